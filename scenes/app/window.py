"""The window, and which canvas suits the machine."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pygame

from scenes.app.settings import Settings
from scenes.draw.canvas import Canvas
from scenes.draw.drawings import drawing
from scenes.draw.gpu_canvas import GpuCanvas
from scenes.draw.software_canvas import SoftwareCanvas

TITLE: Final = "San Juan"
SIZE: Final = (1280, 720)
"""Of a window, and at most of Surfaces on a whole screen: more cannot be painted in time."""
TELEVISION: Final = (1920, 1080)
"""A window has the same part of a finer screen as of this one."""
SLOW: Final = 0.012
"""Seconds for a full screen of pictures: a renderer that needs longer has no GPU behind it."""
ICON: Final = 64
REAL_PIXELS: Final = ("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
"""For SDL: a window of Windows that is not enlarged by the system, which blurs it."""
HEADLESS: Final = ("", "dummy", "offscreen")
WINDOWLESS: Final = ("KMSDRM", "fbcon")
"""Where there are no windows, only the screen."""


PATIENCE: Final = 120_000
"""Milliseconds of nothing after which a screen saver may come."""
STILL: Final = 3000
"""Milliseconds without the mouse after which its pointer is hidden."""
HIDE_CURSOR, SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"


def has_display() -> bool:
    """Whether there is a screen to open a window on."""
    os.environ.setdefault(*REAL_PIXELS)
    try:
        pygame.display.init()
    except pygame.error:
        return False
    return pygame.display.get_driver() not in HEADLESS


def languages() -> list[str]:
    """Those that the system's owner reads, the best known first."""
    return [each["language"] for each in pygame.system.get_pref_locales()]


def has_windows() -> bool:
    return pygame.display.get_driver() not in WINDOWLESS


def is_large(display: int) -> bool:
    """As large as a television: too large for a window to be what everybody wants."""
    return all(side >= least for side, least in zip(desktop(display), TELEVISION, strict=True))


def open_canvas(settings: Settings, size: tuple[int, int] | None, display: int = 0) -> Canvas:
    """A canvas on the whole of a display, or on a window of this size, or of one that suits the display."""
    driver = pygame.display.get_driver()
    full = settings.full_screen or (size is None and not has_windows())
    wanted, whole = size, desktop(display)
    if full or not size:
        size = whole if full else window_on(whole)
    icon = drawing("icon", ICON, ICON) if driver not in (*HEADLESS, *WINDOWLESS) else None
    if settings.canvas == "gpu" or (settings.canvas == "auto" and driver not in HEADLESS):
        if pygame.display.get_surface():
            begin_anew()
        try:
            slowest = SLOW if settings.canvas == "auto" else None
            return GpuCanvas.opened(TITLE, size, full, slowest, display, icon)
        except RuntimeError:
            pass  # what has no renderer has Surfaces
        if driver in WINDOWLESS:
            begin_anew()
    if icon:
        pygame.display.set_icon(icon)
    smaller = within(size, SIZE)
    if not full:
        return SoftwareCanvas.opened(TITLE, wanted or smaller, full, display=display)
    by_display = driver in WINDOWLESS and smaller in pygame.display.list_modes()
    wider = None if smaller == size or by_display else size
    return SoftwareCanvas.opened(TITLE, smaller, full, wider, display)


def window_on(display: tuple[int, int]) -> tuple[int, int]:
    """The size of a window that suits a display.

    >>> window_on((3840, 2160)), window_on((1920, 1200)), window_on((1024, 768))
    ((2560, 1440), (1280, 720), (1024, 720))
    """
    finer = max(1, min(side / least for side, least in zip(display, TELEVISION, strict=True)))
    return min(round(SIZE[0] * finer), display[0]), min(round(SIZE[1] * finer), display[1])


def begin_anew() -> None:
    """Let go of the screen: the window of Surfaces would stay, and Mesa may fall over what a renderer
    without a GPU has left."""
    pygame.display.quit()
    pygame.display.init()


def within(size: tuple[int, int], most: tuple[int, int]) -> tuple[int, int]:
    """A size of the same shape, no larger than may be.

    >>> within((1920, 1080), (1280, 720)), within((640, 480), (1280, 720)), within((1920, 1200), (1280, 720))
    ((1280, 720), (640, 480), (1152, 720))
    """
    share = min(1, *(limit / side for limit, side in zip(most, size, strict=True)))
    return round(size[0] * share), round(size[1] * share)


class ScreenSaver:
    """Kept away while something moves, or somebody plays."""

    def __init__(self) -> None:
        self._last = 0.0
        self._allowed = False

    def note(self, now: float, resting: bool) -> None:
        if not resting:
            self._last = now
        allowed = now - self._last > PATIENCE
        if allowed is not self._allowed:
            self._allowed = allowed
            pygame.display.set_allow_screensaver(allowed)


class Pointer:
    """That of the mouse: seen while somebody uses it."""

    def __init__(self) -> None:
        self._seen = True
        self._last: float | None = None

    def use(self, finger: bool) -> None:
        """Somebody points with the mouse, or with a finger, which needs no pointer."""
        self._last = float("-inf") if finger else None

    def note(self, now: float) -> None:
        self._last = now if self._last is None else self._last
        seen = now - self._last <= STILL
        if seen is not self._seen:
            self._seen = seen
            pygame.mouse.set_visible(seen)


@contextmanager
def no_text_cursor() -> Iterator[None]:
    """Let none blink where the screen is otherwise a terminal's."""
    shown = sys.stdout.isatty() and pygame.display.get_driver() in WINDOWLESS
    if shown:
        print(HIDE_CURSOR, end="", flush=True)
    try:
        yield
    finally:
        if shown:
            print(SHOW_CURSOR, end="", flush=True)


def desktop(display: int = 0) -> tuple[int, int]:
    sizes = pygame.display.get_desktop_sizes()
    return sizes[display] if display < len(sizes) else SIZE
