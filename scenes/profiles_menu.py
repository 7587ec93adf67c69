"""Who plays: a name, a face, and games and settings of one's own."""

from collections.abc import Iterator, Sequence
from functools import partial

from scenes import profiles
from scenes.letters import Letters
from scenes.menu import Menu
from scenes.portraits import HUMANS, human
from scenes.rows import Row
from scenes.settings import load


class ProfilesMenu(Menu):
    """What is changed here is of the one who plays now."""

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
            Row(say("profile.name"), self._rename, values=[self.console.me]),
            Row(say("profile.portrait"), values=faces, at=self._number - 1, settle=self._draw),
            *(
                Row(say("profile.play_as", name=self._name(each)), partial(self._play_as, each))
                for each in profiles.known()
                if each != now
            ),
            Row(say("profile.new"), self._begin, note=say("profile.new.note")),
        ]

    @property
    def _number(self) -> int:
        """Of the portrait."""
        return self.console.settings.portrait or 1

    def _name(self, profile: str) -> str:
        settings, _ = load(profiles.settings_file(profile))
        return settings.name or self.say("plan.player", number=1)

    def _list(self) -> None:
        super()._list()
        self.actors[self._ground].show(self._portrait())

    def _draw(self, at: int) -> None:
        self.console.settle(portrait=at + 1)

    def _rename(self) -> None:
        self.stack.push(
            Letters(self.console, self.say("profile.name"), self.console.settings.name, self._call)
        )

    def _call(self, name: str) -> None:
        self.console.settle(name=name)
        self.stack.renew()

    def _begin(self) -> None:
        self.stack.push(Letters(self.console, self.say("profile.new"), "", self._join))

    def _join(self, name: str) -> None:
        """Somebody new begins with the settings of whoever made room."""
        portrait = len(profiles.known()) % HUMANS + 1
        self.console.play_as(profiles.new(), name=name, portrait=portrait, table={})

    def _play_as(self, profile: str) -> None:
        self.console.play_as(profile)
