"""What a tile would be good for, what may still turn up, and what a hospice or a university would do."""

from collections import Counter
from typing import Any

import pytest

from game.bots.bot import RandomBot
from game.checks import Json
from game.puerto_rico.guest import PuertoRico
from game.table import Table
from tests.game.puerto_rico.scene import SUPPLY, Scene, deal, seat


def field(tile: str, owner: Json, **position: Any) -> Json:
    """What a tile would be good for to a seat."""
    found: Json = Scene(seat(), owner, **position).explain("settle", at=1)["tiles"][tile]
    return found


# What a tile would make


@pytest.mark.parametrize(
    ("tile", "island", "city", "makes", "why", "buildings"),
    [
        ("corn", "", "", 1, "corn", []),
        ("corn", "corn corn corn", "", 1, "corn", []),
        ("sugar", "", "", 0, "no_building", []),
        ("sugar", "", "sugar_mill", 1, "room", ["sugar_mill"]),
        ("sugar", "sugar sugar", "sugar_mill:1", 1, "room", ["sugar_mill"]),
        ("sugar", "sugar sugar sugar", "sugar_mill", 0, "full", ["sugar_mill"]),
        ("indigo", "indigo", "small_indigo_plant", 0, "full", ["small_indigo_plant"]),
        (
            "indigo",
            "indigo",
            "small_indigo_plant office indigo_plant",
            1,
            "room",
            ["small_indigo_plant", "indigo_plant"],
        ),
        ("coffee", "coffee", "coffee_roaster", 1, "room", ["coffee_roaster"]),
        ("tobacco", "", "sugar_mill", 0, "no_building", []),
    ],
)
def test_what_a_plantation_more_would_make(
    tile: str, island: str, city: str, makes: int, why: str, buildings: list[str]
) -> None:
    found = field(tile, seat(island, city))
    assert (found["makes"], found["why"], found["buildings"]) == (makes, why, buildings)


@pytest.mark.parametrize(
    ("tile", "island", "city", "colonists"),
    [
        ("corn", "", "", 1),
        ("sugar", "", "sugar_mill", 2),
        ("sugar", "", "sugar_mill:1", 1),
        ("sugar", "sugar*", "sugar_mill:1", 2),
        ("sugar", "sugar*", "sugar_mill:2", 1),
    ],
)
def test_how_many_colonists_more_have_to_work_for_it(
    tile: str, island: str, city: str, colonists: int
) -> None:
    assert field(tile, seat(island, city))["colonists"] == colonists


def test_what_would_make_nothing_needs_nobody() -> None:
    assert "colonists" not in field("sugar", seat())


@pytest.mark.parametrize(
    ("island", "columns", "why"),
    [
        ("", [1, 2, 3, 4], "cheaper"),
        ("quarry quarry*", [3, 4], "cheaper"),
        ("quarry " * 4, [], "enough"),
    ],
)
def test_which_columns_a_quarry_more_makes_cheaper(island: str, columns: list[int], why: str) -> None:
    found = field("quarry", seat(island))
    assert (found["makes"], found["columns"], found["why"]) == (0, columns, why)


def test_why_a_quarry_may_be_taken() -> None:
    scene = Scene(seat(), seat(city="construction_hut:1"), seat(city="construction_hut")).play("settler")
    found = [scene.explain("settle", at)["tiles"]["quarry"].get("by") for at in range(3)]
    assert found == ["settler", "construction_hut", None]


def test_how_many_of_each_are_there() -> None:
    found = Scene(face_up=["corn", "corn", "coffee"], quarries=3).explain("settle")["tiles"]
    assert {tile: each["left"] for tile, each in found.items() if each["left"]} == {
        "corn": 2,
        "coffee": 1,
        "quarry": 3,
    }


def test_how_many_tiles_have_room() -> None:
    assert Scene(seat("corn " * 11)).explain("settle")["space"] == 1


def test_a_tile_alone_is_explained_with_the_same_figures() -> None:
    scene = Scene(seat("sugar", "sugar_mill"), face_up=["sugar"]).play("settler")
    found = scene.explain("sugar")
    assert (found["offered"], found["field"]) == (True, scene.explain("settle")["tiles"]["sugar"])


def test_all_tiles_are_explained_while_one_is_asked_for() -> None:
    scene = Scene()
    assert scene.explain("settle")["offered"] is False
    assert scene.play("settler").explain("settle")["offered"] is True
    assert scene.explain("settle", at=1)["offered"] is False


# What may still turn up


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_still_in_the_stack_is_known_throughout_a_game(seats: int) -> None:
    table, bot = Table(PuertoRico.new({"seats": seats}, 3), 3), RandomBot(3)
    while decision := table.decision:
        stack: list[str] = table.game.position()["stack"] if decision.kind == "role" else []
        if stack:
            assert table.game.explain(table.game.view(1), "settle")["stack"] == Counter(stack)
        table.choose(bot.pick({}, decision))


def test_a_stack_that_no_whole_game_has_is_not_reckoned() -> None:
    assert Scene(stack=["corn"]).explain("settle")["stack"] == {}


def test_a_stack_is_reckoned_without_its_order() -> None:
    found = deal(3, seed=4).explain("settle")["stack"]
    assert list(found) == ["corn", "indigo", "sugar", "tobacco", "coffee"]


# A hospice and a university


@pytest.mark.parametrize(
    ("city", "makes"), [("hospice:1 coffee_roaster:1", {"coffee": 1}), ("hospice:1 coffee_roaster", {})]
)
def test_what_a_hospice_s_colonist_would_make(city: str, makes: Json) -> None:
    scene = Scene(seat("", city), face_up=["coffee"]).play("settler", "coffee")
    found = scene.explain("hospice")
    assert (found["offered"], found["on"], found["source"], found["makes"]) == (
        True,
        "coffee",
        "supply",
        makes,
    )


def test_where_a_university_s_colonist_would_come_from() -> None:
    supply = {**SUPPLY, "colonists": 0}
    owner = seat("sugar*", "university:1", doubloons=9)
    scene = Scene(owner, supply=supply).play("builder", "sugar_mill")
    found = scene.explain("university")
    assert (found["on"], found["source"], found["makes"]) == ("sugar_mill", "ship", {"sugar": 1})


def test_nothing_is_said_of_a_colonist_nobody_asks_about() -> None:
    assert "on" not in Scene(seat("corn", "hospice:1")).explain("hospice")
