"""What is said on a screen: texts of the house, and with a game those of its scenes and its own."""

import locale
import os
from collections.abc import Iterable
from functools import cache
from typing import Final

from game.guest import Game
from game.texts import LANGUAGES, Say, texts
from scenes.game_registry import has_screen, parts_of

HOUSE: Final = "scenes"
MOST_PEOPLE: Final = 9
"""As many may be called by numbers."""


def rooms(game: type[Game]) -> list[str]:
    """The folders whose texts are said of a game: those of no other one are among them."""
    scenes = [parts_of(game).texts] if has_screen(game.name) else []
    return [HOUSE, *scenes, game.telling.ROOM]


def words(language: str, game: type[Game] | None = None) -> Say:
    """With a game, or by the house alone."""
    return texts(language, *(rooms(game) if game else [HOUSE]))


@cache
def _numbered() -> dict[str, int]:
    """Who is called by a number only, in any language."""
    return {
        words(language)("plan.player", number=number): number
        for language in LANGUAGES
        for number in range(1, MOST_PEOPLE + 1)
    }


def called(name: str, say: Say) -> str:
    """A name as this language has it: that of somebody who has a number only is another in each.

    >>> called("Player 2", words("es")), called("Rosa", words("es"))
    ('Jugador 2', 'Rosa')
    """
    number = _numbered().get(name)
    return name if number is None else say("plan.player", number=number)


def dated(when: str, say: Say) -> str:
    """A day, and what time it was if that is told.

    >>> dated("1970-01-31 10:00", words("es"))
    '31 de enero de 1970, 10:00'
    """
    day, *clock = when.split()
    year, month, number = map(int, day.split("-"))
    return ", ".join([say("date", day=number, month=say(f"month.{month}"), year=year), *clock])


def own_language(preferred: Iterable[str] = ()) -> str:
    """That of the environment, which need not be installed, or else the first known one of the system's."""
    told = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    mine = next(filter(None, told), None)
    wanted = [mine] if mine else [*preferred, locale.getlocale()[0] or ""]
    spoken = (known for each in wanted for known in LANGUAGES if each.lower().startswith(known))
    return next(spoken, LANGUAGES[0])
