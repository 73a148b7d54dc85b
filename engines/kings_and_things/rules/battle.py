"""A battle from its start to its rounds (reference 10.4, 10.5, 10.7). Strikes, hits, retreats and the aftermath have
files of their own.

Frames: ("start_battle", hex, attacker, defender) -> ("muster",) -> ("magic_window", first) -> ("warlords",) ->
("siege",) -> ("round",) -> ("magic_window", first) -> ("naming",) -> ("name_target", seat) for each -> ("step", n)
three times -> ("retreats",) -> ("round_over",). `state.battle` holds the rest. A window for magic opens at the start
of the battle (`battle.round` 0), of each round (`battle.step` START), before the ranged and the melee step, and in each
step when hits have been scored; after each of these frames the battle may be over, so each asks that first.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..powers import BESIEGES, COVETERS
from ..realm import army, from_left, has_building, join, kinds, leave, right_of, supported
from ..state import MAGIC_STEP, MELEE_STEP, NOBODY, NOTHING, RANGED_STEP, START, Battle, State
from ..things import CREATURES, FIRST, KIND
from . import dice, retreat
from .battle_units import (
    carried,
    decider,
    fort_left,
    fought,
    holds,
    over,
    step_of,
    thin,
    town_left,
    unburden,
    units,
    value_of,
)
from .bluff import doubt, turn_up

__all__ = ["decider", "step_of", "value_of"]

MUSTER, WARLORDS, SIEGE, ROUND, NAMING = ("muster",), ("warlords",), ("siege",), ("round",), ("naming",)
RETREATS, ROUND_OVER, AFTER_BATTLE = ("retreats",), ("round_over",), ("after_battle",)
STEPS = (("step", MELEE_STEP), ("step", RANGED_STEP), ("step", MAGIC_STEP))  # the first to come lies on top

COVET_NOTHING = option("covet_nothing")


def open_battle(state: State, hex_: int, attacker: int, defender: int) -> Battle:
    """10.4, 10.7: who fights, in the order in which they act: attackers from the defender's left, then the
    defender."""
    neutral = state.charter.neutral
    sides: tuple[int, ...] = (attacker, neutral)
    if defender != neutral:
        sides = (*[seat for seat in from_left(state, defender) if army(state, seat, hex_)], defender)
    count = neutral + 1
    battle = Battle(
        hex_, attacker, defender, right_of(state, attacker) if defender == neutral else NOBODY, sides,
        round=0, step=START, fort_hits=0, town_hits=0, dispelled=0, items=(), targets=[NOTHING] * count,
        hits=[0] * count, doomed=[()] * count, parried=False, struck=(), saved=(), warlords=0, passed=0, named=False,
        aimed=(), opened=False, orphaned=0,
    )  # fmt: skip
    state.battle = battle
    return battle


def start_battle(state: State, tell: Tell, frame: Frame) -> None:
    """10.4, step 1; 10.7: all creatures of players are turned up, bluffs as in 8.3. Before a fight with defenders who
    were bribed or armed the battle is open already."""
    _, hex_, attacker, defender = frame
    battle = state.battle or open_battle(state, hex_, attacker, defender)
    if tell is not None:
        tell("battle_began", hex_, battle.sides[:-1], defender)
    state.agenda.append(MUSTER)
    turn_up(state, tell, hex_)


def muster(state: State, tell: Tell, frame: Frame) -> None:
    """10.4: bluffs are gone; if no two sides are left it is over before it began, without damage [ruling]."""
    if over(state):
        state.agenda.append(AFTER_BATTLE)
        return
    state.agenda += (ROUND, SIEGE, WARLORDS)
    open_window(state)


def open_window(state: State) -> None:
    """10.4, step 2: magic may be used now, attacker first; in turn until all pass [ruling]."""
    state.agenda.append(("magic_window", fought(state).sides[0]))


# -- Warlord, Baron Munchhausen, Grand Duke (11.2) ---------------------------------------------------------------------


def warlords(state: State, tell: Tell, frame: Frame) -> None:
    """10.4, step 3: ("warlord_target", seat, side) for each side with a Warlord, attacker first [ruling]."""
    battle = fought(state)
    for side in reversed(battle.sides):
        if not COVETERS.isdisjoint(army(state, side, battle.hex)) and not battle.warlords >> side & 1:
            battle.warlords |= 1 << side
            if any(_creatures(state, other) for other in battle.sides if other != side):
                state.agenda.append(("warlord_target", decider(state, side), side))


def _creatures(state: State, side: int) -> tuple[int, ...]:
    return tuple([piece for piece in army(state, side, fought(state).hex) if piece < CREATURES])


def ask_warlord_target(state: State, frame: Frame) -> Decision:
    """11.2: covet(thing, side) for each enemy creature, or covet_nothing."""
    _, seat, side = frame
    options = [
        option("covet", kind, other)
        for other in fought(state).sides
        if other != side
        for kind in kinds(_creatures(state, other))
    ]
    return offer.ask(seat, "warlord_target", [*options, COVET_NOTHING])


def prospect(state: State, side: int, kind: int) -> tuple[int, bool]:
    """11.2, 8.2: how many faces of the die win over a creature of this kind, and whether the side could support it."""
    piece = FIRST[kind]
    faces = len([face for face in range(1, 7) if face >= state.charter.combat[piece]])
    return faces, supported(state, side, fought(state).hex, piece)


def covet(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: throw for one creature; of several alike the one that bears something [ruling]."""
    _, seat, side = frame
    kind, other = args
    alike = [piece for piece in _creatures(state, other) if KIND[piece] == kind]
    piece = max(alike, key=lambda piece: carried(fought(state), piece) != NOTHING)
    if tell is not None:
        tell("coveted", side, piece)
    dice.throw(state, tell, "warlord", seat, 1, piece, other, side, side=side)


def covet_nothing(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: not in this battle."""


def warlord_dice(state: State, tell: Tell, frame: Frame) -> None:
    """11.2: ("warlord_dice", seat, dice, piece, other, side): a die of at least its value, and it joins, even beyond
    ten; it has been turned up for its new owner, so 8.3 applies."""
    _, _, thrown, piece, other, side = frame
    if thrown[0] < state.charter.combat[piece]:
        return
    battle = fought(state)
    leave(state, other, battle.hex, piece)
    join(state, side, battle.hex, piece)
    unburden(battle, piece)
    if tell is not None:
        tell("joined", side, piece)
    doubt(state, tell, battle.hex)


def siege(state: State, tell: Tell, frame: Frame) -> None:
    """10.4, step 4: Baron and Grand Duke give one hit to every enemy fort, city and village. Rulings: one each, and two
    from both together; a Firewall is not hit; with `siege` once, to the fort, or if it has none left to the town."""
    battle = fought(state)
    if not has_building(state, battle.hex):
        return
    holder = next((side for side in battle.sides if holds(state, side)), NOBODY)
    attackers = [side for side in battle.sides if side != holder]
    hits = sum([BESIEGES.get(piece, 0) for side in attackers for piece in army(state, side, battle.hex)])
    for _ in range(hits if holder != NOBODY else 0):
        fort = min(1, fort_left(state))
        town = 0 if fort and state.charter.siege_once else min(1, town_left(state))
        battle.fort_hits += fort
        battle.town_hits += town
        if tell is not None and fort + town:
            tell("hits_taken", holder, battle.hex, (state.income[battle.hex],) * town, fort)


# -- rounds ------------------------------------------------------------------------------------------------------------


def round_(state: State, tell: Tell, frame: Frame) -> None:
    """10.5, 10.7: a new round: targets and the parry are reset; magic, then names, three steps, retreats."""
    battle = fought(state)
    if over(state):
        state.agenda.append(AFTER_BATTLE)
        return
    battle.round += 1
    battle.step = START
    battle.parried = battle.named = False
    battle.struck = ()
    battle.targets = [NOTHING] * len(battle.targets)
    if tell is not None:
        tell("round_began", battle.hex, battle.round)
    state.agenda += (ROUND_OVER, RETREATS, *STEPS, NAMING)
    open_window(state)


def naming(state: State, tell: Tell, frame: Frame) -> None:
    """10.7: with more than two sides each names one in secret; two fight each other."""
    battle = fought(state)
    thin(state)
    sides = battle.sides
    if len(sides) > 2:
        state.agenda += [("name_target", seat) for seat in reversed(sides)]
    elif len(sides) == 2:
        battle.targets[sides[0]], battle.targets[sides[1]] = sides[1], sides[0]
        battle.named = True


def ask_name_target(state: State, frame: Frame) -> Decision:
    """10.7: name(side) for each opponent present; sealed until all have named (`battle.named`)."""
    seat = frame[1]
    return offer.ask(seat, "name_target", [option("name", side) for side in fought(state).sides if side != seat])


def name(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.7: keep it sealed; the last one opens all. 15: or the army that the Dust drives off."""
    if frame[0] == "dust_target":
        retreat.drive_off(state, (args[0],))
        return
    battle = fought(state)
    seat = frame[1]
    battle.targets[seat] = args[0]
    if tell is not None:
        tell("named_in_secret", seat)
    if all(battle.targets[side] != NOTHING for side in battle.sides):
        battle.named = True
        if tell is not None:
            tell("targets_named", battle.sides, tuple([battle.targets[side] for side in battle.sides]))


def round_over(state: State, tell: Tell, frame: Frame) -> None:
    """10.5: one side left: over; nobody can hit any more: the attackers must go, or are lost [ruling]; else a new
    round."""
    battle = fought(state)
    if over(state):
        state.agenda.append(AFTER_BATTLE)
    elif any(value_of(state, side, unit) for side in battle.sides for unit in units(state, side)):
        state.agenda.append(ROUND)
    else:
        state.agenda.append(ROUND_OVER)
        retreat.give_way(state, tell, battle.sides[:-1])


def reading(state: State, frame: Frame, thrown: tuple[int, ...]) -> int:
    """For the Lucky Charm (15): hits with these dice (strike), an aimed one apart; success (warlord)."""
    if frame[0] == "warlord_dice":
        return int(thrown[0] >= state.charter.combat[frame[3]])
    aim: int = frame[6]
    values: tuple[int, ...] = frame[5]
    hits = [die <= value for die, value in zip(thrown, values, strict=True)]
    return sum(hits) + 100 * (aim >= 0 and hits[aim])
