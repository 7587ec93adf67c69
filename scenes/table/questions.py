"""Questions of a guide: what may be answered to them, and what is said to that."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from game.texts import Say
from scenes.widgets.guide_bubble import Answer

T = TypeVar("T")
MOST: Final = 3
"""Answers among which one has to find the right one."""


class Question(NamedTuple):
    words: str
    answers: Sequence[Answer]


def among(things: Iterable[str], own: str) -> list[str]:
    """What the guide would choose, which may be nothing, among other things, in their order."""
    all_of_them = [*dict.fromkeys(things)]
    others = [thing for thing in all_of_them if thing != own][: MOST - 1]
    return [*(thing for thing in all_of_them if thing == own or thing in others), *([] if own else [own])]


def choice(
    words: str, things: Mapping[str, str], own: str, right: str, wrong: Callable[[str], str]
) -> Question:
    """What one would choose of things, which are called so."""
    answers = [
        Answer(called, right if thing == own else wrong(thing), thing == own)
        for thing, called in things.items()
    ]
    return Question(words, answers)


def guess(words: str, answers: Mapping[T, str], right: T, why: str, say: Say) -> Question:
    """What will come of something; the reason is the same, whichever is answered."""
    found = [
        Answer(called, say("talk.right" if answer == right else "talk.wrong", why=why), answer == right)
        for answer, called in answers.items()
    ]
    return Question(words, found)


def near(count: int, least: int = 0) -> range:
    """Numbers to choose from, this one among them."""
    low = max(least, count - 1)
    return range(low, low + MOST)
