"""Plots: every building has its place on a street, at every size of screen and for any number of seats."""

from itertools import combinations

import pygame
import pytest
from pygame import SRCALPHA, Rect, Surface

from game.sanjuan.catalogue import FULL_CITY
from scenes.draw.canvas import OPAQUE
from scenes.draw.daylight import light_at
from scenes.draw.layout import Layout
from scenes.draw.lettering import Lettering
from scenes.sanjuan.city import WATERFRONT
from scenes.table.plots import Plots, laid, paint
from scenes.table.seat import seat_plan
from tests.scenes.test_fits import SIZES

AREAS = [Rect(8, 40, 192, 72), Rect(104, 268, 532, 58), Rect(0, 66, 1280, 540)]


def seats(size: tuple[int, int], number: int) -> list[tuple[Rect, Rect, Plots]]:
    """Of each other seat: its panel, what is told of it, and its plots."""
    zones = Layout(size).zones("sanjuan", f"seats {number}")
    panels = [Rect((0, 0), zone.size) for name, zone in zones.items() if name.startswith("seat")]
    return [
        (panel, *seat_plan(panel.size, Lettering(size[1]).smallest, FULL_CITY, FULL_CITY)) for panel in panels
    ]


@pytest.mark.parametrize("count", [1, 5, 12, 23])
@pytest.mark.parametrize("area", AREAS, ids=str)
def test_all_buildings_stand_on_a_street_and_apart(area: Rect, count: int) -> None:
    plots = laid(area, count)
    tops = {top for top, _ in plots.streets}
    assert len(plots.places) == count
    assert all(area.contains(place) and place.bottom in tops for place in plots.places)
    assert not [pair for pair in combinations(plots.places, 2) if pair[0].colliderect(pair[1])]
    assert sum(plots.streets[-1]) == area.bottom


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("number", [2, 3, 4])
def test_what_is_told_of_a_seat_lies_beside_its_buildings(size: tuple[int, int], number: int) -> None:
    for panel, head, plots in seats(size, number):
        assert panel.contains(head)
        assert all(panel.contains(place) and not place.colliderect(head) for place in plots.places)


@pytest.mark.parametrize("size", [(854, 480), (1280, 720), (1920, 1080)], ids=str)
def test_on_a_wide_screen_a_city_is_as_wide_as_its_panel(size: tuple[int, int]) -> None:
    for panel, _, plots in seats(size, 4):
        whole = plots.places[0].unionall(plots.places)
        assert whole.width >= panel.width * 0.9
        assert plots.size[0] > plots.size[1]


@pytest.mark.parametrize("hour", [8.0, 12.0, 19.0])
def test_it_is_painted_from_the_sky_down_to_the_water(hour: float) -> None:
    picture, plots = Surface((208, 72), SRCALPHA), laid(Rect(8, 0, 192, 72), FULL_CITY)
    paint(picture, plots, WATERFRONT, light_at(hour))
    assert pygame.mask.from_surface(picture, OPAQUE - 15).count() == 208 * 72
