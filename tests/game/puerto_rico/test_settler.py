"""The settler phase: tiles onto the islands, and the buildings that act in it."""

import pytest

from tests.game.puerto_rico.scene import SUPPLY, Scene, seat

ELEVEN = "corn corn corn corn corn corn corn corn corn corn corn"
"""One space is left on an island of twelve."""


def test_everybody_may_take_a_face_up_plantation() -> None:
    scene = Scene(seat("corn"), face_up=["indigo", "sugar"]).play("settler", "indigo", "sugar")
    assert scene.island() == ["corn", "indigo"]
    assert scene.island(1) == ["sugar"]


def test_only_the_settler_may_take_a_quarry_instead() -> None:
    scene = Scene(face_up=["corn", "indigo"]).play("settler")
    assert scene.in_order == ["corn", "indigo", "quarry"]
    assert scene.play("quarry").in_order == ["corn", "indigo"]


def test_the_settler_takes_first_and_the_others_follow_clockwise() -> None:
    scene = Scene(governor=1).play("settler")
    assert scene.asked == (1, "settle")
    assert scene.play("corn").asked == (2, "settle")
    assert scene.play("indigo").asked == (0, "settle")
    assert scene.play("sugar").asked == (2, "role")


def test_taking_a_tile_may_be_declined() -> None:
    scene = Scene().play("settler")
    assert scene.range == (0, 1)
    assert scene.play(None).island() == []
    assert scene.asked == (1, "settle")


def test_a_kind_that_lies_there_twice_is_one_option() -> None:
    scene = Scene(face_up=["corn", "corn", "sugar"]).play("settler", None)
    assert scene.options == ["corn", "sugar"]


def test_a_kind_that_lies_there_twice_can_be_taken_twice() -> None:
    scene = Scene(face_up=["corn", "corn"]).play("settler", "corn", "corn")
    assert scene.island() == ["corn"]
    assert scene.island(1) == ["corn"]


def test_the_last_face_up_tile_leaves_nothing_to_the_others() -> None:
    assert Scene(face_up=["corn"]).play("settler", "corn").asked == (1, "role")


def test_a_new_tile_has_no_colonist() -> None:
    assert Scene().play("settler", "quarry").island() == ["quarry"]


def test_a_quarry_comes_from_the_quarries() -> None:
    assert Scene(quarries=8).play("settler", "quarry").view()["quarries"] == 7


def test_without_quarries_none_is_offered() -> None:
    assert Scene(face_up=["corn"], quarries=0).play("settler").options == ["corn"]


def test_a_quarry_may_be_taken_where_no_plantation_lies() -> None:
    scene = Scene(face_up=[]).play("settler")
    assert scene.options == ["quarry"]
    assert scene.play("quarry").asked == (1, "role")


def test_the_last_free_space_can_be_settled() -> None:
    scene = Scene(seat(ELEVEN)).play("settler", "sugar")
    assert scene.island()[-1] == "sugar"


def test_without_a_free_space_there_is_no_tile() -> None:
    assert Scene(seat(ELEVEN + " quarry")).play("settler").asked == (1, "settle")


# New tiles at the end


def test_tiles_left_over_are_discarded() -> None:
    scene = Scene(face_up=["corn", "indigo", "sugar", "tobacco"])
    scene.play("settler", "indigo", "corn", None)
    assert sorted(scene.position["discards"]) == ["sugar", "tobacco"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_tile_more_than_there_are_seats_is_drawn(seats: int) -> None:
    scene = Scene(*[seat()] * seats, face_up=["corn"], stack=["sugar"] * 10).play("settler", "corn")
    assert scene.view()["face_up"] == ["sugar"] * (seats + 1)
    assert scene.view()["stack"] == 10 - (seats + 1)


def test_new_tiles_come_from_the_top_of_the_stack() -> None:
    stack = ["corn", "sugar", "coffee", "indigo", "tobacco"]
    scene = Scene(face_up=["corn"], stack=stack).play("settler", "corn")
    assert sorted(scene.view()["face_up"]) == ["coffee", "corn", "indigo", "sugar"]


def test_new_tiles_are_drawn_when_nobody_took_one_too() -> None:
    scene = Scene(face_up=["corn"], stack=["sugar"] * 4).play("settler", None, None, None)
    assert scene.view()["face_up"] == ["sugar"] * 4
    assert scene.position["discards"] == ["corn"]


def test_an_empty_stack_is_made_anew_from_the_discards() -> None:
    scene = Scene(face_up=["corn"], stack=["coffee"], discards=["sugar"] * 6).play("settler", "corn")
    assert sorted(scene.view()["face_up"]) == ["coffee", "sugar", "sugar", "sugar"]
    assert scene.view()["stack"] == 3
    assert scene.position["discards"] == []


def test_tiles_just_discarded_are_among_the_new_stack() -> None:
    scene = Scene(face_up=["corn", "indigo"], stack=["coffee"]).play("settler", "corn", None, None)
    assert sorted(scene.view()["face_up"]) == ["coffee", "indigo"]


def test_discards_stay_while_the_stack_suffices() -> None:
    scene = Scene(face_up=["corn"], stack=["coffee"] * 5, discards=["sugar"]).play("settler", "corn")
    assert scene.position["discards"] == ["sugar"]
    assert scene.view()["stack"] == 1


def test_fewer_tiles_are_drawn_if_there_are_too_few() -> None:
    scene = Scene(face_up=["corn"], stack=["coffee"], discards=["sugar"]).play("settler", "corn")
    assert sorted(scene.view()["face_up"]) == ["coffee", "sugar"]


def test_new_tiles_are_drawn_where_nobody_could_take_one() -> None:
    scene = Scene(face_up=[], quarries=0, stack=["sugar"] * 9).play("settler")
    assert scene.asked == (1, "role")
    assert scene.view()["face_up"] == ["sugar"] * 4


def test_tiles_drawn_by_a_hacienda_are_missing_from_the_new_ones() -> None:
    scene = Scene(seat(city="hacienda:1"), face_up=["corn"], stack=["coffee", "sugar", "indigo"])
    scene.play("settler", "hacienda", "corn")
    assert sorted(scene.view()["face_up"]) == ["indigo", "sugar"]


def test_without_any_tile_none_lies_face_up() -> None:
    scene = Scene(face_up=["corn"], stack=[]).play("settler", "corn")
    assert scene.view()["face_up"] == []


# Hacienda


def test_a_hacienda_is_asked_for_before_the_tile() -> None:
    scene = Scene(seat(city="hacienda:1"), stack=["coffee"] * 9).play("settler")
    assert scene.asked == (0, "hacienda")
    assert scene.options == ["hacienda"]
    assert scene.range == (0, 1)


def test_a_hacienda_brings_an_extra_tile_from_the_stack() -> None:
    scene = Scene(seat(city="hacienda:1"), stack=["coffee", *["corn"] * 9]).play("settler", "hacienda")
    assert scene.island() == ["coffee"]
    assert scene.asked == (0, "settle")
    assert scene.play("sugar").island() == ["coffee", "sugar"]


def test_a_hacienda_leaves_the_face_up_tiles_alone() -> None:
    scene = Scene(seat(city="hacienda:1"), face_up=["corn"]).play("settler", "hacienda")
    assert scene.options == ["corn", "quarry"]


def test_a_hacienda_may_be_declined() -> None:
    scene = Scene(seat(city="hacienda:1")).play("settler", None)
    assert scene.island() == []
    assert scene.asked == (0, "settle")


def test_a_hacienda_works_without_the_role_too() -> None:
    scene = Scene(seat(), seat(city="hacienda:1"), stack=["coffee"] * 9).play("settler", None, "hacienda")
    assert scene.island(1) == ["coffee"]
    assert "quarry" not in scene.options


def test_a_hacienda_does_not_stop_the_settler_from_taking_a_quarry() -> None:
    scene = Scene(seat(city="hacienda:1"), stack=["coffee"] * 9).play("settler", "hacienda", "quarry")
    assert scene.island() == ["coffee", "quarry"]


def test_the_tile_of_a_hacienda_may_be_the_only_one_taken() -> None:
    scene = Scene(seat(city="hacienda:1"), stack=["coffee"] * 9).play("settler", "hacienda", None)
    assert scene.island() == ["coffee"]


def test_an_unmanned_hacienda_brings_nothing() -> None:
    assert Scene(seat(city="hacienda")).play("settler").asked == (0, "settle")


def test_a_hacienda_brings_nothing_to_others() -> None:
    assert Scene(seat(city="hacienda:1")).play("settler", None, None).asked == (1, "settle")


def test_a_hacienda_draws_from_a_stack_made_anew() -> None:
    scene = Scene(seat(city="hacienda:1"), stack=[], discards=["sugar"] * 5).play("settler", "hacienda")
    assert scene.island() == ["sugar"]
    assert scene.view()["stack"] == 4


def test_a_hacienda_is_not_asked_for_when_no_tile_is_left() -> None:
    assert Scene(seat(city="hacienda:1"), stack=[]).play("settler").asked == (0, "settle")


def test_a_hacienda_is_not_asked_for_without_a_free_space() -> None:
    assert Scene(seat(ELEVEN + " corn", "hacienda:1")).play("settler").asked == (1, "settle")


def test_the_tile_of_a_hacienda_may_take_the_last_space() -> None:
    scene = Scene(seat(ELEVEN, "hacienda:1")).play("settler", "hacienda")
    assert len(scene.island()) == 12
    assert scene.asked == (1, "settle")


def test_a_hacienda_declined_keeps_the_last_space_free() -> None:
    scene = Scene(seat(ELEVEN, "hacienda:1")).play("settler", None, "quarry")
    assert scene.island()[-1] == "quarry"


# Construction hut


def test_a_construction_hut_offers_a_quarry_instead_of_the_tile() -> None:
    scene = Scene(seat(), seat(city="construction_hut:1"), face_up=["corn"]).play("settler", None)
    assert scene.options == ["corn", "quarry"]
    assert scene.range == (0, 1)
    assert scene.play("quarry").island(1) == ["quarry"]


def test_an_unmanned_construction_hut_offers_none() -> None:
    scene = Scene(seat(), seat(city="construction_hut"), face_up=["corn"]).play("settler", None)
    assert scene.options == ["corn"]


def test_a_construction_hut_offers_none_to_others() -> None:
    scene = Scene(seat(city="construction_hut:1"), face_up=["corn"]).play("settler", None)
    assert scene.options == ["corn"]


def test_a_construction_hut_brings_the_settler_no_second_quarry() -> None:
    scene = Scene(seat(city="construction_hut:1")).play("settler", "quarry")
    assert scene.island() == ["quarry"]
    assert scene.asked == (1, "settle")


def test_a_construction_hut_offers_none_when_the_quarries_are_gone() -> None:
    scene = Scene(seat(), seat(city="construction_hut:1"), quarries=1).play("settler", "quarry")
    assert "quarry" not in scene.options


def test_a_construction_hut_turns_no_tile_of_a_hacienda_into_a_quarry() -> None:
    me = seat(city="hacienda:1 construction_hut:1")
    scene = Scene(seat(), me, stack=["coffee"] * 9).play("settler", None)
    assert scene.options == ["hacienda"]
    assert scene.play("hacienda", "quarry").island(1) == ["coffee", "quarry"]


# Hospice


def test_a_hospice_is_asked_for_after_the_tile() -> None:
    scene = Scene(seat(city="hospice:1")).play("settler", "corn")
    assert scene.asked == (0, "hospice")
    assert scene.options == ["hospice"]
    assert scene.range == (0, 1)


def test_a_hospice_mans_the_tile_from_the_supply() -> None:
    scene = Scene(seat("corn", "hospice:1")).play("settler", "corn", "hospice")
    assert scene.island() == ["corn", "corn*"]
    assert (scene.supply["colonists"], scene.supply["ship"]) == (39, 4)


def test_a_hospice_mans_a_quarry_too() -> None:
    assert Scene(seat(city="hospice:1")).play("settler", "quarry", "hospice").island() == ["quarry*"]


def test_a_hospice_may_be_declined() -> None:
    scene = Scene(seat(city="hospice:1")).play("settler", "corn", None)
    assert scene.island() == ["corn"]
    assert scene.supply["colonists"] == 40


def test_a_hospice_takes_from_the_ship_when_the_supply_is_empty() -> None:
    scene = Scene(seat(city="hospice:1"), supply={**SUPPLY, "colonists": 0, "ship": 3})
    scene.play("settler", "corn", "hospice")
    assert scene.island() == ["corn*"]
    assert (scene.supply["colonists"], scene.supply["ship"]) == (0, 2)


def test_a_hospice_is_not_asked_for_without_any_colonist() -> None:
    scene = Scene(seat(city="hospice:1"), supply={**SUPPLY, "colonists": 0, "ship": 0})
    assert scene.play("settler", "corn").asked == (1, "settle")


def test_the_last_colonist_goes_to_the_first_hospice() -> None:
    hospice = seat(city="hospice:1")
    scene = Scene(hospice, hospice, supply={**SUPPLY, "colonists": 1, "ship": 0})
    scene.play("settler", "corn", "hospice", "sugar")
    assert scene.asked == (2, "settle")


def test_an_empty_colonist_supply_after_a_hospice_does_not_end_the_game() -> None:
    scene = Scene(seat(city="hospice:1"), face_up=["corn"], supply={**SUPPLY, "colonists": 1})
    assert not scene.play("settler", "corn", "hospice").last


def test_a_hospice_works_without_the_role_too() -> None:
    scene = Scene(seat(), seat(city="hospice:1")).play("settler", None, "sugar", "hospice")
    assert scene.island(1) == ["sugar*"]


def test_an_unmanned_hospice_mans_nothing() -> None:
    assert Scene(seat(city="hospice")).play("settler", "corn").asked == (1, "settle")


def test_a_hospice_mans_nothing_for_others() -> None:
    assert Scene(seat(city="hospice:1")).play("settler", None, "corn").asked == (2, "settle")


def test_a_hospice_mans_nothing_when_no_tile_is_taken() -> None:
    assert Scene(seat(city="hospice:1")).play("settler", None).asked == (1, "settle")


def test_a_hospice_does_not_man_the_tile_of_a_hacienda() -> None:
    scene = Scene(seat(city="hacienda:1 hospice:1"), stack=["coffee"] * 9).play("settler", "hacienda")
    assert scene.asked == (0, "settle")
    assert scene.play("corn", "hospice").island() == ["coffee", "corn*"]


def test_a_hospice_is_not_asked_for_with_the_tile_of_a_hacienda_alone() -> None:
    scene = Scene(seat(city="hacienda:1 hospice:1")).play("settler", "hacienda", None)
    assert scene.asked == (1, "settle")


def test_a_hospice_mans_the_quarry_of_a_construction_hut() -> None:
    scene = Scene(seat(), seat(city="construction_hut:1 hospice:1"))
    assert scene.play("settler", None, "quarry", "hospice").island(1) == ["quarry*"]


def test_a_university_does_not_man_a_tile() -> None:
    assert Scene(seat(city="university:1")).play("settler", "corn").asked == (1, "settle")


def test_a_second_hospice_is_asked_for_in_its_turn() -> None:
    scene = Scene(seat(city="hospice:1"), seat(city="hospice:1"))
    scene.play("settler", "corn", "hospice", "sugar", "hospice")
    assert scene.island(1) == ["sugar*"]
    assert scene.supply["colonists"] == 38
