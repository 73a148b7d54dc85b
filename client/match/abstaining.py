"""People who want to be left alone for a while: no magic in this battle.

Only the session knows of it. Nothing of it is in the game, the record or the log: what others can see are the passes of
somebody who was asked.
"""

from typing import Any

from engines.core.errors import NotOffered
from engines.core.game import Game, Occasion
from engines.core.types import Decision, Option

from . import policy


class Abstaining:
    """Wishes to be left alone, by seat. A wish ends with its occasion, and is forgotten when the game is left."""

    def __init__(self, game: Game[Any], people: tuple[int, ...]) -> None:
        self._game = game
        self._people = people
        self._wishes: dict[int, Occasion] = {}

    def seat(self, people: tuple[int, ...]) -> None:
        """Other people sit at the table now."""
        self._people = people
        self._wishes = {seat: wish for seat, wish in self._wishes.items() if seat in people}

    def is_possible(self, state: Any, seat: int) -> bool:
        """Whether something goes on that this person can stay out of."""
        return seat in self._people and self._game.occasion(state) is not None

    def holds(self, state: Any, seat: int) -> bool:
        """Whether this person stays out of what goes on."""
        return seat in self._wishes and self._wishes[seat] == self._game.occasion(state)

    def wish(self, state: Any, seat: int, wish: bool) -> None:
        """From now on this person is left alone, or asked again."""
        occasion = self._game.occasion(state)
        if occasion is None or seat not in self._people:
            raise NotOffered("There is nothing to stay out of now.")
        if wish:
            self._wishes[seat] = occasion
        else:
            self._wishes.pop(seat, None)

    def way_out(self, state: Any, decision: Decision, claimant: int | None) -> Option | None:
        """The pass of this question, if everybody whom it would be put to wants to be left alone.

        Somebody who claimed it wants to answer after all. A question to several people is put to all of them if one of
        them wants to hear it: who is missing would tell who abstains.
        """
        kind = decision.kind
        if kind not in self._game.abstentions or decision.seat == claimant:
            return None
        asked: tuple[int, ...] = (decision.seat,)
        if kind in self._game.windows and len(self._people) > 1:
            asked = policy.asked_together(self._game, state, kind, self._people)
        alone = all(self.holds(state, seat) for seat in asked)
        return Option(self._game.abstentions[kind]) if alone else None

    def in_sight(self, state: Any, covers: bool) -> bool:
        """Whether the pass takes its time, as a computer's answer does.

        Where others must not know who is asked, a pause would tell them who could have answered: then there is none.
        """
        occasion = self._game.occasion(state)
        return not covers or (occasion is not None and occasion.openly)
