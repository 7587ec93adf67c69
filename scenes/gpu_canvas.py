"""The canvas of devices with a GPU: few textures, and the same cost at every size of screen.

The only module that touches the experimental renderer of pygame.
"""

import os
import time
from collections.abc import Iterable, Sequence
from typing import Final, Self
from weakref import WeakSet

import pygame
from pygame import BLENDMODE_BLEND, BLENDMODE_NONE, Rect, Surface
from pygame._sdl2.video import Renderer, Texture, Window

from scenes.canvas import BLACK, OPAQUE, Canvas, Colour, Draw, Part, Sprite, around, centred, with_alpha

PAGE: Final = 2048
"""The largest texture that small GPUs take."""
HINTS: Final = {"SDL_RENDER_BATCHING": "1", "SDL_RENDER_SCALE_QUALITY": "linear"}
"""For SDL: draw many pictures at a time, and smoothly where they are turned or sized."""
TRIES: Final = 4
GAP: Final = 1
"""Between pictures on a page, so that none shows at the edge of its neighbour."""


class Region(Sprite):
    """A picture by its place on a texture."""

    def __init__(self, texture: Texture, area: Rect) -> None:
        super().__init__(area.size)
        self.texture = texture
        self.area = area
        HOLDING.add(self)


class Page:
    """A texture that is filled with pictures, shelf by shelf."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self.texture = Texture(renderer, (PAGE, PAGE), target=True)
        self.texture.blend_mode = BLENDMODE_BLEND
        renderer.target = self.texture
        renderer.draw_color = (*BLACK, 0)
        renderer.clear()
        renderer.target = None
        self._x = self._y = self._shelf = 0
        HOLDING.add(self)

    def place(self, width: int, height: int) -> Rect | None:
        """Room for a picture, if there is any left."""
        if self._x + width > PAGE:
            self._x, self._y, self._shelf = 0, self._y + self._shelf + GAP, 0
        if width > PAGE or self._y + height > PAGE:
            return None
        found = Rect(self._x, self._y, width, height)
        self._x += width + GAP
        self._shelf = max(self._shelf, height)
        return found

    def fill(self, area: Rect, picture: Surface) -> None:
        """Draw a picture there: OpenGL loses the place of what a texture is updated with."""
        copy = Texture.from_surface(self._renderer, picture)
        copy.blend_mode = BLENDMODE_NONE
        self._renderer.target = self.texture
        copy.draw(None, area)
        self._renderer.target = None


HOLDING: Final[WeakSet[Region | Page]] = WeakSet()
"""All that have a texture."""


class GpuCanvas(Canvas):
    def __init__(self, window: Window, renderer: Renderer) -> None:
        super().__init__(window.size)
        self._window = window
        self._renderer = renderer
        self._pages = [Page(renderer)]

    @classmethod
    def opened(cls, title: str, size: tuple[int, int], full_screen: bool, slowest: float | None) -> Self:
        """On a window of its own; an error if a frame would take longer than so many seconds."""
        for name, value in HINTS.items():
            os.environ.setdefault(name, value)
        window = Window(title, size, fullscreen_desktop=full_screen, resizable=not full_screen)
        try:
            canvas = cls(window, _renderer(window))
        except RuntimeError:
            window.destroy()
            raise
        if slowest and not canvas._keeps_up(slowest):
            canvas.close()
            raise pygame.error("the renderer is slower than Surfaces would be")
        return canvas

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
        whole = with_alpha(picture)
        if not lasting or max(picture.get_size()) > PAGE:
            texture = Texture.from_surface(self._renderer, whole)
            texture.blend_mode = BLENDMODE_BLEND
            return Region(texture, picture.get_rect())
        area = self._pages[-1].place(*picture.get_size())
        if area is None:
            self._pages.append(Page(self._renderer))
            area = self._pages[-1].place(*picture.get_size())
        assert area is not None
        self._pages[-1].fill(area, whole)
        return Region(self._pages[-1].texture, area)

    def composed(self, ground: Sprite, upon: Iterable[Part]) -> Sprite:
        assert isinstance(ground, Region)
        whole = Rect((0, 0), ground.size)
        parts = [self.place(*part) for part in upon]  # making one of them draws elsewhere
        texture = Texture(self._renderer, ground.size, target=True)
        texture.blend_mode = BLENDMODE_BLEND
        self._renderer.target = texture
        ground.texture.blend_mode = BLENDMODE_NONE
        self._queue([Draw(ground, whole)])
        ground.texture.blend_mode = BLENDMODE_BLEND
        self._queue(parts)
        self._renderer.target = None
        return Region(texture, whole)

    def picture(self) -> Surface:
        return self._renderer.to_surface()

    def place(
        self, sprite: Sprite, x: float, y: float, angle: float = 0, scale: float = 1, fade: float = 1
    ) -> Draw:
        width, height = sprite.size
        if scale != 1:
            width, height = round(width * scale), round(height * scale)
        return Draw(sprite, centred(x, y, width, height), angle=-angle, alpha=round(fade * OPAQUE))

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
            texture.alpha = alpha
            if angle:
                texture.draw(picture.area, rect, angle)
            else:
                texture.draw(picture.area, rect)


def _renderer(window: Window) -> Renderer:
    try:
        return Renderer(window, accelerated=1, vsync=True)
    except RuntimeError:  # what this module raises is no pygame.error
        return Renderer(window)
