"""Memory of what everybody saw: cards that lie in the discard pile, who attacked whom, and took gems from whom.

The rules show the top of the discard pile only; whoever paid attention knows the rest. It is all in the public facts,
so it can be rebuilt from a record.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from ...core.types import HIDDEN, Event, View
from ..invariants import cards_of
from ..state import State

PLAYED = {
    "minstrel_left": 1, "skipped": 1, "passed": 1, "laid": 2, "destroyed": 1, "scattered": 1, "answered": 1,
    "robbed": 2, "heralded": 1, "bought": 2, "monk_came": 1, "freed": 1, "hoarded": 1, "ship_came": 1, "gave_up": 1,
    "swept": 1,
}  # fmt: skip
"""Facts after which cards lie in the discard pile, or in front of somebody, and where they are told."""

TAKEN_BACK = {"charmed": 1, "returned": 1, "jailed": 1}
"""Facts by which cards that were played go to a hand or the Dungeon."""

SHUFFLED = ("reshuffled", "shuffled_in")


class Memory:
    """What one player remembers."""

    def __init__(self) -> None:
        self._played: set[int] = set()
        self._taken: Counter[tuple[int, int]] = Counter()

    def watch(self, events: Iterable[Event]) -> None:
        """What happened, as far as this seat may know."""
        for kind, args, _, _ in events:
            if kind in PLAYED:
                self._played.update(_cards(args[PLAYED[kind]]))
            elif kind in TAKEN_BACK:
                self._played.difference_update(_cards(args[TAKEN_BACK[kind]]))
            elif kind in SHUFFLED:
                self._played.clear()
            if kind == "attacked":
                attacker, victim = args
                self._taken[int(str(victim)), int(str(attacker))] += 0
            elif kind == "captured":
                taker, giver, gems = args
                self._taken[int(str(giver)), int(str(taker))] += int(str(gems))

    def grudges(self, seat: int) -> Mapping[int, int]:
        """The gems that each rival who attacked this seat took from it by force."""
        return {taker: gems for (giver, taker), gems in self._taken.items() if giver == seat}

    def recall(self, view: View[State]) -> View[State]:
        """The view with the discard pile filled in, as far as it is remembered. In which order is nobody's business."""
        holes = view.state.discard.count(HIDDEN)
        if not holes or not self._played:
            return view
        known = sorted(self._played.difference(cards_of(view.state)))
        if len(known) > holes:
            raise AssertionError(f"Seat {view.seat} remembers {len(known)} discards where {holes} lie.")
        state = view.state.clone()
        state.discard = [HIDDEN] * (holes - len(known)) + known + [card for card in state.discard if card != HIDDEN]
        return View(view.seat, state)


def _cards(told: int | tuple[int, ...]) -> tuple[int, ...]:
    return told if isinstance(told, tuple) else (told,)
