"""What the bar at the bottom says of a button happens, whatever is asked and has the focus."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.guest import game_named
from game.table import Table
from scenes.input.buttons import Button
from scenes.records.bot_process import Prompt
from scenes.records.session import Session
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.table import TABLE
from scenes.table.asking import PASS, Spot
from scenes.table.flow import Phase
from scenes.table.scene import TableScene
from scenes.widgets.hints import Hint
from tests.scenes.player import Player

SETUPS: list[dict[str, Any]] = [
    {"seats": 2, "expansion": ["new_buildings"]},
    {"seats": 3, "edition": 1},
    {"seats": 4, "draft": True},
]
SIZES = [(480, 320), (640, 480), (720, 720), (1280, 720)]
WAITING = 5000
"""Frames until bots must have answered."""
OPENS = ("hint.zoom", "hint.city", "hint.log", "hint.news", "hint.menu", "hint.aid")
TELLS = ("hint.why", "hint.rule")


class Answered(Exception):
    """Instead of an answer that cannot be taken back."""


class Witness:
    """Sees what a press does at a table, and takes it back."""

    def __init__(
        self, player: Player, scene: TableScene[CardAsking], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.scene = scene
        self._keys = {
            self.scene.say(key): key
            for key in (*OPENS, *TELLS, "hint.choose", "hint.back", "table.pass", "hint.undo")
        }
        self.seen: list[str] = []
        for owner, name, sign in (
            (player.console.stack, "push", "opened"),
            (player.console, "notice", "told"),
            (player.console, "refuse", "told"),
            (scene.session, "undo", "undone"),
        ):
            monkeypatch.setattr(owner, name, lambda *_, sign=sign, **__: self.seen.append(sign))

        def choose(_picks: object) -> None:
            raise Answered

        monkeypatch.setattr(scene.session, "choose", choose)

    def press(self, button: Button) -> list[str]:
        """What comes of it."""
        self.seen.clear()
        asking, before = self.scene.asking, self.state
        assert asking
        try:
            self.scene.press(button)
        except Answered:
            self.seen.append("answered")
            self.scene.asking, self.scene.flow.phase = asking, Phase.ASKING
        self.scene.catch_up()
        if self.state != before:
            self.seen.append("changed")
        return [*self.seen]

    @property
    def state(self) -> object:
        asking = self.scene.asking
        return asking and asking.state

    def begin(self, picked: list[int], placing: str, spot: Spot) -> None:
        """Everything as it is to be before a press."""
        asking = self.scene.asking
        assert asking
        if asking.placing != placing:
            asking.settle(placing)
        asking.picking.picked = list(picked)
        self.scene.focus.on = spot
        list(self.scene.repaint())

    def check(self, hint: Hint, told: object) -> None:
        """A press does what the hint says."""
        key, picking = self._keys[hint.words], self.scene.asking and self.scene.asking.picking
        assert picking
        seen = self.press(hint.button)
        if key in OPENS:
            assert seen == ["opened"], told
        elif key in TELLS:
            assert "told" in seen, told
        elif key == "hint.undo":
            assert seen == ["undone"], told
        elif key == "hint.choose":
            assert seen in (["answered"], ["changed"]), told
        elif key == "table.pass":
            assert not picking.picked, told
            assert self.scene.spot == PASS, told
            assert self.press(Button.A) == ["answered"], told
        else:
            assert seen == ["changed"] or (not seen and self.scene.spot != PASS), told


def picks(asking: CardAsking) -> Iterator[tuple[list[int], str]]:
    """What may be picked, or where something may be about to go."""
    options = range(len(asking.decision.options))
    if asking.picking.at_once:
        yield [], ""
        places = [spots for spots in asking.things().values() if len(spots) > 1]
        for spots in places[:1]:
            yield [], asking.thing_of(asking.decision.options[spots[0]])
        return
    for number in sorted({0, 1, asking.decision.max}):
        yield [*options[:number]], ""
    yield asking.picking.suggested, ""


def check_all(witness: Witness) -> int:
    """All that is promised at a table that asks; how much that was."""
    scene = witness.scene
    asking = scene.asking
    assert asking
    number, known = 0, set[object]()
    for picked, placing in [*picks(asking)]:
        first = next(iter(asking.spots))
        witness.begin(picked, placing, first)
        for spot in [key for key in scene.focus.places if not isinstance(key, Hint)]:
            assert isinstance(spot, tuple)
            witness.begin(picked, placing, spot)
            hints = tuple(scene.hints())
            state = spot[0], hints, len(picked), placing, spot in asking.spots
            if state in known:
                continue
            known.add(state)
            assert {hint: scene.focus.place(hint) for hint in scene.bar.places} == dict(scene.bar.places)
            for hint in hints:
                witness.begin(picked, placing, spot)
                witness.check(hint, (asking.decision, picked, placing, spot, hint))
                number += 1
    witness.begin(asking.picking.suggested, "", next(iter(asking.spots)))
    return number


def positions(player: Player, setup: dict[str, Any], seed: int) -> Iterator[TableScene[CardAsking]]:
    """A table whenever it asks, in a game in which somebody answers anything."""
    kind, random = game_named("sanjuan"), Random(seed)
    names = ["Ana, human", *(f"{name}, greedy" for name in ("Inés", "Tomás", "Dolores"))][: setup["seats"]]
    table = Table(kind.new(setup, seed, names), seed)
    session = Session(table, None, player.console.notice, lambda: None, Prompt(kind.habitual(), lambda: None))
    scene: TableScene[CardAsking] = player.show(TableScene(player.console, session, TABLE))
    while not session.over:
        for _ in range(WAITING):
            if scene.asking or session.over:
                break
            player.frame()
        if scene.asking:
            yield scene
            decision = scene.asking.decision
            number = random.randint(decision.min, decision.max)
            session.choose(random.sample(decision.options, number))
            scene.restart()
            player.rest()


def walk(player: Player, setup: dict[str, Any], seed: int, most: int) -> tuple[int, int]:
    """Through a game, or so many of its positions; how many, and how much was promised there."""
    count = number = 0
    for scene in positions(player, setup, seed):
        with pytest.MonkeyPatch.context() as monkeypatch:
            number += check_all(Witness(player, scene, monkeypatch))
        count += 1
        if count == most:
            break
    return count, number


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize(("setup", "size"), [*zip(SETUPS, SIZES, strict=False)], ids=str)
def test_what_is_promised_at_a_table_happens(
    tmp_path: Path, setup: dict[str, Any], size: tuple[int, int]
) -> None:
    count, number = walk(Player(tmp_path, size), setup, seed=1, most=25)
    assert (count, number > 500) == (25, True)


@pytest.mark.long
@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_promised_in_many_positions_happens(tmp_path: Path, setup: dict[str, Any]) -> None:
    count = seed = 0
    while count < 500 / len(SETUPS):
        seed += 1
        player = Player(tmp_path, SIZES[seed % len(SIZES)])
        count += walk(player, setup, seed, most=1000)[0]
