"""Work for several cores."""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from multiprocessing.pool import Pool

T = TypeVar("T")
R = TypeVar("R")
DEAF: Final = (signal.SIGINT, signal.SIG_IGN)
TERMINATED: Final = 143
"""The status of a process that SIGTERM has ended."""


def spread(work: Callable[[T], R], parts: Sequence[T], jobs: int) -> Iterator[R]:
    """What comes of each part, as they are finished."""
    jobs = min(jobs, len(parts))
    if jobs < 2:
        yield from map(work, parts)
        return
    with _workers(jobs) as pool:
        yield from pool.imap_unordered(work, parts)
        pool.close()
        pool.join()


def _workers(jobs: int) -> "Pool":
    """Ctrl-C reaches the whole family; the parent alone ends it, without a word from the others."""
    from multiprocessing import get_context  # too large for those who work alone

    with _deaf():  # what they inherit holds until they can say so themselves
        return get_context("spawn").Pool(jobs, _in_order)


@contextmanager
def _deaf() -> Iterator[None]:
    """Within, Ctrl-C waits; on Windows it is lost."""
    if sys.platform == "win32":
        heard = signal.signal(*DEAF)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, heard)
    else:
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()  # which would listen again once it runs
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def _in_order() -> None:
    """A worker that is ended ends first what it has begun."""
    signal.signal(*DEAF)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(TERMINATED))
