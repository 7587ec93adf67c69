"""Somebody who plays by buttons, mouse or finger: for demonstrations, measurements and tests."""

from collections import deque
from collections.abc import Iterator
from typing import Any

from scenes.app.console import Console
from scenes.input.buttons import DIRECTIONS, Button
from scenes.input.focus import Focus
from scenes.screens.curtain import Curtain
from scenes.table.asking import DONE, PASS, TURN_UP, Asking
from scenes.table.scene import TableScene
from scenes.widgets.screen import Key


def way(focus: Focus[Key], goal: Key) -> list[Button] | None:
    """The directions that take the focus to something, if any do."""
    start = focus.on, focus.back
    found: dict[object, list[Button]] = {start: []}
    ahead = deque([start])
    try:
        while ahead:
            here = ahead.popleft()
            if here[0] == goal:
                return found[here]
            for button in DIRECTIONS:
                focus.on, focus.back = here
                if focus.move(button) and (there := (focus.on, focus.back)) not in found:
                    found[there] = [*found[here], button]
                    ahead.append(there)
    finally:
        focus.on, focus.back = start
    return None


def uncovered(focus: Focus[Key], goal: Key) -> tuple[int, int]:
    """A place at which something is pointed at, and nothing that lies upon it."""
    place, before = focus.place(goal), focus.on
    assert place
    try:
        for x in range(place.centerx, place.left, -2):
            if focus.point(x, place.centery) and focus.on == goal:
                return x, place.centery
    finally:
        focus.on = before
    raise LookupError(f"{goal} cannot be pointed at")


class Robot:
    """Answers the decisions of a table as most people would."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def presses(self) -> Iterator[Button]:
        """What to press now, D-pad and A; nothing while nobody is asked."""
        scene = self._console.stack.top
        if isinstance(scene, Curtain) and not scene.deaf:
            yield Button.A
        if not isinstance(scene, TableScene) or scene.deaf:
            return
        if scene.spot == TURN_UP:
            yield Button.A
        if not scene.asking:
            return
        goal = self._goal(scene, scene.asking)
        path = way(scene.focus, goal)
        if path is None:
            raise LookupError(f"no way from {scene.focus.on} to {goal}")
        yield from path
        yield Button.A

    def points(self) -> Iterator[tuple[int, int]]:
        """Where to press with a mouse or a finger; nowhere while nobody is asked, or that is not there."""
        scene = self._console.stack.top
        if isinstance(scene, Curtain) and not scene.deaf:
            yield from (place.center for place in scene.places().values())
        if not isinstance(scene, TableScene) or scene.deaf:
            return
        if scene.spot == TURN_UP:
            yield uncovered(scene.focus, TURN_UP)
        if scene.asking:
            goal = self._goal(scene, scene.asking)
            if scene.focus.place(goal):
                yield uncovered(scene.focus, goal)

    def _goal(self, scene: TableScene[Any], asking: Asking) -> Key:
        picking = asking.picking
        if picking.picked:
            return DONE
        if asking.placing:
            return next(iter(asking.spots))
        suggested = picking.suggested
        if scene.people.several:  # each of whom knows the cards that lie face down
            session = scene.session
            suggested = asking.decision.places(session.suggestion(session.view(scene.eyes)))
        if not suggested:
            return PASS
        wanted = suggested[0]
        return next(spot for spot, options in asking.spots.items() if wanted in options)
