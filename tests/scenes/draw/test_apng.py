"""Animated PNG files: whole at first, then only what changes."""

import struct
import zlib
from collections.abc import Iterator

import pygame

from scenes.draw.apng import SIGNATURE, Frame, animated
from scenes.lab.demo import changed

RED, SEA = bytes((200, 32, 40)), bytes((32, 104, 120))


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (check,) = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
        assert check == zlib.crc32(kind + body)
        yield kind, body
        at += 12 + length


def test_frames_are_numbered_timed_and_placed() -> None:
    found = [*chunks(animated([Frame(RED * 6, (0, 0), (3, 2), 100), Frame(SEA, (1, 1), (1, 1), 250)]))]
    assert [kind for kind, _ in found] == [b"IHDR", b"acTL", b"fcTL", b"IDAT", b"fcTL", b"fdAT", b"IEND"]
    first, second = (struct.unpack(">IIIIIHHBB", body) for kind, body in found if kind == b"fcTL")
    assert first == (0, 3, 2, 0, 0, 100, 1000, 0, 0)
    assert second == (1, 1, 1, 1, 1, 250, 1000, 0, 0)
    assert zlib.decompress(found[3][1]) == (b"\0" + RED * 3) * 2
    assert zlib.decompress(found[5][1][4:]) == b"\0" + SEA


def test_what_changes_lies_within_one_box() -> None:
    before = pygame.Surface((20, 10))
    before.fill((200, 30, 40))
    after = before.copy()
    after.set_at((4, 3), (201, 30, 40))
    after.set_at((9, 6), (0, 30, 40))
    assert tuple(changed(before, after)) == (4, 3, 6, 4)
    assert not changed(before, before)
