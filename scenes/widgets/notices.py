"""Short messages above whatever is going on, that go away by themselves."""

from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.checks import cleaned
from scenes.app.stack import Scene
from scenes.draw.actor import Actor, perform
from scenes.draw.canvas import Canvas, centred
from scenes.draw.lettering import STRONG
from scenes.draw.theme import INK, SUN
from scenes.widgets.screen import Screen

if TYPE_CHECKING:
    from scenes.app.console import Console

SHOWN: Final = 6000.0
"""Milliseconds."""
TOGETHER: Final = 1500.0
"""Those of so many milliseconds are seen together; later ones take their place."""
MOST: Final = 3
LONGEST: Final = 300
"""Letters of one."""


class Notices(Scene[Canvas]):
    overlay = True

    def __init__(self, console: "Console") -> None:
        self._console = console
        self.words: list[str] = []
        self._bound: dict[str, Scene[Canvas] | None] = {}
        """Those of one screen, that go with it."""
        self._left = 0.0
        self.actors: list[Actor] = []
        self._within: tuple[Scene[Canvas] | None, Rect] = None, Rect(0, 0, 0, 0)
        """The screen, and what of it they were put in."""

    def add(self, words: str, of: Scene[Canvas] | None = None) -> None:
        """Show them for a while, or as long as a screen is on top."""
        words = words if len(words) <= LONGEST else cleaned(words, LONGEST)
        if self._left < SHOWN - TOGETHER:
            self.words = []
        if words not in self.words:
            self.words = [*self.words, words][-MOST:]
        self._bound[words] = of
        self._left = SHOWN
        self._stale = True

    def clear(self) -> None:
        """Whatever is said is not shown any more."""
        self.words, self.actors, self._stale = [], [], False

    def withdraw(self, of: Scene[Canvas]) -> None:
        """What was said of a screen holds no more."""
        self.words = [each for each in self.words if self._bound.get(each) is not of]
        self._stale = True

    _stale = False

    def prepare_again(self) -> None:
        self._stale = bool(self.words)

    def update(self, milliseconds: float) -> bool:
        if not (self.words or self._stale):
            return False
        top = self._console.stack.top
        words = [each for each in self.words if self._bound.get(each) in (None, top)]
        if words != self.words:
            self.words, self._stale = words, True
        if self._stale or (self.words and (top, self._room()) != self._within):
            self._build()
            return True
        self._left -= milliseconds
        if self._left <= 0:
            self.words, self.actors = [], []
            return True
        return False

    def _room(self) -> Rect:
        top, layout = self._console.stack.top, self._console.layout
        return top.clear.clip(layout.free) if isinstance(top, Screen) else layout.safe

    def _build(self) -> None:
        self._stale, self.actors = False, []
        self._within = self._console.stack.top, self._room()
        if not self.words:
            self._bound.clear()
            return
        console, letters = self._console, self._console.lettering
        text = console.pictures.text(
            "\n".join(self.words), INK, STRONG, letters.smallest, self.room(self._within[1])
        )
        place = self._quietest(Rect(0, 0, text.size[0] + letters.body * 2, text.size[1] + letters.body))
        ground = console.pictures.panel(place.size, SUN, letters.body // 2, INK, 2)
        self.actors = [Actor(each, *place.center) for each in (ground, text)]

    def room(self, within: Rect) -> int:
        """The width that words have there."""
        return round(within.width * 0.9) - 2 * self._console.lettering.body

    def _quietest(self, place: Rect) -> Rect:
        """Where it hides least of what is seen there, as high up as that is."""
        top, room = self._within
        whole, air = self._console.layout.screen, self._console.lettering.body // 2
        seen = [
            centred(actor.x, actor.y, *actor.sprite.size)
            for actor in (top.actors if isinstance(top, Screen) else ())
            if actor.sprite and 2 * actor.sprite.size[0] * actor.sprite.size[1] < whole.width * whole.height
        ]

        def hidden(place: Rect) -> int:
            return sum(both.width * both.height for both in map(place.clip, seen))

        place.centerx, last = room.centerx, room.bottom - place.height
        tops = range(min(room.y + air, last), last + 1, air)
        return min((place.move(0, y) for y in tops), key=hidden)

    def draw(self, canvas: Canvas) -> None:
        perform(self.actors, canvas)
