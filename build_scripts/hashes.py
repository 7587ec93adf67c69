"""Writes the hashes of all that is installed from PyPI into hashes.txt: to be run after a pin has changed."""

import re
import sys
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from pip._internal.models.index import PyPI

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # this Python need not know the project
from build_scripts import dev  # noqa: E402

INDEX: Final = PyPI.simple_url
HEAD: Final = "# Every file of every pinned package; `python3 build_scripts/hashes.py` renews them.\n"


class Links(HTMLParser):
    """The addresses on a page of an index."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name == "href" and value]


def hashes(page: str, pin: str) -> list[str]:
    """The hashes of the files of one version, as a page of the index tells them."""
    links = Links()
    links.feed(page)
    name, _, version = pin.partition("==")
    wanted = re.compile(
        rf"{re.sub('[-_.]+', '[-_.]+', name)}-{re.escape(version)}(-|\.tar\.gz|\.zip)", re.IGNORECASE
    )
    found = {urlsplit(link) for link in links.found}
    files = [link for link in found if wanted.match(Path(link.path).name)]
    return sorted(link.fragment.removeprefix("sha256=") for link in files)


def fetched(pin: str) -> str:
    with urllib.request.urlopen(f"{INDEX}/{pin.partition('==')[0]}/") as answer:
        return str(answer.read().decode())


def lines() -> Iterator[str]:
    yield HEAD
    every = dev.build_pins() + dev.pins(*dev.read_pyproject()["project"]["optional-dependencies"])
    for pin in sorted({each.partition(";")[0] for each in every}):
        found = hashes(fetched(pin), pin)
        if not found:
            sys.exit(f"hashes.py: {INDEX} has no {pin}.")
        yield " \\\n    ".join([pin, *(f"--hash=sha256:{each}" for each in found)]) + "\n"
        print(f"{pin}: {len(found)} files", flush=True)


if __name__ == "__main__":
    dev.HASHES.write_text("".join(lines()), encoding="utf-8", newline="\n")
