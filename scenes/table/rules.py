"""The rules of a game by topic, from which texts and pictures each page has."""

from collections.abc import Mapping, Sequence

from game.texts import Say
from scenes.widgets.book import Topic
from scenes.widgets.reading import Paragraph

Line = tuple[str, ...]
"""The text `rules.TEXT`, or a thing with a rule of its own, and its pictures; a row of them without it."""


def beside(folder: str, *things: str) -> Sequence[Line]:
    """The rule of each, with its drawing."""
    return [(thing, f"{folder}/{thing}") for thing in things]


def row(folder: str, things: Sequence[str]) -> Line:
    return ("", *(f"{folder}/{thing}" for thing in things))


def pages(
    book: Mapping[str, Sequence[Line]], things: Mapping[str, tuple[str, str]], say: Say
) -> Sequence[Topic]:
    """Topics by the texts of their titles; and of each thing with a rule the texts of its name and rule."""
    return [Topic(say(title), [_part(line, things, say) for line in lines]) for title, lines in book.items()]


def _part(line: Line, things: Mapping[str, tuple[str, str]], say: Say) -> Paragraph:
    key, *pictures = line
    if key in things:
        name, rule = things[key]
        return Paragraph(say(rule), pictures, say(name))
    return Paragraph(say(f"rules.{key}") if key else "", pictures)
