"""Which version this is, whose it is, and where it keeps things."""

from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

from scenes.page import Page
from scenes.saves import games_folder, shown_path


class About(Page):
    def title(self) -> str:
        return self.say("title.about")

    def paragraphs(self) -> Sequence[str]:
        return [
            self.say("about.version", version=_version()),
            self.say("about.way_out"),
            self.say("about.games", path=shown_path(games_folder())),
            self.say("about.settings", path=shown_path(self.console.file)),
            self.say("about.log", path=shown_path(self.console.log)),
            self.say("about.licence"),
        ]


def _version() -> str:
    try:
        return version("sanjuan")
    except PackageNotFoundError:
        return "?"
