"""What a game lays on the table."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from pygame import Rect

from game.views import View
from scenes.draw.actor import Actor
from scenes.draw.daylight import NOON, Light, light_at
from scenes.draw.theme import strong
from scenes.draw.tween import Motion
from scenes.table.asking import Asking, Spot
from scenes.table.effects import Effects, Happening
from scenes.table.message_bar import MessageBar

A = TypeVar("A", bound=Asking)


class Board(ABC, Generic[A]):
    """The picture of a view of one seat. Whatever has changed is made anew when it is shown."""

    daylight: Light = light_at(NOON)
    """That of its hour; its ground may still be in the one before."""

    eyes: int
    """The seat that sees it so."""
    zones: Mapping[str, Rect]
    message_bar: MessageBar
    flying: list[Actor]
    """What is above it until all has come to rest."""

    @abstractmethod
    def make(self) -> Iterator[None]:
        """All pictures that may be needed within a frame, piece by piece."""

    def drafted(self, view: View) -> View:
        """The table as it would be with what is picked so far, where that is seen on the board."""
        return view

    def hour(self, view: View) -> float:
        """How far the day has gone in a game that stands so."""
        return NOON

    def dawns(self, view: View) -> bool:
        """Whether it has another light from now on, in which its ground is to be made."""
        hour = NOON if strong() else self.hour(view)
        if hour == self.daylight.hour:
            return False
        self.daylight = light_at(hour)
        return True

    def lighten(self) -> Iterator[None]:
        """Make the ground in the light of the hour, piece by piece, then show it."""
        yield from ()

    @abstractmethod
    def showing(self, view: View, asking: A | None, motion: Motion) -> Iterator[None]:
        """The table as in this view, and what is asked; a frame may pass at each yield."""

    @abstractmethod
    def show(self, happening: Happening, effects: Effects) -> None:
        """Let an event be seen that is not in the view yet."""

    def cover(self) -> None:
        """Turn face down at once whatever others may not see."""

    @property
    @abstractmethod
    def actors(self) -> list[Actor]: ...

    @abstractmethod
    def places(self, view: View) -> dict[Hashable, Rect]:
        """Everything that can have the focus: spots."""

    @abstractmethod
    def things(self, zone: str, view: View, asking: A | None) -> Sequence[str]:
        """The names of all that lies in a zone; none, if it has no names."""

    @abstractmethod
    def part(self, name: str, spot: Spot | None) -> Rect:
        """Where a part of the board is that somebody speaks of, while a spot has the focus."""

    @abstractmethod
    def question(self, asking: A, spot: Spot | None) -> str:
        """What is asked, and of what that has the focus."""

    @abstractmethod
    def focus(self, spot: Spot | None, place: Rect | None, motion: Motion, ringed: bool) -> None:
        """Show what has the focus, or had it: without gold then."""

    @abstractmethod
    def nudge(self, x: float, y: float, motion: Motion) -> None:
        """Push what has the focus, which goes back to its place."""

    @abstractmethod
    def bring_forward(self, asking: A, motion: Motion) -> None:
        """Let what can be chosen step up as it is asked for."""
