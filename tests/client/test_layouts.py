"""Keys on the keyboards of several countries: events as SDL sends them there become the same intents."""

from typing import NamedTuple

import pygame
import pytest

from client.input.devices import intents
from client.input.intents import CONTROL, Intent, Kind
from client.tables.shortcuts import MAIN, TOOLS

SCAN = {letter: pygame.KSCAN_A + at for at, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}
ROW = {digit: pygame.KSCAN_1 + at for at, digit in enumerate("1234567890")}
"""Places of the keys, named by what is there on a keyboard of the United States."""


class Layout(NamedTuple):
    """What the keys of a country write, by their place: letters where they differ, and the row of digits."""

    letters: dict[str, str]
    row: str
    shifted: str


RUSSIAN = dict(
    zip(
        "qwertyuiopasdfghjklzxcvbnm",
        "\u0439\u0446\u0443\u043a\u0435\u043d\u0433\u0448\u0449\u0437"
        "\u0444\u044b\u0432\u0430\u043f\u0440\u043e\u043b\u0434\u044f\u0447\u0441\u043c\u0438\u0442\u044c",
        strict=True,
    )
)
LAYOUTS = {
    "us": Layout({}, "1234567890", "!@#$%^&*()"),
    "de": Layout({"y": "z", "z": "y"}, "1234567890", '!"§$%&/()='),
    "fr": Layout({"q": "a", "a": "q", "w": "z", "z": "w", "m": ","}, "&é\"'(-è_çà", "1234567890"),
    "ru": Layout(RUSSIAN, "1234567890", '!"№;%:?*()'),
}
every_layout = pytest.mark.parametrize("layout", LAYOUTS)


def pressed(place: int, written: str, mod: int = 0, kind: int = pygame.KEYDOWN) -> list[Intent]:
    """What comes of a key, with the letter that it has by itself as its code, as SDL has it."""
    symbol = ord(written[0].lower()) if written else 0
    control = mod & pygame.KMOD_CTRL
    event = pygame.event.Event(kind, key=symbol, scancode=place, mod=mod, unicode="\x1a" if control else written)
    return list(intents(event, lambda x, y: (x, y)))


def place_of(layout: str, letter: str) -> tuple[int, str]:
    """The key on which somebody there finds a letter, and what it writes: by its place where no key writes it."""
    letters = LAYOUTS[layout].letters
    written = {SCAN[place]: letters.get(place, place) for place in SCAN}
    for place, text in written.items():
        if text == letter:
            return place, text
    return SCAN[letter], written[SCAN[letter]]


@every_layout
@pytest.mark.parametrize("letter", [MAIN, *[tool.key for tool in TOOLS], "z"])
def test_the_letters_of_the_bar_are_found_by_letter_or_by_place(layout: str, letter: str) -> None:
    place, text = place_of(layout, letter)
    assert pressed(place, text) == [Intent(Kind.KEY, text=letter)]
    assert pressed(place, text.upper(), pygame.KMOD_SHIFT) == [Intent(Kind.KEY, text=letter)]
    assert pressed(place, text, kind=pygame.KEYUP) == [Intent(Kind.KEY_OVER, text=letter)]


@every_layout
def test_digits_answer_by_their_place_without_shift(layout: str) -> None:
    for (digit, place), text in zip(ROW.items(), LAYOUTS[layout].row, strict=True):
        assert pressed(place, text) == [Intent(Kind.KEY, text=digit)]


@every_layout
def test_with_shift_the_row_of_digits_writes_what_it_writes(layout: str) -> None:
    """A slash opens the search on a German keyboard, and a French one has its digits there."""
    for place, text in zip(ROW.values(), LAYOUTS[layout].shifted, strict=True):
        assert pressed(place, text, pygame.KMOD_SHIFT) == [Intent(Kind.KEY, text=text)]


@every_layout
def test_control_z_takes_back(layout: str) -> None:
    place, text = place_of(layout, "z")
    assert pressed(place, text, pygame.KMOD_LCTRL) == [Intent(Kind.UNDO)]


@every_layout
def test_control_and_a_digit_turn_to_a_page(layout: str) -> None:
    for (digit, place), text in zip(ROW.items(), LAYOUTS[layout].row, strict=True):
        assert pressed(place, text, pygame.KMOD_LCTRL) == [Intent(Kind.KEY, text=CONTROL + digit)]


def test_signs_stay_signs() -> None:
    assert pressed(pygame.KSCAN_SLASH, "/") == [Intent(Kind.KEY, text="/")]
    assert pressed(pygame.KSCAN_EQUALS, "+", pygame.KMOD_SHIFT) == [Intent(Kind.KEY, text="+")]


def test_space_hurries_and_presses_nothing() -> None:
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, scancode=pygame.KSCAN_SPACE, mod=0, unicode=" ")
    assert [intent.kind for intent in intents(down, lambda x, y: (x, y))] == [Kind.HURRY]
