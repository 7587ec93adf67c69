"""The builder phase: what may be built, how it is paid, and what happens afterwards."""

from collections.abc import Sequence
from typing import Final

from game.sanjuan.catalogue import (
    BANK,
    BIT,
    BLACK_MARKET,
    CARPENTER,
    CATHEDRAL,
    CHAPEL,
    CITY_BUILDINGS,
    CRANE,
    FULL_CITY,
    LIBRARY,
    NOTHING,
    POOR_HOUSE,
    TAVERN,
    deck,
)
from game.sanjuan.prices import DISCOUNTING, LARGEST
from game.sanjuan.rounds import hand_limit
from game.sanjuan.state import (
    ASK_BUILD,
    ASK_GOODS,
    ASK_PAY,
    BUILT,
    CITY_FULL,
    FOR_PAYMENT,
    SPENT,
    Seat,
    State,
)

# A build option is one number: the card, above it the card to cover, above that whether a good lies on it.
OVER: Final = 6
CARD: Final = (1 << OVER) - 1
WITH_GOOD: Final = 1 << 2 * OVER

MARKET_GOODS: Final = 2
"""So many goods may stand in for cards on the black market."""

_BLACK_MARKET: Final = BIT[BLACK_MARKET]
_CRANE: Final = BIT[CRANE]
_CATHEDRAL: Final = BIT[CATHEDRAL]
_CATHEDRALS: Final = ((), (CATHEDRAL,))
_AFTER_BUILDING: Final = BIT[CARPENTER] | BIT[POOR_HOUSE]


def builder(s: State) -> bool:
    """Ask the next seat that can build; false at the end of the phase."""
    if s.ask_in_turn(ASK_BUILD, buildable):
        return True
    if s.standing & BIT[TAVERN]:
        taverns(s)
    for seat in s.seats:
        seat.fresh = 0
        if len(seat.city) >= FULL_CITY:
            s.over = True
    if not s.drawable() and exhausted(s):
        s.over = True
    return False


def exhausted(s: State) -> bool:
    """Nothing can ever change again: all cards of the box lie in cities, or in hands that cannot use them."""
    if sum(len(seat.hand) + seat.laid_out() for seat in s.seats) < len(deck(s.setup.expansion)):
        return False
    twin = s.copy()
    return not any(can_go_on(twin, at) for at in range(len(s.seats)))


def can_go_on(s: State, at: int) -> bool:
    """A seat has something to sell, to discard, to tuck, or to build if it takes the role."""
    seat = s.seats[at]
    tucking = seat.owned & (BIT[CHAPEL] | (0 if seat.bank_used else BIT[BANK]))
    if any(seat.goods) or (tucking and seat.hand) or len(seat.hand) > hand_limit(s, at):
        return True
    s.first, s.privilege = at, 2 if seat.owned & BIT[LIBRARY] else 1
    return bool(buildable(s, at))


def buildable(s: State, at: int) -> list[int]:
    """What a seat can pay: each card of the hand bare, then over each building; last the cathedral."""
    seat = s.seats[at]
    payable = within_means(s, at, 0)
    if not seat.owned & _CRANE:
        options = [card for card in seat.hand if payable >> card & 1]
        if len(options) > 1:
            options = list(dict.fromkeys(options))
        if s.cathedral and payable & _CATHEDRAL:
            options.append(CATHEDRAL)
        return options
    sites = [(0, payable), *[(cover, within_means(s, at, cover)) for cover in crane(seat)]]
    cards = [*dict.fromkeys(seat.hand), *_CATHEDRALS[s.cathedral]]
    return [card | cover for card in cards for cover, payable in sites if payable >> card & 1]


def within_means(s: State, at: int, cover: int) -> int:
    """The bits of what a seat may build here, bare or over a building, for its cards and goods."""
    seat = s.seats[at]
    over = cover >> OVER & CARD
    means = len(seat.hand) + s.setup.relief[over]
    if seat.owned & _BLACK_MARKET:
        means += spendable(seat, cover)
    payable = s.setup.within[discounts(s, at, over)][means if means < LARGEST else LARGEST]
    return payable & ~(seat.owned & CITY_BUILDINGS | BIT[over])


def crane(seat: Seat) -> dict[int, None]:
    """Each building of the city that may be covered, as the upper part of an option."""
    covers = zip(seat.city, seat.goods, strict=True)
    return dict.fromkeys([card << OVER | WITH_GOOD * bool(good) for card, good in covers if card != CRANE])


def discounts(s: State, at: int, over: int) -> int:
    """The price key of a seat that covers a building, which no longer helps."""
    seat = s.seats[at]
    acting = seat.owned & ~seat.fresh & ~BIT[over] & DISCOUNTING
    if at != s.first:
        return acting
    return acting | (min(s.privilege, 1) if over == LIBRARY else s.privilege)


def price(s: State, key: int, option: int) -> int:
    """What is to be paid, for the seat's discounts."""
    return max(0, s.setup.prices[key][option & CARD] - s.setup.relief[option >> OVER & CARD])


def spendable(seat: Seat, cover: int) -> int:
    """How many goods a seat may pay with, that on the covered building not among them."""
    if not seat.owned & ~seat.fresh & _BLACK_MARKET or cover >> OVER & CARD == BLACK_MARKET:
        return 0
    goods = len(seat.goods) - seat.goods.count(NOTHING) - (1 if cover & WITH_GOOD else 0)
    return min(goods, MARKET_GOODS)


def build(s: State, picks: Sequence[int]) -> bool:
    """Place the card, then see how it is paid."""
    if not picks:
        return False
    option = picks[0]
    seat = s.seats[s.seat]
    s.about = option & CARD
    key = discounts(s, s.seat, option >> OVER & CARD)
    s.owed = price(s, key, option)
    s.events.append((BUILT, s.seat, option, s.owed, key))
    goods = spendable(seat, option)
    if option & CARD == CATHEDRAL:
        s.cathedral = False
    else:
        seat.hand.remove(option & CARD)
    place(s, seat, option)
    return black_market(s, seat, goods) if goods and s.owed else bill(s, seat)


def place(s: State, seat: Seat, option: int) -> None:
    """The card into the city, over another one or at its end."""
    card = option & CARD
    if option == card:
        seat.add(card)
    else:
        at = seat.place_of(option >> OVER & CARD, bool(option & WITH_GOOD))
        if seat.goods[at]:
            s.discards.append(seat.goods[at])
            seat.goods[at] = NOTHING
        seat.replace(at, card)
    seat.fresh = BIT[card] & CITY_BUILDINGS
    s.survey()


def black_market(s: State, seat: Seat, goods: int) -> bool:
    """Ask which goods stand in for cards: at least what the hand cannot pay."""
    plants = seat.full_plants()
    least = max(0, s.owed - len(seat.hand))
    if s.ask(ASK_GOODS, s.seat, least, min(goods, s.owed), plants, s.about):
        return True
    return spend(s, plants[:least])


def spend(s: State, picks: Sequence[int]) -> bool:
    seat = s.seats[s.seat]
    for plant in picks:
        s.discards.append(seat.take_good(plant))
        s.events.append((SPENT, s.seat, plant))
    s.owed -= len(picks)
    return bill(s, seat)


def bill(s: State, seat: Seat) -> bool:
    """Ask for the cards that are still owed."""
    if s.owed and s.ask(ASK_PAY, s.seat, s.owed, s.owed, seat.hand[:], s.about):
        return True
    return pay(s, seat.hand[: s.owed])


def pay(s: State, picks: Sequence[int]) -> bool:
    """Discard the payment; then the building is finished."""
    s.discard(s.seat, picks, FOR_PAYMENT)
    s.owed = 0
    seat = s.seats[s.seat]
    if len(seat.city) >= FULL_CITY and sum(len(each.city) >= FULL_CITY for each in s.seats) == 1:
        s.events.append((CITY_FULL, s.seat))
    acting = seat.owned & ~seat.fresh
    if acting & _AFTER_BUILDING:
        for building, effect in AFTER_BUILDING:
            if acting & BIT[building]:
                effect(s, s.seat)
    return False


def carpenter(s: State, at: int) -> None:
    if s.seats[at].fresh:
        s.draw(at, 1, CARPENTER)


def poor_house(s: State, at: int) -> None:
    if len(s.seats[at].hand) <= 1:
        s.draw(at, 1, POOR_HOUSE)


AFTER_BUILDING: Final = ((CARPENTER, carpenter), (POOR_HOUSE, poor_house))


def taverns(s: State) -> None:
    """A card for each tavern of a seat with the fewest buildings, if somebody has more."""
    sizes = [len(seat.city) for seat in s.seats]
    for at in s.owners(TAVERN):
        if sizes[at] == min(sizes) < max(sizes):
            s.draw(at, 1, TAVERN)
