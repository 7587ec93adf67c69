"""Every drawing is there, loads, and is told from its neighbours by shape alone."""

import os
import re
from functools import cache
from itertools import combinations
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.sanjuan import catalogue

ART = Path(__file__).parent.parent.parent / "art"
GAME = ART / "sanjuan"
DRAWINGS = sorted(ART.rglob("*.svg"))
BUILDINGS = [GAME / "buildings" / f"{name}.svg" for name in catalogue.NAMES if name]
GOODS = [GAME / "goods" / f"{name}.svg" for name in (*catalogue.GOODS, "customs") if name]
ROLES = [GAME / place / f"{name}.svg" for place in ("roles", "icons") for name in catalogue.ROLES]
SIZE = 48
LARGE = {ART / "scene"}
"""Here are whole scenes: they may take three times the bytes."""
DRAWN = {"svg", "g", "defs", "path", "rect", "circle", "ellipse", "linearGradient", "radialGradient", "stop"}
"""What the loader draws; it passes over text, clipping, masks, filters and styles in silence."""


def name(path: Path) -> str:
    return path.relative_to(ART).with_suffix("").as_posix()


@cache
def picture(path: Path) -> pygame.Surface:
    return pygame.image.load_sized_svg(path, (SIZE, SIZE))


@cache
def grey(path: Path) -> bytes:
    paper = pygame.Surface((SIZE, SIZE))
    paper.blit(picture(path), (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(paper), "RGB")[::3]


@cache
def outline(path: Path) -> bytes:
    """How steeply the grey changes at each pixel to the right and down."""
    light = grey(path)
    right = [light[at + (at % SIZE < SIZE - 1)] for at in range(len(light))]
    below = light[SIZE:] + light[-SIZE:]
    return bytes(
        min(255, abs(here - a) + abs(here - b)) for here, a, b in zip(light, right, below, strict=True)
    )


@cache
def shape(path: Path) -> set[int]:
    inked = pygame.image.tobytes(picture(path), "RGBA")[3::4]
    return {at for at, alpha in enumerate(inked) if alpha > 127}


def difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_every_building_good_and_role_of_the_catalogue_has_its_drawing() -> None:
    assert not [name(path) for path in BUILDINGS + GOODS + ROLES if not path.exists()]
    assert len(list((GAME / "buildings").iterdir())) == len(BUILDINGS)


@pytest.mark.parametrize("path", DRAWINGS, ids=name)
def test_a_drawing_is_small_and_made_of_what_the_loader_draws(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert path.stat().st_size < (24 if path.parent in LARGE else 8) * 1024
    assert set(re.findall(r"<(\w+)", text)) <= DRAWN
    assert "style=" not in text
    assert "class=" not in text
    assert set(re.findall(r"url\(#(\w+)\)", text)) == set(re.findall(r' id="(\w+)"', text))


@pytest.mark.parametrize("path", DRAWINGS, ids=name)
def test_a_drawing_loads_and_is_not_empty(path: Path) -> None:
    pixels = pygame.image.tobytes(picture(path), "RGBA")
    assert sum(alpha > 31 for alpha in pixels[3::4]) > 0.01 * SIZE * SIZE


@pytest.mark.parametrize("path", BUILDINGS, ids=name)
def test_a_building_fills_its_square(path: Path) -> None:
    assert len(shape(path)) == SIZE * SIZE


def test_buildings_differ_in_grey_and_in_outline() -> None:
    for one, other in combinations(BUILDINGS, 2):
        assert difference(grey(one), grey(other)) > 30, (name(one), name(other))
        assert difference(outline(one), outline(other)) > 20, (name(one), name(other))


def test_goods_differ_in_shape_alone() -> None:
    for one, other in combinations(GOODS, 2):
        common = len(shape(one) & shape(other)) / len(shape(one) | shape(other))
        assert common < 0.8, (name(one), name(other), common)
