"""How a game has ended, to look at: a seat's town by night, house by house, while its points are counted."""

import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect, Surface

from game.views import View
from scenes.app.files import free
from scenes.app.profiles import pictures_folder
from scenes.draw.actor import Actor
from scenes.draw.apng import piecemeal, write
from scenes.draw.canvas import Sprite
from scenes.draw.daylight import Light, light_at
from scenes.draw.harbour_picture import HarbourPicture
from scenes.draw.lettering import NAMES
from scenes.draw.pictures import soft, tinted
from scenes.draw.theme import CREAM, SUN
from scenes.input.buttons import Button
from scenes.records.session import Session
from scenes.widgets.hints import Hint
from scenes.widgets.screen import Key, Screen

if TYPE_CHECKING:
    from scenes.app.console import Console

FIRST, APART, LIT = 500.0, 170.0, 350.0
"""Milliseconds until the first house is lit, from house to house, and until its light is whole."""
FACE: Final = 0.17
"""The portrait, in heights of the screen."""
SEAL: Final = "icons/seal"
TOWN: Final = "town"
HOUR: Final = 21.5
GLOW: Final = 0.5
"""How far the light of a house goes, in its heights."""


class Town(NamedTuple):
    dark: Surface
    """As large as the screen."""
    houses: Sequence[tuple[Surface, tuple[int, int]]]
    """Each with its light, and where its middle is, in the order in which they are lit."""


Paint = Callable[["Console", View, int], Generator[None, None, Town]]
"""A seat's town as it was built, painted piece by piece."""


def far_away(console: "Console") -> Generator[None, None, tuple[Surface, Light]]:
    """What lies behind any town at night, and the light of that."""
    light = light_at(HOUR)
    return (yield from HarbourPicture(console.layout.screen.size, light).distance()), light


def house(picture: Surface, lit: Surface, place: Rect, light: Light) -> tuple[Surface, tuple[int, int]]:
    """Let a building stand there in the dark; its picture with lights on, which shine around it."""
    far = round(place.height * GLOW)
    found = soft((place.width + 2 * far, place.height + 2 * far), SUN, 0.6)
    found.blit(lit, (far, far))
    picture.blit(tinted(lit, light.land), place)
    return found, place.center


class Night(Screen):
    def __init__(
        self,
        console: "Console",
        session: Session,
        paint: Paint,
        seats: Sequence[int],
        then: Callable[[], None],
    ) -> None:
        """Of the first of these seats, then of the others."""
        super().__init__(console, session.game)
        self._session = session
        self._paint = paint
        self.seat, *self._others = seats
        self._then = then
        self.focus.on = TOWN
        self.counted = False
        """All is lit, and the points are told."""

    def build(self) -> Iterator[None]:
        view = self._session.view(self.seat)
        town = yield from self._paint(self.console, view, self.seat)
        sprite = partial(self.console.canvas.sprite, lasting=False)
        self.actors.append(Actor(sprite(town.dark), *self.console.layout.screen.center))
        yield
        houses = []
        for picture, place in town.houses:
            houses.append(Actor(sprite(picture), *place, fade=0))
            yield
        self.actors += houses
        yield from self._make_head()
        self._light(houses)

    def _make_head(self) -> Iterator[None]:
        safe, letters, pictures = self.console.layout.safe, self.console.lettering, self.pictures
        size = round(safe.height * FACE)
        area = Rect(safe.x + size // 4, safe.y + size // 4, safe.width - size // 2, size)
        name = self._session.names[self.seat]
        face = pictures.drawing(self.console.portrait(name, self.seat), size)
        left, half = area.x + size + size // 5, size // 2
        high = letters.narrowed(name, area.right - left, NAMES, round(half * 0.9), letters.smallest)
        words = pictures.text(name, CREAM, NAMES, high)
        seal = pictures.drawing(SEAL, round(half * 0.9))
        y = area.y + half + half // 2
        self.actors += [
            Actor(face, area.x + size // 2, area.centery),
            Actor(words, left + words.size[0] / 2, area.y + half / 2),
            Actor(seal, left + seal.size[0] / 2, y),
        ]
        yield
        total = self._session.score()[self.seat]["total"]
        self._numbers: list[Sprite] = []
        for value in range(total + 1):
            self._numbers.append(pictures.text(str(value), SUN, NAMES, round(half * 0.9)))
            yield
        self._count = Actor(None, left + seal.size[0] * 1.3, y)
        self._left = self._count.x
        self._show(0)
        self.actors.append(self._count)

    def _light(self, houses: Sequence[Actor]) -> None:
        """One house after the other; the points grow with them."""
        if self.counted:
            for actor in houses:
                actor.put(fade=1)
            self._show(len(self._numbers) - 1)
            return
        for at, actor in enumerate(houses):
            delay = FIRST + at * APART
            self.motion.fly(actor, LIT, delay, fade=1)
            self.motion.after(delay, lambda: self.console.sounds.play("count"))
        whole = len(houses) * APART + LIT
        self.motion.move(0, len(self._numbers) - 1, whole, self._show, FIRST)
        self.motion.then(self._all_lit)

    def _show(self, value: float) -> None:
        sprite = self._numbers[round(value)]
        if self._count.show(sprite):
            self._count.put(x=self._left + sprite.size[0] / 2)

    def _all_lit(self) -> None:
        self.counted = True
        self.tell_hints()

    def places(self) -> Mapping[Key, Rect]:
        return {TOWN: self.console.layout.free}

    def hints(self) -> Sequence[Hint]:
        if not self.counted:
            return [Hint(Button.A, self.say("result.all"))]
        return [Hint(Button.A, self.say("result.on")), Hint(Button.X, self.say("night.keep"))]

    def press(self, button: Button) -> None:
        if button is Button.B:
            self.back()
        elif button is Button.A and not self.counted:
            self.motion.finish()
        elif button is Button.A:
            self.console.sounds.play("choose")
            self._go_on()
        elif button is Button.X and self.counted:
            self.console.sounds.play("choose")
            self.console.notice(self.say("night.keeping"), of=self)
            self.want(self._keep())
        else:
            self.console.sounds.play("refuse")

    def _keep(self) -> Iterator[None]:
        """Write down what is seen, as a picture that can be shown to others."""
        layout = self.console.layout
        seen = Rect(0, 0, layout.screen.width, layout.free.bottom)
        file = yield from piecemeal(self.console.canvas.picture().subsurface(seen).copy())
        path = free(pictures_folder() / time.strftime(f"%Y-%m-%d-%H%M%S-{self.seat + 1}.png"))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path, file)
        except OSError as trouble:
            self.console.notice(f"{path}: {trouble.strerror or trouble}", of=self)
            return
        self.console.notice(self.say("night.kept", path=path), of=self)

    def _go_on(self) -> None:
        if self._others:
            self.stack.replace(Night(self.console, self._session, self._paint, self._others, self._then))
        else:
            self._then()

    def back(self) -> None:
        """Straight to what comes after all of them."""
        self.console.sounds.play("back")
        self._then()
