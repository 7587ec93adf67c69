"""The notation of audio/scores: lines of degrees, chords by name. A bar has sixteen steps."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise

BAR = 16
VALUES = {"w": 16, "h": 8, "q": 4, "e": 2, "s": 1}
MARKS = {"": 1.0, ".": 1.5, "3": 2 / 3}
TONE = re.compile(r"(\^?)(-|0|[#b]?[1-7][',]*(?:\+[#b]?[1-7][',]*)*)([whqes])([.3]?)(>?)")
CHORD = re.compile(r"([A-G][#b]?)([^/]*)(?:/([A-G][#b]?))?")
LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
ALTERED = {"#": 1, "b": -1, "": 0}
MAJOR = (0, 2, 4, 5, 7, 9, 11)
QUALITIES = {
    "": (0, 4, 7),
    "6": (0, 4, 7, 9),
    "7": (0, 4, 7, 10),
    "9": (0, 2, 4, 10),
    "maj7": (0, 4, 7, 11),
    "m": (0, 3, 7),
    "m6": (0, 3, 7, 9),
    "m7": (0, 3, 7, 10),
    "7sus4": (0, 5, 7, 10),
}


class NotationError(ValueError):
    """What a score says cannot be played."""


@dataclass(frozen=True)
class Degree:
    """A step of the major scale: 0 is the keynote, 7 the one above."""

    step: int
    alteration: int = 0

    def moved(self, steps: int) -> "Degree":
        return Degree(self.step + steps, self.alteration)

    def pitch(self, keynote: int) -> int:
        octave, step = divmod(self.step, 7)
        return keynote + 12 * octave + MAJOR[step] + self.alteration


@dataclass
class Tone:
    """What one token of a line asks for; starts and lengths are in steps."""

    start: float
    length: float
    degrees: tuple[Degree, ...]
    grace: bool = False
    accent: bool = False


@dataclass(frozen=True)
class Chord:
    root: int
    tones: frozenset[int]
    third: int
    fifth: int
    bass: int


def degree(text: str) -> Degree:
    """
    >>> degree("b6,")
    Degree(step=-2, alteration=-1)
    """
    figure = text.lstrip("#b")
    octaves = figure.count("'") - figure.count(",")
    return Degree(int(figure[0]) - 1 + 7 * octaves, ALTERED[text[: -len(figure)]])


def line(text: str) -> tuple[list[Tone], int]:
    """The tones of a line, and how many bars it has. A dash goes on sounding what came before.

    >>> tones, bars = line("3e. 4s 5e 1'e 6h | -q 0h.")
    >>> bars, [(tone.start, tone.length) for tone in tones]
    (2, [(0, 3.0), (3.0, 1.0), (4.0, 2.0), (6.0, 2.0), (8.0, 12.0)])
    """
    tones: list[Tone] = []
    bars = [bar.split() for bar in text.split("|")]
    for number, bar in enumerate(bars):
        start: float = number * BAR
        for token in bar:
            start += add_tone(tones, token, start)
        if round(start, 6) != (number + 1) * BAR:
            raise NotationError(f"bar {number + 1} of “{text.strip()}” lasts {start - number * BAR:g} steps")
    return tones, len(bars)


def add_tone(tones: list[Tone], token: str, start: float) -> float:
    """Add what the token says; how long it lasts."""
    match = TONE.fullmatch(token)
    if not match:
        raise NotationError(f"“{token}” is no tone")
    grace, degrees, value, mark, accent = match.groups()
    length = VALUES[value] * MARKS[mark]
    if degrees == "-":
        tones[-1].length += length
    elif degrees != "0":
        tones.append(Tone(start, length, tuple(map(degree, degrees.split("+"))), grace == "^", accent == ">"))
    return length


def pitch_class(text: str) -> int:
    """
    >>> pitch_class("F#"), pitch_class("Bb")
    (6, 10)
    """
    return (LETTERS[text[0]] + ALTERED[text[1:]]) % 12


def chord(text: str) -> Chord:
    """
    >>> sorted(chord("Am7/G").tones), chord("Am7/G").bass
    ([0, 4, 7, 9], 7)
    """
    match = CHORD.fullmatch(text)
    if not match or match[2] not in QUALITIES:
        raise NotationError(f"“{text}” is no chord")
    root, above = pitch_class(match[1]), QUALITIES[match[2]]
    third = next(tone for tone in above if tone in (3, 4, 5))
    fifth = 7 if 7 in above else above[-1]
    return Chord(
        root,
        frozenset((root + tone) % 12 for tone in above),
        (root + third) % 12,
        (root + fifth) % 12,
        pitch_class(match[3] or match[1]),
    )


def harmony(text: str) -> list[Chord]:
    """The chord at every step; chords share their bar evenly, and % repeats the last one.

    >>> len(harmony("G | C D7 | %"))
    48
    """
    steps: list[Chord] = []
    for bar in text.split("|"):
        names = bar.split()
        if not names or BAR % len(names):
            raise NotationError(f"{len(names)} chords cannot share a bar")
        for name in names:
            steps += [steps[-1] if name == "%" else chord(name)] * (BAR // len(names))
    return steps


def voicings(steps: list[Chord], low: int, high: int, count: int) -> Iterator[tuple[int, ...]]:
    """`count` voices at every step, each going to the next chord the shortest way."""
    last: tuple[int, ...] = tuple(low + (high - low) * (voice + 1) // (count + 1) for voice in range(count))
    for number, now in enumerate(steps):
        if not number or now != steps[number - 1]:
            last = nearest(now, low, high, last)
        yield last


def nearest(now: Chord, low: int, high: int, last: tuple[int, ...]) -> tuple[int, ...]:
    """The voicing of a chord that moves least; it has the third and the sevenths, and no close cluster."""
    pitches = [pitch for pitch in range(low, high + 1) if pitch % 12 in now.tones]
    needed = now.tones - {now.root, now.fifth} if len(now.tones) > len(last) else now.tones
    centre = (low + high) / 2

    def cost(voices: tuple[int, ...]) -> float:
        moved = sum(abs(new - old) for new, old in zip(voices, last, strict=True))
        missing = len(needed - {voice % 12 for voice in voices})
        close = sum({1: 12, 2: 2}.get(upper - lower, 0) for lower, upper in pairwise(voices))
        return moved + 20 * missing + close + abs(sum(voices) / len(voices) - centre) / 2

    return min(combinations(pitches, len(last)), key=cost)
