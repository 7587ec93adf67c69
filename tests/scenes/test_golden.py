"""Key scenes look as they should, on both canvases and in both languages."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame
import pytest
from pygame import Surface

from game.texts import LANGUAGES
from tests.scenes.golden import GOLDEN, HOUR, SIZE, SMALL, path_of, scenes, small
from tests.scenes.player import Player, dummies

BLOCK: Final = 8
"""Pixels to a side of what is compared as a whole."""
ALIKE: Final = 9
"""How far the colours of a block may be apart, of 255: no further than soft edges of another canvas are."""


@pytest.fixture(autouse=True)
def _evening(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    gc.collect()  # what is left of other tests' displays would take textures of this one's along
    with dummies(monkeypatch, tmp_path):
        monkeypatch.setattr("scenes.harbour.hour_now", lambda: HOUR)
        yield
        gc.collect()


def blocks(picture: Surface) -> bytes:
    """The mean colours of all blocks."""
    size = SMALL[0] // BLOCK, SMALL[1] // BLOCK
    return pygame.image.tobytes(pygame.transform.smoothscale(picture, size), "RGB")


def difference(one: Surface, other: Surface) -> int:
    return max(abs(a - b) for a, b in zip(blocks(one), blocks(other), strict=True))


@pytest.mark.parametrize("canvas", ["software", "gpu"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_scenes_look_as_they_should(tmp_path: Path, language: str, canvas: str) -> None:
    player = Player(tmp_path, SIZE, pad=True, language=language, canvas=canvas)
    assert type(player.console.canvas).__name__.lower() == f"{canvas}canvas"
    for name in scenes(player):
        seen, golden = small(player.console.canvas.picture()), pygame.image.load(path_of(name, language))
        assert difference(seen, golden) <= ALIKE, f"{name}: see `python -m tests.scenes.golden`"


def test_another_word_or_a_missing_card_would_be_noticed() -> None:
    pictures = {path.stem: pygame.image.load(path) for path in GOLDEN.glob("*.png")}
    for name in {stem.rpartition("_")[0] for stem in pictures}:
        assert difference(pictures[f"{name}_en"], pictures[f"{name}_es"]) > ALIKE, name


def test_all_of_them_together_are_small() -> None:
    assert sum(path.stat().st_size for path in GOLDEN.iterdir()) < 500_000
