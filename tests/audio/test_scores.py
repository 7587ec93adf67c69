"""The notation of the scores, and that every score can be played as it is written."""

from itertools import pairwise
from pathlib import Path

import pytest

from build_scripts.sounds.midi import Message, file
from build_scripts.sounds.notation import BAR, NotationError, chord, harmony, line, voicings
from build_scripts.sounds.performance import timed_notes, written_notes
from build_scripts.sounds.score import Score, Section, cues, piece

AUDIO = Path(__file__).parents[2] / "audio"
SCORES = AUDIO / "scores"
CUES = sorted(AUDIO.glob("*/cues.toml"))
PIECES = sorted({*AUDIO.glob("*/*.toml")} - {*CUES, *AUDIO.glob("*/effects.toml")})
DRUMS = range(27, 88)
HEARD = range(36, 97)  # what the instruments have, and small speakers can tell


@pytest.mark.parametrize("path", PIECES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_piece_can_be_played_and_fills_its_bars(path: Path) -> None:
    score = piece(path)
    assert len(score.harmony) % (8 * BAR) == 0
    for name, instrument in score.instruments.items():
        notes = list(written_notes(score, name))
        assert notes
        assert {note.pitch for note in notes} <= set(DRUMS if instrument.drum else HEARD)
        assert all(0 <= note.start < len(score.harmony) + 1 for note in notes)


@pytest.mark.parametrize("path", CUES, ids=lambda path: path.parent.name)
def test_calls_keep_to_five_tones_that_agree_with_every_chord(path: Path) -> None:
    for name, cue in cues(path).items():
        for player, instrument in cue.instruments.items():
            pitches = {note.pitch % 12 for note in written_notes(cue, player) if not instrument.drum}
            assert pitches <= {2, 4, 6, 9, 11}, name


def test_a_performance_is_the_same_every_time_and_never_quite_on_the_beat() -> None:
    score = piece(SCORES / "play_1.toml")
    notes = timed_notes(score, "marimba")
    assert notes == timed_notes(piece(SCORES / "play_1.toml"), "marimba")
    assert len({round(note.start % score.seconds_a_step, 4) for note in notes}) > len(notes) / 2


@pytest.mark.parametrize("text", ["1q", "1w 1q", "8w", "1x", "1w | 2h"])
def test_a_line_that_does_not_fill_its_bars_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        line(text)


def test_a_score_that_asks_for_what_is_nowhere_is_refused() -> None:
    with pytest.raises(NotationError, match="unknown instrument"):
        Score(90, "C", {}, [Section("C", {"harp": "tune"})])


def test_voices_move_little_and_have_the_third_and_the_seventh() -> None:
    steps = harmony("Dmaj7 | Bm7 | Em7 | A7")
    voices = list(voicings(steps, 50, 69, 4))[::BAR]
    for now, voicing in zip(steps[::BAR], voices, strict=True):
        assert {voice % 12 for voice in voicing} == now.tones
    for first, second in pairwise(voices):
        assert sum(abs(new - old) for old, new in zip(first, second, strict=True)) <= 10


def test_a_chord_may_stand_on_another_bass() -> None:
    assert (chord("F#m/D").root, chord("F#m/D").bass) == (6, 2)


def test_a_midi_file_is_a_header_and_a_track() -> None:
    content = file([Message(0.5, 0x90, (60, 64))], tempo=60, end=1)
    assert content[:14] == b"MThd\0\0\0\6\0\0\0\1\x07\x80"
    assert content[14:18] == b"MTrk"
    assert content.endswith(b"\x87\x40\x90\x3c\x40\x87\x40\xb0\x7b\0\0\xff\x2f\0")
