"""The light of the port, and what is heard there, by the hour of the day."""

import time
from itertools import pairwise
from typing import Final, NamedTuple

from scenes.draw.canvas import Colour
from scenes.draw.theme import WHITE, colour, mixed


class Light(NamedTuple):
    """How everything looks at one hour."""

    hour: float
    lamps: float
    """How many are lit, of 1."""
    sky: tuple[Colour, ...]
    """From the top to the horizon."""
    water: Colour
    land: Colour
    """What the colours of the town are multiplied by."""

    @property
    def bay(self) -> Colour:
        """What those of the sea before it are multiplied by: they stay blue for longer."""
        return mixed(self.land, WHITE, 0.35)


LIGHTS: Final = tuple(
    Light(hour, lamps, tuple(map(colour, sky.split())), colour(water), colour(land))
    for hour, lamps, sky, water, land in (
        (0.0, 1.0, "05111C 09202E 103444 1E4A58", "0A2C36", "485480"),
        (4.5, 1.0, "05111C 09202E 103444 1E4A58", "0A2C36", "485480"),
        (6.0, 0.6, "243E62 62648E DE927A FAD08E", "3A6876", "B096AC"),
        (8.0, 0.0, "4A9EB6 86C4CC CEE4D6 FAE4B8", "2C8288", "FCF0E0"),
        (12.0, 0.0, "2A8EB2 68BCCE ACDCDA E4F0DA", "227C8A", "FFFFFF"),
        (16.5, 0.0, "30809C 78B4B6 E6D49E F6C474", "26747E", "FFEED0"),
        (17.4, 0.15, "2E7C98 86A2A0 F2BC78 FCC864", "24707A", "F8CE9E"),
        (18.5, 0.7, "164F58 696E65 E38C44 F6C668", "18555F", "B096A0"),
        (19.5, 1.0, "0B262E 18565F 7C6F61 E8983E", "164B54", "787DA5"),
        (21.5, 1.0, "05111C 09202E 103444 1E4A58", "0A2C36", "485480"),
        (24.0, 1.0, "05111C 09202E 103444 1E4A58", "0A2C36", "485480"),
    )
)
PARTS: Final = ((5, "night"), (11, "morning"), (17, "noon"), (21, "evening"), (24, "night"))
"""Until when each part of the day lasts."""
SUNRISE, NOON, SUNSET = 5.5, 12.0, 19.0


def hour_now() -> float:
    """By the clock on the wall."""
    now = time.localtime()
    return now.tm_hour + now.tm_min / 60


def part_of_day(hour: float) -> str:
    """
    >>> [part_of_day(hour) for hour in (3, 6, 12, 20, 23)]
    ['night', 'morning', 'noon', 'evening', 'night']
    """
    return next(part for until, part in PARTS if hour < until)


def light_at(hour: float) -> Light:
    """
    >>> light_at(12).lamps, light_at(18).lamps > 0.4, light_at(22).lamps
    (0.0, True, 1.0)
    """
    before, after = next(pair for pair in pairwise(LIGHTS) if hour <= pair[1].hour)
    share = (hour - before.hour) / (after.hour - before.hour)
    return Light(
        hour,
        before.lamps + (after.lamps - before.lamps) * share,
        tuple(mixed(one, other, share) for one, other in zip(before.sky, after.sky, strict=True)),
        mixed(before.water, after.water, share),
        mixed(before.land, after.land, share),
    )
