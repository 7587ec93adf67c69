"""Where directions lead at a table, whatever is nearest."""

from collections.abc import Hashable, Mapping

from pygame import Rect

from scenes.input.buttons import Button
from scenes.table.asking import DONE, PASS, Asking, Spot

Key = Hashable
Ways = Mapping[tuple[Key, Button], Key]


def towards(here: Rect, there: Rect) -> Button:
    return Button.UP if there.centery < here.centery else Button.DOWN


def ways(asking: Asking, places: Mapping[Key, Rect], pressed: Spot | None) -> Ways:
    """To the end of several picks from the row beside it, and from what was pressed last, and back again; to
    that of a single pick from what is nearest to it; and from what holds the focus neither left nor right."""
    zones = {zone for zone, _ in asking.spots}
    asked = {key: place for key, place in places.items() if isinstance(key, tuple) and key[0] in zones}
    found: dict[tuple[Key, Button], Key] = {}
    end = DONE if DONE in places else PASS
    if asked and end in places:
        far = {key: abs(place.centery - places[end].centery) for key, place in asked.items()}
        beside = [key for key in asked if key == pressed or far[key] == min(far.values())]
        near = min(beside, key=lambda key: (key != pressed, abs(asked[key].centerx - places[end].centerx)))
        leading = [near] if asking.picking.at_once else beside
        found.update({(key, towards(asked[key], places[end])): end for key in leading})
        found[end, towards(places[end], asked[near])] = near
    if asking.holds:
        first, last = next(iter(asked)), next(reversed(asked))
        found.update({(first, Button.LEFT): first, (last, Button.RIGHT): last})
    return found
