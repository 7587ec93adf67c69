"""In the emulated machine the only program besides the game: starts and kills it, and is its gamepad.

It reads a command in JSON from each line, and answers with a line of JSON.
"""

import fcntl
import json
import os
import signal
import struct
import subprocess
import sys
import time
import tty
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

GAME: Final = Path("/mnt/sanjuan/sanjuan")
HOME: Final = Path("/mnt/home")
LIBRARIES: Final = "/usr/lib/"
KEY, AXIS = 1, 3
USE_KIND, USE_KEY, USE_AXIS, CREATE = 0x40045564, 0x40045565, 0x40045567, 0x5501
NAME, BUS, MAKER, MODEL, VERSION = b"Microsoft X-Box 360 pad", 3, 0x045E, 0x028E, 0x0110
BUTTONS: Final = {
    "A": 0x130, "B": 0x131, "X": 0x133, "Y": 0x134, "L1": 0x136, "R1": 0x137, "select": 0x13A, "start": 0x13B,
    "home": 0x13C, "left stick": 0x13D, "right stick": 0x13E,
}  # fmt: skip
HAT: Final = {"left": (16, -1), "right": (16, 1), "up": (17, -1), "down": (17, 1)}
STICK, TRIGGER, SIDE = (-32768, 32767), (0, 255), (-1, 1)
AXES: Final = {0: STICK, 1: STICK, 2: TRIGGER, 3: STICK, 4: STICK, 5: TRIGGER, 16: SIDE, 17: SIDE}
CRASH: Final = "crash.log"
HELD: Final = 0.15
"""Seconds: an emulated machine looks at its pads less often."""
MET: Final = 2
"""Seconds until the game knows a gamepad."""


class Pad:
    """A gamepad as the kernel knows them."""

    def __init__(self) -> None:
        self._device = os.open("/dev/uinput", os.O_WRONLY)
        for kind in (KEY, AXIS):
            fcntl.ioctl(self._device, USE_KIND, kind)
        for code in BUTTONS.values():
            fcntl.ioctl(self._device, USE_KEY, code)
        for axis in AXES:
            fcntl.ioctl(self._device, USE_AXIS, axis)
        ends = [[AXES.get(axis, (0, 0))[end] for axis in range(64)] for end in (1, 0)]
        head = struct.pack("80s4HI", NAME, BUS, MAKER, MODEL, VERSION, 0)
        os.write(self._device, head + struct.pack("256i", *ends[0], *ends[1], *[0] * 128))
        fcntl.ioctl(self._device, CREATE)

    def press(self, name: str) -> None:
        kind, code, value = (AXIS, *HAT[name]) if name in HAT else (KEY, BUTTONS[name], 1)
        for now in (value, 0):
            os.write(self._device, struct.pack("qqHHi", 0, 0, kind, code, now) + bytes(24))
            time.sleep(HELD)

    def unplug(self) -> None:
        os.close(self._device)


class Guest:
    def __init__(self) -> None:
        self._pad: Pad | None = None
        self._program: subprocess.Popen[bytes] | None = None

    def plug(self) -> None:
        self._pad = Pad()
        subprocess.run(["udevadm", "settle"], check=True)
        time.sleep(MET)

    def unplug(self) -> None:
        assert self._pad
        self._pad.unplug()

    def press(self, *names: str) -> None:
        assert self._pad
        for name in names:
            self._pad.press(name)

    def start(self) -> None:
        with (HOME / "words.txt").open("ab") as words:
            self._program = subprocess.Popen(
                [GAME, "play"], env={"HOME": str(HOME)}, stdin=subprocess.DEVNULL, stdout=words, stderr=words
            )

    def kill(self) -> None:
        assert self._program
        self._program.send_signal(signal.SIGKILL)
        self._program.wait()
        self._program = None

    def ended(self) -> int | str | None:
        """How the program is over, if it is: its exit status, or a crash that it has survived."""
        if any(HOME.rglob(CRASH)):
            return "a crash"
        return self._program.poll() if self._program else None

    def words(self) -> str:
        """What the program has said, and written down of a crash."""
        told = HOME / "words.txt", *HOME.rglob(CRASH)
        return "\n".join(path.read_text(errors="replace") for path in told)

    def record(self) -> str:
        """The game that is written down, the one that was played last if there are more."""
        played = sorted(HOME.rglob("*.sanjuan"), key=lambda path: path.stat().st_mtime)
        return played[-1].read_text() if played else ""

    def megabytes(self) -> tuple[int, int]:
        """Of memory that the program and its bots have, and of the system's libraries therein."""
        sizes = {True: 0, False: 0}
        for status in Path("/proc").glob("[0-9]*/status"):
            if status.read_text().startswith(f"Name:\t{GAME.name}\n"):
                for path, size in mapped((status.parent / "smaps").read_text()):
                    sizes[path.startswith(LIBRARIES)] += size
        return sum(sizes.values()) // 1024, sizes[True] // 1024


def mapped(smaps: str) -> Iterator[tuple[str, int]]:
    """The parts of a process: the file they are of, if of any, and the kilobytes that are in memory."""
    path = ""
    for line in smaps.splitlines():
        first, *rest = line.split()
        if not first.endswith(":"):
            path = rest[-1]
        elif first == "Rss:":
            yield path, int(rest[0])


def main() -> None:
    tty.setraw(0)
    subprocess.run(["/usr/lib/systemd/systemd-udevd", "--daemon"], check=True)
    subprocess.run(["udevadm", "trigger", "--action=add"], check=True)
    subprocess.run(["udevadm", "settle"], check=True)
    guest = Guest()
    answer("ready")
    for line in sys.stdin:
        name, *words = json.loads(line)
        command: Callable[..., Any] = getattr(guest, name)
        answer(command(*words))


def answer(found: Any) -> None:
    print("answer", json.dumps(found), end="\r\n", flush=True)


if __name__ == "__main__":
    main()
