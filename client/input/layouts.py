"""Keys on every keyboard layout: what a key writes comes first; where it lies, if that is nothing a shortcut knows.

On a Russian keyboard the key of C writes a Cyrillic letter, on a French one the row of digits writes accented ones. So
whoever follows the words on a button finds the key: by its letter where the layout has Latin ones, else by its place.
"""

from typing import Final

import pygame

LETTERS: Final = {pygame.KSCAN_A + number: letter for number, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}
DIGITS: Final = {pygame.KSCAN_1 + number: digit for number, digit in enumerate("1234567890")}
"""What is at these places on a keyboard of the United States."""


def shortcut(event: pygame.event.Event) -> str:
    """The letter, digit or sign that a key means as a shortcut; empty if it means none."""
    place = getattr(event, "scancode", 0)
    written = getattr(event, "unicode", "")
    if place in DIGITS and not getattr(event, "mod", 0) & pygame.KMOD_SHIFT:
        return DIGITS[place]  # always by place: with Shift a French one writes digits, and a German one a slash
    if written and written.isprintable() and written.isascii():
        return written.lower()
    return LETTERS.get(place) or (written.lower() if written.isprintable() else "")


def letter(event: pygame.event.Event) -> str:
    """The letter of a key that is pressed together with Control, which writes nothing."""
    if pygame.K_a <= event.key <= pygame.K_z:
        return chr(event.key)
    return LETTERS.get(getattr(event, "scancode", 0), "")
