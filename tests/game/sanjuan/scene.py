"""A few words with which a test sets a table and plays at it."""

from typing import Any

from game.guest import Json
from game.sanjuan.guest import SanJuan
from game.table import Table

FILLER = "indigo_plant"


def seat(hand: str = "", built: str | list[Any] = "", **more: Any) -> Json:
    """Cards as words in one string; what carries or hides something as in a position."""
    return {"hand": hand.split(), "built": built.split() if isinstance(built, str) else built, **more}


class Scene:
    """A position, and what becomes of it: seat 0 is the governor unless told otherwise."""

    def __init__(self, *seats: Json, supply: str | None = None, seed: int = 1, **position: Any) -> None:
        cards = [FILLER] * 40 if supply is None else supply.split()
        self.table = Table(
            SanJuan.load({"supply": cards, "seats": list(seats) or [seat(), seat()], **position}, seed), seed
        )
        self.news: list[Json] = []

    def play(self, *picks: str | list[str] | None) -> "Scene":
        """Answer one decision after the other: with a name, with several, or with nothing."""
        for pick in picks:
            self.news = self.table.choose([pick] if isinstance(pick, str) else pick or [])
        return self

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked for what."""
        decision = self.table.decision
        return (decision.seat, decision.kind) if decision else None

    @property
    def options(self) -> list[str]:
        decision = self.table.decision
        return sorted(decision.options) if decision else []

    @property
    def range(self) -> tuple[int, int]:
        decision = self.table.decision
        assert decision
        return decision.min, decision.max

    def hand(self, at: int = 0) -> list[str]:
        return sorted(self.table.game.view(at)["seats"][at]["hand"])

    def city(self, at: int = 0) -> list[Any]:
        """The buildings as the seat itself sees them."""
        return list(self.table.game.view(at)["seats"][at]["built"])

    def goods(self, at: int = 0) -> list[str]:
        return [pile["card"] for pile in self.city(at) if isinstance(pile, dict) and pile.get("good")]

    def discards(self) -> int:
        return int(self.table.game.view(0)["discards"])

    def supply(self) -> int:
        return int(self.table.game.view(0)["supply"])

    def score(self, at: int = 0) -> Json:
        return self.table.game.score()[at]

    def happened(self, event: str) -> list[Json]:
        """The events of a kind since the last answer."""
        return [found for found in self.news if found["event"] == event]

    def explain(self, what: str, at: int = 0) -> Json:
        return self.table.game.explain(self.table.game.view(at), what)

    def price(self, what: str, at: int = 0) -> int:
        return int(self.explain(what, at)["price"])
