"""What a seat does without thinking ahead: quick enough to play a round out many times."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from game import rng
from game.bots.net import Numbers
from game.puerto_rico import builder, captain, settler, trader
from game.puerto_rico.bots.features import Board, board_of
from game.puerto_rico.bots.net import MOST_CACHED, Look, Net
from game.puerto_rico.bots.role_facts import CHOICES, FACTS, facts
from game.puerto_rico.catalogue import CIRCLES, COLUMNS, MAKES, NO_GOOD, QUARRY
from game.puerto_rico.mayor import BUILDING
from game.puerto_rico.state import Seat, State

WORST: Final = -(1 << 60)
MOVES: Final = 4
"""So many colonists at most go elsewhere at a time."""
Manned = tuple[int, tuple[int, ...]]
"""The bits of the manned places of an island, and the crews of a city."""


class Instinct:
    """One for any number of games."""

    def __init__(self, net: Net, roles: Numbers, doubt: int = 0) -> None:
        self.net = net
        self.doubt = doubt
        """By so much the score of a role may be wrong, so that others may take another one."""
        self.roles = roles
        """What speaks for each role, by the number of seats."""
        self.eagerness = 0
        """How much may be lost by building and it is built nevertheless."""
        self.tilt: Sequence[int] = (0,) * CHOICES
        """What is added to the score of each role."""
        self.fondness: Mapping[int, int] = {}
        """How much more it likes tiles and buildings, by the number of their circles, than they are worth."""
        self._manned: dict[tuple[Board, int, int, int, int], tuple[Manned, int]] = {}

    def answer(self, s: State) -> Sequence[int]:
        return ANSWERS[s.kind](self, s)

    # Roles

    def role_scores(self, s: State) -> list[int]:
        weights = self.roles[len(s.seats) - 2]
        return [
            self.tilt[role] + sum([w * f for w, f in zip(weights[role * FACTS :], fact)])
            for role, fact in zip(s.options, facts(self, s))
        ]

    def role_facts(self, s: State) -> list[list[int]]:
        return facts(self, s)

    def _role(self, s: State) -> Sequence[int]:
        scores = self.role_scores(s)
        if self.doubt:
            place = s.rng + len(s.roles) * CHOICES
            scores = [score + rng.drawn(place + role, self.doubt) for role, score in zip(s.options, scores)]
        return [s.options[scores.index(max(scores))]]

    # Tiles

    def tile_gains(self, s: State, at: int, tiles: Sequence[int]) -> list[int]:
        """What each of the tiles is worth to a seat."""
        seat = s.seats[at]
        look = self.net.look(s, at)
        city, crew, island, manned = board_of(seat)
        judged = self.net.judged
        now = judged(look, (city, crew, island, manned), seat, seat.doubloons, seat.stored)
        return [
            judged(look, (city, crew, (*island, tile), manned), seat, seat.doubloons, seat.stored)
            - now
            + self.fondness.get(tile, 0)
            for tile in tiles
        ]

    def best_tiles(self, s: State, at: int) -> tuple[int, int]:
        """What a seat gains in the settler's phase, as the settler and not."""
        first, s.first = s.first, at
        options = settler.tiles(s, at)
        s.first = first
        gains = self.tile_gains(s, at, options)
        usual = [gain for tile, gain in zip(options, gains) if tile != QUARRY]
        return max(gains, default=0), max(usual, default=0)

    def _settle(self, s: State) -> Sequence[int]:
        """Always something: a tile costs nothing, and whoever learns from few games doubts that."""
        gains = self.tile_gains(s, s.seat, s.options)
        return [s.options[gains.index(max(gains))]]

    # Buildings

    def build_gains(self, s: State, at: int, options: Sequence[int], more: int) -> list[int]:
        """What each of the buildings is worth to a seat that has so many doubloons more, its price apart."""
        seat = s.seats[at]
        look = self.net.look(s, at)
        city, crew, island, manned = board_of(seat)
        judged = self.net.judged
        means, quarries, costs = seat.doubloons + more, seat.quarries, s.setup.costs
        now = judged(look, (city, crew, island, manned), seat, means, seat.stored)
        found = []
        for building in options:
            off = min(quarries, COLUMNS[building])
            left = means - max(0, costs[building] - off)
            board = (*city, building), (*crew, 0), island, manned
            worth = judged(look, board, seat, min(left, means), seat.stored)
            found.append(worth - now + self.fondness.get(building + BUILDING, 0))
        return found

    def best_builds(self, s: State, at: int, more: int) -> tuple[int, int]:
        """What a seat gains in the builder's phase with so many doubloons more, and at best without them."""
        seat = s.seats[at]
        first, s.first = s.first, -1
        usual = builder.buildable(s, at)
        seat.doubloons += more
        options = fed(seat, builder.buildable(s, at))
        seat.doubloons -= more
        s.first = first
        gains = self.build_gains(s, at, options, more)
        rest = [gain for building, gain in zip(options, gains) if building in usual]
        return max(0, max(gains, default=0)), max(0, max(rest, default=0))

    def likely_builds(self, s: State, most: int) -> list[int]:
        """The best few options."""
        options = fed(s.seats[s.seat], s.options)
        gains = self.build_gains(s, s.seat, options, s.seat == s.first)
        order = sorted(range(len(gains)), key=lambda place: -gains[place])
        return [options[place] for place in order[:most]]

    def _build(self, s: State) -> Sequence[int]:
        options = fed(s.seats[s.seat], s.options)
        gains = self.build_gains(s, s.seat, options, s.seat == s.first)
        best = max(gains, default=WORST)
        return [options[gains.index(best)]] if best > -self.eagerness else []

    # Colonists

    def manning(self, s: State, at: int, more: int, moves: int = MOVES) -> tuple[Manned, int]:
        """Where a seat would have its colonists, with so many more, and what it gains by it."""
        seat = s.seats[at]
        look = self.net.around(s, at)
        board = board_of(seat)
        key = board, seat.stored + more, look.units, seat.vp, moves
        found = self._manned.get(key)
        if found is None:
            if len(self._manned) > MOST_CACHED:
                self._manned.clear()
            found = self._manned[key] = _Manning(self.net, look, seat, more).best(moves)
        return found

    def best_manning(self, s: State, at: int, more: int) -> int:
        return self.manning(s, at, more, moves=0)[1]

    def likely_mannings(self, s: State, most: int) -> list[list[int]]:
        """What it would do, and the best few ways that differ from it by where one colonist stands."""
        seat = s.seats[s.seat]
        best, _ = self.manning(s, s.seat, 0)
        others = _Manning(self.net, self.net.around(s, s.seat), seat, 0).others(best)
        return [_circles(seat, manned) for manned in (best, *others[:most])]

    def _man(self, s: State) -> Sequence[int]:
        return _circles(s.seats[s.seat], self.manning(s, s.seat, 0)[0])

    # Goods

    def _with_goods(self, s: State, goods: list[int], vp: int, doubloons: int) -> int:
        """What the table would be worth to the seat that is asked."""
        seat = s.seats[s.seat]
        before = seat.goods, seat.vp, seat.doubloons
        seat.goods, seat.vp, seat.doubloons = goods, seat.vp + vp, seat.doubloons + doubloons
        found = self.net.worth(s, s.seat)
        seat.goods, seat.vp, seat.doubloons = before
        return found

    def _privilege(self, s: State) -> Sequence[int]:
        goods = s.seats[s.seat].goods
        return [max(s.options, key=lambda good: (self._with_goods(s, _changed(goods, good, 1), 0, 0), good))]

    def _sell(self, s: State) -> Sequence[int]:
        seat = s.seats[s.seat]
        best, found = self._with_goods(s, seat.goods, 0, 0), -1
        for good in s.options:
            price = trader.price(seat, good, s.seat == s.first)
            worth = self._with_goods(s, _changed(seat.goods, good, -1), 0, price)
            if worth > best:
                best, found = worth, good
        return [] if found < 0 else [found]

    def _load(self, s: State) -> Sequence[int]:
        """The load by which most is gained."""
        seat = s.seats[s.seat]
        best, found = WORST, s.options[0]
        for option in s.options:
            number, won = captain.barrels(s, seat, option), captain.points(s, s.seat, option)
            goods = _changed(seat.goods, option & captain.KIND, -number)
            worth = self._with_goods(s, goods, won, 0)
            if worth > best:
                best, found = worth, option
        return [found]

    def _store(self, s: State) -> Sequence[int]:
        """Of all sets of kinds the one that is worth most, with a barrel of what is lost."""
        goods = s.seats[s.seat].goods
        best, found = WORST, s.options[:0]
        for kinds in combinations(s.options, s.high):
            rest = [good for good in s.options if good not in kinds]
            left = [count if good in kinds else 0 for good, count in enumerate(goods)]
            worth = max([self._with_goods(s, _changed(left, good, 1), 0, 0) for good in rest], default=0)
            if worth > best:
                best, found = worth, [*kinds]
        return found

    def _barrel(self, s: State) -> Sequence[int]:
        goods = s.seats[s.seat].goods
        left = [count if good in s.kept else 0 for good, count in enumerate(goods)]
        return [max(s.options, key=lambda good: (self._with_goods(s, _changed(left, good, 1), 0, 0), good))]

    def _yes(self, s: State) -> Sequence[int]:
        return s.options


def fed(seat: Seat, buildings: Sequence[int]) -> list[int]:
    """All but plants for which there is no plantation: too often it does not come."""
    island = seat.island
    return [building for building in buildings if MAKES[building] == NO_GOOD or MAKES[building] in island]


def _circles(seat: Seat, manned: Manned) -> list[int]:
    """Those with a colonist."""
    tiles, crews = manned
    found = [tile for place, tile in enumerate(seat.island) if tiles >> place & 1]
    for building, colonists in zip(seat.city, crews):
        found += [building + BUILDING] * colonists
    return found


def _changed(goods: Sequence[int], good: int, by: int) -> list[int]:
    found = list(goods)
    found[good] += by
    return found


class _Manning:
    """One seat's colonists on the way to their circles."""

    def __init__(self, net: Net, look: Look, seat: Seat, more: int) -> None:
        self._net, self._look, self._seat = net, look, seat
        self._manned, self._crews = seat.manned, list(seat.crew)
        empty = len(seat.island) - seat.manned.bit_count() + seat.empty_circles()
        self._stored = seat.stored + more
        self._after = max(0, self._stored - empty)
        self._tiles = dict.fromkeys(seat.island)

    def best(self, moves: int) -> tuple[Manned, int]:
        """All that can be placed are; then those stand better who can."""
        begun = self._worth()
        free = self._stored - self._after
        while free:
            free -= self._place(free)
        for _ in range(moves):
            if not self._move():
                break
        return (self._manned, tuple(self._crews)), self._worth() - begun

    def others(self, best: Manned) -> list[Manned]:
        """All others by one colonist who stands elsewhere, the best first."""
        found: dict[Manned, int] = {}
        for source in self._circles():
            for target in self._circles():
                self._manned, self._crews = best[0], list(best[1])
                if source != target and self._put(source, -1) and self._put(target, 1):
                    found[self._manned, tuple(self._crews)] = self._worth()
        return sorted(found, key=lambda manned: -found[manned])

    def _worth(self) -> int:
        board = self._seat.city, tuple(self._crews), self._seat.island, self._manned
        return self._net.judged(self._look, board, self._seat, self._seat.doubloons, self._after)

    def _put(self, circle: int, by: int) -> bool:
        """A colonist onto a circle, or off it; false if there is none to be had."""
        if circle < BUILDING:
            for place, tile in enumerate(self._seat.island):
                if tile == circle and (self._manned >> place & 1) == (by < 0):
                    self._manned ^= 1 << place
                    return True
            return False
        place = self._seat.city.index(circle - BUILDING)
        if not 0 <= self._crews[place] + by <= CIRCLES[circle - BUILDING]:
            return False
        self._crews[place] += by
        return True

    def _circles(self) -> list[int]:
        return [*self._tiles, *[building + BUILDING for building in self._seat.city]]

    def _place(self, free: int) -> int:
        """Put a colonist where most is gained by it, or two that make a good together; how many that were."""
        now = self._worth()
        best, found = WORST, [0]
        for circles in self._steps(free):
            if not self._put_all(circles):
                continue
            gain = (self._worth() - now) * (3 - len(circles))
            for circle in circles:
                self._put(circle, -1)
            if gain > best:
                best, found = gain, circles
        self._put_all(found)
        return len(found)

    def _put_all(self, circles: Sequence[int]) -> bool:
        for at, circle in enumerate(circles):
            if not self._put(circle, 1):
                for done in circles[:at]:
                    self._put(done, -1)
                return False
        return True

    def _steps(self, free: int) -> list[list[int]]:
        found = [[circle] for circle in self._circles()]
        if free > 1:
            for building in self._seat.city:
                good = MAKES[building]
                if good != NO_GOOD and good in self._tiles:
                    found.append([good, building + BUILDING])
        return found

    def _move(self) -> bool:
        """One colonist from where it is missed least to where it gains most; false if that gains nothing."""
        now = self._worth()
        source = self._best(-1)
        if source < 0:
            return False
        self._put(source, -1)
        target = self._best(1)
        if target >= 0 and self._put(target, 1):
            if self._worth() > now:
                return True
            self._put(target, -1)
        self._put(source, 1)
        return False

    def _best(self, by: int) -> int:
        """The circle that had best have a colonist more, or less; -1 if there is none."""
        best, found = WORST, -1
        for circle in self._circles():
            if self._put(circle, by):
                worth = self._worth()
                self._put(circle, -by)
                if worth > best:
                    best, found = worth, circle
        return found


ANSWERS: Final = (
    Instinct._role,
    Instinct._yes,
    Instinct._settle,
    Instinct._yes,
    Instinct._man,
    Instinct._build,
    Instinct._yes,
    Instinct._privilege,
    Instinct._sell,
    Instinct._load,
    Instinct._store,
    Instinct._barrel,
)
"""By kind of decision."""
