"""Letters: sizes, lines that fit, and fonts that can write everything there is to say."""

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from scenes.draw.lettering import FONTS, NAMES, STRONG, TEXT, Lettering, _font

ROOT = Path(__file__).parents[3]
WHITE = (255, 255, 255)


@pytest.mark.parametrize(
    ("height", "per_cent", "body", "smallest"),
    [(320, 100, 14, 12), (480, 100, 18, 14), (720, 100, 27, 21), (1080, 100, 40, 31), (480, 200, 36, 28)],
)
def test_letters_are_shares_of_the_screen(height: int, per_cent: int, body: int, smallest: int) -> None:
    lettering = Lettering(height, per_cent)
    assert (lettering.body, lettering.smallest) == (body, smallest)


@pytest.mark.parametrize(
    "words", ["", "\0", "A\ud800na", "\u200b", "\x07\x85", "\U000e0041", "x" * 100_000, "word " * 5000]
)
def test_there_is_a_picture_of_any_text(words: str) -> None:
    lettering = Lettering(480)
    assert lettering.line(words, WHITE).get_height() == lettering.height()
    assert 0 <= lettering.width(words) < 20_000
    assert lettering.paragraph(words, 600, WHITE).get_width() <= 600


def test_lines_break_between_words_and_fit() -> None:
    lettering = Lettering(480)
    lines = lettering.wrapped("The next building costs one card less than this one.", 160)
    assert len(lines) > 1
    assert all(lettering.width(line) <= 160 for line in lines)
    assert " ".join(lines) == "The next building costs one card less than this one."


def test_a_word_wider_than_its_box_stands_alone() -> None:
    assert Lettering(480).wrapped("a prestidigitator b", 40) == ["a", "prestidigitator", "b"]


def test_paragraphs_stay_apart() -> None:
    assert Lettering(480).wrapped("one\n\ntwo", 400) == ["one", "", "two"]


def test_words_shrink_to_fit_down_to_the_smallest_letters() -> None:
    lettering = Lettering(480)
    words, least = "Buscador de oro", lettering.smallest
    assert lettering.boxed(words, 400, 40, least) == lettering.body
    narrow = lettering.width(words, size=least)
    assert lettering.boxed(words, narrow, 20, least) == least
    assert lettering.boxed(words, 20, 20, least) == least


def test_a_name_is_cut_where_there_is_no_more_room() -> None:
    lettering = Lettering(480)
    assert lettering.shortened("Dolores", 400, STRONG, 14) == "Dolores"
    cut = lettering.shortened("Dolores", lettering.width("Dolo", STRONG, 14), STRONG, 14)
    assert "Dolores".startswith(cut)
    assert 0 < lettering.width(cut, STRONG, 14) <= lettering.width("Dolo", STRONG, 14)
    assert lettering.shortened("Dolores", 0, STRONG, 14) == ""


@pytest.mark.parametrize("font", [NAMES, TEXT, STRONG])
def test_every_letter_of_every_text_is_in_the_fonts(font: str) -> None:
    letters: set[str] = set()
    for path in [*ROOT.glob("game/**/texts/*.po"), *ROOT.glob("scenes/**/texts/*.po")]:
        with path.open("rb") as file:
            for message in read_po(file):
                forms = [message.string] if isinstance(message.string, str) else message.string
                letters |= set("".join(forms or ()))
    written = sorted(letters - set("\n"))
    missing = [
        letter
        for letter, metrics in zip(written, _font(font, 20).metrics("".join(written)), strict=True)
        if not metrics
    ]
    assert missing == []


def test_every_font_has_its_licence_beside_it() -> None:
    for font in FONTS.glob("*.otf"):
        licence = FONTS / f"{font.name.partition('-')[0]}-OFL.txt"
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text(encoding="utf-8")
