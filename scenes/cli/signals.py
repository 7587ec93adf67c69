"""How Ctrl-C and a system that shuts down end the program."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

ENDING: Final = (signal.SIGINT, signal.SIGTERM)


class Terminated(KeyboardInterrupt):
    """The system wants the program to end, as Ctrl-C does."""


def leave(number: int, frame: FrameType | None) -> NoReturn:
    """There and then, with the status that a shell has for it."""
    os._exit(128 + number)


def interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt if number == signal.SIGINT else Terminated


@contextmanager
def handled(*handlers: "signal._HANDLER") -> Iterator[None]:
    """Within, these handle Ctrl-C and SIGTERM; what whoever started the program has ignored stays so."""
    kept = {}
    for number, handler in zip(ENDING, handlers, strict=False):
        if signal.getsignal(number) != signal.SIG_IGN:
            kept[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, before in kept.items():
            signal.signal(number, before)


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is done within is done as a whole: whoever wants the program to end waits for it."""
    came: list[int] = []
    try:
        with handled(*[lambda number, frame: came.append(number)] * len(ENDING)):
            yield
    finally:
        for number in came[:1]:
            interrupt(number, None)
