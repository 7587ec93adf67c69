"""What the screen shows: a view that follows the events, told by everybody's eyes."""

from typing import Any

import pytest

from game.follow import Follower
from game.guest import game_named
from game.sanjuan.catalogue import ROLES
from game.table import Table

FOLLOWED = ("round", "governor", "taken", "supply", "discards", "tiles")
SETUPS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "edition": 1},
    {"seats": 4, "expansion": ["new_buildings"]},
]


def cards(built: list[Any]) -> list[tuple[str, bool]]:
    return [
        (pile, False) if isinstance(pile, str) else (pile["card"], bool(pile.get("good"))) for pile in built
    ]


def held(hand: Any) -> int:
    return hand if isinstance(hand, int) else len(hand)


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_after_all_events_the_table_is_shown_as_it_is(setup: dict[str, Any], seed: int) -> None:
    kind = game_named("sanjuan")
    table = Table(kind.new(setup, seed), seed)
    bot = kind.habitual()
    shown = [Follower(table.first_view(at), kind.changes) for at in range(table.seats)]
    seen = table.beginning
    while decision := table.decision:
        for event in table.happened[seen:]:
            for at, each in enumerate(shown):
                each.apply(kind.seen_by(at, event))
        seen = len(table.happened)
        for at, each in enumerate(shown):
            view: Any = table.game.view(at)
            followed: Any = each.view
            for key in (*FOLLOWED, *(("phase", "turn") if view["phase"] in ROLES else ())):
                assert followed[key] == view[key], key
            for mine, real in zip(followed["seats"], view["seats"], strict=True):
                assert sorted(cards(mine["built"])) == sorted(cards(real["built"]))
                if "drawn" not in real:
                    assert held(mine["hand"]) == held(real["hand"])
        table.choose(bot.pick(table.game.view(decision.seat), decision))


@pytest.mark.parametrize("eyes", range(3))
def test_what_was_kept_joins_the_hand_although_it_lay_out_before(eyes: int) -> None:
    kind = game_named("sanjuan")
    table, bot = Table(kind.new({"seats": 3}, 7), 7), kind.habitual()
    while (decision := table.decision) and decision.kind != "keep":
        table.choose(bot.pick(table.game.view(decision.seat), decision))
    assert decision
    shown, seen = Follower(table.game.view(eyes), kind.changes), len(table.happened)
    table.choose(bot.pick(table.game.view(decision.seat), decision))
    shown.apply(kind.seen_by(eyes, table.happened[seen]))
    view: Any = table.game.view(eyes)
    followed: Any = shown.view
    now = view["seats"][decision.seat]
    assert held(followed["seats"][decision.seat]["hand"]) == held(now["hand"])


def test_a_good_on_what_is_covered_goes_to_the_discards() -> None:
    plant = {"card": "sugar_mill", "good": "well"}
    game = game_named("sanjuan").load({"seats": [{"built": ["crane", plant], "hand": ["tower"] * 3}, {}]}, 1)
    shown = Follower(game.view(0), game.changes)
    event: Any = {"event": "build", "seat": 0, "card": "tower", "over": "sugar_mill+good"}
    shown.apply(event)
    view: Any = shown.view
    assert (view["discards"], cards(view["seats"][0]["built"])[1]) == (1, ("tower", False))


def test_who_has_just_acted_is_marked_until_somebody_else_does() -> None:
    kind = game_named("sanjuan")
    table = Table(kind.new({"seats": 3}, 7), 7)
    shown = Follower(table.first_view(0), kind.changes)
    shown.apply({"event": "role", "seat": 2, "role": "prospector"})
    assert shown.view["asked"] == 2
    shown.apply({"event": "phase_end"})
    assert shown.view["asked"] == 2
