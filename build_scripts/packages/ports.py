"""The folder that PortMaster's zip is made of."""

import shutil
from pathlib import Path
from typing import Final

import pygame

from build_scripts.packages import components
from build_scripts.packages.contents import ROOT
from build_scripts.packages.freeze import run
from scenes.draw.daylight import light_at
from scenes.draw.drawings import drawing
from scenes.draw.harbour_picture import HarbourPicture
from scenes.draw.pictures import at_once
from scenes.draw.theme import CREAM

HERE: Final = Path(__file__).parent / "portmaster"
SCRIPT: Final = "San Juan.sh"
ABOUT: Final = "README.md", "gameinfo.xml", "port.json"
SYSTEM_SDL: Final = "system_sdl.so"
TABLE: Final = ROOT / "art" / "screens" / "table.png"
SCREENSHOT, COVER = "screenshot.png", "cover.png"
SIZE: Final = (640, 480)
DUSK: Final = 18.0
LOGO, GAME, EDGE = 0.32, 0.6, 5
"""On the cover: shares of its height that the name and the table have, and pixels around that."""


def stage(folder: Path, into: Path) -> Path:
    """The finished folder as a port, with everything that tells PortMaster of it."""
    port = into / "sanjuan"
    shutil.copytree(folder, port, ignore=shutil.ignore_patterns("licences"))
    (port / "licenses").mkdir()
    for name, text in components.texts(components.inside(folder), folder / "licences").items():
        (port / "licenses" / f"LICENSE.{name}.txt").write_text(text, encoding="utf-8")
    shutil.copyfile(HERE / SCRIPT, into / SCRIPT)
    for name in ABOUT:
        shutil.copyfile(HERE / name, port / name)
    shutil.copyfile(TABLE, port / SCREENSHOT)
    pygame.image.save(cover(), port / COVER)
    return into


def compile_system_sdl(compiler: str, into: Path, log: Path) -> None:
    """The library by which the system's SDL is used."""
    library, source = into / SYSTEM_SDL, (HERE / SYSTEM_SDL).with_suffix(".c")
    built = ",".join(map(str, pygame.get_sdl_version(linked=False)))
    options = ["-shared", "-fPIC", "-O2", "-s", "-Wall", "-Wextra", f"-DBUILT_WITH={built}"]
    run([compiler, *options, "-o", library, source, "-ldl"], log)


def cover() -> pygame.Surface:
    """The name over the sea and, as PortMaster wants it, the game as it is played."""
    picture = at_once(HarbourPicture(SIZE, light_at(DUSK)).distance())
    middle, height = picture.get_rect().centerx, round(LOGO * SIZE[1])
    logo = drawing("scene/logo", SIZE[0], height)
    picture.blit(logo, logo.get_rect(midtop=(middle, EDGE)))
    table = pygame.transform.smoothscale_by(pygame.image.load(TABLE), GAME)
    place = table.get_rect(midbottom=(middle, SIZE[1] - 2 * EDGE))
    pygame.draw.rect(picture, CREAM, place.inflate(2 * EDGE, 2 * EDGE), border_radius=EDGE)
    picture.blit(table, place)
    return picture
