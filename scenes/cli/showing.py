"""The commands that draw without a display: a game that plays itself, and what the program costs."""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from game import bench
from game.checks import Json, one_of
from game.errors import Refused
from game.guest import game_named
from scenes.app.relaunch import is_package
from scenes.app.words import own_language
from scenes.cli.options import DONE, counted, game_option, language_option, seed_of, window_size
from scenes.cli.progress import Progress
from scenes.cli.signals import handled, leave

Arguments = argparse.Namespace
STEPS: Final = 10
OF_A_CHECKOUT: Final = "device", "engine", "frames", "start"
"""What is measured by starting Python, which a package does not bring."""


def show_demo(arguments: Arguments) -> int:
    """A game that plays itself on the real screens, without display or sound; it writes pictures."""
    with handled(leave):  # what is imported here swallows exceptions
        from scenes.app.settings import SPEEDS, Settings
        from scenes.lab.demo import Demo, animation, shots  # pygame is wanted only from here on

    one_of(arguments.speed, "--speed", SPEEDS)
    seed = seed_of(arguments)
    language = arguments.language or own_language()
    settings = Settings(language=language, text_size=arguments.text_size, speed=arguments.speed)
    demo = Demo(arguments.size, seed, settings, arguments.seats)
    try:
        if arguments.shots:
            print(f"{shots(demo, arguments.shots)} pictures in {arguments.shots}")
        elif arguments.animation:
            print(f"{animation(demo, arguments.animation)} frames in {arguments.animation}")
        else:
            frames = sum(1 for _ in demo.frames())
            print(f"seed {seed}: {frames} frames, {demo.console.loop.frames} of them painted")
    finally:
        demo.close()
    return DONE


def demo_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    command.add_argument("--shots", type=Path, metavar="DIR", help="write pictures into this folder")
    command.add_argument("--animation", type=Path, metavar="FILE", help="write an animation (PNG) of a round")
    command.add_argument(
        "--size", type=window_size, default=(640, 480), metavar="WxH", help="(default: 640x480)"
    )
    command.add_argument("--seats", type=int, choices=(2, 3, 4), default=4, help="(default: 4)")
    command.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same pictures")
    command.add_argument(
        "--text-size", type=counted(100, 200), default=100, metavar="PER_CENT", help="(default: 100)"
    )
    command.add_argument("--speed", default="1", help="0.5 to 4, or instant (default: 1)")
    language_option(command)


def show_gallery(arguments: Arguments) -> int:
    """All drawings with their names on one picture."""
    with handled(leave):  # what is imported here swallows exceptions
        from scenes.lab.contact_sheet import write_sheet  # pygame is wanted only from here on

    width, height = write_sheet(arguments.sheet)
    print(f"{width}x{height} pixels in {arguments.sheet}")
    return DONE


def gallery_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    command.add_argument("--sheet", type=Path, required=True, metavar="FILE", help="write it here (PNG)")


def measure(arguments: Arguments) -> int:
    """What the program costs: its rules, its frames, its start, its memory."""
    if is_package() and arguments.what in OF_A_CHECKOUT:
        raise Refused(f"bench {arguments.what} measures a checkout, and this is a package")
    with Progress(STEPS) as progress:
        found = BENCHES[arguments.what](arguments, progress.show)
    for line in [json.dumps(found)] if arguments.json else _readable(found):
        print(line)
    return DONE


def _readable(found: Json, indent: str = "") -> Iterator[str]:
    for key, value in found.items():
        if isinstance(value, dict):
            yield f"{indent}{key}"
            yield from _readable(value, indent + "  ")
        else:
            yield f"{indent}{value:>12}  {key}"


def _engine(arguments: Arguments, tell: Callable[[int], None]) -> Json:
    return bench.engine(game_named(arguments.game), arguments.seats, tell)


def _frames(arguments: Arguments, tell: Callable[[int], None]) -> Json:
    from scenes.lab.bench_frames import frames

    return frames(tell)


def _start(arguments: Arguments, tell: Callable[[int], None]) -> Json:
    from scenes.lab.bench_start import start

    return start(tell)


def _title(arguments: Arguments, tell: Callable[[int], None]) -> Json:
    from scenes.lab.bench_start import title

    return title(tell)


def _memory(arguments: Arguments, tell: Callable[[int], None]) -> Json:
    from scenes.lab.bench_start import memory

    return memory(tell)


def _device(arguments: Arguments, tell: Callable[[int], None]) -> Json:
    from scenes.lab.bench_device import device

    return device(tell)


BENCHES: Final[Mapping[str, Callable[[Arguments, Callable[[int], None]], Any]]] = {
    "engine": _engine,
    "frames": _frames,
    "start": _start,
    "title": _title,
    "memory": _memory,
    "device": _device,
}


def bench_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    command.add_argument("what", choices=list(BENCHES))
    command.add_argument("--seats", type=int, default=4, help="of engine (default: %(default)s)")
    command.add_argument("--json", action="store_true", help="the figures as JSON")
    game_option(command)
