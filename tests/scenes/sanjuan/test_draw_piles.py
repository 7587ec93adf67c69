"""The supply and the discards, on each shape of screen."""

import pytest
from pygame import Rect

from scenes.sanjuan.draw_piles import pile_places


@pytest.mark.parametrize(
    "area", [Rect(4, 114, 100, 124), Rect(6, 159, 70, 166), Rect(8, 166, 220, 185)], ids=str
)
def test_both_piles_lie_within_their_zone_and_hide_little_of_each_other(area: Rect) -> None:
    supply, discards = pile_places(area)
    assert area.contains(supply)
    assert area.contains(discards)
    hidden = supply.clip(discards)
    assert hidden.width * hidden.height <= supply.width * supply.height * 0.2
