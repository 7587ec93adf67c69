"""What is settled before a game."""

from pathlib import Path

import pytest

from scenes.app.settings import load
from scenes.draw.actor import Actor
from scenes.draw.lettering import STRONG
from scenes.draw.theme import INK
from scenes.input.buttons import Button
from scenes.records.plan import Plan, usual
from scenes.records.seats import HUMAN
from scenes.screens.new_game import NewGame
from scenes.screens.number_entry import NumberEntry
from scenes.screens.title import Title
from scenes.table.scene import TableScene
from scenes.widgets.rows import ARROWS
from tests.scenes.kept import keep, record
from tests.scenes.picture import KIND
from tests.scenes.player import Player


def test_what_was_planned_is_there_again_next_time(player: Player) -> None:
    player.show(NewGame(player.console, KIND))
    player.focus("Players")
    player.press("left", "left")
    player.focus("Inés")
    player.press("left", "left")
    player.until(lambda: player.row.words == "Controllers")
    player.press("right")
    player.focus("Expansion")
    player.press("right")
    player.until(lambda: player.top.focus.on == 0, "up")
    player.press("A")
    table = player.console.stack.scenes[0]  # there may be a curtain before it
    assert isinstance(table, TableScene)
    assert table.session.humans == [0, 1]
    assert table.session.tags["expansion"] == "new_buildings"
    kept, _ = load(player.file)
    player.console.settings = kept
    plan = player.show(NewGame(player.console, KIND)).plan
    assert (plan.seats, plan.humans, plan.own_pads) == (2, 2, True)


def test_a_seed_is_entered_with_the_directions(player: Player) -> None:
    menu = player.show(NewGame(player.console, KIND))
    player.choose("Seed")
    player.press("A")
    player.hit(Button.X)
    player.press("right", "A", "down", "A")
    player.hit(Button.START)
    player.rest()
    assert player.top is menu
    assert menu.plan.seed == 25


def test_a_drawn_seed_comes_back_when_all_digits_are_gone(player: Player) -> None:
    seeds: list[int | None] = []
    player.show(NumberEntry(player.console, "Seed", "drawn", 4, seeds.append))
    player.press("left", "left", "A", "right", "right", "A")
    assert seeds == [None]


def test_fewer_seats_have_no_governor_who_is_gone(player: Player) -> None:
    menu = player.show(NewGame(player.console, KIND))
    menu.plan = Plan(4, usual(KIND).levels, governor=3, fields=menu.plan.fields)
    player.focus("Players")
    player.press("left")
    assert menu.plan.governor is None


def test_a_bot_shows_its_face_and_what_it_is_like(player: Player) -> None:
    menu = player.show(NewGame(player.console, KIND))
    found = {row.words: (row.icon, row.aside) for row in menu.listed}
    assert found["Player 1"] == ("portraits/human_1", "")
    assert found["Inés"] == ("portraits/ines", "loves monuments")


def test_each_level_says_how_it_plays(player: Player) -> None:
    player.show(NewGame(player.console, KIND))
    player.focus("Inés")
    player.press("left", "left")
    notes = {}
    for _ in range(6):
        notes[player.row.values[player.row.at]] = player.row.note
        player.press("right")
    assert notes.pop("Human") == ""
    assert all(notes.values())
    assert len({*notes.values()}) == len(notes) == 4


@pytest.mark.usefixtures("dummy_devices")
def test_seven_rows_are_seen_at_once_in_the_largest_letters_while_nothing_is_noted(tmp_path: Path) -> None:
    player = Player(tmp_path, text_size=200)
    menu = player.show(NewGame(player.console, KIND))
    assert len(menu.places()) == 7
    player.focus("Edition")
    assert menu.focus.on in menu.places()
    assert max(place.bottom for place in menu.places().values()) <= menu.area().bottom - menu._notes.height


def test_of_a_row_whose_value_is_changed_only_that_and_its_arrow_are_drawn_anew(player: Player) -> None:
    menu = player.show(NewGame(player.console, KIND))
    player.focus("Starting hand draft")

    def drawn() -> list[Actor]:
        on = menu.focus.on
        row: list[Actor] = menu._laid.row(menu._words, menu.listed[on], menu.places()[on], True)
        return row

    before = drawn()
    player.press("right")
    fresh = [actor.sprite for actor in drawn() if actor not in before]
    text, sizes = player.console.pictures.text, range(8, 60)
    assert len(fresh) == 2
    for words, sprite in zip(("Yes", ARROWS[0]), fresh, strict=True):
        assert sprite in [text(words, INK, STRONG, size) for size in sizes]


def test_from_the_title_to_the_table_of_another_game_like_the_last_one_takes_three_presses(
    player: Player,
) -> None:
    keep("left", record(choices=30))
    player.show(Title(player.console))
    player.press("down", "A", "start")
    assert isinstance(player.top, TableScene)
    assert player.top.asking


def test_somebody_with_a_profile_sits_at_one_seat_with_a_face(player: Player) -> None:
    player.console.play_as("2", name="Bo", portrait=4)
    player.console.play_as("", name="Ana")
    menu = player.show(NewGame(player.console, KIND))
    menu.plan = Plan(2, [HUMAN] * 4, fields=menu.plan.fields)
    menu.renew()
    player.focus("Player 2")
    player.press("right")
    assert (player.row.words, player.row.icon) == ("Bo", "portraits/human_4")
    player.focus("Ana")
    player.press("right")
    assert [row.words for row in menu.listed[3:5]] == ["Bo", "Ana"]
    player.choose("Start")
    table = player.console.stack.scenes[0]
    assert isinstance(table, TableScene)
    assert table.session.names == ["Bo", "Ana"]
