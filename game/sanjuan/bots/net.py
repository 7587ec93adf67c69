"""How good a table looks for each seat: a small net of whole numbers, the same on every machine."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from game.bots.net import Numbers, added, counted, read_weights, rows_of
from game.checks import Json
from game.sanjuan.bots.features import MOST_CACHED, ROWS, city_rows, hand_kinds, moment_rows, points
from game.sanjuan.bots.role_facts import FACTS
from game.sanjuan.catalogue import NAMES, ROLES, SEATS
from game.sanjuan.state import State
from game.sanjuan.view import HIDDEN

MOST_CARDS: Final = 120


class Net:
    """Facts switch hidden units on; what these count depends on the cards in hand."""

    def __init__(self, rows: Numbers, out: Sequence[int], cards: Numbers) -> None:
        self.rows = rows
        """For each fact what it adds to each hidden unit."""
        self.out = out
        """What each unit counts with an empty hand."""
        self.cards = cards
        """What each kind of card in hand adds to that; last an unknown card."""
        self.unknown = [
            [weight + count * more for weight, more in zip(out, cards[HIDDEN], strict=True)]
            for count in range(MOST_CARDS + 1)
        ]
        self._cities: dict[tuple[int, ...], list[int]] = {}

    def units(self, s: State, at: int, gained: int = 0) -> list[int]:
        """The hidden units for one seat, as if it had gained so many points more."""
        city = s.seats[at].city
        begun = self._cities.get(city)
        rows = self.rows
        if begun is None:
            if len(self._cities) > MOST_CACHED:
                self._cities.clear()
            begun = added(*[rows[row] for row in city_rows(city)])
            self._cities[city] = begun
        a, b, c, d, e, f, g = moment_rows(s, at, points(s, at) + gained)
        return [*map(sum, zip(begun, rows[a], rows[b], rows[c], rows[d], rows[e], rows[f], rows[g]))]

    def seen(self, s: State, at: int) -> int:
        """What the table is worth to a seat whose hand is not known."""
        return counted(self.units(s, at), self._unseen(s, at))

    def own(self, s: State, at: int) -> int:
        """What the table is worth to a seat whose hand is known."""
        seat = s.seats[at]
        cards = [self.cards[kind] for kind in hand_kinds(seat.owned, seat.hand)]
        return counted(self.units(s, at), added(self.out, *cards))

    def point(self, s: State, at: int) -> int:
        """What one point more would be worth to a seat."""
        head = self._unseen(s, at)
        return counted(self.units(s, at, 1), head) - counted(self.units(s, at), head)

    def _unseen(self, s: State, at: int) -> Sequence[int]:
        """What each unit counts with that seat's hand, of which only the size is known."""
        return self.unknown[min(len(s.seats[at].hand), MOST_CARDS)]


class Weights(NamedTuple):
    net: Net
    """What instinct acts by."""
    roles: Numbers
    """What speaks for each role, by the number of seats."""
    worths: Numbers
    """How much more than the net says it is worth to build each card, by the hidden units."""
    judge: Net
    """What a table that was played on is judged by."""


@cache
def weights() -> Weights:
    """What `sanjuan train` has found out."""
    return fitted(read_weights("game/sanjuan/bots"))


def fitted(found: Json) -> Weights:
    """The nets of these weights. As long as nothing was learned by looking ahead, one net does all."""
    net = _net(found)
    roles = rows_of(found, "roles", SEATS[1] - SEATS[0] + 1, len(ROLES) * FACTS)
    spare = [0] * len(net.out)
    if "judge" not in found:
        return Weights(net, roles, [spare] * len(NAMES), net)
    known = _known(found)
    worths = dict(zip(known, rows_of(found, "worths", len(known), len(net.out))))
    judge = _net({**found, **found["judge"]})
    return Weights(net, roles, [worths.get(name, spare) for name in NAMES], judge)


def _known(found: Json) -> Sequence[str]:
    """The cards that these weights know."""
    names: Sequence[str] = found.get("names", NAMES[: len(found.get("cards", [])) - 1])
    return names


def _net(found: Json) -> Net:
    """A card that it does not know counts for nothing where it stands, and in hand like any unknown card."""
    out = found.get("out", [])
    known = _known(found)
    rows = rows_of(found, "rows", len(known) + ROWS - len(NAMES), len(out))
    *cards, unknown = rows_of(found, "cards", len(known) + 1, len(out))
    standing, held = dict(zip(known, rows)), dict(zip(known, cards))
    spare = [0] * len(out)
    rows = [*(standing.get(name, spare) for name in NAMES), *rows[len(known) :]]
    return Net(rows, out, [*(held.get(name, unknown) for name in NAMES), unknown])
