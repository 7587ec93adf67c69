"""Pictures of cards in a hand: faces and backs as a game draws them, and what lies on them."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final, Protocol

from pygame import SRCALPHA, Rect, Surface

from scenes.cards.fan import ANGLES
from scenes.cards.flip import BACK, FACE, narrowed, side
from scenes.cards.shading import shadow, shine
from scenes.draw.canvas import Colour, Sprite
from scenes.draw.drawings import drawing
from scenes.draw.pictures import panel, veil
from scenes.draw.theme import SUN
from scenes.widgets.tokens import Tokens

RATIO: Final = 1.4
"""A card's height in widths."""
FOCUSED: Final = 1.3
"""The card in focus, in sizes of the others: as high as the hand, so that it hides nothing above that."""
AIR: Final = 36
"""Part of the height of a hand above the card in focus and below it, where its edge and its coin lie."""
WIDEST_TAG: Final = 1.8
"""The name of the card in focus, in widths of that card."""
COIN: Final = 0.34
"""How wide the price is, in widths of its card."""
CROWDED: Final = 0.7
"""The price in a hand whose cards lie close together, in sizes of the others."""
WORTH: Final = 0.4
"""How wide is what the card in focus counts now, in widths of that card."""
MOST_WORTH: Final = 24
MARK: Final = 0.36
"""How wide a tick or a star is, in widths of its card."""
GROWING: Final = (0.5, 0.77, 0.88)
"""Sizes on the way to a card in focus."""


class Faces(Protocol):
    """What a game's cards look like."""

    @property
    def back(self) -> str:
        """Its drawing."""

    def face(self, name: str, size: tuple[int, int], named: bool = False) -> Surface:
        """The card without its price, with its name or without."""

    def names_fit(self, size: tuple[int, int]) -> bool:
        """On cards of this size the name of each can be read."""

    def title(self, name: str) -> str: ...

    def colour(self, name: str) -> Colour:
        """Of the band that its name stands on."""

    def cost(self, name: str) -> int:
        """What is printed on it."""


class CardArt:
    """All pictures of a hand that lies in a zone, each made once."""

    def __init__(self, tokens: Tokens, faces: Faces, hand: Rect) -> None:
        self.tokens = tokens
        self.faces = faces
        self.hand = hand
        self._pictures = tokens.pictures
        self.air = max(3, round(hand.height / AIR))
        room = hand.height - 2 * self.air
        height = min(round(room / FOCUSED), round(hand.width * 0.25))
        self.small = round(height / RATIO), height
        self.large = round(self.small[0] * FOCUSED), min(round(height * FOCUSED), room)
        self._named = faces.names_fit(self.small)

    def make(self, names: Sequence[str], prices: range) -> Iterator[None]:
        """All that may be needed within a frame."""
        for name in names:
            self.card(name)
            yield
            self.focused(name)
            yield
            self.tag(name)
            yield
        self.back()
        self.edge(self.large)
        yield
        self.shade()
        self.tick()
        self.star()
        yield
        for number in prices:
            for reduced, scale in product((True, False), (1.0, FOCUSED, CROWDED)):
                self.coin(number, reduced, scale)
            yield
        for number in range(MOST_WORTH + 1):
            self.worth(number)
        self.shadow()
        yield
        self.shine()
        yield
        for name in names:
            self.turning_up(name)
            yield

    def card(self, name: str) -> Sprite:
        """Its face, or the back of one without a name."""
        if not name:
            return self.back()
        return self._pictures.made(
            ("card", name, self.small), lambda: airy(self.faces.face(name, self.small, self._named)), ANGLES
        )

    def focused(self, name: str) -> Sprite:
        return self._pictures.made(
            ("card", name, self.large), lambda: self.faces.face(name, self.large), scales=GROWING
        )

    def back(self) -> Sprite:
        return self._pictures.made(
            ("back", self.small), lambda: airy(drawing(self.faces.back, *self.small)), ANGLES, scales=(0.5,)
        )

    def turning_up(self, name: str) -> list[Sprite]:
        """What is seen of a card while it turns its face up; the last of these is the card itself."""
        made, size = self._pictures.made, self.small
        backs = [side(self._pictures, self.faces.back, size, share) for share in BACK]
        faces = [made(("side", name, size, at), partial(self._narrow, name, at)) for at in FACE]
        return [self.back(), *backs, *faces, self.card(name)]

    def _narrow(self, name: str, share: float) -> Surface:
        return narrowed(self.faces.face(name, self.small, self._named), share)

    def tag(self, name: str) -> Sprite:
        """What the card in focus is called, on a band that may be wider than the card."""
        return self._pictures.made(("tag", name), partial(self._tag, name))

    def _tag(self, name: str) -> Surface:
        title, colour = self.faces.title(name), self.faces.colour(name)
        return self.tokens.tag(title, colour, self.large[0], round(self.large[0] * WIDEST_TAG))

    def coin(self, number: int, reduced: bool, scale: float = 1.0) -> Sprite:
        """A price as it lies on a card; those of other sizes lie on cards that stand upright."""
        size = round(self.small[0] * COIN * scale)
        return self.tokens.coin(number, size, reduced, ANGLES if scale == 1 else ())

    def cost(self, name: str) -> Sprite:
        """The price that is printed on a card."""
        return self.coin(self.faces.cost(name), False)

    def tick(self) -> Sprite:
        return self.tokens.tick(round(self.small[0] * MARK), ANGLES)

    def star(self) -> Sprite:
        return self.tokens.star(round(self.small[0] * MARK), ANGLES)

    def worth(self, points: int) -> Sprite:
        """What a card counts as things stand, in place of the star that is printed on it."""
        size = round(self.large[0] * WORTH)
        return self._pictures.made(("worth", points, size), lambda: self.tokens.counted(points, size))

    def shade(self) -> Sprite:
        """What dims a card."""
        return self._pictures.made(
            ("shade", self.small), lambda: veil(self.small, self.small[0] // 12), ANGLES
        )

    def edge(self, size: tuple[int, int]) -> Sprite:
        """The gold edge of a card in focus."""
        line = max(2, size[0] // 28)
        whole, radius = (size[0] + 2 * line, size[1] + 2 * line), size[0] // 12 + line
        return self._pictures.made(
            ("edge", size), lambda: panel(whole, None, radius, SUN, line + 1), scales=GROWING
        )

    def shadow(self) -> Sprite:
        """What the card in focus throws."""
        return self._pictures.made(("shadow", self.large), lambda: shadow(self.large))

    def shine(self) -> Sprite:
        """The light that passes over it."""
        return self._pictures.made(("shine", self.large), lambda: shine(self.large))


def airy(picture: Surface) -> Surface:
    """With a pixel around it that is not seen: turned, its edges are smooth."""
    found = Surface((picture.get_width() + 2, picture.get_height() + 2), SRCALPHA)
    found.blit(picture, (1, 1))
    return found
