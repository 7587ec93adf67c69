"""The games that have a screen, and the door to each. Nothing else of the house knows them by name."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from game.guest import Game, game_named

if TYPE_CHECKING:
    from scenes.table.parts import Parts


def _sanjuan() -> "Parts":
    from scenes.sanjuan.guest import PARTS  # wanted only once somebody comes near

    return PARTS


def _puerto_rico() -> "Parts":
    from scenes.puerto_rico.guest import PARTS

    return PARTS


DOORS: Final[Mapping[str, Callable[[], "Parts"]]] = {
    "sanjuan": _sanjuan,
    "puerto_rico": _puerto_rico,
}
"""By the name of the game; another one is a function and a line here."""

TITLES: Final[Mapping[str, str]] = {"sanjuan": "San Juan", "puerto_rico": "Puerto Rico"}
"""What a game is called in every language."""


def title_of(name: str) -> str:
    """
    >>> title_of("puerto_rico"), title_of("chess")
    ('Puerto Rico', 'Chess')
    """
    return TITLES.get(name, name.capitalize())


def of_game(words: str, name: str) -> str:
    """What a screen of this game is called, beside those of others."""
    return f"{words} · {title_of(name)}" if len(DOORS) > 1 else words


def has_screen(name: str) -> bool:
    return name in DOORS


def first_with_screen(names: Iterable[str] = ()) -> type[Game]:
    """The first of these games that has a screen, or else of all."""
    return game_named(next(filter(has_screen, names), next(iter(DOORS))))


def parts_of(game: type[Game]) -> "Parts":
    return DOORS[game.name]()
