"""What a player has settled, and how it survives broken files and full disks."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from game.bots.bot import USUAL
from game.checks import each, label, mapping, one_of, read, text, whole, yes_or_no
from game.errors import Refused
from game.guest import UNNAMED
from game.texts import LANGUAGES
from scenes.buttons import Button
from scenes.files import read_words, write_whole
from scenes.layout import WIDEST_SAFE_AREA
from scenes.portraits import HUMANS

SPEEDS: Final = {"0.5": 0.5, "1": 1.0, "2": 2.0, "4": 4.0, "instant": 0.0}
"""How often as fast as usual what happens is shown; at once it is 0."""
CANVASES: Final = ("auto", "gpu", "software")
LARGEST: Final = 1 << 18
"""Bytes of the file."""
EFFORTS: Final = {"short": 30, "usual": USUAL, "long": 400}
"""How far bots think ahead, in per cent."""


@dataclass(frozen=True)
class Settings:
    """Every field has a value that a first start can live with."""

    language: str = LANGUAGES[0]
    name: str = ""
    """What whoever plays is called."""
    portrait: int = 0
    """Which of the people is drawn; nothing is as the seat has it."""
    speed: str = "1"
    frames: int = 60
    text_size: int = 100
    """In per cent."""
    high_contrast: bool = False
    safe_goods: bool = False
    """Goods in colours that everybody tells apart."""
    reduced_motion: bool = False
    thinking: str = "usual"
    coach: bool = False
    rumble: bool = True
    full_screen: bool = False
    canvas: str = CANVASES[0]
    music: int = 70
    effects: int = 100
    ambience: int = 60
    """Volumes, in per cent."""
    safe_area: int = 0
    """What the edges of a television hide, in per cent at each edge."""
    crossed: bool | None = None
    """Whether the right one of the four buttons confirms; not known before somebody was asked."""
    joysticks: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By GUID: what the controls of joysticks mean that SDL does not know."""
    remapped: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By keyboard or GUID of a pad: buttons that have other controls than at first."""
    table: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By game: what was planned for the last new one."""
    learned: Mapping[str, Sequence[str]] = field(default_factory=dict)
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
    for one in fields(Settings):
        if one.name in found:
            try:
                settings = replace(settings, **{one.name: CHECKS[one.name](found[one.name], one.name)})
            except Refused as refusal:
                notices.append(f"{path}: {refusal}")
    return settings, notices


def save(settings: Settings, path: Path) -> list[str]:
    """Write them whole; a notice if that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(asdict(settings), indent=2) + "\n")
    except OSError as trouble:
        return [f"{path}: {trouble.strerror or trouble}"]
    return []


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


def _per_cent(value: object, where: str) -> int:
    return whole(value, where, 0, 100)


CHECKS: Final[Mapping[str, Callable[[Any, str], Any]]] = {
    "language": lambda value, where: one_of(value, where, LANGUAGES),
    "name": label,
    "portrait": lambda value, where: whole(value, where, 0, HUMANS),
    "speed": lambda value, where: one_of(value, where, SPEEDS),
    "frames": lambda value, where: whole(value, where, 30, 60),
    "text_size": lambda value, where: whole(value, where, 100, 200),
    "high_contrast": yes_or_no,
    "safe_goods": yes_or_no,
    "reduced_motion": yes_or_no,
    "thinking": lambda value, where: one_of(value, where, EFFORTS),
    "coach": yes_or_no,
    "rumble": yes_or_no,
    "full_screen": yes_or_no,
    "music": _per_cent,
    "effects": _per_cent,
    "ambience": _per_cent,
    "safe_area": lambda value, where: whole(value, where, 0, WIDEST_SAFE_AREA),
    "canvas": lambda value, where: one_of(value, where, CANVASES),
    "crossed": _crossed,
    "joysticks": _joysticks,
    "remapped": _remapped,
    "table": _table,
    "learned": _learned,
}
"""How each field is read from a file."""
