"""How the day passes over a game: it grows late as the fullest city fills."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.sanjuan.views import SanJuanView

HOURS: Final = ((0, 8.5), (3, 12.0), (6, 16.0), (8, 17.4), (10, 19.0))
"""From so many buildings on: morning, noon, afternoon, the golden hour, lamps."""


def fullest(view: "SanJuanView") -> int:
    """The buildings of the city that has most."""
    return max(len(seat["built"]) for seat in view["seats"])


def hour_of(view: "SanJuanView") -> float:
    return max(hour for buildings, hour in HOURS if fullest(view) >= buildings)
