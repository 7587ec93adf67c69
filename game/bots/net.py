"""What the nets of all games share: whole numbers, the same on every machine, and the file they lie in."""

import json
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.checks import Json, listed, mapping
from game.errors import Refused

NAT: Final = 1 << 16
"""Worth is told in logarithms of odds; this is one of them."""
WEIGHTS: Final = "weights.json"

Numbers = Sequence[Sequence[int]]


def added(*rows: Sequence[int]) -> list[int]:
    return [*map(sum, zip(*rows))]


def counted(units: Sequence[int], head: Sequence[int]) -> int:
    return sum([unit * weight for unit, weight in zip(units, head) if unit > 0])


BITS: Final = 32


class Units:
    """So many hidden units in one large number: to add two rows of weights is a single addition."""

    def __init__(self, count: int) -> None:
        self._bytes = count * BITS // 8
        self._signs = sum([1 << at * BITS + BITS - 1 for at in range(count)])
        self._each = struct.Struct(f"<{count}i").unpack

    def packed(self, row: Sequence[int]) -> int:
        return sum([weight << at * BITS for at, weight in enumerate(row)])

    def each(self, units: int) -> Sequence[int]:
        """
        >>> units = Units(3)
        >>> units.each(units.packed([1, -2, 3]) + units.packed([-5, 1, 4]))
        (-4, -1, 7)
        """
        signs = self._signs
        found: tuple[int, ...] = self._each((units + signs ^ signs).to_bytes(self._bytes, "little"))
        return found


def read_weights(room: str, name: str = WEIGHTS) -> Json:
    """What training has found out for the bots in a room, such as `game/sanjuan/bots`."""
    path = Path(__file__).parents[2] / room / name
    return dict(mapping(json.loads(path.read_text(encoding="utf-8")), name))


def rows_of(weights: Json, name: str, count: int, width: int) -> Numbers:
    """A table of the weights, refused unless it has the shape that the game wants today."""
    rows: list[list[int]] = weights.get(name, [])
    widths = {len(row) for row in rows} or {0}
    if len(rows) != count or widths != {width}:
        found = f"{len(rows)} of {listed(map(str, sorted(widths)))}"
        raise Refused(
            f"{WEIGHTS}: {name}: expected {count} rows of {width} numbers, not {found}; "
            "`sanjuan train FOLDER` makes a file that fits, to be put in its place"
        )
    return rows
