"""Survey of the board: who stands where, who threatens what, and how a fight would go, as one player sees it.

The accounts say what it would be worth.
"""

from functools import cached_property
from heapq import heappop, heappush

from ...core.rng import Rng
from ...core.types import View
from ..charter import ALLOWANCE
from ..realm import army
from ..rules.exploration import defended
from ..rules.movement_column import FLIES, guarded, unexplored
from ..state import CITADEL, MOVEMENT, NOBODY, NOTHING, State
from ..terrain import COST, SEA
from ..things import COMBAT, CREATURES, INCOMES, LORD_OF, TERRAIN, THINGS
from .accounts import Accounts
from .strength import DEFENCES, NONE, SURVIVORS, UNDEFENDED, Strength, chance, explorer_chances, left, muster, walls
from .weights import NORMAL, REACH, SPOILS, Weights

A_MARCH_AWAY = 0.6
"""How well a castle can be stormed from where it takes a whole march to get there, next to from beside it."""


class Survey(Accounts):
    """A position as one player sees it. Hundreds of marches are compared by the same few strengths, so what has been
    reckoned once is remembered."""

    def __init__(self, view: View[State], rng: Rng, weights: Weights = NORMAL) -> None:
        super().__init__(view, rng, weights)
        self._threats: dict[int, tuple[Strength, ...]] = {}
        self._opposition: dict[int, Strength] = {}
        self._strengths: dict[tuple[int, ...], Strength] = {}
        self._buildings: dict[int, Strength] = {}
        self._garrisons: dict[tuple[int, int], Strength] = {}
        self._stacks: dict[int, list[tuple[int, Strength, Strength]]] = {}
        self._risks: dict[tuple[int, tuple[int, ...], tuple[int, ...], int], float] = {}

    # -- who stands there, and who might come --------------------------------------------------------------------------

    def strength(self, pieces: tuple[int, ...]) -> Strength:
        """Own counters together: bluffs vanish when they are turned up (8.2)."""
        found = self._strengths.get(pieces)
        if found is None:
            terrains = self.terrains
            lords = [piece for piece in pieces if piece >= THINGS]
            found = self._strengths[pieces] = muster(
                [
                    piece
                    for piece in pieces
                    if piece >= CREATURES or piece < 0 or TERRAIN[piece] in terrains or LORD_OF[TERRAIN[piece]] in lords
                ]
            )
        return found

    def buildings(self, hex_: int) -> Strength:
        found = self._buildings.get(hex_)
        if found is None:
            counter = self.state.income[hex_]
            town = COMBAT[counter] if counter >= INCOMES else 0
            found = self._buildings[hex_] = walls(self.state.fort[hex_], town)
        return found

    def garrison(self, hex_: int, side: int) -> Strength:
        """A side's counters in a hex and, if the hex is theirs, its buildings."""
        found = self._garrisons.get((hex_, side))
        if found is None:
            found = self._garrisons[hex_, side] = self._garrison(hex_, side)
        return found

    def _garrison(self, hex_: int, side: int) -> Strength:
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
            found = [self._threat(hex_, rival) for rival in self.movers]
            self._threats[hex_] = tuple([threat for threat in found if threat.bodies])
        return self._threats[hex_]

    @cached_property
    def movers(self) -> list[int]:
        """Who may still march before it counts: in the last turn only those who come later."""
        order, phase = self.state.order, self.state.phase
        if not self.last or phase < MOVEMENT:
            return self.rivals
        return list(order[order.index(self.seat) + 1 :]) if phase == MOVEMENT else []

    def _threat(self, hex_: int, rival: int) -> Strength:
        far = self.charter.far[hex_]
        total = NONE
        for at, whole, half in self._hosts(rival):
            if far[at] <= REACH + 1:
                total = total.plus(whole if far[at] <= REACH else half)
        return total

    def _hosts(self, rival: int) -> list[tuple[int, Strength, Strength]]:
        """A rival's stacks: where, how strong, and half as strong."""
        found = self._stacks.get(rival)
        if found is None:
            hexes = self.charter.hexes
            found = self._stacks[rival] = [
                (at, whole := muster(pieces), whole.part(0.5))
                for at, pieces in enumerate(self.state.armies[rival * hexes : (rival + 1) * hexes])
                if pieces
            ]
        return found

    def menace(self, hex_: int) -> float:
        """How hard all rivals together could hit a hex."""
        return sum([threat.blow for threat in self.threats(hex_)])

    def risk(self, hex_: int, leaving: tuple[int, ...] = (), coming: tuple[int, ...] = (), levels: int = 0) -> float:
        """What is likely lost in an own hex before the next turn, if these counters left it, those came, and the fort
        had so many levels more."""
        if self.state.owner[hex_] != self.seat:
            return 0.0
        key = hex_, leaving, coming, levels
        found = self._risks.get(key)
        if found is None:
            found = self._risks[key] = self.estate(hex_) * self._danger(hex_, leaving, coming, levels)
        return found

    def _danger(self, hex_: int, leaving: tuple[int, ...], coming: tuple[int, ...], levels: int) -> float:
        """The chance to lose it."""
        threats = self.threats(hex_)
        if not threats:
            return 0.0
        guard = self.garrison(hex_, self.seat)
        if leaving:
            guard = guard.less(self.strength(leaving))
        if coming:
            guard = guard.plus(self.strength(coming))
        if levels:
            guard = guard.plus(walls(levels, 0))
        raid, safe = self.raid(hex_), 1.0
        for threat in threats:
            safe *= 1 - raid * chance(threat, guard)
        return (1 - safe) * (self.weights.doomed_home if self.doomed else 1.0)

    def raid(self, hex_: int) -> float:
        """How likely a rival who could take a hex will try."""
        if self.state.fort[hex_] == CITADEL:
            return self.weights.siege
        return self.weights.last_raid if self.last else self.weights.raid

    @cached_property
    def goals(self) -> dict[int, float]:
        """13.3: what is to be stormed by those who stand near when they march next, and how surely: castles that may be
        citadels then; and before the last turn's march the citadels that must fall."""
        if not self.last:
            return self.looming
        return dict.fromkeys(self.doomed, self.weights.muster) if self.state.phase < MOVEMENT else {}

    @cached_property
    def vigils(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """For every hex what a pip is worth there within a march of such goals: one that walks, and one that flies."""
        far, weight, hexes = self.charter.far, self.weights.vigil, self.charter.hexes
        walks, flies = [0.0] * hexes, [0.0] * hexes
        for goal, likely in self.goals.items() if weight else ():
            for worth, wings in ((walks, False), (flies, True)):
                for at in self.starts(goal, wings):
                    worth[at] += weight * likely * (1.0 if far[at][goal] == 1 else A_MARCH_AWAY)
        return tuple(walks), tuple(flies)

    def starts(self, goal: int, wings: bool) -> dict[int, int]:
        """9: from where a counter gets to a hex in one march, as things are, and what that costs. Unexplored land and
        enemies stop it: neither lies on the way."""
        state, near, found = self.state, self.charter.near, dict[int, int]()
        queue = [(0, goal)]
        while queue:
            spent, to = heappop(queue)
            if to != goal and (unexplored(state, to) or guarded(state, self.seat, to)):
                continue
            cost = spent + (1 if wings else COST[state.terrain[to]])
            for at in near[to]:
                open_ = at != goal and (wings or state.terrain[at] != SEA)
                if open_ and cost <= ALLOWANCE and cost < found.get(at, ALLOWANCE + 1):
                    found[at] = cost
                    heappush(queue, (cost, at))
        return found

    def vigil(self, hex_: int, pieces: tuple[int, ...]) -> float:
        """What it is worth that these stand in a hex when they march next."""
        walks, flies = self.vigils
        walk, fly = walks[hex_], flies[hex_]
        if not fly:
            return 0.0
        found = walk * self.strength(pieces).blow
        if fly > walk:
            wings = tuple([piece for piece in pieces if piece >= 0 and FLIES[piece]])
            found += (fly - walk) * self.strength(wings).blow
        return found

    @cached_property
    def musters(self) -> bool:
        """13.3: counters that are bought now can still march to a citadel that must fall."""
        return self.last and any(self.vigils[0][at] for at in self.lands)

    # -- how a march would end -----------------------------------------------------------------------------------------

    def venture(self, hex_: int, pieces: tuple[int, ...]) -> float:
        """What it is worth to have these counters in a hex of others, or of nobody, when the fighting begins."""
        if not pieces:
            return 0.0
        owner, prize = self.state.owner[hex_], self.prize(hex_)
        mine, cost, theirs = self.strength(pieces), self.host(pieces), self.opposition(hex_)
        if hex_ in self.doomed:
            return self._storm(hex_, mine, cost)
        if not theirs.bodies and owner != NOBODY:
            return prize + self.vigil(hex_, pieces)
        if not theirs.bodies and not defended(self.state, hex_):
            explored = UNDEFENDED * prize + (1 - UNDEFENDED) * self._exploration(mine, cost, prize)
            return explored + SURVIVORS * self.vigil(hex_, pieces)
        likely = chance(mine, theirs)
        spoils = self.spite(owner) * self.weights.blow * theirs.blow * max(likely, SPOILS)
        after = left(likely)
        return likely * prize + spoils - (1 - after) * cost + after * self.vigil(hex_, pieces)

    def _storm(self, hex_: int, mine: Strength, cost: float) -> float:
        """13.3: whoever is lost otherwise does not ask who takes the citadel, only that it falls: all who come against
        it are allies, those who are there and, in part, those who still can."""
        owner, weights = self.state.owner[hex_], self.weights
        guard, here, coming = self.garrison(hex_, owner), NONE, NONE
        for rival in self.rivals:
            if rival != owner:
                here = here.plus(self.garrison(hex_, rival))
                if rival in self.movers:
                    coming = coming.plus(self._threat(hex_, rival))
        falls = chance(mine.plus(here).plus(coming.part(weights.allies)), guard) - chance(here, guard)
        return falls * weights.doom + chance(mine, guard.plus(here)) * weights.crown - cost

    def _exploration(self, mine: Strength, cost: float, prize: float) -> float:
        """10.2, 10.3: fight what was drawn, or pay; the mean of what might be drawn."""
        total, gold = 0.0, self.gold
        for likely, defence in zip(explorer_chances(mine), DEFENCES, strict=True):
            won = prize + defence.loot
            if defence.strength.bodies:
                fight = likely * won - (1 - left(likely)) * cost
                won = max(fight, won - defence.price) if defence.price <= gold else fight
            total += won
        return total / len(DEFENCES)

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
