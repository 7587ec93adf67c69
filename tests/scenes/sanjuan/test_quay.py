"""Quays: every building has its place on a street, at every size of screen and for any number of seats."""

from itertools import combinations

import pytest
from pygame import SRCALPHA, Rect, Surface

from game.sanjuan.catalogue import FULL_CITY
from scenes.layout import Layout
from scenes.lettering import Lettering
from scenes.sanjuan.market import pile_places
from scenes.sanjuan.panels import seat_plan
from scenes.sanjuan.quay import Quay, laid, paint
from tests.scenes.test_fits import SIZES

AREAS = [Rect(8, 40, 192, 72), Rect(104, 268, 532, 58), Rect(0, 66, 1280, 540)]

ZONES = [Rect(4, 114, 100, 124), Rect(6, 159, 70, 166), Rect(8, 166, 220, 185)]
"""For piles, on each shape of screen."""


def seats(size: tuple[int, int], number: int) -> list[tuple[Rect, Rect, Quay]]:
    """Of each other seat: its panel, what is told of it, and its quay."""
    zones = Layout(size).zones("sanjuan", f"seats {number}")
    panels = [Rect((0, 0), zone.size) for name, zone in zones.items() if name.startswith("seat")]
    return [(panel, *seat_plan(panel.size, Lettering(size[1]).smallest)) for panel in panels]


@pytest.mark.parametrize("area", AREAS, ids=str)
def test_all_buildings_stand_on_a_street_and_apart(area: Rect) -> None:
    quay = laid(area)
    tops = {top for top, _ in quay.streets}
    assert len(quay.places) == FULL_CITY
    assert all(area.contains(place) and place.bottom in tops for place in quay.places)
    assert not [pair for pair in combinations(quay.places, 2) if pair[0].colliderect(pair[1])]
    assert sum(quay.streets[-1]) == area.bottom


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("number", [2, 3, 4])
def test_what_is_told_of_a_seat_lies_beside_its_buildings(size: tuple[int, int], number: int) -> None:
    for panel, head, quay in seats(size, number):
        assert panel.contains(head)
        assert all(panel.contains(place) and not place.colliderect(head) for place in quay.places)


@pytest.mark.parametrize("size", [(854, 480), (1280, 720), (1920, 1080)], ids=str)
def test_on_a_wide_screen_a_city_is_as_wide_as_its_panel(size: tuple[int, int]) -> None:
    for panel, _, quay in seats(size, 4):
        whole = quay.places[0].unionall(quay.places)
        assert whole.width >= panel.width * 0.9
        assert quay.size[0] > quay.size[1]


def test_it_reaches_from_the_water_to_the_skyline_and_no_higher() -> None:
    picture, quay = Surface((208, 110), SRCALPHA), laid(Rect(8, 38, 192, 72))
    paint(picture, quay)
    assert picture.get_bounding_rect().bottom == picture.get_height()
    assert picture.get_bounding_rect().top >= quay.places[0].top


@pytest.mark.parametrize(
    "area", [Rect(4, 114, 100, 124), Rect(6, 159, 70, 166), Rect(8, 166, 220, 185)], ids=str
)
def test_both_piles_lie_within_their_zone_and_hide_little_of_each_other(area: Rect) -> None:
    supply, discards = pile_places(area)
    assert area.contains(supply)
    assert area.contains(discards)
    hidden = supply.clip(discards)
    assert hidden.width * hidden.height <= supply.width * supply.height * 0.2
