"""What is enlarged at the table of any game."""

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import pytest
from pygame import Rect

from game.puerto_rico.guest import PuertoRico
from game.texts import Say
from scenes.app.console import Console
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.theme import SEA
from scenes.table.seat import Head
from scenes.table.zoom import PageZoom, SeatZoom, ThingZoom, bill
from scenes.widgets.lines import Line, headed
from scenes.widgets.reading import Paragraph
from tests.scenes.picture import area, cut_off, pixels, titled
from tests.scenes.player import Player

RATIOS = {"tower": 2.0, "ship": 0.5, "square": 1.0}
LONG = ["A sentence that goes on for a while, and then for a while longer."] * 30


class Toys:
    def __init__(self, console: Console, told: Sequence[str] = ()) -> None:
        self._console = console
        self._told = told

    def ratio(self, thing: str) -> float:
        return RATIOS[thing]

    def picture(self, thing: str, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        yield
        return self._console.pictures.panel(size, SEA, 4)

    def lines(self, thing: str) -> Sequence[Line]:
        return headed(thing, "Toy", self._told)


class Shelf:
    """Three toys of a seat."""

    def __init__(self, console: Console, area: Rect) -> None:
        self._console = console
        self._area = area
        self.head = Head("Ana", "icons/people", governor=False, asked=False, counts=(("icons/seal", "12"),))
        self.places: Sequence[Rect] = [Rect(area.x + at * 60, area.y, 50, 50) for at in range(3)]

    def ground(self) -> Generator[None, None, Placed]:
        yield
        return Placed(self._console.pictures.drawing("icons/city", *self._area.size), *self._area.center)

    def parts(self) -> Iterator[Placed]:
        for place in self.places:
            yield Placed(self._console.pictures.drawing("icons/book", *place.size), *place.center)

    def words(self, at: int) -> str:
        return f"Toy {at}"

    def enlarged(self, at: int) -> ThingZoom:
        return ThingZoom(self._console, PuertoRico, Toys, list(RATIOS), at)


def opened(player: Player, screen: ThingZoom | SeatZoom) -> None:
    """With nothing below it that moves."""
    player.console.stack.restart(screen)
    player.rest()


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("size", [(480, 320), (640, 480), (720, 720), (1280, 720)])
def test_things_of_any_shape_stand_beside_their_lines(tmp_path: Path, size: tuple[int, int]) -> None:
    player = Player(tmp_path, size)
    for at, ratio in enumerate(RATIOS.values()):
        zoom = ThingZoom(player.console, PuertoRico, Toys, list(RATIOS), at)
        opened(player, zoom)
        _, picture, *_ = zoom.actors
        place = area(picture)
        assert place.height == round(place.width * ratio)
        assert place.right < zoom.page.left
        assert player.console.layout.free.contains(place)
        assert cut_off(zoom) == []


def test_left_and_right_go_round_all_things(player: Player) -> None:
    zoom = ThingZoom(player.console, PuertoRico, Toys, list(RATIOS), 1)
    opened(player, zoom)
    seen = [zoom.thing]
    for _ in RATIOS:
        player.press("right")
        seen.append(zoom.thing)
    assert seen == ["ship", "square", "tower", "ship"]
    player.press("left")
    assert zoom.thing == "tower"


def test_up_and_down_read_on_and_the_next_thing_begins_at_its_top(player: Player) -> None:
    opened(
        player, ThingZoom(player.console, PuertoRico, lambda console: Toys(console, LONG), list(RATIOS), 0)
    )
    top = pixels(player)
    player.press("down", "down")
    assert pixels(player) != top
    player.press("up", "up")
    assert pixels(player) == top
    player.press("right")
    next_top = pixels(player)
    player.press("left", "down", "right")
    assert pixels(player) == next_top


def test_a_thing_alone_goes_on_to_no_other(player: Player) -> None:
    zoom = ThingZoom(player.console, PuertoRico, Toys, ["ship"], 0)
    opened(player, zoom)
    before = pixels(player)
    player.press("left", "right", "down", "up")
    assert pixels(player) == before


def test_a_bill_is_told_if_there_is_more_to_it_than_a_number() -> None:
    assert bill([("Printed cost", 3)], ("To pay", 3)) == []
    lines = bill([("Printed cost", 3), ("Quarry", -1)], ("To pay", 2))
    assert [(line.words, line.figure) for line in lines] == [
        ("Printed cost", "3"),
        ("Quarry", "−1"),
        ("To pay", "2"),
    ]


def test_of_all_that_a_seat_has_each_thing_is_told_and_enlarged(player: Player) -> None:
    zoom = SeatZoom(player.console, PuertoRico, Shelf)
    opened(player, zoom)
    assert cut_off(zoom) == []
    seen = {pixels(player)}
    for _ in range(2):
        player.press("right")
        seen.add(pixels(player))
    assert len(seen) == 3
    player.press("A")
    enlarged = player.top
    assert isinstance(enlarged, ThingZoom)
    assert enlarged.thing == "square"
    player.press("Y")
    assert player.top is zoom


def test_a_page_of_the_table_is_read_and_left(player: Player) -> None:
    def told(say: Say) -> Iterator[Paragraph]:
        yield Paragraph("Nobody knows what comes next.", title=say("hint.back"))

    before = titled(player)
    for button in ("A", "B", "Y", "start"):
        page = PageZoom(player.console, PuertoRico, "learn.aid", told)
        player.console.stack.push(page)
        player.rest()
        assert page.title() == "Player aid"
        player.press(button)
        assert player.top is before
