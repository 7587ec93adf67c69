"""How this program starts itself once more."""

import shlex
import subprocess
import sys


def itself(*words: str) -> list[str]:
    """This very program with other words: a checkout's Python, or the binary of a package."""
    return [sys.executable, *([] if is_package() else ["-m", "scenes"]), *words]


def is_package() -> bool:
    return bool(getattr(sys, "frozen", False))


def in_one_line(words: list[str]) -> str:
    """As this kind of system takes a command."""
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)
