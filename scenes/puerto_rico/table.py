"""Puerto Rico at the table engine: what lies there, what is asked, what is seen of events."""

from typing import Final

from game.decision import Decision
from game.views import Event, View
from scenes.puerto_rico.aid import aid
from scenes.puerto_rico.asking import PuertoRicoAsking
from scenes.puerto_rico.effects import SCRIPT
from scenes.puerto_rico.lessons import TAUGHT
from scenes.puerto_rico.roles import drawn
from scenes.puerto_rico.stage import Stage
from scenes.puerto_rico.views import view_of
from scenes.puerto_rico.zoom import zoom
from scenes.table.parts import TableParts


def music(view: View) -> str:
    return "puerto_rico/last_round" if view_of(view).get("last") else "puerto_rico/play"


def keeps(event: Event, decision: Decision, eyes: int) -> bool:
    return False


TABLE: Final[TableParts[PuertoRicoAsking]] = TableParts(
    board=Stage,
    asking=PuertoRicoAsking,
    script=SCRIPT,
    zoom=zoom,
    aid=aid,
    zones=("role", "tile", "market", "ship", "house", "barrel", "town", "field", "seat"),
    opened=("seat", "ship", "house", "tile"),
    news=("role", "build", "sell", "load"),
    music=music,
    keeps=keeps,
    lessons=TAUGHT,
    role=drawn,
)
