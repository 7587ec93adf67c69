"""Waiting while nothing moves. A handheld's battery pays for each time that the processor is woken."""

import os
import select
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import pygame
from pygame.event import Event

MOMENT: Final = 50
"""Milliseconds until the next frame if nothing happens."""
STEP: Final = 16
"""Between two looks for what has happened, where nothing tells of it."""
PATIENCE: Final = 60_000
"""After so long without a press nobody is looked out for any more but once a moment."""
OPEN: Final = "/proc/self/fd"
INPUT: Final = "/dev/input/"
DISPLAYS: Final = ("X11-unix", "wayland")
"""In the addresses of their sockets."""


def telling() -> Iterator[int]:
    """The open files that can be read as soon as somebody presses something, where they are known."""
    with suppress(OSError):
        for name in os.listdir(OPEN):
            with suppress(OSError):
                opened = os.readlink(f"{OPEN}/{name}")
                if opened.startswith(INPUT) or (opened.startswith("socket:") and _is_display(int(name))):
                    yield int(name)


def _is_display(file: int) -> bool:
    import socket  # wanted only where there are some

    with socket.socket(fileno=os.dup(file)) as each:
        address = each.getpeername()
    told = os.fsdecode(address) if isinstance(address, str | bytes) else ""
    return any(name in told for name in DISPLAYS)


class Rest:
    """pygame's own waiting looks for events a thousand times a second."""

    def __init__(self) -> None:
        self._bell: tuple[int, ...] = ()
        """Rung by other threads, once somebody listens."""
        self._files: list[int] | None = None
        """Those that tell of something, once they are looked for."""

    def wake(self) -> None:
        """From whatever thread: something has happened."""
        with suppress(pygame.error):
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))
        with suppress(OSError):
            for end in self._bell[1:]:
                os.write(end, b"!")

    def over(self) -> None:
        """Something moves again: devices and displays may come and go."""
        self._files = None

    def wait(self, quiet: float) -> list[Event]:
        """What happens within a moment, after so many milliseconds without a press."""
        if self._files is None:
            self._files = [*telling()] if hasattr(select, "poll") else []
        if self._files:
            return self._listen(self._files)
        step = MOMENT if quiet > PATIENCE else STEP
        for _ in range(0, MOMENT, step):
            pygame.time.wait(step)
            if events := pygame.event.get():
                return events
        return []

    def _listen(self, files: list[int]) -> list[Event]:
        if not self._bell:
            self._bell = os.pipe()
            for end in self._bell:
                os.set_blocking(end, False)
        poll = select.poll()
        for file in (self._bell[0], *files):
            poll.register(file, select.POLLIN)
        told = dict(poll.poll(MOMENT))
        if self._bell[0] in told:
            os.read(self._bell[0], 1 << 10)
        events = pygame.event.get()
        if told and not events:  # by a device that is not listened to, again and again
            pygame.time.wait(STEP)
        return events

    def close(self) -> None:
        bell, self._bell = self._bell, ()
        for end in bell:
            os.close(end)
