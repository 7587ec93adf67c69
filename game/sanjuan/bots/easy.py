"""A friendly beginner: does something sensible, looks no further than its own next card, forgets prices."""

import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Final

from game.bots.bot import WILLING, Habit, Ranks, View, each
from game.sanjuan.bots import greedy
from game.sanjuan.bots.mind import Style
from game.sanjuan.catalogue import BY_NAME, VP

WHIM: Final = 2.0
"""How much a mood may weigh against reason; a card is worth about 2."""

STYLED: Final = 10
"""Thousandths of a win in the measure of these habits."""


def mood(view: View, name: str) -> float:
    """Between 0 and 1, the same in the same place."""
    seen = json.dumps([view["seat"], view["round"], view["taken"], view["supply"], name])
    return (zlib.crc32(seen.encode()) & 0xFFFF) / 0x10000


def habits(style: Style) -> Mapping[str, Habit]:
    def fond(rank: Ranks) -> Habit:
        def ranks(view: View, options: Sequence[str]) -> list[float]:
            liking = rank(view, options)
            fond = [style.get(name.partition(" ")[0], 0) / STYLED for name in options]
            return [like + extra for like, extra in zip(liking, fond, strict=True)]

        return Habit(ranks)

    return {
        **greedy.HABITS,
        "role": fond(each(lambda view, name: greedy.role(view, name) + WHIM * mood(view, name))),
        "build": fond(each(lambda view, name: 1 + points(name) + WHIM * mood(view, name))),
        "keep": fond(each(lambda view, name: greedy.value(view, name) + WHIM * mood(view, name))),
        "sell": WILLING,
    }


def points(option: str) -> int:
    """A beginner builds for the points on the card."""
    return VP[BY_NAME[option.partition(" over ")[0]]]
