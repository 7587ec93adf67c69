"""Key scenes look as they should, on both canvases and in both languages."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pygame
import pytest
from pygame import Rect, Surface

from game.texts import LANGUAGES
from scenes.cards.art import CardArt
from scenes.draw.canvas import Sprite
from scenes.records.score_lines import ScoreLine, ScoreLines
from tests.scenes.golden import GOLDEN, HOUR, SIZE, path_of, scenes, small
from tests.scenes.player import Player, dummies

BLOCK: Final = 8
"""Pixels to a side of what is compared as a whole, .."""
ALIKE: Final = 9
"""and how far their colours may be apart, of 255: no further than soft edges of another canvas are."""
STILL: Final = {"title": Rect(0, 0, 0, 0), "score": Rect(14, 18, 132, 78)}
"""What of a scene stands still, if not all of it does: the port never."""


@pytest.fixture(autouse=True)
def _evening(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    gc.collect()  # what is left of other tests' displays would take textures of this one's along
    with dummies(monkeypatch, tmp_path):
        monkeypatch.setattr("scenes.widgets.harbour.hour_now", lambda: HOUR)
        yield
        gc.collect()


def blocks(picture: Surface, side: int) -> bytes:
    """The mean colours of all blocks."""
    size = picture.get_width() // side, picture.get_height() // side
    return pygame.image.tobytes(pygame.transform.smoothscale(picture, size), "RGB")


def difference(one: Surface, other: Surface, side: int = BLOCK) -> int:
    pairs = zip(blocks(one, side), blocks(other, side), strict=True)
    return max((abs(a - b) for a, b in pairs), default=0)


def unlike(name: str, one: Surface, other: Surface) -> int:
    """How far single pixels are apart where the scene stands still."""
    area = STILL.get(name, one.get_rect())
    return difference(one.subsurface(area), other.subsurface(area), side=1)


@pytest.mark.parametrize("canvas", ["software", "gpu"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_scenes_look_as_they_should(tmp_path: Path, language: str, canvas: str) -> None:
    player = Player(tmp_path, SIZE, pad=True, language=language, canvas=canvas)
    assert type(player.console.canvas).__name__.lower() == f"{canvas}canvas"
    for name in scenes(player):
        seen, golden = small(player.console.canvas.picture()), pygame.image.load(path_of(name, language))
        assert difference(seen, golden) <= ALIKE, f"{name}: see `python -m tests.scenes.golden`"
        if canvas == "software":
            assert unlike(name, seen, golden) <= ALIKE, f"{name}: see `python -m tests.scenes.golden`"


def test_another_word_or_a_missing_card_would_be_noticed() -> None:
    pictures = {path.stem: pygame.image.load(path) for path in GOLDEN.glob("*.png")}
    for name in {stem.rpartition("_")[0] for stem in pictures}:
        assert difference(pictures[f"{name}_en"], pictures[f"{name}_es"]) > ALIKE, name


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_another_digit_on_a_coin_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    coin = CardArt.coin

    def wrong(art: CardArt, price: int, *more: Any) -> Sprite:
        return coin(art, price + (price == number), *more)

    monkeypatch.setattr(CardArt, "coin", wrong)
    player = Player(tmp_path, SIZE, pad=True, language="en")
    assert "build" in scenes(player)
    seen, golden = small(player.console.canvas.picture()), pygame.image.load(path_of("build", "en"))
    assert unlike("build", seen, golden) > ALIKE


def test_another_digit_of_the_score_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ScoreLines.table

    def wrong(reckoning: ScoreLines) -> list[ScoreLine]:
        names, first, *rest = table(reckoning)
        return [names, first._replace(cells=[18, *first.cells[1:]]), *rest]

    monkeypatch.setattr(ScoreLines, "table", wrong)
    player = Player(tmp_path, SIZE, pad=True, language="en")
    assert "score" in scenes(player)
    seen, golden = small(player.console.canvas.picture()), pygame.image.load(path_of("score", "en"))
    assert unlike("score", seen, golden) > ALIKE


def test_all_of_them_together_are_small() -> None:
    assert sum(path.stat().st_size for path in GOLDEN.iterdir()) < 500_000
