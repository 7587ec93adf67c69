"""The settings by groups, each with its values; what is chosen holds at once."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from game.texts import LANGUAGES, Say
from scenes.app.settings import CANVASES, EFFORTS, SPEEDS
from scenes.screens.controls import control_rows
from scenes.screens.safe_area import SafeArea
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row
from scenes.widgets.screen import Screen

if TYPE_CHECKING:
    from scenes.app.console import Console

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


def _area_rows(menu: Menu) -> list[Row]:
    say, console = menu.say, menu.console
    return [
        Row(
            say("settings.safe_area"),
            lambda: menu.stack.push(SafeArea(console)),
            values=[say("settings.per_cent", value=console.settings.safe_area)],
            note=say("settings.safe_area.note"),
        )
    ]


SWITCH: Final = (False, True)
COACH: Final = Kept("coach", SWITCH, _switched, noted=True)
LANGUAGE: Final = Kept("language", LANGUAGES, _named)
GROUPS: Final[Mapping[str, Sequence[Kept | Callable[[Menu], list[Row]]]]] = {
    "picture": (
        Kept("text_size", range(100, 201, 25), _per_cent, noted=True),
        Kept("high_contrast", SWITCH, _switched),
        Kept("safe_goods", SWITCH, _switched, noted=True),
        Kept("reduced_motion", SWITCH, _switched, noted=True),
        Kept("full_screen", SWITCH, _switched),
        _area_rows,
        Kept("frames", (30, 60), _plain, noted=True),
        Kept("canvas", CANVASES, _named, noted=True),
    ),
    "sound": (
        Kept("music", VOLUMES, _per_cent),
        Kept("effects", VOLUMES, _per_cent),
        Kept("ambience", VOLUMES, _per_cent, noted=True),
    ),
    "game": (
        Kept("speed", tuple(SPEEDS), _named, noted=True),
        Kept("thinking", tuple(EFFORTS), _named, noted=True),
        COACH,
        Kept("banter", SWITCH, _switched, noted=True),
        Kept("always_ask", SWITCH, _switched, noted=True),
    ),
    "controls": (Kept("rumble", SWITCH, _switched), control_rows),
}


ICONS: Final = {
    "picture": "icons/picture",
    "sound": "icons/sound",
    "game": "icons/deck",
    "controls": "icons/pad",
}


class SettingsMenu(Menu):
    def title(self) -> str:
        return self.say("menu.settings")

    def rows(self) -> Sequence[Row]:
        return [kept_row(self, LANGUAGE)._replace(icon="icons/globe"), *map(self._group, GROUPS)]

    def _group(self, name: str) -> Row:
        return Row(
            self.say(f"settings.{name}.group"),
            lambda: self.stack.push(SettingsGroup(self.console, name)),
            note=self.say(f"settings.{name}.about"),
            icon=ICONS[name],
        )


class SettingsGroup(Menu):
    tells: ClassVar[bool] = False

    def __init__(self, console: "Console", name: str) -> None:
        super().__init__(console)
        self._name = name

    def title(self) -> str:
        return self.say(f"settings.{self._name}.group")

    def rows(self) -> Sequence[Row]:
        return [
            row
            for each in GROUPS[self._name]
            for row in ([kept_row(self, each)] if isinstance(each, Kept) else each(self))
        ]


def kept_row(screen: Screen, kept: Kept) -> Row:
    say, console = screen.say, screen.console
    now = getattr(console.settings, kept.name)
    values = sorted({*kept.values, now}) if isinstance(now, int) else list(kept.values)
    return Row(
        say(f"settings.{kept.name}"),
        values=[kept.words(say, kept.name, value) for value in values],
        at=values.index(now),
        settle=lambda at: console.settle(**{kept.name: values[at]}),
        note=say(f"settings.{kept.name}.note") if kept.noted else "",
    )
