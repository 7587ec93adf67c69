"""Goods that everybody tells apart: by shape or by lightness, whatever the eyes make of the colours."""

import os
from collections import Counter
from functools import cache
from itertools import combinations, product
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.sanjuan.catalogue import GOODS
from scenes.draw.canvas import Colour
from scenes.draw.theme import CREAM, INK

ART = Path(__file__).parent.parent.parent / "art"
USUAL, SAFE = ART / "sanjuan" / "goods", ART / "safe" / "sanjuan" / "goods"
CRATE = "customs"
"""In a customs office; the same for all eyes."""
PAIRS = list(combinations(GOODS[1:], 2))
SIZE = 96
RARE = 8
"""Colours of fewer pixels are where two others meet."""
EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What is left of linear red, green and blue, as Machado, Oliveira and Fernandes worked it out."""
OTHER_SHAPE, OTHER_LIGHTNESS = 0.8, 10


@cache
def drawn(folder: Path, good: str) -> tuple[frozenset[int], Counter[Colour]]:
    """Which pixels it takes, and how often the colours within its lines."""
    path = (USUAL if good == CRATE else folder) / f"{good}.svg"
    picture = pygame.image.load_sized_svg(path, (SIZE, SIZE))
    data = pygame.image.tobytes(picture, "RGBA")
    solid = [at for at in range(SIZE * SIZE) if data[4 * at + 3] > 127]
    colours = Counter((data[4 * at], data[4 * at + 1], data[4 * at + 2]) for at in solid)
    often = {colour: count for colour, count in colours.items() if count > RARE}
    return frozenset(solid), Counter({each: often[each] for each in often.keys() - {INK, CREAM}})


@cache
def lightness(folder: Path, good: str, eyes: str) -> float:
    """How light it seems to them, of 100."""
    light, colours = 0.0, drawn(folder, good)[1]
    for colour, count in colours.items():
        linear = [(part / 255) ** 2.2 for part in colour]
        seen = [max(0.0, sum(a * b for a, b in zip(row, linear, strict=True))) for row in EYES[eyes]]
        light += count * (0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2])
    return float(116 * (light / colours.total()) ** (1 / 3) - 16)


def apart(folder: Path, one: str, other: str, eyes: str) -> float:
    return abs(lightness(folder, one, eyes) - lightness(folder, other, eyes))


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("folder", [USUAL, SAFE], ids=["usual", "safe"])
def test_any_two_goods_differ_in_shape_or_lightness(folder: Path, eyes: str) -> None:
    for one, other in [*PAIRS, *product(GOODS[1:], [CRATE])]:
        first, second = drawn(folder, one)[0], drawn(folder, other)[0]
        common = len(first & second) / len(first | second)
        assert common < OTHER_SHAPE or apart(folder, one, other, eyes) > OTHER_LIGHTNESS, (one, other)


@pytest.mark.parametrize("eyes", EYES)
def test_safe_goods_differ_in_lightness_alone(eyes: str) -> None:
    for one, other in PAIRS:
        assert apart(SAFE, one, other, eyes) > OTHER_LIGHTNESS, (one, other)
