"""Several people round one screen: whose pad is heard, and what nobody else may see."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.guest import game_named
from game.sanjuan.catalogue import ROLES
from game.table import Table
from scenes.draw.actor import Actor
from scenes.draw.canvas import Sprite
from scenes.input.buttons import Button
from scenes.input.late_presses import LATE
from scenes.lab.robot import Robot
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.stage import Stage
from scenes.sanjuan.table import TABLE
from scenes.sanjuan.views import view_of
from scenes.screens.curtain import Curtain
from scenes.screens.pad_lost import PadLost
from scenes.screens.pause import Pause
from scenes.table.asking import TURN_UP
from scenes.table.log import Log
from scenes.table.past import Past
from scenes.table.people import HAND, People
from scenes.table.scene import TableScene
from scenes.table.zoom import ThingZoom
from tests.scenes.pads import Pads
from tests.scenes.player import FRAME, Player
from tests.scenes.sanjuan.test_table import stage_of, table

FOUR = ["Ana, human", "Bo, human", "Cy, human", "Di, human"]
PADS = ["pad 0", "pad 1", "pad 2", "pad 3"]
A = Button.A
READING = 3000
"""Milliseconds in which everybody has read what was told last."""
MOST = 20_000
"""Rounds of presses in a game."""


Four = tuple[TableScene[CardAsking], Pads]


def faces(stage: Stage) -> set[Sprite]:
    """All pictures that tell a card of the hand."""
    turning: list[set[Sprite]] = [{*stage.cards.turning_up(name)} for name in stage.deck]
    large = {stage.cards.focused(name) for name in stage.deck}
    return large | set[Sprite]().union(*turning) - turning[0].intersection(*turning)


def face_up(stage: Stage) -> list[Actor]:
    """What of a hand or of cards drawn is seen; what is built flies for everybody to see."""
    known = faces(stage)
    return [actor for actor in stage.actors if actor.sprite in known and actor not in stage.flying]


def chosen(player: Player, scene: TableScene[CardAsking], role: str) -> None:
    """Who is asked takes a role."""
    scene.focus.on = "role", ROLES.index(role)
    player.press("A")
    read(player)


def read(player: Player) -> None:
    """What was told last."""
    for _ in range(round(READING / FRAME)):
        player.frame()


@pytest.fixture
def four(player: Player, monkeypatch: pytest.MonkeyPatch) -> Four:
    """Four people, each with a pad."""
    pads = Pads(monkeypatch, player, *PADS)
    scene = table(player, names=FOUR)
    scene.session.own_pads = True
    scene.people.pads = dict(enumerate(PADS))
    return scene, pads


# Whose device is heard


@pytest.mark.parametrize("stranger", ["pad 1", "pad 7", "keyboard"])
def test_with_a_pad_each_no_other_one_is_listened_to(player: Player, four: Four, stranger: str) -> None:
    scene, pads = four
    before = scene.spot
    pads.press(stranger, A, Button.DOWN, Button.L2, HAND, Button.START)
    assert player.top is scene
    assert scene.spot == before
    assert not scene.session.view(0)["taken"]
    pads.press("pad 0", A)
    assert len(scene.session.view(0)["taken"]) == 1


def test_another_pad_answers_for_one_that_is_gone(player: Player, four: Four) -> None:
    scene, pads = four
    pads.unplug("pad 0")
    player.rest()
    pads.plug("pad 5")
    pads.press("pad 1", A, A)
    assert scene.session.view(0)["taken"] == {}
    pads.press("pad 5", A)
    assert len(scene.session.view(0)["taken"]) == 1


# A curtain


def test_a_curtain_falls_before_the_first_hand_that_matters_and_tells_what_happened(player: Player) -> None:
    scene = table(player, names=FOUR[:2])
    assert player.top is scene
    chosen(player, scene, "councillor")
    assert isinstance(player.top, Curtain)
    assert player.top.title() == "Ana, it is your turn"
    player.press("A")
    assert player.top is scene
    assert len(face_up(stage_of(scene))) > 1
    player.press("A", "A")
    assert isinstance(player.top, TableScene)
    assert scene.session.decision


def test_whoever_goes_on_pressing_does_not_lift_the_curtain(player: Player) -> None:
    scene = table(player, names=FOUR[:2])
    scene.focus.on = "role", ROLES.index("councillor")
    for _ in range(int(3 * LATE / FRAME / 4)):
        player.hit(A)
        for _ in range(3):
            player.frame()
    assert isinstance(player.top, Curtain)
    player.rest()
    player.press("A")
    assert isinstance(player.top, TableScene)


def test_whoever_goes_on_pressing_chooses_nothing_for_the_next_one(player: Player) -> None:
    scene = table(player, names=FOUR[:2])
    scene.focus.on = "role", ROLES.index("prospector")
    for _ in range(200):
        player.hit(A)
    assert scene.session.view(0)["taken"] == {"prospector": 0}
    player.rest()
    player.press("A")
    assert len(scene.session.view(0)["taken"]) == 2


def test_the_curtain_hangs_over_the_table(player: Player) -> None:
    scene = table(player, names=FOUR[:2])
    chosen(player, scene, "councillor")
    curtain = player.top
    assert isinstance(curtain, Curtain)
    assert curtain.overlay
    assert scene.eyes == 0
    assert not face_up(stage_of(scene))


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("speed", ["1", "4"])
def test_the_next_person_is_called_even_if_the_events_have_not_told_all(tmp_path: Path, speed: str) -> None:
    player = Player(tmp_path, speed=speed)
    scene = table(player, names=["Ana, human", "Rosa, human"])
    view_of(scene.shown.view)["supply"] -= 1
    chosen(player, scene, "prospector")
    assert scene.eyes == 1
    chosen(player, scene, "councillor")
    assert isinstance(player.top, Curtain)
    player.press("A")
    assert face_up(stage_of(scene))


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("speed", ["0.5", "1", "2"])
def test_cards_can_be_turned_up_at_any_speed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    player = Player(tmp_path, speed=speed)
    pads = Pads(monkeypatch, player, *PADS)
    scene = table(player, names=FOUR)
    scene.session.own_pads, scene.people.pads = True, dict(enumerate(PADS))
    scene.focus.on = "role", ROLES.index("councillor")
    pads.press("pad 0", A)
    read(player)
    assert scene.spot == TURN_UP
    pads.press("pad 0", A)
    assert face_up(stage_of(scene))


# What is seen


def test_a_role_is_asked_with_the_hand_face_down(player: Player) -> None:
    scene = table(player, names=FOUR)
    assert scene.asking
    assert scene.asking.decision.kind == "role"
    assert not face_up(stage_of(scene))
    assert view_of(scene.shown.view)["seats"][0]["hand"] == 4
    assert scene.sentence().words.startswith("Ana: ")


@pytest.mark.parametrize("own", [False, True])
def test_a_hand_is_seen_as_long_as_it_is_held_up(player: Player, four: Four, own: bool) -> None:
    scene, pads = four
    if not own:
        scene.people.pads.clear()
    pads.down("pad 0", HAND)
    player.rest()
    assert len(face_up(stage_of(scene))) == 4
    pads.up("pad 0", HAND)
    assert not face_up(stage_of(scene))
    player.rest()
    pads.press("pad 0", A)
    assert len(scene.session.view(0)["taken"]) == 1


def test_a_hand_that_is_held_up_can_be_played_from(player: Player, four: Four) -> None:
    scene, pads = four
    scene.focus.on = "role", ROLES.index("councillor")
    pads.press("pad 0", A)
    assert player.top is scene
    assert scene.spot == TURN_UP
    pads.down("pad 0", HAND)
    player.rest()
    assert scene.asking
    assert scene.asking.decision.kind == "keep"
    before = scene.spot
    pads.tap("pad 0", Button.RIGHT)
    pads.up("pad 0", HAND)
    assert not face_up(stage_of(scene))
    player.rest()
    assert scene.asking is None
    pads.down("pad 0", HAND)
    player.rest()
    assert scene.spot == before
    pads.press("pad 0", A)
    assert scene.eyes == 1


def test_pause_takes_back_no_choice_of_another(player: Player) -> None:
    scene = table(player, names=FOUR[:2])
    chosen(player, scene, "prospector")
    chosen_so_far = scene.session.record()
    player.press("start")
    assert isinstance(player.top, Pause)
    player.choose("Undo")
    assert isinstance(player.top, Pause)
    assert scene.session.record() == chosen_so_far


def test_the_log_of_who_has_not_turned_up_the_cards_tells_of_none(player: Player) -> None:
    scene = table(player, names=FOUR[:2])
    chosen(player, scene, "prospector")
    assert [event for event in scene.session.events(0) if event["event"] == "draw"]
    player.press("select")
    assert isinstance(player.top, Log)
    player.press("A")
    assert isinstance(player.top, Past)
    assert not face_up(stage_of(player.top))


@pytest.mark.parametrize("enlarged", [False, True])
def test_after_a_lost_pad_nobody_comes_onto_an_open_hand(player: Player, four: Four, enlarged: bool) -> None:
    scene, pads = four
    scene.focus.on = "role", ROLES.index("councillor")
    pads.press("pad 0", A, A)
    assert face_up(stage_of(scene))
    if enlarged:
        pads.press("pad 0", Button.Y)
        assert isinstance(player.top, ThingZoom)
    pads.unplug("pad 0")
    assert not face_up(stage_of(scene))
    player.rest()
    assert isinstance(player.top, PadLost)
    assert player.console.stack.scenes[0:1] == [scene]
    pads.plug("pad 4")
    pads.press("pad 4", A)
    assert isinstance(player.top, Curtain)
    assert not face_up(stage_of(scene))
    pads.press("pad 1", A)
    assert isinstance(player.top, Curtain)
    assert player.console.notices.words == ["This is not Ana's controller."]
    pads.press("pad 4", A)
    assert face_up(stage_of(scene))
    assert scene.people.pads[0] == "pad 4"


def test_the_hand_turns_face_down_when_its_owner_has_answered(player: Player) -> None:
    scene = table(player, names=["Ana, human", "Bo, human", "Inés, greedy"])
    chosen(player, scene, "councillor")
    player.press("A", "A")
    assert not face_up(stage_of(scene))


def test_a_mouse_points_at_no_card_that_was_turned_face_down(player: Player) -> None:
    scene = table(player, names=["Ana, human", "Bo, human", "Inés, greedy"])
    chosen(player, scene, "builder")
    player.press("A")
    hand = [place.center for key, place in scene.places().items() if key in {("hand", 0), ("hand", 2)}]
    player.hit(Button.B)
    player.hit(A)
    for x, y in hand:
        player.frame(Event(pygame.MOUSEMOTION, pos=(x, y), buttons=(0, 0, 0)))
    assert not face_up(stage_of(scene))


@pytest.mark.usefixtures("dummy_devices")
def test_a_card_that_is_still_turning_up_can_have_no_focus(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")
    scene = table(player, names=["Ana, human", "Bo, human", "Inés, greedy"])
    chosen(player, scene, "builder")
    player.hit(A)
    for _ in range(60):
        player.frame()
        stage = stage_of(scene)
        seen = {("hand", at) for at, card in enumerate(stage.hand.cards) if card.held.name}
        hidden = {("hand", at) for at in range(len(stage.hand.cards))} - seen
        assert not hidden & {*scene.places()}
    assert ("hand", 0) in scene.places()


def test_who_watches_bots_sees_no_hand(player: Player) -> None:
    scene = table(player, names=["Inés, greedy", "Rosa, greedy"])
    assert not [card for card in stage_of(scene).hand.cards if card.held.name]


# Whole games


class Watch:
    """Looks at every frame: what is face up belongs to who is asked and has turned it up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, scene: TableScene[CardAsking]) -> None:
        self.scene = scene
        self.seat = -1
        self.turned_up = False
        self._known: dict[tuple[Stage, int], set[Sprite]] = {}
        self.seen = 0
        """So many frames with a hand in them."""
        self.curtains = 0
        enter = Curtain.enter

        def fallen(curtain: Curtain) -> None:
            self.curtains += 1
            enter(curtain)

        monkeypatch.setattr(Curtain, "enter", fallen)
        actors: Callable[[Stage], list[Actor]] = vars(Stage)["actors"].fget

        def watched(stage: Stage) -> list[Actor]:
            self.look()
            found, known = actors(stage), self._faces(stage)
            if any(actor.sprite in known for actor in found if actor not in stage.flying):
                assert stage.eyes == self.seat
                assert self.turned_up
                self.seen += 1
            return found

        monkeypatch.setattr(Stage, "actors", property(watched))

    def _faces(self, stage: Stage) -> set[Sprite]:
        """Anew in each round, as those may have been made anew."""
        key = stage, self.scene.session.round
        if key not in self._known:
            self._known[key] = faces(stage)
        return self._known[key]

    def look(self) -> None:
        """Who is asked in this frame."""
        decision = self.scene.session.decision
        seat = decision.seat if decision else -1
        if seat != self.seat:
            self.seat, self.turned_up = seat, False

    def pressed(self, button: Button) -> None:
        asked = self.scene.spot == TURN_UP or isinstance(self.scene.stack.top, Curtain)
        self.turned_up |= button is HAND or (button is A and asked)


def play(player: Player, scene: TableScene[CardAsking], pads: Pads, watch: Watch) -> None:
    """Everybody presses A all the time, and who is asked answers."""
    robot, stranger = Robot(player.console), 0
    for _ in range(MOST):
        if scene.session.over:
            return
        stranger = (stranger + 1) % len(PADS)
        if stranger != scene.eyes:
            pads.tap(PADS[stranger], A)
        player.frame()
        for button in [*robot.presses()]:
            watch.pressed(button)
            pads.tap(PADS[scene.eyes], button)
    raise AssertionError(f"{player.top} never ends: {scene.session.decision}")


def test_no_frame_of_a_whole_game_of_four_shows_a_hand_to_another(
    player: Player, four: Four, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, pads = four
    watch = Watch(monkeypatch, scene)
    play(player, scene, pads, watch)
    assert watch.seen > 100
    assert not watch.curtains


def test_no_frame_of_a_whole_game_round_one_pad_shows_a_hand_that_nobody_turned_up(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, robot = table(player, names=FOUR[:3]), Robot(player.console)
    watch = Watch(monkeypatch, scene)
    for _ in range(MOST):
        if scene.session.over:
            break
        for button in [*robot.presses()]:
            watch.pressed(button)
            player.hit(button)
        player.frame()
    assert scene.session.over
    assert watch.seen > 100
    assert watch.curtains > 20


@pytest.mark.long
@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("seed", range(1, 5))
def test_nor_does_any_of_more_games_that_take_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    player = Player(tmp_path, speed="4")
    pads = Pads(monkeypatch, player, *PADS)
    scene = table(player, seed, FOUR)
    scene.session.own_pads = True
    scene.people.pads = dict(enumerate(PADS))
    play(player, scene, pads, Watch(monkeypatch, scene))


# How often a curtain falls


def curtains(player: Player, seats: int, seed: int) -> int:
    """In a game of so many people round one pad, who pick greedily."""
    kind = game_named("sanjuan")
    game = Table(kind.new({"seats": seats}, seed, FOUR[:seats]), seed)
    people, count, seen = People(player.console, several=True), 0, -1
    while decision := game.decision:
        seat = decision.seat
        seen = seat if seen == seat else -1
        if decision.kind in TABLE.by_hand and seen != seat:
            count += people.needs_curtain(seat)
            people.turn_up(seat, "pad 0")
            seen = seat
        game.choose(kind.habitual().pick(game.game.view(seat), decision))
    return count


@pytest.mark.parametrize(("seats", "most"), [(2, 27), (3, 52), (4, 80)])
def test_curtains_fall_only_where_another_hand_matters(player: Player, seats: int, most: int) -> None:
    found = [curtains(player, seats, seed) for seed in range(12)]
    assert round(sum(found) / len(found)) <= most


def test_as_many_curtains_fall_on_the_real_screens(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, robot, found = table(player, names=FOUR[:2]), Robot(player.console), set[Curtain]()
    while scene.session.round < 5:
        if isinstance(player.top, Curtain):
            found.add(player.top)
        for button in [*robot.presses()]:
            player.hit(button)
        player.frame()
    assert 0 < len(found) < 27
