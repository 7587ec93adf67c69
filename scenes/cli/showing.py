"""The commands that draw without a display: a game that plays itself, and what the program costs."""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from game import bench
from game.checks import Json, one_of, whole
from game.errors import Refused
from game.guest import DEFAULT, GAMES, Game, game_named
from scenes.app.relaunch import is_package
from scenes.app.words import own_language
from scenes.cli.options import (
    DONE,
    SEATS,
    counted,
    game_option,
    language_option,
    seed_of,
    window_size,
)
from scenes.cli.progress import Progress
from scenes.cli.signals import handled, leave
from scenes.game_registry import DOORS

Arguments = argparse.Namespace
STEPS: Final = 10
Tell = Callable[[int], None]
OF_A_CHECKOUT: Final = "device", "engine", "frames", "start"
"""What is measured by starting Python, which a package does not bring."""


def show_demo(arguments: Arguments) -> int:
    """A game that plays itself on the real screens, without display or sound; it writes pictures."""
    with handled(leave):  # what is imported here swallows exceptions
        from scenes.app.settings import SPEEDS, Settings
        from scenes.lab.demo import Demo, animation, shots  # pygame is wanted only from here on

    one_of(arguments.speed, "--speed", SPEEDS)
    kind, seed = game_named(one_of(arguments.game, "--game", DOORS)), seed_of(arguments)
    whole(arguments.seats, "--seats", *kind.seats)
    language = arguments.language or own_language()
    settings = Settings(language=language, text_size=arguments.text_size, speed=arguments.speed)
    demo = Demo(arguments.size, seed, settings, arguments.seats, kind=kind)
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
    game_option(command)
    command.add_argument("--seats", type=int, default=SEATS, metavar="N", help="(default: %(default)s)")
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

    width, height = write_sheet(arguments.sheet, arguments.game)
    print(f"{width}x{height} pixels in {arguments.sheet}")
    return DONE


def gallery_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    command.add_argument("--sheet", type=Path, required=True, metavar="FILE", help="write it here (PNG)")
    command.add_argument("--game", choices=GAMES, help="those of this game alone (default: all there are)")


def measure(arguments: Arguments) -> int:
    """What the program costs: its rules, its frames, its start, its memory, and the time of who looks on."""
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


def _kinds(arguments: Arguments) -> list[type[Game]]:
    """The game that was named, or all that have a screen."""
    names = [one_of(arguments.game, "--game", DOORS)] if arguments.game else DOORS
    return [game_named(name) for name in names]


def _engine(arguments: Arguments, tell: Tell) -> Json:
    return bench.engine(game_named(arguments.game or DEFAULT), arguments.seats, tell)


def _frames(kind: type[Game], arguments: Arguments, tell: Tell) -> Json:
    from scenes.lab.bench_frames import frames

    return frames(kind, tell)


def _start(kind: type[Game], arguments: Arguments, tell: Tell) -> Json:
    from scenes.lab.bench_start import start

    return start(kind, tell)


def _title(arguments: Arguments, tell: Tell) -> Json:
    from scenes.lab.bench_start import title

    return title(_kinds(arguments)[0])


def _memory(arguments: Arguments, tell: Tell) -> Json:
    from scenes.lab.bench_start import memory

    return memory(_kinds(arguments), tell)


def _showing(kind: type[Game], arguments: Arguments, tell: Tell) -> Json:
    from scenes.lab.bench_showing import showing

    return showing(kind, arguments.seats, tell)


def _device(kind: type[Game], arguments: Arguments, tell: Tell) -> Json:
    from scenes.lab.bench_device import device

    return device(kind, tell)


def _idle(kind: type[Game], arguments: Arguments, tell: Tell) -> Json:
    from scenes.lab.bench_idle import idle

    return idle(kind, tell)


Bench = Callable[[Arguments, Tell], Json]


def _each(measure: Callable[[type[Game], Arguments, Tell], Json]) -> Bench:
    return lambda arguments, tell: {kind.name: measure(kind, arguments, tell) for kind in _kinds(arguments)}


BENCHES: Final[Mapping[str, Bench]] = {
    "engine": _engine,
    "frames": _each(_frames),
    "start": _each(_start),
    "title": _title,
    "memory": _memory,
    "showing": _each(_showing),
    "device": _each(_device),
    "idle": _each(_idle),
}


def bench_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    command.add_argument("what", choices=list(BENCHES))
    command.add_argument(
        "--seats", type=int, default=SEATS, metavar="N", help="of engine and showing (default: %(default)s)"
    )
    command.add_argument("--json", action="store_true", help="the figures as JSON")
    command.add_argument(
        "--game",
        choices=GAMES,
        help=f"(default: one after the other; {DEFAULT} for engine; for memory by turns)",
    )
