"""The windows for magic in a battle (reference 10.4, 15): what may be used when, and who bears Sword and Bow.

Whoever fights pushes ("magic_window", first side). What may be used is read from `battle.round` and `battle.step`: step
START is the start of the battle (round 0) or of a round; before any other step Golem, Talisman and Dispel Magic work,
and Dust of Defense for the defender. While hits lie there that nobody has taken yet (`hits_wait`), only Talisman and
Golem work, for those who were hit.
"""

from bisect import bisect_left

from ...core.agenda import Args, Frame
from ...core.game import Occasion
from ...core.memo import Memo
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..realm import army, kinds, of_kind
from ..state import NOTHING, START, Battle, Item, State
from ..things import (
    BOW,
    DISPEL_MAGIC,
    DUST_OF_DEFENSE,
    FAN,
    FIREWALL,
    FIRST,
    FLAGS,
    GOLEM,
    ITEMS,
    KIND,
    MAGIC,
    SWORD,
    TALISMAN,
    TREASURES,
)
from .magic import announce, play, take_up

HOLD_OFF = option("hold_off")

BATTLE = -2
"""The trigger of a window in a battle, as `answers_sought` tells it; others are the item or event that is answered."""

CARRIED = (SWORD, BOW)

ANY_TIME = frozenset(range(TREASURES, ITEMS))
BEFORE_A_STEP = frozenset({GOLEM, TALISMAN, DISPEL_MAGIC, DUST_OF_DEFENSE})
AFTER_HITS = frozenset({GOLEM, TALISMAN})
"""The items that can work in a window at all (see `_works`): of a battle or round, of a step, and after its hits."""


def magic_window(state: State, tell: Tell, frame: Frame) -> None:
    """10.4, step 2: ("magic_window", first): sides in turn may use items until all pass: ("battle_magic", seat,
    side). Told even if nobody is asked, which is news too."""
    battle = state.battle
    assert battle is not None
    if tell is not None and len(battle.sides) > 1:
        tell("answers_sought", BATTLE)
    if len(battle.sides) > 1 and (battle.items or _somebody_might(state, battle)):
        if battle.step == START and _hand_on(state, battle):
            state.agenda.insert(-1, frame)
            return
        charter = state.charter
        neutral = charter.neutral
        turns = _turns[battle.sides, state.order, frame[1]]
        for at, side in enumerate(turns, start=1):
            if battle.passed >> side & 1:
                continue
            seat = battle.conductor if side == neutral else side
            if usable(state, seat, side) or (charter.ask_everyone and _might_use(state, battle, seat, side)):
                state.agenda.append(("magic_window", turns[at % len(turns)]))
                state.agenda.append(("battle_magic", seat, side))
                return
    battle.passed = 0


@Memo
def _turns(sides: tuple[int, ...], order: tuple[int, ...], first: int) -> tuple[int, ...]:
    """10.4: in which order magic may be used: who fights, then all others, from somebody on."""
    turns = sides + tuple([seat for seat in order if seat not in sides])
    at = turns.index(first) if first in turns else 0
    return turns[at:] + turns[:at]


def occasion(state: State) -> Occasion | None:
    """The battle that somebody may want to use no magic in."""
    battle = state.battle
    if battle is None:
        return None
    return Occasion((state.turn, battle.hex, battle.defender), state.charter.ask_everyone)


def _somebody_might(state: State, battle: Battle) -> bool:
    """A quick look, since windows are many and items few."""
    if state.charter.ask_everyone or state.hoard[battle.hex]:
        return True
    in_time = ANY_TIME if battle.step == START else AFTER_HITS if hits_wait(battle) else BEFORE_A_STEP
    return not all(map(in_time.isdisjoint, state.shields))


def _might_use(state: State, battle: Battle, seat: int, side: int) -> bool:
    """15: with the option `ask_windows` everyone not only holders are asked, but whoever could have something."""
    if side == state.charter.neutral:
        return False
    if not state.shields[seat] and not state.charter.hide_shield_count:
        return False
    return bool(timely(state, battle, side))


def usable(state: State, seat: int, side: int) -> list[int]:
    """10.4, 15: the items a seat may use now for a side of the battle, or from outside it."""
    battle = state.battle
    assert battle is not None
    held = state.hoard[battle.hex] if side == state.charter.neutral else state.shields[seat]
    found: list[int] = []
    if held and held[-1] >= TREASURES:  # sorted; magic and events come last
        magic = held[bisect_left(held, TREASURES) : bisect_left(held, ITEMS)]
        found = [item for item in magic if _works(state, battle, side, item)]
    if battle.step == START and battle.items:
        for item in battle.items:
            given = max(item.value, 1)  # at the start of the battle or of round 1 is all one
            if item.piece in CARRIED and item.side == side and given < battle.round and bearers(state, item):
                found.append(item.piece)
    return found


def timely(state: State, battle: Battle, side: int) -> list[int]:
    """10.4, 15: the items that would do something now for a side of the battle, or for somebody outside it."""
    return [item for item in range(TREASURES, ITEMS) if _works(state, battle, side, item)]


def _works(state: State, battle: Battle, side: int, item: int) -> bool:
    """10.4, 15: whether an item would do something now. Somebody outside may use Dispel Magic (option
    `outsiders_dispel`), and the Fan if the Black Cloud lies there."""
    fights = side in battle.sides
    if hits_wait(battle):
        return was_hit(battle, side) and (item == GOLEM or (item == TALISMAN and bool(army(state, side, battle.hex))))
    if item == DISPEL_MAGIC:
        return (fights or state.charter.outsiders_dispel) and bool(dispellable(state, side))
    if item == FAN:
        return side != state.charter.neutral and _fan_helps(state, battle)
    if not fights or item in (GOLEM, TALISMAN):
        return fights
    if item == DUST_OF_DEFENSE:
        return side == battle.defender and side in (state.owner[battle.hex], state.charter.neutral)
    if battle.step != START:
        return False
    if item in CARRIED:
        return bool(bearers(state, Item(item, side)))
    return item == FIREWALL and battle.round == 0


def hits_wait(battle: Battle) -> bool:
    """10.4: hits have been scored in this step and not been applied yet."""
    return any(battle.hits) or bool(battle.aimed)


def was_hit(battle: Battle, side: int) -> bool:
    """10.4: hits of this step wait for a side, aimed ones too."""
    return battle.hits[side] > 0 or any(target == side for target, _ in battle.aimed)


def _fan_helps(state: State, battle: Battle) -> bool:
    """15, Fan: at the start of a battle under the Black Cloud (option `fan_on_cloud`)."""
    beginning = battle.step == START and battle.round == 0
    return beginning and state.cloud == battle.hex and not state.charter.fan_in_events_only


def dispellable(state: State, side: int) -> list[int]:
    """15, Dispel Magic: the other forces of the battle with magic creatures or Heroes that it would still change."""
    battle = state.battle
    assert battle is not None
    return [other for other in battle.sides if other != side and has_magic(state, battle, other)]


def has_magic(state: State, battle: Battle, side: int) -> bool:
    """15, Dispel Magic: a force with magic units, none of them dispelled yet."""
    return not battle.dispelled >> side & 1 and any(FLAGS[piece] & MAGIC for piece in army(state, side, battle.hex))


def ask_battle_magic(state: State, frame: Frame) -> Decision:
    """10.4, 15: use(item) for each item that may act now (neutral side: from the hoard), or hold_off."""
    _, seat, side = frame
    options = [option("use", KIND[item]) for item in usable(state, seat, side)]
    return offer.ask(seat, "battle_magic", [HOLD_OFF, *options])


def use(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15: announce it. Sword and Bow ask ("attach", seat, side, item) first, Dispel Magic ("dispel_scope", ...)."""
    battle = state.battle
    assert battle is not None
    _, seat, side = frame
    item = FIRST[args[0]]
    if item in state.in_play:  # Sword or Bow, handed on to another unit
        state.agenda.append(("attach", seat, side, item))
        return
    battle.passed = 0
    play(state, tell, seat, item)
    if item in CARRIED:
        state.agenda.append(("attach", seat, side, item))
    elif item == DISPEL_MAGIC:
        state.agenda.append(("dispel_scope", seat, NOTHING, side))
    else:
        announce(state, tell, ("resolve_item", seat, item, (side, NOTHING)), item)


def hold_off(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.4: pass; when all have passed in a row the window shuts."""
    assert state.battle is not None
    state.battle.passed |= 1 << frame[2]


# -- Sword and Bow -----------------------------------------------------------------------------------------------------


def bearers(state: State, item: Item) -> tuple[int, ...]:
    """15: the units of a side that could bear an item instead of the present bearer; nobody bears two [ruling]."""
    battle = state.battle
    assert battle is not None
    burdened = [other.bearer for other in battle.items]
    return tuple([piece for piece in army(state, item.side, battle.hex) if piece not in burdened])


def _hand_on(state: State, battle: Battle) -> bool:
    """15: at a round's start a Sword or Bow whose bearer fell must be given on: ask for it, and then open the
    window."""
    for at, item in enumerate(battle.items):
        if item.piece in CARRIED and item.bearer not in army(state, item.side, battle.hex):
            orphan = item._replace(bearer=NOTHING)
            battle.items = (*battle.items[:at], orphan, *battle.items[at + 1 :])
            if bearers(state, orphan):
                seat = battle.conductor if item.side == state.charter.neutral else item.side
                state.agenda.append(("attach", seat, item.side, item.piece))
                return True
    return False


def ask_attach(state: State, frame: Frame) -> Decision:
    """15: ("attach", seat, side, item): attach(item, thing) for each bearer."""
    _, seat, side, item = frame
    options = [option("attach", KIND[item], kind) for kind in kinds(bearers(state, Item(item, side)))]
    return offer.ask(seat, "attach", options)


def attach(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15: the bearer fights by the item from now on. Given out for the first time, the item can be answered."""
    battle = state.battle
    assert battle is not None
    _, seat, side, item = frame
    bearer = of_kind(bearers(state, Item(item, side)), args[1])
    if any(other.piece == item for other in battle.items):
        take_up(state, tell, item, side, bearer)
    else:
        announce(state, tell, ("resolve_item", seat, item, (side, bearer)), item)
