"""What a build is at: a line for every step that takes more than some seconds and, on a terminal, a bar."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scenes.cli.progress import Progress


def program() -> str:
    """What its sentences begin with."""
    return Path(sys.argv[0]).name


@contextmanager
def step(what: str, seconds: int) -> Iterator[None]:
    """Say what is done within; the bar fills in the time that it takes on an idle machine."""
    print(f"{what}: some {seconds} s", flush=True)
    over = threading.Event()
    with Progress(seconds) as progress:
        clock = threading.Thread(target=_show, args=(progress, seconds, over), daemon=True)
        clock.start()
        try:
            yield
        finally:
            over.set()
            clock.join()


def _show(progress: Progress, seconds: int, over: threading.Event) -> None:
    for done in range(seconds + 1):
        progress.show(done)
        if over.wait(1):
            return
