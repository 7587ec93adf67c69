"""What a seat may know: the table as it sees it, and the events as they reach it."""

import json
from typing import Any

import pytest

from game.checks import Json
from tests.game.sanjuan.scene import NEW, TILES, Scene, covering, deal, full, new_round, seat

# The shape of a view


def test_a_view_has_the_shape_of_a_position() -> None:
    scene = Scene(seat("well", "crane", name="Ana"), seat("", "tower", name="Inés"), discards=["hero"], **NEW)
    assert scene.view().keys() >= scene.position.keys()
    assert [found["name"] for found in scene.view()["seats"]] == ["Ana", "Inés"]


def test_what_lies_open_is_as_in_the_position() -> None:
    scene = Scene(seat(), seat("", ["crane", covering("statue", "well")]), seat(), round=5).play("prospector")
    view, position = scene.view(2), scene.position
    public = "game", "edition", "expansion", "round", "governor", "turn", "taken", "library_used"
    assert {key: view[key] for key in public} == {key: position[key] for key in public}
    assert view["seats"][1]["built"] == position["seats"][1]["built"]


def test_a_view_says_whose_it_is() -> None:
    scene = Scene()
    assert (scene.view(0)["seat"], scene.view(1)["seat"]) == (0, 1)


def test_a_view_says_which_phase_is_under_way() -> None:
    scene = Scene(seat("", "indigo_plant"), seat())
    assert scene.view()["phase"] == "role"
    assert scene.play("producer").view(1)["phase"] == "producer"


def test_a_view_can_be_written_as_json() -> None:
    view = Scene(seat("well", full("indigo_plant")), seat(), **NEW).view()
    assert json.loads(json.dumps(view)) == view


def test_a_view_carries_the_seat_s_own_decision() -> None:
    scene = Scene(seat("well well"), seat()).play("builder")
    decision = scene.table.decision
    assert decision
    assert scene.view()["decision"] == decision.as_json()


def test_a_view_carries_no_decision_of_another_seat() -> None:
    scene = Scene(seat("well well"), seat()).play("builder")
    assert "decision" not in scene.view(1)


# What it hides


def test_another_hand_is_a_number() -> None:
    scene = Scene(seat("well crane"), seat("hero statue quarry"))
    assert scene.view(0)["seats"][1]["hand"] == 3
    assert sorted(scene.view(0)["seats"][0]["hand"]) == ["crane", "well"]


def test_supply_and_discards_are_numbers() -> None:
    view = Scene(supply="well crane", discards=["hero"]).view()
    assert (view["supply"], view["discards"]) == (2, 1)


@pytest.mark.parametrize("at", [0, 1])
def test_no_seat_sees_the_face_of_a_good(at: int) -> None:
    scene = Scene(seat("", full("indigo_plant", "hero")), seat())
    assert scene.view(at)["seats"][0]["built"] == [{"card": "indigo_plant", "good": True}]


@pytest.mark.parametrize("card", ["chapel", "bank"])
def test_tucked_cards_are_known_to_their_owner_alone(card: str) -> None:
    scene = Scene(seat("", [{"card": card, "tucked": ["hero", "well"]}]), seat(), **NEW)
    assert scene.view(0)["seats"][0]["built"] == [{"card": card, "tucked": ["hero", "well"]}]
    assert scene.view(1)["seats"][0]["built"] == [card]


def test_cards_tucked_under_a_covered_chapel_stay_hidden() -> None:
    pile = covering("statue", "chapel")
    scene = Scene(seat("", [pile | {"tucked": ["hero"]}]), seat())
    assert scene.view(0)["seats"][0]["built"] == [pile | {"tucked": ["hero"]}]
    assert scene.view(1)["seats"][0]["built"] == [pile]


def test_the_owner_of_a_harbor_knows_only_how_many_goods_lie_under_it() -> None:
    scene = Scene(seat("", [{"card": "harbor", "shipped": ["hero", "well"]}]), seat(), **NEW)
    assert scene.view(0)["seats"][0]["built"] == [{"card": "harbor", "shipped": 2}]
    assert scene.view(1)["seats"][0]["built"] == ["harbor"]


def test_drawn_cards_are_seen_by_the_councillor_alone() -> None:
    scene = Scene(seat(), seat(), supply="hero hero hero hero well quarry quarry").play("councillor")
    assert scene.view(0)["decision"]["options"] == ["hero", "hero", "hero", "hero", "well"]
    assert "hero" not in json.dumps(scene.view(1))


def test_draft_cards_are_seen_by_their_seat_alone() -> None:
    scene = deal(2, draft=True, governor=0)
    assert "decision" not in scene.view(1)
    assert isinstance(scene.view(1)["seats"][0]["hand"], int)


# Two tables that differ only where a seat cannot look are the same to it


TABLE: Json = {
    "supply": "well crane hero smithy",
    "discards": ["tower", "library"],
    "tiles": TILES,
    "seen": 1,
    "hand": "quarry palace",
    "good": "hero",
    "tucked": ["well"],
    "shipped": ["crane"],
}


def table(hand: str, good: str, tucked: list[str], shipped: list[str], **position: Any) -> Scene:
    """Seat 0 faces a rival with something of every hidden kind."""
    built = [
        {"card": "indigo_plant", "good": good},
        {"card": "chapel", "tucked": tucked},
        {"card": "harbor", "shipped": shipped},
    ]
    own = seat("well well statue", [*full("sugar_mill", good), {"card": "harbor", "shipped": shipped}])
    return Scene(own, seat(hand, built), **position, **NEW)


@pytest.mark.parametrize(
    "hidden",
    [
        {"supply": "smithy hero crane well"},
        {"supply": "palace palace palace palace"},
        {"discards": ["hero", "hero"]},
        {"tiles": ["12223", "11223", "11222", "11122", "12233"]},
        {"hand": "hero hero"},
        {"good": "statue"},
        {"tucked": ["palace"]},
        {"shipped": ["palace"]},
    ],
)
def test_tables_that_differ_in_hidden_cards_look_the_same(hidden: Json) -> None:
    one, other = table(**TABLE), table(**TABLE | hidden)
    assert one.view(0) == other.view(0)
    assert one.play("builder").view(0) == other.play("builder").view(0)


def test_how_much_a_rival_has_tucked_or_shipped_is_hidden() -> None:
    one = Scene(seat(), seat("", ["chapel", {"card": "bank", "tucked": ["well"]}, "harbor"]), **NEW)
    built = [{"card": "chapel", "tucked": ["well"] * 3}, "bank", {"card": "harbor", "shipped": ["well"]}]
    assert one.view(0) == Scene(seat(), seat("", built), **NEW).view(0)


def test_which_card_became_a_good_does_not_show() -> None:
    plants = seat("well", "indigo_plant sugar_mill")
    one = Scene(plants, seat(), supply="crane hero").play("producer", "sugar_mill")
    other = Scene(plants, seat(), supply="hero crane").play("producer", "sugar_mill")
    assert (one.view(0), one.saw(0, "good")) == (other.view(0), other.saw(0, "good"))


# Price tiles


def test_price_tiles_seen_are_shown_and_the_others_are_not() -> None:
    assert Scene(tiles=TILES, seen=2).tiles() == [None, None, None, "12223", "12233"]
    assert Scene(tiles=TILES).tiles() == [None] * 5
    assert Scene(tiles=TILES, seen=5).tiles() == TILES


def test_a_tile_turned_up_is_seen_by_all_and_goes_to_the_bottom() -> None:
    scene = Scene(tiles=TILES).play("trader")
    assert scene.tiles(0) == scene.tiles(1) == [None, None, None, None, "11122"]
    assert scene.position["seen"] == 1


def test_the_tile_of_the_phase_under_way_is_seen() -> None:
    scene = Scene(seat("", full("indigo_plant")), seat(), tiles=TILES).play("trader")
    assert scene.asked == (0, "sell")
    assert "11122" in scene.tiles(1)


def test_a_library_is_asked_before_the_tile_is_seen() -> None:
    scene = Scene(seat("", ["library", *full("indigo_plant")]), seat(), tiles=TILES).play("trader")
    assert scene.asked == (0, "library")
    assert scene.tiles(0) == scene.tiles(1) == [None] * 5


# Events as a seat sees them


def test_a_draw_is_seen_in_full_by_its_seat_and_as_a_number_by_the_others() -> None:
    scene = Scene(supply="hero").play("prospector")
    assert scene.saw(0, "draw")[0]["cards"] == ["hero"]
    assert scene.saw(1, "draw")[0]["cards"] == 1


def test_the_owner_of_the_table_is_told_everything() -> None:
    assert Scene(supply="hero").play("prospector").happened("draw")[0]["cards"] == ["hero"]


def test_a_deal_shows_each_seat_its_own_hand() -> None:
    scene = deal(2)
    own = next(found for found in scene.saw(1, "draw") if found["seat"] == 1)
    other = next(found for found in scene.saw(1, "draw") if found["seat"] == 0)
    assert (sorted(own["cards"]), other["cards"]) == (scene.hand(1), 4)


def test_discards_are_told_as_a_number_to_the_others() -> None:
    scene = new_round(seat(), seat("hero" + " well" * 7)).play("hero")
    assert scene.saw(0, "discard")[0]["count"] == 1
    assert "hero" not in json.dumps(scene.saw(0, "discard"))


def test_a_discard_says_why() -> None:
    limit = new_round(seat(), seat("hero" + " well" * 7)).play("hero").saw(0, "discard")
    office = new_round(seat(), seat("hero", "office_building"), **NEW).play("hero").saw(0, "discard")
    assert limit[0]["reason"] != office[0]["reason"]


@pytest.mark.parametrize("card", ["chapel", "bank"])
def test_how_many_cards_are_tucked_is_told_to_their_owner_alone(card: str) -> None:
    scene = new_round(seat("well hero", card), seat(), **NEW).play("hero")
    assert scene.saw(0, "tuck")[0]["count"] == 1
    assert "count" not in scene.saw(1, "tuck")[0]
    assert "hero" not in json.dumps(scene.saw(1, "tuck"))


@pytest.mark.parametrize("at", [0, 1])
def test_a_good_is_told_without_its_face(at: int) -> None:
    scene = Scene(seat("", "indigo_plant"), seat(), supply="hero").play("producer", "indigo_plant")
    assert scene.saw(at, "good")[0]["seat"] == 0
    assert "indigo_plant" in json.dumps(scene.saw(at, "good"))
    assert "hero" not in json.dumps(scene.saw(at, "good"))


@pytest.mark.parametrize("at", [0, 1])
def test_a_good_in_a_customs_office_is_told_without_its_face(at: int) -> None:
    supply = "hero" + " well" * 7
    scene = Scene(seat("", "customs_office"), seat(), supply=supply, **NEW).play("councillor")
    assert "customs_office" in json.dumps(scene.saw(at, "good"))
    assert "hero" not in json.dumps(scene.saw(at, "good"))


@pytest.mark.parametrize("at", [0, 1])
def test_revealed_cards_are_told_to_all(at: int) -> None:
    supply = "hero archive well chapel quarry"
    scene = Scene(seat("", "gold_mine"), seat(), supply=supply).play("prospector")
    found = scene.saw(at, "reveal")[0]
    assert found["cards"] == ["archive", "well", "chapel", "quarry"]
    assert "archive" in json.dumps(found["kept"])


@pytest.mark.parametrize("at", [0, 1])
def test_a_shipped_good_is_told_without_its_face(at: int) -> None:
    scene = Scene(seat("", ["harbor", *full("indigo_plant", "hero")]), seat(), supply="well", **NEW)
    scene.play("trader", "indigo_plant")
    assert scene.saw(at, "ship")[0]["seat"] == 0
    assert "hero" not in json.dumps([scene.saw(at, "ship"), scene.saw(at, "sell")])


@pytest.mark.parametrize("at", [0, 1])
def test_a_sale_is_told_with_plant_and_price(at: int) -> None:
    scene = Scene(seat("", full("silver_smelter", "hero")), seat(), tiles=TILES).play(
        "trader", "silver_smelter"
    )
    assert scene.saw(at, "sell") == [{"event": "sell", "seat": 0, "plant": "silver_smelter", "price": 2}]


@pytest.mark.parametrize("at", [0, 1])
def test_a_building_is_told_with_its_price_but_not_with_the_cards_that_paid(at: int) -> None:
    scene = Scene(seat("statue hero hero", "crane well"), seat()).play("builder", "statue")
    found = scene.saw(at, "build")[0]
    assert (found["seat"], found["card"], found["paid"]) == (0, "statue", 2)
    assert "hero" not in json.dumps(found)


def test_a_crane_s_work_is_told_with_what_it_covers() -> None:
    scene = Scene(seat("statue", "crane well"), seat()).play("builder", "statue over well")
    assert scene.saw(1, "build")[0]["over"] == "well"
    assert scene.saw(1, "build")[0]["steps"] == [["printed", 3], ["well", -2], ["builder", -1]]


def test_roles_tiles_and_the_end_of_a_phase_are_told_to_all() -> None:
    scene = Scene(tiles=TILES).play("trader")
    assert scene.saw(1, "role") == [{"event": "role", "seat": 0, "role": "trader"}]
    assert "11122" in json.dumps(scene.saw(1, "tile"))
    assert "trader" in json.dumps(scene.saw(1, "phase_end"))


def test_a_reshuffle_is_told_without_an_order() -> None:
    scene = Scene(supply="", discards=["hero", "well"]).play("prospector")
    assert len(scene.saw(1, "reshuffle")) == 1
    assert "hero" not in json.dumps(scene.saw(1, "reshuffle"))


def test_a_seat_is_told_what_happened_since_it_last_asked() -> None:
    table = Scene(supply="hero").play("prospector").table
    assert [found["event"] for found in table.events(1)] == ["role", "draw", "phase_end"]
    assert table.events(1) == []


def test_at_the_library_nothing_of_the_trader_phase_has_happened_yet() -> None:
    scene = Scene(seat("", full("indigo_plant")), seat("", "library"), taken={"councillor": 0, "producer": 1})
    scene.play("trader", "indigo_plant", "trader")
    assert scene.asked == (1, "library")
    assert "sold" not in scene.view(0)
