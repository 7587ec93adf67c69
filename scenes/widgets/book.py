"""Topics to read about: a list, and beside it or behind it the page of the one in focus."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from game.guest import Game
from game.texts import Say
from scenes.draw.actor import Actor
from scenes.draw.theme import DEEP, FOAM
from scenes.input.buttons import Button
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.page import Page
from scenes.widgets.reading import Paragraph, Reading
from scenes.widgets.rows import Row
from scenes.widgets.screen import NUDGE, UPRIGHT, Key, outline

if TYPE_CHECKING:
    from scenes.app.console import Console

WIDE: Final = 33
"""List and page have room beside each other from so many sizes of the body on."""
LIST: Final = 0.34
"""The share of the list then."""
PAGE: Final = "page"


class Topic(NamedTuple):
    title: str
    parts: Sequence[Paragraph]


Topics = Callable[[Say], Sequence[Topic]]
"""All topics in a language."""


class Book(Menu):
    def __init__(
        self, console: "Console", title: str, topics: Topics, game: type[Game] | None = None
    ) -> None:
        super().__init__(console, game)
        self._title = title
        self._topics = topics
        self._at = 0
        """The topic whose page is open."""
        self._reading: Reading | None = None
        self._leaf: Iterator[None] = iter(())
        """What is left of making it."""
        self._making = self._grown = False
        """More of it is to come, and has come since it was shown."""

    @property
    def _wide(self) -> bool:
        return self.console.layout.safe.width >= WIDE * self.console.lettering.body

    def title(self) -> str:
        return self.say(self._title)

    def rows(self) -> Sequence[Row]:
        return [Row(topic.title, self._read) for topic in self._all]

    def area(self) -> Rect:
        if not self._wide:
            return super().area()
        free = self.console.layout.free
        return Rect(free.x, free.y, round(free.width * LIST), free.height)

    def _page(self) -> Rect:
        area, safe, air = self.area(), self.console.layout.safe, self.console.small_lettering.body
        return Rect(area.right, area.y + air, safe.right - area.right - air, area.height - 2 * air)

    def build(self) -> Iterator[None]:
        self._all = self._topics(self.say)
        self._reading, self._making, self._leaf = None, False, iter(())
        yield from super().build()
        if self._wide:
            page = self._page()
            radius = self.console.small_lettering.smallest
            ground = self.pictures.panel(page.size, DEEP, radius)
            self.actors.insert(self._still, Actor(ground, *page.center))
            self._still += 1
            for place in super().places().values():
                self._edge(place)
            yield from self._make_page()
            self._list()

    def _make_page(self) -> Iterator[None]:
        topic = self._all[self._at]
        self._reading = Reading(
            self.console, self._page(), [Paragraph(title=topic.title), *topic.parts], DEEP
        )
        for _ in self._reading.make():
            self._grown = True
            yield
        self._making = False

    def update(self, milliseconds: float) -> bool:
        """A page is made between frames, and seen as far as it is made."""
        moved, making = super().update(milliseconds), self._making or self._grown
        if self._grown:
            self._grown = False
            self._list()
        return moved or making

    def _list(self) -> None:
        super()._list()
        if self._reading:
            self.actors += self._reading.actors()
            self._around = []
            if self.focus.on == PAGE:
                self._around = outline(self._page(), 2)
                place = super().places().get(self._at)
                self.actors += [self._edge(place)] if place else []
            self.actors += self._around

    def _edge(self, place: Rect) -> Actor:
        """Around the topic that is read."""
        frame = self.pictures.frame(place.size, FOAM, place.height // 3, 2)
        return Actor(frame, *place.center)

    def pushed(self, place: Rect) -> Sequence[Actor]:
        return self._around if self.focus.on == PAGE else super().pushed(place)

    def places(self) -> Mapping[Key, Rect]:
        return {**super().places(), **({PAGE: self._page()} if self._wide else {})}

    def focused(self) -> None:
        if self._wide and self.on not in (None, self._at):
            self._at = self.on or 0
            self._making, self._leaf = True, self._make_page()
        super().focused()

    def _write_near(self) -> Iterator[None]:
        return chain(self._leaf, super()._write_near())

    @property
    def slides(self) -> bool:
        if self.focus.on == PAGE and self._reading:
            return self._reading.scroll.last > 0
        return super().slides

    def slide(self, step: int) -> bool:
        if self.focus.on != PAGE or not self._reading:
            return super().slide(step)
        slid = self._reading.scroll.by(step)
        if slid:
            self._list()
        return slid

    def turn(self, direction: Button) -> bool:
        if self.focus.on == PAGE and self._reading:
            if direction is Button.LEFT:
                self.focus.on = self._at
                return True
            if direction in UPRIGHT:
                if not self.slide(UPRIGHT[direction]):
                    self.nudge(0, UPRIGHT[direction] * NUDGE)
                return True
        if self.on is not None and direction is Button.RIGHT and self._wide:
            self._read()
            return True
        return super().turn(direction)

    def _read(self) -> None:
        if self._wide:
            self.focus.on = PAGE
            self._note_focus()
        else:
            self.stack.push(Leaf(self.console, self._topics, self.on or 0, self.game))

    def hints(self) -> Sequence[Hint]:
        if self.focus.on == PAGE:
            return [Hint(Button.B, self.say("hint.back"))]
        return [Hint(Button.A, self.say("hint.read")), Hint(Button.B, self.say("hint.back"))]

    def back(self) -> None:
        if self.focus.on == PAGE:
            self.console.sounds.play("back")
            self.focus.on = self._at
            self._note_focus()
        else:
            super().back()


class Leaf(Page):
    """One topic on a screen of its own. Left and right turn to the next one."""

    def __init__(self, console: "Console", topics: Topics, at: int, game: type[Game] | None = None) -> None:
        super().__init__(console, game)
        self._topics = topics
        self._at = at

    @property
    def _topic(self) -> Topic:
        return self._topics(self.say)[self._at]

    def title(self) -> str:
        return self._topic.title

    def parts(self) -> Sequence[Paragraph]:
        return self._topic.parts

    def turn(self, direction: Button) -> bool:
        step = {Button.LEFT: -1, Button.RIGHT: 1}.get(direction, 0)
        if step and 0 <= self._at + step < len(self._topics(self.say)):
            self.stack.replace(Leaf(self.console, self._topics, self._at + step, self.game))
            return True
        return super().turn(direction)
