"""A number, entered with a thumb."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.widgets.keyboard import DELETE, DONE, Keyboard

if TYPE_CHECKING:
    from scenes.app.console import Console


class NumberEntry(Keyboard):
    """Keys like those of a telephone. Without a digit there is no number."""

    board = ("123", "456", "789", (DELETE, "0", DONE))
    longest = 10
    narrowest = 16

    def __init__(
        self,
        console: "Console",
        title: str,
        nothing: str,
        number: int | None,
        then: Callable[[int | None], None],
    ) -> None:
        super().__init__(console, title, nothing, "" if number is None else str(number))
        self._then = then

    def finish(self) -> None:
        self._then(int(self.written) if self.written else None)
        self.stack.pop()
