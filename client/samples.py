"""Sample games for pictures: played by computers from fixed seeds, so that they look the same everywhere."""

import os
import time
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.kings_and_things.things import CREATURES

from .match.chronicle import Deed
from .match.saves import Library
from .match.seats import HUMAN, Seat

SAMPLE_GAME = "cover_your_kingdom"
NAMES = ("Larissa", "Tomas", "Morwen", "Aiko", "Bruno", "Theo", "Ilse", "Casimir")
PEOPLE = (0, 1, 3)


def sample_seats(count: int, people: tuple[int, ...] = PEOPLE, game: str = SAMPLE_GAME) -> tuple[Seat, ...]:
    computer = next(reversed(dict(GAMES[game].bots)))
    return tuple(Seat(name, HUMAN if i in people else computer, i) for i, name in enumerate(NAMES[:count]))


def play_on(match: Match[Any], actions: int, until_turn_of: int | None = None, kind: str = "act") -> list[Deed]:
    """Let computers play so many actions, and then on until this seat is asked such a question: at first, what to do
    with its turn. To the end if it never is."""
    deeds = [Deed(None, None, match.opening)]
    game = match.game
    name = next(reversed(dict(game.bots)))
    done = 0
    while match.decision is not None:
        decision = match.decision
        fresh = decision.kind == kind and (kind != "act" or getattr(match.state, "actions", 0) == 0)
        if done >= actions and (until_turn_of is None or (decision.seat == until_turn_of and fresh)):
            break
        bot = game.bots[name]()
        option = bot.choose(match.view(decision.seat), decision, Deadline(1), Rng(done))
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
    name: str = SAMPLE_GAME,
) -> Played:
    """A game in its middle, where the first seat begins its turn or is asked something else, or at its end."""
    game: Any = GAMES[name]
    match = Match(game, set_up(game, seats, wishes or {}, seed, NAMES[:seats]))
    return match, play_on(match, 10**9 if finished else actions, None if finished else 0, kind)


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
    match, deeds = sample_game(4, 700, seed=3, kind="move", name="kings_and_things")
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


def fill_library(library: Library) -> list[Path]:
    """Three games in progress and one that ended, for pictures of title and library."""
    made = []
    for title, seats, wishes, actions, days in (
        ("With Tomas", 2, {}, 40, 6),
        ("Eight at Ilse's", 8, {}, 90, 3),
        ("Winter evening", 3, {"constellations": True, "powers": 1}, 10**9, 1),
        ("Friday round", 4, {}, 48, 0),
    ):
        game: Any = GAMES[SAMPLE_GAME]
        setup = set_up(game, seats, wishes, 15, NAMES[:seats])
        journal = library.begin(setup, sample_seats(seats))
        match = Match(game, setup, journal)
        play_on(match, actions, None if actions > 10**6 else 0)
        made.append(library.rename(journal.path, title))
        played = time.time() - days * 86_400
        os.utime(made[-1], (played, played))
    return made
