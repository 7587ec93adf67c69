"""Work for several cores."""

import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from multiprocessing.pool import Pool

T = TypeVar("T")
R = TypeVar("R")
DEAF: Final = (signal.SIGINT, signal.SIG_IGN)


def spread(work: Callable[[T], R], parts: Sequence[T], jobs: int) -> Iterator[R]:
    """What comes of each part, as they are finished."""
    jobs = min(jobs, len(parts))
    if jobs < 2:
        yield from map(work, parts)
        return
    with _workers(jobs) as pool:
        yield from pool.imap_unordered(work, parts)


def _workers(jobs: int) -> "Pool":
    """Ctrl-C reaches the whole family; the parent alone ends it, without a word from the others."""
    from multiprocessing import get_context  # too large for those who work alone

    heard = signal.signal(*DEAF)  # what they inherit holds until they can say so themselves
    try:
        return get_context("spawn").Pool(jobs, signal.signal, DEAF)
    finally:
        signal.signal(signal.SIGINT, heard)
