"""Judgement of a question of Of Knights & Ninjas: the search of a hard player, who remembers, with more patience."""

from collections.abc import Sequence
from typing import Self

from ..core.judgement import Effort, Look, MindJudge, Outlook
from ..core.search import Budget
from ..core.search.mind import Rules
from ..core.types import Decision, Event, View
from .bots.memory import Memory
from .bots.mind import Mind
from .bots.weights import NORMAL
from .state import State

COUNTS = (
    Outlook("won", 1.0, 0.1),
    Outlook("beaten", -1.0, 0.1),
    Outlook("gems", 0.08, 0.5, chance=False),
    Outlook("robbed", -0.1),
    Outlook("rival", -0.05, 0.5, chance=False),
    Outlook("defences", 0.04, 0.5, chance=False),
    Outlook("cards", 0.02, 0.7, chance=False),
)
"""What is looked at a few turns later; `advice.py` has a sentence for each."""

MANY, DUEL = Budget(160, candidates=6), Budget(72, candidates=5)
TRIED = 24


class KnightJudge(MindJudge[State]):
    """Judges for one player."""

    counts = COUNTS

    def __init__(self, rules: Rules[State]) -> None:
        self.memory = Memory()
        super().__init__(rules, Mind(NORMAL, self.memory), lambda state: state.charter.seats)

    @classmethod
    def of_the_game(cls) -> Self:
        """One who goes by the rules as they are."""
        from .game import GAME  # which holds this judge

        return cls(GAME)

    def watch(self, events: Sequence[Event]) -> None:
        self.memory.watch(events)

    def recalled(self, view: View[State]) -> View[State]:
        return self.memory.recall(view)

    def effort(self, view: View[State], decision: Decision) -> Effort:
        return Effort(DUEL if view.state.charter.two else MANY, TRIED)

    def looking(self, view: View[State]) -> Look[State]:
        seat, gems = view.seat, view.state.gems[view.seat]

        def look(state: State) -> Sequence[float]:
            others = [count for each, count in enumerate(state.gems) if each != seat]
            return (
                seat in state.winners,
                bool(state.winners) and seat not in state.winners,
                state.gems[seat],
                state.gems[seat] < gems,
                max(others),
                state.walls[seat].bit_count(),
                len(state.hands[seat]),
            )

        return look
