"""Who plays better, and how sure one can be."""

from pathlib import Path

import pytest

from game.bots.arena import Contest, Results, play_deal, summed
from game.bots.bot import Bot
from game.errors import Refused
from game.guest import GAMES, game_named

SEATS = 3


def contest(game: str = "sanjuan") -> Contest:
    return Contest(game, {"seats": SEATS}, ["greedy", "random"], 1)


def make(name: str, seed: int) -> Bot:
    return game_named("sanjuan").bots()[name](seed)


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_is_played_from_every_seat(game: str) -> None:
    found = play_deal(contest(game), 0, lambda name, seed: game_named(game).bots()[name](seed))["bots"]
    assert found["greedy"]["seats"] == SEATS
    assert found["random"]["seats"] == SEATS * (SEATS - 1)
    assert found["greedy"]["wins"] + found["random"]["wins"] == SEATS


def test_equals_share_every_deal_equally() -> None:
    twins = Contest("sanjuan", {"seats": 2}, ["greedy", "greedy"], 1)
    found = play_deal(twins, 4, make)["bots"]["greedy"]
    assert found["wins"] == found["seats"] / 2


def test_the_same_contest_has_the_same_results() -> None:
    def told() -> list[object]:
        found = play_deal(contest(), 2, make)["bots"]
        return [(found[name]["wins"], found[name]["points"], found[name]["choices"]) for name in found]

    assert told() == told()


def test_sureness_counts_deals_not_games() -> None:
    def deal(wins: float) -> dict[str, object]:
        more = {"points": 40, "choices": 10, "seconds": 0.01, "worst": 0.005, "replaced": False}
        return {"seats": 2, "wins": wins, **more}

    found = summed("greedy", [deal(2), deal(0), deal(1), deal(1)])
    assert found["win_share"] == 0.5
    assert found["give_or_take"] == pytest.approx(1.96 * (1 / 6) ** 0.5 / 2, abs=1e-3)
    assert (found["points"], found["mean_ms"], found["worst_ms"]) == (20, 1.0, 5.0)


def test_results_go_on_from_a_file_that_was_left_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(contest(), path)
    for deal in range(2):
        results.keep(play_deal(contest(), deal, make))
    whole = path.read_text()
    path.write_text(whole + '{"deal": 2, "bo')
    again = Results(contest(), path)
    assert again.as_json() == results.as_json()
    assert path.read_text() == whole


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "line 2: line: expected a JSON object"),
        ("{}", "line 2: deal: expected a whole number"),
        ('{"deal": 0}', "line 2: bots: expected an object"),
        ('{"deal": 0, "bots": {"greedy": {"seats": 3}}}', "line 2: greedy: expected the numbers of choices"),
        ("\xff", "line 2: line: expected a JSON object"),
    ],
)
def test_a_damaged_line_of_results_is_refused_by_its_number(line: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(contest(), path)
    with path.open("a", encoding="latin-1") as file:
        file.write(line + "\n")
    with pytest.raises(Refused, match=said):
        Results(contest(), path)


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(contest(), path)
    with pytest.raises(Refused, match="this very contest"):
        Results(contest()._replace(seed=2), path)
