"""Short messages above whatever is going on."""

from pathlib import Path

import pytest

from game.sanjuan.guest import SanJuan
from scenes.lab.showcase import AROUND
from scenes.screens.title import Title
from scenes.widgets.notices import SHOWN, TOGETHER
from tests.scenes.picture import area, titled
from tests.scenes.player import FRAME, Player

pytestmark = pytest.mark.usefixtures("dummy_devices")


def wait(player: Player, milliseconds: float) -> None:
    for _ in range(round(milliseconds / FRAME) + 1):
        player.frame()


def test_what_comes_together_is_seen_together_and_later_words_take_its_place(player: Player) -> None:
    titled(player)
    player.console.notice("one")
    player.console.notice("two")
    assert player.console.notices.words == ["one", "two"]
    wait(player, TOGETHER)
    player.console.notice("three")
    assert player.console.notices.words == ["three"]
    wait(player, SHOWN)
    assert player.console.notices.words == []


def test_it_goes_where_it_hides_least_of_each_screen(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    titled(player)
    player.console.notice("one")
    player.rest()
    low = player.console.layout.safe.move(0, 200)
    monkeypatch.setattr(Title, "clear", low)
    player.rest()
    assert low.contains(area(player.console.notices.actors[0]))


def test_why_a_press_did_nothing_is_gone_with_its_screen(player: Player) -> None:
    titled(player)
    player.console.notice("one")
    player.console.refuse("two")
    player.rest()
    assert player.console.notices.words == ["one", "two"]
    player.choose("Settings")
    assert player.console.notices.words == ["one"]


@pytest.mark.parametrize("text_size", [100, 150])
def test_a_notice_on_the_title_hides_no_row(tmp_path: Path, text_size: int) -> None:
    player = Player(tmp_path, (1280, 720), text_size=text_size)
    title = titled(player)
    player.console.notice("The last game cannot be continued: a.sanjuan: line 12: not a choice")
    player.rest()
    notice = area(player.console.notices.actors[0])
    assert notice.collidelist([*title.places().values()]) < 0
    assert player.console.layout.safe.contains(notice)


def test_what_is_told_of_a_screen_goes_with_it(player: Player) -> None:
    title = titled(player)
    player.console.notice("one", of=title)
    player.rest()
    player.choose("Settings")
    assert player.console.notices.words == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_achievements_hide_nothing_that_is_said_after_the_first_game(tmp_path: Path, language: str) -> None:
    player = Player(tmp_path, language=language)
    farewell = player.show(AROUND["farewell"](player.console))
    for name in ("one", "two", "three"):
        player.console.notice(player.console.words(SanJuan)("achievement.earned", name=name, how=name))
    player.rest()
    notice = area(player.console.notices.actors[0])
    seen = [area(actor) for actor in farewell.actors if actor.sprite]
    assert notice.collidelist([place for place in seen if place.height < 240]) < 0
