"""What others do is seen and understood: what goes together, and what is told of it."""

from pathlib import Path
from typing import Any

import pytest

from scenes.puerto_rico.effects import SCRIPT
from scenes.table.flow import together
from scenes.table.wording import tell_all
from tests.scenes.player import Player
from tests.scenes.puerto_rico.test_table import at_table, dealt


@pytest.fixture
def player(tmp_path: Path, dummy_devices: None) -> Player:
    return Player(tmp_path)


def produced(seat: int, **more: Any) -> Any:
    return {"event": "produce", "seat": seat, "goods": {"corn": 1}, **more}


def movements(*events: Any) -> list[int]:
    queue, found = list(events), []
    while queue:
        found.append(len(together(queue, SCRIPT.joins)))
    return found


def test_all_that_everybody_produces_is_one_movement_and_the_privilege_another() -> None:
    factory = {"event": "factory", "seat": 1, "doubloons": 2, "kinds": 3}
    privilege = produced(0, privilege=True)
    assert movements(produced(0), produced(1), factory, produced(2), privilege) == [4, 1]


def test_loads_are_seen_one_after_the_other_and_ships_sail_together() -> None:
    load = {"event": "load", "seat": 1, "good": "corn", "barrels": 1, "ship": "4"}
    sail = {"event": "unload", "ship": "4", "good": "corn", "barrels": 4}
    assert movements(load, load, sail, {**sail, "ship": "5"}) == [1, 1, 2]


def test_a_movement_of_several_seats_says_whose_it_is(player: Player) -> None:
    scene = at_table(player, dealt(3))
    told = tell_all(scene.session, [produced(0), produced(2)], scene.say)
    assert told == "Ana, Tomás produce goods."
    assert tell_all(scene.session, [produced(1)], scene.say) == "Inés produces: 1 Corn."
