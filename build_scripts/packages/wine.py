"""Windows without Windows: its Python, run by Wine, builds the package, plays with it and runs tests."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from build_scripts.packages import debian
from build_scripts.packages import freeze as native
from build_scripts.packages.contents import ROOT, alone, requirements
from build_scripts.packages.cross_python import compilers
from build_scripts.packages.steps import program, step

CACHE: Final = debian.CACHE / "windows"
PYTHON: Final = CACHE / "python"
DISK: Final = CACHE / "disk"
"""That of a Windows, as Wine makes it."""
VERSION: Final = "3.11"
"""Of that Python, which is also that of whoever builds: each compiles parts of the other."""
WINE64: Final = shutil.which("wine64") or "/usr/lib/wine/wine64"
"""Debian keeps it outside the path."""
RUN_PYTHON: Final = WINE64, str(PYTHON / "python.exe")
TESTS: Final = "tests/game", "tests/scenes", "game", "scenes"
NUMPYS: Final = "tests/game/sanjuan/bots/test_training.py", "tests/scenes/draw/test_contrast.py"
"""These need numpy, which asks more of Windows than Debian's Wine has."""


class Wine:
    """What takes the place of a Windows."""

    platform: Final = "win32"
    starter: Final = (WINE64,)
    environment: Final = {
        "WINEPREFIX": str(DISK),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",  # else it asks whether to fetch them
        "SDL_XINPUT_ENABLED": "0",  # Wine's goes on after SDL has let go of it, and falls over
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }

    def check(self, prepare: bool) -> None:
        """Have everything ready, or say in one sentence what is missing."""
        what = "Windows' package on a Linux"
        if not Path(WINE64).exists():
            debian.need(["wine64"], what)
        if not sys.version.startswith(f"{VERSION}."):
            sys.exit(f"{program()}: skipped; {what} needs Python {VERSION}, as the one inside.")
        if not DISK.exists() and not prepare:
            sys.exit(f"{program()}: skipped; --prepare first sets Wine up here, which takes minutes.")
        if prepare:
            self.make()

    def make(self) -> None:
        """Whatever of it is not there yet; each part is whole or not at all, and the disk comes last."""
        CACHE.mkdir(parents=True, exist_ok=True)
        if not PYTHON.exists():
            part = PYTHON.with_suffix(".part")
            shutil.rmtree(part, ignore_errors=True)
            with step("fetching a Python for it", 60):
                options = "--no-deps", "--no-build-isolation", f"--target={part}"
                debian.pip(sys.executable, PYTHON, alone("wine"), *options)
            part.rename(PYTHON)
        site("package")
        compilers(CACHE / "zig", "x86_64-windows-gnu")
        if not DISK.exists():
            with step("setting Wine up", 20):
                native.run([WINE64, "wineboot"], CACHE / "wineboot.log", CACHE, self.environment)

    def compiler(self) -> dict[str, str]:
        """The environment in which extensions of Python are compiled for it."""
        cc = compilers(CACHE / "zig", "x86_64-windows-gnu") / "cc"
        return {
            "CC": str(cc),
            "LDSHARED": f"{cc} -shared -s",
            "CFLAGS": f"-I{PYTHON / 'include'}",
            "LDFLAGS": f"-L{PYTHON / 'libs'} -lpython311",
            "SETUPTOOLS_EXT_SUFFIX": ".cp311-win_amd64.pyd",
        }

    def freeze(self, into: Path) -> None:
        work = into / "work"
        native.draw_icon(work / "sanjuan" / "icon.png")
        command = [*RUN_PYTHON, "-m", "PyInstaller", *native.words(native.SPEC, into, work)]
        with step("putting the folder together by Wine", 90):
            native.run(command, into / "pyinstaller.log", ROOT, self.knowing("package"))

    def knowing(self, extra: str) -> dict[str, str]:
        """The environment in which that Python finds what is installed for an extra."""
        return {**self.environment, "PYTHONPATH": f"Z:{site(extra)}"}


def site(extra: str) -> Path:
    """The folder with what must be installed for an extra, which is made if need be."""
    folder = CACHE / extra
    if not folder.exists():
        debian.install(folder, "AMD64", VERSION, requirements(extra, system=Wine.platform))
    return folder


def test(words: Sequence[str]) -> int:
    """Run the tests of what is played; the exit status."""
    wine = Wine()
    wine.check(prepare=True)
    options = (
        "-p",
        "no:cacheprovider",
        "--doctest-ignore-import-errors",
        *(f"--ignore={each}" for each in NUMPYS),
    )
    command = [*RUN_PYTHON, "-m", "pytest", *options, *(words or TESTS)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **wine.knowing("test"), "WINEPREFIX": str(CACHE / "disk of tests")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        for line in process.stdout or ():
            sys.stdout.buffer.write(line)
            sys.stdout.flush()
    return process.returncode


if __name__ == "__main__":
    sys.exit(test(sys.argv[1:]))
