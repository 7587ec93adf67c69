"""What PortMaster asks of a port, and the script that starts it there, with stand-ins for its files."""

import json
import os
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from build_scripts.package import DIST, OLDEST_GLIBC
from build_scripts.packages import components, freeze, ports, sdls
from build_scripts.packages.archives import zip_of
from scenes.draw.drawings import drawing

PACKAGE = DIST / "sanjuan.zip"
GENRES = {
    *(
        "action",
        "adventure",
        "arcade",
        "casino/card",
        "fps",
        "platformer",
        "puzzle",
        "racing",
        "rhythm",
        "rpg",
    ),
    *("simulation", "sports", "strategy", "visual novel", "other"),
}
GAME = """#!/bin/bash
echo "$@" > told
mkdir -p "$XDG_DATA_HOME/sanjuan/games" "$XDG_CONFIG_HOME/sanjuan" "$XDG_STATE_HOME/sanjuan"
echo "$SDL_GAMECONTROLLERCONFIG" > pads
echo "$SDL_DYNAMIC_API" > sdl
"""
FILES = "_internal/art/a file", "_internal/art/another"
CONTROL = """
directory={directory}
ESUDO=
CFW_NAME=stand-in
GPTOKEYB={folder}/gptokeyb
get_controls() {{ sdl_controllerconfig="a pad"; }}
pm_platform_helper() {{ echo "helped $1" >> {folder}/said; }}
pm_finish() {{ wait $!; echo finished >> {folder}/said; }}
"""


@pytest.fixture
def stage(tmp_path: Path) -> Path:
    """A port whose game is a script."""
    folder = tmp_path / "sanjuan"
    (folder / "_internal" / "art").mkdir(parents=True)
    (folder / "sanjuan").write_text(GAME)
    for name in FILES:
        (folder / name).touch()
    (folder / "files.txt").write_text("".join(f"{name}\n" for name in FILES), newline="\n")
    freeze.add_licences(folder / "licences", components.inside(folder))
    return ports.stage(folder, tmp_path / "stage")


@pytest.fixture
def port(stage: Path) -> Path:
    return stage / "sanjuan"


def test_the_zip_has_a_script_and_a_folder(stage: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(zip_of(stage, tmp_path / "sanjuan.zip", stage)) as file:
        names = file.namelist()
    assert {name.partition("/")[0] for name in names} == {"San Juan.sh", "sanjuan"}
    licence = "licenses/LICENSE.San-Juan-for-the-handheld.txt"
    for name in (*ports.ABOUT, ports.SCREENSHOT, ports.COVER, licence):
        assert f"sanjuan/{name}" in names
    assert not [name for name in names if name.endswith(".sh") and "/" in name]


def test_port_json_is_version_4_and_names_what_there_is(stage: Path, port: Path) -> None:
    told = json.loads((port / "port.json").read_text())
    assert told["version"] == 4
    assert re.fullmatch(r"[a-z0-9][a-z0-9._]*\.zip", told["name"])
    assert sorted(told["items"]) == sorted(path.name for path in stage.iterdir())
    attributes = told["attr"]
    assert attributes["arch"] == ["aarch64"]
    assert attributes["min_glibc"] == "{}.{}".format(*OLDEST_GLIBC)
    assert set(attributes["genres"]) <= GENRES
    assert attributes["genres"]
    assert attributes["rtr"] is True
    for name in ("title", "porter", "desc", "inst"):
        assert attributes[name]


def test_gameinfo_names_files_that_are_there(stage: Path) -> None:
    game = ElementTree.parse(stage / "sanjuan" / "gameinfo.xml").getroot()[0]
    for field in ("path", "image"):
        assert (stage / (game.findtext(field) or "")).is_file()


def test_the_screenshot_has_the_size_that_is_wanted(port: Path) -> None:
    assert struct.unpack(">II", (port / "screenshot.png").read_bytes()[16:24]) == (640, 480)


def test_the_cover_shows_the_name_and_the_table(port: Path) -> None:
    cover = pygame.image.load(port / "cover.png")
    table = pygame.transform.smoothscale_by(pygame.image.load(port / "screenshot.png"), ports.GAME)
    assert shows(cover, table)
    logo = drawing("scene/logo", cover.get_width(), round(ports.LOGO * cover.get_height()))
    tower = Rect(0, 0, 16, 16).move(logo.get_width() // 2 - 8, logo.get_height() // 3)
    above = tower.move((cover.get_width() - logo.get_width()) // 2, ports.EDGE)
    colours = pygame.transform.average_color(cover, above), pygame.transform.average_color(logo, tower)
    assert all(abs(one - other) < 9 for one, other in zip(*(each[:3] for each in colours), strict=True))


def shows(whole: pygame.Surface, part: pygame.Surface) -> bool:
    """Somewhere on a picture there is another."""
    places = (
        Rect(x, y, *part.get_size())
        for x in range(whole.get_width() - part.get_width() + 1)
        for y in range(whole.get_height() - part.get_height() + 1)
        if whole.get_at((x, y))[:3] == part.get_at((0, 0))[:3]
    )
    wanted = pygame.image.tobytes(part, "RGB")
    return any(pygame.image.tobytes(whole.subsurface(place), "RGB") == wanted for place in places)


def test_the_readme_says_thanks_and_tells_how_it_is_built(port: Path) -> None:
    told = (port / "README.md").read_text(encoding="utf-8")
    assert "Thanks to" in told
    assert "## Controls" in told
    assert "## Compile" in told


def test_the_script_has_a_capital_letter_and_ends_its_lines_as_linux_does(stage: Path) -> None:
    script = next(stage.glob("*.sh"))
    assert re.search("[A-Z]", script.name)
    assert b"\r" not in script.read_bytes()


@pytest.mark.skipif(os.name == "nt", reason="a script for Linux")
def test_the_script_plays_keeps_everything_under_conf_and_says_goodbye(stage: Path, port: Path) -> None:
    (port / "_internal" / "art" / "of an older version").touch()
    place = stage / "ports"
    place.mkdir()
    port.rename(place / "sanjuan")
    control = stage / "home" / "PortMaster"
    control.mkdir(parents=True)
    (control / "control.txt").write_text(CONTROL.format(directory=str(stage)[1:], folder=control))
    (control / "mod_stand-in.txt").write_text(f"echo mod >> {control}/said\n")
    (control / "gptokeyb").write_text(f'#!/bin/bash\necho "$@" > {control}/killer\n')
    (control / "gptokeyb").chmod(0o755)
    script = stage / "San Juan.sh"
    subprocess.run(
        ["bash", script], env={**os.environ, "XDG_DATA_HOME": str(stage / "home")}, check=True, timeout=20
    )
    game = place / "sanjuan"
    assert sorted((game / "_internal" / "art").iterdir()) == [game / name for name in FILES]
    assert (game / "sdl").read_text() == f"{game / ports.SYSTEM_SDL}\n"
    assert (game / "told").read_text() == "play\n"
    assert (game / "pads").read_text() == "a pad\n"
    assert {path.name for path in (game / "conf").iterdir()} == {"sanjuan", "files.txt"}
    assert (game / "log.txt").exists()
    assert (control / "said").read_text().splitlines() == ["mod", f"helped {game}/sanjuan", "finished"]
    assert (control / "killer").read_text() == "sanjuan\n"


SYSTEM = """
#include <stdint.h>
static void version(uint8_t *told) { told[0] = 2; told[1] = MINOR; told[2] = 9; }
int32_t SDL_DYNAPI_entry(uint32_t api, void **table, uint32_t size)
{
    if (api != 1 || size > FUNCTIONS * sizeof *table)
        return -1;
    for (uint32_t at = 0; at < size / sizeof *table; at++)
        table[at] = (void *)version;
    return 0;
}
"""
"""An SDL whose functions all tell its version."""
ASK = """
import ctypes, sys
table = (ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p) * 838)()
taken = ctypes.CDLL(sys.argv[1]).SDL_DYNAPI_entry(1, table, ctypes.sizeof(table)) == 0
version = bytearray(3)
if taken:
    table[450](ctypes.addressof(ctypes.c_uint8.from_buffer(version)))
print(taken, *version, table[837](None) if taken and len(sys.argv) > 2 else "")
"""
"""What an SDL of 838 functions, the 450th of them its version, makes of the library that is named."""


@pytest.mark.skipif(os.name == "nt" or not shutil.which("cc"), reason="a C compiler for Linux is missing")
@pytest.mark.parametrize(
    ("functions", "minor", "told"),
    [
        (834, 24, "False 0 0 0"),  # too old
        (835, 26, "True {built} None"),  # what it lacks does nothing
        (838, 30, "True {built}"),
        (840, 99, "True 2 99 9"),
    ],
)
def test_a_systems_sdl_from_2_26_on_is_used_and_is_never_too_old_for_pygame(
    functions: int, minor: int, told: str, tmp_path: Path
) -> None:
    (tmp_path / "system.c").write_text(SYSTEM)
    numbers = f"-DFUNCTIONS={functions}", f"-DMINOR={minor}"
    library = tmp_path / "libSDL2-2.0.so.0"
    subprocess.run(["cc", "-shared", "-fPIC", *numbers, "-o", library, tmp_path / "system.c"], check=True)
    ports.compile_system_sdl("cc", tmp_path, tmp_path / "log")
    lacking = ["last"] if functions == 835 else []
    found = subprocess.run(
        [sys.executable, "-c", ASK, tmp_path / ports.SYSTEM_SDL, *lacking],
        env={**os.environ, "LD_LIBRARY_PATH": str(tmp_path)},
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    built = " ".join(map(str, pygame.get_sdl_version(linked=False)))
    assert found.split() == told.format(built=built).split()


@pytest.mark.long
@pytest.mark.skipif(not PACKAGE.exists() or not sdls.CACHE.exists(), reason="package.py portmaster --sdls")
def test_the_package_plays_with_the_sdls_of_several_systems() -> None:
    sdls.check()
    told = [*sdls.try_all(PACKAGE)]
    assert [line.split(":")[0] for line in told] == [str(sdl) for sdl in sdls.SDLS]
