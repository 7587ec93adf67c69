"""What the nets of all games share: whole numbers, the same on every machine."""

from collections.abc import Sequence
from typing import Final

NAT: Final = 1 << 16
"""Worth is told in logarithms of odds; this is one of them."""
WEIGHTS: Final = "weights.json"

Numbers = Sequence[Sequence[int]]


def added(*rows: Sequence[int]) -> list[int]:
    return [*map(sum, zip(*rows))]


def counted(units: Sequence[int], head: Sequence[int]) -> int:
    return sum([unit * weight for unit, weight in zip(units, head) if unit > 0])
