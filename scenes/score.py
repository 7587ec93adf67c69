"""After the game: who has won, and a sheet that fills with everybody's points, line by line."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from scenes.actor import Actor, Box
from scenes.buttons import Button
from scenes.canvas import Sprite
from scenes.hindsight import Looking
from scenes.hints import Hint
from scenes.lettering import NAMES, STRONG, TEXT
from scenes.pictures import middle
from scenes.screen import Key, Screen, gold
from scenes.session import Session
from scenes.shapes import triangle
from scenes.theme import CREAM, INK, NIGHT, PAPER, WALL
from scenes.title import Title

if TYPE_CHECKING:
    from scenes.console import Console

APART, COUNTED, FADED = 160.0, 420.0, 90.0
"""Milliseconds from line to line, until a number is counted up, and until words are seen."""
NO_POINTS: Final = ("total", "tie", "rank")
SHEET: Final = "sheet"


class Line(NamedTuple):
    label: str
    cells: Sequence[int | str]
    strong: bool = False


class ScorePad(Screen):
    def __init__(self, console: "Console", session: Session, then: Callable[[], None]) -> None:
        super().__init__(console)
        self._session = session
        self._score = session.score()
        self._then = then
        self._told = False
        """Everything has been written once."""

    def enter(self) -> None:
        won = any(self._score[at]["rank"] == 1 for at in self._session.humans or range(len(self._score)))
        self.console.sounds.play("win" if won else "loss")

    # What it says

    def _winners(self) -> str:
        won = [name for name, seat in zip(self._session.names, self._score, strict=True) if seat["rank"] == 1]
        *most, last = won
        if not most:
            return self.say("result.wins", name=last)
        return self.say("result.share", names=", ".join(most), last=last)

    def _reasons(self) -> list[str]:
        found = dict.fromkeys(key for seat in self._score for key in seat if key not in NO_POINTS)
        totals = [seat["total"] for seat in self._score]
        return [*found, *(["tie"] if len(set(totals)) < len(totals) else [])]

    def _reason(self, key: str) -> str:
        words = self._session.game.telling.points(key, self.say)
        return words[:1].upper() + words[1:]

    def _table(self) -> list[Line]:
        """A column for each seat."""
        return [
            Line("", self._session.names, True),
            *(
                Line(self._reason(key), [seat.get(key, "–") for seat in self._score])
                for key in self._reasons()
            ),
            Line(self._reason("total"), [seat["total"] for seat in self._score], True),
        ]

    def _blocks(self) -> list[Line]:
        """One seat after the other, the best first."""
        order = sorted(range(len(self._score)), key=lambda at: self._score[at]["rank"])
        return [line for at in order for line in self._block(at)]

    def _block(self, at: int) -> Iterator[Line]:
        yield Line(self._session.names[at], [self._score[at]["total"]], True)
        for key in self._reasons():
            if key in self._score[at]:
                yield Line(self._reason(key), [self._score[at][key]])

    # How it looks

    def build(self) -> Iterator[None]:
        self._lay_out()
        screen, safe = self.console.layout.screen, self.console.layout.safe
        self.actors.append(Box(*middle(screen), *screen.size, NIGHT))
        title = self._heading()
        self.actors.append(Actor(title, safe.centerx, (safe.y + self._sheet.y) / 2))
        paper = self.pictures.panel(self._sheet.size, PAPER, self._air // 2)
        self.actors.append(Actor(paper, *middle(self._sheet)))
        self._still = len(self.actors)
        self._numbers: dict[tuple[int | str, bool], Sprite] = {}
        for value in range(max(seat["total"] for seat in self._score) + 1):
            for strong in (False, True):
                self._word(value, strong)
            yield
        self._written = [self._write(at, line) for at, line in enumerate(self._lines)]
        self._scroll = 0
        self._show()
        if self._told:
            self.motion.finish()
        self.motion.then(self._all_told)

    def _heading(self) -> Sprite:
        """In letters as large as there is room for."""
        letters, safe, words = self.console.lettering, self.console.layout.safe, self._winners()
        size = min(2 * letters.body, round((self._sheet.y - safe.y) * 0.6))
        while size > letters.smallest // 2 and letters.width(words, NAMES, size) > safe.width * 0.94:
            size -= 1
        return self.pictures.text(words, CREAM, NAMES, size)

    def _lay_out(self) -> None:
        """As a table if there is room for that, else in blocks; and where the sheet lies."""
        safe, hints = self.console.layout.safe, self.console.layout.zones("table")["hints"]
        letters = self.console.lettering
        self._air = self.console.small_lettering.body
        top = safe.y + min(3 * letters.body, round(safe.height * 0.16))
        room = Rect(safe.x + self._air, top, safe.width - 2 * self._air, hints.top - top - self._air // 2)
        self._lines = self._table()
        self._size = letters.body
        while self._size > letters.smallest and self._needed() > room.width:
            self._size -= 1
        if self._needed() > room.width:
            self._lines, self._size = self._blocks(), letters.smallest
        self._step = round(letters.height(TEXT, self._size) * 1.25)
        width = min(room.width, max(self._needed(), round(safe.height * 1.1)))
        height = min(room.height, len(self._lines) * self._step + self._air)
        self._sheet = Rect(safe.centerx - width // 2, top, width, height)

    def _needed(self) -> int:
        labels = max(self._width(line.label, line.strong) for line in self._lines)
        return labels + self._column() * len(self._lines[0].cells) + 2 * self._air

    def _column(self) -> int:
        return max(self._width(str(cell), True) for line in self._lines for cell in line.cells) + self._air

    def _width(self, words: str, strong: bool) -> int:
        return self.console.lettering.width(words, STRONG if strong else TEXT, self._size)

    def _word(self, words: int | str, strong: bool) -> Sprite:
        found = self._numbers.get((words, strong))
        if found is None:
            font = STRONG if strong else TEXT
            found = self._numbers[words, strong] = self.pictures.text(str(words), INK, font, self._size)
        return found

    def _write(self, at: int, line: Line) -> list[Actor]:
        """A line, which is not to be seen before its time."""
        delay = at * APART
        label = self._word(line.label, line.strong)
        left = self._sheet.x + self._air
        actors = [Actor(label, left + label.size[0] / 2, fade=0)]
        for column, cell in enumerate(line.cells):
            right = self._sheet.right - self._air - (len(line.cells) - 1 - column) * self._column()
            actor = Actor(None, fade=0)
            self._put(actor, right, line.strong, cell)
            actors.append(actor)
            if isinstance(cell, int):
                self.motion.move(0, cell, COUNTED, partial(self._count, actor, right, line.strong), delay)
        for actor in actors:
            self.motion.fly(actor, FADED, delay, fade=1)
        return actors

    def _put(self, actor: Actor, right: float, strong: bool, value: int | str) -> None:
        sprite = self._word(value, strong)
        actor.show(sprite)
        actor.put(x=right - sprite.size[0] / 2)

    def _count(self, actor: Actor, right: float, strong: bool, value: float) -> None:
        self._put(actor, right, strong, round(value))

    def _show(self) -> None:
        """The lines that have room."""
        del self.actors[self._still :]
        top = self._sheet.y + self._air / 2
        for at in range(self._scroll, min(len(self._lines), self._scroll + self._fits)):
            y = top + (at - self._scroll + 0.5) * self._step
            if self._lines[at].strong:
                self.actors.append(Box(self._sheet.centerx, y, self._sheet.width, self._step, WALL))
            for actor in self._written[at]:
                self.actors.append(actor.put(y=y))
        arrow = self._air
        for more, y, up in (
            (self._scroll, self._sheet.top + arrow // 2, True),
            (self._more, self._sheet.bottom - arrow // 2, False),
        ):
            if more:
                sprite = self.pictures.made(("ink arrow", up, arrow), partial(triangle, arrow, up, INK))
                self.actors.append(Actor(sprite, self._sheet.centerx, y))
        if self.focus.on == SHEET:
            self.actors.append(gold(self.pictures, self._sheet.inflate(6, 6), self._air // 2, 3))

    @property
    def _fits(self) -> int:
        return max(1, (self._sheet.height - self._air // 2) // self._step)

    @property
    def _more(self) -> bool:
        return self._scroll + self._fits < len(self._lines)

    # What it does

    def _all_told(self) -> None:
        self._told = True
        self.bar.show(self.hints())

    def places(self) -> Mapping[Key, Rect]:
        return {SHEET: self._sheet}

    def focused(self) -> None:
        self._show()

    def turn(self, direction: Button) -> bool:
        step = {Button.UP: -1, Button.DOWN: 1}.get(direction, 0)
        if self.focus.on != SHEET or not (self._scroll if step < 0 else step and self._more):
            return False
        self.motion.finish()
        self._scroll += step
        self._show()
        return True

    def hints(self) -> Sequence[Hint]:
        act = "result.again" if self._told else "result.all"
        found = [Hint(Button.A, self.say(act)), Hint(Button.B, self.say("result.title_screen"))]
        if self._session.coached:
            found.append(Hint(Button.X, self.say("result.hindsight")))
        return found

    def press(self, button: Button) -> None:
        if button is Button.A and not self._told:
            self.motion.finish()
        elif button is Button.A:
            self.console.sounds.play("choose")
            self._then()
        elif button is Button.X and self._session.coached:
            self.console.sounds.play("choose")
            self.stack.push(Looking(self.console, self._session))
        else:
            super().press(button)

    def back(self) -> None:
        self.console.sounds.play("back")
        self.stack.restart(Title(self.console))
