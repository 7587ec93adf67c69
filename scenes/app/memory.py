"""Memory, of which a small board has little."""

import gc
import sys
from contextlib import suppress


def tidy() -> None:
    """Take apart what is wanted no more, and give the system what that leaves."""
    gc.collect()
    if sys.platform == "linux":
        with suppress(ImportError, OSError, AttributeError):  # another C library does so by itself
            from ctypes import CDLL  # wanted only here

            CDLL(None).malloc_trim(0)
