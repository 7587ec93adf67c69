"""The whole of a game between two choices, and the few moves that every phase makes."""

from collections.abc import Sequence
from typing import Any, Final

from game import rng
from game.sanjuan.catalogue import BIT, NOTHING, PLANTS, costs
from game.sanjuan.prices import prices, relief, within

# fmt: off
KINDS: Final = (
    "draft", "role", "library", "build", "goods", "pay", "produce", "sell", "keep", "discard",
    "keep", "office_building", "chapel", "bank", "discard",
)
(
    ASK_DRAFT, ASK_ROLE, ASK_LIBRARY, ASK_BUILD, ASK_GOODS, ASK_PAY, ASK_PRODUCE, ASK_SELL, ASK_KEEP,
    ASK_ARCHIVE, ASK_MINE, ASK_OFFICE, ASK_CHAPEL, ASK_BANK, ASK_LIMIT,
) = range(15)

(
    ROUND_BEGAN, ROLE_TAKEN, TILE_TURNED, DRAWN, REVEALED, BUILT, DISCARDED, GOOD_MADE, SOLD, TUCKED,
    SHIPPED, RESHUFFLED, PHASE_ENDED, GAME_ENDED, SPENT, LIBRARY_USED,
) = range(16)

PHASES: Final = (
    "builder", "producer", "trader", "councillor", "prospector",
    "role", "round_start", "round_start", "round_start", "draft", "end",
)
CHOOSING, OFFICES, TUCKING, LIMITS, DRAFTING, OVER = range(5, 11)
"""The phases beside those of the roles, which are 0 to 4."""
# fmt: on

REASONS: Final = ("deal", "draft", "payment", "trade", "councillor", "prospector", "hand_limit")
"""Why cards move where no building makes them; a building is its own reason."""
FOR_DEAL, FOR_DRAFT, FOR_PAYMENT, FOR_TRADE, FOR_COUNCILLOR, FOR_PROSPECTOR, FOR_LIMIT = range(64, 71)

Event = tuple[Any, ...]
"""A code of those above and the facts that belong to it."""
Piles = dict[int, tuple[int, ...]]
"""Cards by place in a city. Replaced when something changes, so copies of a state may share it."""


class Setup:
    """What is settled before the first card is dealt, and what follows from the edition."""

    __slots__ = ("costs", "draft", "edition", "expansion", "names", "prices", "relief", "within")

    def __init__(self, edition: int, expansion: bool, draft: bool, names: tuple[str, ...]) -> None:
        self.edition = edition
        self.expansion = expansion
        self.draft = draft
        self.names = names
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
        self.owned = 0
        for standing in self.city:
            self.owned |= BIT[standing]
        self.plants = tuple([at for at, standing in enumerate(self.city) if BIT[standing] & PLANTS])

    def full_plants(self) -> list[int]:
        """The buildings with a good, a customs office among them."""
        return [plant for plant, good in zip(self.city, self.goods, strict=True) if good]

    def take_good(self, plant: int) -> int:
        """The good off the first building of this kind that has one."""
        place = self.city.index(plant)
        while not self.goods[place]:
            place = self.city.index(plant, place + 1)
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


class State:
    """A game at the moment of a decision, or at its end."""

    # fmt: off
    __slots__ = (
        "about", "cathedral", "deck", "discards", "drawn", "events", "first", "governor", "high", "kind",
        "library_used", "low", "options", "over", "owed", "phase", "privilege", "rng", "roles", "round",
        "seat", "seats", "seen", "setup", "sold", "step", "tiles", "top", "turns",
    )
    # fmt: on

    setup: Setup
    rng: int
    events: list[Event]
    """What has happened since somebody last emptied the list."""
    over: bool

    round: int
    governor: int
    roles: tuple[int, ...]
    """The roles taken in this round, in order, that of the phase under way among them."""
    turns: int
    """So many roles are taken in a round."""
    library_used: bool
    tiles: tuple[int, ...]
    """The next one first."""
    seen: int
    """So many of the last tiles have been seen."""
    cathedral: bool
    """It lies beside the roles."""
    deck: tuple[int, ...]
    """The supply is what follows from `top` on."""
    top: int
    discards: list[int]
    seats: list[Seat]

    phase: int
    first: int
    """The seat with which the phase begins."""
    step: int
    """How far the phase has come round the table."""
    privilege: int
    """What the chooser's role gives him: 1, or 2 with a library."""
    drawn: tuple[int, ...]
    """Cards that wait for a choice and are in nobody's hand."""
    owed: int
    """What is still to be paid for the building just placed."""
    sold: bool
    """Somebody has sold a good in this phase."""

    kind: int
    seat: int
    low: int
    high: int
    options: list[int]
    about: int

    def copy(self) -> "State":
        """An independent game from here on, its events empty."""
        twin = State()
        twin.setup = self.setup
        twin.rng = self.rng
        twin.events = []
        twin.over = self.over
        twin.round = self.round
        twin.governor = self.governor
        twin.roles = self.roles
        twin.turns = self.turns
        twin.library_used = self.library_used
        twin.tiles = self.tiles
        twin.seen = self.seen
        twin.cathedral = self.cathedral
        twin.deck = self.deck
        twin.top = self.top
        twin.discards = self.discards[:]
        twin.seats = [seat.copy() for seat in self.seats]
        twin.phase = self.phase
        twin.first = self.first
        twin.step = self.step
        twin.privilege = self.privilege
        twin.drawn = self.drawn
        twin.owed = self.owed
        twin.sold = self.sold
        twin.kind = self.kind
        twin.seat = self.seat
        twin.low = self.low
        twin.high = self.high
        twin.options = self.options
        twin.about = self.about
        return twin

    def ask(
        self, kind: int, seat: int, low: int, high: int, options: list[int], about: int = NOTHING
    ) -> bool:
        """Put a question. False if there is one answer only, which is the first `low` of the options."""
        self.kind = kind
        self.seat = seat
        self.low = low
        self.high = high
        self.options = options
        self.about = about
        return low != high or (0 < low < len(options) and options.count(options[0]) < len(options))

    def take(self, count: int) -> tuple[int, ...]:
        """Cards off the supply, and off the shuffled discards when it runs out; fewer if both do."""
        end = self.top + count
        cards = self.deck[self.top : end]
        if len(cards) == count:
            self.top = end
            return cards
        self.top = len(self.deck)
        if not self.discards:
            return cards
        self.rng = rng.shuffle(self.discards, self.rng)
        self.deck, self.top, self.discards = tuple(self.discards), 0, []
        self.events.append((RESHUFFLED, len(self.deck)))
        return cards + self.take(count - len(cards))

    def draw(self, seat: int, count: int, why: int) -> None:
        """Cards into a hand, because of a building or a role."""
        cards = self.take(count)
        if cards:
            self.seats[seat].hand += cards
            self.events.append((DRAWN, seat, cards, why))

    def drawable(self) -> int:
        return len(self.deck) - self.top + len(self.discards)

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

    def standing(self) -> int:
        """The bits of all buildings in all cities."""
        bits = 0
        for seat in self.seats:
            bits |= seat.owned
        return bits

    def owners(self, building: int) -> list[int]:
        """The seats for which a building acts, in the order of the phase."""
        bit = BIT[building]
        if not self.standing() & bit:
            return []
        order = [(self.first + step) % len(self.seats) for step in range(len(self.seats))]
        return [at for at in order if self.seats[at].owned & ~self.seats[at].fresh & bit]

    def supply(self) -> tuple[int, ...]:
        return self.deck[self.top :]


def empty_state(setup: Setup, seats: int, governor: int, generator: int) -> State:
    """A table without cards, before the first role of the first round."""
    s = State()
    s.setup = setup
    s.rng = generator
    s.events = []
    s.over = False
    s.round = 1
    s.governor = s.first = governor
    s.roles = ()
    s.turns = 3 if seats == 2 else seats
    s.library_used = False
    s.tiles = ()
    s.seen = 0
    s.cathedral = setup.expansion
    s.deck = ()
    s.top = 0
    s.discards = []
    s.seats = [empty_seat() for _ in range(seats)]
    s.phase = CHOOSING
    s.step = s.privilege = s.owed = 0
    s.drawn = ()
    s.sold = False
    s.kind = s.seat = s.low = s.high = s.about = 0
    s.options = []
    return s
