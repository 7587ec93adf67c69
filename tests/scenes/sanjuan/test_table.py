"""The table under the thumb."""

import gc
import math
import weakref
from collections.abc import Sequence
from typing import Any

import pytest

from game.decision import Decision
from game.guest import game_named
from game.sanjuan.catalogue import ROLES
from game.sanjuan.guest import SanJuan
from game.table import Table
from scenes.app.work import Room, Urgency
from scenes.cards.hand import ShownCard
from scenes.draw.actor import Actor
from scenes.draw.lettering import NO_BREAK
from scenes.input.buttons import Button
from scenes.lab.robot import Robot, way
from scenes.records.bot_process import Prompt
from scenes.records.session import Session
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.cathedral import owner
from scenes.sanjuan.city import buildings, lamp
from scenes.sanjuan.pile_info import pile_info
from scenes.sanjuan.stage import Stage
from scenes.sanjuan.table import TABLE
from scenes.sanjuan.views import view_of
from scenes.sanjuan.wording import question
from scenes.sanjuan.zoom import Cards
from scenes.screens.curtain import Curtain
from scenes.screens.title import Title
from scenes.table.asking import Spot
from scenes.table.log import Log
from scenes.table.message_bar import MessageBar, Sentence
from scenes.table.scene import TableScene
from scenes.table.tabletop import Tabletop
from scenes.table.wording import tell
from scenes.table.zoom import SeatZoom
from scenes.widgets.hints import Hint, HintBar, LaidHints
from tests.game.sanjuan.scene import FIVE, NEW, Scene, full, hand_of, new_round, seat
from tests.scenes.player import Player, written

NAMES = ["Ana, human", "Inés, greedy"]


def table(player: Player, seed: int = 7, names: list[str] | None = None) -> TableScene[CardAsking]:
    kind = game_named("sanjuan")
    seats = names or NAMES
    dealt = Table(kind.new({"seats": len(seats), "governor": 0}, seed, seats), seed)
    bot_process = Prompt(kind.habitual(), lambda: None)
    session = Session(dealt, None, player.console.notice, lambda: None, bot_process)
    scene = TableScene(player.console, session, TABLE)
    player.console.stack.restart(scene)
    player.rest()
    if isinstance(player.top, Curtain):
        player.press("A")
    return scene


def stage_of(scene: Tabletop[CardAsking]) -> Stage:
    assert isinstance(scene.board, Stage)
    return scene.board


def shown(player: Player, dealt: Scene) -> TableScene[CardAsking]:
    """A table at which this is so."""
    bot_process = Prompt(dealt.table.game.habitual(), lambda: None)
    scene = TableScene(player.console, Session(dealt.table, None, print, lambda: None, bot_process), TABLE)
    player.show(scene)
    return scene


def test_the_first_role_has_the_focus_and_one_press_takes_it(player: Player) -> None:
    scene = table(player)
    assert scene.spot == ("role", 0)
    player.press("A")
    assert scene.session.view(0)["taken"]["builder"] == 0


def test_no_row_of_hints_is_laid_while_somebody_plays(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, robot, laid = table(player), Robot(player.console), list[Sequence[Hint]]()

    def lay(_: HintBar, hints: Sequence[Hint]) -> LaidHints:
        laid.append(hints)
        return LaidHints([], {}, set(), {})

    monkeypatch.setattr(HintBar, "_lay", lay)
    while scene.session.round < 4:
        for button in robot.presses():
            player.hit(button)
            player.rest()
    assert not laid


def test_what_is_said_is_written_before_the_frame_that_shows_it(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.console.settle(speed="1")
    scene, robot = table(player), Robot(player.console)
    found: dict[bool, list[str]] = {True: [], False: []}
    work, lay = player.console.stack.work, MessageBar._lay
    looking = False

    def look_ahead(least: Urgency, room: Room) -> bool:
        nonlocal looking
        looking = True
        done = work(least, room)
        looking = False
        return done

    def noted(strip: MessageBar, words: str, *more: Any) -> Any:
        found[looking] += [words] if words else []
        return lay(strip, words, *more)

    monkeypatch.setattr(player.console.stack, "work", look_ahead)
    monkeypatch.setattr(MessageBar, "_lay", noted)
    while scene.session.round < 3:
        player.frame()
        for button in robot.presses():
            player.hit(button)
    assert len(found[True]) > 4 * len(found[False])


def test_a_table_that_was_left_is_forgotten(player: Player) -> None:
    gone = weakref.ref(stage_of(table(player)))
    player.console.stack.restart(Title(player.console))
    gc.disable()
    player.rest()
    gc.enable()
    assert gone() is None


def test_what_can_be_chosen_is_not_said_to_come_later(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, told = table(player), list[str]()
    monkeypatch.setattr(player.console, "refuse", told.append)
    player.until(lambda: scene.asking is not None)
    scene.focus.on = "role", 1
    player.press("X")
    assert told == []


def test_a_card_whose_time_has_not_come_says_what_comes_first(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, told = table(player), list[str]()
    monkeypatch.setattr(player.console, "refuse", told.append)
    player.until(lambda: scene.spot is not None and scene.spot[0] == "hand")
    player.press("A")
    assert told == ["Not now. First: Choose a role."]
    for at, button in enumerate(("A", "X")):
        scene.focus.on = "role", at
        player.press(button)
    assert told[1:] == ["Not now. First: Build, or pass."]
    scene.focus.on = "city", 0
    player.press("X")
    assert told[2:] == ["Not now. First: Build, or pass."]


def test_of_two_plants_of_a_name_the_one_without_a_good_says_so(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    mine = seat("", ["indigo_plant", *full("indigo_plant")], name="Ana, human")
    scene = shown(player, Scene(mine, seat("", name="Inés, greedy")))
    monkeypatch.setattr(player.console, "refuse", told.append)
    scene.focus.on = "role", ROLES.index("trader")
    player.press("A")
    scene.focus.on = "city", 0
    player.press("X")
    assert told == ["There is no good on it."]


def test_a_city_that_a_enlarges_is_not_promised_by_y_as_well(player: Player) -> None:
    scene = table(player)
    scene.focus.on = "seat", 1
    assert [hint.button for hint in scene.hints() if hint.words == "Enlarge"] == [Button.A]


def test_why_something_was_refused_is_not_told_any_more_once_something_else_is_asked(player: Player) -> None:
    scene = table(player)
    player.until(lambda: scene.spot is not None and scene.spot[0] == "hand")
    player.press("A")
    assert player.console.notices.words
    scene.focus.on = "role", 0
    player.press("A")
    assert not player.console.notices.words


def test_whoever_has_to_discard_is_told_by_what_rule(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[str]()
    monkeypatch.setattr(player.console, "notice", lambda words, of: told.append(words))
    mine = seat(hand_of(9), name="Ana, human")
    scene = shown(player, new_round(mine, seat("", "guard_room", name="Inés, greedy"), **NEW))
    assert Button.X in [hint.button for hint in scene.hints()]
    player.press("X")
    assert told == [player.console.words(SanJuan)("aid.limit.6")]


def test_a_press_too_many_on_the_way_back_passes_nothing(player: Player) -> None:
    scene = table(player)
    player.press("A")
    assert scene.asking
    asked, first = scene.asking.decision, scene.spot
    assert asked.kind == "build"
    player.press("B")
    assert scene.spot == ("pass", 0)
    player.press("B")
    assert (scene.asking.decision, scene.spot) == (asked, first)
    player.press("B", "A")
    assert scene.session.decision is not asked


def test_a_pick_of_several_is_put_back_before_it_is_passed(player: Player) -> None:
    scene = table(player)
    decision = Decision(0, "produce", 0, 2, ("indigo_plant", "sugar_mill"))
    scene.asking = CardAsking(decision, scene.shown.view, decision.options)
    scene.press(Button.B)
    assert (scene.asking.picking.picked, scene.asking.picking.ready) == ([], True)
    scene.press(Button.B)
    assert scene.asking.picking.picked == [0, 1]


def test_the_city_of_another_is_enlarged_by_the_usual_button(player: Player) -> None:
    scene = table(player)
    player.until(lambda: scene.spot is not None and scene.spot[0] == "seat", "up")
    assert Button.X not in [hint.button for hint in scene.hints()]
    player.press("A")
    assert isinstance(player.top, SeatZoom)


def test_of_a_role_that_is_taken_its_taker_is_seen_on_the_large_picture(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table(player)
    scene.focus.on = "role", ROLES.index("prospector")
    player.press("A")
    player.until(lambda: bool(scene.asking and scene.asking.decision.kind == "role"), "A")
    scene.focus.on = "role", ROLES.index("prospector")
    words = written(monkeypatch)
    player.press("Y")
    assert "Ana" in words


def test_what_is_focused_can_be_enlarged_and_left(player: Player) -> None:
    scene = table(player)
    player.press("Y")
    assert type(player.top).__name__ == "ThingZoom"
    player.press("B", "up", "Y")
    assert type(player.top).__name__ == "SeatZoom"
    player.press("B")
    assert player.top is scene


def test_of_a_building_in_a_city_it_is_not_told_that_nobody_holds_it(player: Player) -> None:
    scene = table(player)
    player.press("A")
    cards = Cards(player.console, view_of(scene.shown.view), scene.session.names)
    words = [line.words for line in cards.lines("indigo_plant")]
    assert words[0] == "Indigo plant"
    assert "This card is not in your hand." not in words


def test_of_a_card_in_hand_it_is_not_told_that_it_does_not_stand_while_goods_are_sold(player: Player) -> None:
    view = Scene(seat("tower", full("sugar_mill")), seat()).play("trader").view()
    words = [line.words for line in Cards(player.console, view_of(view), NAMES).lines("tower")]
    assert "Tower does not stand in your city." not in words


def test_where_there_is_nothing_to_enlarge_y_shows_the_own_city(player: Player) -> None:
    player.console.settle(always_ask=True)
    scene = table(player)
    while not (scene.spot and scene.spot[0] in ("done", "pass")):
        player.press("A")
        player.rest()
    player.press("Y")
    assert isinstance(player.top, SeatZoom)


@pytest.mark.parametrize("what", ["prices", "piles"])
def test_prices_and_piles_are_told_of_by_the_usual_button(player: Player, what: str) -> None:
    scene = table(player)
    scene.focus.on = what, 0
    player.press("Y")
    assert type(player.top).__name__ == "PageZoom"
    player.press("Y", "A", "B")
    assert player.top is scene


def test_the_button_that_enlarges_says_so_where_it_shows_the_own_city(player: Player) -> None:
    scene = table(player)
    player.press("A", "B")
    assert scene.spot == ("pass", 0)
    assert Hint(Button.Y, "City") in scene.hints()


def test_of_a_tile_that_nobody_has_seen_it_is_told_what_it_may_say(player: Player) -> None:
    view = {"phase": "role", "tiles": [None, "12233", "11122", "11222", None], "supply": 1, "discards": 0}
    told = pile_info(player.console, "prices", view_of(view)).parts()
    first, second, *_ = (part.words.replace(NO_BREAK, " ") for part in told)
    assert first == "1, for the next trader: indigo 1, sugar 1–2, tobacco 2, coffee 2, silver 3"
    assert second == "2: indigo 1, sugar 2, tobacco 2, coffee 3, silver 3"


def test_the_hint_bar_acts_on_what_had_the_focus_before(player: Player) -> None:
    scene = table(player)
    while isinstance(scene.focus.on, tuple) and scene.focus.on[0] != "hand":
        player.press("down")
    card = scene.thing()
    player.press("down")
    hint = next(key for key in scene.bar.places if key.button is Button.Y)
    scene.focus.on = hint
    player.press("A")
    assert type(player.top).__name__ == "ThingZoom"
    assert player.top.thing == card


def test_an_empty_hand_is_told_where_cards_would_lie(player: Player) -> None:
    scene = table(player)
    stage = stage_of(scene)

    def told() -> bool:
        return any(actor.sprite is stage.empty_hand() and actor.fade for actor in stage.actors)

    assert not told()
    view_of(scene.shown.view)["seats"][0]["hand"] = []
    list(scene.repaint())
    assert told()


def test_a_choice_that_showed_nothing_can_be_taken_back(player: Player) -> None:
    scene = table(player)
    before = scene.session.record()
    player.press("A")
    assert scene.session.undoable(0)
    scene.press(Button.L2)
    assert scene.session.record() == before


def test_b_opens_the_menu_where_an_answer_must_be_given(player: Player) -> None:
    table(player)
    player.press("B")
    assert type(player.top).__name__ == "Pause"


def test_a_game_goes_on_after_the_language_has_changed(player: Player) -> None:
    scene = table(player)
    player.console.settle(language="es")
    player.rest()
    player.press("A")
    assert scene.session.view(0)["taken"]["builder"] == 0


def test_who_has_a_number_only_is_called_in_the_language_of_now(player: Player) -> None:
    scene = table(player, names=["Player 1, human", "Rosa, greedy"])
    player.console.settle(language="es")
    player.rest()
    assert scene.session.names == ["Jugador 1", "Rosa"]
    assert scene.session.seats == ("Player 1, human", "Rosa, greedy")


def test_the_log_tells_by_round_and_role_and_of_a_payment_with_what_is_paid(player: Player) -> None:
    mine = seat("statue well well well", "indigo_plant", name="Ana, human")
    dealt = Scene(mine, seat("tower crane crane crane", name="Inés, greedy"))
    scene = shown(player, dealt.play("builder", "statue", "tower"))
    rows = list(Log(player.console, scene.session, TABLE, 0).rows())
    told = [row.words for row in rows]
    assert told[:3] == [
        "Ana chooses the builder.",
        "Ana builds the statue for 2. Ana discards the well and the well (payment).",
        "Inés builds the tower for 3.",
    ]
    assert (rows[0].icon, rows[0].colour) != (rows[1].icon, rows[1].colour)
    assert rows[1].icon != rows[2].icon


def test_the_log_leads_to_any_moment_and_back(player: Player) -> None:
    scene = table(player)
    player.press("A", "select", "up", "A")
    assert type(player.top).__name__ == "Past"
    past = player.top
    assert {Button.L1, Button.R1} <= {hint.button for hint in past.hints()}
    at = past.at
    player.press("left")
    assert past.at < at
    past.press(Button.R1)
    assert past.at == at
    player.press("B", "B")
    assert player.top is scene


def test_a_sentence_about_cards_that_are_seen_does_not_list_many_of_them(player: Player) -> None:
    scene = table(player)
    event: Any = {"event": "reveal", "seat": 1, "cards": [], "kept": "", "reason": "gold_mine"}
    four = tell(scene.session, event | {"cards": ["well", "tower", "hero", "palace"]}, scene.say)
    assert four == "Inés turns up 4 cards (the gold mine) and keeps nothing."
    two = tell(scene.session, event | {"cards": ["well", "tower"]}, scene.say)
    assert two.startswith("Inés turns up the well and the tower")


def test_a_building_in_focus_is_named_where_something_is_asked(player: Player) -> None:
    scene = table(player)
    assert scene.asking
    assert "Indigo plant" in asked(scene, ("city", 0))


def test_a_card_without_printed_points_says_in_hand_and_enlarged_what_it_counts_now(player: Player) -> None:
    mine = seat("city_hall well well well well well", "smithy tower", name="Ana, human")
    scene = shown(player, Scene(mine, seat()).play("builder"))
    assert asked(scene, ("hand", 0)) == "Build, or pass · City hall, for you now: 3"
    assert asked(scene, ("hand", 1)) == "Build, or pass"
    assert [card.held.worth for card in stage_of(scene).hand.cards] == [3, *[None] * 5]
    told = Cards(player.console, view_of(scene.shown.view), scene.session.names).lines("city_hall")
    assert "For you now: 3 points" in [line.words for line in told]


def test_the_cathedral_lies_beside_the_roles_and_is_bought_from_there(player: Player) -> None:
    mine = seat("well tower " + hand_of(5), "indigo_plant", name="Ana, human")
    scene = shown(player, Scene(mine, seat("", "palace", name="Inés, greedy"), **NEW))
    placard = scene.board.places(scene.shown.view)["cathedral", 0]
    assert placard.colliderect(scene.board.zones["roles"])
    assert asked(scene, ("cathedral", 0)).endswith(" · Cathedral, for you now: 4")
    player.press("A")
    for button in [*(way(scene.focus, ("cathedral", 0)) or ()), Button.A]:
        player.hit(button)
        player.rest()
    player.until(lambda: "cathedral" in view_of(scene.shown.view)["seats"][0]["built"], "A")
    assert owner(view_of(scene.shown.view)) == 0


@pytest.mark.parametrize(("built", "lamps"), [(9, 0), (10, 2), (11, 1), (12, 0)])
def test_lamps_are_lit_where_the_last_buildings_of_a_city_will_stand(
    player: Player, built: int, lamps: int
) -> None:
    stage = stage_of(table(player))
    plots, plants = stage.quay_of(1), ["indigo_plant"] * built
    light = lamp(stage.faces, plots.size[1])
    lit = [placed for placed in buildings(stage.faces, plants, plots) if placed.sprite is light]
    assert [(placed.x, placed.y) for placed in lit] == [place.center for place in plots.places[12 - lamps :]]


def test_where_it_is_not_in_the_game_no_cathedral_lies_there(player: Player) -> None:
    assert ("cathedral", 0) not in table(player).places()


def asked(scene: TableScene[CardAsking], spot: Spot) -> str:
    assert scene.asking
    return question(scene.asking, spot, stage_of(scene).facts, scene.session.names, scene.say)


def test_of_a_role_that_is_taken_it_is_told_who_has_it(player: Player) -> None:
    scene = table(player)
    player.press("A")
    player.until(lambda: bool(scene.asking and scene.asking.decision.kind == "role"), "A")
    mine, theirs = scene.shown.view["taken"]
    assert asked(scene, ("role", ROLES.index(mine))).endswith(": Ana has taken this role.")
    assert asked(scene, ("role", ROLES.index(theirs))).endswith(": Inés has taken this role.")


@pytest.mark.parametrize(
    ("built", "goods", "always", "asked"),
    [
        ("indigo_plant sugar_mill", 2, False, False),
        ("indigo_plant indigo_plant indigo_plant", 2, False, False),
        ("indigo_plant sugar_mill hero", 2, False, False),
        ("indigo_plant sugar_mill coffee_roaster", 0, False, True),
        ("indigo_plant sugar_mill", 0, True, True),
    ],
)
def test_where_there_is_nothing_to_choose_goods_are_made_by_themselves(
    player: Player, built: str, goods: int, always: bool, asked: bool
) -> None:
    player.console.settle(always_ask=always)
    dealt = Scene(seat("", built, name="Ana, human"), seat("", "hero", name="Inés, human"))
    scene = shown(player, dealt.play("producer"))
    player.until(lambda: scene.asking is not None)
    assert scene.asking
    assert (scene.asking.decision.kind == "produce") == asked
    assert [event["event"] for event in scene.session.events(0)].count("good") == goods


def test_what_went_by_itself_is_taken_back_with_the_choice_before_it(player: Player) -> None:
    mine = seat("", "indigo_plant sugar_mill", name="Ana, human")
    scene = shown(player, Scene(mine, seat("", "", name="Inés, greedy")))
    scene.session.choose(["producer"])
    player.rest()
    assert scene.session.undo(0)
    assert scene.session.decision
    assert scene.session.decision.kind == "role"
    assert scene.session.decision.seat == 0


def test_the_star_of_the_coach_hides_no_word_of_a_button(player: Player) -> None:
    scene = table(player)
    stage_of(scene).message_bar.say(Sentence("", (("pass", "Pass"),)))
    place = stage_of(scene).message_bar.buttons["pass"]
    x, _ = stage_of(scene)._star_place(("pass", 0), place, (20, 20))
    assert x + 10 <= place.x + place.height / 2


def apart(one: Actor, other: Actor) -> float:
    """How far two discs are from touching."""
    assert one.sprite
    assert other.sprite
    radii = (one.sprite.size[0] + other.sprite.size[0]) / 2
    return math.dist((one.x, one.y), (other.x, other.y)) - radii


def test_the_star_of_the_coach_hides_neither_price_nor_tick(player: Player) -> None:
    stage = stage_of(table(player))
    stage.offers.show([ShownCard("archive", 1), ShownCard("palace", 6)], True, player.console.motion())
    _, _, coin, *_ = stage.offers.actors
    assert apart(stage._starred(("offer", 0), stage.offers.places[0]), coin) >= -2
    house = stage.quay.places[0]
    assert apart(stage._starred(("city", 0), house), stage.ticked(house)) >= 0


@pytest.mark.parametrize(
    ("role", "built", "saved"), [("councillor", "quarry", 1), ("prospector", "quarry gold_mine", 0)]
)
def test_a_card_to_keep_shows_what_it_would_cost_and_one_of_a_gold_mine_what_is_printed(
    player: Player, role: str, built: str, saved: int
) -> None:
    mine = seat("", built, name="Ana, human")
    others = seat("", name="Inés, greedy")
    scene = shown(player, Scene(mine, others, supply="palace smithy well tower " * 3, edition=1))
    scene.focus.on = "role", ROLES.index(role)
    player.press("A")
    stage, asking = stage_of(scene), scene.asking
    assert asking
    coins = {stage.cards.coin(stage.faces.cost(name) - saved, saved > 0) for name in asking.offers}
    assert coins <= {actor.sprite for actor in stage.offers.actors}


def test_a_free_place_in_the_city_can_have_the_focus_only_where_something_may_go_there(
    player: Player,
) -> None:
    mine = seat("hero well well well well", "crane statue", name="Ana, human")
    scene = shown(player, Scene(mine, seat("", name="Inés, greedy")))
    assert ("city", 2) not in scene.places()
    scene.focus.on = "role", ROLES.index("builder")
    player.press("A")
    assert ("city", 2) not in scene.places()
    scene.focus.on = "hand", 0
    player.press("A")
    assert scene.asking
    assert scene.asking.placing == "hero"
    assert ("city", 2) in scene.places()


def test_of_two_cards_alike_the_one_that_was_taken_up_is_ticked_and_has_the_focus_again(
    player: Player,
) -> None:
    mine = seat("hero hero well well well", "crane statue", name="Ana, human")
    scene = shown(player, Scene(mine, seat("", name="Inés, greedy")))
    scene.focus.on = "role", ROLES.index("builder")
    player.press("A")
    scene.focus.on = "hand", 1
    player.press("A")
    ticked = [card.held.picked for card in stage_of(scene).hand.cards]
    assert ticked == [False, True, False, False, False]
    player.press("B")
    assert scene.spot == ("hand", 1)


def test_what_a_customs_office_holds_looks_like_no_good_that_a_tile_has_a_price_for(player: Player) -> None:
    mine = seat("", full("customs_office"), name="Ana, human")
    stage = stage_of(shown(player, Scene(mine, seat(""), **NEW)))
    good = stage.good(0, 0, "customs_office").sprite
    assert all(stage.good(0, 0, plant).sprite is not good for plant in FIVE.split())
