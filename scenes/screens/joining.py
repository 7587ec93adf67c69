"""Before a game in which each person has a pad: whose is whose."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from game.guest import Game
from scenes.draw.theme import DARK_LEAF, ROOF, SEA, VIOLET, WOOD
from scenes.input.buttons import Button, Intent, Press
from scenes.input.devices import KEYBOARD
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console


COLOURS: Final = (ROOF, SEA, DARK_LEAF, VIOLET, WOOD)
"""By the order in which people are asked; the texts name them."""


class Joining(Menu):
    """Each person in turn presses A on a device that nobody else has."""

    overlay: ClassVar[bool] = True
    veil: ClassVar[float] = 0.5
    shape: ClassVar[float] = 1.1
    centred: ClassVar[bool] = True

    def __init__(
        self,
        console: "Console",
        game: type[Game],
        people: Mapping[int, str],
        then: Callable[[Mapping[int, str]], None],
        pause: Callable[[], None],
    ) -> None:
        """The people by seat; then gets their devices, or none of them if they share one."""
        super().__init__(console, game)
        self._people = people
        self._then = then
        self._pause = pause
        self.joined: dict[int, str] = {}

    def title(self) -> str:
        return self.say("joining.title")

    def text(self) -> str:
        return self.say("joining.text")

    def rows(self) -> Sequence[Row]:
        return [
            self._row(at, seat, name, self.console.portrait(name, seat))
            for at, (seat, name) in enumerate(self._people.items())
        ]

    def _row(self, at: int, seat: int, name: str, face: str) -> Row:
        source = self.joined.get(seat)
        if source is None:
            return Row(name, values=[self.say("joining.free")], icon=face)
        device = self.say("joining.keyboard" if source == KEYBOARD else f"joining.pad.{at + 1}")
        return Row(self.say("table.addressed", name=name, words=device), icon=face, colour=COLOURS[at])

    def others(self) -> Sequence[Row]:
        """With every device that they may have."""
        before, self.joined = self.joined, dict.fromkeys(self._people, "pad")
        pads = self.rows()
        self.joined = dict.fromkeys(self._people, KEYBOARD)
        keyboards = self.rows()
        self.joined = before
        return [*pads, *keyboards]

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Press) and intent.button is Button.A:
            self._join(intent.source)
        elif isinstance(intent, Press) and intent.button is Button.B:
            self._part(intent.source)
        else:
            super().handle(intent)

    def _join(self, source: str) -> None:
        seat = next((seat for seat in self._people if seat not in self.joined), None)
        if source in self.joined.values() or seat is None:
            self.console.sounds.play("refuse")
            return
        self.joined[seat] = source
        self.console.sounds.play("toggle_on")
        self._show()
        if len(self.joined) == len(self._people):
            self._done()

    def _part(self, source: str) -> None:
        """Who has joined by mistake gives the place free again."""
        mine = [seat for seat, device in self.joined.items() if device == source]
        self.console.sounds.play("toggle_off" if mine else "refuse")
        for seat in mine:
            del self.joined[seat]
        self._show()

    def _show(self) -> None:
        """Who has joined, and who is next."""
        free = (at for at, seat in enumerate(self._people) if seat not in self.joined)
        self.focus.on = next(free, 0)
        self.renew()

    def _done(self) -> None:
        self.stack.pop()
        self._then(self.joined)

    def press(self, button: Button) -> None:
        if button is Button.X:
            self.joined = {}
            self._done()
        elif button is Button.START:
            self._pause()

    def hints(self) -> Sequence[Hint]:
        say = self.say
        return [
            Hint(Button.A, say("joining.me")),
            Hint(Button.B, say("joining.not_me")),
            Hint(Button.X, say("plan.pads.one")),
            Hint(Button.START, say("pause.title")),
        ]
