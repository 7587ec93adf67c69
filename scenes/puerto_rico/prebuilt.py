"""Pictures that the table may need within a frame, made piece by piece before it is played."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.puerto_rico.catalogue import BUILDINGS, CITY_SPACES, GOODS, LAYOUTS, NAMES, TILES
from game.puerto_rico.manning import manning
from scenes.app.work import Work
from scenes.puerto_rico import bay, market, roles, seat, shore
from scenes.puerto_rico.pieces import (
    BIN,
    COIN,
    COLONISTS,
    GAIN,
    HOUSE,
    LOSS,
    PLAIN,
    SEAL,
    good_drawing,
    spaces,
)
from scenes.table import placards
from scenes.table.message_bar import Sentence
from scenes.table.placards import Placard

if TYPE_CHECKING:
    from game.puerto_rico.views import (
        PuertoRicoBuilding,
        PuertoRicoField,
        PuertoRicoManning,
        PuertoRicoSeat,
        PuertoRicoShip,
        PuertoRicoView,
    )
    from scenes.puerto_rico.stage import Stage

MOST: Final = 10
"""Of what is told on a label, beyond which there is rarely more."""
MOST_COLONISTS: Final = 20
"""On their ship."""
EVERY_DIGIT: Final = "0123456789"


def prebuilt(stage: "Stage") -> Work:
    yield from _tiles(stage)
    yield from _ledger(stage)
    yield from _goods(stage)
    yield from _ships(stage)
    yield from _market(stage)
    yield from _windows(stage)
    yield from _labels(stage)
    yield from _seats(stage)
    yield from _shore(stage)
    yield from _golden_edges(stage)


def _all(parts: Iterable[object]) -> Work:
    for _ in parts:
        yield


def _tiles(stage: "Stage") -> Work:
    """Those face up in all sizes that they may have there, and what they would be good for."""
    area, pieces = stage.usual["stage"], stage.pieces
    for size in _tile_sizes(stage):
        for tile in (*TILES, "back"):
            pieces.field(tile, size)
            yield
        pieces.chosen(size)
    for view, why in product(_offers(stage), ("room", "full", "no_building", "cheaper", "enough")):
        kinds = TILES[-1:] if why in ("cheaper", "enough") else GOODS if why == "room" else GOODS[1:]
        for kind in kinds:
            field: PuertoRicoField = {"left": 0, "makes": int(why == "room"), "why": why, "buildings": []}
            words, gain = bay.caption({"tiles": {kind: field}, "space": 0, "stack": {}}, kind, stage.say)
            side, room = bay.tile_step(area, len(bay.tile_spots(view)), stage.letters)
            bay.below(pieces, Rect(0, 0, side, side), words, stage.letters, GAIN if gain else PLAIN, room)
            yield


def _ledger(stage: "Stage") -> Work:
    area, pieces = stage.usual["stage"], stage.pieces
    words = stage.say("table.you_get")
    for lines in range(2, len(GOODS) + 1):
        entries = [bay.Entry(COIN, words, EVERY_DIGIT, mark) for mark in (COIN, HOUSE)] * lines
        total = bay.Entry(COIN, words, EVERY_DIGIT, total=True)
        yield from _all(bay.ledger(pieces, [*entries[: lines - 1], total], area, stage.large))
        for good in GOODS:
            line = bay.Entry(good_drawing(good), words)
            yield from _all(bay.ledger(pieces, [line] * lines, area, stage.large))


def _goods(stage: "Stage") -> Work:
    """How many of each kind are left, would be made, bring something or are lost."""
    pieces, opened, quay = stage.pieces, stage.opened["mayor"]["stage"], stage.usual["quay"]
    for count in range(MOST + 1):
        goods = dict.fromkeys(GOODS, count)
        yield from _all(bay.supply(pieces, goods, GOODS[0], stage.usual["stage"], stage.large))
        for less in (2, 1, -1):
            before = dict.fromkeys(GOODS, max(0, count - less))
            crews: PuertoRicoManning = {
                **manning(stage.shown, []), "more": 1, "before": before, "output": goods
            }  # fmt: skip
            yield from _all(bay.newcomers(pieces, stage.shown["supply"], crews, opened, stage.large))
        own: PuertoRicoSeat = {**stage.own(), "goods": goods}
        brings = shore.Told(f"+{count}", COIN), shore.Told(f"+{count}", SEAL), shore.Told(f"+{count}")
        for told in (*brings, shore.Told(f"+{count}", SEAL, lost=count)):
            yield from _all(shore.barrels(pieces, own, dict.fromkeys(GOODS, told), quay, stage.large))


def _ships(stage: "Stage") -> Work:
    """With each kind aboard or coming, and all numbers of barrels, beside the own wharf or not."""
    sizes = LAYOUTS[len(stage.names)].ships
    loads = [*((good, 1) for good in GOODS), *((GOODS[0], barrels) for barrels in range(sizes[-1] + 1))]
    area = stage.usual["stage"]
    for wharf, (good, barrels) in product((False, True), loads):
        empty: list[PuertoRicoShip] = [{"size": size} for size in sizes]
        laden: list[PuertoRicoShip] = [{**ship, "kind": good, "barrels": barrels} for ship in empty]
        coming = dict.fromkeys(range(len(empty) + wharf), bay.Coming(good, 1, barrels))
        for ships, more in ((laden, {}), (empty, coming)):
            view: PuertoRicoView = {**stage.shown, "ships": ships}
            yield from _all(bay.ships(stage.pieces, view, wharf, more, area, stage.large))
        place = bay.ship_places(area, len(empty) + wharf)[0]
        stage.pieces.water(place.size)
        stage.pieces.chosen(place.size)
        stage.gold(place)
        yield


def _offers(stage: "Stage") -> "Sequence[PuertoRicoView]":
    """Views with all tiles face up, and with fewer and fewer."""
    face_up = stage.shown["face_up"]
    return [{**stage.shown, "face_up": face_up[:left]} for left in range(len(face_up) + 1)]


def _tile_sizes(stage: "Stage") -> set[tuple[int, int]]:
    area, letters = stage.usual["stage"], stage.letters
    return {place.size for view in _offers(stage) for place in bay.tile_places(area, view, letters).values()}


def _market(stage: "Stage") -> Work:
    pieces, letters = stage.pieces, stage.letters
    places = market.places(stage.opened["builder"]["stage"])
    for name, place in zip(NAMES, places, strict=True):
        for refused in (True, False):
            pieces.offered(name, place.size, refused)
            yield
    for size in {place.size for place in places}:
        yield from market.make(pieces, size, letters, stage.say)
    for quarries in range(market.QUARRIES + 1):
        yield from _all(market.heads(pieces, quarries, stage.opened["builder"]["stage"], letters))


def _windows(stage: "Stage") -> Work:
    """Of roles: tiles, goods, or the face of who has taken it."""
    pieces, size = stage.pieces, stage.role_places()[0].size
    area = placards.emblem(stage.tokens, roles.drawn("trader", stage.say), size)
    drawn = [roles.drawn(role, stage.say) for role in stage.roles]
    emblems = {placards.emblem(stage.tokens, each, size).width for each in drawn}
    for portrait, side in product(stage.portraits, emblems):
        pieces.pictures.drawing(portrait, side * 2 // 3)
        yield
    inside = area.inflate(-6, -6)
    for count, each in product(range(1, len(GOODS) + 1), GOODS):
        for digit in EVERY_DIGIT:
            cells = [(roles.good_sign(each), digit)] * count
            lines = [cells[at : at + 2] for at in range(0, count, 2)]
            yield from _all(roles.inside(pieces, lines, inside, stage.letters))
    sizes = LAYOUTS[len(stage.names)].ships
    for barrels, each in product(range(sizes[-1] + 1), ("", *GOODS)):
        rows = [[(roles.good_sign(each), f"{barrels}/{size}")] for size in sizes]
        yield from _all(roles.inside(pieces, rows, inside, stage.letters))
    for each in GOODS:
        yield from _all(roles.house(pieces, [each], area))
    for role in roles.COLOURS:
        pieces.pictures.panel(area.size, roles.COLOURS[role], 1)
        yield
    for sign in roles.SIGNS:
        placards.placard(stage.tokens, Placard(drawn[0], "+1", signs=(sign,)), size)
        yield
    for coins in range(1, MOST):
        stage.tokens.coin(coins, round(size[0] * placards.COIN))
        yield


def _labels(stage: "Stage") -> Work:
    """What is told of roles and of tiles."""
    pieces, letters = stage.pieces, stage.letters
    for count, sign in product(range(1, MOST), (*roles.SIGNS, "")):
        pieces.tag(f"+{count}", sign, letters - 1, GAIN)
        yield
    for count in range(len(NAMES) + 1):
        pieces.tag(str(count), roles.HAMMER, letters - 1, GAIN)
        yield
    for count in range(stage.shown["stack"] + 1):
        pieces.tag(str(count), "", letters, PLAIN)
        yield
    for count in range(MOST):
        pieces.tag(f"+{count}", "", letters - 2, GAIN)
        pieces.tag(str(count), BIN, letters - 1, LOSS)
        yield
        pieces.tag(f"×{count}", "", letters, PLAIN)
        yield
    for count in range(MOST_COLONISTS):
        pieces.tag(f"×{count}", COLONISTS, letters + 2, PLAIN)
        yield
    for size in (letters, letters + 2):
        yield from _all(pieces.number(EVERY_DIGIT, 0, 0, size))


def _seats(stage: "Stage") -> Work:
    """Those of others with all that may stand there, few and large or many and small."""
    pieces, usual = stage.pieces, stage.usual["seat1"]
    low = stage.opened["builder"]["stage"].y - usual.y - 2
    for portrait, high in product(stage.portraits, (usual.height, low)):
        pieces.pictures.drawing(portrait, seat.face(Rect(usual.topleft, (usual.width, high)), stage.letters))
        yield
    few = [NAMES[at : at + seat.FEW // 2] for at in range(0, len(NAMES), seat.FEW // 2)]
    for asked, names in product((False, True), (*few, NAMES)):
        full: PuertoRicoSeat = {
            **stage.own(),
            "city": [{"building": name} for name in names],
            "island": [{"tile": tile} for tile in TILES],
            "goods": dict.fromkeys(GOODS, 1),
        }
        who = seat.Neighbour(stage.names[0], stage.portraits[0], True, asked, "0+", full)
        for high in (usual.height, low):
            zone = Rect(usual.topleft, (usual.width, high))
            seat.panel_of(pieces, who, zone, stage.letters, stage.coasts[zone.size, asked])
            yield


def _shore(stage: "Stage") -> Work:
    """All that may stand on it, in the sizes that it may have there."""
    pieces = stage.pieces
    for zones, few in product((stage.usual, stage.opened["mayor"]), (True, False)):
        held: list[PuertoRicoBuilding] = [] if few else [{"building": NAMES[0]}] * shore.FEW
        for building, crew in product(BUILDINGS, (0, 1)):
            lot = shore.lot(zones["town"], held, building.name)
            yield from _all(pieces.town([{"building": building.name, "colonists": crew}], [lot]))
        field = shore.field_places(zones["fields"], len(held))[0]
        for tile, colonist in product(TILES, (False, True)):
            yield from _all(pieces.fields([{"tile": tile, "colonist": colonist}], [field]))
        pieces.field("back", field.size)
        lot = shore.lot(zones["town"], held, NAMES[0])
        for each in (field.size, lot.size):
            pieces.chosen(each)
            pieces.lit(each)
            yield
        yield from _all(shore.life(pieces, "town", shore.free_lots(zones["town"], held)))
        wild = [*enumerate(shore.field_places(zones["fields"], len(held)))]
        yield from _all(shore.life(pieces, "fields", wild))
        pieces.chosen(shore.barrel_places(zones["quay"])[0].size)
        large_ones = [name for name in NAMES if spaces(name) > 1]
        for taken, large in product(range(CITY_SPACES - 1), large_ones):
            pieces.building(large, shore.lot(zones["town"], [{"building": NAMES[0]}] * taken, large).size)
            yield


def _golden_edges(stage: "Stage") -> Work:
    """Of whatever can have the focus."""
    sizes = {place.size for place in (*stage.role_places(), *market.places(stage.opened["builder"]["stage"]))}
    sizes |= _tile_sizes(stage)
    for zones, taken in product((stage.usual, *stage.opened.values()), (0, shore.FEW)):
        city: list[PuertoRicoBuilding] = [{"building": NAMES[0]}] * taken
        sizes.add(shore.field_places(zones["fields"], taken)[0].size)
        sizes |= {shore.lot(zones["town"], city, name).size for name in (NAMES[0], NAMES[-1])}
        sizes |= {shore.barrel_places(zones["quay"])[0].size, zones["seat1"].size}
    for name in ("done", "pass"):
        laid = stage.message_bar.write(Sentence("", ((name, stage.say(f"table.{name}")),)))
        sizes.add(laid.buttons[name].size)
    for size in sizes:
        stage.gold(Rect((0, 0), size))
        yield
