"""Fifty games of all bots, and what the coach says in them; run as a module it records them anew."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.bots.coach import Coach
from game.checks import Json
from game.sanjuan.bots.characters import CHARACTERS
from game.sanjuan.bots.levels import LEVELS
from game.sanjuan.bots.sparring import SPARRING
from game.sanjuan.guest import SanJuan
from game.table import Table

STORED: Final = Path(__file__).parent / "recorded_games.jsonl.gz"
GAMES: Final = 50
ADVISED: Final = 45
"""At every so manieth choice the coach is asked."""
PLAYERS: Final = (*LEVELS, *CHARACTERS, *SPARRING)


def setup(number: int) -> Json:
    """Settings by turns: 2 to 4 seats, both editions, the expansion and the draft."""
    return {
        "seats": 2 + number % 3,
        "edition": 2 - number // 3 % 2,
        "expansion": ["new_buildings"][: number // 6 % 2],
        "draft": number % 5 == 0,
    }


def lineup(number: int, seats: int) -> list[str]:
    return [PLAYERS[(3 * number + 7 * at) % len(PLAYERS)] for at in range(seats)]


def advice(table: Table, coach: Coach) -> Json:
    """To the pending choice, and to the first answer that would do."""
    asked = table.decision
    assert asked
    return coach.advise(table.game.view(asked.seat), asked, asked.options[: asked.min])


def played(number: int) -> Json:
    fields = setup(number)
    names = lineup(number, fields["seats"])
    table = Table(SanJuan.new(fields, number, names), number)
    bots = [SanJuan.bots()[name](number) for name in names]
    advised = []
    assert SanJuan.coach
    coach = SanJuan.coach()
    while asked := table.decision:
        if len(table.choices) % ADVISED == ADVISED - 1:
            advised.append(advice(table, coach))
        table.choose(bots[asked.seat].pick(table.game.view(asked.seat), asked))
    return {"record": table.record(), "advice": advised}


def stored() -> Iterator[Json]:
    for line in gzip.decompress(STORED.read_bytes()).splitlines():
        yield json.loads(line)


if __name__ == "__main__":
    text = "".join(json.dumps(played(number), separators=(",", ":")) + "\n" for number in range(GAMES))
    STORED.write_bytes(gzip.compress(text.encode(), mtime=0))
