"""Standard MIDI files, as little of them as a score needs: a library would be more to pin than to write."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

TICKS_A_QUARTER: Final = 1920
NOTE_ON, CONTROL, PROGRAM = 0x90, 0xB0, 0xC0


@dataclass(frozen=True, order=True)
class Message:
    """A channel message at a time in seconds."""

    time: float
    status: int
    data: tuple[int, ...]


def number(value: int) -> bytes:
    """MIDI's numbers of variable length.

    >>> number(200).hex()
    '8148'
    """
    figures = [value & 0x7F]
    while value := value >> 7:
        figures.append(value & 0x7F | 0x80)
    return bytes(reversed(figures))


def file(messages: Iterable[Message], tempo: float, end: float) -> bytes:
    """A file with one track, which lasts until `end` whatever the last message is."""
    ticks_a_second = TICKS_A_QUARTER * tempo / 60
    track = bytearray(b"\0\xff\x51\x03" + round(60_000_000 / tempo).to_bytes(3, "big"))
    now = 0
    for message in [*sorted(messages), Message(end, CONTROL, (123, 0))]:
        tick = max(now, round(message.time * ticks_a_second))
        track += number(tick - now) + bytes((message.status, *message.data))
        now = tick
    track += b"\0\xff\x2f\0"
    header = (0).to_bytes(2, "big") + (1).to_bytes(2, "big") + TICKS_A_QUARTER.to_bytes(2, "big")
    return chunk(b"MThd", header) + chunk(b"MTrk", bytes(track))


def chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "big") + content
