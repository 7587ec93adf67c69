"""What the place sounds like: water and wind without end, and now and then something of its own."""

import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Final

import pygame

from scenes.app.sound_files import AUDIO, Reader, variants

AROUND: Final = 2
"""Channels for the place: one that comes, and one that goes."""
AFAR: Final = AROUND
"""The channel for what is heard now and then."""
CROSSING: Final = 3000
"""Milliseconds in which another hour takes over."""
APART: Final = (5_000.0, 16_000.0)
"""Milliseconds from one thing that is heard now and then to the next."""
SOFTEST: Final = 0.5
DISTANT: Final[Mapping[str, Sequence[str]]] = {
    "harbour_morning": ("gull", "wave", "boxes", "ropes"),
    "harbour_noon": ("gull", "wave", "ropes", "church_bell"),
    "harbour_evening": ("wave", "ropes", "ship_bell", "gull_2", "coqui"),
    "harbour_night": ("wave", "ropes", "coqui"),
}
"""What is heard now and then, by place and hour."""


class Surroundings:
    def __init__(self, reader: Reader, chance: Random) -> None:
        self.wanted = ""
        self.volume = 1.0
        self.still = False
        """Nothing of it is heard until it may go on."""
        self._reader = reader
        self._chance = chance
        self._heard = ""
        """What is heard of it, or being read."""
        self._afar: Sequence[pygame.mixer.Sound] = ()
        self._next = 0.0
        """When something is heard again."""

    @property
    def audible(self) -> bool:
        return bool(self.wanted and self.volume)

    def forget(self) -> None:
        """Nothing is heard any more, whatever was."""
        self._heard, self._afar = "", ()

    def surround(self) -> None:
        """Let be heard what is wanted, as loud as is wanted."""
        channels = [pygame.mixer.Channel(at) for at in range(AROUND)]
        for channel in channels:
            if sound := channel.get_sound():  # a channel that fades has no volume of its own
                sound.set_volume(self.volume)
        wanted = self.wanted if self.volume else ""
        if wanted == self._heard:
            return
        self._heard, self._afar = wanted, ()
        for channel in channels:
            channel.fadeout(CROSSING)
        if wanted:
            free = next((channel for channel in channels if not channel.get_busy()), channels[0])
            self._reader.read(lambda: self._come_up(wanted, free))

    def update(self, now: float) -> None:
        """Something may be heard from afar, from whatever side."""
        if not self._afar or now < self._next:
            return
        begins, self._next = self._next > 0, now + self._chance.uniform(*APART)
        channel = pygame.mixer.Channel(AFAR)
        if begins and not channel.get_busy():
            side, sound = self._chance.random() * math.pi / 2, self._chance.choice(self._afar)
            sound.set_volume(self.volume * self._chance.uniform(SOFTEST, 1))
            channel.play(sound)
            channel.set_volume(math.cos(side), math.sin(side))

    def keep_still(self) -> None:
        for at in range(AFAR + 1) if self.still else ():
            pygame.mixer.Channel(at).pause()

    def _come_up(self, name: str, channel: pygame.mixer.Channel) -> None:
        folder = AUDIO / "ambience"
        with suppress(pygame.error, OSError):
            sound = pygame.mixer.Sound(folder / f"{name}.ogg")
            sound.set_volume(self.volume)
            if name == self._heard:
                channel.play(sound, loops=-1, fade_ms=CROSSING)
                self.keep_still()
            files = [file for distant in DISTANT.get(name, ()) for file in variants(distant)]
            afar = [pygame.mixer.Sound(folder / "distant" / f"{file}.ogg") for file in files]
            if name == self._heard:
                self._afar = afar
