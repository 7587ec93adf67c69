"""Where things are: zones that Tiled maps name. The house and each game have one for each shape of screen."""

import json
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

from pygame import Rect

from scenes.draw.drawings import ART, BAKED

LAYOUTS: Final = ART / "layouts"
"""The maps of the house; those of a game are in a folder of its name."""
BAKED_MAPS: Final = "layouts.json"
HOUSE, TABLE = "house", "table"
"""The layers that are always looked at."""
ROWS: Final = ("ask", "hints")
"""Zones for a line of words."""
WIDEST_SAFE_AREA: Final = 10
"""In per cent of the screen, at each edge."""
Shares = tuple[float, float, float, float]
"""Left, top, width and height of a zone as shares of its map."""
Layers = Mapping[str, Mapping[str, Shares]]
"""By the name of a layer, and of a zone."""


class BakedMap(TypedDict):
    checksum: int
    """Of the file that it was read from."""
    layers: Layers


class Layout:
    """The zones of a screen, in its pixels, out of the maps whose shape comes nearest."""

    def __init__(self, size: tuple[int, int], safe_area: int = 0, line: int = 0) -> None:
        """Rows of words are as high as a line of letters at least; all others share the rest."""
        width, height = size
        self._aspect = width / height
        self.screen = Rect(0, 0, width, height)
        inset = min(safe_area, WIDEST_SAFE_AREA) / 100
        self.safe = self.screen.inflate(-2 * round(width * inset), -2 * round(height * inset))
        self._zones: dict[tuple[str, ...], Mapping[str, Rect]] = {}
        self._line = line / self.safe.height

    def zones(self, game: str = "", *layers: str) -> Mapping[str, Rect]:
        """Those of the house, and with a game those of its table and of some more layers of its map.

        Of two with one name that of the later layer counts.
        """
        if (game, *layers) not in self._zones:
            found = dict(self._layers()[HOUSE])
            for layer in (TABLE, *layers) if game else ():
                found.update(self._layers(game)[layer])
            rows = [found[name] for name in ROWS]
            self._zones[game, *layers] = {name: self._scaled(shares, rows) for name, shares in found.items()}
        return self._zones[game, *layers]

    def _layers(self, game: str = "") -> Layers:
        return _known(nearest(self._aspect, game))

    @property
    def free(self) -> Rect:
        """What the hint bar leaves of the safe area."""
        return Rect(self.safe.topleft, (self.safe.width, self.zones()["hints"].top - self.safe.y))

    def _scaled(self, shares: Shares, rows: Sequence[Shares]) -> Rect:
        x, y, width, height = shares
        left, right = (self.safe.x + round(at * self.safe.width) for at in (x, x + width))
        top, bottom = (self.safe.y + round(self._down(at, rows) * self.safe.height) for at in (y, y + height))
        return Rect(left, top, right - left, bottom - top)

    def _down(self, y: float, rows: Sequence[Shares]) -> float:
        """Where a share of the height is, with the rows as high as they have to be."""
        before = sum(height for _, _, _, height in rows)
        after = sum(max(height, self._line) for _, _, _, height in rows)
        down = rest = 0.0
        for _, top, _, height in rows:
            within = min(max(y - top, 0.0), height)
            down += within * max(height, self._line) / height
            rest += within
        return down + (y - rest) * (1 - after) / (1 - before)


@cache
def nearest(aspect: float, game: str = "") -> Path:
    """The map of a game, or of the house, whose width to height is closest, in proportion."""
    shapes = {path: _aspect(path) for path in sorted((LAYOUTS / game).glob("*.tmx"))}
    return min(shapes, key=lambda path: max(shapes[path] / aspect, aspect / shapes[path]))


def _aspect(path: Path) -> float:
    width, height = path.stem.split("x")
    return int(width) / int(height)


@cache
def _known(path: Path) -> Layers:
    """As they were baked, unless the map has changed since: reading one takes as long as ten modules."""
    found = _baked().get(path.relative_to(LAYOUTS).as_posix())
    return found["layers"] if found and found["checksum"] == checksum(path) else layers(path)


@cache
def _baked() -> Mapping[str, BakedMap]:
    try:
        found: Mapping[str, BakedMap] = json.loads((BAKED / BAKED_MAPS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def checksum(path: Path) -> int:
    return zlib.crc32(path.read_bytes())


def layers(path: Path) -> Layers:
    """All zones of a map."""
    from pytmx import TiledMap, TiledObjectGroup

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
