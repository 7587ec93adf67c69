"""How long somebody at a table looks on, in a whole game against bots that is answered at once."""

from collections.abc import Callable
from typing import Any, Final

from game.guest import Game
from scenes.app.settings import Settings
from scenes.lab.demo import FRAME, Demo

SIZE: Final = (640, 480)
GAMES: Final = 3


def showing(
    kind: type[Game], seats: int, tell: Callable[[int], None] = lambda done: None, games: int = GAMES
) -> dict[str, Any]:
    """Seconds of each game at normal speed in which nobody is asked, and the longest without a question."""
    found: dict[str, Any] = {}
    for seed in range(1, games + 1):
        tell(seed - 1)
        demo = Demo(SIZE, seed, Settings(speed="1", canvas="software"), seats, kind=kind)
        found[f"seed {seed}"] = _shown(demo)
        demo.close()
    return found


def _shown(demo: Demo) -> dict[str, Any]:
    total = stretch = longest = 0.0
    longest_in = 0
    for _ in demo.frames():
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
