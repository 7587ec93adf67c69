"""Systems made of Debian's packages on this machine, and Python's packages for them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import platformdirs

from build_scripts.packages.freeze import run
from build_scripts.packages.steps import program, step

CACHE: Final = platformdirs.user_cache_path("sanjuan", appauthor=False)
"""What takes minutes to make is kept there."""
WHEELS: Final[Mapping[str, Sequence[str]]] = {
    **{
        machine: [f"{kind}_{machine}" for kind in ("manylinux2014", "manylinux_2_17", "manylinux_2_28")]
        for machine in ("aarch64", "x86_64")
    },
    "AMD64": ["win_amd64"],
}
"""By machine, as `platform` calls it: the kinds of packages of Python that it runs."""

BINFMT: Final = Path("/proc/sys/fs/binfmt_misc")
RECIPE: Final = Path("/usr/lib/binfmt.d/qemu-aarch64.conf")
PACKAGES: Final[Mapping[str, str]] = {
    "apt-get": "apt",
    "dpkg-source": "dpkg-dev",
    "mke2fs": "e2fsprogs",
    "qemu-aarch64": "qemu-user",
    "qemu-aarch64-static": "qemu-user-static",
    "qemu-system-aarch64": "qemu-system-arm qemu-system-gui",
    "unshare": "util-linux",
    "Xvfb": "xvfb",
}
"""Debian's packages of tools that are not called like them."""


def need(tools: Sequence[str], what: str) -> None:
    """Those tools, or one sentence that names what is missing and how to get it."""
    if missing := [tool for tool in tools if not shutil.which(tool)]:
        packages = " ".join(PACKAGES.get(tool, tool) for tool in missing)
        names = ", ".join(missing)
        sys.exit(f"{program()}: skipped; {what} needs {names}; on Debian and its kin: apt install {packages}")


def need_root(what: str) -> None:
    if os.geteuid():
        again = f'sudo HOME="$HOME" python3 {os.path.relpath(sys.argv[0])}'
        sys.exit(f"{program()}: skipped; {what} needs root: {' '.join([again, *sys.argv[1:]])}")


def let_run() -> None:
    """Let the kernel give ARM64 programs to the emulator; that lasts until the machine is switched off."""
    if not (BINFMT / "register").exists():
        run(["mount", "-t", "binfmt_misc", "binfmt_misc", BINFMT], CACHE / "binfmt.log")
    if not (BINFMT / "qemu-aarch64").exists():
        if not RECIPE.exists():
            sys.exit(f"{program()}: {RECIPE} is missing; on Debian and its kin: apt install qemu-user-static")
        (BINFMT / "register").write_bytes(RECIPE.read_bytes().strip())


def make_system(folder: Path, architecture: str, suite: str, packages: str, *options: str) -> None:
    """It is there whole or not at all."""
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    words = [f"--architectures={architecture}", f"--include={packages}", *options, suite, str(part), mirror()]
    with step(f"making a Debian {suite} for {architecture}", 240):
        run(["mmdebstrap", *words], folder.with_suffix(".log"))
    part.rename(folder)


def install(into: Path, machine: str, version: str, wanted: str) -> None:
    """What a file for pip names alone, for such a Python on such a machine; whole or not at all."""
    part = into.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    platforms = [f"--platform={kind}" for kind in WHEELS[machine]]
    options = ["--no-deps", "--only-binary=:all:", f"--target={part}", f"--python-version={version}"]
    with step("installing Python's packages for it", 20):
        pip(sys.executable, into, wanted, *options, *platforms)
    shutil.rmtree(into, ignore_errors=True)
    part.rename(into)


def pip(python: str | Path, into: Path, wanted: str, *options: str) -> None:
    """Install what a file for pip names by that Python's pip."""
    named = into.with_suffix(".txt")
    named.write_text(wanted, encoding="utf-8")
    run([python, "-m", "pip", "install", *options, "--requirement", named], into.with_suffix(".log"))


def mirror() -> str:
    """Where this machine's apt gets Debian from."""
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(SITE)"], capture_output=True, text=True, check=True
    ).stdout
    found = next((line for line in told.split() if line.rstrip("/").endswith("/debian")), "")
    return found or sys.exit(
        f"{program()}: this machine's apt knows no mirror of Debian; run `apt-get update` there first."
    )
