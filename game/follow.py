"""A view that follows a game event by event, until the game's own view puts all to rights."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

from game.views import Event, View

Changes = Mapping[str, Callable[[Any, Any], None]]
"""By event: what it changes in a view of its game, which comes first."""


class Follower:
    def __init__(self, view: View, changes: Changes) -> None:
        self.view = deepcopy(view)
        self._changes = changes

    def apply(self, event: Event) -> None:
        """What is seen once this has happened."""
        change = self._changes.get(event["event"])
        if change:
            change(self.view, event)
        if "seat" in event:
            self.view["asked"] = event["seat"]

    def settle(self, view: View) -> None:
        """It is like this view, which is nobody else's from now on."""
        self.view = view
