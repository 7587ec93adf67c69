"""The texts: complete, and the same in every language."""

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from game.sanjuan import explain, state, telling
from game.sanjuan.catalogue import GOODS, NAMES, ROLES
from game.texts import LANGUAGES, texts
from scenes import terminal

ROOT = Path(__file__).parent.parent
ROOMS = (terminal.ROOM, telling.ROOM)


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


CARDS = [name for name in NAMES if name]
NEEDED = {
    *(f"card.{card}" for card in CARDS),
    *(f"card.{card}.rule" for card in CARDS if card not in telling.BY_EDITION),
    *(f"card.{card}.rule.{edition}" for card in telling.BY_EDITION for edition in (1, 2)),
    *(f"role.{role}{part}" for role in ROLES for part in ("", ".action", ".privilege")),
    *(f"good.{good}" for good in GOODS if good),
    *(f"ask.{kind}" for kind in state.KINDS),
    *(f"phase.{phase}" for phase in state.PHASES),
    *(f"reason.{reason}" for reason in explain.REASONS),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_rule(language: str) -> None:
    assert NEEDED - set(entries(telling.ROOM, language)) == set()


def test_texts_are_spoken_in_the_right_number() -> None:
    say = texts("es", *ROOMS)
    assert [say("cards", count=count) for count in (1, 2)] == ["1 carta", "2 cartas"]
