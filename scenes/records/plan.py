"""A table as somebody plans it: who sits where, and what is settled before the first card."""

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.checks import Json
from game.errors import Refused
from game.guest import Game
from game.table import Table, fresh_seed
from game.texts import Say
from scenes.app.files import free
from scenes.records.saves import games_folder
from scenes.records.seats import HUMAN, seat_tag

BOT_NAMES: Final = ("Rosa", "Diego", "Inés", "Tomás", "Lucía", "Alonso", "Jimena")
"""Of those who are no character. Names are not translated."""
SPELT: Final = {"hernan": "Hernán", "ines": "Inés", "lucia": "Lucía", "sofia": "Sofía", "tomas": "Tomás"}
"""Characters whose names have more letters than their identifiers."""
SEATS: Final = 4
"""At a usual table, if so many may sit there."""
DICE: Final = "random"
"""A level that is for measuring bots, not for playing against."""

NOBODY: Final[Mapping[str, str]] = {}


class Plan(NamedTuple):
    """Whatever is nothing is drawn."""

    seats: int
    levels: Sequence[str]
    """Of as many seats as there can be: who plays if the seat is taken."""
    governor: int | None = None
    seed: int | None = None
    own_pads: bool = False
    """Each of several humans has a pad, rather than all of them one."""
    fields: Mapping[str, Any] = {}
    profiles: Sequence[str | None] = ()
    """By seat: the profile of a person who is not whoever plays now, if that has one."""

    @property
    def taken(self) -> Sequence[str]:
        return self.levels[: self.seats]

    @property
    def humans(self) -> int:
        return self.taken.count(HUMAN)

    def as_json(self) -> Json:
        return {**self._asdict(), "profiles": [*self.profiles]}

    def profile(self, at: int) -> str | None:
        """Of a person at a seat, other than of whoever plays now."""
        return self.profiles[at] if at < len(self.profiles) and self.levels[at] == HUMAN else None

    def people(
        self, kind: type[Game], say: Say, me: str, known: Mapping[str, str] = NOBODY
    ) -> list[tuple[str, str]]:
        """The names of all who may sit there, and what they play like; persons without one are numbered.

        Whoever plays now is the first person without a profile; the others are known by name.
        """
        humans, mine = 0, True
        left = [name for name in kind.characters if spelt(name) not in (me, *known.values())]
        nameless = [name for name in BOT_NAMES if name not in map(spelt, kind.characters)]
        found = []
        for at, level in enumerate(self.levels):
            if level == HUMAN:
                humans += 1
                profile = self.profile(at)
                if profile is not None and profile in known:
                    found.append((known[profile], HUMAN))
                    continue
                found.append((me if mine else say("plan.player", number=humans), HUMAN))
                mine = False
                continue
            character = next((name for name in left if kind.characters[name] == level), None)
            if character:
                left.remove(character)
                found.append((spelt(character), character))
            else:
                found.append((nameless.pop(0), level))
        return found

    def table(self, kind: type[Game], say: Say, me: str = "", known: Mapping[str, str] = NOBODY) -> Table:
        """The game that was planned."""
        seed = fresh_seed() if self.seed is None else self.seed
        setup = {"seats": self.seats, **self.fields}
        if self.governor is not None:
            setup["governor"] = self.governor
        people = self.people(kind, say, me or say("plan.player", number=1), known)
        names = [seat_tag(*who) for who in people[: self.seats]]
        return Table(kind.new(setup, seed, names), seed)


def spelt(character: str) -> str:
    return SPELT.get(character, character.capitalize())


def playing_levels(kind: type[Game]) -> list[str]:
    """Those that a person may want to meet."""
    met = set(kind.characters.values()) or set(kind.levels) - {DICE}
    return [level for level in kind.levels if level in met] or list(kind.levels)


def usual(kind: type[Game]) -> Plan:
    """One person against bots that are neither the easiest nor the best."""
    most, levels = kind.seats[1], playing_levels(kind)
    return Plan(min(most, SEATS), [HUMAN] + [levels[min(1, len(levels) - 1)]] * (most - 1))


def remembered(kind: type[Game], plans: Mapping[str, Mapping[str, Any]]) -> Plan:
    """The plan of last time, by game, as far as it is one for this game."""
    plan, found = usual(kind), plans.get(kind.name, {})
    low, high = kind.seats
    seats = _within(found.get("seats"), low, high)
    levels = [*_listed(found.get("levels")), *plan.levels][:high]
    known = (HUMAN, *kind.levels)
    return Plan(
        plan.seats if seats is None else seats,
        [level if level in known else plan.levels[-1] for level in levels],
        _within(found.get("governor"), 0, (seats or plan.seats) - 1),
        _within(found.get("seed"), 0, LARGEST_SEED),
        found.get("own_pads") is True,
        _fields(kind, found.get("fields")),
        tuple([name if isinstance(name, str) else None for name in _listed(found.get("profiles"))][:high]),
    )


LARGEST_SEED: Final = 10**10 - 1


def _within(value: object, low: int, high: int) -> int | None:
    fits = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    return value if fits and isinstance(value, int) else None


def _listed(value: object) -> Sequence[Any]:
    return value if isinstance(value, list) else []


def _fields(kind: type[Game], found: object) -> dict[str, Any]:
    settled = {}
    for name, each in kind.fields.items():
        settled[name] = each.default
        if isinstance(found, Mapping) and name in found:
            try:
                settled[name] = each.check(found[name], name)
            except Refused:
                continue
    return settled


def watched(plan: Plan, kind: type[Game]) -> Plan:
    """A plan without people."""
    best = playing_levels(kind)[-1]
    return Plan(plan.seats, [best] * len(plan.levels), fields=plan.fields)


def new_file(seed: int, kind: str = "") -> Path:
    """Where a game that begins now is kept, which may be of a kind that its name begins with."""
    before = f"{kind}-" if kind else ""
    return free(games_folder() / time.strftime(f"{before}%Y-%m-%d-%H%M%S-{seed}.sanjuan"))
