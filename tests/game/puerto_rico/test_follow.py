"""What the screen shows: a view that follows the events is what the game's own view is."""

from typing import Any

import pytest

from game.bots.bot import Bot
from game.checks import Json
from game.follow import Follower
from game.puerto_rico.guest import PuertoRico
from game.table import Table
from game.views import View
from tests.game.puerto_rico.scene import Scene, seat, ship

ANSWERED = ("asked", "decision", "kept")
"""What is seen of a question, which comes without an event."""


def seen(view: View) -> Json:
    """What can be followed."""
    return {key: value for key, value in view.items() if key not in ANSWERED}


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_all_events_the_table_is_shown_as_it_is(seats: int, level: str) -> None:
    for seed in range(3):
        table = Table(PuertoRico.new({"seats": seats, "balance": seed == 1}, seed), seed)
        follow(table, PuertoRico.levels[level](seed))


def follow(table: Table, bot: Bot) -> None:
    """A whole game, by everybody's eyes."""
    kind = type(table.game)
    shown = [Follower(table.first_view(at), kind.changes) for at in range(table.seats)]
    told = table.beginning
    while True:
        for at, each in enumerate(shown):
            for event in table.happened[told:]:
                each.apply(kind.seen_by(at, event))
            if table.decision:
                assert seen(each.view) == seen(table.game.view(at))
        told = len(table.happened)
        if not (decision := table.decision):
            break
        table.choose(bot.pick(table.game.view(decision.seat), decision))


def after(scene: Scene, *picks: Any) -> tuple[Json, Json]:
    """What is followed and what is, by another seat's eyes."""
    shown, told = Follower(scene.view(1), PuertoRico.changes), len(scene.table.happened)
    scene.play(*picks)
    for event in scene.table.happened[told:]:
        shown.apply(PuertoRico.seen_by(1, event))
    return seen(shown.view), seen(scene.view(1))


def test_a_reshuffle_for_a_hacienda_leaves_the_tiles_face_up() -> None:
    scene = Scene(seat(city="hacienda:1"), stack=[], discards=["corn", "coffee"]).play("settler")
    followed, real = after(scene, "hacienda")
    assert followed == real
    assert len(real["face_up"]) == 4


def test_a_reshuffle_at_the_end_of_the_settler_s_phase_takes_all_that_is_left() -> None:
    scene = Scene(stack=["corn"], discards=["sugar", "sugar"], face_up=["coffee", "coffee"], quarries=0)
    scene.play("settler", None, None)
    followed, real = after(scene, None)
    assert followed == real
    assert (len(real["face_up"]), real["stack"], real["discards"]) == (4, 1, [])


def test_the_points_of_another_s_load_leave_the_pool() -> None:
    scene = Scene(seat("", "harbor:1", "corn:3", vp=2)).play("captain")
    followed, real = after(scene, "corn on 4")
    assert followed == real
    assert (real["supply"]["vp"], "vp" in real["seats"][0]) == (45, False)


def test_a_load_by_the_wharf_goes_to_the_supply() -> None:
    scene = Scene(seat("", "wharf:1", "corn:3 sugar:2"), ships=[ship(4), ship(5)]).play("captain")
    followed, real = after(scene, "corn on wharf")
    assert followed == real
    assert real["wharves_used"] == [True, False, False]
