"""Which drawing goes with which name."""

import unicodedata
from functools import cache

from scenes.drawings import ART

HUMANS = 6


@cache
def portrait(name: str, seat: int) -> str:
    """The drawing of somebody known, or else of a person for this seat.

    >>> portrait("Inés", 0), portrait("Zoe", 1)
    ('portraits/ines', 'portraits/human_2')
    """
    plain = unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode().lower()
    if plain.isidentifier() and (ART / "portraits" / f"{plain}.svg").exists():
        return f"portraits/{plain}"
    return human(seat % HUMANS + 1)


def human(number: int) -> str:
    return f"portraits/human_{number}"
