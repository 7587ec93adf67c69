"""How much of the screen a television hides: marks in the corners that must be seen whole."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from scenes.draw.actor import Actor, Box, perform
from scenes.draw.canvas import Canvas, Sprite, beside
from scenes.draw.layout import WIDEST_SAFE_AREA, Layout
from scenes.draw.lettering import NAMES, STRONG, TEXT
from scenes.draw.theme import CREAM, DEEP, FOAM, NIGHT, SUN
from scenes.input.buttons import Button, Intent, Point
from scenes.widgets.heading import heading
from scenes.widgets.hints import Hint
from scenes.widgets.screen import Screen

if TYPE_CHECKING:
    from scenes.app.console import Console

ARM, LINE = 0.12, 0.012
"""Length and strength of a mark, in shares of the height."""
ASIDE: Final = 0.25
"""Of the width."""
STEPS: Final = {Button.LEFT: -1, Button.DOWN: -1, Button.RIGHT: 1, Button.UP: 1}


class SafeArea(Screen):
    """The directions move the marks; whatever is left of them then holds."""

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._inset = console.settings.safe_area

    def build(self) -> Iterator[None]:
        screen, inner = self.console.layout.screen, self._inner()
        self.actors.append(Box.covering(screen, NIGHT))
        self._still = len(self.actors)
        title = heading(self.console, self.say("settings.safe_area"), inner.width)
        text, letters = self.say("safe_area.text"), self.console.lettering
        size = letters.boxed(text, inner.width, inner.height // 2, self.console.small_lettering.smallest)
        lines = letters.wrapped(text, inner.width, TEXT, size)
        words = [title, *(self.pictures.text(line, CREAM, TEXT, size) for line in lines)]
        self._words = []
        top = inner.y + (inner.height - sum(each.size[1] for each in words) - 2 * title.size[1]) // 2
        for each in words:
            self._words.append(Actor(each, inner.centerx, top + each.size[1] / 2))
            top += each.size[1]
        self._place = inner.centerx, top + title.size[1]
        self._done = self.pictures.text(self.say("digits.done"), CREAM, STRONG, size)
        for inset in range(WIDEST_SAFE_AREA + 1):
            self._number(inset)
        yield
        self._show()

    def _inner(self) -> Rect:
        """Where nothing is hidden, however much is."""
        area = Layout(self.console.canvas.size, WIDEST_SAFE_AREA).safe
        return area.inflate(-area.width // 5, -area.height // 4)

    def _show(self) -> None:
        del self.actors[self._still :]
        safe = Layout(self.console.canvas.size, self._inset).safe
        self.actors += [Box.covering(hidden, DEEP) for hidden in beside(self.console.layout.screen, safe)]
        self.actors += self._words
        self.marks = list(_marks(safe))
        self.actors.append(Actor(self._number(self._inset), *self._place))
        self.actors += self._way_out()

    def _way_out(self) -> Iterator[Actor]:
        """What to press then, below the number."""
        x, y = self._place
        sign = self.bar.sign(Button.A, self.console.layout.zones()["hints"])
        y += sign.size[1] + self.console.small_lettering.body
        gap = sign.size[1] // 3
        left = x - (sign.size[0] + gap + self._done.size[0]) / 2
        yield Actor(sign, left + sign.size[0] / 2, y)
        yield Actor(self._done, left + sign.size[0] + gap + self._done.size[0] / 2, y)

    def _number(self, inset: int) -> Sprite:
        words = self.say("settings.per_cent", value=inset)
        return self.pictures.text(words, SUN, NAMES, self.console.lettering.body)

    def turn(self, direction: Button) -> bool:
        inset = self._inset + STEPS[direction]
        if 0 <= inset <= WIDEST_SAFE_AREA:
            self._inset = inset
            self.console.sounds.play("toggle_on")
        return True

    def hints(self) -> Sequence[Hint]:
        """None: the marks are where they would be."""
        return []

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Point) and intent.pressed:
            self._pressed(intent.x / self.console.layout.screen.width)
        super().handle(intent)
        self._show()

    def _pressed(self, across: float) -> None:
        """The sides of the screen are left and right for a mouse and a finger; what is between ends it."""
        if ASIDE < across < 1 - ASIDE:
            self.press(Button.A)
        else:
            self.turn(Button.LEFT if across < ASIDE else Button.RIGHT)

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.B, Button.START):
            self.console.settle(safe_area=self._inset)
            self.back()

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        perform(self.marks, canvas)


def _marks(area: Rect) -> Iterator[Box]:
    """An angle in each corner."""
    arm, line = round(area.height * ARM), max(3, round(area.height * LINE))
    for x, across in ((area.left, arm), (area.right - line, -arm)):
        for y, down in ((area.top, arm), (area.bottom - line, -arm)):
            flat = Rect(x if across > 0 else x + line + across, y, arm, line)
            upright = Rect(x, y if down > 0 else y + line + down, line, arm)
            yield from (Box.covering(each, FOAM) for each in (flat, upright))
