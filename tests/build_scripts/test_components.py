"""Whose everything in a package is: nothing in there is untold, and every licence lies beside the list."""

import json
import re
from pathlib import Path

import pytest

from build_scripts.package import DIST, TARGETS
from build_scripts.packages import components, freeze
from build_scripts.packages.components import Component
from scenes.app.version import VERSION

PROGRAM = "sanjuan"
BUILT = [name for name in TARGETS if (DIST / name / PROGRAM / freeze.FILES).exists()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A package with a few things in it."""
    names = PROGRAM, "_internal/pygame_ce.libs/libFLAC-e7.so.14", "_internal/pytmx/__init__.pyc"
    for name in (*names, "_internal/art/fonts/Karla-Bold.otf"):
        (tmp_path / PROGRAM / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / PROGRAM / name).touch()
    return tmp_path / PROGRAM


def named(name: str) -> Component:
    return next(each for each in components.components() if each.name == name)


def test_what_lies_in_a_folder_is_told(folder: Path) -> None:
    found = {each.name for each in components.inside(folder)}
    assert {"PyTMX", "Karla", "PyInstaller", "platformdirs"} <= found
    assert any("libFLAC" in name for name in found)
    assert not found & {"FreeType", "PortMidi", "Visual C++ runtime"}


@pytest.mark.parametrize("name", ["_internal/pygame/freesansbold.ttf", "_internal/libunheard.so.1"])
def test_what_nobody_has_told_of_is_named(folder: Path, name: str) -> None:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).touch()
    with pytest.raises(SystemExit, match=rf"does not tell whose this is: {re.escape(name)}$"):
        components.inside(folder)


@pytest.mark.parametrize("name", BUILT)
def test_the_list_of_a_built_package_is_that_of_what_is_in_it(name: str) -> None:
    built = DIST / name / PROGRAM
    told = (built / "licences" / "libraries.txt").read_text(encoding="utf-8")
    listed, everything = told.partition("LGPL lies")[0].splitlines(), components.components()
    assert [each for each in everything if each.name in listed] == components.inside(built)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("_internal/VCRUNTIME140_1.dll", "Visual C++ runtime"),
        ("_internal/pygame/portmidi.dll", "PortMidi"),
        ("_internal/python311.dll", "Python"),
        ("_internal/lib-dynload/pyexpat.cpython-311-x86_64-linux-gnu.so", "Expat"),
        ("_internal/0289__mypyc.cpython-311-x86_64-linux-gnu.so", "mypyc, its runtime"),
        ("_internal/pygame_ce.libs/libfreetype-b83c5fb4.so.6.20.6", "FreeType"),
    ],
)
def test_libraries_of_every_system_are_known(file: str, name: str) -> None:
    assert named(name).has(file)


def test_every_licence_lies_beside_the_list_or_in_it(tmp_path: Path) -> None:
    everything = components.components()
    freeze.add_licences(tmp_path / "licences", everything)
    there = {path.name for path in (tmp_path / "licences").iterdir()}
    told = (tmp_path / "licences" / "libraries.txt").read_text(encoding="utf-8")
    for each in everything:
        assert f"\n{each.name}\n" in told
        assert {*each.text.split(", ")} - {""} <= there, each.name
    for name in "GPL-3", "LGPL-2.1", "Python", "mypy", "FreeType":
        assert (tmp_path / "licences" / f"{name}.txt").stat().st_size > 5000
    for heading in "zlib", "MIT", "BSD 3-clause", "libtiff":
        assert f"\n{heading} licence (" in told


def test_each_component_has_its_whole_licence_in_a_file_of_its_own(tmp_path: Path) -> None:
    everything = components.components()
    freeze.add_licences(tmp_path / "licences", everything)
    told = components.texts(everything, tmp_path / "licences")
    assert len(told) == len(everything)
    for each, text in zip(everything, told.values(), strict=True):
        assert text.startswith(f"{each.name}\n    {each.holder}")
        assert len(text) > 800 or each.name in ("PyInstaller", "Visual C++ runtime")  # exceptions, no texts
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in told["FluidSynth"]
    assert "Independent JPEG Group" in told["libjpeg-turbo"]
    assert "Redistribution and use" in told["libjpeg-turbo"]
    assert "altered source versions" in told["SDL-2-SDL_image-SDL_mixer-SDL_ttf"].lower()


def test_what_is_under_the_lgpl_is_no_part_of_the_program_file() -> None:
    lesser = [each for each in components.components() if each.licence.startswith("LGPL")]
    assert len(lesser) > 3
    assert not [each.name for each in lesser if each.has(PROGRAM)]


def test_the_bill_of_materials_is_cyclonedx_and_has_all_of_the_list(folder: Path) -> None:
    found = components.inside(folder)
    bill = json.loads(json.dumps(components.bill(found)))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["version"] == VERSION
    assert [each["name"] for each in bill["components"]] == [each.name for each in found[1:]]
    tmx = next(each for each in bill["components"] if each["name"] == "PyTMX")
    assert tmx["licenses"] == [{"license": {"id": "LGPL-3.0-or-later"}}]
    assert tmx["purl"] == f"pkg:pypi/pytmx@{tmx['version']}"


def test_the_files_of_a_package_are_named_for_who_unpacks_it_over_an_older_one(folder: Path) -> None:
    freeze.finish(folder)
    names = (folder / freeze.FILES).read_text(encoding="utf-8").splitlines()
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert {*names, freeze.FILES} == there
