"""Records: text out, text in, and the same game again."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.bot import RandomBot
from game.bots.match import play
from game.errors import Refused
from game.positions import MOST
from game.puerto_rico.guest import PuertoRico
from game.record import Record, parse
from game.sanjuan.guest import SanJuan
from game.table import Diverged, Table, replay


def played(seed: int = 7, names: Sequence[str] = ("Ana, human", 'Inés "la Roja", greedy')) -> Table:
    table = Table(SanJuan.new({"seats": 2, "expansion": ["new_buildings"]}, seed, names), seed)
    play(table, {0: RandomBot(seed), 1: RandomBot(seed + 1)})
    return table


def test_a_record_replays_to_the_identical_end() -> None:
    table = played()
    assert replay(parse(table.record())).record() == table.record()
    assert table.record().splitlines()[-1].startswith("end ")


def test_names_survive_whatever_they_contain() -> None:
    assert list(replay(parse(played().record())).game.names) == ["Ana, human", 'Inés "la Roja", greedy']


@given(st.integers(0, 4000))
def test_a_record_cut_off_anywhere_loads_up_to_its_last_whole_line(length: int) -> None:
    text = GAME[:length]
    assert parse(text).choices == parse(text[: text.rfind("\n") + 1]).choices


GAME = played().record()


def test_undo_takes_back_the_line_before_it() -> None:
    text = head() + "0 role builder\n0 build -\nundo\nundo\n0 role trader\n"
    assert [choice.picks for choice in parse(text).choices] == [("trader",)]


def test_undo_takes_back_an_end_as_well() -> None:
    record = parse(GAME + "undo\n")
    assert record.end is None
    assert len(record.choices) == len(parse(GAME).choices) - 1


def head() -> str:
    return '[format "1"]\n[seat0 ""]\n[seat1 ""]\n[governor "0"]\n[seed "3"]\n'


def test_a_game_that_began_from_a_position_carries_it() -> None:
    table = Table(
        SanJuan.load({"seats": [{"name": "Ana", "hand": ["well"]}, {}], "supply": ["crane"] * 9}, 4), 4
    )
    table.choose(["councillor"])
    text = table.record()
    assert "[position " in text
    assert "[edition" not in text
    assert replay(parse(text)).record() == text


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("[seed 7]", "line 6: expected a tag"),
        ('[seed "7]', "line 6: expected a tag"),
        ("0 role", "line 6: expected a seat"),
        ("first role builder", "line 6: expected a seat"),
        ("undo", "line 6: nothing to undo"),
        ("end thirty", "line 6: expected the points"),
        ("end " + "9" * 5000, "line 6: expected the points"),
        (r'[edition "\ud800"]', "line 6: expected a tag"),
        ('[format "2"]', "line 6: expected format 1"),
    ],
)
def test_a_line_that_cannot_be_is_named(line: str, message: str) -> None:
    with pytest.raises(Refused, match=message):
        parse(head() + line + "\n")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1 role builder", "seat 1 answers role, but seat 0 is asked role"),
        ("0 build well", "seat 0 answers build"),
        ("0 role mayor", '"mayor" is not offered'),
        ("0 role builder, trader", "expected 1 of the options"),
        ("end 3 4", "the game is not over"),
    ],
)
def test_a_record_that_diverges_is_caught_at_its_line(line: str, message: str) -> None:
    with pytest.raises(Diverged, match=message):
        replay(parse(head() + line + "\n"))


def test_points_may_be_as_many_as_a_position_has() -> None:
    seats: list[Any] = [{"vp": MOST}, {}, {}]
    game = PuertoRico.load({"seats": seats, "last": True, "taken": {"builder": 0, "trader": 1}}, 1)
    table = Table(game, 1)
    table.choose(["captain"])
    assert replay(parse(table.record())).decision is None


def test_points_that_differ_from_the_game_are_caught() -> None:
    lines = GAME.splitlines()
    with pytest.raises(Diverged, match="ends with"):
        replay(parse("\n".join([*lines[:-1], "end 1 2", ""])))


@pytest.mark.parametrize(
    "tags",
    [
        {"format": "1", "seed": "7", "seat0": ""},
        {"format": "1", "seed": "x", "seat0": "", "seat1": ""},
        {"format": "1", "seat0": "", "seat1": ""},
        {"seed": "7", "seat0": "", "seat1": ""},
        {"format": "1", "seed": "7", "seat0": "", "seat1": "", "edition": "two"},
        {"format": "1", "seed": "7", "seat0": "", "seat1": "", "edition": "9" * 5000},
        {"format": "1", "seed": "7", "seat0": "", "seat1": "", "draft": "maybe"},
        {"format": "1", "seed": "7", "seat0": "", "seat1": "", "game": "chess"},
        {"format": "1", "seed": "7", "position": "{"},
        {"format": "1", "seed": "7", "position": "[" * 100_000},
        {"format": "1", "seed": "7", "position": "[]"},
        {"format": "1", "seed": "7", "seat1": "", "seat2": ""},
    ],
)
def test_tags_that_cannot_be_are_refused(tags: dict[str, str]) -> None:
    with pytest.raises(Refused):
        replay(Record(tags))


@given(st.text(alphabet=st.sampled_from('[]"\\ \n0123roleundobuild-,endé'), max_size=200))
def test_no_text_brings_the_reader_down(text: str) -> None:
    with suppress(Refused):
        replay(parse(text))


def test_a_tag_that_only_looks_like_a_seat_is_none() -> None:
    table = replay(parse('[seating "round"]\n[seats "5"]\n' + head()))
    assert table.seats == 2


def test_names_of_seats_lose_what_nobody_sees_and_what_is_too_long() -> None:
    hidden = '[seat0 "A\\u200bna\\u0007\\ud800, human"]\n[seat1 "' + "x" * 100_000 + '"]\n'
    tags = parse(hidden).tags
    assert tags["seat0"] == "Ana, human"
    assert len(tags["seat1"]) == 200
