"""Who plays: a name, a face, and games and settings of one's own."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar

from scenes.app import profiles
from scenes.app.settings import load
from scenes.draw.portraits import HUMANS, human
from scenes.draw.theme import ROOF
from scenes.screens.name_entry import NameEntry
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row


class ProfilesMenu(Menu):
    """What is changed here is of the one who plays now."""

    tells: ClassVar[bool] = False

    def title(self) -> str:
        return self.console.me

    def face(self) -> str:
        return human(self._number)

    def build(self) -> Iterator[None]:
        for number in range(1, HUMANS + 1):
            self.pictures.drawing(human(number), self._portrait().size[0])
            yield
        yield from super().build()

    def rows(self) -> Sequence[Row]:
        say, now = self.say, profiles.current()
        faces = [str(number) for number in range(1, HUMANS + 1)]
        return [
            Row(say("profile.name"), self._rename, values=[self.console.me], icon="icons/pencil"),
            Row(say("profile.portrait"), None, faces, self._number - 1, self._draw, icon="icons/people"),
            *(self._other(each) for each in profiles.known() if each != now),
            Row(say("profile.new"), self._begin, note=say("profile.new.note"), icon="icons/plus"),
            *([self._parting()] if now != profiles.OWNER else []),
        ]

    def _other(self, profile: str) -> Row:
        settings, _ = load(profiles.settings_file(profile))
        name = settings.name or self.say("plan.player", number=1)
        words = self.say("profile.play_as", name=name)
        return Row(words, partial(self.console.play_as, profile), icon=human(settings.portrait or 1))

    def _parting(self) -> Row:
        note = self.say("profile.delete.note")
        return Row(
            self.say("profile.delete"),
            lambda: self.stack.push(Parting(self.console)),
            note=note,
            icon="icons/bin",
        )

    @property
    def _number(self) -> int:
        """Of the portrait."""
        return self.console.settings.portrait or 1

    def _list(self) -> None:
        super()._list()
        if self._face:
            self._face.show(self._portrait())

    def _draw(self, at: int) -> None:
        self.console.settle(portrait=at + 1)

    def _rename(self) -> None:
        self.stack.push(
            NameEntry(self.console, self.say("profile.name"), self.console.settings.name, self._call)
        )

    def _call(self, name: str) -> None:
        self.console.settle(name=name)
        self.stack.renew()

    def _begin(self) -> None:
        self.stack.push(NameEntry(self.console, self.say("profile.new"), "", self._join))

    def _join(self, name: str) -> None:
        """Somebody new begins with the settings of whoever made room."""
        portrait = len(profiles.known()) % HUMANS + 1
        self.console.play_as(profiles.new(), name=name, portrait=portrait, table={})


class Parting(Menu):
    """Whoever plays now is to be forgotten."""

    shape: ClassVar[float] = 1.1
    centred: ClassVar[bool] = True

    def title(self) -> str:
        return self.say("profile.delete.title", name=self.console.me)

    def text(self) -> str:
        return self.say("profile.delete.text")

    def face(self) -> str:
        return self.console.portrait(self.console.me, 0)

    def rows(self) -> Sequence[Row]:
        return [
            Row(self.say("profile.keep"), self.back),
            Row(self.say("profile.delete.yes"), self._forget, colour=ROOF),
        ]

    def _forget(self) -> None:
        gone = profiles.current()
        self.console.play_as(profiles.OWNER)
        try:
            profiles.forget(gone)
        except OSError as trouble:
            self.console.notice(f"{trouble.filename}: {trouble.strerror or trouble}")
        self.console.meet_again()
        self.stack.pop()
