"""The canvas: what is drawn, what is painted, and that both backs show the same."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pygame import Rect
from pygame._sdl2.video import Renderer, Window

from scenes.draw import gpu_canvas, software_canvas
from scenes.draw.canvas import OPAQUE, Canvas, Draw, Placed, Sprite
from scenes.draw.gpu_canvas import GpuCanvas
from scenes.draw.pictures import panel
from scenes.draw.software_canvas import SoftwareCanvas, merge, solid_part

SIZE = 64, 48
RED, SEA = (200, 30, 40), (30, 107, 116)


@pytest.fixture(autouse=True)
def _dummy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    yield
    pygame.quit()


def software() -> SoftwareCanvas:
    return SoftwareCanvas(pygame.display.set_mode(SIZE))


def gpu() -> GpuCanvas:
    window = Window("test", SIZE)
    return GpuCanvas(window, Renderer(window))


def card() -> pygame.Surface:
    """A picture with a hole, a hard edge and something soft."""
    picture = pygame.Surface((10, 14), pygame.SRCALPHA)
    picture.fill((*RED, 255), (1, 1, 8, 12))
    picture.fill((*SEA, 128), (3, 3, 4, 4))
    return picture


def difference(first: pygame.Surface, second: pygame.Surface) -> int:
    """The largest difference of any colour of any pixel."""
    one, other = (pygame.image.tobytes(picture, "RGB") for picture in (first, second))
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.fixture(params=[software, gpu])
def canvas(request: pytest.FixtureRequest) -> Any:
    return request.param()


def test_a_picture_is_drawn_by_its_middle(canvas: Canvas) -> None:
    canvas.image(canvas.sprite(card()), 20, 20)
    assert canvas.show()
    picture = canvas.picture()
    assert picture.get_at((16, 14))[:3] == RED
    assert picture.get_at((15, 13))[:3] == (0, 0, 0)


@pytest.mark.parametrize("lasting", [True, False])
def test_a_gpu_shows_what_is_turned_without_stairs(monkeypatch: pytest.MonkeyPatch, lasting: bool) -> None:
    for name in ("SDL_RENDER_BATCHING", "SDL_RENDER_SCALE_QUALITY"):
        monkeypatch.delenv(name, raising=False)
    canvas = GpuCanvas.opened("test", SIZE, full_screen=False, slowest=None)
    half = pygame.Surface((30, 30))
    half.fill(RED, (0, 0, 30, 15))
    canvas.image(canvas.sprite(half, lasting=lasting), 32, 24, angle=5)
    canvas.show()
    column = [canvas.picture().get_at((32, y))[0] for y in range(14, 34)]
    assert any(0 < red < RED[0] for red in column)
    canvas.close()


class Unseen(Renderer):
    """Shows nothing; a real one waits for the screen before that."""

    def present(self) -> None:
        raise AssertionError("shown")


def test_how_fast_a_gpu_is_has_nothing_to_do_with_its_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_canvas, "_renderer", Unseen)
    GpuCanvas.opened("test", SIZE, full_screen=False, slowest=60).close()
    with pytest.raises(pygame.error, match="slower"):
        GpuCanvas.opened("test", SIZE, full_screen=False, slowest=1e-9)


@pytest.mark.parametrize("lasting", [True, False])
def test_a_picture_without_pixels_shows_nothing(canvas: Canvas, lasting: bool) -> None:
    canvas.box(32, 24, 64, 48, RED)
    canvas.image(canvas.sprite(pygame.Surface((0, 14), pygame.SRCALPHA), lasting=lasting), 20, 20)
    canvas.show()
    assert canvas.picture().get_at((20, 20))[:3] == RED


def test_a_box_may_be_a_veil(canvas: Canvas) -> None:
    canvas.box(32, 24, 64, 48, RED)
    canvas.box(32, 24, 64, 48, (0, 0, 0), fade=0.5)
    canvas.show()
    assert canvas.picture().get_at((5, 5))[0] == pytest.approx(RED[0] / 2, abs=2)


def test_what_has_faded_away_is_not_drawn(canvas: Canvas) -> None:
    canvas.box(32, 24, 10, 10, RED)
    canvas.show()
    canvas.box(32, 24, 10, 10, RED)
    canvas.image(canvas.sprite(card()), 20, 20, fade=0)
    assert not canvas.show()


def test_a_frame_like_the_last_one_paints_nothing(canvas: Canvas) -> None:
    sprite = canvas.sprite(card())
    canvas.image(sprite, 20, 20)
    assert canvas.show()
    canvas.image(sprite, 20, 20)
    assert not canvas.show()
    canvas.image(sprite, 21, 20)
    assert canvas.show()


def test_a_picture_with_others_upon_it_is_as_if_they_were_drawn_one_after_the_other(canvas: Canvas) -> None:
    ground = pygame.Surface((40, 30), pygame.SRCALPHA)
    ground.fill((*SEA, 255), (2, 2, 36, 26))
    below, above = canvas.sprite(ground), canvas.sprite(card())
    canvas.image(below, 20, 15)
    canvas.image(above, 12, 15)
    canvas.image(above, 28, 15)
    canvas.show()
    one_by_one = canvas.picture()
    canvas.image(canvas.composed(below, [Placed(above, 12, 15), Placed(above, 28, 15)]), 20, 15)
    canvas.show()
    assert difference(one_by_one, canvas.picture()) <= 1


def test_what_was_faint_when_it_was_drawn_last_is_whole_in_a_picture_put_together(canvas: Canvas) -> None:
    below, above = canvas.sprite(pygame.Surface((40, 30))), canvas.sprite(card())
    canvas.image(above, 50, 40, fade=0.2)
    canvas.show()
    canvas.image(canvas.composed(below, [Placed(above, 20, 15)]), 20, 15)
    canvas.show()
    assert canvas.picture().get_at((16, 10))[:3] == RED


def test_a_part_may_be_made_while_a_picture_is_put_together(canvas: Canvas) -> None:
    below = canvas.sprite(pygame.Surface((40, 30)))
    canvas.image(canvas.composed(below, (Placed(canvas.sprite(card()), 20, 15) for _ in range(1))), 20, 15)
    canvas.show()
    assert canvas.picture().get_at((16, 10))[:3] == RED


def test_after_somebody_else_has_painted_everything_is_painted_again(canvas: Canvas) -> None:
    canvas.show()
    canvas.forget()
    assert canvas.show()


def test_more_pictures_than_a_page_holds_go_onto_the_next() -> None:
    canvas = gpu()
    large = pygame.Surface((1500, 1500))
    large.fill(SEA)
    for _ in range(2):
        canvas.image(canvas.sprite(large), 32, 24)
    canvas.show()
    assert canvas.picture().get_at((32, 24))[:3] == SEA


PLACES = st.tuples(st.integers(-5, 70), st.integers(-5, 50))
THINGS = st.lists(st.tuples(st.sampled_from(["card", "plate", "box", "veil"]), PLACES), max_size=6)


def sprites(canvas: Canvas) -> dict[str, Sprite]:
    return {"card": canvas.sprite(card()), "plate": canvas.sprite(panel((30, 20), SEA, 6, RED, 2))}


def draw(canvas: Canvas, things: list[tuple[str, tuple[int, int]]], pictures: dict[str, Sprite]) -> None:
    for thing, (x, y) in things:
        if thing in pictures:
            canvas.image(pictures[thing], x, y)
        else:
            canvas.box(x, y, 12, 9, SEA, fade=1 if thing == "box" else 0.4)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(THINGS, min_size=2, max_size=5))
def test_painting_what_changed_shows_what_painting_all_would(
    monkeypatch: pytest.MonkeyPatch, frames: list[Any]
) -> None:
    canvas = software()
    pictures = sprites(canvas)
    monkeypatch.setattr(software_canvas, "LEAST", 0)
    for things in frames:
        draw(canvas, things, pictures)
        canvas.show()
    changed = canvas.picture()
    canvas.forget()
    monkeypatch.setattr(software_canvas, "LEAST", 10**6)
    draw(canvas, frames[-1], pictures)
    canvas.show()
    assert difference(changed, canvas.picture()) == 0


@pytest.mark.parametrize(
    ("picture", "part"),
    [
        (panel((30, 20), SEA, 6), Rect(5, 0, 20, 20)),
        (panel((20, 30), SEA, 0), Rect(0, 0, 20, 30)),
        (card(), None),
    ],
)
def test_nothing_is_seen_through_a_picture_between_its_corners(
    picture: pygame.Surface, part: Rect | None
) -> None:
    assert solid_part(pygame.mask.from_surface(picture, OPAQUE - 1)) == part


def test_what_a_plate_hides_is_not_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, painted = software(), list[Draw]()
    monkeypatch.setattr(software_canvas, "paint", lambda screen, draws: painted.extend(draws))
    plate, ground = sprites(canvas)["plate"], canvas.sprite(pygame.Surface(SIZE))
    for x in (30, 34):
        painted.clear()
        for sprite, place in ((ground, 32), (plate, 32), (canvas.sprite(card()), x)):
            canvas.image(sprite, place, 24)
        canvas.show()
    assert {draw.rect.size for draw in painted} == {(30, 20), (10, 14)}


@pytest.mark.parametrize(
    ("changes", "painted"),
    [
        ([(0, 0, 10, 10), (2, 2, 5, 5)], [(0, 0, 10, 10)]),
        ([(0, 0, 10, 10), (8, 0, 10, 10)], [(0, 0, 18, 10)]),
        ([(0, 0, 20, 2), (0, 0, 2, 20)], [(0, 0, 20, 2), (0, 0, 2, 20)]),
        ([(0, 0, 10, 10), (16, 0, 10, 10), (8, 0, 10, 10)], [(0, 0, 26, 10)]),
        ([(0, 0, 10, 10), (30, 0, 10, 10), (0, 0, 0, 5)], [(0, 0, 10, 10), (30, 0, 10, 10)]),
    ],
)
def test_regions_become_one_where_little_more_is_painted_for_that(
    changes: list[tuple[int, int, int, int]], painted: list[tuple[int, int, int, int]]
) -> None:
    regions: list[pygame.Rect] = []
    for change in changes:
        merge(regions, pygame.Rect(change))
    assert regions == [pygame.Rect(region) for region in painted]


@pytest.fixture
def opengl(monkeypatch: pytest.MonkeyPatch) -> GpuCanvas:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    monkeypatch.setenv("SDL_RENDER_DRIVER", "opengles2")
    try:
        pygame.display.init()
        return gpu()
    except pygame.error as trouble:
        pytest.skip(f"no OpenGL here: {trouble}")


def test_a_picture_prepared_between_two_frames_keeps_its_place_on_its_page(
    opengl: GpuCanvas,
) -> None:
    colours = [RED, SEA, (10, 200, 90)]
    made = []
    for at, colour in enumerate(colours):
        made.append(opengl.sprite(plain(colour, (10 + at, 10))))
        for place, sprite in enumerate(made):
            opengl.image(sprite, 10 + 16 * place, 20)
        opengl.show()
    assert [opengl.picture().get_at((10 + 16 * at, 20))[:3] for at in range(3)] == colours


def test_what_passes_leaves_its_place_on_a_gpu_to_what_comes(opengl: GpuCanvas) -> None:
    for at in range(40):
        line = opengl.sprite(plain(SEA if at % 2 else RED, (100 + at, 20)), lasting=False)
        ground = opengl.composed(line, [Placed(opengl.sprite(plain(SEA, (4, 4)), lasting=False), 10, 10)])
        opengl.image(ground, 32, 24)
        opengl.show()
        assert opengl.picture().get_at((40, 24))[:3] == (SEA if at % 2 else RED)
    assert sum(len(page._rows) for page in opengl._passing) <= 4
    assert all(x < 600 for page in opengl._passing for x, _ in page._rows.values())


@pytest.mark.parametrize("size", [(1100, 20), (20, 1100)])
def test_what_is_longer_than_a_page_is_seen_to_its_end(opengl: GpuCanvas, size: tuple[int, int]) -> None:
    long = plain(RED, size)
    long.fill(SEA, (size[0] - 15, size[1] - 15, 15, 15))
    opengl.image(opengl.sprite(long, lasting=False), 32 - size[0] // 2, 24 - size[1] // 2)
    opengl.show()
    assert opengl.picture().get_at((28, 20))[:3] == SEA


def test_what_is_put_together_is_cut_at_its_edge(canvas: Canvas) -> None:
    ground, part = canvas.sprite(plain(RED, (20, 20)), lasting=False), canvas.sprite(plain(SEA, (12, 12)))
    first, second = (canvas.composed(ground, [Placed(part, 20, 20)]) for _ in range(2))
    canvas.image(first, 16, 24)
    canvas.image(second, 48, 24)
    canvas.show()
    for x in (6, 38):
        seen = canvas.picture().subsurface(x, 14, 20, 20)
        assert [seen.get_at(at)[:3] for at in ((0, 0), (13, 13), (19, 19), (19, 0))] == [RED, RED, SEA, RED]


def plain(colour: tuple[int, int, int], size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.Surface(size)
    picture.fill(colour)
    return picture


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(THINGS)
def test_both_backs_show_the_same(things: list[tuple[str, tuple[int, int]]]) -> None:
    pictures = []
    for canvas in (software(), gpu()):
        draw(canvas, things, sprites(canvas))
        canvas.show()
        pictures.append(canvas.picture())
    assert difference(*pictures) <= 3


def test_no_texture_outlives_its_window() -> None:
    canvas = gpu()
    sprite = canvas.composed(canvas.sprite(card()), [])
    larger = canvas.resized()
    other = larger.sprite(card(), lasting=False)
    larger.close()
    assert not hasattr(sprite, "texture")
    assert not hasattr(other, "texture")
