"""What all scenes of this house share: actors, the focus, and a bar that says what the buttons do."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import Rect

from game.guest import Game
from game.texts import Say
from scenes.app.stack import Scene
from scenes.draw.actor import Actor, Box, perform
from scenes.draw.canvas import Canvas, Colour, centred
from scenes.draw.pictures import Pictures
from scenes.draw.theme import NIGHT, SUN, strong
from scenes.input.buttons import DIRECTIONS, Button, Intent, Pointed, Press
from scenes.input.focus import Focus
from scenes.widgets.arrows import Arrow
from scenes.widgets.backdrop import dusk
from scenes.widgets.hints import Hint, HintBar
from scenes.widgets.pointing import Pointing

if TYPE_CHECKING:
    from scenes.app.console import Console

FOCUS: Final = 90.0
"""Milliseconds that the focus is on its way."""
NUDGE: Final = 6
"""Pixels."""
UPRIGHT: Final = {Button.UP: -1, Button.DOWN: 1}
VEIL: Final = 0.9
"""How much of what is below an overlay it hides."""
Key = Hashable


class Screen(Scene[Canvas]):
    """A scene with a console around it. Everything on it can be had with the directions, A and B."""

    veil: ClassVar[float] = VEIL

    def __init__(self, console: "Console", game: type[Game] | None = None) -> None:
        """Of a game, or of the house."""
        self.console = console
        self.game = game
        self.say = self.texts()
        self.actors: list[Actor] = []
        self.focus: Focus[Key] = Focus({})
        self.motion = console.motion()
        self.bar = HintBar(console)
        self.pointing = Pointing(self, self._note_focus)
        self._was_on: Key = None
        self.home: Key = None
        """What had the focus before it went to the bar."""
        self._glyphs = ""
        self._hinted: Sequence[Hint] = ()
        """What the buttons are said to do."""

    # What a scene says of itself

    def build(self) -> Iterator[None]:
        """Make what this screen consists of."""
        yield from ()

    def ground(self) -> Iterator[None]:
        """Lay the port behind everything; in high contrast it is plain."""
        screen = self.console.layout.screen
        if strong():
            self.actors.append(Box.covering(screen, NIGHT))
            return
        self.actors.append(Actor((yield from dusk(self.console)), *screen.center))

    def places(self) -> Mapping[Key, Rect]:
        """What can have the focus, and where it is."""
        return {}

    def hints(self) -> Sequence[Hint]:
        """What the buttons do now, the most important first."""
        return [Hint(Button.A, self.say("hint.choose")), Hint(Button.B, self.say("hint.back"))]

    def press(self, button: Button) -> None:
        """One of the buttons that are no directions."""
        if button is Button.B:
            self.back()

    def back(self) -> None:
        self.console.sounds.play("back")
        self.stack.pop()

    def focused(self) -> None:
        """The focus is on something else."""

    # What it says to a mouse and a finger

    one_tap: ClassVar[bool] = False
    """A finger chooses with its first tap, which elsewhere only gives the focus."""
    enlarges: ClassVar[bool] = False
    """Y enlarges what has the focus."""

    @property
    def slides(self) -> bool:
        """There is more than is seen, which can be dragged."""
        return False

    @property
    def grain(self) -> int:
        """Pixels to drag for a row."""
        return self.console.lettering.body * 3 // 2

    def slide(self, step: int) -> bool:
        """Show what lies a row further down or up; whether there is more."""
        return self.turn(Button.DOWN if step > 0 else Button.UP)

    def touched(self, x: float, y: float) -> bool:
        """A place within what has the focus may mean something of its own; whether it does."""
        return False

    def arrow_pressed(self, x: float, y: float) -> bool:
        """One of the signs that there is more may be there; whether one is."""
        for actor in self.actors:
            if isinstance(actor, Arrow) and actor.covers(x, y):
                if actor.towards in UPRIGHT:
                    self.slide(UPRIGHT[actor.towards])
                else:
                    self.turn(actor.towards)
                return True
        return False

    # What is the same for all

    def texts(self) -> Say:
        """What it says, in the language of now."""
        return self.console.words(self.game) if self.game else self.console.say

    @property
    def pictures(self) -> Pictures:
        return self.console.pictures

    def prepare(self) -> Iterator[None]:
        self.say = self.texts()
        self.motion = self.console.motion()
        self.bar.renew()
        self.actors = []
        if self.overlay:
            screen = self.console.layout.screen
            self.actors.append(Box.covering(screen, NIGHT, self.veil))
        yield from self.build()
        self.refocus()
        yield from self.bar.frame()

    def resume(self) -> None:
        if isinstance(self.focus.on, Hint):
            self.focus.on = self.home
        self.refocus()

    @property
    def clear(self) -> Rect:
        """Where a notice hides least."""
        return self.console.layout.safe

    def refocus(self) -> None:
        """Something else can have the focus, or the buttons do something else."""
        self._glyphs = self.console.glyphs
        self._lay_hints(self.places())
        self._note_focus()

    def tell_hints(self) -> None:
        """Say what the buttons do now; what is said can be gone to and pointed at."""
        self._lay_hints(
            {thing: place for thing, place in self.focus.places.items() if not isinstance(thing, Hint)}
        )

    def _lay_hints(self, here: Mapping[Key, Rect]) -> None:
        self._hinted = self.hints()
        self.bar.show(self._hinted)
        on = self.focus.on
        if here and on not in self.bar.places:
            same = (hint for hint in self.bar.places if isinstance(on, Hint) and hint.button is on.button)
            self.focus.on = next(same, self.home) if isinstance(on, Hint) else on
            self.focus.set(self._with_hints(here) if self.focus.on in self.bar.places else here)
        self.focus.set(self._with_hints(here))

    def _with_hints(self, places: Mapping[Key, Rect]) -> Mapping[Key, Rect]:
        """All that can have the focus."""
        found = dict(places)
        found.update(self.bar.places.items())
        return found

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Press):
            self.pointing.forget()
            self._press(intent)
        elif isinstance(intent, Pointed):
            self.pointing.handle(intent)
        if self._glyphs != self.console.glyphs:
            self.refocus()

    def _press(self, press: Press) -> None:
        if press.button in DIRECTIONS:
            if not self.turn(press.button) and not self.focus.move(press.button) and not press.repeated:
                self.console.sounds.play("refuse")
                x, y = DIRECTIONS[press.button]
                self.nudge(x * NUDGE, y * NUDGE)
            self._note_focus()
        elif press.button is Button.A and isinstance(self.focus.on, Hint):
            self.press(self.focus.on.button)
        else:
            self.press(press.button)

    def turn(self, direction: Button) -> bool:
        """A direction may change a value rather than the focus; whether it has."""
        return False

    def nudge(self, x: float, y: float) -> None:
        """Push what has the focus: it cannot go there."""
        place = self.places().get(self.focus.on)
        for actor in self.pushed(place) if place and self.motion.at_rest else ():
            self.motion.nudge(actor, x, y)

    def pushed(self, place: Rect) -> Sequence[Actor]:
        """What belongs to the thing at this place."""
        return [
            actor
            for actor in self.actors
            if actor.sprite and place.contains(centred(actor.x, actor.y, *actor.sprite.size))
        ]

    def _note_focus(self) -> None:
        if not isinstance(self.focus.on, Hint):
            self.home = self.focus.on
        if self.focus.on != self._was_on:
            self._was_on = self.focus.on
            self.console.sounds.play("focus")
            self.bar.focus(self.focus.on if isinstance(self.focus.on, Hint) else None)
            self.focused()

    def update(self, milliseconds: float) -> bool:
        return self.motion.update(milliseconds)

    @property
    def backdrop(self) -> Sequence[Actor]:
        """What lies behind everything, if anything does."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        perform(self.backdrop, canvas)
        perform(self.actors, canvas)
        perform(self.bar.actors, canvas)


def gold(pictures: Pictures, rect: Rect, radius: int, line: int) -> Actor:
    return Actor(pictures.frame((rect.width, rect.height), SUN, radius, line), *rect.center)


def outline(rect: Rect, line: int, colour: Colour = SUN) -> list[Actor]:
    """A golden edge around something large, in four parts: what lies within is not painted again for it."""
    edges = (
        Rect(rect.x, rect.y, rect.width, line),
        Rect(rect.x, rect.bottom - line, rect.width, line),
        Rect(rect.x, rect.y, line, rect.height),
        Rect(rect.right - line, rect.y, line, rect.height),
    )
    return [Box.covering(edge, colour) for edge in edges]
