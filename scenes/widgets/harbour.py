"""The port behind the title, and what lives there."""

from collections.abc import Iterator
from math import pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect, Surface

from scenes.draw.actor import Actor, Box
from scenes.draw.canvas import Sprite
from scenes.draw.daylight import hour_now, light_at
from scenes.draw.harbour_picture import CREST, HORIZON, HarbourPicture, dimmed
from scenes.draw.theme import NIGHT
from scenes.draw.tween import Motion

if TYPE_CHECKING:
    from scenes.app.console import Console

TICK: Final = 100.0
"""Milliseconds from one picture of this life to the next."""
AWAKE: Final = 20_000.0
"""So long after the last press it stops."""
APPEARING: Final = 500.0
"""Milliseconds in which the port comes out of the night."""
BLINDS: Final = 24
"""Steps in which the port comes out of the night."""
EVENING: Final = 0.3
"""Lamps that are lit when the lantern is."""


class Way(NamedTuple):
    """How something crosses the picture again and again; in heights of the screen, and in seconds."""

    drawing: str
    size: float
    start: float
    """Where it is at first, in widths of the screen."""
    y: float
    speed: float
    swing: float = 0
    """How far it goes up and down."""
    period: float = 1
    """How long it takes to go up and down."""


CLOUDS: Final = (
    Way("cloud_1", 0.24, 0.03, 0.10, 0.006),
    Way("cloud_3", 0.26, 0.72, 0.20, 0.004),
    Way("cloud_2", 0.18, 0.88, 0.07, 0.008),
)


class Scenery(NamedTuple):
    """What differs from title to title: drawings of `art/scene`."""

    land: str
    """What lies behind the water; its lights are drawn beside it."""
    ships: tuple[Way, Way, Way]
    """Two far away, and one near."""


PORT: Final = Scenery(
    "town",
    (
        Way("ship_small", 0.17, 0.93, 0.585, -0.012, 0.004, 3.1),
        Way("ship_big", 0.36, 0.13, 0.525, 0.012, 0.004, 4.3),
        Way("boat", 0.11, 0.87, 0.735, -0.016, 0.003, 2.3),
    ),
)
GULLS: Final = (
    Way("gull", 0.085, 0.17, 0.26, 0.10, 0.03, 3.7),
    Way("gull", 0.06, 0.88, 0.16, -0.08, 0.02, 2.9),
    Way("gull", 0.05, 0.02, 0.11, 0.07, 0.02, 3.3),
)
WINGS: Final = (1, 2, 3, 2)
"""The drawings of one beat."""
BEATS, GLIDE = 8, 14
"""Pictures with beating wings, of all until they begin again."""
WAVES: Final = ((0.675, 0.020, 0.010, 0.45), (0.725, 0.028, -0.016, 0.6), (0.79, 0.040, 0.022, 0.75))
"""Rows of waves: where, how high, how fast, how clear."""
GLINTS: Final = 14
GLINT: Final = 0.7
"""How bright a glint is at most."""
LEVELS: Final = 10
"""Steps in which lights are seen."""
TURNS: Final = 3
"""What is slow moves once in so many pictures."""
LANTERN: Final = (0.155, 0.80, 0.12)
"""Where it stands, in shares of the screen, and its height."""
FLAME: Final = 0.14
"""Of its height, below its middle."""


class Harbour:
    """Everything is where it is at a time: the same time gives the same picture."""

    def __init__(self, console: "Console", scenery: Scenery, hour: float | None = None) -> None:
        self._console = console
        self._scenery = scenery
        self._hour = hour_now() if hour is None else hour
        self._width, self._height = console.layout.screen.size
        self._middle = console.layout.screen.center
        self._sky, self._water, self._town, self._quay = (Actor(None, *self._middle) for _ in range(4))
        self._lantern, self._glow = Actor(None), Actor(None)
        self._clouds = [Actor(None) for _ in CLOUDS]
        self._ships = [Actor(None) for _ in scenery.ships]
        self._gulls = [Actor(None) for _ in GULLS]
        self._waves = [Actor(None) for _ in WAVES]
        self._glints = [Actor(None) for _ in range(GLINTS)]
        self._wings: list[list[Sprite]] = []
        self._gleams: list[Sprite | None] = []
        self._glows: list[Sprite | None] = []
        """A glint and the light of the lantern, from dark to bright."""
        self._turns = [-TURNS] * TURNS
        """When it was last whose turn."""
        self._blinds = blinds(console.layout.screen)
        """What hides it until it is there."""
        self._night = Box(*self._middle, self._width, self._height, NIGHT)
        self._made = False
        self._time = self._tick = self._quiet = 0.0

    @property
    def actors(self) -> list[Actor]:
        """From the back to the front."""
        if not self._made:
            return [self._night]
        first, second, third = self._ships
        far, amid, near = self._waves
        everything = (
            self._sky, self._water, *self._clouds, self._town, far, first, second, amid, *self._glints, third,
            near, self._quay, self._lantern, self._glow, *self._gulls,
        )  # fmt: skip
        return [*(actor for actor in everything if actor.sprite), *self._blinds]

    # Its life

    def wake(self) -> None:
        """Somebody is there."""
        self._quiet = 0.0

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether there is something else to be seen."""
        self._quiet += milliseconds
        self._tick += milliseconds
        if self._tick < TICK or self._quiet > AWAKE or self._console.settings.reduced_motion:
            return False
        self._time += self._tick / 1000
        self._tick = 0.0
        if self._made:
            self._put()
        return True

    def _put(self) -> None:
        """Everything where it is now; what is slow moves in turns, so that no picture costs much."""
        tick = round(self._time * 1000 / TICK)
        for turn, before in enumerate(self._turns):
            last = tick - (tick - turn) % TURNS
            if last != before:
                self._turns[turn] = last
                self._take_turn(turn, last * TICK / 1000)
        for at, (way, gull, wings) in enumerate(zip(GULLS, self._gulls, self._wings, strict=False)):
            self._go(way, gull, tick * TICK / 1000)
            beat = (tick + at * 5) % GLIDE
            gull.show(wings[beat % len(wings) if beat < BEATS else 1])
        if self._glows:
            bright = 0.75 + 0.15 * sin(self._time * 5) + 0.1 * sin(self._time * 13)
            self._glow.show(self._glows[round(bright * LEVELS)])

    def _take_turn(self, turn: int, time: float) -> None:
        self._go(CLOUDS[turn], self._clouds[turn], time)
        self._go(self._scenery.ships[turn], self._ships[turn], time)
        y, share, speed, _ = WAVES[turn]
        shift = speed * time * self._height % (share * self._height * CREST)
        _move(self._waves[turn], round(self._middle[0] + shift), round(y * self._height))
        for at in range(turn, GLINTS, TURNS):
            bright = max(0.0, sin(time * (1.1 + at % 5 * 0.17) + at * 2.4)) ** 2 * GLINT
            self._glints[at].show(self._gleams[round(bright * LEVELS)])

    def _go(self, way: Way, actor: Actor, time: float) -> None:
        margin = way.size * self._height
        whole = self._width + 2 * margin
        x = (way.start * self._width + margin + way.speed * time * self._height) % whole - margin
        y = way.y + way.swing * sin(2 * pi * time / way.period)
        _move(actor, round(x), round(y * self._height))

    def reveal(self, motion: Motion) -> None:
        """Let it be seen, from the horizon on."""
        far = sorted(self._blinds, key=lambda blind: abs(blind.y - HORIZON * self._height), reverse=True)

        def raised(share: float) -> None:
            self._blinds = far[: round(len(far) * (1 - share))]

        motion.move(0, 1, APPEARING, raised)

    # Its pictures

    def make(self) -> Iterator[None]:
        """Piece by piece; a frame may pass at each yield."""
        port = HarbourPicture((self._width, self._height), light_at(self._hour))
        yield from self._make_sky(port)
        yield from self._make_water(port)
        yield from self._lay(self._town, (yield from port.land(self._scenery.land)), HORIZON)
        yield from self._lay(self._quay, (yield from port.quay()), 1.0)
        yield from self._make_life(port)
        self._put()
        self._made = True

    def _make_sky(self, port: HarbourPicture) -> Iterator[None]:
        picture = Surface((self._width, port.horizon))
        port.add_sky(picture)
        yield
        port.add_sun(picture)
        yield
        yield from port.add_hills(picture)
        yield
        self._sky.show(self._sprite(picture))
        self._sky.put(y=port.horizon // 2)
        yield

    def _make_water(self, port: HarbourPicture) -> Iterator[None]:
        picture = Surface((self._width, self._height - port.horizon))
        port.add_water(picture, 0)
        yield
        self._water.show(self._sprite(picture))
        self._water.put(y=port.horizon + picture.get_height() // 2)
        yield

    def _lay(self, actor: Actor, picture: Surface, bottom: float) -> Iterator[None]:
        """Only what is seen of it, and so far down."""
        yield
        picture = picture.subsurface(picture.get_bounding_rect())
        actor.show(self._sprite(picture))
        actor.put(y=round(bottom * self._height - picture.get_height() / 2))
        yield

    def _make_life(self, port: HarbourPicture) -> Iterator[None]:
        for ways, actors in ((CLOUDS, self._clouds), (self._scenery.ships, self._ships)):
            for way, actor in zip(ways, actors, strict=True):
                actor.show(self._sprite(port.piece(way.drawing, way.size, port.far, way.speed < 0)))
                yield
        if port.light.lamps < 1:
            for way in GULLS:
                wings = [port.piece(f"gull_{wing}", way.size, port.near, way.speed < 0) for wing in WINGS]
                self._wings.append([self._sprite(wing) for wing in wings])
                yield
        for (_, share, _, clear), wave in zip(WAVES, self._waves, strict=True):
            wave.show(self._sprite(port.waves(share, clear)))
            yield
        self._gleams = self._levels(port.glint())
        for at, actor in enumerate(self._glints):
            across, down = at * 0.618 % 1, at * 0.755 % 1
            actor.put(x=round(across * self._width), y=round((HORIZON + 0.03 + down * 0.22) * self._height))
        yield
        if port.light.lamps > EVENING:
            self._light_lantern(port)

    def _light_lantern(self, port: HarbourPicture) -> None:
        x, y, size = LANTERN
        self._lantern.show(self._sprite(port.piece("lantern", size, port.near)))
        self._glows = self._levels(port.glow())
        x, y = x * self._width, y * self._height
        self._lantern.put(x=round(x), y=round(y))
        self._glow.put(x=round(x), y=round(y + FLAME * size * self._height))

    def _levels(self, light: Surface) -> list[Sprite | None]:
        """From dark to bright: no frame has to fade it."""
        return [None, *(self._sprite(dimmed(light, level / LEVELS)) for level in range(1, LEVELS + 1))]

    def _sprite(self, picture: Surface) -> Sprite:
        return self._console.canvas.sprite(picture, lasting=False)


def _move(actor: Actor, x: float, y: float) -> None:
    if (actor.x, actor.y) != (x, y):
        actor.put(x=x, y=y)


def blinds(screen: Rect) -> list[Actor]:
    """Dark boxes that cover everything."""
    deep = -(-screen.height // BLINDS)
    return [
        Box(screen.centerx, screen.y + (at + 0.5) * deep, screen.width, deep, NIGHT) for at in range(BLINDS)
    ]
