"""The texts: complete, and the same in every language."""

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from game.puerto_rico import catalogue as puerto_rico
from game.puerto_rico import explain as puerto_rico_explain
from game.puerto_rico import state as puerto_rico_state
from game.puerto_rico import telling as puerto_rico_telling
from game.sanjuan import catalogue as sanjuan
from game.sanjuan import explain, state, telling
from game.sanjuan.bots import characters, coach
from game.texts import LANGUAGES, SHARED, texts
from scenes.cli import terminal

ROOT = Path(__file__).parent.parent
ROOMS = (
    *(SHARED, terminal.ROOM, telling.ROOM, puerto_rico_telling.ROOM),
    *("scenes/sanjuan", "scenes/puerto_rico"),
)
ROLE_PARTS = ("", ".action", ".privilege")
FORMS = (".the", ".to")


def catalogue(room: str, language: str) -> Catalog:
    with (ROOT / room / "texts" / f"{language}.po").open("rb") as file:
        return read_po(file, abort_invalid=True)


def forms(text: str | tuple[str, ...] | list[str] | None) -> list[str]:
    return [text] if isinstance(text, str) else list(text or ())


def entries(room: str, language: str) -> dict[str, list[str]]:
    return {
        forms(message.id)[0]: forms(message.string) for message in catalogue(room, language) if message.id
    }


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(room: str, language: str) -> None:
    assert not [key for key, texts in entries(room, language).items() if not all(texts)]


@pytest.mark.parametrize("room", ROOMS)
def test_all_languages_have_the_same_texts_with_the_same_fields(room: str) -> None:
    def fields(language: str) -> dict[str, list[set[str]]]:
        return {
            key: [set(re.findall(r"\{(\w*)\}", form)) for form in texts]
            for key, texts in entries(room, language).items()
        }

    first, *others = [fields(language) for language in LANGUAGES]
    assert all(other == first for other in others)


CARDS = [name for name in sanjuan.NAMES if name]
SANJUAN = {
    *(f"card.{card}{form}" for card in CARDS for form in ("", ".the")),
    *(f"card.{card}.rule" for card in CARDS if card not in telling.BY_EDITION),
    *(f"card.{card}.rule.{edition}" for card in telling.BY_EDITION for edition in (1, 2)),
    *(f"role.{role}{part}" for role in sanjuan.ROLES for part in (*ROLE_PARTS, *FORMS)),
    *(f"good.{good}" for good in sanjuan.GOODS if good),
    *(f"ask.{kind}" for kind in state.KINDS),
    *(f"idle.{role}" for role in telling.DEEDS),
    *(f"phase.{phase}" for phase in state.PHASES),
    *(f"reason.{reason}" for reason in explain.REASONS),
    *(f"coach.gain.{what}" for what in (*sanjuan.ROLES, *state.KINDS) if what != "role"),
    *(f"coach.denies.{sanjuan.ROLES[role]}" for role in coach.LACKS),
    *(f"coach.{tense}.{kind}" for tense in ("did", "would") for kind in (*state.KINDS, "pass")),
    *(f"coach.plan.{card}" for card in CARDS if sanjuan.BY_NAME[card] not in sanjuan.MONUMENTS),
    *("coach.advice", "coach.advice.besides"),
    *(f"character.{name}" for name in characters.CHARACTERS),
    *("coach.nothing", "coach.nothing.build", "coach.nothing.role", "coach.more"),
    *(f"coach.aim.{what}" for what in ("build", "builder", "pay")),
    *(f"coach.besides.{what}" for what in ("ends", "waits", "scores", "races")),
    *(f"coach.besides.{what}" for what in ("may_end", "limit", "presses")),
    *(f"coach.besides.alone.{sanjuan.ROLES[role]}" for role in coach.LACKS),
}
PUERTO_RICO = {
    *(f"building.{name}{part}" for name in puerto_rico.NAMES for part in ("", ".rule")),
    *(f"role.{role}{part}" for role in puerto_rico.ROLES for part in ROLE_PARTS),
    *(f"good.{good}" for good in puerto_rico.GOODS),
    *(f"tile.{tile}" for tile in puerto_rico.TILES),
    *(f"ask.{kind}" for kind in puerto_rico_state.KINDS),
    *(f"phase.{phase}" for phase in puerto_rico_state.PHASES),
    *(f"reason.{reason}" for reason in puerto_rico_explain.REASONS),
    *(f"event.last.{why}" for why in puerto_rico_state.ENDINGS),
    *(f"idle.{role}" for role in puerto_rico_telling.DEEDS),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("room", "needed"), [(telling.ROOM, SANJUAN), (puerto_rico_telling.ROOM, PUERTO_RICO)]
)
def test_everything_has_a_name_and_a_rule(room: str, needed: set[str], language: str) -> None:
    assert needed - set(entries(room, language)) == set()


def test_texts_are_spoken_in_the_right_number() -> None:
    say = texts("es", *ROOMS)
    assert [say("cards", count=count) for count in (1, 2)] == ["1 carta", "2 cartas"]
