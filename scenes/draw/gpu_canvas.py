"""The canvas of devices with a GPU: few textures, and the same cost at every size of screen.

The only module that touches the experimental renderer of pygame.
"""

import os
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Final, Self
from weakref import WeakSet, finalize

import pygame
from pygame import BLENDMODE_BLEND, BLENDMODE_NONE, Rect, Surface
from pygame._sdl2.video import Renderer, Texture, Window

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
    centred,
    with_alpha,
)

PAGE: Final = 2048, 1024
"""As wide as the largest texture that small GPUs take; as high, fresh memory for it would take too long."""
HINTS: Final = {"SDL_RENDER_BATCHING": "1", "SDL_RENDER_SCALE_QUALITY": "linear"}
"""For SDL: draw many pictures at a time, and smoothly where they are turned or sized."""
CENTRED_ON: Final = pygame.WINDOWPOS_CENTERED
"""With the number of a display it is the middle of that one."""
TRIES: Final = 4
GAP: Final = 1
"""Between pictures on a page, so that none shows at the edge of its neighbour."""
GRAIN: Final = 32, 8
"""Cells of pictures that do not last are as large as a multiple of this."""
LOOSE: Final = 2
"""A cell is taken again by what needs at least one such part of it."""
SMALL: Final = 1280
"""Screens of less width have pages of half the width for pictures that do not last."""
MOST_PAGES: Final = 3
"""Pages for pictures that do not last, at most."""
LARGEST: Final = 8
"""A picture that would take more than such a part of a page has a texture of its own."""


class Region(Sprite):
    """A picture by its place on a texture."""

    def __init__(self, texture: Texture, area: Rect, let_go: Callable[[], None] | None = None) -> None:
        super().__init__(area.size)
        self.texture = texture
        self.area = area
        HOLDING.add(self)
        if let_go:
            finalize(self, let_go).atexit = False


class TexturePage:
    """A texture that is filled with pictures, shelf by shelf."""

    def __init__(self, renderer: Renderer, size: tuple[int, int] = PAGE) -> None:
        self._renderer = renderer
        self._width, self._height = size
        self.texture = Texture(renderer, size, target=True)
        self.texture.blend_mode = BLENDMODE_BLEND
        renderer.target = self.texture
        renderer.draw_color = (*BLACK, 0)
        renderer.clear()
        renderer.target = None
        self._x = self._y = self._shelf = 0
        HOLDING.add(self)

    def place(self, width: int, height: int) -> Rect | None:
        """Room for a picture, if there is any left."""
        if self._x + width > self._width:
            self._x, self._y, self._shelf = 0, self._y + self._shelf + GAP, 0
        if width > self._width or self._y + height > self._height:
            return None
        found = Rect(self._x, self._y, width, height)
        self._x += width + GAP
        self._shelf = max(self._shelf, height)
        return found


class Passing(TexturePage):
    """One of pictures that do not last: each is in a cell, which another one takes once nobody holds it."""

    def __init__(self, renderer: Renderer, size: tuple[int, int]) -> None:
        super().__init__(renderer, size)
        self._rows: dict[int, tuple[int, int]] = {}
        """By the height of its cells: where the next one of a row begins."""
        self._bottom = 0
        self._left: defaultdict[tuple[int, int], list[Rect]] = defaultdict(list)
        """Cells by their sizes."""

    def room(self, size: tuple[int, int]) -> Region | None:
        """A place of that size with nothing in it."""
        width, height = (-(-(side + GAP) // grain) * grain for side, grain in zip(size, GRAIN, strict=True))
        cell = self._again(width, height) or self._next(width, height)
        if not cell:
            return None
        return Region(self.texture, Rect(cell.topleft, size), partial(self._left[cell.size].append, cell))

    def _again(self, width: int, height: int) -> Rect | None:
        cells = self._left[width, height] or self._larger(width, height)
        if not cells:
            return None
        cell = cells.pop()
        self._renderer.target = self.texture
        self._renderer.draw_blend_mode = BLENDMODE_NONE
        self._renderer.draw_color = (*BLACK, 0)
        self._renderer.fill_rect(cell)
        self._renderer.draw_blend_mode = BLENDMODE_BLEND
        self._renderer.target = None
        return cell

    def _larger(self, width: int, height: int) -> list[Rect]:
        """The smallest cells in which it wastes not too much."""
        most = LOOSE * width * height
        fit = [
            (size[0] * size[1], cells)
            for size, cells in self._left.items()
            if cells and size[0] >= width and size[1] >= height and size[0] * size[1] <= most
        ]
        return min(fit, key=lambda found: found[0], default=(0, []))[1]

    def _next(self, width: int, height: int) -> Rect | None:
        x, y = self._rows.get(height, (self._width, 0))
        if x + width > self._width:
            x, y = 0, self._bottom
            if y + height > self._height:
                return None
            self._bottom += height
        self._rows[height] = x + width, y
        return Rect(x, y, width, height)


HOLDING: Final[WeakSet[Region | TexturePage]] = WeakSet()
"""All that have a texture."""


class GpuCanvas(Canvas):
    def __init__(self, window: Window, renderer: Renderer) -> None:
        super().__init__(renderer.get_viewport().size)
        self._window = window
        self._renderer = renderer
        self._pages = [TexturePage(renderer)]
        self._passing: list[Passing] = []

    @classmethod
    def opened(
        cls,
        title: str,
        size: tuple[int, int],
        full_screen: bool,
        slowest: float | None,
        display: int = 0,
        icon: Surface | None = None,
    ) -> Self:
        """On a window of its own; an error if a frame would take longer than so many seconds."""
        for name, value in HINTS.items():
            os.environ.setdefault(name, value)
        middle = CENTRED_ON | display, CENTRED_ON | display
        window = Window(
            title,
            size,
            middle,
            fullscreen_desktop=full_screen,
            resizable=not full_screen,
            allow_high_dpi=True,
        )
        window.minimum_size = LEAST, LEAST
        if icon:
            window.set_icon(icon)
        try:
            canvas = cls(window, _renderer(window))
        except RuntimeError:
            window.destroy()
            raise
        if slowest and not canvas._keeps_up(slowest):
            canvas.close()
            raise pygame.error("the renderer is slower than Surfaces would be")
        return canvas

    @property
    def finer(self) -> float:
        return float(self._renderer.get_viewport().width / self._window.size[0])

    def turn_over(self) -> None:
        self._pages = [TexturePage(self._renderer)]

    def resized(self) -> "GpuCanvas":
        return type(self)(self._window, self._renderer)

    def close(self) -> None:
        """SDL frees all textures of a window with it: those who would free them again let go before."""
        for each in list(HOLDING):
            if each.texture.renderer is self._renderer:
                HOLDING.discard(each)
                del each.texture
        self._window.destroy()

    def _keeps_up(self, slowest: float) -> bool:
        """Whether it paints within so many seconds, if not at first, when much is compiled, then later."""
        sprite = self.sprite(Surface((256, 256)))
        draws = [self.place(sprite, at * 30, at * 16, fade=0.5) for at in range(40)]
        return any(self._seconds(draws) <= slowest for _ in range(TRIES))

    def _seconds(self, draws: Sequence[Draw]) -> float:
        """Until these are painted: they are read back, since showing them would wait for the screen."""
        began = time.perf_counter()
        self._renderer.clear()
        self._queue(draws)
        self._renderer.to_surface(area=Rect(0, 0, 1, 1))
        return time.perf_counter() - began

    def sprite(
        self,
        picture: Surface,
        angles: Sequence[float] = (),
        scales: Sequence[float] = (),
        lasting: bool = True,
    ) -> Sprite:
        if 0 in picture.get_size():  # as a line without words is
            return Region(self._pages[-1].texture, picture.get_rect())
        region = self._place_for(picture.get_size()) if lasting else self._room(picture.get_size())
        if region is None:
            texture = Texture.from_surface(self._renderer, picture)
            texture.blend_mode = BLENDMODE_BLEND
            return Region(texture, picture.get_rect())
        self._fill(region, with_alpha(picture))
        return region

    def composed(self, ground: Sprite, upon: Iterable[Placed]) -> Sprite:
        assert isinstance(ground, Region)
        parts: list[tuple[Region, Rect]] = []
        for sprite, x, y in upon:
            assert isinstance(sprite, Region)
            parts.append((sprite, centred(x, y, *sprite.size)))
        read = {ground.texture, *(sprite.texture for sprite, _ in parts)}
        region = self._empty(ground.size, read)
        renderer = self._renderer
        renderer.target = region.texture
        renderer.set_viewport(region.area)
        ground.texture.blend_mode = BLENDMODE_NONE
        ground.texture.draw(ground.area)
        ground.texture.blend_mode = BLENDMODE_BLEND
        for sprite, rect in parts:
            sprite.texture.draw(sprite.area, rect)
        renderer.set_viewport(None)
        renderer.target = None
        return region

    def _empty(self, size: tuple[int, int], read: Collection[Texture]) -> Region:
        """Room for a picture on none of the textures that it is put together from."""
        region = self._room(size, read)
        if region is None:
            texture = Texture(self._renderer, size, target=True)
            texture.blend_mode = BLENDMODE_BLEND
            region = Region(texture, Rect((0, 0), size))
        return region

    def _place_for(self, size: tuple[int, int]) -> Region | None:
        """One for good, unless it is larger than a page."""
        if size[0] > PAGE[0] or size[1] > PAGE[1]:
            return None
        area = self._pages[-1].place(*size)
        if area is None:
            self._pages.append(TexturePage(self._renderer))
            area = self._pages[-1].place(*size)
        assert area is not None
        return Region(self._pages[-1].texture, area)

    def _room(self, size: tuple[int, int], read: Collection[Texture] = ()) -> Region | None:
        """One on the pages of those that do not last, if there is any left."""
        width, height = PAGE[0] // (1 + (self.size[0] < SMALL)), PAGE[1]
        if size[0] > width or size[1] > height or size[0] * size[1] * LARGEST > width * height:
            return None
        for page in self._passing:
            if page.texture not in read and (region := page.room(size)):
                return region
        if len(self._passing) == MOST_PAGES:
            return None
        self._passing.append(Passing(self._renderer, (width, height)))
        return self._room(size, read)

    def _fill(self, region: Region, picture: Surface) -> None:
        """Draw a picture there: OpenGL loses the place of what a texture is updated with."""
        copy = Texture.from_surface(self._renderer, picture)
        copy.blend_mode = BLENDMODE_NONE
        self._renderer.target = region.texture
        copy.draw(None, region.area)
        self._renderer.target = None

    def picture(self) -> Surface:
        return self._renderer.to_surface()

    def place(
        self, sprite: Sprite, x: float, y: float, angle: float = 0, scale: float = 1, fade: float = 1
    ) -> Draw:
        width, height = sprite.size
        if scale != 1:
            width, height = round(width * scale), round(height * scale)
        return Draw(
            sprite, centred(x, y, width, height), -angle, OPAQUE if fade == 1 else round(fade * OPAQUE)
        )

    def place_box(
        self, x: float, y: float, width: float, height: float, colour: Colour, fade: float = 1
    ) -> Draw:
        return Draw(None, around(x, y, width, height), alpha=round(fade * OPAQUE), colour=colour)

    def _paint(self, draws: Sequence[Draw], last: Sequence[Draw] | None) -> None:
        renderer = self._renderer
        renderer.draw_color = (*BLACK, OPAQUE)
        renderer.clear()
        renderer.draw_blend_mode = BLENDMODE_BLEND
        self._queue(draws)
        renderer.present()

    def _queue(self, draws: Sequence[Draw]) -> None:
        renderer = self._renderer
        for picture, rect, angle, alpha, colour, _ in draws:
            if picture is None:
                renderer.draw_color = (*colour, alpha)
                renderer.fill_rect(rect)
                continue
            texture = picture.texture
            if alpha != OPAQUE:
                texture.alpha = alpha
                texture.draw(picture.area, rect, angle)
                texture.alpha = OPAQUE
            elif angle:
                texture.draw(picture.area, rect, angle)
            else:
                texture.draw(picture.area, rect)


def _renderer(window: Window) -> Renderer:
    try:
        return Renderer(window, accelerated=1, vsync=True)
    except RuntimeError:  # what this module raises is no pygame.error
        return Renderer(window)
