"""The whole of a game between two choices, and the few moves that every phase makes."""

from collections.abc import Sequence
from typing import Final

from game.sanjuan.catalogue import BIT, NOTHING, PLANTS, costs
from game.sanjuan.prices import prices, relief, within
from game.state import OWN_EVENTS, BaseState

# fmt: off
KINDS: Final = (
    "role", "draft", "library", "build", "goods", "pay", "produce", "sell", "keep", "discard",
    "keep", "office_building", "chapel", "bank", "discard",
)
(
    ASK_ROLE, ASK_DRAFT, ASK_LIBRARY, ASK_BUILD, ASK_GOODS, ASK_PAY, ASK_PRODUCE, ASK_SELL, ASK_KEEP,
    ASK_ARCHIVE, ASK_MINE, ASK_OFFICE, ASK_CHAPEL, ASK_BANK, ASK_LIMIT,
) = range(15)

(
    TILE_TURNED, DRAWN, REVEALED, BUILT, DISCARDED, GOOD_MADE, SOLD, TUCKED, SHIPPED, SPENT, LIBRARY_USED,
    STOOD_STILL, CITY_FULL,
) = range(OWN_EVENTS, OWN_EVENTS + 13)

PHASES: Final = (
    "builder", "producer", "trader", "councillor", "prospector",
    "role", "round_start", "round_start", "round_start", "draft", "end",
)
CHOOSING, OFFICES, TUCKING, LIMITS, DRAFTING = range(5, 10)
"""The phases beside those of the roles, which are 0 to 4."""
# fmt: on

REASONS: Final = ("deal", "draft", "payment", "trade", "councillor", "prospector", "hand_limit")
"""Why cards move where no building makes them; a building is its own reason."""
FOR_DEAL, FOR_DRAFT, FOR_PAYMENT, FOR_TRADE, FOR_COUNCILLOR, FOR_PROSPECTOR, FOR_LIMIT = range(64, 71)

MOVING: Final = (-1, 0)
"""What `still` is while cards move."""
ENDLESS: Final = (-2, 0)
"""What it is for good in a game that need not end, as its record is older than that rule."""

Piles = dict[int, tuple[int, ...]]
"""Cards by place in a city. In play it is replaced, never changed, so copies of a state may share it."""


class Setup:
    """What is settled before the first card is dealt, and what follows from the edition."""

    __slots__ = ("costs", "draft", "edition", "expansion", "prices", "relief", "within")

    def __init__(self, edition: int, expansion: bool, draft: bool) -> None:
        self.edition = edition
        self.expansion = expansion
        self.draft = draft
        self.costs = costs(edition)
        self.prices = prices(edition)
        self.within = within(edition)
        self.relief = relief(edition)


class Seat:
    """One player's cards."""

    # fmt: off
    __slots__ = (
        "bank_used", "city", "fresh", "goods", "hand", "over", "owned", "plants", "shipped", "tucked",
    )
    # fmt: on

    hand: list[int]
    city: tuple[int, ...]
    goods: list[int]
    """The card that lies as a good on each building, or nothing."""
    plants: tuple[int, ...]
    """The places in the city that can produce."""
    owned: int
    """The bits of all standing buildings."""
    fresh: int
    """The bit of the building that was built in the phase under way: it does not act yet."""
    over: Piles
    """What each building covers, from the top down."""
    tucked: Piles
    shipped: Piles
    bank_used: bool

    def copy(self) -> "Seat":
        twin = Seat()
        twin.hand = self.hand[:]
        twin.city = self.city
        twin.goods = self.goods[:]
        twin.plants = self.plants
        twin.owned = self.owned
        twin.fresh = self.fresh
        twin.over = self.over
        twin.tucked = self.tucked
        twin.shipped = self.shipped
        twin.bank_used = self.bank_used
        return twin

    def stand(self, cards: Sequence[int]) -> None:
        """Let these buildings stand, with nothing on or under them."""
        self.city = tuple(cards)
        self.goods = [NOTHING] * len(cards)
        self._derive()

    def add(self, card: int) -> None:
        """A building at the end of the city."""
        if BIT[card] & PLANTS:
            self.plants += (len(self.city),)
        self.city += (card,)
        self.goods.append(NOTHING)
        self.owned |= BIT[card]

    def replace(self, place: int, card: int) -> None:
        """A building over another one."""
        covered = self.city[place]
        self.over = {**self.over, place: (covered, *self.over.get(place, ()))}
        self.city = (*self.city[:place], card, *self.city[place + 1 :])
        self._derive()

    def _derive(self) -> None:
        """Reckon what follows from the buildings."""
        self.owned = 0
        for standing in self.city:
            self.owned |= BIT[standing]
        self.plants = tuple([at for at, standing in enumerate(self.city) if BIT[standing] & PLANTS])

    def laid_out(self) -> int:
        """How many cards lie in the city, those under buildings among them, goods apart."""
        under = [pile for piles in (self.over, self.tucked, self.shipped) for pile in piles.values()]
        return len(self.city) + sum(map(len, under))

    def full_plants(self) -> list[int]:
        """The buildings with a good, a customs office among them."""
        return [plant for plant, good in zip(self.city, self.goods, strict=True) if good]

    def place_of(self, card: int, full: bool) -> int:
        """Where the first building of this kind stands that carries a good, or else none."""
        place = self.city.index(card)
        while bool(self.goods[place]) != full:
            place = self.city.index(card, place + 1)
        return place

    def take_good(self, plant: int) -> int:
        """The good off the first building of this kind that has one."""
        place = self.place_of(plant, full=True)
        good, self.goods[place] = self.goods[place], NOTHING
        return good


def empty_seat() -> Seat:
    seat = Seat()
    seat.hand = []
    seat.city = seat.plants = ()
    seat.goods = []
    seat.owned = seat.fresh = 0
    seat.over, seat.tucked, seat.shipped = {}, {}, {}
    seat.bank_used = False
    return seat


class State(BaseState):
    """A game of San Juan. What may be drawn is the supply."""

    # fmt: off
    __slots__ = (
        "cathedral", "drawn", "library_used", "owed", "privilege", "seen", "setup", "sold",
        "standing", "still", "tiles",
    )
    # fmt: on

    setup: Setup
    library_used: bool
    tiles: tuple[int, ...]
    """The next one first."""
    seen: int
    """So many of the last tiles have been seen."""
    cathedral: bool
    """It lies beside the roles."""
    seats: list[Seat]
    standing: int
    """The bits of all buildings in all cities."""

    still: tuple[int, int]
    """How many cards lay in the cities when nobody could gain one any more, and in which round.

    A position does not tell: whoever reads it counts from there.
    """

    privilege: int
    """What the chooser's role gives him: 1, or 2 with a library."""
    drawn: tuple[int, ...]
    """Cards that wait for a choice and are in nobody's hand."""
    owed: int
    """What is still to be paid for the building just placed."""
    sold: bool
    """Somebody has sold a good in this phase."""

    def copy(self) -> "State":
        """An independent game from here on, its events empty."""
        twin = State()
        self.copy_to(twin)
        twin.setup = self.setup
        twin.library_used = self.library_used
        twin.tiles = self.tiles
        twin.seen = self.seen
        twin.cathedral = self.cathedral
        twin.seats = [seat.copy() for seat in self.seats]
        twin.standing = self.standing
        twin.still = self.still
        twin.privilege = self.privilege
        twin.drawn = self.drawn
        twin.owed = self.owed
        twin.sold = self.sold
        return twin

    def draw(self, seat: int, count: int, why: int) -> None:
        """Cards into a hand, because of a building or a role."""
        cards = self.take(count)
        if cards:
            self.seats[seat].hand += cards
            self.events.append((DRAWN, seat, cards, why))

    def discard(self, seat: int, cards: Sequence[int], why: int) -> None:
        """Cards out of a hand."""
        if cards:
            hand = self.seats[seat].hand
            for card in cards:
                hand.remove(card)
            self.discards += cards
            self.events.append((DISCARDED, seat, tuple(cards), why))

    def make_good(self, seat: int, place: int) -> None:
        """The top card of the supply onto a building, unseen."""
        owner = self.seats[seat]
        (owner.goods[place],) = self.take(1)
        self.events.append((GOOD_MADE, seat, owner.city[place], owner.goods[place]))

    def survey(self) -> None:
        """Note which buildings stand, after a city has changed."""
        self.standing = 0
        for seat in self.seats:
            self.standing |= seat.owned

    def owners(self, building: int) -> list[int]:
        """The seats for which a building acts, in the order of the phase."""
        bit = BIT[building]
        if not self.standing & bit:
            return []
        order = [(self.first + step) % len(self.seats) for step in range(len(self.seats))]
        return [at for at in order if self.seats[at].owned & ~self.seats[at].fresh & bit]


def empty_state(setup: Setup, names: Sequence[str], governor: int, generator: int) -> State:
    """A table without cards, before the first role of the first round."""
    s = State()
    seats = len(names)
    s.begin(names, governor, 3 if seats == 2 else seats, CHOOSING, generator)
    s.setup = setup
    s.library_used = s.sold = False
    s.tiles = s.drawn = ()
    s.seen = s.privilege = s.owed = s.standing = 0
    s.cathedral = setup.expansion
    s.still = MOVING
    s.seats = [empty_seat() for _ in range(seats)]
    return s
