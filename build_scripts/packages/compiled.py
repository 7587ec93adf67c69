"""The rules and the bots as machine code: the same sources, at least twice as fast."""

import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from build_scripts.packages import freeze
from build_scripts.packages.contents import ROOT
from build_scripts.packages.steps import step

PLAIN: Final = {"__init__", "bench", "fitting", "programs", "selfplay", "training"}
"""Modules that no player waits for."""
SMALL: Final = {"MYPYC_OPT_LEVEL": "2", "MYPYC_DEBUG_LEVEL": "0"}
"""As fast as level 3, and sooner compiled."""


def compile_game(into: Path, environment: Mapping[str, str], platform: str) -> None:
    """A copy of the rules in there, compiled for such a system by the compiler that the environment names."""
    command = [sys.executable, "-m", "mypyc", f"--platform={platform}", *copied(into)]
    with step("compiling the rules and the bots", 150):
        freeze.run(command, into / "mypyc.log", folder=into, environment={**SMALL, **environment})
    shutil.rmtree(into / "build")


def copied(into: Path) -> list[str]:
    """Copy the rules; which of their modules are to be compiled."""
    shutil.copytree(ROOT / "game", into / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "pyproject.toml", into / "pyproject.toml")
    modules = [path for path in sorted((into / "game").rglob("*.py")) if path.stem not in PLAIN]
    return [str(path.relative_to(into)) for path in modules]
