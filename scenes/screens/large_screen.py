"""At the first start on a large screen: whether to fill it, and whether its edges are seen."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from scenes.app.window import has_windows
from scenes.input.buttons import Button
from scenes.screens.safe_area import SafeArea
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console


def ask_for_screen(console: "Console", then: Callable[[], None]) -> None:
    """What is not settled yet: on the whole of a screen only its edges."""
    if console.settings.full_screen or not has_windows():
        see_edges(console, then)
    else:
        console.stack.restart(LargeScreen(console, then))


def see_edges(console: "Console", then: Callable[[], None]) -> None:
    """Begin below the marks that must be seen whole."""
    then()
    console.stack.push(SafeArea(console))


class LargeScreen(Menu):
    shape: ClassVar[float] = 1.1
    centred: ClassVar[bool] = True

    def __init__(self, console: "Console", then: Callable[[], None]) -> None:
        super().__init__(console)
        self._then = then

    def title(self) -> str:
        return self.say("large_screen.title")

    def rows(self) -> Sequence[Row]:
        say = self.say
        return [
            Row(say("large_screen.whole"), self._fill, note=say("large_screen.whole.note")),
            Row(say("large_screen.window"), self._then, note=say("large_screen.window.note")),
        ]

    def _fill(self) -> None:
        self.console.settle(full_screen=True)
        see_edges(self.console, self._then)

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.A, self.say("hint.choose"))]

    def back(self) -> None:
        """There is nothing to go back to."""
