"""The table under the thumb: what is asked, and what each button does, wherever the focus is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from game.decision import Decision
from game.views import Event
from scenes.app.settings import EFFORTS
from scenes.draw.actor import perform
from scenes.draw.canvas import Canvas
from scenes.draw.lettering import together
from scenes.input.buttons import Button, Intent, Press
from scenes.records.session import Session
from scenes.screens.ending import after_game
from scenes.screens.pause import Pause
from scenes.screens.settings_menu import COACH, kept_row
from scenes.table.asking import DONE, PASS, TURN_UP, Spot
from scenes.table.banter import Banter
from scenes.table.board import A
from scenes.table.counsel import Counsel
from scenes.table.flow import WAITING, Phase, Steps, haste
from scenes.table.guide import Guide
from scenes.table.handing_over import HandingOver
from scenes.table.hint_rows import HintRows
from scenes.table.log import Log
from scenes.table.message_bar import Sentence
from scenes.table.parts import TableParts
from scenes.table.people import HAND, People
from scenes.table.tabletop import Tabletop
from scenes.table.ways import towards, ways
from scenes.table.wording import LATER, moves
from scenes.widgets.hints import Hint
from scenes.widgets.rows import Row
from scenes.widgets.screen import NUDGE

if TYPE_CHECKING:
    from scenes.app.console import Console

FEW_MOVES: Final = 3
"""Whoever has missed no more of others needs no recap."""
FAST: Final = 8.0
"""How much quicker everything goes while B is held."""


class TableScene(Tabletop[A]):
    """One session as it is played, by one person or by several round the screen."""

    def __init__(
        self, console: "Console", session: Session, parts: TableParts[A], guided: bool = False
    ) -> None:
        several = session.game.hides and len(session.humans) > 1
        eyes = session.next_human
        super().__init__(console, session, parts, eyes, bool(session.humans) and not several)
        self.people = People(console, several)
        self._crowded = len(session.humans) > 1
        self.handing_over = HandingOver(self, session, self.people)
        self.guide = Guide(self, parts.lessons) if guided and parts.lessons else None
        """Somebody who explains it."""
        self.counsel = Counsel(console, session)
        self.banter = Banter(self)
        self._missed: int | None = None
        """How much had happened when somebody looked last who has missed several moves since."""
        self._unasked = 0.0
        """Milliseconds of telling since somebody was asked."""
        session.unasked = self._goes_by_itself
        self._pressed: Spot | None = None
        """What was picked or put back last, of what is asked."""

    # Making the picture

    def build(self) -> Iterator[None]:
        self.banter.hush()
        yield from super().build()
        yield from self.handing_over.make()
        yield from self.bar.make(PRESSES)
        self._rows = HintRows(self.told_hints, self.parts.aid is not None, self.people.several)
        yield from self.lay_hints(self._rows.all)

    def hints(self) -> Sequence[Hint]:
        undoable = self.asking is not None and self.session.undoable(self.eyes) > 0
        news = self.asking is not None and self._missed is not None
        return self._rows.row(self._deed(), self._way_back(), self.look(), undoable, self._may_hold_up, news)

    def _deed(self) -> str:
        """What can be done with what has the focus."""
        asking, spot = self.asking, self.spot
        if self._face_down:
            return "turn" if spot == TURN_UP else ""
        if not (asking and spot):
            return ""
        if asking.alike and asking.options_at(spot):
            return "put" if len(self._put) < len(asking.options_at(spot)) else "empty"
        if spot in (DONE, PASS) or asking.options_at(spot):
            return "rule" if asking.grounds else "choose"
        if self.thing():
            return "why"
        return "enlarge" if spot[0] in self.parts.opened else ""

    @property
    def _put(self) -> list[int]:
        """What is picked where the focus is."""
        asking, spot = self.asking, self.spot
        return (
            [at for at in asking.picking.picked if at in asking.options_at(spot)] if asking and spot else []
        )

    def _way_back(self) -> str:
        asking = self.asking
        if not asking:
            return "" if self._face_down else "faster"
        if asking.alike and self._put:
            return "take"
        if asking.placing or asking.picking.changed or self.spot == PASS:
            return "back"
        return "pass" if asking.picking.may_pass else ""

    # What is said

    def sentence(self) -> Sentence:
        return self.wording(self.asking, self.spot)

    def wording(self, asking: A | None, spot: Spot | None) -> Sentence:
        """What is asked, with the focus there; if nothing is, what has happened."""
        if asking is None and self._face_down:
            return self.handing_over.words()
        if asking is None:
            return Sentence(self.caption)
        picking, buttons = asking.picking, list[tuple[str, str]]()
        advice = self.counsel.speaks(asking, spot)
        words = self.board.question(asking, spot)
        if asking.counted:
            count, number = len(picking.picked), asking.decision.max
            words += " · " + together(self.say("table.count", count=count, number=number))
        if advice:
            words += " · " + self.counsel.words(asking, self.say)
        if picking.ready and picking.picked:
            buttons.append(("done", self.say("table.done")))
        if picking.may_pass and not picking.picked and not asking.placing:
            buttons.append(("pass", self.say("table.pass")))
        return Sentence(self.addressed(words), tuple(buttons), asking.grows_up, advice)

    def addressed(self, words: str) -> str:
        """To whom of several people it is said."""
        name = self.session.names[self.eyes]
        return self.say("table.addressed", name=name, words=words) if self.people.several else words

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        perform(self.banter.actors, canvas)

    # What happens

    @property
    def pace(self) -> float:
        hurried = self.asking is None and self.console.held.is_down(Button.B)
        return super().pace * self.flow.haste * (FAST if hurried else 1)

    def tell(self, events: Sequence[Event]) -> Steps:
        if self.console.settings.banter and self.pace and not self.guide:
            self.banter.listen(events)
        yield from super().tell(events)

    def told(self, events: Sequence[Event]) -> Steps:
        decision = self.session.decision
        if decision and not self.flow.telling_more and self.parts.keeps(events[-1], decision, self.eyes):
            self.shown.settle(self.flow.view)
        self.console.sounds.music(self.parts.music(self.shown.view))
        if events[0]["event"] == "round":
            self.console.surround()
        yield from super().told(events)
        if self.guide:
            yield from self.guide.told(events)

    def awaits_more(self, events: Sequence[Event]) -> bool:
        decision = self.session.decision
        asks_nobody = decision is not None and (
            decision.seat not in self.session.humans or self._goes_by_itself(decision)
        )
        return asks_nobody and self.parts.script.goes_on(events)

    def next_steps(self) -> Steps | None:
        decision = self.session.decision
        if decision is None:
            return self._end()
        if self.session.own_pads and self.people.several and not self.people.pads:
            return self.handing_over.gather()
        if decision.seat not in self.session.humans:
            self.flow.phase = Phase.THINKING
            self.session.think(EFFORTS[self.console.settings.thinking])
            return iter(()) if self.flow.listen() else None
        if self._goes_by_itself(decision):
            self.session.choose(decision.options[: decision.max])
            return iter(()) if self.flow.listen() else None
        if decision.seat != self.eyes:
            return self.handing_over.turn_to(decision.seat)
        if decision.kind in self.parts.by_hand and not self.flow.open:
            return self.handing_over.hand_over(decision.seat)
        return self._ask(decision)

    def _goes_by_itself(self, decision: Decision) -> bool:
        """Nobody need be asked."""
        always = self.console.settings.always_ask or self.guide is not None
        return not always and self.parts.plain(decision)

    def _end(self) -> Steps:
        yield from self.flow.settle()
        self.flow.phase = Phase.OVER
        if self.guide:
            self.guide.over()
        else:
            after_game(self.console, self.session)

    def _since_when(self) -> int | None:
        """How much had happened when who is asked looked last, if several moves of others came since."""
        since = self.handing_over.since(self.eyes)
        missed = moves(self.session, since, self.parts.news, self.eyes)
        return since if missed > FEW_MOVES else None

    def _ask(self, decision: Decision) -> Steps:
        yield from self.flow.settle()
        self.shown.settle({**self.flow.view, "decision": decision.as_json()})
        view = self.flow.view
        suggestion = self.guide.advice(view, decision) if self.guide else self.session.suggestion(view)
        yield
        self._missed = self._since_when()
        yield
        put_down = self.handing_over.put_down()
        if put_down and put_down.decision == decision:
            asking = put_down
        else:
            asking = self.parts.asking(decision, self.shown.view, suggestion)
        first = self.guide.first(asking) if self.guide else asking.first()
        sentence = self.wording(asking, first)
        yield from self.writing(sentence)
        yield from self.board.showing(self.shown.view, asking, self.motion)
        yield
        self.focus.on = first or self.focus.on
        self.board.message_bar.say(sentence)
        self.forget_places()  # the focus may be moved in the next frame already
        if first == DONE:
            self._to_done(asking.spot_of(asking.picking.picked[-1]))
        if decision.kind == "role":
            self.board.bring_forward(asking, self.motion)
        self.searching = True
        yield
        self._note_focus()
        yield
        self.asking, self.searching, self.flow.phase = asking, False, Phase.ASKING
        self.banter.hush()
        self._pressed = asking.spot_of(asking.picking.picked[-1]) if first == DONE else None
        self._unasked, self.flow.haste = 0.0, 1.0
        self.note_painted()
        self.refocus()
        self.say_so()
        self.console.sounds.play("turn")
        self.counsel.ask(asking)
        if self.guide:
            self.guide.asked(asking)

    def lose(self, source: str) -> None:
        self.handing_over.lose(source)

    def listen(self) -> bool:
        asking = self.asking
        if asking is None or self.flow.busy or not self.counsel.hear(asking, self.spot):
            return False
        self.flow.begin(self.repaint())
        return True

    def restart(self) -> None:
        super().restart()
        if self.guide:
            self.guide.stop()

    # What the buttons do

    def handle(self, intent: Intent) -> None:
        """Who is not asked is not listened to, nor is what was meant for who was asked before."""
        if not self.people.hears(intent, self.eyes) or self.people.late.has(intent):
            return
        if isinstance(intent, Press) and intent.button is HAND and self._may_hold_up:
            self.handing_over.hold_up(intent.source)
        else:
            super().handle(intent)

    @property
    def _face_down(self) -> bool:
        """Who is asked has to turn up the cards first."""
        return self.flow.phase is Phase.HANDING_OVER

    @property
    def _may_hold_up(self) -> bool:
        """Somebody is asked whose cards are not seen."""
        return self.flow.phase in (Phase.ASKING, Phase.HANDING_OVER) and not self.flow.open

    @property
    def deaf(self) -> bool:
        """Whoever was asked before may still be pressing."""
        return self.people.late.expected

    def update(self, milliseconds: float) -> bool:
        waited = self._crowded and self.handing_over.update(milliseconds)
        if self.session.humans and self.flow.phase not in WAITING:
            self._unasked += milliseconds * super().pace
            self.flow.haste = haste(self._unasked)
        waited = self.banter.update(milliseconds) or waited
        return super().update(milliseconds) or waited

    def press(self, button: Button) -> None:
        press = PRESSES.get(button)
        if press:
            press(self)

    def _choose(self) -> None:
        asking, spot = self.asking, self.spot
        if spot == TURN_UP:
            self.handing_over.sit(self.eyes, self.console.source)
        elif not asking:
            self._go_on()
        if not asking or not spot:
            return
        if spot == DONE:
            self._answer(asking.picking.answer())
        elif spot == PASS:
            self._answer([])
        elif options := asking.options_at(spot):
            self._pick(asking, options)
        elif spot[0] in self.parts.opened and not self.thing():
            self.zoom()
        else:
            self._why()

    def _go_on(self) -> None:
        """What is being told has been seen."""
        self.motion.finish()
        self.flow.wait(0)

    def _pick(self, asking: A, options: list[int]) -> None:
        option = asking.decision.options[options[0]]
        if asking.alike and not asking.picking.at_once:
            asking.picking.fill(options)
            self.console.sounds.play("toggle_on" if {*options} & {*asking.picking.picked} else "toggle_off")
        elif len(options) > 1 and not asking.alike:
            self._settle(asking, asking.thing_of(option))
        elif asking.picking.at_once:
            self._answer([option])
        else:
            asking.picking.toggle(options[0])
            picked = options[0] in asking.picking.picked
            self.console.sounds.play("toggle_on" if picked else "toggle_off")
            self._pressed = self.spot
            self.catch_up()
            if picked and asking.picking.full:
                self._to_done(self._pressed)
                self._note_focus()

    def _to_done(self, spot: Spot | None) -> None:
        """Have the focus where the answer is given, from where one press leads back to a spot."""
        here, done = self.focus.place(spot), self.focus.place(DONE)
        self.focus.on = DONE
        if spot and here and done:
            self.focus.on = spot
            self.focus.come(DONE, towards(here, done))

    def _settle(self, asking: A, thing: str) -> None:
        """Choose where a thing goes, or take that back."""
        lifted = asking.lifted
        asking.settle(thing, self.spot if thing else None)
        self.console.sounds.play("choose" if thing else "back")
        self.catch_up()
        self.focus.on = lifted or asking.first() or self.focus.on
        self._note_focus()

    def _answer(self, picks: list[str]) -> None:
        self.console.sounds.play("choose")
        self.console.notices.withdraw(self)
        self.asking, self.searching = None, False
        self.flow.phase = Phase.TELLING
        self.session.choose(picks)
        self.handing_over.answered(self.eyes, self._goes_on)
        self.flow.wait(0)
        self.board.message_bar.say(Sentence(""))
        self.flow.begin(self._lean_back())

    def refocus(self) -> None:
        super().refocus()
        self.focus.ways = ways(self.asking, self.focus.places, self._pressed) if self.asking else {}

    @property
    def _goes_on(self) -> bool:
        """The same one is asked again."""
        decision = self.session.decision
        return decision is not None and decision.seat == self.eyes

    def _lean_back(self) -> Steps:
        """Nothing has the focus any more once an answer is given."""
        yield
        self._show_focus()

    def _back(self) -> None:
        asking = self.asking
        if not asking:
            return
        if asking.placing:
            self._settle(asking, "")
        elif asking.alike and self._put:
            asking.picking.toggle(self._put[-1])
            self.console.sounds.play("toggle_off")
        elif asking.picking.changed:
            self._reset(asking)
        elif not asking.picking.may_pass:
            self.menu()
        else:
            self._to_pass(asking)

    def _reset(self, asking: A) -> None:
        """Pick again what was picked at first."""
        asking.picking.reset()
        self.console.sounds.play("back")

    def _to_pass(self, asking: A) -> None:
        """Whoever presses once too often to leave something has not passed yet."""
        away = self.focus.on == PASS
        if asking.picking.picked:
            asking.picking.picked.clear()
            self.console.sounds.play("toggle_off")
            self.catch_up()
        self.focus.on = asking.first() if away else PASS
        self._note_focus()

    def _why(self) -> None:
        """Say why what has the focus cannot be chosen, or has to be."""
        thing, asking, spot = self.thing(), self.asking, self.spot
        if asking and asking.alike and spot and asking.options_at(spot):
            self._reset(asking)
            return
        if asking and asking.grounds and spot and (spot == DONE or asking.options_at(spot)):
            self.console.notice(self.say(asking.grounds), of=self)
            return
        if not thing or not spot:
            return
        self.console.sounds.play("refuse")
        self.nudge(NUDGE, 0)
        game, names = self.session.game, self.session.names
        found = game.explain(self.shown.view, thing)
        elsewhere = asking and spot[0] not in asking.zones
        told = game.telling.refusal(found, names, self.say)
        if asking and (reason := asking.refused(spot)):
            told = [self.say(reason)]
        elif asking and asking.options_at(spot):
            told = []
        elif asking and (elsewhere or not told or found.get("reason") in LATER):
            first = self.say(f"ask.{asking.decision.kind}")
            told = [self.say("table.not_now", ask=first)]
        for words in told:
            self.console.refuse(words)

    def _undo(self) -> None:
        if self.asking and self.session.undo(self.eyes):
            self.console.sounds.play("back")
            self.console.notices.withdraw(self)
            self.restart()

    def menu(self) -> None:
        """What can be done besides playing."""
        self.stack.push(Pause(self.console, self.session, self.more, self.restart))

    def more(self) -> Sequence[Row]:
        """What the menu has besides what every game has."""
        coach = [kept_row(self, COACH)._replace(icon="icons/bulb")] if self.session.coached else []
        log = Row(self.say("log.title"), self._log, icon="icons/scroll")
        aid = [Row(self.say("learn.aid"), self.aid, icon="icons/book")] if self.parts.aid else []
        guided = self.guide.rows() if self.guide else []
        return [*guided, log, *aid, *coach]

    def aid(self) -> None:
        if self.parts.aid:
            self.stack.push(self.parts.aid(self.console, self.flow.view))

    def _log(self) -> None:
        since = self._missed if self.asking else None
        log = Log(self.console, self.session, self.parts, self.eyes, self.flow.open, since)
        self.stack.push(log)

    def _next_zone(self, step: int) -> None:
        """Take the focus to another part of the table."""
        spot, zones = self.spot, self.parts.zones
        here = zones.index(spot[0]) if spot and spot[0] in zones else 0
        places = self.places()
        for far in range(1, len(zones)):
            zone = zones[(here + step * far) % len(zones)]
            found = next((key for key in places if isinstance(key, tuple) and key[0] == zone), None)
            if found:
                self.focus.on = found
                self.search()
                self._note_focus()
                return

    def resume(self) -> None:
        super().resume()
        if self.asking:
            self.counsel.ask(self.asking)
            self.catch_up()


PRESSES: Final[Mapping[Button, Callable[[TableScene[Any]], None]]] = {
    Button.A: TableScene._choose,
    Button.B: TableScene._back,
    Button.X: TableScene._why,
    Button.Y: TableScene.zoom,
    Button.START: TableScene.menu,
    Button.SELECT: TableScene._log,
    Button.L2: TableScene._undo,
    Button.R2: TableScene.aid,
    Button.L1: partial(TableScene._next_zone, step=-1),
    Button.R1: partial(TableScene._next_zone, step=1),
}
