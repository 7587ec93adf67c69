"""What the cards of San Juan look like, in a hand, enlarged, and as buildings in a city."""

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface

from game.sanjuan import catalogue
from game.sanjuan.catalogue import BY_NAME, CARDS, CUSTOMS_OFFICE, GOODS, costs, is_plant
from game.sanjuan.guest import SanJuan
from game.sanjuan.piles import card_of, has_good, spelt_out
from game.sanjuan.views import Pile
from scenes.cards.art import COIN
from scenes.draw.canvas import Colour, Placed, Sprite
from scenes.draw.drawings import drawing
from scenes.draw.lettering import NAMES, largest_fitting
from scenes.draw.pictures import at_once, panel, under_sign
from scenes.draw.theme import INK, PAPER, readable_on
from scenes.sanjuan.signs import PHASE, ROLE_COLOURS, band, icon
from scenes.widgets.tokens import Tokens

if TYPE_CHECKING:
    from scenes.app.console import Console

BACK: Final = "sanjuan/card_back"
LEAST, READ = 7, 14
"""The letters of a name, in pixels, and those of cards that lie in a hand."""
BAND, NAMELESS = 0.24, 0.12
"""The band of a card with its name on it or without, in widths of the card."""
SIGN: Final = 0.32
"""The band of a building with its name on it, in heights of the building."""
WORDS: Final = 0.9
"""How wide a name may be, in widths of its band."""


class CardFaces:
    """Each of them made from drawings and signs."""

    back: Final = BACK

    def __init__(self, console: "Console", edition: int) -> None:
        self.tokens = Tokens(console)
        self._say = console.words(SanJuan)
        self._pictures = console.pictures
        self._costs = costs(edition)

    def title(self, name: str) -> str:
        return self._say(f"card.{name}")

    def colour(self, name: str) -> Colour:
        return band(name)

    def cost(self, name: str) -> int:
        return self._costs[BY_NAME[name]]

    def face(self, name: str, size: tuple[int, int], named: bool = False) -> Surface:
        """A card: drawing, band, what it is, and its points."""
        return at_once(self.facing(name, size, named))

    def names_fit(self, size: tuple[int, int]) -> bool:
        return self._readable(framed(size[0])[1], round(size[0] * BAND))

    def signs_fit(self, size: tuple[int, int]) -> bool:
        """On buildings of this size the name of each can be read."""
        return self._readable(size[0] - 2 * brim(size[1]), round(size[1] * SIGN))

    def _readable(self, width: int, height: int) -> bool:
        """The names of all cards, on bands so wide and high."""
        room = round(width * WORDS)
        return all(self.fitting(self.title(name), room, height) >= READ for name in catalogue.NAMES[1:])

    def facing(
        self, name: str, size: tuple[int, int], named: bool = True, priced: bool = False
    ) -> Generator[None, None, Surface]:
        """The picture of a card, made piece by piece."""
        width, height = size
        line = max(2, width // 50)
        edge, square = framed(width)
        drawn = drawing(f"sanjuan/buildings/{name}", square, square)
        yield
        picture = panel(size, PAPER, width // 12, INK, line)
        picture.blit(drawn, (edge, edge))
        yield
        strip = Rect(edge, edge + square, square, round(width * (BAND if named else NAMELESS)))
        picture.fill(band(name), strip)
        pygame.draw.rect(picture, INK, strip, line)
        if named:
            self._name(picture, name, strip)
            yield
        if priced:
            picture.blit(self.tokens.minted(self.cost(name), round(width * COIN)), (edge, edge))
            yield
        foot = Rect(edge, strip.bottom, square, height - edge - strip.bottom)
        size_of_icon = min(foot.height - 2, round(width * 0.2))
        if size_of_icon >= 6:
            picture.blit(
                self._kind(name, size_of_icon), (edge + width // 24, foot.centery - size_of_icon // 2)
            )
        yield
        self._seal(picture, name, foot, width)
        return picture

    def _kind(self, name: str, size: int) -> Surface:
        """What the card is, as a sign on paper: on a disc of its colour unless it is a good."""
        if icon(name).startswith("sanjuan/goods"):
            return self.tokens.icon(icon(name), size)
        colour = under_sign(ROLE_COLOURS[PHASE[name]] if name in PHASE else band(name))
        return self.tokens.disc(icon(name), colour, size)

    def _name(self, picture: Surface, name: str, strip: Rect) -> None:
        words, colour = self.title(name), readable_on(band(name))
        letters, room = self.tokens.letters, round(strip.width * WORDS)
        size = self.fitting(words, room, strip.height)
        lines = letters.wrapped(words, room, NAMES, size)
        step = min(letters.height(NAMES, size), strip.height // len(lines))
        top = strip.centery - step * len(lines) / 2
        for at, line in enumerate(lines):
            drawn = letters.line(line, colour, NAMES, size)
            x = strip.centerx - drawn.get_width() / 2
            picture.blit(drawn, (x, top + at * step + (step - drawn.get_height()) / 2 + size * 0.06))

    def fitting(self, words: str, width: int, height: int) -> int:
        """The largest size in which a name fits a band, on two lines at most."""
        letters = self.tokens.letters

        def fits(size: int) -> bool:
            lines = letters.wrapped(words, width, NAMES, size)
            wide = max(letters.width(line, NAMES, size) for line in lines)
            return wide <= width and len(lines) * size * 1.02 <= height and len(lines) <= 2

        return largest_fitting(fits, round(height * 0.72), LEAST) or LEAST

    def _seal(self, picture: Surface, name: str, foot: Rect, width: int) -> None:
        size = min(round(width * 0.3), round(foot.height * 1.35))
        seal = self.tokens.seal(CARDS[BY_NAME[name]].vp, size)
        picture.blit(seal, (foot.right - size - 1, foot.bottom - size + 1))

    def make_buildings(self, names: Sequence[str], sizes: Sequence[tuple[int, int]]) -> Iterator[None]:
        """All that may stand in cities."""
        for name in names:
            for size in sizes:
                self.building(name, size)
            yield
        for size in sizes:
            for name in filter(holds_goods, names):
                for _ in self.pile({"card": name, "good": True, "tucked": [name]}, Rect((0, 0), size)):
                    yield

    def pile(self, pile: Pile, place: Rect, named: bool = False) -> Iterator[Placed]:
        """A building as it stands in a city, with what lies on it and under it, and its name or not."""
        size, name = place.height, card_of(pile)
        yield Placed(self.building(name, place.size, named), *place.center)
        if has_good(pile):
            good = self._pictures.drawing(good_drawing(name), round(size * 0.62))
            bottom = place.bottom - named * round(size * SIGN)
            yield Placed(good, place.right - good.size[0] // 2, bottom - good.size[1] // 2)
        if any(spelt_out(pile).get(held) for held in ("over", "tucked", "shipped")):
            sign = self._pictures.drawing("icons/tucked", max(8, round(size * 0.4)))
            yield Placed(sign, place.x + sign.size[0] // 2, place.y + sign.size[1] // 2)

    def building(self, name: str, size: tuple[int, int], named: bool = False) -> Sprite:
        key = "building", name, size, named
        return self._pictures.made(key, lambda: self.house(name, size, named))

    def house(self, name: str, size: tuple[int, int], named: bool = False) -> Surface:
        """The picture of a building in a city."""
        width, height = size
        edge, strip = brim(height), max(3, round(height * (SIGN if named else 0.13)))
        picture = panel(size, PAPER, height // 9, INK, 1)
        inner = Rect(0, 0, width - 2 * edge, height - 2 * edge - strip)
        drawn = drawing(f"sanjuan/buildings/{name}", inner.width, inner.width)
        picture.blit(drawn, (edge, edge), inner.move(0, (inner.width - inner.height) // 3))
        foot = Rect(edge, height - edge - strip, width - 2 * edge, strip)
        picture.fill(band(name), foot)
        if named:
            self._name(picture, name, foot)
        return picture


def framed(width: int) -> tuple[int, int]:
    """The edge of a card, and the side of the drawing in it."""
    edge = max(2, width // 28)
    return edge, width - 2 * edge


def brim(height: int) -> int:
    """The edge of a building so high."""
    return max(1, height // 24)


def holds_goods(name: str) -> bool:
    return is_plant(name) or BY_NAME[name] == CUSTOMS_OFFICE


def good_drawing(plant: str) -> str:
    """What lies on a plant; in a customs office it has a price of its own, whatever the tile says."""
    return f"sanjuan/goods/{GOODS[BY_NAME[plant]] if is_plant(plant) else 'customs'}"
