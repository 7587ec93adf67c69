"""Whatever is new is whole: what is not there yet is said in a sentence."""

from importlib import import_module

import pytest

from game.puerto_rico import catalogue as puerto_rico
from game.sanjuan import catalogue as sanjuan
from game.sanjuan import telling
from game.sanjuan.guest import SanJuan
from scenes.app.settings import FIELDS
from scenes.game_registry import DOORS
from scenes.puerto_rico.pieces import building_drawing
from scenes.sanjuan import kinds
from scenes.sanjuan.table import TABLE
from scenes.screens.settings_menu import GROUPS, LANGUAGE, Kept
from scenes.table.effects import Script
from scenes.table.parts import Variant
from tests.missing import (
    Buildings,
    of_building,
    of_game,
    of_setting,
    of_sign,
    of_table,
    rules_naming,
)

SANJUAN = Buildings(
    "sanjuan",
    "card",
    vars(sanjuan),
    sanjuan.NAMES,
    (*kinds.PLANTS, *kinds.MONUMENTS),
    telling.BY_EDITION,
    (*kinds.CITY, *kinds.LARGE),
    further=lambda name: [f"card.{name}.the", *([] if name in kinds.MONUMENTS else [f"coach.plan.{name}"])],
)
PUERTO_RICO = Buildings(
    "puerto_rico",
    "building",
    vars(puerto_rico),
    puerto_rico.NAMES,
    [each.name for each in puerto_rico.BUILDINGS if each.good != puerto_rico.NO_GOOD],
    drawing=building_drawing,
)
ROWS = {each.name: each for group in GROUPS.values() for each in group if isinstance(each, Kept)}
ROWS[LANGUAGE.name] = LANGUAGE


@pytest.mark.parametrize("buildings", [SANJUAN, PUERTO_RICO], ids=lambda each: each.game)
def test_no_building_lacks_anything(buildings: Buildings) -> None:
    naming = rules_naming(buildings.game)
    assert not [said for name in buildings.names if name for said in of_building(buildings, name, naming)]


def test_no_building_lacks_the_sign_of_its_phase() -> None:
    naming = rules_naming("sanjuan")
    assert not [said for name in kinds.CITY + kinds.NEW for said in of_sign(name, naming[name.upper()])]


@pytest.mark.parametrize("name", FIELDS)
def test_no_setting_lacks_anything(name: str) -> None:
    assert not [*of_setting(name, ROWS)]


@pytest.mark.parametrize("game", DOORS)
def test_no_game_with_a_screen_lacks_anything(game: str) -> None:
    table = import_module(f"scenes.{game}.table").TABLE
    assert not [
        *of_game(game, DOORS[game]().variants),
        *of_table(game, table),
    ]


def test_it_is_said_what_a_new_building_lacks() -> None:
    new = SANJUAN._replace(taught=["opera"])
    assert [*of_building(new, "opera", {})] == [
        "game/sanjuan/catalogue.py: no row for the building `opera`",
        "game/sanjuan/texts/en.po: no text `card.opera`",
        "game/sanjuan/texts/en.po: no text `card.opera.rule`",
        "game/sanjuan/texts/en.po: no text `card.opera.the`",
        "game/sanjuan/texts/en.po: no text `coach.plan.opera`",
        "game/sanjuan/texts/es.po: no text `card.opera`",
        "game/sanjuan/texts/es.po: no text `card.opera.rule`",
        "game/sanjuan/texts/es.po: no text `card.opera.the`",
        "game/sanjuan/texts/es.po: no text `coach.plan.opera`",
        "game/sanjuan: no rule makes use of OPERA; it goes next to the phase it acts in",
        "art/sanjuan/buildings/opera.svg: no such drawing",
        "scenes/sanjuan/texts/en.po: no text `lesson.why.opera`",
        "scenes/sanjuan/texts/es.po: no text `lesson.why.opera`",
    ]


def test_it_is_said_that_a_building_has_another_number_than_its_row() -> None:
    moved = SANJUAN._replace(numbers={**SANJUAN.numbers, "WELL": 3})
    assert [*of_building(moved, "well", rules_naming("sanjuan"))] == [
        "game/sanjuan/catalogue.py: WELL is not the number of the row of `well`"
    ]


@pytest.mark.parametrize(
    ("modules", "said"),
    [
        (["trader"], ["scenes/sanjuan/signs.py: PHASE does not say that `opera` acts in that of the trader"]),
        (["builder", "rounds"], []),
        (["scoring"], []),
    ],
)  # fmt: skip
def test_it_is_said_that_a_building_of_one_phase_lacks_its_sign(modules: list[str], said: list[str]) -> None:
    assert [*of_sign("opera", modules)] == said


NAMED = next(each for each in GROUPS["picture"] if isinstance(each, Kept) and each.name == "canvas").words


@pytest.mark.parametrize(
    ("name", "rows", "said"),
    [
        (
            "hologram",
            {},
            ["scenes/screens/settings_menu.py: nothing changes the setting `hologram`; it has no row"],
        ),
        (
            "hologram",
            {"hologram": Kept("hologram", ("off", "blue"), NAMED, noted=True)},
            [
                f"scenes/texts/{language}.po: no text `settings.hologram{part}`"
                for language in ("en", "es")
                for part in ("", ".note", ".off", ".blue")
            ],
        ),
    ],
)
def test_it_is_said_what_a_new_setting_lacks(name: str, rows: dict[str, Kept], said: list[str]) -> None:
    assert [*of_setting(name, rows)] == said


def test_it_is_said_what_a_new_game_lacks() -> None:
    variant = Variant("stage", "setup.stage", (("wide", "setup.stage.wide"),), "icons/curtain")
    assert [*of_game("opera", [variant])] == [
        "game/guest.py: GAMES has no line for `opera`",
        "game/opera/texts/en.po: there is no such file",
        "game/opera/texts/es.po: there is no such file",
        "scenes/game_registry.py: DOORS has no line for `opera`",
        "scenes/opera/texts/en.po: there is no such file",
        "scenes/opera/texts/es.po: there is no such file",
        "art/icons/curtain.svg: no such drawing",
        *(f"art/layouts/opera/{shape}.tmx: there is no such map" for shape in ("16x9", "1x1", "3x2", "4x3")),
    ]


def test_it_is_said_for_how_many_seats_a_map_has_no_layer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SanJuan, "seats", (2, 5))
    shapes = ("16x9", "1x1", "3x2", "4x3")
    assert [*of_game("sanjuan")] == [
        f"art/layouts/sanjuan/{shape}.tmx: no layer `seats 5`" for shape in shapes
    ]


def test_it_is_said_what_cannot_be_heard_of_a_new_game() -> None:
    silent = TABLE._replace(
        script=Script({"role": 1.0}, lambda event: f"aria_{event['role']}"), music=lambda view: "overture"
    )
    assert [*of_table("sanjuan", silent)] == [
        *(f"audio/ogg: no sound or piece `aria_{role}`" for role in sorted(sanjuan.ROLES)),
        "audio/ogg: no sound or piece `overture`",
    ]
