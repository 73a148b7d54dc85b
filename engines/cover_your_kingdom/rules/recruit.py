"""Recruiting (reference 6.4) and the challenge it opens (7); a claim in the Drafty Inn is contested the same way."""

from collections.abc import Iterator
from typing import NamedTuple

from ...core.agenda import Args, Frame
from ...core.hands import take, take_all
from ...core.types import PICK_SOME, Decision, Option, Tell
from .. import decisions as offer
from ..cards import (
    BOUNDS,
    CT,
    EQUINITY,
    EQUINITY_OPENERS,
    GLANCE,
    HENTAUR,
    HORSES,
    KIND,
    ONE,
    OPENERS,
    SPYDRA,
    SUBCERBIENT,
)
from ..charter import LAND_SLOTS
from ..decisions import wanted
from ..state import (
    CARDS,
    EVERYWHERE,
    ID,
    KIN,
    NO_LANDS,
    Lands,
    State,
    layered,
    sentries,
    take_off_top,
)
from . import sky
from .clans import bring_home, grow, tell_uncovered
from .course import GO_ON

IN_THE_INN = -1  # in place of a land: the clan at stake is being formed out of cards of the inn

Kinds = tuple[int, ...]


# -- recruit (6.4) ---------------------------------------------------------------------------------------------------


def hampered_recruits(state: State, seat: int, held: int) -> tuple[Option, ...]:
    """6.4: recruit not past a Minnowtaur, not after the clan held out, and not with nowhere to bring it.

    9.3: the owner of Equinity may also open with a Hentaur.
    """
    groups, guests = offer.recruits, 0
    if state.powers[seat] & EQUINITY:
        groups, guests = offer.recruits_by_equinity, ONE[HENTAUR]
    faces, lures, reach, closed = state.faces, state.lures, EVERYWHERE, NO_LANDS
    if state.guards:
        _, blocks, reach = sentries[state.guards]
        closed = blocks.get(seat, NO_LANDS)
    options: tuple[Option, ...] = ()
    for rival in state.charter.neighbours[seat]:
        if lures[rival]:
            face = faces[rival] & reach[rival]
            lured = held & (wanted[face] | guests)
            if lured:
                options += groups[rival][face][lured]
    if closed or state.failed:
        options = tuple([option for option in options if _can_be_taken(state, closed, *option.args[1:])])
    return options


def _can_be_taken(state: State, closed: Lands, rival: int, land: int) -> bool:
    """The clan on top there has not held out, and one of the lands it may live in is open to the recruiter."""
    clan = state.stacks[rival * LAND_SLOTS + land][-1]
    return clan[ID] not in state.failed and not closed.issuperset(state.charter.homes[clan[KIN]])


def recruit(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6.4: the opening play; the defender answers first."""
    kind, rival, land = args
    seat = state.seat
    state.actions += 1
    state.agenda.append(GO_ON)
    id_, species, _ = state.stacks[rival * LAND_SLOTS + land][-1]
    state.attempted += (id_,)
    card = take(state.hands[seat], state.seen, kind, BOUNDS)
    if tell is not None:
        tell("challenged", seat, rival, land, card)
    heavy = kind >= CT and weight(state, kind, seat, rival) == 2
    ask_answer(state, tell, ("answer", rival, seat, rival, species, land, (card,), (), heavy))


# -- the challenge (7) -----------------------------------------------------------------------------------------------
#
# ("answer", mover, attacker, defender, species, land, played, claimed, heavy): `mover` must answer the last play;
# `played` are all the cards laid down so far; `claimed` the inn cards at stake; `heavy` the price of two.


def ask_answer(state: State, tell: Tell, frame: Frame) -> None:
    """Put the question. Everybody is asked, even who can only give in, unless the table agreed otherwise."""
    if state.charter.mask_forced_concede or tell_if_able(tell, frame[1], len(ask(state, frame).options) > 1):
        state.agenda.append(frame)
    else:
        concede(state, tell, frame, ())


def tell_if_able(tell: Tell, seat: int, able: bool) -> bool:
    """Without the mask, being asked or not tells the table what is in a hand. That is news, and undo stops at it."""
    if tell is not None:
        tell("can_answer" if able else "cannot_answer", seat)
    return able


def ask(state: State, frame: Frame) -> Decision:
    """18, CHALLENGE and INN_CONTEST.

    7: give in, or one card against a light play; one heavy card or a fitting pair against a heavy one.
    """
    _, mover, attacker, defender, species, land, _, _, heavy = frame
    kinds = bytes(state.hands[mover]).translate(GLANCE)
    openers = EQUINITY_OPENERS if state.powers[mover] & EQUINITY else OPENERS
    held = state.charter.plays[kinds][0] & openers[species]
    if not heavy:
        return (offer.light_contest if land == IN_THE_INN else offer.light_challenge)[mover][held]
    foe = attacker if mover == defender else defender
    ways = _heavy_answers(state, mover, foe, species, held, kinds.count(species) > 1)
    options = (offer.CONCEDE, *[offer.answer(cards) for cards in ways])
    return Decision(mover, "inn_contest" if land == IN_THE_INN else "answer", PICK_SOME, options)


def _heavy_answers(state: State, mover: int, foe: int, species: int, held: int, twins: bool) -> Iterator[Kinds]:
    """7: never more than is asked for, so a card of weight two stands alone and is no part of a pair."""
    for kind in offer.kinds_in[held]:
        if kind == species:
            if twins:
                yield species, species
        elif weight(state, kind, mover, foe) == 2:
            yield (kind,)
        else:
            if held & ONE[species]:
                yield species, kind
            if kind == SPYDRA and state.charter.spydra_answers_subcerbient:
                yield (kind,)


class Price(NamedTuple):
    """Cards that would do, in the hand or not: single ones, and pairs of `pair` with itself or a `partner`."""

    singles: Kinds
    pair: int
    partners: Kinds


def price(state: State, frame: Frame) -> Price:
    """7: what answers the last play of a challenge."""
    _, mover, attacker, defender, species, _, _, _, heavy = frame
    foe = attacker if mover == defender else defender
    guests = (HENTAUR, CT, SPYDRA) if lends_hentaurs(state, mover, species) else (CT, SPYDRA)
    if not heavy:
        return Price((species, *guests), species, ())
    singles = tuple([kind for kind in guests if weight(state, kind, mover, foe) == 2])
    partners = tuple([kind for kind in guests if kind not in singles])
    if SPYDRA in partners and state.charter.spydra_answers_subcerbient:
        singles += (SPYDRA,)
    return Price(singles, species, partners)


def lends_hentaurs(state: State, seat: int, species: int) -> bool:
    """9.3: the owner of Equinity plays Hentaurs for a clan of horses."""
    return bool(state.powers[seat] & EQUINITY) and species in HORSES


def weight(state: State, kind: int, player: int, foe: int) -> int:
    """7: what one card counts. A Spydra is two, and so is the SubCerbient owner's CT; against that owner all is one."""
    if kind == CT:
        return 2 if state.powers[player] & SUBCERBIENT else 1
    if kind == SPYDRA:
        return 1 if state.charter.quick or state.powers[foe] & SUBCERBIENT else 2
    return 1


def answer(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """7: lay down an answer; now the other side must meet it."""
    (kinds,) = args
    _, mover, attacker, defender, species, land, played, claimed, _ = frame
    foe = attacker if mover == defender else defender
    cards = take_all(state.hands[mover], state.seen, kinds, BOUNDS)
    if tell is not None:
        tell("answered", mover, cards)
    # A single card of weight two is heavy; a pair only if the table wants it so.
    heavy = state.charter.pair_demands_pair if len(kinds) == 2 else weight(state, kinds[0], mover, foe) == 2
    challenge = (foe, attacker, defender, species, land, (*played, *cards), claimed, heavy)
    ask_answer(state, tell, ("answer", *challenge))


def concede(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """7: the last to play wins, and all the cards played join the clan whoever that is."""
    _, mover, attacker, defender, species, land, played, claimed, _ = frame
    if tell is not None:
        tell("conceded", mover)
    winner = attacker if mover == defender else defender
    if land == IN_THE_INN:
        clan = (state.next_clan, species, layered(species, (*played, *claimed)))
        state.next_clan += 1
        if winner == defender:  # 10.2: the actor went after it and failed
            state.attempted = (*state.attempted, clan[ID])
            _lock(state, clan[ID])
        bring_home(state, tell, winner, clan)
        return
    if winner == attacker:
        id_, _, own = take_off_top(state, defender, land)
        if tell is not None:
            tell("recruited", attacker, defender, land)
            tell_uncovered(state, tell, defender, land)
        bring_home(state, tell, attacker, (id_, species, layered(species, own + played)))
    else:
        if tell is not None:
            tell("held", defender, attacker, land)
        clan = grow(state, defender, land, played)
        _lock(state, clan[ID])
        if state.charter.constellations:
            sky.light(state, tell, ((defender, clan[CARDS]),))


def _lock(state: State, clan_id: int) -> None:
    """6.4: a clan that held out may not be targeted again this turn."""
    if state.charter.retarget_limit:
        state.failed = (*state.failed, clan_id)


# -- claiming in the Drafty Inn (10.2) -------------------------------------------------------------------------------


def contest(state: State, tell: Tell, card: int, species: int, claimed: tuple[int, ...]) -> None:
    """10.2: the played card is the opening play; claimed cards have no weight."""
    seat, rival = state.seat, 1 - state.seat
    heavy = state.charter.inn_spydra_heavy and weight(state, KIND[card], seat, rival) == 2
    ask_answer(state, tell, ("answer", rival, seat, rival, species, IN_THE_INN, (card,), claimed, heavy))
