"""What the bots of every game promise."""

import json
import os
import subprocess
import sys

import pytest

from game.guest import game_named
from game.table import Table

BEST = {"sanjuan": "expert", "puerto_rico": "expert"}
CHOICES = 25
"""Before somebody is asked what may depend on it."""


def said(code: str, told: str = "", **environment: str) -> str:
    """What a program says that has this to read."""
    return subprocess.run(
        [sys.executable, "-c", code],
        input=told,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **environment},
    ).stdout


@pytest.mark.parametrize(("game", "level"), BEST.items())
def test_choices_do_not_depend_on_how_strings_are_hashed(game: str, level: str) -> None:
    code = (
        "import sys, json; from game.decision import Decision; from game.guest import game_named\n"
        "view = json.load(sys.stdin)\n"
        f"bot = game_named('{game}').levels['{level}'](1)\n"
        "print(bot.pick(view, Decision.from_json(view['decision'])))"
    )
    table, mind = Table(game_named(game).new({"seats": 4}, 8), 8), game_named(game).levels["easy"](1)
    while (asked := table.decision) and (len(table.choices) < CHOICES or asked.kind != "role"):
        table.choose(mind.pick(table.game.view(asked.seat), asked))
    assert asked
    told = json.dumps(table.game.view(asked.seat))
    assert len({said(code, told, PYTHONHASHSEED=seed) for seed in ("1", "2")}) == 1


@pytest.mark.parametrize(("game", "level"), BEST.items())
def test_whoever_plays_loads_nothing_that_only_learning_needs(game: str, level: str) -> None:
    code = (
        "import sys; from game.guest import game_named\n"
        f"game_named('{game}').levels['{level}'](1); print(*sys.modules)"
    )
    rooms = {name.rpartition(".")[2] for name in said(code).split()}
    assert "thinker" in rooms
    assert not rooms & {"numpy", "selfplay", "fitting", "training", "arena", "multiprocessing"}
