"""All buildings, roles, tiles, goods and ships of Puerto Rico in groups."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import Surface

from game.puerto_rico.catalogue import (
    BARRELS,
    BUILDINGS,
    GOODS,
    LARGE_COLUMN,
    LAYOUTS,
    PLANTATIONS,
    PRICES,
    PROSPECTOR_2,
    QUARRIES,
    ROLES,
    TILES,
)
from game.puerto_rico.guest import PuertoRico
from scenes.draw.canvas import Sprite
from scenes.draw.pictures import panel
from scenes.draw.theme import FOAM, INK, SEA
from scenes.puerto_rico.exhibits import HOUSE, STACK, Exhibited, building
from scenes.records.career import Career
from scenes.table.gallery import INNER, Gallery, served
from scenes.widgets.lines import Line

if TYPE_CHECKING:
    from scenes.app.console import Console

SIZES: Final = sorted({size for layout in LAYOUTS.values() for size in layout.ships})
LEFT: Final = dict(zip(TILES, (*PLANTATIONS, QUARRIES), strict=True))
"""How many tiles of each kind there are."""


class Everything(Exhibited):
    groups: ClassVar[Mapping[str, Sequence[str]]] = {
        **{
            f"column{column}": [f"building.{row.name}" for row in BUILDINGS if row.column == column]
            for column in range(1, LARGE_COLUMN + 1)
        },
        "roles": [f"role.{role}" for role in ROLES[:PROSPECTOR_2]],
        "tiles": [f"tile.{tile}" for tile in TILES],
        "goods": [f"good.{good}" for good in GOODS],
        "ships": [*(f"ship.{size}" for size in SIZES), HOUSE, STACK],
    }

    def __init__(self, console: "Console", career: Career) -> None:
        super().__init__(console)
        self._career = career

    def tile(self, thing: str, size: int) -> Sprite:
        return self.pictures.made(("gallery", thing, size), lambda: self._square(thing, size))

    def _square(self, thing: str, size: int) -> Surface:
        """What is not square lies on a ground that is."""
        ratio = self.ratio(thing)
        if ratio == 1:
            return self.surface(thing, (size, size))
        picture, inner = panel((size, size), SEA, size // 10, INK, max(1, size // 60)), size * INNER
        wide = inner / max(1.0, ratio)
        found = self.surface(thing, (round(wide), round(wide * ratio)))
        picture.blit(found, found.get_rect(center=picture.get_rect().center))
        return picture

    def large(self, thing: str, size: tuple[int, int]) -> Surface:
        return self.surface(thing, size)

    def lines(self, thing: str) -> Sequence[Line]:
        kind, _, name = thing.partition(".")
        told = [TOLD[kind](self, name)] if kind in TOLD else []
        return [line for line in (*self.headed(thing), *(Line(words, FOAM) for words in told)) if line.words]

    def building(self, name: str) -> str:
        row, say = building(name), self.say
        numbers = say("building.numbers", cost=row.cost, points=row.vp, count=row.circles)
        return f"{numbers}. {say('gallery.copies', count=row.copies)} {served(self._career, name, say)}"

    def plantation(self, name: str) -> str:
        return self.say("gallery.tiles_of", count=LEFT[name])

    def good(self, name: str) -> str:
        at = GOODS.index(name)
        return self.say("gallery.good", price=PRICES[at], count=BARRELS[at])

    def ship(self, name: str) -> str:
        seats = [str(count) for count, layout in LAYOUTS.items() if int(name) in layout.ships]
        return self.say("gallery.ship", seats=", ".join(seats))


TOLD: Final[Mapping[str, Callable[[Everything, str], str]]] = {
    "building": Everything.building,
    "tile": Everything.plantation,
    "good": Everything.good,
    "ship": Everything.ship,
}
"""In numbers."""


def gallery(console: "Console") -> Gallery:
    return Gallery(console, PuertoRico, Everything)
