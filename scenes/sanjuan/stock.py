"""What the piles and the price tiles tell, in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.checks import Json
from game.sanjuan.catalogue import GOODS
from game.sanjuan.guest import SanJuan
from game.texts import Say
from scenes.buttons import Button
from scenes.lettering import together
from scenes.page import Page
from scenes.reading import Part
from scenes.sanjuan.prices import prices, span

if TYPE_CHECKING:
    from scenes.console import Console


class Stock(Page):
    def __init__(self, console: "Console", what: str, view: Json) -> None:
        super().__init__(console, SanJuan)
        self._what = what
        self._view = view

    def title(self) -> str:
        return self.say(f"stock.{self._what}")

    def parts(self) -> Sequence[Part]:
        return list(STOCK[self._what](self._view, self.say))

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.B, Button.Y, Button.START):
            self.back()


def _piles(view: Json, say: Say) -> Iterator[Part]:
    for pile in ("supply", "discards"):
        yield Part(say("cards", count=view[pile]), title=say(f"stock.{pile}"))
    yield Part(say("rules.cards.supply"))


def _prices(view: Json, say: Say) -> Iterator[Part]:
    """Those of unseen tiles as far as anybody can know them."""
    tiles = view["tiles"]
    for at, tile in enumerate(tiles):
        first = "stock.now" if tile and view["phase"] == "trader" else "stock.next"
        spans = zip(GOODS[1:], prices([tile, *tiles]), strict=True)
        words = ", ".join(together(f"{say(f'good.{good}')} {span(*each)}") for good, each in spans)
        yield Part(say("stock.later" if at else first, number=at + 1, prices=words))
    yield Part(say("rules.goods.order"))


STOCK: Final[Mapping[str, Callable[[Json, Say], Iterator[Part]]]] = {"piles": _piles, "prices": _prices}
"""By zone of the table."""
