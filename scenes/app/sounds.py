"""What is heard. Without a sound device, or without a file, it is silent and nobody minds."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

import pygame

AUDIO: Final = Path(__file__).parents[2] / "audio" / "ogg"
Rumble = Callable[[float, int], None]
VARIANTS: Final = {"card": 3, "coin": 2, "good": 2, "barrel": 2, "colonist": 3, "load": 2}
"""Sounds that are heard often, and how many of each there are."""
FELT: Final = {
    "choose": (0.25, 35),
    "refuse": (0.5, 70),
    "turn": (0.3, 60),
    "stamp": (0.4, 60),
    "win": (0.6, 300),
}
"""What is felt as well as heard: how strongly, and for how many milliseconds."""
KINDS: Final = ("music", "effects", "ambience")
AROUND: Final = 2
"""Channels for the sound of the place: one that comes, and one that goes."""
CROSSING: Final = 3000
"""Milliseconds that takes."""


def variants(name: str) -> Sequence[str]:
    """The files of a short sound; that of one game has the game's folder before its name."""
    count = VARIANTS.get(name.rpartition("/")[2], 0)
    return [f"{name}_{at + 1}" for at in range(count)] or [name]


class Sounds:
    def __init__(self, rumble: Rumble = lambda strength, milliseconds: None) -> None:
        self._rumble = rumble
        self.notice = ""
        """What is wrong, if anything is."""
        self._effects: dict[str, pygame.mixer.Sound] = {}
        self._volumes = dict.fromkeys(KINDS, 1.0)
        self._playing = ""
        self._played = 0
        self._place = self._heard = ""
        """What there is to be heard around the game, and what is heard of it."""
        self.reader: Thread | None = None
        """Reads the sound of the place while the game goes on."""
        self._hushed = False
        self._gone = False
        """A device has been taken away, and it may be ours."""
        self._open()

    def _open(self) -> None:
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_reserved(AROUND)
        except pygame.error as trouble:
            self.notice = str(trouble)

    @property
    def works(self) -> bool:
        return pygame.mixer.get_init() is not None

    def lost(self) -> None:
        self._gone = True

    def found(self) -> None:
        """There is another device: go on with that one, if there was none."""
        if self._gone or not self.works:
            self.close()
            self._effects.clear()
            self._gone = False
            self._open()
            playing, self._playing, self._heard = self._playing, "", ""
            self.volume("music", round(self._volumes["music"] * 100))
            self.music(playing)

    def volume(self, kind: str, per_cent: int) -> None:
        self._volumes[kind] = per_cent / 100
        if not self.works:
            return
        if kind == "music":
            pygame.mixer.music.set_volume(self._volumes[kind])
        for sound in self._effects.values():
            sound.set_volume(self._volumes["effects"])
        self._surround()

    def hush(self, hushed: bool) -> None:
        """Let music and place be silent, or heard again where they were."""
        self._hushed = hushed
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
        self._pause_place()

    def _pause_place(self) -> None:
        for at in range(AROUND) if self._hushed else ():
            pygame.mixer.Channel(at).pause()

    def play(self, name: str) -> None:
        """One of the short sounds."""
        if name in FELT:
            self._rumble(*FELT[name])
        if not self.works or not self._volumes["effects"]:
            return
        if len(files := variants(name)) > 1:
            self._played += 1
            name = files[self._played % len(files)]
        self._load(name)
        if name in self._effects:
            self._effects[name].play()

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
                self._effects[name].set_volume(self._volumes["effects"])

    def music(self, name: str) -> None:
        """The piece that goes on from now; the same one does not begin anew."""
        if name == self._playing:
            return
        self._playing = name
        if not self.works or not name:
            return
        with suppress(pygame.error, OSError):
            pygame.mixer.music.load(AUDIO / "music" / f"{name}.ogg")
            pygame.mixer.music.play(-1, fade_ms=600)
            if self._hushed:
                self._keep_still()

    def ambience(self, name: str) -> None:
        """What the place sounds like from now on."""
        self._place = name
        self._surround()

    def _surround(self) -> None:
        if not self.works:
            return
        channels = [pygame.mixer.Channel(at) for at in range(AROUND)]
        for channel in channels:
            if sound := channel.get_sound():  # a channel that fades has no volume of its own
                sound.set_volume(self._volumes["ambience"])
        wanted = self._place if self._volumes["ambience"] else ""
        if wanted == self._heard:
            return
        self._heard = wanted
        for channel in channels:
            channel.fadeout(CROSSING)
        if wanted:
            free = next((channel for channel in channels if not channel.get_busy()), channels[0])
            reader = Thread(target=self._come_up, args=(wanted, free, self.reader))
            try:
                reader.start()
            except RuntimeError:  # there is no thread to be had
                return
            self.reader = reader
            pygame.register_quit(reader.join)  # sounds may not go while one is being read

    def _come_up(self, name: str, channel: pygame.mixer.Channel, before: Thread | None) -> None:
        """Beside the game, as reading so long a sound takes longer than a frame may."""
        if before:
            before.join()
        with suppress(pygame.error, OSError):
            sound = pygame.mixer.Sound(AUDIO / "ambience" / f"{name}.ogg")
            sound.set_volume(self._volumes["ambience"])
            if name == self._heard:
                channel.play(sound, loops=-1, fade_ms=CROSSING)
                self._pause_place()

    def close(self) -> None:
        if self.reader:
            self.reader.join()
        if self.works:
            pygame.mixer.quit()
