"""What is enlarged: a building, a tile, a role, a good, ships and house, all that a seat has."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.puerto_rico import telling
from game.puerto_rico.catalogue import GOODS, NAMES, ROLES, TILES
from game.puerto_rico.guest import PuertoRico
from game.texts import Say
from game.views import View
from scenes.puerto_rico.pieces import building_drawing, good_drawing
from scenes.puerto_rico.roles import DRAWINGS
from scenes.puerto_rico.views import view_of
from scenes.records.session import Session
from scenes.table.asking import Spot
from scenes.table.zoom import PageZoom
from scenes.widgets.reading import Paragraph
from scenes.widgets.screen import Screen

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoView
    from scenes.app.console import Console


def drawing_of(thing: str) -> str:
    if thing in ROLES:
        return DRAWINGS.get(thing, f"puerto_rico/roles/{thing}")
    if thing in NAMES:
        return building_drawing(thing)
    return good_drawing(thing) if thing in GOODS else f"puerto_rico/tiles/{thing}"


def zoom(
    console: "Console", session: Session, view: View, spot: Spot | None, things: Sequence[str]
) -> Screen:
    seen, names = view_of(view), session.names
    if spot and things:
        thing = things[spot[1]]
        return PageZoom(console, PuertoRico, _title(thing), lambda say: _thing(thing, view, names, say))
    if spot and spot[0] in ("ship", "house"):
        return PageZoom(console, PuertoRico, "zoom.bay", lambda say: _bay(seen, say))
    at = spot[1] if spot and spot[0] == "seat" else seen["seat"]
    return PageZoom(console, PuertoRico, "zoom.seat", lambda say: _seat(seen, at, names, say))


def _title(thing: str) -> str:
    kind = (
        "role" if thing in ROLES else "building" if thing in NAMES else "tile" if thing in TILES else "good"
    )
    return f"{kind}.{thing}"


def _thing(thing: str, view: View, names: Sequence[str], say: Say) -> Iterator[Paragraph]:
    first, *lines = telling.explained(thing, view, names, say)
    del first
    picture = [drawing_of(thing)]
    for line in lines or [""]:
        yield Paragraph(line, picture)
        picture = []


def _seat(view: "PuertoRicoView", at: int, names: Sequence[str], say: Say) -> Iterator[Paragraph]:
    seat = view["seats"][at]
    yield Paragraph(title=names[at])
    yield Paragraph(say("table.seat", doubloons=seat["doubloons"], stored=seat["stored"]))
    for building in seat["city"]:
        name = building["building"]
        words = f"{say(f'building.{name}')} · {say('zoom.crew', count=building.get('colonists', 0))}"
        yield Paragraph(words, [building_drawing(name)])
    tiles = [f"puerto_rico/tiles/{tile['tile']}" for tile in seat["island"]]
    if tiles:
        yield Paragraph(pictures=tiles)
    goods = [good_drawing(good) for good, count in seat["goods"].items() for _ in range(count)]
    if goods:
        yield Paragraph(pictures=goods)


def _bay(view: "PuertoRicoView", say: Say) -> Iterator[Paragraph]:
    for ship in view["ships"]:
        words = say("table.ship.empty", size=ship["size"])
        if kind := ship.get("kind"):
            words = say(
                "table.ship", size=ship["size"], barrels=ship.get("barrels", 0), good=say(f"good.{kind}")
            )
        yield Paragraph(words, [good_drawing(kind)] if (kind := ship.get("kind")) else ())
    goods = ", ".join(say(f"good.{good}") for good in view["house"]) or say("table.nothing")
    yield Paragraph(say("table.house", goods=goods), [good_drawing(good) for good in view["house"]])
