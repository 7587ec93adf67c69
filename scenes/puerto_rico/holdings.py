"""All that a seat has: its town, its island and its barrels, as large as there is room for."""

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from pygame import SRCALPHA, Rect, Surface

from game.puerto_rico.catalogue import CIRCLES, CITY_SPACES, GOODS, ISLAND_SPACES, NAMES
from game.puerto_rico.explain import explain
from game.puerto_rico.guest import PuertoRico
from scenes.draw.canvas import Placed
from scenes.draw.pictures import along
from scenes.draw.theme import strong
from scenes.puerto_rico.pieces import COIN, COLONISTS, SEAL, Pieces, spaces
from scenes.puerto_rico.shore import GROUNDS, in_rows, in_town
from scenes.puerto_rico.wording import goods_of
from scenes.table.seat import Head
from scenes.table.zoom import ThingZoom
from scenes.widgets.tokens import Tokens

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoView
    from scenes.app.console import Console

COLUMNS: Final = 6
"""Of a town and of an island, in as many rows as it takes."""
WIDE: Final = 1.2
"""A place, in heights of its row."""


def rows(taken: int, most: int) -> int:
    """How many it takes, but one at least, and no more than there can be."""
    return max(1, -(-min(taken, most) // COLUMNS))


class Board:
    def __init__(
        self,
        console: "Console",
        area: Rect,
        view: "PuertoRicoView",
        names: Sequence[str],
        seat: int,
        enlarges: Callable[[Sequence[str], int], ThingZoom],
    ) -> None:
        self._console = console
        self._pieces = Pieces(Tokens(console))
        self._area = area
        self._seat = view["seats"][seat]
        self._enlarges = enlarges
        city, island = self._seat["city"], self._seat["island"]
        taken = sum(spaces(each["building"]) for each in city)
        self._rows = {"town": rows(taken, CITY_SPACES), "fields": rows(len(island), ISLAND_SPACES), "quay": 1}
        self._step = area.height // sum(self._rows.values())
        self._town = in_town(self._places("town"), city)
        self._fields = [place for row in self._places("fields") for place in row][: len(island)]
        self._goods = [good for good in GOODS if self._seat["goods"].get(good)]
        self._quay = self._quay_places()
        self.places: Sequence[Rect] = [*self._town, *self._fields, *self._quay]
        self._things = [
            *(f"building.{each['building']}" for each in city),
            *(f"tile.{each['tile']}" for each in island[: len(self._fields)]),
            *(f"good.{good}" for good in self._goods),
        ]
        known = explain(view, "points")["seats"][seat]["total"]
        points = str(known) if seat == view["seat"] else f"{known}+"
        counts = (
            (COIN, str(self._seat["doubloons"])),
            (SEAL, points),
            (COLONISTS, str(self._seat["stored"])),
        )
        face = console.portrait(names[seat], seat)
        self.head = Head(names[seat], face, view["governor"] == seat, view.get("asked") == seat, counts)

    def _zone(self, name: str) -> Rect:
        above = sum(takewhile(bool, (rows * (other != name) for other, rows in self._rows.items())))
        top = self._area.y + above * self._step
        width = min(self._area.width, round(COLUMNS * self._step * WIDE))
        zone = Rect(0, top, width, self._step * self._rows[name])
        zone.centerx = self._area.centerx
        return zone

    def _places(self, name: str) -> list[list[Rect]]:
        """Row by row."""
        return in_rows(self._zone(name), COLUMNS * self._rows[name], self._rows[name])

    def _quay_places(self) -> list[Rect]:
        zone = self._zone("quay")
        step = zone.width // len(GOODS)
        each = [
            Rect(zone.x + at * step + 2, zone.y + 1, step - 4, zone.height - 2) for at in range(len(GOODS))
        ]
        return [each[GOODS.index(good)] for good in self._goods]

    def ground(self) -> Generator[None, None, Placed]:
        width = self._console.layout.screen.width
        key, make = ("pr shore", width, *self._area, *self._rows.values()), partial(self._shore, width)
        ground = yield from self._console.pictures.pieced(key, make, lasting=False)
        return Placed(ground, width // 2, self._area.centery)

    def _shore(self, width: int) -> Generator[None, None, Surface]:
        picture = Surface((width, self._area.height), SRCALPHA)
        for name in self._rows:
            zone = self._zone(name).move(0, -self._area.y)
            if not strong():
                yield from along(picture, GROUNDS[name], Rect(0, zone.y, width, zone.height))
        return picture

    def parts(self) -> Iterator[Placed]:
        yield from self._pieces.town(self._seat["city"], self._town)
        yield from self._pieces.fields(self._seat["island"], self._fields)
        high = self._console.small_lettering.body
        for good, place in zip(self._goods, self._quay, strict=True):
            barrel = self._pieces.barrel(good, min(place.height - 4, place.width // 2))
            yield Placed(barrel, place.centerx - barrel.size[0] // 2, place.centery)
            count = str(self._seat["goods"][good])
            yield from self._pieces.number(count, place.centerx + 4, place.centery, high)

    def words(self, at: int) -> str:
        kind, _, name = self._things[at].partition(".")
        say = self._console.words(PuertoRico)
        if kind == "good":
            return goods_of({name: self._seat["goods"][name]}, say)
        if kind == "tile":
            manned, circles = int(self._seat["island"][at - len(self._town)].get("colonist", False)), 1
        else:
            manned, circles = self._seat["city"][at].get("colonists", 0), CIRCLES[NAMES.index(name)]
        return f"{say(self._things[at])} · {say('zoom.manned', count=manned, of=circles)}"

    def enlarged(self, at: int) -> ThingZoom:
        """Of things that look alike, one."""
        things = [*dict.fromkeys(self._things)]
        return self._enlarges(things, things.index(self._things[at]))
