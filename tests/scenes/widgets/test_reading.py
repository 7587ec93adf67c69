"""Text with pictures that is read line by line."""

from pygame import Rect

from scenes.input.buttons import Button
from scenes.widgets.reading import Paragraph, Reading
from tests.scenes.player import Player

WORDS = (
    "Everyone builds a town. Once somebody has twelve buildings the game ends, and the most points win. " * 3
)


def test_a_row_of_pictures_at_the_beginning_stays_while_the_rest_is_scrolled(player: Player) -> None:
    strip = Paragraph(pictures=("icons/book", "icons/gear"))
    parts = [Paragraph(title="Turn and roles"), strip, *[Paragraph(words=WORDS)] * 3]
    reading = Reading(player.console, Rect(0, 0, 360, 400), parts)
    list(reading.make())

    def pictures() -> list[tuple[float, float]]:
        return [
            (actor.x, actor.y) for actor in reading.actors() if actor.sprite and actor.sprite.size[1] > 40
        ]

    before, lines = pictures(), 0
    assert len(before) == 2
    while reading.scroll.turn(Button.DOWN):
        assert pictures() == before
        lines += 1
    assert lines > 5
    assert all(actor.y < 400 for actor in reading.actors())
