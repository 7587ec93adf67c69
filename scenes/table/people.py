"""Several people at one screen: whose cards lie face up, and whose device is heard."""

from typing import TYPE_CHECKING, Final

from scenes.input.buttons import Button, Intent, Pointed, Press
from scenes.input.devices import KEYBOARD, MOUSE
from scenes.input.late_presses import LatePresses

if TYPE_CHECKING:
    from scenes.app.console import Console

HAND: Final = Button.L1
"""Held, it shows one's cards."""
DESK: Final = (KEYBOARD, MOUSE)
"""Who has one of these has both."""


class People:
    """At most one hand is seen: that of who is asked, once its owner has turned it up, until the answer."""

    def __init__(self, console: "Console", several: bool) -> None:
        self._console = console
        self.several = several
        """There are others from whom cards are hidden."""
        self.pads: dict[int, str] = {}
        """By seat: the device that answers for it, if each person has one."""
        self.device = ""
        """On which the hand was turned up that is seen, or is held to see it."""
        self._holding = False
        self._last: int | None = None
        """Whose hand was seen last."""
        self.late = LatePresses((Button.A, HAND))
        """Those of who was asked before."""

    # Whose cards are seen

    def turn_up(self, seat: int, device: str) -> None:
        self.device, self._holding, self._last = device, False, seat

    def hold_up(self, device: str) -> None:
        self.device, self._holding = device, True

    def turn_down(self) -> None:
        self.device, self._holding = "", False

    def forget(self) -> None:
        """Whoever turns up a hand next may be somebody else."""
        self.turn_down()
        self._last = None

    @property
    def let_go(self) -> bool:
        """The hand is seen no longer than it is held up, and it is not any more."""
        return self._holding and not self._console.held.is_held(HAND, self.device)

    def needs_curtain(self, seat: int) -> bool:
        """On a device that is handed round another hand was seen last."""
        return not self.is_there(seat) and self._last != seat

    # Whose device is heard

    def is_there(self, seat: int) -> bool:
        """It has a device of its own, which is plugged in."""
        mine = self.pads.get(seat)
        return mine in DESK or mine in self._console.devices.plugged

    def strangers(self, seat: int) -> set[str]:
        """The devices of others, as long as there is one that is not."""
        others = {*self.pads.values()} - {self.pads.get(seat)}
        return others if self._console.devices.plugged - others else set()

    def hears(self, intent: Intent, seat: int) -> bool:
        """Whether this may be meant by who sits there."""
        if isinstance(intent, Press):
            mine = self.pads.get(seat)
            own = intent.source == mine or (mine in DESK and intent.source in DESK)
            return own if self.is_there(seat) else intent.source not in self.strangers(seat)
        return not (isinstance(intent, Pointed) and self.is_there(seat)) or self.pads[seat] in DESK
