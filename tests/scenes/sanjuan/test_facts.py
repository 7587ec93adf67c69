"""What the table looks up."""

from copy import deepcopy

from game.guest import game_named
from scenes.sanjuan.explain_cache import ExplainCache
from scenes.sanjuan.views import seen_hand, view_of
from tests.game.sanjuan.scene import NEW, Scene, hand_of, seat

VIEW = view_of(game_named("sanjuan").new({"seats": 2, "governor": 0}, 7, ["", ""]).view(0))
HAND = seen_hand(VIEW, 0)


def looked_up(facts: ExplainCache, **changes: object) -> int:
    """How much had to be found out for a view with these changes."""
    return sum(1 for _ in facts.look_up(view_of({**deepcopy(VIEW), **changes}), HAND))


def test_what_is_known_is_not_looked_up_again() -> None:
    facts = ExplainCache()
    assert looked_up(facts) == 1 + 5 + len(set(HAND))
    assert looked_up(facts) == 0


def test_only_what_depends_on_a_change_is_looked_up_again() -> None:
    facts = ExplainCache()
    looked_up(facts)
    assert looked_up(facts, taken={"builder": 1}) == 5
    assert looked_up(facts, taken={"builder": 1}, phase="builder", turn=1) == 5 + len(set(HAND))


def test_prices_follow_the_privilege() -> None:
    facts = ExplainCache()
    card = next(name for name in HAND)
    looked_up(facts)
    dear = facts.price(card)
    looked_up(facts, phase="builder", turn=0, privilege=1)
    assert facts.price(card) == dear - 1


def test_a_role_gives_no_cathedral_any_more_once_somebody_has_it() -> None:
    facts = ExplainCache()
    for built, free in (("", True), ("cathedral", False)):
        view = Scene(seat(hand_of(9)), seat("", built), **NEW).view()
        list(facts.look_up(view_of(view), ()))
        assert ("cathedral" in facts.gives("builder")["build"]) == free
