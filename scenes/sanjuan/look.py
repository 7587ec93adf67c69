"""What cards, goods and roles look like, in every size that the table needs."""

from bisect import bisect_left
from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface

from game.sanjuan.catalogue import BY_NAME, CARDS, CUSTOMS_OFFICE, GOODS, costs, is_plant
from game.sanjuan.guest import SanJuan
from game.sanjuan.piles import Pile, card_of, has_good, spelt_out
from scenes.canvas import Colour, Part, Sprite
from scenes.drawings import drawing
from scenes.lettering import NAMES
from scenes.pictures import at_once, filling, panel, smooth
from scenes.sanjuan.light import veil
from scenes.sanjuan.signs import PHASE, ROLE_COLOURS, band, icon, under_sign
from scenes.theme import (
    CREAM,
    DARK_LEAF,
    DEEP,
    INK,
    NIGHT,
    PAPER,
    SEAL,
    SUN,
    mixed,
    readable_on,
    strong,
)

if TYPE_CHECKING:
    from scenes.console import Console

RATIO: Final = 1.4
"""A card's height in widths."""
FOCUSED: Final = 1.5
"""The card in focus, in sizes of the others."""
WIDEST_TAG: Final = 1.8
"""The name of the card in focus, in widths of that card."""
THICK: Final = 3
"""So many cards are seen below the first of a pile."""
COIN: Final = 0.34
"""How wide the price is, in widths of its card, .."""
CROWDED: Final = 0.7
"""and in sizes of the others in a hand whose cards lie close together."""
ANGLES: Final = (-6.0, -4.0, -2.0, 0.0, 2.0, 4.0, 6.0)
LEAST: Final = 7
"""The letters of a name, in pixels."""
GROWING: Final = (0.5, 0.67, 0.83)
"""Sizes on the way to a card in focus."""


class Look:
    """Pictures of one screen size, each made once."""

    def __init__(self, console: "Console", edition: int, hand: Rect) -> None:
        self.pictures = console.pictures
        self.small_letters = console.small_lettering
        self._letters = console.lettering
        self.say = console.words(SanJuan)
        self.portrait = console.portrait
        self._costs = costs(edition)
        self._arts = self.pictures.surfaces
        self._screen = console.layout.screen.size
        height = min(round(hand.height * 0.94), round(hand.width * 0.28))
        self.hand = hand
        self.small = round(height / RATIO), height
        self.large = round(self.small[0] * FOCUSED), round(height * FOCUSED)

    def make(self, names: Sequence[str]) -> Iterator[None]:
        """All that may be needed within a frame."""
        for name in names:
            self.card(name)
            yield
            self.focused(name)
            yield
            self.tag(name)
            yield
        self.back()
        self.edge(self.large)
        yield
        self.shade()
        self.tick()
        self.star()
        yield
        for number in range(10):
            for reduced, scale in product((True, False), (1.0, FOCUSED, CROWDED)):
                self.coin(number, reduced, scale)
            yield

    def make_buildings(self, names: Sequence[str], sizes: Sequence[tuple[int, int]]) -> Iterator[None]:
        """The same as they stand in cities."""
        for name in names:
            for size in sizes:
                self.building(name, size)
            yield
        for size in sizes:
            for name in filter(holds_goods, names):
                for _ in self.pile({"card": name, "good": True, "tucked": True}, Rect((0, 0), size)):
                    yield

    def card(self, name: str) -> Sprite:
        return self.pictures.made(
            ("card", name, self.small), lambda: self.face(name, self.small, False), ANGLES
        )

    def focused(self, name: str) -> Sprite:
        return self.pictures.made(
            ("card", name, self.large), lambda: self.face(name, self.large, False), scales=GROWING
        )

    def tag(self, name: str) -> Sprite:
        """What the card in focus is called, on a band that may be wider than the card."""
        return self.pictures.made(("tag", name), lambda: self._tag(name))

    def _tag(self, name: str) -> Surface:
        letters, size, words = self._letters, self._letters.smallest, self.say(f"card.{name}")
        lines = letters.wrapped(words, round(self.large[0] * WIDEST_TAG), NAMES, size)
        step, wide = letters.height(NAMES, size), max(letters.width(line, NAMES, size) for line in lines)
        whole = max(self.large[0], wide + size), step * len(lines) + size // 3
        picture = panel(whole, band(name), size // 4, INK, max(1, self.large[0] // 60))
        for at, line in enumerate(lines):
            drawn = letters.line(line, readable_on(band(name)), NAMES, size)
            y = (at + 0.5) * step + size // 6 + size * 0.06
            picture.blit(drawn, drawn.get_rect(center=(whole[0] // 2, round(y))))
        return picture

    def back(self) -> Sprite:
        return self.pictures.made(
            ("back", self.small),
            lambda: drawing("sanjuan/card_back", *self.small),
            ANGLES,
            scales=(0.5,),
        )

    def shade(self) -> Sprite:
        """What dims a card."""
        return self.pictures.made(
            ("shade", self.small), lambda: veil(self.small, self.small[0] // 12), ANGLES
        )

    def edge(self, size: tuple[int, int]) -> Sprite:
        """The gold edge of a card in focus."""
        line = max(2, size[0] // 28)
        return self.pictures.made(
            ("edge", size),
            lambda: panel(
                (size[0] + 2 * line, size[1] + 2 * line), None, size[0] // 12 + line, SUN, line + 1
            ),
            scales=GROWING,
        )

    def cost(self, name: str) -> int:
        """What is printed on it."""
        return self._costs[BY_NAME[name]]

    def tick(self, size: int = 0) -> Sprite:
        """The sign of what is picked, on a card or as large as told."""
        size = size or round(self.small[0] * 0.36)

        def make() -> Surface:
            disc = panel((size, size), CREAM, size // 2, INK, max(1, size // 14))
            return self._marked(disc, "icons/check", DARK_LEAF)

        return self.pictures.made(("tick", size), make, ANGLES)

    def star(self, size: int = 0) -> Sprite:
        """The sign of what the coach would choose, on a card or as large as told."""
        size = size or round(self.small[0] * 0.36)

        def make() -> Surface:
            disc = panel((size, size), DEEP, size // 2, SUN, max(2, size // 10))
            return self._marked(disc, "icons/star", SUN)

        return self.pictures.made(("star", size), make, ANGLES)

    def _marked(self, disc: Surface, name: str, colour: Colour) -> Surface:
        """The disc with an icon in a colour upon it."""
        inner = round(disc.get_width() * 0.7)
        mark = self.icon(name, inner).copy()
        mark.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        disc.blit(mark, ((disc.get_width() - inner) // 2,) * 2)
        return disc

    def coin(self, number: int, reduced: bool, scale: float = 1.0) -> Sprite:
        size = round(self.small[0] * COIN * scale)
        angles = ANGLES if scale == 1 else ()
        return self.pictures.made(
            ("coin", number, reduced, size), lambda: self._coin(number, reduced, size), angles
        )

    def _coin(self, number: int, reduced: bool, size: int) -> Surface:
        disc = self._art(("coin", reduced), size, lambda: self._blank(reduced, size))
        return self.numbered(disc.copy(), str(number), INK, 0.68)

    def _blank(self, reduced: bool, size: int) -> Surface:
        def draw(surface: Surface, scale: int) -> None:
            centre, radius = (size * scale // 2,) * 2, size * scale // 2
            pygame.draw.circle(surface, INK, centre, radius)
            pygame.draw.circle(surface, SUN, centre, radius - max(1, size // 14) * scale)
            if reduced:
                pygame.draw.circle(surface, PAPER, centre, radius - max(1, size // 14) * scale)

        return smooth((size, size), draw)

    def numbered(self, picture: Surface, words: str, colour: Colour, share: float) -> Surface:
        """The picture with a number in its middle."""
        letters = self._letters.line(
            words, colour, NAMES, max(self.small_letters.smallest, round(picture.get_height() * share))
        )
        bounds = letters.get_bounding_rect()
        centre = picture.get_rect().center
        picture.blit(letters, (centre[0] - bounds.centerx, centre[1] - bounds.centery))
        return picture

    def _art(self, what: Hashable, size: int, make: Callable[[], Surface]) -> Surface:
        """What other pictures are put together from, made once; nobody paints on it."""
        key = what, size
        if key not in self._arts:
            self._arts[key] = make()
        return self._arts[key]

    @property
    def sea(self) -> Surface:
        """What the table is painted on."""
        return self._art("sea", self._screen[0], lambda: at_once(ground(self._screen)))

    def make_sea(self) -> Iterator[None]:
        """The same, piece by piece."""
        if ("sea", self._screen[0]) not in self._arts:
            sea = yield from ground(self._screen)
            self._art("sea", self._screen[0], lambda: sea)
            yield

    def icon(self, path: str, size: int) -> Surface:
        return self._art(path, size, lambda: drawing(path, size, size))

    def pile_back(self, width: int, dark: bool) -> Sprite:
        """The back of the first card of a pile, and the edges of others below it."""
        size, step = (width, round(width * RATIO)), max(1, width // 24)

        def make() -> Surface:
            back = drawing("sanjuan/card_back", *size)
            if dark:
                back.fill((150, 150, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
            picture = Surface((size[0], size[1] + THICK * step), pygame.SRCALPHA)
            below = panel(size, mixed(PAPER, INK, 0.7 if dark else 0.4), width // 12, INK, 1)
            for at in range(THICK, 0, -1):
                picture.blit(below, (0, at * step))
            picture.blit(back, (0, 0))
            return picture

        return self.pictures.made(("pile", dark, size), make)

    def pile(self, pile: Pile, place: Rect) -> Iterator[Part]:
        """A building as it stands in a city, with what lies on it and under it."""
        size, name = place.height, card_of(pile)
        yield Part(self.building(name, place.size), *place.center)
        if has_good(pile):
            good = self.pictures.drawing(good_drawing(name), round(size * 0.62))
            yield Part(good, place.right - good.size[0] // 2, place.bottom - good.size[1] // 2)
        if any(spelt_out(pile).get(held) for held in ("over", "tucked", "shipped")):
            sign = self.pictures.drawing("icons/tucked", max(8, round(size * 0.4)))
            yield Part(sign, place.x + sign.size[0] // 2, place.y + sign.size[1] // 2)

    def building(self, name: str, size: tuple[int, int]) -> Sprite:
        return self.pictures.made(("building", name, size), lambda: self._building(name, size))

    def _building(self, name: str, size: tuple[int, int]) -> Surface:
        width, height = size
        edge, strip = max(1, height // 24), max(3, round(height * 0.13))
        picture = panel(size, PAPER, height // 9, INK, 1)
        inner = Rect(0, 0, width - 2 * edge, height - 2 * edge - strip)
        drawn = drawing(f"sanjuan/buildings/{name}", inner.width, inner.width)
        picture.blit(drawn, (edge, edge), inner.move(0, (inner.width - inner.height) // 3))
        picture.fill(band(name), Rect(edge, height - edge - strip, width - 2 * edge, strip))
        return picture

    def face(self, name: str, size: tuple[int, int], named: bool) -> Surface:
        """A card: drawing, band, what it is, and its points; a large one with its name and its cost."""
        return at_once(self.facing(name, size, named))

    def facing(self, name: str, size: tuple[int, int], named: bool) -> Generator[None, None, Surface]:
        """The same, piece by piece."""
        width, height = size
        line = max(1, width // 60)
        edge, square = framed(width)
        drawn = drawing(f"sanjuan/buildings/{name}", square, square)
        yield
        picture = panel(size, PAPER, width // 12, INK, line)
        picture.blit(drawn, (edge, edge))
        yield
        strip = Rect(edge, edge + square, square, round(width * (0.24 if named else 0.12)))
        picture.fill(band(name), strip)
        pygame.draw.rect(picture, INK, strip, line)
        if named:
            self._name(picture, name, strip)
            yield
            picture.blit(self._coin(self.cost(name), False, round(width * COIN)), (edge, edge))
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
            return self.icon(icon(name), size)
        return self._art(("kind", icon(name)), size, lambda: self._disc(name, size))

    def _disc(self, name: str, size: int) -> Surface:
        def draw(surface: Surface, scale: int) -> None:
            colour = under_sign(ROLE_COLOURS[PHASE[name]] if name in PHASE else band(name))
            pygame.draw.circle(surface, colour, (size * scale // 2,) * 2, size * scale // 2)

        disc = smooth((size, size), draw)
        inner = round(size * 0.76)
        disc.blit(self.icon(icon(name), inner), ((size - inner) // 2, (size - inner) // 2))
        return disc

    def _name(self, picture: Surface, name: str, strip: Rect) -> None:
        words, colour = self.say(f"card.{name}"), readable_on(band(name))
        room = round(strip.width * 0.9)
        size = self.fitting(words, room, strip.height)
        lines = self._letters.wrapped(words, room, NAMES, size)
        step = min(self._letters.height(NAMES, size), strip.height // len(lines))
        top = strip.centery - step * len(lines) / 2
        for at, line in enumerate(lines):
            letters = self._letters.line(line, colour, NAMES, size)
            x = strip.centerx - letters.get_width() / 2
            picture.blit(letters, (x, top + at * step + (step - letters.get_height()) / 2 + size * 0.06))

    def fitting(self, words: str, width: int, height: int) -> int:
        """The largest size in which a name fits a band, on two lines at most."""
        letters, sizes = self._letters, range(round(height * 0.72), LEAST, -1)

        def fits(size: int) -> bool:
            lines = letters.wrapped(words, width, NAMES, size)
            wide = max(letters.width(line, NAMES, size) for line in lines)
            return wide <= width and len(lines) * size * 1.02 <= height and len(lines) <= 2

        return next(iter(sizes[bisect_left(sizes, True, key=fits) :]), LEAST)

    def _seal(self, picture: Surface, name: str, foot: Rect, width: int) -> None:
        points = CARDS[BY_NAME[name]].vp
        size = min(round(width * 0.3), round(foot.height * 1.35))
        seal = self._art(("points", points), size, lambda: self._points(points, size))
        picture.blit(seal, (foot.right - size - 1, foot.bottom - size + 1))

    def _points(self, points: int, size: int) -> Surface:
        def draw(surface: Surface, scale: int) -> None:
            half = size * scale / 2
            corners = [
                (half + half * x, half + half * y)
                for x, y in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
            ]
            inner = [(half + (x - half) * 0.86, half + (y - half) * 0.86) for x, y in corners]
            pygame.draw.polygon(surface, INK, corners)
            pygame.draw.polygon(surface, SEAL, inner)

        seal = smooth((size, size), draw)
        if points:
            return self.numbered(seal, str(points), CREAM, 0.5)
        star = self.icon("icons/star", round(size * 0.6))
        seal.blit(star, star.get_rect(center=seal.get_rect().center))
        return seal


def ground(size: tuple[int, int]) -> Generator[None, None, Surface]:
    """The sea at dusk; nothing but night in high contrast."""
    return panel(size, NIGHT, 0) if strong() else (yield from filling("scene/table", size))


def framed(width: int) -> tuple[int, int]:
    """The edge of a card, and the side of the drawing in it."""
    edge = max(2, width // 28)
    return edge, width - 2 * edge


def holds_goods(name: str) -> bool:
    return is_plant(name) or BY_NAME[name] == CUSTOMS_OFFICE


def good_drawing(plant: str) -> str:
    """What lies on a plant; in a customs office it has a price of its own, whatever the tile says."""
    return f"sanjuan/goods/{GOODS[BY_NAME[plant]] if is_plant(plant) else 'customs'}"
