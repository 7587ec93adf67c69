"""The first game with its guide, the rules, the player aid: by buttons, and at every size."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from pygame import Rect

from game.decision import Decision
from game.sanjuan.guest import SanJuan
from game.views import View
from scenes.app.words import words as spoken
from scenes.draw.actor import Actor
from scenes.draw.theme import FOAM
from scenes.input.buttons import Button, Press
from scenes.lab.robot import Robot, way
from scenes.records.saves import first_game, games_folder, latest_first
from scenes.sanjuan import guest, rules
from scenes.sanjuan.aid import aid
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.kinds import BASIC, MONUMENTS, PLANTS
from scenes.sanjuan.lessons import LESSONS, TAUGHT
from scenes.sanjuan.views import seen_hand, view_of
from scenes.screens.how_to_play import HowToPlay
from scenes.screens.pause import Pause
from scenes.screens.title import Title
from scenes.table.guide import LED, due
from scenes.table.scene import TableScene
from scenes.widgets.book import Book, Leaf
from scenes.widgets.guide_bubble import GuideBubble, Told
from tests.game.sanjuan.scene import Scene
from tests.scenes import learning
from tests.scenes.kept import keep, record
from tests.scenes.learning import (
    PRESSES,
    SIZES,
    asked,
    follow,
    laid,
    listen,
    misplaced,
    play_by_a,
    seat_bots,
    table_of,
)
from tests.scenes.picture import cut_off, new_session, pixels
from tests.scenes.player import Player, missing, said

HAND = 4
"""Cards at first."""
QUESTIONS: dict[str, list[Told]] = {}
"""Of a whole game, by language: it is played once."""
pytestmark = pytest.mark.usefixtures("dummy_devices")


@pytest.fixture
def player(tmp_path: Path) -> Player:
    found = Player(tmp_path)
    found.show(Title(found.console))
    return found


def begin(player: Player) -> TableScene[CardAsking]:
    return learning.begin(player, SanJuan)


def learned(player: Player) -> Sequence[str]:
    return player.console.settings.learned[SanJuan.name]


def rows(player: Player) -> list[str]:
    return player.rows


# The first game


def test_the_first_game_is_played_to_its_end_by_one_button(player: Player) -> None:
    player.press("A")
    assert isinstance(player.top, HowToPlay)
    seen = []
    for _ in range(PRESSES):
        player.press("A")
        seen.append(type(player.top).__name__)
        if seen[-1] == "Farewell":
            break
    assert seen[-2:] == ["ScorePad", "Farewell"]
    asked = [lesson for lesson in LESSONS if lesson.asks and lesson.name in learned(player)]
    assert seen.count("GuideBubble") == len(learned(player)) + len(asked)
    assert {"town", "trader", "why.producer", "governor", "end"} <= set(learned(player))


def test_a_alone_does_not_win_the_first_game(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots(monkeypatch, SanJuan)
    mine, theirs = play_by_a(player, SanJuan)
    assert mine < theirs


def test_whoever_follows_the_guide_wins_the_first_game(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_bots(monkeypatch, SanJuan)
    mine, theirs = follow(player, SanJuan)
    assert mine > theirs


def test_from_the_fourth_round_the_focus_is_not_on_what_the_guide_would_choose(player: Player) -> None:
    table, robot = begin(player), Robot(player.console)
    led: dict[bool, set[bool]] = {False: set(), True: set()}
    while table.session.round < 8:
        listen(player)
        asking = table.asking
        assert asking
        assert table.spot
        if asking.picking.at_once and asking.picking.suggested and len(asking.spots) > 1:
            on = {*asking.options_at(table.spot)}
            led[table.session.round > LED].add(not on.isdisjoint(asking.picking.suggested))
        for button in robot.presses():
            player.hit(button)
            player.rest()
    assert led == {False: {True}, True: {False}}


def test_what_is_said_of_a_building_and_of_its_payment_is_said_when_each_is_done(player: Player) -> None:
    table = begin(player)
    hands = {}
    for _ in range(60):
        if isinstance(player.top, GuideBubble):
            held = seen_hand(view_of(table.shown.view), 0)
            hands.update({told.words(): len(held) for told in player.top.told})
        player.press("A")
    (paid,) = (left for words, left in hands.items() if words.startswith("The price is paid"))
    (built,) = (left for words, left in hands.items() if words.startswith("There it stands"))
    assert paid < built < HAND


def test_a_first_game_that_was_left_goes_on_where_it_was(player: Player) -> None:
    table = begin(player)
    for _ in range(12):
        player.press("A")
    record, known = table.session.record(), learned(player)
    player.until(lambda: isinstance(player.top, Pause), "start")
    player.choose("Title screen")
    player.choose("How to play")
    player.choose("Go on with the first game")
    assert table_of(player).session.record().startswith(record)
    assert learned(player)[: len(known)] == known
    if isinstance(player.top, GuideBubble):
        new = [told.words() for told in player.top.told]
        fields = {"name": "Inés", "card": "", "price": "", "denied": ""}
        assert not {player.console.words(SanJuan)(f"lesson.{name}", **fields) for name in known} & {*new}


def test_continue_on_the_title_finds_the_guide_as_well(player: Player) -> None:
    begin(player)
    player.press("start")
    player.choose("Title screen")
    player.choose("Continue")
    assert isinstance(player.console.stack.scenes[0], TableScene)


def test_from_the_start_is_from_the_start(player: Player) -> None:
    begin(player)
    listen(player)
    player.press("A")
    player.console.stack.restart(Title(player.console))
    player.rest()
    player.choose("How to play")
    player.choose("First game from the start")
    assert table_of(player).session.view(0)["taken"] == {}
    assert isinstance(player.top, GuideBubble)


def other(table: TableScene[CardAsking]) -> list[str]:
    """Buttons for another answer than the one that is suggested, if there is one."""
    asking = table.asking
    assert asking
    if asking.decision.kind == "build":
        return ["B", "A"]
    if asking.decision.kind != "role":
        return ["A"]
    wrong = [spot for spot, (at,) in asking.spots.items() if at not in asking.picking.suggested]
    path = way(table.focus, wrong[-1])
    assert path is not None
    return [*(button.name.lower() for button in path), "A"]


def test_whoever_plays_otherwise_is_taught_all_the_same(player: Player) -> None:
    table = begin(player)
    while table.session.round < 6:
        listen(player)
        player.press(*other(table))
    assert {"governor", "prospector", "trader", "which role.4"} <= set(learned(player))
    assert view_of(table.session.view(0))["seats"][0]["built"] == ["indigo_plant"]


def test_an_impatient_thumb_breaks_no_lesson(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="4")
    begin(player)
    said = set()
    for _ in range(900):
        player.console.stack.handle(Press(Button.A, "keyboard"))
        player.frame()
        if isinstance(player.top, GuideBubble):
            said |= {told.words() for told in player.top.told}
    assert len(said) > 10
    assert not [words for words in said if ": ," in words or " ." in words]


def test_lessons_can_be_skipped_from_the_menu(player: Player) -> None:
    table = begin(player)
    player.press("start")
    player.choose("Skip the lessons")
    assert player.top is table
    for _ in range(20):
        player.press("A")
        assert player.top is table
    player.press("start")
    assert "Skip the lessons" not in rows(player)


def test_nothing_is_explained_any_more_of_a_choice_that_was_taken_back(player: Player) -> None:
    table = begin(player)
    listen(player)
    asked = table.session.decision
    player.press("A")
    player.until(lambda: bool(table.asking), "A")
    assert isinstance(player.top, GuideBubble)
    player.press("start")
    player.choose("Undo")
    assert table.asking
    assert table.asking.decision == asked


def test_b_lets_a_lesson_be(player: Player) -> None:
    table = begin(player)
    player.press("A", "B")
    assert player.top is table
    assert learned(player) == ("town", "cards")


def test_the_title_points_newcomers_to_it_until_somebody_has_played(player: Player) -> None:
    assert rows(player)[player.top.focus.on] == "How to play"
    begin(player)
    assert first_game(SanJuan).exists()
    player.console.stack.restart(Title(player.console))
    player.rest()
    assert rows(player)[player.top.focus.on] == "Continue"


def test_a_first_game_that_is_over_is_kept_beside_the_next_one(player: Player) -> None:
    over = keep("first-game-2023", record(2))
    table = begin(player)
    assert (over.read_text(encoding="utf-8"), table.session.file) == (record(2), first_game(SanJuan))
    assert latest_first(games_folder()) == [first_game(SanJuan), over]


def test_a_first_game_that_was_left_gives_way_to_one_from_the_start(player: Player) -> None:
    left = keep("first-game-2023", record(2, choices=9))
    assert begin(player).session.file == left
    assert latest_first(games_folder()) == [left]


def test_a_broken_first_game_begins_anew(player: Player) -> None:
    first_game(SanJuan).parent.mkdir(parents=True)
    first_game(SanJuan).write_text("?")
    player.show(HowToPlay(player.console, SanJuan))
    assert rows(player)[0] == "First game"
    player.press("A")
    assert isinstance(player.top, GuideBubble)


# Lessons


def test_a_lesson_is_told_once_and_when_all_its_signs_are_there() -> None:
    assert [lesson.name for lesson in due(LESSONS, ["ask keep"], [])] == ["keep"]
    assert due(LESSONS, ["ask keep"], ["keep"]) == []
    assert "numbers" not in [lesson.name for lesson in due(LESSONS, ["ask role"], ["town", "cards"])]
    assert "numbers" in [lesson.name for lesson in due(LESSONS, ["ask role"], ["town", "cards", "roles"])]


@pytest.mark.parametrize("kind", ["pay", "produce", "sell"])
@pytest.mark.parametrize(("most", "told"), [(1, False), (2, True)])
def test_of_what_is_marked_it_is_spoken_only_where_something_is(kind: str, most: int, told: bool) -> None:
    view = Scene().view()
    asking = CardAsking(Decision(0, kind, 0, most, ("indigo_plant",)), view, ["indigo_plant"])
    lessons = due(LESSONS, [*TAUGHT.of_question(asking, view)], [])
    assert (kind in [lesson.name for lesson in lessons]) == told


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_lesson_has_its_words(language: str) -> None:
    say = spoken(language, SanJuan)
    facts = {"name": "Inés", "card": "?", "price": 1, "denied": "?"}
    words = [say(f"lesson.{lesson.name}", **facts) for lesson in LESSONS if not lesson.asks]
    assert len(words) == len(set(words))
    assert not [each for each in words if each.startswith("lesson.")]
    assert all(each.count(". ") + each.count("! ") + each.count(": ") < 5 for each in words)


def test_every_building_of_the_base_game_has_a_reason() -> None:
    reasons = {lesson.name.removeprefix("why.") for lesson in LESSONS}
    assert {"cheap_plant", "dear_plant", "monument"} < reasons
    assert {*BASIC} - reasons == {*PLANTS, *MONUMENTS}


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_guide_covers_nothing_it_speaks_about(
    tmp_path: Path, size: tuple[int, int], language: str, text_size: int
) -> None:
    player = Player(tmp_path, size, language=language, text_size=text_size)
    console = player.console
    facts = {
        "name": "Dolores",
        "card": console.words(SanJuan)("card.tobacco_storage"),
        "price": 3,
        "denied": "—" * 9,
    }
    lessons = [lesson for lesson in LESSONS if not lesson.asks]
    longest = max((console.words(SanJuan)(f"lesson.{lesson.name}", **facts) for lesson in lessons), key=len)
    zones = console.layout.zones(SanJuan.name, "seats 2")
    high = zones["hand"].copy()
    high.top -= high.height * 45 // 100
    places = [*(zones[name] for name in ("seat1", "roles", "prices", "city", "hand", "hints")), high]
    told = [Told(lambda: longest, lambda place=place: place) for place in places]  # type: ignore[misc]
    talk = player.show(GuideBubble(console, told, "portraits/beatriz", print, {}))
    assert not [*misplaced(talk)]


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_bubble_covers_what_it_speaks_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text_size: int
) -> None:
    seat_bots(monkeypatch, SanJuan)
    if language not in QUESTIONS:
        QUESTIONS[language] = asked(Player(tmp_path, language=language), SanJuan)
    player = Player(tmp_path, size, language=language, text_size=text_size)
    begin(player)
    card = player.console.words(SanJuan)("card.tobacco_storage")
    facts = {"name": "Inés", "card": card, "price": 3, "denied": "—" * 9}
    assert not [*misplaced(laid(player, TAUGHT, facts, QUESTIONS[language]))]


# Reading


def area(actor: Actor) -> Rect:
    width, height = actor.sprite.size if actor.sprite else (0, 0)
    return Rect(round(actor.x - width / 2), round(actor.y - height / 2), width, height)


@pytest.mark.parametrize(("size", "text_size"), [((480, 320), 100), ((640, 480), 200), ((1280, 720), 100)])
def test_all_of_a_page_is_seen_by_scrolling(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    player = Player(tmp_path, size, text_size=text_size, language="es")
    book = player.show(guest.rules(player.console))
    player.press("down")
    reading = book._reading if book._wide else None
    player.press("A")
    reading = reading or player.top.reading
    seen = set()
    while True:
        shown = reading.actors()
        assert all(player.console.layout.safe.contains(area(actor)) for actor in shown)
        seen |= {actor.sprite for actor in shown}
        if not reading.scroll.below:
            break
        player.press("down")
    lines = {line[0] for line in reading._lines if line} | {picture.sprite for picture in reading._seen}
    assert lines <= seen


def with_buildings(player: Player, mine: list[str], other: list[str]) -> View:
    """What a seat sees of a new game in which these stand."""
    view = new_session(player.console).view(0)
    for seat, built in zip(view_of(view)["seats"], (mine, other), strict=False):
        seat["built"] += built
    return view


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_player_aid_is_one_page(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    player = Player(tmp_path, size, language=language)
    for other in ([], ["guard_room"]):
        page = player.show(aid(player.console, with_buildings(player, [], other)))
        assert page.whole
        assert cut_off(page) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_player_aid_is_scrolled_in_large_letters(tmp_path: Path, size: tuple[int, int]) -> None:
    player = Player(tmp_path, size, text_size=200)
    page = player.show(aid(player.console))
    assert not page.whole
    assert page.reading.size == player.console.lettering.smallest
    while page.reading.scroll.below:
        player.press("down")
        assert cut_off(page) == []
    player.press("A")
    assert player.top is not page


@pytest.mark.parametrize(
    ("mine", "other", "limit"), [([], [], 7), (["tower"], [], 12), ([], ["guard_room"], 6)]
)
def test_the_player_aid_tells_the_own_hand_limit(
    player: Player, monkeypatch: pytest.MonkeyPatch, mine: list[str], other: list[str], limit: int
) -> None:
    view = with_buildings(player, mine, other)
    texts = said(monkeypatch, player)
    player.show(aid(player.console, view))
    assert any(f"at most {limit} cards in hand" in words for words in texts)
    assert missing(texts) == []


def test_a_page_is_entered_scrolled_and_left(player: Player) -> None:
    book = player.show(Book(player.console, "learn.rules", rules.topics, SanJuan))
    player.press("down", "A")
    top = pixels(player)
    player.press("down", "down")
    assert pixels(player) != top
    player.press("up", "up")
    assert pixels(player) == top
    player.press("up", "left")
    assert book.focus.on == 1
    player.press("right", "B")
    assert book.focus.on == 1
    player.press("B")
    assert isinstance(player.top, Title)


def test_the_topic_that_is_read_stays_marked(player: Player) -> None:
    book = player.show(Book(player.console, "learn.rules", rules.topics, SanJuan))
    player.press("down", "A")
    places, picture = book.places(), player.console.canvas.picture()
    edges = [picture.get_at(places[at].midtop)[:3] for at in (1, 2)]
    assert [edge == FOAM for edge in edges] == [True, False]


def test_where_there_is_little_room_topics_have_screens_of_their_own(tmp_path: Path) -> None:
    player = Player(tmp_path, (480, 320), text_size=200)
    book = player.show(Book(player.console, "learn.rules", rules.topics, SanJuan))
    player.press("A", "right")
    assert isinstance(player.top, Leaf)
    assert player.top.title() == "Builder"
    player.press("left", "left", "B")
    assert player.top is book


def test_one_button_shows_the_player_aid_at_the_table(player: Player) -> None:
    begin(player)
    listen(player)
    tops = []
    for press in (["R2"], ["R2"], ["start"]):
        player.press(*press)
        tops.append(type(player.top).__name__)
    player.choose("Player aid")
    assert [*tops, type(player.top).__name__] == ["OnePage", "TableScene", "Pause", "OnePage"]
