"""One card or one city, large, with everything there is to say about it."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import SRCALPHA, Rect, Surface

from game.checks import Json
from game.sanjuan import explain, telling
from game.sanjuan.catalogue import BY_NAME, CARDS, FULL_CITY, MONUMENTS, ROLES, is_plant
from game.sanjuan.guest import SanJuan
from game.sanjuan.piles import card_of, spelt_out
from game.texts import Say
from scenes.actor import Actor
from scenes.arrows import arrow, arrows
from scenes.buttons import Button
from scenes.canvas import Sprite
from scenes.cards.art import RATIO
from scenes.hints import Hint
from scenes.lettering import NAMES, STRONG, TEXT
from scenes.lines import Line, largest, seen, wrapped, written
from scenes.sanjuan.card_art import CardFaces
from scenes.sanjuan.city import WATERFRONT, buildings
from scenes.sanjuan.roles import drawn, gives
from scenes.sanjuan.seat import counts, head, in_hand
from scenes.sanjuan.signs import PHASE
from scenes.screen import Key, Screen, gold
from scenes.scrolling import Scroll
from scenes.table.placards import Placard, role_picture, upon_placard
from scenes.table.plots import laid, painting
from scenes.table.seat import header
from scenes.theme import CREAM, FOAM, SUN
from scenes.tokens import Tokens

if TYPE_CHECKING:
    from scenes.console import Console

CARD: Final = 0.86
"""Of the height above the hint bar."""
ELSEWHERE: Final = ("not_in_hand", "not_standing")
"""Reasons that say of a card merely that it is another than those asked about."""
LATER: Final = ("not_now", "not_your_turn")
"""Those that say when."""
LARGER: Final = 1.3
"""Letters may be so much larger than elsewhere."""


class CardZoom(Screen):
    """A card or a role with its rule, and how its price comes about. Left and right go on to the next."""

    overlay = True

    def __init__(
        self,
        console: "Console",
        view: Json,
        names: Sequence[str],
        things: Sequence[str],
        at: int,
        played: bool = True,
    ) -> None:
        """Of things, beginning with that one; whether anybody may want to choose them."""
        super().__init__(console, SanJuan)
        self._view = view
        self._names = names
        self._things = things
        self._at = at
        self._silent = ELSEWHERE if played else (*ELSEWHERE, *LATER)
        self._scroll = Scroll()

    def build(self) -> Iterator[None]:
        self._faces = CardFaces(self.console, self._view["edition"])
        yield
        yield from self._show()

    @property
    def thing(self) -> str:
        return self._things[self._at]

    def _show(self) -> Iterator[None]:
        place = self._place
        picture = yield from self._draw(place.size)
        self.actors.append(Actor(picture, *place.center))
        if len(self._things) > 1:
            self.actors += self._ways(place)
        yield
        yield from self._write(self.page)

    def _draw(self, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        if self.thing not in BY_NAME:
            return (yield from self._picture(size))
        key = "zoom", self.thing, self._view["edition"], size
        return (
            yield from self.pictures.pieced(key, partial(self._faces.facing, self.thing, size, named=True))
        )

    def _ways(self, place: Rect) -> Iterator[Actor]:
        """That there is another one on either side."""
        size = self.console.small_lettering.body
        for towards, x in ((Button.LEFT, place.left - size // 2), (Button.RIGHT, place.right + size // 2)):
            yield Actor(arrow(self.pictures, size, towards), x, place.centery)

    @property
    def _whole(self) -> Rect:
        safe, gap = self.console.layout.safe, self.console.small_lettering.smallest // 2
        bottom = self.console.layout.free.bottom
        return Rect(safe.x, safe.y + gap, safe.width, bottom - safe.y - 2 * gap)

    @property
    def _place(self) -> Rect:
        """Where the picture is, .."""
        whole = self._whole
        width = min(round(whole.height * CARD / RATIO), round(whole.width * 0.4))
        place = Rect(whole.x + whole.width // 20, 0, width, round(width * RATIO))
        place.centery = whole.centery
        return place

    @property
    def page(self) -> Rect:
        """and where it is told what that is."""
        whole = self._whole
        left = self._place.right + whole.width // 20
        return Rect(left, whole.y, whole.right - left - whole.width // 40, whole.height)

    def _picture(self, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        """A role."""
        role = drawn(self.thing, self.say)
        role, tokens = role._replace(names=role.names[:1]), Tokens(self.console)
        found = Placard(role, gives(explain.explain(self._view, self.thing)["gives"], self.thing))
        make = partial(role_picture, tokens, role, False, size)
        ground = yield from self.pictures.pieced(("zoom", role, size), make)
        key = "zoom", found, size
        return self.pictures.composed(key, ground, lambda: upon_placard(tokens, found, size))

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
        self.actors += self._arrows(area)

    def _arrows(self, area: Rect) -> Iterator[Actor]:
        """That there is more to read above or below."""
        size = self.console.small_lettering.smallest
        above, below = (self._scroll.above, area.top), (self._scroll.below, area.bottom)
        return arrows(self.pictures, size, area.right, above, below)

    def lines(self) -> list[Line]:
        """Name, kind, rule, price, why it is not offered if one holds it, and how many there are."""
        thing, found = self.thing, explain.explain(self._view, self.thing)
        rules = telling.rules(thing, self._view["edition"], self.say)
        lines = [Line(telling.option(thing, self.say), CREAM, NAMES, 1.7)]
        lines += [Line(kind(self.say, thing), SUN, STRONG), *map(Line, rules)]
        if "price" in found:
            lines += self._bill(found)
        if found.get("reason") not in self._silent:
            lines += map(Line, telling.refusal(found, self._names, self.say))
        if "price" in found and thing not in ROLES:
            lines.append(Line(self._standing(), FOAM, TEXT, 0.9))
        return [line for line in lines if line.words]

    def _bill(self, found: Json) -> list[Line]:
        """How the price comes about, if it is another than the printed one."""
        steps = telling.bill(self.thing, found, self.say)
        if len(steps) < 2:
            return []
        rows = [Line(words, FOAM, figure=str(value).replace("-", "−")) for words, value in steps]
        return [*rows, Line(self.say("zoom.pay"), SUN, STRONG, figure=str(found["price"]))]

    def _standing(self) -> str:
        """How many there are, and with whom one stands."""
        row = CARDS[BY_NAME[self.thing]]
        copies = row.copies + (row.added if self._view["expansion"] else 0)
        owners = [
            self._names[at]
            for at, seat in enumerate(self._view["seats"])
            if self.thing in map(card_of, seat["built"])
        ]
        words = self.say("zoom.copies", count=copies)
        return words + (" " + self.say("zoom.stands", names=", ".join(owners)) if owners else "")

    def turn(self, direction: Button) -> bool:
        if direction in (Button.UP, Button.DOWN):
            return self._read_on(direction)
        if len(self._things) < 2:
            return False
        self._at = (self._at + (1 if direction is Button.RIGHT else -1)) % len(self._things)
        self._scroll = Scroll()
        self.console.sounds.play("focus")
        self.stack.renew(self)
        return True

    def _read_on(self, direction: Button) -> bool:
        """By a line; whether there is one."""
        if not self._scroll.turn(direction):
            return False
        self.stack.renew(self)
        return True

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.B, self.say("hint.back"))]

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.B, Button.Y, Button.START):
            self.back()


def kind(say: Say, thing: str) -> str:
    """What a card is, and when it acts."""
    if thing in ROLES:
        return ""
    words = [say("kind.production" if is_plant(thing) else "kind.city")]
    if thing in PHASE:
        words.append(say(f"phase.{PHASE[thing]}"))
    if BY_NAME[thing] in MONUMENTS:
        words.append(say("kind.monument"))
    return " · ".join(words)


class CityZoom(Screen):
    """A whole city; A or Y tells of the building in focus."""

    overlay = True

    def __init__(self, console: "Console", view: Json, names: Sequence[str], seat: int) -> None:
        super().__init__(console, SanJuan)
        self._view = view
        self._names = names
        self._seat = seat

    def build(self) -> Iterator[None]:
        zones = self.console.layout.zones(SanJuan.name)
        faces, tokens = CardFaces(self.console, self._view["edition"]), Tokens(self.console)
        safe, letters = self.console.layout.safe, self.console.lettering
        gap = letters.body // 2
        top = safe.y + letters.body * 3
        below = letters.body * 3
        area = Rect(safe.x + gap, top, safe.width - 2 * gap, zones["hints"].top - top - below)
        self._plots = laid(area, FULL_CITY, 3)
        name, points = self._names[self._seat], explain.points(self._view)[self._seat]
        numbers = counts(in_hand(self._view, self._seat), points)
        found = head(self._view, self._seat, name, self.console.portrait(name, self._seat))
        self._built = self._view["seats"][self._seat]["built"]
        width = min(safe.width - 2 * gap, letters.body * 26)
        line = Rect(0, 0, width, letters.body * 2)
        line.center = safe.centerx, round(safe.y + letters.body * 1.4)
        for part in header(tokens, found._replace(counts=numbers), line, letters.smallest):
            self.actors.append(Actor(*part))
        yield
        width = self.console.layout.screen.width
        ground = yield from self.pictures.pieced(
            ("quay", width, *area), partial(self._waterfront, width, area)
        )
        self.actors.append(Actor(ground, width // 2, area.centery))
        yield
        for part in buildings(faces, self._built, self._plots):
            self.actors.append(Actor(*part))
            yield
        self._told: list[Sprite] = []
        """What is said of each building."""
        for at in range(len(self._built)):
            self._told.append(self._tell(at))
            yield
        self._caption = Actor(None, safe.centerx, zones["hints"].top - below / 2)
        self._frame = Actor(None)
        self.actors += [self._caption, self._frame]
        self.focused()

    def _waterfront(self, width: int, area: Rect) -> Generator[None, None, Surface]:
        picture = Surface((width, area.height), SRCALPHA)
        yield from painting(picture, self._plots.move(0, -area.y), WATERFRONT)
        return picture

    def places(self) -> Mapping[Key, Rect]:
        return dict(enumerate(self._plots.places[: len(self._built)]))

    def focused(self) -> None:
        at = self.focus.on
        if not isinstance(at, int):
            self._frame.show(None)
            return
        place = self._plots.places[at].inflate(6, 6)
        found = gold(self.pictures, place, place.height // 8, 3)
        self._frame.show(found.sprite)
        self._frame.put(x=found.x, y=found.y)
        self._caption.show(self._told[at])

    def _tell(self, at: int) -> Sprite:
        letters, words = self.console.lettering, self._words(at)
        width = round(self.console.layout.safe.width * 0.94)
        size = letters.boxed(words, width, letters.body * 3, letters.smallest)
        return self.pictures.text(words, CREAM, TEXT, size, width)

    def _words(self, at: int) -> str:
        pile = self._built[at]
        name = card_of(pile)
        words = f"{self.say(f'card.{name}')}"
        if spelt_out(pile).get("over"):
            over = ", ".join(self.say(f"card.{card}") for card in pile["over"])
            words += " · " + self.say("zoom.over", cards=over)
        if spelt_out(pile).get("tucked"):
            words += " · " + self.say("zoom.tucked", count=len(pile["tucked"]))
        return words

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.A, self.say("hint.zoom")), Hint(Button.B, self.say("hint.back"))]

    def press(self, button: Button) -> None:
        at = self.focus.on
        if button in (Button.A, Button.Y) and isinstance(at, int):
            things = [card_of(pile) for pile in self._built]
            self.stack.push(CardZoom(self.console, self._view, self._names, things, at))
        elif button in (Button.B, Button.START):
            self.back()
