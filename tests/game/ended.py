"""Whether processes that somebody started are still there."""

import os
import select
import sys

import pytest

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for processes")


def gone(pid: int, seconds: float = 5) -> bool:
    """Whether a process ends in time."""
    try:
        descriptor = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    with os.fdopen(descriptor):
        return bool(select.select([descriptor], [], [], seconds)[0])
