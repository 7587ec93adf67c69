"""Everything that is written can be read on what lies behind it: measured on the pixels of real screens."""

from pathlib import Path
from typing import Any

import numpy
import pygame
import pytest
from pygame import Surface

from game.sanjuan.catalogue import NAMES
from scenes.draw.canvas import Colour
from scenes.draw.drawings import vector, worn
from scenes.draw.lettering import TEXT as TEXT_FONT
from scenes.draw.lettering import Lettering
from scenes.draw.pictures import under_sign
from scenes.draw.theme import (
    DEEP,
    NIGHT,
    PAPER,
    SEA,
    SEAL,
    SUN,
    TERRACOTTA,
    VIOLET,
    contrast,
    mixed,
    readable_on,
    seen,
    wear,
)
from scenes.lab.showcase import AROUND
from scenes.puerto_rico.hours import HOURS as THEIR_HOURS
from scenes.puerto_rico.showcase import AT_TABLE as THEIR_TABLE
from scenes.sanjuan.hours import HOURS
from scenes.sanjuan.showcase import AT_TABLE
from scenes.sanjuan.signs import GOOD_COLOURS, ROLE_COLOURS, band
from scenes.table.parts import Screens
from scenes.widgets.harbour import Harbour
from tests.scenes.player import Player, dummies

TEXT, SHAPES = 4.5, 3.0
OUTLINE = 0.1
"""Of its pixels, an outline has as many."""
SPECK = 12
"""Fewer pixels than so many are where letters touch an edge, and not a letter."""
SIZE = (480, 320)
BRIGHTEST = 12.0
"""The hour at which the port is."""
SETTLED = 60
"""Frames until the port behind the title is all there."""
Pixels = Any


SCENES = {**AROUND, **AT_TABLE}


def shots(folder: Path, scenes: Screens, strong: bool) -> dict[str, Pixels]:
    player = Player(folder, SIZE, high_contrast=strong, reduced_motion=True)
    player.console.notice("A notice")
    found = {}
    for name, make in scenes.items():
        player.show(make(player.console))
        for _ in range(SETTLED):
            player.frame()
        found[name] = pygame.surfarray.array3d(player.console.canvas.picture()).astype(float)
    return found


def luminance(pixels: Pixels) -> Pixels:
    shares = pixels / 255
    linear = numpy.where(shares <= 0.03928, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    return linear @ numpy.array([0.2126, 0.7152, 0.0722])


def contrasts(one: Pixels, other: Pixels) -> Pixels:
    first, second = luminance(one) + 0.05, luminance(other) + 0.05
    return numpy.maximum(first / second, second / first)


def unreadable(shown: Pixels, bare: Pixels, inks: set[Colour]) -> list[pygame.Rect]:
    """Where pixels that are wholly of an ink lie on something too much like it."""
    inked = numpy.zeros(shown.shape[:2], bool)
    for ink in inks:
        inked |= (shown == ink).all(axis=2)
    poor = inked & (shown != bare).any(axis=2) & (contrasts(shown, bare) < TEXT)
    mask = pygame.mask.Mask(poor.shape)
    for x, y in zip(*numpy.nonzero(poor), strict=True):
        mask.set_at((int(x), int(y)))
    return [part.get_bounding_rects()[0] for part in mask.connected_components(SPECK)]


def poor(
    folder: Path, monkeypatch: pytest.MonkeyPatch, scenes: Screens, strong: bool = False
) -> dict[str, list[pygame.Rect]]:
    """Where on which of these screens something cannot be read."""
    inks: set[Colour] = set()
    line = Lettering.line

    def blank(
        self: Lettering,
        words: str,
        colour: Colour,
        font: str = TEXT_FONT,
        size: int = 0,
        ground: Colour | None = None,
    ) -> Surface:
        inks.add(seen(colour))
        picture = line(self, words, colour, font, size, ground)
        picture.fill(seen(ground) if ground else (0, 0, 0, 0))
        return picture

    monkeypatch.setattr("scenes.widgets.harbour.hour_now", lambda: BRIGHTEST)
    monkeypatch.setattr(Harbour, "update", lambda self, milliseconds: False)
    with dummies(monkeypatch, folder / "written"):
        shown = shots(folder, scenes, strong)
    monkeypatch.setattr(Lettering, "line", blank)
    with dummies(monkeypatch, folder / "bare"):
        bare = shots(folder, scenes, strong)
    assert all((shown[name] != bare[name]).any() for name in scenes if name != "safe area")
    return {name: found for name in scenes if (found := unreadable(shown[name], bare[name], inks))}


@pytest.mark.parametrize("strong", [False, True], ids=["normal", "high contrast"])
def test_every_text_of_every_screen_stands_out_from_what_is_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, strong: bool
) -> None:
    assert poor(tmp_path, monkeypatch, SCENES, strong) == {}


@pytest.mark.parametrize("hour", [hour for _, hour in HOURS])
def test_at_every_hour_of_a_game_its_table_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hour: float
) -> None:
    monkeypatch.setattr("scenes.sanjuan.stage.hour_of", lambda view: hour)
    monkeypatch.setattr("scenes.sanjuan.zoom.hour_of", lambda view: hour)
    assert poor(tmp_path, monkeypatch, {name: AT_TABLE[name] for name in ("table", "city")}) == {}


@pytest.mark.parametrize("hour", [hour for _, hour in THEIR_HOURS])
def test_at_every_hour_the_bay_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hour: float
) -> None:
    monkeypatch.setattr("scenes.puerto_rico.stage.hour_of", lambda ending: hour)
    assert poor(tmp_path, monkeypatch, {"table": THEIR_TABLE["table"]}) == {}


@pytest.mark.parametrize("safe", [False, True], ids=["usual", "safe"])
def test_names_can_be_read_on_the_band_of_every_card(safe: bool) -> None:
    wear(False, safe)
    try:
        for name in NAMES[1:]:
            assert contrast(readable_on(band(name)), band(name)) >= TEXT, name
    finally:
        wear(False, False)


# Icons

SIGNS = ("seal", "hand", "governor")
SHEETS = (DEEP, NIGHT, PAPER, mixed(PAPER, SUN, 0.45))
PAIRS: list[tuple[str, Colour]] = [
    *(
        (f"icons/{name}", ground)
        for name in SIGNS
        for ground in (DEEP, NIGHT, PAPER, mixed(PAPER, SUN, 0.45))
    ),
    *((f"sanjuan/icons/{role}", under_sign(colour)) for role, colour in ROLE_COLOURS.items()),
    ("icons/monument", under_sign(TERRACOTTA)),
    ("icons/city", under_sign(VIOLET)),
    ("icons/star", SEAL),
    *(
        (f"sanjuan/goods/{good}", ground)
        for good in GOOD_COLOURS
        for ground in (PAPER, mixed(PAPER, SEA, 0.35), DEEP)
    ),
]
"""Icons and what they are shown on."""


@pytest.mark.parametrize("strong", [False, True], ids=["normal", "high contrast"])
@pytest.mark.parametrize("safe", [False, True], ids=["usual", "safe"])
def test_every_icon_stands_out_from_what_it_is_shown_on(strong: bool, safe: bool) -> None:
    pygame.display.init()
    wear(strong, safe)
    try:
        for name, ground in PAIRS:
            picture = vector(worn(name), 32, 32)
            solid = pygame.surfarray.array_alpha(picture) > 250
            pixels = pygame.surfarray.array3d(picture).astype(float)[solid]
            for shown in (ground, seen(ground)):
                told = contrasts(pixels, numpy.array(shown, float)) >= SHAPES
                assert told.mean() > OUTLINE, (name, shown, told.mean())
    finally:
        wear(False, False)
