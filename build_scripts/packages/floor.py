"""The oldest glibc that a folder of programs and libraries runs with."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ELF: Final = b"\x7fELF"
WANTED: Final = re.compile(r"\bGLIBC_(\d+)\.(\d+)")


def check(folder: Path, most: tuple[int, int] | None) -> str:
    """What is wanted at least; an error if that is more than there may be."""
    found = {path: floor(path) for path in programs(folder)}
    highest = max(found.values())
    if most and highest > most:
        names = ", ".join(path.name for path, version in found.items() if version > most)
        raise SystemExit(f"package.py: glibc {dotted(most)} was promised, and {names} want {dotted(highest)}")
    return dotted(highest)


def programs(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            with path.open("rb") as file:
                if file.read(len(ELF)) == ELF:
                    yield path


def floor(path: Path) -> tuple[int, int]:
    """The highest version among the symbols that it wants, whatever machine it is for."""
    told = subprocess.run(
        ["readelf", "--version-info", "--wide", path], capture_output=True, text=True, check=True
    ).stdout
    wanted = told.partition(".gnu.version_r")[2]
    return max(((int(major), int(minor)) for major, minor in WANTED.findall(wanted)), default=(2, 0))


def dotted(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))
