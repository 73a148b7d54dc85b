"""Keys and what they do, in the order in which one learns them: the settings show this list and change them,
`docs/keys.md` repeats it.

Keys that a button shows for a single question (1, 2, Esc ...) are not repeated for every game.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ...box import BOX
from ...games.ui import ui_of
from ...input.keymap import EVERYWHERE, TABLE, Command
from ...render.caps import canonical
from ...tables.shortcuts import TABLE_KEYS

CHORD = "Ctrl"


class Chapter(NamedTuple):
    """Keys of one screen, each with what it does; where they hold."""

    place: str
    keys: tuple[tuple[str, str], ...]
    scope: str


KEYS = (
    Chapter(
        "Everywhere",
        (
            ("Arrows", "Move the selection; in a replay one action, with Shift a turn"),
            ("Tab", "Jump to the next group"),
            ("Enter", "Confirm the selection; at a table without one, the main button"),
            ("1 to 9", "Pick that numbered choice; in a replay, as whom you watch"),
            ("Esc", "Go back; right-click does the same"),
            ("PgUp PgDn", "Scroll a page, or to a key moment; Home and End: to the ends"),
            ("/", "Search the rules or the library"),
            ("F1", "The rules, from anywhere"),
            ("F10", "Settings"),
            ("F11", "Full screen or window"),
            ("F6 F7", "Read aloud: say it again, or where you are"),
            ("F8", "Read aloud: hold it to hear what is only for you"),
        ),
        EVERYWHERE,
    ),
    Chapter("At every table", TABLE_KEYS, TABLE),
    *(Chapter(game.title, ui_of(game.id).keys, game.id) for game in BOX.values() if ui_of(game.id).keys),
    Chapter(
        "Title", (("N", "New game"), ("C", "Continue the last game"), ("P", "Learn to play"), ("L", "Library")), "title"
    ),
    Chapter("Menu", (("Y", "Your seat"), ("T", "Leave to the title"), ("Q", "Quit")), "menu"),
    Chapter("Set-up", (("O", "All rule options"), ("R", "Fill the seats at random")), "setup"),
    Chapter(
        "Library",
        (
            ("C", "Continue, or see the result"),
            ("W", "Watch the replay"),
            ("F", "Final table"),
            ("N", "Rename, or a new game"),
            ("X", "Export"),
            ("I", "Import"),
            ("D", "Share the deal"),
        ),
        "library",
    ),
    Chapter(
        "Results",
        (
            ("R", "Rematch"),
            ("N", "New game"),
            ("T", "See the table"),
            ("W", "Watch it again"),
            ("M", "Three moments"),
            ("D", "Duplicate"),
            ("C", "Copy scores"),
            ("L", "Library"),
        ),
        "results",
    ),
    Chapter(
        "Replay", (("+ -", "Faster or slower"), ("P", "Play on from here"), ("F", "Show the whole game")), "replay"
    ),
    Chapter("Lessons", (("F3", "Do what is asked"), ("F4", "Back to the note before")), "lesson"),
    Chapter("Chronicle", (("Y", "Copy it"), ("I", "The aim")), "chronicle"),
    Chapter("Statistics", (("N", "New game"), ("F", "All feats"), ("X", "Export as a table")), "statistics"),
)

AT_TABLE: Final = frozenset((*BOX, "menu", "replay", "lesson", "chronicle"))
"""Scopes of what lies on a table, where the keys of every table hold too."""


def single(keys: str) -> list[str]:
    """The caps of a row, one by one.

    >>> single("1 to 3"), single("+ - 0"), single("U Ctrl Z")
    (['1', '2', '3'], ['+', '-', '0'], ['U', 'Ctrl Z'])
    """
    if keys.startswith(CHORD):
        return [keys]
    if " to " in keys:
        first, last = keys.split(" to ")
        return [str(number) for number in range(int(first), int(last) + 1)]
    if keys == "Arrows":
        return ["\N{UPWARDS ARROW}", "\N{DOWNWARDS ARROW}", "\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}"]
    found = keys.replace(f"{CHORD} ", f"{CHORD}\0").split(" ")
    return [cap.replace("\0", " ") for cap in found]


def command_of(chapter: Chapter, cap: str) -> Command | None:
    """The command of a cap; None for a chord, which cannot be changed. What is in two chapters belongs to the first."""
    if cap.startswith(CHORD):
        return None
    key = canonical(cap)
    known = Command(EVERYWHERE, key)
    return known if chapter.scope == EVERYWHERE or known in _EVERYWHERE else Command(chapter.scope, key)


def _commands() -> Iterator[Command]:
    for chapter in KEYS:
        for keys, _ in chapter.keys:
            for cap in single(keys):
                command = command_of(chapter, cap)
                if command is not None:
                    yield command


_EVERYWHERE: Final = frozenset(
    Command(EVERYWHERE, canonical(cap)) for keys, _ in KEYS[0].keys for cap in single(keys)
) | {Command(EVERYWHERE, key) for key in ("home", "end")}
COMMANDS: Final = tuple(dict.fromkeys((*_commands(), *sorted(_EVERYWHERE))))
"""Every command that has a key."""
