"""The three steps of a round (reference 10.5): who rolls in which, hits, and the Marksman's aimed shot (11.2).

Frames: ("step", n) -> ("magic_window", first) -> ("volleys",) -> ("volley", side, mode) for each side, attacker first
-> throw "strike" -> ("strike_dice", seat, dice, side, units, values, aim): a unit and its value for each die, and
which die is aimed (-1: none) -> ("scored",) -> ("magic_window", first) -> ("take_hits",). A Marksman is asked
("marksman_mode", seat, side) first; `mode` is his value for this shot, 0 if it was not asked.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..powers import AIMS, one_of
from ..realm import army
from ..state import MAGIC_STEP, MELEE_STEP, NOTHING, RANGED_STEP, State
from ..things import COMBAT, CREATURES, KIND
from . import dice
from .battle import open_window
from .battle_units import (
    FORT,
    carried,
    decider,
    dice_of,
    endures,
    fought,
    over,
    rides,
    shoots,
    strikers,
    units,
    value_of,
)
from .magic_battle import hits_wait

VOLLEYS, SCORED, TAKE_HITS = ("volleys",), ("scored",), ("take_hits",)


def step(state: State, tell: Tell, frame: Frame) -> None:
    """10.5: ("step", n): magic, ranged, melee. The window at the round's start is the magic step's too."""
    if over(state):
        return
    battle = fought(state)
    battle.step = frame[1]
    state.agenda.append(VOLLEYS)
    if battle.step != MAGIC_STEP:
        open_window(state)


def volleys(state: State, tell: Tell, frame: Frame) -> None:
    """10.5: all sides roll, then all hits are applied together. Ruling: a side whose target is gone
    has lost its rolls (10.7), and does not make them."""
    battle = fought(state)
    sides = battle.sides
    rolling = [side for side in sides if battle.targets[side] in sides and strikers(state, side, battle.step)]
    if not rolling:
        return
    count = len(battle.hits)
    battle.hits, battle.doomed = [0] * count, [()] * count
    battle.aimed, battle.saved, battle.opened, battle.orphaned = (), (), False, 0
    if tell is not None:
        tell("step_began", battle.hex, battle.step)
    state.agenda.append(SCORED)
    state.agenda += [("volley", side, 0) for side in reversed(rolling)]


def volley(state: State, tell: Tell, frame: Frame) -> None:
    """10.5: one die for each unit of the side, two for charge units."""
    _, side, mode = frame
    battle = fought(state)
    seat = decider(state, side)
    if not mode and battle.step == RANGED_STEP and shoots(state, side):
        state.agenda.append(("marksman_mode", seat, side))
        return
    rolling: list[int] = []
    values: list[int] = []
    aim = -1
    plain = not battle.items and state.cloud != battle.hex  # as good as always
    combat = state.charter.combat
    for unit in strikers(state, side, battle.step):
        value = combat[unit] if plain and 0 <= unit < CREATURES else value_of(state, side, unit)
        if mode and unit in AIMS and mode == AIMS[unit]:
            value += mode - COMBAT[unit]
            aim = len(rolling)
        for _ in range(dice_of(state, unit)):
            rolling.append(unit)
            values.append(value)
    if battle.step != MELEE_STEP:
        battle.struck += tuple(rolling)
    dice.throw(state, tell, "strike", seat, len(rolling), side, tuple(rolling), tuple(values), aim)


def strike_dice(state: State, tell: Tell, frame: Frame) -> None:
    """10.5: each die up to the value is a hit on the named target."""
    _, seat, thrown, side, rolling, values, aim = frame
    battle = fought(state)
    target = battle.targets[side]
    struck = [die <= value for die, value in zip(thrown, values, strict=True)]
    hits = sum(struck)
    if tell is not None:
        tell("struck_hits", side, rolling, thrown, hits)
    if aim >= 0 and struck[aim]:
        hits -= 1
        if aims(state, target):
            state.agenda.append(("marksman_aim", seat, side))
    battle.hits[target] += hits


def scored(state: State, tell: Tell, frame: Frame) -> None:
    """10.4: all have rolled; whoever was hit may still bring Talisman and Golem before the hits are applied."""
    state.agenda.append(TAKE_HITS)
    if hits_wait(fought(state)):
        open_window(state)


# -- the Marksman (11.2) -----------------------------------------------------------------------------------------------


def ask_marksman_mode(state: State, frame: Frame) -> Decision:
    """11.2: ("marksman_mode", seat, side): shoot(5), or shoot(2) and aim."""
    shooter = one_of(AIMS, army(state, frame[2], fought(state).hex))
    return offer.ask(frame[1], "marksman_mode", [option("shoot", COMBAT[shooter]), option("shoot", AIMS[shooter])])


def shoot(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: the value of this shot; an aimed hit is placed by ("marksman_aim", seat, side)."""
    state.agenda.append(("volley", frame[2], args[0]))


def aims(state: State, target: int) -> list[int]:
    """11.2: the units that can take an aimed hit: no Golem, and nobody twice who can take but one."""
    aimed = fought(state).aimed
    return [
        unit for unit in units(state, target)
        if endures(state, target, unit, RANGED_STEP) > aimed.count((target, unit))
    ]  # fmt: skip


def ask_marksman_aim(state: State, frame: Frame) -> Decision:
    """11.2: aim_at(thing, side), aim_at_fort(side): what takes the aimed hit."""
    _, seat, side = frame
    target = fought(state).targets[side]
    found = aims(state, target)
    options = [option("aim_at", kind, target) for kind in sorted({KIND[unit] for unit in found if unit != FORT})]
    if FORT in found:
        options.append(option("aim_at_fort", target))
    return offer.ask(seat, "marksman_aim", options)


def aim_at(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: the hit is put there. Rulings: Sword Master and Talisman may still answer; of several alike it goes to one
    that bears something or rides the Balloon."""
    kind, target = args
    alike = [unit for unit in aims(state, target) if unit != FORT and KIND[unit] == kind]
    _aim(state, target, max(alike, key=lambda unit: precious(state, target, unit)))


def aim_at_fort(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: a fort takes one hit [ruling]."""
    _aim(state, args[0], FORT)


def _aim(state: State, target: int, unit: int) -> None:
    battle = fought(state)
    battle.aimed = (*battle.aimed, (target, unit))


def precious(state: State, side: int, unit: int) -> bool:
    """Among equal counters, one that its side would rather keep."""
    return carried(fought(state), unit) != NOTHING or rides(state, side, unit)
