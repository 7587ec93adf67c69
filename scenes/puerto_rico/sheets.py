"""What each seat got in a role, as signs with numbers."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from game.puerto_rico.catalogue import GOODS, NAMES, TILES
from game.puerto_rico.standing import gains
from game.views import Event
from scenes.puerto_rico.pieces import COIN, COLONISTS, SEAL, building_drawing, good_drawing
from scenes.table.sheet import Gain, Share

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoGain

GAINS: Final = (
    Gain(COLONISTS, 1, plain=True),
    *(Gain(drawing, 1) for drawing in (COIN, SEAL, *map(good_drawing, GOODS))),
    *(Gain(building_drawing(name)) for name in NAMES),
    *(Gain(f"puerto_rico/tiles/{tile}") for tile in TILES),
)
"""All that can be seen there."""


def shares(events: Sequence[Event], portraits: Sequence[str]) -> list[Share]:
    found = gains(events, len(portraits))
    return [Share(portrait, [*_gains(gain)]) for portrait, gain in zip(portraits, found, strict=True)]


def _gains(gain: "PuertoRicoGain") -> Iterator[Gain]:
    for tile in gain.get("tiles", ()):
        yield Gain(f"puerto_rico/tiles/{tile}")
    for building in gain.get("buildings", ()):
        yield Gain(building_drawing(building))
    if newcomers := gain.get("colonists"):
        yield Gain(COLONISTS, newcomers, plain=True)
    for good, count in gain.get("loaded", {}).items():
        yield Gain(good_drawing(good), count, used=True)
    for good in gain.get("sold", ()):
        yield Gain(good_drawing(good), 1, used=True)
    counts = [(good_drawing(good), count) for good, count in gain.get("goods", {}).items()]
    counts += [(SEAL, gain.get("points", 0)), (COIN, gain.get("doubloons", 0) - gain.get("paid", 0))]
    counts += [(good_drawing(good), -count) for good, count in gain.get("lost", {}).items()]
    yield from (Gain(drawing, count) for drawing, count in counts if count)
