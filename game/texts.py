"""Texts by their identifiers, out of the gettext catalogues that lie in the `texts` folder of each room."""

import gettext
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.errors import Refused

LANGUAGES: Final = ("en", "es")
SHARED: Final = "game"
Say = Callable[..., str]
"""The text of an identifier, with its fields filled in; with `count` in the right number."""

SOUND_OF_I: Final = re.compile("h?(í|[iy](?![aeiouáéíóú]))", re.IGNORECASE)
"""With which a name begins that Spanish joins by `e`, not by `y`."""


def texts(language: str, *rooms: str) -> Say:
    """The texts of some rooms of the house, such as `game/sanjuan`, and those that all games share."""
    catalogues = [_catalogue(room, language) for room in (*rooms, SHARED)]

    def found(key: str, count: int) -> str:
        ways = ((each.ngettext(key, key, count), each.gettext(key)) for each in catalogues)
        return next((text for way in ways for text in way if text != key), key)

    pattern = cache(found)  # mypyc 2.4 loses a nested function that has a decorator

    def say(key: str, **fields: Any) -> str:
        return pattern(key, fields.get("count", 1)).format(**fields)

    return say


def joined(names: Sequence[str], say: Say) -> str:
    """
    >>> joined(["Ana", "Beatriz", "Inés"], texts("es"))
    'Ana, Beatriz e Inés'
    """
    *first, last = names or [""]
    key = "and.i" if SOUND_OF_I.match(last) else "and"
    return say(key, first=", ".join(first), last=last) if first else last


@cache
def _catalogue(room: str, language: str) -> gettext.GNUTranslations:
    path = Path(__file__).parent.parent / room / "texts" / f"{language}.mo"
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except OSError:
        raise Refused(f"{path}: not compiled yet; build_scripts/dev.py setup does it") from None
