"""The pages of a book of rules, as a game writes them down."""

from scenes.table.rules import Line, beside, pages, row
from scenes.widgets.reading import Paragraph


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
