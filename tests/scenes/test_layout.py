"""Layouts: every shape of screen has every zone, on the screen and apart from the others."""

from itertools import combinations

import pytest

from scenes.layout import LAYOUTS, Layout, nearest

SIZES = [(480, 320), (640, 480), (720, 720), (854, 480), (1280, 720), (1280, 800), (1920, 1080)]
LAYERS = ("table", "seats 2", "seats 3", "seats 4")


@pytest.mark.parametrize(
    ("size", "shape"),
    [
        ((480, 320), "3x2"),
        ((640, 480), "4x3"),
        ((720, 720), "1x1"),
        ((854, 480), "16x9"),
        ((1280, 800), "3x2"),
        ((1920, 1080), "16x9"),
        ((2560, 1080), "16x9"),
        ((600, 1024), "1x1"),
    ],
)
def test_the_map_of_the_nearest_shape_is_taken(size: tuple[int, int], shape: str) -> None:
    assert nearest(size[0] / size[1]).stem == shape


def test_every_map_names_the_same_zones() -> None:
    layouts = [Layout(_size(path.stem)) for path in LAYOUTS.glob("*.tmx")]
    zones = [[sorted(layout.zones(layer)) for layer in LAYERS] for layout in layouts]
    assert all(other == zones[0] for other in zones)


def _size(shape: str) -> tuple[int, int]:
    width, height = shape.split("x")
    return int(width) * 100, int(height) * 100


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_zones_lie_on_the_screen_and_apart(size: tuple[int, int], seats: int) -> None:
    layout = Layout(size)
    zones = layout.zones("table", f"seats {seats}")
    assert len([name for name in zones if name.startswith("seat")]) == seats - 1
    assert all(layout.screen.contains(zone) for zone in zones.values())
    assert not [pair for pair in combinations(zones.values(), 2) if pair[0].colliderect(pair[1])]


def test_a_safe_area_keeps_everything_off_the_edges() -> None:
    layout = Layout((1920, 1080), safe_area=5)
    assert layout.safe.topleft == (96, 54)
    assert all(layout.safe.contains(zone) for zone in layout.zones("table", "seats 4").values())
