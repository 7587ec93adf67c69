"""The folder that PortMaster's zip is made of."""

import shutil
from pathlib import Path
from typing import Final

import pygame

from build_scripts.packages.contents import ROOT
from scenes.theme import CREAM

HERE: Final = Path(__file__).parent / "portmaster"
SCRIPT: Final = "San Juan.sh"
ABOUT: Final = "README.md", "gameinfo.xml", "port.json"
SCREENS: Final = ROOT / "art" / "screens"
SCREENSHOT, COVER = "screenshot.png", "cover.png"
TABLE: Final = 0.6
"""The size of the table on the cover."""
EDGE: Final = 5
HINTS: Final = 26
"""Pixels at the bottom of a screen that tell of buttons."""


def stage(folder: Path, into: Path) -> Path:
    """The finished folder as a port, with everything that tells PortMaster of it."""
    port = into / "sanjuan"
    shutil.copytree(folder, port)
    (port / "licences").rename(port / "licenses")
    shutil.copyfile(HERE / SCRIPT, into / SCRIPT)
    for name in ABOUT:
        shutil.copyfile(HERE / name, port / name)
    shutil.copyfile(SCREENS / "table.png", port / SCREENSHOT)
    pygame.image.save(cover(), port / COVER)
    return into


def cover() -> pygame.Surface:
    """The emblem over the port and, as PortMaster wants it, the game as it is played."""
    title, table = (pygame.image.load(SCREENS / name) for name in ("title.png", "table.png"))
    ground = title.subsurface((0, 0, title.get_width(), title.get_height() - HINTS))
    table = pygame.transform.smoothscale_by(table, TABLE)
    place = table.get_rect(midbottom=ground.get_rect().move(0, -2 * EDGE).midbottom)
    pygame.draw.rect(ground, CREAM, place.inflate(2 * EDGE, 2 * EDGE), border_radius=EDGE)
    ground.blit(table, place)
    return ground
