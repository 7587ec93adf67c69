"""What has been earned so far, and what can be."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from pygame import BLEND_RGBA_MULT, Surface

from game.guest import Game
from scenes.app.words import dated
from scenes.draw.canvas import Sprite
from scenes.draw.drawings import drawing
from scenes.draw.pictures import panel
from scenes.draw.theme import DEEP, FOAM, NIGHT, SEA, STONE, SUN, mixed
from scenes.records.achievements import achievements, earned
from scenes.records.results import reading
from scenes.widgets.grid import Grid
from scenes.widgets.hints import Hint
from scenes.widgets.lines import Line, headed

if TYPE_CHECKING:
    from scenes.app.console import Console

INNER: Final = 0.66
"""The drawing, in shares of its disc."""
LARGE: Final = 0.34
"""The large picture, in shares of the width of what is written."""
FAINT: Final = (120, 120, 120, 140)


class Trophies(Grid):
    def __init__(self, console: "Console", kind: type[Game]) -> None:
        super().__init__(console, kind)
        self._kind = kind

    def title(self) -> str:
        return self.say("collection.achievements")

    def groups(self) -> Sequence[tuple[str, int]]:
        return [("", len(self._all))]

    def caption(self, at: int) -> str:
        return self.say("achievements.so_far", number=len(self._earned), all=len(self._all))

    def look(self) -> Iterator[None]:
        self._all = achievements(self._kind)
        self._earned = yield from earned(self._kind, (yield from reading(self._kind)))

    def tile(self, at: int, size: int) -> Sprite:
        icon, has = self._all[at].icon, self._all[at].name in self._earned
        return self.pictures.made(("trophy", icon, has, size), lambda: _disc(icon, has, size))

    def picture(self, at: int) -> Sprite:
        return self.tile(at, round(self.page.width * LARGE))

    def lines(self, at: int) -> list[Line]:
        name = self._all[at].name
        when = self._earned.get(name)
        day = dated(when.split()[0], self.say) if when else ""
        state = self.say("achievement.when" if day else "achievement.open", when=day)
        how = [self.say(f"achievement.{name}.how")]
        return headed(self.say(f"achievement.{name}"), state, how, colour=SUN if when else FOAM)

    def hints(self) -> Sequence[Hint]:
        return super().hints()[1:2]


def _disc(icon: str, has: bool, size: int) -> Surface:
    """Bright in a golden ring, or faint with a lock."""
    ring, ground = (SUN, SEA) if has else (mixed(STONE, NIGHT, 0.6), DEEP)
    picture = panel((size, size), ground, size // 2, ring, max(2, size // 16))
    inner = round(size * INNER)
    sign = drawing(icon, inner, inner)
    if not has:
        sign.fill(FAINT, special_flags=BLEND_RGBA_MULT)
    picture.blit(sign, ((size - inner) // 2,) * 2)
    if not has:
        lock = round(size * 0.36)
        picture.blit(drawing("icons/lock", lock, lock), (size - lock, size - lock))
    return picture
