"""A few words with which a test plays at a table, whatever the game."""

from typing import Any, Self

from game.checks import Json
from game.guest import Game
from game.table import Table


class BaseScene:
    """A game, and what becomes of it."""

    def __init__(self, game: Game, seed: int = 1) -> None:
        self.table = Table(game, seed)
        self.news = self.table.happened

    def play(self, *picks: str | list[str] | None) -> Self:
        """Answer one decision after the other: with a name, with several, or with nothing."""
        for pick in picks:
            self.news = self.table.choose([pick] if isinstance(pick, str) else pick or [])
        return self

    def view(self, at: int = 0) -> Any:
        return self.table.game.view(at)

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked for what."""
        decision = self.table.decision
        return (decision.seat, decision.kind) if decision else None

    @property
    def options(self) -> list[str]:
        return sorted(self.in_order)

    @property
    def in_order(self) -> list[str]:
        """The options as they are offered."""
        decision = self.table.decision
        return list(decision.options) if decision else []

    @property
    def range(self) -> tuple[int, int]:
        decision = self.table.decision
        assert decision
        return decision.min, decision.max

    def happened(self, event: str) -> list[Any]:
        """The events of a kind since the last answer."""
        return [found for found in self.news if found["event"] == event]

    def so_far(self, event: str) -> list[Any]:
        """The events of a kind since the first answer."""
        return [found for found in self.table.happened if found["event"] == event]

    def saw(self, at: int, event: str) -> list[Any]:
        """The events of a kind since the last answer, as a seat sees them."""
        return [self.table.game.seen_by(at, found) for found in self.happened(event)]

    def score(self, at: int = 0) -> Json:
        return self.table.game.score()[at]

    @property
    def position(self) -> Json:
        """The whole truth, when a role is to be chosen."""
        return self.table.game.position()

    def explain(self, what: str, at: int = 0) -> Json:
        return self.table.game.explain(self.view(at), what)
