"""A decision on the table: which thing to press for which option."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final

from game.checks import Json
from game.decision import Decision
from scenes.table.picking import Picking

Spot = tuple[str, int]
"""A zone of the table and a place in it."""
PASS: Final = ("pass", 0)
DONE: Final = ("done", 0)
"""Where to press to pick nothing, and nothing more."""
TURN_UP: Final = ("turn_up", 0)
"""Where to press to see one's own cards."""


class Asking(ABC):
    """The pending decision of the seat at the screen: one step, or two, a thing and where it goes."""

    between: ClassVar[str]
    """What stands between the two in an option."""

    def __init__(self, decision: Decision, view: Mapping[str, Any], suggestion: Sequence[str]) -> None:
        self.decision = decision
        self.picking = Picking(decision, suggestion)
        self.view = view
        self.placing = ""
        """The thing for which a site is being chosen."""
        self.lifted: Spot | None = None
        """Where it was taken from, as there may be two alike."""
        self.advice: Json | None = None
        """What the coach says, once it has."""
        self.spots = self.things()

    @abstractmethod
    def things(self) -> dict[Spot, list[int]]:
        """What can be pressed in the first step, and the options that a press there may mean."""

    @abstractmethod
    def sites(self, thing: str) -> dict[Spot, list[int]]:
        """What can be pressed once a thing is to go somewhere."""

    @property
    def grounds(self) -> str:
        """The key of the rule by which something has to be picked, if that wants to be told."""
        return ""

    @property
    def counted(self) -> bool:
        """How many are picked, and may be, wants to be told."""
        return not self.picking.at_once

    @property
    def grows_up(self) -> bool:
        """What is asked about lies below the question, which takes more room above itself."""
        return True

    @property
    def holds(self) -> bool:
        """Left and right do not lead away from what is asked about."""
        return False

    @property
    def alike(self) -> bool:
        """Options in one place are one as good as the other: each press picks one more of them."""
        return False

    @property
    def zones(self) -> Collection[str]:
        """Those in which things lie that are asked about, whether they can be pressed or not."""
        return {zone for zone, _ in self.spots}

    def nameless(self, spot: Spot) -> str:
        """The thing that lies there, if it is too small to say its name."""
        return ""

    def refused(self, spot: Spot) -> str:
        """The key of why not, if it is only this one of several of its name."""
        return ""

    def spot_of(self, option: int) -> Spot | None:
        """What to press for an option."""
        return next((spot for spot, options in self.spots.items() if option in options), None)

    def options_at(self, spot: Spot) -> list[int]:
        """The options that a press there may mean."""
        return self.spots.get(spot, [])

    def thing_of(self, option: str) -> str:
        """What an option is about, wherever it goes."""
        return option.partition(self.between)[0]

    def first(self) -> Spot | None:
        """Where the focus goes: to what most people would pick, or to where to press if that is picked."""
        picking = self.picking
        if picking.picked and picking.ready and not picking.at_once:
            return DONE
        wanted = {*self.picking.suggested}
        found = (spot for spot, places in self.spots.items() if wanted & {*places})
        return next(found, next(iter(self.spots), None))

    def elsewhere(self) -> Spot | None:
        """Where the focus goes that is not to be led: to one thing that most people would not pick."""
        picking, suggested = self.picking, {*self.picking.suggested}
        others = (spot for spot, places in self.spots.items() if not suggested & {*places})
        return (next(others, None) if picking.at_once else None) or self.first()

    @property
    def advised(self) -> list[Spot]:
        """What to press to follow the coach."""
        if self.advice is None:
            return []
        wanted = set(self.decision.places(self.advice["pick"]))
        found = [spot for spot, places in self.spots.items() if wanted & set(places)]
        return found if wanted else [PASS]

    def settle(self, thing: str, lifted: Spot | None = None) -> None:
        """Choose a site for this thing, or none any more."""
        self.placing, self.lifted = thing, lifted
        self.spots = self.sites(thing) if thing else self.things()

    @property
    def state(self) -> object:
        """What is seen of it on the table; another one is another picture."""
        return self.placing, tuple(self.picking.picked), self.advice is not None
