"""A game that was kept, as a session that goes back and forth in it."""

from typing import TYPE_CHECKING, Final

from game.decision import Decision
from game.follow import Follower
from game.views import Event, View
from scenes.app.settings import SPEEDS
from scenes.records.bot_process import Prompt
from scenes.records.recorded_game import RecordedGame
from scenes.records.session import Session

if TYPE_CHECKING:
    from scenes.app.console import Console

PACES: Final = [name for name, speed in SPEEDS.items() if speed]
NORMAL: Final = "1"


class RecordedSession(Session):
    """A game that was kept, as it was at one moment after the other."""

    def __init__(self, console: "Console", story: RecordedGame) -> None:
        self.story = story
        self.at = story.beginning
        """So much has happened."""
        self.playing = False
        """It goes on by itself."""
        self._told: dict[tuple[int, int], list[Event]] = {}
        """By seat and length of the story: all its events."""
        self.pace = console.settings.speed if console.settings.speed in PACES else NORMAL
        habitual, wake = type(story.table.game).habitual(), console.rest.wake
        super().__init__(story.table, None, console.notice, wake, Prompt(habitual, wake))

    @property
    def eyes(self) -> list[int]:
        """Whose hand may be seen: everybody's once it is over, or else only that of people."""
        return list(range(len(self.names))) if self.story.over or not self.humans else self.humans

    @property
    def decision(self) -> Decision | None:
        return None

    @property
    def length(self) -> int:
        return self.at

    @property
    def round(self) -> int:
        return self.story.moment(self.at)[1].round

    def view(self, seat: int) -> View:
        before, game = self.story.moment(self.at)
        shown = Follower(game.view(seat), self.game.changes)
        for event in self._table.happened[before : self.at]:
            shown.apply(self.game.seen_by(seat, event))
        return shown.view

    def events(self, seat: int, since: int = 0) -> list[Event]:
        return self.all_events(seat)[since : self.at]

    def all_events(self, seat: int) -> list[Event]:
        """What there is to come as well."""
        key = seat, self.story.length
        if key not in self._told:
            events = super().events(seat)
            self._told[key] = [*self.game.telling.with_idle(events, len(self.names))]
        return self._told[key]
