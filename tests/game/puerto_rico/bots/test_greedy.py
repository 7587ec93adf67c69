"""The greedy bot: what pays most now, production and manning in step, and better than chance."""

from typing import Any

import pytest

from game.bots.bot import Bot, RandomBot
from game.bots.match import play
from game.checks import Json
from game.puerto_rico.guest import PuertoRico
from game.table import Table
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat, ship

GAMES = 20


def bot() -> Bot:
    return PuertoRico.levels["greedy"](1)


def picks(scene: Scene) -> list[str]:
    """What the bot would answer."""
    decision = scene.table.decision
    assert decision
    return bot().pick(scene.view(decision.seat), decision)


def role(*seats: Json, **position: Any) -> str:
    """The role it takes."""
    (found,) = picks(Scene(*seats, **position))
    return found


# The role that pays most now


def test_with_goods_for_the_ships_it_takes_the_captain() -> None:
    assert role(seat(goods="corn:6 sugar:5")) == "captain"


def test_with_coffee_to_sell_it_takes_the_trader() -> None:
    assert role(seat("", "large_market:1", "coffee"), ships=[]) == "trader"


def test_with_doubloons_for_a_large_building_it_takes_the_builder() -> None:
    assert role(seat(doubloons=12)) == "builder"


def test_with_much_to_produce_it_takes_the_craftsman() -> None:
    owner = seat("corn* corn* corn* corn* sugar* sugar* sugar*", "sugar_mill:3")
    assert role(owner, face_up=[]) == "craftsman"


def test_with_empty_circles_it_takes_the_mayor() -> None:
    owner = seat("corn corn sugar sugar", "sugar_mill wharf")
    assert role(owner, supply={**SUPPLY, "ship": 9}, face_up=[], quarries=0) == "mayor"


def test_with_nothing_else_to_gain_it_takes_the_doubloons() -> None:
    bare = seat("corn* " * 12)
    assert role(bare, roles={"trader": 9}, supply={**SUPPLY, "goods": {}}) == "trader"


def test_it_does_not_take_the_captain_with_nothing_to_load() -> None:
    assert role(seat("corn sugar", doubloons=5)) != "captain"


# Production and manning in step


def test_it_takes_the_plantation_that_a_building_waits_for() -> None:
    owner = seat("corn", "sugar_mill:1")
    assert picks(Scene(owner, face_up=["indigo", "sugar", "tobacco"], quarries=0).play("settler")) == [
        "sugar"
    ]


def test_it_builds_for_the_plantation_that_waits() -> None:
    owner = seat("coffee* coffee", doubloons=6)
    assert picks(Scene(owner).play("builder")) == ["coffee_roaster"]


def test_it_mans_plantation_and_building_in_step() -> None:
    owner = seat("sugar sugar", "sugar_mill")
    scene = Scene(owner, supply={**SUPPLY, "ship": 3}).play("mayor")
    assert scene.range == (2, 2)
    assert sorted(picks(scene)) == ["sugar", "sugar_mill"]


def test_it_mans_no_building_without_its_plantation_before_corn() -> None:
    owner = seat("corn corn", "tobacco_storage")
    scene = Scene(owner, supply={**SUPPLY, "ship": 3}).play("mayor")
    assert picks(scene) == ["corn", "corn"]


def test_it_keeps_two_kinds_in_step() -> None:
    owner = seat("sugar sugar coffee", "sugar_mill coffee_roaster", stored=1)
    scene = Scene(owner, supply={**SUPPLY, "ship": 4}).play("mayor")
    assert scene.range == (4, 4)
    assert sorted(picks(scene)) == ["coffee", "coffee_roaster", "sugar", "sugar_mill"]


def test_it_takes_every_colonist_and_tile_it_is_given() -> None:
    assert picks(Scene(seat(city="hacienda:1")).play("settler")) == ["hacienda"]
    assert picks(Scene(seat(city="hospice:1")).play("settler", "quarry")) == ["hospice"]
    scene = Scene(seat(city="university:1", doubloons=9)).play("builder", "office")
    assert picks(scene) == ["university"]


# Building, selling, shipping


def test_it_builds_a_large_building_when_it_can() -> None:
    (building,) = picks(Scene(seat(doubloons=12)).play("builder"))
    assert building in ("guild_hall", "residence", "fortress", "customs_house", "city_hall")


def test_it_builds_the_best_it_can_pay() -> None:
    (building,) = picks(Scene(seat(doubloons=8)).play("builder"))
    assert building == "wharf"


def test_it_sells_what_brings_most() -> None:
    scene = Scene(seat(goods="corn indigo tobacco")).play("trader")
    assert picks(scene) == ["tobacco"]


def test_it_takes_the_dearest_good_as_privilege() -> None:
    owner = seat("corn* sugar*", "sugar_mill:1")
    assert picks(Scene(owner).play("craftsman")) == ["sugar"]


def test_it_makes_the_load_with_most_points() -> None:
    scene = Scene(seat(goods="corn:5 sugar:2"), ships=[ship(5), ship(6)]).play("captain")
    assert picks(scene)[0].startswith("corn on ")


def test_it_uses_the_wharf_when_nothing_else_is_left() -> None:
    scene = Scene(seat("", "wharf:1", "corn:3"), ships=[ship(6, "sugar", 1)]).play("captain")
    assert picks(scene) == ["corn on wharf"]


def test_it_stores_the_kind_of_which_it_has_most() -> None:
    scene = Scene(seat("", "small_warehouse:1", "corn:2 sugar:6 coffee:3"), ships=[]).play("captain")
    assert picks(scene) == ["sugar"]


def test_it_keeps_the_dearest_barrel() -> None:
    scene = Scene(seat(goods="corn:3 coffee:2"), ships=[]).play("captain")
    assert picks(scene) == ["coffee"]


# Always the same, and better than chance


def test_it_always_answers_alike() -> None:
    assert picks(Scene(seat(doubloons=5))) == picks(Scene(seat(doubloons=5)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_bots_finish_their_games(seats: int) -> None:
    table = Table(PuertoRico.new({"seats": seats}, 1), 1)
    assert play(table, dict.fromkeys(range(seats), bot()))
    assert table.decision is None


def greedy_wins(seed: int) -> bool:
    """Whether the bot wins a game against two that play dice; it sits everywhere in turn."""
    own = seed % 3
    table = Table(PuertoRico.new({"seats": 3}, seed), seed)
    assert play(table, {at: bot() if at == own else RandomBot(seed + at) for at in range(3)})
    return bool(table.game.score()[own]["rank"] == 1)


def test_it_beats_chance_clearly() -> None:
    assert sum(greedy_wins(seed) for seed in range(GAMES)) >= GAMES - 2
