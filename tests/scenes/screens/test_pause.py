"""What interrupts a game: the pause, and the curtain between two people."""

import pytest

from game.table import Table
from scenes.records.seats import HUMAN
from scenes.records.session import Session
from scenes.screens.curtain import Curtain
from scenes.screens.pause import Pause
from tests.scenes.picture import KIND, new_session, titled
from tests.scenes.player import Player


def test_pause_takes_back_a_choice_that_showed_nothing(player: Player) -> None:
    session = Session(
        Table(KIND.new({"seats": 2, "governor": 0}, 3, [f"A, {HUMAN}", f"B, {HUMAN}"]), 3),
        None,
        player.console.notice,
        lambda: None,
    )
    undone: list[bool] = []
    titled(player)
    pause = Pause(player.console, session, undone=lambda: undone.append(True))
    player.show(pause)
    rows = player.rows
    player.choose("Undo")
    assert (player.top, undone) == (pause, [])
    assert player.console.notices.words == ["There is nothing that you can take back now."]
    session.choose(["builder"])
    pause.renew()
    assert player.rows == rows
    player.choose("Undo")
    assert undone == [True]
    assert session.decision is not None
    assert session.decision.kind == "role"


@pytest.mark.parametrize("button", ["A", "B", "start"])
def test_pause_goes_on(player: Player, button: str) -> None:
    title = titled(player)
    player.show(Pause(player.console, new_session(player.console)))
    player.press(button)
    assert player.top is title


def test_only_a_lifts_the_curtain(player: Player) -> None:
    lifted: list[str] = []
    paused: list[bool] = []
    title = titled(player)
    player.show(Curtain(player.console, KIND, "Rosa", 1, lifted.append, lambda: paused.append(True)))
    player.press("B", "X", "start")
    assert (lifted, paused) == ([], [True])
    player.press("up", "A")
    assert (lifted, player.top) == (["keyboard"], title)


def test_back_from_the_menu_of_the_bar_the_curtain_has_the_focus(player: Player) -> None:
    lifted: list[str] = []
    titled(player)
    menu = Pause(player.console, new_session(player.console))
    player.show(
        Curtain(player.console, KIND, "Rosa", 1, lifted.append, lambda: player.console.stack.push(menu))
    )
    player.press("down", "A")
    assert player.top is menu
    player.press("A", "A")
    assert lifted == ["keyboard"]
