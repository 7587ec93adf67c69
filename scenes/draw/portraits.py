"""Which drawing goes with which name."""

import unicodedata
from functools import cache

from scenes.draw.drawings import ART

HUMANS = 6


@cache
def portrait(name: str, seat: int) -> str:
    """The drawing of somebody known, or else of a person for this seat.

    >>> portrait("Inés", 0), portrait("Zoe", 1)
    ('portraits/ines', 'portraits/human_2')
    """
    plain = unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode().lower()
    return f"portraits/{plain}" if plain in _drawn() else human(seat % HUMANS + 1)


@cache
def _drawn() -> frozenset[str]:
    """Looked up once: a menu may ask for somebody else within a frame."""
    return frozenset(path.stem for path in (ART / "portraits").glob("*.svg"))


def human(number: int) -> str:
    return f"portraits/human_{number}"
