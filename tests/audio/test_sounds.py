"""Every sound is there, sounds, and is as loud as the others of its kind.

Decoding all the music would take seconds, and so would measuring it: the figures in audio/loudness.json are
those of `render_audio.py --measure`, and count only while the files have the hashes they had then.
"""

import hashlib
import json
import os
import tomllib
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

AUDIO: Final = Path(__file__).parents[2] / "audio"
OGG: Final = AUDIO / "ogg"
KINDS: Final[dict[str, dict[str, Any]]] = tomllib.loads((AUDIO / "kinds.toml").read_text(encoding="utf-8"))
FIGURES: Final[dict[str, dict[str, Any]]] = json.loads((AUDIO / "loudness.json").read_text(encoding="utf-8"))
FILES: Final = {
    kind: [f"{table['folder']}/{name}.ogg" for name in table["names"]] for kind, table in KINDS.items()
}
SHORT: Final = FILES["effect"] + FILES["tick"] + FILES["cue"]
LONG: Final = FILES["music"] + FILES["ambience"] + FILES["distant"]
SECONDS: Final = {
    "music": (120, 240),
    "ambience": (20, 30),
    "distant": (2, 10),
    "cue": (0.8, 5),
    "effect": (0.1, 1.6),
    "tick": (0.05, 0.4),
}
RATE: Final = 44100


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    """The mixer without a sound card, in one channel as the effects are."""
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    yield
    pygame.mixer.quit()
    del os.environ["SDL_AUDIODRIVER"]
    if before:
        os.environ["SDL_AUDIODRIVER"] = before


def last_granule(path: Path) -> int:
    """How many samples an Ogg Vorbis file has: its last page says it."""
    content = path.read_bytes()
    page = content.rindex(b"OggS")
    return int.from_bytes(content[page + 6 : page + 14], "little")


def test_what_is_named_is_there_and_nothing_else() -> None:
    assert sorted(SHORT + LONG) == sorted(path.relative_to(OGG).as_posix() for path in OGG.rglob("*.ogg"))
    assert sorted(FIGURES) == sorted(SHORT + LONG)


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in OGG.rglob("*.ogg")) < 8_000_000


@pytest.mark.parametrize("file", SHORT + LONG)
def test_the_figures_are_of_these_files(file: str) -> None:
    path = OGG / file
    assert hashlib.sha256(path.read_bytes()).hexdigest() == FIGURES[file]["sha256"]
    assert last_granule(path) / RATE == pytest.approx(FIGURES[file]["seconds"], abs=0.001)


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_even(kind: str) -> None:
    loudness = [FIGURES[file]["loudness"] for file in FILES[kind]]
    assert max(loudness) - min(loudness) <= 2
    assert loudness == pytest.approx([KINDS[kind]["loudness"]] * len(loudness), abs=1)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_clips_or_is_of_an_odd_length(kind: str) -> None:
    shortest, longest = SECONDS[kind]
    for file in FILES[kind]:
        assert FIGURES[file]["true_peak"] < -1
        assert shortest <= FIGURES[file]["seconds"] <= longest, file


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("file", SHORT)
def test_a_short_sound_begins_at_once_and_ends_in_silence(file: str) -> None:
    samples = array("h", pygame.mixer.Sound(OGG / file).get_raw())
    peak = max(map(abs, samples))
    assert 1000 < peak < 30000
    assert next(at for at, sample in enumerate(samples) if abs(sample) > peak / 50) < 0.06 * RATE
    assert max(map(abs, samples[-40:])) < peak / 50


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("file", LONG)
def test_a_long_sound_can_be_streamed(file: str) -> None:
    pygame.mixer.music.load(OGG / file)
    pygame.mixer.music.play()
    assert pygame.mixer.music.get_busy()
    pygame.mixer.music.unload()
