"""Making and growing clans (reference 6.1 to 6.3), moving them about, and Wiizzz Kid (9.3)."""

from bisect import insort

from ...core.agenda import Args, Frame
from ...core.hands import take
from ...core.types import PICK_ONE, Decision, Option, Tell, new_tuple
from .. import decisions as offer
from ..cards import BOUNDS, KIND, WIIZZZ_KID
from ..charter import LAND_SLOTS
from ..state import (
    CARDS,
    KIN,
    Clan,
    State,
    blocked_lands,
    layered,
    open_homes,
    put_on_top,
    put_stack,
    stack,
    take_off_top,
)
from . import sky
from .course import go_on

# -- settle (6.1) ----------------------------------------------------------------------------------------------------


def free_discard_settles(state: State, held: int) -> tuple[Option, ...]:
    """9.3, Match Maker: something from the hand that makes a clan with the top of the discard pile."""
    return offer.discard_settles(state.charter, KIND[state.discard[-1]], offer.FREE, held) if state.discard else ()


def drop_blocked(settles: tuple[Option, ...], state: State, seat: int) -> tuple[Option, ...]:
    """6.5: no settling into a land that a Minnowtaur blocks. The land is the last argument but the cost."""
    closed = blocked_lands(state, seat)
    return tuple([settle for settle in settles if settle.args[-2] not in closed]) if closed else settles


def settle(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.1, both cards from the hand."""
    card, partner, land, cost = args
    seat = state.seat
    hand, seen = state.hands[seat], state.seen
    cards = (take(hand, seen, partner, BOUNDS), take(hand, seen, card, BOUNDS))  # a wild lies under the species
    if tell is not None:
        tell("settled", seat, land, cards, cost)
    _found(state, tell, card, cards, land, cost)


def settle_discard(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.1, one card from the hand, the other from the top of the discard pile, which it leaves."""
    card, land, cost = args
    shown = state.discard.pop()
    species = min(card, KIND[shown])  # a wild has a higher number than any species
    cards = layered(species, (take(state.hands[state.seat], state.seen, card, BOUNDS), shown))
    if tell is not None:
        tell("settled_discard", state.seat, land, cards, cost)
        if state.discard:
            tell("discard_shown", state.discard[-1])
    _found(state, tell, species, cards, land, cost)


def _found(state: State, tell: Tell, species: int, cards: tuple[int, ...], land: int, cost: int) -> None:
    if cost == offer.PAID:
        state.actions += 1
    else:
        state.free_settled = True
    id_ = state.next_clan
    state.next_clan = id_ + 1  # a clan keeps its id for life, through theft, swap and moves (2)
    put_on_top(state, state.seat, land, (id_, species, cards))
    if state.charter.constellations:
        sky.light(state, tell, ((state.seat, cards),))
    go_on(state, tell)


# -- add (6.2) -------------------------------------------------------------------------------------------------------


def drop_blocked_moves(adds: tuple[Option, ...], state: State, seat: int) -> tuple[Option, ...]:
    """`blockStopsMoves`: a clan may grow, but not move into a land that a Minnowtaur blocks."""
    closed = blocked_lands(state, seat)
    return tuple([add for add in adds if add.args[1] == add.args[2] or add.args[2] not in closed])


def add(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.2. The clan keeps its id; a guard stays with the land."""
    kind, land, to = args
    seat = state.seat
    state.actions += 1
    card = take(state.hands[seat], state.seen, kind, BOUNDS)
    if tell is not None:
        tell("added", seat, land, card)
    grow(state, seat, land, (card,))
    if to != land:
        if tell is not None:
            tell("moved", seat, land, to, kind)
        put_on_top(state, seat, to, lift(state, tell, seat, land))
    go_on(state, tell)


# -- discard (6.3) ---------------------------------------------------------------------------------------------------


def discard(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.3: lay one card open and take one from the deck, if any is left."""
    seat = state.seat
    state.actions += 1
    hand = state.hands[seat]
    card = take(hand, state.seen, args[0], BOUNDS)
    state.discard.append(card)
    if tell is not None:
        tell("discarded", seat, (card,))
    if state.deck:
        drawn = state.deck.pop()
        insort(hand, drawn)
        if tell is not None:
            tell("drew", seat, 1, secret=((drawn,),), to=1 << seat)
    go_on(state, tell)


# -- Wiizzz Kid (9.3) ------------------------------------------------------------------------------------------------


def kids_of(state: State, seat: int) -> tuple[Option, ...]:
    """Once in an own turn, free: swap an own top clan with the one right under it."""
    if state.kid_used or not state.powers[seat] & WIIZZZ_KID:
        return ()
    return tuple([offer.kid(land) for land, at in state.charter.places[seat] if len(state.stacks[at]) > 1])


def kid(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9.3. Own land, so a guard of one's own does not stop it (13.9)."""
    (land,) = args
    state.kid_used = True
    clans = stack(state, state.seat, land)
    put_stack(state, state.seat, land, (*clans[:-2], clans[-1], clans[-2]))
    if tell is not None:
        tell("kid_swapped", state.seat, land)
    tell_uncovered(state, tell, state.seat, land)
    go_on(state, tell)


# -- clans on the move -----------------------------------------------------------------------------------------------


def grow(state: State, seat: int, land: int, cards: tuple[int, ...]) -> Clan:
    """Cards join the top clan of a land, where it lies: through ADD, or a challenge for the clan (2)."""
    stacks, at = state.stacks, seat * LAND_SLOTS + land
    clans = stacks[at]
    id_, species, own = clans[-1]
    grown = (id_, species, layered(species, own + cards))
    stacks[at] = (*clans[:-1], grown)  # what lies on top looks the same
    return grown


def lift(state: State, tell: Tell, seat: int, land: int) -> Clan:
    """Take the top clan off a stack; the one beneath comes to light."""
    clan = take_off_top(state, seat, land)
    if tell is not None:
        tell_uncovered(state, tell, seat, land)
    return clan


def tell_uncovered(state: State, tell: Tell, seat: int, land: int) -> None:
    if tell is not None:
        clans = stack(state, seat, land)
        if clans:
            tell("uncovered", seat, land, clans[-1][KIN])


def bring_home(state: State, tell: Tell, seat: int, clan: Clan) -> None:
    """A clan that was won comes to a kingdom; mostly there is only one land for it, and nothing to ask."""
    charter = state.charter
    homes = open_homes(state, seat, clan[KIN]) if state.guards else charter.homes[clan[KIN]]
    if len(homes) > 1:
        state.agenda += (("light", (seat, clan[CARDS])), ("land", seat, clan, homes))
        return
    put_on_top(state, seat, homes[0], clan)
    if tell is not None:
        tell("placed", seat, homes[0], clan[CARDS])
    if charter.constellations:
        sky.light(state, tell, ((seat, clan[CARDS]),))


def bring_all_home(state: State, moves: tuple[tuple[int, Clan, tuple[int, ...]], ...]) -> None:
    """Clans come to new kingdoms: (seat, clan, lands to choose from). The sky is looked at when all have arrived."""
    state.agenda.append(("light", *[(seat, clan[CARDS]) for seat, clan, _ in moves]))
    state.agenda += [("arrive", *move) for move in reversed(moves)]


def arrive(state: State, tell: Tell, frame: Frame) -> None:
    """("arrive", seat, clan, lands): the new owner picks the land if there are several."""
    _, seat, clan, lands = frame
    if len(lands) == 1:
        _put_down(state, tell, seat, clan, lands[0])
    else:
        state.agenda.append(("land", seat, clan, lands))


def ask_land(state: State, frame: Frame) -> Decision:
    """18, LAND: the receiver of a clan of either land."""
    _, seat, _, lands = frame
    return new_tuple(Decision, (seat, "land", PICK_ONE, tuple([offer.place(land) for land in lands])))


def place(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    (land,) = args
    _, seat, clan, _ = frame
    _put_down(state, tell, seat, clan, land)


def _put_down(state: State, tell: Tell, seat: int, clan: Clan, land: int) -> None:
    put_on_top(state, seat, land, clan)
    if tell is not None:
        tell("placed", seat, land, clan[CARDS])


def can_move_in(state: State, seat: int, species: int) -> tuple[int, ...]:
    """Lands a swapped clan may come to: a BLOCK names only settling and recruiting (6.5, `blockStopsMoves`)."""
    return open_homes(state, seat, species) if state.charter.block_stops_moves else state.charter.homes[species]
