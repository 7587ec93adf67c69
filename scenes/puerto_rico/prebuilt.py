"""Pictures that the table may need within a frame, made piece by piece before it is played."""

from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.puerto_rico.catalogue import BUILDINGS, GOODS, NAMES, TILES
from game.puerto_rico.manning import manning
from scenes.app.work import Work
from scenes.puerto_rico import bay, market, roles, seat, shore
from scenes.puerto_rico.pieces import BARREL, BIN, COIN, COLONISTS, GAIN, LOSS, PLAIN, SEAL
from scenes.table import placards

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoBuilding, PuertoRicoManning, PuertoRicoSeat, PuertoRicoView
    from scenes.puerto_rico.stage import Stage

MOST: Final = 10
"""Of what is told on a label, beyond which there is rarely more."""
SUMS: Final = (roles.FIELD, COLONISTS, BARREL, COIN, SEAL, "")
"""What a role gives."""
EVERY_DIGIT: Final = "0123456789"


def prebuilt(stage: "Stage") -> Work:
    yield from _stages(stage)
    yield from _market(stage)
    yield from _windows(stage)
    yield from _labels(stage)
    yield from _seats(stage)
    yield from _shore(stage)
    yield from _golden_edges(stage)


def _all(parts: Iterable[object]) -> Work:
    for _ in parts:
        yield


def _stages(stage: "Stage") -> Work:
    """What roles open, in all sizes that it may have there."""
    area, pieces = stage.usual["stage"], stage.pieces
    for size in _tile_sizes(stage):
        for tile in (*TILES, "back"):
            pieces.field(tile, size)
            yield
        pieces.chosen(size)
    for goods in ({}, dict.fromkeys(GOODS, 1)):
        yield from _all(bay.supply(pieces, goods, "", area, stage.large))
        crews: PuertoRicoManning = {
            **manning(stage.shown, []), "more": 1, "before": goods, "output": goods
        }  # fmt: skip
        opened = stage.opened["mayor"]["stage"]
        yield from _all(bay.newcomers(pieces, stage.shown["supply"], crews, opened, stage.large))
        own: PuertoRicoSeat = {**stage.own(), "goods": goods}
        yield from _all(shore.barrels(pieces, own, {}, stage.usual["quay"], stage.large))


def _tile_sizes(stage: "Stage") -> set[tuple[int, int]]:
    face_up = stage.shown["face_up"]
    views: list[PuertoRicoView] = [
        {**stage.shown, "face_up": face_up[:left]} for left in range(len(face_up) + 1)
    ]
    area, letters = stage.usual["stage"], stage.letters
    return {place.size for view in views for place in bay.tile_places(area, view, letters).values()}


def _market(stage: "Stage") -> Work:
    pieces, letters = stage.pieces, stage.letters
    places = market.places(stage.opened["builder"]["stage"])
    for name, place in zip(NAMES, places, strict=True):
        for refused in (True, False):
            pieces.offered(name, place.size, refused)
            yield
    for size in {place.size for place in places}:
        yield from market.make(pieces, size, letters, stage.say)


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
        cells = [(roles.good_sign(each), "1")] * count
        lines = [cells[at : at + 2] for at in range(0, count, 2)]
        yield from _all(roles.inside(pieces, lines, inside, stage.letters))
    for each in GOODS:
        yield from _all(roles.house(pieces, [each], area))
    for role in roles.COLOURS:
        pieces.pictures.panel(area.size, roles.COLOURS[role], 1)
        yield
    for coins in range(1, MOST):
        stage.tokens.coin(coins, round(size[0] * placards.COIN))
        yield


def _labels(stage: "Stage") -> Work:
    """What is told of roles and of tiles."""
    pieces, letters = stage.pieces, stage.letters
    for count, sign in product(range(1, MOST), SUMS):
        pieces.tag(f"+{count}", sign, letters - 1, GAIN)
        yield
    for count in range(MOST):
        pieces.tag(f"+{count}", "", letters - 2, GAIN)
        pieces.tag(str(count), roles.HAMMER, letters - 1, GAIN)
        pieces.tag(str(count), BIN, letters - 1, LOSS)
        yield
        pieces.tag(f"×{count}", "", letters, PLAIN)
        pieces.tag(f"×{count}", COLONISTS, letters + 2, PLAIN)
        yield
    for size in (letters, letters + 2):
        yield from _all(pieces.number(EVERY_DIGIT, 0, 0, size))


def _seats(stage: "Stage") -> Work:
    """Those of others with all that may stand there, few and large or many and small."""
    few = [NAMES[at : at + seat.FEW // 2] for at in range(0, len(NAMES), seat.FEW // 2)]
    for asked, names in product((False, True), (*few, NAMES)):
        full: PuertoRicoSeat = {
            **stage.own(),
            "city": [{"building": name} for name in names],
            "island": [{"tile": tile} for tile in TILES],
            "goods": dict.fromkeys(GOODS, 1),
        }
        who = seat.Neighbour(stage.names[0], stage.portraits[0], True, asked, "0+", full)
        usual = stage.usual["seat1"]
        low = stage.opened["builder"]["stage"].y - usual.y - 2
        for high in (usual.height, low):
            seat.panel_of(stage.pieces, who, Rect(usual.topleft, (usual.width, high)), stage.letters)
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


def _golden_edges(stage: "Stage") -> Work:
    """Of whatever can have the focus."""
    sizes = {place.size for place in (*stage.role_places(), *market.places(stage.opened["builder"]["stage"]))}
    sizes |= _tile_sizes(stage)
    for zones, taken in product((stage.usual, *stage.opened.values()), (0, shore.FEW)):
        city: list[PuertoRicoBuilding] = [{"building": NAMES[0]}] * taken
        sizes.add(shore.field_places(zones["fields"], taken)[0].size)
        sizes |= {shore.lot(zones["town"], city, name).size for name in (NAMES[0], NAMES[-1])}
        sizes |= {shore.barrel_places(zones["quay"])[0].size, zones["seat1"].size}
    for size in sizes:
        stage.gold(Rect((0, 0), size))
        yield
