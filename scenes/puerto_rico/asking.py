"""Decisions about roles, tiles, colonists, buildings and goods: which of them to press for which option."""

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from game.puerto_rico.catalogue import GOODS, LAYOUTS, NAMES, ROLES, TILES
from scenes.puerto_rico.views import view_of
from scenes.table.asking import Asking, Spot

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoView

STACK: Final = 6
"""The place of the unseen tiles, beside those face up."""
QUARRIES: Final = 7
BARRELS: Final = ("privilege", "sell", "store", "barrel")
"""Decisions about barrels of one's own, each kind in its place."""
NEW: Final = {"hospice": "field", "university": "town"}
"""Where a colonist would be put: on what came last."""
WHARF: Final = "wharf"


class PuertoRicoAsking(Asking):
    between: ClassVar[str] = " on "

    @property
    def seen(self) -> "PuertoRicoView":
        return view_of(self.view)

    @property
    def alike(self) -> bool:
        return self.decision.kind == "man"

    @property
    def grows_up(self) -> bool:
        return self.decision.kind in ("man", "load", *BARRELS, *NEW)

    def things(self) -> dict[Spot, list[int]]:
        kind, options = self.decision.kind, self.decision.options
        if kind == "man":
            return self._circles()
        if kind in NEW:
            seat = self.seen["seats"][self.decision.seat]
            last = len(seat["island"] if kind == "hospice" else seat["city"]) - 1
            return {(NEW[kind], last): [0]}
        if kind == "settle":
            return self._tiles()
        found: dict[Spot, list[int]] = defaultdict(list)
        for at, option in enumerate(options):
            found[self._spot(kind, self.thing_of(option))].append(at)
        return dict(found)

    def _spot(self, kind: str, name: str) -> Spot:
        if kind == "role":
            return "role", roles(self.seen).index(dearer(self.seen, name))
        if kind == "hacienda":
            return "tile", STACK
        if kind == "build":
            return "market", NAMES.index(name)
        return "barrel", GOODS.index(name)

    def _tiles(self) -> dict[Spot, list[int]]:
        """Of equal tiles each may be pressed."""
        options = {name: [at] for at, name in enumerate(self.decision.options)}
        found: dict[Spot, list[int]] = {
            ("tile", at): options[name] for at, name in enumerate(self.seen["face_up"]) if name in options
        }
        return {**found, ("tile", QUARRIES): options[TILES[-1]]} if TILES[-1] in options else found

    def _circles(self) -> dict[Spot, list[int]]:
        """The circles of each tile and building, in the order of the options of its name."""
        seat, left = self.seen["seats"][self.decision.seat], defaultdict[str, list[int]](list)
        for at, name in enumerate(self.decision.options):
            left[name].append(at)
        found: dict[Spot, list[int]] = {}
        for at, tile in enumerate(seat["island"]):
            if left[tile["tile"]]:
                found["field", at] = [left[tile["tile"]].pop(0)]
        for at, building in enumerate(seat["city"]):
            if circles := left.pop(building["building"], []):
                found["town", at] = circles
        return found

    @property
    def ships(self) -> Sequence[str]:
        """What each may be loaded on, in the order in which they lie."""
        return [*(str(ship["size"]) for ship in self.seen["ships"]), WHARF]

    def sites(self, thing: str) -> dict[Spot, list[int]]:
        ships = self.ships
        found = (option.partition(self.between) for option in self.decision.options)
        return {
            ("ship", ships.index(ship)): [at] for at, (name, _, ship) in enumerate(found) if name == thing
        }

    def picked_at(self, spot: Spot) -> int:
        """How many of the options there are picked."""
        return len({*self.options_at(spot)} & {*self.picking.picked})


def roles(view: "PuertoRicoView") -> Sequence[str]:
    """Those of the game, in the order in which they lie."""
    return ROLES[: LAYOUTS[len(view["seats"])].roles]


def dearer(view: "PuertoRicoView", name: str) -> str:
    """Of two prospectors that may be taken the one on which more lies."""
    alike = [role for role in roles(view) if role.startswith(name) and role not in view["taken"]]
    return max(alike, key=lambda role: view["roles"].get(role, 0), default=name)
