"""What thinks for any game, and the coach that asks it: here a game of naming the longest word."""

from collections.abc import Callable, Sequence

import pytest

from game.bots.bot import View
from game.bots.coach import Coach
from game.bots.search import WON, Pick
from game.bots.thinker import Thinker
from game.checks import Json
from game.decision import Decision
from game.state import BaseState
from game.texts import Say

WORDS = ("fig", "lemon", "kiwi", "strawberry")
NAME = Decision(0, "name", 1, 1, WORDS)
DEEP = {"name": 100}
LIKES_FIG, LOVES_FIG = {"fig": 100}, {"fig": 900}


class Namer(Thinker[BaseState]):
    """Wins the more, the longer the word is; by instinct it takes what it is in the mood for."""

    def guess(self, view: View, decision: Decision) -> Callable[[int], BaseState]:
        def deal(number: int) -> BaseState:
            s = BaseState()
            s.options = [len(word) for word in decision.options]
            return s

        return deal

    def answer(self, s: BaseState, seed: int) -> Pick:
        moods = self.moods(WORDS, seed)
        return [s.options[moods.index(max(moods))]]

    def answers(self, s: BaseState) -> list[Pick]:
        return [[option] for option in s.options]

    def play(self, table: BaseState, pick: Pick) -> tuple[int, int]:
        return WON * pick[0] // 10, 1


def test_it_looks_ahead_where_it_has_steps_and_else_follows_instinct() -> None:
    assert Namer(DEEP, {}).pick({}, NAME) == ["strawberry"]
    assert Namer({}, LIKES_FIG).pick({}, NAME) == ["fig"]


def test_a_taste_may_outweigh_what_it_has_found_out() -> None:
    assert Namer(DEEP, LIKES_FIG).pick({}, NAME) == ["strawberry"]
    assert Namer(DEEP, LOVES_FIG).pick({}, NAME) == ["fig"]


def test_a_whim_is_the_same_in_the_same_place_and_another_elsewhere() -> None:
    picks = [Namer({}, {}, whim=50).pick({"round": number}, NAME) for number in range(20)]
    assert picks == [Namer({}, {}, whim=50).pick({"round": number}, NAME) for number in range(20)]
    assert {pick[0] for pick in picks} == {*WORDS}


def test_a_whim_is_the_same_whatever_people_are_called() -> None:
    called = [{"seats": [{"name": name, "doubloons": 3}]} for name in WORDS * 5]
    assert len({*(Namer({}, {}, whim=50).pick(view, NAME)[0] for view in called)}) == 1


def test_effort_is_a_share_of_its_steps() -> None:
    namer = Namer(DEEP, {})
    spent = []
    for effort in (100, 300):
        namer.effort = effort
        spent.append(sum(weighed.samples for weighed, _ in namer.weighed({}, NAME)))
    assert spent[1] == pytest.approx(3 * spent[0], rel=0.1)


def coach() -> Coach:
    def gain(view: View, decision: Decision, pick: Sequence[str]) -> Json:
        return {"key": "long", "count": len(pick[0])}

    return Coach(
        lambda: Namer(DEEP, {}), gain, lambda view, decision, pick: None, lambda name, kind, say: name.title()
    )


def test_a_coach_tells_worth_gain_and_cost() -> None:
    found = coach().advise({}, NAME, ["lemon"])
    assert (found["pick"], found["gain"], found["cost"]) == (
        ["strawberry"],
        {"key": "long", "count": 10},
        0.5,
    )
    assert {answer["pick"][0]: answer["worth"] for answer in found["answers"]}["kiwi"] == 0.4
    assert coach().advise({}, NAME, ["strawberry"])["cost"] == 0


def test_a_coach_speaks_with_the_words_of_its_game() -> None:
    texts = {
        "coach.would.name": "Name {what}",
        "long": "{count} letters",
        "coach.advice": "{would}: {gain}.",
    }
    say: Say = lambda key, **fields: texts[key].format(**fields)  # noqa: E731
    assert coach().sentence(coach().advise({}, NAME), [], say) == "Name Strawberry: 10 letters."
