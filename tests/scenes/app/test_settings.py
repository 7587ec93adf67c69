"""Settings: kept, read back, and never in the way."""

import json
from pathlib import Path
from typing import Any

import pytest

from scenes.app.settings import Settings, load, save
from scenes.input.buttons import Button


def test_a_first_start_has_settings_and_no_notice(tmp_path: Path) -> None:
    assert load(tmp_path / "none.json") == (Settings(), [])


def test_what_is_saved_is_read_back(tmp_path: Path) -> None:
    settings = Settings(language="es", speed="instant", crossed=True, joysticks={"03ab": {"b3": "A"}})
    assert save(settings, tmp_path / "new" / "settings.json") == []
    assert load(tmp_path / "new" / "settings.json") == (settings, [])
    assert settings.controls() == {"03ab": {"b3": Button.A}}


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"language": ', "\x00\x01", "[" * 100_000])
def test_a_broken_file_costs_a_notice(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    settings, notices = load(path)
    assert settings == Settings()
    assert len(notices) == 1


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", "fr"),
        ("speed", 1),
        ("frames", 1000),
        ("text_size", True),
        ("rumble", "yes"),
        ("canvas", None),
        ("crossed", "maybe"),
        ("joysticks", {"03ab": {"b3": "Z"}}),
        ("joysticks", {"03ab": []}),
        ("table", [3]),
        ("learned", "town"),
        ("learned", {"sanjuan": [1]}),
    ],
)
def test_a_field_that_cannot_be_costs_a_notice_and_only_itself(
    tmp_path: Path, field: str, value: Any
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"full_screen": True, field: value}))
    settings, notices = load(path)
    assert settings == Settings(full_screen=True)
    assert len(notices) == 1
    assert field in notices[0]


def test_the_plan_and_the_lessons_of_each_game_are_read_back(tmp_path: Path) -> None:
    plans: dict[str, dict[str, Any]] = {
        "sanjuan": {"seats": 3, "fields": {"edition": 1}},
        "another": {"seats": 5},
    }
    settings = Settings(table=plans, learned={"sanjuan": ("town", "cards"), "another": ()})
    assert save(settings, tmp_path / "settings.json") == []
    assert load(tmp_path / "settings.json") == (settings, [])


def test_the_plan_and_the_lessons_of_the_version_before_are_those_of_san_juan(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    plan = {
        "seats": 3,
        "levels": ["human", "easy"],
        "governor": None,
        "own_pads": True,
        "fields": {"edition": 1},
    }
    path.write_text(json.dumps({"table": plan, "learned": ["town", "cards"]}))
    settings = Settings(table={"sanjuan": plan}, learned={"sanjuan": ("town", "cards")})
    assert load(path) == (settings, [])
    save(settings, path)
    assert load(path) == (settings, [])
    path.write_text('{"table": {}, "learned": []}')
    assert load(path) == (Settings(learned={"sanjuan": ()}), [])


def test_a_field_says_what_its_change_makes_anew() -> None:
    before = Settings()
    assert before.affected(before) == set()
    assert before._replace(music=0).affected(before) == {"nothing"}
    assert before._replace(text_size=200, music=0).affected(before) == {"looks", "nothing"}
    assert before._replace(canvas="software").affected(before) == {"window"}


def test_what_a_newer_version_settled_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"hologram": True, "rumble": False}))
    assert load(path) == (Settings(rumble=False), [])


def test_a_folder_that_cannot_be_written_costs_a_notice(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    assert len(save(Settings(), tmp_path / "config" / "settings.json")) == 1
