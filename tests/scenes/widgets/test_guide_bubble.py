"""Somebody who explains asks before telling: the answer is not under the thumb, a wrong one is told why."""

from pathlib import Path

import pytest
from pygame import Rect

from scenes.widgets.guide_bubble import Answer, GuideBubble, Told
from tests.scenes.learning import SIZES, misplaced
from tests.scenes.player import Player

pytestmark = pytest.mark.usefixtures("dummy_devices")

RIGHT = Answer("One barrel", "Just so.", right=True)
WRONG = Answer("Two barrels", "No: one is kept.", right=False)
WORSE = Answer("Nothing", "No: two are too many.", right=False)
AFTER = "That is how it goes."


@pytest.fixture
def heard() -> list[int]:
    """How many of the sentences had been seen when a bubble went."""
    return []


def ask(player: Player, heard: list[int], *answers: Answer) -> GuideBubble:
    asked = Told(lambda: "What will be lost?", lambda: Rect(0, 0, 200, 60), lambda: answers)
    after = Told(lambda: AFTER, lambda: Rect(0, 0, 200, 60))
    bubble: GuideBubble = player.show(
        GuideBubble(player.console, [asked, after], "portraits/beatriz", heard.append, {})
    )
    return bubble


@pytest.mark.parametrize("answers", [(RIGHT, WRONG, WORSE), (WRONG, RIGHT, WORSE), (WRONG, WORSE, RIGHT)])
def test_the_right_answer_is_not_under_the_thumb(
    player: Player, heard: list[int], answers: tuple[Answer, ...]
) -> None:
    bubble = ask(player, heard, *answers)
    player.press("A")
    assert bubble.card.words == WRONG.reply


def test_an_answer_is_gone_to_and_replied_to_before_anything_else_is_told(
    player: Player, heard: list[int]
) -> None:
    bubble = ask(player, heard, RIGHT, WRONG, WORSE)
    player.press("left", "A")
    said = [bubble.card.words]
    player.press("A")
    said.append(bubble.card.words)
    player.press("A")
    assert (said, heard) == ([RIGHT.reply, AFTER], [2])


def test_b_leaves_a_question_open(player: Player, heard: list[int]) -> None:
    ask(player, heard, RIGHT, WRONG)
    player.press("B")
    assert heard == [1]


def test_a_question_is_answered_with_a_mouse(player: Player, heard: list[int]) -> None:
    bubble = ask(player, heard, RIGHT, WRONG, WORSE)
    player.click(*bubble.card.answers[2].area.center)
    assert bubble.card.words == WORSE.reply


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_answers_lie_below_their_question(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    player = Player(tmp_path, size, text_size=text_size)
    safe = player.console.layout.safe
    stage = Rect(0, safe.height // 4, safe.width, safe.height // 4)
    words = "If you took the captain now, what would that cost you at the end of this phase?"
    answers = [Answer(" ".join([each.words] * 3), words, each.right) for each in (WRONG, RIGHT, WORSE)]
    told = [Told(lambda: words, lambda: stage, lambda: answers)]
    bubble = player.show(GuideBubble(player.console, told, "portraits/beatriz", print, {}))
    assert not [*misplaced(bubble)]
