"""The screens around the table: every word has its place."""

from pathlib import Path

import pytest

from tests.scenes.player import Player, missing, said, written
from tests.scenes.screens import SCREENS, cut_off

SIZES = [
    (480, 320),
    (640, 480),
    (720, 720),
    (1280, 720),
    *(pytest.param(size, marks=pytest.mark.long) for size in [(854, 480), (1280, 800), (1920, 1080)]),
]

pytestmark = pytest.mark.usefixtures("dummy_devices")


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_words_fit_and_none_are_too_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text_size: int
) -> None:
    sizes = written(monkeypatch)
    player = Player(tmp_path, size, language=language, text_size=text_size)
    for name, make in SCREENS.items():
        screen = player.show(make(player.console))
        for _ in range(len(screen._rows) if hasattr(screen, "_rows") else 1):
            assert (name, cut_off(screen)) == (name, [])
            player.press("down")
    least = player.console.small_lettering.smallest
    assert {words: found for words, found in sizes.items() if found < least} == {}


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_text_is_missing(tmp_path: Path, language: str) -> None:
    player = Player(tmp_path, language=language)
    texts = said(player)
    for make in SCREENS.values():
        player.show(make(player.console))
    assert len(texts) > 100
    assert missing(texts) == []
