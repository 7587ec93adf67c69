"""What comes after a game."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from game.table import Table, fresh_seed
from scenes.game_registry import parts_of
from scenes.input.buttons import Button
from scenes.records.deals import deal_of
from scenes.records.session import Session
from scenes.screens.deal_of_the_day import DealOfTheDay
from scenes.screens.games import watch
from scenes.screens.hindsight import LookingBack
from scenes.screens.night import Night
from scenes.screens.opening import open_game, sit_down
from scenes.screens.score import ScorePad
from scenes.screens.title import Title
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console

DEAF: Final = 600.0
"""Milliseconds without a press, before one begins another game: whoever still presses has chosen nothing."""


def after_game(console: "Console", session: Session) -> None:
    """The towns by night, if the game has them, one's own first; the points; whatever somebody likes."""
    paint = parts_of(session.game).night
    if paint is None:
        _points(console, session)
        return
    ranks = [seat["rank"] for seat in session.score()]
    seats = sorted(range(len(ranks)), key=lambda at: (at not in session.humans, ranks[at]))
    console.stack.replace(Night(console, session, paint, seats, partial(_points, console, session)))


def _points(console: "Console", session: Session) -> None:
    console.stack.replace(ScorePad(console, session, lambda: console.stack.push(WhatNext(console, session))))


class WhatNext(Menu):
    """Over the points, which are seen again by going back."""

    overlay: ClassVar[bool] = True
    centred: ClassVar[bool] = True
    shape: ClassVar[float] = 0.9

    def __init__(self, console: "Console", session: Session) -> None:
        super().__init__(console)
        self._session = session
        self._deaf = DEAF
        deal = deal_of(session)
        mine = session.score()[session.humans[0]]["total"] if deal and session.humans else None
        self._deal = DealOfTheDay(console, deal, mine) if deal else None

    def prepare(self) -> Iterator[None]:
        if self._deal:
            yield from self._deal.look_up()
        yield from super().prepare()

    def update(self, milliseconds: float) -> bool:
        waiting = self._deaf > 0
        self._deaf -= milliseconds
        if self._deal and self._deal.update():
            self.stack.renew(self)
        return super().update(milliseconds) or waiting

    def leave(self) -> None:
        if self._deal:
            self._deal.close()

    def press(self, button: Button) -> None:
        if button is Button.A and self._deaf > 0:
            self._deaf = DEAF
        else:
            super().press(button)

    def title(self) -> str:
        return self.say("result.next")

    def text(self) -> str:
        return self._deal.story(self.say) if self._deal else ""

    def rows(self) -> Sequence[Row]:
        say, path = self.say, self._session.path
        rows = [Row(say("result.again"), self._again, icon="icons/deck")]
        if self._session.coached:
            rows.append(Row(say("result.hindsight"), self._look_back, icon="icons/bulb"))
        if path:
            rows.append(Row(say("result.replay"), partial(watch, self.console, path), icon="icons/eye"))
        return [*rows, Row(say("result.title_screen"), self._to_title, icon="icons/anchor")]

    def _to_title(self) -> None:
        self.stack.restart(Title(self.console))

    def _again(self) -> None:
        """Another game of the same people with the same rules."""
        kind, seats, seed = self._session.game, self._session.seats, fresh_seed()
        fixed = ("governor", "position")
        tags = {name: value for name, value in self._session.tags.items() if name not in fixed}
        table = Table(kind.from_tags(tags, seed, seats), seed)
        open_game(self.console, sit_down(self.console, table, own_pads=self._session.own_pads))

    def _look_back(self) -> None:
        self.stack.push(LookingBack(self.console, self._session))
