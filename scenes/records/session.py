"""A game under way: who sits where, what is written down, and what each seat may know of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from game.checks import Json
from game.decision import Decision
from game.guest import Game
from game.table import PastChoice, Table
from game.views import Event, View
from scenes.app.files import Keeper
from scenes.records.bot_process import BotProcess, Request
from scenes.records.saves import Diary
from scenes.records.seats import HUMAN, seated

Tell = Callable[[str], None]


class Session:
    """The doors between a game and its screen: views, decisions, events, choices."""

    def __init__(
        self,
        table: Table,
        path: Path | None,
        tell: Tell,
        wake: Callable[[], None],
        bot_process: BotProcess | None = None,
        bots_gone: Tell | None = None,
        own_pads: bool = False,
    ) -> None:
        self._table = table
        self._tell = tell
        self.seats = table.game.names
        """Names and levels, as a record has them."""
        self.names = [seated(tag)[0] or str(at) for at, tag in enumerate(self.seats, start=1)]
        self.levels = [seated(tag)[1] for tag in self.seats]
        bots = {at: self._known(level) for at, level in enumerate(self.levels) if level != HUMAN}
        self.humans = [at for at, level in enumerate(self.levels) if level == HUMAN]
        alone = len(self.humans) == 1  # a coach speaks to nobody else
        self.coach = self.game.coach() if self.game.coach and alone else None
        self._bot_process = bot_process or BotProcess.outside(
            bots, self.game.habitual(), bots_gone or tell, wake
        )
        self._seen = [0] * table.seats
        """How many events each bot has been told of."""
        self.unasked: Callable[[Decision], bool] = lambda decision: False
        """What a table answers by itself, so that nobody takes it back."""
        self.own_pads = own_pads
        """Each person has a pad, rather than all of them one."""
        self._diary = Diary(path, own_pads) if path else None
        self._keeper = Keeper()
        self._kept = False
        self.trouble: str = ""
        """Why the game is not being written down, if it is not."""
        self._write()

    def _known(self, level: str) -> str:
        return level if level in self.game.bots() else list(self.game.levels)[-1]

    @property
    def game(self) -> type[Game]:
        return type(self._table.game)

    @property
    def decision(self) -> Decision | None:
        return self._table.decision

    @property
    def next_human(self) -> int:
        """Who of the people will be asked next, as far as that is known."""
        seats, first = len(self.names), self.decision.seat if self.decision else 0
        order = [(first + step) % seats for step in range(seats)]
        return next((seat for seat in order if seat in self.humans), 0)

    @property
    def over(self) -> bool:
        return self._table.decision is None

    @property
    def round(self) -> int:
        return self._table.game.round

    @property
    def seed(self) -> int:
        return self._table.seed

    @property
    def tags(self) -> Mapping[str, str]:
        """What was settled before the game."""
        return self._table.game.tags

    @property
    def file(self) -> Path | None:
        """Where it is to be written down."""
        return self._diary.path if self._diary else None

    @property
    def kept(self) -> bool:
        """It is written down."""
        return self._kept

    @property
    def path(self) -> Path | None:
        """Where that is."""
        return self._diary.path if self._diary and self._kept else None

    def view(self, seat: int) -> View:
        return self._table.game.view(seat)

    def first_view(self, seat: int) -> View:
        """What it saw before anything had happened."""
        return self._table.first_view(seat)

    @property
    def beginning(self) -> int:
        """How many events the first view shows already."""
        return self._table.beginning

    def score(self) -> list[Json]:
        return self._table.game.score()

    def record(self) -> str:
        return self._table.record()

    @property
    def length(self) -> int:
        """How much has happened."""
        return len(self._table.happened)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat has seen from there on."""
        return [self.game.seen_by(seat, event) for event in self._table.happened[since:]]

    def began(self, kind: str, before: int) -> int:
        """How much had happened when the last event of this kind before that did; nothing, if none did."""
        events = self._table.happened
        return next((at for at in range(before - 1, -1, -1) if events[at]["event"] == kind), 0)

    def suggestion(self, view: View) -> list[str]:
        """What most people would answer who see this."""
        decision = self.decision
        assert decision is not None
        return self.game.habitual().pick(view, decision)

    def choose(self, picks: Sequence[str]) -> None:
        """Answer; it is written down before anybody sees what comes of it."""
        self._table.choose(list(picks))
        self._write()

    # The bots

    @property
    def processes(self) -> list[int]:
        """Those of the bots, as the system counts them."""
        return self._bot_process.processes

    @property
    def thinking(self) -> bool:
        return self._bot_process.thinking

    def think(self, effort: int) -> None:
        """If it is a bot's turn let it think so far ahead, and answer when it has."""
        decision = self.decision
        if decision is None or decision.seat in self.humans:
            return
        if not self._bot_process.thinking:
            seat = decision.seat
            events = self.events(seat, self._seen[seat])
            self._seen[seat] = self.length
            self._bot_process.ask(Request(self.view(seat), decision, events, effort))
        picks = self._bot_process.answer()
        if picks is not None:
            self.choose(picks)

    # The coach

    @property
    def coached(self) -> bool:
        """There is a coach for it, and one person alone to be told."""
        return self.coach is not None

    def consult(self, decision: Decision) -> None:
        """Ask the coach what to do."""
        self._bot_process.ask(Request(self.view(decision.seat), decision, advice=True))

    def advice(self, decision: Decision) -> Json | None:
        """What the coach says to this decision, once it has; to those before nobody listens any more."""
        while found := self._bot_process.advised():
            if found.asked.decision is decision:
                return found.advice
        return None

    def past(self) -> Iterator[PastChoice]:
        """The choices of the one person once more."""
        return self._table.past(self.humans[0])

    # Going back

    def as_it_was(self, length: int) -> Table:
        """The game when so much had happened, to be played on from there."""
        return self._table.as_it_was(length)

    def undoable(self, seat: int) -> int:
        """So many choices back is this seat's last one that it was asked for; 0 if something hidden
        was shown or another person has chosen since."""
        later = 0
        for back, (decision, _) in enumerate(reversed(self._table.choices), start=1):
            events = self._table.since(back)
            if any(event["event"] in self.game.reveals for event in events[: len(events) - later]):
                return 0
            later = len(events)
            if decision.seat in self.humans and not self.unasked(decision):
                return back if decision.seat == seat else 0
        return 0

    def undo(self, seat: int) -> bool:
        """Back to this seat's last choice, if that may be."""
        count = self.undoable(seat)
        if not count or self._bot_process.thinking:
            return False
        for _ in range(count):
            self._table.undo()
        self._seen = [min(seen, self.length) for seen in self._seen]
        self._write()
        return True

    # The record

    def _write(self) -> None:
        if self._diary is None:
            return
        try:
            if self._kept:
                self._diary.note(self._table)
            else:
                self._diary.begin(self._table)
            self._kept = True
            self.trouble = ""
            self._keeper.keep(self._diary.path)
        except OSError as cause:
            self._kept = False
            if not self.trouble:
                self._tell(f"{self._diary.path.parent}: {cause.strerror or cause}")
            self.trouble = cause.strerror or str(cause)

    def close(self) -> None:
        self._bot_process.close()
        self._keeper.close()
