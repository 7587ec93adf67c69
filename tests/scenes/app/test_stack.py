"""The life of scenes on their stack."""

from collections.abc import Iterator

from scenes.app.stack import Scene, Stack
from scenes.app.work import Urgency
from scenes.input.buttons import Button, Intent, Press

Log = list[str]


class Named(Scene[Log]):
    """A scene that tells what happens to it."""

    def __init__(self, name: str, log: Log, moves: bool = False) -> None:
        self._name = name
        self._log = log
        self._moves = moves

    def enter(self) -> None:
        self._log.append(f"{self._name} enters")

    def resume(self) -> None:
        self._log.append(f"{self._name} resumes")

    def pause(self) -> None:
        self._log.append(f"{self._name} pauses")

    def leave(self) -> None:
        self._log.append(f"{self._name} leaves")

    def handle(self, intent: Intent) -> None:
        self._log.append(f"{self._name} handles")

    def update(self, milliseconds: float) -> bool:
        self._log.append(f"{self._name} updates")
        return self._moves

    def draw(self, canvas: Log) -> None:
        canvas.append(f"{self._name} is drawn")


class Over(Named):
    overlay = True


class Slow(Named):
    def prepare(self) -> Iterator[None]:
        self._log.append(f"{self._name} is prepared")
        yield


def stacked(*scenes: Scene[Log]) -> Stack[Log]:
    stack: Stack[Log] = Stack(lambda: None)
    for scene in scenes:
        stack.push(scene)
    stack.settle()
    return stack


def test_nothing_changes_before_the_frame_is_over() -> None:
    log: Log = []
    stack: Stack[Log] = Stack(lambda: log.append("let go"))
    stack.push(Named("title", log))
    assert (stack.top, log) == (None, [])
    assert stack.settle()
    assert log == ["title enters", "let go"]
    assert not stack.settle()


def test_pause_and_resume_are_symmetrical() -> None:
    log: Log = []
    stack = stacked(Named("title", log), Named("table", log))
    stack.pop()
    stack.settle()
    assert log == ["title enters", "title pauses", "table enters", "table leaves", "title resumes"]


def test_a_replaced_scene_leaves_and_those_below_hear_nothing() -> None:
    log: Log = []
    stack = stacked(Named("title", log), Named("menu", log))
    log.clear()
    stack.replace(Named("table", log))
    stack.settle()
    assert log == ["menu leaves", "table enters"]


def test_only_the_topmost_scene_handles() -> None:
    log: Log = []
    stack = stacked(Named("title", log), Over("menu", log))
    log.clear()
    stack.handle(Press(Button.A, "pad"))
    assert log == ["menu handles"]


def test_nobody_listens_while_something_is_still_to_be_carried_out() -> None:
    log: Log = []
    stack = stacked(Named("title", log))
    stack.push(Slow("table", log))
    stack.settle(lambda: False)
    stack.handle(Press(Button.A, "pad"))
    assert "title handles" not in log


def test_what_an_overlay_does_not_hide_is_drawn_and_goes_on_moving() -> None:
    log: Log = []
    stack = stacked(Named("title", log), Named("table", log, moves=True), Over("menu", log))
    log.clear()
    assert stack.update(16)
    stack.draw(log)
    assert log == ["table updates", "menu updates", "table is drawn", "menu is drawn"]


def test_held_buttons_are_let_go_only_if_another_scene_is_on_top() -> None:
    log: Log = []
    stack: Stack[Log] = Stack(lambda: log.append("let go"))
    title = Named("title", log)
    stack.push(title)
    stack.settle()
    log.clear()
    stack.push(Named("flash", log))
    stack.pop()
    stack.settle()
    assert "let go" not in log


def test_clearing_leaves_everything_from_the_top_down() -> None:
    log: Log = []
    stack = stacked(Named("title", log), Named("table", log))
    log.clear()
    stack.clear()
    stack.settle()
    assert log == ["table leaves", "title leaves"]
    assert stack.top is None


def test_one_scene_alone_can_be_prepared_again_and_is_drawn_once_it_is() -> None:
    log: Log = []
    above = Slow("card", log)
    stack = stacked(Slow("table", log), above)
    log.clear()
    stack.renew(above)
    assert not stack.drawable
    stack.settle()
    assert stack.drawable
    assert log == ["card is prepared"]


def test_what_is_to_be_prepared_again_twice_is_so_once() -> None:
    log: Log = []
    stack = stacked(Slow("table", log), Slow("card", log))
    stack.renew()
    stack.settle(lambda: False)
    log.clear()
    stack.renew()
    while not stack.drawable:
        stack.settle(lambda: False)
    assert log == ["table is prepared", "card is prepared"]
    assert not stack.busy


def test_a_scene_that_was_asked_for_before_is_prepared_as_all_others_are_now() -> None:
    log: Log = []
    stack = stacked(Slow("table", log))
    stack.push(Slow("card", log))
    stack.settle(lambda: False)
    log.clear()
    stack.renew()
    stack.settle()
    assert log == ["table is prepared", "card is prepared", "table pauses", "card enters"]


def test_no_time_passes_for_scenes_that_are_prepared_again() -> None:
    log: Log = []
    stack = stacked(Named("table", log))
    stack.renew()
    stack.update(16)
    assert "table updates" not in log
    stack.settle()
    stack.update(16)
    assert "table updates" in log


def test_what_is_wanted_next_is_made_piece_by_piece_for_the_topmost_scene_alone() -> None:
    made: list[str] = []

    def making(name: str) -> Iterator[None]:
        for piece in "ab":
            made.append(name + piece)
            yield

    below, above = Scene[Log](), Scene[Log]()
    stack = stacked(below, above)
    below.want(making("below "), Urgency.AHEAD)
    above.want(making("above "), Urgency.AHEAD)
    assert not stack.work(Urgency.AHEAD, lambda: False)
    assert made == ["above a"]
    assert stack.work(Urgency.AHEAD, lambda: True)
    stack.pop()
    assert stack.work(Urgency.AHEAD, lambda: True)
    assert made == ["above a", "above b"]
    stack.settle()
    stack.work(Urgency.AHEAD, lambda: True)
    assert made[2:] == ["below a", "below b"]


def test_a_scene_that_is_prepared_again_wants_nothing_that_it_wanted_before() -> None:
    made: list[str] = []
    scene = Scene[Log]()
    stack = stacked(scene)
    scene.want(map(made.append, "ab"))
    stack.renew()
    stack.settle()
    stack.work(Urgency.AHEAD, lambda: True)
    assert made == []


def test_whoever_holds_a_button_lets_go_of_it_once_another_scene_is_on_top_though_more_is_asked_for() -> None:
    log: Log = []
    stack: Stack[Log] = Stack(lambda: log.append("let go"))
    stack.push(Named("table", log))
    stack.push(Slow("card", log))
    stack.settle(lambda: False)
    assert log == ["table enters", "card is prepared", "let go"]
