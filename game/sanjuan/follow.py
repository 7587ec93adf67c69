"""What each event changes in a view, for whoever shows a game behind its own pace."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from game.follow import Changes
from game.sanjuan.catalogue import CATHEDRAL, NAMES
from game.sanjuan.piles import spelt_out, standing

if TYPE_CHECKING:
    from game.sanjuan.views import Pile, SanJuanEvent, SanJuanSeat, SanJuanView


def count(event: Mapping[str, Any]) -> int:
    """How many cards an event is about."""
    cards: Any = event.get("cards", event.get("count", 0))
    return cards if isinstance(cards, int) else len(cards)


def seen_cards(event: "SanJuanEvent") -> list[str]:
    """The cards that an event names."""
    cards = event.get("cards", [])
    return [] if isinstance(cards, int) else cards


def _round(view: "SanJuanView", event: "SanJuanEvent") -> None:
    view.update({"round": event["round"], "governor": event["governor"], "taken": {}, "phase": "round_start"})


def _role(view: "SanJuanView", event: "SanJuanEvent") -> None:
    view["taken"] = {**view["taken"], event["role"]: event["seat"]}
    view.update({"phase": event["role"], "turn": event["seat"]})


def _phase_end(view: "SanJuanView", event: "SanJuanEvent") -> None:
    if view["phase"] == "trader":
        view["tiles"] = [*view["tiles"][1:], view["tiles"][0]]
    view["phase"] = "role"


def _draw(view: "SanJuanView", event: "SanJuanEvent") -> None:
    _take(view["seats"][event["seat"]], event["cards"])
    view["supply"] = max(0, view["supply"] - count(event))


def _discard(view: "SanJuanView", event: "SanJuanEvent") -> None:
    seat = view["seats"][event["seat"]]
    if "drawn" in seat:  # among which somebody has chosen by now
        _take(seat, seat.pop("drawn"))
    if isinstance(seat["hand"], int):
        seat["hand"] = max(0, seat["hand"] - count(event))
    else:
        _drop(seat["hand"], seen_cards(event))
    view["discards"] += count(event)


def _take(seat: "SanJuanSeat", cards: list[str] | int) -> None:
    """Into the hand, of which only the number may be known."""
    hand = seat["hand"]
    if isinstance(hand, int):
        seat["hand"] = hand + (cards if isinstance(cards, int) else len(cards))
    elif not isinstance(cards, int):
        seat["hand"] = [*hand, *cards]


def _drop(hand: list[str], cards: list[str]) -> None:
    for card in cards:
        if card in hand:
            hand.remove(card)


def _build(view: "SanJuanView", event: "SanJuanEvent") -> None:
    seat = view["seats"][event["seat"]]
    if not isinstance(seat["hand"], int):
        _drop(seat["hand"], [event["card"]])
    elif event["card"] != NAMES[CATHEDRAL]:  # which comes from nobody's hand
        seat["hand"] = max(0, seat["hand"] - 1)
    if not event["over"]:
        seat["built"].append(event["card"])
        return
    name, _, good = event["over"].partition("+")
    view["discards"] += bool(good)
    place = next(standing(seat["built"], name, bool(good)), None)
    if place is not None:
        covered = spelt_out(seat["built"][place]).get("over", [])
        seat["built"][place] = {"card": event["card"], "over": [name, *covered]}


def _good(view: "SanJuanView", event: "SanJuanEvent") -> None:
    _turn_good(view["seats"][event["seat"]]["built"], event["plant"], True)
    view["supply"] = max(0, view["supply"] - 1)


def _sold(view: "SanJuanView", event: "SanJuanEvent") -> None:
    _turn_good(view["seats"][event["seat"]]["built"], event["plant"], False)
    view["discards"] += 1


def _ship(view: "SanJuanView", event: "SanJuanEvent") -> None:
    """A good that was sold went under a harbor instead."""
    view["discards"] -= 1


def _turn_good(built: "list[Pile]", plant: str, good: bool) -> None:
    """Put a good on the first such plant that has none, or take one off the first that has."""
    place = next(standing(built, plant, not good), None)
    if place is not None:
        built[place] = {**spelt_out(built[place]), "good": good}


def _tile(view: "SanJuanView", event: "SanJuanEvent") -> None:
    view["tiles"] = [event["prices"], *view["tiles"][1:]]


def _reveal(view: "SanJuanView", event: "SanJuanEvent") -> None:
    kept = event["kept"]
    if kept:
        _take(view["seats"][event["seat"]], [kept])
    view["supply"] = max(0, view["supply"] - count(event))
    view["discards"] += count(event) - bool(kept)


def _tuck(view: "SanJuanView", event: "SanJuanEvent") -> None:
    seat = view["seats"][event["seat"]]
    if isinstance(seat["hand"], int):
        seat["hand"] = event["hand"]
    else:
        _drop(seat["hand"], seen_cards(event))


def _reshuffle(view: "SanJuanView", event: "SanJuanEvent") -> None:
    view.update({"supply": view["supply"] + event["count"], "discards": 0})


CHANGES: Final[Changes] = {
    "round": _round,
    "role": _role,
    "phase_end": _phase_end,
    "draw": _draw,
    "discard": _discard,
    "build": _build,
    "good": _good,
    "spend": _sold,
    "sell": _sold,
    "ship": _ship,
    "tile": _tile,
    "reveal": _reveal,
    "tuck": _tuck,
    "reshuffle": _reshuffle,
}
"""By event."""
