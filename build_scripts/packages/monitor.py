"""A display that nobody looks at, for the window of an emulated machine."""

import os
import struct
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import pygame

SIZE: Final = (640, 480)
WORDS: Final = ("-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nocursor", "-s", "0", "-nolisten", "tcp")
HEAD: Final = struct.Struct(">25I")
"""Of a picture as X keeps it: the first number tells where its colours are, the twentieth how many."""
COLOUR: Final = 12
"""Bytes of one of these."""


class Monitor:
    """There for as long as it is entered."""

    def __init__(self, scratch: Path) -> None:
        """With what is on it in a file in this folder."""
        self._file = scratch / "Xvfb_screen0"

    def __enter__(self) -> Self:
        end, other = os.pipe()
        command = ["Xvfb", "-displayfd", str(other), "-fbdir", str(self._file.parent), *WORDS]
        self._process = subprocess.Popen(command, pass_fds=[other], stderr=subprocess.DEVNULL)
        os.close(other)
        with os.fdopen(end) as told:
            self.name = f":{told.readline().strip()}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.wait()

    def picture(self) -> bytes:
        """Red, green and blue of each pixel."""
        data = self._file.read_bytes()
        head = HEAD.unpack_from(data)
        picture = pygame.image.frombuffer(data[head[0] + head[19] * COLOUR :], SIZE, "BGRA")
        return pygame.image.tobytes(picture, "RGB")
