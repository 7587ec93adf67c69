"""Pictures in rows, and beside them all there is to say of the one in focus."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from pygame import Rect

from game.guest import Game
from scenes.draw.actor import Actor, placed
from scenes.draw.canvas import Sprite
from scenes.draw.lettering import STRONG
from scenes.draw.theme import DEEP, FOAM
from scenes.input.buttons import Button
from scenes.widgets.arrows import arrows, make_arrows
from scenes.widgets.heading import heading
from scenes.widgets.hints import Hint
from scenes.widgets.lines import Line, fits, largest, wrapped, written
from scenes.widgets.screen import Key, Screen, gold
from scenes.widgets.scrolling import Scroll, Seen

if TYPE_CHECKING:
    from scenes.app.console import Console

CAPTION: Final = 0.46
"""Of the width: what stands beside the title."""
SHARE: Final = 0.44
"""Of the width: what the pictures have."""
COLUMNS: Final = 4
ROWS: Final = 4
"""At least so many are seen."""
AIR: Final = 0.12
"""Between two pictures, in shares of one."""
HEAD: Final = 2
"""So many lines stand beside the large picture."""
STEPS: Final = {Button.L1: -1, Button.R1: 1}


class Grid(Screen):
    def __init__(self, console: "Console", game: type[Game] | None = None) -> None:
        super().__init__(console, game)
        self.focus.on = 0
        self._scroll = Scroll()

    # What a grid says of itself

    def title(self) -> str:
        raise NotImplementedError

    def groups(self) -> Sequence[tuple[str, int]]:
        """What belongs together: its name, and how many things there are of it."""
        raise NotImplementedError

    def look(self) -> Iterator[None]:
        """Make what pictures need."""
        yield from ()

    def tile(self, at: int, size: int) -> Sprite:
        """A thing as a square in the rows."""
        raise NotImplementedError

    def picture(self, at: int) -> Sprite:
        """The picture of a thing, large."""
        raise NotImplementedError

    def lines(self, at: int) -> list[Line]:
        """All there is to say of it, the name first."""
        raise NotImplementedError

    # How it looks

    def build(self) -> Iterator[None]:
        yield from self.ground()
        yield from self.look()
        self._groups = self.groups()
        self.count = sum(count for _, count in self._groups)
        """So many things there are in all groups."""
        self._lay_out()
        self._still = len(self.actors)
        self.sizes: dict[int, tuple[int, int]] = {}
        """Of the letters that tell of a thing, beside its picture and below."""
        self._told: list[list[Actor]] = []
        """What is seen of each thing while it has the focus."""
        for at in range(self.count):
            self.tile(at, self._inner)
            self._told.append([])
            yield
            for each in self._tell(at):
                self._told[at].append(each)
                yield
        make_arrows(self.pictures, self._arrow)
        self._looks = [self._lay(row) for row in range(self._scroll.last + 1)]
        self._show()

    def _lay_out(self) -> None:
        safe, letters = self.console.layout.safe, self.console.lettering
        air = self.console.small_lettering.body // 2
        title = heading(self.console, self.title(), safe.width // 2)
        self._head = Rect(safe.x + air, safe.y, safe.width - 2 * air, max(title.size[1], letters.body) + air)
        self.actors.append(Actor(title, self._head.x + title.size[0] / 2, self._head.centery))
        free = self.console.layout.free
        below = Rect(safe.x, self._head.bottom, safe.width, free.bottom - self._head.bottom)
        width = round(below.width * SHARE)
        self._step = min((width - 2 * air) // COLUMNS, (below.height - 2 * air) // ROWS)
        self._inner = round(self._step * (1 - AIR))
        self._columns = (width - 2 * air) // self._step
        rows = (below.height - 2 * air) // self._step
        self._scroll.rows, self._scroll.fits = -(-self.count // self._columns), rows
        left = below.x + (width - self._columns * self._step) // 2
        self._zone = Rect(left, below.y + air, self._columns * self._step, rows * self._step)
        page = Rect(below.x + width, below.y, below.right - below.x - width, below.height)
        self.page = page.inflate(-air, -air)
        self.actors.append(Actor(self.pictures.panel(self.page.size, DEEP, air), *self.page.center))
        self.page.inflate_ip(-2 * air, -2 * air)

    def _place(self, at: int, first: int) -> Rect:
        row, column = divmod(at, self._columns)
        edge = (self._step - self._inner) // 2
        x = self._zone.x + column * self._step + edge
        return Rect(x, self._zone.y + (row - first) * self._step + edge, self._inner, self._inner)

    def _lay(self, row: int) -> Seen:
        """All that is seen if this row is the uppermost one."""
        first, end = (min(self.count, at * self._columns) for at in (row, row + self._scroll.fits))
        places = {at: self._place(at, row) for at in range(first, end)}
        tiles = [Actor(self.tile(at, self._inner), *place.center) for at, place in places.items()]
        size = self._arrow
        above = row > 0, self._zone.top - size // 3
        below = row < self._scroll.last, self._zone.bottom + size // 3
        signs = arrows(self.pictures, size, self._zone.centerx, above, below)
        return Seen(row, places, placed([*tiles, *signs], self.console.canvas))

    @property
    def _seen(self) -> Seen:
        return self._looks[self._scroll.first]

    @property
    def on(self) -> int:
        """The thing that has the focus, or had it before that went to the hint bar."""
        if isinstance(self.focus.on, int):
            self._on = min(self.focus.on, self.count - 1)
        return self._on

    _on = 0

    def _follow(self) -> None:
        """Scroll to where the focus is seen."""
        self._scroll.show(self.on // self._columns)

    def _show(self) -> None:
        del self.actors[self._still :]
        self._follow()
        place = self._seen.places[self.on]
        self.actors += self._seen.actors
        self.actors.append(gold(self.pictures, place.inflate(4, 4), self._inner // 8, 3))
        self.actors += self._told[self.on]

    @property
    def _arrow(self) -> int:
        return self.console.small_lettering.smallest * 3 // 4

    def caption(self, at: int) -> str:
        """What stands at the top beside the title."""
        name, first, count = self._group(at)
        return f"{name}  {at - first + 1}/{count}"

    def _group(self, at: int) -> tuple[str, int, int]:
        """That of a thing: its name, its first thing, and how many there are."""
        first = 0
        for name, count in self._groups:
            if at < first + count:
                return name, first, count
            first += count
        raise IndexError(at)

    def _tell(self, at: int) -> Iterator[Actor]:
        """The large picture with the head lines beside it, the others below, and the caption."""
        picture, lines = self.picture(at), self.lines(at)
        width, height = picture.size
        gap, page = self.console.small_lettering.body // 2, self.page
        beside = Rect(page.x + width + gap, page.y, page.width - width - gap, height)
        below = Rect(page.x, page.y + height + gap, page.width, page.height - height - gap)
        yield Actor(picture, page.x + width / 2, page.y + height / 2)
        boxes = (lines[:HEAD], beside), (lines[HEAD:], below)
        head, body = (largest(self.console, each, box.size) for each, box in boxes)
        self.sizes[at] = head, body
        yield from written(self.console, lines[:HEAD], beside, head)
        told = lines[HEAD:]
        while not fits(self.console, wrapped(self.console, told, below.width, body), below.size):
            told.pop()  # it is told of the enlarged picture, where there is more room
        yield from written(self.console, told, below, body, centred=False)
        yield self._captioned(self.caption(at))

    def _captioned(self, words: str) -> Actor:
        letters, width = self.console.lettering, round(self._head.width * CAPTION)
        size = letters.narrowed(words, width, STRONG, letters.body, self.console.small_lettering.smallest)
        sprite = self.pictures.text(words, FOAM, STRONG, size)
        return Actor(sprite, self._head.right - sprite.size[0] / 2, self._head.centery)

    # What it does

    def places(self) -> Mapping[Key, Rect]:
        places: Mapping[Any, Rect] = self._seen.places
        return places

    def focused(self) -> None:
        self._show()

    def turn(self, direction: Button) -> bool:
        """Up and down lead on where the rows go on out of sight, and back from the bar."""
        if direction is Button.UP and isinstance(self.focus.on, Hint):
            self.focus.on = self.on
            return True
        step = {Button.UP: -self._columns, Button.DOWN: self._columns}.get(direction)
        if step is None or not isinstance(self.focus.on, int):
            return False
        row = self.on // self._columns + (1 if step > 0 else -1)
        if not 0 <= row <= (self.count - 1) // self._columns:
            return False
        self.go(min(self.on + step, self.count - 1))
        return True

    @property
    def slides(self) -> bool:
        return self._scroll.last > 0

    @property
    def grain(self) -> int:
        return self._step

    def slide(self, step: int) -> bool:
        first = self._scroll.first + step
        if not 0 <= first <= self._scroll.last:
            return False
        row, column = divmod(self.on, self._columns)
        row = max(first, min(row, first + self._scroll.fits - 1))
        self._scroll.first = first
        self._on = min(row * self._columns + column, self.count - 1)
        if isinstance(self.focus.on, int):
            self.focus.on = self._on
        self._show()
        self.refocus()
        return True

    def go(self, at: int) -> None:
        self.focus.on = at
        self._follow()
        self.refocus()

    def press(self, button: Button) -> None:
        if button in STEPS and len(self._groups) > 1:
            self._next_group(STEPS[button])
        else:
            super().press(button)

    def _next_group(self, step: int) -> None:
        firsts = [sum(count for _, count in self._groups[:at]) for at in range(len(self._groups))]
        here = firsts.index(self._group(self.on)[1])
        self.go(firsts[(here + step) % len(firsts)])

    def hints(self) -> Sequence[Hint]:
        return [
            Hint(Button.A, self.say("hint.zoom")),
            Hint(Button.B, self.say("hint.back")),
            *([Hint(Button.R1, self.say("hint.next_group"))] if len(self._groups) > 1 else []),
        ]
