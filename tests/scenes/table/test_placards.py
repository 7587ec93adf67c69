"""Placards: as many as a game has, each with what it gives, who has taken it, and what lies on it."""

from itertools import pairwise

import pytest
from pygame import Rect

from scenes.draw.canvas import Placed
from scenes.draw.theme import SUN
from scenes.table.placards import Placard, Role, placard, places, upon_placard
from scenes.widgets.tokens import Tokens
from tests.scenes.player import Player

ZONE = Rect(4, 114, 632, 124)
ROLE = Role("icons/city", SUN, ("Surveyor of the bay", "Surveyor"))
FACE = "portraits/ines"


def lying(player: Player, found: Placard, count: int) -> list[Rect]:
    """Where everything lies on one of so many placards."""
    size = places(ZONE, count)[0].size
    return [where(part) for part in upon_placard(Tokens(player.console), found, size)]


def where(part: Placed) -> Rect:
    place = Rect((0, 0), part.sprite.size)
    place.center = round(part.x), round(part.y)
    return place


@pytest.mark.parametrize("count", range(5, 9))
def test_they_lie_side_by_side_in_their_zone(count: int) -> None:
    found = places(ZONE, count)
    assert len(found) == count
    assert all(ZONE.contains(place) for place in found)
    assert all(one.right < other.left for one, other in pairwise(found))


@pytest.mark.parametrize("count", range(5, 9))
@pytest.mark.parametrize(
    "found",
    [
        Placard(ROLE, "+1", signs=("icons/hand", "icons/seal")),
        Placard(ROLE, "+12345678901234567890"),
        Placard(ROLE, "", "Wilhelmina the Second", FACE),
        Placard(ROLE, "+5", coins=12),
    ],
)
def test_nothing_reaches_beyond_a_placard(player: Player, found: Placard, count: int) -> None:
    whole = Rect((0, 0), places(ZONE, count)[0].size)
    assert [place for place in lying(player, found, count) if not whole.contains(place)] == []


def test_signs_stand_after_how_many_of_that_are_given(player: Player) -> None:
    *figures, one, other = lying(player, Placard(ROLE, "+1", signs=("icons/hand", "icons/seal")), 8)
    assert all(left.right <= right.left for left, right in pairwise([*figures, one, other]))


def test_coins_and_a_portrait_hide_neither_each_other_nor_what_is_given(player: Player) -> None:
    name, face, coin = lying(player, Placard(ROLE, "", "Ana", FACE, coins=2), 8)
    assert not name.colliderect(face)
    assert not name.colliderect(coin)
    assert not face.collidepoint(coin.center)


def test_each_is_made_once_for_what_is_seen_of_it(player: Player) -> None:
    tokens, size = Tokens(player.console), places(ZONE, 7)[0].size
    one, other = Placard(ROLE, "+1"), Placard(ROLE, "+1", coins=1)
    assert placard(tokens, one, size) is placard(tokens, one, size)
    assert placard(tokens, one, size) is not placard(tokens, other, size)
    assert placard(tokens, one, size).size == size


pytestmark = pytest.mark.usefixtures("dummy_devices")
