"""Decisions about roles, cards and plants: which of them to press for which option."""

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final

from game.sanjuan import explain
from game.sanjuan.catalogue import CATHEDRAL, NAMES, ROLES
from game.sanjuan.piles import card_of, has_good
from scenes.sanjuan.views import seen_hand, view_of
from scenes.table.asking import Asking, Spot

if TYPE_CHECKING:
    from game.sanjuan.views import Pile, SanJuanView

IN_CITY: Final = {"sell": True, "goods": True, "produce": False}
"""Decisions about plants, and whether those have a good on them."""
OFFERED: Final = ("keep", "library")
"""Decisions about cards that are neither in the hand nor in the city."""

ASIDE: Final = ("cathedral", 0)
"""Where the cathedral lies, which is in nobody's hand."""
ALONE: Final = ("role", "library", "build", "chapel")
"""Decisions that say themselves that they are about one thing."""


class CardAsking(Asking):
    between: ClassVar[str] = " over "

    @property
    def _view(self) -> "SanJuanView":
        return view_of(self.view)

    @cached_property
    def _hand(self) -> Sequence[str]:
        return seen_hand(self._view, self.decision.seat)

    @cached_property
    def _built(self) -> "Sequence[Pile]":
        return self._view["seats"][self.decision.seat]["built"]

    @property
    def about(self) -> str:
        """The key of the name of what it is about, if it is about one thing."""
        if self.decision.kind == "library":
            return f"role.{self._view['phase']}"
        if self.decision.kind == "discard" and not self.limit:
            return "card.archive"
        return f"card.{self.decision.about}" if self.decision.about else ""

    @cached_property
    def limit(self) -> int:
        """How many cards may stay in the hand, if it is about that."""
        limited = self.decision.kind == "discard" and self._view["phase"] == "round_start"
        return explain.hand_limit(self.view) if limited else 0

    @property
    def grounds(self) -> str:
        if self.decision.kind != "discard":
            return ""
        return f"aid.limit.{self.limit}" if self.limit else "card.archive.rule"

    @property
    def counted(self) -> bool:
        return self.decision.kind not in ALONE

    @property
    def grows_up(self) -> bool:
        return self.decision.kind not in ("role", *OFFERED)

    @property
    def holds(self) -> bool:
        return self.decision.kind in OFFERED

    @property
    def owed(self) -> int:
        """What is still to be paid, if goods may do that."""
        return self._view["owed"] if self.decision.kind == "goods" else 0

    @property
    def offers(self) -> Sequence[str]:
        """The cards that lie out for this decision."""
        return self.decision.options if self.decision.kind in OFFERED else ()

    @property
    def zones(self) -> Collection[str]:
        return {*super().zones, *([ASIDE[0]] if self.decision.kind == "build" else [])}

    def nameless(self, spot: Spot) -> str:
        zone, at = spot
        piles = self._built if zone == "city" else ()
        cards = self.offers if zone == "offer" and len(self.offers) > 1 else [card_of(pile) for pile in piles]
        return cards[at] if at < len(cards) else ""

    def card_at(self, spot: Spot) -> str:
        """The card that may be had, or is held."""
        zone, at = spot
        cards = {"hand": self._hand, "offer": self.offers, ASIDE[0]: [NAMES[CATHEDRAL]]}.get(zone, ())
        return cards[at] if at < len(cards) else ""

    def refused(self, spot: Spot) -> str:
        kind = self.decision.kind
        if kind not in IN_CITY or spot in self.spots or self.nameless(spot) not in self.decision.options:
            return ""
        return "reason.empty" if IN_CITY[kind] else "reason.full"

    def price_at(self, spot: Spot) -> int | None:
        """What the card would cost on this site, if it may go there."""
        options = self.options_at(spot)
        if not (self.placing and options):
            return None
        return int(explain.explain(self.view, self.decision.options[options[0]])["price"])

    def things(self) -> dict[Spot, list[int]]:
        kind, options = self.decision.kind, self.decision.options
        if kind == "role":
            return {("role", ROLES.index(option)): [at] for at, option in enumerate(options)}
        if kind in OFFERED:
            return {("offer", at): [at] for at in range(len(options))}
        if kind in IN_CITY:
            plants = [card_of(pile) if has_good(pile) == IN_CITY[kind] else "" for pile in self._built]
            return _matched("city", options, plants)
        if kind == "build":
            return self._buildable()
        return _matched("hand", options, self._hand)

    def _buildable(self) -> dict[Spot, list[int]]:
        """Each card of the hand, and the cathedral, with all the sites it may go to."""
        by_card: dict[str, list[int]] = {}
        for at, option in enumerate(self.decision.options):
            by_card.setdefault(self.thing_of(option), []).append(at)
        spots: dict[Spot, list[int]] = {
            ("hand", at): by_card[card] for at, card in enumerate(self._hand) if card in by_card
        }
        for card in by_card:
            if card not in self._hand:
                spots[ASIDE] = by_card[card]
        return spots

    def sites(self, thing: str) -> dict[Spot, list[int]]:
        spots: dict[Spot, list[int]] = {}
        for at, option in enumerate(self.decision.options):
            name, on, over = option.partition(self.between)
            if name != thing:
                continue
            if not on:
                spots["city", len(self._built)] = [at]
            for place, pile in enumerate(self._built):
                if on and over == card_of(pile) + ("+good" if has_good(pile) else ""):
                    spots["city", place] = [at]
        return spots


def _matched(zone: str, options: Sequence[str], things: Sequence[str]) -> dict[Spot, list[int]]:
    """Each option with the next thing of its name."""
    left = list(enumerate(things))
    spots: dict[Spot, list[int]] = {}
    for at, option in enumerate(options):
        found = next(((place, name) for place, name in left if name == option), None)
        if found:
            left.remove(found)
            spots[zone, found[0]] = [at]
    return spots
