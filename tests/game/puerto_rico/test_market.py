"""The whole market at once: prices, what is missing, copies, owners, and what a building is good for."""

import pytest

from game.checks import Json
from game.puerto_rico.catalogue import NAMES
from game.puerto_rico.market import market
from tests.game.puerto_rico.scene import Scene, seat


def offers(*seats: Json, at: int = 0) -> dict[str, Json]:
    found: dict[str, Json] = Scene(*seats).explain("build", at)["buildings"]
    return found


def test_each_building_is_there_as_it_is_explained_alone() -> None:
    scene = Scene(seat("quarry*", "office", doubloons=5), seat(city="wharf")).play("builder")
    found = scene.explain("build")
    assert found["offered"] is True
    assert list(found["buildings"]) == list(NAMES)
    for name, offer in found["buildings"].items():
        alone = scene.explain(name)
        assert {key: alone[key] for key in offer} == offer
        assert ("reason" in offer) != alone["offered"]


@pytest.mark.parametrize(
    ("doubloons", "lying", "short"), [(4, 0, 3), (6, 0, 1), (7, 0, None), (4, 2, 1), (0, 0, 7)]
)
def test_how_many_doubloons_are_missing_before_the_phase_even_for_the_builder(
    doubloons: int, lying: int, short: int | None
) -> None:
    scene = Scene(seat("quarry* quarry*", doubloons=doubloons), roles={"builder": lying})
    assert scene.explain("fortress").get("short") == short


def test_how_many_doubloons_are_missing_in_the_phase() -> None:
    scene = Scene(seat(doubloons=3), seat(doubloons=3)).play("builder")
    assert scene.explain("office").get("short") == 1
    scene.play(None)
    assert scene.explain("office", at=1)["short"] == 2


def test_what_cannot_be_had_at_any_price_is_not_short_of_doubloons() -> None:
    assert "short" not in offers(seat(city="wharf"))["wharf"]


def test_copies_left_and_their_owners() -> None:
    found = offers(seat(city="office"), seat(), seat(city="office indigo_plant"))
    assert (found["office"]["copies"], found["office"]["owners"]) == (0, [0, 2])
    assert (found["indigo_plant"]["copies"], found["indigo_plant"]["owners"]) == (2, [2])
    assert (found["wharf"]["copies"], found["wharf"]["owners"]) == (2, [])


def test_quarries_that_count_and_printed_points() -> None:
    found = offers(seat("quarry* quarry* quarry* quarry"))
    assert [found[name]["quarries"] for name in ("hacienda", "office", "wharf", "fortress")] == [1, 2, 3, 3]
    assert [found[name]["points"] for name in ("hacienda", "office", "wharf", "fortress")] == [1, 2, 3, 4]


def test_how_many_spaces_are_free() -> None:
    assert Scene(seat(city="office fortress")).explain("build")["space"] == 9


@pytest.mark.parametrize(
    ("island", "city", "building", "makes"),
    [
        ("", "", "sugar_mill", 0),
        ("sugar sugar*", "", "sugar_mill", 2),
        ("sugar sugar sugar sugar", "", "sugar_mill", 3),
        ("sugar sugar", "small_sugar_mill", "sugar_mill", 1),
        ("indigo indigo", "indigo_plant", "small_indigo_plant", 0),
        ("coffee coffee coffee", "", "coffee_roaster", 2),
        ("coffee coffee", "coffee_roaster", "coffee_roaster", 2),
    ],
)
def test_what_a_production_building_makes_of_the_tiles_there_are(
    island: str, city: str, building: str, makes: int
) -> None:
    assert offers(seat(island, city))[building]["makes"] == makes


def test_what_makes_no_goods_has_no_such_figure() -> None:
    found = offers(seat("corn"))
    assert ("makes" in found["office"], "worth" in found["office"]) == (False, False)
    assert ("makes" in found["sugar_mill"], "worth" in found["sugar_mill"]) == (True, False)


OWNER = seat("corn* " * 10, "small_indigo_plant:1 sugar_mill:2 office:1 harbor", stored=3, vp=13)


@pytest.mark.parametrize(
    ("building", "worth"),
    [("guild_hall", 3), ("residence", 5), ("fortress", 5), ("customs_house", 3), ("city_hall", 3)],
)
def test_what_a_large_building_would_be_worth_now(building: str, worth: int) -> None:
    assert offers(OWNER)[building]["worth"] == worth


def test_what_a_customs_house_would_be_worth_is_known_to_its_seat_alone() -> None:
    view = {**Scene(OWNER, OWNER).view(), "seat": 1}
    found = market(view)["buildings"]
    assert ("worth" in found["customs_house"], found["city_hall"].get("worth")) == (False, 3)


def test_a_large_building_that_stands_is_worth_the_same_manned_or_not() -> None:
    for colonists in (0, 1):
        owner = seat("corn", f"office city_hall:{colonists}")
        assert offers(owner)["city_hall"]["worth"] == 2


def test_what_it_is_worth_is_what_it_scores_when_manned() -> None:
    for building in ("guild_hall", "residence", "fortress", "customs_house", "city_hall"):
        city = OWNER["city"] + [{"building": building, "colonists": 1}]
        scene = Scene({**OWNER, "city": city, "stored": 2})
        assert scene.score()[building] == scene.explain(building)["worth"] == offers(OWNER)[building]["worth"]
