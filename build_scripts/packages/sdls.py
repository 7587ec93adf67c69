"""PortMaster's package with the SDLs of several systems: its script starts it, and a game is played."""

import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from build_scripts.packages import debian
from build_scripts.packages.contents import alone
from build_scripts.packages.emulated import is_plain
from build_scripts.packages.monitor import Monitor
from build_scripts.packages.old_linux import EMULATOR
from build_scripts.packages.ports import SCRIPT
from build_scripts.packages.smoke import GAME, alike, pictures, play
from build_scripts.packages.steps import step
from scenes.app.relaunch import itself

CACHE: Final = debian.CACHE / "sdls"
PACKAGES: Final = "libsdl2-2.0-0,libstdc++6,zlib1g,bash,coreutils,diffutils,findutils,grep"
TOOLS: Final = "mmdebstrap", "unshare", "Xvfb", EMULATOR
LIBRARY: Final = "usr/lib/aarch64-linux-gnu/libSDL2-2.0.so.0"
PATIENCE: Final = 900
"""Seconds for a game and the title, all emulated."""
LOOK: Final = 0.5
"""Seconds between looks at the screen."""
FALLS_BACK: Final = "Using the default SDL"
"""What SDL says when it does not take another."""
CONTROL: Final = """directory=roms
ESUDO=
CFW_NAME=
GPTOKEYB=true
get_controls() {{ :; }}
pm_platform_helper() {{ SDL_VIDEODRIVER=dummy "$1" {game} /roms/shots; }}
pm_finish() {{ :; }}
"""


class Sdl(NamedTuple):
    """A system's SDL."""

    suite: str
    """The Debian that has it, or that it is put into."""
    extra: str = ""
    """Where no Debian has it: what names a package of it in pyproject.toml."""
    taken: bool = True
    """It is new enough to be used."""

    @property
    def system(self) -> Path:
        return CACHE / self.suite

    @property
    def wheel(self) -> Path:
        return CACHE / self.extra

    def __str__(self) -> str:
        return f"{self.extra or (self.system / LIBRARY).resolve().name} in Debian {self.suite}"


SDLS: Final = (
    Sdl("bullseye", taken=False),  # 2.0.14
    Sdl("bookworm"),  # 2.26
    Sdl("bookworm", "sdl-2-28"),
    Sdl("bookworm", "sdl-2-30"),
    Sdl("trixie"),  # 2.32
)


def check() -> None:
    """Have everything ready, or say in one sentence what is missing."""
    what = "playing with other SDLs"
    debian.need(TOOLS, what)
    debian.need_root(what)
    debian.let_run()
    for sdl in SDLS:
        if not sdl.system.exists():
            merged = "--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr"
            debian.make_system(sdl.system, "arm64", sdl.suite, PACKAGES, "--variant=extract", merged)
        if sdl.extra and not sdl.wheel.exists():
            debian.install(sdl.wheel, "aarch64", "3.11", alone(sdl.extra))


def try_all(package: Path) -> Iterator[str]:
    """What there is to tell of each SDL."""
    with tempfile.TemporaryDirectory() as scratch, step("playing a game from the source tree", 10):
        wanted = play(itself(), Path(scratch), os.environ)
    for sdl in SDLS:
        with tempfile.TemporaryDirectory() as scratch, step(f"playing with {sdl}", 60):
            line = tried(sdl, package, Path(scratch), wanted)
        yield line


def tried(sdl: Sdl, package: Path, roms: Path, wanted: list[bytes]) -> str:
    """Start the script in such a system: by its SDL there is a game like the source tree's, and a title."""
    (roms / "PortMaster").mkdir()
    (roms / "PortMaster" / "control.txt").write_text(CONTROL.format(game=shlex.join(GAME)))
    with zipfile.ZipFile(package) as file:
        file.extractall(roms / "ports")
    log = roms / "log.txt"
    with Monitor(roms) as monitor:
        command = ["unshare", "--mount", "sh", "-c", inside(sdl, roms, monitor.name)]
        with log.open("wb") as file:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True
            )
        try:
            end = time.monotonic() + PATIENCE
            while is_plain(monitor.picture()):
                if process.poll() is not None or time.monotonic() > end:
                    raise SystemExit(f"package.py: with {sdl} there is no title: {words(log)}")
                time.sleep(LOOK)
            mapped = uses(process.pid, Path(LIBRARY).name)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    found = pictures(roms / "shots")
    if len(found) != len(wanted) or not all(map(alike, found, wanted)):
        raise SystemExit(f"package.py: with {sdl} the package does not show what the source tree shows")
    if sdl.taken != (mapped and FALLS_BACK not in words(log)):
        raise SystemExit(f"package.py: {sdl} was {'not ' * sdl.taken}used: {words(log)}")
    used = "used" if sdl.taken else "too old, so the one inside was used"
    return f"{sdl}: {used}; a game like the source tree's, and the title in a window"


def inside(sdl: Sdl, roms: Path, display: str) -> str:
    """For a shell: start the script in that system, with the card mounted and an SDL of another kind."""
    folders = {"roms": roms, "proc": Path("/proc"), "dev": Path("/dev")}
    for name in folders:
        (sdl.system / name).mkdir(exist_ok=True)
    mounts = {sdl.system / name: folder for name, folder in folders.items()}
    if sdl.extra:
        (mounts[sdl.system / LIBRARY],) = (sdl.wheel / "sdl2dll" / "dll").glob("libSDL2-2.0.so*")
    words = [["mount", "--bind", str(source), str(target)] for target, source in mounts.items()]
    around = "PATH=/usr/bin:/bin", "HOME=/roms", "XDG_DATA_HOME=/roms", f"DISPLAY={display}"
    script = f"/roms/ports/{SCRIPT}"
    words.append(["exec", "chroot", str(sdl.system), "env", "-i", *around, "bash", script])
    return " && ".join(map(shlex.join, words))


def uses(session: int, library: str) -> bool:
    """Some process of a session has a library in its memory."""
    processes = [int(path.name) for path in Path("/proc").glob("[0-9]*")]
    ours = [process for process in processes if os.getsid(process) == session]
    return any(library in Path(f"/proc/{process}/maps").read_text() for process in ours)


def words(log: Path) -> str:
    return log.read_text(errors="replace")


if __name__ == "__main__":
    check()
    for line in try_all(Path(sys.argv[1])):
        print(line, flush=True)
