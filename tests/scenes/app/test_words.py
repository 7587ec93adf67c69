"""Each game speaks with its own words, whatever another one calls the same."""

import re
from itertools import combinations, product

import pytest

from game.bots.match import play
from game.guest import GAMES, Game, game_named
from game.puerto_rico.guest import PuertoRico
from game.sanjuan.guest import SanJuan
from game.table import Table
from game.texts import LANGUAGES
from scenes.app.words import HOUSE, rooms
from scenes.game_registry import DOORS, parts_of
from scenes.records.bot_process import Prompt
from scenes.records.feats import feats_of
from scenes.records.session import Session
from scenes.sanjuan.table import TABLE
from scenes.table.scene import TableScene
from tests.scenes.player import Player, missing, written
from tests.test_rooms import WORDS
from tests.test_texts import entries

KINDS = [game_named(name) for name in GAMES]


def identifiers(room: str) -> set[str]:
    return {*entries(room, LANGUAGES[0])}


def finished(kind: type[Game], player: Player) -> Session:
    seats = kind.seats[1]
    table = Table(kind.new({"seats": seats, **kind.fullest}, 1, [f"{at}, greedy" for at in range(seats)]), 1)
    bot = kind.habitual()
    play(table, dict.fromkeys(range(seats), bot))
    return Session(table, None, player.console.notice, lambda: None, Prompt(bot, lambda: None))


def told(player: Player, session: Session) -> list[str]:
    """The whole game in sentences, and what its points are for."""
    say, telling = player.console.words(session.game), session.game.telling
    events = [telling.tell(event, session.names, say) for event in session.events(0)]
    points = [telling.points(key, say) for seat in session.score() for key in seat if key != "rank"]
    return [*events, *telling.sketch(session.view(0), session.names, say), *points]


@pytest.mark.parametrize("kind", KINDS)
def test_no_identifier_has_two_texts_in_a_game(kind: type[Game]) -> None:
    for one, other in combinations(rooms(kind), 2):
        assert identifiers(one) & identifiers(other) == set()


def test_games_share_no_room_but_the_house() -> None:
    for one, other in combinations(KINDS, 2):
        assert {*rooms(one)} & {*rooms(other)} == {HOUSE}


def test_the_house_has_no_text_of_a_role_or_a_card() -> None:
    assert not {key for key in identifiers(HOUSE) if {*re.split(r"[._]", key)} & WORDS}


def asked_of(kind: type[Game]) -> set[str]:
    """What the house says of a game in its words."""
    parts = parts_of(kind)
    earned = [each.name for each in feats_of(kind).achievements]
    return {
        *("plan.seed.note", "curtain.text", "curtain.show", "result.tied"),
        *(["collection.gallery.note"] if parts.gallery else []),
        *(["farewell.text"] if parts.first_game else []),
        *(key for each in parts.variants for key in (each.text, f"setup.{each.name}.note")),
        *(text for each in parts.variants for _, text in each.choices),
        *(f"achievement.{name}{part}" for name in earned for part in ("", ".how")),
        *(f"character.{name}" for name in kind.characters),
    }


@pytest.mark.parametrize("name", DOORS)
def test_a_game_has_the_words_that_the_house_asks_of_it(name: str) -> None:
    kind = game_named(name)
    known = {key for room in rooms(kind) for key in identifiers(room)}
    assert asked_of(kind) - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_games_in_one_run_say_each_their_own(player: Player, language: str) -> None:
    sessions = [finished(kind, player) for kind in KINDS]
    player.console.settle(language=language)
    for session in (*sessions, *sessions):
        assert missing([line for line in told(player, session) if line]) == []
    shared = set.intersection(*(identifiers(kind.telling.ROOM) for kind in KINDS))
    assert "role.trader.action" in shared
    own = {kind: entries(kind.telling.ROOM, language) for kind in KINDS}
    for key, kind in product(shared, KINDS):
        form, *_ = own[kind][key]
        fields = dict.fromkeys(re.findall(r"\{(\w+)\}", form), 1)
        assert player.console.words(kind)(key, **fields) == form.format(**fields), kind


def test_the_house_speaks_of_no_game(player: Player) -> None:
    assert player.console.say("role.trader.action") == "role.trader.action"
    assert player.console.words(PuertoRico)("card.palace") == "card.palace"
    assert player.console.words(SanJuan)("building.wharf") == "building.wharf"


def test_a_table_speaks_another_language_as_soon_as_that_is_settled(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(SanJuan.new({"seats": 2, "governor": 0}, 7, ["Ana, human", "Bo, greedy"]), 7)
    bot_process = Prompt(SanJuan.habitual(), lambda: None)
    scene = TableScene(player.console, Session(table, None, print, lambda: None, bot_process), TABLE)
    player.console.stack.restart(scene)
    player.rest()
    seen = written(monkeypatch)
    player.console.settle(language="es")
    player.rest()
    roles = {player.console.words(SanJuan)(f"role.{role}") for role in ("builder", "trader")}
    assert roles == {"Constructor", "Mercader"}
    assert roles <= {*seen}
