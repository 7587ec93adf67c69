"""How this program starts itself once more."""

import sys


def itself(*words: str) -> list[str]:
    """This very program with other words: a checkout's Python, or the binary of a package."""
    return [sys.executable, *([] if getattr(sys, "frozen", False) else ["-m", "scenes.command"]), *words]
