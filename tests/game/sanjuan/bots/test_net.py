"""Weights and the catalogue: one card more costs nothing, and what does not fit is said."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import game
from game.bots.net import read_weights
from game.checks import Json
from game.errors import Refused
from game.sanjuan.bots.net import fitted
from game.sanjuan.catalogue import CARDS, NAMES

PLAYED = """
from game.bots.match import whole_game
from game.sanjuan.guest import SanJuan
from game.table import Table
for seed in range(3):
    table = Table(SanJuan.new({"seats": 3, "expansion": ["new_buildings"]}, seed), seed)
    bots = {at: SanJuan.levels[level](1) for at, level in enumerate(("normal", "hard", "expert"))}
    finished, score = whole_game(table, bots)
    past = next(table.past(0))
    print(finished, "cost" in SanJuan.coach().advise(past.view, past.decision, past.picks))
    print(*(pick for asked, picks in table.choices if asked.kind == "build" for pick in picks))
"""
WEIGHTS = read_weights("game/sanjuan/bots")


def played(folder: Path) -> str:
    """What comes of games by the rules in a folder."""
    done = subprocess.run([sys.executable, "-c", PLAYED], cwd=folder, capture_output=True, text=True)
    assert not done.stderr
    return done.stdout


def test_bots_play_with_a_card_that_their_weights_do_not_know(tmp_path: Path) -> None:
    shutil.copytree(Path(game.__path__[0]), tmp_path / "game")
    path = tmp_path / "game" / "sanjuan" / "catalogue.py"
    text = path.read_text(encoding="utf-8")
    for old, new in (
        (" GUILD_HALL,", " LIGHTHOUSE, GUILD_HALL,"),
        ('    _card("guild_hall"', '    _card("lighthouse", 3, 2, 0, 3),\n    _card("guild_hall"'),
        (f"range({len(CARDS)})", f"range({len(CARDS) + 1})"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    told = played(tmp_path)
    assert told.count("True True") == 3
    assert "lighthouse" in told


def test_a_card_more_changes_nothing_for_the_others() -> None:
    """As if the hero had come to the catalogue after the weights were made."""
    at = NAMES.index("hero")
    names = [*NAMES[:at], *NAMES[at + 1 :]]
    worths = [*WEIGHTS["worths"][:at], *WEIGHTS["worths"][at + 1 :]]
    judge = _less(WEIGHTS["judge"], at)
    without = {**_less(WEIGHTS, at), "names": names, "worths": worths, "judge": judge}
    found, short = fitted(WEIGHTS), fitted(without)
    assert found.roles == short.roles
    assert [row for place, row in enumerate(short.worths) if place != at] == worths
    assert not any(short.worths[at])
    for net, less in (found.net, short.net), (found.judge, short.judge):
        for whole, part, spare in (net.rows, less.rows, [0] * 24), (net.cards, less.cards, net.cards[-1]):
            assert part[at] == spare != whole[at]
            assert [*part[:at], *part[at + 1 :]] == [*whole[:at], *whole[at + 1 :]]


def _less(net: Json, at: int) -> Json:
    return {**net, **{name: [*net[name][:at], *net[name][at + 1 :]] for name in ("rows", "cards")}}


def test_as_long_as_nothing_was_learned_by_looking_ahead_instinct_judges() -> None:
    found = fitted({name: table for name, table in WEIGHTS.items() if name != "judge"})
    assert found.judge is found.net


def test_weights_without_names_are_of_the_first_cards() -> None:
    old = {name: table for name, table in WEIGHTS.items() if name != "names"}
    assert fitted(old)[0].rows == fitted(WEIGHTS)[0].rows


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda found: found["rows"].pop(), "rows: expected 448 rows of 24 numbers, not 447 of 24"),
        (lambda found: found["rows"][3].pop(), "rows: expected 448 rows of 24 numbers, not 448 of 23 or 24"),
        (lambda found: found["cards"].pop(), "cards: expected 42 rows of 24 numbers, not 41 of 24"),
        (lambda found: found["roles"].clear(), "roles: expected 3 rows of 55 numbers, not 0 of 0"),
    ],
)
def test_weights_of_another_shape_are_refused_with_what_to_do(
    change: Callable[[Json], object], said: str
) -> None:
    found = {**WEIGHTS, "roles": [*WEIGHTS["roles"]], "cards": [*WEIGHTS["cards"]]}
    found["rows"] = [[*row] for row in WEIGHTS["rows"]]
    change(found)
    with pytest.raises(Refused, match=rf"weights\.json: {said}; `sanjuan train FOLDER` makes a"):
        fitted(found)
