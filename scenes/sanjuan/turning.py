"""What is seen of tiles and cards while they turn their faces up: ever narrower backs, ever wider faces."""

from functools import partial
from typing import Final

import pygame
from pygame import Surface

from scenes.canvas import Sprite
from scenes.drawings import drawing
from scenes.sanjuan.look import Look

TILE: Final = (
    ("tile_back", 1.0), ("tile_back", 0.8), ("tile_back", 0.45), ("tile_back", 0.1),
    ("tile", 0.3), ("tile", 0.65), ("tile", 0.9), ("tile", 1.0),
)  # fmt: skip
"""Drawings, and how much of their width."""
BACK, FACE = (0.75, 0.4, 0.08), (0.55,)


def tile(look: Look, size: tuple[int, int]) -> list[Sprite]:
    """The price tile."""
    return [side(look, size, *each) for each in TILE]


def side(look: Look, size: tuple[int, int], name: str, share: float) -> Sprite:
    return look.pictures.made(("side", name, share, size), partial(_drawn, f"sanjuan/{name}", size, share))


def card(look: Look, name: str) -> list[Sprite]:
    """A card of the fan; the last of these is the card itself."""
    made, size = look.pictures.made, look.small
    backs = [made(("side", "back", at), partial(_drawn, "sanjuan/card_back", size, at)) for at in BACK]
    faces = [made(("side", name, at), partial(_face, look, name, at)) for at in FACE]
    return [look.back(), *backs, *faces, look.card(name)]


def _face(look: Look, name: str, share: float) -> Surface:
    return narrowed(look.face(name, look.small, False), share)


def _drawn(name: str, size: tuple[int, int], share: float) -> Surface:
    return narrowed(pygame.transform.smoothscale(drawing(name, *size), size), share)


def narrowed(picture: Surface, share: float) -> Surface:
    """As it is seen from the side."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(2, round(width * share)), height))
