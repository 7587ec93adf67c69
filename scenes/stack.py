"""Scenes on a stack: the topmost is played, and those that it does not cover are seen."""

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from scenes.buttons import Intent

C = TypeVar("C")
"""What scenes are drawn on."""


class Scene(Generic[C]):
    """One screenful of the program."""

    overlay: ClassVar[bool] = False
    """The scene below shows through."""
    stack: "Stack[C]"

    def enter(self) -> None:
        """Prepare everything that is drawn."""

    def resume(self) -> None:
        """What lay above is gone."""

    def pause(self) -> None:
        """Something is put on top."""

    def leave(self) -> None:
        """Never to come back."""

    def handle(self, intent: Intent) -> None: ...

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether something moves."""
        return False

    def draw(self, canvas: C) -> None:
        """Show everything and change nothing."""


class Stack(Generic[C]):
    """Pushes and pops are asked for at any time and carried out between two frames."""

    def __init__(self, let_go: Callable[[], None]) -> None:
        self._scenes: list[Scene[C]] = []
        self._asked: list[Callable[[], None]] = []
        self._let_go = let_go
        """Called whenever another scene is on top: what was held there is not held here."""

    @property
    def top(self) -> Scene[C] | None:
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene[C]) -> None:
        self._asked.append(lambda: self._push(scene))

    def pop(self) -> None:
        self._asked.append(self._pop)

    def replace(self, scene: Scene[C]) -> None:
        """Another scene in the place of the topmost one."""
        self._asked.append(lambda: self._replace(scene))

    def clear(self) -> None:
        """Leave all scenes."""
        self._asked.append(self._clear)

    def settle(self) -> bool:
        """Carry out what was asked for; whether that was anything."""
        before = self.top
        asked = bool(self._asked)
        while self._asked:
            self._asked.pop(0)()
        if self.top is not before:
            self._let_go()
        return asked

    def handle(self, intent: Intent) -> None:
        if self.top:
            self.top.handle(intent)

    def update(self, milliseconds: float) -> bool:
        """Let time pass for all that is seen; whether something moves."""
        moving = [scene.update(milliseconds) for scene in self._seen()]
        return any(moving)

    def draw(self, canvas: C) -> None:
        for scene in self._seen():
            scene.draw(canvas)

    def _seen(self) -> list[Scene[C]]:
        """From the topmost scene that hides those below it on."""
        first = max((at for at, scene in enumerate(self._scenes) if not scene.overlay), default=0)
        return self._scenes[first:]

    def _push(self, scene: Scene[C]) -> None:
        if self.top:
            self.top.pause()
        self._enter(scene)

    def _enter(self, scene: Scene[C]) -> None:
        scene.stack = self
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

    def _clear(self) -> None:
        while self._scenes:
            self._scenes.pop().leave()
