"""Sentences with every name that they may tell of: none reads as no sentence can."""

import re
from collections.abc import Iterator
from itertools import chain, product
from random import Random

import pytest

from game.bots.bot import random_picks
from game.checks import Json
from game.puerto_rico import catalogue
from game.puerto_rico import telling as island_telling
from game.puerto_rico.guest import PuertoRico
from game.sanjuan import explain, state, telling
from game.sanjuan.bots.coach import COACH, LACKS
from game.sanjuan.catalogue import BIT, BY_NAME, GOODS, PLANTS, ROLES
from game.sanjuan.guest import SanJuan
from game.table import Table
from game.texts import LANGUAGES, Say, joined, texts
from scenes.app.words import dated, words
from scenes.puerto_rico.asking import PuertoRicoAsking
from scenes.puerto_rico.figures import Figures
from scenes.puerto_rico.wording import question
from scenes.table.asking import DONE, PASS
from tests.test_texts import entries

PEOPLE = ["Inés", "Ana", "Hilario", "Íñigo"]
PLACES = [name for name, card in BY_NAME.items() if BIT[card] & PLANTS] + ["customs_office"]
WRONG = re.compile(
    r" {2}|\by h?[ií]|\bde el\b|\ba el\b|[{}]|\w\.\w| [.,;:]|\b(el|la|al|the) (el|la|the)\b", re.I
)
PROPER = "|".join([*PEOPLE, "I", "B", "Esc", "San", "Juan"])
CAPITAL = re.compile(rf"(?<!^)(?<![.!?·] )(?<![«¡¿(])\b(?!(?:{PROPER})\b)[A-ZÁÉÍÓÚÑ]\w*")


def faults(sentence: str) -> list[str]:
    """What in it cannot be."""
    found = [*WRONG.finditer(sentence), *CAPITAL.finditer(sentence)]
    return [f"{sentence!r}: {fault[0]!r}" for fault in found]


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    return words(request.param, SanJuan)


@pytest.mark.parametrize(
    "sentence",
    [
        "Ana y Inés construyen.",
        "Yo construiría Cantera.",
        "Ana  construye la cantera.",
        "Ana elige a el capataz.",
        "La fase de el capataz.",
        "Ana construye {card}.",
        "Ana construye card.quarry.the.",
    ],
)
def test_what_cannot_be_is_seen(sentence: str) -> None:
    assert faults(sentence)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ([], ""),
        (["Inés"], "Inés"),
        (["Beatriz", "Inés"], "Beatriz e Inés"),
        (["Inés", "Ana", "Hilario"], "Inés, Ana e Hilario"),
        (["Ana", "Yolanda"], "Ana y Yolanda"),
        (["Ana", "Hielo"], "Ana y Hielo"),
        (["Ana", "Ybarra"], "Ana e Ybarra"),
    ],
)
def test_y_becomes_e_before_the_sound_of_i(names: list[str], told: str) -> None:
    assert joined(names, words("es")) == told


def events() -> Iterator[Json]:
    """Of every kind, about every card and role."""
    yield from ({"event": kind} for kind in ("standstill", "reshuffle", "end", "undo"))
    yield from ({"event": "round", "round": 3, "governor": at} for at in range(len(PEOPLE)))
    yield {"event": "tile", "prices": "11223"}
    yield {"event": "library", "seat": 0}
    yield {"event": "last", "seat": 0}
    yield {"event": "ship", "seat": 0}
    for phase, count in product(telling.DEEDS, (1, 2, 3)):
        yield {"event": "phase_end", "phase": phase, "idle": [*range(count)]}
    for role in ROLES:
        yield {"event": "role", "seat": 0, "role": role}
    for plant in PLACES:
        yield {"event": "good", "seat": 0, "plant": plant}
        yield {"event": "spend", "seat": 0, "plant": plant}
        yield {"event": "sell", "seat": 0, "plant": plant, "price": 2}
    for reason in ("chapel", "bank"):
        yield {"event": "tuck", "seat": 0, "reason": reason, "hand": 1}
        yield {"event": "tuck", "seat": 0, "reason": reason, "hand": 1, "count": 2, "cards": ["well", "well"]}
    for reason in (*BY_NAME, *state.REASONS):
        yield {"event": "draw", "seat": 0, "cards": 2, "reason": reason}
    for card, other in product(BY_NAME, BY_NAME):
        yield {"event": "build", "seat": 0, "card": card, "over": other, "paid": 3}
        yield {"event": "draw", "seat": 0, "cards": [card, other], "reason": "councillor"}
    for card in BY_NAME:
        yield {"event": "build", "seat": 0, "card": card, "over": None, "paid": 0}
        yield {"event": "reveal", "seat": 0, "cards": [card], "reason": "goldsmith", "kept": card}
        yield {"event": "reveal", "seat": 0, "cards": [card], "reason": "gold_mine", "kept": None}
        yield {"event": "discard", "seat": 0, "cards": [card], "reason": "hand_limit"}
    for plant in PLACES:
        yield {"event": "build", "seat": 0, "card": "palace", "over": f"{plant}+good", "paid": 3}


def test_every_event_is_a_sentence(say: Say) -> None:
    assert not [*chain.from_iterable(faults(telling.tell(event, PEOPLE, say)) for event in events())]


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_in_sentences(seed: int, say: Say) -> None:
    fields: Json = {"seats": 2 + seed % 3, "expansion": ["new_buildings"] * (seed % 2), "draft": seed > 3}
    table, random = Table(SanJuan.new(fields, seed), seed), Random(seed)
    while asked := table.decision:
        table.choose(random_picks(asked.options, asked.min, asked.max, random.random))
    for seat in range(table.seats):
        events = [table.game.seen_by(seat, event) for event in table.happened]
        seen = table.game.telling.with_idle(events, table.seats)
        assert not [*chain.from_iterable(faults(telling.tell(event, PEOPLE, say)) for event in seen)]


@pytest.mark.parametrize("kind", dict.fromkeys(state.KINDS))
def test_every_advice_is_a_sentence(kind: str, say: Say) -> None:
    things = ROLES if kind == "role" else PLACES if kind in ("produce", "sell", "goods") else tuple(BY_NAME)
    losses = [None, *({"key": f"coach.denies.{ROLES[role]}", "seat": 0, "count": 3} for role in LACKS)]
    for name, count, lost in product(things, (1, 2, 5), losses):
        gain = {"key": f"coach.gain.{name if kind == 'role' else kind}", "count": count, "price": count}
        advice = {"kind": kind, "pick": [name] * count, "gain": gain, "besides": lost}
        assert faults(COACH.sentence(advice, PEOPLE, say)) == []
        did = COACH.did(kind, [name] * count, say)
        assert faults(say("hindsight.row", round=3, what=did, share=4)) == []


def test_every_reason_is_a_sentence(say: Say) -> None:
    for reason, card in product(explain.REASONS, BY_NAME):
        found = {"reason": reason, "card": card, "by": 0, "price": 3, "budget": 2}
        assert [*map(faults, telling.refusal(found, PEOPLE, say))] == [[]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ["scenes", "scenes/sanjuan"])
def test_what_screens_say_of_somebody_or_something_is_a_sentence(room: str, language: str) -> None:
    """Each text of theirs with fields for names, with every name."""
    say = words(language, SanJuan)
    cards = [telling.the(card, say) for card in BY_NAME]
    values = {
        "name": PEOPLE,
        "names": [joined(PEOPLE[at:], say) for at in range(len(PEOPLE))] + [joined(PEOPLE[::-1], say)],
        "card": cards,
        "plant": cards,
        "cards": cards,
        "prices": [", ".join(f"{say(f'good.{good}')} 1" for good in GOODS[1:])],
    }
    for key, forms in entries(room, language).items():
        told = sorted({*re.findall(r"\{(\w+)\}", " ".join(forms))} & {*values})
        others = {*re.findall(r"\{(\w+)\}", " ".join(forms))} - {*values}
        for chosen in product(*(values[field] for field in told)) if told else ():
            fields = {**dict.fromkeys(others, "1"), **dict(zip(told, chosen, strict=True))}
            for form in forms:
                assert faults(form.format(**fields)) == [], key


def test_days_are_told_in_the_language_of_their_reader() -> None:
    assert dated("1970-01-01 10:00", words("es")) == "1 de enero de 1970, 10:00"
    assert dated("2026-12-24", words("en")) == "24 December 2026"


def test_goods_are_lower_case_within_a_sentence() -> None:
    say = texts("es", telling.ROOM)
    told = telling.tell({"event": "tile", "prices": "12223"}, PEOPLE, say)
    assert told == "Precios: añil 1, azúcar 2, tabaco 2, café 2, plata 3."
    sold = {"event": "sell", "seat": 0, "plant": "sugar_mill", "price": 2}
    assert telling.tell(sold, PEOPLE, say) == "Inés vende azúcar por 2."


@pytest.fixture(params=LANGUAGES)
def say_island(request: pytest.FixtureRequest) -> Say:
    return words(request.param, PuertoRico)


def sailings() -> Iterator[Json]:
    """Events of Puerto Rico about every thing."""
    for role in catalogue.ROLES:
        yield {"event": "role", "seat": 0, "role": role, "doubloons": 2}
        yield {"event": "bonus", "roles": [role, "builder"]}
    for tile in catalogue.TILES:
        yield {"event": "settle", "seat": 0, "tile": tile}
        yield {"event": "hacienda", "seat": 0, "tile": tile}
    for building in catalogue.NAMES:
        yield {"event": "build", "seat": 0, "building": building, "paid": 3}
    for good in catalogue.GOODS:
        yield {"event": "sell", "seat": 0, "good": good, "doubloons": 1}
        yield {"event": "lose", "seat": 0, "goods": {good: 2}}
        yield from (
            {"event": "load", "seat": 0, "good": good, "ship": ship, "barrels": 1} for ship in ("5", "wharf")
        )


def test_every_event_of_puerto_rico_is_a_sentence(say_island: Say) -> None:
    told = (island_telling.tell(event, PEOPLE, say_island) for event in sailings())
    assert not [*chain.from_iterable(map(faults, told))]


@pytest.mark.parametrize("seed", range(3))
def test_what_puerto_rico_asks_and_tells_are_sentences(seed: int, say_island: Say) -> None:
    """Whatever has the focus, in a whole game by chance."""
    table, random, figures = Table(PuertoRico.new({"seats": 4}, seed), seed), Random(seed), Figures()
    found = set[str]()
    while asked := table.decision:
        view = table.game.view(asked.seat)
        figures.look_at(view)
        picks = random_picks(asked.options, asked.min, asked.max, random.random)
        asking = PuertoRicoAsking(asked, view, picks)
        found |= {question(asking, spot, figures, PEOPLE, say_island) for spot in (*asking.spots, PASS, DONE)}
        table.choose(picks)
    seen = table.game.telling.with_idle(table.happened, table.seats)
    found |= {island_telling.tell(event, PEOPLE, say_island) for event in seen}
    assert not [*chain.from_iterable(map(faults, found))]
