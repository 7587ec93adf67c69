"""Rooms with doors: who may know whom."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.guest import GAMES
from game.puerto_rico import catalogue as puerto_rico
from game.sanjuan import catalogue as sanjuan

ROOT = Path(__file__).parent.parent
GAME = sorted((ROOT / "game").rglob("*.py"))
COMMON = [path for path in GAME if not set(GAMES) & set(path.parts)]
SCENES = sorted(path for path in (ROOT / "scenes").rglob("*.py") if not set(GAMES) & set(path.parts))
WORDS = {*sanjuan.NAMES, *sanjuan.ROLES, *puerto_rico.NAMES, *puerto_rico.ROLES, *puerto_rico.TILES} - {""}


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("path", GAME, ids=name)
def test_the_rules_know_nothing_of_the_screen(path: Path) -> None:
    assert not [module for module in imported(path) if module.split(".")[0] in ("pygame", "scenes")]


@pytest.mark.parametrize("path", COMMON, ids=name)
def test_what_games_share_imports_none_of_them(path: Path) -> None:
    assert not [module for module in imported(path) if set(GAMES) & set(module.split("."))]


@pytest.mark.parametrize("path", COMMON + SCENES, ids=name)
def test_nothing_outside_a_games_folder_knows_a_role_or_card_by_name(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    words = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert not words & WORDS


@pytest.mark.parametrize(
    "module", [*(target.partition(":")[0] for target in GAMES.values()), "scenes.command"]
)
def test_a_game_without_a_screen_loads_nothing_heavy(module: str) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout
    assert not {"pygame", "numpy", "pytmx"} & set(loaded.split())
