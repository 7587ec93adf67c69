"""Pictures of a canvas, each made once: drawings, panels and lines of text."""

from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from math import ceil
from typing import Final, TypeVar

import pygame
from pygame import Rect, Surface

from scenes.draw.canvas import Canvas, Colour, Placed, Sprite
from scenes.draw.drawings import drawing, shape
from scenes.draw.lettering import TEXT, Lettering
from scenes.draw.theme import CREAM, INK, NIGHT, SEA, WHITE, contrast, mixed, readable_on, seen, strong

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
FINE: Final = 4
"""Shapes are drawn so many times larger, for smooth edges."""
LARGE: Final = 30_000
"""From so many pixels on half of that will do."""
COARSE: Final = 660
"""A ground has no more pixels to a side than that of its own: larger ones are sized up."""
SOFT: Final = 32
"""Pixels to a side that a soft light is painted with, before it is sized up."""
TOLD: Final = 3.0
"""The contrast from which on shapes are told apart."""
MOST_TEXTS: Final = 120
MOST_PASSING: Final = 50
"""Lines of text, and pictures put together, that are kept; what was not shown for longest goes first."""


class Pictures:
    def __init__(self, canvas: Canvas, lettering: Lettering) -> None:
        self.lettering = lettering
        self._canvas = canvas
        self._made: dict[Hashable, Sprite] = {}
        self.surfaces: dict[Hashable, Surface] = {}
        """What pictures are put together from."""
        self._texts: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._passing: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._figures: dict[Hashable, list[Sprite]] = {}

    @property
    def names(self) -> set[Hashable]:
        """Of all that are kept."""
        return {*self._made, *self._texts}

    def knows(self, key: Hashable) -> bool:
        """It has been made, and is kept."""
        return key in self._made or key in self._passing

    def forget(self) -> None:
        """Let go of all but what is held by whoever shows it."""
        for kept_ones in (self._made, self.surfaces, self._texts, self._passing, self._figures):
            kept_ones.clear()
        self._canvas.turn_over()

    def made(
        self,
        key: Hashable,
        make: Callable[[], Surface],
        angles: Sequence[float] = (),
        scales: Sequence[float] = (),
        lasting: bool = True,
    ) -> Sprite:
        """What this key stands for, made the first time; if it does not last, few of its kind are kept."""
        if not lasting:
            return kept(self._passing, MOST_PASSING, key, lambda: self._canvas.sprite(make(), lasting=False))
        if key not in self._made:
            self._made[key] = self._canvas.sprite(make(), angles, scales)
        return self._made[key]

    def pieced(
        self, key: Hashable, make: Callable[[], Generator[None, None, Surface]], lasting: bool = True
    ) -> Generator[None, None, Sprite]:
        """The same for what is made piece by piece."""
        if not self.knows(key):
            picture = yield from make()
            yield
            self.made(key, lambda: picture, lasting=lasting)
            yield
        return self.made(key, lambda: at_once(make()), lasting=lasting)

    def drawn(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """What other pictures are put together from, made once; nobody paints on it."""
        if key not in self.surfaces:
            self.surfaces[key] = make()
        return self.surfaces[key]

    def composed(self, key: Hashable, ground: Sprite, upon: Callable[[], Iterable[Placed]]) -> Sprite:
        """A picture with others upon it, told from its corner: all that a frame may put together."""
        return kept(self._passing, MOST_PASSING, key, lambda: self._canvas.composed(ground, upon()))

    def text(
        self, words: str, colour: Colour = CREAM, font: str = TEXT, size: int = 0, width: int = 0
    ) -> Sprite:
        """One line, or lines of at most a width."""

        def make() -> Sprite:
            if width:
                picture = self.lettering.paragraph(words, width, colour, font, size)
            else:
                picture = self.lettering.line(words, colour, font, size)
            return self._canvas.sprite(picture, lasting=False)

        return kept(self._texts, MOST_TEXTS, (words, colour, font, size, width), make)

    def line(self, words: str, colour: Colour, size: int, ground: Colour) -> Sprite:
        """One line of a longer text on a ground of one colour, since that is painted much faster."""
        key = words, colour, size, ground

        def make() -> Sprite:
            return self._canvas.sprite(self.lettering.line(words, colour, TEXT, size, ground), lasting=False)

        return kept(self._texts, MOST_TEXTS, key, make)

    def figures(self, words: str, colour: Colour, font: str, size: int) -> list[Sprite]:
        """Digits and signs, each a picture of its own: a number that changes is not written anew."""
        key = words, colour, font, size
        if key not in self._figures:
            self._figures[key] = [
                self.made(("figure", each, *key[1:]), partial(self.lettering.figure, each, *key[1:]))
                for each in words
            ]
        return self._figures[key]

    def panel(
        self, size: tuple[int, int], colour: Colour, radius: int, edge: Colour | None = None, line: int = 0
    ) -> Sprite:
        return self.made(
            ("panel", size, colour, radius, edge, line), lambda: panel(size, colour, radius, edge, line)
        )

    def frame(self, size: tuple[int, int], colour: Colour, radius: int, line: int) -> Sprite:
        """An edge with nothing within."""
        return self.made(
            ("frame", size, colour, radius, line), lambda: panel(size, None, radius, colour, line)
        )

    def icon(self, name: str, size: int, colour: Colour) -> Sprite:
        """A drawing of one colour in another one."""
        tint = seen(colour)
        return self.made(("icon", name, size, tint), lambda: tinted(drawing(name, size, size), tint))

    def drawing(self, name: str, width: int, height: int = 0) -> Sprite:
        """A vector drawing of the `art` folder."""
        size = (width, height or width)
        return self.made(("drawing", name, size), lambda: drawing(name, *size))


def kept(made: OrderedDict[K, T], most: int, key: K, make: Callable[[], T]) -> T:
    """What is kept under this key, at the cost of what was not wanted for longest."""
    if key not in made:
        made[key] = make()
    made.move_to_end(key)
    if len(made) > most:
        made.popitem(last=False)
    return made[key]


def panel(
    size: tuple[int, int], colour: Colour | None, radius: int, edge: Colour | None = None, line: int = 0
) -> Surface:
    """A box with round corners; in high contrast none is without an edge that can be told from it."""
    if strong() and colour and (line == 0 or not edge or contrast(edge, colour) < TOLD):
        edge, line = readable_on(colour), max(1, line)
    corner = max(radius, line) + 1
    least = min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1)
    return stretched(
        _rounded(least, colour and seen(colour), radius, edge and seen(edge), line), size, corner
    )


def nightly(size: tuple[int, int]) -> Surface:
    """A ground to paint upon, through which nothing is seen: that is brought to the screen much faster."""
    found = Surface(size)
    found.fill(seen(NIGHT))
    return found


@lru_cache(maxsize=256)
def _rounded(
    size: tuple[int, int], colour: Colour | None, radius: int, edge: Colour | None, line: int
) -> Surface:
    def draw(surface: Surface, scale: int) -> None:
        box = surface.get_rect()
        if edge and line:
            pygame.draw.rect(surface, edge, box, 0 if colour else line * scale, border_radius=radius * scale)
            box = box.inflate(-2 * line * scale, -2 * line * scale)
        if colour:
            inner = max(0, radius - (line if edge else 0))
            pygame.draw.rect(surface, colour, box, border_radius=inner * scale)

    return smooth(size, draw)


def stretched(picture: Surface, size: tuple[int, int], corner: int) -> Surface:
    """As large as that, with the corners as they are: what lies between them is straight."""
    found = Surface(size, pygame.SRCALPHA)
    for (x, wide), (left, width) in thirds(picture.get_width(), size[0], corner):
        for (y, high), (top, height) in thirds(picture.get_height(), size[1], corner):
            part, room = picture.subsurface(x, y, wide, high), found.subsurface(left, top, width, height)
            pygame.transform.scale(part, room.get_size(), room)
    return found


def thirds(before: int, after: int, corner: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where each part of a line begins, and how long it is, before and after the middle one grew."""
    if before == after:
        return [((0, before), (0, after))]
    last = (before - corner, corner), (after - corner, corner)
    return [((0, corner),) * 2, ((corner, 1), (corner, after - 2 * corner)), last]


def at_once(pieces: Generator[None, None, T]) -> T:
    """What is made piece by piece."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            made: T = end.value
            return made


def smooth(size: tuple[int, int], draw: Callable[[Surface, int], None]) -> Surface:
    return at_once(smoothing(size, draw))


def smoothing(size: tuple[int, int], draw: Callable[[Surface, int], None]) -> Generator[None, None, Surface]:
    """A picture drawn larger than it will be."""
    fine = FINE if size[0] * size[1] < LARGE else FINE // 2
    large = Surface((max(1, size[0]) * fine, max(1, size[1]) * fine), pygame.SRCALPHA)
    draw(large, fine)
    yield
    whole = bled(large)
    yield
    return pygame.transform.smoothscale(whole, size)


def filling(name: str, size: tuple[int, int]) -> Generator[None, None, Surface]:
    """A drawing so large that it fills a size, with nothing to be seen through."""
    width = max(size[0], size[1] * shape(name))
    wanted = round(width + 1), round(width / shape(name) + 1)
    rough = min(1.0, COARSE / max(wanted))
    drawn = drawing(name, round(wanted[0] * rough), round(wanted[1] * rough))
    seen = Surface((round(size[0] * rough), round(size[1] * rough)))
    seen.blit(drawn, drawn.get_rect(center=seen.get_rect().center))
    yield
    return seen if rough == 1 else pygame.transform.smoothscale(seen, size)


def along(picture: Surface, name: str, area: Rect, light: Colour = WHITE, high: int = 0) -> Iterator[None]:
    """A drawing in a light, so high at least, that goes on sideways as far as there is room for it."""
    high = max(high, area.height)
    part = tinted(drawing(name, ceil(high * shape(name)), high), light)
    for left in range(area.x, area.right, max(1, part.get_width())):
        picture.blit(part, (left, area.y), Rect(0, 0, min(part.get_width(), area.right - left), area.height))
        yield


def shade(picture: Surface, colours: Sequence[Colour], area: Rect) -> None:
    """Colours from top to bottom, line by line: no other picture as large is needed."""
    column = Surface((1, len(colours)))
    for at, colour in enumerate(colours):
        column.set_at((0, at), colour)
    lines = pygame.transform.smoothscale(column, (1, max(1, area.height)))
    for y in range(area.height):
        picture.fill(lines.get_at((0, y)), (area.x, area.y + y, area.width, 1))


def soft(size: tuple[int, int], colour: Colour, most: float = 1.0) -> Surface:
    """A light without an edge."""
    small = Surface((SOFT, SOFT), pygame.SRCALPHA)
    half = (SOFT - 1) / 2
    for x in range(SOFT):
        for y in range(SOFT):
            far = min(1.0, (((x - half) / half) ** 2 + ((y - half) / half) ** 2) ** 0.5)
            small.set_at((x, y), (*colour, round(255 * most * (1 - far) ** 2)))
    return pygame.transform.smoothscale(small, size)


def fading(size: tuple[int, int], clear: int, colour: Colour, most: float) -> Surface:
    """A ground to be seen through, and more and more so from a place on."""
    row = Surface((size[0], 1), pygame.SRCALPHA)
    for x in range(size[0]):
        left = min(1.0, (size[0] - x) / (size[0] - clear))
        row.set_at((x, 0), (*colour, round(255 * most * left * left * (3 - 2 * left))))
    return pygame.transform.scale(row, size)


def veil(size: tuple[int, int], radius: int) -> Surface:
    """A box with round corners that dims what lies under it."""
    picture = panel(size, mixed(INK, SEA, 0.3), radius)
    picture.set_alpha(150)
    result = Surface(size, pygame.SRCALPHA)
    result.blit(picture, (0, 0))
    return result


def under_sign(colour: Colour) -> Colour:
    """As much darker as a sign needs to stand out from it."""
    darker = (mixed(colour, INK, share) for share in (0.25, 0.4, 0.55))
    return next(each for each in darker if contrast(each, CREAM) >= TOLD)


def tinted(picture: Surface, light: Colour) -> Surface:
    picture.fill((*light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def bled(picture: Surface) -> Surface:
    """Let what cannot be seen have the colour of the whole, so that no dark seam shows at soft edges."""
    tint = pygame.transform.average_color(picture, consider_alpha=True)[:3]
    ground = Surface(picture.get_size(), pygame.SRCALPHA)
    ground.fill((*tint, 0))
    ground.blit(picture, (0, 0))
    return ground
