"""Puerto Rico's drawings are all there, told from their neighbours, and join without a seam."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.puerto_rico import catalogue
from tests.art.test_drawings import ART, SIZE, difference, grey, name, outline, shape
from tests.art.test_goods import EYES, OTHER_LIGHTNESS, OTHER_SHAPE, SAFE, lightness
from tests.art.test_goods import drawn as good_drawn

GAME, FIRST_GAME = ART / "puerto_rico", ART / "sanjuan"
SHARED = {
    "small_market": "market_stand",
    "large_market": "market_hall",
    "office": "office_building",
    **{each: each for each in ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "harbor")},
}
"""Buildings that look as San Juan's of this name do."""
LARGE = [each.name for each in catalogue.BUILDINGS if each.spaces == 2]
NEW_ROLES = ("settler", "mayor", "craftsman", "captain")
DECK = 74
"""So far from the top of a part of a freighter."""
GLYPHS = ("colonist", "barrel", "field", "house")
SMALL_AND_LARGE = [
    ("small_indigo_plant", "indigo_plant"),
    ("small_sugar_mill", "sugar_mill"),
    ("small_market", "large_market"),
    ("small_warehouse", "large_warehouse"),
]


def building(of: str) -> Path:
    folder = FIRST_GAME if of in SHARED else GAME
    return folder / "buildings" / f"{SHARED.get(of, of)}.svg"


def picture(path: Path, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(path, (9 * height, height))


def thumb(of: str, side: int) -> bytes:
    return pygame.image.tobytes(pygame.transform.grayscale(picture(building(of), side)), "RGB")[::3]


def column(part: str, at: int, top: int = 0) -> list[int]:
    """The colours down one column of pixels, from the top on; -1 is the last."""
    drawn = picture(ART / f"{part}.svg", 114)
    x = at % drawn.get_width()
    return [colour for y in range(top, drawn.get_height()) for colour in drawn.get_at((x, y))[:3]]


def seam(left: list[int], right: list[int]) -> float:
    return sum(abs(a - b) for a, b in zip(left, right, strict=True)) / len(left)


def test_everything_in_the_box_has_its_drawing() -> None:
    parts = [f"tiles/{each}" for each in (*catalogue.TILES, "back")]
    parts += [f"barrels/{each}" for each in catalogue.GOODS]
    parts += [f"{place}/{each}" for place in ("roles", "icons") for each in NEW_ROLES]
    parts += [f"icons/{each}" for each in GLYPHS]
    paths = [building(each) for each in catalogue.NAMES] + [GAME / f"{part}.svg" for part in parts]
    assert not [name(path) for path in paths if not path.exists()]
    assert {path.stem for path in (GAME / "buildings").iterdir()} == set(catalogue.NAMES) - set(SHARED)


@pytest.mark.parametrize("of", catalogue.NAMES)
def test_a_building_fills_its_one_or_two_spaces(of: str) -> None:
    drawn = picture(building(of), SIZE)
    assert drawn.get_size() == ((2 if of in LARGE else 1) * SIZE, SIZE)
    assert pygame.mask.from_surface(drawn).count() == drawn.get_width() * SIZE


@pytest.mark.parametrize("tile", [*catalogue.TILES, "back"])
def test_a_tile_fills_its_square(tile: str) -> None:
    assert len(shape(GAME / "tiles" / f"{tile}.svg")) == SIZE * SIZE


def test_buildings_and_tiles_differ_in_grey_and_in_outline() -> None:
    small = [building(each) for each in catalogue.NAMES if each not in LARGE]
    tiles = [GAME / "tiles" / f"{each}.svg" for each in catalogue.TILES]
    for one, other in [*combinations(small, 2), *combinations(tiles, 2)]:
        assert difference(grey(one), grey(other)) > 30, (name(one), name(other))
        assert difference(outline(one), outline(other)) > 20, (name(one), name(other))


def test_large_buildings_differ_in_grey() -> None:
    for one, other in combinations(LARGE, 2):
        assert difference(thumb(one, SIZE), thumb(other, SIZE)) > 30, (one, other)


@pytest.mark.parametrize(("small", "large"), SMALL_AND_LARGE)
def test_small_and_large_differ_in_grey_at_28_pixels(small: str, large: str) -> None:
    assert difference(thumb(small, 28), thumb(large, 28)) > 40


@pytest.mark.parametrize("eyes", EYES)
def test_corn_is_told_from_other_goods_by_all_eyes(eyes: str) -> None:
    for good in catalogue.GOODS[1:]:
        corn, other = good_drawn(GAME / "goods", "corn")[0], shape_of(good)
        assert len(corn & other) / len(corn | other) < OTHER_SHAPE, good
        safe = lightness(SAFE.parents[1] / "puerto_rico" / "goods", "corn", eyes)
        assert abs(safe - lightness(SAFE, good, eyes)) > OTHER_LIGHTNESS, (good, eyes)


def shape_of(good: str) -> frozenset[int]:
    return good_drawn(FIRST_GAME / "goods", good)[0]


@pytest.mark.parametrize(
    "ground", ["puerto_rico/planks", "puerto_rico/town", "puerto_rico/wild", "scene/bay"]
)
def test_ground_goes_on_sideways_without_a_seam(ground: str) -> None:
    assert seam(column(ground, -1), column(ground, 0)) < 8


@pytest.mark.parametrize(("left", "right"), [("stern", "hold"), ("hold", "hold"), ("hold", "bow")])
def test_a_freighter_is_as_long_as_it_has_holds(left: str, right: str) -> None:
    assert (
        seam(column(f"puerto_rico/ships/{left}", -1, DECK), column(f"puerto_rico/ships/{right}", 0, DECK)) < 8
    )
