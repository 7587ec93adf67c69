"""After the game: who has won, and a sheet that fills with everybody's points, line by line."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import Rect

from scenes.draw.actor import Actor, Box
from scenes.draw.canvas import Sprite
from scenes.draw.lettering import NAMES, STRONG, TEXT
from scenes.draw.theme import CREAM, FOAM, INK, PAPER, ROOF, SUN, WALL
from scenes.game_registry import parts_of
from scenes.input.buttons import Button, Intent
from scenes.records.achievements import earned_by
from scenes.records.score_lines import ScoreLine, ScoreLines
from scenes.records.session import Session
from scenes.screens.title import Title
from scenes.widgets.arrows import arrows, make_arrows
from scenes.widgets.harbour import Harbour
from scenes.widgets.hints import Hint
from scenes.widgets.notices import MOST
from scenes.widgets.screen import UPRIGHT, Key, Screen, outline
from scenes.widgets.scrolling import Scroll
from scenes.widgets.shapes import pencil
from scenes.widgets.victory import Fireworks, laurelled

if TYPE_CHECKING:
    from scenes.app.console import Console

APART, WRITTEN, COUNTED, FADED = 300.0, 220.0, 420.0, 90.0
"""Milliseconds from line to line, until it is written, until its numbers are counted up and are seen."""
WHOLE: Final = 2500.0
"""Milliseconds that the whole sheet takes at most, about."""
POPPED, POPPING = 1.4, 160.0
"""How large a number is that has been counted up, and how long."""
HOUR: Final = 19.8
"""Games end in the evening, when the lamps are lit."""
HEAD: Final = 0.2
"""Of the height of the screen."""
FALLING: Final = 450.0
"""Milliseconds that a laurel comes down."""
READABLE: Final = 1000.0
"""Milliseconds without a press, before one leads away: whoever still presses has read nothing."""
PENCIL: Final = 1.1
"""In heights of a line."""
SHEET: Final = "sheet"


class ScorePad(Screen):
    def __init__(self, console: "Console", session: Session, then: Callable[[], None]) -> None:
        super().__init__(console, session.game)
        self._session = session
        self._said = ScoreLines(session, self.say)
        self._then = then
        self.told = False
        """Everything has been written once."""
        self._unread = READABLE
        """Milliseconds until it can have been read."""
        self.earned: list[str] | None = None
        """The achievements, once they have been found out."""
        self._scenery = parts_of(session.game).scenery
        self._port, self._fireworks = Harbour(console, self._scenery, HOUR), Fireworks(console)
        self._pencil = Actor(None)
        self._feast: list[Actor] = []
        """What is seen in place of the sheet while a victory is celebrated."""
        self._heard = False
        """Something has been heard in this frame."""

    def prepare(self) -> Iterator[None]:
        self._port = Harbour(self.console, self._scenery, HOUR)
        self._fireworks = Fireworks(self.console)
        self._said = ScoreLines(self._session, self.texts())
        yield from self._port.make()
        if self._said.won:
            yield from self._fireworks.make()
        yield from super().prepare()
        self._port.reveal(self.motion)

    @property
    def celebrating(self) -> bool:
        return bool(self._feast)

    @property
    def backdrop(self) -> Sequence[Actor]:
        return [*self._port.actors, *self._fireworks.actors]

    def handle(self, intent: Intent) -> None:
        self._port.wake()
        super().handle(intent)

    def update(self, milliseconds: float) -> bool:
        self._heard = False
        if self._port.update(milliseconds):
            self.console.loop.stale = True
        moved = self._fireworks.update(milliseconds)
        if self._feast and not moved:
            self._end_feast()
        reading = self.told and not self._feast and self._unread > 0
        if reading:
            self._unread -= milliseconds
            self.tell_hints()
        return super().update(milliseconds) or moved or reading

    # How it looks

    def build(self) -> Iterator[None]:
        if self.earned is None:
            path, kind = self._session.path, self._session.game
            self.earned = (yield from earned_by(kind, path)) if path else []
        self._lay_out()
        make_arrows(self.pictures, self._air, INK)
        self.bar.lay(self._ways_on)
        x, y = self.sheet.center
        self._paper = Box(x, y, self.sheet.width, self.sheet.height, PAPER)
        self._numbers: dict[tuple[int | str, bool], Sprite] = {}
        for value in range(self._said.most + 1):
            for strong in (False, True):
                self._word(value, strong)
            yield
        self._pencil.show(self.pictures.made(("pencil", self._step), partial(pencil, self._step)))
        self._heads = self._head(self.say("result.title"), "", []), self.verdict()
        yield
        self._crowned = self._crown()
        yield
        self.written = [self._write(at, line) for at, line in enumerate(self._lines)]
        """For each line its label, what covers that, and its numbers."""
        yield
        for at in range(len(self._lines)):
            list(self._medals(at, 0))
            yield
        self._scroll = Scroll(len(self._lines), self._fits)
        self._show()
        if self.told:
            self.motion.finish()
        self.motion.then(self._all_told)

    def verdict(self) -> list[Actor]:
        return self._head(self._said.winners, self._said.distance(), self._said.best)

    def _crown(self) -> list[Sprite]:
        """The winners' laurels, and a ribbon with their names, large."""
        letters, safe = self.console.lettering, self.console.layout.safe
        words = self._said.winners
        size = letters.narrowed(words, safe.width * 0.94, NAMES, round(safe.height * 0.12), 1)
        laurel = min(round(safe.height * 0.42), round(safe.width * 0.8) // len(self._said.best))
        text = self.pictures.text(words, CREAM, NAMES, size)
        width, height = text.size
        ribbon = self.pictures.panel((width + height, height), ROOF, height // 4, INK, 2)
        return [*(self._laurel(at, laurel) for at in self._said.best), ribbon, text]

    def _head(self, words: str, below: str, winners: Sequence[int]) -> list[Actor]:
        """Words in letters as large as there is room for, and the winners in their laurels."""
        letters, safe = self.console.lettering, self.console.layout.safe
        room = Rect(safe.x, safe.y, safe.width, self.sheet.y - safe.y).inflate(-self._air, 0)
        laurels = [self._laurel(at, room.height) for at in winners]
        width = room.width - sum(each.size[0] for each in laurels) - self._air // 2
        lower = letters.height(TEXT, letters.smallest) if below else 0
        if lower > room.height * 0.4 or letters.width(below, TEXT, letters.smallest) > width:
            lower, below = 0, ""
        largest = min(2 * letters.body, round((room.height - lower) * 0.7))
        size = letters.narrowed(words, width, NAMES, largest, letters.smallest // 2)
        lines = [self.pictures.text(words, CREAM, NAMES, size)]
        lines += [self.pictures.text(below, FOAM, TEXT, letters.smallest)] if below else []
        wide = max(line.size[0] for line in lines)
        left = room.centerx - (wide + sum(each.size[0] for each in laurels)) / 2
        found = []
        for laurel in laurels:
            found.append(Actor(laurel, round(left + laurel.size[0] / 2), room.centery))
            left += laurel.size[0]
        y = room.centery - sum(line.size[1] for line in lines) / 2
        for line in lines:
            found.append(Actor(line, round(left + self._air / 4 + wide / 2), y + line.size[1] / 2))
            y += line.size[1]
        return found

    def _laurel(self, seat: int, size: int) -> Sprite:
        face = self.console.portrait(self._session.names[seat], seat)
        return self.pictures.made(("laurel", face, size), partial(laurelled, face, size))

    def _lay_out(self) -> None:
        """As a table if there is room for that, else in blocks; and where the sheet lies."""
        safe, free = self.console.layout.safe, self.console.layout.free
        letters = self.console.lettering
        self._air = self.console.small_lettering.body
        top = safe.y + min(4 * letters.body, round(safe.height * HEAD))
        room = Rect(safe.x + self._air, top, safe.width - 2 * self._air, free.bottom - top - self._air // 2)
        self._lines = self._said.table()
        self._size = letters.body
        while self._size > letters.smallest and self._needed() > room.width:
            self._size -= 1
        if self._needed() > room.width:
            self._lines, self._size = self._said.blocks(), letters.smallest
        step = letters.height(TEXT, self._size)
        high = room.height - self._air - (self._notice if self.earned else 0)
        self._step = round(max(1.25 * step, min(1.7 * step, high / len(self._lines))))
        width = min(room.width, max(self._needed(), round(safe.height * 1.1)))
        height = min(room.height, len(self._lines) * self._step + self._air)
        self.sheet = Rect(safe.centerx - width // 2, top, width, height)

    @property
    def _notice(self) -> int:
        """The height that a notice of all achievements takes, with the air around it."""
        letters, width = self.console.lettering, self.console.notices.room(self.console.layout.safe)
        told = [letters.wrapped(words, width, STRONG, letters.smallest) for words in self._achieved[-MOST:]]
        lines = max(1, sum(map(len, told)))
        return letters.body * 3 // 2 + lines * letters.height(STRONG, letters.smallest)

    @property
    def _achieved(self) -> list[str]:
        """What has been achieved, and how."""
        say = self.say
        told = [(say(f"achievement.{name}"), say(f"achievement.{name}.how")) for name in self.earned or ()]
        return [say("achievement.earned", name=name, how=how) for name, how in told]

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

    def _write(self, at: int, line: ScoreLine) -> list[Actor]:
        """A line, which is not to be seen before its time."""
        delay = at * min(APART, WHOLE / len(self._lines))
        label = self._word(line.label, line.strong)
        left = self.sheet.x + self._air
        actors = [Actor(label, left + label.size[0] / 2)]
        for column, cell in enumerate(line.cells):
            right = self.sheet.right - self._air - (len(line.cells) - 1 - column) * self._column()
            actor = Actor(None, fade=0)
            self._put(actor, right, line.strong, cell)
            actors.append(actor)
            if isinstance(cell, int):
                self.motion.move(0, cell, COUNTED, partial(self._count, actor, right, line.strong), delay)
                self._pop(actor, cell, line.strong, delay + COUNTED)
            self.motion.fly(actor, FADED, delay + WRITTEN / 2, fade=1)
        cover = Box(
            left + label.size[0] / 2, 0, label.size[0], self._step - 2, WALL if line.strong else PAPER
        )
        actors.insert(1, cover)
        self.motion.move(0, 1, WRITTEN, partial(self._uncover, cover, left, label.size[0]), delay)
        return actors

    def _uncover(self, cover: Box, left: float, width: float, share: float) -> None:
        """So much of a line is written; the pencil is where it is being written."""
        if share == 1:
            self._sound("stamp" if cover is self.written[-1][1] else "count")
        cover.put(x=round(left + width * (1 + share) / 2), width=round(width * (1 - share)))
        tip = left + width * share
        height = self._step * PENCIL
        self._pencil.put(
            x=tip + height * 0.42, y=cover.y - height * 0.3, fade=float(share < 1 and cover.y > 0)
        )

    def _sound(self, name: str) -> None:
        if not self._heard:
            self.console.sounds.play(name)
            self._heard = True

    def _put(self, actor: Actor, right: float, strong: bool, value: int | str) -> None:
        sprite = self._word(value, strong)
        actor.show(sprite)
        actor.put(x=right - sprite.size[0] / 2)

    def _count(self, actor: Actor, right: float, strong: bool, value: float) -> None:
        self._put(actor, right, strong, round(value))

    def _pop(self, actor: Actor, value: int, strong: bool, delay: float) -> None:
        """A number that is counted up is larger for a moment."""
        usual = self._word(value, strong)
        size = round(self._size * POPPED)
        large = self.pictures.text(str(value), INK, STRONG if strong else TEXT, size)

        def show(share: float) -> None:
            actor.show(large if share else usual)

        if value and not self.motion.reduced:
            self.motion.move(1, 0, POPPING, show, delay)

    def _show(self) -> None:
        """The lines that have room, or those who have won."""
        if self._feast:
            self.actors = [*self._feast]
            return
        self.actors = [self._paper]
        top = self.sheet.y + self._air / 2
        for row, at in enumerate(self._scroll.seen):
            y = top + (row + 0.5) * self._step
            if self._lines[at].strong:
                self.actors.append(Box(self.sheet.centerx, y, self.sheet.width, self._step, WALL))
            self.actors += self._medals(at, y) if self.told else []
            self.actors += [actor.put(y=y) for actor in self.written[at]]
        above = self._scroll.above, self.sheet.top + self._air // 2
        below = self._scroll.below, self.sheet.bottom - self._air
        self.actors += arrows(self.pictures, self._air, self.sheet.centerx, above, below, INK)
        self.actors += self._heads[self.told]
        if not self.told:
            self.actors.append(self._pencil)
        self._around = outline(self.sheet.inflate(6, 6), 3) if self.focus.on == SHEET else []
        self.actors += self._around

    def _medals(self, at: int, y: float) -> Iterator[Actor]:
        """Gold behind the points of those who have won."""
        line, (_, _, *cells) = self._lines[at], self.written[at]
        for cell, won in zip(cells, line.won, strict=False):
            if won and cell.sprite:
                size = cell.sprite.size[0] + self._air, self._step - self._air // 3
                yield Actor(self.pictures.panel(size, SUN, self._air // 3), cell.x, y)

    @property
    def _fits(self) -> int:
        room = self.sheet.height - self._air // 2
        arrow = self._air * 5 // 4 if room // self._step < len(self._lines) else 0
        return max(1, (room - arrow) // self._step)

    # What it does

    def _all_told(self) -> None:
        if not self.told:
            self.told = True
            self.console.sounds.play("win" if self._said.won else "loss")
            self._tell_earned()
            if self._said.won and self._fireworks.begin():
                self._celebrate()
        self._show()
        self.tell_hints()

    def _tell_earned(self) -> None:
        for words in self._achieved:
            self.console.notice(words, of=self)
        if self.earned:
            self.console.sounds.play("achievement")

    def _celebrate(self) -> None:
        """Let the winners be seen alone, above the port."""
        screen, (*laurels, ribbon, words) = self.console.layout.screen, self._crowned
        wide = len(laurels) * laurels[0].size[0]
        x, y = screen.centerx - wide / 2, round(screen.height * 0.3)
        for laurel in laurels:
            self._feast.append(Actor(laurel, round(x + laurel.size[0] / 2), -laurel.size[1] / 2))
            self.motion.fly(self._feast[-1], FALLING, y=y)
            x += laurel.size[0]
        below = laurels[0].size[1] / 2
        for sprite in (ribbon, words):
            self._feast.append(Actor(sprite, screen.centerx, y + below + words.size[1] * 0.6, fade=0))
            self.motion.fly(self._feast[-1], FALLING, FALLING, fade=1)

    def _end_feast(self) -> None:
        self._feast = []
        self._show()
        self.tell_hints()
        self.console.loop.stale = True

    @property
    def clear(self) -> Rect:
        """Below what celebrates, or below the sheet, or on it, but on neither its first line nor its last."""
        free = self.console.layout.free
        top = round(self._feast[-2].y + self._crowned[-2].size[1] / 2) if self._feast else self.sheet.bottom
        below = Rect(free.x, top, free.width, free.bottom - top)
        if self._feast or below.height >= self._notice:
            return below
        return self.sheet.inflate(0, -2 * self._step - self._air)

    def places(self) -> Mapping[Key, Rect]:
        return {SHEET: self.sheet}

    def focused(self) -> None:
        self._show()

    def pushed(self, place: Rect) -> Sequence[Actor]:
        """Only the edge: all that is written within it would be painted for every step."""
        return self._around

    def turn(self, direction: Button) -> bool:
        return self.focus.on == SHEET and direction in UPRIGHT and self.slide(UPRIGHT[direction])

    @property
    def slides(self) -> bool:
        return self._scroll.last > 0

    def slide(self, step: int) -> bool:
        slid = self._scroll.by(step)
        if slid:
            self.motion.finish()
            self._show()
        return slid

    def hints(self) -> Sequence[Hint]:
        if not self.told or self._feast:
            return [Hint(Button.A, self.say("result.all"))]
        if self._unread > 0:
            return []
        return self._ways_on

    @property
    def _ways_on(self) -> Sequence[Hint]:
        return [Hint(Button.A, self.say("result.on")), Hint(Button.B, self.say("result.title_screen"))]

    def press(self, button: Button) -> None:
        if self._feast:
            self.motion.finish()
            self._end_feast()
        elif not self.told:
            self.motion.finish()
        elif self._unread > 0:
            self._unread = READABLE
        elif button is Button.A:
            self.console.sounds.play("choose")
            self._then()
        else:
            super().press(button)

    def back(self) -> None:
        self.console.sounds.play("back")
        self.stack.restart(Title(self.console))
