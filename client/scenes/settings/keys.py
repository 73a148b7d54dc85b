"""Keys and what they do, in the order in which one learns them: the settings show this list, the README repeats it.

Keys that a button shows for a single question (1, 2, Esc ...) are not repeated for every game.
"""

from typing import NamedTuple

from ...box import BOX
from ...games.ui import ui_of


class Chapter(NamedTuple):
    """Keys of one screen, each with what it does."""

    place: str
    keys: tuple[tuple[str, str], ...]


KEYS = (
    Chapter(
        "Everywhere",
        (
            ("Arrows", "Go to the next thing in that direction"),
            ("Tab", "Jump to the next group of things"),
            ("Enter", "Do it"),
            ("1 to 9", "Take the answer with that number"),
            ("Esc", "Back one step; a right click does the same"),
            ("PgUp PgDn", "Scroll a page; Home and End go to its ends"),
            ("/", "Search the rules or the library"),
            ("F1", "The rules, from anywhere"),
            ("F10", "Settings"),
            ("F11", "Full screen or window"),
        ),
    ),
    Chapter(
        "At every table",
        (
            ("Space", "Hold it: everything moves four times as fast"),
            ("Ctrl Z", "Take the last choice back"),
            ("Z", "Explain the card or counter that has the focus"),
            ("L", "Open or close the chronicle"),
            ("T", "A hint: what a computer would do"),
            ("R", "Show what happened once more"),
        ),
    ),
    *(Chapter(game.title, ui_of(game.id).keys) for game in BOX.values() if ui_of(game.id).keys),
)
