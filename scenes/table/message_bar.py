"""The bar in the middle of a table, where sentences stand, and things to press at its end."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from scenes.draw.actor import Actor, Box
from scenes.draw.canvas import Sprite
from scenes.draw.lettering import STRONG, Lettering, largest_fitting
from scenes.draw.pictures import kept
from scenes.draw.theme import CREAM, DEEP, FOAM, NIGHT, ROOF, mixed
from scenes.table.asking import DONE

if TYPE_CHECKING:
    from scenes.app.console import Console

MARGIN: Final = 8
"""Pixels on both sides of a sentence."""
LINES: Final = 2
"""More of them hide too much of the table, so that the letters are smaller before."""
KEPT: Final = 20
"""Sentences that may be said again."""


class Sentence(NamedTuple):
    """What stands in the bar, and things to press at its end."""

    words: str
    buttons: tuple[tuple[str, str], ...] = ()
    """Their names and labels."""
    up: bool = False
    """Where it is too long, it grows up, not down."""
    advice: bool = False
    """It begins with the sign of the coach, and leaves room for it before those things."""


class LaidMessage(NamedTuple):
    actors: list[Actor]
    buttons: dict[str, Rect]
    alone: bool = False
    """It is too long to leave free what a game keeps free."""


class MessageBar:
    def __init__(self, console: "Console", star: Callable[[int], Sprite], zones: Mapping[str, Rect]) -> None:
        """With a star as high as it is told to be, the sign of the coach."""
        self._console = console
        self._star = star
        self._zones = zones
        self._written: OrderedDict[Hashable, LaidMessage] = OrderedDict()
        self.said = Sentence("")
        self._laid = LaidMessage([], {})
        self.kept_free = 0
        """Pixels at its end that a game has signs of its own on, while nothing is to be pressed there."""
        self._left = 0

    @property
    def actors(self) -> list[Actor]:
        return self._laid.actors

    @property
    def buttons(self) -> Mapping[str, Rect]:
        return self._laid.buttons

    @property
    def alone(self) -> bool:
        """Nothing else has room in the bar."""
        return bool(self._laid.buttons) or self._laid.alone

    def leave(self, pixels: int) -> None:
        """Keep so much free at the end, whatever is said and pressed."""
        if pixels != self._left:
            self._left = pixels
            self._written.clear()
            self.say(self.said)

    def say(self, sentence: Sentence) -> bool:
        """Let this be read; whether something else was."""
        before = self.said
        self.said, self._laid = sentence, self.write(sentence)
        return sentence != before

    def write(self, sentence: Sentence) -> LaidMessage:
        """Have it ready for when it is to be said."""
        return kept(self._written, KEPT, sentence, lambda: self._lay(*sentence))

    def writing(self, sentence: Sentence) -> Iterator[None]:
        """Have a sentence ready once there is time for it."""
        self.write(sentence)
        yield

    def _lay(self, words: str, buttons: Sequence[tuple[str, str]], up: bool, advice: bool) -> LaidMessage:
        whole, letters = self._zones["ask"], self._console.lettering
        zone = Rect(whole.x, whole.y, whole.width - self._left, whole.height)
        left = zone.x + MARGIN + (zone.height if advice else 0)
        pressed, places = self._lay_buttons(buttons, zone)
        right = min((rect.x for rect in places.values()), default=zone.right - self.kept_free)
        right -= zone.height if advice and buttons else 0
        least = min(letters.smallest, self._console.small_lettering.body)
        alone = not buttons and letters.width(words, STRONG, least) > right - left - MARGIN
        right = zone.right if alone else right
        size, lines = fitting(letters, words, right - left - MARGIN, least)
        step = letters.height(STRONG, size)
        ground = Rect(zone.x, zone.y, whole.width, max(zone.height, len(lines) * step))
        if up:
            ground.bottom = zone.bottom
        free = self._zones["seat1"].bottom
        ground.clamp_ip(Rect(zone.x, free, whole.width, self._zones["hints"].top - free))
        actors = [Box.covering(ground, NIGHT), *pressed]
        if advice:
            star = self._star(zone.height - 2)
            actors.append(Actor(star, zone.x + zone.height / 2, ground.centery))
        top = ground.centery - len(lines) * step / 2
        for at, line in enumerate(lines):
            sprite = self._console.pictures.text(line, CREAM, STRONG, size)
            actors.append(Actor(sprite, left + sprite.size[0] / 2, top + (at + 0.5) * step))
        return LaidMessage(actors, places, alone)

    def _lay_buttons(
        self, buttons: Sequence[tuple[str, str]], zone: Rect
    ) -> tuple[list[Actor], dict[str, Rect]]:
        letters, pictures = self._console.lettering, self._console.pictures
        places, pressed, right = dict[str, Rect](), list[Actor](), zone.right - 6
        for name, label in reversed(buttons):
            width = letters.width(label, STRONG, letters.smallest) + zone.height
            rect = Rect(right - width, zone.y + 1, width, zone.height - 2)
            colour = ROOF if name == DONE[0] else mixed(DEEP, FOAM, 0.25)
            ground = pictures.panel(rect.size, colour, rect.height // 2)
            words = pictures.text(label, CREAM, STRONG, letters.smallest)
            pressed += [Actor(ground, *rect.center), Actor(words, *rect.center)]
            places[name] = rect
            right -= width + 8
        return pressed, places


def fitting(letters: Lettering, words: str, width: int, least: int) -> tuple[int, list[str]]:
    """One line, as large as it fits, or two, or in the least letters as many as it takes."""

    def few(size: int) -> bool:
        return len(letters.wrapped(words, width, STRONG, size)) <= LINES

    size = letters.narrowed(words, width, STRONG, letters.body, least)
    if letters.width(words, STRONG, size) > width:
        size = largest_fitting(few, letters.smallest, least) or least
    return size, letters.wrapped(words, width, STRONG, size) if words else []
