"""A whole emulated handheld: switched on with a package on its card, pressed and looked at."""

import json
import os
import shutil
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import pygame

from build_scripts.packages import handheld
from build_scripts.packages.monitor import SIZE, Monitor
from game.record import parse
from game.table import Table, replay

HARDWARE: Final = (
    "-machine", "virt", "-cpu", "cortex-a53", "-smp", "2", "-m", "512", "-nodefaults", "-no-reboot",
    "-serial", "stdio", "-snapshot",
)  # fmt: skip
SCREENS: Final = {
    "auto": ("-display", "sdl", "-device", "virtio-gpu-pci,xres=640,yres=480"),
    "gpu": ("-display", "sdl,gl=on", "-device", "virtio-gpu-gl-pci,xres=640,yres=480"),
}
"""By canvas: that of a machine without a GPU, which comes to Surfaces, and of one with a GPU."""
COMMAND_LINE: Final = "console=ttyAMA0 quiet loglevel=0 panic=-1"
CARD_MB: Final = 128
PATIENCE: Final = 5400
"""Seconds for all of it, on an emulated machine."""
WAIT, WORK = 300, 60
"""Seconds for one thing to happen in it, unless the emulator has had less of the processor than this."""
LOOK: Final = 0.5
"""Seconds between looks at the screen."""
LOOKS: Final = 14
"""Of these that are all the same make a picture that is at rest, and on which no notice is left."""
SPARSE: Final = 3 * 97
"""Bytes between the pixels of a picture that tell whether there is anything."""
FEW: Final = 5
SETTINGS: Final = {"language": "en", "reduced_motion": True}
"""Pictures that come to rest can be told from each other. Which button confirms is not known yet."""
Picture = bytes


class Machine:
    """Switched on for as long as it is entered."""

    def __init__(self, scratch: Path, folder: Path, canvas: str) -> None:
        """With this package on its card, and the screen for such a canvas."""
        card = scratch / "card"
        shutil.copytree(folder, card / "sanjuan")
        shutil.copyfile(handheld.GUEST, card / handheld.GUEST.name)
        settings = card / "home" / ".config" / "sanjuan" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps({**SETTINGS, "canvas": canvas}))
        handheld.disk(card, scratch / "card.img", CARD_MB)
        images = handheld.CACHE / handheld.DISK, scratch / "card.img"
        drives = [word for path in images for word in ("-drive", f"file={path},format=raw,if=virtio")]
        kernel, early = handheld.CACHE / handheld.KERNEL, handheld.CACHE / handheld.EARLY
        boot = ["-kernel", str(kernel), "-initrd", str(early), "-append", COMMAND_LINE]
        self._command = ["qemu-system-aarch64", *HARDWARE, *SCREENS[canvas], *boot, *drives]
        self._monitor = Monitor(scratch)

    def __enter__(self) -> Self:
        pipe, monitor = subprocess.PIPE, self._monitor.__enter__()
        around = {**os.environ, "DISPLAY": monitor.name, "SDL_VIDEODRIVER": "x11"}
        self._process = subprocess.Popen(self._command, env=around, stdin=pipe, stdout=pipe, text=True)
        self._end = threading.Timer(PATIENCE, self._process.kill)
        self._end.start()
        self._answer()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end.cancel()
        self._process.kill()
        self._process.wait()
        self._monitor.__exit__(kind, error, trace)

    def ask(self, *words: str) -> Any:
        """Have the guest do something; what it answers."""
        assert self._process.stdin
        print(json.dumps(words), file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout
        for line in self._process.stdout:
            if line.startswith("answer "):
                return json.loads(line.removeprefix("answer "))
        raise SystemExit("package.py: the emulated machine does not answer")

    def picture(self) -> Picture:
        """What is on the screen."""
        return self._monitor.picture()

    def rest(self, kept: Path | None = None) -> Picture:
        """What is there once nothing moves any more; not an empty screen."""
        seen: list[Picture] = []

        def resting() -> bool:
            seen.append(self.picture())
            return len(seen) >= LOOKS and len({*seen[-LOOKS:]}) == 1 and not is_plain(seen[-1])

        self.until("rests on a picture", resting)
        if kept:
            pygame.image.save(pygame.image.frombytes(seen[-1], SIZE, "RGB"), kept)
        return seen[-1]

    def until(self, what: str, reached: Callable[[], bool]) -> None:
        end, work = time.monotonic() + WAIT, self._worked() + WORK
        while not reached():
            if (status := self.ask("ended")) is not None:
                words = self.ask("words")
                raise SystemExit(f"package.py: the game in the emulated machine ended with {status}: {words}")
            if time.monotonic() > end and self._worked() > work:
                raise SystemExit(f"package.py: the game in the emulated machine never {what}")
            time.sleep(LOOK)

    def _worked(self) -> float:
        """Seconds that the emulator has had of the processor."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def table(self) -> Table:
        """The game as it is written down on the card."""
        return replay(parse(self.ask("record")))


def is_plain(picture: Picture) -> bool:
    """Of hardly any colours, like an empty terminal."""
    return len({picture[at : at + 3] for at in range(0, len(picture), SPARSE)}) < FEW
