"""Judgement of a question of Cover Your Kingdom: the search of a hard Ruler, who remembers, with more patience."""

from collections.abc import Sequence
from typing import Self

from ..core.judgement import Effort, Look, MindJudge, Outlook
from ..core.search import Budget
from ..core.search.mind import Rules
from ..core.types import Decision, Event, View
from .bots.memory import Memory
from .bots.mind import RulerMind
from .charter import LAND_SLOTS
from .rules.scoring import counted
from .state import ID, State

COUNTS = (
    Outlook("magic", 0.004, 4.0, chance=False),
    Outlook("lost", -0.15),
    Outlook("won", 0.15),
    Outlook("rival", -0.003, 5.0, chance=False),
)
"""What is looked at a few turns later; `advice.py` has a sentence for each."""

BUDGET = Budget(simulations=96, candidates=5, turns=4, gate=1.0)
DUEL = 24


class RulerJudge(MindJudge[State]):
    """Judges for one Ruler."""

    counts = COUNTS
    stake = 0.2
    """A game has a hundred answers: a two-hundredth of a chance given away by each is half a game."""
    looks, agreed = 3, True

    def __init__(self, rules: Rules[State]) -> None:
        super().__init__(rules, RulerMind(), lambda state: state.charter.seats)
        self.memory = Memory()

    @classmethod
    def of_the_game(cls) -> Self:
        """One who goes by the rules as they are."""
        from .game import GAME  # which holds this judge

        return cls(GAME)

    def watch(self, events: Sequence[Event]) -> None:
        self.memory.watch(events)

    def recalled(self, view: View[State]) -> View[State]:
        return self.memory.recalled(view)

    def effort(self, view: View[State], decision: Decision) -> Effort:
        return Effort(BUDGET, DUEL)

    def looking(self, view: View[State]) -> Look[State]:
        seat, rounds = view.seat, len(view.state.rounds)
        mine = clans_of(view.state, seat)
        theirs = all_clans(view.state) - mine

        def look(state: State) -> Sequence[float]:
            over = len(state.rounds) > rounds
            score = state.rounds[rounds] if over else counted(state)
            totals = [score.total(each) for each in range(state.charter.seats)]
            own = totals.pop(seat)
            now = mine if over and state.next_clan < view.state.next_clan else clans_of(state, seat)
            return own, bool(mine - now), bool(theirs & now), max(totals)

        return look


def clans_of(state: State, seat: int) -> set[int]:
    """The clans of a kingdom, by their ids for life."""
    return {clan[ID] for clans in state.stacks[seat * LAND_SLOTS : (seat + 1) * LAND_SLOTS] for clan in clans}


def all_clans(state: State) -> set[int]:
    return {clan[ID] for clans in state.stacks for clan in clans}
