"""Everything there is in Puerto Rico by itself: what it looks like, what it is called, and its rule."""

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Final

from pygame import SRCALPHA, Rect, Surface

from game.puerto_rico.catalogue import BUILDINGS, NAMES, NO_GOOD, Building
from game.puerto_rico.guest import PuertoRico
from game.texts import Say
from scenes.draw.canvas import Sprite
from scenes.draw.drawings import drawing, shape
from scenes.draw.pictures import panel
from scenes.draw.theme import INK, PAPER
from scenes.puerto_rico.pieces import BOW, HIGH, HOLD, SAILS, STERN, building_drawing
from scenes.puerto_rico.roles import COLOURS, drawn
from scenes.puerto_rico.wording import sentence
from scenes.table.gallery import plaque
from scenes.widgets.lines import Line, headed
from scenes.widgets.tokens import Tokens

if TYPE_CHECKING:
    from scenes.app.console import Console

STACK, HOUSE, QUARRY = "place.stack", "place.house", "tile.quarry"
RULED: Final = ("tile.corn", QUARRY)
"""Tiles with a rule of their own."""
PLACES: Final = {STACK: "puerto_rico/tiles/back", HOUSE: "puerto_rico/trading_house"}
SIGN: Final = 0.26
"""A coin or a seal on a building, of its height."""
CIRCLE: Final = 0.2


def building(name: str) -> Building:
    return BUILDINGS[NAMES.index(name)]


def kind(row: Building, say: Say) -> str:
    """What a building is, and how many quarries count for it."""
    what = "production" if row.good != NO_GOOD else "large" if row.spaces > 1 else "violet"
    return f"{say(f'kind.{what}')} · {say('kind.column', count=row.column)}"


def painting(thing: str) -> str:
    """The drawing of anything but a ship."""
    kind, _, name = thing.partition(".")
    if kind == "building":
        return building_drawing(name)
    if kind == "good":
        return f"puerto_rico/barrels/{name}"
    return PLACES.get(thing, f"puerto_rico/tiles/{name}")


class Exhibited:
    """By names such as `building.wharf`, `role.mayor`, `tile.corn`, `good.corn`, `ship.5`, `place.house`."""

    def __init__(self, console: "Console") -> None:
        self.tokens = Tokens(console)
        self.pictures = console.pictures
        self.say = console.words(PuertoRico)

    def ratio(self, thing: str) -> float:
        kind, _, name = thing.partition(".")
        if kind == "ship":
            return HIGH / (STERN + HOLD * int(name) + BOW)
        return 1 if kind == "role" else 1 / shape(painting(thing))

    def surface(self, thing: str, size: tuple[int, int]) -> Surface:
        kind, _, name = thing.partition(".")
        if kind == "role":
            return plaque(drawn(name, self.say).drawing, COLOURS[name], size)
        if kind == "ship":
            return freighter(int(name), size)
        if kind == "building":
            return self._building(name, size)
        return framed(painting(thing), size) if kind == "tile" else drawing(painting(thing), *size)

    def picture(self, thing: str, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        yield
        key = "pr exhibit", thing, size
        return self.pictures.made(key, lambda: self.surface(thing, size), lasting=False)

    def _building(self, name: str, size: tuple[int, int]) -> Surface:
        """With its cost, its points and its circles, if they are large enough to be read."""
        row, picture = building(name), framed(building_drawing(name), size)
        sign, circle = round(size[1] * SIGN), round(size[1] * CIRCLE)
        if sign < self.tokens.small_letters.smallest:
            return picture
        picture.blit(self.tokens.minted(row.cost, sign), (2, 2))
        seal = self.tokens.seal(row.vp, sign)
        picture.blit(seal, (size[0] - seal.get_width() - 2, 2))
        hole = drawing("puerto_rico/hole", circle, circle)
        left = (size[0] - circle * row.circles) // 2
        for at in range(row.circles):
            picture.blit(hole, (left + at * circle, size[1] - circle - 3))
        return picture

    def called(self, thing: str) -> str:
        kind, _, name = thing.partition(".")
        return self.say("zoom.ship", size=name) if kind == "ship" else sentence(self.say(thing))

    def kind(self, thing: str) -> str:
        what, _, name = thing.partition(".")
        if what == "building":
            return kind(building(name), self.say)
        return self.say("kind.quarry" if thing == QUARRY else f"kind.{what}")

    def rules(self, thing: str) -> Sequence[str]:
        what = thing.partition(".")[0]
        if what == "good":
            return []
        if what == "role":
            return [self.say(f"{thing}.{part}") for part in ("action", "privilege")]
        return [self.say(f"{thing if what in ('building', 'place') or thing in RULED else what}.rule")]

    def headed(self, thing: str, scale: float = 1.5) -> list[Line]:
        return headed(self.called(thing), self.kind(thing), self.rules(thing), scale)


def framed(name: str, size: tuple[int, int]) -> Surface:
    """A whole drawing on paper with an edge."""
    edge = max(1, size[1] // 40)
    picture = panel(size, PAPER, max(2, size[1] // 14), INK, max(1, size[1] // 90))
    inner = Rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge)
    found = drawing(name, *inner.size)
    picture.blit(found, found.get_rect(center=inner.center))
    return picture


def freighter(holds: int, size: tuple[int, int]) -> Surface:
    """An empty ship with so many holds."""
    picture, high = Surface(size, SRCALPHA), size[1]
    scale = high / HIGH
    sails = drawing("puerto_rico/ships/sails", round(SAILS * scale), high)
    picture.blit(sails, sails.get_rect(midtop=(size[0] // 2, 0)))
    left = 0.0
    for name, width in (("stern", STERN), *[("hold", HOLD)] * holds, ("bow", BOW)):
        picture.blit(drawing(f"puerto_rico/ships/{name}", round(width * scale), high), (round(left), 0))
        left += width * scale
    return picture
