"""Where things are: zones that a Tiled map names, for each shape of screen."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from pygame import Rect
from pytmx import TiledMap, TiledObjectGroup

LAYOUTS: Final = Path(__file__).parent.parent / "art" / "layouts"
ROWS: Final = ("ask", "hints")
"""Zones for a line of words."""
WIDEST_SAFE_AREA: Final = 10
"""In per cent of the screen, at each edge."""


class Layout:
    """The zones of a screen, in its pixels, out of the map whose shape comes nearest."""

    def __init__(self, size: tuple[int, int], safe_area: int = 0, line: int = 0) -> None:
        """Rows of words are as high as a line of letters at least; all others share the rest."""
        width, height = size
        self.screen = Rect(0, 0, width, height)
        inset = min(safe_area, WIDEST_SAFE_AREA) / 100
        self.safe = self.screen.inflate(-2 * round(width * inset), -2 * round(height * inset))
        self._zones: dict[tuple[str, ...], Mapping[str, Rect]] = {}
        self._groups = _groups(nearest(width / height))
        self._rows = [self._groups["table"][name] for name in ROWS]
        self._line = line / self.safe.height

    def zones(self, *layers: str) -> Mapping[str, Rect]:
        """All zones of some layers, a later layer before an earlier one."""
        if layers not in self._zones:
            zones = [zone for layer in layers for zone in self._groups[layer].items()]
            self._zones[layers] = {name: self._scaled(*shares) for name, shares in zones}
        return self._zones[layers]

    @property
    def free(self) -> Rect:
        """What the hint bar leaves of the safe area."""
        return Rect(self.safe.topleft, (self.safe.width, self.zones("table")["hints"].top - self.safe.y))

    def _scaled(self, x: float, y: float, width: float, height: float) -> Rect:
        left, right = (self.safe.x + round(at * self.safe.width) for at in (x, x + width))
        top, bottom = (self.safe.y + round(self._down(at) * self.safe.height) for at in (y, y + height))
        return Rect(left, top, right - left, bottom - top)

    def _down(self, y: float) -> float:
        """Where a share of the height is, with the rows as high as they have to be."""
        before = sum(height for _, _, _, height in self._rows)
        after = sum(max(height, self._line) for _, _, _, height in self._rows)
        down = rest = 0.0
        for _, top, _, height in self._rows:
            within = min(max(y - top, 0.0), height)
            down += within * max(height, self._line) / height
            rest += within
        return down + (y - rest) * (1 - after) / (1 - before)


@cache
def nearest(aspect: float) -> Path:
    """The map whose width to height is closest, in proportion."""
    shapes = {path: _aspect(path) for path in sorted(LAYOUTS.glob("*.tmx"))}
    return min(shapes, key=lambda path: max(shapes[path] / aspect, aspect / shapes[path]))


def _aspect(path: Path) -> float:
    width, height = path.stem.split("x")
    return int(width) / int(height)


Shares = tuple[float, float, float, float]
"""Left, top, width and height of a zone as shares of its map."""


@cache
def _groups(path: Path) -> Mapping[str, Mapping[str, Shares]]:
    found = TiledMap(str(path))
    width, height = found.width * found.tilewidth, found.height * found.tileheight
    return {
        layer.name: {
            zone.name: (zone.x / width, zone.y / height, zone.width / width, zone.height / height)
            for zone in layer
        }
        for layer in found.layers
        if isinstance(layer, TiledObjectGroup)
    }
