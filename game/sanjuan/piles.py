"""Buildings as views tell of them: by their names, or with what lies on and under them."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.sanjuan.views import Pile, SanJuanPile


def spelt_out(pile: "Pile") -> "SanJuanPile":
    """
    >>> spelt_out("well")
    {'card': 'well'}
    """
    return {"card": pile} if isinstance(pile, str) else pile


def card_of(pile: "Pile") -> str:
    """The building that stands, whatever it covers."""
    return spelt_out(pile)["card"]


def has_good(pile: "Pile") -> bool:
    return bool(spelt_out(pile).get("good"))


def standing(built: "Sequence[Pile]", card: str, good: bool) -> Iterator[int]:
    """The places of a city where such a building stands, with a good on it or without.

    >>> [*standing(["hut", {"card": "hut", "good": True}, "hut"], "hut", False)]
    [0, 2]
    """
    return (at for at, pile in enumerate(built) if card_of(pile) == card and has_good(pile) == good)
