"""The port in pictures of every size."""

import pygame
import pytest

from scenes.draw.daylight import light_at
from scenes.draw.harbour_picture import HarbourPicture
from scenes.draw.pictures import at_once


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_there_is_light_in_the_same_windows_on_large_screens(size: tuple[int, int]) -> None:
    pygame.display.set_mode((64, 48))
    light = light_at(22)
    small, large = (at_once(HarbourPicture(each, light).land("town")) for each in ((1280, 720), size))
    low = pygame.transform.smoothscale(large, (1280, round(large.get_height() * 1280 / size[0])))
    seen = small.subsurface(0, small.get_height() - low.get_height(), *low.get_size())
    pixels = zip(pygame.image.tobytes(seen, "RGB"), pygame.image.tobytes(low, "RGB"), strict=True)
    assert sum(abs(one - other) for one, other in pixels) < 3 * low.get_width() * low.get_height() * 3
