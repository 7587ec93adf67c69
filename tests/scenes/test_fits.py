"""Every text of the table fits its place, in both languages, at every size of screen and of letters."""

from pathlib import Path

import pytest

from game.sanjuan.catalogue import NAMES, ROLES
from scenes.lettering import NAMES as NAME_FONT
from scenes.lettering import Lettering
from scenes.sanjuan.look import Look
from tests.scenes.player import Player, dummies

SIZES = [(480, 320), (640, 480), (720, 720), (854, 480), (1280, 720), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=repr)
def test_card_names_fit_their_band_on_the_card_in_focus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    with dummies(monkeypatch, tmp_path):
        console = Player(tmp_path, size, language=language).console
        look = Look(console, 2, console.layout.zones("table")["hand"])
        width = look.large[0]
        square = width - 2 * max(2, width // 28)
        least = Lettering(size[1]).smallest
        for name in NAMES[1:]:
            words = console.say(f"card.{name}")
            found = look.fitting(words, square - 4, round(width * 0.24))
            lines = console.lettering.wrapped(words, square - 4, NAME_FONT, found)
            assert all(console.lettering.width(line, NAME_FONT, found) <= square for line in lines), words
            assert found >= least * 0.6, (words, found, least)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=repr)
def test_short_role_names_fit_their_placards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    with dummies(monkeypatch, tmp_path):
        console = Player(tmp_path, size, language=language).console
        width = console.layout.zones("table")["roles"].width // len(ROLES) - 8
        letters = console.small_lettering
        for role in ROLES:
            words = console.say(f"short.{role}")
            fits = letters.width(words, NAME_FONT, letters.smallest) <= width
            assert fits or size[0] == size[1], words  # on a square the picture may have to do
