"""All drawings on one picture, each with its name, for somebody to look over."""

from pathlib import Path
from typing import Final

from pygame import Rect, Surface

from game.errors import Refused
from scenes.draw.apng import still, write
from scenes.draw.drawings import ART, vector
from scenes.draw.lettering import STRONG, TEXT, Lettering
from scenes.draw.theme import CREAM, DEEP, NIGHT, SUN

CELL: Final = 112
"""Pixels to a side of what one drawing has."""
COLUMNS: Final = 12
AIR: Final = 8
LETTERS: Final = Lettering(480)


def sheet(game: str | None = None) -> Surface:
    """Folder by folder, of this game alone or all."""
    folders: dict[Path, list[Path]] = {}
    for path in sorted(ART.rglob("*.svg")):
        if game in (None, *path.relative_to(ART).parts):
            folders.setdefault(path.parent, []).append(path)
    if not folders:
        raise Refused(f"--game: there are no drawings of {game}")
    head, cell = 3 * LETTERS.body, CELL + 2 * LETTERS.height(TEXT, LETTERS.smallest)
    height = sum(head + -(-len(paths) // COLUMNS) * cell for paths in folders.values())
    picture = Surface((COLUMNS * CELL, height + AIR))
    picture.fill(NIGHT)
    top = 0
    for folder, paths in folders.items():
        name = folder.relative_to(ART.parent).as_posix()
        picture.blit(
            LETTERS.line(f"{name}  {len(paths)}", SUN, STRONG, LETTERS.body), (AIR, top + LETTERS.body)
        )
        top += head
        for at, path in enumerate(paths):
            row, column = divmod(at, COLUMNS)
            _show(picture, path, Rect(column * CELL, top + row * cell, CELL, cell))
        top += -(-len(paths) // COLUMNS) * cell
    return picture


def _show(picture: Surface, path: Path, cell: Rect) -> None:
    box = Rect(cell.x + AIR // 2, cell.y, cell.width - AIR, CELL - AIR)
    picture.fill(DEEP, box)
    inner = box.inflate(-AIR, -AIR)
    drawn = vector(path.relative_to(ART).with_suffix("").as_posix(), *inner.size)
    picture.blit(drawn, drawn.get_rect(center=box.center))
    words = LETTERS.paragraph(path.stem.replace("_", " "), box.width, CREAM, TEXT, LETTERS.smallest)
    picture.blit(words, words.get_rect(midtop=(box.centerx, box.bottom + 2)))


def write_sheet(file: Path, game: str | None = None) -> tuple[int, int]:
    """Its size."""
    picture = sheet(game)
    write(file, still(picture))
    return picture.get_size()
