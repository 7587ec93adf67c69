"""A game as one seat sees it, its hidden cards dealt at random: something that search can play on with."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from game import rng
from game.decision import Decision
from game.sanjuan.catalogue import (
    BANK,
    BIT,
    BY_NAME,
    CHAPEL,
    HARBOR,
    NOTHING,
    ROLES,
    TILES,
    deck,
)
from game.sanjuan.state import (
    ASK_ARCHIVE,
    ASK_BANK,
    ASK_LIBRARY,
    ASK_LIMIT,
    ASK_MINE,
    ASK_ROLE,
    KINDS,
    LIMITS,
    OFFICES,
    TUCKING,
    State,
)
from game.sanjuan.view import HIDDEN, imagined
from game.sanjuan.words import option_named

ROUND_START: Final = {"office_building": OFFICES, "chapel": TUCKING, "bank": TUCKING, "discard": LIMITS}
_HIDING: Final = BIT[CHAPEL] | BIT[BANK] | BIT[HARBOR]


class Guess:
    """What a view leaves open, and tables that agree with it."""

    def __init__(self, view: Mapping[str, Any], decision: Decision) -> None:
        self.eyes = decision.seat
        self.table = _table(view, decision)
        hands = [seat["hand"] for seat in view["seats"]]
        self._hands: list[int] = [0 if at == self.eyes else hand for at, hand in enumerate(hands)]
        self._drawn: int = view["supply"]
        self._discards: int = view["discards"]
        self._tiles = [tile for tile in range(len(TILES)) if tile not in self.table.tiles]
        while len(self._tiles) < self.table.tiles.count(HIDDEN):  # nor need there be one of each
            self._tiles += range(len(TILES))
        self._pool = _unseen(self.table)
        self._hide()

    def _needed(self) -> int:
        goods = sum(seat.goods.count(HIDDEN) for seat in self.table.seats)
        return sum(self._hands) + self._drawn + self._discards + goods

    def _hide(self) -> None:
        """What is nowhere else lies under the chapels, banks and harbors of others, if there are any."""
        own = sum(len(pile) for pile in self.table.seats[self.eyes].shipped.values())
        missing = len(self._pool) - self._needed() - own
        places = [
            (seat, place)
            for at, seat in enumerate(self.table.seats)
            if at != self.eyes
            for place, card in enumerate(seat.city)
            if any(BIT[card] & _HIDING for card in (card, *seat.over.get(place, ())))
        ]
        for at in range(missing if places else 0):
            seat, place = places[at % len(places)]
            seat.tucked = {**seat.tucked, place: (*seat.tucked.get(place, ()), HIDDEN)}
        while len(self._pool) < self._needed():  # a position may have more cards than there are
            self._pool += deck(self.table.setup.expansion)

    def deal(self, generator: int) -> State:
        """One of the tables, at the decision."""
        s = self.table.copy()
        cards = self._pool[:]
        s.rng = rng.shuffle(cards, rng.number(generator))
        at = 0
        for seat, count in zip(s.seats, self._hands, strict=True):
            if count:
                seat.hand = cards[at : at + count]
                at += count
            for place, good in enumerate(seat.goods):
                if good == HIDDEN:
                    seat.goods[place] = cards[at]
                    at += 1
        s.deck = tuple(cards[at : at + self._drawn])
        at += self._drawn
        s.discards = cards[at : at + self._discards]
        if self._tiles:
            tiles = self._tiles[:]
            s.rng = rng.shuffle(tiles, s.rng)
            s.tiles = tuple(tiles.pop() if tile == HIDDEN else tile for tile in s.tiles)
        return s


def _table(view: Mapping[str, Any], decision: Decision) -> State:
    """The table at the decision, but for the hidden cards."""
    s = imagined(view)
    s.round = view["round"]
    s.roles = tuple(ROLES.index(role) for role in view["taken"])
    s.seen = sum(tile is not None for tile in view["tiles"][1:])
    s.seen += s.seen == len(s.tiles) - 1 and view["tiles"][0] is not None
    for seat, seen in zip(s.seats, view["seats"], strict=True):
        seat.bank_used = bool(seen.get("bank_used"))
    s.survey()
    drawn = view.get("revealed") or view["seats"][decision.seat].get("drawn") or ()
    s.drawn = tuple(BY_NAME[name] for name in drawn)
    s.owed = view.get("owed", 0)
    s.sold = bool(view.get("sold"))
    s.kind = _kind(view, decision)
    s.seat, s.low, s.high = decision.seat, decision.min, decision.max
    s.options = [option_named(s.kind, name) for name in decision.options]
    s.about = BY_NAME.get(decision.about, NOTHING)
    if view["phase"] == "round_start":
        s.phase = ROUND_START[decision.kind]
    s.step = _step(s)
    return s


def _kind(view: Mapping[str, Any], decision: Decision) -> int:
    if decision.kind == "keep" and "revealed" in view:
        return ASK_MINE
    if decision.kind == "discard":
        return ASK_LIMIT if view["phase"] == "round_start" else ASK_ARCHIVE
    return KINDS.index(decision.kind)


def _step(s: State) -> int:
    """How far the phase has come: the seat that is asked has had its step."""
    place = (s.seat - s.first) % len(s.seats)
    if s.kind in (ASK_ROLE, ASK_LIBRARY):
        return 0
    if s.phase == TUCKING or s.kind == ASK_MINE:
        return 2 * place + (2 if s.kind == ASK_BANK else 1)
    return place + 1


def _unseen(s: State) -> list[int]:
    """All cards of the game that the seat does not see."""
    rest = Counter(deck(s.setup.expansion))
    rest.subtract(s.drawn)
    for seat in s.seats:
        for cards in (seat.hand, seat.city, *seat.over.values(), *seat.tucked.values()):
            rest.subtract(cards)
    return [card for card in rest.elements() if card != HIDDEN]
