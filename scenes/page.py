"""Something to read, longer than the screen if it must be."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from pygame import Rect

from scenes.actor import Actor, Box
from scenes.buttons import Button
from scenes.canvas import Sprite
from scenes.heading import heading
from scenes.hints import Hint
from scenes.lettering import TEXT
from scenes.pictures import middle
from scenes.screen import Key, Screen, outline
from scenes.shapes import triangle
from scenes.theme import FOAM, NIGHT


class Page(Screen):
    def title(self) -> str:
        raise NotImplementedError

    def paragraphs(self) -> Sequence[str]:
        raise NotImplementedError

    def build(self) -> Iterator[None]:
        screen, safe, letters = self.console.layout.screen, self.console.layout.safe, self.console.lettering
        self.actors.append(Box(*middle(screen), *screen.size, NIGHT))
        title = heading(self.console, self.title(), safe.width)
        self.actors.append(Actor(title, safe.centerx, (safe.y + self._zone().top) / 2))
        self._still = len(self.actors)
        lines: list[str] = []
        for paragraph in self.paragraphs():
            lines += [*letters.wrapped(self._broken(paragraph), self._inner), ""]
            yield
        self._lines: list[Sprite | None] = []
        for line in lines[:-1]:
            self._lines.append(self.pictures.line(line, FOAM, letters.body, NIGHT) if line else None)
            yield
        self._scroll = 0
        self._show()

    @property
    def _inner(self) -> int:
        return self._zone().width - 2 * self.console.small_lettering.body

    def _zone(self) -> Rect:
        """Where lines are seen."""
        safe, hints = self.console.layout.safe, self.console.layout.zones("table")["hints"]
        top = safe.y + min(3 * self.console.lettering.body, safe.height // 6)
        margin = self.console.small_lettering.body // 2
        return Rect(safe.x + margin, top, safe.width - 2 * margin, hints.top - top - margin)

    def _broken(self, paragraph: str) -> str:
        """A word that is wider than the page goes on in the next line."""
        return " ".join(piece for word in paragraph.split(" ") for piece in self._pieces(word))

    def _pieces(self, word: str) -> Iterator[str]:
        width, room = self.console.lettering.width, self._inner
        while width(word) > room:
            cut = next(at for at in range(len(word) - 1, 0, -1) if width(word[:at]) <= room)
            yield word[:cut]
            word = word[cut:]
        yield word

    def _show(self) -> None:
        del self.actors[self._still :]
        zone, step = self._zone(), self.console.lettering.height(TEXT)
        for at, line in enumerate(self._lines[self._scroll : self._scroll + self._fits]):
            if line:
                x = zone.x + (zone.width - self._inner) // 2 + line.size[0] / 2
                self.actors.append(Actor(line, x, zone.y + (at + 1) * step))
        arrow = self.console.small_lettering.smallest
        for more, y, up in ((self._scroll, zone.top, True), (self._more, zone.bottom, False)):
            if more:
                sprite = self.pictures.made(("arrow", up, arrow), partial(triangle, arrow, up, FOAM))
                self.actors.append(Actor(sprite, zone.centerx, y))
        if self.focus.on == "page":
            self.actors += outline(self.pictures, zone, arrow, 2)

    @property
    def _fits(self) -> int:
        """So many lines are seen at once."""
        return max(1, self._zone().height // self.console.lettering.height(TEXT) - 1)

    @property
    def _more(self) -> bool:
        return self._scroll + self._fits < len(self._lines)

    def places(self) -> Mapping[Key, Rect]:
        return {"page": self._zone()}

    def focused(self) -> None:
        self._show()

    def turn(self, direction: Button) -> bool:
        step = {Button.UP: -1, Button.DOWN: 1}.get(direction, 0)
        if self.focus.on != "page" or not (self._scroll if step < 0 else step and self._more):
            return False
        self._scroll += step
        self._show()
        return True

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.B, self.say("hint.back"))]
