"""ARM64 systems made of Debian's packages on this machine, and Python's packages for them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import platformdirs

from build_scripts.packages.freeze import run

CACHE: Final = platformdirs.user_cache_path("sanjuan", appauthor=False)
"""What takes minutes to make is kept there."""
WHEELS: Final = "manylinux2014_aarch64", "manylinux_2_17_aarch64", "manylinux_2_28_aarch64"


def need(tools: Sequence[str], what: str) -> None:
    """Those tools, or one sentence that names what is missing."""
    if missing := [tool for tool in tools if not shutil.which(tool)]:
        sys.exit(f"{program()}: skipped; {what} needs {', '.join(missing)}, and that is missing.")


def need_root(what: str) -> None:
    if os.geteuid():
        sys.exit(f"{program()}: skipped; {what} needs root.")


def program() -> str:
    return Path(sys.argv[0]).name


def make_system(folder: Path, suite: str, packages: str, *options: str) -> None:
    """It is there whole or not at all."""
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    words = ["--architectures=arm64", f"--include={packages}", *options, suite, str(part), mirror()]
    run(["mmdebstrap", *words], folder.with_suffix(".log"))
    part.rename(folder)


def install(into: Path, version: str, wanted: Sequence[str]) -> None:
    """These alone, for such a version of Python on such a system; whole or not at all."""
    part = into.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    platforms = [f"--platform={wheels}" for wheels in WHEELS]
    options = ["--no-deps", "--only-binary=:all:", f"--target={part}", f"--python-version={version}"]
    run([sys.executable, "-m", "pip", "install", *options, *platforms, *wanted], into.with_suffix(".log"))
    shutil.rmtree(into, ignore_errors=True)
    part.rename(into)


def mirror() -> str:
    """Where this machine's apt gets Debian from."""
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(SITE)"], capture_output=True, text=True, check=True
    ).stdout
    return next(line for line in told.split() if line.rstrip("/").endswith("/debian"))
