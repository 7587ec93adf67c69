"""The day passes over a game as the first of its endings comes near, and the table follows."""

import pytest

from game.puerto_rico.guest import PuertoRico
from game.puerto_rico.standing import ending
from scenes.lab.sample_games import halfway
from scenes.puerto_rico.hours import HOURS, hour_of
from scenes.puerto_rico.table import TABLE
from scenes.table.scene import TableScene
from tests.scenes.player import Player

pytestmark = pytest.mark.usefixtures("dummy_devices")


def test_it_grows_later_with_each_of_the_three_endings() -> None:
    found = ending(PuertoRico.new({"seats": 4, "governor": 0}, 1).view(0))
    assert hour_of(found) == HOURS[0][1]
    for name in ("colonists", "points"):
        late = {**found, name: {**found[name], "left": 0}}
        assert hour_of(late) == HOURS[-1][1]  # type: ignore[arg-type]
    assert hour_of({**found, "city": {"taken": 8, "of": 12}}) == HOURS[2][1]


def test_the_shore_follows_the_hour(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = player.show(TableScene(player.console, halfway(player.console, PuertoRico), TABLE))
    before = player.console.canvas.picture()
    monkeypatch.setattr("scenes.puerto_rico.stage.hour_of", lambda ending: HOURS[-1][1])
    scene.flow.begin(scene.repaint())
    player.rest()
    after = player.console.canvas.picture()
    right = player.console.layout.screen.right - 1
    for zone in ("quay", "town", "fields", "seat1"):
        place = (
            right - (zone == "seat1") * (right - scene.board.zones[zone].centerx),
            scene.board.zones[zone].centery,
        )
        assert sum(after.get_at(place)[:3]) < sum(before.get_at(place)[:3]), zone
