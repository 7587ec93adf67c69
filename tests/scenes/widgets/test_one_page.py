"""One page, as long as all of it fits."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.texts import Say
from scenes.screens.title import Title
from scenes.widgets.one_page import OnePage
from scenes.widgets.reading import Paragraph
from tests.scenes.picture import area, cut_off, pixels, titled
from tests.scenes.player import Player

WORDS = "A sentence that takes more than half of a narrow page."


def page(player: Player, sentences: int) -> OnePage:
    """With so many sentences in each of two columns, each beside a picture."""

    def columns(say: Say) -> Sequence[Sequence[Paragraph]]:
        return [[Paragraph(WORDS, ["icons/book"])] * sentences] * 2

    titled(player)
    shown = OnePage(player.console, "learn.aid", columns)
    player.console.stack.push(shown)
    player.rest()
    return shown


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize(("size", "columns"), [((640, 480), 2), ((480, 640), 1)])
def test_columns_stand_side_by_side_where_there_is_room(
    tmp_path: Path, size: tuple[int, int], columns: int
) -> None:
    player = Player(tmp_path, size)
    shown = page(player, 2)
    assert shown.whole
    assert cut_off(shown) == []
    icons = [
        area(actor) for actor in shown.actors if actor.sprite and actor.sprite.size[0] == actor.sprite.size[1]
    ]
    assert len({icon.x for icon in icons}) == columns


def test_what_is_too_long_is_scrolled(player: Player) -> None:
    shown = page(player, 40)
    assert not shown.whole
    top = pixels(player)
    player.press("down")
    assert pixels(player) != top
    player.press("up")
    assert pixels(player) == top


@pytest.mark.parametrize("button", ["A", "B", "R2", "start"])
def test_whatever_opened_it_closes_it(player: Player, button: str) -> None:
    page(player, 2)
    player.press(button)
    assert isinstance(player.top, Title)
