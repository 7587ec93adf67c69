"""Settings: kept, read back, and never in the way."""

import json
from pathlib import Path
from typing import Any

import pytest

from scenes.buttons import Button
from scenes.settings import Settings, load, save


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


def test_what_a_newer_version_settled_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"hologram": True, "rumble": False}))
    assert load(path) == (Settings(rumble=False), [])


def test_a_folder_that_cannot_be_written_costs_a_notice(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    assert len(save(Settings(), tmp_path / "config" / "settings.json")) == 1
