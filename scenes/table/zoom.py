"""What lies on a table, large: a thing and all there is to say of it, whatever a seat has, or a page."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from pygame import Rect

from game.guest import Game
from game.texts import Say
from scenes.draw.actor import Actor
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.lettering import STRONG, TEXT
from scenes.draw.theme import CREAM, FOAM, SUN
from scenes.input.buttons import Button
from scenes.table.seat import Head, header
from scenes.widgets.arrows import Arrow, arrow, arrows
from scenes.widgets.hints import Hint
from scenes.widgets.lines import Line, largest, seen, wrapped, written
from scenes.widgets.page import Page
from scenes.widgets.reading import Paragraph
from scenes.widgets.screen import Key, Screen, gold
from scenes.widgets.scrolling import Scroll
from scenes.widgets.tokens import Tokens

if TYPE_CHECKING:
    from scenes.app.console import Console

HIGHEST: Final = 0.86
WIDEST: Final = 0.4
"""A picture, in shares of what is above the hint bar."""
LARGER: Final = 1.3
"""Letters may be so much larger than elsewhere."""
MARGIN: Final = 3
"""So many letters high is what stands above and below all that a seat has."""
CLOSING: Final = (Button.A, Button.B, Button.Y, Button.START)


class Exhibits(Protocol):
    """Things that are shown large one by one, as a game draws them and tells of them."""

    def ratio(self, thing: str) -> float:
        """Its height in widths."""

    def picture(self, thing: str, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        """Made piece by piece."""

    def lines(self, thing: str) -> Sequence[Line]:
        """All there is to say of it, the name first."""


class ThingZoom(Screen):
    """A thing with its lines beside it. Left and right go on to the next one, up and down read on."""

    overlay = True

    def __init__(
        self,
        console: "Console",
        game: type[Game],
        exhibits: Callable[["Console"], Exhibits],
        things: Sequence[str],
        at: int,
    ) -> None:
        """Of things, beginning with that one."""
        super().__init__(console, game)
        self._make = exhibits
        self._things = things
        self.at = at
        self._scroll = Scroll()

    def build(self) -> Iterator[None]:
        self._exhibits = self._make(self.console)
        yield
        place = self._place
        picture = yield from self._exhibits.picture(self.thing, place.size)
        self.actors.append(Actor(picture, *place.center))
        if len(self._things) > 1:
            self.actors += self._ways(place)
        yield
        yield from self._write(self.page)

    @property
    def thing(self) -> str:
        return self._things[self.at]

    def _ways(self, place: Rect) -> Iterator[Actor]:
        """That there is another one on either side."""
        size = self.console.small_lettering.body
        for towards, x in ((Button.LEFT, place.left - size // 2), (Button.RIGHT, place.right + size // 2)):
            yield Arrow(arrow(self.pictures, size, towards), x, place.centery, towards)

    @property
    def _whole(self) -> Rect:
        safe, gap = self.console.layout.safe, self.console.small_lettering.smallest // 2
        bottom = self.console.layout.free.bottom
        return Rect(safe.x, safe.y + gap, safe.width, bottom - safe.y - 2 * gap)

    @property
    def _place(self) -> Rect:
        """Where the picture is."""
        whole, ratio = self._whole, self._exhibits.ratio(self.thing)
        width = min(round(whole.height * HIGHEST / ratio), round(whole.width * WIDEST))
        place = Rect(whole.x + whole.width // 20, 0, width, round(width * ratio))
        place.centery = whole.centery
        return place

    @property
    def page(self) -> Rect:
        """Where it is told what the thing is."""
        whole = self._whole
        left = self._place.right + whole.width // 20
        return Rect(left, whole.y, whole.right - left - whole.width // 40, whole.height)

    def lines(self) -> Sequence[Line]:
        return self._exhibits.lines(self.thing)

    def _write(self, area: Rect) -> Iterator[None]:
        lines, letters = self.lines(), self.console.lettering
        yield
        size = largest(self.console, lines, area.size, letters.smallest, round(letters.body * LARGER))
        yield
        rows, first = wrapped(self.console, lines, area.width, size), self._scroll.first
        self._scroll.rows, self._scroll.fits = len(rows), seen(rows[first:], area.height)
        for actor in written(self.console, lines, area, size, not self._scroll.below, first):
            self.actors.append(actor)
            yield
        above, below = (self._scroll.above, area.top), (self._scroll.below, area.bottom)
        arrow_size = self.console.small_lettering.smallest
        self.actors += arrows(self.pictures, arrow_size, area.right, above, below)

    def turn(self, direction: Button) -> bool:
        if direction in (Button.UP, Button.DOWN):
            if not self._scroll.turn(direction):
                return False
        elif len(self._things) < 2:
            return False
        else:
            self.at = (self.at + (1 if direction is Button.RIGHT else -1)) % len(self._things)
            self._scroll = Scroll()
            self.console.sounds.play("focus")
        self.stack.renew(self)
        return True

    @property
    def slides(self) -> bool:
        return self._scroll.last > 0

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.B, self.say("hint.back"))]

    def press(self, button: Button) -> None:
        if button in CLOSING:
            self.back()


def bill(steps: Sequence[tuple[str, int]], total: tuple[str, int]) -> list[Line]:
    """How a price comes about, if there is more to it than one number."""
    if len(steps) < 2:
        return []
    rows = [Line(words, FOAM, figure=str(value).replace("-", "−")) for words, value in steps]
    return [*rows, Line(total[0], SUN, STRONG, figure=str(total[1]))]


class Holdings(Protocol):
    """All that a seat has, as a game lays it out."""

    head: Head
    """Whose it is."""
    places: Sequence[Rect]
    """Of whatever can have the focus."""

    def ground(self) -> Generator[None, None, Placed]:
        """What it stands on, made piece by piece."""

    def parts(self) -> Iterator[Placed]: ...

    def words(self, at: int) -> str:
        """What is said below all of it while that has the focus."""

    def enlarged(self, at: int) -> Screen: ...


class SeatZoom(Screen):
    """All that a seat has; A or Y tells of what has the focus."""

    overlay = True
    enlarges: ClassVar[bool] = True

    def __init__(
        self, console: "Console", game: type[Game], holdings: Callable[["Console", Rect], Holdings]
    ) -> None:
        super().__init__(console, game)
        self._make = holdings

    def build(self) -> Iterator[None]:
        safe, letters = self.console.layout.safe, self.console.lettering
        bottom = self.console.layout.free.bottom
        gap, margin = letters.body // 2, MARGIN * letters.body
        area = Rect(safe.x + gap, safe.y + margin, safe.width - 2 * gap, bottom - safe.y - 2 * margin)
        self._holdings = self._make(self.console, area)
        line = Rect(0, 0, min(area.width, letters.body * 26), letters.body * 2)
        line.center = safe.centerx, round(safe.y + letters.body * 1.4)
        told = header(Tokens(self.console), self._holdings.head, line, letters.smallest)
        self.actors += [Actor(*part) for part in told]
        yield
        self.actors.append(Actor(*(yield from self._holdings.ground())))
        yield
        for part in self._holdings.parts():
            self.actors.append(Actor(*part))
            yield
        self._told: list[Sprite] = []
        """What is said of each thing."""
        for at in range(len(self._holdings.places)):
            self._told.append(self._tell(self._holdings.words(at)))
            yield
        self._caption = Actor(None, safe.centerx, bottom - margin / 2)
        self._frame = Actor(None)
        self.actors += [self._caption, self._frame]
        self.focused()

    def _tell(self, words: str) -> Sprite:
        letters, width = self.console.lettering, round(self.console.layout.safe.width * 0.94)
        size = letters.boxed(words, width, letters.body * MARGIN, letters.smallest)
        return self.pictures.text(words, CREAM, TEXT, size, width)

    def places(self) -> Mapping[Key, Rect]:
        return dict(enumerate(self._holdings.places))

    def focused(self) -> None:
        at = self.focus.on
        if not isinstance(at, int):
            self._frame.show(None)
            return
        place = self._holdings.places[at].inflate(6, 6)
        found = gold(self.pictures, place, place.height // 8, 3)
        self._frame.show(found.sprite)
        self._frame.put(x=found.x, y=found.y)
        self._caption.show(self._told[at])

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.A, self.say("hint.zoom")), Hint(Button.B, self.say("hint.back"))]

    def press(self, button: Button) -> None:
        at = self.focus.on
        if button in (Button.A, Button.Y) and isinstance(at, int):
            self.stack.push(self._holdings.enlarged(at))
        elif button in (Button.B, Button.START):
            self.back()


class PageZoom(Page):
    """What there is to read of something on the table."""

    def __init__(
        self, console: "Console", game: type[Game], title: str, parts: Callable[[Say], Iterable[Paragraph]]
    ) -> None:
        super().__init__(console, game)
        self._title = title
        self._parts = parts

    def title(self) -> str:
        return self.say(self._title)

    def parts(self) -> Sequence[Paragraph]:
        return list(self._parts(self.say))

    def press(self, button: Button) -> None:
        if button in CLOSING:
            self.back()
