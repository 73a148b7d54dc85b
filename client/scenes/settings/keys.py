"""Keys and what they do, in the order in which one learns them: the settings show this list, the README repeats it.

Keys that a button shows for a single question (1, 2, Esc ...) are not repeated for every game.
"""

from typing import NamedTuple

from ...box import BOX
from ...games.ui import ui_of
from ...tables.shortcuts import TABLE_KEYS


class Chapter(NamedTuple):
    """Keys of one screen, each with what it does."""

    place: str
    keys: tuple[tuple[str, str], ...]


KEYS = (
    Chapter(
        "Everywhere",
        (
            ("Arrows", "Move the selection"),
            ("Tab", "Jump to the next group"),
            ("Enter", "Confirm the selection; at a table without one, the main button"),
            ("1 to 9", "Pick that numbered choice"),
            ("Esc", "Go back; right-click does the same"),
            ("PgUp PgDn", "Scroll a page; Home and End jump to the ends"),
            ("/", "Search the rules or the library"),
            ("F1", "The rules, from anywhere"),
            ("F10", "Settings"),
            ("F11", "Full screen or window"),
        ),
    ),
    Chapter(
        "At every table",
        TABLE_KEYS,
    ),
    *(Chapter(game.title, ui_of(game.id).keys) for game in BOX.values() if ui_of(game.id).keys),
)
