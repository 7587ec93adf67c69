"""What the piles and the price tiles tell, in words."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from game.sanjuan.catalogue import GOODS
from game.sanjuan.guest import SanJuan
from game.texts import Say
from scenes.draw.lettering import together
from scenes.sanjuan.prices import prices, span
from scenes.table.zoom import PageZoom
from scenes.widgets.reading import Paragraph

if TYPE_CHECKING:
    from game.sanjuan.views import SanJuanView
    from scenes.app.console import Console


def pile_info(console: "Console", zone: str, view: "SanJuanView") -> PageZoom:
    return PageZoom(console, SanJuan, f"stock.{zone}", partial(TOLD[zone], view))


def _piles(view: "SanJuanView", say: Say) -> Iterator[Paragraph]:
    for pile, count in (("supply", view["supply"]), ("discards", view["discards"])):
        yield Paragraph(say("cards", count=count), title=say(f"stock.{pile}"))
    yield Paragraph(say("rules.cards.supply"))


def _prices(view: "SanJuanView", say: Say) -> Iterator[Paragraph]:
    """Those of unseen tiles as far as anybody can know them."""
    tiles = view["tiles"]
    for at, tile in enumerate(tiles):
        first = "stock.now" if tile and view["phase"] == "trader" else "stock.next"
        spans = zip(GOODS[1:], prices([tile, *tiles]), strict=True)
        words = ", ".join(together(f"{say(f'good.{good}')} {span(*each)}") for good, each in spans)
        yield Paragraph(say("stock.later" if at else first, number=at + 1, prices=words))
    yield Paragraph(say("rules.goods.order"))


TOLD: Final[Mapping[str, Callable[["SanJuanView", Say], Iterator[Paragraph]]]] = {
    "piles": _piles,
    "prices": _prices,
}
"""By zone of the table."""
