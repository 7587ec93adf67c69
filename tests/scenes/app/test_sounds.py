"""What is heard, on a sound card that nobody hears."""

import ast
import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from shutil import copy, rmtree

import pygame
import pytest

import scenes
from game.sanjuan.catalogue import ROLES
from scenes.app.sounds import AROUND, AUDIO, Sounds, variants
from scenes.draw.daylight import PARTS
from scenes.game_registry import DOORS


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    found = Sounds()
    yield found
    found.close()


def heard(sounds: Sounds) -> list[float]:
    """How loud each sound of the place is."""
    if sounds.reader:
        sounds.reader.join()
    channels = [pygame.mixer.Channel(at) for at in range(AROUND)]
    return [sound.get_volume() for channel in channels if (sound := channel.get_sound())]


def begins(sounds: Sounds, name: str) -> bool:
    """Whether a short sound is heard."""
    pygame.mixer.stop()
    sounds.play(name)
    return pygame.mixer.get_busy()


def test_every_part_of_the_day_has_its_sound() -> None:
    for _, part in PARTS:
        assert (AUDIO / "ambience" / f"harbour_{part}.ogg").exists()


def test_every_short_sound_is_played_by_somebody() -> None:
    said = {
        node.value
        for path in Path(scenes.__path__[0]).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    said |= {f"sting_{role}" for role in ROLES}
    played = {file for name in said for file in variants(name)}
    effects = AUDIO / "effects"
    heard = [*effects.glob("*.ogg"), *(path for game in DOORS for path in effects.glob(f"{game}/*.ogg"))]
    assert {path.relative_to(effects).with_suffix("").as_posix() for path in heard} <= played


def test_only_the_sounds_of_the_game_that_is_near_are_kept(
    sounds: Sounds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in ("ballet", "opera"):
        (tmp_path / "effects" / game).mkdir(parents=True)
        copy(AUDIO / "effects" / "focus.ogg", tmp_path / "effects" / game / f"{game}.ogg")
    monkeypatch.setattr("scenes.app.sounds.AUDIO", tmp_path)
    deque(sounds.prepare("ballet"), maxlen=0)
    deque(sounds.prepare("opera"), maxlen=0)
    rmtree(tmp_path)
    assert begins(sounds, "opera/opera")
    assert not begins(sounds, "ballet/ballet")


def test_the_place_is_heard_as_loud_as_was_settled(sounds: Sounds) -> None:
    sounds.volume("ambience", 50)
    sounds.ambience("harbour_night")
    assert heard(sounds) == pytest.approx([0.5], abs=0.01)
    sounds.volume("ambience", 25)
    assert heard(sounds) == pytest.approx([0.25], abs=0.01)


def test_what_is_not_to_be_heard_is_not_read(sounds: Sounds) -> None:
    sounds.volume("ambience", 0)
    sounds.ambience("harbour_night")
    assert heard(sounds) == []
    sounds.volume("ambience", 100)
    assert heard(sounds) == [1.0]


def test_another_hour_takes_over_from_the_last_one(sounds: Sounds) -> None:
    sounds.ambience("harbour_noon")
    heard(sounds)
    first = pygame.mixer.Channel(0).get_sound()
    sounds.ambience("harbour_evening")
    assert len(heard(sounds)) == AROUND
    assert pygame.mixer.Channel(1).get_sound() is not first


def test_a_sound_that_is_not_there_is_not_missed(sounds: Sounds) -> None:
    sounds.ambience("harbour_in_space")
    assert heard(sounds) == []


def test_the_end_waits_for_sounds_that_are_being_read(sounds: Sounds) -> None:
    for part in ("noon", "evening", "night"):
        sounds.ambience(f"harbour_{part}")
    pygame.quit()
    assert sounds.reader
    assert not sounds.reader.is_alive()


ENDING = """
import os, sys
import pygame
from scenes.app.sounds import AROUND, Sounds
sounds, click = Sounds(), pygame.mixer.Sound(buffer=bytes(400))
sounds.music("title")
for time in range(100_000):
    for at in range(AROUND, 8):
        pygame.mixer.Channel(at).play(click)
    sounds.hush(time % 2 == 0)
os._exit(0)
"""


def test_silence_does_not_come_to_a_standstill_over_a_sound_that_ends() -> None:
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    subprocess.run([sys.executable, "-c", ENDING], env={**os.environ, **drivers}, timeout=60, check=True)
