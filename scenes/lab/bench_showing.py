"""How long somebody at a table looks on, in a whole game against bots that is answered at once."""

from collections.abc import Callable
from typing import Any, Final

from game.guest import Game
from scenes.app.settings import Settings
from scenes.input.buttons import Button
from scenes.lab.demo import FRAME, Demo

SIZE: Final = (640, 480)
GAMES: Final = 3


def showing(
    kind: type[Game], seats: int, tell: Callable[[int], None] = lambda done: None, games: int = GAMES
) -> dict[str, Any]:
    """Seconds of each game at normal speed in which nobody is asked, and the longest without a question.

    And the seconds of the same game while B is held.
    """
    found: dict[str, Any] = {}
    for seed in range(1, games + 1):
        tell(seed - 1)
        usual, held = (_played(kind, seats, seed, hurried) for hurried in (False, True))
        found[f"seed {seed}"] = {**usual, "held_s": held["total_s"]}
    return found


def _played(kind: type[Game], seats: int, seed: int, hurried: bool) -> dict[str, Any]:
    demo = Demo(SIZE, seed, Settings(speed="1", canvas="software"), seats, kind=kind)
    try:
        return _shown(demo, hurried)
    finally:
        demo.close()


def _shown(demo: Demo, hurried: bool) -> dict[str, Any]:
    total = stretch = longest = 0.0
    longest_in = 0
    for _ in demo.frames():
        demo.hold(Button.B, hurried and not demo.table.asking)
        stretch = 0 if demo.table.asking else stretch + FRAME
        total += FRAME if stretch else 0
        if stretch > longest:
            longest, longest_in = stretch, demo.session.round
    return {
        "total_s": round(total / 1000),
        "longest_s": round(longest / 1000, 1),
        "in_round": longest_in,
        "rounds": demo.session.round,
    }
