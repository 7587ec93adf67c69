"""The one place where what the house hands on, a view or an event of any game, becomes Puerto Rico's."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoEvent, PuertoRicoView


def view_of(view: Mapping[str, Any]) -> "PuertoRicoView":
    return cast("PuertoRicoView", view)


def event_of(event: Mapping[str, Any]) -> "PuertoRicoEvent":
    return cast("PuertoRicoEvent", event)
