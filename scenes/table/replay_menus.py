"""What opens over a replay: the log to jump by, the menu, and the points."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic

from scenes.input.buttons import Button
from scenes.screens.opening import play_on
from scenes.screens.score import ScorePad
from scenes.table.board import A
from scenes.table.log import Log
from scenes.table.recorded_session import PACES, RecordedSession
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.table.replay import Replay


class Jump(Log[A]):
    """All that happened, to go to any of it."""

    def __init__(self, console: "Console", replay: "Replay[A]") -> None:
        super().__init__(console, replay.past, replay.parts, replay.eyes)
        self._replay = replay
        self._told = self._tell(replay.past.all_events(replay.eyes))
        self.focus.on = max(0, bisect_right([told.at for told in self._told], replay.past.at - 1) - 1)

    def _look_back(self, at: int) -> None:
        self.stack.pop()
        self._replay.go(at + 1)


class ReplayMenu(Menu, Generic[A]):
    """To another round, and how fast."""

    overlay: ClassVar[bool] = True
    shape: ClassVar[float] = 0.9
    centred: ClassVar[bool] = True

    def __init__(self, console: "Console", replay: "Replay[A]") -> None:
        super().__init__(console, replay.past.game)
        self._replay = replay

    def title(self) -> str:
        return self.say("replay.title")

    def rows(self) -> Sequence[Row]:
        replay = self._replay
        paces = [self.say(f"settings.speed.{pace}") for pace in PACES]
        pace = PACES.index(replay.past.pace)
        return [
            Row(self.say("pause.continue"), self.back),
            self._way("replay.round", replay.rounds),
            self._way("replay.turn", replay.turns),
            *([Row(self.say("replay.play_on"), self._play_on)] if replay.past.humans else []),
            Row(self.say("settings.speed"), values=paces, at=pace, settle=self._set_pace),
            *([self._hands()] if len(replay.past.eyes) > 1 else []),
            Row(self.say("log.title"), self._log),
            *([Row(self.say("replay.points"), replay.points)] if replay.past.story.over else []),
            Row(self.say("replay.leave"), self._leave),
        ]

    def _way(self, name: str, moments: Sequence[int]) -> Row:
        """To any of these moments, from the last one that has been."""
        numbers = [str(at) for at in range(1, len(moments) + 1)]
        at = max(0, bisect_right(moments, self._replay.past.at) - 1)
        return Row(self.say(name), values=numbers, at=at, settle=lambda at: self._replay.go(moments[at]))

    def _hands(self) -> Row:
        """Whose cards are seen."""
        replay = self._replay
        names = [replay.past.names[seat] for seat in replay.past.eyes]
        at = replay.past.eyes.index(replay.eyes)
        return Row(
            self.say("replay.hands"),
            values=names,
            at=at,
            settle=lambda at: replay.look_with(replay.past.eyes[at]),
        )

    def _play_on(self) -> None:
        play_on(self.console, self._replay.past, self._replay.past.at)

    def _set_pace(self, at: int) -> None:
        self._replay.past.pace = PACES[at]

    def _log(self) -> None:
        self.stack.pop()
        self._replay.log()

    def _leave(self) -> None:
        self.stack.pop()
        self.stack.pop()

    def press(self, button: Button) -> None:
        super().press(Button.B if button is Button.START else button)


class Points(ScorePad):
    """How it ended."""

    def __init__(self, console: "Console", past: RecordedSession) -> None:
        super().__init__(console, past, lambda: None)

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.B, self.say("hint.back"))]

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.B, Button.START):
            self.stack.pop()
