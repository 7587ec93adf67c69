"""Puerto Rico's table is played by buttons alone, whichever the decision, the seats and the screen."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from pygame import Rect

from game.guest import game_named
from game.puerto_rico.catalogue import NAMES as NAMED
from game.puerto_rico.fields import fields
from game.table import Table
from scenes.draw.lettering import STRONG
from scenes.draw.theme import CREAM
from scenes.game_registry import DOORS
from scenes.input.buttons import Button
from scenes.lab.robot import Robot, way
from scenes.puerto_rico.asking import STACK, PuertoRicoAsking
from scenes.puerto_rico.bay import caption
from scenes.puerto_rico.guest import PARTS
from scenes.puerto_rico.stage import Stage
from scenes.puerto_rico.views import view_of
from scenes.records.bot_process import Prompt
from scenes.records.session import Session
from scenes.screens.night import Night
from scenes.screens.opening import table_scene
from scenes.screens.score import ScorePad
from scenes.table.asking import DONE, PASS
from scenes.table.log import Log
from scenes.table.scene import TableScene
from scenes.table.zoom import SeatZoom, ThingZoom
from tests.game.puerto_rico import scene as scenes
from tests.scenes.player import Player, written

KIND = game_named("puerto_rico")
NAMES = ("Ana", "Inés", "Tomás", "Dolores", "Rosa")
SUPPLY = {"colonists": 30, "ship": 3, "vp": 75, "goods": {"corn": 5, "indigo": 3, "coffee": 2}}
SIZES = [(640, 480), (480, 320), (720, 720), (1280, 720)]


@pytest.fixture(autouse=True)
def _door(dummy_devices: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DOORS, KIND.name, lambda: PARTS)


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path)


def at_table(player: Player, table: Table) -> TableScene[PuertoRicoAsking]:
    bots = Prompt(KIND.habitual(), lambda: None)
    scene = table_scene(player.console, Session(table, None, player.console.notice, lambda: None, bots))
    assert isinstance(scene, TableScene)
    player.console.stack.restart(scene)
    player.rest()
    return scene


def dealt(seats: int, seed: int = 3) -> Table:
    names = [f"{NAMES[0]}, human", *(f"{name}, greedy" for name in NAMES[1:seats])]
    return Table(KIND.new({"seats": seats, "governor": 0}, seed, names), seed)


def loaded(player: Player, seat: Mapping[str, object], **position: object) -> TableScene[PuertoRicoAsking]:
    """A table of three at a moment when the first seat chooses a role."""
    seats = [{"name": "Ana, human", **seat}, *({"name": f"{name}, greedy"} for name in NAMES[1:3])]
    game = KIND.load({"game": KIND.name, "seats": seats, **position}, 1)
    return at_table(player, Table(game, 1))


def choose(player: Player, scene: TableScene[PuertoRicoAsking], role: str) -> PuertoRicoAsking:
    assert scene.asking
    names = scene.board.things("role", scene.shown.view, scene.asking)
    scene.focus.on = "role", names.index(role)
    player.press("A")
    assert scene.asking
    return scene.asking


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_whole_game_is_played_by_buttons(tmp_path: Path, seats: int, size: tuple[int, int]) -> None:
    player = Player(tmp_path, size, language="es" if seats % 2 else "en")
    scene = at_table(player, dealt(seats))
    robot = Robot(player.console)
    for _ in range(4000):
        if scene.session.over:
            break
        for button in robot.presses():
            player.hit(button)
            player.rest()
        player.frame()
    player.rest()
    for seat in range(seats):
        assert isinstance(player.top, Night), seat
        player.press("A")
    assert isinstance(player.top, ScorePad)


def test_ones_own_quay_says_whose_it_is(player: Player) -> None:
    stage = at_table(player, dealt(3)).board
    assert isinstance(stage, Stage)
    name = player.console.pictures.text("Ana", CREAM, STRONG, stage.letters)
    quay = stage.zones["quay"]
    assert [quay.collidepoint(each.x, each.y) for each in stage.actors if each.sprite is name] == [True]


def test_every_option_of_every_decision_can_be_pressed() -> None:
    table, kinds = dealt(5, seed=11), set[str]()
    bot = KIND.habitual()
    while decision := table.decision:
        view = table.game.view(decision.seat)
        asking = PuertoRicoAsking(decision, view, bot.pick(view, decision))
        reached = {option for options in asking.spots.values() for option in options}
        assert reached == {*range(len(decision.options))}
        kinds.add(decision.kind)
        table.choose(bot.pick(view, decision))
    assert {"role", "settle", "man", "build", "sell", "load", "barrel"} <= kinds


def test_a_good_that_fits_on_two_ships_asks_for_the_ship(player: Player) -> None:
    goods = {"corn": 2}
    scene = loaded(player, {"goods": goods}, ships=[{"size": 4}, {"size": 5}, {"size": 6}])
    choose(player, scene, "captain")
    player.press("A")
    assert scene.asking
    assert scene.asking.placing == "corn"
    assert {zone for zone, _ in scene.asking.spots} == {"ship"}
    player.press("right", "A")
    assert view_of(scene.session.view(0))["ships"][1] == {"size": 5, "kind": "corn", "barrels": 2}


def test_each_press_puts_a_colonist_more_and_the_last_one_takes_all_back(player: Player) -> None:
    seat = {"city": [{"building": "indigo_plant"}], "island": ["indigo", "corn", "corn"], "stored": 2}
    scene = loaded(player, seat, supply={"colonists": 30, "ship": 3, "vp": 75})
    asking = choose(player, scene, "mayor")
    assert asking.alike
    scene.focus.on = "town", 0
    asking.picking.picked.clear()
    seen: list[int] = []
    for _ in range(4):
        player.press("A")
        seen.append(asking.picked_at(("town", 0)))
    assert seen == [1, 2, 3, 0]


def test_one_press_leads_from_done_to_the_colonists_below(player: Player) -> None:
    seat = {"city": [{"building": "indigo_plant"}], "island": ["indigo", "corn", "corn"], "stored": 2}
    scene = loaded(player, seat, supply=SUPPLY)
    choose(player, scene, "mayor")
    scene.focus.on = DONE
    player.press("down")
    assert scene.spot
    assert scene.spot[0] in ("town", "field")


def test_only_barrels_that_there_are_have_the_focus_where_one_is_chosen(player: Player) -> None:
    scene = loaded(player, {"goods": {"corn": 1, "sugar": 2}})
    choose(player, scene, "trader")
    barrels = [spot for spot in scene.focus.places if isinstance(spot, tuple) and spot[0] == "barrel"]
    assert barrels == [("barrel", 0), ("barrel", 2)]


def test_b_takes_one_colonist_back_and_x_fills_in_the_draft_again(player: Player) -> None:
    seat = {"city": [{"building": "indigo_plant"}], "island": ["indigo", "corn", "corn"], "stored": 2}
    scene = loaded(player, seat, supply={"colonists": 30, "ship": 3, "vp": 75})
    asking = choose(player, scene, "mayor")
    first = [*asking.picking.picked]
    scene.focus.on = "field", 1
    assert asking.picked_at(("field", 1))
    assert [hint.words for hint in scene.hints()[:2]] == ["Empty", "Fill"]
    player.press("B")
    assert not asking.picked_at(("field", 1))
    assert [hint.words for hint in scene.hints()[:2]] == ["Put one", "Fill"]
    player.press("X")
    assert asking.picking.picked == first


def test_the_mayor_s_question_starts_filled_in(player: Player) -> None:
    supply = {"colonists": 30, "ship": 3, "vp": 75}
    scene = loaded(player, {"island": ["corn", "corn", "indigo"]}, supply=supply)
    asking = choose(player, scene, "mayor")
    assert asking.alike
    assert asking.picking.ready


def test_an_island_is_enlarged_with_the_colonists_as_they_are_put(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    supply = {"colonists": 30, "ship": 3, "vp": 75}
    scene = loaded(player, {"island": ["corn", "indigo", "sugar"]}, supply=supply)
    choose(player, scene, "mayor")
    words = written(monkeypatch)
    scene.focus.on = DONE
    player.press("Y")
    assert isinstance(player.top, SeatZoom)
    assert "Corn plantation · colonists 1 of 1" in words


def place(scene: TableScene[PuertoRicoAsking], spot: tuple[str, int]) -> Rect:
    return scene.board.places(scene.shown.view)[spot]


def told(scene: TableScene[PuertoRicoAsking], spots: Sequence[tuple[str, int]]) -> list[str]:
    found = []
    for spot in spots:
        scene.focus.on = spot
        scene.focused()
        found.append(scene.board.message_bar.said.words)
    return found


@pytest.mark.parametrize(
    ("role", "words"),
    [
        ("settler", "Settler: you take a plantation"),
        ("mayor", "Mayor: you get 2 colonists, 2 doubloons lie on it"),
        ("craftsman", "Craftsman: 1 corn and 1 barrel more"),
        ("trader", "Trader: sell indigo for 2 doubloons"),
        ("captain", "Captain: 2 corn, 1 indigo aboard, 4 points"),
    ],
)
def test_the_bar_says_what_a_role_would_give(player: Player, role: str, words: str) -> None:
    seat = {"goods": {"corn": 2, "indigo": 1}, "island": [{"tile": "corn", "colonist": True}], "doubloons": 9}
    scene = loaded(
        player,
        seat,
        roles={"mayor": 2},
        face_up=["corn", "sugar"],
        ships=[{"size": 4}, {"size": 5}, {"size": 6}],
        supply={"colonists": 30, "ship": 3, "vp": 75, "goods": {"corn": 5}},
    )
    names = scene.board.things("role", scene.shown.view, scene.asking)
    assert told(scene, [("role", names.index(role))]) == [words]


def test_the_log_says_who_passed_before_what_follows_by_itself(player: Player) -> None:
    scene = loaded(player, {}, face_up=["corn", "sugar", "coffee", "indigo"])
    choose(player, scene, "settler")
    scene.focus.on = PASS
    player.press("A")
    rows = [row.words for row in Log(player.console, scene.session, scene.parts, 0).rows()]
    passed = rows.index("Ana takes no tile.")
    assert "takes a tile" in rows[passed - 1]
    assert [words for words in rows[passed:] if words.startswith("New tiles")]


def asked(player: Player, role: str, seat: Mapping[str, object], **position: object) -> list[str]:
    """What the bar says, one thing after the other, of all that may be pressed once a role is taken."""
    scene = loaded(player, seat, supply=SUPPLY, **position)
    return told(scene, [*choose(player, scene, role).spots])


def test_a_sale_is_told_as_a_bill(player: Player) -> None:
    seat = {"goods": {"indigo": 1}, "city": [{"building": "small_market", "colonists": 1}]}
    assert asked(player, "trader", seat) == ["Indigo: 3 doubloons"]


def test_a_quarry_that_only_the_settler_may_take_says_so(player: Player) -> None:
    view = (
        scenes.Scene(scenes.seat("indigo"), scenes.seat("corn"), quarries=6).play("settler", "indigo").view(1)
    )
    say = player.console.words(KIND)
    assert caption(fields(view), "quarry", say) == ("settler only", False)


def test_a_load_says_its_points_as_a_sum_why_it_goes_there_and_what_will_be_lost(player: Player) -> None:
    seat = {
        "goods": {"corn": 3, "indigo": 3, "coffee": 2},
        "city": [{"building": "harbor", "colonists": 1}],
    }
    ships = [
        {"size": 4},
        {"size": 5, "kind": "corn", "barrels": 3},
        {"size": 6, "kind": "sugar", "barrels": 2},
    ]
    assert asked(player, "captain", seat, ships=ships) == [
        "Load 2 corn: 2 + 1 harbor + 1 captain = 4 points · only this ship carries it"
        " · then lost: 1 corn, 1 coffee",
        "Load 3 indigo: 3 + 1 harbor + 1 captain = 5 points · most of it fits here"
        " · then lost: 1 corn, 1 coffee",
        "Load 2 coffee: 2 + 1 harbor + 1 captain = 4 points · most of it fits here"
        " · then lost: 1 corn, 2 indigo",
    ]


def test_the_one_barrel_more_says_what_would_be_left(player: Player) -> None:
    corn = {"tile": "corn", "colonist": True}
    said = asked(player, "craftsman", {"island": [corn, "indigo"], "goods": {"corn": 1}})
    assert said == ["Corn: you would have 3, and 3 would be left"]


def test_what_is_stored_says_what_is_kept_and_what_is_lost(player: Player) -> None:
    seat = {"goods": {"corn": 2, "indigo": 3}}
    full = [{"size": 4, "kind": "sugar", "barrels": 4}]
    assert asked(player, "captain", seat, ships=full) == [
        "You keep 1 corn · then lost: 1 corn, 3 indigo",
        "You keep 1 indigo · then lost: 2 corn, 2 indigo",
    ]
    assert isinstance(player.top, TableScene)
    assert told(player.top, [PASS]) == ["You keep nothing · then lost: 2 corn, 3 indigo"]


def test_a_colonist_at_once_says_where_and_what_for(player: Player) -> None:
    corn = {"tile": "corn", "colonist": True}
    seat = {"island": [corn], "city": [{"building": "hospice", "colonists": 1}]}
    scene = loaded(player, seat, face_up=["corn", "sugar", "indigo", "coffee"], supply=SUPPLY)
    choose(player, scene, "settler")
    scene.focus.on = "tile", 0
    player.press("A")
    words = "Corn plantation: a colonist at once? +1 corn for each craftsman"
    assert scene.board.message_bar.said.words == words


def test_buildings_are_larger_as_long_as_there_are_few(player: Player) -> None:
    few, many = [{"building": "wharf"}], [{"building": name} for name in NAMED[:9]]
    wide = [place(loaded(player, {"city": city}), ("town", 0)).width for city in (few, many)]
    assert wide[0] > 1.3 * wide[1]


def test_the_stack_of_unseen_tiles_can_be_enlarged(player: Player) -> None:
    scene = at_table(player, dealt(4))
    choose(player, scene, "settler")
    scene.focus.on = "tile", STACK
    assert "Enlarge" in [hint.words for hint in scene.hints()]
    player.press("Y")
    assert isinstance(player.top, ThingZoom)


def test_a_question_can_be_passed_from_the_only_barrel_with_the_thumb(player: Player) -> None:
    city = "hospice hacienda office factory harbor wharf university small_market"
    scene = loaded(player, scenes.seat("corn " * 10, city, "corn:2"))
    choose(player, scene, "trader")
    assert way(scene.focus, PASS) == [Button.UP]


def test_a_hospice_that_asks_for_its_colonist_can_be_enlarged(player: Player) -> None:
    position = {"face_up": ["corn", "indigo"], "stack": ["sugar"] * 9, "supply": scenes.SUPPLY}
    scene = loaded(player, scenes.seat("", "hospice:1"), **position)
    choose(player, scene, "settler")
    scene.focus.on = "tile", 0
    player.press("A")
    assert scene.asking
    assert scene.asking.decision.kind == "hospice"
    scene.focus.on = "town", 0
    player.press("Y")
    assert isinstance(player.top, ThingZoom)


@pytest.mark.parametrize("size", SIZES)
def test_names_are_whole_at_five_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    player = Player(tmp_path, size)
    words = written(monkeypatch)
    at_table(player, dealt(5))
    assert {*words} >= {*NAMES[1:]}
