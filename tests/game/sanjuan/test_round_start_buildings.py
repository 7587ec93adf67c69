"""Guard room, office building and bank: what The New Buildings do at the start of a round."""

from tests.game.sanjuan.scene import LAST, NEW, Scene, covering, hand_of, new_round, seat

# Guard room


def test_a_guard_room_leaves_the_others_six_cards() -> None:
    scene = new_round(seat(hand_of(8), "guard_room"), seat(hand_of(8)), **NEW)
    assert (scene.asked, scene.range) == ((1, "discard"), (2, 2))


def test_the_owner_of_a_guard_room_keeps_seven() -> None:
    scene = new_round(seat(hand_of(8), "guard_room"), seat(), **NEW)
    assert (scene.asked, scene.range) == ((0, "discard"), (1, 1))


def test_every_owner_of_a_guard_room_keeps_seven() -> None:
    scene = new_round(seat(hand_of(7), "guard_room"), seat(hand_of(7), "guard_room"), seat(hand_of(7)), **NEW)
    assert (scene.asked, scene.range) == ((2, "discard"), (1, 1))
    assert scene.play("crane").asked == (1, "role")


def test_a_tower_keeps_twelve_in_spite_of_a_guard_room() -> None:
    scene = new_round(seat("", "guard_room"), seat(hand_of(13), "tower"), **NEW)
    assert (scene.asked, scene.range) == ((1, "discard"), (1, 1))


def test_a_guard_room_does_not_spoil_its_owner_s_tower() -> None:
    assert new_round(seat(hand_of(12), "guard_room tower"), seat(), **NEW).asked == (1, "role")


def test_a_covered_guard_room_binds_nobody() -> None:
    scene = new_round(seat(hand_of(7), [covering("statue", "guard_room")]), seat(hand_of(7)), **NEW)
    assert scene.asked == (1, "role")


def test_a_guard_room_built_in_the_round_binds_at_the_next_one() -> None:
    scene = Scene(seat("guard_room"), seat(hand_of(7)), **LAST, **NEW).play("builder", "guard_room")
    assert scene.asked == (1, "build")
    assert scene.play(None).asked == (1, "discard")


# Office building


def test_an_office_building_exchanges_two_cards() -> None:
    scene = new_round(
        seat("well crane hero", "office_building"), seat(), supply="statue quarry smithy", **NEW
    )
    assert (scene.asked, scene.range) == ((0, "office_building"), (0, 2))
    assert scene.play(["well", "crane"]).hand() == ["hero", "quarry", "statue"]
    assert (scene.supply(), scene.discards()) == (1, 2)


def test_an_office_building_may_exchange_one_card() -> None:
    scene = new_round(seat("well crane", "office_building"), seat(), supply="statue quarry", **NEW)
    assert scene.play("well").hand() == ["crane", "statue"]


def test_an_office_building_may_stand_idle() -> None:
    scene = new_round(seat("well crane", "office_building"), seat(), supply="statue", **NEW).play(None)
    assert scene.hand() == ["crane", "well"]
    assert (scene.supply(), scene.discards()) == (1, 0)


def test_an_office_building_takes_no_more_than_the_hand() -> None:
    assert new_round(seat("well", "office_building"), seat(), **NEW).range == (0, 1)
    assert new_round(seat("", "office_building"), seat(), **NEW).asked == (1, "role")


def test_an_office_building_discards_before_it_draws() -> None:
    scene = new_round(seat("well crane", "office_building"), seat(), supply="", **NEW).play("well")
    assert scene.hand() == ["crane", "well"]


def test_the_cards_of_an_office_building_may_be_tucked_at_once() -> None:
    scene = new_round(seat("well", "office_building chapel"), seat(), supply="hero", **NEW).play("well")
    assert scene.asked == (0, "chapel")
    assert scene.options == ["hero"]


def test_office_buildings_ask_from_the_new_governor_on() -> None:
    owner = seat("well", "office_building")
    scene = new_round(owner, owner, owner, **NEW)
    assert scene.asked == (1, "office_building")
    assert scene.play(None).asked == (2, "office_building")
    assert scene.play(None).asked == (0, "office_building")


def test_a_covered_office_building_exchanges_nothing() -> None:
    scene = new_round(seat("well", [covering("statue", "office_building")]), seat(), **NEW)
    assert scene.asked == (1, "role")


def test_an_office_building_does_not_ask_before_the_first_round() -> None:
    assert Scene(seat("well", "office_building"), seat(), **NEW).asked == (0, "role")


# Bank


def test_a_bank_takes_any_number_of_cards() -> None:
    scene = new_round(seat("well crane hero", "bank"), seat(), **NEW)
    assert (scene.asked, scene.range) == ((0, "bank"), (0, 3))
    assert scene.play(["well", "crane", "hero"]).score()["tucked"] == 3
    assert scene.hand() == []


def test_a_bank_saves_cards_from_the_hand_limit() -> None:
    scene = new_round(seat(hand_of(9), "bank"), seat(), **NEW).play(["hero", "crane"])
    assert scene.asked == (1, "role")
    assert scene.discards() == 0


def test_a_bank_serves_once_in_a_game() -> None:
    bank = {"card": "bank", "tucked": ["well"]}
    scene = new_round(seat("hero", [bank], bank_used=True), seat(), **NEW)
    assert scene.asked == (1, "role")
    assert scene.score()["tucked"] == 1


def test_a_bank_just_used_is_used() -> None:
    scene = new_round(seat("well crane", "bank"), seat(), **NEW).play("well")
    assert scene.position["seats"][0]["bank_used"] is True


def test_a_bank_that_takes_nothing_may_still_be_used_later() -> None:
    scene = new_round(seat("well", "bank"), seat(), **NEW).play(None)
    assert "bank_used" not in scene.position["seats"][0]
    assert scene.play("builder", "trader", "producer").asked == (0, "bank")


def test_a_used_bank_built_anew_serves_no_more() -> None:
    pile = covering("statue", "bank") | {"tucked": ["well"]}
    scene = new_round(seat("hero", [pile, "bank"], bank_used=True), seat(), **NEW)
    assert scene.asked == (1, "role")
    assert scene.score()["tucked"] == 1


def test_a_bank_built_anew_serves_if_the_first_one_never_did() -> None:
    scene = new_round(seat("hero", [covering("statue", "bank"), "bank"]), seat(), **NEW).play("hero")
    assert scene.city() == [covering("statue", "bank"), {"card": "bank", "tucked": ["hero"]}]


def test_a_covered_bank_takes_no_cards() -> None:
    assert new_round(seat("well", [covering("statue", "bank")]), seat(), **NEW).asked == (1, "role")


def test_each_seat_has_its_own_bank() -> None:
    scene = new_round(seat("well", "bank", bank_used=True), seat("well", "bank"), **NEW)
    assert scene.asked == (1, "bank")
    assert scene.play("well").asked == (1, "role")


def test_a_bank_asks_nobody_without_a_card() -> None:
    scene = new_round(seat("", "bank"), seat(), **NEW)
    assert scene.asked == (1, "role")
    assert "bank_used" not in scene.position["seats"][0]
