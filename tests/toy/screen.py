"""The toy game's table: its boats and crates as words in boxes."""

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from pygame import Rect

from game.decision import Decision
from game.views import Event
from scenes.draw.actor import Actor, Box
from scenes.draw.canvas import Sprite
from scenes.draw.lettering import STRONG
from scenes.draw.theme import CREAM, DEEP
from scenes.draw.tween import Motion
from scenes.records.session import Session
from scenes.table.asking import Asking, Spot
from scenes.table.board import Board
from scenes.table.door import Door
from scenes.table.effects import Effects, Happening, Script
from scenes.table.message_bar import MessageBar
from scenes.table.parts import Parts, Showcase, TableParts
from scenes.table.zoom import PageZoom
from scenes.widgets.reading import Paragraph
from scenes.widgets.screen import Screen, gold
from tests.toy.rules import BOATS, CRATES, Toy

if TYPE_CHECKING:
    from scenes.app.console import Console


class ToyAsking(Asking):
    between: ClassVar[str] = " on "

    def things(self) -> dict[Spot, list[int]]:
        found: dict[Spot, list[int]] = {}
        for at, option in enumerate(self.decision.options):
            found.setdefault(("crate", CRATES.index(self.thing_of(option))), []).append(at)
        return found

    def sites(self, thing: str) -> dict[Spot, list[int]]:
        sites = (option.partition(self.between) for option in self.decision.options)
        return {
            ("boat", BOATS.index(boat)): [at] for at, (name, _, boat) in enumerate(sites) if name == thing
        }


class ToyBoard(Board[ToyAsking]):
    def __init__(self, console: "Console", view: Any, names: Sequence[str]) -> None:
        self._console, self._names = console, names
        self._say = console.words(Toy)
        self.eyes = view["seat"]
        free, line = console.layout.free, console.lettering.line_height
        rows = [Rect(free.x, free.y + at * 2 * line, free.width, 2 * line) for at in range(4)]
        ask = Rect(free.x, free.bottom - line, free.width, line)
        self.zones = {
            "seat1": rows[0], "crate": rows[1], "boat": rows[2], "ask": ask,
            "hints": Rect(free.x, free.bottom, free.width, line),
        }  # fmt: skip
        self.message_bar = MessageBar(console, self._star, self.zones)
        self.flying: list[Actor] = []
        self._words: list[Actor] = []
        self._frame = Actor(None)

    def _star(self, height: int) -> Sprite:
        return self._console.pictures.drawing("icons/star", height)

    def _cells(self, zone: str, count: int) -> list[Rect]:
        row = self.zones[zone]
        width = row.width // count
        return [Rect(row.x + at * width + 2, row.y, width - 4, row.height - 4) for at in range(count)]

    def make(self) -> Iterator[None]:
        for place in self.places({"seats": self._names}).values():
            gold(self._console.pictures, place, 4, 3)
            yield

    def showing(self, view: Any, asking: ToyAsking | None, motion: Motion) -> Iterator[None]:
        seats = [f"{name} {seat['loaded']}" for name, seat in zip(self._names, view["seats"], strict=True)]
        crates = [f"{crate} {view['seats'][self.eyes]['crates'].count(crate)}" for crate in CRATES]
        boats = [f"{boat}: {' '.join(view['boats'][boat])}" for boat in BOATS]
        self._words = []
        for zone, words in (("seat1", seats), ("crate", crates), ("boat", boats)):
            for place, each in zip(self._cells(zone, len(words)), words, strict=True):
                size = self._console.lettering.smallest
                picture = self._console.pictures.text(each, CREAM, STRONG, size, place.width)
                self._words += [Box.covering(place, DEEP), Actor(picture, *place.center)]
            yield

    def show(self, happening: Happening, effects: Effects) -> None:
        event: Any = happening.event
        if event["event"] == "load":
            start = self._cells("seat1", len(self._names))[event["seat"]].center
            end = self._cells("boat", len(BOATS))[BOATS.index(event["boat"])].center
            effects.fly(self._console.pictures.drawing("icons/coin", 16), start, end)
            effects.lands(200)

    @property
    def actors(self) -> list[Actor]:
        return [*self._words, *self.message_bar.actors, self._frame, *self.flying]

    def places(self, view: Any) -> dict[Hashable, Rect]:
        counts = (("seat", "seat1", len(self._names)), ("crate", "crate", 2), ("boat", "boat", 2))
        found: dict[Hashable, Rect] = {
            (kind, at): place for kind, zone, n in counts for at, place in enumerate(self._cells(zone, n))
        }
        return found | {(name, 0): rect for name, rect in self.message_bar.buttons.items()}

    def things(self, zone: str, view: Any, asking: ToyAsking | None) -> Sequence[str]:
        return CRATES if zone == "crate" else ()

    def part(self, name: str, spot: Spot | None) -> Rect:
        return self.zones[name]

    def question(self, asking: ToyAsking, spot: Spot | None) -> str:
        return self._say(f"ask.{asking.decision.kind}")

    def focus(self, spot: Spot | None, place: Rect | None, motion: Motion, ringed: bool) -> None:
        found = gold(self._console.pictures, place, 4, 3) if place and ringed else Actor(None)
        self._frame.show(found.sprite)
        self._frame.put(x=found.x, y=found.y)

    def nudge(self, x: float, y: float, motion: Motion) -> None:
        motion.nudge(self._frame, x, y)

    def bring_forward(self, asking: ToyAsking, motion: Motion) -> None: ...


def zoom(console: "Console", session: Session, view: Any, spot: Spot | None, things: Sequence[str]) -> Screen:
    words = things[spot[1]] if spot and things else str(view["boats"])
    return PageZoom(console, Toy, "hint.city", lambda say: [Paragraph(words)])


def keeps(event: Event, decision: Decision, eyes: int) -> bool:
    return False


TABLE: Final[TableParts[ToyAsking]] = TableParts(
    board=ToyBoard,
    asking=ToyAsking,
    script=Script({"load": 300}, lambda event: ""),
    zoom=zoom,
    zones=("crate", "boat", "seat"),
    opened=("seat", "boat"),
    news=("load",),
    music=lambda view: "play",
    keeps=keeps,
)


DOOR: Final = Door(lambda: TABLE)


def showcase() -> Showcase:
    return Showcase({}, {}, {}, {})


PARTS: Final = Parts(
    texts=Toy.telling.ROOM,
    table=DOOR.table,
    past=DOOR.past,
    replay=DOOR.replay,
    ahead=DOOR.ahead,
    showcase=showcase,
)
