"""Rooms with doors: who may know whom."""

import ast
import subprocess
import sys
from collections.abc import Iterator, Sequence
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from game.guest import GAMES
from game.puerto_rico import catalogue as puerto_rico
from game.sanjuan import catalogue as sanjuan

ROOT = Path(__file__).parent.parent


def of_no_game(root: Path, room: str) -> list[Path]:
    """The modules of a room that are in no game's folder."""
    paths = sorted((root / room).rglob("*.py"))
    return [path for path in paths if not set(GAMES) & set(path.relative_to(root).parts)]


GAME = sorted((ROOT / "game").rglob("*.py"))
COMMON = of_no_game(ROOT, "game")
SCENES = of_no_game(ROOT, "scenes")
REGISTRY = ROOT / "scenes" / "game_registry.py"
HOUSE = [path for path in SCENES if path != REGISTRY]
ALL = [*GAME, *sorted((ROOT / "scenes").rglob("*.py"))]
GUESTS = [path for path in ALL if path not in COMMON + SCENES]
ROOMS = ["draw", "input", "app", "widgets", "records", "screens", "table", "cards", "lab", *GAMES, "cli"]
"""Of the scenes: each knows those before it."""
HANDED_DOWN = {
    ("scenes.app.console", "scenes.widgets.notices"),
    ("scenes.screens.how_to_play", "scenes.table.parts"),
}
"""Types of what somebody above gives; only the type checker looks up to them."""
WORDS = {*sanjuan.NAMES, *sanjuan.ROLES, *puerto_rico.NAMES, *puerto_rico.ROLES, *puerto_rico.TILES} - {""}


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imported(path: Path) -> Iterator[str]:
    return imports(ast.parse(path.read_text(encoding="utf-8")))


def games_known(path: Path) -> set[str]:
    """By its imports, wherever in the module they stand."""
    parts = (module.split(".")[:2] for module in imported(path))
    return {game for first, *rest in parts if first in ("game", "scenes") for game in rest if game in GAMES}


def at_once(path: Path) -> Iterator[str]:
    """What a module needs to be loaded: not what its functions or the type checker do."""

    def loaded(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
        for node in body:
            if isinstance(node, ast.ClassDef):
                yield from loaded(node.body)
            elif isinstance(node, ast.If) and ast.unparse(node.test) != "TYPE_CHECKING":
                yield from loaded([*node.body, *node.orelse])
            elif isinstance(node, ast.Import | ast.ImportFrom):
                yield node

    return imports(ast.Module([*loaded(ast.parse(path.read_text(encoding="utf-8")).body)], []))


def room_of(module: str) -> int | None:
    """How far up its room is; what lies in none is the entrance, and the registry of all games."""
    scenes, _, rest = module.partition(".")
    room, _, _ = rest.partition(".")
    return ROOMS.index(room) if scenes == "scenes" and room in ROOMS else None


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("path", GAME, ids=name)
def test_the_rules_know_nothing_of_the_screen(path: Path) -> None:
    assert not [module for module in imported(path) if module.split(".")[0] in ("pygame", "scenes")]


@pytest.mark.parametrize("path", sorted((ROOT / "scenes").rglob("*.py")), ids=name)
def test_a_room_of_the_scenes_knows_those_below_it_only(path: Path) -> None:
    module = module_of(path)
    if (here := room_of(module)) is not None:
        above = {each for each in imported(path) if (room_of(each) or 0) > here}
        needed = {each.rpartition(".")[0] for each in above}
        assert {(module, each) for each in needed} <= HANDED_DOWN


def test_every_module_of_the_scenes_has_a_room() -> None:
    modules = [module_of(path) for path in sorted((ROOT / "scenes").rglob("*.py"))]
    outside = [module for module in modules if room_of(module) is None]
    assert outside == ["scenes", "scenes.__main__", "scenes.game_registry"]


def test_what_is_handed_down_is_for_the_type_checker_alone() -> None:
    for above, below in HANDED_DOWN:
        assert below not in {
            module.rpartition(".")[0] for module in at_once(ROOT / f"{above.replace('.', '/')}.py")
        }


@pytest.mark.parametrize("path", COMMON, ids=name)
def test_what_games_share_imports_none_of_them(path: Path) -> None:
    assert games_known(path) == set()


@pytest.mark.parametrize("path", HOUSE, ids=name)
def test_of_the_house_the_registry_alone_knows_a_game(path: Path) -> None:
    assert games_known(path) == set()


@pytest.mark.parametrize("path", GUESTS, ids=name)
def test_a_game_knows_no_other_one(path: Path) -> None:
    assert games_known(path) <= set(path.relative_to(ROOT).parts)


def test_no_module_needs_itself_to_be_loaded() -> None:
    paths = {module_of(path): path for path in ALL}
    needs = {
        module: {part for each in at_once(path) for part in (each, each.rpartition(".")[0]) if part in paths}
        for module, path in paths.items()
    }
    assert tuple(TopologicalSorter(needs).static_order())


def test_walls_stand_in_a_checkout_of_any_name(tmp_path: Path) -> None:
    root = tmp_path / next(iter(GAMES))
    for room in ("game", f"game/{root.name}"):
        (root / room).mkdir(parents=True)
        (root / room / "rules.py").touch()
    assert of_no_game(root, "game") == [root / "game" / "rules.py"]


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
    "module", [*(target.partition(":")[0] for target in GAMES.values()), "scenes.cli.command"]
)
def test_a_game_without_a_screen_loads_nothing_heavy(module: str) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout
    assert not {"pygame", "numpy", "pytmx"} & set(loaded.split())
