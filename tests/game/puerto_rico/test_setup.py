"""How a game begins: the buildings, what 3, 4 and 5 seats get, the first tiles and chance."""

from collections import Counter
from typing import Any

import pytest

from game.checks import Json
from game.errors import Refused
from game.puerto_rico.guest import PuertoRico
from tests.game.base_scene import BaseScene
from tests.game.puerto_rico.scene import Scene, deal, seat

# Cost, victory points, circles, copies and the quarries that count, as the rules print them.
BUILDINGS = {
    "small_indigo_plant": (1, 1, 1, 4, 1),
    "small_sugar_mill": (2, 1, 1, 4, 1),
    "small_market": (1, 1, 1, 2, 1),
    "hacienda": (2, 1, 1, 2, 1),
    "construction_hut": (2, 1, 1, 2, 1),
    "small_warehouse": (3, 1, 1, 2, 1),
    "indigo_plant": (3, 2, 3, 3, 2),
    "sugar_mill": (4, 2, 3, 3, 2),
    "hospice": (4, 2, 1, 2, 2),
    "office": (5, 2, 1, 2, 2),
    "large_market": (5, 2, 1, 2, 2),
    "large_warehouse": (6, 2, 1, 2, 2),
    "tobacco_storage": (5, 3, 3, 3, 3),
    "coffee_roaster": (6, 3, 2, 3, 3),
    "factory": (7, 3, 1, 2, 3),
    "university": (8, 3, 1, 2, 3),
    "harbor": (8, 3, 1, 2, 3),
    "wharf": (9, 3, 1, 2, 3),
    "guild_hall": (10, 4, 1, 1, 4),
    "residence": (10, 4, 1, 1, 4),
    "fortress": (10, 4, 1, 1, 4),
    "customs_house": (10, 4, 1, 1, 4),
    "city_hall": (10, 4, 1, 1, 4),
}
LARGE = [building for building, (cost, *_) in BUILDINGS.items() if cost == 10]
PLANTATIONS = Counter(coffee=8, tobacco=9, corn=10, sugar=11, indigo=12)
SIX_ROLES = ["builder", "captain", "craftsman", "mayor", "settler", "trader"]


def rich(city: str = "", island: str = "") -> Json:
    return seat(island, city, doubloons=20)


def of_every_seat(scene: BaseScene, what: str) -> list[Any]:
    return [found[what] for found in scene.position["seats"]]


def first_tiles(scene: BaseScene) -> list[str]:
    """The tiles the seats begin with, seat 0 first."""
    return [tile["tile"] for island in of_every_seat(scene, "island") for tile in island]


# The catalogue


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building_has_its_cost(building: str) -> None:
    found = Scene(rich()).explain(building)
    assert (found["price"], found["steps"]) == (BUILDINGS[building][0], [["printed", BUILDINGS[building][0]]])


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building_has_its_points(building: str) -> None:
    assert Scene(seat(city=building)).score()["buildings"] == BUILDINGS[building][1]


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building_has_its_circles(building: str) -> None:
    circles = BUILDINGS[building][2]
    assert Scene(seat(city=f"{building}:{circles}")).city() == {building: circles}
    with pytest.raises(Refused, match="colonists"):
        Scene(seat(city=f"{building}:{circles + 1}"))


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building_has_its_copies(building: str) -> None:
    copies = BUILDINGS[building][3]
    owners, others = [seat(city=building)] * copies, [seat()] * (4 - copies)
    assert building not in Scene(rich(), *owners, *others).play("builder").options
    assert building in Scene(rich(), *owners[1:], *others, seat()).play("builder").options


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building_has_its_column_of_quarries(building: str) -> None:
    cost, column = BUILDINGS[building][0], BUILDINGS[building][4]
    found = Scene(rich(island="quarry* " * 8)).explain(building)
    assert found["price"] == max(0, cost - column)


def test_all_buildings_are_on_sale() -> None:
    assert Scene(rich()).play("builder").options == sorted(BUILDINGS)


@pytest.mark.parametrize("building", LARGE)
def test_a_large_building_needs_two_spaces_of_a_city_of_twelve(building: str) -> None:
    ten = "residence " * (building != "residence") + "fortress " * (building == "residence")
    ten += "small_market hacienda office hospice factory harbor wharf university"
    assert building in Scene(rich(ten)).play("builder").options
    assert building not in Scene(rich(ten + " sugar_mill")).play("builder").options


def test_any_other_building_fits_on_the_twelfth_space() -> None:
    eleven = "residence small_market hacienda office hospice factory harbor wharf university indigo_plant"
    scene = Scene(rich(eleven)).play("builder")
    assert "sugar_mill" in scene.options
    assert not set(scene.options) & set(LARGE)


# What the seats get


@pytest.mark.parametrize(("seats", "doubloons"), [(3, 2), (4, 3), (5, 4)])
def test_every_seat_begins_with_the_same_doubloons(seats: int, doubloons: int) -> None:
    assert of_every_seat(deal(seats), "doubloons") == [doubloons] * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_begins_with_points_goods_buildings_or_colonists(seats: int) -> None:
    scene = deal(seats)
    assert of_every_seat(scene, "vp") == of_every_seat(scene, "stored") == [0] * seats
    assert of_every_seat(scene, "goods") == [{}] * seats
    assert of_every_seat(scene, "city") == [[]] * seats


@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (3, ["indigo", "indigo", "corn"]),
        (4, ["indigo", "indigo", "corn", "corn"]),
        (5, ["indigo", "indigo", "indigo", "corn", "corn"]),
    ],
)
def test_the_first_tiles_go_round_from_the_governor(seats: int, tiles: list[str]) -> None:
    assert first_tiles(deal(seats, governor=0)) == tiles
    assert first_tiles(deal(seats, governor=1)) == tiles[-1:] + tiles[:-1]
    assert first_tiles(deal(seats, governor=seats - 1)) == tiles[1:] + tiles[:1]


def test_no_colonist_stands_on_a_first_tile() -> None:
    assert of_every_seat(deal(3, governor=0), "island")[0] in (
        [{"tile": "indigo"}],
        [{"tile": "indigo", "colonist": False}],
    )


# What lies on the table


@pytest.mark.parametrize(("seats", "pool"), [(3, 75), (4, 100), (5, 122)])
def test_the_pool_of_points(seats: int, pool: int) -> None:
    assert deal(seats).position["supply"]["vp"] == pool


@pytest.mark.parametrize(("seats", "supply", "on_ship"), [(3, 55, 3), (4, 75, 4), (5, 95, 5)])
def test_the_colonists_in_the_supply_and_on_their_ship(seats: int, supply: int, on_ship: int) -> None:
    found = deal(seats).position["supply"]
    assert (found["colonists"], found["ship"]) == (supply, on_ship)


@pytest.mark.parametrize(("seats", "sizes"), [(3, [4, 5, 6]), (4, [5, 6, 7]), (5, [6, 7, 8])])
def test_the_cargo_ships_are_empty(seats: int, sizes: list[int]) -> None:
    assert deal(seats).position["ships"] == [{"size": size} for size in sizes]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_supply_of_goods(seats: int) -> None:
    goods = deal(seats).position["supply"]["goods"]
    assert goods == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_trading_house_is_empty_and_no_doubloon_lies_on_a_role(seats: int) -> None:
    position = deal(seats).position
    assert position["house"] == []
    assert not any(position["roles"].values())


@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (3, SIX_ROLES),
        (4, ["builder", "captain", "craftsman", "mayor", "prospector", "settler", "trader"]),
        (5, ["builder", "captain", "craftsman", "mayor", "prospector", "settler", "trader"]),
    ],
)
def test_the_roles_to_choose_from(seats: int, roles: list[str]) -> None:
    assert deal(seats).options == roles


def test_five_seats_have_a_second_prospector() -> None:
    assert "prospector" in deal(5, governor=0).play("prospector").options
    assert "prospector" not in deal(5, governor=0).play("prospector", "prospector").options
    assert "prospector" not in deal(4, governor=0).play("prospector").options


@pytest.mark.parametrize(("seats", "face_up"), [(3, 4), (4, 5), (5, 6)])
def test_one_tile_more_than_seats_lies_face_up(seats: int, face_up: int) -> None:
    assert len(deal(seats).position["face_up"]) == face_up


@pytest.mark.parametrize(("seats", "stack"), [(3, 50 - 3 - 4), (4, 50 - 4 - 5), (5, 50 - 5 - 6)])
def test_the_other_tiles_are_the_stack(seats: int, stack: int) -> None:
    position = deal(seats).position
    assert (len(position["stack"]), position["discards"]) == (stack, [])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_tiles_are_out_of_the_fifty(seats: int) -> None:
    scene = deal(seats)
    assert Counter(scene.position["stack"] + scene.position["face_up"] + first_tiles(scene)) == PLANTATIONS


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_eight_quarries_lie_beside(seats: int) -> None:
    assert deal(seats).position["quarries"] == 8


def test_the_game_does_not_begin_in_its_last_round() -> None:
    assert not deal(3).position.get("last")


# Chance


def test_the_governor_takes_the_first_role() -> None:
    scene = deal(4, governor=2)
    assert scene.asked == (2, "role")
    assert (scene.position["round"], scene.position["governor"], scene.position["turn"]) == (1, 2, 2)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_governor_is_drawn_if_none_is_given(seats: int) -> None:
    assert {deal(seats, seed=seed).position["governor"] for seed in range(60)} == set(range(seats))


def test_a_seed_always_gives_the_same_game() -> None:
    assert deal(4, seed=7).position == deal(4, seed=7).position


def test_another_seed_gives_another_game() -> None:
    stacks = {tuple(deal(4, seed=seed, governor=0).position["stack"]) for seed in range(10)}
    assert len(stacks) == 10


def test_a_game_that_is_played_alike_goes_on_alike() -> None:
    picks = "settler", "quarry", None, None
    one, other = deal(3, seed=7, governor=0).play(*picks), deal(3, seed=7, governor=0).play(*picks)
    assert one.position == other.position


def test_the_seed_decides_how_the_discards_are_shuffled() -> None:
    tiles = list(PLANTATIONS.elements())
    position: Json = {"stack": [], "face_up": [], "discards": tiles}
    stacks = {
        tuple(Scene(**position, seed=seed).play("settler", None).position["stack"]) for seed in range(5)
    }
    assert len(stacks) == 5


def test_the_first_tiles_face_up_are_told() -> None:
    scene = deal(3)
    assert scene.happened("tiles")[0]["tiles"] == scene.position["face_up"]


# What is no game


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({}, "seats"),
        ({"seats": 1}, "seats"),
        ({"seats": 6}, "seats"),
        ({"seats": -3}, "seats"),
        ({"seats": "4"}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": None}, "seats"),
        ({"seats": 3.0}, "seats"),
        ({"seats": 3, "governor": 3}, "governor"),
        ({"seats": 3, "governor": -1}, "governor"),
        ({"seats": 3, "governor": True}, "governor"),
        ({"seats": 3, "governor": "0"}, "governor"),
        ({"seats": 3, "governor": None}, "governor"),
        ({"seats": 3, "edition": 2}, "edition"),
        ({"seats": 3, "draft": False}, "draft"),
        ({"seats": 3, "players": 3}, "players"),
    ],
)
def test_a_setup_that_cannot_be_is_refused_by_field(wanted: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused, match=field):
        PuertoRico.new(wanted, 1)
