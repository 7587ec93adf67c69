"""The mayor's draft: what colonists make where they would stand, and what most people would man."""

from typing import Any

from game.bots.bot import RandomBot
from game.checks import Json
from game.puerto_rico.guest import PuertoRico
from game.puerto_rico.manning import manning
from game.table import Table
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat


def asked(owner: Json, ship: int = 0, **position: Any) -> Scene:
    """The mayor is asked; one colonist more has come, and his share of the ship."""
    scene = Scene(owner, supply={**SUPPLY, "ship": ship}, **position).play("mayor")
    assert scene.asked == (0, "man")
    return scene


def filled(owner: Json, **position: Any) -> list[str]:
    found: list[str] = asked(owner, **position).explain("man")["fill"]
    return found


# What a draft makes


OWNER = seat("corn* coffee sugar* quarry*", "sugar_mill:1 coffee_roaster", stored=1)


def test_output_before_and_with_a_draft() -> None:
    found = manning(asked(OWNER).view(), ["corn", "coffee", "sugar", "sugar_mill", "coffee_roaster"])
    assert (found["before"], found["output"]) == (
        {"corn": 1, "sugar": 1},
        {"corn": 1, "sugar": 1, "coffee": 1},
    )
    assert found["quarries"] == [1, 0]


def test_how_many_more_have_to_be_placed() -> None:
    view = asked(OWNER).view()
    assert view["decision"]["min"] == 6
    found = [manning(view, picks) for picks in ([], ["corn", "sugar"])]
    assert [(each["more"], each["stored"]) for each in found] == [(6, 6), (4, 4)]


def test_without_a_draft_the_best_is_reckoned() -> None:
    found = asked(OWNER).explain("man")
    assert (found["offered"], found["circles"], found["more"]) == (True, found["fill"], 0)
    assert found["output"] == {"corn": 1, "sugar": 1, "coffee": 1}


def test_what_a_colonist_more_would_add() -> None:
    found = manning(asked(OWNER).view(), ["coffee", "sugar"])["adds"]
    assert found == {
        "corn": {"left": 1, "makes": {"corn": 1}},
        "quarry": {"left": 1, "makes": {}},
        "sugar_mill": {"left": 3, "makes": {"sugar": 1}},
        "coffee_roaster": {"left": 2, "makes": {"coffee": 1}},
    }


def test_what_is_wanted_before_a_colonist_adds_anything() -> None:
    found = manning(asked(OWNER).view(), [])["adds"]
    wants = {name: circle.get("wants") for name, circle in found.items()}
    assert wants == {
        "corn": None,
        "coffee": "building",
        "sugar": "building",
        "quarry": None,
        "sugar_mill": "tile",
        "coffee_roaster": "tile",
    }


def test_a_draft_that_is_taken_makes_what_was_said() -> None:
    scene = asked(OWNER)
    picks = ["corn", "coffee", "sugar", "quarry", "sugar_mill", "coffee_roaster"]
    found = manning(scene.view(), picks)
    scene.play(picks)
    assert scene.explain("craftsman")["gives"]["goods"] == found["output"]
    assert scene.stored() == found["stored"] == 0


def test_a_draft_leaves_the_view_as_it_is() -> None:
    scene = asked(OWNER)
    view = scene.view()
    manning(view, ["corn"])
    assert view == scene.view()


# What most people would man


def test_a_field_and_its_plant_are_manned_together() -> None:
    assert filled(seat("coffee sugar", "coffee_roaster sugar_mill", stored=1)) == ["coffee", "coffee_roaster"]


def test_a_dear_pair_comes_before_two_fields_of_corn() -> None:
    assert filled(seat("corn corn coffee", "coffee_roaster", stored=1)) == ["coffee", "coffee_roaster"]


def test_corn_comes_before_a_cheap_pair() -> None:
    assert filled(seat("corn corn indigo", "small_indigo_plant", stored=1)) == ["corn", "corn"]


def test_a_single_colonist_left_over_does_something_by_itself() -> None:
    assert filled(seat("coffee corn", "coffee_roaster", stored=2)) == ["coffee", "corn", "coffee_roaster"]
    assert "harbor" in filled(seat("coffee tobacco", "coffee_roaster harbor", stored=2))


def test_a_plant_without_a_field_comes_last() -> None:
    assert filled(seat("corn corn", "tobacco_storage", stored=1)) == ["corn", "corn"]
    assert filled(seat("corn sugar", "tobacco_storage office", stored=1)) == ["corn", "office"]


def test_an_early_quarry_comes_before_corn_and_is_of_no_use_to_a_full_city() -> None:
    assert filled(seat("corn quarry")) == ["quarry"]
    full = "fortress:1 residence:1 guild_hall:1 city_hall:1 customs_house:1 small_market:1 office:1"
    assert "quarry" not in filled(seat("corn quarry", full))


def test_a_hacienda_is_of_no_use_to_a_full_island() -> None:
    assert filled(seat("corn* " * 11 + "corn", "hacienda")) == ["corn"] * 12


def test_a_large_building_is_manned_for_its_points() -> None:
    assert filled(seat("corn corn", "office small_market hospice harbor city_hall")) == ["city_hall"]


def test_in_the_last_round_points_come_first() -> None:
    owner = seat("corn coffee", "coffee_roaster residence", stored=1)
    assert "residence" in filled(owner, last=True)


def test_a_factory_is_manned_for_the_kinds_it_pays_for() -> None:
    owner = seat("corn indigo sugar tobacco", "indigo_plant sugar_mill tobacco_storage factory", stored=7)
    assert "factory" in filled(owner)


def test_what_would_be_filled_may_always_be_answered() -> None:
    answered = 0
    for seed in range(8):
        seats = 2 + seed % 4
        table, bot = Table(PuertoRico.new({"seats": seats}, seed), seed), RandomBot(seed)
        while decision := table.decision:
            view = table.game.view(decision.seat)
            if decision.kind == "man":
                found = manning(view)
                assert found["more"] == 0
                table.choose(found["fill"])
                answered += 1
            else:
                table.choose(bot.pick(view, decision))
    assert answered > 50
