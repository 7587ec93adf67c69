"""The first game of Puerto Rico with its guide: by buttons, and at every size."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from game.decision import Decision
from game.puerto_rico.catalogue import PROSPECTOR, ROLES
from game.puerto_rico.guest import PuertoRico
from game.views import View
from scenes.app.words import words as spoken
from scenes.input.buttons import Button
from scenes.lab.robot import Robot
from scenes.puerto_rico.lessons import LESSONS, TAUGHT
from scenes.screens.how_to_play import HowToPlay
from scenes.table.asking import PASS
from scenes.table.guide import Guide, due
from scenes.table.scene import TableScene
from scenes.widgets.guide_bubble import GuideBubble, Told
from tests.scenes.learning import (
    SIZES,
    asked,
    begin,
    follow,
    laid,
    listen,
    misplaced,
    play_by_a,
    seat_bots,
    table_of,
)
from tests.scenes.player import Player, missing, said

pytestmark = pytest.mark.usefixtures("dummy_devices")

FACTS = {"first": "Dolores", "second": "Ezequiel", "building": "?", "price": 1, "count": 2, "role": "?"}
LINE: Final = {"en": " line ", "es": " línea "}
"""The sentence of the table, as lessons call it."""
QUESTIONS: dict[str, list[Told]] = {}
"""Of a whole game, by language: it is played once."""


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    seat_bots(monkeypatch, PuertoRico)
    return Player(tmp_path)


def learned(player: Player) -> Sequence[str]:
    return player.console.settings.learned[PuertoRico.name]


def test_the_first_game_is_begun_from_how_to_play(player: Player) -> None:
    player.show(HowToPlay(player.console, PuertoRico))
    player.choose("First game")
    assert isinstance(player.top, GuideBubble)


def test_a_alone_does_not_win(player: Player) -> None:
    mine, *others = play_by_a(player, PuertoRico)
    assert mine < min(others)


def test_whoever_follows_the_guide_wins_and_has_heard_of_everything(player: Player) -> None:
    mine, *others = follow(player, PuertoRico)
    assert mine > max(others)
    roles, phases = ROLES[:PROSPECTOR], ("settle", "man", "build", "produce", "sold", "load")
    assert {*roles, *phases, "coins", "quarry", "corn", "feeds", "ways", "ends", "last"} <= {*learned(player)}
    assert {"rot", "rot.theirs"} & {*learned(player)}


def test_all_roles_turn_up_in_four_rounds(player: Player) -> None:
    table, robot = begin(player, PuertoRico), Robot(player.console)
    while table.session.round <= 4:
        listen(player)
        for button in robot.presses():
            player.hit(button)
        player.rest()
    assert {*ROLES[:PROSPECTOR]} <= {*learned(player)}


def test_each_kind_of_question_is_asked_and_every_answer_gets_a_reason(player: Player) -> None:
    found = asked(player, PuertoRico)
    kinds = {lesson.asks for lesson in LESSONS if lesson.name in learned(player)}
    assert kinds >= {"craftsman", "captain", "price", "ends", "role", "tile", "building"}
    roles = [told for told in found if told.words() == "Which role would you take?"]
    assert roles
    assert all("I would " in answer.reply for told in roles for answer in told.answers())


def test_one_thing_is_asked_before_a_decision() -> None:
    signs = ["ask role", "in round 6", "guess captain", "guess price", *(f"round {at}" for at in range(1, 7))]
    known = [lesson.name for lesson in LESSONS if not lesson.asks]
    asking = [lesson for lesson in LESSONS if lesson.asks and {*lesson.when} <= {*signs}]
    assert len(asking) > 2
    assert due(LESSONS, signs, known) == asking[:1]


def until_asked(player: Player, kind: str) -> TableScene[Any]:
    """A first game as the guide would play it, up to a decision of this kind."""
    table, robot = begin(player, PuertoRico), Robot(player.console)
    while not (table.asking and table.asking.decision.kind == kind):
        for button in (Button.A,) if isinstance(player.top, GuideBubble) else robot.presses():
            player.hit(button)
        player.rest()
    return table


def test_the_focus_is_on_passing_where_the_guide_would_build_nothing(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    advice = Guide.advice

    def thrifty(guide: Guide[Any], view: View, decision: Decision) -> list[str]:
        return [] if decision.kind == "build" else advice(guide, view, decision)

    monkeypatch.setattr(Guide, "advice", thrifty)
    assert until_asked(player, "build").focus.on == PASS


def test_of_a_single_colonist_nobody_says_to_press_done(player: Player) -> None:
    asking = until_asked(player, "man").asking
    assert asking
    assert isinstance(player.top, GuideBubble)
    assert ("Done" in player.top.card.words) != asking.picking.at_once


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_lesson_has_its_words(language: str) -> None:
    say = spoken(language, PuertoRico)
    words = [say(f"lesson.{lesson.name}", **FACTS) for lesson in LESSONS if not lesson.asks]
    assert missing(words) == []
    assert len(words) == len({*words})
    assert all(each.count(". ") + each.count("! ") + each.count("? ") < 3 for each in words)


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_text_is_missing_in_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    seat_bots(monkeypatch, PuertoRico)
    player = Player(tmp_path, language=language)
    texts = said(monkeypatch, player)
    follow(player, PuertoRico)
    assert missing(texts) == []


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_bubble_covers_what_it_speaks_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text_size: int
) -> None:
    seat_bots(monkeypatch, PuertoRico)
    if language not in QUESTIONS:
        QUESTIONS[language] = asked(Player(tmp_path, language=language), PuertoRico)
    player = Player(tmp_path, size, language=language, text_size=text_size)
    begin(player, PuertoRico)
    facts = {**FACTS, "building": player.console.words(PuertoRico)("building.small_warehouse")}
    bubble = laid(player, TAUGHT, facts, QUESTIONS[language])
    assert not [*misplaced(bubble)]
    line = table_of(player).board.part("ask", None)
    of_line = [card for card in bubble.cards if LINE[language] in card.words]
    assert of_line
    assert not [card.words for card in of_line if card.area.colliderect(line)]
