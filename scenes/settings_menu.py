"""The settings, each with its values; what is chosen holds at once."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.texts import LANGUAGES, Say
from scenes.actor import Actor
from scenes.first_start import FirstStart
from scenes.layout import WIDEST_SAFE_AREA
from scenes.menu import Menu
from scenes.pictures import middle
from scenes.rows import Row
from scenes.settings import CANVASES, EFFORTS, SPEEDS
from scenes.theme import TERRACOTTA
from scenes.wizard import Wizard

if TYPE_CHECKING:
    from scenes.console import Console

VOLUMES: Final = tuple(range(0, 101, 10))


class Kept(NamedTuple):
    """A field of the settings, and what it can be."""

    name: str
    values: Sequence[Any]
    words: Callable[[Say, str, Any], str]
    """A value, for people."""
    noted: bool = False
    """A sentence explains it."""


def _named(say: Say, name: str, value: Any) -> str:
    return say(f"settings.{name}.{value}")


def _switched(say: Say, name: str, value: Any) -> str:
    return say("menu.yes" if value else "menu.no")


def _per_cent(say: Say, name: str, value: Any) -> str:
    return say("settings.per_cent", value=value)


def _plain(say: Say, name: str, value: Any) -> str:
    return str(value)


SWITCH: Final = (False, True)
KEPT: Final = (
    Kept("language", LANGUAGES, _named),
    Kept("text_size", range(100, 201, 25), _per_cent, noted=True),
    Kept("speed", SPEEDS, _named, noted=True),
    Kept("reduced_motion", SWITCH, _switched, noted=True),
    Kept("music", VOLUMES, _per_cent),
    Kept("effects", VOLUMES, _per_cent),
    Kept("ambience", VOLUMES, _per_cent, noted=True),
    Kept("thinking", tuple(EFFORTS), _named, noted=True),
    Kept("coach", SWITCH, _switched, noted=True),
    Kept("rumble", SWITCH, _switched),
    Kept("full_screen", SWITCH, _switched),
    Kept("safe_area", range(WIDEST_SAFE_AREA + 1), _per_cent, noted=True),
    Kept("frames", (30, 60), _plain, noted=True),
    Kept("canvas", CANVASES, _named, noted=True),
)


def switch(console: "Console", name: str) -> Row:
    """A row for a setting that is on or off."""
    return Row(
        console.say(f"settings.{name}"),
        values=[console.say("menu.no"), console.say("menu.yes")],
        at=int(getattr(console.settings, name)),
        settle=lambda at: console.settle(**{name: bool(at)}),
        note=console.say(f"settings.{name}.note"),
    )


class SettingsMenu(Menu):
    def title(self) -> str:
        return self.say("menu.settings")

    def rows(self) -> Sequence[Row]:
        ask = Row(self.say("settings.confirm"), self._ask, note=self.say("settings.confirm.note"))
        return [*map(self._row, KEPT), ask, *self._joystick_rows()]

    def _row(self, kept: Kept) -> Row:
        now = getattr(self.console.settings, kept.name)
        values = sorted({*kept.values, now}) if isinstance(now, int) else list(kept.values)
        return Row(
            self.say(f"settings.{kept.name}"),
            values=[kept.words(self.say, kept.name, value) for value in values],
            at=values.index(now),
            settle=lambda at: self.console.settle(**{kept.name: values[at]}),
            note=self.say(f"settings.{kept.name}.note") if kept.noted else "",
        )

    def _ask(self) -> None:
        self.stack.push(FirstStart(self.console, self.stack.pop))

    def _joystick_rows(self) -> list[Row]:
        return [
            Row(
                self.say("settings.joystick", name=self.console.devices.name(source)),
                partial(self._set_up, source, guid),
                note=self.say("settings.joystick.note"),
            )
            for source, guid in self.console.devices.joysticks.items()
        ]

    def _set_up(self, source: str, guid: str) -> None:
        self.stack.push(Wizard(self.console, source, guid))

    def _list(self) -> None:
        super()._list()
        on = self._on
        if on is not None and on < len(KEPT) and KEPT[on].name == "safe_area":
            safe = self.console.layout.safe
            edge = self.pictures.frame(safe.size, TERRACOTTA, 0, 3)
            self.actors.append(Actor(edge, *middle(safe)))
