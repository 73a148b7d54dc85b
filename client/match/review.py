"""A finished game looked at again: which of a person's choices cost most, and which were right and unlucky.

Every choice is judged from what the person knew then, one after another, where computers think.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from engines.core.judgement import CERTAIN, WARNINGS, Cost, Judgement, Line
from engines.core.playback import Playback
from engines.core.puzzles import Puzzle, digest
from engines.core.types import Decision, View

from .thinking import Desk, Thinker, Thought

MOST = 40
"""So many choices are looked at: where there are more, those of the rarer kinds."""
SHOWN = 3
DROP, LEAST_DROP = 0.15, 0.06
"""Chances to win, lost by the next choice: whoever chose well had no luck. Less than the second is noise anywhere."""


class Choice(NamedTuple):
    """A choice of a person, and what was found out about it."""

    moment: int
    """It led to this moment of the record."""
    view: View[Any]
    decision: Decision
    line: Line
    found: Judgement

    @property
    def cost(self) -> Cost:
        return self.found.cost(self.line)

    @property
    def worth(self) -> float:
        """The chance to win before it, with the best answer."""
        return self.found.worth(self.found.best) or 0.0

    @property
    def costly(self) -> bool:
        return self.cost.beyond(WARNINGS["all"] * self.found.stake / 2, CERTAIN)


class Review:
    """The choices of one seat, looked at a little at a time."""

    def __init__(self, played: Playback[Any], seat: int, thinker: Thinker) -> None:
        self.played, self.seat = played, seat
        self._desk = Desk(played.game, played.setup, thinker)
        self._waiting = list(self._moments())
        self.all = len(self._waiting)
        self.choices: list[Choice] = []
        self._thought: tuple[Thought, int, View[Any], Decision] | None = None

    def _moments(self) -> Iterator[int]:
        """Where there was something to choose."""
        taken = self.played.taken
        own = [n for n, each in enumerate(taken) if each.seat == self.seat and each.choices > 1 and each.option]
        verbs = Counter([taken[n].option.verb for n in own if taken[n].option])  # type: ignore[union-attr]
        rare = sorted(own, key=lambda n: verbs[taken[n].option.verb])[:MOST]  # type: ignore[union-attr]
        return iter(sorted(rare))

    @property
    def done(self) -> bool:
        return not self._waiting and self._thought is None

    def go_on(self) -> bool:
        """Take in what was found out, and ask for the next. True if something is new."""
        played, game = self.played, self.played.game
        if self._thought is not None:
            thought, moment, view, decision = self._thought
            if not thought.is_ready:
                return False
            self._thought = None
            found, option = thought.answer().judgement, played.taken[moment].option
            if found is not None and option is not None:
                self.choices.append(Choice(moment, view, decision, (option,), found))
        if self._waiting:
            moment = self._waiting.pop(0)
            state, option = played.state(moment - 1), played.taken[moment].option
            asked = game.decision(state)
            if asked is not None and option is not None:
                view = game.view(state, self.seat)
                thought = self._desk.judge(view, asked, played.taken[:moment], ((option,),))
                self._thought = thought, moment, view, asked
        return True

    def stop(self) -> None:
        if self._thought is not None:
            self._thought[0].stop()
        self._waiting, self._thought = [], None

    def dearest(self) -> list[Choice]:
        """The choices that cost most, the dearest first."""
        costly = [choice for choice in self.choices if choice.costly]
        return sorted(costly, key=lambda choice: -choice.cost.mean)[:SHOWN]

    def unlucky(self) -> list[Choice]:
        """Choices that were right, and after which much was lost all the same: unlucky, not wrong."""
        drops = [
            (choice.worth - after.worth, choice)
            for choice, after in zip(self.choices, self.choices[1:], strict=False)
            if not choice.costly and choice.worth - after.worth > max(LEAST_DROP, DROP * choice.found.stake)
        ]
        return [choice for _, choice in sorted(drops, key=lambda each: -each[0])]

    def puzzle(self, choice: Choice, number: int) -> Puzzle:
        """The question once more, to find better."""
        game, setup = self.played.game, self.played.setup
        places = []
        state = game.clone(self.played.state(0))
        for each in self.played.taken[1 : choice.moment]:
            asked = game.decision(state)
            assert asked is not None
            assert each.option is not None
            places.append(asked.options.index(each.option))
            game.apply(state, each.option)
        wishes = {**setup.options, "mode": setup.mode}
        return Puzzle(
            game.id, number, setup.seats, wishes, setup.seed, tuple(places), choice.found.best,
            choice.found.reasons(choice.found.best, choice.line), choice.cost.mean,
            digest(choice.view, choice.decision),
        )  # fmt: skip
