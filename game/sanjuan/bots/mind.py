"""The bots that think: by instinct, and where it matters by looking ahead."""

import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Final

from game import rng
from game.bots.bot import Bot, View
from game.bots.levels import Style
from game.decision import Decision
from game.sanjuan.bots.answers import answers
from game.sanjuan.bots.guess import Guess
from game.sanjuan.bots.instinct import Instinct
from game.sanjuan.bots.net import weights
from game.sanjuan.bots.search import WON, Pick, Weighed, weigh
from game.sanjuan.catalogue import BY_NAME, ROLES
from game.sanjuan.state import State
from game.sanjuan.words import option_name

SEEDS: Final = 1 << 32
PERMILLE: Final = WON // 1000
TILT, FOND = 200, 350
"""A thousandth of a win in the scores of roles and the worth of cards, as instinct has them."""


class Thinker(Bot):
    """Plays the same in the same place, whatever it has seen before."""

    def __init__(self, steps: Mapping[str, int], style: Style, whim: int = 0) -> None:
        self._steps = steps
        """How far each kind of decision is thought through; no others are."""
        self._style = style
        self._whim = whim
        """Thousandths of a win by which it may misjudge a role."""
        self._weights = weights()
        self._minds: dict[tuple[int, int, bool], tuple[Instinct, Instinct]] = {}

    def pick(self, view: View, decision: Decision) -> list[str]:
        return self.weighed(view, decision)[0][1]

    def weighed(
        self, view: View, decision: Decision, between: Sequence[Sequence[str]] = ()
    ) -> list[tuple[Weighed, list[str]]]:
        """The answers it has looked at, the one it likes best first; no others than those in question."""
        guess = Guess(view, decision)
        seed = zlib.crc32(json.dumps(view, sort_keys=True).encode()) * SEEDS
        s = guess.deal(seed)
        own, mind = self._instincts(s)
        own.tilt = self._tilt(seed)
        steps = self._steps.get(decision.kind, 0) * self.effort // 100
        picks: list[Pick] = [[s.options[place] for place in decision.places(list(pick))] for pick in between]
        picks = picks or (answers(mind, s) if steps else [own.answer(s)])
        fondness = self._fondness(s, picks)
        milliseconds = self.milliseconds if steps else 0
        found = weigh(picks, lambda sample: guess.deal(seed + sample), mind, fondness, steps, milliseconds)
        return [(weighed, named(s, decision, weighed.pick)) for weighed in found]

    def _fondness(self, s: State, picks: list[Pick]) -> list[int]:
        """What its style adds to each of the answers."""
        if not self._style:
            return [0] * len(picks)
        names = {option: option_name(s.kind, option).partition(" ")[0] for option in s.options}
        return [PERMILLE * sum(self._style.get(names[option], 0) for option in pick) for pick in picks]

    def _tilt(self, seed: int) -> list[int]:
        """What its style and its mood add to the score of each role."""
        moods = [rng.drawn(seed + role, self._whim + 1) for role in range(len(ROLES))]
        return [TILT * (mood + self._style.get(role, 0)) for role, mood in zip(ROLES, moods, strict=True)]

    def _instincts(self, s: State) -> tuple[Instinct, Instinct]:
        """Its own, with its style, and that by which it judges."""
        seats, edition, expansion = key = len(s.seats), s.setup.edition, s.setup.expansion
        if key not in self._minds:
            own, plain = [Instinct(*self._weights, seats, edition, expansion) for _ in range(2)]
            own.fondness = {
                BY_NAME[name]: FOND * liking for name, liking in self._style.items() if name in BY_NAME
            }
            self._minds[key] = own, plain
        return self._minds[key]


def named(s: State, decision: Decision, pick: Pick) -> list[str]:
    """The options of a pick as they are called."""
    rest = list(pick)
    found = []
    for option, name in zip(s.options, decision.options, strict=True):
        if option in rest:
            rest.remove(option)
            found.append(name)
    return found
