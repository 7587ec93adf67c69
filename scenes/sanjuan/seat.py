"""What is told of San Juan's seats: cards in hand, points, and the city."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.sanjuan.catalogue import FULL_CITY
from scenes.draw.canvas import Placed
from scenes.draw.lettering import NAMES, STRONG
from scenes.draw.theme import INK
from scenes.sanjuan.card_art import CardFaces
from scenes.sanjuan.city import buildings, count_for
from scenes.table.seat import GOVERNOR, Built, Counted, Head, paper
from scenes.widgets.tokens import Tokens, row, standing

if TYPE_CHECKING:
    from game.sanjuan.views import Pile, SanJuanView

FACE: Final = 12
"""So many of one's own portraits are as wide as the city."""
AIR: Final = 16
"""As much free below one's own name is a part of the height."""
BESIDE: Final = 3.2
"""How wide the points are beside it, in letters."""
HAND: Final = "icons/hand"
POINTS: Final = "icons/seal"


def head(view: "SanJuanView", seat: int, name: str, portrait: str) -> Head:
    """Who sits there, with nothing counted yet."""
    return Head(name, portrait, view["governor"] == seat, view.get("asked") == seat)


def counts(hand: int, points: int) -> tuple[Counted, ...]:
    return (HAND, str(hand)), (POINTS, str(points))


def in_hand(view: "SanJuanView", seat: int) -> int:
    """How many cards, whether they are seen or not."""
    hand = view["seats"][seat]["hand"]
    return hand if isinstance(hand, int) else len(hand)


def face_down(view: "SanJuanView", seat: int) -> int:
    """How many of them are not seen."""
    hand = view["seats"][seat]["hand"]
    return hand if isinstance(hand, int) else 0


def city(faces: CardFaces, built: "Sequence[Pile]") -> Built:
    plots = count_for(len(built), False)
    return Built(plots, FULL_CITY, repr(built), partial(buildings, faces, tuple(built)))


def own_place(city: Rect, letters: int) -> Rect:
    """Where one's own portrait and points are."""
    width = min(city.height, city.width // FACE) + round(letters * BESIDE)
    return Rect(city.x + 4, city.y, width, city.height)


def own_header(tokens: Tokens, me: Head, points: int, area: Rect) -> Iterator[Placed]:
    """The portrait, the points, the governor's sign and the name beside one's own city, lit when asked."""
    pictures, numbers = tokens.pictures, tokens.numbers
    ground = pictures.made(("own", area.size, me.asked), lambda: paper(area.size, me.asked))
    yield standing(ground, area.x, area.centery)
    name = tokens.small_letters.shortened(me.name, area.width - 4, STRONG, numbers)
    called = pictures.text(name, INK, STRONG, numbers)
    below = area.height // AIR
    yield standing(called, area.centerx - called.size[0] / 2, area.bottom - numbers // 2 - below)
    area = Rect(area.x, area.y, area.width, area.height - numbers - below // 2)
    face = min(area.height - 4, area.width - round(numbers * BESIDE))
    yield standing(pictures.drawing(me.portrait, face), area.x + 2, area.centery)
    left = area.x + face + 6
    y = area.centery - numbers // 2 if me.governor else area.centery
    yield standing(pictures.drawing(POINTS, numbers + 2), left, y)
    yield from row(pictures.figures(str(points), INK, NAMES, numbers + 2), left + numbers + 6, y)
    if me.governor:
        sign = pictures.drawing(GOVERNOR, min(numbers + 6, area.height // 2))
        yield standing(sign, left, min(area.centery + 2 + numbers // 2, area.bottom - sign.size[1] // 2))
