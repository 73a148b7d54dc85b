"""Exploring (reference 10.2). Bribery has a file of its own.

Frames: ("explore", seat, hex) -> throw "explore" -> ("explore_dice", seat, dice, hex) -> ("income_tie", right, hex,
counters, seat) -> ("defence", seat, hex) -> ("defence_item", right, hex, seat, items, forced) -> ("bribe", seat, hex,
factor) -> ("start_battle", hex, ...), or captured without a battle -> ("take_loot", seat, hex). Drawn creatures are
the neutral army, treasure and magic the hex's `hoard`; counters between which a choice is open lie in the `tray`. The
battle is open (`state.battle`) from the moment somebody defends, with everybody still face down.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..realm import army, draw, give, give_back, is_event, join, kinds, of_kind, right_of
from ..state import NOTHING, State
from ..terrain import ANY
from ..things import CREATURES, INCOMES, KIND, TERRAIN, TOWNS, VALUE
from . import dice
from .combat import capture
from .income import cashes

FREE = (1, 6)
"""Nobody defends a hex explored with these."""

LEAVE_REST = option("leave_rest")


def explore(state: State, tell: Tell, frame: Frame) -> None:
    """10.2: defenders left from earlier: a battle without roll and bribe; else throw one die."""
    _, seat, hex_ = frame
    if tell is not None:
        tell("explored", seat, hex_)
    if defended(state, hex_):
        state.agenda.append(("start_battle", hex_, seat, state.charter.neutral))
    else:
        dice.throw(state, tell, "explore", seat, 1, hex_)


def defended(state: State, hex_: int) -> bool:
    """10.2: a creature, city or village defends this unowned hex."""
    return bool(army(state, state.charter.neutral, hex_)) or state.income[hex_] >= INCOMES


def explore_dice(state: State, tell: Tell, frame: Frame) -> None:
    """10.2: 1 or 6: captured; 2 to 5: the defence is drawn and sorted (events and unfitting counters go back). Ruling:
    of a Bag with too few what there is."""
    _, seat, thrown, hex_ = frame
    if thrown[0] in FREE:
        win(state, tell, seat, hex_)
        return
    things = sorted(draw(state, tell, thrown[0]))
    if tell is not None:
        tell("defence_drawn", right_of(state, seat), hex_, tuple(things))
    state.agenda.append(("defence", seat, hex_))
    best = best_income(state, hex_, things)
    returned = []
    for thing in things:
        if thing < CREATURES:
            join(state, state.charter.neutral, hex_, thing)
        elif is_event(thing) or (thing < TOWNS and thing not in best):
            returned.append(thing)
        elif thing >= TOWNS:
            state.hoard[hex_] = tuple(sorted((*state.hoard[hex_], thing)))
    if best and len(kinds(tuple(best))) == 1:
        state.income[hex_] = best[0]
        returned += best[1:]
    elif best:
        state.tray = tuple(best)
        state.agenda.append(("income_tie", right_of(state, seat), hex_, tuple(best), seat))
    give_back(state, tell, returned)


def best_income(state: State, hex_: int, things: list[int]) -> list[int]:
    """10.2: of the special income counters drawn that fit this hex, those of the highest value."""
    lands = (ANY, state.terrain[hex_])
    fitting = [thing for thing in things if CREATURES <= thing < TOWNS and TERRAIN[thing] in lands]
    highest = max([VALUE[thing] for thing in fitting], default=0)
    return [thing for thing in fitting if VALUE[thing] == highest]


def ask_income_tie(state: State, frame: Frame) -> Decision:
    """10.2: ("income_tie", right, hex, counters, seat): keep_income(thing) among those of highest value."""
    return offer.ask(frame[1], "income_tie", [option("keep_income", kind) for kind in kinds(frame[3])])


def keep_income(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.2: it stays in the hex, the others go back."""
    _, _, hex_, counters, _ = frame
    kept = of_kind(counters, args[0])
    state.tray = ()
    state.income[hex_] = kept
    give_back(state, tell, [thing for thing in counters if thing != kept])


# -- winning and losing it ---------------------------------------------------------------------------------------------


def win(state: State, tell: Tell, seat: int, hex_: int) -> None:
    """10.2, 10.6: the explorer gets the hex, the special income counter in it, and may take the treasure and magic. Who
    has no control marker left gets nothing [ruling]."""
    if not capture(state, tell, seat, hex_):
        abandon(state, tell, hex_)
    elif state.hoard[hex_]:
        state.agenda.append(("take_loot", seat, hex_))


def abandon(state: State, tell: Tell, hex_: int) -> None:
    """10.6: what lies in an unowned hex that nobody defends any more returns to the Bag; a city or village
    defends [ruling]."""
    if state.owner[hex_] >= 0 or defended(state, hex_):
        return
    things = list(state.hoard[hex_])
    if state.income[hex_] != NOTHING:
        things.append(state.income[hex_])
    state.hoard[hex_], state.income[hex_] = (), NOTHING
    give_back(state, tell, things)


def ask_take_loot(state: State, frame: Frame) -> Decision:
    """10.2: ("take_loot", seat, hex): loot(thing) one by one, leave_rest."""
    _, seat, hex_ = frame
    options = [option("loot", KIND[thing]) for thing in state.hoard[hex_]]
    return offer.ask(seat, "take_loot", [*options, LEAVE_REST, *cashes(state, seat)])


def loot(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.2: behind the Shield; the limit applies at once."""
    _, seat, hex_ = frame
    thing = of_kind(state.hoard[hex_], args[0])
    state.hoard[hex_] = tuple([other for other in state.hoard[hex_] if other != thing])
    give(state, seat, thing)
    if tell is not None:
        tell("looted", seat, hex_, (thing,))
    if state.hoard[hex_]:
        state.agenda.append(frame)
    state.agenda.append(("shield_limit", seat))


def leave_rest(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.2: what is declined goes to the Bag [ruling]."""
    hex_ = frame[2]
    things = list(state.hoard[hex_])
    state.hoard[hex_] = ()
    give_back(state, tell, things)


def reading(state: State, frame: Frame, thrown: tuple[int, ...]) -> int:
    """For the Lucky Charm (15): how many Things defend, 0 for 1 and 6."""
    return 0 if thrown[0] in FREE else thrown[0]
