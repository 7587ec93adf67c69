"""How bots are made from levels and tastes."""

from game.bots.bot import Bot
from game.bots.levels import Level, Style, people, without_tastes


class Known(Bot):
    """Knows how it was made."""

    def __init__(self, style: Style, seed: int) -> None:
        self.made = style, seed


LEVELS: dict[str, Level] = {"plain": Known}


def made(bot: Bot) -> object:
    assert isinstance(bot, Known)
    return bot.made


def test_a_level_alone_has_no_tastes() -> None:
    assert made(without_tastes(LEVELS)["plain"](3)) == ({}, 3)


def test_a_character_is_a_level_with_tastes() -> None:
    assert made(people(LEVELS, {"ana": ("plain", {"well": 10})})["ana"](3)) == ({"well": 10}, 3)
