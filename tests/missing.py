"""What is missing for a new building, a new setting or a new game, each in a sentence."""

import ast
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from babel.messages.pofile import read_po

from game.guest import GAMES, game_named
from game.texts import LANGUAGES
from game.views import Event
from scenes.app.sound_files import AUDIO, variants
from scenes.draw.drawings import ART
from scenes.draw.layout import LAYOUTS, TABLE, layers
from scenes.game_registry import DOORS
from scenes.sanjuan.signs import PHASE
from scenes.screens.settings_menu import Kept
from scenes.table.parts import TableParts, Variant

ROOT: Final = Path(__file__).parent.parent
ASIDE: Final = ("catalogue", "explain", "follow", "positions")
"""Modules of a game that no rule is in."""
PHASES: Final = {
    "builder": "builder",
    "prices": "builder",
    "producer": "producer",
    "trader": "trader",
    "councillor": "councillor",
    "prospector": "prospector",
}
"""By module of San Juan's rules: the phase that it is about."""


def texts_missing(room: str, *keys: str) -> Iterator[str]:
    for language in LANGUAGES:
        path = f"{room}/texts/{language}.po"
        if not (ROOT / path).exists():
            yield f"{path}: there is no such file"
            continue
        yield from (f"{path}: no text `{key}`" for key in keys if key not in _keys(path))


def drawings_missing(*names: str) -> Iterator[str]:
    yield from (f"art/{name}.svg: no such drawing" for name in names if not (ART / f"{name}.svg").exists())


def sounds_missing(*names: str) -> Iterator[str]:
    for name in names:
        for file in variants(name):
            if not [*AUDIO.glob(f"*/{file}.ogg")]:
                yield f"audio/ogg: no sound or piece `{file}`"


@cache
def _keys(path: str) -> Collection[str]:
    with (ROOT / path).open("rb") as file:
        return {each.id if isinstance(each.id, str) else each.id[0] for each in read_po(file)}


class Buildings(NamedTuple):
    """Those of a game."""

    game: str
    text: str
    """What comes before their names in texts."""
    numbers: Mapping[str, object]
    """What the module of the catalogue knows."""
    names: Collection[str]
    plain: Collection[str]
    """Those that do nothing by themselves."""
    by_edition: Collection[str] = ()
    """Those with a rule for each edition."""
    taught: Collection[str] = ()
    """Those that the guide of the first game may speak for."""
    drawing: Callable[[str], str] = lambda name: ""
    """Where the picture of each is, if not among those of its game."""
    further: Callable[[str], Sequence[str]] = lambda name: ()
    """The identifiers of texts of each beside its name and its rules."""


@cache
def rules_naming(game: str) -> Mapping[str, Collection[str]]:
    """By constant: the modules of the rules that make use of it."""
    found: dict[str, set[str]] = {}
    for path in (ROOT / "game" / game).glob("*.py"):
        if path.stem not in ASIDE:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Name):
                    found.setdefault(node.id, set()).add(path.stem)
    return found


def of_building(all_: Buildings, name: str, naming: Mapping[str, Collection[str]]) -> Iterator[str]:
    """For this one of the buildings of a game."""
    game, number = all_.game, name.upper()
    if name not in all_.names:
        yield f"game/{game}/catalogue.py: no row for the building `{name}`"
    elif all_.numbers.get(number) != [*all_.names].index(name):
        yield f"game/{game}/catalogue.py: {number} is not the number of the row of `{name}`"
    rules = [f".rule.{edition}" for edition in (1, 2)] if name in all_.by_edition else [".rule"]
    texts = [f"{all_.text}.{name}{part}" for part in ("", *rules)]
    yield from texts_missing(f"game/{game}", *texts, *all_.further(name))
    if name not in all_.plain and not naming.get(number):
        yield f"game/{game}: no rule makes use of {number}; it goes next to the phase it acts in"
    if game in DOORS:
        yield from drawings_missing(all_.drawing(name) or f"{game}/buildings/{name}")
    if name in all_.taught:
        yield from texts_missing(f"scenes/{game}", f"lesson.why.{name}")


def of_sign(name: str, modules: Collection[str]) -> Iterator[str]:
    """A building of San Juan whose rules are all of one phase bears its sign."""
    phases = {PHASES.get(module, "") for module in modules}
    if len(phases) == 1 and (phase := phases.pop()) and PHASE.get(name) != phase:
        yield f"scenes/sanjuan/signs.py: PHASE does not say that `{name}` acts in that of the {phase}"


def of_setting(name: str, rows: Mapping[str, Kept]) -> Iterator[str]:
    if name not in rows:
        if name not in _settled():
            yield f"scenes/screens/settings_menu.py: nothing changes the setting `{name}`; it has no row"
        return
    said: list[str] = []

    def noted(key: str, **fields: object) -> str:
        said.append(key)
        return key

    for value in rows[name].values:
        rows[name].words(noted, name, value)
    note = [f"settings.{name}.note"] if rows[name].noted else []
    yield from texts_missing("scenes", f"settings.{name}", *note, *dict.fromkeys(said))


@cache
def _settled() -> Collection[str]:
    """What screens change without a row of the settings menu."""
    calls = (
        re.findall(r"\.(?:settle|play_as)\((.*)\)", path.read_text(encoding="utf-8"))
        for path in (ROOT / "scenes").rglob("*.py")
    )
    return {name for call in calls for words in call for name in re.findall(r"\b(\w+)=", words)}


def of_game(name: str, variants: Collection[Variant] = ()) -> Iterator[str]:
    """To be played at all, and on a screen."""
    if name not in GAMES:
        yield f"game/guest.py: GAMES has no line for `{name}`"
    yield from texts_missing(f"game/{name}")
    if name not in DOORS:
        yield f"scenes/game_registry.py: DOORS has no line for `{name}`"
    said = {key for each in variants for key in (each.text, *(text for _, text in each.choices))}
    rooms = ("scenes", f"scenes/{name}", f"game/{name}")
    known = {key for room in rooms if not [*texts_missing(room)] for key in _keys(f"{room}/texts/en.po")}
    yield from texts_missing(f"scenes/{name}", *sorted(said - known))
    yield from drawings_missing(*dict.fromkeys(each.icon for each in variants))
    for house in sorted(LAYOUTS.glob("*.tmx")):
        yield from _of_map(name, house.name)


def _of_map(game: str, shape: str) -> Iterator[str]:
    where = f"art/layouts/{game}/{shape}"
    if not (ROOT / where).exists():
        yield f"{where}: there is no such map"
        return
    fewest, most = game_named(game).seats
    for layer in (TABLE, *(f"seats {count}" for count in range(fewest, most + 1))):
        if layer not in layers(ROOT / where):
            yield f"{where}: no layer `{layer}`"


def of_table(game: str, table: TableParts[Any]) -> Iterator[str]:
    """What is heard at it."""
    begun = game_named(game).new({"seats": game_named(game).seats[0]}, 1)
    asked = begun.decision()
    roles = asked.options if asked else ()
    events = [Event(event=kind, role=role) for kind in table.script.reads for role in roles]
    sounds = {table.script.sound(event) for event in events} | {table.music(begun.view(0))}
    yield from sounds_missing(*sorted(sounds - {""}))
