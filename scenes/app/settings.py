"""What a player has settled, and how it survives broken files and full disks."""

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar

from game.bots.bot import USUAL
from game.checks import each, label, mapping, one_of, read, text, whole, yes_or_no
from game.errors import Refused
from game.guest import UNNAMED
from game.texts import LANGUAGES
from scenes.app.files import read_words, write_whole
from scenes.app.words import own_language
from scenes.draw.layout import WIDEST_SAFE_AREA
from scenes.draw.portraits import HUMANS
from scenes.input.buttons import Button

SPEEDS: Final = {"0.5": 0.5, "1": 1.0, "2": 2.0, "4": 4.0, "instant": 0.0}
"""How often as fast as usual what happens is shown; at once it is 0."""
CANVASES: Final = ("auto", "gpu", "software")
LARGEST: Final = 1 << 18
"""Bytes of the file."""
EFFORTS: Final = {"short": 30, "usual": USUAL, "long": 400}
"""How far bots think ahead, in per cent."""


Affects = Literal["nothing", "looks", "window"]
"""All pictures are made anew, or the window with them."""


def _one_of(values: Collection[str]) -> Callable[[Any, str], str]:
    return lambda value, where: one_of(value, where, values)


def _from_to(least: int, most: int) -> Callable[[Any, str], int]:
    return lambda value, where: whole(value, where, least, most)


def _joysticks(value: object, where: str) -> dict[str, dict[str, str]]:
    return {
        guid: {
            control: one_of(name, f"{where}.{guid}.{control}", Button.__members__)
            for control, name in mapping(controls, f"{where}.{guid}").items()
        }
        for guid, controls in mapping(value, where).items()
    }


def _remapped(value: object, where: str) -> dict[str, dict[str, str]]:
    return {
        kind: {
            one_of(button, f"{where}.{kind}", Button.__members__): text(control, f"{where}.{kind}.{button}")
            for button, control in mapping(controls, f"{where}.{kind}").items()
        }
        for kind, controls in mapping(value, where).items()
    }


def _crossed(value: object, where: str) -> bool | None:
    return None if value is None else yes_or_no(value, where)


def _table(value: object, where: str) -> Mapping[str, Mapping[str, Any]]:
    """A file of the version before has one plan and no games."""
    found = mapping(value, where)
    return found if all(isinstance(plan, Mapping) for plan in found.values()) else {UNNAMED: found}


def _learned(value: object, where: str) -> Mapping[str, Sequence[str]]:
    """A file of the version before has one list and no games."""
    found = {UNNAMED: value} if isinstance(value, list) else mapping(value, where)
    return {game: tuple(each(names, f"{where}.{game}", text)) for game, names in found.items()}


T = TypeVar("T")


class Field(NamedTuple):
    check: Callable[[Any, str], Any]
    """How it is read from a file."""
    affects: Affects
    """What is made anew when it changes."""


_told: Final[list[Field]] = []


def kept(default: T, check: Callable[[Any, str], T], affects: Affects = "nothing") -> T:
    """What a field is at first; what is told of it is kept in the order of the fields."""
    _told.append(Field(check, affects))
    return default


class Settings(NamedTuple):
    """Every field has a value that a first start can live with."""

    language: str = kept(LANGUAGES[0], _one_of(LANGUAGES), "looks")
    name: str = kept("", label)
    """What whoever plays is called."""
    portrait: int = kept(0, _from_to(0, HUMANS))
    """Which of the people is drawn; nothing is as the seat has it."""
    speed: str = kept("1", _one_of(SPEEDS), "looks")
    frames: int = kept(60, _from_to(30, 60))
    text_size: int = kept(100, _from_to(100, 200), "looks")
    """In per cent."""
    high_contrast: bool = kept(False, yes_or_no, "looks")
    safe_goods: bool = kept(False, yes_or_no, "looks")
    """Goods in colours that everybody tells apart."""
    reduced_motion: bool = kept(False, yes_or_no, "looks")
    thinking: str = kept("usual", _one_of(EFFORTS))
    coach: bool = kept(False, yes_or_no)
    banter: bool = kept(True, yes_or_no)
    """Rivals say a word now and then."""
    always_ask: bool = kept(False, yes_or_no)
    """Even where there is nothing to choose."""
    rumble: bool = kept(True, yes_or_no)
    full_screen: bool = kept(False, yes_or_no, "window")
    canvas: str = kept(CANVASES[0], _one_of(CANVASES), "window")
    music: int = kept(70, _from_to(0, 100))
    effects: int = kept(100, _from_to(0, 100))
    ambience: int = kept(60, _from_to(0, 100))
    """Volumes, in per cent."""
    safe_area: int = kept(0, _from_to(0, WIDEST_SAFE_AREA), "looks")
    """What the edges of a television hide, in per cent at each edge."""
    crossed: bool | None = kept(None, _crossed, "looks")
    """Whether the right one of the four buttons confirms; not known before somebody was asked."""
    joysticks: Mapping[str, Mapping[str, str]] = kept({}, _joysticks)
    """By GUID: what the controls of joysticks mean that SDL does not know."""
    remapped: Mapping[str, Mapping[str, str]] = kept({}, _remapped, "looks")
    """By keyboard or GUID of a pad: buttons that have other controls than at first."""
    table: Mapping[str, Mapping[str, Any]] = kept({}, _table)
    """By game: what was planned for the last new one."""
    learned: Mapping[str, Sequence[str]] = kept({}, _learned)
    """By game: the lessons of its first game that have been seen."""

    def controls(self) -> dict[str, dict[str, Button]]:
        return {
            guid: {control: Button[name] for control, name in controls.items()}
            for guid, controls in self.joysticks.items()
        }

    def changed(self) -> dict[str, dict[Button, str]]:
        return {
            kind: {Button[name]: control for name, control in controls.items()}
            for kind, controls in self.remapped.items()
        }

    def affected(self, before: "Settings") -> set[Affects]:
        """What has to be made anew after these."""
        now = zip(FIELDS.values(), self, before, strict=True)
        return {field.affects for field, mine, theirs in now if mine != theirs}


FIELDS: Final = dict(zip(Settings._fields, _told, strict=True))
"""By name. A field that is not `kept` is refused here."""


def load(path: Path) -> tuple[Settings, list[str]]:
    """The settings, and a notice for each thing in the file that could not be read."""
    try:
        found = mapping(read(read_words(path, LARGEST)), "settings")
    except FileNotFoundError:
        return Settings(), []
    except OSError as trouble:
        return Settings(), [f"{path}: {trouble.strerror or trouble}"]
    except Refused as trouble:
        return Settings(), [f"{path}: {trouble}"]
    settings, notices = Settings(), []
    for name, field in FIELDS.items():
        if name in found:
            try:
                settings = settings._replace(**{name: field.check(found[name], name)})
            except Refused as refusal:
                notices.append(f"{path}: {refusal}")
    return settings, notices


def save(settings: Settings, path: Path) -> list[str]:
    """Write them whole; a notice if that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(settings._asdict(), indent=2) + "\n")
    except OSError as trouble:
        return [f"{path}: {trouble.strerror or trouble}"]
    return []


def at_start(file: Path, language: str | None, preferred: Iterable[str] = ()) -> tuple[Settings, list[str]]:
    """What the file says, in the language that was asked for, or at first in that of the system."""
    known = file.exists()
    settings, troubles = load(file)
    spoken = language or (settings.language if known else own_language(preferred))
    return settings._replace(language=spoken), troubles
