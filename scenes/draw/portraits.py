"""Which drawing goes with which name."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from scenes.draw.drawings import ART

HUMANS: Final = 6
SHARED: Final[Mapping[str, str]] = {
    "elena": "yara", "rafael": "bruno", "paco": "human_6", "carmen": "lola", "diego": "tomas",
    "lucia": "marisol", "sofia": "human_3", "hernan": "mateo", "ramona": "ines", "isabel": "human_5",
    "gaspar": "human_4", "amparo": "dolores", "rosa": "lola", "alonso": "pepe", "jimena": "yara",
}  # fmt: skip
"""Those without a drawing of their own, and whose they have."""
PLAIN: Final = str.maketrans("áéíóúüñ", "aeiouun")
"""The letters of files."""


@cache
def portrait(name: str, seat: int) -> str:
    """The drawing of somebody known, or else of a person for this seat.

    >>> portrait("Inés", 0), portrait("Sofía", 0), portrait("Zoe", 1)
    ('portraits/ines', 'portraits/human_3', 'portraits/human_2')
    """
    plain = name.lower().translate(PLAIN)
    plain = SHARED.get(plain, plain)
    return f"portraits/{plain}" if plain in _drawn() else human(seat % HUMANS + 1)


@cache
def _drawn() -> frozenset[str]:
    """Looked up once: a menu may ask for somebody else within a frame."""
    return frozenset(path.stem for path in (ART / "portraits").glob("*.svg"))


def human(number: int) -> str:
    return f"portraits/human_{number}"
