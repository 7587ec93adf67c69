"""How a game begins: the catalogue of cards, the deal, the governor and the price tiles."""

from collections import Counter
from typing import Any

import pytest

from game.errors import Refused
from game.sanjuan.guest import SanJuan
from tests.game.sanjuan.scene import NEW, TILES, Scene, deal, seat

# Cost, victory points and copies, as the rules print them.
PLANTS = {
    "indigo_plant": (1, 1, 10),
    "sugar_mill": (2, 1, 8),
    "tobacco_storage": (3, 2, 8),
    "coffee_roaster": (4, 2, 8),
    "silver_smelter": (5, 3, 8),
}
CITY = {
    "smithy": (1, 1, 3),
    "gold_mine": (1, 1, 3),
    "archive": (1, 1, 3),
    "poor_house": (2, 1, 3),
    "black_market": (2, 1, 3),
    "trading_post": (2, 1, 3),
    "well": (2, 1, 3),
    "market_stand": (2, 1, 3),
    "crane": (2, 1, 3),
    "chapel": (3, 2, 3),
    "tower": (3, 2, 3),
    "aqueduct": (3, 2, 3),
    "carpenter": (3, 2, 3),
    "prefecture": (4, 2, 3),
    "market_hall": (4, 2, 3),
    "quarry": (4, 2, 3),
    "library": (5, 3, 3),
    "statue": (3, 3, 3),
    "victory_column": (4, 4, 3),
    "hero": (5, 5, 3),
    "guild_hall": (6, 0, 2),
    "city_hall": (6, 0, 2),
    "triumphal_arch": (6, 0, 2),
    "palace": (6, 0, 2),
}
NEW_BUILDINGS = {
    "guard_room": (1, 1, 3),
    "office_building": (1, 1, 3),
    "hut": (2, 1, 3),
    "tavern": (2, 1, 3),
    "park": (3, 2, 3),
    "customs_office": (1, 1, 3),
    "bank": (4, 2, 3),
    "harbor": (4, 2, 3),
    "goldsmith": (5, 3, 3),
    "residence": (6, 0, 2),
    "cathedral": (7, 0, 0),
}
BASE = {card: copies for card, (_, _, copies) in (PLANTS | CITY).items()}
MORE = {card: copies for card, (_, _, copies) in NEW_BUILDINGS.items() if copies}
MORE |= {"sugar_mill": 1, "tobacco_storage": 1, "coffee_roaster": 1, "silver_smelter": 1}


def all_cards(scene: Scene) -> Counter[str]:
    """Every card of a game that has not yet begun to be played, wherever it lies."""
    position = scene.position
    places = [
        position["supply"],
        *(found[where] for found in position["seats"] for where in ("hand", "built")),
    ]
    return Counter(card for place in places for card in place)


# The catalogue


@pytest.mark.parametrize("card", PLANTS | CITY | NEW_BUILDINGS)
def test_each_card_has_its_cost_and_its_points(card: str) -> None:
    cost, points, _ = (PLANTS | CITY | NEW_BUILDINGS)[card]
    scene = Scene(seat("", card), seat(), **NEW)
    assert scene.explain(card, at=1)["steps"] == [["printed", cost]]
    assert scene.score()["buildings"] == points


def test_a_prefecture_costs_less_in_the_first_edition() -> None:
    assert Scene(edition=1).price("prefecture") == 3
    assert Scene(edition=2).price("prefecture") == 4


def test_the_rest_of_the_catalogue_is_the_same_in_both_editions() -> None:
    scene = Scene(edition=1, **NEW)
    costs = {card: cost for card, (cost, _, _) in (PLANTS | CITY | NEW_BUILDINGS).items()}
    assert {card: scene.price(card) for card in costs} == costs | {"prefecture": 3}


@pytest.mark.parametrize("edition", [1, 2])
def test_the_deck_holds_110_cards(edition: int) -> None:
    cards = all_cards(deal(edition=edition))
    assert cards == Counter(BASE)
    assert cards.total() == 110


@pytest.mark.parametrize("edition", [1, 2])
def test_the_new_buildings_are_33_cards_more(edition: int) -> None:
    cards = all_cards(deal(edition=edition, **NEW))
    assert cards == Counter(BASE) + Counter(MORE)
    assert cards.total() == 143


# The deal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_begins_with_four_cards_and_an_indigo_plant(seats: int) -> None:
    scene = deal(seats)
    assert [len(found["hand"]) for found in scene.position["seats"]] == [4] * seats
    assert [found["built"] for found in scene.position["seats"]] == [["indigo_plant"]] * seats


@pytest.mark.parametrize(
    ("seats", "expansion", "supply"),
    [
        (2, [], 100),
        (3, [], 95),
        (4, [], 90),
        (2, ["new_buildings"], 133),
        (3, ["new_buildings"], 128),
        (4, ["new_buildings"], 123),
    ],
)
def test_the_rest_is_the_supply(seats: int, expansion: list[str], supply: int) -> None:
    scene = deal(seats, expansion=expansion)
    assert (scene.supply(), scene.discards()) == (supply, 0)


def test_the_cathedral_is_in_no_hand_and_not_in_the_supply() -> None:
    assert all_cards(deal(**NEW))["cathedral"] == 0


def test_the_second_edition_without_expansion_or_draft_is_usual() -> None:
    position = deal(3).position
    assert (position["edition"], position["expansion"]) == (2, [])


def test_the_first_round_begins_with_the_governor() -> None:
    scene = deal(3, governor=2)
    assert scene.asked == (2, "role")
    assert scene.position["round"] == 1


def test_the_governor_is_drawn_if_none_is_given() -> None:
    assert {deal(4, seed=seed).position["governor"] for seed in range(40)} == {0, 1, 2, 3}


# Price tiles


def test_the_five_price_tiles_are_shuffled() -> None:
    orders = {tuple(deal(2, seed=seed).position["tiles"]) for seed in range(10)}
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {tuple(TILES)}


def test_nobody_has_seen_a_price_tile_yet() -> None:
    assert deal(2).tiles() == [None] * 5


# Chance


def test_a_seed_always_gives_the_same_game() -> None:
    assert deal(4, seed=7, **NEW).position == deal(4, seed=7, **NEW).position


def test_another_seed_gives_another_game() -> None:
    assert deal(4, seed=7).position != deal(4, seed=8).position


def test_a_game_that_is_played_alike_goes_on_alike() -> None:
    picks = "builder", None, None
    assert (
        deal(2, seed=7, governor=0).play(*picks).position == deal(2, seed=7, governor=0).play(*picks).position
    )


def test_the_seed_decides_how_the_discards_are_shuffled() -> None:
    cards = list(PLANTS | CITY)
    games = [Scene(supply="", discards=cards, seed=seed).play("prospector") for seed in range(5)]
    orders = {tuple(scene.position["supply"]) for scene in games}
    assert len(orders) == 5


# What is no game


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({}, "seats"),
        ({"seats": 1}, "seats"),
        ({"seats": 5}, "seats"),
        ({"seats": "4"}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": None}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"seats": 2, "governor": 2}, "governor"),
        ({"seats": 2, "governor": -1}, "governor"),
        ({"seats": 2, "governor": True}, "governor"),
        ({"seats": 2, "edition": 3}, "edition"),
        ({"seats": 2, "edition": "2"}, "edition"),
        ({"seats": 2, "edition": True}, "edition"),
        ({"seats": 2, "expansion": "new_buildings"}, "expansion"),
        ({"seats": 2, "expansion": ["old_buildings"]}, "expansion"),
        ({"seats": 2, "expansion": [7]}, "expansion"),
        ({"seats": 2, "draft": "yes"}, "draft"),
        ({"seats": 2, "draft": 1}, "draft"),
        ({"seats": 2, "players": 2}, "players"),
    ],
)
def test_a_setup_that_cannot_be_is_refused_by_field(wanted: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused, match=field):
        SanJuan.new(wanted, 1)
