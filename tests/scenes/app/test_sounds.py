"""What is heard, on a sound card that nobody hears."""

import ast
import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from shutil import copy, rmtree

import pygame
import pytest

import scenes
from game.sanjuan.catalogue import ROLES
from scenes.app.music import REST
from scenes.app.sound_files import AUDIO, variants
from scenes.app.sounds import QUIET, Sounds
from scenes.app.surroundings import AFAR, APART, AROUND, DISTANT
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
    assert not sounds.reader.busy


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pieces that have begun."""
    found: list[str] = []
    load = pygame.mixer.music.load

    def noted(file: Path) -> None:
        found.append(file.stem)
        load(file)

    monkeypatch.setattr(pygame.mixer.music, "load", noted)
    return found


def passes(sounds: Sounds, now: float) -> None:
    """It is so late, and what is begun has been read."""
    sounds.update(now)
    sounds.reader.join()


def test_pieces_take_turns_and_the_harbour_is_heard_between_them(sounds: Sounds, begun: list[str]) -> None:
    sounds.music("play")
    now = 0.0
    for turn in range(1, 7):
        passes(sounds, now)
        passes(sounds, now + 1000)
        assert len(begun) == turn
        pygame.mixer.music.stop()
        passes(sounds, now + 1000 + REST / 2)
        assert len(begun) == turn
        now += 1000 + REST
    assert sorted(begun[:3]) == sorted(begun[3:]) == sorted(variants("play"))
    assert all(one != other for one, other in pairwise(begun))


def test_a_piece_goes_before_another_one_comes(sounds: Sounds, begun: list[str]) -> None:
    sounds.music("title")
    passes(sounds, 0)
    sounds.music("last_rounds")
    passes(sounds, 1000)
    assert begun == ["title"]
    pygame.mixer.music.stop()
    passes(sounds, 2000)
    assert begun == ["title", "last_rounds"]


def test_music_gives_way_to_a_victory_and_comes_back(sounds: Sounds) -> None:
    sounds.music("title")
    passes(sounds, 0)
    sounds.play("win")
    for now in range(0, 2000, 100):
        passes(sounds, now)
    assert pygame.mixer.music.get_volume() < 0.4
    for now in range(2000, 8000, 100):
        passes(sounds, now)
    assert pygame.mixer.music.get_volume() > 0.9


def test_something_is_heard_from_afar_now_and_then(sounds: Sounds) -> None:
    sounds.ambience("harbour_night")
    sounds.reader.join()
    sounds.update(1)
    assert not pygame.mixer.Channel(AFAR).get_busy()
    sounds.update(2 + APART[1])
    assert pygame.mixer.Channel(AFAR).get_busy()


def test_every_distant_sound_belongs_to_an_hour() -> None:
    heard = {file for names in DISTANT.values() for name in names for file in variants(name)}
    assert heard == {path.stem for path in AUDIO.glob("ambience/distant/*.ogg")}
    assert {*DISTANT} == {path.stem for path in AUDIO.glob("ambience/*.ogg")}


def silence(sounds: Sounds) -> None:
    """A minute without a sound."""
    passes(sounds, 0)
    passes(sounds, QUIET + 1)


def test_the_device_sleeps_after_a_minute_of_silence_until_something_sounds(sounds: Sounds) -> None:
    silence(sounds)
    assert not sounds.works
    sounds.play("focus")
    sounds.update(QUIET + 20)
    assert pygame.mixer.get_busy()


def test_the_device_does_not_sleep_between_two_pieces(sounds: Sounds) -> None:
    sounds.music("play")
    silence(sounds)
    assert sounds.works


def test_what_was_heard_before_the_device_slept_is_heard_again(sounds: Sounds, begun: list[str]) -> None:
    sounds.music("title")
    sounds.ambience("harbour_noon")
    sounds.reader.join()
    passes(sounds, 0)
    sounds.hush(True)
    silence(sounds)
    assert not sounds.works
    sounds.hush(False)
    passes(sounds, 2 * QUIET)
    passes(sounds, 3 * QUIET)
    assert begun == ["title", "title"]
    assert heard(sounds) == [1.0]


def test_effects_are_as_loud_as_was_settled_while_the_device_slept(sounds: Sounds) -> None:
    sounds.play("focus")
    pygame.mixer.stop()
    silence(sounds)
    sounds.volume("effects", 50)
    sounds.play("focus")
    sounds.update(QUIET + 20)
    playing = [pygame.mixer.Channel(at).get_sound() for at in range(AFAR + 1, AFAR + 3)]
    assert [sound.get_volume() for sound in playing if sound] == pytest.approx([0.5], abs=0.01)


ENDING = """
import os, sys
import pygame
from scenes.app.sounds import CHANNELS, Sounds
from scenes.app.surroundings import AFAR
sounds, click = Sounds(), pygame.mixer.Sound(buffer=bytes(400))
sounds.music("title")
sounds.ambience("harbour_night")
for time in range(100_000):
    for at in range(AFAR + 1, CHANNELS):
        pygame.mixer.Channel(at).play(click)
    sounds.hush(time % 2 == 0)
    sounds.volume("music", time % 100 + 1)
    sounds.update(time * 20)
os._exit(0)
"""


def test_silence_does_not_come_to_a_standstill_over_a_sound_that_ends() -> None:
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    subprocess.run([sys.executable, "-c", ENDING], env={**os.environ, **drivers}, timeout=60, check=True)
