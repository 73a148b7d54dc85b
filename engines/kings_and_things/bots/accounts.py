"""Accounts of one player: the worth of kingdom, counters, Things and hexes, in gold.

Drawn up afresh for every decision; whatever costs time is reckoned when it is first asked for.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from ...core.rng import Rng
from ...core.types import View
from ..powers import MINES_UNDER
from ..realm import hexes_of, income
from ..rules.construction import PRICE, can_build
from ..rules.victory import decided_in, ripe_in
from ..state import CASTLE, CITADEL, NOBODY, NOTHING, State
from ..terrain import ANY
from ..things import CREATURES, ITEMS, MINES, TERRAIN, THINGS, TOWNS, TREASURES, VALUE
from .strength import BLOW
from .weights import EVENT_WORTH, GIFTED, MISFIT, NORMAL, OTHER_EVENT, PROGRESS, Weights

NEARLY = 2  # who has so much less income than the richest can still be the richest
BEHIND = 0.6  # and how much of it the loss of the others counts
LIKELY, LESS_LIKELY, MOST_LIKELY = 0.35, 0.05, 0.6  # a castle rises, for each income that is missing less likely
WITHIN_REACH = 4  # so much income may still be won in a turn


class Hope(NamedTuple):
    """Hope for the end of a turn: the income, and whether a citadel goes with it."""

    income: int
    crowned: bool


class Accounts:
    """The kingdom and its worth, as one player sees it."""

    def __init__(self, view: View[State], rng: Rng, weights: Weights = NORMAL) -> None:
        self.view, self.rng, self.weights = view, rng, weights
        self.seat, self.state = view.seat, view.state
        self.charter, self.frame = self.state.charter, self.state.agenda[-1]
        self._prizes: dict[int, float] = {}
        self._estates: dict[int, float] = {}

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
        if len(self.rivals) < 2:
            return 1.0
        if self.last:
            if rival not in self.contenders:
                return self.weights.last_other
            return self.weights.last_spite * (1.0 if self.hopes[rival].income >= self.bar - NEARLY else BEHIND)
        return self.weights.leader_spite if rival == self.leader else self.weights.spite

    # -- the citadel's clock (13.3) ------------------------------------------------------------------------------------

    @cached_property
    def last(self) -> bool:
        """13.3: the game ends with this turn, unless a citadel changes hands."""
        return decided_in(self.state) == self.state.turn

    @cached_property
    def hopes(self) -> dict[int, Hope]:
        """What everybody will have at the end of this turn if nothing more is won or lost. Gold and forts lie open."""
        return {seat: self._hope(seat) for seat in self.state.order}

    def _hope(self, seat: int) -> Hope:
        state = self.state
        lands = [at for at in hexes_of(state, seat) if not state.built >> at & 1]
        crowned = any(state.owner[at] == seat for at, _ in state.since)
        castle = any(state.fort[at] == CASTLE for at in lands)
        sites = len([at for at in lands if state.fort[at] < CASTLE])
        levels = state.gold[seat] // PRICE
        reach = income(state, seat) + min(levels, sites + (castle and not crowned))
        return Hope(reach, crowned or (castle and levels > 0 and reach >= self.charter.citadel_income))

    @cached_property
    def contenders(self) -> list[int]:
        """Rivals who will own a citadel."""
        return [rival for rival in self.rivals if self.hopes[rival].crowned]

    @cached_property
    def bar(self) -> int:
        """The income to beat."""
        return max([self.hopes[rival].income for rival in self.contenders], default=0)

    @cached_property
    def hopeful(self) -> bool:
        """This player can own a citadel at the end of the turn, and be the richest of those who do."""
        hope = self.hopes[self.seat]
        castle = any(self.state.fort[at] == CASTLE for at in self.lands)
        near = castle and hope.income >= self.charter.citadel_income - WITHIN_REACH
        return (hope.crowned or near) and hope.income + WITHIN_REACH >= self.bar

    @cached_property
    def doomed(self) -> frozenset[int]:
        """13.3: citadels of others that end the game with this turn, if nothing but their fall can help this player."""
        if not self.last or self.hopeful:
            return frozenset()
        state = self.state
        ripe = [at for at, got in state.since if ripe_in(state, got) <= state.turn]
        return frozenset([at for at in ripe if state.owner[at] != self.seat])

    @cached_property
    def rising(self) -> frozenset[int]:
        """13.2: castles of rivals who can make citadels of them in this turn, and be richer than this player."""
        state = self.state
        if state.since:
            return frozenset()
        mine = self.hopes[self.seat]
        rich = [rival for rival in self.contenders if not mine.crowned or self.hopes[rival].income > mine.income]
        return frozenset([at for at, level in enumerate(state.fort) if level == CASTLE and state.owner[at] in rich])

    @cached_property
    def looming(self) -> dict[int, float]:
        """13.2: castles of rivals, and how likely each is a citadel after this turn. More income may still be won."""
        state, found = self.state, dict[int, float]()
        if state.since:
            return found
        for at, level in enumerate(state.fort):
            owner = state.owner[at]
            if level == CASTLE and owner != self.seat and not state.built >> at & 1 and state.gold[owner] >= PRICE:
                missing = self.charter.citadel_income - self.hopes[owner].income
                likely = LIKELY - LESS_LIKELY * missing
                if likely > 0:
                    calm = self.weights.calm if self.can_answer(owner) else 1.0
                    found[at] = min(MOST_LIKELY, likely) * calm
        return found

    def can_answer(self, rival: int) -> bool:
        """13.3: this player may well have a citadel next turn, too, and be no poorer than that rival."""
        lands = [at for at in self.lands if not self.state.built >> at & 1 or self.state.fort[at] >= CASTLE]
        highest = max([self.state.fort[at] for at in lands], default=0)
        hope = self.hopes[self.seat].income + WITHIN_REACH
        near = hope >= max(self.charter.citadel_income, self.hopes[rival].income)
        return near and (highest >= CASTLE or (highest == CASTLE - 1 and self.gold >= PRICE))

    # -- what counters are worth ---------------------------------------------------------------------------------------

    def counter(self, piece: int) -> float:
        """A creature or Hero on the board; a bluff only looks like one."""
        if piece >= THINGS:
            return self.hero(piece)
        real = piece < 0 or TERRAIN[piece] in self.terrains
        return self.weights.body + (self.weights.blow * BLOW[piece] if real else 0.0)

    def hero(self, face: int) -> float:
        """A Hero: strength, an income, and what he can do."""
        more = MINES_UNDER.get(face, 1) - 1
        counters = [self.state.income[at] for at in self.lands] if more else []
        mines = more * sum([VALUE[counter] for counter in counters if counter in MINES])
        return self.weights.hero + self.weights.blow * BLOW[face] + GIFTED.get(face, 0.0) + self.weights.income * mines

    def thing(self, thing: int) -> float:
        """A Thing behind the Shield."""
        if thing < CREATURES:
            return self.counter(thing)
        if thing < TOWNS:
            free = [at for at in self.lands if self.state.income[at] == NOTHING]
            fits = any(TERRAIN[thing] in (ANY, self.state.terrain[at]) for at in free)
            return self.weights.income * VALUE[thing] * (1.0 if fits else MISFIT)
        if thing < TREASURES:
            return float(VALUE[thing])
        return self.weights.item if thing < ITEMS else EVENT_WORTH.get(thing, OTHER_EVENT)

    def host(self, pieces: Iterable[int]) -> float:
        """What an army is worth that might be lost."""
        weight = self.weights.last_host if self.last else self.weights.host
        return weight * sum([self.counter(piece) for piece in pieces])

    # -- what hexes are worth ------------------------------------------------------------------------------------------

    def estate(self, hex_: int) -> float:
        """What a hex brings its owner: land, fort, special income."""
        found = self._estates.get(hex_)
        if found is None:
            found = self._estates[hex_] = self._estate(hex_)
        return found

    def _estate(self, hex_: int) -> float:
        state, weights = self.state, self.weights
        level, counter = state.fort[hex_], state.income[hex_]
        mine = state.owner[hex_] == self.seat
        worth = weights.last_land if self.last else weights.land
        worth += weights.income * (level + (VALUE[counter] if counter != NOTHING else 0))
        if level == CITADEL:
            worth += weights.doom if self.last and not mine and not self.hopeful else weights.crown
        elif level == CASTLE:
            if not mine:
                worth += weights.rising if hex_ in self.rising else weights.rival_castle
                worth += weights.loom * self.looming.get(hex_, 0.0) if weights.loom else 0.0
            elif not self.crowned:
                worth += weights.crown / 2 if self.last else weights.castle
        return worth

    def prize(self, hex_: int) -> float:
        """What it is worth to take a hex: one's own gain, and the rival's loss."""
        if hex_ not in self._prizes:
            worth = self.estate(hex_) * (1 + self.spite(self.state.owner[hex_]))
            worth += self.weights.new_land * (self.state.terrain[hex_] not in self.terrains)
            self._prizes[hex_] = worth + sum([VALUE[thing] for thing in self.state.hoard[hex_]])
        return self._prizes[hex_]
