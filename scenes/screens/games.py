"""The games that are kept: who played, how it went, and all of it once more."""

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.errors import Refused
from game.guest import Game
from game.texts import joined
from scenes.app.words import called, dated
from scenes.game_registry import parts_of
from scenes.input.buttons import Button
from scenes.records.recorded_game import Foreign, RecordedGame
from scenes.records.results import Result, ended, reading
from scenes.records.saves import game_of, games_folder, is_over, latest_first
from scenes.records.seats import seated
from scenes.screens.opening import open_game, sit_down
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console

JUMPS = {Button.L1: -1, Button.R1: 1}


class KeptGame(NamedTuple):
    """A record, and what is known of it."""

    path: Path
    when: str
    outcome: str
    note: str
    icon: str = "icons/info"
    open: bool = False
    """It can be played on."""


class Games(Menu):
    def __init__(self, console: "Console", kind: type[Game]) -> None:
        super().__init__(console, kind)
        self._kind = kind

    def title(self) -> str:
        return self.say("collection.games")

    def text(self) -> str:
        return "" if self._kept else self.say("games.none")

    def prepare(self) -> Iterator[None]:
        self.say = self.texts()
        yield from self._find()
        yield from super().prepare()

    def _find(self) -> Iterator[None]:
        """Its records; only of those that were not played to the end anything has to be read."""
        results = {result.file: result for result in (yield from reading(self._kind))}
        self._kept: list[KeptGame] = []
        for path in latest_first(games_folder()):
            if game_of(path) == self._kind.name:
                with suppress(OSError, Foreign):
                    result = results.get(path.name)
                    self._kept.append(self._ended(path, result) if result else self._left(path))
            yield

    def _ended(self, path: Path, result: Result) -> KeptGame:
        points = ", ".join(f"{seat.name} {seat.points}" for seat in result.seats)
        me = result.me or min(result.seats, key=lambda seat: seat.rank)
        outcome = self.say("games.won" if me.rank == 1 else "games.lost", points=me.points)
        setup = self._setup(result.setup)
        words = [points, *setup, self.say("games.rounds", count=result.rounds)]
        icon = "icons/trophy" if me.rank == 1 else "icons/deck"
        return KeptGame(path, result.when, outcome, " · ".join(words), icon)

    def _left(self, path: Path) -> KeptGame:
        try:
            game = RecordedGame(path).table.game
        except Foreign:
            raise
        except Refused as trouble:
            return self._damaged(path, trouble)
        if path in self.console.refused:
            return self._damaged(path, self.console.refused[path])
        names = joined([called(seated(tag)[0], self.say) for tag in game.names], self.say)
        words, over = [names, *self._setup(game.tags)], is_over(path)
        outcome, icon = ("games.over", "icons/deck") if over else ("games.open", "icons/play")
        return KeptGame(path, ended(path), self.say(outcome), " · ".join(words), icon, open=not over)

    def _damaged(self, path: Path, trouble: object) -> KeptGame:
        return KeptGame(path, ended(path), self.say("games.damaged"), _sentence(path, trouble))

    def _setup(self, tags: Any) -> list[str]:
        """What was settled, as far as it is not what it always is."""
        values = {name: field.read(tags[name]) for name, field in self._kind.fields.items() if name in tags}
        return [
            self.say(text)
            for each in parts_of(self._kind).variants
            for value, text in each.choices
            if values.get(each.name) == value and value in each.told
        ]

    def rows(self) -> Sequence[Row]:
        rows = [
            Row(
                dated(kept.when, self.say),
                partial(self._open, kept),
                values=[kept.outcome],
                note=kept.note,
                icon=kept.icon,
            )
            for kept in self._kept
        ]
        return rows or [Row(self.say("hint.back"), self.back)]

    @property
    def _chosen(self) -> KeptGame | None:
        at = self.on
        return self._kept[at] if at is not None and at < len(self._kept) else None

    def _open(self, kept: KeptGame) -> None:
        """Play on, or see all of it once more."""
        if not kept.open:
            watch(self.console, kept.path)
            return
        try:
            story = RecordedGame(kept.path)
            deque(story.read(), maxlen=0)
        except Refused as trouble:
            _refuse(self.console, kept.path, trouble)
        else:
            open_game(self.console, sit_down(self.console, story.table, kept.path))

    def hints(self) -> Sequence[Hint]:
        kept, watching = self._chosen, self.say("games.watch")
        back = Hint(Button.B, self.say("hint.back"))
        if kept and kept.open:
            return [Hint(Button.A, self.say("title.continue")), back, Hint(Button.X, watching)]
        return [Hint(Button.A, watching if self._kept else self.say("hint.choose")), back]

    def _page_on(self, step: int) -> int:
        return max(0, min(len(self._rows) - 1, (self.on or 0) + step * self._fits))

    def reached(self) -> Iterator[int]:
        yield from super().reached()
        yield from map(self._page_on, JUMPS.values())

    def press(self, button: Button) -> None:
        kept = self._chosen
        if button in JUMPS and self.on is not None:
            self.focus.on = self._page_on(JUMPS[button])
            self._note_focus()
        elif button is Button.X and kept and kept.open:
            watch(self.console, kept.path)
        else:
            super().press(button)

    def resume(self) -> None:
        self.console.sounds.music("title")
        super().resume()


def watch(console: "Console", path: Path) -> None:
    """All of a game once more."""
    try:
        story = RecordedGame(path)
    except Refused as trouble:
        _refuse(console, path, trouble)
    else:
        console.stack.push(parts_of(type(story.table.game)).replay(console, story))


def _refuse(console: "Console", path: Path, trouble: Refused) -> None:
    console.sounds.play("refuse")
    console.refuse(console.say("games.unreadable", trouble=_sentence(path, trouble)))


def _sentence(path: Path, trouble: object) -> str:
    """What is wrong, without the long way to the file."""
    return f"{path.name}: {str(trouble).removeprefix(f'{path}: ')}"
