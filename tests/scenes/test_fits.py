"""Every text of the table fits its place, in both languages, at every size of screen and of letters."""

import re
from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po
from pygame import Rect, Surface, transform

from game.bots.coach import NAMED
from game.guest import game_named
from game.sanjuan import state
from game.sanjuan.catalogue import FULL_CITY, NAMES, ROLES
from game.table import Table
from scenes.app.console import Console
from scenes.cards.art import CardArt
from scenes.cards.hand import Hand, ShownCard
from scenes.cards.offers import Offers
from scenes.draw.canvas import around
from scenes.draw.lettering import NAMES as NAME_FONT
from scenes.draw.lettering import STRONG, Lettering
from scenes.draw.theme import CREAM, INK
from scenes.input.buttons import Button
from scenes.lab.sample_games import halfway
from scenes.records.bot_process import Prompt
from scenes.records.session import Session
from scenes.sanjuan.card_art import READ, CardFaces
from scenes.sanjuan.seat import counts
from scenes.sanjuan.showcase import AT_TABLE
from scenes.sanjuan.table import TABLE
from scenes.sanjuan.views import view_of
from scenes.sanjuan.zoom import Cards, card_zoom
from scenes.table.log import Log
from scenes.table.message_bar import MARGIN, fitting
from scenes.table.placards import named
from scenes.table.scene import TableScene
from scenes.table.seat import Head, seat_plan, told
from scenes.widgets.hints import Hint, HintBar
from scenes.widgets.lines import wrapped
from scenes.widgets.notices import MOST, Notices
from scenes.widgets.rows import Row, Words
from scenes.widgets.tokens import Tokens
from tests.scenes.picture import area
from tests.scenes.player import Player, dummies, written

SIZES = [(480, 320), (640, 480), (720, 720), (854, 480), (1280, 720), (1280, 800), (1920, 1080)]
ROOT = Path(__file__).parent.parent.parent
KIND = game_named("sanjuan")
LONG_NAME = "Wilhelmina"
"""As long as one may be, and wider than most."""
MANY, PAID, REVEALED = 12, 6, 4
"""No number in a sentence has more digits, and none names more cards."""


@pytest.fixture(scope="module", params=product(SIZES, ("en", "es"), (100, 150, 200)), ids=str)
def console(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Console]:
    size, language, text_size = request.param
    folder = tmp_path_factory.mktemp("console")
    with pytest.MonkeyPatch.context() as patch, dummies(patch, folder):
        yield Player(folder, size, language=language, text_size=text_size).console


def cards(console: Console, form: str = "") -> list[str]:
    """The names of all cards, the widest first, or that form of them."""
    names = [console.words(KIND)(f"card.{name}{form}") for name in NAMES[1:]]
    return sorted(names, key=lambda name: console.lettering.width(name, STRONG), reverse=True)


@cache
def texts(language: str) -> dict[str, list[str]]:
    """All that is said, by key, in each number."""
    found: dict[str, list[str]] = {}
    for room in ("scenes", "scenes/sanjuan", "game/sanjuan"):
        with (ROOT / room / "texts" / f"{language}.po").open("rb") as file:
            for message in read_po(file):
                key, *_ = [message.id] if isinstance(message.id, str) else message.id
                forms = message.string or ()
                found[key] = [forms] if isinstance(forms, str) else list(forms)
    return found


def art(console: Console, hand: Rect) -> CardArt:
    return CardArt(Tokens(console), CardFaces(console, 2), hand)


def sentences(console: Console, *kinds: str) -> list[str]:
    """All texts of some kinds, with the widest that may stand in their fields."""
    names, say = cards(console, ".the"), console.words(KIND)
    widest: dict[str, Any] = dict.fromkeys(("card", "over", "plant", "kept", "why"), names[0])
    widest |= {"name": LONG_NAME, "names": ", ".join([LONG_NAME] * 4), "role": say("role.prospector.to")}
    widest["good"] = say("good.customs")
    found = []
    for key, forms in texts(console.settings.language).items():
        several = ", ".join(names[: REVEALED if key.startswith("event.reveal") else PAID])
        widest["cards"] = f"{MANY}–{say('cards', count=MANY)}" if key.startswith("gives") else several
        for form in forms if key.startswith(kinds) else ():
            fields = re.findall(r"\{(\w+)\}", form)
            found.append(form.format(**{field: widest.get(field, MANY) for field in fields}))
    return found


def advice(console: Console) -> list[str]:
    """The widest that the coach may say: of as many cards as it names, and of a role that is denied."""
    say, named = console.words(KIND), cards(console, ".the")[:NAMED]
    many = {kind: say("coach.more", what=", ".join(named), count=MANY) for kind in state.KINDS}
    what = {**many, "build": say("over", card=named[0], over=named[1]), "role": say("role.prospector.to")}
    what |= {"keep": named[0], "chapel": named[0]}
    found = []
    for kind in state.KINDS:
        would = say(f"coach.would.{kind}", what=what[kind])
        gains = [f"coach.gain.{role}" for role in ROLES] if kind == "role" else [f"coach.gain.{kind}"]
        gains += ["coach.plan."] if kind == "build" else []
        denied = max(sentences(console, "coach.denies."), key=len)
        for gain in sentences(console, *gains):
            if kind == "role":
                found.append(say("coach.advice.besides", would=would, gain=gain, besides=denied))
            else:
                found.append(say("coach.advice", would=would, gain=gain))
    return found


def test_every_sentence_fits_the_strip_and_leaves_seats_and_hints_free(console: Console) -> None:
    zones, letters = console.layout.zones("sanjuan", "seats 4"), console.lettering
    strip, say, least = zones["ask"], console.words(KIND), min(letters.smallest, console.small_lettering.body)
    widest = max(letters.width(say(f"table.{name}"), STRONG, letters.smallest) for name in ("done", "pass"))
    whole = strip.width - 2 * MARGIN
    beside = whole - widest - strip.height - MARGIN
    most = zones["hints"].top - zones["seat1"].bottom
    counted = say("table.count", count=MANY, number=MANY)
    asked = [f"{cards(console)[0]} · {words} · {counted}" for words in sentences(console, "ask.")]
    (site,) = sentences(console, "table.site")
    gives = [f"{say('role.prospector')}: {words}" for words in sentences(console, "gives.", "reason.taken")]
    for width, found in (
        (beside, [*asked, *gives, f"{site} · {cards(console)[0]} · {say('table.costs', price=MANY)}"]),
        (beside - strip.height, [f"{max(asked, key=len)} · {words}" for words in advice(console)]),
        (whole, sentences(console, "event.", "idle.")),
    ):
        for words in found:
            size, lines = fitting(letters, words, width, least)
            assert size >= least
            assert all(letters.width(line, STRONG, size) <= width for line in lines), words
            assert len(lines) * letters.height(STRONG, size) <= most, words


def test_cards_that_lie_out_hide_nothing_of_the_question(console: Console) -> None:
    zones = console.layout.zones("sanjuan", "seats 4")
    offers = Offers(art(console, zones["hand"]), zones["roles"], zones["ask"].top, (0, 0))
    offers.show([ShownCard("well", 2)] * 5, True, console.motion())
    board = offers.actors[0]
    assert board.sprite
    lying = around(board.x, board.y, *board.sprite.size)
    assert zones["roles"].colliderect(lying)
    assert lying.bottom <= zones["ask"].top
    assert lying.top >= console.layout.safe.top


def test_the_name_of_every_card_in_focus_fits_the_hand(console: Console) -> None:
    hand = console.layout.zones("sanjuan")["hand"]
    cards = art(console, hand)
    for name in NAMES[1:]:
        width, height = cards.tag(name).size
        assert width <= hand.width, name
        assert height <= cards.large[1], name


def test_the_governor_has_a_whole_name_however_many_sit_at_the_table(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    called, shortened = list[str](), Lettering.shortened

    def noted(*of: Any) -> str:
        called.append(shortened(*of))
        return called[-1]

    monkeypatch.setattr(Lettering, "shortened", noted)
    tokens, smallest = Tokens(console), console.small_lettering.smallest
    head = Head("Dolores", "portraits/ines", True, False, counts(12, 28))
    for seats in (2, 3, 4):
        zone = console.layout.zones("sanjuan", f"seats {seats}")["seat1"]
        area, _ = seat_plan(zone.size, smallest, FULL_CITY, FULL_CITY)
        deque(told(tokens, head, area, INK), maxlen=0)
    assert called == ["Dolores"] * 3


def test_no_card_in_focus_hides_the_own_city_or_the_hints(console: Console) -> None:
    zones, motion = console.layout.zones("sanjuan"), console.motion()
    cards = art(console, zones["hand"])
    hand = Hand(cards, zones["hand"])
    hand.show([ShownCard(name, 1, False, False, True) for name in NAMES[1:4]], (0, 0), motion)
    hand.focus(1, motion)
    motion.finish()
    face = hand.cards[1].face
    assert face.y - cards.large[1] / 2 >= zones["city"].bottom
    assert face.y + cards.large[1] / 2 <= zones["hints"].top


@pytest.mark.parametrize("count", [1, 5, 12])
def test_no_card_of_a_hand_is_cut_off_by_the_hints(console: Console, count: int) -> None:
    zones, motion = console.layout.zones("sanjuan"), console.motion()
    hand = Hand(art(console, zones["hand"]), zones["hand"])
    hand.show([ShownCard(name, 1, picked=True) for name in NAMES[1 : count + 1]], (0, 0), motion)
    motion.finish()
    for card in hand.cards:
        assert card.face.sprite
        high = transform.rotate(Surface(card.face.sprite.size), card.face.angle).get_height()
        assert card.face.y + high / 2 <= zones["hints"].top
        assert card.face.y - high / 2 >= zones["city"].bottom


@pytest.mark.parametrize("count", [12, 16])
def test_the_price_of_every_card_of_a_large_hand_is_seen(console: Console, count: int) -> None:
    zones, motion = console.layout.zones("sanjuan"), console.motion()
    cards = art(console, zones["hand"])
    hand = Hand(cards, zones["hand"])
    hand.show([ShownCard(name, 1, False, False, False) for name in NAMES[1 : count + 1]], (0, 0), motion)
    for focus in (None, *range(count)):
        hand.focus(focus, motion)
        motion.finish()
        for at, card in enumerate(hand.cards):
            coin = area(card.coin)
            price = coin.inflate(-0.6 * coin.width, -0.6 * coin.height)
            after = [later.coin for later in hand.cards[at + 1 :]]
            above = after if focus is None or focus == at else [*after, hand.cards[focus].face]
            assert price.collidelist([area(actor) for actor in above]) < 0, (focus, at)


def test_what_is_told_has_a_sign_on_the_hint_bar_and_words_within_it(console: Console) -> None:
    zone, bar = console.layout.zones()["hints"], HintBar(console)
    buttons = (Button.A, Button.B, Button.Y, Button.L2, Button.SELECT, Button.START)
    for words in sentences(console, "hint."):
        bar.show([Hint(button, words) for button in buttons])
        signs = [actor for actor in bar.actors[1:] if actor.sprite]
        assert len(signs) > len(bar.places)
        assert [hint.button for hint in bar.places][-1] is Button.START
        for actor in signs:
            assert actor.sprite
            assert actor.x + actor.sprite.size[0] / 2 <= zone.right, words
            assert actor.sprite.size[1] <= zone.height, words


def test_what_a_button_does_is_told_beside_its_sign_or_above_it_while_that_has_the_focus(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.draw.pictures.MOST_TEXTS", 1000)  # those it is compared with are kept as well
    bar, letters, say = HintBar(console), console.lettering, console.words(KIND)
    buttons = (Button.A, Button.B, Button.Y, Button.L2, Button.R2, Button.SELECT, Button.START)
    keys = ("choose", "faster", "zoom", "undo", "aid", "log", "menu")
    bar.show([Hint(button, say(f"hint.{key}")) for button, key in zip(buttons, keys, strict=True)])
    assert [hint.button for hint in bar.places][-1] is Button.START
    for hint in bar.places:
        bar.focus(hint)
        sizes = range(console.small_lettering.smallest, letters.body + 1)
        words = {console.pictures.text(hint.words, CREAM, STRONG, size) for size in sizes}
        assert sum(actor.sprite in words for actor in bar.actors) == 1
        assert all(console.layout.safe.contains(area(actor)) for actor in bar.actors[1:] if actor.sprite)


def test_all_that_is_told_of_a_card_or_role_fits_the_page(console: Console) -> None:
    view = view_of(KIND.new({"seats": 4, "governor": 0, **KIND.fullest}, 1).view(0))
    names, things, letters = [LONG_NAME] * 4, [*NAMES[1:], *ROLES], console.lettering
    cards, zoom = Cards(console, view, names), card_zoom(console, view, names, things, 0)
    deque(zoom.prepare(), maxlen=0)
    for thing in things:
        for row in wrapped(console, cards.lines(thing), zoom.page.width, letters.smallest):
            assert letters.width(row.words, row.font, row.size) <= zoom.page.width, row.words
            assert row.size >= letters.smallest, row.words


def test_every_event_fits_a_row_of_the_log(console: Console) -> None:
    names = ["Ana, human", "Inés, greedy"]
    bot_process = Prompt(KIND.habitual(), lambda: None)
    session = Session(
        Table(KIND.new({"seats": 2, "governor": 0}, 1, names), 1), None, print, print, bot_process
    )
    log, letters = Log(console, session, TABLE, 0), console.lettering
    for _ in log.prepare():
        pass
    width, rows = log._inner, [Row(words) for words in sentences(console, "event.")]
    words = Words(console, rows, width)
    assert words.size >= letters.smallest
    for row in rows:
        assert letters.widest(row.words, STRONG, words.size) <= width, row.words
        assert words.height_of(row) <= log._zone.height, row.words


def test_the_longest_notices_fit_the_screen_together(console: Console) -> None:
    notices = Notices(console)
    for words in sorted(sentences(console, "reason."), key=len)[-MOST:]:
        notices.add(words)
    notices.update(0)
    for actor in notices.actors:
        assert actor.sprite
        place = Rect((0, 0), actor.sprite.size)
        place.center = round(actor.x), round(actor.y)
        assert console.layout.screen.contains(place)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "es"])
def test_each_placard_says_the_whole_name_of_its_role_where_that_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    with dummies(monkeypatch, tmp_path):
        console = Player(tmp_path, size, language=language).console
        zone = console.layout.zones("sanjuan")["roles"]
        width, letters = zone.width // len(ROLES) - 4, console.small_lettering
        for role in ROLES:
            names = [console.words(KIND)(f"{kind}.{role}") for kind in ("role", "short")]
            high, lines = named(letters, names, (width, zone.height), Tokens(console).numbers)
            assert high >= letters.smallest
            assert " ".join(lines) in names
            assert all(letters.width(line, NAME_FONT, high) <= width - 4 for line in lines)
            short = letters.width(names[0], NAME_FONT, letters.smallest) > width - 4
            assert " ".join(lines) == names[short and len(lines) == 1], names


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [(480, 320), (720, 720)], ids=str)
def test_no_letter_on_the_table_is_smaller_than_the_smallest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    sizes = written(monkeypatch)
    with dummies(monkeypatch, tmp_path):
        player = Player(tmp_path, size, language="es", text_size=text_size)
        for make in AT_TABLE.values():
            player.show(make(player.console))
        least, say = player.console.small_lettering.smallest, player.console.words(KIND)
    cards = "\n".join(say(f"card.{name}") for name in NAMES[1:])
    """They are told in full size of the card in focus."""
    few = {
        words: found
        for words, found in sizes.items()
        if found < (min(READ, least) if words in cards else least)
    }
    assert few == {}


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("size", [(480, 320), (640, 480), (720, 720), (1280, 720)], ids=str)
def test_no_bare_names_of_keys_end_the_bar_and_the_menu_is_always_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    with dummies(monkeypatch, tmp_path):
        player = Player(tmp_path, size, language="es", text_size=text_size)
        scene = player.show(TableScene(player.console, halfway(player.console), TABLE))
        laid = scene.bar.lay(scene.hints())
        assert not laid.silent
        assert Button.START in [hint.button for hint in laid.places]
