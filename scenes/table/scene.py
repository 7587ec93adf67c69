"""The table under the thumb: what each button does, wherever the focus is."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, product
from typing import Final

from game.sanjuan.catalogue import ROLES
from game.sanjuan.piles import card_of
from scenes.buttons import DIRECTIONS, Button, Intent, Point, Press
from scenes.devices import KEYBOARD, MOUSE
from scenes.hints import Hint
from scenes.menu import Row
from scenes.pause import Pause
from scenes.sanjuan.aid import Aid
from scenes.sanjuan.asking import DONE, PASS, Asking, Spot
from scenes.sanjuan.stock import STOCK, Stock
from scenes.sanjuan.zoom import CardZoom, CityZoom
from scenes.screen import NUDGE
from scenes.settings_menu import COACH, kept_row
from scenes.table.flow import Course
from scenes.table.log import Log
from scenes.table.message_bar import Sentence

THINGS: Final = ("hand", "city", "offer", "role")
"""Zones in which there is something that has a name."""
OPENED: Final = ("seat", *STOCK)
"""Those in which that has none, but can be enlarged."""
ZONES: Final = ("hand", "city", "role", "seat")
"""Where L and R take the focus, one after the other."""

Does = Sequence[tuple[Button, str]]
"""Buttons, and the keys of what they do."""
LOOKS: Final[Mapping[str, Does]] = {
    "zoom": [(Button.Y, "hint.zoom")],
    "city": [(Button.Y, "hint.city")],
}
HINTS: Final[Sequence[Mapping[str, Does]]] = (
    {
        "": [],
        "choose": [(Button.A, "hint.choose")],
        "rule": [(Button.A, "hint.choose"), (Button.X, "hint.rule")],
        "enlarge": [(Button.A, "hint.zoom")],
        "why": [(Button.X, "hint.why")],
    },
    {
        "": [],
        "back": [(Button.B, "hint.back")],
        "pass": [(Button.B, "table.pass")],
        "faster": [(Button.B, "hint.faster")],
    },
    LOOKS,
    {"": [], "undo": [(Button.L2, "hint.undo")]},
)
"""One of each is told, .."""
ALWAYS: Final[Does] = [
    (Button.R2, "hint.aid"),
    (Button.SELECT, "hint.log"),
    (Button.START, "hint.menu"),
]
"""and these."""


class TableScene(Course):
    """One session as it is played."""

    def build(self) -> Iterator[None]:
        yield from super().build()
        yield from self.bar.make(PRESSES)
        self._rows = {
            kinds: self.told(*(known[kind] for known, kind in zip(HINTS, kinds, strict=True)), ALWAYS)
            for kinds in product(*HINTS)
        }
        for row in self.rows():
            self.bar.lay(row)
            yield

    def rows(self) -> Iterable[Sequence[Hint]]:
        """All that can be hinted at."""
        return self._rows.values()

    def told(self, *parts: Does) -> list[Hint]:
        return [Hint(button, self.say(words)) for button, words in chain(*parts)]

    def hints(self) -> Sequence[Hint]:
        undoable = self.asking and self.session.undoable(self.eyes)
        return self._rows[self._deed(), self._way_back(), self.look(), "undo" if undoable else ""]

    def _deed(self) -> str:
        """What can be done with what has the focus."""
        asking, spot = self.asking, self.spot
        if not (asking and spot):
            return ""
        if spot in (DONE, PASS) or asking.options_at(spot):
            return "rule" if asking.grounds else "choose"
        if spot[0] in OPENED:
            return "enlarge"
        return "why" if self.thing() else ""

    def _way_back(self) -> str:
        asking = self.asking
        if not asking:
            return "faster"
        if asking.card or asking.picking.changed or self.spot == PASS:
            return "back"
        return "pass" if asking.picking.may_pass else ""

    def look(self) -> str:
        """What can be enlarged: what has the focus, or one's own city where that cannot."""
        return "zoom" if self.spot and (self.thing() or self.spot[0] in OPENED) else "city"

    def handle(self, intent: Intent) -> None:
        """Of several pads only that of the seat that is asked is listened to, while it is there."""
        mine = self._pads.get(self.eyes)
        there = mine in (KEYBOARD, MOUSE) or mine in self.console.devices.plugged
        if isinstance(intent, Press) and there and intent.source in {*self._pads.values()} - {mine}:
            return
        if isinstance(intent, Point) or (isinstance(intent, Press) and intent.button in DIRECTIONS):
            self.search()
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
        elif spot[0] in OPENED:
            self._zoom()
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
        self.console.notices.withdraw(self)
        self.asking, self.searching = None, False
        self.session.choose(picks)
        self._wait = 0
        self.stage.strip.say(Sentence(""))
        self._steps = self._lean_back()

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
        elif not asking.picking.may_pass:
            self.menu()
        elif asking.picking.at_once:
            self._to_pass(asking)
        else:
            asking.picking.picked.clear()
            self.console.sounds.play("toggle_off")
            self._arrange()
            self.refocus()

    def _to_pass(self, asking: Asking) -> None:
        """Whoever presses once too often to leave something has not passed yet."""
        self.focus.on = asking.first() if self.focus.on == PASS else PASS
        self._note_focus()

    def thing(self) -> str:
        """The name of what has the focus, if it is a card or a role."""
        spot = self.spot
        if spot is None:
            return ""
        zone, at = spot
        things = self._things(zone) if zone in THINGS else []
        return things[at] if at < len(things) else ""

    def _why(self) -> None:
        """Say why what has the focus cannot be chosen, or has to be."""
        thing, asking, spot = self.thing(), self.asking, self.spot
        if asking and asking.grounds and spot and (spot == DONE or asking.options_at(spot)):
            self.console.notice(self.say(asking.grounds))
            return
        if not thing or not spot:
            return
        self.console.sounds.play("refuse")
        self.nudge(NUDGE, 0)
        found = self.session.game.explain(self.shown.view, thing)
        elsewhere = asking and spot[0] not in {zone for zone, _ in asking.spots}
        if asking and (elsewhere or found.get("reason") in ("not_now", "not_your_turn")):
            first = self.say(f"ask.{asking.decision.kind}")
            self.console.refuse(self.say("table.not_now", ask=first))
        elif "reason" in found:
            facts = {key: value for key, value in found.items() if key in ("price", "budget")}
            if "by" in found:
                facts["name"] = self.session.names[found["by"]]
            if "card" in found:
                facts["card"] = self.say(f"card.{found['card']}")
            self.console.refuse(self.say(f"reason.{found['reason']}", **facts))

    def _zoom(self) -> None:
        """Enlarge what has the focus, or one's own city where there is nothing to enlarge."""
        spot, view, names = self.spot, self.shown.view, self.session.names
        if spot and self.thing():
            things = self._things(spot[0])
            played = bool(self.session.humans and self.session.decision)
            self.stack.push(CardZoom(self.console, view, names, things, spot[1], played))
        elif spot and spot[0] in STOCK:
            self.stack.push(Stock(self.console, spot[0], view))
        else:
            seat = spot[1] if spot and spot[0] == "seat" else self.eyes
            self.stack.push(CityZoom(self.console, view, names, seat))

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
            self.console.notices.withdraw(self)
            self.restart()

    def menu(self) -> None:
        self.stack.push(Pause(self.console, self.session, self.more, self.restart))

    def more(self) -> Sequence[Row]:
        """What the menu has besides what every game has."""
        coach = [kept_row(self, COACH)._replace(icon="icons/bulb")] if self.session.coached else []
        log = Row(self.say("log.title"), self._log, icon="icons/scroll")
        aid = Row(self.say("learn.aid"), self.aid, icon="icons/book")
        return [*([] if self.covered else [log]), aid, *coach]

    def aid(self) -> None:
        self.stack.push(Aid(self.console, self.session.view(self.eyes)))

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
                self.search()
                self._note_focus()
                return


PRESSES: Final[Mapping[Button, Callable[[TableScene], None]]] = {
    Button.A: TableScene._choose,
    Button.B: TableScene._back,
    Button.X: TableScene._why,
    Button.Y: TableScene._zoom,
    Button.START: TableScene.menu,
    Button.SELECT: TableScene._log,
    Button.L2: TableScene._undo,
    Button.R2: TableScene.aid,
    Button.L1: partial(TableScene._next_zone, step=-1),
    Button.R1: partial(TableScene._next_zone, step=1),
}
