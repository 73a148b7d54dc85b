"""A sample game for pictures: played by computers from a fixed seed, so that it looks the same everywhere."""

from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng

from .match.chronicle import Deed
from .match.saves import Library
from .match.seats import HUMAN, Seat

SAMPLE_GAME = "cover_your_kingdom"
NAMES = ("Larissa", "Tomas", "Morwen", "Aiko", "Bruno", "Theo", "Ilse", "Casimir")
PEOPLE = (0, 1, 3)


def sample_seats(count: int, people: tuple[int, ...] = PEOPLE) -> tuple[Seat, ...]:
    return tuple(Seat(name, HUMAN if i in people else "steward", i) for i, name in enumerate(NAMES[:count]))


def play_on(match: Match[Any], actions: int, until_turn_of: int | None = None) -> list[Deed]:
    """Let computers play so many actions, and then on until it is this seat's turn; to the end if it never is."""
    deeds = [Deed(None, None, match.opening)]
    game = match.game
    name = next(reversed(dict(game.bots)))
    done = 0
    while match.decision is not None:
        decision = match.decision
        fresh = decision.kind == "act" and getattr(match.state, "actions", 0) == 0
        if done >= actions and (until_turn_of is None or (decision.seat == until_turn_of and fresh)):
            break
        bot = game.bots[name]()
        option = bot.choose(match.view(decision.seat), decision, Deadline(1), Rng(done))
        deeds.append(Deed(decision.seat, option, match.submit(option), len(decision.options)))
        done += 1
    return deeds


def sample_game(
    seats: int = 4, actions: int = 48, finished: bool = False, wishes: dict[str, Any] | None = None, seed: int = 15
) -> tuple[Match[Any], list[Deed]]:
    """A game in its middle, where the first seat begins its turn, or at its end."""
    game: Any = GAMES[SAMPLE_GAME]
    match = Match(game, set_up(game, seats, wishes or {}, seed, NAMES[:seats]))
    return match, play_on(match, 10**9 if finished else actions, None if finished else 0)


def fill_library(library: Library) -> list[Path]:
    """Three games in progress and one that ended, for pictures of title and library."""
    made = []
    for title, seats, wishes, actions in (
        ("With Tomas", 2, {}, 40),
        ("Eight at Ilse's", 8, {}, 90),
        ("Winter evening", 3, {"constellations": True, "powers": 1}, 10**9),
        ("Friday round", 4, {}, 48),
    ):
        game: Any = GAMES[SAMPLE_GAME]
        setup = set_up(game, seats, wishes, 15, NAMES[:seats])
        journal = library.begin(setup, sample_seats(seats))
        match = Match(game, setup, journal)
        play_on(match, actions, None if actions > 10**6 else 0)
        made.append(library.rename(journal.path, title))
    return made
