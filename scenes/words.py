"""What is said on a screen: texts of the house, and with a game those of its scenes and its own."""

from pathlib import Path
from typing import Final

from game.guest import Game
from game.texts import Say, texts

HOUSE: Final = "scenes"
ROOT: Final = Path(__file__).parent.parent


def rooms(game: type[Game]) -> list[str]:
    """The folders whose texts are said of a game: those of no other one are among them."""
    scenes = f"{HOUSE}/{game.name}"
    return [HOUSE, *([scenes] if (ROOT / scenes).is_dir() else []), game.telling.ROOM]


def words(language: str, game: type[Game] | None = None) -> Say:
    """With a game, or by the house alone."""
    return texts(language, *(rooms(game) if game else [HOUSE]))
