"""The decision catalogue (reference 18): every kind of question, every verb that answers, and how options are made.

Options name kinds of cards, never copies: two Bragons in a hand are one option. Makers are cached, because the list of
options is built at every decision and most options come up again and again. Where many come up together there is a
table of whole groups, by the bits of the kinds in question. Rules import this module as `offer`.
"""

from functools import cache, partial

from ..core.memo import Memo, nested
from ..core.types import Decision, Option, Shape
from ..core.vocabulary import Field, Verbs
from .cards import CT, EQUINITY_OPENERS, KIND_IDS, LAND_BITS, LAND_IDS, ONE, OPENERS, SHUT, SPECIES_BITS, WILD_BITS
from .charter import LAND_SLOTS, MOST_SEATS, Charter, Group, Plays, Turns

FREE, PAID = range(2)
FROM_TOP, FROM_BOTTOM, SWAP = range(3)  # how a Wiizzaard moves a clan; SWAP: two clans, where both come to the same

KINDS = {
    "act": Shape.PICK_ONE,
    "land": Shape.PICK_ONE,
    "answer": Shape.PICK_SOME,
    "defend": Shape.PICK_SOME,
    "give_back": Shape.PICK_SOME,
    "inn_contest": Shape.PICK_SOME,
    "inn_hire": Shape.PICK_ONE,
    "end_powers": Shape.ORDER,
}

_CARD = Field("card", KIND_IDS)
_CARDS = Field("cards", KIND_IDS)
_LAND = Field("land", LAND_IDS)
_COST = Field("cost", ("free", "paid"))
_END = Field("end", ("from_top", "from_bottom", "swap"))
_SEAT = Field("seat")

VERBS: Verbs = {
    "settle": (_CARD, Field("partner", KIND_IDS), _LAND, _COST),
    "settle_discard": (_CARD, _LAND, _COST),
    "add": (_CARD, _LAND, Field("to", LAND_IDS)),
    "discard": (_CARD,),
    "recruit": (_CARD, _SEAT, _LAND),
    "wizard": (_CARD, _SEAT, _LAND, _END),
    "hypnogriff": (_CARD, _SEAT),
    "protect": (_CARD, _LAND),
    "block": (_CARD, _SEAT, _LAND),
    "elves": (_SEAT, _LAND),
    "mob": (Field("own_land", LAND_IDS), _SEAT, _LAND),
    "claim": (_CARD, Field("piles")),
    "kid": (_LAND,),
    "end": (),
    "place": (_LAND,),
    "answer": (_CARDS,),
    "concede": (),
    "sacrifice": (_CARDS,),
    "let_go": (),
    "give_back": (_CARDS,),
    "take_clan": (_LAND,),
    "move_clan": (_LAND, _END),
    "disperse_clan": (_LAND,),
    "throw": (_CARDS,),
}


@cache
def settle(card: int, partner: int, land: int, cost: int = PAID) -> Option:
    """Two cards from the hand become a clan; the partner is its twin or a wild."""
    return Option("settle", (card, partner, land, cost))


@cache
def settle_discard(card: int, land: int, cost: int = PAID) -> Option:
    """One card from the hand and the top of the discard pile become a clan."""
    return Option("settle_discard", (card, land, cost))


@cache
def add(card: int, land: int, to: int) -> Option:
    """A card joins the own top clan in `land`; the clan ends up in `to`."""
    return Option("add", (card, land, to))


@cache
def discard(card: int) -> Option:
    return Option("discard", (card,))


@cache
def recruit(card: int, seat: int, land: int) -> Option:
    """Go after the top clan in a rival's land, opening with this card."""
    return Option("recruit", (card, seat, land))


@cache
def wizard(card: int, seat: int, land: int, end: int) -> Option:
    return Option("wizard", (card, seat, land, end))


@cache
def hypnogriff(card: int, seat: int) -> Option:
    return Option("hypnogriff", (card, seat))


@cache
def protect(card: int, land: int) -> Option:
    return Option("protect", (card, land))


@cache
def block(card: int, seat: int, land: int) -> Option:
    return Option("block", (card, seat, land))


@cache
def elves(seat: int, land: int) -> Option:
    return Option("elves", (seat, land))


@cache
def mob(own_land: int, seat: int, land: int) -> Option:
    return Option("mob", (own_land, seat, land))


@cache
def claim(card: int, piles: tuple[int, ...]) -> Option:
    """Form a clan out of this card and the open cards of these piles of the Drafty Inn."""
    return Option("claim", (card, piles))


@Memo
def one_clan(shown: bytes) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """A byte for what each pile of the inn shows -> the sets of piles that make one clan, each after its species, or
    SHUT if it has none so far; first, no pile at all."""
    if not shown:
        return ((SHUT, ()),)
    sets, pile, kind = one_clan[shown[:-1]], len(shown) - 1, shown[-1]
    if kind < CT:
        return sets + tuple([(kind, (*piles, pile)) for species, piles in sets if species in (SHUT, kind)])
    return sets if kind == SHUT else sets + tuple([(species, (*piles, pile)) for species, piles in sets])


@Memo
def claimable(shown: bytes) -> tuple[tuple[int, Memo[Group]], ...]:
    """The same sets, but for no pile at all -> the kinds that fit each of them, and the claims of those. New boards
    keep coming up, but hardly new first piles."""
    if not shown:
        return ()
    known = claimable[shown[:-1]]
    new = one_clan[shown][len(known) + 1 :]
    return known + tuple([(SPECIES_BITS if kin == SHUT else OPENERS[kin], claims_with[piles]) for kin, piles in new])


@Memo
def claims_with(*piles: int) -> Memo[Group]:
    """What is held -> the claims of each of it with the open cards of these piles."""
    return Memo(lambda held: tuple([claim(kind, piles) for kind in kinds_in[held]]))


@cache
def kid(land: int) -> Option:
    """Wiizzz Kid: the top clan of an own land changes places with the one right under it."""
    return Option("kid", (land,))


@Memo
def kinds_in(bits: int) -> tuple[int, ...]:
    """The kinds of which the bit is set.

    >>> kinds_in[ONE[0] | ONE[3]]
    (0, 3)
    """
    return tuple(kind for kind, bit in enumerate(ONE) if bits & bit)


def discard_settles(charter: Charter, shown: int, cost: int, held: int) -> tuple[Option, ...]:
    """What is held that makes a clan with the top of the discard pile."""
    if shown < CT:
        fitting = held & OPENERS[shown]
        return tuple(settle_discard(card, land, cost) for card in kinds_in[fitting] for land in charter.homes[shown])
    if charter.wild_from_discard:
        species = kinds_in[held & SPECIES_BITS]
        return tuple(settle_discard(card, land, cost) for card in species for land in charter.homes[card])
    return ()


def plays(charter: Charter, kinds: bytes) -> Plays:
    """What follows from a hand at a `GLANCE`: its kinds but for hires, what it can settle, discard, if it can hire."""
    held, twins = kind_bits(kinds)
    return plays_with[charter, held, twins & SPECIES_BITS]


@Memo
def plays_with(charter: Charter, held: int, twins: int) -> Plays:
    """The same for the kinds of a hand, and the species it holds more than once: many hands share it."""
    known = one_of[held & (SPECIES_BITS | WILD_BITS)]
    thrown = discards[known if charter.quick else held & SPECIES_BITS]
    return known, hand_settles(charter, held, twins, PAID), thrown, held != known


def kind_bits(kinds: bytes) -> tuple[int, int]:
    """The kinds of a hand, and those it holds more than once. New hands keep coming up, but hardly a new half."""
    held, twins = half_bits[kinds[:3]]
    more, again = half_bits[kinds[3:]]
    return held | more, twins | again | held & more


@Memo
def half_bits(kinds: bytes) -> tuple[int, int]:
    held = twins = 0
    for kind in kinds:
        twins |= held & ONE[kind]
        held |= ONE[kind]
    return held, twins


@Memo
def one_of(bits: int) -> int:
    """The same number, and always the same object: thousands of hands are looked up quicker if they share it."""
    return bits


def hand_settles(charter: Charter, held: int, twins: int, cost: int) -> tuple[Option, ...]:
    """Two of a species, or one and a wild, both from the hand. Many hands share one group."""
    wilds, twins = held & WILD_BITS, twins & SPECIES_BITS
    return settles[charter, held & SPECIES_BITS if wilds else twins, twins, wilds, cost]


@Memo
def settles(charter: Charter, species: int, twins: int, wilds: int, cost: int) -> tuple[Option, ...]:
    """Each species with its twin, if there is one, and with each wild."""
    options: Group = ()
    for kind in kinds_in[species]:
        options += settles_of[charter, kind, twins & ONE[kind], wilds, cost]
    return options


@Memo
def settles_of(charter: Charter, kind: int, twin: int, wilds: int, cost: int) -> tuple[Option, ...]:
    """The same for one species."""
    partners = ((kind,) if twin else ()) + kinds_in[wilds]
    return tuple(settle(kind, partner, land, cost) for land in charter.homes[kind] for partner in partners)


@Memo
def discards(held: int) -> tuple[Option, ...]:
    return tuple(discard(kind) for kind in kinds_in[held])


@Memo
def tops(face: int) -> tuple[tuple[int, int], ...]:
    """The lands of a kingdom that are settled, each with the species on top (`State.faces`)."""
    shown = [face >> LAND_BITS * land & (1 << LAND_BITS) - 1 for land in range(len(LAND_IDS))]
    return tuple((land, top - 1) for land, top in enumerate(shown) if top)


_WANTED = tuple(enumerate((0, *OPENERS)))  # nothing or a species on top of one land, and the kinds played for it

wanted = {
    high | low << LAND_BITS | mane << 2 * LAND_BITS: a | b | c
    for high, a in _WANTED
    for low, b in _WANTED
    for mane, c in _WANTED
}
wanted |= {kingdom << 3 * LAND_BITS: kinds for kingdom, kinds in _WANTED}
"""face -> the kinds that may be played for one of the clans on top of a kingdom."""

on_top = {face: kinds & SPECIES_BITS for face, kinds in wanted.items()}
"""face -> the species on top of a kingdom."""


def recruits_from(seat: int, openers: tuple[int, ...], face: int, held: int) -> tuple[Option, ...]:
    """What is held against what lies on top of this kingdom."""
    return tuple(
        recruit(kind, seat, land) for land, species in tops[face] for kind in kinds_in[held & openers[species]]
    )


recruits = tuple(nested(partial(recruits_from, seat, OPENERS)) for seat in range(MOST_SEATS))
"""seat -> face -> what is held -> recruits there. One number at a time is looked up quicker than three at once."""

recruits_by_equinity = tuple(nested(partial(recruits_from, seat, EQUINITY_OPENERS)) for seat in range(MOST_SEATS))
"""The same for the owner of Equinity."""


def adds(charter: Charter, face: int, held: int) -> tuple[Option, ...]:
    """Growing a clan on top of the own kingdom where it is, or moving it to another of its lands."""
    return tuple(
        add(species, land, to)
        for land, species in tops[face]
        if held & ONE[species]
        for to in (land, *[home for home in charter.homes[species] if home != land])
    )


def guards(charter: Charter, seat: int, card: int) -> tuple[Option, ...]:
    """A Minnowtaur can always stand on an own land or on a rival's."""
    blocks = [block(card, rival, land) for rival in charter.rivals[seat] for land in charter.lands]
    return (*[protect(card, land) for land in charter.lands], *blocks)


def hypnogriffs(charter: Charter, seat: int, card: int) -> tuple[Option, ...]:
    """A Hypnogriff for each rival."""
    return tuple(hypnogriff(card, rival) for rival in charter.rivals[seat])


def wizards(charter: Charter, seat: int, card: int) -> Turns:
    """A Wiizzaard at each stack."""
    return tuple(
        (
            at,
            (wizard(card, owner, land, SWAP),),
            (wizard(card, owner, land, FROM_TOP), wizard(card, owner, land, FROM_BOTTOM)),
        )
        for owner in charter.clockwise[seat]
        for land, at in charter.places[owner]
    )


def elves_to(seat: int, face: int) -> tuple[Option, ...]:
    """Elves to each top clan of a kingdom."""
    return tuple(elves(seat, land) for land, _ in tops[face])


all_elves = tuple(Memo(partial(elves_to, seat)) for seat in range(MOST_SEATS))
"""seat -> face -> Elves there."""


@Memo
def settled(face: int) -> int:
    """The lands of a kingdom that have a clan, as bits."""
    return sum(1 << land for land, _ in tops[face])


def mobs_at(seat: int, own_lands: int, lands: int) -> tuple[Option, ...]:
    """Each own top clan for each top clan of another kingdom, whatever they are."""
    slots = range(LAND_SLOTS)
    return tuple(
        mob(own_land, seat, land)
        for land in slots
        for own_land in slots
        if lands >> land & 1 and own_lands >> own_land & 1
    )


mobs = tuple(nested(partial(mobs_at, seat)) for seat in range(MOST_SEATS))
"""seat -> own lands -> lands there -> Mobgoblins between them."""


def light_play(question: str, seat: int, held: int) -> Decision:
    """Give in, or meet it with any one of these cards."""
    return Decision(seat, question, Shape.PICK_SOME, (CONCEDE, *[answer((kind,)) for kind in kinds_in[held]]))


light_challenge = tuple(Memo(partial(light_play, "answer", seat)) for seat in range(MOST_SEATS))
"""seat -> what it holds that may answer -> the question."""

light_contest = tuple(Memo(partial(light_play, "inn_contest", seat)) for seat in range(MOST_SEATS))
"""The same at the inn."""


END = Option("end")


@cache
def place(land: int) -> Option:
    """Where a clan that may live in several lands goes."""
    return Option("place", (land,))


@cache
def answer(cards: tuple[int, ...]) -> Option:
    return Option("answer", (cards,))


CONCEDE = Option("concede")


@cache
def sacrifice(cards: tuple[int, ...]) -> Option:
    """Keep a clan from the Elves by giving these up."""
    return Option("sacrifice", (cards,))


LET_GO = Option("let_go")


@Memo
def give_back(*cards: int) -> Option:
    return Option("give_back", (cards,))


@cache
def take_clan(land: int) -> Option:
    """Mobgoblins in the inn: take the rival's top clan in this land."""
    return Option("take_clan", (land,))


@cache
def move_clan(land: int, end: int) -> Option:
    """A Wiizzaard in the inn: move a clan of the rival's stack in this land."""
    return Option("move_clan", (land, end))


@cache
def disperse_clan(land: int) -> Option:
    """Elves in the inn: the rival's top clan in this land leaves the game."""
    return Option("disperse_clan", (land,))


@cache
def throw(cards: tuple[int, ...]) -> Option:
    """DissedHard: discard these, in this order; the last ends up on top."""
    return Option("throw", (cards,))
