"""Ranks, which all games reckon alike."""

from typing import Final

NOT_POINTS: Final = ("total", "tie", "rank")
"""What a score has besides the points for each thing."""


def ranked(seats: list[dict[str, int]]) -> list[dict[str, int]]:
    """Points with ranks: 1, 1, 3 after a shared first."""
    places = [(seat["total"], seat["tie"]) for seat in seats]
    return [
        {**seat, "rank": 1 + sum(other > place for other in places)}
        for seat, place in zip(seats, places, strict=True)
    ]
