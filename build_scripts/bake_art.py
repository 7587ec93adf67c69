"""Draws what screens show of art/ in the sizes that they need, and reads its maps, into art/baked/.

Nobody needs this to play, but with it everything is on the screen sooner. `dev.py` runs it; what has been
done is not done again.
"""

import hashlib
import json
import os
import shutil
import sys
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

try:
    import pygame
    from pygame import Surface

    from scenes.cli.progress import Progress
    from scenes.draw.drawings import ART, BAKED, INDEX, PIXELS, Piece, vector
    from scenes.draw.layout import BAKED_MAPS, LAYOUTS, BakedMap, checksum, layers
except ModuleNotFoundError as error:
    sys.exit(
        f"There is no {error.name} here: run `python3 build_scripts/dev.py setup`, which bakes the art too."
    )

ATLASES: Final[Mapping[str, Mapping[str, Sequence[int]]]] = {
    "480.atlas": {
        "": [96],
        "glyphs/": [26],
        "icons/": [26, 36],
        "portraits/": [32, 53, 96],
        "puerto_rico/": [48],
        "puerto_rico/tiles/": [84],
        "safe/puerto_rico/": [39],
        "safe/sanjuan/goods/": [26, 39],
        "sanjuan/beach": [320],
        "sanjuan/bollard": [12],
        "sanjuan/buildings/": [80, 121],
        "sanjuan/card_back": [121],
        "sanjuan/goods/": [26, 39],
        "sanjuan/icons/": [30],
        "sanjuan/lamp": [32],
        "sanjuan/people/": [112],
        "sanjuan/plot": [46],
        "sanjuan/quay": [110],
        "sanjuan/roles/": [76],
        "sanjuan/skyline": [170],
        "sanjuan/street": [64],
        "sanjuan/tile": [106],
        "scene/bay": [641],
        "scene/boat": [53],
        "scene/cloud_1": [115],
        "scene/cloud_2": [86],
        "scene/cloud_3": [125],
        "scene/freighter": [197],
        "scene/gull_": [41],
        "scene/harbour_far": [640],
        "scene/island": [640],
        "scene/lantern": [58],
        "scene/laurel": [202],
        "scene/logo": [318, 350],
        "scene/moon": [101],
        "scene/quay": [640],
        "scene/rope": [78],
        "scene/ship_big": [173],
        "scene/ship_small": [82],
        "scene/sun": [144],
        "scene/town": [640],
        "scene/wave": [152],
    },
    "720.atlas": {
        "": [192],
        "glyphs/": [42],
        "icons/": [51, 73],
        "portraits/": [144],
        "safe/sanjuan/goods/": [73, 111],
        "sanjuan/beach": [490],
        "sanjuan/bollard": [22],
        "sanjuan/buildings/": [186, 238],
        "sanjuan/card_back": [186],
        "sanjuan/goods/": [73, 111],
        "sanjuan/icons/": [55],
        "sanjuan/lamp": [64],
        "sanjuan/people/": [186],
        "sanjuan/plot": [92],
        "sanjuan/quay": [210],
        "sanjuan/roles/": [119],
        "sanjuan/skyline": [360],
        "sanjuan/street": [128],
        "sanjuan/tile": [185],
        "scene/boat": [79],
        "scene/cloud_1": [173],
        "scene/cloud_2": [130],
        "scene/cloud_3": [187],
        "scene/freighter": [328],
        "scene/gull_": [61],
        "scene/harbour_far": [1280],
        "scene/lantern": [86],
        "scene/laurel": [302],
        "scene/logo": [524],
        "scene/moon": [151],
        "scene/quay": [1280],
        "scene/rope": [118],
        "scene/ship_big": [259],
        "scene/ship_small": [122],
        "scene/sun": [216],
        "scene/town": [1280],
        "scene/wave": [232],
    },
    "1080.atlas": {
        "glyphs/": [57],
        "icons/": [135],
        "portraits/": [216],
        "safe/sanjuan/goods/": [184],
        "sanjuan/card_back": [279],
        "sanjuan/goods/": [184],
        "sanjuan/icons/": [75],
        "sanjuan/people/": [267],
        "sanjuan/roles/": [183, 241],
        "sanjuan/tile": [278],
        "scene/boat": [119],
        "scene/cloud_1": [259],
        "scene/cloud_2": [194],
        "scene/cloud_3": [281],
        "scene/gull_": [92],
        "scene/lantern": [130],
        "scene/logo": [786],
        "scene/moon": [227],
        "scene/rope": [178],
        "scene/ship_big": [389],
        "scene/ship_small": [184],
        "scene/sun": [324],
        "scene/wave": [344],
    },
    "large.atlas": {
        "": [440],
        "safe/sanjuan/goods/": [248],
        "sanjuan/buildings/": [440],
        "sanjuan/goods/": [248],
        "sanjuan/roles/": [440],
        "sanjuan/bollard": [140],
        "sanjuan/plot": [330],
        "sanjuan/quay": [440],
        "sanjuan/skyline": [440],
        "sanjuan/street": [440],
        "scene/laurel": [454],
    },
}
"""For screens of so many lines, and for what fills one: longer sides in pixels, by how names begin.

Nothing stands for what has no line of its own.
What fills the largest screens is left out, for all together would be too much.
"""
REACH: Final = 4
"""So many pixels around a drawing may be mixed into its edge when it is made smaller."""
AROUND: Final = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


def main() -> int:
    try:
        sources = fingerprint()
        if baked_from() != sources:
            bake(sources)
    except OSError as error:
        sys.exit(f"bake_art.py: {error.strerror or error}: {error.filename or BAKED}")
    except KeyboardInterrupt:
        return 130
    return 0


def fingerprint() -> str:
    """Of all that the baked drawings follow from."""
    found = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted([*ART.rglob("*.svg"), *LAYOUTS.rglob("*.tmx")]):
        found.update(path.relative_to(ART).as_posix().encode() + path.read_bytes())
    return found.hexdigest()


def baked_from() -> str:
    """The fingerprint of what has been baked, if anything has."""
    try:
        return str(json.loads((BAKED / INDEX).read_text())["sources"])
    except (OSError, ValueError, KeyError):
        return ""


def bake(sources: str) -> None:
    print("Baking the drawings; this happens once.", file=sys.stderr, flush=True)
    shutil.rmtree(BAKED, ignore_errors=True)
    BAKED.mkdir()
    maps = {path.relative_to(LAYOUTS).as_posix(): baked_map(path) for path in LAYOUTS.rglob("*.tmx")}
    (BAKED / BAKED_MAPS).write_text(json.dumps(maps))
    index: dict[str, list[Piece]] = {}
    work = list(wanted())
    with Progress(len(work)) as progress:
        for done, (name, atlas, size) in enumerate(work):
            progress.show(done)
            index.setdefault(name, []).append(add(BAKED / atlas, bled(vector(name, size, size))))
    # the index comes last: whoever is interrupted has baked nothing
    smallest_first = {name: sorted(pieces) for name, pieces in index.items()}
    (BAKED / INDEX).write_text(json.dumps({"sources": sources, "drawings": smallest_first}))


def baked_map(path: Path) -> BakedMap:
    return {"checksum": checksum(path), "layers": layers(path)}


def add(atlas: Path, picture: Surface) -> Piece:
    """Write a picture to the end of an atlas."""
    with atlas.open("ab") as file:
        start = file.tell()
        file.write(zlib.compress(pygame.image.tobytes(picture, PIXELS), 9))
        return (*picture.get_size(), atlas.name, start, file.tell())


def wanted() -> Iterator[tuple[str, str, int]]:
    """Name, atlas and size of each drawing that is baked: all that lie in a folder."""
    names = sorted(path.relative_to(ART).with_suffix("").as_posix() for path in ART.glob("*/**/*.svg"))
    named = tuple(start for starts in ATLASES.values() for start in starts if start)
    others = [name for name in names if not name.startswith(named)]
    for atlas, starts in ATLASES.items():
        for start, sizes in starts.items():
            chosen = [name for name in names if name.startswith(start)] if start else others
            yield from ((name, atlas, size) for name in chosen for size in sizes)


def bled(picture: Surface) -> Surface:
    """What cannot be seen has the colour of what is beside it: made smaller, the whole shows no seam."""
    drawn = spread(picture, [])
    ground = drawn
    for _ in range(REACH):
        ground = spread(ground, AROUND)
    ground.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MULT)
    seen = pygame.mask.from_surface(drawn, 0)
    return seen.to_surface(ground.copy(), setsurface=drawn, unsetsurface=ground)


def spread(picture: Surface, steps: Iterable[tuple[int, int]]) -> Surface:
    """The same with copies of itself beneath it, each some pixels away."""
    found = Surface(picture.get_size(), pygame.SRCALPHA)
    for step in (*steps, (0, 0)):
        found.blit(picture, step)
    return found


if __name__ == "__main__":
    sys.exit(main())
