"""PNG files, still and animated ones, which every browser shows and nothing has to be installed for."""

import struct
import zlib
from collections.abc import Generator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from pygame import Surface

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
RGB: Final = 2
BYTES: Final = 3
SHADE: Final = 8
"""Colours are told apart no finer than that, so that files are half as large."""
PIECE: Final = 1 << 15
"""Bytes that are packed in one go."""
COARSE: Final = bytes(min(255, (value + SHADE // 2) // SHADE * SHADE) for value in range(256))


class Frame(NamedTuple):
    """What changes on the picture: red, green and blue bytes, where they go, and how long they are seen."""

    picture: bytes
    place: tuple[int, int]
    size: tuple[int, int]
    milliseconds: float


def animated(frames: Sequence[Frame]) -> bytes:
    """A file that shows them over and over; the first is the whole picture."""
    parts = [
        _chunk(b"IHDR", struct.pack(">IIBBBBB", *frames[0].size, 8, RGB, 0, 0, 0)),
        _chunk(b"acTL", struct.pack(">II", len(frames), 0)),
    ]
    number = 0
    for at, frame in enumerate(frames):
        shown = (*frame.size, *frame.place, round(frame.milliseconds), 1000, 0, 0)
        parts.append(_chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, *shown)))
        data = zlib.compress(_rows(frame.picture.translate(COARSE), frame.size[0]), 9)
        parts.append(_chunk(b"fdAT", struct.pack(">I", number + 1) + data) if at else _chunk(b"IDAT", data))
        number += 2 if at else 1
    return SIGNATURE + b"".join(parts) + _chunk(b"IEND", b"")


def piecemeal(picture: Surface) -> Generator[None, None, bytes]:
    """A still picture, packed a few rows at a time."""
    rows, packed = _rows(pygame.image.tobytes(picture, "RGB"), picture.get_width()), zlib.compressobj()
    parts = []
    for at in range(0, len(rows), PIECE):
        parts.append(packed.compress(rows[at : at + PIECE]))
        yield
    data = b"".join([*parts, packed.flush()])
    head = struct.pack(">IIBBBBB", *picture.get_size(), 8, RGB, 0, 0, 0)
    return SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", data) + _chunk(b"IEND", b"")


def still(picture: Surface) -> bytes:
    file = BytesIO()
    pygame.image.save(picture, file, "png")
    return file.getvalue()


def write(path: Path, file: bytes) -> None:
    """Pygame itself does not say when a disk is full, and Python not which file it was."""
    try:
        path.write_bytes(file)
    except OSError as trouble:
        raise OSError(trouble.errno, trouble.strerror, str(path)) from None


def _rows(picture: bytes, width: int) -> bytes:
    """Each row with the mark that nothing was done to it."""
    step = width * BYTES
    return b"".join(b"\0" + picture[at : at + step] for at in range(0, len(picture), step))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
