"""Intents: what a person means, whatever device they use. Scenes and widgets know nothing of keys or buttons."""

from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """Every intent there is."""

    POINT = "point"  # the pointer is at x, y
    PRESS = "press"  # the main button goes down at x, y
    RELEASE = "release"  # ... and up
    GRAB = "grab"  # the middle button goes down at x, y: it moves what is larger than its window
    GRAB_OVER = "grab_over"  # ... and up
    WHEEL = "wheel"  # by `amount` steps, up is positive
    LEAVE = "leave"  # the pointer left the window
    BACK = "back"  # right click or Esc: one step back
    NEXT = "next"  # to the next group of things
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    HOME = "home"
    END = "end"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    ACTIVATE = "activate"  # do what has the focus
    KEY = "key"  # a letter or a digit, in `text`, as a shortcut
    KEY_OVER = "key_over"  # ... and it is let go
    TYPED = "typed"  # the same, as text for a field
    ERASE = "erase"
    SELECT_ALL = "select_all"  # of the field that has the focus: the next letter takes its place
    UNDO = "undo"
    ZOOM = "zoom"  # explain what has the focus
    HURRY = "hurry"  # held down: everything moves faster
    HURRY_OVER = "hurry_over"
    RULES = "rules"
    AIM = "aim"  # of the game, and how near everyone is
    SETTINGS = "settings"
    SHOW_ME = "show_me"  # do what the lesson asks for
    STEP_BACK = "step_back"  # to the note before
    FULL_SCREEN = "full_screen"
    SAY_AGAIN = "say_again"  # what was said last, for whoever has the screen read
    WHERE_AM_I = "where_am_i"  # the question, the table and what happened last, read aloud
    ALONE = "alone"  # held down: what nobody else may hear is said too
    ALONE_OVER = "alone_over"
    DROPPED = "dropped"  # a file, whose path is in `text`, was dropped on the window
    HINT = "hint"
    MENU = "menu"
    ANSWER = "answer"  # to the answer that is `amount` further on
    PAN = "pan"  # what is larger than its window moves by x, y
    NEARER = "nearer"  # look at it from near, or at all of it again
    PLUGGED = "plugged"  # a gamepad is there
    UNPLUGGED = "unplugged"
    PASTE = "paste"  # what is on the clipboard, into the field that has the focus


class Intent(NamedTuple):
    """One intent, with the place (logical units), text or amount that belongs to it."""

    kind: Kind
    x: float = 0
    y: float = 0
    text: str = ""
    amount: float = 0
    pad: int = -1
    """The gamepad it comes from; below 0: from none."""


SHIFT = "shift"
"""Text of an arrow or another named key that is pressed together with Shift: the same, only further."""

CONTROL = "ctrl "
"""Begin of the text of a digit that is pressed together with Control."""

MAIN = "e"
"""The key of the main button, at every table."""

DIRECTIONS = {Kind.LEFT: (-1, 0), Kind.RIGHT: (1, 0), Kind.UP: (0, -1), Kind.DOWN: (0, 1)}
ACTS = frozenset((Kind.PRESS, Kind.KEY, Kind.ACTIVATE, Kind.WHEEL, Kind.UNDO, Kind.BACK))
"""What somebody does, not only looks at."""
POINTER = (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL, Kind.LEAVE)
