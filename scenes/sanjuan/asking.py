"""A decision on the table: which thing to press for which option."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from game.checks import Json
from game.decision import Decision
from game.sanjuan import explain
from game.sanjuan.catalogue import ROLES
from game.sanjuan.piles import card_of, has_good
from scenes.picking import Picking

Spot = tuple[str, int]
"""A zone of the table and a place in it."""
IN_CITY: Final = {"sell": True, "goods": True, "produce": False}
"""Decisions about plants, and whether those have a good on them."""
PASS: Final = ("pass", 0)
DONE: Final = ("done", 0)
"""Where to press to pick nothing, and nothing more."""
OFFERED: Final = ("keep", "library")
"""Decisions about cards that are neither in the hand nor in the city."""


class Asking:
    """The pending decision of the seat at the pad."""

    def __init__(self, decision: Decision, view: Mapping[str, Any], suggestion: Sequence[str]) -> None:
        self.decision = decision
        self.picking = Picking(decision, suggestion)
        self.card = ""
        """The card for which a site is being chosen."""
        self.advice: Json | None = None
        """What the coach says, once it has."""
        self._view = view
        seat = view["seats"][decision.seat]
        self._hand: Sequence[str] = seat["hand"]
        self._built: Sequence[Any] = seat["built"]
        self.spots = self._spots()

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
        return explain.hand_limit(self._view) if limited else 0

    @property
    def grounds(self) -> str:
        """The key of the rule by which something has to go, if it has to."""
        if self.decision.kind != "discard":
            return ""
        return f"aid.limit.{self.limit}" if self.limit else "card.archive.rule"

    @property
    def owed(self) -> int:
        """What is still to be paid, if goods may do that."""
        return int(self._view["owed"]) if self.decision.kind == "goods" else 0

    @property
    def offers(self) -> Sequence[str]:
        """The cards that lie out for this decision."""
        return self.decision.options if self.decision.kind in OFFERED else ()

    @property
    def extra(self) -> list[str]:
        """A card that may be built although it is in nobody's hand; it lies beside one's own."""
        if self.decision.kind != "build":
            return []
        cards = dict.fromkeys(option.partition(" over ")[0] for option in self.decision.options)
        return [card for card in cards if card not in self._hand]

    def options_at(self, spot: Spot) -> list[int]:
        """The options that a press there may mean."""
        return self.spots.get(spot, [])

    def nameless(self, spot: Spot) -> str:
        """The card that lies there, if it is too small to say its name."""
        zone, at = spot
        piles = self._built if zone == "city" else ()
        cards = self.offers if zone == "offer" and len(self.offers) > 1 else [card_of(pile) for pile in piles]
        return cards[at] if at < len(cards) else ""

    def price_at(self, spot: Spot) -> int | None:
        """What the card would cost on this site, if it may go there."""
        options = self.options_at(spot)
        if not (self.card and options):
            return None
        return int(explain.explain(self._view, self.decision.options[options[0]])["price"])

    def first(self) -> Spot | None:
        """Where the focus goes: to what most people would pick, or to where to press if that is picked."""
        picking = self.picking
        if picking.picked and picking.ready and not picking.at_once:
            return DONE
        wanted = set(self.picking.suggested) or set(range(len(self.decision.options)))
        return next((spot for spot, places in self.spots.items() if wanted & set(places)), None)

    @property
    def advised(self) -> list[Spot]:
        """What to press to follow the coach."""
        if self.advice is None:
            return []
        wanted = set(self.decision.places(self.advice["pick"]))
        found = [spot for spot, places in self.spots.items() if wanted & set(places)]
        return found if wanted else [PASS]

    def settle(self, card: str) -> None:
        """Choose a site for this card, or none any more."""
        self.card = card
        self.spots = self._sites(card) if card else self._spots()

    def _spots(self) -> dict[Spot, list[int]]:
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
        """Each card of the hand with all the sites it may go to."""
        by_card: dict[str, list[int]] = {}
        for at, option in enumerate(self.decision.options):
            by_card.setdefault(option.partition(" over ")[0], []).append(at)
        spots: dict[Spot, list[int]] = {
            ("hand", at): by_card[card] for at, card in enumerate(self._hand) if card in by_card
        }
        for card in by_card:
            if card not in self._hand:
                spots["hand", len(self._hand)] = by_card[card]
        return spots

    def _sites(self, card: str) -> dict[Spot, list[int]]:
        spots: dict[Spot, list[int]] = {}
        for at, option in enumerate(self.decision.options):
            name, on, over = option.partition(" over ")
            if name != card:
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
