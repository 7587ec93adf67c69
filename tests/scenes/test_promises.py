"""On every screen whatever the bar says of a button happens, by the button and by the bar itself."""

from collections.abc import Iterator

import pytest
from pygame import MOUSEBUTTONDOWN, MOUSEBUTTONUP
from pygame.event import Event

from scenes.app.stack import Stack
from scenes.input.buttons import Button
from scenes.lab.sample_games import keep
from scenes.lab.showcase import SCREENS
from scenes.widgets.hints import Hint
from scenes.widgets.screen import Key, Screen
from tests.scenes.picture import pixels
from tests.scenes.player import Player

LEADS = ("push", "pop", "replace", "restart", "clear")
MOST = 4
"""Things on a screen at which its bar is tried."""
FULL = "name"
"""There is no room for another letter on this screen, so that most keys do nothing."""


def witness(player: Player, seen: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on: note where presses lead, without going there, and what they say."""
    for name in LEADS:
        monkeypatch.setattr(Stack, name, lambda *_, name=name: seen.append(name))
    for name in ("notice", "refuse"):
        monkeypatch.setattr(player.console, name, lambda *_, name=name, **__: seen.append(name))
    player.console.stack.renew()
    player.rest()


def tried(screen: Screen) -> list[Key]:
    """Some of what can have the focus, the first and the last among them."""
    things = [thing for thing in screen.focus.places if not isinstance(thing, Hint)]
    return [*dict.fromkeys([*things[: MOST - 1], *things[-1:]])] or [None]


def at(screen: Screen, thing: Key) -> None:
    screen.focus.on = thing
    screen.refocus()


def seen_now(player: Player) -> bytes:
    player.rest()
    player.console.loop.stale = True
    player.frame()
    return pixels(player)


def broken(player: Player, screen: Screen, seen: list[str]) -> Iterator[tuple[Key, str, str]]:
    """What is promised and does not happen."""
    for thing in tried(screen):
        at(screen, thing)
        for hint in [hint for hint in screen.hints() if hint.words]:
            at(screen, thing)
            before = seen_now(player)
            if hint in screen.hints():
                seen.clear()
                player.hit(hint.button)
                if not seen and seen_now(player) == before:
                    yield thing, hint.words, hint.button.name


def click(player: Player, screen: Screen, hint: Hint) -> None:
    x, y = screen.bar.place(hint).center
    for kind in (MOUSEBUTTONDOWN, MOUSEBUTTONUP):
        player.frame(Event(kind, button=1, pos=(x, y), touch=False))


def deaf(
    player: Player, screen: Screen, seen: list[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, str]]:
    """What nobody can press on the bar, with a mouse or by going there."""
    pressed: list[Button] = []
    monkeypatch.setattr(screen, "press", pressed.append)
    thing = screen.focus.on
    for hint in [hint for hint in screen.hints() if hint.words]:
        at(screen, thing)
        there = {hint: screen.focus.place(hint) for hint in screen.bar.places}
        if there != dict(screen.bar.places):
            yield "thumb", hint.words
        if hint in screen.hints():
            pressed.clear()
            seen.clear()
            click(player, screen, hint)
            if pressed != [hint.button] and not seen:
                yield "mouse", hint.words


@pytest.mark.parametrize("name", [name for name in SCREENS if name not in ("crash", FULL)])
def test_what_a_screen_promises_happens(player: Player, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    keep(2)
    seen = list[str]()
    monkeypatch.setattr("builtins.print", lambda *_: seen.append("told whoever asked"))
    player.show(SCREENS[name](player.console))
    screen = player.top
    witness(player, seen, monkeypatch)
    assert [*broken(player, screen, seen)] == []
    assert [*deaf(player, screen, seen, monkeypatch)] == []
