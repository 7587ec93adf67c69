"""The gallery of any game."""

from collections.abc import Generator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import Mock

import pytest
from pygame import Surface

from game.puerto_rico.guest import PuertoRico
from scenes.app.console import Console
from scenes.draw.canvas import Sprite
from scenes.draw.pictures import panel
from scenes.draw.theme import SEA
from scenes.game_registry import DOORS
from scenes.input.buttons import Button
from scenes.records.career import Career, Tally
from scenes.table.gallery import Enlarged, Gallery, served
from scenes.widgets.lines import Line, fits, headed, wrapped, written
from tests.scenes.player import Player

pytestmark = pytest.mark.usefixtures("dummy_devices")


class Tiles:
    groups: ClassVar[Mapping[str, Sequence[str]]] = {"fields": ["corn", "indigo"], "quarries": ["quarry"]}

    def __init__(self, console: Console, career: Career) -> None:
        self._console = console
        self._career = career

    def ratio(self, thing: str) -> float:
        return 0.5

    def tile(self, thing: str, size: int) -> Sprite:
        return self._console.pictures.panel((size, size), SEA, 2)

    def large(self, thing: str, size: tuple[int, int]) -> Surface:
        return panel(size, SEA, 4)

    def picture(self, thing: str, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        yield
        return self._console.pictures.panel(size, SEA, 4)

    def lines(self, thing: str) -> Sequence[Line]:
        return headed(thing, "Tile", [served(self._career, thing, self._console.say)])


def shown(player: Player) -> Gallery:
    gallery: Gallery = player.show(Gallery(player.console, PuertoRico, Tiles))
    return gallery


def test_its_groups_follow_each_other(player: Player) -> None:
    gallery = shown(player)
    assert gallery.things == ["corn", "indigo", "quarry"]
    gallery.press(Button.R1)
    assert gallery.things[gallery.on] == "quarry"
    assert gallery.caption(gallery.on).endswith("1/1")


def test_what_is_enlarged_leads_on_to_the_next_thing(player: Player) -> None:
    gallery = shown(player)
    player.press("A", "right")
    enlarged = player.top
    assert isinstance(enlarged, Enlarged)
    assert enlarged.thing == "indigo"
    player.press("B")
    assert player.top is gallery
    assert gallery.things[gallery.on] == "indigo"


def test_it_tells_how_a_thing_has_served(player: Player) -> None:
    career = Career(PuertoRico)
    assert served(career, "corn", player.console.say) == "Built in no finished game yet."
    career.built["corn"] = tally = Tally()
    for won in (True, False, True):
        tally.add(30, won)
    assert served(career, "corn", player.console.say) == "Built in 3 games, 2 won."


@pytest.mark.parametrize("game", DOORS)
@pytest.mark.parametrize("language", ["en", "es"])
def test_no_sentence_of_the_gallery_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    writes = Mock(side_effect=written)
    monkeypatch.setattr("scenes.widgets.grid.written", writes)
    player = Player(tmp_path, (480, 320), text_size=200, language=language)
    opens = DOORS[game]().gallery
    assert opens
    shown: Any = player.show(opens(player.console))
    assert writes.call_count == 2 * len(shown.things)
    for console, lines, area, size in (call.args for call in writes.call_args_list):
        assert fits(console, wrapped(console, lines, area.width, size), area.size)
