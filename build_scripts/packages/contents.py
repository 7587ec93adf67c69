"""What goes into every package, and what does not."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from build_scripts import dev

ROOT: Final = Path(__file__).resolve().parents[2]
CODE: Final = "game", "scenes"
SUBJECTS: Final = "art", "audio/ogg", "audio/licences"
"""Folders that the program reads."""
LICENCES: Final = (
    "LICENSE",
    "art/fonts/*-OFL.txt",
    "audio/licences/*.txt",
    "build_scripts/packages/licences/*.txt",
)
SOURCES: Final = {".py", ".pyc", ".po", ".md"}
"""What is made into something else, or read by people alone."""
UNUSED: Final = {Path("art/screens")}
EXCLUDED: Final = [
    *("numpy", "PIL", "babel", "setuptools", "pip", "packaging", "attr", "typing_extensions"),
    *("ssl", "_ssl", "_hashlib", "sqlite3", "_sqlite3", "tkinter", "_tkinter", "unittest", "doctest", "pdb"),
    *("email.mime", "http", "asyncio", "_asyncio", "xmlrpc", "ftplib", "smtplib", "pydoc", "pydoc_data"),
    *("lzma", "_lzma", "bz2", "_bz2", "curses", "_curses", "readline", "test"),
    *(f"_codecs_{name}" for name in ("jp", "hk", "cn", "kr", "tw", "iso2022")),
    *(
        "_multibytecodec",
        "unicodedata",
        "stringprep",
        "_decimal",
        "ossaudiodev",
        "nis",
        "_dbm",
        "_gdbm",
        "_crypt",
    ),
    *(
        f"pygame.{name}"
        for name in (
            *("tests", "examples", "docs", "camera", "_camera", "_camera_opencv", "_camera_vidcapture"),
            *("midi", "pypm", "freetype", "_freetype", "ftfont", "sndarray", "surfarray", "_numpysurfarray"),
            *("gfxdraw", "fastevent", "scrap", "_dummybackend"),
            *("_sdl2.touch", "_sdl2.mixer", "_sdl2.controller_old"),
        )
    ),
]
"""Modules that nobody asks for."""
APART: Final = {"pytmx": "pyc"}
"""Modules that lie in the package as files of their own, as their licence wants it."""
LEFT_OUT: Final = {"freesansbold.ttf"}
"""Files that come along with pygame, and nobody asks for."""
OF_THE_SYSTEM: Final = re.compile(r"lib(stdc\+\+|gcc_s|z)\.so")
"""Libraries that every Linux has. Older ones of ours would keep its graphics drivers from loading."""


def requirements(*extras: str, system: str = "linux") -> str:
    """What must be installed to play, and for these extras, on such a system, as a file for pip."""
    pins = [each.partition(";") for each in dev.pins(*extras)]
    return dev.hashed([pin for pin, _, marker in pins if not marker or f"'{system}'" in marker])


def alone(extra: str) -> str:
    """What this extra names, without what playing needs, as a file for pip."""
    return dev.hashed(dev.read_pyproject()["project"]["optional-dependencies"][extra])


def modules() -> list[str]:
    """All of ours: some are imported by names that are made up on the way."""
    paths = [path for room in CODE for path in (ROOT / room).rglob("*.py")]
    return [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in paths
    ]


def imported(room: Path) -> set[str]:
    """What modules there import, as PyInstaller cannot look into compiled ones."""
    trees = [ast.parse(path.read_bytes()) for path in room.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    whole = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return whole | {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}


def data() -> Iterator[Path]:
    """Every file that the program reads, from the project's folder."""
    yield Path("LICENSE")
    for room in (*CODE, *SUBJECTS):
        for path in sorted((ROOT / room).rglob("*")):
            found = path.relative_to(ROOT)
            if path.is_file() and path.suffix not in SOURCES and not UNUSED & set(found.parents):
                yield found


def licences() -> Iterator[Path]:
    for mask in LICENCES:
        yield from sorted(ROOT.glob(mask))
