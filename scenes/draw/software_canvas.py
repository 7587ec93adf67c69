"""The canvas of devices without a usable GPU: Surfaces, of which only what changed is painted again."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final, Self
from warnings import catch_warnings, simplefilter

import pygame
from pygame import Rect, Surface, Window

from scenes.draw.canvas import (
    BLACK,
    LEAST,
    OPAQUE,
    Canvas,
    Colour,
    Draw,
    Placed,
    Sprite,
    around,
    beside,
    centred,
    with_alpha,
)

WHITE: Final = (255, 255, 255)
KEY: Final = (255, 0, 254)
"""The colour of what cannot be seen in pictures without soft edges."""
WASTE: Final = 1.1
"""How much more may be painted to have one region instead of two."""
WORTH_HIDING: Final = 4000
"""Pixels that have to be hidden before less is painted below them."""
MOST_REGIONS: Final = 32
"""More changes than so many are painted as one."""
LINE: Final = 16
"""Pixels that share a line of the cache. From what begins within one SDL fills many times slower, and copies
so too, unless it begins between two of the steps in which that is done."""


class Variants(Sprite):
    """A picture with its turned and sized copies, made ahead of time."""

    def __init__(
        self,
        upright: Surface,
        angles: Sequence[float] = (),
        scales: Sequence[float] = (),
        solid: Rect | None = None,
    ) -> None:
        super().__init__(upright.get_size())
        self.solid = upright.get_rect() if opaque(upright) else solid
        """The part of it through which nothing is seen."""
        self._angles = sorted({0.0, *angles})
        self._scales = sorted({1.0, *scales})
        self._made = {(0.0, 1.0): upright}
        self.upright = upright

    @classmethod
    def prepared(
        cls, picture: Surface, angles: Sequence[float], scales: Sequence[float], lasting: bool
    ) -> Self:
        upright, solid = prepared(picture) if lasting else (quickly_prepared(picture), None)
        found = cls(upright, angles, scales, solid)
        turns = {(angle, scale) for angle in found._angles for scale in found._scales} - found._made.keys()
        soft = with_alpha(picture).convert_alpha() if turns else picture
        found._made |= {turn: turned(soft, *turn) for turn in turns}
        return found

    def nearest(self, angle: float, scale: float) -> Surface:
        """The copy that comes closest."""
        found = self._made.get((angle, scale))
        if found is not None:
            return found
        return self._made[
            min(self._angles, key=lambda known: abs(known - angle)),
            min(self._scales, key=lambda known: abs(known - scale)),
        ]


def opaque(picture: Surface) -> bool:
    return not picture.get_flags() & (pygame.SRCALPHA | pygame.SRCCOLORKEY)


def solid_part(solid: pygame.Mask) -> Rect | None:
    """Of a picture with round corners all but as much on the left and right as those take."""
    width, height = solid.get_size()

    def whole(inset: int) -> bool:
        block = pygame.Mask((width - 2 * inset, height), fill=True)
        return solid.overlap_area(block, (inset, 0)) == block.count()

    insets = range((min(width, height) + 1) // 2)
    inset = bisect_left(insets, True, key=whole)
    return Rect(inset, 0, width - 2 * inset, height) if inset < len(insets) else None


def turned(picture: Surface, angle: float, scale: float) -> Surface:
    if not angle:
        return pygame.transform.smoothscale_by(picture, scale)
    return pygame.transform.rotozoom(picture, angle, scale)


def quickly_prepared(picture: Surface) -> Surface:
    """For a picture that is soon another one, and need not be looked at pixel by pixel."""
    return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else apart(picture)


def apart(picture: Surface) -> Surface:
    """An opaque picture that begins between two steps."""
    width, height = picture.get_size()
    found = Surface((width + 1, height)).subsurface((1, 0, width, height))
    found.blit(picture, (0, 0))
    return found


def prepared(picture: Surface) -> tuple[Surface, Rect | None]:
    """A picture in the form that is painted fastest: opaque, with a key colour, or only then with alpha;
    and which part of it nothing is seen through."""
    if not picture.get_flags() & pygame.SRCALPHA:
        return apart(picture), None
    seen, solid = (pygame.mask.from_surface(picture, above) for above in (0, OPAQUE - 1))
    if solid.count() == picture.get_width() * picture.get_height():
        return apart(picture), None
    if seen.count() == solid.count():
        keyed = Surface(picture.get_size()).convert()
        keyed.fill(KEY)
        keyed.blit(picture, (0, 0))
        keyed.set_colorkey(KEY, pygame.RLEACCEL)
        return keyed, solid_part(solid)
    return picture.convert_alpha(), solid_part(solid)


class SoftwareCanvas(Canvas):
    def __init__(self, screen: Surface, enlarged: bool = False) -> None:
        super().__init__(screen.get_size())
        self._screen = screen
        self.enlarged = enlarged

    @classmethod
    def opened(
        cls,
        title: str,
        size: tuple[int, int],
        full_screen: bool,
        screen: tuple[int, int] | None = None,
        display: int = 0,
    ) -> Self:
        """On a window of its own, or on a whole display: a screen of another size shows it enlarged."""
        pygame.display.set_caption(title)
        kind = pygame.FULLSCREEN | pygame.SCALED * bool(screen) if full_screen else pygame.RESIZABLE
        surface = pygame.display.set_mode(size, kind, display=display)
        if screen and pygame.display.get_driver() == "x11":
            fill_screen(screen)
        elif not full_screen:
            own_window().minimum_size = LEAST, LEAST
        return cls(surface, bool(screen))

    def turn_over(self) -> None: ...

    def resized(self) -> "SoftwareCanvas":
        return type(self)(pygame.display.get_surface() or self._screen, self.enlarged)

    def close(self) -> None: ...

    def sprite(
        self,
        picture: Surface,
        angles: Sequence[float] = (),
        scales: Sequence[float] = (),
        lasting: bool = True,
    ) -> Sprite:
        return Variants.prepared(picture, angles, scales, lasting)

    def composed(self, ground: Sprite, upon: Iterable[Placed]) -> Sprite:
        assert isinstance(ground, Variants)
        whole = apart(ground.upright) if opaque(ground.upright) else ground.upright.copy()
        for sprite, x, y in upon:
            assert isinstance(sprite, Variants)
            whole.blit(sprite.upright, centred(x, y, *sprite.size))
        return Variants(whole, solid=ground.solid)

    def picture(self) -> Surface:
        return self._screen.copy()

    def place(
        self, sprite: Sprite, x: float, y: float, angle: float = 0, scale: float = 1, fade: float = 1
    ) -> Draw:
        assert isinstance(sprite, Variants)
        picture = sprite.nearest(angle, scale)
        rect, alpha = centred(x, y, *picture.get_size()), round(fade * OPAQUE)
        solid = sprite.solid if alpha == OPAQUE and picture is sprite.upright else None
        return Draw(picture, rect, alpha=alpha, solid=solid and solid.move(rect.topleft))

    def place_box(
        self, x: float, y: float, width: float, height: float, colour: Colour, fade: float = 1
    ) -> Draw:
        rect, alpha = around(x, y, width, height), round(fade * OPAQUE)
        return Draw(None, rect, alpha=alpha, colour=colour, solid=rect if alpha == OPAQUE else None)

    def _paint(self, draws: Sequence[Draw], last: Sequence[Draw] | None) -> None:
        screen = self._screen.get_rect()
        regions = [screen] if last is None else changed(last, draws, screen)
        rects = [draw.rect for draw in draws]
        for region in regions:
            self._repaint(region, draws, rects)
        self._screen.set_clip(None)
        pygame.display.update(regions)

    def _repaint(self, region: Rect, draws: Sequence[Draw], rects: Sequence[Rect]) -> None:
        """What is seen in a region; below what hides most of it only the rest is painted."""
        seen: list[Draw] = []
        for at in reversed(region.collidelistall(rects)):
            seen.append(draws[at])
            solid = draws[at].solid
            if solid is None:
                continue
            hiding = solid.clip(region)
            if hiding == region:
                break
            if hiding.width * hiding.height > max(WORTH_HIDING, region.width * region.height * 3 // 4):
                for part in (hiding, *beside(region, hiding)):
                    self._repaint(part, draws, rects)
                return
        self._screen.set_clip(region)
        if not (seen and seen[-1].solid and seen[-1].solid.contains(region)):
            self._screen.fill(BLACK)
        paint(self._screen, reversed(seen))


def own_window() -> Window:
    """The window of Surfaces. pygame warns of it, and has no other way to change its size or place."""
    with catch_warnings():
        simplefilter("ignore", DeprecationWarning)
        return Window.from_display_module()


def fill_screen(size: tuple[int, int]) -> None:
    """Be as large as the screen even if no window manager sees to that."""
    window = own_window()
    window.set_windowed()
    (x, y), (width, height) = window.position, window.size
    window.size = size
    window.position = x - (size[0] - width) // 2, y - (size[1] - height) // 2
    window.set_fullscreen(desktop=True)


def paint(screen: Surface, draws: Iterable[Draw]) -> None:
    """One upon the other, as far as the screen may be painted."""
    for draw in draws:
        picture, rect, _, alpha, colour, _ = draw
        if alpha != OPAQUE:
            seen = rect.clip(screen.get_clip())
            screen.blit(faint(draw, seen.move(-rect.x, -rect.y)), seen)
        elif picture is None:
            fill(screen, rect.clip(screen.get_clip()), colour)
        else:
            screen.blit(picture, rect)


def fill(screen: Surface, rect: Rect, colour: Colour) -> None:
    """Whole lines of the cache apart from what is left of it on both sides."""
    left, right = -(-rect.left // LINE) * LINE, rect.right // LINE * LINE
    if left >= right:
        screen.fill(colour, rect)
        return
    screen.fill(colour, (left, rect.y, right - left, rect.height))
    if rect.left < left:
        screen.fill(colour, (rect.left, rect.y, left - rect.left, rect.height))
    if right < rect.right:
        screen.fill(colour, (right, rect.y, rect.right - right, rect.height))


def faint(draw: Draw, area: Rect) -> Surface:
    """A part of a picture or a box that can be seen through."""
    picture = draw.picture
    if picture is not None and picture.get_flags() & pygame.SRCALPHA:
        # an alpha for the whole upon that of each pixel costs five times as much as both in one
        part: Surface = picture.subsurface(area).copy()
        part.fill((*WHITE, draw.alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return part
    part = Surface(area.size) if picture is None else picture.subsurface(area).copy()
    if picture is None:
        part.fill(draw.colour)
    part.set_alpha(draw.alpha)
    return part


def changed(last: Sequence[Draw], draws: Sequence[Draw], screen: Rect) -> list[Rect]:
    """The parts of the screen that two lists of draws show differently."""
    regions: list[Rect] = []
    for draw in differing(last, draws):
        merge(regions, draw.rect.clip(screen))
    return regions if len(regions) <= MOST_REGIONS else [regions[0].unionall(regions[1:])]


def differing(last: Sequence[Draw], draws: Sequence[Draw]) -> list[Draw]:
    """Those of both lists that are not in the other, or not in the same order."""
    if len(last) == len(draws):
        pairs = [
            pair for pair in zip(last, draws, strict=True) if pair[0] is not pair[1] and pair[0] != pair[1]
        ]
        if len(pairs) <= len(draws) // 2:
            return [draw for pair in pairs for draw in pair]
    head = alike(zip(last, draws, strict=False))
    last, draws = last[head:], draws[head:]
    tail = alike(zip(reversed(last), reversed(draws), strict=False))
    last, draws = last[: len(last) - tail], draws[: len(draws) - tail]
    before, after = {id(draw) for draw in last}, {id(draw) for draw in draws}
    common = [draw for draw in last if id(draw) in after]
    if [id(draw) for draw in common] != [id(draw) for draw in draws if id(draw) in before]:
        return [*last, *draws]
    gone = [draw for draw in last if id(draw) not in after]
    return gone + [draw for draw in draws if id(draw) not in before]


def alike(pairs: Iterable[tuple[Draw, Draw]]) -> int:
    """So many pairs from the first on are two of the same."""
    found = 0
    for one, other in pairs:
        if one is not other and one != other:
            break
        found += 1
    return found


def merge(regions: list[Rect], region: Rect) -> None:
    """Add a region, as one with another where that is not much more to paint than both."""
    if not region:
        return
    alone = region.width * region.height
    for at in region.collidelistall(regions):
        other = regions[at]
        if other.contains(region):
            return
        both = region.union(other)
        if both.width * both.height <= WASTE * (alone + other.width * other.height):
            del regions[at]
            merge(regions, both)
            return
    regions.append(region)
