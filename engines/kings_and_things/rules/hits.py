"""Taking hits (reference 10.5): each side puts those it suffered on its units, in secret. They are applied in
`battle_losses`.

Frames: ("take_hits",) -> ("assign_hits", seat, side) until all are placed -> ("apply_hits",). `battle.hits` are left
to place, `battle.doomed` is where they went (sealed until `battle.opened`), `battle.aimed` where the Marksman put his.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..powers import PARRIERS
from ..state import NOTHING, RANGED_STEP, Battle, State
from ..things import BOW, CREATURES, GOLEM, KIND, SWORD
from .battle_strikes import precious
from .battle_units import FORT, decider, endures, fought, item_of, may_save, units

APPLY_HITS = ("apply_hits",)
HIT_FORT = option("hit_fort")


def take_hits(state: State, tell: Tell, frame: Frame) -> None:
    """10.5: each side places the hits it suffered, sealed, attacker first [ruling]; what nothing can take is lost."""
    battle = fought(state)
    if len(frame) == 1 and battle.step == RANGED_STEP and battle.items:
        _golem_shields(state)
    battle.opened = False
    state.agenda.append(APPLY_HITS)
    for side in reversed(battle.sides):
        if battle.hits[side]:
            _place_forced(state, side)
            if battle.hits[side] and takers(state, side):
                state.agenda.append(("assign_hits", decider(state, side), side))


def _golem_shields(state: State) -> None:
    """15: a Golem takes one ranged hit off its side's; an aimed one only if there is no other [ruling]."""
    battle = fought(state)
    for side in battle.sides:
        if item_of(battle, side, GOLEM) is None:
            continue
        if battle.hits[side]:
            battle.hits[side] -= 1
        else:
            at = next((at for at, (target, _) in enumerate(battle.aimed) if target == side), NOTHING)
            if at != NOTHING:
                battle.aimed = battle.aimed[:at] + battle.aimed[at + 1 :]


# -- placing them ------------------------------------------------------------------------------------------------------


def _extra(state: State, battle: Battle, side: int, unit: int) -> int:
    """Ruling: how many hits more than one may be put on a unit, since a parry or a save may stop one. If none is
    stopped, the others are placed anew."""
    extra = int(unit in PARRIERS and not battle.parried)
    if battle.items and may_save(state, side, unit):
        extra += 1
    return extra


def takers(state: State, side: int) -> list[int]:
    """10.5, 15: the units that can still take a hit of this step; Sword and Bow may take one in a unit's stead."""
    battle = fought(state)
    placed, aimed = battle.doomed[side], battle.aimed
    found = []
    members = units(state, side)
    for unit in members:
        count = placed.count(unit) + (aimed.count((side, unit)) if aimed else 0)
        free = not count and 0 <= unit < CREATURES  # as good as always
        if free or count < endures(state, side, unit, battle.step) + _extra(state, battle, side, unit):
            found.append(unit)
    if members and battle.items:
        arms = [item.piece for item in battle.items if item.side == side and item.piece in (SWORD, BOW)]
        found += [item for item in arms if item not in placed]
    return found


def _place_forced(state: State, side: int) -> None:
    """16: forced choices are not asked: one kind of taker, or as many hits as all can take."""
    battle = fought(state)
    found = takers(state, side)
    if len({unit if unit == FORT else KIND[unit] for unit in found}) == 1:
        while battle.hits[side] and found:
            _place(state, side, min(found, key=lambda unit: _rank(state, side, unit)))
            found = takers(state, side)
        return
    if battle.items or not PARRIERS.isdisjoint(found):
        return
    capacity = {unit: endures(state, side, unit, battle.step) for unit in found}
    for unit in found:
        capacity[unit] -= battle.doomed[side].count(unit) + battle.aimed.count((side, unit))
    if battle.hits[side] >= sum(capacity.values()):
        for unit in found:
            for _ in range(capacity[unit]):
                _place(state, side, unit)
        battle.hits[side] = 0


def _rank(state: State, side: int, unit: int) -> tuple[bool, bool, int]:
    """Among equal counters: first one without a hit, then one that bears nothing."""
    battle = fought(state)
    return unit in battle.doomed[side] or unit in battle.saved, precious(state, side, unit), unit


def _place(state: State, side: int, unit: int) -> None:
    battle = fought(state)
    battle.doomed[side] = (*battle.doomed[side], unit)
    battle.hits[side] -= 1


def ask_assign_hits(state: State, frame: Frame) -> Decision:
    """10.5: hit(thing) for each kind of unit that can still take one (items that absorb too), hit_fort; one hit at a
    time."""
    _, seat, side = frame
    found = takers(state, side)
    options = [option("hit", kind) for kind in sorted({KIND[unit] for unit in found if unit != FORT})]
    if FORT in found:
        options.append(HIT_FORT)
    return offer.ask(seat, "assign_hits", options)


def hit(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.5: put one hit there. Of several alike it goes to one that bears nothing [ruling]."""
    side = frame[2]
    alike = [unit for unit in takers(state, side) if unit != FORT and KIND[unit] == args[0]]
    _place(state, side, min(alike, key=lambda unit: _rank(state, side, unit)))
    _go_on(state, tell, frame)


def hit_fort(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.5: put one hit on the fort."""
    _place(state, frame[2], FORT)
    _go_on(state, tell, frame)


def _go_on(state: State, tell: Tell, frame: Frame) -> None:
    side = frame[2]
    if fought(state).hits[side]:
        _place_forced(state, side)
    if fought(state).hits[side] and takers(state, side):
        state.agenda.append(frame)
    elif tell is not None:
        tell("assigned_in_secret", side)
