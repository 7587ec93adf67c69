"""The program that a player sees: a window, devices, settings, and scenes on a stack."""

import gc
import traceback
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pygame
from pygame.event import Event

from game.guest import Game
from game.texts import Say
from scenes.app import memory, profiles
from scenes.app import settings as kept
from scenes.app.files import Keeper, append, write_whole
from scenes.app.loop import Loop
from scenes.app.rest import Rest
from scenes.app.settings import SPEEDS, Settings
from scenes.app.sounds import KINDS, Sounds
from scenes.app.stack import Scene, Stack
from scenes.app.window import Pointer, ScreenSaver, has_windows, open_canvas
from scenes.app.words import words
from scenes.draw.canvas import Canvas, playable
from scenes.draw.daylight import hour_now, part_of_day
from scenes.draw.layout import Layout
from scenes.draw.lettering import Lettering
from scenes.draw.pictures import Pictures
from scenes.draw.portraits import human, portrait
from scenes.draw.theme import wear
from scenes.draw.tween import Motion
from scenes.input.button_repeat import HeldButtons
from scenes.input.buttons import Button, Found, FullScreen, Intent, LetGo, Lost, Point, Press, Unknown
from scenes.input.devices import KEYBOARD, MOUSE, Devices
from scenes.input.glyphs import KEYBOARD as KEYS
from scenes.input.glyphs import family

if TYPE_CHECKING:
    from scenes.widgets.notices import Notices

AGAIN: Final = 5000
"""Milliseconds from one try to write settings to the next."""
WINDOW_CHANGES: Final = (pygame.WINDOWSIZECHANGED,)
PICTURES_LOST: Final = (pygame.RENDER_TARGETS_RESET, pygame.RENDER_DEVICE_RESET)
"""By the GPU: some do whenever a full screen is left."""
WINDOW_SHOWN: Final = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED)


class Interruptions(NamedTuple):
    """Screens that come up by themselves."""

    notices: Callable[["Console"], "Notices"]
    """Above all others."""
    crash: Callable[["Console", Path | None], Scene[Canvas]]
    """Something went wrong, and where it is written down."""
    pad_lost: Callable[["Console"], Scene[Canvas]]
    unknown_pad: Callable[["Console", str, str], Scene[Canvas]]
    """A joystick that nobody knows, by the name and the kind that it goes by."""


class Crashed(Exception):
    """Nothing can be shown any more."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(f"something went wrong twice; {path or 'it could not be written down'}")


class Console:
    """Everything that scenes share."""

    def __init__(
        self,
        settings: Settings,
        file: Path,
        interruptions: Interruptions,
        size: tuple[int, int] | None = None,
        display: int = 0,
    ) -> None:
        self.settings = settings
        self.file = file
        """Where the settings are kept."""
        self._interruptions = interruptions
        self._size = size
        """Of the window, if there is one and it was told."""
        self._display = display
        self.held = HeldButtons()
        self.source = KEYBOARD
        """The device last used, or at first a pad, if there is one."""
        self._waiting = True
        """The next pad that is found is that device."""
        self.stack: Stack[Canvas] = Stack(self.held.let_go)
        self.notices = interruptions.notices(self)
        self.sounds = Sounds(self.rumble)
        self._open()  # before any device is looked for, as it may lose what is told of them
        self.devices = Devices(
            self.held,
            settings.controls(),
            lambda: self.canvas.size,
            bool(settings.crossed),
            finer=lambda: self.canvas.finer,
        )
        self.devices.changed = settings.changed()
        self.loop = Loop(self.stack, self.devices, self.canvas, self._listen, self.notices)
        self.front = ""
        """The game that was opened or chosen last in this run, by its name."""
        self.on_loss: Callable[[str], None] = self._wait_for_pad
        """What to do about the device in use when it is gone."""
        self._without_pad: Scene[Canvas] | None = None
        """What waits for another one, if it ever came up."""
        self.rest = Rest()
        self._screen_saver = ScreenSaver()
        self._pointer = Pointer()
        self.crashed = False
        """Something went wrong, and the screen that says so is up."""
        self.refused: dict[Path, str] = {}
        """Finished games that cannot be counted, and why: they are not read twice."""
        self._told: set[str] = set()
        """Notices for once."""
        self._met: set[str] = set()
        """The joysticks that were asked about in this run."""
        self._keeper = Keeper()
        self._unsaved = False
        """Settings have changed that are not in their file yet."""
        self._next_save = 0.0
        self._untidy = False
        self._near: type[Game] | None = None
        """Whose table was seen or made last."""
        if self.sounds.notice:
            self.notice(self.say("sounds.none", trouble=self.sounds.notice))

    # What scenes ask for

    def words(self, game: type[Game]) -> Say:
        """What is said of a game: by the house, by its scenes and by itself."""
        if game not in self._words:
            self._words[game] = words(self.settings.language, game)
        return self._words[game]

    @property
    def log(self) -> Path:
        """Where a crash is written down."""
        return log_file()

    @property
    def glyphs(self) -> str:
        """Whose buttons to show."""
        if self.source in (KEYBOARD, MOUSE):
            return KEYS
        return family(self.devices.name(self.source), self.crossed)

    @property
    def controls(self) -> Mapping[Button, str]:
        """What to press for each button on the device last used: one of a pad by name, or a key."""
        return self.devices.controls(KEYBOARD if self.source == MOUSE else self.source)

    @property
    def me(self) -> str:
        """What whoever plays is called."""
        return self.settings.name or self.say("plan.player", number=1)

    @property
    def people(self) -> Mapping[str, str]:
        """The names of all others who have a profile, by that."""
        return {profile: name for profile, (name, _) in self._others.items()}

    @cached_property
    def _others(self) -> Mapping[str, tuple[str, int]]:
        """Name and portrait of each; read once, until somebody else plays."""
        now, found = profiles.current(), {}
        for profile in profiles.known():
            if profile != now:
                theirs, _ = kept.load(profiles.settings_file(profile))
                name = theirs.name or self.say("plan.player", number=1)
                found[profile] = name, theirs.portrait or 1
        return found

    def meet_again(self) -> None:
        """Somebody came or went who has a profile."""
        self.__dict__.pop("_others", None)

    def portrait(self, name: str, seat: int) -> str:
        """The drawing of somebody at a table."""
        mine = self.settings.portrait
        faces = {**dict(self._others.values()), **({self.me: mine} if mine else {})}
        return human(faces[name]) if name in faces else portrait(name, seat)

    @property
    def crossed(self) -> bool:
        return bool(self.settings.crossed)

    def motion(self) -> Motion:
        return Motion(SPEEDS[self.settings.speed], self.settings.reduced_motion)

    def notice(self, words: str, once: bool = False, of: Scene[Canvas] | None = None) -> None:
        """Tell the player something that does not stop the game: of a screen, as long as that is on top.

        What is for once is not told again.
        """
        if not (once and words in self._told):
            self.notices.add(words, of)
        if once:
            self._told.add(words)

    def refuse(self, words: str) -> None:
        """Say why a press does nothing here."""
        self.notices.add(words, self.stack.top)

    def surround(self) -> None:
        """Let the port be heard as it is at this hour."""
        self.sounds.ambience(f"harbour_{part_of_day(hour_now())}")

    def hold(self, button: Button) -> None:
        """It is down as long as the mouse's button or the finger."""
        deque(self.held.down(button, MOUSE, self.loop.now), maxlen=0)

    def rumble(self, strength: float, milliseconds: int) -> None:
        if self.settings.rumble:
            self.devices.rumble(self.source, strength, milliseconds)

    def settle(self, **changes: Any) -> None:
        """Change settings, keep them, and let everything follow."""
        before, self.settings = self.settings, self.settings._replace(**changes)
        self._unsaved = True
        self._follow(before)

    def _save(self) -> None:
        """Write the settings down if they have changed; what could not be written is tried again."""
        if self._unsaved:
            self._unsaved = not self._write(self.file)
            self._next_save = self.loop.now + AGAIN * self._unsaved

    def tidy(self) -> None:
        """Give back what a whole table no longer wants, as soon as nothing moves."""
        self._untidy = True

    def _sweep(self) -> None:
        if self._untidy:
            self._untidy = False
            memory.tidy()

    def _write(self, file: Path) -> bool:
        """Whether that was possible."""
        troubles = kept.save(self.settings, file)
        for trouble in troubles:
            self.notice(trouble, once=True)
        self._keeper.keep(file)
        return not troubles

    def come_near(self, game: type[Game]) -> None:
        """Its table is about to be seen: the pictures of another game are wanted no more."""
        if self._near not in (None, game):
            self.pictures.forget()
        self._near = game

    def play_as(self, profile: str, **changes: Any) -> None:
        """Somebody else plays, or somebody new who begins with these settings but for some changes."""
        self._save()
        file = profiles.settings_file(profile)
        before = self.settings
        self.settings, troubles = kept.load(file)
        if changes:
            self.settings, troubles = before._replace(**changes), []
            self._write(file)
        try:
            profiles.choose(profile)
        except OSError as trouble:
            troubles.append(f"{file.parent}: {trouble.strerror or trouble}")
        for each in troubles:
            self.notice(each)
        self.file, self.front = file, ""
        self.meet_again()
        self._follow(before)
        self.stack.renew()

    def _follow(self, before: Settings) -> None:
        """Let everything be as the settings are."""
        if self.settings.full_screen and not before.full_screen and has_windows():
            width, height = self.canvas.size
            self._size = round(width / self.canvas.finer), round(height / self.canvas.finer)
        self.devices.settle(self.settings.controls(), self.settings.changed(), self.crossed)
        affected = self.settings.affected(before)
        if "window" in affected:
            self.canvas.close()
            self._open()
            self._renew()
        elif "looks" in affected:
            self._dress()
            self._renew()
        self._set_volumes()

    # The machine

    def _open(self) -> None:
        self.canvas = open_canvas(self.settings, self._size, self._display)
        self._dress()
        self._set_volumes()

    def _dress(self) -> None:
        """Everything that follows from the canvas, the language and the letters."""
        settings = self.settings
        wear(settings.high_contrast, settings.safe_goods)
        self.say = words(settings.language)
        self._words: dict[type[Game], Say] = {}
        self.lettering = Lettering(self.canvas.size[1], settings.text_size)
        self.small_lettering = Lettering(self.canvas.size[1])
        self.layout = Layout(self.canvas.size, settings.safe_area, self.lettering.line_height)
        self.pictures = Pictures(self.canvas, self.lettering)

    def _renew(self) -> None:
        self.loop.canvas = self.canvas
        self.stack.renew()
        self.notices.prepare_again()

    def _set_volumes(self) -> None:
        for kind in KINDS:
            self.sounds.volume(kind, getattr(self.settings, kind))

    def _listen(self, intent: Intent) -> None:
        if isinstance(intent, Found):
            if self._waiting:
                self.source, self._waiting = intent.source, False
        elif isinstance(intent, Lost):
            for scene in self.stack.scenes:
                scene.lose(intent.source)
            if intent.source == self.source:
                self._waiting = True
                self.on_loss(intent.source)
        elif isinstance(intent, Unknown):
            self._meet(intent)
        elif isinstance(intent, Press):
            self.source, self._waiting = intent.source, False
        elif isinstance(intent, LetGo):
            deque(self.held.lose(MOUSE, self.loop.now), maxlen=0)
        elif isinstance(intent, Point):
            self._pointer.use(finger=intent.finger)
        elif isinstance(intent, FullScreen) and has_windows():
            self.settle(full_screen=not self.settings.full_screen)

    def _wait_for_pad(self, source: str) -> None:
        if self.stack.top is not self._without_pad and not self.crashed:
            self._without_pad = self._interruptions.pad_lost(self)
            self.stack.push(self._without_pad)

    def _meet(self, unknown: Unknown) -> None:
        """Ask what a joystick's controls mean, once."""
        if unknown.guid not in self._met and not self.crashed:
            self._met.add(unknown.guid)
            self.stack.push(self._interruptions.unknown_pad(self, unknown.source, unknown.guid))

    def frame(self, events: Sequence[Event], now: float) -> bool:
        """One frame; false when the program is over."""
        for event in events:
            if event.type in PICTURES_LOST or (event.type in WINDOW_CHANGES and self._changes(event)):
                self.canvas = self.canvas.resized()
                self._dress()
                self._renew()
            elif event.type in WINDOW_SHOWN:
                self.canvas.forget()
                self.loop.stale = True
            elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self.sounds.hush(event.type == pygame.WINDOWFOCUSLOST)
            elif event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture:
                self.sounds.lost()
            elif event.type == pygame.AUDIODEVICEADDED and not event.iscapture:
                self.sounds.found()
        goes_on = self.loop.frame(events, now)
        self.sounds.update(now)
        if self.loop.at_rest:
            self._sweep()
        if self.loop.at_rest and now >= self._next_save:
            self._save()
        self._screen_saver.note(now, self.loop.at_rest and not events)
        self._pointer.note(now)
        return goes_on

    def _changes(self, event: Event) -> bool:
        """The canvas has to be another one for this size of the window."""
        pixels = round(event.x * self.canvas.finer), round(event.y * self.canvas.finer)
        return not self.canvas.enlarged and playable(pixels) != self.canvas.size

    def safe_frame(self, events: Sequence[Event], now: float) -> bool:
        """One frame; what goes wrong in it is written down and told, unless that goes wrong as well."""
        try:
            return self.frame(events, now)
        except Exception as error:
            path = write_crash(also=self.crashed)
            if self.crashed:
                raise Crashed(path) from error
            self.stack.abandon()
            self.notices.clear()  # they may have been the cause
            self.crashed = True
            self.stack.push(self._interruptions.crash(self, path))
            return True

    def run(self, first: Scene[Canvas]) -> None:
        """Until somebody leaves."""
        gc.freeze()  # what is there by now stays: there is less to look through while something moves
        self.stack.push(first)
        clock = pygame.time.Clock()
        events, rested = pygame.event.get(), False
        while self.safe_frame(events, pygame.time.get_ticks()):
            if not (self.stack.busy or rested):
                clock.tick(self.settings.frames)
            events = pygame.event.get()
            if self.loop.at_rest and not (events or self.held.anything):
                events = self.rest.wait(self.loop.quiet)
                rested = not events
            else:
                rested = False
                self.rest.over()

    def close(self) -> None:
        self._save()
        self.stack.clear()
        self.stack.settle()
        self.sounds.close()
        self.canvas.close()
        self._keeper.close()
        self.rest.close()


def log_file() -> Path:
    return profiles.log_folder() / "crash.log"


def write_crash(also: bool) -> Path | None:
    """Write down what went wrong just now, after what did before or in place of it; where that is."""
    path = log_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if also:
            append(path, traceback.format_exc())
        else:
            write_whole(path, traceback.format_exc())
    except OSError:
        return None
    return path
