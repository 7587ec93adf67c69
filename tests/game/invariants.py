"""What holds after every choice of every game, whatever the game; each one adds what it must conserve."""

import json
import os
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from game.bots.bot import random_picks
from game.bots.cores import spread
from game.bots.match import ROUNDS
from game.guest import Game
from game.record import parse
from game.table import Table, replay

GAMES, MANY_GAMES, ALL_GAMES = 200, 3_000, 10_000
TOGETHER = 10
"""Of which all of those are multiples."""
UNDO_EVERY = 50
EAGER = 0.8
"""So often nothing is not picked where it might be: games come to an end, and more buildings to act."""

Check = Callable[[Any], None]
Twin = Callable[[Any, int, Random], Any]
"""The same state but for what some eyes cannot see."""


def play_many(play: Callable[[int], int], first: int, last: int) -> None:
    """Games by their seeds, on all cores."""
    parts = [range(at, at + TOGETHER) for at in range(first, last, TOGETHER)]
    choices = sum(spread(partial(play_in_turn, play), parts, os.cpu_count() or 1))
    assert choices > 20 * (last - first)


def play_in_turn(play: Callable[[int], int], seeds: Sequence[int]) -> int:
    return sum(map(play, seeds))


def play_one(game: Game, seed: int, conserved: Callable[[Any], Any], check: Check, twin: Twin) -> int:
    """A random game, checked after every choice; the number of choices."""
    table, random = Table(game, seed), Random(seed)
    total = conserved(game.state)
    while (decision := table.decision) and table.game.round < ROUNDS:
        before = snapshot(table.game.state) if random.random() * UNDO_EVERY < 1 else None
        least = decision.min or random.random() < EAGER
        table.choose(random_picks(decision.options, least, decision.max, random.random))
        assert conserved(table.game.state) == total
        check(table.game.state)
        check_decision(table.game)
        for eyes in range(table.seats):
            check_view(table.game, twin(table.game.state, eyes, random), eyes)
        if before:
            check_undo(table, before)
    check_replay(table)
    return len(table.choices)


def check_view(game: Game, twin: Any, eyes: int) -> None:
    """Two tables that differ only in what a seat cannot see look the same to it."""
    assert type(game)(twin, {}).view(eyes) == game.view(eyes)


def check_decision(game: Game) -> None:
    decision = game.decision()
    if decision:
        check_options(game, game.state)
        if decision.kind == "role":
            check_position(game)


def check_options(game: Game, s: Any) -> None:
    """Every option that is offered is accepted."""
    assert 0 <= s.low <= s.high <= len(s.options)
    for place in {option: place for place, option in enumerate(s.options)}.values():
        others = [option for at, option in enumerate(s.options) if at != place]
        game.parts.choose(s.copy(), [s.options[place], *others[: max(0, s.low - 1)]])


def check_position(game: Game) -> None:
    position = game.position()
    again = game.parts.read(json.loads(json.dumps(position)), 1)
    assert game.parts.position(again) == position


def check_undo(table: Table, before: dict[str, Any]) -> None:
    picks = table.choices[-1][1]
    table.undo()
    assert snapshot(table.game.state) == before
    table.choose(picks)


def check_replay(table: Table) -> None:
    again = replay(parse(table.record()))
    assert snapshot(again.game.state) == snapshot(table.game.state)
    assert again.record() == table.record()


def snapshot(s: Any) -> dict[str, Any]:
    """All that two equal games have in common."""
    copied = s.copy()
    found = {name: getattr(copied, name) for name in slots(s) if name not in ("setup", "seats", "events")}
    return {**found, "seats": [[getattr(seat, name) for name in slots(seat)] for seat in copied.seats]}


def slots(thing: Any) -> Sequence[str]:
    return [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
