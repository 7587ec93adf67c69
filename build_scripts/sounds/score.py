"""What a file of audio/scores says: who plays, what there is to play, and in which order."""

import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from zlib import crc32

from build_scripts.sounds.notation import BAR, Chord, NotationError, harmony, line, pitch_class


@dataclass(frozen=True)
class Instrument:
    """A General MIDI program, or a sound of the drum kit, and how it is played and mixed."""

    program: int = 0
    drum: int = 0
    volume: int = 90
    pan: int = 0
    reverb: int = 40
    chorus: int = 0
    touch: int = 70
    """The velocity of a note without accents."""
    octave: int = 4
    """Where the first degree of a line is."""
    voices: tuple[int, int, int] = (50, 69, 4)
    """For figures: the lowest and the highest pitch, and how many voices."""
    low: int = 38
    """For figures in the bass: no root is below."""
    ring: float = 0
    """A note sounds this many steps at the least."""
    solo: bool = False
    """One note at a time: each ends the one before."""
    swell: bool = False
    """Long notes grow and fade, as from a player's breath."""
    loose: float = 7
    """Spread of the timing, in milliseconds."""
    late: float = 0


@dataclass
class Section:
    """Some bars: their chords, and who plays what in them."""

    chords: str
    play: dict[str, str]
    name: str = ""
    level: int = 0
    """Softer or louder than elsewhere, in velocity."""

    @cached_property
    def harmony(self) -> list[Chord]:
        return harmony(self.chords)


@dataclass
class Score:
    tempo: float
    key: str
    instruments: dict[str, Instrument]
    sections: list[Section]
    lines: dict[str, str] = field(default_factory=dict)
    figures: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    cut: float = 0
    """Seconds until the sound ends, if not with its bars."""
    ends: bool = False
    """It comes to an end, instead of going round."""

    def __post_init__(self) -> None:
        for section in self.sections:
            for name in section.play:
                if name not in self.instruments:
                    raise NotationError(f"section “{section.name}” asks for the unknown instrument {name}")
        for name, text in self.lines.items():
            line(text)
            if name in self.figures:
                raise NotationError(f"{name} is both a line and a figure")
        for name, figure in self.figures.items():
            if len(figure.replace(" ", "")) % BAR:
                raise NotationError(f"figure {name} does not fill its bars")

    @cached_property
    def harmony(self) -> list[Chord]:
        return [chord for section in self.sections for chord in section.harmony]

    @property
    def seconds_a_step(self) -> float:
        return 15 / self.tempo

    @property
    def seconds(self) -> float:
        return self.cut or len(self.harmony) * self.seconds_a_step

    def keynote(self, octave: int) -> int:
        """
        >>> Score(90, "G", {}, []).keynote(4)
        67
        """
        return 12 * (octave + 1) + pitch_class(self.key)


def piece(path: Path) -> Score:
    """A score that is one piece."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    sections = [Section(**section) for section in content.pop("sections")]
    return Score(instruments=instruments(content.pop("instruments")), sections=sections, **content)


def cues(path: Path) -> dict[str, Score]:
    """A score that is many short calls by the same players: each is a tempo, a length, its players' lines."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    players = instruments(content["instruments"])
    return {
        name: cue(players, content["key"], crc32(name.encode()), dict(call))
        for name, call in content["cues"].items()
    }


def cue(players: dict[str, Instrument], key: str, seed: int, call: dict[str, str | float]) -> Score:
    tempo, cut = float(call.pop("tempo")), float(call.pop("seconds"))
    lines = {player: str(text) for player, text in call.items()}
    bars = max(line(text)[1] for text in lines.values())
    section = Section(chords=" | ".join([key] * bars), play={player: player for player in lines})
    chosen = {player: players[player] for player in lines}
    return Score(tempo, key, chosen, [section], lines=lines, seed=seed, cut=cut)


def instruments(tables: dict[str, dict[str, int]]) -> dict[str, Instrument]:
    return {name: Instrument(**table) for name, table in tables.items()}  # type: ignore[arg-type]
