"""Mouse and keyboard become intents here. Nobody else reads pygame's queue of events."""

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from .intents import CONTROL, SHIFT, Intent, Kind
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


def intents(event: pygame.event.Event, at: At) -> Iterator[Intent]:
    """What a person meant by an event of the window system; nothing, for most of them."""
    if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        yield from _pointer(event, at)
    elif event.type == pygame.MOUSEWHEEL:
        yield Intent(Kind.WHEEL, *at(*pygame.mouse.get_pos()), amount=event.y)
    elif event.type == pygame.WINDOWLEAVE:
        yield Intent(Kind.LEAVE)
    elif event.type == pygame.KEYDOWN:
        yield from _key(event)
    elif event.type == pygame.KEYUP and event.key == pygame.K_SPACE:
        yield Intent(Kind.HURRY_OVER)
    elif event.type == pygame.KEYUP and event.key == pygame.K_F8:
        yield Intent(Kind.ALONE_OVER)
    elif event.type == pygame.KEYUP and (text := shortcut(event)):
        yield Intent(Kind.KEY_OVER, text=text)
    elif event.type == pygame.TEXTINPUT:
        yield Intent(Kind.TYPED, text=event.text)
    elif event.type == pygame.DROPFILE:
        yield Intent(Kind.DROPPED, text=event.file)


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


def _key(event: pygame.event.Event) -> Iterator[Intent]:
    control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    if event.key == pygame.K_TAB:
        yield Intent(Kind.PREVIOUS if event.mod & pygame.KMOD_SHIFT else Kind.NEXT)
    elif control and letter(event) == "z":
        yield Intent(Kind.UNDO)
    elif control and letter(event) == "a":
        yield Intent(Kind.SELECT_ALL)
    elif control and letter(event) == "v":
        yield Intent(Kind.PASTE)
    elif control and (digit := DIGITS.get(getattr(event, "scancode", 0))):
        yield Intent(Kind.KEY, text=CONTROL + digit)
    elif event.key == pygame.K_SPACE:
        yield Intent(Kind.HURRY)
    elif event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
        yield Intent(Kind.FULL_SCREEN)
    elif event.key in KEYS:
        yield Intent(KEYS[event.key], text=SHIFT if event.mod & pygame.KMOD_SHIFT else "")
    elif not control and (text := shortcut(event)):
        yield Intent(Kind.KEY, text=text)
