"""What lies on Puerto Rico's table: buildings, tiles, colonists, barrels, ships."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.puerto_rico.catalogue import BUILDINGS, GOODS, NAMES, NO_GOOD, QUARRY, TILES
from scenes.draw.canvas import Colour, Placed, Sprite
from scenes.draw.drawings import drawing, shape
from scenes.draw.lettering import STRONG
from scenes.draw.pictures import panel, tinted
from scenes.draw.theme import CREAM, DARK_LEAF, DEEP, INK, PAPER, ROOF, SUN, WHITE, WOOD, colour, mixed
from scenes.draw.theme import SEAL as SEALED
from scenes.widgets.tokens import Tokens, row, standing, wide

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoBuilding, PuertoRicoShip, PuertoRicoTile

SHARED: Final = {
    "indigo_plant": "indigo_plant",
    "sugar_mill": "sugar_mill",
    "tobacco_storage": "tobacco_storage",
    "coffee_roaster": "coffee_roaster",
    "harbor": "harbor",
    "small_market": "market_stand",
    "large_market": "market_hall",
    "office": "office_building",
}
"""Buildings that look as in San Juan, and what they are called there."""


class Look(NamedTuple):
    """The colours of a label."""

    ground: Colour
    ink: Colour
    edge: Colour


GAIN: Final = Look(DARK_LEAF, CREAM, CREAM)
LOSS: Final = Look(ROOF, CREAM, CREAM)
PLAIN: Final = Look(PAPER, INK, INK)
"""What one gets, what one loses, and anything else."""
GREEN: Final = colour("B2E28C")
COLONIST, HOLE = "puerto_rico/colonist", "puerto_rico/hole"
COIN, SEAL = "icons/coin", "icons/seal"
COLONISTS: Final = "puerto_rico/icons/colonist"
SHORT: Final = "puerto_rico/icons/coin_short"
BARREL: Final = "puerto_rico/icons/barrel"
HOUSE: Final = "puerto_rico/icons/house"
BIN: Final = "icons/bin"
OWN_COLOURS: Final = (COIN, SEAL)
"""Signs that are not of one colour."""
ACTS: Final[Mapping[str, tuple[str, Colour]]] = {
    **dict.fromkeys(("hacienda", "construction_hut", "hospice"), ("puerto_rico/icons/settler", DARK_LEAF)),
    **dict.fromkeys(("small_market", "large_market", "office"), ("sanjuan/icons/trader", WOOD)),
    **dict.fromkeys(
        ("small_warehouse", "large_warehouse", "harbor", "wharf"), ("puerto_rico/icons/captain", DEEP)
    ),
    "factory": ("puerto_rico/icons/craftsman", WOOD),
    "university": ("sanjuan/icons/builder", ROOF),
}
"""The sign of the phase in which a building acts, and the ground it stands on."""
AT_THE_END: Final = ("icons/star", SEALED)
CREW: Final = 0.38
"""A colonist in heights of what he works in."""
STERN, HOLD, BOW, SAILS = 30, 22, 36, 110
DECK, ROUND, HIGH = 90, 14, 114
SEAM: Final = 1
"""Pixels by which one part of a ship covers the next."""
SAIL: Final = (37, 41, 46)
"""A ship in pixels of its drawings: widths of parts, what lies in a hold, the sail's middle and height."""


def building_drawing(name: str) -> str:
    shared = SHARED.get(name)
    return f"sanjuan/buildings/{shared}" if shared else f"puerto_rico/buildings/{name}"


def good_drawing(good: str) -> str:
    return "puerto_rico/goods/corn" if good == GOODS[0] else f"sanjuan/goods/{good}"


def spaces(name: str) -> int:
    return BUILDINGS[NAMES.index(name)].spaces


class Pieces:
    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.pictures = tokens.pictures

    # What is built and grown

    def building(self, name: str, size: tuple[int, int]) -> Sprite:
        return self.pictures.made(
            ("pr building", name, size), lambda: self.framed(building_drawing(name), size)
        )

    def field(self, tile: str, size: tuple[int, int]) -> Sprite:
        return self.pictures.made(
            ("pr field", tile, size), lambda: self.framed(f"puerto_rico/tiles/{tile}", size)
        )

    def plot(self, tile: str, size: int) -> Sprite:
        """The sign of a field, where it is too small for its plants."""
        return self.pictures.made(("pr plot", tile, size), lambda: self._plot(tile, size))

    def _plot(self, tile: str, size: int) -> Surface:
        if tile == TILES[QUARRY]:
            return self.framed(f"puerto_rico/tiles/{tile}", (size, size))
        picture, inner = panel((size, size), DARK_LEAF, size // 4, INK, 1), size - 3
        picture.blit(drawing(good_drawing(tile), inner, inner), (1, 1))
        return picture

    def framed(self, name: str, size: tuple[int, int]) -> Surface:
        """A drawing that fills a frame, of which as much is seen as there is room for."""
        edge = max(1, size[1] // 30)
        picture = panel(size, PAPER, max(2, size[1] // 10), INK, 1)
        inner = Rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge)
        width = max(inner.width, round(inner.height * shape(name)))
        drawn = drawing(name, width, round(width / shape(name)))
        part = drawn.get_rect()
        part.height = min(part.height, inner.height)
        part.width = inner.width
        part.center = drawn.get_rect().center
        picture.blit(drawn, inner, part)
        corners = panel(size, WHITE, max(2, size[1] // 10))
        picture.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return picture

    def offered(self, name: str, size: tuple[int, int], refused: bool) -> Sprite:
        """A building on the market, darker if it is not to be had."""

        def make() -> Surface:
            picture = self.framed(building_drawing(name), size)
            return dimmed(picture) if refused else picture

        return self.pictures.made(("pr offer", name, size, refused), make)

    def no_quarry(self, size: int) -> Sprite:
        """Where one more would count."""
        return self.pictures.made(
            ("pr no quarry", size),
            lambda: faint(self.framed("puerto_rico/tiles/quarry", (size, size)), 110),
        )

    def acting(self, name: str, size: int) -> Sprite:
        """The good that a building makes, or the sign of the phase in which it acts."""
        row = BUILDINGS[NAMES.index(name)]
        if row.good != NO_GOOD:
            return self.good(GOODS[row.good], size)
        sign, colour = ACTS.get(name, AT_THE_END)
        return self.pictures.made(
            ("pr acting", sign, size), lambda: self.tokens.disc(sign, colour, size).copy()
        )

    def seal(self, points: int, size: int) -> Sprite:
        return self.pictures.made(("pr seal", points, size), lambda: self.tokens.seal(points, size).copy())

    def crew(self, place: Rect, manned: int, circles: int) -> Iterator[Placed]:
        """Who works there, and where nobody does yet."""
        high = round(place.height * CREW)
        step = min(high, place.width // max(1, circles))
        left = place.centerx - step * (circles - 1) / 2
        for at in range(circles):
            name = COLONIST if at < manned else HOLE
            size = high if at < manned else round(high * 0.72)
            sprite = self.pictures.drawing(name, size)
            yield Placed(sprite, round(left + at * step), place.bottom - sprite.size[1] // 2 - 1)

    def town(self, city: "Sequence[PuertoRicoBuilding]", places: Sequence[Rect]) -> Iterator[Placed]:
        for building, place in zip(city, places, strict=False):
            name = building["building"]
            yield Placed(self.building(name, place.size), *place.center)
            yield from self.crew(place, building.get("colonists", 0), BUILDINGS[NAMES.index(name)].circles)

    def fields(self, island: "Sequence[PuertoRicoTile]", places: Sequence[Rect]) -> Iterator[Placed]:
        for tile, place in zip(island, places, strict=False):
            yield Placed(self.field(tile["tile"], place.size), *place.center)
            yield from self.crew(place, int(tile.get("colonist", False)), 1)

    # Goods

    def barrel(self, good: str, high: int) -> Sprite:
        return self.pictures.drawing(f"puerto_rico/barrels/{good}", round(high * 48 / 52), high)

    def faint_barrel(self, good: str, high: int) -> Sprite:
        """Where one might stand."""
        width = round(high * 48 / 52)
        return self.pictures.made(
            ("pr no barrel", good, high), lambda: faint(drawing(f"puerto_rico/barrels/{good}", width, high))
        )

    def good(self, good: str, size: int) -> Sprite:
        name = "puerto_rico/tiles/quarry" if good == TILES[QUARRY] else good_drawing(good)
        return self.pictures.drawing(name, size)

    def faint_good(self, good: str, size: int) -> Sprite:
        return self.pictures.made(
            ("pr faint", good, size), lambda: faint(drawing(good_drawing(good), size, size), 150)
        )

    # Ships

    def ship(
        self, ship: "PuertoRicoShip", place: Rect, coming: tuple[str, int] | None = None
    ) -> Iterator[Placed]:
        """As large as it fits, with as many holds as barrels fit; what lies in them, and may come."""
        size = ship["size"]
        scale = min(place.width / (STERN + BOW + HOLD * size), place.height / HIGH)
        high = round(HIGH * scale)
        y = place.bottom - high / 2
        sails = self.pictures.drawing("puerto_rico/ships/sails", round(SAILS * scale), high)
        yield Placed(sails, place.centerx, y)
        parts = [("stern", STERN), *[("hold", HOLD)] * size, ("bow", BOW)]
        sprites = [
            self.pictures.drawing(f"puerto_rico/ships/{name}", round(width * scale), high)
            for name, width in parts
        ]
        lefts = [*accumulate((sprite.size[0] - SEAM for sprite in sprites), initial=0)]
        left = place.centerx - lefts[-1] // 2
        middles = [left + at + sprite.size[0] / 2 for at, sprite in zip(lefts, sprites, strict=False)]
        yield from (Placed(sprite, x, y) for sprite, x in zip(sprites, middles, strict=True))
        aboard, round_ = ship.get("barrels", 0), max(8, round(ROUND * scale))
        held = [self.good(ship["kind"], round_)] * aboard if aboard else []
        if coming:
            held += [self.faint_good(coming[0], round_)] * coming[1]
        for good, x in zip(held, middles[1:], strict=False):
            yield Placed(good, x, place.bottom - high + DECK * scale)

    def water(self, size: tuple[int, int]) -> Sprite:
        """What a ship is put together upon."""
        return self.pictures.made(("pr water", size), lambda: Surface(size, pygame.SRCALPHA))

    def laden(self, ship: "PuertoRicoShip", size: tuple[int, int]) -> Sprite:
        """A ship as one picture."""
        key = "pr laden", size, ship["size"], ship.get("kind"), ship.get("barrels")
        return self.pictures.composed(key, self.water(size), lambda: self.ship(ship, Rect((0, 0), size)))

    def sail(self, ship: "PuertoRicoShip", place: Rect) -> tuple[int, int, int]:
        """The middle of the large sail, and how high it is."""
        scale = min(place.width / (STERN + BOW + HOLD * ship["size"]), place.height / HIGH)
        x = place.centerx - (SAILS / 2 - SAIL[0]) * scale
        return round(x), round(place.bottom - (HIGH - SAIL[1]) * scale), round(SAIL[2] * scale)

    # Numbers

    def number(self, words: str, x: float, y: float, high: int, colour: Colour = CREAM) -> Iterator[Placed]:
        """Digits and signs, one after the other."""
        yield from row(self.pictures.figures(words, colour, STRONG, high), x, y)

    def counted(
        self, sign: str, words: str, x: float, y: float, high: int, colour: Colour = CREAM
    ) -> Iterator[Placed]:
        yield standing(self.sign(sign, high + 4, colour), x, y)
        yield from self.number(words, x + high + 6, y, high, colour)

    def sign(self, name: str, size: int, colour: Colour = CREAM) -> Sprite:
        """A glyph in a colour; what has colours of its own keeps them."""
        if name in OWN_COLOURS or colour == CREAM:
            return self.pictures.drawing(name, size)
        return self.pictures.icon(name, size, colour)

    def wide(self, words: str, high: int) -> int:
        return wide(self.pictures.figures(words, CREAM, STRONG, high))

    def tag(self, words: str, sign: str, high: int, look: "Look") -> Sprite:
        """A few words on a label, with the sign of what they count."""
        key = "pr tag", words, sign, high, look
        return self.pictures.made(key, lambda: self._tag(words, sign, high, look))

    def _tag(self, words: str, sign: str, high: int, look: "Look") -> Surface:
        text = self.tokens.small_letters.line(words, look.ink, STRONG, high)
        tall, side = high + 6, high + 2
        width = text.get_width() + (side + 2 if sign else 0) + high - 2
        picture = panel((width, tall), look.ground, tall // 3, look.edge, 1)
        picture.blit(text, (high // 2 - 1, (tall - text.get_height()) // 2))
        if sign:
            icon = self.tokens.icon(sign, side)
            if look.ink != CREAM and sign not in OWN_COLOURS:
                icon = tinted(icon.copy(), look.ink)
            picture.blit(icon, (width - side - high // 3, (tall - side) // 2))
        return picture

    def lit(self, size: tuple[int, int]) -> Sprite:
        """The edge of what has a part in what would happen."""
        return self.pictures.frame((size[0] + 4, size[1] + 4), GREEN, max(3, size[1] // 9), 2)

    def chosen(self, size: tuple[int, int]) -> Sprite:
        """The edge of what can be pressed now."""
        return self.pictures.frame(
            (size[0] + 4, size[1] + 4), mixed(SUN, CREAM, 0.5), max(3, size[1] // 9), 2
        )


def faint(picture: Surface, left: int = 70) -> Surface:
    picture.fill((255, 255, 255, left), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def dimmed(picture: Surface) -> Surface:
    picture.fill((150, 155, 160, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
