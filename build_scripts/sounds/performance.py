"""Plays scores: from notes on a page to messages in time, with the small unevenness of people."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import cycle
from random import Random
from typing import Final

from build_scripts.sounds import midi
from build_scripts.sounds.notation import BAR, Chord, NotationError, Tone, line, voicings
from build_scripts.sounds.score import Instrument, Score, Section

LEAD: Final = 0.25
"""Seconds before the first step, for notes that come early."""
ITEM: Final = re.compile(r"(\w+)(?:\*(\d+))?(?::(-?\d+))?")
REST: Final = "rest"
HIT: Final = {"X": 14, "x": 0, "o": -18}
METRE: Final = {0: 5, 8: 3, 4: 1, 12: 1}
STRUM: Final = 0.013
RELEASE: Final = 0.01


@dataclass(frozen=True, order=True)
class Note:
    """Start and length are in steps, or once it is timed in seconds."""

    start: float
    pitch: int
    length: float
    velocity: float
    strum: int = 0


def perform(score: Score) -> list[midi.Message]:
    messages: list[midi.Message] = []
    # The tenth channel of General MIDI is the drum kit; ours sit on channels of their own, with a place each.
    channels = [channel for channel in range(16) if channel != 9]
    for channel, (name, instrument) in zip(channels, score.instruments.items(), strict=False):
        messages += set_up(channel, instrument)
        for note in timed_notes(score, name):
            messages += sounding(channel, note)
            if instrument.swell:
                messages += breath(channel, note)
    return messages


def set_up(channel: int, instrument: Instrument) -> Iterator[midi.Message]:
    bank = 1 if instrument.drum else 0  # fluidsynth's bank 128, as select and its fine part
    controls = {
        0: bank,
        32: 0,
        7: instrument.volume,
        10: 64 + instrument.pan,
        91: instrument.reverb,
        93: instrument.chorus,
    }
    for control, value in controls.items():
        yield midi.Message(0, midi.CONTROL | channel, (control, value))
    yield midi.Message(0.001, midi.PROGRAM | channel, (instrument.program,))


def sounding(channel: int, note: Note) -> Iterator[midi.Message]:
    velocity = max(1, min(127, round(note.velocity)))
    yield midi.Message(note.start, midi.NOTE_ON | channel, (note.pitch, velocity))
    yield midi.Message(note.start + note.length, midi.NOTE_ON | channel, (note.pitch, 0))


def breath(channel: int, note: Note) -> Iterator[midi.Message]:
    """A note of a second or so swells; a short one is just there."""
    depth = min(1.0, note.length / 1.2)
    for share in range(10):
        value = 112 - 34 * depth * abs(share / 10 - 0.4) / 0.6
        time = max(0.0, note.start + note.length * share / 10)
        yield midi.Message(time, midi.CONTROL | channel, (11, round(value)))


def timed_notes(score: Score, name: str) -> list[Note]:
    """All notes of an instrument, in seconds, as people would play them."""
    instrument = score.instruments[name]
    chance = Random(f"{score.seed} {name}")
    written = sorted(written_notes(score, name))
    notes = sorted(timed(note, instrument, score.seconds_a_step, chance) for note in written)
    return trimmed(notes, instrument.solo)


def timed(note: Note, instrument: Instrument, seconds_a_step: float, chance: Random) -> Note:
    spread = max(-2.0, min(2.0, chance.gauss(0, 1))) * instrument.loose / 1000
    start = LEAD + note.start * seconds_a_step + spread + instrument.late / 1000 + note.strum * STRUM
    velocity = note.velocity + chance.gauss(0, 3) - 2 * note.strum
    return replace(note, start=start, length=note.length * seconds_a_step, velocity=velocity)


def trimmed(notes: list[Note], solo: bool) -> list[Note]:
    """A note ends before its own pitch comes again, which its end would silence; a soloist's before any."""
    kept: list[Note] = []
    for number, note in enumerate(notes):
        later = (
            other.start - RELEASE
            for other in notes[number + 1 : number + 40]
            if other.pitch == note.pitch or (solo and other.start > note.start + 4 * RELEASE)
        )
        kept.append(
            replace(note, length=max(RELEASE, min(note.length, next(later, note.start + 999) - note.start)))
        )
    return kept


def written_notes(score: Score, name: str) -> Iterator[Note]:
    """All notes of an instrument, in steps from the beginning."""
    instrument = score.instruments[name]
    voices = list(voicings(score.harmony, *instrument.voices))
    start = 0
    for section in score.sections:
        if name in section.play:
            for note in section_notes(score, section, name, start, voices):
                yield replace(note, start=note.start + start, velocity=note.velocity + section.level)
        start += len(section.harmony)


def section_notes(
    score: Score, section: Section, name: str, start: int, voices: list[tuple[int, ...]]
) -> Iterator[Note]:
    instrument = score.instruments[name]
    figures = ""
    bars = len(section.harmony) // BAR
    for item, moved in items(section.play[name]):
        at = len(figures)
        if at >= bars * BAR:
            break
        if item in score.lines:
            tones, length = line(score.lines[item])
            figures += " " * length * BAR
            yield from line_notes(tones, instrument, score.keynote(instrument.octave), moved, at)
        elif item in score.figures:
            figures += score.figures[item].replace(" ", "")
        elif item == REST:
            figures += " " * BAR
        else:
            raise NotationError(f"section “{section.name}” asks for {item}, which is nowhere")
    if len(figures) != bars * BAR:
        raise NotationError(f"{name} overruns section “{section.name}”")
    yield from figure_notes(figures, instrument, Chords(score.harmony, voices, start))


def items(text: str) -> Iterator[tuple[str, int]]:
    """Names of lines and figures, and by how many steps of the scale each is moved; over and over.

    >>> from itertools import islice
    >>> list(islice(items("tune rest*2 tune:-2"), 5))
    [('tune', 0), ('rest', 0), ('rest', 0), ('tune', -2), ('tune', 0)]
    """
    found: list[tuple[str, int]] = []
    for word in text.split():
        match = ITEM.fullmatch(word)
        if not match:
            raise NotationError(f"“{word}” names nothing to play")
        found += [(match[1], int(match[3] or 0))] * int(match[2] or 1)
    return cycle(found)


def line_notes(
    tones: list[Tone], instrument: Instrument, keynote: int, moved: int, at: int
) -> Iterator[Note]:
    pitches = [degree.moved(moved).pitch(keynote) for tone in tones for degree in tone.degrees]
    middle = sum(pitches) / max(1, len(pitches))
    for tone in tones:
        for number, degree in enumerate(tone.degrees):
            pitch = degree.moved(moved).pitch(keynote)
            velocity = instrument.touch + metre(tone.start) + 12 * tone.accent + (pitch - middle) / 2
            length = max(tone.length * 0.96, instrument.ring)
            yield Note(at + tone.start, pitch, length, velocity, number)
            if tone.grace:
                below = degree.moved(moved - 1).pitch(keynote)
                yield Note(at + tone.start - 0.5, below, 0.45, velocity - 16)


def metre(start: float) -> int:
    return METRE.get(int(start) % BAR, -4 if start % 2 else -2)


@dataclass(frozen=True)
class Chords:
    """The harmony of the whole piece, seen from one of its sections."""

    harmony: list[Chord]
    voices: list[tuple[int, ...]]
    start: int

    def next_chord(self, step: int) -> Chord:
        """The one of the next half bar; after the end comes the beginning."""
        half = BAR // 2
        return self.harmony[((self.start + step) // half + 1) * half % len(self.harmony)]

    def left(self, step: int) -> int:
        """How many steps the chord goes on."""
        at = self.start + step
        return next((n for n, chord in enumerate(self.harmony[at:]) if chord != self.harmony[at]), 99)

    def pitches(self, sign: str, step: int, low: int) -> tuple[int, ...]:
        """What a sign of a figure stands for."""
        chord, voices = self.harmony[self.start + step], self.voices[self.start + step]
        if sign.isdigit():
            return voices[int(sign) - 1 : int(sign)]
        root = low + (chord.bass - low) % 12
        choices = {
            "*": voices,
            "+": voices[1:],
            "w": (voices[0], voices[-1]),
            "i": voices[1:-1],
            "r": (root,),
            "o": (root + 12,),
            "t": (root + (chord.third - chord.bass) % 12,),
            "f": (fifth(root, (chord.fifth - chord.bass) % 12, low),),
            "n": (low + (self.next_chord(step).bass - low) % 12,),
        }
        if sign not in choices:
            raise NotationError(f"“{sign}” is no sign of a figure")
        return choices[sign]


def fifth(root: int, above: int, low: int) -> int:
    """Below the root where there is room, as bass players like it.

    >>> fifth(43, 7, 38), fifth(40, 7, 38)
    (38, 47)
    """
    below = root + above - 12
    return below if below >= low else root + above


def figure_notes(figures: str, instrument: Instrument, chords: Chords) -> Iterator[Note]:
    for step, sign in enumerate(figures):
        if sign in ".- ":
            continue
        held = len(figures[step + 1 :]) - len(figures[step + 1 :].lstrip("-"))
        # A string is damped when the chord changes, but for the bass that comes before it.
        length = max(1 + held, instrument.ring)
        if sign != "n":
            length = min(length, chords.left(step))
        if instrument.drum:
            yield Note(step, instrument.drum, 1, instrument.touch + HIT[sign])
        else:
            for number, pitch in enumerate(chords.pitches(sign, step, instrument.low)):
                yield Note(step, pitch, length, instrument.touch + metre(step), number)
