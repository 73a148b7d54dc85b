"""How citadels of Kings & Things are contested when four normals play.

    python -m tests.opponents.citadels SEED GAMES [before | weight=value …]

Weights that are named are other than those of normals; *before* are players of the time before there were levels. Told
are means of a game, each with its standard error.
"""

import math
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engines.core.bots import Bot, Deadline
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import EVERYONE, Arg
from engines.kings_and_things.bots import Marshal
from engines.kings_and_things.bots.weights import NORMAL, Weights
from engines.kings_and_things.game import GAME
from engines.kings_and_things.realm import army
from engines.kings_and_things.state import CASTLE, CITADEL, COMBAT_PHASE, NOBODY, State

from .kings_and_things_before import Marshal as Before

SEATS = 4
FOREVER = Deadline(math.inf)
COUNTS = (
    "turns", "assaults", "captures", "castles stormed", "castles taken", "gangs", "citadels", "first citadel",
    "it wins", "later",
)  # fmt: skip


class Watch:
    """A sink that counts. *Assaults*: a rival's army stands in the hex of a citadel when the fighting begins; *gangs*:
    two rivals' armies do, there or before a castle; *first citadel*: the turn in which one is built; *it wins*: for
    whoever built it; *later*: so many turns after the one in which that citadel would have ended the game."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.state: State | None = None
        self._forts: list[int] = []  # as they were when the phase began
        self._first: Arg = NOBODY  # who built the first citadel

    def __call__(self, kind: str, *args: Arg, secret: tuple[Arg, ...] = (), to: int = EVERYONE) -> None:
        self.counts["turns"] += kind == GAME.turn
        if self.state is None:
            return
        if kind == "phase_began":
            self._forts = self.state.fort[:]
            if args[0] == COMBAT_PHASE:
                self._besieged(self.state)
        elif kind == "captured" and self._forts and isinstance(args[1], int):
            level = self._forts[args[1]]
            self.counts["captures"] += level == CITADEL
            self.counts["castles taken"] += level == CASTLE
        elif kind == "built":
            self.counts["citadels"] += args[2] == CITADEL
            if args[2] == CITADEL and not self.counts["first citadel"]:
                self.counts["first citadel"], self._first = self.state.turn, args[0]
        elif kind == "won":
            self.counts["it wins"] = args[0] == (self._first,)

    def _besieged(self, state: State) -> None:
        for at, level in enumerate(state.fort):
            owner = state.owner[at]
            rivals = [seat for seat in state.order if seat != owner and army(state, seat, at)]
            if level >= CASTLE and owner != NOBODY and rivals:
                self.counts["assaults" if level == CITADEL else "castles stormed"] += 1
                self.counts["gangs"] += len(rivals) > 1


def watched(make: Callable[[], Bot[State]], seed: int) -> Counter[str]:
    """What happened in one game of four such players."""
    watch = Watch()
    state = watch.state = GAME.new(set_up(GAME, SEATS, {}, seed), watch)
    players = [(make(), Rng(seed, f"bot {seat}")) for seat in range(SEATS)]
    while (decision := GAME.decision(state)) is not None:
        player, luck = players[decision.seat]
        GAME.apply(state, player.choose(GAME.view(state, decision.seat), decision, FOREVER, luck), watch)
    first = watch.counts["first citadel"]
    watch.counts["later"] = max(0, state.turn - first - 1) if first else 0
    return watch.counts


def weighed(named: Sequence[str]) -> Weights:
    wished: dict[str, Any] = {name: float(value) for name, value in (word.split("=") for word in named)}
    return NORMAL._replace(**wished)


def main(arguments: Sequence[str]) -> None:
    seed, games, *named = arguments
    make = Before if named == ["before"] else partial(Marshal, weighed(named))
    seen = [watched(make, int(seed) + number) for number in range(int(games))]
    for what in COUNTS:
        mean = sum(one[what] for one in seen) / len(seen)
        spread = math.sqrt(sum((one[what] - mean) ** 2 for one in seen) / len(seen))
        print(f"{what:16} {mean:.3f} ± {spread / math.sqrt(len(seen)):.3f}")


if __name__ == "__main__":
    main(sys.argv[1:])
