"""The captain phase: loading, the wharf, points, storing, and the ships emptied."""

import pytest

from game.errors import Refused
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat, ship

FULL = [ship(4, "coffee", 4), ship(5, "tobacco", 5), ship(6, "indigo", 6)]
"""Nothing can be loaded."""
CLOSED = [ship(4, "coffee", 4), ship(5, "indigo", 5), ship(6, "tobacco", 1)]
"""Only tobacco can be loaded, five barrels of it."""

# Loading


def test_the_captain_loads_first_and_the_others_follow_clockwise() -> None:
    scene = Scene(seat(goods="corn"), seat(goods="sugar"), seat(goods="coffee"), governor=1)
    assert scene.play("captain").asked == (1, "load")
    assert scene.play("sugar on 4").asked == (2, "load")
    assert scene.play("coffee on 5").asked == (2, "role")
    assert scene.goods() == {}


def test_a_seat_that_can_load_must() -> None:
    scene = Scene(seat(goods="corn sugar")).play("captain")
    assert scene.asked == (0, "load")
    assert scene.range == (1, 1)
    with pytest.raises(Refused):
        scene.play(None)


def test_a_seat_without_goods_is_not_asked() -> None:
    assert Scene().play("captain").asked == (1, "role")


def test_the_only_way_to_load_is_not_asked_for() -> None:
    scene = Scene(seat(goods="corn:2"), ships=[ship(4, "coffee", 1), ship(5, "corn", 1), ship(6)])
    assert scene.play("captain").asked == (1, "role")
    assert scene.view()["ships"] == [ship(4, "coffee", 1), ship(5, "corn", 3), ship(6)]
    assert scene.goods() == {}


def test_a_seat_may_load_any_of_its_kinds() -> None:
    ships = [ship(4, "coffee", 1), ship(5, "corn", 1), ship(6, "sugar", 2)]
    scene = Scene(seat(goods="corn:2 sugar:3 coffee"), ships=ships).play("captain")
    assert scene.options == ["coffee on 4", "corn on 5", "sugar on 6"]


def test_a_seat_loads_one_kind_at_a_time() -> None:
    scene = Scene(seat(goods="corn:2 sugar:2"), seat(goods="tobacco")).play("captain", "corn on 4")
    assert scene.asked == (1, "load")
    assert scene.goods() == {"sugar": 2}


def test_equal_empty_ships_may_be_chosen_freely() -> None:
    scene = Scene(seat(goods="corn:4")).play("captain")
    assert scene.options == ["corn on 4", "corn on 5", "corn on 6"]
    assert scene.play("corn on 6").view()["ships"][2] == ship(6, "corn", 4)


def test_an_empty_ship_that_takes_fewer_may_not_be_chosen() -> None:
    scene = Scene(seat(goods="corn:5")).play("captain")
    assert scene.options == ["corn on 5", "corn on 6"]


def test_the_largest_empty_ship_takes_a_kind_that_fills_it() -> None:
    scene = Scene(seat(goods="corn:6")).play("captain")
    assert scene.asked == (1, "role")
    assert scene.goods() == {}
    assert scene.vp() == 6 + 1


def test_the_most_room_is_reckoned_for_each_kind() -> None:
    scene = Scene(seat(goods="corn:6 sugar:5 coffee")).play("captain")
    assert scene.options == [
        "coffee on 4",
        "coffee on 5",
        "coffee on 6",
        "corn on 6",
        "sugar on 5",
        "sugar on 6",
    ]


def test_the_most_room_is_reckoned_among_empty_ships_only() -> None:
    scene = Scene(seat(goods="corn:6 sugar"), ships=[ship(4), ship(5), ship(6, "sugar", 1)]).play("captain")
    assert scene.options == ["corn on 5", "sugar on 6"]


def test_a_kind_on_a_ship_may_be_loaded_there_only() -> None:
    scene = Scene(seat(goods="corn:5"), ships=[ship(4, "corn", 1), ship(5), ship(6)]).play("captain")
    assert scene.view()["ships"] == [ship(4, "corn", 4), ship(5), ship(6)]
    assert scene.goods() == {"corn": 2}


def test_a_kind_whose_ship_is_full_may_not_be_loaded() -> None:
    scene = Scene(seat(goods="corn sugar"), ships=[ship(4, "corn", 4), ship(5), ship(6)]).play("captain")
    assert scene.options == ["sugar on 5", "sugar on 6"]


def test_a_kind_without_a_ship_may_not_be_loaded_on_that_of_another() -> None:
    scene = Scene(seat(goods="corn"), ships=CLOSED).play("captain")
    assert scene.asked == (1, "role")
    assert scene.goods() == {"corn": 1}


def test_as_many_barrels_are_loaded_as_fit() -> None:
    scene = Scene(seat(goods="tobacco:7"), ships=CLOSED).play("captain")
    assert scene.goods() == {"tobacco": 2}
    assert scene.asked == (0, "barrel")


def test_a_ship_just_begun_is_the_only_one_for_the_next() -> None:
    scene = Scene(seat(goods="corn"), seat(goods="corn:5")).play("captain", "corn on 4")
    assert scene.view()["ships"] == [ship(4, "corn", 4), ship(5), ship(6)]
    assert scene.goods(1) == {"corn": 2}


def test_the_table_goes_round_until_nobody_can_load() -> None:
    scene = Scene(seat(goods="corn sugar"), seat(goods="coffee")).play("captain", "corn on 4", "coffee on 5")
    assert scene.asked == (1, "role")
    assert scene.view()["ships"] == [ship(4, "corn", 1), ship(5, "coffee", 1), ship(6, "sugar", 1)]


def test_a_kind_may_lose_the_last_empty_ship_to_another_seat() -> None:
    ships = [ship(4, "corn", 1), ship(5, "sugar", 1), ship(6)]
    scene = Scene(seat(goods="corn tobacco"), seat(goods="coffee"), ships=ships).play("captain", "corn on 4")
    assert scene.view()["ships"][2] == ship(6, "coffee", 1)
    assert scene.goods() == {"tobacco": 1}


def test_a_ship_filled_in_the_phase_stays_full_until_its_end() -> None:
    scene = Scene(seat(goods="corn:6"), seat(goods="corn:2")).play("captain")
    assert scene.asked == (1, "barrel")
    assert scene.view()["ships"][2] == ship(6, "corn", 6)


# Points


def test_each_barrel_brings_a_point() -> None:
    scene = Scene(seat(), seat(goods="corn:3")).play("captain", "corn on 4")
    assert scene.vp(1) == 3


def test_points_do_not_depend_on_the_kind() -> None:
    scene = Scene(seat(), seat(goods="coffee:3")).play("captain", "coffee on 4")
    assert scene.vp(1) == 3


def test_points_come_from_the_pool() -> None:
    scene = Scene(seat(goods="corn:3"), supply={**SUPPLY, "vp": 50}).play("captain", "corn on 4")
    assert scene.supply["vp"] == 50 - 3 - 1


def test_barrels_left_behind_bring_no_points() -> None:
    scene = Scene(seat(), seat(goods="tobacco:7"), ships=CLOSED).play("captain")
    assert scene.vp(1) == 5


def test_the_captain_has_one_point_more_on_the_first_load_only() -> None:
    ships = [ship(4, "corn", 1), ship(5, "sugar", 1), ship(6)]
    scene = Scene(seat(goods="corn:2 sugar:3"), ships=ships).play("captain", "corn on 4")
    assert scene.goods() == {}
    assert scene.vp() == 2 + 3 + 1


def test_a_captain_who_loads_nothing_has_no_point() -> None:
    scene = Scene(seat(), seat(goods="corn")).play("captain", "corn on 4")
    assert scene.vp() == 0
    assert scene.vp(1) == 1


def test_the_last_point_of_the_pool_ends_the_game_with_this_round() -> None:
    scene = Scene(seat(), seat(goods="corn:3"), supply={**SUPPLY, "vp": 3}).play("captain", "corn on 4")
    assert scene.supply["vp"] == 0
    assert scene.last


def test_a_point_left_in_the_pool_does_not_end_the_game() -> None:
    scene = Scene(seat(), seat(goods="corn:3"), supply={**SUPPLY, "vp": 4}).play("captain", "corn on 4")
    assert scene.supply["vp"] == 1
    assert not scene.last


def test_points_go_on_being_noted_when_the_pool_is_empty() -> None:
    scene = Scene(seat(), seat(goods="corn:3"), seat(goods="sugar:2"), supply={**SUPPLY, "vp": 2})
    scene.play("captain", "corn on 4", "sugar on 5")
    assert (scene.vp(1), scene.vp(2)) == (3, 2)
    assert scene.supply["vp"] == 0
    assert scene.last


def test_the_captains_point_may_be_the_last_of_the_pool() -> None:
    scene = Scene(seat(goods="corn:3"), supply={**SUPPLY, "vp": 4}).play("captain", "corn on 4")
    assert scene.vp() == 4
    assert scene.last


def test_the_phase_goes_on_when_the_pool_is_empty() -> None:
    scene = Scene(seat(goods="corn:3"), seat(goods="sugar"), supply={**SUPPLY, "vp": 2})
    assert scene.play("captain", "corn on 4").asked == (1, "load")


# Harbor


def test_a_harbor_brings_a_point_for_each_load() -> None:
    ships = [ship(4, "corn", 1), ship(5, "sugar", 1), ship(6)]
    scene = Scene(seat(), seat(city="harbor:1", goods="corn:2 sugar:3"), ships=ships)
    assert scene.play("captain", "corn on 4").vp(1) == 2 + 1 + 3 + 1


def test_a_harbor_brings_one_point_however_many_barrels() -> None:
    scene = Scene(seat(), seat(city="harbor:1", goods="corn:6")).play("captain")
    assert scene.vp(1) == 6 + 1


def test_a_harbor_and_the_role_add_up() -> None:
    scene = Scene(seat(city="harbor:1", goods="corn:3")).play("captain", "corn on 4")
    assert scene.vp() == 3 + 1 + 1


def test_an_unmanned_harbor_brings_nothing() -> None:
    scene = Scene(seat(), seat(city="harbor", goods="corn:3")).play("captain", "corn on 4")
    assert scene.vp(1) == 3


def test_a_harbor_brings_nothing_for_loads_of_others() -> None:
    scene = Scene(seat(city="harbor:1"), seat(goods="corn:3")).play("captain", "corn on 4")
    assert scene.vp() == 0
    assert scene.vp(1) == 3


def test_the_point_of_a_harbor_comes_from_the_pool() -> None:
    harbor = seat(city="harbor:1", goods="corn:3")
    scene = Scene(seat(), harbor, supply={**SUPPLY, "vp": 4}).play("captain", "corn on 4")
    assert scene.supply["vp"] == 0
    assert scene.last


# Wharf


def test_a_wharf_may_be_chosen_although_a_ship_could_be_loaded() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn:5")).play("captain")
    assert scene.options == ["corn on 5", "corn on 6", "corn on wharf"]
    assert scene.range == (1, 1)


def test_a_wharf_takes_all_barrels_of_a_kind_to_the_supply() -> None:
    scene = Scene(seat(), seat(city="wharf:1", goods="corn:8")).play("captain", "corn on wharf")
    assert scene.goods(1) == {}
    assert scene.vp(1) == 8
    assert scene.supply["goods"]["corn"] == 9 + 8
    assert scene.view()["ships"] == [ship(4), ship(5), ship(6)]


def test_a_wharf_takes_eleven_barrels_at_most() -> None:
    scene = Scene(seat(), seat(city="wharf:1", goods="corn:13"), ships=FULL).play("captain", "corn on wharf")
    assert scene.goods(1) == {"corn": 2}
    assert scene.vp(1) == 11


def test_what_a_wharf_leaves_must_be_loaded() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn:13")).play("captain", "corn on wharf")
    assert scene.asked == (0, "load")
    assert scene.options == ["corn on 4", "corn on 5", "corn on 6"]
    assert scene.range == (1, 1)


def test_a_wharf_is_used_once_a_phase() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn:2 sugar:2")).play("captain", "corn on wharf")
    assert scene.options == ["sugar on 4", "sugar on 5", "sugar on 6"]


def test_a_wharf_used_leaves_the_other_kinds_behind() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn:2 sugar:2"), ships=FULL).play("captain", "corn on wharf")
    assert scene.asked == (0, "barrel")
    assert scene.goods() == {"sugar": 2}


def test_a_wharf_works_again_in_the_next_captain_phase() -> None:
    me = seat("corn*", "wharf:1", "corn:2")
    scene = Scene(me, ships=FULL).play("captain", "corn on wharf", "craftsman", "mayor", "captain")
    assert scene.asked == (0, "load")
    assert "corn on wharf" in scene.options


def test_a_wharf_is_kept_by_loading_on_a_ship() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn:2 sugar:2")).play("captain", "corn on 4")
    assert scene.options == ["sugar on 5", "sugar on 6", "sugar on wharf"]


def test_a_wharf_takes_what_a_ship_left_behind() -> None:
    scene = Scene(seat(city="wharf:1", goods="tobacco:7"), ships=CLOSED).play("captain", "tobacco on 6")
    assert scene.options == ["tobacco on wharf"]
    assert scene.play("tobacco on wharf").goods() == {}


def test_a_wharf_may_take_another_kind_than_a_ship_could() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn tobacco"), ships=CLOSED).play("captain")
    assert scene.options == ["corn on wharf", "tobacco on 6", "tobacco on wharf"]
    assert scene.range == (1, 1)


def test_a_wharf_is_not_compulsory_where_nothing_else_is_left() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn:2 sugar"), ships=FULL).play("captain")
    assert scene.asked == (0, "load")
    assert scene.options == ["corn on wharf", "sugar on wharf"]
    assert scene.range == (0, 1)


def test_the_phase_ends_when_a_wharf_is_declined_and_nobody_loads() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn"), ships=FULL).play("captain", None)
    assert scene.asked == (1, "role")
    assert scene.goods() == {"corn": 1}


def test_a_wharf_declined_once_may_be_used_on_a_later_turn() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn:2"), seat(goods="tobacco"), ships=CLOSED)
    scene.play("captain", None)
    assert scene.vp(1) == 1
    assert scene.asked == (0, "load")
    assert scene.play("corn on wharf").goods() == {}


def test_a_wharf_declined_twice_ends_the_phase_when_nobody_else_loads() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn"), seat(goods="tobacco"), ships=CLOSED)
    assert scene.play("captain", None, None).asked == (1, "role")


def test_a_wharf_declined_after_the_last_load_is_not_asked_for_again() -> None:
    wharf = seat(city="wharf:1", goods="corn")
    scene = Scene(seat(), seat(goods="tobacco"), wharf, ships=CLOSED).play("captain")
    assert scene.asked == (2, "load")
    assert scene.play(None).asked == (1, "role")


def test_a_wharf_used_gives_another_wharf_a_later_turn() -> None:
    wharf = seat(city="wharf:1", goods="corn")
    scene = Scene(wharf, wharf, ships=CLOSED).play("captain", None, "corn on wharf")
    assert scene.asked == (0, "load")
    assert scene.options == ["corn on wharf"]


def test_a_wharf_may_be_used_while_the_others_still_load() -> None:
    me = seat(city="wharf:1", goods="corn")
    ships = [ship(4, "coffee", 1), ship(5, "indigo", 1), ship(6, "tobacco", 1)]
    scene = Scene(seat(goods="tobacco coffee"), me, ships=ships).play("captain", "tobacco on 6", None)
    assert scene.goods() == {}
    assert scene.asked == (1, "load")


def test_an_unmanned_wharf_takes_nothing() -> None:
    scene = Scene(seat(city="wharf", goods="corn")).play("captain")
    assert scene.options == ["corn on 4", "corn on 5", "corn on 6"]


def test_a_wharf_takes_nothing_for_others() -> None:
    scene = Scene(seat(city="wharf:1"), seat(goods="corn")).play("captain")
    assert scene.options == ["corn on 4", "corn on 5", "corn on 6"]


def test_a_wharf_counts_as_the_captains_first_load() -> None:
    me = seat(city="wharf:1", goods="corn:3 tobacco:2")
    scene = Scene(me, ships=CLOSED).play("captain", "corn on wharf")
    assert scene.goods() == {}
    assert scene.vp() == 3 + 1 + 2


def test_a_wharf_used_late_is_still_the_captains_first_load() -> None:
    scene = Scene(seat(city="wharf:1", goods="corn:2"), seat(goods="tobacco"), ships=CLOSED)
    assert scene.play("captain", None, "corn on wharf").vp() == 2 + 1


def test_a_wharf_after_a_ship_is_not_the_captains_first_load() -> None:
    me = seat(city="wharf:1", goods="tobacco:7")
    scene = Scene(me, ships=CLOSED).play("captain", "tobacco on 6", "tobacco on wharf")
    assert scene.vp() == 5 + 1 + 2


def test_a_harbor_brings_its_point_for_the_wharf_too() -> None:
    me = seat(city="wharf:1 harbor:1", goods="corn:3")
    scene = Scene(seat(), me).play("captain", "corn on wharf")
    assert scene.vp(1) == 3 + 1
