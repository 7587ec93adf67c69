"""Puerto Rico in sentences: events, the table and single things, for a terminal and for logs."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from game import words
from game.checks import Json
from game.puerto_rico.catalogue import BUILDINGS, GOODS, NAMES, ROLES, TILES
from game.puerto_rico.explain import explain
from game.texts import Say

ROOM: Final = "game/puerto_rico"
THINGS: Sequence[str] = (*NAMES, *ROLES, *TILES)
DEEDS: Final = {
    "settler": ("settle", "hacienda"),
    "builder": ("build",),
    "craftsman": ("produce",),
    "trader": ("sell",),
    "captain": ("load",),
}
"""By role: the events of whoever makes use of it."""


def tell(event: Json, names: Sequence[str], say: Say) -> str:
    """One line; nothing for what only the screen needs."""
    if event["event"] == "phase_end":
        idle = [names[seat] for seat in event.get("idle", ())]
        return say(f"idle.{event['phase']}", count=len(idle), names=", ".join(idle)) if idle else ""
    return say(f"event.{_kind(event)}", **_facts(event, names, say))


def brief(event: Json) -> Json:
    """Nothing in it is longer than a line."""
    return event


def with_idle(events: Iterable[Json], seats: int) -> Iterator[Json]:
    """The events, where the end of a phase knows whose turn in it has come to nothing."""
    return words.with_idle(events, seats, DEEDS)


def _kind(event: Json) -> str:
    kind: str = event["event"]
    if kind == "colonist":
        return str(event["building"])
    if kind == "produce":
        return next((f"produce.{more}" for more in ("privilege", "missed") if more in event), kind)
    if kind == "last":
        return f"last.{event['reason']}"
    if kind == "role" and event["doubloons"]:
        return "role.paid"
    return "wharf" if kind == "load" and event["ship"] == "wharf" else kind


def _facts(event: Json, names: Sequence[str], say: Say) -> Json:
    seat: int = event["governor"] if event["event"] == "round" else event.get("seat", 0)
    facts: Json = {"name": names[seat]}
    for key, value in event.items():
        if key in TOLD:
            facts.update(TOLD[key](value, say))
    return facts


TOLD: Final[Mapping[str, Callable[[Any, Say], Json]]] = {
    "round": lambda value, say: {"round": value},
    "role": lambda value, say: {"role": _within(option(value, say))},
    "doubloons": lambda value, say: {"doubloons": say("doubloons", count=value)},
    "roles": lambda value, say: {"roles": _list([_within(option(role, say)) for role in value], say)},
    "tile": lambda value, say: {"tile": _within(say(f"tile.{value}"))},
    "tiles": lambda value, say: {"tiles": _list([say(f"good.{tile}") for tile in value], say)},
    "count": lambda value, say: {"count": value},
    "circles": lambda value, say: {"colonists": len(value)},
    "stored": lambda value, say: {"stored": value},
    "building": lambda value, say: {"building": _within(say(f"building.{value}"))},
    "paid": lambda value, say: {"paid": value},
    "goods": lambda value, say: {"goods": _goods(value, say)},
    "missed": lambda value, say: {"missed": _goods(value, say)},
    "good": lambda value, say: {"good": say(f"good.{value}")},
    "ship": lambda value, say: {"size": value},
    "barrels": lambda value, say: {"barrels": value},
}
"""How the facts of an event are told."""


def _within(name: str) -> str:
    """A name within a sentence."""
    return name[:1].lower() + name[1:]


def _list(names: Sequence[str], say: Say) -> str:
    return ", ".join(names) or say("table.nothing")


def _goods(barrels: Mapping[str, int], say: Say) -> str:
    return _list([f"{count} {say(f'good.{good}')}" for good, count in barrels.items()], say)


def option(name: str, say: Say) -> str:
    """What a decision offers: a role, a building, a tile, a good or a load."""
    good, _, ship = name.partition(" on ")
    if ship:
        return say("on_wharf" if ship == "wharf" else "on_ship", good=option(good, say), size=ship)
    if name in ROLES:
        return say(f"role.{name}")
    if name in NAMES:
        return say(f"building.{name}")
    return say(f"good.{name}" if name in GOODS else f"tile.{name}")


def points(key: str, say: Say) -> str:
    """What points of a score are for."""
    return say(f"building.{key}" if key in NAMES else f"score.{key}")


def sketch(view: Json, names: Sequence[str], say: Say) -> list[str]:
    """The table as one seat sees it."""
    supply, phase = view["supply"], say(f"phase.{view['phase']}")
    tiles = [say(f"good.{tile}") for tile in view["face_up"]]
    ships = [_ship(ship, say) for ship in view["ships"]]
    house = [say(f"good.{good}") for good in view["house"]]
    stack = view["stack"] if isinstance(view["stack"], int) else len(view["stack"])
    balance = f" · {say('table.balance')}" if view.get("balance") else ""
    return [
        say("table.round", round=view["round"], phase=phase, name=names[view["governor"]]) + balance,
        say("table.roles", roles=_roles(view, names, say)),
        say("table.face_up", tiles=_list(tiles, say), quarries=view["quarries"])
        + " · "
        + say("table.stack", stack=stack),
        say("table.supply", goods=_goods(supply["goods"], say))
        + " · "
        + say("table.pool", points=supply["vp"]),
        say("table.colonists", ship=supply["ship"], supply=supply["colonists"]),
        say("table.ships", ships=_list(ships, say)) + " · " + say("table.house", goods=_list(house, say)),
        *(line for at, name in enumerate(names) for line in _seat(view["seats"][at], name, say)),
    ]


def _roles(view: Json, names: Sequence[str], say: Say) -> str:
    taken = [f"{option(role, say)} ({names[at]})" for role, at in view["taken"].items()]
    paid = [
        say("table.role_money", role=option(role, say), doubloons=money)
        for role, money in view["roles"].items()
    ]
    return _list(taken + paid, say)


def _ship(ship: Json, say: Say) -> str:
    if "kind" not in ship:
        return say("table.ship.empty", size=ship["size"])
    return say("table.ship", size=ship["size"], barrels=ship["barrels"], good=say(f"good.{ship['kind']}"))


def _seat(seat: Json, name: str, say: Say) -> list[str]:
    purse = say("table.seat", doubloons=seat["doubloons"], stored=seat["stored"])
    chips = [say("table.points", points=seat["vp"])] if "vp" in seat else []
    goods = say("table.goods", goods=_goods(seat["goods"], say))
    island = say("table.island", tiles=_list([_tile(tile, say) for tile in seat["island"]], say))
    city = say("table.city", buildings=_list([_building(building, say) for building in seat["city"]], say))
    return [f"  {name}: " + " · ".join([purse, *chips, goods]), f"    {island}", f"    {city}"]


def _tile(tile: Json, say: Say) -> str:
    name = option(tile["tile"], say)
    return say("table.manned", tile=name) if tile.get("colonist") else name


def _building(building: Json, say: Say) -> str:
    circles = BUILDINGS[NAMES.index(building["building"])].circles
    name = say(f"building.{building['building']}")
    return say("table.crew", building=name, colonists=building.get("colonists", 0), circles=circles)


def explained(name: str, view: Mapping[str, Any], names: Sequence[str], say: Say) -> list[str]:
    """What a role or building is and does, what it costs here and why it is not offered."""
    found = explain(view, name)
    lines = [option(name, say), *_rules(name, found, say)]
    if "steps" in found:
        steps = [f"{words} {value}" for words, value in bill(found, say)]
        lines.append(f"{', '.join(steps)} = {found['price' if 'price' in found else 'points']}")
    return [*lines, *refusal(found, names, say)]


def bill(found: Json, say: Say) -> list[tuple[str, int]]:
    """`Printed cost` 6, `2 manned quarries` -2, `Builder's privilege` -1."""
    return [(_step(why, value, say), value) for why, value in found["steps"]]


def refusal(found: Json, names: Sequence[str], say: Say) -> list[str]:
    """Why it is not offered, if it is not."""
    return [say(f"reason.{found['reason']}", **_reason_facts(found, names, say))] if "reason" in found else []


def _rules(name: str, found: Json, say: Say) -> list[str]:
    if name in ROLES:
        return [say(f"role.{name}.action"), say(f"role.{name}.privilege")]
    if name not in NAMES:
        return []
    row = BUILDINGS[NAMES.index(name)]
    _, cost = found["steps"][0]
    numbers = say("building.numbers", cost=cost, points=row.vp, count=row.circles)
    return [numbers, say(f"building.{name}.rule")]


def _step(why: str, value: int, say: Say) -> str:
    if why in NAMES:
        return say(f"building.{why}")
    return say("step.quarry", count=-value) if why == "quarry" else say(f"step.{why}")


def _reason_facts(found: Json, names: Sequence[str], say: Say) -> Json:
    good = say(f"good.{found['good']}") if found.get("good") in GOODS else ""
    taker = names[found["by"]] if "by" in found else ""
    return {
        "price": found.get("price"),
        "budget": found.get("budget"),
        "good": good,
        "name": taker,
        "ship": found.get("ship"),
    }
