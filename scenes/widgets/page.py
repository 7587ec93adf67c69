"""Something to read, longer than the screen if it must be."""

from collections.abc import Iterator, Mapping, Sequence

from pygame import Rect

from scenes.draw.actor import Actor
from scenes.draw.theme import DEEP
from scenes.input.buttons import Button
from scenes.widgets.heading import roped
from scenes.widgets.hints import Hint
from scenes.widgets.reading import Paragraph, Reading
from scenes.widgets.screen import UPRIGHT, Key, Screen, outline


class Page(Screen):
    _around: Sequence[Actor] = ()
    """The edge of what is read, while that has the focus."""

    def title(self) -> str:
        raise NotImplementedError

    def paragraphs(self) -> Sequence[str]:
        """All of it, if there are no pictures."""
        return ()

    def parts(self) -> Sequence[Paragraph]:
        return [Paragraph(words) for words in self.paragraphs()]

    def build(self) -> Iterator[None]:
        yield from self.ground()
        safe = self.console.layout.safe
        zone, title = self._zone(), roped(self.console, self.title(), safe.width)
        self.actors.append(Actor(title, safe.centerx, (safe.y + zone.top) / 2))
        self.actors.append(Actor(self.pictures.panel(zone.size, DEEP, self._edge), *zone.center))
        self._still = len(self.actors)
        self.reading = self._read(zone)
        yield from self.reading.make()
        self._show()

    def _read(self, zone: Rect) -> Reading:
        return Reading(self.console, zone, self.parts(), DEEP)

    @property
    def _edge(self) -> int:
        return self.console.small_lettering.body // 2

    def _zone(self) -> Rect:
        """Where lines are seen."""
        safe, free = self.console.layout.safe, self.console.layout.free
        top = safe.y + min(3 * self.console.lettering.body, safe.height // 6)
        margin = self._edge
        return Rect(safe.x + margin, top, safe.width - 2 * margin, free.bottom - top - margin)

    def _show(self) -> None:
        del self.actors[self._still :]
        self.actors += self.reading.actors()
        self._around = outline(self._zone(), 2) if self.focus.on == "page" else []
        self.actors += self._around

    def pushed(self, place: Rect) -> Sequence[Actor]:
        return self._around

    def places(self) -> Mapping[Key, Rect]:
        return {"page": self._zone()}

    def focused(self) -> None:
        self._show()

    def turn(self, direction: Button) -> bool:
        return self.focus.on == "page" and direction in UPRIGHT and self.slide(UPRIGHT[direction])

    @property
    def slides(self) -> bool:
        return self.reading.scroll.last > 0

    def slide(self, step: int) -> bool:
        slid = self.reading.scroll.by(step)
        if slid:
            self._show()
        return slid

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.B, self.say("hint.back"))]
