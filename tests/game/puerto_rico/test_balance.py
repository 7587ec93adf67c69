"""The balance: other costs of two buildings, and a doubloon less for whoever begins with corn."""

from typing import Any

import pytest

from game.checks import Json
from game.errors import Refused
from game.guest import Game
from game.puerto_rico import telling
from game.puerto_rico.guest import PuertoRico
from game.record import parse
from game.table import Table, replay
from game.texts import texts
from tests.game.puerto_rico.scene import Scene, deal, seat

CHANGED = [("factory", 7, 8), ("university", 8, 7)]


def rich(**position: Any) -> Scene:
    return Scene(seat(doubloons=20), seat(doubloons=20), **position)


@pytest.mark.parametrize(("building", "usual", "balanced"), CHANGED)
def test_a_factory_costs_more_and_a_university_less(building: str, usual: int, balanced: int) -> None:
    for balance, cost in ((False, usual), (True, balanced)):
        scene = rich(balance=balance).play("builder", None, building)
        assert scene.doubloons(1) == 20 - cost


@pytest.mark.parametrize(("building", "usual", "balanced"), CHANGED)
def test_what_it_costs_is_what_can_be_built_and_what_is_explained(
    building: str, usual: int, balanced: int
) -> None:
    for doubloons in range(6, 10):
        scene = Scene(seat(), seat(doubloons=doubloons), balance=True).play("builder", None)
        assert (building in scene.options) == (doubloons >= balanced)
        found = scene.explain(building, at=1)
        assert (found["price"], found["steps"]) == (balanced, [["printed", balanced]])


@pytest.mark.parametrize(("building", "usual", "balanced"), CHANGED)
def test_it_is_told_with_what_it_costs(building: str, usual: int, balanced: int) -> None:
    say = texts("en", telling.ROOM)
    told = telling.explained(building, rich(balance=True).view(), ["", "", ""], say)
    assert f"Costs {balanced}" in told[1]
    scene = rich(balance=True).play("builder", building)
    assert scene.happened("build")[0]["steps"] == [["printed", balanced], ["builder", -1]]


def test_no_other_building_costs_anything_else() -> None:
    usual, balanced = rich(), rich(balance=True)
    offered = usual.play("builder").options
    assert balanced.play("builder").options == offered
    changed = [what for what in offered if usual.explain(what)["price"] != balanced.explain(what)["price"]]
    assert changed == ["factory", "university"]


@pytest.mark.parametrize(
    ("seats", "doubloons"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [3, 3, 2, 2]), (5, [4, 4, 4, 3, 3])]
)
def test_whoever_begins_with_corn_has_a_doubloon_less(seats: int, doubloons: list[int]) -> None:
    found = deal(seats, governor=0, balance=True).position["seats"]
    assert [each["doubloons"] for each in found] == doubloons


def test_nothing_else_is_dealt_otherwise() -> None:
    usual, balanced = deal(4, seed=7).position, deal(4, seed=7, balance=True).position
    assert balanced.pop("balance") is True
    for position in (usual, balanced):
        for each in position["seats"]:
            del each["doubloons"]
    assert balanced == usual


def test_the_table_in_words_says_so() -> None:
    say = texts("en", telling.ROOM)
    usual, balanced = (
        telling.sketch(Scene(balance=balance).view(), ["Ana", "Bo", "Cy"], say)[0]
        for balance in (False, True)
    )
    assert balanced == f"{usual} · balanced variant"


# What is written down


def game(**wanted: Any) -> Game:
    return PuertoRico.new({"seats": 3, **wanted}, 1)


@pytest.mark.parametrize(("balance", "tag"), [(True, "yes"), (False, "no")])
def test_a_record_says_whether_it_is_settled(balance: bool, tag: str) -> None:
    table = Table(game(balance=balance), 1)
    assert f'[balance "{tag}"]' in table.record().splitlines()
    again = replay(parse(table.record()))
    assert again.game.position() == table.game.position()


def test_a_record_that_says_nothing_of_it_is_of_a_game_without() -> None:
    record = Table(game(), 1).record().replace('[balance "no"]\n', "")
    assert replay(parse(record)).game.position() == game().position()


def test_a_position_and_a_view_say_so_only_if_it_is_settled() -> None:
    usual, balanced = Scene(), Scene(balance=True)
    assert "balance" not in usual.position.keys() | usual.view().keys()
    assert balanced.position["balance"] is balanced.view(1)["balance"] is True


def test_a_position_keeps_it_through_a_record() -> None:
    text = rich(balance=True).play("builder", "factory").table.record()
    assert replay(parse(text)).record() == text


@pytest.mark.parametrize("value", ["yes", 1, None, []])
def test_what_is_neither_yes_nor_no_is_refused(value: Json) -> None:
    with pytest.raises(Refused, match="balance"):
        Scene(balance=value)
    with pytest.raises(Refused, match="balance"):
        game(balance=value)
