"""Whoever means harm gets a sentence within 2 s and 200 MB, and nothing stays behind: see `hostile.py`."""

import json
import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.game.ended import linux_only
from tests.game.hostile import MEGABYTES, TOKEN, alive

ROOT = Path(__file__).parent.parent.parent
enduring = partial(pytest.param, marks=pytest.mark.endurance)
HARM = [("positions", 150), ("records", 150), ("lines", 100), ("programs", 10)]
MORE_HARM = [("positions", 3000), ("records", 3000), ("lines", 3000), ("programs", 300)]


@linux_only
@pytest.mark.parametrize(("kind", "times"), [*HARM, *(enduring(*more) for more in MORE_HARM)])
def test_whoever_means_harm_gets_a_sentence_and_leaves_nothing_behind(
    kind: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [sys.executable, "-m", "tests.game.hostile", kind, "0", str(times)]
    done = subprocess.run(words, capture_output=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-3000:]
    monkeypatch.setenv(TOKEN, f"{kind} {os.getpid()}")
    assert not alive()


@linux_only
@pytest.mark.parametrize("command", ["serve", "bot"])
def test_a_line_without_end_is_never_held(command: str) -> None:
    words = [sys.executable, "-m", "scenes", command]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdin
        assert process.stdout
        for _ in range(300):
            process.stdin.write(b"x" * (1 << 20))
        process.stdin.write(b"\n[]\n")
        process.stdin.flush()
        answers = [json.loads(process.stdout.readline()) for _ in range(2)]
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
        process.stdin.close()
    assert process.returncode == 0
    assert int(re.findall(r"VmHWM:\s+(\d+) kB", status)[0]) // 1024 < MEGABYTES
    assert ["at most" in answer["error"] for answer in answers] == [True, False]
