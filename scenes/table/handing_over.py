"""A table that turns from one person to the next: to their side, and to cards that only they may see."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, Generic

from scenes.records.session import Session
from scenes.screens.curtain import Curtain
from scenes.screens.joining import Joining
from scenes.table.asking import TURN_UP
from scenes.table.board import A, Board
from scenes.table.flow import Phase, Steps
from scenes.table.message_bar import Sentence
from scenes.table.people import People
from scenes.table.wording import news

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class HandingOver(Generic[A]):
    def __init__(self, table: "TableScene[A]", session: Session, people: People) -> None:
        self._table: Final = table
        self._session: Final = session
        self._people: Final = people
        self._sides: dict[int, Board[A]] = {}
        """By seat: the board that is seen from there."""
        self._put_down: A | None = None
        """The question that was asked when a hand was turned down."""
        self._looked: dict[int, int] = {}
        """By seat: how much had happened when it looked last."""
        self._opened = session.length

    def make(self) -> Iterator[None]:
        """The boards of all people: nobody waits for them when the table turns."""
        table = self._table
        self._sides = {table.eyes: table.board}
        for seat in self._session.humans:
            if seat not in self._sides:
                view = self._session.game.onlooker(self._session.view(seat))
                board = self._sides[seat] = table.parts.board(table.console, view, self._session.names)
                yield from board.make()

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether somebody may still press who is not asked any more."""
        if self._people.let_go:
            self.turn_down()
        return self._people.late.update(milliseconds)

    # Who has which device

    def gather(self) -> Steps:
        """Find that out."""
        table = self._table
        yield from table.flow.settle()
        table.flow.phase = Phase.HANDING_OVER
        names = {seat: self._session.names[seat] for seat in self._session.humans}
        table.stack.push(Joining(table.console, self._session.game, names, self._join, table.menu))

    def _join(self, pads: Mapping[int, str]) -> None:
        """With these devices, or with one for all."""
        self._session.own_pads = bool(pads)
        self._people.pads.update(pads)
        self._table.flow.phase = Phase.TELLING

    def lose(self, source: str) -> None:
        """Whoever comes with another device does not come onto an open hand."""
        table, people = self._table, self._people
        if people.several and source in (people.device, people.pads.get(table.eyes)):
            seen = table.flow.open
            people.forget()
            if seen:
                above = table.stack.scenes[::-1]
                for _ in above[: above.index(table)]:
                    table.stack.pop()
                self.turn_down()

    # Whose turn it is

    def turn_to(self, seat: int) -> Steps:
        """To the side of somebody else at the screen, who is asked now."""
        table = self._table
        yield from table.flow.settle()
        board, view = self._sides[seat], self._session.view(seat)
        seen = self._session.game.onlooker(view) if self._people.several else view
        yield from board.showing(seen, None, table.motion)
        yield
        table.motion.finish()
        table.lay(board)
        table.flow.look_with(seat)
        table.caption = ""
        table.note_painted()
        table.say_so()
        table.refocus()
        self._expect(seat)

    def hand_over(self, seat: int) -> Steps:
        """Wait until who is asked has turned up the cards, behind a curtain after another one's."""
        table, session = self._table, self._session
        yield from table.flow.settle()
        yield from table.writing(self.words())
        table.flow.phase, table.searching = Phase.HANDING_OVER, True  # no step is taken from here on
        table.say_so()
        table.focus.on = TURN_UP
        table.refocus()
        self._expect(seat)
        if self._people.needs_curtain(seat):
            missed = news(session, self.since(seat), table.parts.news, table.say)
            name, sit = session.names[seat], partial(self.sit, seat)
            others = partial(self._people.strangers, seat)
            curtain = Curtain(table.console, session.game, name, seat, sit, table.menu, missed, others)
            table.stack.push(curtain)
        else:
            table.console.sounds.play("turn")

    def _expect(self, seat: int) -> None:
        """Whoever was asked before may still be pressing."""
        if not self._people.is_there(seat):
            self._people.late.begin()

    def words(self) -> Sentence:
        """What is said as long as the cards lie face down."""
        say = self._table.say
        turn = "turn_up", say("table.turn_up")
        return Sentence(self._table.addressed(say("table.face_down")), (turn,))

    # Whose cards are seen

    def sit(self, seat: int, source: str) -> None:
        """Who is asked turns up the cards until the answer, and may have brought a pad."""
        if self._session.own_pads:
            self._people.pads[seat] = source
        self._people.turn_up(seat, source)
        self._see()

    def hold_up(self, source: str) -> None:
        """Who is asked sees the cards as long as a button is held."""
        self._people.hold_up(source)
        self._see()

    def _see(self) -> None:
        table = self._table
        table.caption = ""
        table.flow.open = True
        if table.asking:
            table.flow.begin(table.flow.settle())
        else:
            table.searching, table.flow.phase = False, Phase.TELLING

    def since(self, seat: int) -> int:
        """How much had happened when it looked last."""
        return self._looked.get(seat, self._opened)

    def answered(self, seat: int, goes_on: bool) -> None:
        """What has happened up to here is known there; the same one is asked again, or not."""
        self._looked[seat] = self._session.length
        if self._people.several and not goes_on:
            self._cover()

    def _cover(self) -> None:
        """From this frame on nobody's cards are seen."""
        table = self._table
        self._people.turn_down()
        table.flow.cover()
        table.board.cover()
        table.forget_places()
        table.console.notices.withdraw(table)

    def turn_down(self) -> None:
        """Cover the cards of who is asked, who may go on later."""
        self._cover()
        table, asking = self._table, self._table.asking
        if asking is None or asking.decision.kind in table.parts.by_hand:
            self._put_down = asking or self._put_down
            table.asking, table.searching, table.flow.phase = None, False, Phase.TELLING
            table.caption = ""
            table.board.message_bar.say(Sentence(""))
        table.flow.begin(table.repaint())

    def put_down(self) -> A | None:
        """The question that was asked when the cards were turned down, if any, to be asked again."""
        found, self._put_down = self._put_down, None
        return found
