"""What rivals say now and then, beside their seats, while nobody at the screen has to think."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from pygame import Rect

from game.views import Event
from scenes.app.work import Urgency
from scenes.draw.actor import Actor
from scenes.draw.lettering import STRONG
from scenes.draw.theme import CREAM, INK

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

LINES: Final[Mapping[str, int]] = {"role": 5, "build": 5, "sell": 3}
"""So many things may be said of an event of this kind."""
SELDOM: Final = 12
"""Of so many of them one is worth a word."""
SHOWN: Final = 2600.0
"""Milliseconds."""


class Banter:
    def __init__(self, table: "TableScene[Any]") -> None:
        self._table = table
        self.actors: list[Actor] = []
        self.said = ""
        self._left = 0.0
        self._round = 0
        """That in which something was said last: more often nobody wants to hear it."""
        self._told: set[str] = set()

    def listen(self, events: Sequence[Event]) -> None:
        """One of those who have done this may say a word, which the same game has again."""
        table, event, round = self._table, events[0], self._table.shown.view["round"]
        kind, seat, people = event["event"], event.get("seat"), table.session.humans
        place = table.places().get(("seat", seat))
        if kind not in LINES or seat in people or len(people) != 1 or round == self._round or not place:
            return
        chance = Random(f"{table.session.seed} {round} {kind} {seat}")
        untold = [each for at in range(LINES[kind]) if (each := f"banter.{kind}.{at + 1}") not in self._told]
        if untold and chance.randrange(SELDOM) == 0:
            self._round = round
            line = chance.choice(untold)
            self._told.add(line)
            words = table.say(line, name=table.session.names[people[0]])
            table.want(self._speak(words, place), Urgency.SHOWN)

    def _speak(self, words: str, place: Rect) -> Iterator[None]:
        """At the foot of the speaker's seat, whose head stays to be seen."""
        console, pictures = self._table.console, self._table.console.pictures
        air, safe = console.small_lettering.body // 2, console.layout.safe
        width = min(max(place.width, safe.width // 3), safe.width) - 2 * air
        text = pictures.text(words, INK, STRONG, console.lettering.smallest, width)
        yield
        bubble = Rect(0, 0, text.size[0] + 2 * air, text.size[1] + air)
        bubble.midbottom = place.midbottom
        bubble.clamp_ip(safe)
        ground = pictures.panel(bubble.size, CREAM, air, INK, 2)
        yield
        if not self._table.asking and pictures is console.pictures:
            self.actors = [Actor(each, *bubble.center) for each in (ground, text)]
            self.said, self._left = words, SHOWN

    def hush(self) -> None:
        """Somebody has to think, or the screen is another."""
        self.actors, self.said = [], ""

    def update(self, milliseconds: float) -> bool:
        """Whether somebody has said enough."""
        self._left -= milliseconds
        if self.actors and self._left <= 0:
            self.hush()
            return True
        return False
