"""Which version this is, whose it is, and where it keeps things."""

from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from scenes.page import Page
from scenes.saves import games_folder


class About(Page):
    def title(self) -> str:
        return self.say("title.about")

    def paragraphs(self) -> Sequence[str]:
        return [
            self.say("about.version", version=_version()),
            self.say("about.way_out"),
            self.say("about.games", path=_short(games_folder())),
            self.say("about.settings", path=_short(self.console.file)),
            self.say("about.log", path=_short(self.console.log)),
            self.say("about.licence"),
        ]


def _version() -> str:
    try:
        return version("sanjuan")
    except PackageNotFoundError:
        return "?"


def _short(path: Path) -> str:
    home = Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)
