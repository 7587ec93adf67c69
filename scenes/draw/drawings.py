"""Drawings of the art folder: from their vector sources, or sooner out of what was baked from these."""

import json
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from scenes.draw.theme import safe

ART: Final = Path(__file__).parents[2] / "art"
BAKED: Final = ART / "baked"
INDEX: Final = "index.json"
PIXELS: Final = "BGRA"
"""As they lie in the memory of a canvas."""
SHARP: Final = 0.75
"""What is made smaller by less than that is blurred."""

Piece = tuple[int, int, str, int, int]
"""Width and height of a baked drawing, its atlas, and where it starts and ends in there."""


def drawing(name: str, width: int, height: int) -> Surface:
    """As large as a box allows, in colours for all eyes if they are asked for."""
    name = worn(name)
    larger = [
        (scale, piece)
        for piece in baked().get(name, ())
        if (scale := min(width / piece[0], height / piece[1])) <= 1
    ]
    if larger:
        scale, piece = next((each for each in larger if each[0] == 1 or each[0] <= SHARP), larger[-1])
        with suppress(OSError, ValueError, zlib.error):
            return _sized(_pixels(*piece), piece[:2], scale)
    return vector(name, width, height)


def worn(name: str) -> str:
    """What is drawn under this name in the theme on the screen."""
    other = f"safe/{name}"
    return other if safe() and (ART / f"{other}.svg").exists() else name


def vector(name: str, width: int, height: int) -> Surface:
    return pygame.image.load_sized_svg(ART / f"{name}.svg", (width, height))


@cache
def baked() -> Mapping[str, Sequence[Piece]]:
    """All baked sizes of each drawing, the smallest first."""
    try:
        index = json.loads((BAKED / INDEX).read_text(encoding="utf-8"))
        found: Mapping[str, Sequence[Piece]] = index["drawings"]
    except (OSError, ValueError, KeyError):
        return {}
    return found


@lru_cache(maxsize=2)
def _pixels(width: int, height: int, atlas: str, start: int, end: int) -> bytes:
    with (BAKED / atlas).open("rb") as file:
        file.seek(start)
        return zlib.decompress(file.read(end - start), bufsize=width * height * len(PIXELS))


def _sized(pixels: bytes, size: tuple[int, int], scale: float) -> Surface:
    if scale == 1:
        return pygame.image.frombytes(pixels, size, PIXELS)
    wanted = round(size[0] * scale), round(size[1] * scale)
    return pygame.transform.smoothscale(pygame.image.frombuffer(pixels, size, PIXELS), wanted)


@cache
def shape(name: str) -> float:
    """How wide it is, in its heights."""
    pieces = baked().get(name)
    width, height = pieces[-1][:2] if pieces else vector(name, 64, 64).get_size()
    return width / height
