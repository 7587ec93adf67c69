"""Tests of scenes use what players and neighbours can reach: private names stay private."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
MOST: Final = 56
"""So many are left: whoever needs one less sinks it, and nobody raises it."""
PUBLIC: Final = ("_asdict", "_fields", "_make", "_replace")
"""Of every NamedTuple."""


def reached(tree: ast.AST) -> Iterator[str]:
    """The private names of others, one's own apart; those that are replaced as well."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) not in ("self", "cls", "super()"):
            yield node.attr
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("setattr"):
            words = [each.value for each in node.args if isinstance(each, ast.Constant)]
            yield from (part for each in words if isinstance(each, str) for part in each.split("."))


def private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in PUBLIC


def test_a_private_name_is_found_wherever_it_is_reached_for() -> None:
    code = "a._b; self._c; d._replace(); e.f; g._h.i(); monkeypatch.setattr(j, '_k', setattr('m._n', 1))"
    assert sorted(filter(private, reached(ast.parse(code)))) == ["_b", "_h", "_k", "_n"]


def test_tests_of_scenes_reach_for_fewer_private_names_than_ever() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / "tests" / "scenes").rglob("*.py"))
        for name in reached(ast.parse(path.read_text(encoding="utf-8")))
        if private(name)
    ]
    assert len(found) == MOST, (
        f"tests of scenes reach for {len(found)} private names, not {MOST}: press buttons and look at the"
        f" screen, or sink MOST in {Path(__file__).name}\n" + "\n".join(found)
    )
