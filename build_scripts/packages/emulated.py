"""A whole emulated handheld: switched on with a package on its card, pressed and looked at."""

import json
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import pygame

from build_scripts.packages import handheld
from game.record import parse
from game.table import Table, replay

HARDWARE: Final = (
    "-machine", "virt", "-cpu", "cortex-a53", "-smp", "2", "-m", "512", "-nodefaults", "-no-reboot",
    "-display", "none", "-serial", "stdio", "-device", "virtio-gpu-pci,xres=640,yres=480", "-snapshot",
)  # fmt: skip
COMMAND_LINE: Final = "console=ttyAMA0 quiet loglevel=0 panic=-1"
CARD_MB: Final = 128
PATIENCE: Final = 900
"""Seconds for all of it, on an emulated machine."""
WAIT: Final = 180
"""Seconds for one thing to happen in it."""
LOOK: Final = 0.5
"""Seconds between looks at the screen."""
LOOKS: Final = 6
"""Of these that are all the same make a picture that is at rest."""
SPARSE: Final = 3 * 97
"""Bytes between the pixels of a picture that tell whether there is anything."""
FEW: Final = 5
SETTINGS: Final = {"language": "en", "reduced_motion": True}
"""Pictures that come to rest can be told from each other. Which button confirms is not known yet."""
Picture = bytes


class Machine:
    """Switched on for as long as it is entered."""

    def __init__(self, scratch: Path, folder: Path) -> None:
        """With this package on its card."""
        card, door = scratch / "card", scratch / "door"
        shutil.copytree(folder, card / "sanjuan")
        shutil.copyfile(handheld.GUEST, card / handheld.GUEST.name)
        settings = card / "home" / ".config" / "sanjuan" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps(SETTINGS))
        handheld.disk(card, scratch / "card.img", CARD_MB)
        images = handheld.CACHE / handheld.DISK, scratch / "card.img"
        drives = [word for path in images for word in ("-drive", f"file={path},format=raw,if=virtio")]
        kernel, early = handheld.CACHE / handheld.KERNEL, handheld.CACHE / handheld.EARLY
        boot = ["-kernel", str(kernel), "-initrd", str(early), "-append", COMMAND_LINE]
        doors = ["-qmp", f"unix:{door},server=on,wait=off"]
        self._command = ["qemu-system-aarch64", *HARDWARE, *boot, *drives, *doors]
        self._door = door
        self._shot = scratch / "shot.png"

    def __enter__(self) -> Self:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(self._command, stdin=pipe, stdout=pipe, text=True)
        self._end = threading.Timer(PATIENCE, self._process.kill)
        self._end.start()
        self._answer()
        self._monitor = socket.socket(socket.AF_UNIX)
        self._monitor.connect(str(self._door))
        self._lines = self._monitor.makefile("rw")
        self._lines.readline()
        self._control("qmp_capabilities")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end.cancel()
        self._process.kill()
        self._process.wait()

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

    def _control(self, name: str, **arguments: str) -> None:
        print(json.dumps({"execute": name, "arguments": arguments}), file=self._lines, flush=True)
        while "return" not in (found := json.loads(self._lines.readline())):
            if "error" in found:
                raise SystemExit(f"package.py: the emulator says: {found['error']['desc']}")

    def picture(self) -> Picture:
        """What is on the screen."""
        self._control("screendump", filename=str(self._shot), format="png")
        return pygame.image.tobytes(pygame.image.load(self._shot), "RGB")

    def rest(self, kept: Path | None = None) -> Picture:
        """What is there once nothing moves any more; not an empty screen."""
        seen: list[Picture] = []

        def resting() -> bool:
            seen.append(self.picture())
            return len(seen) >= LOOKS and len({*seen[-LOOKS:]}) == 1 and not is_plain(seen[-1])

        self.until("rests on a picture", resting)
        if kept:
            shutil.copyfile(self._shot, kept)
        return seen[-1]

    def until(self, what: str, reached: Callable[[], bool]) -> None:
        end = time.monotonic() + WAIT
        while not reached():
            if self.ask("ended") is not None:
                raise SystemExit(f"package.py: the game in the emulated machine ended: {self.ask('words')}")
            if time.monotonic() > end:
                raise SystemExit(f"package.py: the game in the emulated machine never {what}")
            time.sleep(LOOK)

    def table(self) -> Table:
        """The game as it is written down on the card."""
        return replay(parse(self.ask("record")))


def is_plain(picture: Picture) -> bool:
    """Of hardly any colours, like an empty terminal."""
    return len({picture[at : at + 3] for at in range(0, len(picture), SPARSE)}) < FEW
