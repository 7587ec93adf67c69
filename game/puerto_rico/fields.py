"""What tiles would be good for, what is left of them, and what a colonist more would make."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from game.puerto_rico.catalogue import (
    BIT,
    CIRCLES,
    CONSTRUCTION_HUT,
    CORN,
    GOODS,
    HOSPICE,
    ISLAND_SPACES,
    LARGE_COLUMN,
    LAYOUTS,
    MAKES,
    NAMES,
    PLANTATIONS,
    QUARRY,
    SETTLER,
    TILES,
)
from game.puerto_rico.state import Seat, State
from game.puerto_rico.view import imagined
from game.puerto_rico.words import goods

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoField, PuertoRicoFields, PuertoRicoHelp

COLUMNS: Final = range(1, LARGE_COLUMN + 1)


def fields(view: Mapping[str, Any]) -> "PuertoRicoFields":
    """What each kind of tile would be good for, and what may still turn up."""
    s, at = imagined(view), int(view["seat"])
    return {
        "tiles": {name: field(s, at, tile) for tile, name in enumerate(TILES)},
        "space": max(0, ISLAND_SPACES - len(s.seats[at].island)),
        "stack": hidden(view),
    }


def field(s: State, at: int, tile: int) -> "PuertoRicoField":
    """What one tile would be good for."""
    seat = s.seats[at]
    if tile == QUARRY:
        return _quarry(s, at)
    left = s.face_up.count(tile)
    if tile == CORN:
        return {"left": left, "makes": 1, "why": "corn", "buildings": [], "colonists": 1}
    plants = [building for building in seat.city if MAKES[building] == tile]
    circles = sum([CIRCLES[building] for building in plants])
    makes = int(circles > seat.island.count(tile))
    found: PuertoRicoField = {
        "left": left,
        "makes": makes,
        "why": "room" if makes else "full" if plants else "no_building",
        "buildings": [NAMES[building] for building in plants],
    }
    if makes:
        found["colonists"] = 1 + int(_crew(seat, tile) <= seat.output[tile])
    return found


def _crew(seat: Seat, good: int) -> int:
    """The colonists in buildings that make it."""
    city = zip(seat.city, seat.crew, strict=True)
    return sum([colonists for building, colonists in city if MAKES[building] == good])


def _quarry(s: State, at: int) -> "PuertoRicoField":
    seat = s.seats[at]
    columns = [column for column in COLUMNS if column > seat.island.count(QUARRY)]
    found: PuertoRicoField = {
        "left": s.quarries,
        "makes": 0,
        "why": "cheaper" if columns else "enough",
        "buildings": [],
        "columns": columns,
    }
    if s.phase == SETTLER and at == s.first:
        found["by"] = "settler"
    elif seat.acting & BIT[CONSTRUCTION_HUT]:
        found["by"] = NAMES[CONSTRUCTION_HUT]
    return found


def hidden(view: Mapping[str, Any]) -> dict[str, int]:
    """The tiles that lie nowhere else; nothing if they are not as many as the stack has."""
    layout = LAYOUTS[len(view["seats"])]
    islands = [each["tile"] for seat in view["seats"] for each in seat["island"]]
    seen = Counter([*view["face_up"], *view["discards"], *islands])
    left = {
        good: copies - layout.tiles_out - seen[good] for good, copies in zip(GOODS, PLANTATIONS, strict=True)
    }
    if min(left.values()) < 0 or sum(left.values()) != view["stack"]:
        return {}
    return {good: count for good, count in left.items() if count}


def helper(view: Mapping[str, Any], name: str) -> "PuertoRicoHelp":
    """The colonist of a hospice or a university that is asked for."""
    s = imagined(view)
    seat = s.seats[int(view["seat"])]
    before, source = seat.output, "supply" if s.colonists else "ship"
    if name == NAMES[HOSPICE]:
        on = TILES[seat.island[-1]]
        seat.manned |= 1 << len(seat.island) - 1
    else:
        on = NAMES[seat.city[-1]]
        seat.crew = (*seat.crew[:-1], 1)
    seat.derive()
    more = [now - then for now, then in zip(seat.output, before, strict=True)]
    return {"on": on, "source": source, "makes": goods(more)}
