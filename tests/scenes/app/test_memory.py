"""What is wanted no more is given back."""

import platform
from pathlib import Path

import pytest

from scenes.app.memory import tidy

PAGE = 4096
GLIBC = platform.libc_ver()[0] == "glibc"


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


@pytest.mark.skipif(not GLIBC, reason="only Linux' usual C library keeps what is free")
def test_memory_that_is_free_between_what_is_not_goes_back_to_the_system() -> None:
    blocks = [bytearray(PAGE) for _ in range(5_000)]
    del blocks[::2], blocks[::2], blocks[::2]
    before = resident()
    tidy()
    assert resident() < before - 2_000 * PAGE
