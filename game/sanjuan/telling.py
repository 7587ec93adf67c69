"""San Juan in sentences: events, the table and single cards, for a terminal and for logs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from game import words
from game.checks import Json
from game.sanjuan.catalogue import BY_NAME, CHAPEL, GOODS, NAMES, ROLES, VP, costs, is_plant
from game.sanjuan.explain import explain
from game.sanjuan.follow import count
from game.sanjuan.piles import card_of, has_good, spelt_out
from game.texts import Say, joined

if TYPE_CHECKING:
    from game.sanjuan.views import Pile

ROOM: Final = "game/sanjuan"
THINGS: Sequence[str] = (*BY_NAME, *ROLES)
BY_EDITION: Final = ("gold_mine", "guild_hall")
"""Cards whose rule is not the same in both editions."""
LISTED: Final = 2
"""So many cards of an event are told by name where there is little room."""
DEEDS: Final = {"builder": ("build",), "producer": ("good",), "trader": ("sell",)}
"""By role: the event of whoever makes use of it."""


def tell(event: Json, names: Sequence[str], say: Say) -> str:
    """One line; nothing for what only the screen needs."""
    kind = event["event"]
    if kind == "phase_end":
        idle = [names[seat] for seat in event.get("idle", ())]
        return say(f"idle.{event['phase']}", count=len(idle), names=joined(idle, say)) if idle else ""
    if kind == "build" and event["over"]:
        kind = "build.over"
    if kind == "reveal" and not event["kept"]:
        kind = "reveal.nothing"
    if kind == "tuck" and _tucked(event) is None:
        kind = "tuck.hidden"
    if kind == "good" and not is_plant(event["plant"]):
        kind = "good.customs"
    return say(f"event.{kind}", **_facts(event, names, say))


def brief(event: Json) -> Json:
    """Of more cards than a few only how many they are."""
    number = count(event)
    return {**event, "cards": number} if number > LISTED else event


def with_idle(events: Iterable[Json], seats: int) -> Iterator[Json]:
    """The events, where the end of a phase knows whose turn in it has come to nothing."""
    return words.with_idle(events, seats, DEEDS)


def _facts(event: Json, names: Sequence[str], say: Say) -> Json:
    facts = {key: value for key, value in event.items() if key in ("round", "paid", "price")}
    who: int = event["governor"] if event["event"] == "round" else event.get("seat", 0)
    facts["name"] = names[who]
    for key in ("card", "over", "kept"):
        if event.get(key):
            facts[key] = the(event[key], say)
    if "plant" in event:
        facts["good"] = good(event["plant"], say)
    if "role" in event:
        facts["role"] = say(f"role.{event['role']}.to")
    if "reason" in event:
        facts["why"] = _reason(event["reason"], say)
    if event["event"] == "tuck":
        facts["count"] = _tucked(event) or 0
    if event["event"] in ("draw", "reveal", "discard"):
        facts["cards"] = _cards(event["cards"] if "cards" in event else event["count"], say)
    if "prices" in event:
        facts["prices"] = _prices(event["prices"], say)
    return facts


def _tucked(event: Json) -> int | None:
    """How many cards, if that can be known: a chapel takes one."""
    return 1 if event["reason"] == NAMES[CHAPEL] else event.get("count")


def _reason(reason: str, say: Say) -> str:
    return the(reason, say) if reason in BY_NAME or reason in ROLES else say(f"why.{reason}")


def _cards(cards: int | Sequence[str], say: Say) -> str:
    """Their names, or how many of them there are."""
    if isinstance(cards, int) or not cards:
        return say("cards", count=cards or 0)
    return joined([the(card, say) for card in cards], say)


def _prices(tile: str, say: Say) -> str:
    return ", ".join(f"{say(f'good.{good}')} {price}" for good, price in zip(GOODS[1:], tile, strict=True))


def option(name: str, say: Say) -> str:
    """What a decision offers: a role, a card, a card over another one, with a good or without."""
    return _named(name, "", say)


def the(name: str, say: Say) -> str:
    """The same within a sentence, with its article."""
    return _named(name, ".the", say)


def _named(name: str, form: str, say: Say) -> str:
    card, _, over = name.partition(" over ")
    if over:
        return say("over", card=_named(card, form, say), over=the(over, say))
    if name.endswith("+good"):
        return say("with_good", card=_named(name.removesuffix("+good"), form, say))
    return say(f"role.{name}{form}" if name in ROLES else f"card.{name}{form}")


def good(plant: str, say: Say) -> str:
    """What is sold from a building."""
    return say(f"good.{GOODS[BY_NAME[plant]] if is_plant(plant) else 'customs'}")


def picked(name: str, kind: str, say: Say) -> str:
    """What somebody picks, within a sentence about that kind of decision."""
    if kind in ("sell", "goods"):
        return good(name, say)
    return say(f"role.{name}.to") if kind == "role" else the(name, say)


def points(key: str, say: Say) -> str:
    """What points of a score are for."""
    return say(f"card.{key}" if key in BY_NAME else f"score.{key}")


def sketch(view: Json, names: Sequence[str], say: Say) -> list[str]:
    """The table as one seat sees it, a few lines."""
    taken = [f"{option(role, say)} ({names[at]})" for role, at in view["taken"].items()]
    tiles = [tile or say("table.unknown") for tile in view["tiles"]]
    top = say(
        "table.round",
        round=view["round"],
        phase=say(f"phase.{view['phase']}"),
        name=names[view["governor"]],
        supply=view["supply"],
        discards=view["discards"],
    )
    lines = [top, say("table.tiles", tiles=" ".join(tiles))]
    if taken:
        lines.append(say("table.roles", roles=", ".join(taken)))
    return lines + [_seat(view, at, names, say) for at in range(len(names))]


def _seat(view: Json, at: int, names: Sequence[str], say: Say) -> str:
    seat = view["seats"][at]
    city = ", ".join(_pile(pile, say) for pile in seat["built"])
    held = seat["hand"] or 0
    cards = (
        say("cards", count=held) if isinstance(held, int) else ", ".join(option(card, say) for card in held)
    )
    hand = say("table.hand", cards=cards)
    return f"  {names[at]}: {city}\n    {hand}"


def _pile(pile: "Pile", say: Say) -> str:
    found = spelt_out(pile)
    card = option(card_of(pile) + ("+good" if has_good(pile) else ""), say)
    tucked = len(found.get("tucked", ())) + found.get("shipped", 0)
    return f"{card} {say('table.tucked', count=tucked)}" if tucked else card


def explained(name: str, view: Mapping[str, Any], names: Sequence[str], say: Say) -> list[str]:
    """What a role or card is and does, what it costs here and why it is not offered."""
    found = explain(view, name)
    lines = [option(name, say), *rules(name, view["edition"], say)]
    if len(found.get("steps", ())) > 1:
        steps = ", ".join(f"{words} {value}" for words, value in bill(name, found, say))
        lines.append(f"{steps} = {found['price']}")
    return [*lines, *refusal(found, names, say)]


def rules(name: str, edition: int, say: Say) -> list[str]:
    if name in ROLES:
        return [say(f"role.{name}.action"), say(f"role.{name}.privilege")]
    card = name.partition(" over ")[0]
    rule = f"card.{card}.rule.{edition}" if card in BY_EDITION else f"card.{card}.rule"
    numbers = say("card.numbers", cost=costs(edition)[BY_NAME[card]], points=VP[BY_NAME[card]])
    return [numbers, say(rule)]


def bill(name: str, found: Json, say: Say) -> list[tuple[str, int]]:
    """`Printed cost` 6, `Covering the chapel` -3, `Builder's privilege` -1."""
    covered = name.partition(" over ")[2].removesuffix("+good")
    return [
        (say("step.covered", card=the(why, say)) if place == 1 and covered else say(f"step.{why}"), value)
        for place, (why, value) in enumerate(found["steps"])
    ]


def refusal(found: Json, names: Sequence[str], say: Say) -> list[str]:
    """Why it is not offered, if it is not."""
    return [say(f"reason.{found['reason']}", **_reason_facts(found, names, say))] if "reason" in found else []


def _reason_facts(found: Json, names: Sequence[str], say: Say) -> Json:
    card = the(found["card"], say) if "card" in found else ""
    taker = names[found["by"]] if "by" in found else ""
    return {"price": found.get("price"), "budget": found.get("budget"), "card": card, "name": taker}
