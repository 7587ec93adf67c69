"""Builds what people install who have no Python; README.md beside this tells more."""

import argparse
import json
import platform
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"


@dataclass(frozen=True)
class Target:
    system: str
    machine: str
    """What `platform` calls the machine that builds it; empty is any."""
    pack: str
    """A function of build_scripts/packages/archives.py."""
    folder_mb: int = 56
    """What it may weigh unpacked."""
    archive_mb: int = 34
    """And packed."""
    inside: str = ""
    """The machine of an old Linux that it is built in, or can be."""
    runs: str = "sanjuan"
    """What people start, beside or in place of the folder."""
    wine: bool = False
    """Wine can stand in for its system on a Linux."""

    @property
    def is_foreign(self) -> bool:
        """For another machine than it is built on."""
        return self.inside not in ("", self.machine)

    @property
    def is_here(self) -> bool:
        return platform.system() == self.system and self.machine in ("", platform.machine())

    @property
    def is_by_wine(self) -> bool:
        return self.wine and (platform.system(), platform.machine()) == ("Linux", "x86_64")


ARM_MB: Final = 64
"""Libraries for ARM64 are padded to pages of 64 KB."""
OLDEST_GLIBC: Final = (2, 28)
"""What packages from an old Linux run with, as handhelds keep theirs for years."""
TARGETS: Final[Mapping[str, Target]] = {
    "linux-x86_64": Target("Linux", "x86_64", "tarball", inside="x86_64"),
    "linux-aarch64": Target("Linux", "x86_64", "tarball", ARM_MB, inside="aarch64"),
    "portmaster": Target("Linux", "x86_64", "portmaster", ARM_MB, inside="aarch64"),
    "windows": Target("Windows", "", "zipped", 60, 38, wine=True),
    "macos": Target("Darwin", "", "bundled", runs="San Juan.app"),
}
NAMES: Final = {"Linux": "Linux", "Windows": "Windows", "Darwin": "macOS"}


def main(words: Sequence[str]) -> int:
    arguments = command_line().parse_args(words)
    sys.path.insert(0, str(ROOT))  # this Python need not know the project
    from build_scripts import dev

    if Path(sys.prefix) != dev.VENV:
        return dev.run_in_venv("package", __file__, [*words])
    for line in build(arguments.target, arguments.prepare, arguments.machine, arguments.sdls):
        print(line, flush=True)
    return 0


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", choices=list(TARGETS), metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument(
        "--prepare",
        action="store_true",
        help="first make an old Linux to build in, which needs root, or set Wine up; takes minutes",
    )
    parser.add_argument(
        "--machine",
        action="store_true",
        help="then play a round of an ARM64 package by gamepad in a whole emulated machine",
    )
    parser.add_argument(
        "--sdls",
        action="store_true",
        help="then start PortMaster's package with the SDLs of several systems; takes minutes and needs root",
    )
    return parser


def build(name: str, prepare: bool, whole: bool = False, others: bool = False) -> Iterator[str]:
    """Build, check, run and pack a target; what there is to tell."""
    # at home in .venv
    from build_scripts.packages import (
        archives,
        compiled,
        components,
        floor,
        freeze,
        handheld,
        machine,
        sdls,
        smoke,
    )
    from build_scripts.packages.old_linux import OLD_LINUX
    from build_scripts.packages.steps import step
    from build_scripts.packages.wine import Wine
    from scenes.app.version import VERSION

    target = TARGETS[name]
    if not target.is_here and not target.is_by_wine:
        kind = f"{NAMES[target.system]} {target.machine}".strip()
        sys.exit(f"package.py: {name} is built on a {kind} machine, and this is none.")
    old = OLD_LINUX.get(target.inside) if target.is_foreign or prepare else None
    elsewhere = Wine() if target.is_by_wine else old
    if elsewhere:
        elsewhere.check(prepare)
    if whole:
        if not target.is_foreign:
            sys.exit(f"package.py: --machine emulates one for ARM64, and {name} is not for that.")
        handheld.check()
    if others:
        if name != "portmaster":
            sys.exit(f"package.py: --sdls is for portmaster; {name} brings the SDL that it uses.")
        sdls.check()
    folder = DIST / name / "sanjuan"
    shutil.rmtree(folder.parent, ignore_errors=True)
    folder.parent.mkdir(parents=True)
    compiler = (elsewhere.compiler(), elsewhere.platform) if elsewhere else ({}, sys.platform)
    compiled.compile_game(folder.parent / "compiled", *compiler)
    (elsewhere.freeze if elsewhere else freeze.freeze)(folder.parent)
    freeze.finish(folder)
    around = (elsewhere.environment, elsewhere.starter) if elsewhere else ({}, ())
    yield from smoke.smoke(folder.parent / target.runs, *around)
    if target.system == "Linux":
        yield f"glibc {floor.check(folder, OLDEST_GLIBC if old else None)} or newer"
    yield weighed(folder, target.folder_mb)
    found = components.inside(folder)
    (DIST / f"sanjuan-{VERSION}-{name}.cdx.json").write_text(json.dumps(components.bill(found), indent=1))
    pack: Callable[[Path, str], Path] = getattr(archives, target.pack)
    with step("packing it", 15):
        archive = pack(folder, name)
    yield weighed(archive, target.archive_mb)
    if whole:
        yield from machine.play(folder)
    if others:
        yield from sdls.try_all(archive)


def weighed(path: Path, most: int) -> str:
    from build_scripts.packages.freeze import size

    found = size(path) / 1e6
    if found > most:
        sys.exit(f"package.py: {path.name} has {found:.1f} MB, and {most} is the most.")
    return f"{path.relative_to(ROOT)}: {found:.1f} MB"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
