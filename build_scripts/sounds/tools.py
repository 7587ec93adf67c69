"""The programs that render and encode, and sounds to and from them."""

import io
import shutil
import subprocess
import sys
import tempfile
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from build_scripts.sounds.loudness import RATE, Sound

SOUNDFONT: Final = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")
PACKAGES: Final = {"fluidsynth": "fluidsynth", "oggenc": "vorbis-tools", "oggdec": "vorbis-tools"}
REVERB: Final = {"room-size": 0.55, "damp": 0.4, "level": 0.7, "width": 0.9}
CHORUS: Final = {"nr": 3, "level": 1.2, "speed": 0.4, "depth": 5}
SERIAL: Final = "1"
"""Ogg streams have a number; oggenc draws one at random unless told, and no two files would be the same."""


def check() -> None:
    """Say what is missing, if anything is."""
    missing = {package for program, package in PACKAGES.items() if not shutil.which(program)}
    if not SOUNDFONT.exists():
        missing.add("fluid-soundfont-gm")
    if missing:
        sys.exit(f"To render sounds, this is missing: sudo apt install {' '.join(sorted(missing))}")


def run(command: Sequence[str | Path], stdin: bytes = b"") -> bytes:
    process = subprocess.run(command, input=stdin, capture_output=True)
    if process.returncode:
        sys.exit(f"{command[0]} failed: {process.stderr.decode(errors='replace').strip()}")
    return process.stdout


def play(midi: bytes, gain: float) -> Sound:
    """What fluidsynth makes of a MIDI file."""
    settings = {f"synth.reverb.{name}": value for name, value in REVERB.items()}
    settings |= {f"synth.chorus.{name}": value for name, value in CHORUS.items()}
    options = [word for name, value in settings.items() for word in ("-o", f"{name}={value}")]
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "score.mid"), Path(folder, "score.raw")
        source.write_bytes(midi)
        bank = ["-o", "synth.midi-bank-select=mma"]  # lets every channel have the drum kit
        format: list[str | Path] = ["-r", str(RATE), "-T", "raw", "-O", "float", "-F", target]
        run(["fluidsynth", "-ni", "-q", "-g", str(gain), *options, *bank, *format, SOUNDFONT, source])
        return np.fromfile(target, dtype="<f4").astype(np.float64).reshape(-1, 2)


def encode(sound: Sound, path: Path, quality: float) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    wav = io.BytesIO()
    with wave.open(wav, "wb") as file:
        file.setparams((sound.shape[1], 2, RATE, 0, "NONE", ""))
        file.writeframes(np.round(np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes())
    run(["oggenc", "-Q", "-s", SERIAL, "-q", str(quality), "-o", path, "-"], wav.getvalue())


def decode(path: Path) -> Sound:
    with wave.open(io.BytesIO(run(["oggdec", "-Q", "-o", "-", path]))) as file:
        # The header of what comes from a pipe does not know the length.
        samples = np.frombuffer(file.readframes(1 << 30), dtype="<i2")
        return samples.astype(np.float64).reshape(-1, file.getnchannels()) / 32768
