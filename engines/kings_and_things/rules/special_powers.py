"""Special powers (reference 11.2): Assassin Primus and Master Thief, phase 8. The other Heroes' powers work where they
apply: income, movement, battle.

Both begin with two dice for each player, the Hero's owner first. A face-down creature that the Assassin's player points
at is drawn by chance when it dies, not before; so nothing pending tells anybody what it is.
"""

from collections.abc import Callable, Collection

from ...core.agenda import Args, Frame
from ...core.rng import below
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..powers import errand_of, one_of
from ..realm import army, give, heroes_of, kinds, of_kind, remove, take
from ..state import NOTHING, THEFT, State
from ..things import CREATURES, FIRST, THINGS
from .anytime import anytime
from .dice import throw
from .victory import check_elimination

NO_STALKING, VICTIM_UNSEEN = option("no_stalking"), option("victim_unseen")
NO_ROBBERY, TAKE_GOLD, TAKE_THING = option("no_robbery"), option("take_gold"), option("take_thing")

UNSEEN = -2
"""A face-down creature of another, as the Assassin's target."""


def begin(state: State, tell: Tell, seat: int) -> None:
    """11.2: a player's part of phase 8: ("assassin", seat) and ("thief", seat) for the Heroes owned."""
    heroes = heroes_of(state, seat)
    for name, targets in ERRANDS.items():
        if not errand_of(name).isdisjoint(heroes) and targets(state, seat):
            state.agenda.append((name, seat))


def _contest(dice: tuple[int, ...]) -> int:
    """Above 0: the first two dice are higher; below: the other two."""
    return dice[0] + dice[1] - dice[2] - dice[3]


def _agent(state: State, seat: int, errand: str) -> int:
    """The Hero of a player who is on this errand."""
    return one_of(errand_of(errand), heroes_of(state, seat))


def _send_home(state: State, tell: Tell, seat: int, errand: str) -> None:
    """11.2: a Hero who was caught goes to the bank."""
    face = _agent(state, seat, errand)
    hex_ = next(at for at in range(state.charter.hexes) if face in army(state, seat, at))
    _kill(state, tell, seat, hex_, face)


def _kill(state: State, tell: Tell, seat: int, hex_: int, piece: int) -> None:
    if tell is not None:
        tell("lost", seat, hex_, (piece,))
    remove(state, seat, hex_, piece)
    check_elimination(state, tell, seat)


# -- Assassin Primus ---------------------------------------------------------------------------------------------------


def _stalked(state: State, seat: int) -> dict[int, int]:
    """11.2: the hexes with a Hero or face-down creature of another player, and whose."""
    hexes = state.charter.hexes
    found: dict[int, int] = {}
    for other in state.order:
        if other != seat:
            for hex_ in range(hexes):
                if state.armies[other * hexes + hex_]:
                    found.setdefault(hex_, other)
    return found


def ask_assassin(state: State, frame: Frame) -> Decision:
    """11.2: stalk(hex) for each hex with a Hero or face-down creature of another player, no_stalking."""
    seat = frame[1]
    options = [NO_STALKING, *[option("stalk", at) for at in sorted(_stalked(state, seat))]]
    return offer.ask(seat, "assassin", [*options, *anytime(state, seat)])


def stalk(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: two dice for each."""
    seat, hex_ = frame[1], args[0]
    if tell is not None:
        tell("stalked", seat, hex_)
    rival = _stalked(state, seat)[hex_]
    throw(state, tell, "assassin", seat, 4, hex_, rival, rival=rival)


def no_stalking(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: not in this turn."""


def assassin_dice(state: State, tell: Tell, frame: Frame) -> None:
    """11.2: ("assassin_dice", seat, dice, hex, rival): higher: ("assassin_victim", seat, hex, rival, NOTHING), or the
    only target dies at once; tie: again; lower: nothing."""
    _, seat, dice, hex_, rival = frame
    result = _contest(dice)
    if result == 0:
        throw(state, tell, "assassin_again", seat, 4, hex_, rival, rival=rival)
    elif result < 0:
        _foiled(state, tell, seat, "assassin", rival)
    elif len(army(state, rival, hex_)) == 1:
        _kill(state, tell, rival, hex_, army(state, rival, hex_)[0])
    else:
        state.agenda.append(("assassin_victim", seat, hex_, rival, NOTHING))


def _foiled(state: State, tell: Tell, seat: int, errand: str, rival: int) -> None:
    if tell is not None:
        tell("foiled", seat, _agent(state, seat, errand), rival)


def assassin_again_dice(state: State, tell: Tell, frame: Frame) -> None:
    """11.2: the second roll: rival higher: the Assassin goes to the bank; else nothing."""
    _, seat, dice, _, rival = frame
    _foiled(state, tell, seat, "assassin", rival)
    if _contest(dice) < 0:
        _send_home(state, tell, seat, "assassin")


def ask_assassin_victim(state: State, frame: Frame) -> Decision:
    """11.2: ("assassin_victim", seat, hex, rival, first): victim(thing) for Heroes (and, for their owner, creatures),
    victim_unseen for a face-down creature of another. `first` is what the Assassin's player has chosen, once the owner
    is asked."""
    _, seat, hex_, rival, first = frame
    mine = first != NOTHING
    pieces = army(state, seat if mine else rival, hex_)
    options = [option("victim", kind) for kind in kinds(pieces) if mine or FIRST[kind] >= THINGS]
    if not mine and pieces[0] < CREATURES:
        options.append(VICTIM_UNSEEN)
    return offer.ask(seat, "assassin_victim", options)


def victim(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: the first choice is the Assassin player's, the second the owner's; then the owner throws "assassin_aim"."""
    _, seat, hex_, rival, first = frame
    if first == NOTHING:
        state.agenda.append(("assassin_victim", rival, hex_, seat, FIRST[args[0]]))
    else:
        second = of_kind(army(state, seat, hex_), args[0])
        throw(state, tell, "assassin_aim", seat, 1, hex_, first, (second,))


def victim_unseen(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: one of the face-down creatures, by chance."""
    _, seat, hex_, rival, _ = frame
    state.agenda.append(("assassin_victim", rival, hex_, seat, UNSEEN))


def assassin_aim_dice(state: State, tell: Tell, frame: Frame) -> None:
    """11.2: ("assassin_aim_dice", owner, dice, hex, first, (second,)): 1 to 3: the Assassin player's target dies, 4 to
    6 the owner's."""
    _, owner, dice, hex_, first, (second,) = frame
    doomed = first if dice[0] <= 3 else second
    if doomed == UNSEEN:
        creatures = [piece for piece in army(state, owner, hex_) if piece < CREATURES]
        doomed = creatures[below(state.rng, THEFT, len(creatures))]
    _kill(state, tell, owner, hex_, doomed)


# -- Master Thief ------------------------------------------------------------------------------------------------------


def _victims(state: State, seat: int) -> list[int]:
    """11.2: players with gold or Things; with hidden Shields nobody knows who has none."""
    unknown = state.charter.hide_shield_count
    return [other for other in state.order if other != seat and (state.gold[other] or state.shields[other] or unknown)]


def ask_thief(state: State, frame: Frame) -> Decision:
    """11.2: rob(seat) for each player with gold or Things, no_robbery."""
    seat = frame[1]
    options = [NO_ROBBERY, *[option("rob", other) for other in _victims(state, seat)]]
    return offer.ask(seat, "thief", [*options, *anytime(state, seat)])


def rob(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: two dice for each."""
    throw(state, tell, "thief", frame[1], 4, args[0], rival=args[0])


def no_robbery(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: not in this turn."""


def thief_dice(state: State, tell: Tell, frame: Frame) -> None:
    """11.2: ("thief_dice", seat, dice, rival): higher: ("thief_spoil", seat, rival); tie: again; lower: nothing."""
    _, seat, dice, rival = frame
    result = _contest(dice)
    if result == 0:
        throw(state, tell, "thief_again", seat, 4, rival, rival=rival)
    elif result > 0:
        state.agenda.append(("thief_spoil", seat, rival))
    else:
        _foiled(state, tell, seat, "thief", rival)


def thief_again_dice(state: State, tell: Tell, frame: Frame) -> None:
    """11.2: the second roll: rival higher: the Thief goes to the bank; else nothing, not even for the higher roll."""
    _, seat, dice, rival = frame
    _foiled(state, tell, seat, "thief", rival)
    if _contest(dice) < 0:
        _send_home(state, tell, seat, "thief")


def ask_thief_spoil(state: State, frame: Frame) -> Decision:
    """11.2: take_gold, take_thing, whatever the victim has."""
    _, seat, rival = frame
    options = []
    if state.gold[rival]:
        options.append(TAKE_GOLD)
    if state.shields[rival] or state.charter.hide_shield_count:
        options.append(TAKE_THING)
    return offer.ask(seat, "thief_spoil", options)


def take_gold(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: all of it."""
    _, seat, rival = frame
    gold = state.gold[rival]
    state.gold[rival] = 0
    state.gold[seat] += gold
    if tell is not None:
        tell("robbed", seat, rival, gold, 0, secret=((),), to=1 << seat | 1 << rival)


def take_thing(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: one at random; the Shield's limit applies at once."""
    _, seat, rival = frame
    held = state.shields[rival]
    things = (held[below(state.rng, THEFT, len(held))],) if held else ()
    for thing in things:
        take(state, rival, thing)
        give(state, seat, thing)
    if tell is not None:
        # How many (none, if the Shield was empty) is a secret where Shields are.
        count = 1 if state.charter.hide_shield_count else len(things)
        tell("robbed", seat, rival, 0, count, secret=(things,), to=1 << seat | 1 << rival)
    state.agenda.append(("shield_limit", seat))


# -- whom to ask -------------------------------------------------------------------------------------------------------

ERRANDS: dict[str, Callable[[State, int], Collection[int]]] = {"thief": _victims, "assassin": _stalked}
"""The questions of phase 8, the last one first, and whom or what each may be aimed at."""
