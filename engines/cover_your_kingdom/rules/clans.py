"""Making and growing clans (reference 6.1 to 6.3), moving them about, and Wiizzz Kid (9.3)."""

from collections.abc import Iterator

from ...core.agenda import Frame
from ...core.types import Decision, Option, Tell
from .. import decisions as offer
from ..cards import CT, KIND, WIIZZZ_KID, WILDS
from ..state import Clan, State, blocked, layered, open_homes, put_stack, stack, take, take_all
from . import sky

NOTHING = 99  # the kind of the top of an empty discard pile: matches no card


# -- settle (6.1) ----------------------------------------------------------------------------------------------------


def settles(state: State, seat: int, kinds: list[int], cost: int) -> Iterator[Option]:
    """Exactly two cards make a clan: two of a species, or one and a wild; one of them may top the discard pile."""
    shown = KIND[state.discard[-1]] if state.discard else NOTHING
    wilds = [wild for wild in WILDS if wild in kinds]
    for at, kind in enumerate(kinds):
        if kind >= CT:
            break
        if at and kinds[at - 1] == kind:
            continue
        twin = kinds.count(kind) > 1
        if not (twin or wilds or shown == kind or state.charter.wild_from_discard):
            continue
        for land in open_homes(state, seat, kind):
            if twin:
                yield offer.settle(kind, kind, land, cost)
            for wild in wilds:
                yield offer.settle(kind, wild, land, cost)
            if shown == kind or (state.charter.wild_from_discard and shown in WILDS):
                yield offer.settle_discard(kind, land, cost)
    if shown < CT:
        for wild in wilds:
            for land in open_homes(state, seat, shown):
                yield offer.settle_discard(wild, land, cost)


def settle(state: State, tell: Tell, frame: Frame, card: int, partner: int, land: int, cost: int) -> None:
    """6.1, both cards from the hand."""
    cards = layered(card, take_all(state, state.seat, (card, partner)))
    tell("settled", state.seat, land, cards, cost)
    _found(state, tell, card, cards, land, cost)


def settle_discard(state: State, tell: Tell, frame: Frame, card: int, land: int, cost: int) -> None:
    """6.1, one card from the hand, the other from the top of the discard pile, which it leaves."""
    shown = state.discard.pop()
    species = min(card, KIND[shown])  # a wild has a higher number than any species
    cards = layered(species, (take(state, state.seat, card), shown))
    tell("settled_discard", state.seat, land, cards, cost)
    _found(state, tell, species, cards, land, cost)


def _found(state: State, tell: Tell, species: int, cards: tuple[int, ...], land: int, cost: int) -> None:
    if cost == offer.FREE:
        state.free_settled = True
        state.passes = 0
    else:
        state.actions += 1
    put_stack(state, state.seat, land, (*stack(state, state.seat, land), new_clan(state, species, cards)))
    sky.light(state, tell, ((state.seat, cards),))


def new_clan(state: State, species: int, cards: tuple[int, ...]) -> Clan:
    """A clan keeps its id for life, through theft, swap and moves (2)."""
    clan = Clan(state.next_clan, species, cards)
    state.next_clan += 1
    return clan


# -- add (6.2) -------------------------------------------------------------------------------------------------------


def adds(state: State, seat: int, kinds: list[int]) -> Iterator[Option]:
    """One clanning card onto an own top clan; a clan of either land may then move there as a whole."""
    for land in state.charter.lands:
        clans = stack(state, seat, land)
        if clans and clans[-1].species in kinds:
            species = clans[-1].species
            yield offer.add(species, land, land)
            for to in state.charter.homes[species]:
                if to != land and not (state.charter.block_stops_moves and blocked(state, seat, to)):
                    yield offer.add(species, land, to)


def add(state: State, tell: Tell, frame: Frame, kind: int, land: int, to: int) -> None:
    """6.2. The clan keeps its id; a guard stays with the land."""
    seat = state.seat
    state.actions += 1
    card = take(state, seat, kind)
    tell("added", seat, land, card)
    *below, clan = stack(state, seat, land)
    grown = clan._replace(cards=layered(kind, (*clan.cards, card)))
    put_stack(state, seat, land, tuple(below))
    put_stack(state, seat, to, (*stack(state, seat, to), grown))
    if to != land:
        tell("moved", seat, land, to, kind)
        tell_uncovered(state, tell, seat, land)


# -- discard (6.3) ---------------------------------------------------------------------------------------------------


def discards(state: State, kinds: list[int]) -> Iterator[Option]:
    """One clanning card; any card in the Quick Start."""
    for at, kind in enumerate(kinds):
        if (kind < CT or state.charter.quick) and not (at and kinds[at - 1] == kind):
            yield offer.discard(kind)


def discard(state: State, tell: Tell, frame: Frame, kind: int) -> None:
    """6.3: lay one card open and take one from the deck, if any is left."""
    state.actions += 1
    card = take(state, state.seat, kind)
    state.discard.append(card)
    tell("discarded", state.seat, (card,))
    draw(state, tell, state.seat, 1)


def draw(state: State, tell: Tell, seat: int, count: int) -> None:
    """Take cards from the deck while it lasts."""
    count = min(count, len(state.deck))
    if count > 0:
        cards = tuple(state.deck[-count:])
        del state.deck[-count:]
        state.hands[seat] = tuple(sorted(state.hands[seat] + cards))
        tell("drew", seat, count, secret=(cards,), to=1 << seat)


# -- Wiizzz Kid (9.3) ------------------------------------------------------------------------------------------------


def kids(state: State, seat: int) -> Iterator[Option]:
    """Once in an own turn, free: swap an own top clan with the one right under it."""
    if state.powers[seat] & WIIZZZ_KID and not state.kid_used:
        for land in state.charter.lands:
            if len(stack(state, seat, land)) > 1:
                yield offer.kid(land)


def kid(state: State, tell: Tell, frame: Frame, land: int) -> None:
    """9.3. Own land, so a guard of one's own does not stop it (13.9)."""
    state.kid_used = True
    clans = stack(state, state.seat, land)
    put_stack(state, state.seat, land, (*clans[:-2], clans[-1], clans[-2]))
    tell("kid_swapped", state.seat, land)
    tell_uncovered(state, tell, state.seat, land)


# -- clans on the move -----------------------------------------------------------------------------------------------


def lift(state: State, tell: Tell, seat: int, land: int) -> Clan:
    """Take the top clan off a stack; the one beneath comes to light."""
    *below, clan = stack(state, seat, land)
    put_stack(state, seat, land, tuple(below))
    tell_uncovered(state, tell, seat, land)
    return clan


def tell_uncovered(state: State, tell: Tell, seat: int, land: int) -> None:
    clans = stack(state, seat, land)
    if clans:
        tell("uncovered", seat, land, clans[-1].species)


def arrive(state: State, tell: Tell, frame: Frame) -> None:
    """A clan comes to a kingdom: ("arrive", seat, clan, lands). Its new owner picks the land if there are several."""
    _, seat, clan, lands = frame
    if len(lands) == 1:
        _put_down(state, tell, seat, Clan(*clan), lands[0])
    else:
        state.agenda.append(("land", seat, clan, lands))


def ask_land(state: State, frame: Frame) -> Decision:
    """18, LAND: the receiver of a clan of either land."""
    _, seat, _, lands = frame
    return Decision(seat, "land", offer.KINDS["land"], tuple([offer.place(land) for land in lands]))


def place(state: State, tell: Tell, frame: Frame, land: int) -> None:
    _, seat, clan, _ = frame
    _put_down(state, tell, seat, Clan(*clan), land)


def _put_down(state: State, tell: Tell, seat: int, clan: Clan, land: int) -> None:
    put_stack(state, seat, land, (*stack(state, seat, land), clan))
    tell("placed", seat, land, clan.cards)


def can_move_in(state: State, seat: int, species: int) -> tuple[int, ...]:
    """Lands a swapped clan may come to: a BLOCK names only settling and recruiting (6.5, `blockStopsMoves`)."""
    return open_homes(state, seat, species) if state.charter.block_stops_moves else state.charter.homes[species]
