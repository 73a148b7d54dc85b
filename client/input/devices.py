"""Mouse and keyboard become intents here. Nobody else reads pygame's queue of events; gamepads are in `pads.py`."""

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from .intents import CONTROL, SHIFT, Intent, Kind
from .keymap import SHIFTED
from .layouts import DIGITS, letter, shortcut

MAIN, MIDDLE, RIGHT = 1, 2, 3

At = Callable[[float, float], tuple[float, float]]
"""A point of the window, in pixels, as one in logical units."""

KEYS: Final = {
    pygame.K_ESCAPE: Kind.BACK,
    pygame.K_RETURN: Kind.ACTIVATE,
    pygame.K_KP_ENTER: Kind.ACTIVATE,
    pygame.K_LEFT: Kind.LEFT,
    pygame.K_RIGHT: Kind.RIGHT,
    pygame.K_UP: Kind.UP,
    pygame.K_DOWN: Kind.DOWN,
    pygame.K_HOME: Kind.HOME,
    pygame.K_END: Kind.END,
    pygame.K_PAGEUP: Kind.PAGE_UP,
    pygame.K_PAGEDOWN: Kind.PAGE_DOWN,
    pygame.K_BACKSPACE: Kind.ERASE,
    pygame.K_F1: Kind.RULES,
    pygame.K_F2: Kind.AIM,
    pygame.K_F3: Kind.SHOW_ME,
    pygame.K_F4: Kind.STEP_BACK,
    pygame.K_F6: Kind.SAY_AGAIN,
    pygame.K_F7: Kind.WHERE_AM_I,
    pygame.K_F8: Kind.ALONE,
    pygame.K_F10: Kind.SETTINGS,
    pygame.K_F11: Kind.FULL_SCREEN,
}
NAMES: Final = {
    pygame.K_ESCAPE: "esc", pygame.K_RETURN: "enter", pygame.K_KP_ENTER: "enter", pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right", pygame.K_UP: "up", pygame.K_DOWN: "down", pygame.K_HOME: "home", pygame.K_END: "end",
    pygame.K_PAGEUP: "pgup", pygame.K_PAGEDOWN: "pgdn", pygame.K_BACKSPACE: "backspace", pygame.K_TAB: "tab",
    pygame.K_SPACE: "space", pygame.K_DELETE: "delete", pygame.K_INSERT: "insert",
    **{pygame.K_F1 + number: f"f{number + 1}" for number in range(12)},
}  # fmt: skip
"""What keys are called that write no sign."""
KINDS: Final = {NAMES[key]: kind for key, kind in KEYS.items()} | {"space": Kind.HURRY}
HELD: Final = {"space": Intent(Kind.HURRY_OVER), "f8": Intent(Kind.ALONE_OVER)}
"""Keys that mean something for as long as they are held, and what it means that they are let go."""


def name_of(event: pygame.event.Event) -> str:
    """What a key is called: by its letter where the layout has Latin ones, else by its place; empty if it is none."""
    return NAMES.get(event.key) or shortcut(event)


class Keyboard:
    """A keyboard of which keys may have been given to other commands."""

    def __init__(self) -> None:
        self.meant: Callable[[str], str] = lambda name: name
        """The first key of what a pressed one does now."""
        self.toggles = False
        """What is held otherwise is switched on by one press and off by the next."""
        self.held: frozenset[str] = frozenset(HELD)
        """Keys that mean something for as long as they are held."""
        self.listens: Callable[[str], None] | None = None
        """Whoever waits for a key to give it to something: the next goes there and does nothing else."""
        self._down: dict[int, str] = {}
        """What the keys that are down have meant when they were pressed."""
        self._on: set[str] = set()

    def intents(self, event: pygame.event.Event, at: At) -> Iterator[Intent]:
        """What a person meant by an event of the window system; nothing, for most of them."""
        if event.type == pygame.KEYDOWN:
            yield from self._pressed(event)
        elif event.type == pygame.KEYUP:
            yield from self._released(event)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            yield from _pointer(event, at)
        elif event.type == pygame.MOUSEWHEEL:
            yield Intent(Kind.WHEEL, *at(*pygame.mouse.get_pos()), amount=event.y)
        elif event.type == pygame.WINDOWLEAVE:
            yield Intent(Kind.LEAVE)
        elif event.type == pygame.TEXTINPUT:
            yield Intent(Kind.TYPED, text=event.text)
        elif event.type == pygame.DROPFILE:
            yield Intent(Kind.DROPPED, text=event.file)

    def _pressed(self, event: pygame.event.Event) -> Iterator[Intent]:
        if self.listens is not None:
            if name := _full_name(event):
                self.listens(name)
            return
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if control:
            yield from _with_control(event)
            return
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            yield Intent(Kind.FULL_SCREEN)
            return
        name, shift = _full_name(event), bool(event.mod & pygame.KMOD_SHIFT)
        key = self.meant(name)
        if key == name:  # nobody gave it to anything together with Shift
            key = self.meant(name_of(event))
        else:
            shift = False
        self._down[getattr(event, "scancode", 0)] = key
        if not (self.toggles and key in self.held):
            yield from _meaning(key, shift)
        elif key in self._on:
            self._on.discard(key)
            yield _over(key)
        else:
            self._on.add(key)
            yield from _meaning(key, shift)

    def _released(self, event: pygame.event.Event) -> Iterator[Intent]:
        key = self._down.pop(getattr(event, "scancode", 0), None)
        if key is None:
            key = self.meant(name_of(event))
        if (key in HELD or len(key) == 1) and not (self.toggles and key in self.held):
            yield _over(key)


def intents(event: pygame.event.Event, at: At) -> Iterator[Intent]:
    """What is meant by an event on a keyboard as it comes."""
    return Keyboard().intents(event, at)


def _full_name(event: pygame.event.Event) -> str:
    """The name of a key, together with Shift where that may be another key: of letters, digits and function keys."""
    if not event.mod & pygame.KMOD_SHIFT:
        return name_of(event)
    digit = DIGITS.get(getattr(event, "scancode", 0))
    name = digit or name_of(event)
    return SHIFTED + name if name.isalnum() and (len(name) == 1 or name[1:].isdigit()) else name


def _with_control(event: pygame.event.Event) -> Iterator[Intent]:
    if letter(event) == "z":
        yield Intent(Kind.UNDO)
    elif letter(event) == "a":
        yield Intent(Kind.SELECT_ALL)
    elif letter(event) == "v":
        yield Intent(Kind.PASTE)
    elif digit := DIGITS.get(getattr(event, "scancode", 0)):
        yield Intent(Kind.KEY, text=CONTROL + digit)
    elif event.key in NAMES:
        yield from _meaning(NAMES[event.key], bool(event.mod & pygame.KMOD_SHIFT))


def _meaning(key: str, shift: bool) -> Iterator[Intent]:
    """What a key means by its first name."""
    if key == "tab":
        yield Intent(Kind.PREVIOUS if shift else Kind.NEXT)
    elif key == "space":
        yield Intent(Kind.HURRY)
    elif key in KINDS:
        yield Intent(KINDS[key], text=SHIFT if shift else "")
    elif len(key) == 1:
        yield Intent(Kind.KEY, text=key)


def _over(key: str) -> Intent:
    return HELD.get(key) or Intent(Kind.KEY_OVER, text=key)


def _pointer(event: pygame.event.Event, at: At) -> Iterator[Intent]:
    x, y = at(*event.pos)
    if event.type == pygame.MOUSEMOTION:
        yield Intent(Kind.POINT, x, y)
    elif event.button == MAIN:
        yield Intent(Kind.PRESS if event.type == pygame.MOUSEBUTTONDOWN else Kind.RELEASE, x, y)
    elif event.button == MIDDLE:
        yield Intent(Kind.GRAB if event.type == pygame.MOUSEBUTTONDOWN else Kind.GRAB_OVER, x, y)
    elif event.button == RIGHT and event.type == pygame.MOUSEBUTTONDOWN:
        yield Intent(Kind.BACK)
