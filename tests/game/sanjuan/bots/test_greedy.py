"""The frozen opponent that all others are measured against."""

import gzip
import json
from pathlib import Path

from game.decision import Decision
from game.sanjuan.guest import SanJuan

STORED = Path(__file__).parent / "greedy.jsonl.gz"


def test_it_picks_what_it_always_picked() -> None:
    bot = SanJuan.levels["greedy"](1)
    stored = [json.loads(line) for line in gzip.decompress(STORED.read_bytes()).splitlines()]
    assert len(stored) == 1000
    changed = [view for view, pick in stored if bot.pick(view, Decision.from_json(view["decision"])) != pick]
    assert not changed
