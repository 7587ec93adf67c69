"""What each event changes in a view, for whoever shows a game behind its own pace."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.follow import Changes
from game.puerto_rico.captain import steps

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoBuilding, PuertoRicoEvent, PuertoRicoSeat, PuertoRicoView

CAPTAIN: Final = "captain"


def acting(seat: "PuertoRicoSeat", name: str) -> bool:
    """Whether this building stands there with a colonist in it."""
    return any(each["building"] == name and each.get("colonists") for each in seat["city"])


def add(goods: dict[str, int], more: dict[str, int], sign: int = 1) -> None:
    """Barrels to those of a seat or the supply; none are left out."""
    for good, barrels in more.items():
        goods[good] = goods.get(good, 0) + sign * barrels
    for good in [good for good, barrels in goods.items() if not barrels]:
        del goods[good]


def _round(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    view.update({"round": event["round"], "governor": event["governor"], "turn": event["governor"]})


def _bonus(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    view["taken"] = {}
    add(view["roles"], dict.fromkeys(event["roles"], 1))


def _role(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    role, seat = event["role"], event["seat"]
    view["taken"] = {**view["taken"], role: seat}
    view["turn"] = seat
    view["phase"] = role.partition("_")[0]
    view["seats"][seat]["doubloons"] += view["roles"].pop(role, 0)
    if role == CAPTAIN:
        view["first_load"] = True
        view["wharves_used"] = [False] * len(view["seats"])


def _phase_end(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    view["phase"] = "role"
    view["turn"] = (view["governor"] + len(view["taken"])) % len(view["seats"])
    if event["phase"] == CAPTAIN:
        del view["first_load"], view["wharves_used"]


def _settle(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    if event["tile"] == "quarry":
        view["quarries"] -= 1
    else:
        view["face_up"].remove(event["tile"])
    view["seats"][event["seat"]]["island"].append({"tile": event["tile"]})


def _hacienda(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    view["stack"] -= 1
    view["seats"][event["seat"]]["island"].append({"tile": event["tile"]})


def _reshuffle(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    """All that was discarded, with the tiles left face up if the phase ends."""
    if event["count"] > len(view["discards"]):
        view["face_up"] = []
    view["discards"] = []
    view["stack"] += event["count"]


def _tiles(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    view["discards"] += view["face_up"]
    view["face_up"] = list(event["tiles"])
    view["stack"] -= len(event["tiles"])


def _colonist(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    seat, supply = view["seats"][event["seat"]], view["supply"]
    if event["source"] == "supply":
        supply["colonists"] -= 1
    else:
        supply["ship"] -= 1
    if event["building"] == "hospice":
        seat["island"][-1]["colonist"] = True
    else:
        seat["city"][-1]["colonists"] = 1


def _colonists(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    view["seats"][event["seat"]]["stored"] += event["count"]
    view["supply"]["colonists"] -= event["supply"]
    view["supply"]["ship"] -= event["count"] - event["supply"]


def man(seat: "PuertoRicoSeat", circles: list[str], stored: int) -> None:
    """All colonists of a seat anew: the first tiles of each kind have theirs."""
    left = Counter(circles)
    seat["stored"] = stored
    for tile in seat["island"]:
        tile.pop("colonist", None)
        if left[tile["tile"]]:
            left[tile["tile"]] -= 1
            tile["colonist"] = True
    seat["city"] = [_crewed(building["building"], left) for building in seat["city"]]


def _crewed(name: str, left: Counter[str]) -> "PuertoRicoBuilding":
    return {"building": name, "colonists": left[name]} if left[name] else {"building": name}


def _man(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    man(view["seats"][event["seat"]], event["circles"], event["stored"])


def _ship(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    view["supply"]["ship"] = event["count"]
    view["supply"]["colonists"] -= event["count"]


def _build(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    seat = view["seats"][event["seat"]]
    seat["city"].append({"building": event["building"]})
    seat["doubloons"] -= event["paid"]


def _produce(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    add(view["seats"][event["seat"]]["goods"], event["goods"])
    add(view["supply"]["goods"], event["goods"], -1)


def _paid(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    view["seats"][event["seat"]]["doubloons"] += event["doubloons"]


def _sell(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    _paid(view, event)
    add(view["seats"][event["seat"]]["goods"], {event["good"]: 1}, -1)
    view["house"].append(event["good"])


def _house(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    add(view["supply"]["goods"], event["goods"])
    view["house"] = []


def _load(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    """The points of another seat are not told, but leave the pool for all to see."""
    at, barrels, good = event["seat"], event["barrels"], event["good"]
    seat = view["seats"][at]
    first = view["first_load"] and at == view["turn"]
    points = sum(points for _, points in steps(barrels, acting(seat, "harbor"), first))
    view["supply"]["vp"] = max(0, view["supply"]["vp"] - points)
    if "vp" in seat:
        seat["vp"] += points
    if first:
        view["first_load"] = False
    add(seat["goods"], {good: barrels}, -1)
    if event["ship"] == "wharf":
        view["wharves_used"][at] = True
        add(view["supply"]["goods"], {good: barrels})
        return
    sizes = [each for each in view["ships"] if str(each["size"]) == event["ship"]]
    ship = next((each for each in sizes if each.get("kind") == good), None) or next(
        each for each in reversed(sizes) if "kind" not in each
    )
    ship.update({"kind": good, "barrels": ship.get("barrels", 0) + barrels})


def _lose(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    add(view["seats"][event["seat"]]["goods"], event["goods"], -1)
    add(view["supply"]["goods"], event["goods"])


def _unload(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    add(view["supply"]["goods"], {event["good"]: event["barrels"]})
    for ship in view["ships"]:
        if ship.get("kind") == event["good"]:
            del ship["kind"], ship["barrels"]


def _last(view: "PuertoRicoView", event: "PuertoRicoEvent") -> None:
    view["last"] = True


CHANGES: Final[Changes] = {
    "round": _round,
    "bonus": _bonus,
    "role": _role,
    "phase_end": _phase_end,
    "settle": _settle,
    "hacienda": _hacienda,
    "reshuffle": _reshuffle,
    "tiles": _tiles,
    "colonist": _colonist,
    "colonists": _colonists,
    "man": _man,
    "ship": _ship,
    "build": _build,
    "produce": _produce,
    "factory": _paid,
    "sell": _sell,
    "prospect": _paid,
    "house": _house,
    "load": _load,
    "lose": _lose,
    "unload": _unload,
    "last": _last,
}
"""By event."""
