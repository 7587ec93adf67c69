"""How files get to the disk, and get there whole."""

import os
import queue
import threading
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a file so that whoever reads it finds the old one or the new one, never a part.

    If the power fails before that has come to the disk, some file systems have neither of them.
    """
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, path)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


class Keeper:
    """Has the system bring a file to the disk, from a thread: a memory card takes its time."""

    def __init__(self) -> None:
        self._files: queue.Queue[Path | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._closing = False

    def keep(self, path: Path) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True)
            self._thread.start()
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
