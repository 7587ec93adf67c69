"""Layouts: every shape of screen has every zone, on the screen and apart from the others."""

import shutil
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from game.guest import Game, game_named
from scenes.draw.layout import LAYOUTS, Layout, nearest
from scenes.game_registry import DOORS

SIZES = [(480, 320), (640, 480), (720, 720), (854, 480), (1280, 720), (1280, 800), (1920, 1080)]
KINDS = [game_named(name) for name in DOORS]


def numbers(kind: type[Game]) -> range:
    low, high = kind.seats
    return range(low, high + 1)


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


def test_the_house_and_every_game_with_a_screen_have_a_map_for_each_shape() -> None:
    for name in DOORS:
        assert shapes(LAYOUTS / name) == shapes(LAYOUTS) == {"1x1", "3x2", "4x3", "16x9"}


def shapes(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.tmx")}


@pytest.mark.parametrize("kind", KINDS)
def test_every_map_of_a_game_names_the_same_zones_for_each_number_of_seats(kind: type[Game]) -> None:
    layouts = [Layout(_size(shape)) for shape in sorted(shapes(LAYOUTS))]
    for seats in numbers(kind):
        zones = [sorted(layout.zones(kind.name, f"seats {seats}")) for layout in layouts]
        assert all(other == zones[0] for other in zones)
        assert [name for name in zones[0] if name.startswith("seat")] == [
            f"seat{at}" for at in range(1, seats)
        ]


def test_the_house_has_zones_of_its_own_wherever_no_game_is() -> None:
    layout = Layout((640, 480))
    assert {*layout.zones()} == {"ask", "hints"}
    assert layout.zones()["hints"] == layout.zones("sanjuan")["hints"]
    assert layout.free.bottom == layout.zones()["hints"].top


@pytest.fixture
def layouts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all maps, in place of them."""
    copy = shutil.copytree(LAYOUTS, tmp_path / "layouts")
    monkeypatch.setattr("scenes.draw.layout.LAYOUTS", copy)
    nearest.cache_clear()
    yield copy
    nearest.cache_clear()


def test_a_game_may_have_a_zone_of_the_house_elsewhere(layouts: Path) -> None:
    (layouts / "odd").mkdir()
    house = (layouts / "1x1.tmx").read_text()
    map_of_odd = house.replace('"house"', '"table"').replace('name="hints"', 'name="board"')
    (layouts / "odd" / "1x1.tmx").write_text(map_of_odd.replace('y="328"', 'y="100"'))
    layout = Layout((720, 720))
    assert (layout.zones()["ask"].y, layout.zones("odd")["ask"].y) == (328, 100)
    assert layout.zones("odd")["hints"] == layout.zones()["hints"] == layout.zones("odd")["board"]


def _size(shape: str) -> tuple[int, int]:
    width, height = shape.split("x")
    return int(width) * 100, int(height) * 100


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "seats"), [(kind, seats) for kind in KINDS for seats in numbers(kind)])
def test_zones_lie_on_the_screen_and_apart(size: tuple[int, int], kind: type[Game], seats: int) -> None:
    layout = Layout(size)
    zones = layout.zones(kind.name, f"seats {seats}")
    assert len([name for name in zones if name.startswith("seat")]) == seats - 1
    assert all(layout.screen.contains(zone) for zone in zones.values())
    assert not [pair for pair in combinations(zones.values(), 2) if pair[0].colliderect(pair[1])]


def test_a_safe_area_keeps_everything_off_the_edges() -> None:
    layout = Layout((1920, 1080), safe_area=5)
    assert layout.safe.topleft == (96, 54)
    assert all(layout.safe.contains(zone) for zone in layout.zones("sanjuan", "seats 4").values())


def test_a_map_that_has_changed_since_it_was_baked_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Layout((641, 480)).zones()["hints"]
    changed = (
        (LAYOUTS / "4x3.tmx").read_text().replace('"hints" type="zone" x="0"', '"hints" type="zone" x="40"')
    )
    (tmp_path / "4x3.tmx").write_text(changed)
    monkeypatch.setattr("scenes.draw.layout.LAYOUTS", tmp_path)
    assert Layout((642, 480)).zones()["hints"].left > before.left
