"""Roles, the doubloons on them, turns and rounds, and the end of the game."""

import pytest

from game.errors import Refused
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat

SIX = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
ELEVEN = (
    "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster"
    " small_market hacienda construction_hut small_warehouse hospice"
)
"""One city space is left."""

# Turns


@pytest.mark.parametrize(("seats", "roles"), [(3, SIX), (4, [*SIX, "prospector"]), (5, [*SIX, "prospector"])])
def test_the_governor_chooses_among_all_roles(seats: int, roles: list[str]) -> None:
    scene = Scene(*[seat()] * seats, governor=2)
    assert scene.asked == (2, "role")
    assert scene.options == sorted(roles)


def test_a_role_must_be_taken() -> None:
    scene = Scene()
    assert scene.range == (1, 1)
    with pytest.raises(Refused):
        scene.play(None)


def test_a_role_taken_is_gone() -> None:
    scene = Scene().play("trader")
    assert "trader" not in scene.options
    with pytest.raises(Refused):
        scene.play("trader")


def test_the_phase_runs_before_the_next_role_is_chosen() -> None:
    scene = Scene(seat(), seat(goods="corn"), seat(goods="sugar")).play("trader")
    assert scene.asked == (1, "sell")
    assert scene.play("corn").asked == (2, "sell")
    assert scene.play("sugar").asked == (1, "role")


def test_declining_does_not_give_the_role_back() -> None:
    scene = Scene(seat(goods="corn")).play("trader", None)
    assert "trader" not in scene.options


def test_everybody_knows_who_took_which_role() -> None:
    scene = Scene(governor=1).play("trader", "captain")
    assert scene.position["taken"] == {"trader": 1, "captain": 2}
    assert scene.view(0)["taken"] == {"trader": 1, "captain": 2}


def test_three_seats_take_three_roles_a_round() -> None:
    scene = Scene(governor=2)
    assert scene.asked == (2, "role")
    assert scene.play("trader").asked == (0, "role")
    assert scene.play("captain").asked == (1, "role")
    assert scene.play("craftsman").position["round"] == 2


def test_four_seats_take_four_roles_a_round() -> None:
    scene = Scene(*[seat()] * 4).play("trader", "captain", "craftsman")
    assert scene.asked == (3, "role")
    assert scene.play("prospector").position["round"] == 2


def test_five_seats_take_five_roles_a_round() -> None:
    scene = Scene(*[seat()] * 5).play("trader", "captain", "craftsman", "prospector")
    assert scene.asked == (4, "role")
    assert scene.play("mayor").position["round"] == 2


def test_the_phase_of_a_later_seat_starts_with_it() -> None:
    trader = seat(goods="corn sugar coffee")
    scene = Scene(trader, trader, trader).play("craftsman", "trader")
    assert scene.asked == (1, "sell")
    assert scene.play("corn").asked == (2, "sell")
    assert scene.play("sugar").asked == (0, "sell")


def test_a_building_works_from_the_moment_it_is_manned() -> None:
    me = seat("corn*", "university:1", doubloons=9)
    scene = Scene(me).play("builder", "hospice", "university", "settler", None, None, "corn")
    assert scene.asked == (0, "hospice")


def test_a_quarry_works_from_the_moment_it_is_manned() -> None:
    scene = Scene(seat(city="hospice:1", doubloons=3), face_up=["corn"])
    scene.play("settler", "quarry", "hospice", None, None, "builder", None, "small_warehouse")
    assert scene.doubloons() == 3 - 2


def test_a_building_manned_by_the_mayor_works_in_the_same_round() -> None:
    scene = Scene(seat(city="small_market", goods="coffee")).play("mayor", "trader", "coffee")
    assert scene.doubloons() == 4 + 1


# The end of a round


def test_all_roles_return_for_the_new_round() -> None:
    scene = Scene().play("trader", "captain", "craftsman")
    assert scene.options == sorted(SIX)
    assert scene.position["taken"] == {}


def test_the_governor_passes_to_the_left() -> None:
    scene = Scene().play("trader", "captain", "craftsman")
    assert scene.position["governor"] == 1
    assert scene.asked == (1, "role")


def test_the_governor_passes_from_the_last_seat_to_the_first() -> None:
    scene = Scene(governor=2).play("trader", "captain", "craftsman")
    assert scene.position["governor"] == 0
    assert scene.asked == (0, "role")


def test_the_governor_passes_after_the_phase_of_the_last_seat() -> None:
    scene = Scene(seat(goods="corn")).play("craftsman", "captain", "corn on 4", "trader")
    assert scene.position["round"] == 2
    assert scene.position["governor"] == 1


# Doubloons on roles


def test_each_role_not_taken_gets_a_doubloon() -> None:
    scene = Scene().play("trader", "captain", "craftsman")
    assert scene.position["roles"] == {"settler": 1, "mayor": 1, "builder": 1}


def test_doubloons_on_roles_not_taken_add_up() -> None:
    scene = Scene(roles={"builder": 2, "settler": 1}).play("trader", "captain", "craftsman")
    assert scene.position["roles"] == {"settler": 2, "mayor": 1, "builder": 3}


def test_a_role_gets_no_doubloon_before_the_round_ends() -> None:
    assert Scene().play("trader", "captain").position["roles"] == {}


def test_the_doubloons_on_a_role_go_to_its_taker() -> None:
    scene = Scene(seat(doubloons=1), roles={"mayor": 3, "trader": 1}).play("mayor")
    assert scene.doubloons() == 1 + 3
    assert scene.position["roles"] == {"trader": 1}


def test_the_doubloons_on_a_role_go_to_nobody_else() -> None:
    scene = Scene(roles={"mayor": 3}).play("mayor")
    assert (scene.doubloons(1), scene.doubloons(2)) == (0, 0)


def test_the_doubloons_on_a_role_can_be_spent_in_its_phase() -> None:
    scene = Scene(roles={"builder": 2}).play("builder")
    assert "small_warehouse" in scene.options
    assert scene.play("small_warehouse").doubloons() == 0


def test_a_taker_who_declines_the_action_keeps_the_doubloons_on_the_role() -> None:
    assert Scene(roles={"builder": 2}).play("builder", None).doubloons() == 2


def test_doubloons_of_the_round_before_are_there_to_be_taken() -> None:
    scene = Scene().play("trader", "captain", "craftsman", "mayor")
    assert scene.doubloons(1) == 1


def test_a_prospector_not_taken_gets_a_doubloon() -> None:
    scene = Scene(*[seat()] * 4).play("trader", "captain", "craftsman", "mayor")
    assert scene.position["roles"] == {"settler": 1, "builder": 1, "prospector": 1}


def test_both_prospectors_get_a_doubloon() -> None:
    scene = Scene(*[seat()] * 5, face_up=[], quarries=0)
    scene.play("trader", "captain", "craftsman", "mayor", "settler")
    assert scene.position["roles"] == {"builder": 1, "prospector": 1, "prospector_2": 1}


def test_the_prospector_left_over_gets_a_doubloon() -> None:
    scene = Scene(*[seat()] * 5).play("trader", "captain", "craftsman", "mayor", "prospector")
    assert scene.position["roles"] == {"settler": 1, "builder": 1, "prospector_2": 1}


# Prospectors


def test_a_prospector_receives_a_doubloon() -> None:
    scene = Scene(*[seat()] * 4).play("prospector")
    assert [scene.doubloons(at) for at in range(4)] == [1, 0, 0, 0]
    assert scene.asked == (1, "role")


def test_a_prospector_receives_what_lies_on_the_role_besides() -> None:
    scene = Scene(*[seat()] * 4, roles={"prospector": 2}).play("prospector")
    assert scene.doubloons() == 1 + 2


def test_four_seats_have_one_prospector() -> None:
    scene = Scene(*[seat()] * 4).play("prospector")
    assert "prospector" not in scene.options


def test_five_seats_have_two_prospectors() -> None:
    scene = Scene(*[seat()] * 5).play("prospector")
    assert scene.in_order.count("prospector") == 1
    assert "prospector" not in scene.play("prospector").options
    assert (scene.doubloons(0), scene.doubloons(1)) == (1, 1)


@pytest.mark.parametrize(
    ("first", "second", "taken", "doubloons"),
    [
        (0, 0, "prospector", 1),
        (2, 2, "prospector", 3),
        (2, 1, "prospector", 3),
        (1, 2, "prospector_2", 3),
        (0, 1, "prospector_2", 2),
    ],
)
def test_the_prospector_with_more_doubloons_is_taken(
    first: int, second: int, taken: str, doubloons: int
) -> None:
    lying = {"prospector": first, "prospector_2": second}
    scene = Scene(*[seat()] * 5, roles=lying).play("prospector")
    assert scene.position["taken"] == {taken: 0}
    assert scene.doubloons() == doubloons


def test_the_other_prospector_is_left_to_the_next() -> None:
    scene = Scene(*[seat()] * 5, roles={"prospector": 1, "prospector_2": 2}).play("prospector", "prospector")
    assert scene.position["taken"] == {"prospector_2": 0, "prospector": 1}
    assert (scene.doubloons(0), scene.doubloons(1)) == (1 + 2, 1 + 1)


# The end of the game


def test_the_round_is_played_out_when_the_colonists_run_short() -> None:
    scene = Scene(supply={**SUPPLY, "colonists": 2, "ship": 0}).play("mayor")
    assert scene.asked == (1, "role")
    assert scene.play("trader").asked == (2, "role")
    assert scene.play("captain").asked is None


def test_the_round_is_played_out_when_a_city_is_full() -> None:
    scene = Scene(seat(city=ELEVEN, doubloons=9)).play("builder", "office")
    assert scene.asked == (1, "role")
    assert scene.play("trader").asked == (2, "role")
    assert scene.play("captain").asked is None


def test_the_round_is_played_out_when_the_pool_is_empty() -> None:
    scene = Scene(seat(goods="corn:6"), supply={**SUPPLY, "vp": 2}).play("captain")
    assert scene.asked == (1, "role")
    assert scene.play("trader").asked == (2, "role")
    assert scene.play("craftsman").asked is None


def test_the_phase_of_the_last_seat_is_played_out() -> None:
    taken = {"trader": 0, "craftsman": 1}
    scene = Scene(seat(goods="corn"), seat(), seat(goods="sugar:6"), taken=taken, supply={**SUPPLY, "vp": 2})
    assert scene.play("captain").asked == (0, "load")
    assert scene.play("corn on 4").asked is None
    assert scene.vp() == 1


def test_the_game_ends_at_once_when_the_last_seat_ends_the_round() -> None:
    scene = Scene(taken={"trader": 0, "captain": 1}, supply={**SUPPLY, "colonists": 2, "ship": 0})
    assert scene.asked == (2, "role")
    assert scene.play("mayor").asked is None


def test_no_new_round_begins_after_the_last_one() -> None:
    scene = Scene(last=True).play("trader", "captain")
    assert scene.asked == (2, "role")
    assert scene.play("craftsman").asked is None


def test_the_game_goes_on_while_nothing_has_run_out() -> None:
    scene = Scene().play("mayor", "trader", "captain")
    assert scene.asked == (1, "role")
    assert not scene.last


def test_quarries_that_run_out_do_not_end_the_game() -> None:
    scene = Scene(quarries=1, face_up=[], stack=[]).play("settler", "quarry")
    assert not scene.last


def test_goods_that_run_out_do_not_end_the_game() -> None:
    scene = Scene(seat(), seat("corn*"), supply={**SUPPLY, "goods": {"corn": 1}}).play("craftsman")
    assert scene.goods(1) == {"corn": 1}
    assert not scene.last


def test_a_ship_refilled_in_the_last_round_does_not_take_the_end_back() -> None:
    scene = Scene(last=True).play("mayor", "trader")
    assert scene.last
    assert scene.play("captain").asked is None
