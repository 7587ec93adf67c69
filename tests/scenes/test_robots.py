"""Robots at the whole program: one that presses anything, and one that plays."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from build_scripts.packages.emulated import Machine
from build_scripts.packages.machine import asked, play_round
from game.guest import game_named
from game.table import Table
from scenes.app import loop
from scenes.input.buttons import Button
from scenes.lab.robot import Robot
from scenes.records.plan import Plan
from scenes.records.seats import HUMAN
from scenes.sanjuan.asking import CardAsking
from scenes.screens.curtain import Curtain
from scenes.screens.opening import open_game, sit_down
from scenes.screens.pause import Pause
from scenes.screens.title import Title
from scenes.table.flow import Phase
from scenes.table.scene import TableScene
from tests.scenes.kept import keep_many
from tests.scenes.player import Player

PRESSES, ALL_PRESSES = 1500, 20_000
WAITING = 20_000
"""Frames until a bot must have answered."""
SETUPS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "fields": {"edition": 1}},
    {"seats": 4, "fields": {"expansion": ["new_buildings"]}},
    {"seats": 2, "fields": {"draft": True, "expansion": ["new_buildings"]}},
    {"seats": 4, "humans": 4},
]


def begin(player: Player, seats: int, humans: int = 1, seed: int = 1, **more: Any) -> TableScene[CardAsking]:
    kind = game_named("sanjuan")
    levels = [HUMAN if at < humans else "greedy" for at in range(kind.seats[1])]
    plan = Plan(seats, levels, 0, seed, **more)
    open_game(player.console, sit_down(player.console, plan.table(kind, player.console.say)))
    player.rest()
    if isinstance(player.top, Curtain):
        player.press("A")
    assert isinstance(player.top, TableScene)
    return player.top


def play(player: Player, table: TableScene[CardAsking]) -> None:
    """Answer by buttons alone until the game is over."""
    robot = Robot(player.console)
    for _ in range(WAITING):
        player.frame()
        for button in robot.presses():
            player.hit(button)
        if table.session.over and player.top is not table:
            return
    raise AssertionError(f"nobody goes on: {table.session.decision}")


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_a_whole_game_can_be_played_by_buttons(player: Player, setup: dict[str, Any]) -> None:
    table = begin(player, **setup)
    play(player, table)
    assert type(player.top).__name__ == "Night"


def point_at_all(player: Player, table: TableScene[CardAsking], finger: bool) -> None:
    """Answer by mouse, or by taps, until the game is over."""
    robot = Robot(player.console)
    for _ in range(WAITING):
        player.frame(*player.patience(thinking=table.session.thinking))
        for place in robot.points():
            (player.tap if finger else player.click)(*place)
        if table.session.over and player.top is not table:
            return
    raise AssertionError(f"nobody goes on: {table.session.decision}")


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize(
    "setup", [SETUPS[0], *(pytest.param(each, marks=pytest.mark.long) for each in SETUPS[1:])]
)
def test_a_whole_game_can_be_played_by_mouse_and_by_finger(
    player: Player, setup: dict[str, Any], finger: bool
) -> None:
    point_at_all(player, begin(player, **setup), finger)
    assert type(player.top).__name__ == "Night"


def test_nobody_is_asked_while_the_table_is_made_anew(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, robot = begin(player, 2, humans=2), Robot(player.console)
    while not isinstance(player.top, Curtain):
        for button in robot.presses():
            player.hit(button)
        player.frame()
    player.rest()
    monkeypatch.setattr(loop, "PREPARING", 0.0)
    player.hit(Button.A)
    player.console.settle(text_size=120)
    assert player.console.stack.busy
    while player.console.stack.busy:
        assert not table.asking
        player.frame()
    player.rest()
    assert table.asking


class AtHand:
    """This console in the place of the one in an emulated machine."""

    def __init__(self, player: Player, table: TableScene[CardAsking]) -> None:
        self._player, self._scene = player, table

    def ask(self, _press: str, *buttons: str) -> None:
        self._player.press(*buttons)
        assert self._player.on

    def table(self) -> Table:
        return self._scene.session._table

    def until(self, _what: str, reached: Callable[[], bool]) -> None:
        for _ in range(WAITING):
            if reached():
                return
            self._player.frame(*self._player.patience(thinking=not asked(self.table())))
        raise AssertionError(f"nobody goes on: {self._scene.session.decision}")


@pytest.mark.parametrize("seed", range(1, 5))
def test_presses_in_an_emulated_machine_lead_to_the_second_round(player: Player, seed: int) -> None:
    scene = begin(player, 4, seed=seed)
    presses = play_round(cast(Machine, AtHand(player, scene)))
    assert presses < 100
    assert player.top is scene
    assert scene.session.round == 2


@pytest.mark.usefixtures("dummy_devices")
def test_the_focus_may_be_moved_in_any_frame(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="4", reduced_motion=True)
    table, robot = begin(player, 4), Robot(player.console)
    while not (table.asking and table.asking.decision.kind == "keep"):
        player.frame(*player.patience(thinking=table.flow.phase is Phase.THINKING))
        for button in robot.presses() if table.asking else [Button.LEFT]:
            player.hit(button)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_many_games_can_be_played_by_buttons(player: Player, setup: dict[str, Any]) -> None:
    for seed in range(2, 6):
        play(player, begin(player, seed=seed, **setup))


def wander(player: Player, presses: int, seed: int) -> None:
    """Press anything, and never be stuck."""
    random = Random(seed)
    buttons = [button for button in Button if button is not Button.SELECT] * 3 + [Button.SELECT]
    keep_many(2)
    player.show(Title(player.console))
    for _ in range(presses):
        player.hit(random.choice(buttons))
        if not player.on:
            player.show(Title(player.console))
        top = player.top
        assert top is not None
        if not player.console.stack.busy:
            assert top.focus.on is not None or not top.places(), top


def home(player: Player) -> None:
    """From wherever it is, B and Start lead back to the title."""
    for _ in range(60):
        player.rest()
        if type(player.top) is Title:
            return
        if isinstance(player.top, Pause):
            player.choose(player.console.say("pause.title_screen"))
        else:
            player.press("start" if type(player.top) in (TableScene, Curtain) else "B")
    raise AssertionError(f"no way home from {player.top}")


@pytest.mark.parametrize("seed", [1, 2])
def test_random_presses_never_end_in_a_dead_end(player: Player, seed: int) -> None:
    wander(player, PRESSES, seed)
    home(player)


@pytest.mark.long
def test_twenty_thousand_random_presses(player: Player) -> None:
    wander(player, ALL_PRESSES, 3)
    home(player)
