"""Effects from layers of tones and filtered noise, as audio/effects.toml lists them."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from build_scripts.sounds.loudness import RATE, Sound

Wave = NDArray[np.float64]
PARTIALS: Final = {
    "pure": ((1, 1, 1),),
    "wood": ((1, 1, 1), (2.76, 0.35, 0.45), (5.4, 0.12, 0.2)),
    "bar": ((1, 1, 1), (3.93, 0.22, 0.35), (9.2, 0.05, 0.15)),
    "skin": ((1, 1, 1), (1.59, 0.5, 0.6), (2.14, 0.3, 0.5), (2.92, 0.2, 0.3)),
    "bell": ((0.5, 0.4, 1), (1, 1, 1), (1.25, 0.4, 0.7), (1.5, 0.3, 0.6), (2, 0.5, 0.5), (3.01, 0.2, 0.3)),
    "throat": ((1, 1, 1), (2, 0.9, 1), (3, 0.7, 1), (4, 0.35, 1), (5, 0.2, 1)),
    "coin": ((1, 1, 1), (1.483, 0.7, 0.8), (2.134, 0.5, 0.6), (2.81, 0.25, 0.4)),
}
"""How bodies ring: frequencies, levels and lengths of the partials, as shares of the first one's."""


@dataclass(frozen=True)
class Layer:
    """One ingredient: noise through a band that may move, or a tone that may glide."""

    hz: list[float]
    """From where to where, by any number of stations."""
    length: float
    """Seconds until it has died away by 60 dB."""
    body: str = ""
    """How the tone rings; without a body it is noise."""
    q: float = 1.0
    """How narrow the band of noise is."""
    at: float = 0.0
    attack: float = 0.001
    held: bool = False
    """It swells and fades instead of dying away, as what is sung or blown."""
    db: float = 0.0
    times: int = 1
    every: float = 0.0
    hurry: float = 1.0
    """Each pause is that many times the one before it."""
    uneven: float = 0.0
    """How much repetitions differ, in share of their pause, level and pitch."""


def effects(path: Path) -> dict[str, list[Layer]]:
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: [Layer(**layer) for layer in effect["layers"]] for name, effect in content.items()}


def render(name: str, layers: list[Layer], room: float = 0.05) -> Sound:
    """An effect as one channel."""
    random = np.random.default_rng(crc32(name.encode()))
    strokes = [stroke for layer in layers for stroke in repeated(layer, random)]
    dry = np.zeros(max(start + len(wave) for start, wave in strokes))
    for start, wave in strokes:
        dry[start : start + len(wave)] += wave
    return soft(in_room(dry, random, room))[:, None]


def repeated(layer: Layer, random: np.random.Generator) -> list[tuple[int, Wave]]:
    """All strokes of a layer, each with its first sample."""
    strokes: list[tuple[int, Wave]] = []
    at, pause = layer.at, layer.every
    for _ in range(layer.times):
        odd = 1 + layer.uneven * random.uniform(-0.5, 0.5, 3)
        strokes.append((round(max(0.0, at) * RATE), odd[0] * stroke(layer, random, odd[1])))
        at, pause = at + pause * odd[2], pause * layer.hurry
    return strokes


def stroke(layer: Layer, random: np.random.Generator, pitch: float) -> Wave:
    size = round(layer.length * RATE)
    share = np.arange(size) / size
    hz = pitch * np.exp(np.interp(share, np.linspace(0, 1, len(layer.hz)), np.log(layer.hz)))
    fade = np.sin(np.pi * share) ** 0.7 if layer.held else decay(share)
    if layer.body:
        wave = ring(hz, np.zeros(size) if layer.held else share, layer.body)
    else:
        wave = band(random.standard_normal(size), hz, layer.q)
    rise = np.minimum(1, np.arange(size) / max(1, layer.attack * RATE))
    return np.asarray(wave * fade * np.sin(np.pi / 2 * rise) ** 2 * 10 ** (layer.db / 20))


def decay(share: Wave) -> Wave:
    """By 60 dB, and the last bit to nothing at all."""
    return np.asarray(10.0 ** (-3 * share) * np.minimum(1, 10 * (1 - share)))


def ring(hz: Wave, share: Wave, body: str) -> Wave:
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    total = np.zeros_like(hz)
    for ratio, level, length in PARTIALS[body]:
        total += level * np.sin(ratio * phase) * 10.0 ** (-3 * share * (1 / length - 1))
    return np.asarray(total / sum(level for _, level, _ in PARTIALS[body]))


def band(noise: Wave, hz: Wave, q: float) -> Wave:
    """A filter that moves while it sounds, so sample by sample."""
    out, first, second, damping = np.empty_like(noise), 0.0, 0.0, 1 / q
    g = np.tan(np.pi * np.minimum(hz, RATE / 2.2) / RATE)
    share = 1 / (1 + g * (g + damping))
    for number in range(len(noise)):
        middle = share[number] * (first + g[number] * (noise[number] - second))
        low = second + g[number] * middle
        first, second = 2 * middle - first, 2 * low - second
        out[number] = middle * damping
    return np.asarray(out * np.sqrt(q))  # as loud through a narrow band as through a wide one


def in_room(dry: Wave, random: np.random.Generator, wet: float) -> Wave:
    """A small wooden room, so that layers sound as one thing."""
    size = round(0.16 * RATE)
    tail = random.standard_normal(size) * decay(np.arange(size) / size)
    tail *= np.minimum(1, np.arange(size) / (0.006 * RATE)) / np.sqrt(np.sum(tail**2))
    heard = np.concatenate((dry, np.zeros(size)))
    heard += wet * convolved(dry, tail)[: len(heard)]
    return heard


def convolved(wave: Wave, other: Wave) -> Wave:
    size = len(wave) + len(other)
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(other, size), size))


def soft(wave: Wave) -> Wave:
    """Without spikes, the rumble that small speakers only rattle with, and the top that tires the ear."""
    wave = np.tanh(1.6 * wave / np.max(np.abs(wave)))
    hz = np.fft.rfftfreq(len(wave) + 4096, 1 / RATE)
    response = 1 / np.sqrt(1 + (90 / np.maximum(hz, 1)) ** 4) / np.sqrt(1 + (hz / 8500) ** 4)
    filtered = np.fft.irfft(np.fft.rfft(wave, len(wave) + 4096) * response, len(wave) + 4096)
    return np.asarray(filtered[: len(wave)])
