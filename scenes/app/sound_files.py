"""Where sounds lie, which of them there are several of, and how they are read beside the game."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import Final

import pygame

AUDIO: Final = Path(__file__).parents[2] / "audio" / "ogg"
VARIANTS: Final = {
    "card": 3, "coin": 2, "good": 2, "barrel": 2, "colonist": 3, "load": 2,
    "play": 3, "puerto_rico/play": 2, "gull": 3, "coqui": 2,
}  # fmt: skip
"""Sounds that are heard often and pieces that take turns, and how many of each there are."""


def variants(name: str) -> Sequence[str]:
    """The files of a sound or of a piece; that of one game has the game's folder before its name.

    >>> variants("puerto_rico/play"), variants("win")
    (['puerto_rico/play_1', 'puerto_rico/play_2'], ['win'])
    """
    count = VARIANTS.get(name) or VARIANTS.get(name.rpartition("/")[2], 0)
    return [f"{name}_{at + 1}" for at in range(count)] or [name]


class Reader:
    """Does one thing after the other that takes longer than a frame may."""

    def __init__(self) -> None:
        self._last: Thread | None = None
        pygame.register_quit(self.join)  # sounds may not go while one is being read

    @property
    def busy(self) -> bool:
        return self._last is not None and self._last.is_alive()

    def read(self, task: Callable[[], None]) -> None:
        thread = Thread(target=_after, args=(self._last, task))
        try:
            thread.start()
        except RuntimeError:  # there is no thread to be had
            return
        self._last = thread

    def join(self) -> None:
        if self._last:
            self._last.join()


def _after(before: Thread | None, task: Callable[[], None]) -> None:
    if before:
        before.join()
    task()
