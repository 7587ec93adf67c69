"""The day passes over a game: it grows late as the fullest city fills, and the table follows."""

import pytest

from game.sanjuan.catalogue import FULL_CITY
from scenes.sanjuan.hours import HOURS, fullest, hour_of
from scenes.sanjuan.views import view_of
from tests.scenes.player import Player
from tests.scenes.sanjuan.test_table import stage_of, table

pytestmark = pytest.mark.usefixtures("dummy_devices")


def test_it_grows_later_with_every_few_buildings_of_the_fullest_city(player: Player) -> None:
    view = view_of(table(player).shown.view)
    hours = []
    for _ in range(fullest(view), FULL_CITY):
        hours.append(hour_of(view))
        view["seats"][1]["built"] = [*view["seats"][1]["built"], "chapel"]
    assert hours == sorted(hours)
    assert set(hours) == {hour for _, hour in HOURS}


def test_the_ground_of_table_and_seats_follows_the_hour(player: Player) -> None:
    scene = table(player)
    stage, morning = stage_of(scene), player.console.canvas.picture()
    view_of(scene.shown.view)["seats"][1]["built"] = ["chapel"] * (FULL_CITY - 1)
    scene.flow.begin(scene.repaint())
    player.rest()
    evening = player.console.canvas.picture()
    assert stage.daylight.hour == HOURS[-1][1]
    for place in ((2, stage.zones["roles"].y), stage.zones["hand"].move(0, 4).topleft, stage.own.topright):
        assert sum(evening.get_at(place)[:3]) < sum(morning.get_at(place)[:3])


def test_in_high_contrast_no_hour_changes_anything(player: Player) -> None:
    player.console.settle(high_contrast=True)
    player.rest()
    scene = table(player)
    view_of(scene.shown.view)["seats"][1]["built"] = ["chapel"] * (FULL_CITY - 1)
    assert not stage_of(scene).dawns(scene.shown.view)
