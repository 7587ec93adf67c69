"""One way to answer every decision: options are picked and put back until it is done."""

from collections.abc import Iterable, Sequence

from game.decision import Decision


class Picking:
    """What is picked so far, of one decision; at first what most people would pick."""

    def __init__(self, decision: Decision, suggestion: Iterable[str]) -> None:
        self.decision = decision
        self.picked: list[int] = []
        """The places of options, what was picked first in front."""
        self.suggest(suggestion)

    @property
    def at_once(self) -> bool:
        """A press on an option is the whole answer."""
        return self.decision.max == 1

    @property
    def may_pass(self) -> bool:
        return self.decision.min == 0

    @property
    def ready(self) -> bool:
        return self.decision.min <= len(self.picked) <= self.decision.max

    @property
    def full(self) -> bool:
        return len(self.picked) == self.decision.max

    @property
    def changed(self) -> bool:
        return sorted(self.picked) != sorted([] if self.at_once else self.suggested)

    def toggle(self, place: int) -> None:
        """Pick an option or put it back; one too many takes the place of the oldest."""
        if place in self.picked:
            self.picked.remove(place)
            return
        self.picked.append(place)
        if len(self.picked) > self.decision.max:
            self.picked.pop(0)

    def fill(self, places: Sequence[int]) -> None:
        """Pick one more of options that are alike; once all of them are picked, none."""
        free = [place for place in places if place not in self.picked]
        if free:
            self.toggle(free[0])
        else:
            self.picked[:] = [place for place in self.picked if place not in {*places}]

    def suggest(self, suggestion: Iterable[str]) -> None:
        """Begin with these, and come back to them."""
        self.suggested = self.decision.places(list(suggestion))
        self.reset()

    def reset(self) -> None:
        self.picked = [] if self.at_once else list(self.suggested)

    def answer(self) -> list[str]:
        return [self.decision.options[place] for place in sorted(self.picked)]
