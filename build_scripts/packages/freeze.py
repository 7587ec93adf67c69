"""One folder with the binary, its libraries and everything it reads, as PyInstaller puts it together."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import pygame

from build_scripts.packages import components, contents
from build_scripts.packages.steps import program, step
from scenes.app.version import VERSION

SPEC: Final = contents.ROOT / "build_scripts" / "sanjuan.spec"
ICON: Final = contents.ROOT / "art" / "icon.svg"
ICON_SIZE: Final = 256
BUNDLED: Final = "pytmx", "platformdirs", "mypy"
"""Distributions whose licences go along."""
FILES: Final = "files.txt"
"""Names all files of a package: what is there besides is of an older version that it was unpacked over."""
README: Final = """San Juan for the handheld, version {version}

Start `sanjuan`; `sanjuan --help` tells what else it can do (on Windows: `sanjuan-console --help`).
Licences lie in a folder beside this file.

Windows may say that it has protected your PC, as nobody whom Microsoft knows has signed the program: choose
"More info", then "Run anyway".

Before a newer version is unpacked here, delete this folder, so that nothing of the older one stays. Games,
settings and reports of trouble lie elsewhere and stay: in folders named sanjuan in ~/.local/share, ~/.config
and ~/.local/state, on Windows in %LOCALAPPDATA%, on macOS in ~/Library. To uninstall, delete those as well.
"""


def freeze(into: Path) -> None:
    """Make the folder `sanjuan` in there."""
    work = into / "work"
    work.mkdir()
    draw_icon(work / "sanjuan" / "icon.png")
    with step("putting the folder together", 40):
        run([sys.executable, "-m", "PyInstaller", *words(SPEC, into, work)], into / "pyinstaller.log")


def words(spec: Path, into: Path, work: Path) -> list[str]:
    return ["--noconfirm", "--log-level=WARN", f"--distpath={into}", f"--workpath={work}", str(spec)]


def run(
    command: Sequence[str | Path],
    log: Path,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> None:
    """Run a program whose words go to a file."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with (
        log.open("wb") as file,
        subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,  # Wine's programs can write to no file
            stderr=subprocess.STDOUT,
            cwd=folder,
            env={**os.environ, **(environment or {})},
        ) as process,
    ):
        assert process.stdout
        shutil.copyfileobj(process.stdout, file)
    if process.returncode:
        sys.exit(f"{program()}: {Path(command[0]).name} failed; its words: {log}")


def draw_icon(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(pygame.image.load_sized_svg(ICON, (ICON_SIZE, ICON_SIZE)), path)


def finish(folder: Path) -> None:
    """Drop the links, which cards for handhelds cannot hold, and add what tells whose all this is."""
    for path in folder.rglob("*"):
        if path.is_symlink() and sys.platform != "darwin":
            path.unlink()
    (folder / "README.txt").write_text(README.format(version=VERSION), encoding="utf-8")
    draw_icon(folder / "sanjuan.png")
    add_licences(folder / "licences", components.inside(folder))
    files = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file()]
    (folder / FILES).write_text("".join(f"{name}\n" for name in files), encoding="utf-8", newline="\n")


def add_licences(folder: Path, found: Sequence[components.Component]) -> None:
    """The texts of all licences, and the list of what is in the package."""
    folder.mkdir()
    (folder / "libraries.txt").write_text(components.listed(found), encoding="utf-8")
    for path in contents.licences():
        shutil.copyfile(path, folder / f"{path.stem}.txt")
    for name in BUNDLED:
        for file in distribution(name).files or ():
            if file.name == "LICENSE" and str(file.parent).endswith((".dist-info", ".dist-info/licenses")):
                shutil.copyfile(str(file.locate()), folder / f"{name}.txt")
    shutil.copyfile(Path(pygame.__file__).parent / "docs" / "generated" / "LGPL.txt", folder / "LGPL-2.1.txt")
    places = Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)
    python = next(path for place in places if (path := place / "LICENSE.txt").exists())
    shutil.copyfile(python, folder / "Python.txt")


def size(path: Path) -> int:
    """In bytes; of a folder all that is in it, and a link is not."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if not each.is_symlink()]
    return sum(each.stat().st_size for each in files if each.is_file())
