"""What a seat does without thinking ahead: quick enough to play a game out hundreds of times."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.sanjuan import builder, trader
from game.sanjuan.bots.features import (
    BUILDINGS,
    GOODS,
    HAND,
    MOST_CACHED,
    MOST_HAND,
    MOST_POINTS,
    PLACE,
    POINTS,
    ROLES_LEFT,
    WORTH,
    city_points,
    city_rows,
    hand_kinds,
    setup_kind,
)
from game.sanjuan.bots.net import Weights
from game.sanjuan.bots.role_facts import FACTS, facts
from game.sanjuan.builder import CARD, OVER, WITH_GOOD
from game.sanjuan.catalogue import (
    FULL_CITY,
    ROLES,
)
from game.sanjuan.state import State
from game.sanjuan.view import HIDDEN

USUAL_HAND: Final = 4
WORST: Final = -(1 << 60)


class Prospect:
    """What a city promises, near so much of an end of the game; reckoned when it is asked for."""

    __slots__ = ("begun", "builds", "by_hand", "cards", "usual")

    def __init__(self, begun: list[int]) -> None:
        self.begun = begun
        self.by_hand: list[int | None] = [None] * (MOST_HAND + 1)
        self.builds: dict[int, int] = {}
        self.cards: list[int | None] = [None] * (HIDDEN + 1)
        self.usual: list[int] | None = None


class Instinct:
    def __init__(self, weights: Weights, seats: int, edition: int, expansion: bool):
        self.net, self.roles, self.worths, _ = weights
        self.kind = setup_kind(seats, edition, expansion)
        self.edition = edition
        self.eagerness = 0
        """How much may be lost by building and it is built nevertheless."""
        self.tilt: Sequence[int] = (0,) * len(ROLES)
        """What is added to the score of each role."""
        self.fondness: Mapping[int, int] = {}
        """How much more it likes a building than it is worth."""
        self._prospects: dict[tuple[tuple[int, ...], int], Prospect] = {}

    def prospect(self, city: tuple[int, ...], most: int) -> Prospect:
        key = city, most
        found = self._prospects.get(key)
        if found is None:
            if len(self._prospects) > MOST_CACHED:
                self._prospects.clear()
            rows = self.net.rows
            standing = (
                *city_rows(city),
                GOODS,
                WORTH,
                POINTS + min(city_points(city, self.edition), MOST_POINTS),
                BUILDINGS + min(len(city), FULL_CITY) * (FULL_CITY + 1) + min(most, FULL_CITY),
                ROLES_LEFT + 62,
                PLACE + self.kind * 4,
            )
            found = Prospect([*map(sum, zip(*[rows[row] for row in standing]))])
            self._prospects[key] = found
        return found

    def with_hand(self, prospect: Prospect, size: int) -> int:
        size = size if size < MOST_HAND else MOST_HAND
        found = prospect.by_hand[size]
        if found is None:
            net = self.net
            found = 0
            for a, b, w in zip(prospect.begun, net.rows[HAND + size], net.unknown[size]):
                if a + b > 0:
                    found += (a + b) * w
            prospect.by_hand[size] = found
        return found

    def card(self, prospect: Prospect, kind: int) -> int:
        """What it is worth to have a card in hand."""
        found = prospect.cards[kind]
        if found is None:
            units = self.usual(prospect)
            found = prospect.cards[kind] = sum([a * b for a, b in zip(units, self.net.cards[kind])])
        return found

    def usual(self, prospect: Prospect) -> list[int]:
        """The hidden units that are on, with a usual hand."""
        units = prospect.usual
        if units is None:
            units = prospect.usual = [
                a + b if a + b > 0 else 0 for a, b in zip(prospect.begun, self.net.rows[HAND + USUAL_HAND])
            ]
        return units

    def building(self, prospect: Prospect, city: tuple[int, ...], most: int, option: int) -> int:
        """What it is worth to have a building more, its price apart."""
        option &= WITH_GOOD - 1
        found = prospect.builds.get(option)
        if found is None:
            after = city_after(city, option)
            found = self.with_hand(self.prospect(after, most), USUAL_HAND)
            found -= self.with_hand(prospect, USUAL_HAND)
            found += self.learnt(prospect, option & CARD)
            prospect.builds[option] = found
        return found

    def learnt(self, prospect: Prospect, card: int) -> int:
        """How much more it is worth to build a card than the net says."""
        return sum([a * b for a, b in zip(self.usual(prospect), self.worths[card])])

    def answer(self, s: State) -> Sequence[int]:
        return ANSWERS[s.kind](self, s)

    def best_build(self, s: State, at: int, options: Sequence[int], least: int = 0) -> tuple[int, int]:
        """The option worth most and its gain; nothing gains nothing."""
        seat = s.seats[at]
        most = most_others(s, at)
        city = seat.city
        prospect = self.prospect(city, most)
        size = len(seat.hand)
        now = self.with_hand(prospect, size)
        best, gain = 0, least
        for option in options:
            key = builder.discounts(s, at, option >> OVER & CARD)
            left = size - 1 - builder.price(s, key, option)
            worth = self.building(prospect, city, most, option)
            worth += self.with_hand(prospect, left if left > 0 else 0) - now
            worth += self.fondness.get(option & CARD, 0)
            if worth > gain:
                best, gain = option, worth
        return best, gain

    def likely_builds(self, s: State, most: int) -> list[int]:
        """The best few options; of a card the best site at most, and a place of its own."""
        gains = {option: self.best_build(s, s.seat, [option], WORST)[1] for option in s.options}
        found: dict[tuple[int, bool], int] = {}
        for option in sorted(s.options, key=lambda option: -gains[option]):
            found.setdefault((option & CARD, option > CARD), option)
        return [*found.values()][:most]

    def _build(self, s: State) -> Sequence[int]:
        best, _ = self.best_build(s, s.seat, s.options, -self.eagerness)
        return [best] if best else []

    def ranked(self, s: State, cards: Sequence[int]) -> list[int]:
        """Cards of the hand or drawn for it, those worth least first."""
        seat = s.seats[s.seat]
        prospect = self.prospect(seat.city, most_others(s, s.seat))
        hand = cards if s.drawn == () else [*seat.hand, *cards]
        kinds = hand_kinds(seat.owned, hand)[len(hand) - len(cards) :]
        worth = [self.card(prospect, kind) + self.fondness.get(kind, 0) for kind in kinds]
        order = sorted(range(len(cards)), key=worth.__getitem__)
        return [cards[place] for place in order]

    def _keep(self, s: State) -> Sequence[int]:
        return self.ranked(s, s.options)[-s.low :]

    def _drop(self, s: State) -> Sequence[int]:
        return self.ranked(s, s.options)[: s.low]

    def _goods(self, s: State) -> Sequence[int]:
        return s.options[: s.low]

    def _produce(self, s: State) -> Sequence[int]:
        return sorted(s.options)[-s.high :]

    def by_price(self, s: State) -> list[int]:
        """Goods by what they bring, the best last."""
        tile = s.tiles[0]
        return sorted(s.options, key=lambda plant: (trader.price(tile, plant), -plant))

    def _sell(self, s: State) -> Sequence[int]:
        return self.by_price(s)[-s.high :]

    def _yes(self, s: State) -> Sequence[int]:
        return s.options

    def _office(self, s: State) -> Sequence[int]:
        seat = s.seats[s.seat]
        prospect = self.prospect(seat.city, most_others(s, s.seat))
        usual = self.card(prospect, HIDDEN)
        worst = self.ranked(s, s.options)[: s.high]
        kinds = hand_kinds(seat.owned, seat.hand)
        by_card = dict(zip(seat.hand, kinds, strict=True))
        return [card for card in worst if self.card(prospect, by_card[card]) < usual]

    def _chapel(self, s: State) -> Sequence[int]:
        return self._tuck(s, 1)

    def _bank(self, s: State) -> Sequence[int]:
        """All at once when little can be built any more."""
        seat = s.seats[s.seat]
        most = max(len(other.city) for other in s.seats)
        return self.ranked(s, s.options)[: max(0, len(seat.hand) - 1)] if most >= FULL_CITY - 1 else []

    def _tuck(self, s: State, count: int) -> Sequence[int]:
        seat = s.seats[s.seat]
        points = self.net.point(s, s.seat)
        prospect = self.prospect(seat.city, most_others(s, s.seat))
        size = len(seat.hand)
        cost = self.with_hand(prospect, size) - self.with_hand(prospect, size - count)
        worst = self.ranked(s, s.options)[:count]
        return worst if points > cost else []

    def _role(self, s: State) -> Sequence[int]:
        scores = self.role_scores(s)
        best = max(range(len(scores)), key=scores.__getitem__)
        return [s.options[best]]

    def role_scores(self, s: State) -> list[int]:
        facts = self.role_facts(s)
        seats = len(s.seats) - 2
        weights = self.roles[seats]
        return [
            self.tilt[role] + sum([w * f for w, f in zip(weights[role * FACTS :], fact)])
            for role, fact in zip(s.options, facts, strict=True)
        ]

    def role_facts(self, s: State) -> list[list[int]]:
        return facts(self.best_build, s)


def city_after(city: tuple[int, ...], option: int) -> tuple[int, ...]:
    card, over = option & CARD, option >> OVER & CARD
    if not over:
        return (*city, card)
    place = city.index(over)
    return (*city[:place], card, *city[place + 1 :])


def most_others(s: State, at: int) -> int:
    most = 0
    for other, seat in enumerate(s.seats):
        if other != at and len(seat.city) > most:
            most = len(seat.city)
    return most


ANSWERS: Final = (
    Instinct._role,
    Instinct._keep,
    Instinct._yes,
    Instinct._build,
    Instinct._goods,
    Instinct._drop,
    Instinct._produce,
    Instinct._sell,
    Instinct._keep,
    Instinct._drop,
    Instinct._keep,
    Instinct._office,
    Instinct._chapel,
    Instinct._bank,
    Instinct._drop,
)
