"""Short words for tests: a table of Peek, and hands that play it."""

from pathlib import Path

from engines.core.game import set_up
from engines.core.journal import Journal
from engines.core.match import Match
from engines.core.record import Record, read_record
from engines.core.rng import Rng
from engines.core.setup import Setup, Value
from engines.core.types import Option
from tests.toy import CARDS, PEEK, Peek, State

GAMES = {PEEK.id: PEEK}
DRAW, DONE, CONCEDE = Option("draw"), Option("done"), Option("concede")


def mark(size: int) -> Option:
    return Option("mark", (size,))


def dare(seat: int) -> Option:
    return Option("dare", (seat,))


def show(card: str) -> Option:
    return Option("show", (CARDS.index(card),))


def peek_setup(seats: int = 2, seed: int = 7, **wishes: Value) -> Setup:
    return set_up(PEEK, seats, wishes, seed)


def table(seats: int = 2, seed: int = 7, file: Path | None = None, game: Peek = PEEK, **wishes: Value) -> Match[State]:
    """A new match; with a file, one that is recorded."""
    setup = peek_setup(seats, seed, **wishes)
    return Match(game, setup, Journal.create(file, game, setup, sync=False) if file else None)


def play(match: Match[State], *options: Option) -> Match[State]:
    for option in options:
        match.submit(option)
    return match


def play_out(match: Match[State], seed: int = 0, undo_one_in: int = 4, steps: int = 10_000) -> Match[State]:
    """Play at random, now and then taking something back, to the end or for so many steps."""
    rng = Rng(seed, "play")
    while match.decision and steps:
        steps -= 1
        if match.undoable and not rng.below(undo_one_in):
            match.undo()
        else:
            match.submit(rng.pick(match.decision.options))
    return match


def read(file: Path) -> Record:
    return read_record(file, GAMES)


def reopen(file: Path) -> Match[State]:
    """As a client does it: read, resume, and go on writing."""
    record = read(file)
    return Match.resume(PEEK, record, Journal.reopen(record, sync=False))
