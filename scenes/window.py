"""The window, and which canvas suits the machine."""

from typing import Final

import pygame

from scenes.canvas import Canvas
from scenes.gpu_canvas import GpuCanvas
from scenes.settings import Settings
from scenes.software_canvas import SoftwareCanvas

TITLE: Final = "San Juan"
SIZE: Final = (1280, 720)
SLOW: Final = 0.012
"""Seconds for a full screen of pictures: a renderer that needs longer has no GPU behind it."""
HEADLESS: Final = ("", "dummy", "offscreen")
WINDOWLESS: Final = ("KMSDRM", "fbcon")
"""Where there are no windows, only the screen."""


def has_display() -> bool:
    """Whether there is a screen to open a window on."""
    try:
        pygame.display.init()
    except pygame.error:
        return False
    return pygame.display.get_driver() not in HEADLESS


def open_canvas(settings: Settings, size: tuple[int, int] | None) -> Canvas:
    """A canvas on a window of this size, or of one that suits the display."""
    driver = pygame.display.get_driver()
    full = size is None and (settings.full_screen or driver in WINDOWLESS)
    width, height = desktop()
    size = size or ((width, height) if full else (min(SIZE[0], width), min(SIZE[1], height)))
    if settings.canvas == "gpu" or (settings.canvas == "auto" and driver not in HEADLESS):
        try:
            slowest = SLOW if settings.canvas == "auto" else None
            return GpuCanvas.opened(TITLE, size, full, slowest)
        except RuntimeError:
            pass  # what has no renderer has Surfaces
    return SoftwareCanvas.opened(TITLE, size, full)


def desktop() -> tuple[int, int]:
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else SIZE
