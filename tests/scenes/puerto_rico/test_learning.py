"""The first game of Puerto Rico with its guide: by buttons, and at every size."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.puerto_rico.catalogue import PROSPECTOR, ROLES
from game.puerto_rico.guest import PuertoRico
from scenes.app.words import words as spoken
from scenes.lab.robot import Robot
from scenes.puerto_rico.lessons import LESSONS, TAUGHT
from scenes.screens.how_to_play import HowToPlay
from scenes.widgets.guide_bubble import GuideBubble, Told
from tests.scenes.learning import SIZES, asked, begin, follow, laid, listen, misplaced, play_by_a, seat_bots
from tests.scenes.player import Player, missing, said

pytestmark = pytest.mark.usefixtures("dummy_devices")

FACTS = {"first": "Dolores", "second": "Ezequiel", "building": "?", "price": 1, "count": 2, "role": "?"}
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


def test_each_kind_of_question_is_asked(player: Player) -> None:
    follow(player, PuertoRico)
    kinds = {lesson.asks for lesson in LESSONS if lesson.name in learned(player)}
    assert kinds >= {"mayor", "trader", "captain", "price", "ends", "role", "tile", "building"}


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
    assert not [*misplaced(laid(player, TAUGHT, facts, QUESTIONS[language]))]
