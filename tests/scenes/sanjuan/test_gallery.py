"""The gallery in the thumb."""

from scenes.sanjuan.guest import gallery
from scenes.widgets.hints import Hint
from tests.scenes.player import Player


def test_up_from_the_bar_leads_back_to_where_it_was_left_for(player: Player) -> None:
    shown = player.show(gallery(player.console))
    for at in range(len(shown.things) - 2, len(shown.things)):
        shown.go(at)
        player.press("down")
        assert isinstance(player.top.focus.on, Hint)
        player.press("up")
        assert shown.focus.on == at
