"""How the day passes over a game: it grows late as the first of the three endings comes near."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoEnding

HOURS: Final = ((0.0, 8.5), (0.3, 12.0), (0.55, 16.0), (0.75, 17.4), (0.9, 18.0))
"""From such a part of the way on: morning, noon, afternoon, the golden hour, dusk."""


def hour_of(ending: "PuertoRicoEnding") -> float:
    colonists, points, city = ending["colonists"], ending["points"], ending["city"]
    gone = 1 - min(colonists["left"] / colonists["of"], points["left"] / points["of"])
    share = max(gone, city["taken"] / city["of"])
    return max(hour for since, hour in HOURS if share >= since)
