"""Animated PNG files, which every browser shows and nothing has to be installed for."""

import struct
import zlib
from collections.abc import Sequence
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
RGB: Final = 2
BYTES: Final = 3


def animated(pictures: Sequence[bytes], size: tuple[int, int], milliseconds: float) -> bytes:
    """A file of pictures (red, green and blue bytes), each shown so long, over and over."""
    width, height = size
    parts = [
        _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, RGB, 0, 0, 0)),
        _chunk(b"acTL", struct.pack(">II", len(pictures), 0)),
    ]
    number = 0
    for at, picture in enumerate(pictures):
        control = struct.pack(">IIIIIHHBB", number, width, height, 0, 0, round(milliseconds), 1000, 0, 0)
        data = zlib.compress(_rows(picture, width), 9)
        parts.append(_chunk(b"fcTL", control))
        number += 1
        if at:
            parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
        else:
            parts.append(_chunk(b"IDAT", data))
    return SIGNATURE + b"".join(parts) + _chunk(b"IEND", b"")


def _rows(picture: bytes, width: int) -> bytes:
    """Each row with the mark that nothing was done to it."""
    step = width * BYTES
    return b"".join(b"\0" + picture[at : at + step] for at in range(0, len(picture), step))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
