"""The pages of a book of rules, as a game writes them down."""

from pathlib import Path

import pytest

from game.guest import Game
from game.puerto_rico.guest import PuertoRico
from game.sanjuan.guest import SanJuan
from scenes.puerto_rico import rules as puerto_rico
from scenes.sanjuan import rules as sanjuan
from scenes.table.rules import Line, beside, pages, row
from scenes.widgets.book import Leaf, Topics
from scenes.widgets.reading import Paragraph, Reading
from tests.scenes.player import Player, missing

SIZES = [(480, 320), (640, 480), (720, 720), (854, 480), (1280, 720), (1280, 800), (1920, 1080)]
BOOKS = [(SanJuan, sanjuan.topics), (PuertoRico, puerto_rico.topics)]


def said(identifier: str, **fields: object) -> str:
    return f"<{identifier}>"


def told(*lines: Line) -> list[Paragraph]:
    """The page of one topic; of two things there are a name and a rule."""
    things = {name: (f"toy.{name}", f"toy.{name}.rule") for name in ("kite", "drum")}
    [topic] = pages({"rules.toys": lines}, things, said)
    assert topic.title == "<rules.toys>"
    return [*topic.parts]


def test_a_text_has_its_pictures() -> None:
    assert told(("toys.first",), ("toys.next", "icons/city")) == [
        Paragraph("<rules.toys.first>", []),
        Paragraph("<rules.toys.next>", ["icons/city"]),
    ]


def test_things_stand_beside_their_rules() -> None:
    assert told(*beside("toys", "kite", "drum")) == [
        Paragraph("<toy.kite.rule>", ["toys/kite"], "<toy.kite>"),
        Paragraph("<toy.drum.rule>", ["toys/drum"], "<toy.drum>"),
    ]


def test_a_row_of_pictures_says_nothing() -> None:
    assert told(row("toys", ["kite", "drum"])) == [Paragraph("", ["toys/kite", "toys/drum"])]


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize(("kind", "topics"), BOOKS, ids=[kind.name for kind, _ in BOOKS])
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_page_of_the_rules_fits(
    tmp_path: Path, size: tuple[int, int], language: str, text_size: int, kind: type[Game], topics: Topics
) -> None:
    console = Player(tmp_path, size, language=language, text_size=text_size).console
    zone, letters = Leaf(console, topics, 0, kind)._zone(), console.lettering
    for topic in topics(console.words(kind)):
        assert (
            missing([topic.title, *(words for part in topic.parts for words in (part.words, part.title))])
            == []
        )
        reading = Reading(console, zone, topic.parts)
        for part in topic.parts:
            lines = reading._laid(part)
            assert not part.pictures or 2 <= reading._tall(part) <= reading.scroll.fits
            room = reading._inner.width - reading._column(part) * bool(part.words)
            assert all(letters.width(line.words, line.font) <= room for line in lines)
