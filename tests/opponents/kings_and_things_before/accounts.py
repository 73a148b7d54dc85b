"""Accounts of one player: the worth of kingdom, counters, Things and hexes, in gold.

Drawn up afresh for every decision; whatever costs time is reckoned when it is first asked for.
"""

from collections.abc import Iterable
from functools import cached_property

from engines.core.rng import Rng
from engines.core.types import View
from engines.kings_and_things.powers import MINES_UNDER
from engines.kings_and_things.realm import hexes_of, income
from engines.kings_and_things.rules.construction import PRICE, can_build
from engines.kings_and_things.state import CITADEL, NOBODY, NOTHING, State
from engines.kings_and_things.terrain import ANY
from engines.kings_and_things.things import CREATURES, ITEMS, MINES, TERRAIN, THINGS, TOWNS, TREASURES, VALUE

from .strength import BLOW
from .weights import (
    BLOW_WORTH,
    BODY_WORTH,
    CROWN,
    EVENT_WORTH,
    GIFTED,
    HERO_WORTH,
    INCOME,
    ITEM_WORTH,
    LAND,
    LEADER_SPITE,
    MISFIT,
    NEW_LAND,
    OTHER_EVENT,
    PROGRESS,
    SPITE,
)


class Accounts:
    """The kingdom and its worth, as one player sees it."""

    def __init__(self, view: View[State], rng: Rng) -> None:
        self.view, self.rng = view, rng
        self.seat, self.state = view.seat, view.state
        self.charter, self.frame = self.state.charter, self.state.agenda[-1]
        self._prizes: dict[int, float] = {}

    # -- the kingdom ---------------------------------------------------------------------------------------------------

    @cached_property
    def lands(self) -> tuple[int, ...]:
        return hexes_of(self.state, self.seat)

    @cached_property
    def terrains(self) -> frozenset[int]:
        """The terrains whose creatures are supported everywhere (8.2)."""
        return frozenset([self.state.terrain[at] for at in self.lands])

    @cached_property
    def gold(self) -> int:
        return self.state.gold[self.seat]

    @cached_property
    def rivals(self) -> list[int]:
        return [seat for seat in self.state.order if seat != self.seat]

    @cached_property
    def wanting(self) -> int:
        """13.2: how much income is missing for a citadel."""
        return max(0, self.charter.citadel_income - income(self.state, self.seat))

    @cached_property
    def crowned(self) -> bool:
        """This player has a citadel."""
        return any(self.state.owner[at] == self.seat for at, _ in self.state.since)

    @cached_property
    def sites(self) -> list[int]:
        """13.1: where a level can be built in this turn, without regard to gold."""
        return [at for at in self.lands if can_build(self.state, self.seat, at)]

    @cached_property
    def spare_gold(self) -> int:
        """What this turn's building cannot use."""
        return max(0, self.gold - PRICE * len(self.sites))

    @cached_property
    def leader(self) -> int:
        """The rival who is nearest to winning."""
        return max(self.rivals, key=self.progress, default=NOTHING)

    def progress(self, seat: int) -> float:
        """How near a player is to a won game: income, and the best fort."""
        best = max([self.state.fort[at] for at in hexes_of(self.state, seat)], default=0)
        return income(self.state, seat) + PROGRESS[0] * best + PROGRESS[1] * (best == CITADEL)

    def spite(self, rival: int) -> float:
        """How much of this rival's loss is this player's gain."""
        if rival == NOBODY:
            return 0.0
        return 1.0 if len(self.rivals) < 2 else LEADER_SPITE if rival == self.leader else SPITE

    # -- what counters are worth ---------------------------------------------------------------------------------------

    def counter(self, piece: int) -> float:
        """A creature or Hero on the board; a bluff only looks like one."""
        if piece >= THINGS:
            return self.hero(piece)
        real = piece < 0 or TERRAIN[piece] in self.terrains
        return BODY_WORTH + (BLOW_WORTH * BLOW[piece] if real else 0.0)

    def hero(self, face: int) -> float:
        """A Hero: strength, an income, and what he can do."""
        more = MINES_UNDER.get(face, 1) - 1
        counters = [self.state.income[at] for at in self.lands] if more else []
        mines = more * sum([VALUE[counter] for counter in counters if counter in MINES])
        return HERO_WORTH + BLOW_WORTH * BLOW[face] + GIFTED.get(face, 0.0) + INCOME * mines

    def thing(self, thing: int) -> float:
        """A Thing behind the Shield."""
        if thing < CREATURES:
            return self.counter(thing)
        if thing < TOWNS:
            free = [at for at in self.lands if self.state.income[at] == NOTHING]
            fits = any(TERRAIN[thing] in (ANY, self.state.terrain[at]) for at in free)
            return INCOME * VALUE[thing] * (1.0 if fits else MISFIT)
        if thing < TREASURES:
            return float(VALUE[thing])
        return ITEM_WORTH if thing < ITEMS else EVENT_WORTH.get(thing, OTHER_EVENT)

    def host(self, pieces: Iterable[int]) -> float:
        """What an army is worth."""
        return sum([self.counter(piece) for piece in pieces])

    # -- what hexes are worth ------------------------------------------------------------------------------------------

    def estate(self, hex_: int) -> float:
        """What a hex brings its owner: land, fort, special income."""
        state = self.state
        worth = LAND + INCOME * state.fort[hex_] + CROWN * (state.fort[hex_] == CITADEL)
        return worth if state.income[hex_] == NOTHING else worth + INCOME * VALUE[state.income[hex_]]

    def prize(self, hex_: int) -> float:
        """What it is worth to take a hex: one's own gain, and the rival's loss."""
        if hex_ not in self._prizes:
            worth = self.estate(hex_) * (1 + self.spite(self.state.owner[hex_]))
            worth += NEW_LAND * (self.state.terrain[hex_] not in self.terrains)
            self._prizes[hex_] = worth + sum([VALUE[thing] for thing in self.state.hoard[hex_]])
        return self._prizes[hex_]
