"""One shape for every question in every game: between `min` and `max` of these options."""

from typing import TYPE_CHECKING, Final, NamedTuple

from game.checks import each, listed, listing, mapping, shown, text, whole
from game.errors import Refused

if TYPE_CHECKING:
    from game.views import Question

MOST_OPTIONS: Final = 10_000
"""More than the largest table can have."""
MOST_LISTED: Final = 50
"""In a message."""


class Decision(NamedTuple):
    seat: int
    kind: str
    min: int
    max: int
    options: tuple[str, ...]
    about: str = ""

    def as_json(self) -> "Question":
        found: Question = {
            "seat": self.seat,
            "kind": self.kind,
            "min": self.min,
            "max": self.max,
            "options": list(self.options),
        }
        return {**found, "about": self.about} if self.about else found

    @classmethod
    def from_json(cls, value: object) -> "Decision":
        found = mapping(value, "decision")
        if len(listing(found.get("options"), "options")) > MOST_OPTIONS:
            raise Refused(f"options: expected at most {MOST_OPTIONS} of them, not {len(found['options'])}")
        options = each(found["options"], "options", text)
        low = whole(found.get("min"), "min", 0, len(options))
        high = whole(found.get("max"), "max", low, len(options))
        about = text(found.get("about", ""), "about")
        return cls(
            whole(found.get("seat"), "seat", 0),
            text(found.get("kind"), "kind"),
            low,
            high,
            tuple(options),
            about,
        )

    def places(self, pick: object) -> list[int]:
        """Where the picks stand among the options, in the order of the options; equal ones from the first on.

        >>> Decision(0, "pay", 2, 2, ("well", "crane", "well")).places(["well", "well"])
        [0, 2]
        """
        names = each(pick, "pick", text)
        if not self.min <= len(names) <= self.max:
            raise Refused(f"pick: expected {_count(self.min, self.max)} of the options, not {len(names)}")
        rest = list(names)
        found = []
        for place, option in enumerate(self.options):
            if option in rest:
                rest.remove(option)
                found.append(place)
        if rest:
            raise Refused(self._not_offered(rest[0]))
        return found

    def picked(self, pick: object) -> list[str]:
        """Picks in the order of the options."""
        return [self.options[place] for place in self.places(pick)]

    def _not_offered(self, name: str) -> str:
        if name in self.options:
            return f"pick: {name} is offered only {self.options.count(name)} times"
        known = dict.fromkeys(self.options)
        wanted = listed(known) if len(known) <= MOST_LISTED else f"one of {len(known)} options"
        return f"pick: {shown(name)} is not offered, expected {wanted}"


def _count(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"
