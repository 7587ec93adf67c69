"""Several pads that are not there: what is pressed on each of them."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from scenes.input.buttons import Button, Intent, Lost
from scenes.input.devices import Devices
from tests.scenes.player import Player


class Pads:
    """In the place of all devices of a console."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, player: Player, *names: str) -> None:
        self._player, self._held = player, player.console.held
        self._plugged = {*names}
        self._told = deque[Iterable[Intent]]()
        plugged = property(lambda _: frozenset(self._plugged))
        monkeypatch.setattr(Devices, "plugged", plugged)
        monkeypatch.setattr(Devices, "read", lambda _, events, at: self._read(at))

    def _read(self, at: float) -> Iterator[Intent]:
        while self._told:
            yield from self._told.popleft()
        yield from self._held.tick(at)

    def down(self, pad: str, button: Button) -> None:
        self._told.append(self._held.down(button, pad, self._player.now))
        self._player.frame()

    def up(self, pad: str, button: Button) -> None:
        self._told.append(self._held.up(button, pad, self._player.now))
        self._player.frame()

    def tap(self, pad: str, button: Button) -> None:
        self.down(pad, button)
        self.up(pad, button)

    def press(self, pad: str, *buttons: Button) -> None:
        """One after the other, each once everything has come to rest."""
        for button in buttons:
            self.tap(pad, button)
            self._player.rest()

    def unplug(self, pad: str) -> None:
        self._plugged.discard(pad)
        lost: list[Any] = [Lost(pad)]
        self._told.append([*self._held.lose(pad, self._player.now), *lost])
        self._player.frame()

    def plug(self, pad: str) -> None:
        self._plugged.add(pad)
