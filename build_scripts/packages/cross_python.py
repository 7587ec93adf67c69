"""Python for another Linux than this one, compiled here against an old glibc, from Debian's sources."""

import os
import shutil
import sys
import venv
from pathlib import Path
from typing import Final

from build_scripts.packages import freeze as native
from build_scripts.packages.contents import requirements
from build_scripts.packages.debian import mirror, pip
from build_scripts.packages.steps import step

TARGET: Final = "aarch64-linux-gnu"
GLIBC: Final = "2.28"
SUITE: Final = "bookworm"
SOURCE: Final = "python3.11"
KEYS: Final = "/usr/share/keyrings/debian-archive-keyring.gpg"
PREFIX: Final = "/opt/python"
COMPILERS: Final = {
    "cc": f"cc -target {TARGET}.{GLIBC}",
    "c++": f"c++ -target {TARGET}.{GLIBC}",
    "ar": "ar",
}
OPTIONS: Final = [
    *(f"--host={TARGET}", "--build=x86_64-linux-gnu", f"--prefix={PREFIX}", "--enable-shared"),
    *("--without-ensurepip", "--disable-test-modules", "RANLIB=true"),
    *("ac_cv_file__dev_ptmx=yes", "ac_cv_file__dev_ptc=no", "ac_cv_buggy_getaddrinfo=no"),
    "CFLAGS=-O3 -g0 -fno-sanitize=undefined -w",
]
HEADERS: Final = "zlib.h", "zconf.h", "ffi.h", "ffitarget.h"
LIBRARIES: Final = {"libz.a": "libz.a", "libffi.a": "libffi_pic.a"}


def make_python(folder: Path, system: Path) -> None:
    """Compile it in the folder and install it into the system."""
    folder.mkdir(exist_ok=True)
    tools = compilers(folder / "zig")
    parts = libraries(folder / "libraries", system)
    source = unpacked(folder / "source")
    build = folder / "build"
    shutil.rmtree(build, ignore_errors=True)
    build.mkdir()
    configure = [
        *(str(source / "configure"), *OPTIONS, f"--with-build-python={os.path.realpath(sys.executable)}"),
        *(f"CC={tools / 'cc'}", f"CXX={tools / 'c++'}", f"AR={tools / 'ar'}", f"READELF={tools / 'readelf'}"),
        *(f"CPPFLAGS=-I{parts}", f"LDFLAGS=-L{parts} -Wl,-s"),
    ]
    for what, seconds, words in (
        ("configure", 60, configure),
        # Nobody links to the small libpython3.so, and zig cannot make it.
        ("make", 300, ["make", f"-j{os.cpu_count()}", "PY3LIBRARY="]),
        ("install", 30, ["make", "install", "PY3LIBRARY=", f"DESTDIR={folder / 'installed'}"]),
    ):
        with step(f"compiling a Python for it, {what}", seconds):
            native.run(words, folder / f"{what}.log", build)
    shutil.copytree(folder / "installed" / PREFIX[1:], system / PREFIX[1:])


def compilers(folder: Path) -> Path:
    """zig as the compilers that a configure script expects."""
    tools = folder / "tools"
    if tools.exists():
        return tools
    venv.create(folder, with_pip=True)
    with step("fetching the compiler", 20):
        pip(folder / "bin" / "python", folder / "pip", requirements("cross"))
    scripts = {name: f"{folder / 'bin' / 'python'} -m ziglang {words}" for name, words in COMPILERS.items()}
    tools.mkdir()
    for name, words in {**scripts, "readelf": "readelf"}.items():
        (tools / name).write_text(f'#!/bin/sh\nexec {words} "$@"\n')
        (tools / name).chmod(0o755)
    return tools


def libraries(folder: Path, system: Path) -> Path:
    """The few headers and libraries that it takes from the system: no others may be found there."""
    folder.mkdir(exist_ok=True)
    for name in HEADERS:
        shutil.copy(next((system / "usr" / "include").rglob(name)), folder)
    for name, original in LIBRARIES.items():
        shutil.copy(next((system / "usr" / "lib").rglob(original)), folder / name)
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
    makefile = found / "Makefile.pre.in"
    makefile.write_text(makefile.read_text().replace("-Wl,-h", "-Wl,-soname,"))
    return found
