"""Short messages above whatever is going on."""

import pytest

from scenes.notices import SHOWN, TOGETHER
from scenes.title import Title
from tests.scenes.player import FRAME, Player
from tests.scenes.screens import titled

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
    at_first = player.console.notices._actors[0].y
    low = player.console.layout.safe.move(0, 200)
    monkeypatch.setattr(Title, "clear", low)
    player.rest()
    assert player.console.notices._actors[0].y == at_first + 200
