"""Python for another Linux than this one, compiled here against an old glibc, from Debian's sources."""

import os
import shutil
import sys
import venv
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from build_scripts.packages import freeze as native
from build_scripts.packages.contents import alone
from build_scripts.packages.debian import mirror, pip
from build_scripts.packages.steps import step

GLIBC: Final = "2.28"
SUITE: Final = "bookworm"
SOURCE: Final = "python3.11"
KEYS: Final = "/usr/share/keyrings/debian-archive-keyring.gpg"
PREFIX: Final = "/opt/python"
OPTIONS: Final = [
    *("--build=x86_64-pc-linux-gnu", f"--prefix={PREFIX}", "--enable-shared"),
    *("--without-ensurepip", "--disable-test-modules", "RANLIB=true"),
    *("ac_cv_file__dev_ptmx=yes", "ac_cv_file__dev_ptc=no", "ac_cv_buggy_getaddrinfo=no"),
    "CFLAGS=-O3 -g0 -fno-sanitize=undefined -w",
]
HEADERS: Final = "zlib.h", "zconf.h", "ffi.h", "ffitarget.h"
LIBRARIES: Final = {
    "aarch64": {"libz.a": "libz.a", "libffi.a": "libffi_pic.a"},
    "x86_64": {"libz.so": "libz.so.1.*", "libffi.a": "libffi_pic.a"},
}
"""By machine: Debian's libz.a for x86-64 may be part of programs alone; libz.so is everywhere."""


@dataclass(frozen=True)
class CrossPython:
    machine: str
    folder: Path
    """What it takes to compile it, and what comes out."""

    @property
    def target(self) -> str:
        """What compilers call such a machine."""
        return f"{self.machine}-linux-gnu"

    def make(self, system: Path) -> None:
        """Compile it and install it into the system."""
        self.folder.mkdir(exist_ok=True)
        tools = self.compilers()
        parts = libraries(self.folder / "libraries", system, LIBRARIES[self.machine])
        source = unpacked(self.folder / "source")
        build = self.folder / "build"
        shutil.rmtree(build, ignore_errors=True)
        build.mkdir()
        python = os.path.realpath(sys.executable)
        configure = [
            *(str(source / "configure"), f"--host={self.target}", *OPTIONS, f"--with-build-python={python}"),
            *(f"CC={tools / 'cc'}", f"CXX={tools / 'c++'}", f"AR={tools / 'ar'}"),
            *(f"READELF={tools / 'readelf'}", f"CPPFLAGS=-I{parts}", f"LDFLAGS=-L{parts} -Wl,-s"),
        ]
        for what, seconds, words in (
            ("configure", 60, configure),
            # Nobody links to the small libpython3.so, and zig cannot make it.
            ("make", 300, ["make", f"-j{os.cpu_count()}", "PY3LIBRARY="]),
            ("install", 30, ["make", "install", "PY3LIBRARY=", f"DESTDIR={self.folder / 'installed'}"]),
        ):
            with step(f"compiling a Python for it, {what}", seconds):
                native.run(words, self.folder / f"{what}.log", build)
        shutil.copytree(self.folder / "installed" / PREFIX[1:], system / PREFIX[1:])

    def compilers(self) -> Path:
        return compilers(self.folder / "zig", f"{self.target}.{GLIBC}")


def compilers(zig: Path, machine: str) -> Path:
    """zig as the compilers that a configure script expects, for such a machine."""
    tools = zig / "tools"
    if tools.exists():
        return tools
    venv.create(zig, with_pip=True)
    with step("fetching the compiler", 20):
        pip(zig / "bin" / "python", zig / "pip", alone("cross"))
    words = {"cc": f"cc -target {machine}", "c++": f"c++ -target {machine}", "ar": "ar"}
    scripts = {name: f"{zig / 'bin' / 'python'} -m ziglang {each}" for name, each in words.items()}
    tools.mkdir()
    for name, script in {**scripts, "readelf": "readelf"}.items():
        (tools / name).write_text(f'#!/bin/sh\nexec {script} "$@"\n')
        (tools / name).chmod(0o755)
    return tools


def libraries(folder: Path, system: Path, wanted: Mapping[str, str]) -> Path:
    """The few headers and libraries that it takes from the system: no others may be found there."""
    folder.mkdir(exist_ok=True)
    for name in HEADERS:
        shutil.copy(next((system / "usr" / "include").rglob(name)), folder)
    for name, mask in wanted.items():
        found = [path for place in ("lib", "usr/lib") for path in (system / place).rglob(mask)]
        shutil.copy(next(path for path in found if not path.is_symlink()), folder / name)
    return folder


def unpacked(folder: Path) -> Path:
    """Debian's sources, from wherever this machine gets its packages; zig knows no -h."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "lists" / "partial").mkdir(parents=True)
    (folder / "sources.list").write_text(f"deb-src [signed-by={KEYS}] {mirror()} {SUITE} main\n")
    apt: list[str | Path] = [
        *("apt-get", "--yes", "-o", f"Dir::Etc::SourceList={folder / 'sources.list'}"),
        *("-o", "Dir::Etc::SourceParts=-", "-o", f"Dir::State::Lists={folder / 'lists'}"),
    ]
    with step("fetching Python's sources", 20):
        native.run([*apt, "update"], folder / "update.log")
        native.run([*apt, "source", "--download-only", SOURCE], folder / "download.log", folder)
    archive = next(folder.glob("*.orig.tar.*"))
    native.run(["tar", "--extract", f"--file={archive}", f"--directory={folder}"], folder / "tar.log")
    found = next(path for path in folder.glob("Python-*"))
    changed(found / "Makefile.pre.in", "-Wl,-h", "-Wl,-soname,")
    looks = "    def add_multiarch_paths(self):\n"
    changed(found / "setup.py", looks, looks + "        return  # this machine's are of another glibc\n")
    return found


def changed(path: Path, old: str, new: str) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
