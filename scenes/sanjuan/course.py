"""What happens at a table, shown one step after the other."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.checks import Json
from game.decision import Decision
from game.sanjuan.catalogue import ROLES
from scenes.actor import perform
from scenes.buttons import Button
from scenes.canvas import Canvas
from scenes.console import SPEEDS
from scenes.curtain import Curtain
from scenes.ending import after_game
from scenes.focus import Focus
from scenes.hints import Hint
from scenes.sanjuan import beats
from scenes.sanjuan.asking import OFFERED, Asking, Spot
from scenes.sanjuan.shown import Shown, count
from scenes.sanjuan.stage import Stage
from scenes.screen import Key, Screen
from scenes.session import Session
from scenes.settings import EFFORTS

if TYPE_CHECKING:
    from scenes.console import Console

NOTHING: Final[Iterator[None]] = iter(())
FORWARD: Final = 0.08
"""Of its height: how far a placard steps up, .."""
STEP_UP, STEP_APART = 160.0, 40.0
"""in so many milliseconds, and so long after the one before."""
LISTED: Final = 2
"""So many cards of an event are told by name."""
LAST_ROUNDS: Final = 10
"""From so many buildings in a city on, the end is near."""
FAST: Final = 8.0
"""How much quicker everything goes while B is held."""


class Course(Screen):
    """A session as it is shown."""

    def __init__(self, console: "Console", session: Session) -> None:
        super().__init__(console)
        self.focus = Focus({}, rows=True)
        self.session = session
        self.eyes = session.humans[0] if session.humans else 0
        """The seat that looks at the screen."""
        self.shown = Shown(session.view(self.eyes))
        self.asking: Asking | None = None
        self.caption = ""
        self._consulted: Decision | None = None
        """What the coach was asked about last, .."""
        self._heard: Spot | None = None
        """and where the focus was when it answered."""
        self._pads: dict[int, str] = {}
        """By seat: the pad that answers for it, if each person has one."""
        self._last: Spot | None = None
        self._queue: list[Json] = []
        self._under_way: list[Json] = []
        """What is being shown, and does not stand on the table yet."""
        self._steps: Iterator[None] = NOTHING
        """What is left of showing the last thing that happened."""
        self._told = session.length
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
        self._ask_in_words(self.asking)
        self.focus.set(self.places())
        self.stage.focus(self.spot, self.focus.place(self.spot), self.motion)
        self.motion.finish()

    def places(self) -> Mapping[Key, Rect]:
        return self.stage.places(self.shown.view)

    def draw(self, canvas: Canvas) -> None:
        perform(self.stage.actors, canvas)
        perform(self.bar.actors, canvas)

    def focused(self) -> None:
        on, spot = self.focus.on, self.spot
        self.stage.focus(spot, self.focus.place(spot), self.motion)
        if self.asking:
            self._ask_in_words(self.asking)
        self.bar.show(self.hints())
        self.bar.focus(on if isinstance(on, Hint) else None)

    def nudge(self, x: float, y: float) -> None:
        self.stage.nudge(x, y, self.motion)

    @property
    def spot(self) -> Spot | None:
        """What has the focus, or had it before that went to the hint bar."""
        on = self.focus.on
        if isinstance(on, tuple) and not isinstance(on, Hint):
            self._last = on
        return self._last if self.focus.place(self._last) else None

    # What is said

    def _ask_in_words(self, asking: Asking | None) -> None:
        buttons = {}
        up = asking is not None and asking.decision.kind not in ("role", *OFFERED)
        advice = False
        if asking:
            picking = asking.picking
            advice = self._told_advice(asking)
            words = self._sentence(asking.advice) if advice else self._question(asking)
            if not picking.at_once:
                count, number = len(picking.picked), asking.decision.max
                words += "  " + self.say("table.count", count=count, number=number)
                if picking.ready:
                    buttons["done"] = self.say("table.done")
            if picking.may_pass and picking.at_once and not asking.card:
                buttons["pass"] = self.say("table.pass")
        else:
            words = self.caption
        self.stage.strip.say(words, buttons, up, advice)

    def tell(self, event: Json) -> str:
        """What has happened, in a sentence that fits the strip: many cards are seen, not listed."""
        if count(event) > LISTED:
            event = {**event, "cards": count(event)}
        return self.session.game.telling.tell(event, self.session.names, self.say)

    def _told_advice(self, asking: Asking) -> bool:
        """Whether it is the coach that speaks. A role in focus speaks for itself."""
        if asking.advice is None or asking.card:
            return False
        spot = self.spot
        own = asking.decision.kind == "role" and spot and spot[0] == "role"
        return not own or spot == self._heard or spot in asking.advised

    def _sentence(self, advice: Json | None) -> str:
        coach = self.session.game.coach
        return coach.sentence(advice, self.session.names, self.say) if coach and advice else ""

    def _question(self, asking: Asking) -> str:
        spot = self.spot
        card = asking.nameless(spot) if spot else ""
        named = f" · {self.say(f'card.{card}')}" if card else ""
        if asking.card:
            return self.say("table.site", card=self.say(f"card.{asking.card}")) + named
        if asking.decision.kind == "role" and spot and spot[0] == "role":
            return self._role_in_words(ROLES[spot[1]])
        words = self.say(f"ask.{asking.decision.kind}")
        about = asking.decision.about
        return (f"{self.say(f'card.{about}')}: {words}" if about else words) + named

    def _role_in_words(self, role: str) -> str:
        found = self.stage.facts.gives(role)
        facts = {key: value for key, value in found.items() if key not in ("cards", "build", "goods")}
        if role == "trader":
            low, high = found["cards"]
            cards = self.say("cards", count=high)
            facts["cards"] = cards if low == high else f"{low}–{cards}"
        facts["choices"] = len(found.get("build", ()))
        facts["count"] = found.get("goods", 1)
        return f"{self.say(f'role.{role}')}: {self.say(f'gives.{role}', **facts)}"

    # Time passes

    def update(self, milliseconds: float) -> bool:
        speed = self.motion.speed = self.pace
        moved = self.motion.update(milliseconds)
        moved = self._listen_to_coach() or moved
        if self._paused or self._over or self.stack.busy:
            return moved
        self._wait -= milliseconds * speed
        while self._steps is not NOTHING or (self._idle and self._go_on()):
            moved = True
            if next(self._steps, self) is self:
                self._steps = NOTHING
            if speed or (self._steps is NOTHING and not self._queue):
                break
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
        return not self.pace or (self.motion.at_rest and self._wait <= 0)

    def _go_on(self) -> bool:
        """Find out what is next, if anything is; it is shown in steps, of which each takes one frame."""
        if self._queue:
            self._under_way = beats.together(self._queue)
            self._steps = self._show(self._under_way)
            return True
        decision = self.session.decision
        if decision is None:
            self._steps = self._end()
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
            self.caption = self.tell(event) or self.caption
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
        self._under_way = []
        if kind == "build" and self.shown.fullest >= LAST_ROUNDS:
            self.console.sounds.music("last_rounds")
        if kind == "round":
            self.console.surround()
        yield from self._arranging()
        self.motion.then(self.stage.flying.clear)

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
        self._ask_in_words(self.asking)
        yield
        yield from self.stage.showing(self.shown.view, self.asking, self.motion)
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
        self._paused = True
        name = self.session.names[seat]
        self.stack.push(Curtain(self.console, name, seat, lambda source: self._sit(seat, source), self.menu))

    def _ask(self, decision: Decision) -> Iterator[None]:
        yield from self._settle_view()
        suggestion = self.session.suggestion(decision.seat)
        yield
        asking = Asking(decision, self.shown.view, suggestion)
        yield from self.stage.showing(self.shown.view, asking, self.motion)
        self.focus.on = asking.first() or self.focus.on
        self._ask_in_words(asking)
        if decision.kind == "role":
            self._bring_forward(asking)
        yield
        self.asking = asking
        if "done" in self.stage.strip.buttons and asking.picking.picked:
            self.focus.on = ("done", 0)
        self.refocus()
        self.console.sounds.play("turn")
        self._consult()

    def _consult(self) -> None:
        """Ask the coach, if it is wanted; or hear no more of it."""
        asking = self.asking
        if asking is None:
            return
        if not (self.console.settings.coach and self.session.coached):
            asking.advice = self._consulted = None
        elif self._consulted is not asking.decision:
            self._consulted = asking.decision
            self.session.consult(asking.decision)

    def _listen_to_coach(self) -> bool:
        """Take in what it says; whether it has."""
        asking = self.asking
        if asking is None or asking.advice or asking.decision is not self._consulted:
            return False
        if self._steps is not NOTHING:
            return False
        asking.advice = self.session.advice(asking.decision)
        if asking.advice is None:
            return False
        self._heard = self.spot
        self._steps = self._arranging()
        return True

    def _bring_forward(self, asking: Asking) -> None:
        """Let the placards that can be chosen step up, one after the other."""
        for step, (_, at) in enumerate(asking.spots):
            placard = self.stage.roles[ROLES[at]]
            goal = self.stage.role_places()[at].centery
            placard.put(y=goal + FORWARD * self.stage.role_places()[at].height)
            self.motion.fly(placard, STEP_UP, step * STEP_APART, y=goal)

    def _listen(self) -> bool:
        """Take in what has happened since; whether that was anything."""
        news = self.session.events(self.eyes, self._told)
        self._told = self.session.length
        self._queue += news
        return bool(news)

    def _sit(self, seat: int, source: str) -> None:
        """Somebody else looks at the screen, and may have brought a pad."""
        if self.console.settings.table.get("own_pads"):
            self._pads.setdefault(seat, source)
        self.eyes = seat
        self.shown = Shown(self.session.view(seat))
        self._told = self.session.length
        self._queue = []
        self.stack.renew()

    def restart(self) -> None:
        """Show the game as it stands, without what led there."""
        self.asking = None
        self._queue = []
        self._told = self.session.length
        self.caption = ""
        self.motion.finish()
        self.stage.flying.clear()
        self.shown.settle(self.session.view(self.eyes))
        self._arrange()
        self.refocus()

    # Its life on the stack

    def enter(self) -> None:
        self.console.sounds.music("play")
        self.console.surround()

    def pause(self) -> None:
        self._paused = True

    def resume(self) -> None:
        self._paused = False
        self._consult()
        if self.asking:
            self._arrange()
        super().resume()

    def leave(self) -> None:
        self.session.close()

    def menu(self) -> None:
        """What can be done besides playing."""
