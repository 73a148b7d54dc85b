"""Survey of the board: who stands where, who threatens what, and how a fight would go, as one player sees it.

The accounts say what it would be worth.
"""

from collections.abc import Sequence
from functools import cached_property

from engines.core.rng import Rng
from engines.core.types import View
from engines.kings_and_things.realm import army
from engines.kings_and_things.rules.exploration import defended
from engines.kings_and_things.state import CITADEL, NOBODY, NOTHING, State
from engines.kings_and_things.terrain import SEA
from engines.kings_and_things.things import COMBAT, CREATURES, INCOMES, LORD_OF, TERRAIN, THINGS

from .accounts import Accounts
from .strength import DEFENCES, NONE, UNDEFENDED, Defence, Strength, chance, left, muster, walls
from .weights import BLOW_WORTH, RAID, REACH, SIEGE, SPOILS


class Survey(Accounts):
    """A position as one player sees it."""

    def __init__(self, view: View[State], rng: Rng) -> None:
        super().__init__(view, rng)
        self._threats: dict[int, tuple[Strength, ...]] = {}
        self._opposition: dict[int, Strength] = {}

    # -- who stands there, and who might come --------------------------------------------------------------------------

    def strength(self, pieces: Sequence[int]) -> Strength:
        """Own counters together: bluffs vanish when they are turned up (8.2)."""
        lords = [piece for piece in pieces if piece >= THINGS]
        return muster(
            [
                piece
                for piece in pieces
                if piece >= CREATURES or TERRAIN[piece] in self.terrains or LORD_OF[TERRAIN[piece]] in lords
            ]
        )

    def buildings(self, hex_: int) -> Strength:
        counter = self.state.income[hex_]
        return walls(self.state.fort[hex_], COMBAT[counter] if counter >= INCOMES else 0)

    def garrison(self, hex_: int, side: int) -> Strength:
        """A side's counters in a hex and, if the hex is theirs, its buildings."""
        pieces = army(self.state, side, hex_)
        found = self.strength(pieces) if side == self.seat else muster(pieces)
        holder = self.charter.neutral if self.state.owner[hex_] == NOBODY else self.state.owner[hex_]
        return found.plus(self.buildings(hex_)) if side == holder else found

    def opposition(self, hex_: int) -> Strength:
        """Everything in a hex that would fight this player."""
        if hex_ not in self._opposition:
            total = NONE
            for side in (*self.rivals, self.charter.neutral):
                total = total.plus(self.garrison(hex_, side))
            self._opposition[hex_] = total
        return self._opposition[hex_]

    def threats(self, hex_: int) -> tuple[Strength, ...]:
        """What each rival could bring to a hex in a turn."""
        if hex_ not in self._threats:
            found = [self._threat(hex_, rival) for rival in self.rivals]
            self._threats[hex_] = tuple([threat for threat in found if threat.bodies])
        return self._threats[hex_]

    def _threat(self, hex_: int, rival: int) -> Strength:
        far, hexes = self.charter.far[hex_], self.charter.hexes
        total = NONE
        for at, pieces in enumerate(self.state.armies[rival * hexes : (rival + 1) * hexes]):
            if pieces and far[at] <= REACH + 1:
                total = total.plus(muster(pieces).part(1.0 if far[at] <= REACH else 0.5))
        return total

    def menace(self, hex_: int) -> float:
        """How hard all rivals together could hit a hex."""
        return sum([threat.blow for threat in self.threats(hex_)])

    def risk(self, hex_: int, leaving: Sequence[int] = (), coming: Sequence[int] = (), levels: int = 0) -> float:
        """What is likely lost in an own hex before the next turn, if these counters left it, those came, and the fort
        had so many levels more."""
        threats = self.threats(hex_)
        if self.state.owner[hex_] != self.seat or not threats:
            return 0.0
        guard = self.garrison(hex_, self.seat).less(self.strength(leaving)).plus(self.strength(coming))
        guard = guard.plus(walls(levels, 0))
        raid = SIEGE if self.state.fort[hex_] == CITADEL else RAID
        safe = 1.0
        for threat in threats:
            safe *= 1 - raid * chance(threat, guard)
        return self.estate(hex_) * (1 - safe)

    # -- how a march would end -----------------------------------------------------------------------------------------

    def venture(self, hex_: int, pieces: Sequence[int]) -> float:
        """What it is worth to have these counters in a hex of others, or of nobody, when the fighting begins."""
        if not pieces:
            return 0.0
        owner, prize = self.state.owner[hex_], self.prize(hex_)
        mine, cost, theirs = self.strength(pieces), self.host(pieces), self.opposition(hex_)
        if not theirs.bodies and owner != NOBODY:
            return prize
        if not theirs.bodies and not defended(self.state, hex_):
            found = sum([self._exploration(mine, cost, prize, defence) for defence in DEFENCES]) / len(DEFENCES)
            return UNDEFENDED * prize + (1 - UNDEFENDED) * found
        likely = chance(mine, theirs)
        spoils = self.spite(owner) * BLOW_WORTH * theirs.blow * max(likely, SPOILS)
        return likely * prize + spoils - (1 - left(likely)) * cost

    def _exploration(self, mine: Strength, cost: float, prize: float, defence: Defence) -> float:
        """10.2, 10.3: fight what was drawn, or pay."""
        theirs, price, loot = defence
        likely = chance(mine, theirs)
        if not theirs.bodies:
            return prize + loot
        fight = likely * (prize + loot) - (1 - left(likely)) * cost
        return max(fight, prize + loot - price) if price <= self.gold else fight

    def front(self, hex_: int) -> float:
        """How good a hex is to start from: what there is to take nearby."""
        far, state = self.charter.far[hex_], self.state
        return max(
            [
                self.prize(at) / (1 + far[at])
                for at, owner in enumerate(state.owner)
                if owner != self.seat and far[at] <= REACH + 1 and state.terrain[at] != SEA
            ],
            default=0.0,
        )

    @cached_property
    def capital(self) -> int:
        """13.2: where the citadel shall stand: the highest fort, of equals the one that is threatened least."""
        forts = [at for at in self.lands if self.state.fort[at]]
        return max(forts or self.lands, key=lambda at: (self.state.fort[at], -self.menace(at), at), default=NOTHING)
