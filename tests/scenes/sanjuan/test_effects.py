"""What is seen of events: where things fly, and when what they change is shown."""

from pathlib import Path
from typing import Any

import pytest

from game.sanjuan.catalogue import NAMES
from game.sanjuan.piles import has_good
from game.views import Event, View
from scenes.draw.tween import Motion
from scenes.lab.sample_games import finished
from scenes.sanjuan import effects
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.views import deed_of, view_of
from scenes.table.counters import Counter
from scenes.table.effects import LAST, Happening
from scenes.table.flow import Phase, together
from scenes.table.scene import TableScene
from scenes.table.wording import happened
from tests.scenes.player import FRAME, Player
from tests.scenes.sanjuan.test_table import stage_of, table

GOOD: Any = {"event": "good", "seat": 0, "plant": "indigo_plant", "card": "well"}
BUILD: Any = {"event": "build", "seat": 1, "card": "tower", "over": None, "paid": 3, "steps": []}


pytestmark = pytest.mark.usefixtures("dummy_devices")


def told(player: Player, *events: Event) -> TableScene[CardAsking]:
    """A table where something has just happened."""
    scene = table(player)
    scene.asking, scene.flow.phase = None, Phase.TELLING
    scene.flow.hear(events)
    return scene


def frames_until(player: Player, reached: Any, most: int = 300) -> int:
    for frame in range(most):
        if reached():
            return frame
        player.frame()
    raise AssertionError("never reached")


def built(scene: TableScene[CardAsking], seat: int = 0) -> list[Any]:
    return [*view_of(scene.shown.view)["seats"][seat]["built"]]


def test_a_good_lies_on_its_plant_once_it_has_dropped(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")
    scene = told(player, GOOD)
    frames_until(player, lambda: stage_of(scene).flying)
    assert not has_good(built(scene)[0])
    assert frames_until(player, lambda: has_good(built(scene)[0])) >= effects.DROP / 20
    frames_until(player, lambda: not stage_of(scene).flying)


def test_goods_come_and_go_where_they_lie_among_plants_of_a_kind() -> None:
    full = {"card": "indigo_plant", "good": True}
    view: Any = {"seats": [{"built": [NAMES[1], full, NAMES[1]]}]}
    now = deed_of(Happening(GOOD | {"plant": NAMES[1]}, view, 0, set()))
    assert [effects.plant(now, False) for _ in range(2)] == [0, 2]
    assert effects.plant(now._replace(used=set()), True) == 1


@pytest.mark.parametrize("settled", [{"speed": "instant"}, {"speed": "1", "reduced_motion": True}])
def test_without_motion_the_same_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settled: dict[str, Any]
) -> None:
    player = Player(tmp_path, **settled)
    shown: list[list[Any]] = []
    scene = told(player, GOOD, BUILD)
    view = scene.session.view

    def noted(seat: int) -> View:
        shown.append([*built(scene), *built(scene, 1)])
        return view(seat)

    monkeypatch.setattr(scene.session, "view", noted)
    frames_until(player, lambda: scene.asking)
    assert shown[0] == [{"card": "indigo_plant", "good": True}, "indigo_plant", "tower"]
    frames_until(player, lambda: not stage_of(scene).flying)


def by_movements(*events: tuple[str, int]) -> list[int]:
    """How many of these events are shown at once, one movement after the other."""
    queue: list[Event] = [{"event": kind, "seat": seat} for kind, seat in events]
    found = []
    while queue:
        found.append(len(together(queue, effects.SCRIPT.joins)))
    return found


def test_what_all_seats_do_at_the_same_time_is_one_movement() -> None:
    assert by_movements(("good", 0), ("good", 0), ("good", 1), ("build", 1)) == [3, 1]
    assert by_movements(("sell", 0), ("sell", 0), ("draw", 0), ("draw", 0), ("sell", 1), ("draw", 1)) == [6]
    assert by_movements(("draw", 1), ("discard", 1), ("draw", 2), ("discard", 2)) == [4]


@pytest.mark.parametrize(
    ("kinds", "more"),
    [(["good"], True), (["draw", "discard"], True), (["build"], False), (["role", "good"], False)],
)
def test_what_others_may_do_as_well_is_waited_for(kinds: list[str], more: bool) -> None:
    assert effects.SCRIPT.goes_on([{"event": kind, "seat": 1} for kind in kinds]) == more


def test_a_building_and_its_payment_are_one_movement_of_one_seat() -> None:
    assert by_movements(("build", 0), ("discard", 0), ("build", 1), ("discard", 1)) == [2, 2]


def test_a_table_that_is_made_anew_while_something_flies_goes_on(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")
    scene = told(player, BUILD)
    frames_until(player, lambda: stage_of(scene).flying)
    player.console.settle(language="es")
    frames_until(player, lambda: not stage_of(scene).flying)
    frames_until(player, lambda: stage_of(scene).flying)
    assert built(scene, 1) == ["indigo_plant"]
    frames_until(player, lambda: built(scene, 1) == ["indigo_plant", "tower"])
    frames_until(player, lambda: scene.asking, most=900)


def test_what_is_taken_back_while_it_is_shown_is_gone_at_once(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")
    scene = told(player, BUILD)
    frames_until(player, lambda: stage_of(scene).flying)
    scene.restart()
    while not scene.asking:
        assert built(scene, 1) == ["indigo_plant"]
        player.frame()


MINE: Any = {"event": "reveal", "seat": 1, "reason": "gold_mine", "kept": None}
TWINS = ["indigo_plant", "tower", "statue", "quarry"]


@pytest.mark.parametrize("reduced", [False, True])
def test_a_gold_mine_turns_up_one_card_after_the_other_and_tells_at_last(
    tmp_path: Path, reduced: bool
) -> None:
    player = Player(tmp_path, speed="1", reduced_motion=reduced)
    scene = told(player, MINE | {"cards": TWINS})
    cards = stage_of(scene).cards

    def lie() -> list[str]:
        seen = [actor.sprite for actor in stage_of(scene).flying if actor.fade == 1]
        return [name for name in TWINS if cards.card(name) in seen]

    for count in range(1, 5):
        frames_until(player, lambda count=count: lie() == TWINS[:count])
        assert "turns up" not in scene.caption or count == 4
    frames_until(player, lambda: "keeps nothing" in scene.caption)
    assert lie() == TWINS


def test_a_card_that_costs_six_is_held_up_longer_than_another(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")

    def lasts(card: str) -> int:
        scene = told(player, BUILD | {"card": card})
        return frames_until(player, lambda: card in built(scene, 1))

    assert lasts("palace") > lasts("tower") * 1.3


SOLD: Any = {"event": "sell", "seat": 0, "plant": "indigo_plant", "price": 1}


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (SOLD, "sale"),
        ({"event": "spend", "seat": 0, "plant": "indigo_plant"}, "coin"),
        (BUILD, "build"),
        (BUILD | {"card": "palace"}, "build_large"),
        ({"event": "round", "round": 2, "governor": 1}, "governor"),
        ({"event": "library", "seat": 1}, "library"),
        (MINE | {"cards": TWINS}, "mine_miss"),
        (MINE | {"cards": ["well"], "kept": "well"}, "mine_hit"),
    ],
)
def test_each_deed_has_a_sound_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, event: Any, sound: str
) -> None:
    player = Player(tmp_path, speed="1")
    heard = list[str]()
    monkeypatch.setattr(player.console.sounds, "play", heard.append)
    told(player, event)
    frames_until(player, lambda: sound in heard)
    assert {*heard} & {"sale", "coin", "build", "build_large", "mine_hit", "mine_miss"} <= {sound}


def test_a_full_city_is_announced_for_all_to_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(tmp_path, speed="1")
    heard = list[str]()
    monkeypatch.setattr(player.console.sounds, "play", heard.append)
    scene = told(player, {"event": "last", "seat": 1})
    news = stage_of(scene).last_words()
    frames_until(player, lambda: news in [each.sprite for each in stage_of(scene).flying if each.fade == 1])
    assert scene.caption == "Inés has 12 buildings: the game ends with this phase."
    assert "last" in heard
    assert frames_until(player, lambda: not stage_of(scene).flying) >= LAST / FRAME - 10


def test_a_push_leads_back_to_the_same_place(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")
    scene = table(player)
    frame = stage_of(scene)._frame
    home = frame.x, frame.y
    scene.nudge(6, 0)
    scene.nudge(6, 0)
    assert frame.x > home[0]
    player.rest()
    assert (frame.x, frame.y) == home


def test_numbers_roll_by_way_of_those_between_and_the_latest_wins() -> None:
    motion, counter = Motion(), Counter()
    seen: list[int] = []
    for goal in (2, 5):
        counter.roll([goal], seen.append, motion)
    motion.finish()
    assert seen[:2] == [2, 2]
    assert seen[-1] == 5
    counter.roll([9], seen.append, motion)
    motion.update(250)
    assert 5 < seen[-1] < 9
    counter.roll([3], lambda number: seen.append(-number), motion)
    motion.finish()
    assert seen[-1] == -3


@pytest.mark.parametrize(("seat", "read"), [(1, effects.READ["idle"]), (0, 0)])
def test_the_table_says_for_a_moment_whose_turn_has_come_to_nothing(
    tmp_path: Path, seat: int, read: float
) -> None:
    player = Player(tmp_path, speed="1")
    scene = told(player, {"event": "phase_end", "phase": "builder", "idle": [seat]})
    words = f"{scene.session.names[seat]} does not build."
    frames_until(player, lambda: scene.caption == words)
    assert frames_until(player, lambda: scene.asking) >= read / FRAME
    assert scene.flow.phase is Phase.ASKING


def test_what_has_happened_says_of_each_phase_whose_turn_has_come_to_nothing(player: Player) -> None:
    session = finished(player.console)
    events: list[Any] = happened(session, 0)
    ended = [event for event in events if event["event"] == "phase_end"]
    assert [event["phase"] for event in ended if event["idle"]]
    for end in ended:
        at = events.index(end)
        began = max(place for place in range(at) if events[place]["event"] == "role")
        doing = {"builder": "build", "producer": "good", "trader": "sell"}.get(end["phase"])
        busy = {event["seat"] for event in events[began:at] if event["event"] == doing}
        assert {*end["idle"]} == ({*range(4)} - busy if doing else set())
    assert happened(session, 0, len(events) - 50) == events[-50:]
