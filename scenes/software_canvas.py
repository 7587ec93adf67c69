"""The canvas of devices without a usable GPU: Surfaces, of which only what changed is painted again."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from scenes.canvas import BLACK, OPAQUE, Canvas, Draw, Sprite

KEY: Final = (255, 0, 254)
"""The colour of what cannot be seen in pictures without soft edges."""
MOST_REGIONS: Final = 8
"""More changes than so many are painted as one."""


class Variants(Sprite):
    """A picture with its turned and sized copies, made ahead of time."""

    def __init__(self, picture: Surface, angles: Sequence[float], scales: Sequence[float]) -> None:
        super().__init__(picture.get_size())
        self._angles = sorted({0.0, *angles})
        self._widths = {round(self.size[0] * scale): scale for scale in (1.0, *scales)}
        self._made = {
            (angle, width): prepared(turned(picture, angle, scale))
            for angle in self._angles
            for width, scale in self._widths.items()
        }

    def nearest(self, angle: float, width: int) -> Surface:
        """The copy that comes closest."""
        nearest_angle = min(self._angles, key=lambda known: abs(known - angle))
        return self._made[nearest_angle, min(self._widths, key=lambda known: abs(known - width))]


def turned(picture: Surface, angle: float, scale: float) -> Surface:
    if not angle and scale == 1:
        return picture
    return pygame.transform.rotozoom(picture.convert_alpha(), angle, scale)


def prepared(picture: Surface) -> Surface:
    """The same in the form that is painted fastest: opaque, with a key colour, or only then with alpha."""
    if not picture.get_flags() & pygame.SRCALPHA:
        return picture.convert()
    alphas = set(pygame.image.tobytes(picture, "RGBA")[3::4])
    if alphas == {OPAQUE}:
        return picture.convert()
    if alphas <= {0, OPAQUE}:
        keyed = Surface(picture.get_size()).convert()
        keyed.fill(KEY)
        keyed.blit(picture, (0, 0))
        keyed.set_colorkey(KEY, pygame.RLEACCEL)
        return keyed
    return picture.convert_alpha()


class SoftwareCanvas(Canvas):
    def __init__(self, screen: Surface) -> None:
        super().__init__(screen.get_size())
        self._screen = screen

    def sprite(self, picture: Surface, angles: Sequence[float] = (), scales: Sequence[float] = ()) -> Sprite:
        return Variants(picture, angles, scales)

    def picture(self) -> Surface:
        return self._screen.copy()

    def _paint(self, draws: Sequence[Draw], last: Sequence[Draw] | None) -> None:
        screen = self._screen.get_rect()
        regions = [screen] if last is None else changed(last, draws, screen)
        for region in regions:
            self._screen.set_clip(region)
            self._screen.fill(BLACK)
            for draw in draws:
                if region.colliderect(covered(draw)):
                    paint(self._screen, draw)
        self._screen.set_clip(None)
        pygame.display.update(regions)


def paint(screen: Surface, draw: Draw) -> None:
    if isinstance(draw.sprite, Variants):
        picture = draw.sprite.nearest(draw.angle, draw.width)
        if picture.get_alpha() != draw.alpha:
            picture.set_alpha(draw.alpha)
        screen.blit(picture, covered(draw))
    elif draw.alpha == OPAQUE:
        screen.fill(draw.colour, draw.rect)
    else:
        veil = Surface(draw.rect.size)
        veil.fill(draw.colour)
        veil.set_alpha(draw.alpha)
        screen.blit(veil, draw.rect)


def covered(draw: Draw) -> Rect:
    """What a draw covers of the screen."""
    if not isinstance(draw.sprite, Variants):
        return draw.rect
    size = draw.sprite.nearest(draw.angle, draw.width).get_size()
    return Rect(draw.x - size[0] // 2, draw.y - size[1] // 2, *size)


def changed(last: Sequence[Draw], draws: Sequence[Draw], screen: Rect) -> list[Rect]:
    """The parts of the screen that two lists of draws show differently."""
    common = set(last) & set(draws)
    if [draw for draw in last if draw in common] != [draw for draw in draws if draw in common]:
        common = set()
    regions: list[Rect] = []
    for draw in (*last, *draws):
        if draw not in common:
            merge(regions, covered(draw).clip(screen))
    return regions if len(regions) <= MOST_REGIONS else [regions[0].unionall(regions[1:])]


def merge(regions: list[Rect], region: Rect) -> None:
    """Add a region, and whatever it overlaps into one with it."""
    if not region:
        return
    while (at := region.collidelist(regions)) >= 0:
        region = region.union(regions.pop(at))
    regions.append(region)
