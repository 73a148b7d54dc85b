"""Codes of deals: game, mode, options, seats and seed in a few letters that can be spoken aloud and typed elsewhere.

A code names a deal and tells nothing of it. Its sixteen signs neither rhyme nor look alike, in English or in German:
of B, C, D, E, G, P, T, V and 3 only the 3 is used, of A, H and K only the H, of 5 and 9 only the 5. A code says first
which game and by which version of its rules; then comes one number, and last a letter that fits no neighbour: one wrong
letter, or two that changed places, are always noticed.

The number counts the seed, then the table, then the options as far as they differ from the usual, so that a common game
has twelve letters. What cannot be counted, such as the text of a board, makes a code long; it can still be pasted.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from .errors import BadSetup, FourCrownsError
from .game import Game, set_up
from .record import compact
from .setup import Setting, Setup, Value

SIGNS = "2345678FHJLMQRWY"
GROUP = 4
SEEDS = 2**32
"""Seeds that a code counts; a larger one is written out."""
SHORTEST = 9
"""Letters of the number at least, so that no code looks unfinished."""
TABLES = 64
"""Modes and numbers of seats that a game may have."""
COUNTED = 16**24
"""Whatever is larger holds something that was written out."""
LONGEST = 4000
"""Letters that anybody has ever needed, and more."""


_SPREAD = 2_654_435_769
_GATHER = pow(_SPREAD, -1, SEEDS)
"""Seeds that are neighbours have codes that are not."""


_CODE = re.compile(rf"\b[{SIGNS}]{{4}}(?:-[{SIGNS}]{{1,4}})+\b", re.IGNORECASE)


class BadCode(FourCrownsError):
    """These letters are no code of a deal; the message says what is wrong with them."""


class Deal(NamedTuple):
    """What a code says: all of a setup but who sits there."""

    game: str
    seats: int
    mode: str
    options: Mapping[str, Value]
    seed: int


def code_of(game: Game[Any], setup: Setup, games: Mapping[str, Game[Any]]) -> str:
    """The code of a game's deal, in groups of four."""
    written: dict[str, Any] = {} if setup.seed < SEEDS else {"seed": setup.seed}
    options = 0
    for setting in reversed(game.settings):
        value = setup.options[setting.name]
        if setting.choices:
            options = options * len(setting.choices) + _usual_first(setting).index(value)
        elif value != setting.default:
            written[setting.name] = value
    number = setup.seed % SEEDS * _SPREAD % SEEDS + SEEDS * (
        _tables(game).index((setup.mode, setup.seats)) + TABLES * options
    )
    if written:
        number += COUNTED * int.from_bytes(compact(written).encode(), "big")
    signs = [list(games).index(game.id), game.rules_version % 16, *_digits(number)]
    return spaced("".join(SIGNS[sign] for sign in [*signs, _check(signs)]))


def deal_of(text: str, games: Mapping[str, Game[Any]]) -> Deal:
    """The deal that a code names, however it was typed. BadCode with one sentence if it is none of ours."""
    signs = _read(text)
    if _check(signs[:-1]) != signs[-1]:
        raise BadCode("One letter of this code is wrong, or two have changed places.")
    if signs[0] >= len(games):
        raise BadCode("This code is of a game that this box doesn't have.")
    game = games[list(games)[signs[0]]]
    if signs[1] != game.rules_version % 16:
        raise BadCode(f"This code was made by other rules of {game.title}: the deal would be another one.")
    return _deal(game, signs[2:-1])


def code_in(text: str) -> str:
    """The code in a sentence that somebody pasted; the text itself if there is none in it.

    >>> code_in("Four Crowns, My Realm: lost with 3, 8 turns. Code 2f4h-5j6l-7m8q.")
    '2f4h-5j6l-7m8q'
    >>> code_in("2F4H 5J6L 7M8Q")
    '2F4H 5J6L 7M8Q'
    """
    found = _CODE.findall(text)
    return str(max(found, key=len)) if found and " " in text else text


def spaced(letters: str) -> str:
    """Letters as they are shown, while they are typed too.

    >>> spaced("2f4h5j")
    '2F4H-5J'
    """
    bare = [letter for letter in letters.upper() if letter.isalnum()]
    return "-".join("".join(bare[at : at + GROUP]) for at in range(0, len(bare), GROUP))


def _deal(game: Game[Any], signs: list[int]) -> Deal:
    number = 0
    for sign in reversed(signs):
        number = number * 16 + sign
    written, number = divmod(number, COUNTED)
    number, spread = divmod(number, SEEDS)
    seed = spread * _GATHER % SEEDS
    options, table = divmod(number, TABLES)
    wishes: dict[str, Any] = {}
    for setting in game.settings:
        if setting.choices:
            options, at = divmod(options, len(setting.choices))
            wishes[setting.name] = _usual_first(setting)[at]
    try:
        mode, seats = _tables(game)[table]
        if options:
            raise ValueError("more options than there are")
        if written:
            wishes |= json.loads(written.to_bytes((written.bit_length() + 7) // 8, "big"))
        seed = wishes.pop("seed", seed)
        if type(seed) is not int or seed < 0:
            raise ValueError("no seed")
        setup = set_up(game, seats, {**wishes, "mode": mode}, seed)
    except (BadSetup, IndexError, ValueError, TypeError, RecursionError) as error:
        raise BadCode(f"This code asks for a game of {game.title} that cannot be set up.") from error
    return Deal(game.id, setup.seats, setup.mode, setup.options, setup.seed)


def _read(text: str) -> list[int]:
    letters = [letter for letter in text.upper() if letter.isalnum()]
    for letter in letters:
        if letter not in SIGNS:
            raise BadCode(f"No code has the letter {letter}.")
    if not 2 + SHORTEST < len(letters) <= LONGEST:
        raise BadCode(f"A code has {3 + SHORTEST} letters or more, and this has {len(letters)}.")
    return [SIGNS.index(letter) for letter in letters]


def _tables(game: Game[Any]) -> list[tuple[str, int]]:
    return [(mode.id, seats) for mode in game.modes for seats in mode.seats]


def _usual_first(setting: Setting) -> list[Value]:
    """The usual value is number 0: options at their defaults, and those that are added later, add nothing."""
    return sorted(setting.choices, key=lambda choice: choice != setting.default)


def _digits(number: int) -> list[int]:
    digits: list[int] = []
    while number or len(digits) < SHORTEST:
        number, digit = divmod(number, 16)
        digits.append(digit)
    return digits


def _check(signs: list[int]) -> int:
    """The last letter: a sum over the field of sixteen elements in which every neighbour weighs differently."""
    total = 0
    for sign in signs:
        total = _doubled(total) ^ sign
    return _doubled(total)


def _doubled(element: int) -> int:
    return (element << 1) ^ (0b10011 if element & 0b1000 else 0)
