"""What the keyboard does, in the order in which one learns it: the settings show this list, the README repeats it.

Keys that a button shows for a single question (1, 2, Esc ...) are not repeated for every game.
"""

from typing import NamedTuple


class Chapter(NamedTuple):
    """Where some keys work, and each key with what it does."""

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
    Chapter(
        "Cover Your Kingdom",
        (
            ("E", "End your turn"),
            ("C", "Give in"),
        ),
    ),
    Chapter(
        "Kings & Things",
        (
            ("Space", "Press the large button"),
            ("+ - 0", "The board nearer, farther, as a whole"),
            ("H", "Hide or open your Shield"),
            ("S O", "In a small window: your Shield, the Heroes on offer"),
            (", .", "One less or one more, of draws and gold"),
            ("M", "Set out, step by step"),
            ("G", "Spread a stack out on the board, or put it together"),
            ("A W F Y N", "Of a stack spread out: all go, walkers, flyers, those of this land, none"),
            ("D B P", "The Deerhunter leads, inflate the Balloon, ask for proof"),
            ("B", "In a battle: look at the board and come back"),
            ("F", "Before a bribe: fight without one"),
            ("V", "Give up special income: it goes back to the Bag"),
        ),
    ),
    Chapter(
        "Of Knights & Ninjas",
        (
            ("C V", "Play what is picked, in the likeliest way or in the other"),
            ("E", "Stop, bear it, or decline"),
            ("P", "Pass"),
            ("K G", "Keep or give; G also pays gems"),
            ("W", "What beats what"),
        ),
    ),
    Chapter(
        "My Realm Will Be Yours",
        (
            ("1 to 9", "Lay the tile with that number"),
            ("D", "Draw the cards of the year"),
            ("E", "Seal the year, speak, answer, or end the talk"),
            ("S", "Let the King speak, or put it on record"),
            ("X", "Deflect, say no more, or relent"),
            ("C", "Clear what is begun"),
            ("N", "Turn the page of the notes"),
            ("K", "Look at the scroll; the King holds the key down"),
            ("B P", "Rebel, or proclaim yourself Queen"),
        ),
    ),
)
