"""Scenes on a stack: the topmost is played, and those that it does not cover are seen."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import ClassVar, Generic, TypeVar

from scenes.app.work import Room, Urgency, Work, go_on
from scenes.input.buttons import Intent

C = TypeVar("C")
"""What scenes are drawn on."""


class Scene(Generic[C]):
    """One screenful of the program."""

    overlay: ClassVar[bool] = False
    """The scene below shows through."""
    wanted: Mapping[Urgency, Work] = {}
    """What is to be done for it, one work of each urgency."""
    stack: "Stack[C]"

    def want(self, work: Work, urgency: Urgency = Urgency.NEAR) -> None:
        """Have this done in the place of what was wanted as urgently before."""
        self.wanted = {**self.wanted, urgency: work}

    def prepare(self) -> Work:
        """Make all pictures, at first and whenever the screen is another."""
        yield from ()

    def enter(self) -> None: ...

    def resume(self) -> None:
        """What lay above is gone."""

    def pause(self) -> None:
        """Something is put on top."""

    def leave(self) -> None:
        """Never to come back."""

    def handle(self, intent: Intent) -> None: ...

    def lose(self, source: str) -> None:
        """A device is gone, whatever lies above."""

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether something moves."""
        return False

    def draw(self, canvas: C) -> None:
        """Show everything and change nothing."""


class Stack(Generic[C]):
    """Pushes and pops are asked for at any time and carried out between two frames."""

    def __init__(self, let_go: Callable[[], None]) -> None:
        self._scenes: list[Scene[C]] = []
        self._asked: list[tuple[Callable[[], None], Scene[C] | None]] = []
        """What is to be done, and what has to be prepared first."""
        self._let_go = let_go
        """Called whenever another scene is on top: what was held there is not held here."""
        self._renewing = False

    @property
    def scenes(self) -> Sequence[Scene[C]]:
        """The topmost one is the last."""
        return self._scenes

    @property
    def top(self) -> Scene[C] | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def busy(self) -> bool:
        """Something is still to be carried out; until then nobody is listening."""
        return bool(self._asked)

    def push(self, scene: Scene[C]) -> None:
        self._ask(lambda: self._push(scene), scene)

    def pop(self) -> None:
        self._ask(self._pop)

    def replace(self, scene: Scene[C]) -> None:
        """Another scene in the place of the topmost one."""
        self._ask(lambda: self._replace(scene), scene)

    def restart(self, scene: Scene[C]) -> None:
        """This scene in the place of all others."""
        self._ask(lambda: self._restart(scene), scene)

    def clear(self) -> None:
        """Leave all scenes."""
        self._asked.clear()
        self._ask(self._clear)

    def abandon(self) -> None:
        """Drop all scenes at once, whatever any of them makes of it."""
        self._asked.clear()
        self._renewing = False
        while self._scenes:
            with suppress(Exception):
                self._scenes.pop().leave()

    def renew(self, *scenes: Scene[C]) -> None:
        """Let these scenes prepare again, or all: the canvas, the language or the letters are others."""
        self._renewing = True
        asked, self._asked = self._asked, []  # scenes to come are not what they would be now either
        for scene in scenes or self._scenes:
            self._ask(lambda: None, scene)
        for each in asked:
            self._ask(*each)
        self._ask(self._renewed)

    def settle(self, room: Room = lambda: True) -> bool:
        """Carry out what was asked for, as far as there is room; whether anything was."""
        if not self._asked:
            return False
        before, changed = self.top, False
        while self._asked:
            do, scene = self._asked[0]
            if scene and not go_on(scene.wanted, Urgency.FIRST, room):
                break
            del self._asked[0]
            do()
            changed = True
        if self.top is not before:
            self._let_go()
        return changed

    def _ask(self, do: Callable[[], None], scene: Scene[C] | None = None) -> None:
        if scene:
            scene.stack = self
            scene.wanted = {Urgency.FIRST: scene.prepare()}
        self._asked.append((do, scene))

    def handle(self, intent: Intent) -> None:
        if self.top and not self.busy:
            self.top.handle(intent)

    def update(self, milliseconds: float) -> bool:
        """Let time pass for all that is seen; whether something moves."""
        if self._renewing:
            return False
        moving = [scene.update(milliseconds) for scene in self._seen()]
        return any(moving)

    def draw(self, canvas: C) -> None:
        for scene in self._seen():
            scene.draw(canvas)

    def work(self, least: Urgency, room: Room) -> bool:
        """Do what the topmost scene wants so urgently, as far as there is room; whether all of it is done."""
        return self.busy or self.top is None or go_on(self.top.wanted, least, room)

    @property
    def drawable(self) -> bool:
        return not self._renewing

    def _seen(self) -> list[Scene[C]]:
        """From the topmost scene that hides those below it on."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[first:]

    def _push(self, scene: Scene[C]) -> None:
        if self.top:
            self.top.pause()
        self._enter(scene)

    def _enter(self, scene: Scene[C]) -> None:
        self._scenes.append(scene)
        scene.enter()

    def _pop(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()
        if self.top:
            self.top.resume()

    def _replace(self, scene: Scene[C]) -> None:
        if self._scenes:
            self._scenes.pop().leave()
        self._enter(scene)

    def _restart(self, scene: Scene[C]) -> None:
        self._clear()
        self._enter(scene)

    def _renewed(self) -> None:
        self._renewing = False

    def _clear(self) -> None:
        while self._scenes:
            self._scenes.pop().leave()
