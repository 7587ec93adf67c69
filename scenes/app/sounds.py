"""What is heard. Without a sound device, or without a file, it is silent and nobody minds."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Final

import pygame

from scenes.app.music import Music
from scenes.app.sound_files import AUDIO, Reader, variants
from scenes.app.surroundings import AFAR, Surroundings

Rumble = Callable[[float, int], None]
FELT: Final = {
    "choose": (0.25, 35),
    "refuse": (0.5, 70),
    "turn": (0.3, 60),
    "stamp": (0.4, 60),
    "win": (0.6, 300),
}
"""What is felt as well as heard: how strongly, and for how many milliseconds."""
GIVES_WAY: Final = ("win", "loss")
"""Music is low as long as these are heard."""
KINDS: Final = ("music", "effects", "ambience")
CHANNELS: Final = 9
LOOK: Final = 250.0
"""Milliseconds from one look at how far everything is to the next."""
QUIET: Final = 60_000.0
"""After so many milliseconds in which nothing sounds the device is closed, as it wakes the processor."""


class Sounds:
    def __init__(self, rumble: Rumble = lambda strength, milliseconds: None) -> None:
        self._rumble = rumble
        self.notice = ""
        """What is wrong, if anything is."""
        self.reader = Reader()
        chance = Random()
        self._music = Music(self.reader, chance)
        self._place = Surroundings(self.reader, chance)
        self._effects: dict[str, pygame.mixer.Sound] = {}
        self._format: object = None
        """What the device wants, and all sounds are read for."""
        self._volume = 1.0
        self._played = 0
        self._hushed = False
        self._gone = False
        """A device has been taken away, and it may be ours."""
        self._asleep = False
        """The device is closed until something is to be heard."""
        self._asked: list[str] = []
        """What has been since."""
        self._sounded = 0.0
        """When something was last heard."""
        self._next = 0.0
        """When to look next."""
        self._open()

    def _open(self) -> None:
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(AFAR + 1)
        except pygame.error as trouble:
            self.notice = str(trouble)
        if self.works and self._format != pygame.mixer.get_init():
            self._format = pygame.mixer.get_init()
            self._effects.clear()
        self._set_volumes()

    def _shut(self) -> None:
        """That may take as long as many frames."""
        self._music.forget()
        self._place.forget()
        pygame.mixer.quit()

    @property
    def works(self) -> bool:
        return not self._asleep and pygame.mixer.get_init() is not None

    def lost(self) -> None:
        self._gone = True

    def found(self) -> None:
        """There is another device: go on with that one, if there was none."""
        if not self._asleep and (self._gone or not self.works):
            self._gone, self._next = False, 0.0
            self.reader.join()
            self._shut()
            self._open()

    def volume(self, kind: str, per_cent: int) -> None:
        share = per_cent / 100
        self._next = 0.0
        if kind == "music":
            self._music.volume = share
        elif kind == "ambience":
            self._place.volume = share
        else:
            self._volume = share
        self._set_volumes()

    def _set_volumes(self) -> None:
        if not self.works:
            return
        for sound in self._effects.values():
            sound.set_volume(self._volume)
        self._music.loud()
        self._place.surround()

    def hush(self, hushed: bool) -> None:
        """Let music and place be silent, or heard again where they were."""
        self._hushed = self._place.still = hushed
        self._next = 0.0
        self._keep_still()

    def _keep_still(self) -> None:
        """Pause, or go on.

        Pausing music waits for the mixing thread, and that waits for Python when a sound ends: none may end.
        """
        if not self.works:
            return
        music = pygame.mixer.music
        pygame.mixer.pause()
        music.get_busy()  # lets Python go, and is back only when whatever is ending has ended
        (music.pause if self._hushed else music.unpause)()
        pygame.mixer.unpause()
        self._place.keep_still()

    def update(self, now: float) -> None:
        """Once a frame, after that is seen."""
        if now < self._next:
            return
        self._next = now if self._music.bending else now + LOOK
        if self._asleep and (self._awaited or self._asked):
            self._wake()
        if not self.works:
            return
        if not self._hushed:
            self._music.update(now)
            self._place.update(now)
        elif pygame.mixer.music.get_busy():  # it was being read
            self._keep_still()
        if self._awaited or self._busy():
            self._sounded = now
        elif now - self._sounded > QUIET:
            self._asleep = True
            self.reader.read(self._shut)

    @property
    def _awaited(self) -> bool:
        return not self._hushed and (self._music.audible or self._place.audible)

    def _busy(self) -> bool:
        return any(pygame.mixer.Channel(at).get_busy() for at in range(AFAR + 1, CHANNELS))

    def _wake(self) -> None:
        self.reader.join()
        self._asleep = False
        self._open()
        asked, self._asked = self._asked, []
        for name in dict.fromkeys(asked):
            self._sound(name)

    def play(self, name: str) -> None:
        """One of the short sounds."""
        if name in FELT:
            self._rumble(*FELT[name])
        if not self._volume:
            return
        if self._asleep:
            self._asked.append(name)
            self._next = 0.0
        elif self.works:
            self._sound(name)

    def _sound(self, name: str) -> None:
        files = variants(name)
        self._played += len(files) > 1
        file = files[self._played % len(files)]
        self._load(file)
        if sound := self._effects.get(file):
            sound.play()
            if name in GIVES_WAY:
                self._music.bend(sound.get_length() * 1000)
                self._next = 0.0

    def prepare(self, game: str) -> Iterator[None]:
        """Read the short sounds of the house and of a game, one at a time; those of another game go."""
        for name in [name for name in self._effects if "/" in name and not name.startswith(f"{game}/")]:
            del self._effects[name]
        effects = AUDIO / "effects"
        for path in sorted([*effects.glob("*.ogg"), *effects.glob(f"{game}/*.ogg")]) if self.works else ():
            self._load(path.relative_to(effects).with_suffix("").as_posix())
            yield

    def _load(self, name: str) -> None:
        if name not in self._effects:
            with suppress(pygame.error, OSError):
                self._effects[name] = pygame.mixer.Sound(AUDIO / "effects" / f"{name}.ogg")
                self._effects[name].set_volume(self._volume)

    def music(self, name: str) -> None:
        """The music that goes on from now; the same does not begin anew."""
        self._music.wanted, self._next = name, 0.0

    def ambience(self, name: str) -> None:
        """What the place sounds like from now on."""
        self._place.wanted = name
        self._set_volumes()

    def close(self) -> None:
        self.reader.join()
        pygame.mixer.quit()
