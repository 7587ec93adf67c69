"""Who sits where, as a record has it: a name and a level."""

from typing import Final

from game.checks import LONGEST_LABEL, cleaned

HUMAN: Final = "human"
"""The level of people."""


def seat_tag(name: str, level: str) -> str:
    return f"{name.replace(',', '')}, {level}"


def seated(tag: str) -> tuple[str, str]:
    """Name and level; whoever has no name is called by the level.

    >>> seated(seat_tag("Inés", "expert")), seated("greedy")
    (('Inés', 'expert'), ('greedy', 'greedy'))
    """
    name, _, level = tag.rpartition(", ")
    return cleaned(name or level, LONGEST_LABEL), level
