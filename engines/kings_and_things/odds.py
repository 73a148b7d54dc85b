"""Odds of a battle (reference 10.4 to 10.7), for bots and for the window: exact for small battles of two sides
whose counters are known, sampled where there are more sides, more units, or face-down counters.

Assumed: everybody fights to the end, loses first what strikes worst, and nobody uses magic that is not in play yet.
Warlord, parries and saves are left out. Face-down counters of others are taken for creatures that their owner can
support, each unseen one as likely as the next; a hex that has yet to be explored is explored, without bribes. In
battles of several sides everybody names anybody.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ..core.bots import Deadline
from ..core.rng import Rng
from ..core.types import HIDDEN, View
from .chances import Force, Unit, duel, fight, force, worn
from .realm import army, join, leave
from .redeal import unseen
from .rules import battle as battles
from .rules.battle_units import FORT, dice_of, endures, step_of, thin, units, value_of
from .rules.bluff import drop_bluffs
from .rules.combat import roles
from .rules.exploration import FREE, best_income, defended
from .state import MELEE_STEP, NOBODY, NOTHING, Battle, State
from .things import CREATURES, FIREWALL, GOLEM, TERRAIN, TERRAIN_LORDS, THINGS

EXACT, QUICK = 64, 6
"""Battles with at most so many positions (wounds of the one times wounds of the other) are reckoned exactly: a few
milliseconds for what is certain, far less for each world that is guessed."""

SAMPLES = 60
"""Worlds, or fights, that are looked at where chance has to help."""

DOUBT = 0.01
"""What every side keeps that still stands, however well it goes for another."""


def percent(chance: float) -> int:
    """Whole per cent; never a sure thing unless it is one.

    >>> percent(0.998), percent(1.0)
    (99, 100)
    """
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


class Odds(NamedTuple):
    """Odds of a battle. `wins` and `left` go with `sides`; what is missing to 1 is nobody's."""

    sides: tuple[int, ...]
    wins: tuple[float, ...]
    left: tuple[float, ...]
    exact: bool

    def chance(self, side: int) -> float:
        """That this side is the last one."""
        return self.wins[self.sides.index(side)] if side in self.sides else 0.0

    def believed(self, sides: Sequence[int]) -> list[float]:
        """The chances of these sides as they are told to people. Nothing is sure while two stand against each other:
        magic, saves and the Lucky Charm are left out here, and where only some worlds were tried there are others."""
        chances = [self.chance(side) for side in sides]
        if self.exact and len(self.sides) < 2:
            return chances
        kept = [min(1 - DOUBT, max(DOUBT, chance)) for chance in chances]
        return [chance / max(1.0, sum(kept)) for chance in kept]


# -- from a seat's view ------------------------------------------------------------------------------------------------


def odds(
    view: View[State],
    hex_: int,
    joining: Sequence[int] = (),
    rng: Rng | None = None,
    samples: int = SAMPLES,
    deadline: Deadline | None = None,
    *,
    struck: bool = False,
) -> Odds:
    """The odds of the battle, or the exploration, in a hex, as far as a seat can know: of the one being fought, or else
    of the one that would follow if everybody fought where they stand, and these creatures and Heroes of the seat came
    as well. Looks at up to so many worlds: at one in any case, at no more once the deadline has passed. `struck`: hits
    that were scored in this step and have not been taken yet count, as whoever looks at the table would count them."""
    rng = rng or Rng(hex_, "odds")
    total: dict[int, list[float]] = {}
    count, certain, exact = 0, True, False
    world: Sequence[tuple[int, Force]] = ()
    pool = unseen(view.state)
    while not count or not (exact or count >= samples or (deadline is not None and deadline.passed)):
        if not count or not certain:
            state, certain = _world(view, hex_, joining, pool, rng)
            world = _forces(state, hex_, struck)
        small = len(world) == 2 and world[0][1].wounds * world[1][1].wounds <= (EXACT if certain else QUICK)
        exact = certain and (small or len(world) < 2)
        wins, left = _reckon(world, small, rng)
        for at, (side, _) in enumerate(world):
            entry = total.setdefault(side, [0.0, 0.0])
            entry[0] += wins[at]
            entry[1] += left[at]
        count += 1
    sides = tuple(sorted(total))
    chances = tuple([total[side][0] / count for side in sides])
    return Odds(sides, chances, tuple([total[side][1] / count for side in sides]), exact)


def _reckon(world: Sequence[tuple[int, Force]], small: bool, rng: Rng) -> tuple[Sequence[float], Sequence[float]]:
    """Chances and units left for each side of one world."""
    forces = [one for _, one in world]
    if len(forces) < 2:
        return [1.0] * len(forces), [float(one.left[0]) for one in forces]
    if small:
        return duel(forces[0], forces[1])
    last, wounds = fight(forces, rng)
    wins = [float(at == last) for at in range(len(forces))]
    return wins, [one.left[wounds[at]] * wins[at] for at, one in enumerate(forces)]


def _forces(state: State, hex_: int, struck: bool) -> list[tuple[int, Force]]:
    """The sides of a world: of its battle, or the one army that has nobody to fight."""
    if state.battle is not None:
        hits = _untaken(state.battle) if struck else [0] * len(state.battle.hits)
        return [(side, worn(side_force(state, side), hits[side])) for side in state.battle.sides]
    seats = [seat for seat in range(state.charter.seats) if army(state, seat, hex_)]
    return [(seat, Force(((),), (len(army(state, seat, hex_)),))) for seat in seats]


def _untaken(battle: Battle) -> list[int]:
    """10.5: hits of this step that each side has yet to place, or has placed and has not lost anything by yet."""
    return [hits + len(battle.doomed[side]) for side, hits in enumerate(battle.hits)]


def _world(view: View[State], hex_: int, joining: Sequence[int], pool: list[int], rng: Rng) -> tuple[State, bool]:
    """A position just before the battle that fits the view, and whether there is only this one."""
    state = view.state.clone()
    certain = _fill(state, hex_, pool, rng)
    for piece in joining:
        for at in range(view.seat * state.charter.hexes, (view.seat + 1) * state.charter.hexes):
            if piece in state.armies[at]:
                leave(state, view.seat, at % state.charter.hexes, piece)
        join(state, view.seat, hex_, piece)
    if state.battle is None or state.battle.hex != hex_:
        state.battle = None
        attacker, defender = roles(state, view.seat, hex_)
        if defender == NOBODY and attacker != NOBODY and state.owner[hex_] == NOBODY:
            if not defended(state, hex_):
                certain = False
                _explore(state, hex_, pool, rng)
            defender = state.charter.neutral if defended(state, hex_) else NOBODY
        if NOBODY in (attacker, defender):
            return state, certain
        battles.open_battle(state, hex_, attacker, defender)
    if not state.face_up >> hex_ & 1:  # so it is with an explorer's battle, too, while bribes are offered (10.2)
        for seat in state.order:
            drop_bluffs(state, None, seat, hex_)
    if state.battle is not None and not state.battle.round:
        battles.siege(state, None, ())
    thin(state)
    return state, certain


def _fill(state: State, hex_: int, pool: list[int], rng: Rng) -> bool:
    """Face-down counters of others become creatures that they can support. Whether there were none."""
    drawn: list[int] = []
    for seat in range(state.charter.seats):
        at = seat * state.charter.hexes + hex_
        holes = state.armies[at].count(HIDDEN)
        if holes:
            free = [thing for thing in pool if thing < CREATURES and thing not in drawn]
            homes = {state.terrain[own] for own, owner in enumerate(state.owner) if owner == seat}
            homes |= {TERRAIN[hero] for hero in state.armies[at] if hero in TERRAIN_LORDS}
            likely = [thing for thing in free if TERRAIN[thing] in homes]
            found = rng.sample(likely if len(likely) >= holes else free, holes)
            state.armies[at] = tuple(sorted([piece for piece in state.armies[at] if piece != HIDDEN] + found))
            drawn += found
    return not drawn


def _explore(state: State, hex_: int, pool: list[int], rng: Rng) -> None:
    """10.2: a die, and what might be drawn with it."""
    die = rng.below(6) + 1
    if die in FREE:
        return
    stock = die if state.charter.hide_shield_count else min(die, len(state.bag))
    things = rng.sample(pool, stock)
    for thing in things:
        if thing < CREATURES:
            join(state, state.charter.neutral, hex_, thing)
    best = best_income(state, hex_, things)
    if best and state.income[hex_] == NOTHING:
        state.income[hex_] = best[0]


def side_force(state: State, side: int) -> Force:
    """A side of the battle of a state as it stands."""
    battle = state.battle
    assert battle is not None
    buildings = (FORT, FIREWALL, state.income[battle.hex])
    found = units(state, side)
    members = [
        Unit(
            step_of(state, side, unit),
            value_of(state, side, unit),
            dice_of(state, unit),
            endures(state, side, unit, MELEE_STEP) if unit in buildings else 0,
            int(0 <= unit < CREATURES or unit >= THINGS),
        )
        for unit in found
    ]
    return force(members, GOLEM in found)
