"""Lines of several kinds in a box."""

from pygame import Rect

from scenes.widgets.lines import Line, fits, wrapped, written
from tests.scenes.player import Player

BOX = Rect(20, 10, 200, 400)


def test_a_figure_stands_at_the_end_of_its_line(player: Player) -> None:
    words, figure = written(player.console, [Line("Printed cost", figure="4")], BOX, 16)
    assert words.sprite
    assert figure.sprite
    assert words.x - words.sprite.size[0] / 2 == BOX.left
    assert figure.x + figure.sprite.size[0] / 2 == BOX.right
    assert words.y == figure.y


def test_long_words_leave_room_for_their_figure(player: Player) -> None:
    rows = wrapped(player.console, [Line("Covering the indigo plant " * 3, figure="17")], BOX.width, 16)
    assert [row.figure for row in rows] == ["", *([""] * (len(rows) - 2)), "17"]
    assert fits(player.console, rows, BOX.size)
