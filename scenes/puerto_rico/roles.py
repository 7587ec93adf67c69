"""Puerto Rico's roles: windows on the harbour that show what lies in them, and what each would give."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.puerto_rico.catalogue import GOODS
from game.texts import Say
from scenes.draw.canvas import Colour, Placed
from scenes.draw.theme import DARK_LEAF, ROOF, SUN, WOOD, colour
from scenes.puerto_rico.pieces import BARREL, COIN, COLONISTS, SEAL, Pieces
from scenes.table.placards import Role

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoShare, PuertoRicoView

COLOURS: Final[dict[str, Colour]] = {
    "settler": colour("969E3E"),
    "mayor": colour("6A4C93"),
    "builder": ROOF,
    "craftsman": DARK_LEAF,
    "trader": SUN,
    "captain": colour("2C528C"),
    "prospector": WOOD,
}
DRAWINGS: Final = {
    "builder": "sanjuan/roles/builder",
    "trader": "sanjuan/roles/trader",
    "prospector": "sanjuan/roles/prospector",
}
"""Those that look as in San Juan."""
FIELD: Final = "puerto_rico/icons/field"
QUARRY: Final = "puerto_rico/tiles/quarry"
HAMMER: Final = "sanjuan/icons/builder"
SIGNS: Final = (FIELD, COLONISTS, HAMMER, BARREL, COIN, SEAL)
"""Of all that roles give."""
EMPTY: Final = "puerto_rico/freighter"
HOUSE_WINDOW: Final = 84
COMPARTMENTS: Final = (11, 29, 29, 21, 33, 25)
"""Of the trading house's window: where the first begins, how large it is, and how far to the next ones."""
GIVEN: Final = "+0123456789–"
Cell = tuple[str, str]
"""The drawing of a sign, and a number beside it."""


def plain(role: str) -> str:
    """The name without the number of a second prospector."""
    return role.partition("_")[0]


def drawn(role: str, say: Say) -> Role:
    name = plain(role)
    drawing = DRAWINGS.get(name, f"puerto_rico/roles/{name}")
    return Role(drawing, COLOURS[name], (say(f"role.{name}"), say(f"short.{name}")))


def gift(role: str, share: "PuertoRicoShare") -> Cell:
    """What a role would give a seat in one number and its sign; nothing where it gives nothing."""
    name, gives = plain(role), share["gives"]
    if name == "settler":
        return (FIELD, "+1") if gives.get("tiles") else ("", "–")
    if name == "mayor":
        return COLONISTS, f"+{gives.get('colonists', 0)}"
    if name == "builder":
        count = len(gives.get("build", ()))
        return (HAMMER, str(count)) if count else ("", "–")
    if name == "craftsman":
        return BARREL, f"+{sum(gives.get('goods', {}).values()) + bool(gives.get('privilege'))}"
    if name == "trader":
        best = max(gives.get("sell", {}).values(), default=0)
        return (COIN, f"+{best}") if gives.get("sell") else ("", "–")
    if name == "captain":
        points = share["voyage"]["points"] if "voyage" in share else 0
        return (SEAL, f"+{points}") if points else ("", "–")
    return COIN, f"+{gives.get('doubloons', 0)}"


def window(role: str, view: "PuertoRicoView", goods: "dict[str, int]") -> Sequence[Sequence[Cell]]:
    """What lies in a role's window now, row by row; nothing of those that have no window."""
    name = plain(role)
    if name == "settler":
        tiles = [good_sign(tile) for tile in view["face_up"]]
        tiles += [QUARRY] * bool(view["quarries"])
        return [[(tile, "") for tile in tiles[at : at + 3]] for at in range(0, len(tiles), 3)]
    if name == "mayor":
        return [[("puerto_rico/colonist_ship", "")], [(COLONISTS, str(view["supply"]["ship"]))]]
    if name == "craftsman" and goods:
        made = [(good_sign(good), str(count)) for good, count in goods.items()]
        return [made[at : at + 2] for at in range(0, len(made), 2)]
    if name == "captain":
        return [
            [(good_sign(ship.get("kind", "")), f"{ship.get('barrels', 0)}/{ship['size']}")]
            for ship in view["ships"]
        ]
    return []


def house(pieces: Pieces, sold: Sequence[str], area: Rect) -> Iterator[Placed]:
    """The window of the trading house, and what lies in it."""
    side, scale = area.width, area.width / HOUSE_WINDOW
    yield Placed(pieces.pictures.drawing("puerto_rico/trading_window", side, side), *area.center)
    x, y, wide, high, across, down = (each * scale for each in COMPARTMENTS)
    for at, good in enumerate(sold):
        sprite = pieces.good(good, round(min(wide, high)))
        column, row = at % 2, at // 2
        yield Placed(sprite, area.x + x + column * across + wide / 2, area.y + y + row * down + high / 2)


def good_sign(good: str) -> str:
    if not good:
        return EMPTY
    return "puerto_rico/goods/corn" if good == GOODS[0] else f"sanjuan/goods/{good}"


def inside(pieces: Pieces, cells: Sequence[Sequence[Cell]], area: Rect, letters: int) -> Iterator[Placed]:
    """Rows of signs with their numbers, as large as an area lets them be."""
    if not cells:
        return
    columns = max(map(len, cells))
    numbered = any(words for line in cells for _, words in line)
    wide, high = area.width // columns, area.height // len(cells)
    longest = max((words for line in cells for _, words in line), key=len)
    room = wide - (pieces.wide(longest, letters) + 2 if numbered else 0) - 2
    size = max(8, min(high - 2, room))
    for row, line in enumerate(cells):
        y = area.y + (row + 0.5) * high
        for at, (sign, words) in enumerate(line):
            whole = size + (pieces.wide(words, letters) + 2 if words else 0)
            left = area.centerx + (at - len(line) / 2) * wide + (wide - whole) / 2
            yield Placed(pieces.pictures.drawing(sign, size), round(left + size / 2), round(y))
            if words:
                yield from pieces.number(words, round(left + size + 2), round(y), letters)
