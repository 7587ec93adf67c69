"""Ambience from beds of coloured noise and events scattered over them, as audio/ambience.toml lists them.

Everything goes round: noise is made in the spectrum, so that its end meets its beginning, and what is
scattered near the end goes on at the beginning.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import crc32

import numpy as np

from build_scripts.sounds.loudness import RATE, Sound
from build_scripts.sounds.synthesis import Layer, Wave, repeated

ECHO: Final = 1.8
"""Seconds until the harbour has swallowed a sound."""


@dataclass(frozen=True)
class Bed:
    """Noise that goes on all the time: water, wind, a distant crowd."""

    band: list[float]
    db: float = 0.0
    tilt: float = -4.5
    """Decibels an octave."""
    swells: int = 0
    """So many times in the loop it comes and goes."""
    floor: float = 0.3
    """What is left between two swells."""
    delay: float = 0.0
    flutter: float = 0.0
    """As many times a second it changes like speech."""


@dataclass(frozen=True)
class Scatter:
    """The same event again and again, never quite the same."""

    layers: list[dict[str, object]]
    times: int = 1
    uneven: float = 0.9
    """0 is a clock, 1 is chance."""
    db: float = 0.0
    pan: float = 0.0
    spread: float = 0.8
    top: float = 9000.0
    """Distance takes the high frequencies."""
    wet: float = 0.4


@dataclass(frozen=True)
class Ambience:
    seconds: float
    beds: list[Bed]
    scattered: list[Scatter]


def ambiences(path: Path) -> dict[str, Ambience]:
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        name: Ambience(
            table["seconds"],
            [Bed(**bed) for bed in table["beds"]],
            [Scatter(**scatter) for scatter in table["scattered"]],
        )
        for name, table in content.items()
    }


def distant(path: Path) -> dict[str, Scatter]:
    """What is heard by itself, at moments that nobody can tell beforehand."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Scatter(**table) for name, table in content.items()}


def once(name: str, scatter: Scatter) -> Sound:
    """One of them in one channel, with its echo."""
    random = np.random.default_rng(crc32(name.encode()))
    layers = [Layer(**layer) for layer in scatter.layers]  # type: ignore[arg-type]
    strokes = [stroke for layer in layers for stroke in repeated(layer, random)]
    dry = np.zeros((max(start + len(wave) for start, wave in strokes) + round(ECHO * RATE), 1))
    for start, wave in strokes:
        dry[start : start + len(wave), 0] += wave
    heard = far(dry, scatter, random)[:, :1]
    fade = round(ECHO * RATE / 2)
    heard[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade))[:, None] ** 2
    return heard


def render(name: str, ambience: Ambience) -> Sound:
    seed = crc32(name.encode())
    size = round(ambience.seconds * RATE)
    sound = np.zeros((size, 2))
    for number, bed in enumerate(ambience.beds):
        random = np.random.default_rng((seed, number))
        comes = swelling(bed, size, np.random.default_rng(seed))  # beds with as many swells share them
        for channel in range(2):
            sound[:, channel] += noise(bed, size, random) * comes
    for number, scatter in enumerate(ambience.scattered):
        sound += scattered(scatter, size, np.random.default_rng((seed, 100 + number)))
    return sound


def noise(bed: Bed, size: int, random: np.random.Generator) -> Wave:
    hz = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1)
    low, high = bed.band
    gain = (hz / low) ** (bed.tilt / 6.02) / np.sqrt(1 + (low / hz) ** 6) / np.sqrt(1 + (hz / high) ** 6)
    wave = np.fft.irfft(np.fft.rfft(random.standard_normal(size)) * gain, size)
    if bed.flutter:
        wave = wave * speech(size, bed.flutter, random)
    return np.asarray(wave / np.std(wave) * 10 ** (bed.db / 20))


def speech(size: int, rate: float, random: np.random.Generator) -> Wave:
    """Levels that change about so many times a second, and fall silent now and then."""
    hz = np.fft.rfftfreq(size, 1 / RATE)
    slow = np.fft.irfft(np.fft.rfft(random.standard_normal(size)) * (hz < rate), size)
    return np.asarray(np.maximum(0.15, 0.6 + 0.5 * slow / np.std(slow)))


def swelling(bed: Bed, size: int, random: np.random.Generator) -> Wave:
    """Waves that come quickly and go slowly, no two of a height."""
    if not bed.swells:
        return np.ones(size)
    total, period = np.zeros(size), size / bed.swells
    width = round(1.5 * period)
    share = np.arange(width) / width
    shape = np.sin(np.pi * np.interp(share, (0, 0.35, 1), (0, 0.5, 1))) ** 2
    for number in range(bed.swells):
        start = round((number + random.uniform(-0.25, 0.25)) * period + bed.delay * RATE)
        add_round(total, start, random.uniform(0.55, 1.0) * shape)
    return np.asarray(bed.floor + (1 - bed.floor) * total / np.max(total))


def scattered(scatter: Scatter, size: int, random: np.random.Generator) -> Sound:
    layers = [Layer(**layer) for layer in scatter.layers]  # type: ignore[arg-type]
    sound = np.zeros((size, 2))
    for number in range(scatter.times):
        at = round((number + scatter.uneven * random.uniform(-0.5, 0.5)) * size / scatter.times)
        place = np.clip(scatter.pan + scatter.spread * random.uniform(-1, 1), -1, 1)
        sides = np.array([np.cos((place + 1) * np.pi / 4), np.sin((place + 1) * np.pi / 4)])
        level = 10 ** ((scatter.db + random.uniform(-4, 0)) / 20)
        for layer in layers:
            for start, wave in repeated(layer, random):
                add_round(sound, at + start, level * wave[:, None] * sides)
    return far(sound, scatter, random)


def add_round(total: Wave, start: int, wave: Wave) -> None:
    np.add.at(total, (start + np.arange(len(wave))) % len(total), wave)


def far(sound: Sound, scatter: Scatter, random: np.random.Generator) -> Sound:
    """The sound from across the water: duller, and with an echo."""
    size = len(sound)
    hz = np.fft.rfftfreq(size, 1 / RATE)[:, None]
    share = np.arange(round(ECHO * RATE)) / (ECHO * RATE)
    echo = random.standard_normal((len(share), 2)) * 10.0 ** (-3 * share[:, None])
    echo *= scatter.wet / np.sqrt(np.sum(echo**2, axis=0))
    response = (1 + np.fft.rfft(echo, size, axis=0)) / np.sqrt(1 + (hz / scatter.top) ** 4)
    return np.asarray(np.fft.irfft(np.fft.rfft(sound, axis=0) * response, size, axis=0))
