"""How files get to the disk, and get there whole; and how they are read, whatever they turn out to be."""

import errno
import os
import queue
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from typing import BinaryIO, Final

LARGEST: Final = 8 << 20
"""Bytes. No file of this program becomes as large."""
HALF: Final = "backslashreplace"
"""How halves of letters are written, as the names of some files have."""
IN_USE: Final = (5, 32)
"""What Windows says of a file that somebody has open."""
PATIENCE: Final = (0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064)
"""Seconds between tries."""
AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Opening never waits for somebody at the other end of a pipe."""


def read_file(path: Path, most: int = LARGEST) -> bytes:
    """All of a regular file of at most so many bytes; for anything else an OSError that says why."""
    with _opened(path, os.O_RDONLY) as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise OSError(errno.EFBIG, f"larger than {most >> 10} KB", str(path))
    return found


def read_words(path: Path, most: int = LARGEST) -> str:
    """A regular file as text; what is no text in it becomes question marks."""
    return read_file(path, most).decode("utf-8-sig", errors="replace")


def append(path: Path, text: str) -> None:
    """Write lines behind what stands in a regular file, on a line of their own, or begin one."""
    with _opened(path, os.O_RDWR | os.O_CREAT | os.O_APPEND) as file:
        if end := file.seek(0, os.SEEK_END):
            file.seek(end - 1)
            text = text if file.read() == b"\n" else "\n" + text
        file.write(text.encode(errors=HALF))


@contextmanager
def _opened(path: Path, how: int) -> Iterator[BinaryIO]:
    if os.path.exists(path) and not os.path.isfile(path):  # merely opening a device may do something
        raise _odd(path)
    descriptor = os.open(path, how | AT_ONCE, 0o666)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise _odd(path)
        with os.fdopen(descriptor, "rb" if how == os.O_RDONLY else "rb+", closefd=False) as file:
            yield file
    finally:
        os.close(descriptor)


def _odd(path: Path) -> OSError:
    return OSError(errno.EINVAL, "a folder, a pipe or a device, not a file", str(path))


def free(path: Path) -> Path:
    """This path, or one with a number behind its name if something is there."""
    others = (path.with_stem(f"{path.stem}-{at}") for at in count(2))
    return next(each for each in chain([path], others) if not os.path.lexists(each))


def write_whole(path: Path, text: str) -> None:
    """Write a file so that whoever reads it finds the old one or the new one, never a part.

    If the power fails before that has come to the disk, some file systems have neither of them.
    """
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)  # it may be a link to a file of somebody's
        with part.open("x", encoding="utf-8", errors=HALF, newline="\n") as file:
            file.write(text)
        _replace(part, path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def _replace(part: Path, path: Path) -> None:
    """Windows refuses as long as anybody has the file open, which is never long."""
    for wait in PATIENCE:
        try:
            os.replace(part, path)
            return
        except PermissionError as refusal:
            if getattr(refusal, "winerror", None) not in IN_USE:
                raise
            time.sleep(wait)
    os.replace(part, path)


class Keeper:
    """Has the system bring a file to the disk, from a thread: a memory card takes its time."""

    def __init__(self) -> None:
        self._files: queue.Queue[Path | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._closing = False

    def keep(self, path: Path) -> None:
        if self._thread is None:
            thread = threading.Thread(target=self._work, daemon=True)
            try:
                thread.start()
            except RuntimeError:  # there is none to be had: the system brings it there when it likes
                return
            self._thread = thread
        self._files.put(path)

    def close(self) -> None:
        """Once everything is there."""
        self._closing = True
        if self._thread:
            self._files.put(None)
            self._thread.join(timeout=2)

    def _work(self) -> None:
        while path := self._files.get():
            if self._closing or self._files.empty():
                for each in (path, path.parent):
                    with suppress(OSError):
                        synced(each)


def synced(path: Path) -> None:
    """Windows brings only what may be written to the disk, Linux folders as well, which may not."""
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
