"""What was baked is what was drawn, in every size that screens ask for, and small."""

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from build_scripts.bake_art import baked_from, fingerprint, wanted
from game.guest import game_named
from scenes.app.settings import Settings
from scenes.draw import drawings
from scenes.draw.canvas import LEAST
from scenes.draw.drawings import BAKED, baked, drawing, vector
from scenes.draw.gpu_canvas import GpuCanvas
from scenes.draw.layout import BAKED_MAPS, LAYOUTS, checksum, layers
from scenes.draw.software_canvas import SoftwareCanvas
from scenes.draw.theme import SEA
from scenes.game_registry import DOORS, parts_of
from scenes.input.buttons import Button
from scenes.lab.demo import Demo
from scenes.screens.title import Title
from scenes.widgets import harbour
from scenes.widgets.harbour import Harbour
from tests.scenes.player import dummies

SMALL = LEAST, LEAST
SIZES = [(480, 320), (640, 480), (720, 720), (854, 480), (1280, 720), (1280, 800), (1920, 1080)]
LARGEST = 440
"""Pixels to a side."""
SOME = ["sanjuan/buildings/chapel", "sanjuan/goods/sugar", "icons/star", "portraits/ines", "scene/sun"]


@pytest.fixture(autouse=True)
def _dummies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    with dummies(monkeypatch, tmp_path):
        yield


def on_sea(picture: Surface) -> bytes:
    ground = Surface(picture.get_size())
    ground.fill(SEA)
    ground.blit(picture, (0, 0))
    return pygame.image.tobytes(ground, "RGB")


def difference(one: Surface, other: Surface) -> float:
    """Of two pictures on the sea, for a pixel and colour."""
    assert one.get_size() == other.get_size()
    pixels = list(zip(on_sea(one), on_sea(other), strict=True))
    return sum(abs(a - b) for a, b in pixels) / len(pixels)


def test_it_comes_from_what_is_drawn_now() -> None:
    assert baked_from() == fingerprint()
    assert {name for name, *_ in wanted()} == set(baked())


def test_all_scales_together_are_small() -> None:
    assert len(list(BAKED.glob("*.atlas"))) <= 4
    assert sum(path.stat().st_size for path in BAKED.iterdir()) < 8_000_000


@pytest.mark.parametrize("name", SOME)
@pytest.mark.parametrize("size", [23, 45, 92])
def test_it_looks_as_if_drawn_in_that_size(name: str, size: int) -> None:
    assert difference(drawing(name, size, size), vector(name, size, size)) < 8


@pytest.mark.parametrize("name", SOME)
def test_in_a_size_that_was_baked_no_pixel_differs(name: str) -> None:
    for width, height, *_ in baked()[name]:
        assert difference(drawing(name, width, height), vector(name, width, height)) == 0


def test_the_zones_of_all_maps_were_baked_as_they_are() -> None:
    baked_maps = json.loads((BAKED / BAKED_MAPS).read_text())
    for path in LAYOUTS.rglob("*.tmx"):
        found = baked_maps.pop(path.relative_to(LAYOUTS).as_posix())
        assert found == json.loads(json.dumps({"checksum": checksum(path), "layers": layers(path)}))
    assert not baked_maps


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, int, int]]:
    """What had to be drawn from its vectors."""
    found: set[tuple[str, int, int]] = set()

    def spied(name: str, width: int, height: int) -> Surface:
        found.add((name, width, height))
        return vector(name, width, height)

    monkeypatch.setattr(drawings, "vector", spied)
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_whatever_screens_show_was_baked_but_for_what_fills_the_largest(
    size: tuple[int, int], asked: set[tuple[str, int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    demo = Demo(size, 1, Settings(speed="instant", canvas="software", safe_goods=True))
    next(waiting for waiting in demo.frames() if waiting)
    for at in range(4):
        demo.press(*[Button.R1] * at, Button.Y, Button.Y, Button.B, Button.B)
    for hour in (12.0, 22.0):
        monkeypatch.setattr(harbour, "hour_now", lambda hour=hour: hour)
        for game in DOORS:
            for _ in Harbour(demo.console, parts_of(game_named(game)).scenery).make():
                pass
    for game in DOORS:
        demo.console.front = game
        demo.console.stack.restart(Title(demo.console))
        demo.console.stack.settle()
    demo.close()
    assert not [each for each in asked if max(each[1:]) <= LARGEST]


def test_both_canvases_show_the_same() -> None:
    shown = []
    for canvas in (SoftwareCanvas.opened("", SMALL, False), GpuCanvas.opened("", SMALL, False, None)):
        canvas.box(48, 48, *SMALL, SEA)
        canvas.image(canvas.sprite(drawing("portraits/ines", 80, 80)), 48, 48)
        canvas.show()
        shown.append(canvas.picture())
    assert difference(*shown) < 1


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another folder of what was baked, in which there is nothing."""
    monkeypatch.setattr(drawings, "BAKED", tmp_path)
    for known in (drawings.baked, drawings._pixels):
        known.cache_clear()
    yield tmp_path
    for known in (drawings.baked, drawings._pixels):
        known.cache_clear()


def test_without_it_everything_is_drawn_from_vectors(elsewhere: Path) -> None:
    assert difference(drawing("icons/star", 30, 30), vector("icons/star", 30, 30)) == 0


@pytest.mark.parametrize(
    "index", ["", "{}", (BAKED / "index.json").read_text()], ids=["empty", "bare", "full"]
)
def test_damage_is_passed_over(elsewhere: Path, index: str) -> None:
    (elsewhere / "index.json").write_text(index)
    for atlas in BAKED.glob("*.atlas"):
        (elsewhere / atlas.name).write_bytes(b"damaged")
    assert difference(drawing("icons/star", 30, 30), vector("icons/star", 30, 30)) == 0
