"""Seats: a portrait, a name, and signs with their numbers, however many seats and signs a game has."""

from itertools import combinations

import pytest
from pygame import Rect

from scenes.draw.canvas import Placed
from scenes.draw.daylight import NOON, light_at
from scenes.draw.pictures import at_once
from scenes.draw.theme import INK
from scenes.table.plots import Drawings
from scenes.table.seat import Built, Front, Head, header, seat_ground, seat_panel, seat_plan, told
from scenes.widgets.tokens import Tokens
from tests.scenes.player import Player

pytestmark = pytest.mark.usefixtures("dummy_devices")

SIGNS = ("icons/hand", "icons/seal", "icons/star", "icons/city")
BARE = Drawings(*(f"sanjuan/{name}" for name in ("skyline", "street", "quay", "plot", "bollard", "lamp")))


def head(counts: int, number: str = "13", governor: bool = True) -> Head:
    return Head(
        "Dolores", "portraits/dolores", governor, False, tuple((sign, number) for sign in SIGNS[:counts])
    )


def where(part: Placed) -> Rect:
    place = Rect((0, 0), part.sprite.size)
    place.center = round(part.x), round(part.y)
    return place


@pytest.mark.parametrize(("width", "counts"), [(155, 0), (155, 2), (208, 3), (316, 4), (632, 4)])
def test_all_that_is_counted_lies_side_by_side_within_the_seat(
    player: Player, width: int, counts: int
) -> None:
    tokens = Tokens(player.console)
    area, _ = seat_plan((width, 110), tokens.small_letters.smallest, 12, 12)
    found = [where(part) for part in told(tokens, head(counts), area, INK)]
    assert len(found) >= 3 * counts
    assert all(Rect(0, 0, width, 110).contains(place) for place in found)
    assert not [pair for pair in combinations(found, 2) if pair[0].clip(pair[1]).width > 1]


def test_signs_come_in_the_order_they_are_given_in(player: Player) -> None:
    tokens, pictures = Tokens(player.console), player.console.pictures
    parts = list(header(tokens, head(3), Rect(0, 0, 400, 30), 14))
    lefts = [
        where(part).left for sign in SIGNS[:3] for part in parts if part.sprite is pictures.drawing(sign, 16)
    ]
    assert len(lefts) == 3
    assert lefts == sorted(lefts)


def test_who_is_governor_has_the_sign_of_it(player: Player) -> None:
    tokens, area = Tokens(player.console), Rect(0, 0, 400, 30)
    with_sign, without = (
        list(header(tokens, head(2, governor=governor), area, 14)) for governor in (True, False)
    )
    assert len(with_sign) == len(without) + 1


@pytest.mark.parametrize("plots", [1, 5, 12])
def test_a_panel_is_put_together_anew_only_if_something_has_changed(player: Player, plots: int) -> None:
    tokens, zone = Tokens(player.console), player.console.layout.zones("sanjuan", "seats 4")["seat1"]
    made = []

    def stand(found: object) -> list[Placed]:
        made.append(found)
        return []

    ground = at_once(seat_ground(tokens, Front(zone.size, plots, plots, False), BARE, light_at(NOON)))
    for key, number in (("", "1"), ("", "1"), ("", "2"), ("tower", "2")):
        panel = seat_panel(tokens, head(2, number), Built(plots, plots, key, stand), zone, ground)
        assert panel.size == zone.size
    assert len(made) == 2
