"""A puzzle at the table: a position out of a real game, with one person at the question. Nothing of it is recorded."""

from datetime import date
from typing import Any

from engines.core.chronicle import ActionTaken, take_notes
from engines.core.game import Game, set_up
from engines.core.match import Match
from engines.core.puzzles import Puzzle, played
from engines.core.rng import Rng
from engines.core.seats import HUMAN

from .policy import Likes
from .seats import Seat
from .session import Session

A_DAY = 5


class PuzzleSession(Session):
    """One puzzle."""

    def __init__(self, puzzle: Puzzle, game: Game[Any], settings: Likes) -> None:
        self.puzzle = puzzle
        asked = played(puzzle, game).decision  # RecordError if it is of other rules
        assert asked is not None
        match = Match(game, set_up(game, puzzle.seats, puzzle.wishes, puzzle.seed))
        taken = [ActionTaken(None, None, match.opening)]
        for place in puzzle.actions:
            decision = match.decision
            assert decision is not None  # it was played through above
            before, option = game.clone(match.state), decision.options[place]
            events = match.submit(option)
            notes = take_notes(game, before, events, match.state)
            taken.append(ActionTaken(decision.seat, option, events, len(decision.options), notes))
        names, usual = match.setup.names, game.opponents.usual
        players = [HUMAN if seat == asked.seat else usual for seat in range(puzzle.seats)]
        seats = [Seat(names[seat], player, seat) for seat, player in enumerate(players)]
        super().__init__(match, seats, settings, taken)


def five_a_day(puzzles: list[Puzzle], day: date) -> list[Puzzle]:
    """The five of a day: the same for everybody, and others tomorrow."""
    return Rng(day.toordinal(), "puzzles").sample(puzzles, A_DAY)
