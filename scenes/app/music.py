"""The music: pieces that take turns, with the harbour between them, or one that goes round."""

from contextlib import suppress
from random import Random
from typing import Final

import pygame

from scenes.app.sound_files import AUDIO, Reader, variants

GOING, COMING = 1500, 600
"""Milliseconds in which a piece goes that another one follows, and in which that comes."""
REST: Final = 120_000.0
"""Milliseconds between two pieces that take turns."""
LOW: Final = 0.3
"""How loud it is while something else is to be heard."""
BENDING: Final = 400.0
"""Milliseconds in which it becomes so, or loud again."""


class Music:
    """What is asked for is begun by `update`, so that nothing is read within a frame."""

    def __init__(self, reader: Reader, chance: Random) -> None:
        self.wanted = ""
        """From the next update on; the same does not begin anew."""
        self.volume = 1.0
        self._reader = reader
        self._chance = chance
        self._heard = ""
        """Whose turns are taken now."""
        self._left: list[str] = []
        """The pieces that have not had their turn yet."""
        self._last = ""
        self._begun = False
        self._next = self._now = 0.0
        self._bend = self._low_until = 0.0
        self._level = self._goal = 1.0

    @property
    def audible(self) -> bool:
        return bool(self.wanted and self.volume)

    @property
    def bending(self) -> bool:
        """It becomes low, or loud again."""
        return bool(self._bend) or self._level != self._goal

    def loud(self) -> None:
        """Sound as loud as is settled, and as has to be now."""
        pygame.mixer.music.set_volume(self.volume * self._level)

    def bend(self, milliseconds: float) -> None:
        """Give way to something that lasts so long."""
        self._bend = milliseconds

    def forget(self) -> None:
        """Nothing is heard any more, whatever was."""
        self._heard = ""

    def update(self, now: float) -> None:
        self._give_way(now)
        if self._reader.busy:
            return
        wanted, busy = self.wanted if self.volume else "", pygame.mixer.music.get_busy()
        if wanted != self._heard:
            if busy:
                pygame.mixer.music.fadeout(GOING)
            self._heard, self._left, self._begun = wanted, [], False
        if busy and self._begun:
            self._next = now + REST
        elif wanted and not busy and (now >= self._next or not self._begun):
            self._begin(now)

    def _begin(self, now: float) -> None:
        self._begun, self._next = True, now + REST
        pieces = variants(self._heard)
        if not self._left:
            self._left = self._chance.sample(pieces, len(pieces))
            if self._left[-1] == self._last:
                self._left.reverse()
        piece = self._last = self._left.pop()
        self._reader.read(lambda: self._come(piece, 0 if len(pieces) > 1 else -1))

    def _come(self, piece: str, loops: int) -> None:
        music = pygame.mixer.music
        with suppress(pygame.error, OSError):
            music.load(AUDIO / "music" / f"{piece}.ogg")
            self.loud()
            music.play(loops, fade_ms=COMING)

    def _give_way(self, now: float) -> None:
        passed, self._now = now - self._now, now
        if self._bend:
            self._low_until, self._bend = now + self._bend, 0.0
        self._goal = LOW if now < self._low_until else 1.0
        if self._goal != self._level:
            step = passed * (1 - LOW) / BENDING
            self._level = max(self._level - step, min(self._level + step, self._goal))
            self.loud()
