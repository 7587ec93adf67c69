"""The first screen: go on, begin, settle, leave."""

from collections.abc import Sequence

from scenes.menu import Menu, Row


class Title(Menu):
    def title(self) -> str:
        return self.say("game.sanjuan")

    def rows(self) -> Sequence[Row]:
        return [
            Row(self.say("title.new"), lambda: None),
            Row(self.say("title.leave"), self.stack.clear),
        ]
