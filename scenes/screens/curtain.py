"""Between two people at one screen: nobody sees the other's cards."""

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, ClassVar

from game.guest import Game
from scenes.input.buttons import Button, Intent, Press
from scenes.input.late_presses import LatePresses
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console


class Curtain(Menu):
    overlay: ClassVar[bool] = True
    veil: ClassVar[float] = 0.5
    shape: ClassVar[float] = 1.1
    centred: ClassVar[bool] = True

    def __init__(
        self,
        console: "Console",
        game: type[Game],
        name: str,
        seat: int,
        then: Callable[[str], None],
        pause: Callable[[], None] = lambda: None,
        news: Sequence[str] = (),
        others: Callable[[], Collection[str]] = tuple,
    ) -> None:
        super().__init__(console, game)
        self._name = name
        self._seat = seat
        self._then = then
        """Gets the device on which somebody lifted it."""
        self._pause = pause
        """Start asks for it."""
        self._news = news
        """What has happened that everybody may know."""
        self._not_on = others
        """The devices on which it cannot be lifted."""
        self._late = LatePresses()
        self._late.begin()

    @property
    def deaf(self) -> bool:
        """It cannot be lifted yet: whoever was asked before may still be pressing."""
        return self._late.expected

    def title(self) -> str:
        return self.say("curtain.title", name=self._name)

    def face(self) -> str:
        return self.console.portrait(self._name, self._seat)

    def text(self) -> str:
        return "\n".join([*self._news, self.say("curtain.text")])

    def rows(self) -> Sequence[Row]:
        return [Row(self.say("curtain.lift", name=self._name), self._lift)]

    def _lift(self) -> None:
        self.stack.pop()
        self._then(self.console.source)

    def enter(self) -> None:
        super().enter()
        self.console.sounds.play("curtain")

    def update(self, milliseconds: float) -> bool:
        return super().update(milliseconds) or self._late.update(milliseconds)

    def handle(self, intent: Intent) -> None:
        if self._late.has(intent):
            return
        if isinstance(intent, Press) and intent.button is Button.A and intent.source in self._not_on():
            self.console.sounds.play("refuse")
            self.console.refuse(self.say("curtain.other", name=self._name))
            return
        super().handle(intent)

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.A, self.say("curtain.show")), Hint(Button.START, self.say("pause.title"))]

    def press(self, button: Button) -> None:
        if button is Button.START:
            self._pause()
        elif button is Button.A:
            super().press(button)
        else:
            self.console.sounds.play("refuse")
