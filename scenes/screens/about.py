"""Which version this is, whose it is, and where it keeps things."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from scenes.app.version import VERSION
from scenes.input.buttons import Button
from scenes.records.saves import games_folder, shown_path
from scenes.widgets.hints import Hint
from scenes.widgets.page import Page

ROOT: Final = Path(__file__).parents[2]
NOTICES: Final = ("code", "fonts", "sounds", "python", "pygame", "sdl", "parts")
LICENCES: Final = (
    "LICENSE",
    "art/fonts/LeagueSpartan-OFL.txt",
    "art/fonts/Karla-OFL.txt",
    "audio/licences/FluidR3_GM.txt",
)


class About(Page):
    def title(self) -> str:
        return self.say("title.about")

    def paragraphs(self) -> Sequence[str]:
        return [
            self.say("about.version", version=VERSION),
            self.say("about.way_out"),
            self.say("about.games", path=shown_path(games_folder())),
            self.say("about.settings", path=shown_path(self.console.file)),
            self.say("about.log", path=shown_path(self.console.log)),
            self.say("about.licence"),
        ]

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.A, self.say("about.licences")), *super().hints()]

    def press(self, button: Button) -> None:
        if button is Button.A:
            self.console.sounds.play("choose")
            self.stack.push(Licences(self.console))
        else:
            super().press(button)


class Licences(Page):
    """Whose all of this is, and on which terms it may be used."""

    def title(self) -> str:
        return self.say("about.licences")

    def paragraphs(self) -> Sequence[str]:
        own = [self.say(f"licence.{name}") for name in NOTICES]
        return [*own, *(paragraph for path in LICENCES for paragraph in _paragraphs(path))]


def _paragraphs(path: str) -> Iterator[str]:
    """A text as it was written, without its line breaks and lines of dashes."""
    with suppress(OSError):
        for paragraph in (ROOT / path).read_text(encoding="utf-8").split("\n\n"):
            yield " ".join(line for line in paragraph.split() if line.strip("-"))
