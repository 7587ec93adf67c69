"""What comes after a game."""

from typing import TYPE_CHECKING

from game.table import Table, fresh_seed
from scenes.opening import open_game, sit_down
from scenes.score import ScorePad
from scenes.session import Session

if TYPE_CHECKING:
    from scenes.console import Console


def after_game(console: "Console", session: Session) -> None:
    """The points, and then the same table again if somebody likes."""
    console.stack.replace(ScorePad(console, session, lambda: again(console, session)))


def again(console: "Console", session: Session) -> None:
    """Another game of the same people with the same rules."""
    seed = fresh_seed()
    tags = {name: value for name, value in session.tags.items() if name not in ("governor", "position")}
    open_game(console, sit_down(console, Table(session.game.from_tags(tags, seed, session.seats), seed)))
