"""Puerto Rico's gallery."""

import pytest

from game.puerto_rico.catalogue import BUILDINGS, GOODS, NAMES, PROSPECTOR_2, ROLES, TILES
from game.puerto_rico.guest import PuertoRico
from scenes.puerto_rico.gallery import gallery
from tests.scenes.kept import count_all, keep, record
from tests.scenes.player import Player, missing

EVERYTHING = {
    *(f"building.{name}" for name in NAMES),
    *(f"role.{role}" for role in ROLES[:PROSPECTOR_2]),
    *(f"tile.{tile}" for tile in TILES),
    *(f"good.{good}" for good in GOODS),
    *(f"ship.{size}" for size in range(4, 9)),
}


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_gallery_has_everything_with_words_for_it(player: Player, language: str) -> None:
    player.console.settle(language=language)
    shown = player.show(gallery(player.console))
    assert {*shown.things} > EVERYTHING
    assert missing([line.words for at in range(len(shown.things)) for line in shown.lines(at)]) == []
    assert missing([words for words, _ in shown.groups()]) == []


def test_buildings_stand_by_columns(player: Player) -> None:
    shown = player.show(gallery(player.console))
    columns = [[row.column for row in BUILDINGS].count(column) for column in range(1, 5)]
    assert [count for _, count in shown.groups()][:4] == columns


def test_it_is_told_in_how_many_games_a_building_was_built(player: Player) -> None:
    keep("one", record(game=PuertoRico.name))
    (found,) = count_all()
    assert found.me
    shown = player.show(gallery(player.console))
    for name in NAMES:
        words = " ".join(line.words for line in shown.lines(shown.things.index(f"building.{name}")))
        assert ("Built in 1 game" in words) == (name in found.me.built)
