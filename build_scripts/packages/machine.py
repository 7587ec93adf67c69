"""A package in a whole emulated machine: a round by gamepad, a kill, and the game goes on where it was."""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from build_scripts.packages import handheld
from build_scripts.packages.contents import ROOT
from build_scripts.packages.emulated import SCREENS, Machine, is_plain
from build_scripts.packages.smoke import alike
from game.table import Table

PRESSES: Final = ("A",), ("B", "A")
"""What somebody presses who does not look: what has the focus is an answer, and B leads to another."""
ROUND: Final = 2
"""To be reached."""
SHOTS: Final = ROOT / "dist" / "machine"
"""What was on the screen."""


def play(folder: Path) -> Iterator[str]:
    """Without a GPU and with one; what there is to tell."""
    for canvas in SCREENS:
        shots = SHOTS / canvas
        shots.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as scratch, Machine(Path(scratch), folder, canvas) as machine:
            yield from (f"{canvas}: {line}" for line in played(machine, shots))


def played(machine: Machine, shots: Path) -> Iterator[str]:
    """A round, a kill, and the same decision again."""
    yield f"{started(machine):.0f} s to the first picture"
    first = machine.rest(shots / "1-first-start.png")
    machine.ask("plug")
    machine.ask("press", "A")
    machine.until("heeds the gamepad", lambda: not same(machine.picture(), first))
    machine.rest(shots / "2-title.png")
    begin(machine)
    machine.rest(shots / "3-table.png")
    replug(machine, shots / "4-pad-lost.png")
    presses = play_round(machine)
    whole, libraries = machine.ask("megabytes")
    yield f"a round by {presses} presses; {whole} MB, {libraries} of them the system's libraries"
    before, written = machine.rest(shots / "5-before.png"), machine.ask("record")
    machine.ask("kill")
    machine.until("ends its bots", lambda: not any(machine.ask("megabytes")))
    yield f"killed and started again: {started(machine):.0f} s to the title"
    machine.rest(shots / "6-title.png")
    machine.ask("press", "A")
    machine.until("goes on", lambda: same(machine.picture(), before))
    after = machine.rest(shots / "7-after.png")
    if machine.ask("record") != written or not same(after, before):
        raise SystemExit("package.py: a killed game does not go on where it was")
    answer(machine, Random(2))
    yield "and the game went on at the same decision"


def same(picture: bytes, other: bytes) -> bool:
    """But for a few pixels of turned cards, which a GPU takes from where these lie in its memory."""
    return alike(picture, other, slight=255)


def started(machine: Machine) -> float:
    """Seconds from the start of the program to its first picture."""
    began = time.monotonic()
    machine.ask("start")
    machine.until("shows anything", lambda: not is_plain(machine.picture()))
    return time.monotonic() - began


def begin(machine: Machine) -> None:
    """The first row of the title, and of what comes then."""
    machine.ask("press", "up", "A")
    menus = [b""]

    def begun() -> bool:
        """A press while the next screen is being made goes unheard, so there are more of them."""
        if machine.ask("record"):
            return True
        menus.append(machine.picture())
        machine.ask("press", "A")
        return False

    machine.until("begins", begun)
    machine.until("shows the table", lambda: not same(machine.picture(), menus[-1]))


def replug(machine: Machine, kept: Path) -> None:
    """Without the gamepad the game waits, and goes on once that is there again."""
    machine.until("asks", lambda: asked(machine.table()))
    before = machine.rest()
    machine.ask("unplug")
    machine.until("misses the gamepad", lambda: machine.picture() != before)
    machine.rest(kept)
    machine.ask("plug")
    machine.until("finds the gamepad again", lambda: same(machine.picture(), before))


def play_round(machine: Machine) -> int:
    """Answer until the next round has come, and its first question; by how many presses."""
    random, presses = Random(1), 0
    while (table := machine.table()).game.round < ROUND or not asked(table):
        presses += answer(machine, random)
    return presses


def answer(machine: Machine, random: Random) -> int:
    """Press buttons until one more choice is written down, of whomever; how many."""
    length, presses = len(machine.table().choices), 0

    def answered() -> bool:
        nonlocal presses
        if asked(machine.table()):
            chosen = random.choice(PRESSES)
            machine.ask("press", *chosen)
            presses += len(chosen)
        return len(machine.table().choices) > length

    machine.until("takes another answer", answered)
    return presses


def asked(table: Table) -> bool:
    return table.decision is not None and table.decision.seat == 0


if __name__ == "__main__":
    handheld.check()
    for line in play(Path(sys.argv[1])):
        print(line, flush=True)
