"""The canvas of devices without a usable GPU: Surfaces, of which only what changed is painted again."""

from collections.abc import Iterable, Sequence
from typing import Final, Self

import pygame
from pygame import Rect, Surface

from scenes.canvas import BLACK, OPAQUE, Canvas, Colour, Draw, Part, Sprite, around, centred, with_alpha

WHITE: Final = (255, 255, 255)
KEY: Final = (255, 0, 254)
"""The colour of what cannot be seen in pictures without soft edges."""
WASTE: Final = 1.1
"""How much more may be painted to have one region instead of two."""
MOST_REGIONS: Final = 32
"""More changes than so many are painted as one."""


class Variants(Sprite):
    """A picture with its turned and sized copies, made ahead of time."""

    def __init__(self, upright: Surface, angles: Sequence[float] = (), scales: Sequence[float] = ()) -> None:
        super().__init__(upright.get_size())
        self._angles = sorted({0.0, *angles})
        self._scales = sorted({1.0, *scales})
        self._made = {(0.0, 1.0): upright}
        self.upright = upright

    @classmethod
    def prepared(
        cls, picture: Surface, angles: Sequence[float], scales: Sequence[float], lasting: bool
    ) -> Self:
        found = cls((prepared if lasting else quickly_prepared)(picture), angles, scales)
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


def turned(picture: Surface, angle: float, scale: float) -> Surface:
    if not angle:
        return pygame.transform.smoothscale_by(picture, scale)
    return pygame.transform.rotozoom(picture, angle, scale)


def quickly_prepared(picture: Surface) -> Surface:
    """For a picture that is soon another one, and need not be looked at pixel by pixel."""
    return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()


def prepared(picture: Surface) -> Surface:
    """The same in the form that is painted fastest: opaque, with a key colour, or only then with alpha."""
    if not picture.get_flags() & pygame.SRCALPHA:
        return picture.convert()
    seen, solid = (pygame.mask.from_surface(picture, above).count() for above in (0, OPAQUE - 1))
    if solid == picture.get_width() * picture.get_height():
        return picture.convert()
    if seen == solid:
        keyed = Surface(picture.get_size()).convert()
        keyed.fill(KEY)
        keyed.blit(picture, (0, 0))
        keyed.set_colorkey(KEY, pygame.RLEACCEL)
        return keyed
    return picture.convert_alpha()


class SoftwareCanvas(Canvas):
    def __init__(self, screen: Surface, enlarged: bool = False) -> None:
        super().__init__(screen.get_size())
        self._screen = screen
        self.enlarged = enlarged

    @classmethod
    def opened(cls, title: str, size: tuple[int, int], full_screen: bool, enlarged: bool = False) -> Self:
        """On a window of its own, or on a screen that may be larger."""
        pygame.display.set_caption(title)
        kind = pygame.FULLSCREEN if full_screen else pygame.RESIZABLE
        return cls(pygame.display.set_mode(size, kind | pygame.SCALED * enlarged), enlarged)

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

    def composed(self, ground: Sprite, upon: Iterable[Part]) -> Sprite:
        assert isinstance(ground, Variants)
        whole = ground.upright.copy()
        for sprite, x, y in upon:
            assert isinstance(sprite, Variants)
            whole.blit(sprite.upright, centred(x, y, *sprite.size))
        return Variants(whole)

    def picture(self) -> Surface:
        return self._screen.copy()

    def place(
        self, sprite: Sprite, x: float, y: float, angle: float = 0, scale: float = 1, fade: float = 1
    ) -> Draw:
        assert isinstance(sprite, Variants)
        picture = sprite.nearest(angle, scale)
        alpha = round(fade * OPAQUE)
        solid = alpha == OPAQUE and not picture.get_flags() & (pygame.SRCALPHA | pygame.SRCCOLORKEY)
        return Draw(picture, centred(x, y, *picture.get_size()), alpha=alpha, solid=solid)

    def place_box(
        self, x: float, y: float, width: float, height: float, colour: Colour, fade: float = 1
    ) -> Draw:
        rect, alpha = around(x, y, width, height), round(fade * OPAQUE)
        return Draw(None, rect, alpha=alpha, colour=colour, solid=alpha == OPAQUE)

    def _paint(self, draws: Sequence[Draw], last: Sequence[Draw] | None) -> None:
        screen = self._screen.get_rect()
        regions = [screen] if last is None else changed(last, draws, screen)
        rects = [draw.rect for draw in draws]
        for region in regions:
            self._screen.set_clip(region)
            hit = region.collidelistall(rects)
            hiding = (at for at in reversed(hit) if draws[at].solid and rects[at].contains(region))
            lowest = next(hiding, None)
            if lowest is None:
                self._screen.fill(BLACK)
            for at in hit if lowest is None else hit[hit.index(lowest) :]:
                paint(self._screen, draws[at])
        self._screen.set_clip(None)
        pygame.display.update(regions)


def paint(screen: Surface, draw: Draw) -> None:
    picture = draw.picture
    if draw.alpha == OPAQUE and picture is not None:
        screen.blit(picture, draw.rect)
    elif draw.alpha == OPAQUE:
        screen.fill(draw.colour, draw.rect)
    else:
        seen = draw.rect.clip(screen.get_clip())
        screen.blit(faint(draw, seen.move(-draw.rect.x, -draw.rect.y)), seen)


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
