"""Programs of somebody else's, which end together with all that they have started."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress


class Program(subprocess.Popen[str]):
    """A process at the head of a group of its own, which ends with it but for those who leave the group."""

    def __init__(self, command: str | Sequence[str]) -> None:
        super().__init__(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # a group, and none that Ctrl-C in a terminal reaches
        )
        if sys.platform == "win32":
            self._job = Job(int(vars(self)["_handle"]))

    def end(self, patience: float) -> None:
        """At once if it does not end by itself so soon, and whoever is left of its family."""
        try:
            with suppress(subprocess.TimeoutExpired):
                self.wait(patience)
        finally:
            self._end_family()
            self.wait()

    def __del__(self) -> None:
        """Nobody holds it: whoever wanted it was interrupted on the way."""
        if getattr(self, "pid", None) and self.returncode is None:
            self._end_family()
        super().__del__()

    def _end_family(self) -> None:
        if sys.platform == "win32":
            self._job.end()
            self.kill()
        else:
            with suppress(OSError):  # nobody is left
                os.killpg(self.pid, signal.SIGKILL)


if sys.platform == "win32":
    import struct
    from ctypes import c_void_p, create_string_buffer, windll

    KILL_ON_CLOSE = struct.pack("16xI", 0x2000)
    """The flag among the limits of a job, all others none."""
    LIMITS, LIMITS_SIZE = 9, 144 if sys.maxsize > 1 << 32 else 112

    class Job:
        """A process of Windows and all it starts, which end with its handle, so with this program too."""

        def __init__(self, process: int) -> None:
            kernel = windll.kernel32
            kernel.CreateJobObjectW.restype = c_void_p
            self._handle = c_void_p(kernel.CreateJobObjectW(None, None))
            limits = create_string_buffer(KILL_ON_CLOSE, LIMITS_SIZE)
            kernel.SetInformationJobObject(self._handle, LIMITS, limits, LIMITS_SIZE)
            kernel.AssignProcessToJobObject(self._handle, c_void_p(process))

        def end(self) -> None:
            windll.kernel32.CloseHandle(self._handle)
