"""What is enlarged of Puerto Rico: a thing with its figures, and all that a seat has."""

from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.puerto_rico.catalogue import GOODS, NAMES, PROSPECTOR_2, ROLES, TILES
from game.puerto_rico.guest import PuertoRico
from game.table import Table
from scenes.lab.sample_games import halfway, quiet
from scenes.puerto_rico.views import view_of
from scenes.puerto_rico.zoom import Things, lying, seat_zoom, zoom
from scenes.records.session import Session
from scenes.table.zoom import SeatZoom, ThingZoom
from tests.scenes.player import Player, missing

pytestmark = pytest.mark.usefixtures("dummy_devices")

SIZES = [(640, 480), (480, 320), (720, 720), (1280, 720), (1920, 1080)]
EVERYTHING = [
    *(f"building.{name}" for name in NAMES),
    *(f"role.{role}" for role in ROLES[:PROSPECTOR_2]),
    *(f"tile.{tile}" for tile in TILES),
    *(f"good.{good}" for good in GOODS),
]
LARGE_CITY = [*NAMES[:5], "guild_hall", "fortress", "customs_house"]


def loaded(player: Player, seat: dict[str, Any], **position: Any) -> Session:
    """A table of five at a moment when the first seat chooses a role."""
    seats = [{"name": "Ana, human", **seat}, *({"name": f"{name}, greedy"} for name in ("Bo", *"CDE"))]
    found = {"game": PuertoRico.name, "seats": seats, "roles": {"captain": 2}, **position}
    return quiet(player.console, Table(PuertoRico.load(found, 1), 1))


def told(player: Player, session: Session, thing: str) -> dict[str, str]:
    """The lines of a thing with what stands at their ends."""
    lines = Things(player.console, view_of(session.view(0)), session.names).lines(thing)
    return {line.words: line.figure for line in lines}


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_tells_of_itself_at_every_moment(player: Player, language: str) -> None:
    player.console.settle(language=language)
    names = ["Ana", "Bo", "Cy", "Di"]
    table, bot = Table(PuertoRico.new({"seats": 4}, 5, names), 5), PuertoRico.habitual()
    phases = set[str]()
    while table.decision and len(phases) < 6:
        view = view_of(table.game.view(0))
        if view["phase"] not in phases:
            phases.add(view["phase"])
            things = Things(player.console, view, names)
            for thing in (*EVERYTHING, *lying(view)):
                lines = things.lines(thing)
                assert missing([line.words for line in lines]) == []
                assert len(lines) > 2
        decision = table.decision
        table.choose(bot.pick(table.game.view(decision.seat), decision))
    assert len(phases) == 6


def test_a_building_tells_how_its_price_comes_about_and_who_has_it(player: Player) -> None:
    island = [{"tile": "quarry", "colonist": True}] * 3
    session = loaded(player, {"doubloons": 1, "island": island, "city": ["office"]})
    lines = told(player, session, "building.large_market")
    assert (lines["Printed cost"], lines["2 manned quarries"], lines["You would pay"]) == ("5", "−2", "3")
    assert "The price is 3, and you can pay 1." in lines
    assert "3 points at the end for what stands now" not in lines
    lines = told(player, session, "building.office")
    assert "You would pay" not in lines
    assert "1 copy is left. Stands with: Ana." in lines


def test_a_large_building_tells_what_it_would_be_worth_now(player: Player) -> None:
    session = loaded(player, {"city": ["small_market", "hacienda", "office"]})
    assert "4 points at the end for what stands now" in told(player, session, "building.city_hall")


def test_a_role_tells_what_every_seat_would_get(player: Player) -> None:
    corn = {"tile": "corn", "colonist": True}
    session = loaded(player, {"island": [corn, corn]}, supply={"goods": {"corn": 9}})
    lines = told(player, session, "role.craftsman")
    assert "Ana: 2 corn, one more good of these" in lines
    assert "Bo: nothing" in lines
    assert told(player, session, "role.captain")["Doubloons on it"] == "2"


def test_a_good_tells_its_price_and_where_it_can_be_loaded(player: Player) -> None:
    ships = [{"size": 4}, {"size": 5, "kind": "sugar", "barrels": 2}]
    seat = {"goods": {"sugar": 4}, "city": [{"building": "small_market", "colonists": 1}]}
    session = loaded(player, seat, ships=ships, house=["corn"])
    lines = told(player, session, "good.sugar")
    assert (lines["Price of the good"], lines["Small market"], lines["It sells for"]) == ("2", "1", "3")
    assert lines["Sugar on the ship of 5: 3 barrels"] == "+3"
    assert "Sugar on the ship of 4: This kind is on the ship of 5; it can go on no other." in lines
    assert told(player, session, "ship.5")["Room for"] == "3"
    assert told(player, session, "place.house")["You could sell: sugar"] == "3"


def test_a_tile_tells_what_it_would_make(player: Player) -> None:
    session = loaded(player, {"city": ["indigo_plant"]}, face_up=["indigo", "sugar"])
    lines = told(player, session, "tile.indigo")
    assert {"1 barrel more for each craftsman", "You have for it: Indigo plant."} <= lines.keys()
    assert lines["Face up now"] == "1"
    assert "You have no building for it yet" in told(player, session, "tile.sugar")


def test_the_stack_tells_what_must_still_be_in_it(player: Player) -> None:
    session = halfway(player.console, PuertoRico)
    lines = told(player, session, "place.stack")
    kinds = [int(lines[name]) for name in lines if name.endswith("plantation")]
    assert sum(kinds) == int(lines["Tiles in it"]) == session.view(0)["stack"]  # type: ignore[typeddict-item]


@pytest.mark.parametrize(
    ("spot", "things", "shown"),
    [
        (("role", 1), ROLES[:2], "role.mayor"),
        (("role", 2), ("prospector", "captain", "prospector_2"), "role.prospector"),
        (("market", 22), NAMES, "building.city_hall"),
        (("tile", 1), ("corn", "corn", "", "quarry"), "tile.corn"),
        (("tile", 2), ("corn", "corn", "", "quarry"), "place.stack"),
        (("tile", 2), (), "place.stack"),
        (("barrel", 2), GOODS, "good.sugar"),
        (("town", 0), ("office",), "building.office"),
        (("field", 0), ("quarry",), "tile.quarry"),
        (("house", 0), (), "place.house"),
        (("ship", 1), (), "ship.5"),
        (("ship", 3), (), "building.wharf"),
    ],
)
def test_whatever_has_the_focus_is_enlarged(
    player: Player, spot: tuple[str, int], things: tuple[str, ...], shown: str
) -> None:
    session = loaded(player, {}, ships=[{"size": 4}, {"size": 5}, {"size": 6}])
    screen = zoom(player.console, session, session.view(0), spot, things)
    assert isinstance(screen, ThingZoom)
    assert screen.thing == shown
    player.show(screen)
    player.press("right", "left")
    assert screen.thing == shown


@pytest.mark.parametrize(("spot", "name"), [(("seat", 1), "Bo"), (None, "Ana"), (("done", 0), "Ana")])
def test_else_all_that_a_seat_has_is_seen(player: Player, spot: tuple[str, int] | None, name: str) -> None:
    session = loaded(player, {"city": ["office"], "goods": {"corn": 2}, "island": ["corn", "corn"]})
    screen = player.show(zoom(player.console, session, session.view(0), spot, ()))
    assert isinstance(screen, SeatZoom)
    assert len(screen.places()) == (4 if name == "Ana" else 0)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_that_a_seat_has_lies_apart_and_can_be_enlarged(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    player = Player(tmp_path, size)
    seat = {"city": LARGE_CITY, "island": ["corn"] * 12, "goods": dict.fromkeys(GOODS, 9)}
    session = loaded(player, seat)
    screen = seat_zoom(player.console, view_of(session.view(0)), session.names, 0)
    player.show(screen)
    places = [Rect(place) for place in screen.places().values()]
    assert len(places) == len(LARGE_CITY) + 12 + len(GOODS)
    assert not [one for at, one in enumerate(places) if one.collidelist(places[at + 1 :]) >= 0]
    assert all(player.console.layout.free.contains(place) for place in places)
    player.press("A")
    assert isinstance(player.top, ThingZoom)
    assert player.top.thing == f"building.{LARGE_CITY[0]}"
