"""Sample games for pictures: played by computers from fixed seeds, so that they look the same everywhere."""

import math
import os
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from engines import GAMES
from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.setup import Setup
from engines.core.types import Option
from engines.kings_and_things.things import CREATURES

from .box import BOX
from .match.chronicle import Deed
from .match.saves import Library
from .match.seats import HUMAN, Seat

SAMPLE_GAME = "cover_your_kingdom"
NAMES = ("Larissa", "Tomas", "Morwen", "Aiko", "Bruno", "Theo", "Ilse", "Casimir")
PEOPLE = (0, 1, 3)


class Sample(NamedTuple):
    """A game for a picture: how many play, how far it has come, and whom it then asks what."""

    seats: int
    actions: int
    kind: str
    asked: int = 0
    seed: int = 15
    wishes: Mapping[str, Any] = MappingProxyType({})
    names: tuple[str, ...] = NAMES


SAMPLES: Mapping[str, Sample] = MappingProxyType(
    {
        "cover_your_kingdom": Sample(4, 48, "act"),
        "kings_and_things": Sample(4, 700, "move", seed=3),
        "knights_and_ninjas": Sample(4, 22, "turn"),
        "my_realm": Sample(2, 30, "decide", 1, 15, MappingProxyType({"mode": "heir"}), ("Tomas", "Larissa")),
    }
)


def sample_seats(count: int, people: tuple[int, ...] = PEOPLE, game: str = SAMPLE_GAME) -> tuple[Seat, ...]:
    computer = next(reversed(dict(GAMES[game].bots)))
    names = SAMPLES[game].names[:count]
    return tuple(Seat(name, HUMAN if i in people else computer, i) for i, name in enumerate(names))


_KNOWN: dict[str, list[Option]] = {}
"""What was answered in a game that began like this: computers that know the same and have all the time they want give
the same answers again."""


def play_on(match: Match[Any], actions: int, until_turn_of: int | None = None, kind: str = "act") -> list[Deed]:
    """Let computers play so many actions, and then on until this seat is asked such a question: at first, what to do
    with its turn. To the end if it never is."""
    deeds = [Deed(None, None, match.opening)]
    game = match.game
    name = next(reversed(dict(game.bots)))
    known = [] if match.moves else _KNOWN.setdefault(repr(match.setup), [])
    done = 0
    while match.decision is not None:
        decision = match.decision
        fresh = decision.kind == kind and (kind != "act" or getattr(match.state, "actions", 0) == 0)
        if done >= actions and (until_turn_of is None or (decision.seat == until_turn_of and fresh)):
            break
        if done == len(known):
            bot = game.bots[name]()
            known.append(bot.choose(match.view(decision.seat), decision, Deadline(math.inf), Rng(done)))
        option = known[done]
        deeds.append(Deed(decision.seat, option, match.submit(option), len(decision.options)))
        done += 1
    return deeds


Played = tuple[Match[Any], list[Deed]]
"""A game and what happened in it."""


def sample_game(
    seats: int = 4,
    actions: int = 48,
    finished: bool = False,
    wishes: dict[str, Any] | None = None,
    seed: int = 15,
    kind: str = "act",
) -> Played:
    """A game in its middle, where the first seat begins its turn or is asked something else, or at its end."""
    game: Any = GAMES[SAMPLE_GAME]
    match = Match(game, set_up(game, seats, wishes or {}, seed, NAMES[:seats]))
    return match, play_on(match, 10**9 if finished else actions, None if finished else 0, kind)


def sample_setup(name: str) -> Setup:
    """What is agreed on for the sample game of a game."""
    sample = SAMPLES[name]
    return set_up(GAMES[name], sample.seats, sample.wishes, sample.seed, sample.names[: sample.seats])


def play_sample(match: Match[Any], finished: bool = False) -> list[Deed]:
    """Play it to its middle, or to its end."""
    sample = SAMPLES[match.game.id]
    return play_on(match, 10**9) if finished else play_on(match, sample.actions, sample.asked, sample.kind)


def sample_of(name: str, finished: bool = False) -> Played:
    """The sample game of a game."""
    match = Match(GAMES[name], sample_setup(name))
    return match, play_sample(match, finished)


def eight_rulers() -> Played:
    """As many as can sit at the table, well into the game."""
    return sample_game(8, 56)


def challenge() -> Played:
    """A duel in which three cards have been laid already."""
    return sample_game(4, 51, seed=11, kind="answer")


def two_rulers() -> Played:
    """The Drafty Inn stands only where two play."""
    return sample_game(2, 40)


def crowded_board(counters: int) -> Played:
    """Kings & Things for four, their armies filled up from the Bag until so many counters stand on the board."""
    match, deeds = sample_of("kings_and_things")
    state = match.state
    hexes = state.charter.hexes
    standing = [at for at, pieces in enumerate(state.armies) if pieces]
    at = 0
    while sum(len(pieces) for pieces in state.armies) < counters and state.bag:
        home = standing[at % len(standing)] if at < 4 * len(standing) else at % (4 * hexes)
        piece = state.bag.pop()
        if piece < CREATURES:
            state.armies[home] = tuple(sorted((*state.armies[home], piece)))
        at += 1
    return match, deeds


SHELF = (
    ("With Tomas", "my_realm", False, 6),
    ("Lunch break", "knights_and_ninjas", True, 3),
    ("The long campaign", "kings_and_things", False, 1),
    ("Friday round", "cover_your_kingdom", False, 0),
)
"""Titles, games, whether they are over, and how many days ago they were played."""


def fill_library(library: Library) -> list[Path]:
    """A game of each kind in the box, for pictures of title and library."""
    made = []
    for title, name, finished, days in SHELF:
        if name not in BOX:
            continue
        setup = sample_setup(name)
        journal = library.begin(setup, sample_seats(setup.seats, game=name))
        play_sample(Match(GAMES[name], setup, journal), finished)
        made.append(library.rename(journal.path, title))
        played = time.time() - days * 86_400
        os.utime(made[-1], (played, played))
    return made
