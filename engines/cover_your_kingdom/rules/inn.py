"""The Drafty Inn of the two-ruler game (reference 10): claims, and hires that turn up and act for both."""

from ...core.agenda import Args, Frame
from ...core.hands import take
from ...core.types import PICK_ONE, Decision, Option, Tell
from .. import decisions as offer
from ..cards import BOUNDS, ELVES, GLANCE, HYPNOGRIFF, KIND, MOB, SHUT, SPYDRA, WIZARD
from ..decisions import claimable
from ..state import ID, State, gain, raidable, stack
from .clans import lift
from .course import GO_ON
from .hires import disperse, ends, exchange, move_clan, steal
from .recruit import contest

PILES = 4
ALL_OPEN = (1 << PILES) - 1
INN_STOLEN = 2  # cards each Ruler takes from the other when a Hypnogriff turns up

Choice = tuple[int, ...]
"""A half of an inn hire: the arguments of the option chosen; nothing when there was no legal choice."""


# -- claiming (10.2) -------------------------------------------------------------------------------------------------


def claims_of(state: State, held: int) -> tuple[Option, ...]:
    """One card from the hand and any open cards of the inn that form one clan with it, with a species among them."""
    (one, two, three, four), face_up = state.inn, state.inn_open
    if face_up == ALL_OPEN:  # nearly always
        shown = bytes((one[-1], two[-1], three[-1], four[-1]))
    else:
        shown = bytes(
            (
                one[-1] if face_up & 1 else SHUT,
                two[-1] if face_up & 2 else SHUT,
                three[-1] if face_up & 4 else SHUT,
                four[-1] if face_up & 8 else SHUT,
            )
        )
    options: tuple[Option, ...] = ()
    for fits, claims_by in claimable[shown.translate(GLANCE)]:
        fitting = held & fits
        if fitting:
            options += claims_by[fitting]
    return options


def claim(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.2: the rival may contest it before it settles; then the inn is refilled before anything else."""
    kind, piles = args
    state.actions += 1
    card = take(state.hands[state.seat], state.seen, kind, BOUNDS)
    claimed = tuple([state.inn[pile][-1] for pile in piles])
    state.inn = tuple([cards[:-1] if pile in piles else cards for pile, cards in enumerate(state.inn)])
    for pile in piles:
        state.inn_open &= ~(1 << pile)
    if tell is not None:
        tell("claimed", state.seat, card, claimed)
    state.agenda += (GO_ON, ("refill_inn",))
    contest(state, tell, card, KIND[min(card, *claimed)], claimed)  # a species has lower numbers than any wild


def refill_inn(state: State, tell: Tell, frame: Frame) -> None:
    """10.2: one pile at a time in board order; a hire acts at once, is retired, and its pile is flipped again."""
    for pile, cards in enumerate(state.inn):
        if cards and not state.inn_open >> pile & 1:
            card = cards[-1]
            if KIND[card] <= SPYDRA:
                state.inn_open |= 1 << pile
                if tell is not None:
                    tell("inn_shown", pile, card)
            else:
                state.inn = (*state.inn[:pile], cards[:-1], *state.inn[pile + 1 :])
                state.retired.append(card)
                if tell is not None:
                    tell("inn_hired", pile, card)
                state.agenda.append(("refill_inn",))
                _act_for_both(state, tell, KIND[card])
                return


# -- hires that act for both (10.2) ----------------------------------------------------------------------------------
#
# Both choose in secret, then both choices apply to the table as it was. ("inn_hire", kind, mover, sealed): `sealed`
# is the actor's choice while the rival still thinks.


def _act_for_both(state: State, tell: Tell, kind: int) -> None:
    seat, rival = state.seat, 1 - state.seat
    if kind == HYPNOGRIFF:
        steal_from_each_other(state, tell, seat, rival)
    elif not halves(state, kind, seat):
        _seal(state, tell, kind, ())
    else:
        state.agenda.append(("inn_hire", kind, seat, ()))


def steal_from_each_other(state: State, tell: Tell, seat: int, rival: int) -> None:
    """Each takes two random cards of the hand the other had before, and keeps them."""
    before = state.hands[seat][:]
    gained = steal(state, tell, seat, rival, INN_STOLEN)
    # What the actor has just taken is not up for taking: set it aside while the rival draws blindly.
    state.hands[seat] = before
    steal(state, tell, rival, seat, INN_STOLEN)
    gain(state, seat, gained)


def ask_inn_hire(state: State, frame: Frame) -> Decision:
    """18, INN_HIRE: asked of both, one after the other; the first choice stays sealed."""
    _, kind, mover, _ = frame
    return Decision(mover, "inn_hire", PICK_ONE, halves(state, kind, mover))


def halves(state: State, kind: int, mover: int) -> tuple[Option, ...]:
    """What this Ruler may do to the other. The actor's half leaves clans alone that held out this turn."""
    other = 1 - mover
    failed = state.failed if mover == state.seat else ()
    stacks = [(land, stack(state, other, land)) for land in state.charter.lands if stack(state, other, land)]
    if kind == WIZARD:
        return tuple([offer.move_clan(land, end) for land, clans in stacks for end in ends(clans, failed)])
    within_reach = [land for land, clans in stacks if clans[-1][ID] not in failed]
    if kind == MOB:
        return tuple([offer.take_clan(land) for land in within_reach])
    return tuple([offer.disperse_clan(land) for land in within_reach]) if raidable(state, other) else ()


def choose(state: State, tell: Tell, frame: Frame, choice: Args) -> None:
    """The verbs take_clan, move_clan and disperse_clan: keep the actor's choice sealed until the rival has chosen."""
    _, kind, mover, sealed = frame
    if tell is not None:
        tell("chose_in_secret", mover)
    if mover == state.seat:
        _seal(state, tell, kind, choice)
    else:
        BOTH[kind](state, tell, sealed, choice)


def _seal(state: State, tell: Tell, kind: int, choice: Choice) -> None:
    rival = 1 - state.seat
    if halves(state, kind, rival):
        state.agenda.append(("inn_hire", kind, rival, choice))
    else:
        BOTH[kind](state, tell, choice, ())


def mob_both(state: State, tell: Tell, mine: Choice, theirs: Choice) -> None:
    """Each takes one top clan of the other, even an only one, and places it."""
    seat, rival = state.seat, 1 - state.seat
    halves = [(seat, rival, land) for land in mine] + [(rival, seat, land) for land in theirs]
    exchange(state, tuple([(taker, lift(state, tell, owner, land)) for taker, owner, land in halves]))


def wizard_both(state: State, tell: Tell, mine: Choice, theirs: Choice) -> None:
    """Each moves one clan within a stack of the other."""
    seat, rival = state.seat, 1 - state.seat
    if mine:
        move_clan(state, tell, seat, rival, *mine)
    if theirs:
        move_clan(state, tell, rival, seat, *theirs)


def elves_both(state: State, tell: Tell, mine: Choice, theirs: Choice) -> None:
    """A top clan of each leaves the game; there is no defence, and an only clan is spared."""
    for owner, half in ((1 - state.seat, mine), (state.seat, theirs)):
        for land in half:
            disperse(state, tell, owner, land)


BOTH = {MOB: mob_both, WIZARD: wizard_both, ELVES: elves_both}
