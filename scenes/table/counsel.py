"""The coach at a table: asked about a decision, heard once it has thought."""

from typing import TYPE_CHECKING

from game.decision import Decision
from game.texts import Say
from scenes.records.session import Session
from scenes.table.asking import Asking, Spot

if TYPE_CHECKING:
    from scenes.app.console import Console


class Counsel:
    def __init__(self, console: "Console", session: Session) -> None:
        self._console = console
        self._session = session
        self._asked: Decision | None = None
        """What it was asked about last."""
        self._heard: Spot | None = None
        """Where the focus was when it last answered."""

    def ask(self, asking: Asking) -> None:
        """If it is wanted; or hear no more of it."""
        if not (self._console.settings.coach and self._session.coached):
            asking.advice = self._asked = None
        elif self._asked is not asking.decision:
            self._asked = asking.decision
            self._session.consult(asking.decision)

    def hear(self, asking: Asking, spot: Spot | None) -> bool:
        """Take in what it says; whether it has."""
        if asking.advice or asking.decision is not self._asked:
            return False
        asking.advice = self._session.advice(asking.decision)
        self._heard = spot
        if asking.advice and not asking.picking.changed:
            asking.picking.suggest(asking.advice["pick"])
        return asking.advice is not None

    def speaks(self, asking: Asking, spot: Spot | None) -> bool:
        """Of whatever has the focus, but for what is told by its name there, as roles are."""
        if asking.advice is None or asking.placing:
            return False
        role = asking.decision.kind == "role" and spot and spot[0] == "role"
        own = role or (spot and asking.nameless(spot))
        return not own or spot == self._heard or spot in asking.advised

    def words(self, asking: Asking, say: Say) -> str:
        coach = self._session.coach
        return coach.sentence(asking.advice, self._session.names, say) if coach and asking.advice else ""
