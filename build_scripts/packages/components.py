"""Whose everything in a package is, and under which licence: for people and, as CycloneDX, for programs."""

import re
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, NamedTuple

from build_scripts.packages.steps import program
from scenes.app.version import VERSION

HERE: Final = Path(__file__).parent
SPDX: Final = re.compile(r"[A-Za-z0-9.-]+")
RULE: Final = "-" * 72
"""Above each of the texts that many share; it names in brackets whose it is."""
HEAD: Final = """What is inside this package, whose it is, and under which licence.
The texts of the licences stand below, or in the files that are named.

"""
TAIL: Final = """
What is under the LGPL lies in this package as files of its own: whoever wants to may put other versions in
their place.

"""


class Component(NamedTuple):
    """Something with a licence of its own, and the masks of its files."""

    name: str
    holder: str
    licence: str
    files: Sequence[str]
    text: str = ""
    """The files beside the list that tell the licence; without any it stands below the list."""

    def has(self, path: str) -> bool:
        return any(fnmatch(path, mask) for mask in self.files)


def components() -> list[Component]:
    told = tomllib.loads((HERE / "components.toml").read_text(encoding="utf-8"))
    return [Component(name=name, **each) for name, each in told.items()]


def inside(folder: Path) -> list[Component]:
    """Those that a folder has files of; an error if anything in there is nobody's."""
    paths = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file()]
    everything = components()
    if untold := [path for path in paths if not any(each.has(path) for each in everything)]:
        raise SystemExit(f"{program()}: components.toml does not tell whose this is: {', '.join(untold)}")
    return [each for each in everything if any(map(each.has, paths))]


def listed(found: Sequence[Component]) -> str:
    """The list for people, with the texts that many of them share."""
    texts = (HERE / "libraries.txt").read_text(encoding="utf-8")
    return HEAD + "\n".join(map(entry, found)) + "\n" + TAIL + texts


def entry(component: Component) -> str:
    where = f": {component.text}" if component.text else ""
    return f"{component.name}\n    {component.holder}.\n    {component.licence}{where}"


def texts(found: Sequence[Component], folder: Path) -> dict[str, str]:
    """By a name for a file, whose each is and its whole licence, which may be a file of the list's folder."""
    shared = {}
    for text in (HERE / "libraries.txt").read_text(encoding="utf-8").split(f"{RULE}\n")[1:]:
        for name in text[text.index("(") + 1 : text.index(")")].split(", "):
            shared[name] = text
    told = {}
    for each in found:
        parts = [(folder / name).read_text(encoding="utf-8") for name in each.text.split(", ") if name]
        parts += [shared[name] for name in SPDX.findall(each.licence) if name in shared]
        told[re.sub(r"[^\w.-]+", "-", each.name)] = f"\n{RULE}\n".join([entry(each), *parts])
    return told


def bill(found: Sequence[Component]) -> dict[str, Any]:
    """The same as a software bill of materials in CycloneDX's format; the first is the program itself."""
    product, *parts = map(told, found)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**product, "type": "application", "version": VERSION}},
        "components": parts,
    }


def told(component: Component) -> dict[str, Any]:
    spdx = SPDX.fullmatch(component.licence) and not component.licence.startswith("LicenseRef-")
    licence = {"license": {"id": component.licence}} if spdx else {"expression": component.licence}
    found = {
        "type": "library",
        "name": component.name,
        "copyright": component.holder,
        "licenses": [licence],
    }
    try:
        found["version"] = version(component.name)
        found["purl"] = f"pkg:pypi/{component.name.lower()}@{found['version']}"
    except (PackageNotFoundError, ValueError):
        pass
    return found
