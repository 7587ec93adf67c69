"""Renders the sounds of audio/ogg from the sources in audio, all or the named ones, and measures them.

Nobody needs this to play: what it makes is committed. Run it with .venv's Python, after `dev.py test`.
"""

import argparse
import hashlib
import json
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

try:
    import numpy as np

    from build_scripts.sounds import ambience, midi, performance, score, synthesis, tools
    from build_scripts.sounds.loudness import RATE, Sound, integrated, loudest, true_peak
except ModuleNotFoundError as error:
    sys.exit(
        f"There is no {error.name} here: run `python3 build_scripts/dev.py test`, then use .venv's Python."
    )

AUDIO: Final = Path(__file__).resolve().parent.parent / "audio"
OGG: Final = AUDIO / "ogg"
FIGURES: Final = AUDIO / "loudness.json"
MEASURES: Final = {"integrated": integrated, "loudest": loudest}
HIGHEST_PEAK: Final = -1.0
GAIN: Final = 0.6
"""fluidsynth's, far from clipping; the loudness is set afterwards."""
TAIL: Final = 5.0
"""Seconds for the last strings and the hall to fall silent."""


@dataclass(frozen=True)
class Kind:
    folder: str
    loudness: float
    measure: str
    quality: float
    names: list[str]

    def path(self, name: str) -> Path:
        return OGG / self.folder / f"{name}.ogg"

    def measured(self, sound: Sound) -> float:
        return MEASURES[self.measure](sound)


def main() -> None:
    kinds = read_kinds()
    arguments = command_line().parse_args()
    if unknown := set(arguments.names) - kinds.keys():
        sys.exit(f"No sound is called {' or '.join(sorted(unknown))}; audio/kinds.toml names them all.")
    tools.check()
    names = arguments.names or list(kinds)
    if not arguments.measure:
        sources = read_sources()
        for name in names:
            write(name, kinds[name], sources[name]())
    measure(names, kinds)


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="such as play or card_1; without any, all")
    parser.add_argument("--measure", action="store_true", help="only measure what is there")
    return parser


def read_kinds() -> dict[str, Kind]:
    """The kind of every sound."""
    kinds = tomllib.loads((AUDIO / "kinds.toml").read_text(encoding="utf-8"))
    return {name: Kind(**kind) for kind in kinds.values() for name in kind["names"]}


def read_sources() -> dict[str, Callable[[], Sound]]:
    """How to make every sound: those of a game are named and kept by its folder."""
    sources = played_and_struck(AUDIO / "scores", AUDIO / "effects.toml")
    for effects in AUDIO.glob("*/effects.toml"):
        own = played_and_struck(effects.parent, effects)
        sources |= {f"{effects.parent.name}/{name}": source for name, source in own.items()}
    for name, table in ambience.ambiences(AUDIO / "ambience.toml").items():
        sources[name] = partial(ambience.render, name, table)
    for name, scatter in ambience.distant(AUDIO / "distant.toml").items():
        sources[f"distant/{name}"] = partial(ambience.once, name, scatter)
    return sources


def played_and_struck(scores: Path, effects: Path) -> dict[str, Callable[[], Sound]]:
    sources: dict[str, Callable[[], Sound]] = {}
    for path in scores.glob("*.toml"):
        if path.stem not in ("cues", "effects"):
            piece = score.piece(path)
            sources[path.stem] = partial(ending if piece.ends else loop, piece)
    for name, cue in score.cues(scores / "cues.toml").items():
        sources[name] = partial(call, cue)
    for name, layers in synthesis.effects(effects).items():
        sources[name] = partial(synthesis.render, name, layers)
    return sources


def played(piece: score.Score) -> Sound:
    messages = performance.perform(piece)
    return tools.play(midi.file(messages, piece.tempo, piece.seconds + TAIL), GAIN)


def loop(piece: score.Score) -> Sound:
    """A piece that goes round: what sounds after the last step sounds over the first ones."""
    size, lead = round(piece.seconds * RATE), round(performance.LEAD * RATE)
    rounds = np.concatenate((np.zeros((size - lead, 2)), played(piece)))
    rounds = np.concatenate((rounds, np.zeros((-len(rounds) % size, 2))))
    return np.asarray(rounds.reshape(-1, size, 2).sum(axis=0))


def ending(piece: score.Score) -> Sound:
    """A piece that comes to an end, with all that still sounds then."""
    start, size = round((performance.LEAD - 0.01) * RATE), round((piece.seconds + TAIL - 1) * RATE)
    return faded(played(piece)[start : start + size], 2.0)


def call(piece: score.Score) -> Sound:
    """A short call in one channel, from its first sound, fading out."""
    start, size = round((performance.LEAD - 0.01) * RATE), round(piece.seconds * RATE)
    return faded(played(piece)[start : start + size].mean(axis=1, keepdims=True), 0.3)


def faded(sound: Sound, seconds: float) -> Sound:
    fade = round(seconds * RATE)
    sound[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade))[:, None] ** 2
    return np.asarray(sound)


def write(name: str, kind: Kind, sound: Sound) -> None:
    """Encode a sound at the loudness of its kind."""
    sound = sound * 10 ** ((kind.loudness - kind.measured(sound)) / 20)
    if true_peak(sound) > HIGHEST_PEAK:
        sys.exit(
            f"{name} would peak at {true_peak(sound):.1f} dB: let it ring longer, or its kind be softer."
        )
    tools.encode(sound, kind.path(name), kind.quality)


def measure(names: list[str], kinds: dict[str, Kind]) -> None:
    """Print the figures of the files, and keep them with the files' hashes for the tests."""
    figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    print(f"{'':32}{'LUFS':>7}{'peak dB':>9}{'seconds':>9}{'bytes':>9}")
    for name in names:
        path = kinds[name].path(name)
        file = path.relative_to(OGG).as_posix()
        figures[file] = row = figures_of(path, kinds[name])
        print(f"{file:32}{row['loudness']:7}{row['true_peak']:9}{row['seconds']:9}{row['bytes']:9}")
    print(f"{'together':48}{sum(path.stat().st_size for path in OGG.rglob('*.ogg')):18}")
    FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def figures_of(path: Path, kind: Kind) -> dict[str, str | float]:
    sound = tools.decode(path)
    return {
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        "bytes": path.stat().st_size,
        "seconds": round(len(sound) / RATE, 3),
        "loudness": round(kind.measured(sound), 1),
        "true_peak": round(true_peak(sound), 1),
    }


if __name__ == "__main__":
    main()
