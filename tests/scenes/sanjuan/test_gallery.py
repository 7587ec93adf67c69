"""The gallery in the thumb, and in the least room."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from scenes.sanjuan.guest import gallery
from scenes.widgets.hints import Hint
from scenes.widgets.lines import fits, wrapped, written
from tests.scenes.player import Player


def test_up_from_the_bar_leads_back_to_where_it_was_left_for(player: Player) -> None:
    shown = player.show(gallery(player.console))
    for at in range(len(shown.things) - 2, len(shown.things)):
        shown.go(at)
        player.press("down")
        assert isinstance(player.top.focus.on, Hint)
        player.press("up")
        assert shown.focus.on == at


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("language", ["en", "es"])
def test_no_sentence_of_the_gallery_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    writes = Mock(side_effect=written)
    monkeypatch.setattr("scenes.widgets.grid.written", writes)
    player = Player(tmp_path, (480, 320), text_size=200, language=language)
    shown = player.show(gallery(player.console))
    assert writes.call_count == 2 * len(shown.things)
    for console, lines, area, size in (call.args for call in writes.call_args_list):
        assert fits(console, wrapped(console, lines, area.width, size), area.size)
