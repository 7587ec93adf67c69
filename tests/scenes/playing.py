"""A game that plays itself on the whole console, kept in a folder, and tells of every choice: to be killed.

python -m tests.scenes.playing FOLDER SEED
"""

import sys
from pathlib import Path

import platformdirs
import pygame

from game.guest import game_named
from scenes.lab.robot import Robot
from scenes.records.plan import Plan
from scenes.records.seats import HUMAN
from scenes.sanjuan.table import TABLE
from scenes.screens.opening import sit_down
from scenes.table.scene import TableScene
from tests.scenes.player import Player


def main(folder: Path, seed: int) -> None:
    for name in ("data", "config", "log"):
        setattr(platformdirs, f"user_{name}_path", lambda *_, at=folder / name, **__: at)
    pygame.display.init()
    player = Player(folder)
    kind = game_named("sanjuan")
    plan = Plan(3, [HUMAN, "greedy", "greedy", "greedy"], 0, seed)
    session = sit_down(player.console, plan.table(kind, player.console.say))
    player.console.stack.restart(TableScene(player.console, session, TABLE))
    told, robot = -1, Robot(player.console)
    while not session.over:
        player.frame(*player.patience(session.thinking))
        if session.length != told:
            told = session.length
            print(told, *session.processes, flush=True)
        for button in robot.presses():
            player.hit(button)
    player.console.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
