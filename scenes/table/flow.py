"""What happens at a table, shown one step after the other."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.checks import Json
from game.decision import Decision
from scenes.actor import Box, perform
from scenes.buttons import Button
from scenes.canvas import Canvas
from scenes.curtain import Curtain
from scenes.ending import after_game
from scenes.focus import Focus
from scenes.hints import Hint
from scenes.lettering import together
from scenes.sanjuan import beats
from scenes.sanjuan.asking import OFFERED, Asking, Spot
from scenes.sanjuan.shown import Shown
from scenes.sanjuan.spoken import happened, news, question, tell
from scenes.sanjuan.stage import Stage
from scenes.screen import Key, Screen
from scenes.session import Session
from scenes.settings import EFFORTS, SPEEDS
from scenes.table.counsel import Counsel
from scenes.table.message_bar import Sentence
from scenes.theme import NIGHT

if TYPE_CHECKING:
    from scenes.console import Console

NOTHING: Final[Iterator[None]] = iter(())
LAST_ROUNDS: Final = 10
"""From so many buildings in a city on, the end is near."""
FAST: Final = 8.0
"""How much quicker everything goes while B is held."""


class Course(Screen):
    """A session as it is shown."""

    def __init__(self, console: "Console", session: Session) -> None:
        super().__init__(console, session.game)
        self.focus = Focus({}, rows=True)
        self.session = session
        self.eyes = session.next_human
        """The seat that looks at the screen."""
        self.covered = len(session.humans) > 1
        """Nobody has sat down: no hand is seen."""
        self._looked: dict[int, int] = {}
        """By seat: how much had happened when it looked last."""
        self.shown = Shown(session.view(self.eyes))
        self.asking: Asking | None = None
        self.caption = ""
        self._counsel = Counsel(console, session)
        self._pads: dict[int, str] = {}
        """By seat: the pad that answers for it, if each person has one."""
        self.searching = False
        """The focus is seen although nobody is asked."""
        self._last: Spot | None = None
        self._queue: list[Json] = []
        self._under_way: list[Json] = []
        """What is being shown, and does not stand on the table yet."""
        self._steps: Iterator[None] = NOTHING
        """What is left of showing the last thing that happened."""
        self._told = self._opened = session.length
        self._wait = 0.0
        self._paused = False
        self._over = False
        self._landing = 0
        """So many things are still in the air."""

    # Making the picture

    def build(self) -> Iterator[None]:
        self._steps = NOTHING  # they belong to the stage that goes
        self._queue[:0], self._under_way = self._under_way, []
        self.motion.finish()
        self._landing = 0
        self.stage = Stage(self.console, self.shown.view, self.session.names)
        yield from self.stage.make()
        yield from self.console.sounds.prepare()
        yield from self.stage.showing(self.shown.view, self.asking, self.motion)
        self._ask_in_words(self.asking, self.spot)
        self.focus.set(self.places())
        self._show_focus()
        self.motion.finish()
        self._cover = Box.covering(self.console.layout.screen, NIGHT)

    def places(self) -> Mapping[Key, Rect]:
        return self.stage.places(self.shown.view)

    def draw(self, canvas: Canvas) -> None:
        if self.covered:
            perform([self._cover], canvas)
            return
        perform(self.stage.actors, canvas)
        perform(self.bar.actors, canvas)

    def _show_focus(self) -> None:
        ringed = not isinstance(self.focus.on, Hint)
        with self.motion.beside():
            self.stage.focus(self.spot, self.focus.place(self.spot), self.motion, ringed)

    def focused(self) -> None:
        on = self.focus.on
        self._show_focus()
        if self.asking:
            self._ask_in_words(self.asking, self.spot)
        self.bar.show(self.hints())
        self.bar.focus(on if isinstance(on, Hint) else None)

    def refocus(self) -> None:
        super().refocus()
        self._show_focus()

    def nudge(self, x: float, y: float) -> None:
        with self.motion.beside():
            self.stage.nudge(x, y, self.motion)

    @property
    def spot(self) -> Spot | None:
        """What has the focus, or had it before that went to the hint bar; nothing if nobody looks for it."""
        on = self.focus.on
        if isinstance(on, tuple) and not isinstance(on, Hint):
            self._last = on
        sought = self.asking is not None or self.searching
        return self._last if sought and self.focus.place(self._last) else None

    def search(self) -> None:
        """Somebody looks around while nobody is asked."""
        if not (self.asking or self.searching):
            self.searching = True
            self.focused()

    # What is said

    def _ask_in_words(self, asking: Asking | None, spot: Spot | None = None) -> None:
        self.stage.strip.say(self.sentence(asking, spot))

    def _write(self, asking: Asking | None, spot: Spot | None = None) -> Iterator[None]:
        """The same words beforehand, in this frame if nothing is painted in it."""
        self.near = self.stage.strip.writing(self.sentence(asking, spot))
        yield

    def sentence(self, asking: Asking | None, spot: Spot | None = None) -> Sentence:
        """What is asked, with the focus there; if nothing is, what has happened."""
        buttons = list[tuple[str, str]]()
        up = asking is not None and asking.decision.kind not in ("role", *OFFERED)
        advice = False
        if asking:
            picking = asking.picking
            advice = self._counsel.speaks(asking, spot)
            words = question(asking, spot, self.stage.facts, self.session.names, self.say)
            words = self._counsel.words(asking, self.say) if advice else words
            if not picking.at_once:
                count, number = len(picking.picked), asking.decision.max
                words += " · " + together(self.say("table.count", count=count, number=number))
                if picking.ready:
                    buttons.append(("done", self.say("table.done")))
            if picking.may_pass and picking.at_once and not asking.card:
                buttons.append(("pass", self.say("table.pass")))
        else:
            words = self.caption
        return Sentence(words, tuple(buttons), up, advice)

    # Time passes

    def update(self, milliseconds: float) -> bool:
        speed = self.motion.speed = self.pace
        stirred = self.motion.awaited
        moved = self.motion.update(milliseconds)
        moved = self._listen_to_coach() or moved
        if self._paused or self._over or self.stack.busy:
            return moved
        self._wait -= milliseconds * speed
        taken = 0
        while self._steps is not NOTHING or (self._idle and not (speed and stirred) and self._go_on()):
            moved = True
            if next(self._steps, self) is self:
                self._steps = NOTHING
            taken += 1
            if taken >= speed > 0 or (self._steps is NOTHING and not self._queue):
                break
            if not speed:
                self.motion.finish()
        return moved

    @property
    def pace(self) -> float:
        """How fast everything goes; at 0 it is there at once."""
        hurried = self.asking is None and self.console.held.is_down(Button.B)
        return SPEEDS[self.console.settings.speed] * (FAST if hurried else 1)

    @property
    def _idle(self) -> bool:
        """What happened last has been seen, and nobody is asked."""
        if self.asking or self._paused or self._over:
            return False
        return not self.pace or not (self.motion.awaited or self._wait > 0)

    def _go_on(self) -> bool:
        """Find out what is next, if anything is; it is shown in steps, one a frame if there is no hurry."""
        if self._queue or self._listen():
            self._under_way = beats.together(self._queue)
            self._steps = self._show(self._under_way)
            return True
        decision = self.session.decision
        if decision is None:
            self._steps = self._end()
        elif self.covered:
            self._steps = self._hand_over(self.eyes)
        elif decision.seat not in self.session.humans:
            self.session.think(EFFORTS[self.console.settings.thinking])
            return self._listen()
        elif decision.seat != self.eyes:
            self._steps = self._hand_over(decision.seat)
        else:
            self._steps = self._ask(decision)
        return True

    def _show(self, events: Sequence[Json]) -> Iterator[None]:
        """Events of one kind, as one movement."""
        kind = events[0]["event"]
        for event in events:
            self.caption = tell(self.session, event, self.say) or self.caption
        yield from self._write(None)
        self._ask_in_words(None)
        yield
        self.bar.show(self.hints())
        yield
        self._wait = beats.play(self, events)
        yield
        while self._landing:
            yield
        for event in events:
            self.shown.apply(event)
        if kind == "draw" and not self._queue and self._keeps():
            self.shown.settle(self.session.view(self.eyes))
        self._under_way = []
        if kind == "build" and self.shown.fullest >= LAST_ROUNDS:
            self.console.sounds.music("last_rounds")
        if kind == "round":
            self.console.surround()
        yield from self._arranging()
        self.motion.then(self.stage.flying.clear)

    def _keeps(self) -> bool:
        """Who looks will choose among cards, which are not in the hand yet."""
        decision = self.session.decision
        return decision is not None and decision.kind == "keep" and decision.seat == self.eyes

    def lands(self, milliseconds: float) -> None:
        """What has happened is seen on the table only when what flies is there."""
        self._landing += 1
        self.motion.after(milliseconds, self._landed)

    def _landed(self) -> None:
        self._landing -= 1

    def _settle_view(self) -> Iterator[None]:
        """Let the picture be what the game is, whatever the events have told."""
        view = self.session.view(self.eyes)
        if view != self.shown.view:
            self.shown.settle(view)
            yield from self._arranging()
            yield

    def _arranging(self) -> Iterator[None]:
        """Show the view and the question as they are now, piece by piece."""
        self._ask_in_words(self.asking, self.spot)
        yield
        yield from self.stage.showing(self.shown.view, self.asking, self.motion)
        yield
        self.refocus()

    def _arrange(self) -> None:
        for _ in self._arranging():
            pass

    def _end(self) -> Iterator[None]:
        yield from self._settle_view()
        self._over = True
        self.over()

    def over(self) -> None:
        """What comes after the game."""
        after_game(self.console, self.session)

    def _hand_over(self, seat: int) -> Iterator[None]:
        yield from self._settle_view()
        missed = news(self.session, self._looked.get(seat, self._opened), self.say)
        self._looked[self.eyes] = self.session.length
        self._paused = self.covered = True
        name, sit = self.session.names[seat], partial(self._sit, seat)
        others = partial(self._pads_of_others, seat)
        self.stack.push(Curtain(self.console, self.session.game, name, seat, sit, self.menu, missed, others))

    def _pads_of_others(self, seat: int) -> set[str]:
        """Those with which a seat cannot sit down, as long as there is one with which it can."""
        others = {*self._pads.values()} - {self._pads.get(seat)}
        return others if self.console.devices.plugged - others else set()

    def _ask(self, decision: Decision) -> Iterator[None]:
        yield from self._settle_view()
        suggestion = self.session.suggestion(decision.seat)
        yield
        asking = Asking(decision, self.shown.view, suggestion)
        first = asking.first()
        yield from self._write(asking, first)
        yield from self.stage.showing(self.shown.view, asking, self.motion)
        yield
        self.focus.on = first or self.focus.on
        self._ask_in_words(asking, first)
        self.focus.set(self._with_hints(self.places()))  # it may be moved in the next frame already
        if decision.kind == "role":
            self.stage.bring_forward(asking, self.motion)
        self.searching = True
        yield
        self._note_focus()
        yield
        self.asking, self.searching = asking, False
        self.refocus()
        self._ask_in_words(asking, self.spot)
        self.console.sounds.play("turn")
        self._counsel.ask(asking)

    def _lean_back(self) -> Iterator[None]:
        """Nothing has the focus any more once an answer is given."""
        yield
        self._show_focus()

    def _listen_to_coach(self) -> bool:
        """Show what it says; whether it has said something."""
        asking = self.asking
        if asking is None or self._steps is not NOTHING or not self._counsel.hear(asking, self.spot):
            return False
        self._steps = self._arranging()
        return True

    def _listen(self) -> bool:
        """Take in what has happened since; whether that was anything."""
        if self._told == self.session.length:
            return False
        fresh = happened(self.session, self.eyes, self._told)
        self._told = self.session.length
        self._queue += fresh
        return bool(fresh)

    def _sit(self, seat: int, source: str) -> None:
        """Somebody else looks at the screen, and may have brought a pad."""
        if self.console.settings.table.get("own_pads"):
            self._pads[seat] = source
        self.eyes, self.covered = seat, False
        self.shown = Shown(self.session.view(seat))
        self.caption = ""
        self.nothing_to_come()
        self.stack.renew()

    def restart(self) -> None:
        """Show the game as it stands, without what led there."""
        self.asking = None
        self.caption = ""
        self.nothing_to_come()
        self.motion.finish()
        self.stage.flying.clear()
        self.shown.settle(self.session.view(self.eyes))
        self._steps = self._arranging()

    def nothing_to_come(self) -> None:
        """All that has happened is seen, or never will be."""
        self._queue, self._under_way = [], []
        self._steps, self._wait = NOTHING, 0.0
        self._told = self.session.length

    # Its life on the stack

    def enter(self) -> None:
        self.console.sounds.music("play")
        self.console.surround()

    def pause(self) -> None:
        self._paused = True

    def resume(self) -> None:
        self._paused = False
        if self.asking:
            self._counsel.ask(self.asking)
            self._arrange()
        super().resume()

    def leave(self) -> None:
        self.session.close()
        self.console.tidy()

    def menu(self) -> None:
        """What can be done besides playing."""
