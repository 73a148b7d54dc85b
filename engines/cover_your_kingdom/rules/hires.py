"""Creatures for hire (reference 6.5) and the defence against the Elves (8)."""

from bisect import bisect_left
from collections.abc import Callable
from itertools import accumulate, combinations
from operator import eq, itemgetter

from ...core.agenda import Args, Frame
from ...core.hands import take, take_all
from ...core.memo import Memo
from ...core.rng import sample
from ...core.types import PICK_SOME, Decision, Option, Tell, new_tuple
from .. import decisions as offer
from ..cards import (
    BOUNDS,
    CT,
    ELVES,
    EXTRA_FEATURES,
    FIRST,
    HENTAUR,
    HYPNOGRIFF,
    KIND,
    KIND_BYTES,
    MINNOWTAUR,
    MOB,
    SPYDRA,
    SUBCERBIENT,
    WIZARD,
)
from ..decisions import all_elves, mobs, settled
from ..state import (
    BLOCK,
    CARDS,
    ID,
    KIN,
    PROTECT,
    THEFT,
    Clan,
    Guard,
    State,
    gain,
    protected,
    put_stack,
    stack,
    within_reach,
)
from .clans import bring_all_home, can_move_in, lift, tell_uncovered
from .course import GO_ON, go_on
from .recruit import Kinds, Price, lends_hentaurs, tell_if_able

STOLEN = 3  # cards a Hypnogriff takes
ALIKE = (MINNOWTAUR, HYPNOGRIFF, WIZARD)


def hires_of(state: State, seat: int) -> tuple[Option, ...]:
    """6.5: every card for hire with every legal target; a hire without one cannot be played."""
    hand = state.hands[seat]
    targets = TARGETS_WITH_EXTRA_FEATURES if state.powers[seat] & EXTRA_FEATURES else TARGETS
    options: tuple[Option, ...] = ()
    before = -1
    for card in hand[bisect_left(hand, FIRST[MINNOWTAUR]) :]:  # they come last in a sorted hand, twins side by side
        kind = KIND[card]
        if kind != before:
            options += targets[kind](state, seat, kind)
            before = kind
    return options


def _hire(state: State, tell: Tell, kind: int) -> int:
    """Lay the card out. It costs an action; it goes to the retired pile unless it stays as a guard."""
    state.actions += 1
    card = take(state.hands[state.seat], state.seen, kind, BOUNDS)
    if tell is not None:
        tell("hired", state.seat, card)
    return card


def kept_out(state: State, seat: int, owner: int, land: int) -> bool:
    return owner != seat and protected(state, owner, land)


# -- Wiizzaard -------------------------------------------------------------------------------------------------------


def wizard_targets(state: State, seat: int, card: int) -> tuple[Option, ...]:
    """Any stack of two or more, own ones too, chosen by stack and end."""
    options: tuple[Option, ...] = ()
    stacks = state.stacks
    for at, swap, either_end in state.charter.wizards[seat][card]:
        clans = len(stacks[at])
        if clans > 1:
            options += either_end if clans > 2 else swap
    if state.failed or state.guards:
        options = tuple([option for option in options if _may_turn(state, *option.args[1:])])
    return options


def _may_turn(state: State, owner: int, land: int, end: int) -> bool:
    """Neither kept out by a guard nor aimed at a clan that held out (6.4)."""
    if state.charter.guard_stops_wizard and kept_out(state, state.seat, owner, land):
        return False
    return not state.failed or end in ends(stack(state, owner, land), state.failed)


def ends(clans: tuple[Clan, ...], failed: tuple[int, ...]) -> list[int]:
    """Which clan of a stack may be moved. One that held out this turn may not be picked as the one to move (6.4)."""
    if len(clans) < 2:
        return []
    free = [end for end, clan in ((offer.FROM_TOP, clans[-1]), (offer.FROM_BOTTOM, clans[0])) if clan[ID] not in failed]
    # With two clans both moves come to the same, so one is offered, and it is legal as a move of either.
    return [offer.SWAP] if free and len(clans) == 2 else free


def wizard(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.5: top clan to the bottom, or bottom clan to the top."""
    kind, owner, land, end = args
    state.retired.append(_hire(state, tell, kind))
    move_clan(state, tell, state.seat, owner, land, end)
    go_on(state, tell)


def move_clan(state: State, tell: Tell, seat: int, owner: int, land: int, end: int) -> None:
    clans = stack(state, owner, land)
    moved = (*clans[1:], clans[0]) if end == offer.FROM_BOTTOM else (clans[-1], *clans[:-1])
    put_stack(state, owner, land, moved)
    if tell is not None:
        tell("clan_moved", seat, owner, land, end)
    tell_uncovered(state, tell, owner, land)


# -- Hypnogriff ------------------------------------------------------------------------------------------------------


def hypnogriff_targets(state: State, seat: int, card: int) -> tuple[Option, ...]:
    options = state.charter.hypnogriffs[seat][card]
    return options if all(state.hands) else tuple([option for option in options if state.hands[option.args[1]]])


def hypnogriff(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.5: take three cards at random, then give back as many, of your choice, from the whole hand."""
    kind, rival = args
    state.retired.append(_hire(state, tell, kind))
    taken = steal(state, tell, state.seat, rival, STOLEN)
    state.agenda += (GO_ON, ("give_back", rival, len(taken)))


def steal(state: State, tell: Tell, seat: int, rival: int, count: int) -> tuple[int, ...]:
    """Take cards blindly. Both Rulers know where they went; nobody else can be sure of either hand any longer."""
    taken = tuple(sample(state.rng, THEFT, state.hands[rival], count))
    state.hands[rival] = [card for card in state.hands[rival] if card not in taken]
    gain(state, seat, taken)
    both = 1 << seat | 1 << rival
    if state.seen:
        for card in (*state.hands[seat], *state.hands[rival]):
            if not state.seen.get(card, both) & both:
                del state.seen[card]
    for card in taken:
        state.seen[card] = 1 << rival
    if tell is not None:
        tell("stole", seat, rival, len(taken), secret=(taken,), to=both)
    return taken


def ask_give_back(state: State, frame: Frame) -> Decision:
    """18, HYPNO_RETURN: any set of that many cards; equal cards are one choice."""
    _, _, count = frame
    options = tuple(map(offer.give_back.__getitem__, selections(state.hands[state.seat], count)))
    return new_tuple(Decision, (state.seat, "give_back", PICK_SOME, options))


def selections(cards: list[int], count: int) -> list[Kinds]:
    """Different ways to pick so many of these sorted cards, as kinds; equal cards make no difference. As sorted as the
    cards.

    >>> from ..cards import FIRST, PIGXIE, UNIQUE
    >>> selections([FIRST[PIGXIE], FIRST[PIGXIE] + 1, FIRST[UNIQUE]], 2)
    [(1, 1), (1, 7)]
    """
    kinds = bytes(cards).translate(KIND_BYTES)
    if count < 2:
        return list(dict.fromkeys(combinations(kinds, count)))
    return [pick(kinds) for pick in picks[count, bytes(map(eq, kinds, kinds[1:]))]]


@Memo
def picks(count: int, alike: bytes) -> tuple[Callable[[bytes], Kinds], ...]:
    """The same for all hands in which the same cards are like the one before them: new hands keep coming up, but hardly
    a new one of these."""
    kinds = [*accumulate((not same for same in alike), initial=0)]
    places: dict[Kinds, Kinds] = {}
    for chosen in combinations(range(len(kinds)), count):
        places.setdefault(tuple([kinds[at] for at in chosen]), chosen)
    return tuple([itemgetter(*chosen) for chosen in places.values()])


def give_back(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    (kinds,) = args
    _, rival, _ = frame
    cards = take_all(state.hands[state.seat], state.seen, kinds, BOUNDS)
    gain(state, rival, cards)
    for card in cards:
        state.seen[card] = 1 << state.seat
    if tell is not None:
        tell("gave_back", state.seat, rival, len(cards), secret=(cards,), to=1 << state.seat | 1 << rival)


# -- Minnowtaur ------------------------------------------------------------------------------------------------------


def minnowtaur_targets(state: State, seat: int, card: int) -> tuple[Option, ...]:
    return state.charter.guards[seat][card]


def protect(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.5: keeps an own land safe until the owner's next turn starts."""
    kind, land = args
    card = _hire(state, tell, kind)
    state.guards = (*state.guards, Guard(PROTECT, state.seat, land, state.seat, card))
    if tell is not None:
        tell("guarded", state.seat, land, card)
    go_on(state, tell)


def block(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.5: closes a rival's land to new clans through the whole of that Ruler's next turn."""
    kind, rival, land = args
    card = _hire(state, tell, kind)
    state.guards = (*state.guards, Guard(BLOCK, rival, land, state.seat, card))
    if tell is not None:
        tell("blocked", state.seat, rival, land, card)
    go_on(state, tell)


# -- Grumbledalf's Elves (6.5, 8) ------------------------------------------------------------------------------------


def elves_targets(state: State, seat: int, card: int) -> tuple[Option, ...]:
    """The top clan of any Ruler with two clans or more, but none that the actor tried to recruit this turn."""
    options: tuple[Option, ...] = ()
    charter, lures, faces, reach = state.charter, state.lures, state.faces, within_reach(state)
    if charter.elves_own_clan and lures[seat]:  # 6.4: an only clan is safe from them too
        options = all_elves[seat][faces[seat]]
    for rival in charter.rivals[seat]:
        if lures[rival]:
            options += all_elves[rival][faces[rival] & reach[rival]]
    locked = state.attempted + state.failed
    if locked:
        options = tuple([option for option in options if not _is_locked(state, locked, *option.args)])
    return options


def _is_locked(state: State, locked: tuple[int, ...], owner: int, land: int) -> bool:
    """The top clan there is one of these, at which nothing may be aimed in this turn."""
    return stack(state, owner, land)[-1][ID] in locked


def elves(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.5: the clan leaves the game, unless its owner pays; there is no defence against oneself."""
    owner, land = args
    seat = state.seat
    state.retired.append(_hire(state, tell, ELVES))
    if tell is not None:
        tell("elves_sent", seat, owner, land)
    state.agenda.append(GO_ON)
    defence = ("defend", owner, land)
    masked = state.charter.mask_forced_concede
    if owner != seat and (masked or tell_if_able(tell, owner, bool(_sacrifices(state, owner, land)))):
        state.agenda.append(defence)
    else:
        let_go(state, tell, defence, ())


def ask_defend(state: State, frame: Frame) -> Decision:
    """18, ELVES_DEFENCE: asked once, of the target only, who is asked even without a way to pay."""
    _, owner, land = frame
    options = (offer.LET_GO, *[offer.sacrifice(cards) for cards in _sacrifices(state, owner, land)])
    return Decision(owner, "defend", PICK_SOME, options)


def _sacrifices(state: State, owner: int, land: int) -> list[tuple[int, ...]]:
    """8: the ways to pay that are in the hand."""
    hand, asked = state.hands[owner], ransom(state, owner, land)
    kinds = {KIND[card] for card in hand}
    paired = {asked.pair, *asked.partners}
    pairs = selections([card for card in hand if KIND[card] in paired], 2)
    return pairs + [(kind,) for kind in sorted(asked.singles) if kind in kinds]


def ransom(state: State, owner: int, land: int) -> Price:
    """8: one Spydra, or two cards each matching or a CT (Equinity: or a Hentaur). SubCerbient: one CT will do."""
    species = stack(state, owner, land)[-1][KIN]
    guests = (HENTAUR,) if lends_hentaurs(state, owner, species) else ()
    if state.powers[owner] & SUBCERBIENT:
        return Price((SPYDRA, CT), species, guests)
    return Price((SPYDRA,), species, (*guests, CT))


def sacrifice(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """8: the cards go under the Elves, out of the game; the clan stays as it was."""
    (kinds,) = args
    _, owner, land = frame
    cards = take_all(state.hands[owner], state.seen, kinds, BOUNDS)
    state.retired.extend(cards)
    if tell is not None:
        tell("sacrificed", owner, cards)
    if state.charter.elves_fail_locks:
        state.failed = (*state.failed, stack(state, owner, land)[-1][ID])


def let_go(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    _, owner, land = frame
    disperse(state, tell, owner, land)


def disperse(state: State, tell: Tell, owner: int, land: int) -> None:
    """All the cards of the top clan leave the game; they never reach the discard pile."""
    cards = stack(state, owner, land)[-1][CARDS]
    state.retired.extend(cards)
    if tell is not None:
        tell("dispersed", owner, land, cards)
    lift(state, tell, owner, land)


# -- Mobgoblins ------------------------------------------------------------------------------------------------------


def mob_targets(state: State, seat: int, card: int) -> tuple[Option, ...]:
    """One own top clan and one top clan of a rival, even its only one, unless it held out or is guarded."""
    options: tuple[Option, ...] = ()
    faces, reach = state.faces, within_reach(state)
    own_lands = settled[faces[seat]]
    for rival in state.charter.rivals[seat]:
        options += mobs[rival][own_lands][settled[faces[rival] & reach[rival]]]
    if state.failed:
        options = tuple([option for option in options if not _is_locked(state, state.failed, *option.args[1:])])
    if state.guards and state.charter.block_stops_moves:
        options = tuple([option for option in options if both_move_in(state, seat, *option.args)])
    return options


def both_move_in(state: State, seat: int, own_land: int, rival: int, land: int) -> bool:
    """Only with `blockStopsMoves` can a swapped clan find its land closed."""
    given, taken = stack(state, seat, own_land)[-1], stack(state, rival, land)[-1]
    return bool(can_move_in(state, seat, taken[KIN]) and can_move_in(state, rival, given[KIN]))


def mob(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.5: the two clans change kingdoms. Both leave before either is placed; the actor places first."""
    own_land, rival, land = args
    seat = state.seat
    state.retired.append(_hire(state, tell, MOB))
    if tell is not None:
        tell("swapped", seat, own_land, rival, land)
    state.agenda.append(GO_ON)
    given, taken = lift(state, tell, seat, own_land), lift(state, tell, rival, land)
    exchange(state, ((seat, taken), (rival, given)))


def exchange(state: State, moves: tuple[tuple[int, Clan], ...]) -> None:
    """Clans change kingdoms, the first to arrive first."""
    bring_all_home(state, tuple([(seat, clan, can_move_in(state, seat, clan[KIN])) for seat, clan in moves]))


TARGETS: dict[int, Callable[[State, int, int], tuple[Option, ...]]] = {
    MINNOWTAUR: minnowtaur_targets,
    HYPNOGRIFF: hypnogriff_targets,
    ELVES: elves_targets,
    WIZARD: wizard_targets,
    MOB: mob_targets,
}


def targets_of_all_alike(state: State, seat: int, card: int) -> tuple[Option, ...]:
    """9.3, Extra Features: a Minnowtaur, a Hypnogriff or a Wiizzaard does what any of them does."""
    options: tuple[Option, ...] = ()
    for effect in ALIKE:
        options += TARGETS[effect](state, seat, card)
    return options


TARGETS_WITH_EXTRA_FEATURES = {**TARGETS, **dict.fromkeys(ALIKE, targets_of_all_alike)}
