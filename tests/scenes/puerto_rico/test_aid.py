"""Puerto Rico's player aid."""

from pathlib import Path

import pytest

from scenes.puerto_rico.aid import aid
from tests.scenes.picture import cut_off
from tests.scenes.player import Player

SIZES = [(640, 480), (480, 320), (720, 720), (1280, 720), (1920, 1080)]


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_player_aid_is_one_page(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    player = Player(tmp_path, size, language=language)
    page = player.show(aid(player.console))
    assert page.whole
    assert cut_off(page) == []
