"""The table: what happens is shown, and who is asked answers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.checks import Json
from game.decision import Decision
from game.sanjuan.catalogue import ROLES
from scenes.buttons import Button, Intent, Press
from scenes.canvas import Canvas
from scenes.console import SPEEDS
from scenes.curtain import Curtain
from scenes.ending import after_game
from scenes.focus import Focus
from scenes.hints import Hint
from scenes.menu import Row
from scenes.pause import Pause
from scenes.sanjuan import beats
from scenes.sanjuan.asking import Asking, Spot
from scenes.sanjuan.log import Log
from scenes.sanjuan.look import card_of
from scenes.sanjuan.shown import Shown
from scenes.sanjuan.stage import Stage
from scenes.sanjuan.zoom import CardZoom, CityZoom
from scenes.screen import Key, Screen
from scenes.session import Session

if TYPE_CHECKING:
    from scenes.console import Console

NOTHING: Final[Iterator[None]] = iter(())
FORWARD: Final = 0.08
"""Of its height: how far a placard steps up, .."""
STEP_UP, STEP_APART = 160.0, 40.0
"""in so many milliseconds, and so long after the one before."""
LAST_ROUNDS: Final = 10
"""From so many buildings in a city on, the end is near."""
FAST: Final = 8.0
"""How much quicker everything goes while B is held."""
THINGS: Final = ("hand", "city", "offer", "role")
"""Zones in which there is something that has a name."""
ZONES: Final = ("hand", "city", "role", "seat")
"""Where L and R take the focus, one after the other."""


class TableScene(Screen):
    """One session as it is played."""

    def __init__(self, console: "Console", session: Session) -> None:
        super().__init__(console)
        self.focus = Focus({}, rows=True)
        self.session = session
        self.eyes = session.humans[0] if session.humans else 0
        """The seat that looks at the screen."""
        self.shown = Shown(session.view(self.eyes))
        self.asking: Asking | None = None
        self.caption = ""
        self._pads: dict[int, str] = {}
        """By seat: the pad that answers for it, if each person has one."""
        self._last: Spot | None = None
        self._queue: list[Json] = []
        self._steps: Iterator[None] = NOTHING
        """What is left of showing the last thing that happened."""
        self._told = session.length
        self._wait = 0.0
        self._paused = False
        self._over = False

    # Making the picture

    def build(self) -> Iterator[None]:
        self.motion.finish()
        self.stage = Stage(self.console, self.shown.view, self.session.names)
        yield from self.stage.make()
        yield from self.console.sounds.prepare()
        self._ask_in_words()
        yield from self.stage.showing(self.shown.view, self.asking, self.motion)
        self.motion.finish()

    def places(self) -> Mapping[Key, Rect]:
        return self.stage.places(self.shown.view)

    def draw(self, canvas: Canvas) -> None:
        canvas.add([actor.draw(canvas) for actor in self.stage.actors])
        canvas.add([actor.draw(canvas) for actor in self.bar.actors])

    def focused(self) -> None:
        on, spot = self.focus.on, self.spot
        self.stage.focus(spot, self.places().get(spot) if spot else None, self.motion)
        if self.asking and self.asking.decision.kind == "role":
            self._ask_in_words()
        self.bar.show(self.hints())
        self.bar.focus(on if isinstance(on, Hint) else None)

    @property
    def spot(self) -> Spot | None:
        """What has the focus, or had it before that went to the hint bar."""
        on = self.focus.on
        if isinstance(on, tuple) and not isinstance(on, Hint):
            self._last = on
        return self._last if self._last in self.places() else None

    # What is said

    def _ask_in_words(self) -> None:
        buttons = {}
        asking = self.asking
        if asking:
            picking = asking.picking
            words = self._question(asking)
            if not picking.at_once:
                count, number = len(picking.picked), asking.decision.max
                words += "  " + self.say("table.count", count=count, number=number)
                if picking.ready:
                    buttons["done"] = self.say("table.done")
            if picking.may_pass and picking.at_once and not asking.card:
                buttons["pass"] = self.say("table.pass")
        else:
            words = self.caption
        self.stage.say(words, buttons)

    def _question(self, asking: Asking) -> str:
        if asking.card:
            return self.say("table.site", card=self.say(f"card.{asking.card}"))
        spot = self.spot
        if asking.decision.kind == "role" and spot and spot[0] == "role":
            return self._role_in_words(ROLES[spot[1]])
        words = self.say(f"ask.{asking.decision.kind}")
        about = asking.decision.about
        return f"{self.say(f'card.{about}')}: {words}" if about else words

    def _role_in_words(self, role: str) -> str:
        found = self.session.game.explain(self.shown.view, role)["gives"]
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
        speed = SPEEDS[self.console.settings.speed]
        if self.asking is None and self.console.held.is_down(Button.B):
            speed *= FAST
        self.motion.speed = speed
        moved = self.motion.update(milliseconds)
        if self._paused or self._over:
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
    def _idle(self) -> bool:
        """What happened last has been seen, and nobody is asked."""
        at_once = SPEEDS[self.console.settings.speed] == 0
        if self.asking or self._paused or self._over:
            return False
        return at_once or (self.motion.at_rest and self._wait <= 0)

    @property
    def moving(self) -> bool:
        """Something is still to be seen of what has happened."""
        return bool(self._queue) or not self.motion.at_rest or not self._over

    def _go_on(self) -> bool:
        """Find out what is next, if anything is; it is shown in steps, of which each takes one frame."""
        if self._queue:
            self._steps = self._show(self._queue.pop(0))
            return True
        decision = self.session.decision
        if decision is None:
            self._steps = self._end()
        elif decision.seat not in self.session.humans:
            self.session.think()
            return self._listen()
        elif decision.seat != self.eyes:
            self._steps = self._hand_over(decision.seat)
        else:
            self._steps = self._ask(decision)
        return True

    def _show(self, event: Json) -> Iterator[None]:
        words = self.session.game.telling.tell(event, self.session.names, self.say)
        self.caption = words or self.caption
        if event["event"] != "role":
            self.shown.apply(event)
        self._wait = beats.play(self, event)
        if event["event"] == "build" and self.shown.fullest >= LAST_ROUNDS:
            self.console.sounds.music("last_rounds")
        if event["event"] == "role":
            self.shown.apply(event)
        yield
        yield from self._arranging()

    def _settle_view(self) -> Iterator[None]:
        """Let the picture be what the game is, whatever the events have told."""
        view = self.session.view(self.eyes)
        if view != self.shown.view:
            self.shown.settle(view)
            yield from self._arranging()

    def _arranging(self) -> Iterator[None]:
        """Show the view and the question as they are now, piece by piece."""
        self._ask_in_words()
        yield from self.stage.showing(self.shown.view, self.asking, self.motion)
        self.refocus()

    def _arrange(self) -> None:
        for _ in self._arranging():
            pass

    def _end(self) -> Iterator[None]:
        yield from self._settle_view()
        self._over = True
        after_game(self.console, self.session)

    def _hand_over(self, seat: int) -> Iterator[None]:
        self._paused = True
        yield from self._settle_view()
        name = self.session.names[seat]
        self.stack.push(Curtain(self.console, name, lambda source: self._sit(seat, source), self._pause))

    def _ask(self, decision: Decision) -> Iterator[None]:
        yield from self._settle_view()
        suggestion = self.session.suggestion(decision.seat)
        yield
        asking = Asking(decision, self.shown.view, suggestion)
        yield from self.stage.showing(self.shown.view, asking, self.motion)
        self.asking = asking
        self._ask_in_words()
        self.refocus()
        if decision.kind == "role":
            self._bring_forward(asking)
        ready = ("done", 0) if "done" in self.stage.buttons and asking.picking.picked else None
        goal = ready or asking.first()
        if goal:
            self.focus.on = goal
            self._note_focus()
        self.console.sounds.play("turn")

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

    # What is pressed

    def hints(self) -> Sequence[Hint]:
        asking, spot = self.asking, self.spot
        found = []
        if asking and spot:
            if spot[0] in ("done", "pass") or asking.options_at(spot):
                found.append(Hint(Button.A, self.say("hint.choose")))
            else:
                found.append(Hint(Button.X, self.say("hint.why")))
        if asking and (asking.card or asking.picking.changed):
            found.append(Hint(Button.B, self.say("hint.back")))
        elif asking and asking.picking.may_pass:
            found.append(Hint(Button.B, self.say("table.pass")))
        elif not asking:
            found.append(Hint(Button.B, self.say("hint.faster")))
        found.append(Hint(Button.Y, self.say("hint.zoom")))
        if asking and self.session.undoable(self.eyes):
            found.append(Hint(Button.L2, self.say("hint.undo")))
        found.append(Hint(Button.SELECT, self.say("hint.log")))
        found.append(Hint(Button.START, self.say("hint.menu")))
        return found

    def handle(self, intent: Intent) -> None:
        """Of several pads only that of the seat that is asked is listened to."""
        mine = self._pads.get(self.eyes)
        if isinstance(intent, Press) and mine and intent.source in {*self._pads.values()} - {mine}:
            return
        super().handle(intent)

    def press(self, button: Button) -> None:
        press = PRESSES.get(button)
        if press:
            press(self)

    def _choose(self) -> None:
        asking, spot = self.asking, self.spot
        if not asking or not spot:
            return
        if spot[0] == "done":
            self._answer(asking.picking.answer())
        elif spot[0] == "pass":
            self._answer([])
        elif options := asking.options_at(spot):
            self._pick(asking, spot, options)
        else:
            self._why()

    def _pick(self, asking: Asking, spot: Spot, options: list[int]) -> None:
        if len(options) > 1:
            card = asking.decision.options[options[0]].partition(" over ")[0]
            self._settle(card)
        elif asking.picking.at_once:
            self._answer([asking.decision.options[options[0]]])
        else:
            asking.picking.toggle(options[0])
            picked = options[0] in asking.picking.picked
            self.console.sounds.play("toggle_on" if picked else "toggle_off")
            self._arrange()
            self.refocus()

    def _settle(self, card: str) -> None:
        """Choose where a card goes, or take that back."""
        assert self.asking
        self.asking.settle(card)
        self.console.sounds.play("choose" if card else "back")
        self._arrange()
        self.refocus()
        first = self.asking.first()
        if first:
            self.focus.on = first
            self._note_focus()

    def _answer(self, picks: list[str]) -> None:
        self.console.sounds.play("choose")
        self.asking = None
        self.session.choose(picks)
        self._listen()
        self._wait = 0
        self.stage.say("", {})

    def _back(self) -> None:
        asking = self.asking
        if not asking:
            return
        if asking.card:
            self._settle("")
        elif asking.picking.changed:
            asking.picking.reset()
            self.console.sounds.play("back")
            self._arrange()
            self.refocus()
        elif asking.picking.may_pass:
            self._answer([])
        else:
            self._pause()

    def thing(self) -> str:
        """The name of what has the focus, if it is a card or a role."""
        spot = self.spot
        if spot is None:
            return ""
        zone, at = spot
        things = self._things(zone) if zone in THINGS else []
        return things[at] if at < len(things) else ""

    def _why(self) -> None:
        """Say why what has the focus cannot be chosen."""
        thing = self.thing()
        if not thing:
            return
        self.console.sounds.play("refuse")
        found = self.session.game.explain(self.shown.view, thing)
        if "reason" in found:
            facts = {key: value for key, value in found.items() if key in ("price", "budget")}
            if "by" in found:
                facts["name"] = self.session.names[found["by"]]
            if "card" in found:
                facts["card"] = self.say(f"card.{found['card']}")
            self.console.notice(self.say(f"reason.{found['reason']}", **facts))

    def _zoom(self) -> None:
        spot, view, names = self.spot, self.shown.view, self.session.names
        if spot and spot[0] == "seat":
            self.stack.push(CityZoom(self.console, view, names, spot[1]))
        elif spot and self.thing():
            things = self._things(spot[0])
            self.stack.push(CardZoom(self.console, view, names, things, spot[1]))

    def _things(self, zone: str) -> list[str]:
        """All that lies in a zone."""
        seat = self.shown.view["seats"][self.eyes]
        if zone == "hand":
            return [*seat["hand"], *(self.asking.extra if self.asking else [])]
        if zone == "offer" and self.asking:
            return list(self.asking.offers)
        return list(ROLES) if zone == "role" else [card_of(pile) for pile in seat["built"]]

    def _undo(self) -> None:
        if self.asking and self.session.undo(self.eyes):
            self.console.sounds.play("back")
            self.restart()

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

    def _pause(self) -> None:
        rows = [Row(self.say("log.title"), self._log)]
        self.stack.push(Pause(self.console, self.session, lambda: rows, self.restart))

    def _log(self) -> None:
        self.stack.push(Log(self.console, self.session, self.eyes))

    def _next_zone(self, step: int) -> None:
        """Take the focus to another part of the table."""
        spot = self.spot
        here = ZONES.index(spot[0]) if spot and spot[0] in ZONES else 0
        places = self.places()
        for far in range(1, len(ZONES)):
            zone = ZONES[(here + step * far) % len(ZONES)]
            found = next((key for key in places if isinstance(key, tuple) and key[0] == zone), None)
            if found:
                self.focus.on = found
                self._note_focus()
                return

    def good_place(self, event: Json) -> tuple[int, int]:
        """Where a good lies, or goes."""
        seat = event["seat"]
        if seat != self.eyes:
            return self.stage.middle_of(seat)
        built = self.shown.view["seats"][seat]["built"]
        at = next((at for at, pile in enumerate(built) if card_of(pile) == event["plant"]), 0)
        x, y = self.stage.slots.places[at].center
        return x, y

    # Its life on the stack

    def enter(self) -> None:
        self.console.sounds.music("play")

    def pause(self) -> None:
        self._paused = True

    def resume(self) -> None:
        self._paused = False
        super().resume()

    def leave(self) -> None:
        self.session.close()


PRESSES: Final[Mapping[Button, Callable[[TableScene], None]]] = {
    Button.A: TableScene._choose,
    Button.B: TableScene._back,
    Button.X: TableScene._why,
    Button.Y: TableScene._zoom,
    Button.START: TableScene._pause,
    Button.SELECT: TableScene._log,
    Button.L2: TableScene._undo,
    Button.L1: partial(TableScene._next_zone, step=-1),
    Button.R1: partial(TableScene._next_zone, step=1),
}
