"""What goes into a package, and what a build refuses."""

import ast
import importlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ElementTree
from configparser import RawConfigParser
from pathlib import Path

import pytest

from build_scripts import package
from build_scripts.packages import (
    archives,
    compiled,
    contents,
    debian,
    emulated,
    floor,
    freeze,
    handheld,
    old_linux,
    smoke,
)
from build_scripts.packages.monitor import SIZE, Monitor
from build_scripts.packages.old_linux import OLD_LINUX, OldLinux
from build_scripts.packages.ports import HERE
from scenes.app.version import VERSION

NOWHERE = "Plan9"


def test_everything_that_is_read_goes_in_and_nothing_else() -> None:
    found = {path.as_posix() for path in contents.data()}
    assert {
        "art/layouts/4x3.tmx",
        "art/layouts/sanjuan/4x3.tmx",
        "art/fonts/Karla-Regular.otf",
        "audio/ogg/music/title.ogg",
    } <= found
    assert {"LICENSE", "art/fonts/Karla-OFL.txt", "audio/licences/FluidR3_GM.txt"} <= found
    assert {"game/sanjuan/texts/es.mo", "scenes/texts/en.mo", "game/sanjuan/bots/weights.json"} <= found
    assert not [name for name in found if name.endswith((".py", ".po", ".md")) or "screens" in name]


def test_the_recipe_imports_what_there_is() -> None:
    tree = ast.parse(freeze.SPEC.read_text(encoding="utf-8"))
    taken = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    found = [(node.module, alias.name) for node in taken for alias in node.names]
    assert ("scenes.app.version", "VERSION") in found
    for module, name in found:
        assert hasattr(importlib.import_module(module or ""), name)


def test_all_modules_of_ours_go_in() -> None:
    found = contents.modules()
    assert {"game", "game.sanjuan.guest", "scenes.table.scene", "scenes.cli.command"} <= set(found)


def test_links_are_removed_not_followed(tmp_path: Path) -> None:
    (tmp_path / "sanjuan").mkdir()
    (tmp_path / "sanjuan" / "libSDL2.so").write_text("a library")
    (tmp_path / "sanjuan" / "link.so").symlink_to("libSDL2.so")
    freeze.finish(tmp_path / "sanjuan")
    assert not (tmp_path / "sanjuan" / "link.so").exists()
    assert (tmp_path / "sanjuan" / "libSDL2.so").read_text() == "a library"
    assert VERSION in (tmp_path / "sanjuan" / "README.txt").read_text()


@pytest.mark.parametrize("name", package.TARGETS)
def test_a_package_for_another_kind_of_machine_is_refused_in_a_sentence(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "system", lambda: NOWHERE)
    with pytest.raises(SystemExit, match=rf": {name} is built on a .* machine, and this is none\.$"):
        next(package.build(name, prepare=False))


@pytest.mark.parametrize("old", OLD_LINUX.values(), ids=OLD_LINUX)
def test_a_package_is_skipped_where_its_old_linux_is_not_prepared(
    old: OldLinux, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(debian, "CACHE", tmp_path)
    monkeypatch.setattr(old_linux, "EMULATOR", "python3")
    monkeypatch.setattr(old_linux, "TOOLS", ("no-such-tool",))
    with pytest.raises(SystemExit, match=r"skipped; .*no-such-tool"):
        old.check(prepare=False)
    monkeypatch.setattr(old_linux, "TOOLS", ())
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(SystemExit, match=r"skipped; .*root"):
        old.check(prepare=False)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(old_linux, "VERSION", "3.99")
    with pytest.raises(SystemExit, match=r"skipped; .*Python 3\.99"):
        old.check(prepare=False)
    monkeypatch.setattr(old_linux, "VERSION", "{}.{}".format(*sys.version_info))
    with pytest.raises(SystemExit, match="skipped; --prepare"):
        old.check(prepare=False)


def test_what_is_built_for_another_machine_is_emulated_and_nothing_else() -> None:
    foreign = {name for name, target in package.TARGETS.items() if target.is_foreign}
    assert foreign == {"linux-aarch64", "portmaster"}
    for target in package.TARGETS.values():
        if target.inside:
            assert bool(OLD_LINUX[target.inside].environment) is target.is_foreign


def test_a_whole_machine_needs_its_tools_and_a_package_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handheld, "TOOLS", ("no-such-tool",))
    with pytest.raises(SystemExit, match=r"skipped; .*no-such-tool"):
        handheld.check()
    monkeypatch.setattr(platform, "system", lambda: "Linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    with pytest.raises(SystemExit, match=r"--machine .* linux-x86_64 is not for that"):
        next(package.build("linux-x86_64", prepare=False, whole=True))


def test_other_sdls_are_for_portmaster_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "system", lambda: "Linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    with pytest.raises(SystemExit, match=r"--sdls is for portmaster; linux-x86_64"):
        next(package.build("linux-x86_64", prepare=False, others=True))


def test_a_driver_comes_after_those_that_it_needs(tmp_path: Path) -> None:
    depends = {"virtio_gpu": "drm,virtio-ring", "drm": "virtio_ring", "virtio_ring": ""}
    for name, others in depends.items():
        (tmp_path / f"{name}.ko").write_bytes(f"\0depends={others}\0".encode())
    found = {path.stem: path for path in tmp_path.iterdir()}
    assert [*dict.fromkeys(handheld.needed("virtio_gpu", found))] == ["virtio_ring", "drm", "virtio_gpu"]
    assert not [*handheld.needed("part_of_the_kernel", found)]


def test_the_record_of_a_machine_is_that_of_the_game_played_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = pytest.importorskip("build_scripts.packages.guest", reason="it runs on Linux")
    monkeypatch.setattr(guest, "HOME", tmp_path)
    assert guest.Guest().record() == ""
    for at, name in enumerate(("last", "first")):
        (tmp_path / f"{name}.sanjuan").write_text(name)
        os.utime(tmp_path / f"{name}.sanjuan", (9 - at, 9 - at))
    assert guest.Guest().record() == "last"


@pytest.mark.skipif(not shutil.which("Xvfb"), reason="Xvfb is missing")
def test_a_monitor_tells_what_is_on_it(tmp_path: Path) -> None:
    paint = f"import pygame; pygame.display.set_mode({SIZE}).fill((1, 2, 3)); pygame.display.flip(); input()"
    painter, wanted = [sys.executable, "-c", paint], bytes((1, 2, 3)) * SIZE[0] * SIZE[1]
    with Monitor(tmp_path) as monitor:
        assert emulated.is_plain(monitor.picture())
        around = {**os.environ, "SDL_VIDEODRIVER": "x11", "DISPLAY": monitor.name}
        with subprocess.Popen(
            painter, env=around, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
        ) as process:
            assert any(monitor.picture() == wanted for _ in range(5000))
            process.kill()


def test_what_is_too_heavy_is_no_package(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(bytes(2_000_000))
    (tmp_path / "link").symlink_to("large")  # as there are on macOS
    with pytest.raises(SystemExit, match=r"2\.0 MB, and 1 is the most"):
        package.weighed(tmp_path, 1)


@pytest.mark.skipif(not shutil.which("readelf"), reason="Linux's tools are missing")
def test_a_program_that_wants_a_newer_glibc_is_refused(tmp_path: Path) -> None:
    (tmp_path / "program").write_bytes(Path("/bin/sh").read_bytes())
    (tmp_path / "text").write_text("no program")
    assert floor.check(tmp_path, (2, 99)).startswith("2.")
    with pytest.raises(SystemExit, match=r"glibc 2\.1 was promised, and program want"):
        floor.check(tmp_path, (2, 1))


def test_pictures_may_differ_by_roundings_alone() -> None:
    picture = bytes(range(256)) * 40
    rounded = bytes([1]) + picture[1:]
    assert smoke.alike(picture, picture)
    assert smoke.alike(picture, rounded)
    assert not smoke.alike(picture, bytes([200]) + picture[1:])
    assert not smoke.alike(picture, bytes(value ^ 1 for value in picture))
    assert smoke.alike(picture, bytes([200]) + picture[1:], slight=255)
    assert not smoke.alike(picture, picture[:-3])


def test_a_package_that_cannot_play_fails_its_build(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no program"):
        smoke.programs(tmp_path)
    cannot = [sys.executable, "-c", "raise SystemExit(1)"]
    with pytest.raises(SystemExit, match=r"did not end within 0 s"):
        smoke.run([sys.executable, "-c", "while True: pass"], {}, patience=0.1)
    with pytest.raises(SystemExit, match="cannot play a game"):
        smoke.play(cannot, tmp_path, {})
    with pytest.raises(SystemExit, match="does not work on several cores"):
        smoke.arena(cannot, {})


@pytest.mark.skipif(sys.platform != "linux", reason="scripts for Linux")
def test_all_scripts_of_packages_are_bash() -> None:
    scripts = [path for folder in ("portmaster", "linux") for path in (HERE.parent / folder).rglob("*.sh")]
    assert len(scripts) == 3
    for script in scripts:
        subprocess.run(["bash", "-n", script], check=True)


def unpacked(place: Path) -> Path:
    """The folder of an archive for Linux whose program is nothing."""
    folder = place / "dist" / "linux" / "sanjuan"
    folder.mkdir(parents=True)
    freeze.finish(folder)
    with tarfile.open(archives.tarball(folder, "linux")) as tar:
        tar.extractall(place / "unpacked", filter="data")
    return place / "unpacked" / "sanjuan"


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstreamcli is missing")
def test_shops_of_programs_can_read_what_they_are_told() -> None:
    path = HERE.parent / "linux" / "share" / "metainfo" / "handheld.sanjuan.SanJuan.metainfo.xml"
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", "--pedantic", path], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def test_menus_of_desktops_find_the_program_its_icon_and_its_description(tmp_path: Path) -> None:
    share = unpacked(tmp_path) / "share"
    entry = RawConfigParser()
    entry.read(share / "applications" / "sanjuan.desktop", encoding="utf-8")
    about = ElementTree.parse(share / "metainfo" / "handheld.sanjuan.SanJuan.metainfo.xml").getroot()
    told = entry["Desktop Entry"]
    assert told["Exec"].split()[0] == "sanjuan"
    for icon in "256x256/apps/sanjuan.png", "scalable/apps/sanjuan.svg":
        assert (share / "icons" / "hicolor" / icon).stem == told["Icon"]
        assert (share / "icons" / "hicolor" / icon).exists()
    assert about.findtext("launchable") == "sanjuan.desktop"
    assert about.findtext("id") == "handheld.sanjuan.SanJuan"
    assert next(about.iter("release")).get("version") == VERSION
    assert [each.text for each in about.iter("category")] == told["Categories"].rstrip(";").split(";")
    for name in ("GenericName", "Comment"):
        assert told[name] != told[f"{name}[es]"]


@pytest.mark.skipif(sys.platform != "linux", reason="scripts for Linux")
@pytest.mark.parametrize(("system", "saves"), [("retropie", ""), ("batocera", "saves/ports/sanjuan")])
def test_scripts_for_ports_start_the_program_beside_them_and_keep_games_where_they_belong(
    system: str, saves: str, tmp_path: Path
) -> None:
    script = HERE.parent / "linux" / "ports" / system / "San Juan.sh"
    ports = tmp_path / "roms" / "ports"
    (ports / "sanjuan").mkdir(parents=True)
    (ports / script.name).write_text(script.read_text().replace("/userdata", str(tmp_path)))
    (ports / "sanjuan" / "sanjuan").write_text('#!/bin/bash\necho "$PWD" "$XDG_DATA_HOME" "$@"\n')
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    command = ["bash", str(ports / script.name)]
    told = subprocess.run(
        command, env=environment, cwd="/", capture_output=True, text=True, check=True
    ).stdout
    assert told.split() == [str(ports / "sanjuan"), *([str(tmp_path / saves)] if saves else []), "play"]
    assert not saves or (tmp_path / saves).is_dir()


def test_nothing_on_the_screen_is_a_kind_of_something_compiled() -> None:
    for path in (contents.ROOT / "scenes").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        of_the_game = {
            alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("game.")
            if node.module != "game.errors"  # exceptions are not compiled
            for alias in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                assert not {base.id for base in node.bases if isinstance(base, ast.Name)} & of_the_game


@pytest.mark.long
@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_the_rules_are_such_that_they_can_be_compiled_for_every_system(system: str, tmp_path: Path) -> None:
    code = "import sys; from mypyc.build import mypycify; mypycify(sys.argv[1:])"
    words = [sys.executable, "-c", code, f"--platform={system}", *compiled.copied(tmp_path)]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
