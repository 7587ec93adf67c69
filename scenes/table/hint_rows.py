"""The rows of hints that a table can have: one of each group, and what can always be done."""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import product
from typing import Final

from scenes.input.buttons import Button
from scenes.table.people import HAND
from scenes.table.tabletop import LOOKS, Does
from scenes.widgets.hints import Hint

DEEDS: Final[Mapping[str, Does]] = {
    "": [],
    "choose": [(Button.A, "hint.choose")],
    "rule": [(Button.A, "hint.choose"), (Button.X, "hint.rule")],
    "enlarge": [(Button.A, "hint.zoom")],
    "why": [(Button.X, "hint.why")],
    "turn": [(Button.A, "hint.turn_up")],
    "put": [(Button.A, "hint.put"), (Button.X, "hint.fill")],
    "empty": [(Button.A, "hint.empty"), (Button.X, "hint.fill")],
}
"""What can be done with what has the focus."""
WAYS_BACK: Final[Mapping[str, Does]] = {
    "": [],
    "back": [(Button.B, "hint.back")],
    "take": [(Button.B, "hint.take")],
    "pass": [(Button.B, "table.pass")],
    "faster": [(Button.B, "hint.faster")],
}
NO_LOOK: Final[Mapping[str, Does]] = {"": [], **LOOKS}
UNDO: Final[Mapping[str, Does]] = {"": [], "undo": [(Button.L2, "hint.undo")]}
HOLD: Final[Mapping[str, Does]] = {"": [], "hand": [(HAND, "hint.hand")]}
"""As long as others are there."""
NO_HOLD: Final[Mapping[str, Does]] = {"": []}
AID: Final[Does] = [(Button.R2, "hint.aid")]
"""Where the game brings one."""
LOG: Final[Mapping[str, Does]] = {
    "": [(Button.SELECT, "hint.log")],
    "news": [(Button.SELECT, "hint.news")],
}
MENU: Final[Does] = [(Button.START, "hint.menu")]


class HintRows:
    def __init__(self, told: Callable[..., Sequence[Hint]], aid: bool, several: bool) -> None:
        """All of them, as they are told; there is an aid, and there are several people, or not."""
        helped: Mapping[str, Does] = {"": AID if aid else []}
        known = DEEDS, WAYS_BACK, NO_LOOK, UNDO, HOLD if several else NO_HOLD, helped, LOG
        self._rows = {
            kinds: told(*(does[kind] for does, kind in zip(known, kinds, strict=True)), MENU)
            for kinds in product(*known)
            if _together(*kinds)
        }

    @property
    def all(self) -> Collection[Sequence[Hint]]:
        return self._rows.values()

    def row(self, deed: str, back: str, look: str, undo: bool, hand: bool, news: bool) -> Sequence[Hint]:
        look = "" if deed == "enlarge" else look
        log = "news" if news else ""
        return self._rows[deed, back, look, "undo" if undo else "", "hand" if hand else "", "", log]


def _together(deed: str, back: str, look: str, undo: str, hand: str, aid: str, log: str) -> bool:
    """Whether these may be told at once."""
    if (deed == "enlarge") != (look == ""):
        return False
    if back == "take":
        return deed in ("put", "empty")
    if back == "faster":
        return not (deed or undo or hand or log)
    return deed != "turn" or not (back or undo or log)
