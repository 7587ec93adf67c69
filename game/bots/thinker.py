"""The shell of a bot that thinks: by instinct, and where it matters by looking ahead."""

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from game import rng
from game.bots.bot import USUAL, Bot, View
from game.bots.levels import Style
from game.bots.search import WON, Pick, Weighed, weigh
from game.decision import Decision
from game.state import BaseState

SEEDS: Final = 1 << 32
PERMILLE: Final = WON // 1000

S = TypeVar("S", bound=BaseState)


class Thinker(Bot, Generic[S]):
    """Plays the same in the same place, whatever it has seen before. The last four methods are its game's."""

    def __init__(self, steps: Mapping[str, int], style: Style, whim: int = 0) -> None:
        self._steps = steps
        """How far each kind of decision is thought through; no others are."""
        self.style = style
        self.whim = whim
        """Thousandths of a win by which it may misjudge an option."""

    def pick(self, view: View, decision: Decision) -> list[str]:
        return self.weighed(view, decision)[0][1]

    def weighed(
        self, view: View, decision: Decision, between: Sequence[Sequence[str]] = ()
    ) -> list[tuple[Weighed, list[str]]]:
        """The answers it has looked at, the one it likes best first; no others than those in question."""
        deal = self.guess(view, decision)
        seed = zlib.crc32(json.dumps(nameless(view), sort_keys=True).encode()) * SEEDS
        s = deal(seed)
        steps = self._steps.get(decision.kind, 0) * self.effort // USUAL
        picks: list[Pick] = [[s.options[place] for place in decision.places(list(pick))] for pick in between]
        picks = picks or (self.answers(s) if steps else [self.answer(s, seed)])
        fondness = self.fondness(s, decision, picks)
        milliseconds = self.milliseconds if steps else 0
        found = weigh(picks, fondness, lambda sample: deal(seed + sample), self.play, steps, milliseconds)
        return [(weighed, named(s, decision, weighed.pick)) for weighed in found]

    def fondness(self, s: S, decision: Decision, picks: Sequence[Pick]) -> list[int]:
        """What its style adds to each of the answers."""
        if not self.style:
            return [0] * len(picks)
        names = zip(s.options, decision.options, strict=True)
        liking = {option: self.style.get(name.partition(" ")[0], 0) for option, name in names}
        return [PERMILLE * sum(liking[option] for option in pick) for pick in picks]

    def moods(self, names: Sequence[str], seed: int) -> list[int]:
        """What its style and its mood add to things, in thousandths of a win."""
        moods = [rng.drawn(seed + at, self.whim + 1) for at in range(len(names))]
        return [mood + self.style.get(name, 0) for name, mood in zip(names, moods, strict=True)]

    def guess(self, view: View, decision: Decision) -> Callable[[int], S]:
        """Tables by number that agree with the view, at the decision."""
        raise NotImplementedError

    def answer(self, s: S, seed: int) -> Pick:
        """What it does without looking ahead."""
        raise NotImplementedError

    def answers(self, s: S) -> list[Pick]:
        """What is worth looking ahead for."""
        raise NotImplementedError

    def play(self, table: S, pick: Pick) -> tuple[int, int]:
        """An answer played on at a copy of the table: how likely it is to win, and the steps that took."""
        raise NotImplementedError


def nameless(view: View) -> View:
    """The same table, whoever sits there."""
    seats = [{key: seat[key] for key in seat if key != "name"} for seat in view.get("seats", ())]
    return {**view, "seats": seats}


def named(s: BaseState, decision: Decision, pick: Pick) -> list[str]:
    """The options of a pick as they are called."""
    rest = list(pick)
    found = []
    for option, name in zip(s.options, decision.options, strict=True):
        if option in rest:
            rest.remove(option)
            found.append(name)
    return found
