"""What the table tells of a view beyond what is in it: found out once, as long as it is still so."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from game.checks import Json
from game.sanjuan import explain
from game.sanjuan.catalogue import CATHEDRAL, NAMES, ROLES
from game.sanjuan.piles import card_of
from game.sanjuan.scoring import STARRED

if TYPE_CHECKING:
    from game.sanjuan.views import SanJuanView

FEW: Final = 12
"""Fewer cards than so many may not be enough for what a role gives."""
STARS: Final = tuple(NAMES[card] for card in STARRED)
Question = tuple[str, object, Callable[[], Any]]
"""What is asked, all that the answer depends on, and who answers."""


class ExplainCache:
    """Points, what each role would give, and what cards would cost."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[object, Any]] = {}

    def worth(self, view: "SanJuanView", card: str) -> int | None:
        """What a card counts for the seat with what there is now, unless that is printed on it."""
        if card not in STARS:
            return None
        self._learn(f"worth {card}", _cities(view), partial(explain.worth, view, card))
        found: int = self._found[f"worth {card}"][1]
        return found

    def look_up(self, view: "SanJuanView", cards: Sequence[str]) -> Iterator[None]:
        """Find out what is new; a frame may pass after each answer."""
        for question in _questions(view, cards):
            if self._learn(*question):
                yield
        for card in filter(STARS.__contains__, cards):
            self.worth(view, card)
            yield

    def _learn(self, what: str, key: object, answer: Callable[[], Any]) -> bool:
        """Whether it was not known."""
        if self._found.get(what, (None,))[0] == key:
            return False
        self._found[what] = key, answer()
        return True

    @property
    def points(self) -> Sequence[int]:
        found: Sequence[int] = self._found["points"][1]
        return found

    def gives(self, role: str) -> Json:
        found: Json = self._found[role][1]["gives"]
        return found

    def taker(self, role: str) -> int | None:
        found: int | None = self._found[role][1].get("by")
        return found

    def price(self, card: str) -> int:
        return int(self._found[card][1]["price"])


def _cities(view: "SanJuanView") -> str:
    return repr([seat["built"] for seat in view["seats"]])


def _questions(view: "SanJuanView", cards: Iterable[str]) -> Iterator[Question]:
    mine = view["seats"][view["seat"]]
    yield "points", _cities(view), partial(explain.points, view)
    left = min(view["supply"] + view["discards"], FEW)
    gone = any(NAMES[CATHEDRAL] in map(card_of, seat["built"]) for seat in view["seats"])
    table = repr((mine, view["taken"], view["tiles"], view["phase"], view["library_used"], left, gone))
    for role in ROLES:
        yield role, table, partial(explain.explain, view, role)
    standing = tuple(map(card_of, mine["built"])), mine.get("fresh")
    discounts = standing, view["phase"], view["turn"], view.get("privilege")
    for card in dict.fromkeys(cards):
        yield card, discounts, partial(explain.explain, view, card)
