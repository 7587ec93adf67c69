"""Programs of somebody else's end with all that they have started."""

import os
import sys
from pathlib import Path

import pytest

from game.programs import Program
from tests.game.ended import gone, linux_only

FAMILY = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print(child.pid, file=open(sys.argv[1], "w"), flush=True)
child.wait()
"""


@linux_only
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_program_that_nobody_holds_ends(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    os.mkfifo(begun)
    program = Program([sys.executable, "-c", FAMILY, str(begun)])
    pids = [program.pid, int(begun.read_text())]
    del program
    assert all(map(gone, pids))
