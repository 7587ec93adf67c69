"""Loudness after ITU-R BS.1770, and true peak.

Sounds are arrays of samples by channels, 1.0 being full scale. A sound with one channel counts as it is
heard: from two speakers.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Sound = NDArray[np.float64]
RATE: Final = 44100
BLOCK, HOP = int(0.4 * RATE), int(0.1 * RATE)
SILENCE: Final = -70.0


def integrated(sound: Sound) -> float:
    """Of a whole piece, its pauses left out: in LUFS."""
    blocks = powers(sound)
    heard = blocks[blocks > power(SILENCE)]
    if not heard.size:
        return SILENCE
    return level(float(np.mean(heard[heard > np.mean(heard) / 10])))


def loudest(sound: Sound) -> float:
    """Of the loudest 0.4 seconds, in LUFS: what can be said of sounds that are shorter themselves."""
    silence = np.zeros((BLOCK, sound.shape[1]))
    return level(float(np.max(powers(np.concatenate((silence, sound, silence))), initial=0)))


def powers(sound: Sound) -> NDArray[np.float64]:
    """The weighted power of overlapping blocks."""
    energy = np.sum(weighted(sound) ** 2, axis=1) * (2 if sound.shape[1] == 1 else 1)
    total = np.concatenate(([0.0], np.cumsum(energy)))
    starts = np.arange(0, max(1, len(sound) - BLOCK + 1), HOP)
    ends = np.minimum(starts + BLOCK, len(sound))
    powers: NDArray[np.float64] = (total[ends] - total[starts]) / BLOCK
    return powers


def level(mean_power: float) -> float:
    return max(SILENCE, -0.691 + 10 * float(np.log10(max(mean_power, 1e-12))))


def power(loudness: float) -> float:
    return float(10 ** ((loudness + 0.691) / 10))


def weighted(sound: Sound) -> Sound:
    """As the ear hears it: the two filters of BS.1770, applied to the spectrum."""
    size = (len(sound) // 2**14 + 2) * 2**14  # room for what the filters add, and quickly transformed
    turns = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    response = shelf(turns) * high_pass(turns)
    spectrum = np.fft.rfft(sound, size, axis=0) * response[:, None]
    return np.asarray(np.fft.irfft(spectrum, size, axis=0)[: len(sound)])


def shelf(z: NDArray[np.complex128]) -> NDArray[np.complex128]:
    k, q, high = np.tan(np.pi * 1681.974450955533 / RATE), 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    above = (high + middle * k / q + k * k) + 2 * (k * k - high) * z + (high - middle * k / q + k * k) * z**2
    return np.asarray(above / ((1 + k / q + k * k) + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z**2))


def high_pass(z: NDArray[np.complex128]) -> NDArray[np.complex128]:
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    scale = 1 + k / q + k * k
    return np.asarray((1 - z) ** 2 * scale / (scale + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z**2))


def true_peak(sound: Sound) -> float:
    """The highest point of the wave, between samples too: in dB of full scale."""
    near = np.arange(-16, 17)
    highest = float(np.max(np.abs(sound), initial=1e-9))
    for phase in (0.25, 0.5, 0.75):
        taps = np.sinc(near - phase) * np.cos(np.pi * (near - phase) / 35) ** 2
        for channel in sound.T:
            highest = max(highest, float(np.max(np.abs(np.convolve(channel, taps)))))
    return 20 * float(np.log10(highest))
