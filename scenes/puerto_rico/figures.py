"""What the table tells of a view beyond what is in it: found out once, as long as it is still so."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from game.puerto_rico.cargo import storing
from game.puerto_rico.explain import each_role, explain
from game.puerto_rico.manning import manning
from game.puerto_rico.market import offers

if TYPE_CHECKING:
    from game.puerto_rico.views import (
        PuertoRicoEnding,
        PuertoRicoExtras,
        PuertoRicoFields,
        PuertoRicoHelp,
        PuertoRicoLoads,
        PuertoRicoManning,
        PuertoRicoMarket,
        PuertoRicoPoints,
        PuertoRicoRoles,
        PuertoRicoSales,
        PuertoRicoStore,
    )
    from scenes.puerto_rico.asking import PuertoRicoAsking


EACH: Final[Mapping[str, tuple[str, Callable[[Mapping[str, Any]], Iterator[tuple[str, Any]]]]]] = {
    "role": ("roles", each_role),
    "build": ("buildings", offers),
}
"""What there is so much to be known of that it is found out one after the other."""
TIME: Final = {"role": 2, "build": 6}
"""So many of them take about as long as anything else."""


class Figures:
    """Answers about the view that was looked at last."""

    def __init__(self) -> None:
        self._seen = ""
        self._found: dict[object, Any] = {}

    def look_at(self, view: Mapping[str, Any]) -> None:
        """Answers about another view are forgotten."""
        seen = repr(view)
        if seen != self._seen:
            self._seen, self._found = seen, {}
        self._view = view

    def look_up(self, what: str) -> Iterator[None]:
        """Find out all that there is to be known of roles, or of buildings; a frame may pass after a few."""
        if what in self._found:
            return
        key, each = EACH[what]
        answers: dict[str, Any] = {}
        yield
        for name, answer in each(self._view):
            answers[name] = answer
            if len(answers) % TIME[what] == 0:
                yield
        self._found[what] = {key: answers}
        yield

    def _of(self, what: str) -> Any:
        if what not in self._found:
            self._found[what] = explain(self._view, what)
        return self._found[what]

    @property
    def roles(self) -> "PuertoRicoRoles":
        found: PuertoRicoRoles = self._of("role")
        return found

    @property
    def fields(self) -> "PuertoRicoFields":
        found: PuertoRicoFields = self._of("settle")
        return found

    @property
    def market(self) -> "PuertoRicoMarket":
        found: PuertoRicoMarket = self._of("build")
        return found

    @property
    def sales(self) -> "PuertoRicoSales":
        found: PuertoRicoSales = self._of("sell")
        return found

    @property
    def extras(self) -> "PuertoRicoExtras":
        found: PuertoRicoExtras = self._of("privilege")
        return found

    def help(self, building: str) -> "PuertoRicoHelp":
        """While that building is asked for."""
        found: PuertoRicoHelp = self._of(building)
        return found

    @property
    def loads(self) -> "PuertoRicoLoads":
        found: PuertoRicoLoads = self._of("load")
        return found

    def storing(self, kinds: Sequence[str] | None, barrel: str | None) -> "PuertoRicoStore":
        """With these kinds whole and this barrel; what is not said is what loses least."""
        key = "store", repr(kinds), barrel
        if key not in self._found:
            self._found[key] = storing(self._view, kinds, barrel)
        found: PuertoRicoStore = self._found[key]
        return found

    @property
    def ending(self) -> "PuertoRicoEnding":
        found: PuertoRicoEnding = self._of("end")
        return found

    @property
    def points(self) -> "PuertoRicoPoints":
        found: PuertoRicoPoints = self._of("points")
        return found

    def manning(self, asking: "PuertoRicoAsking") -> "PuertoRicoManning":
        """With the circles that are picked."""
        circles = asking.picking.answer()
        key = "man", *circles
        if key not in self._found:
            self._found[key] = manning(self._view, circles)
        found: PuertoRicoManning = self._found[key]
        return found
