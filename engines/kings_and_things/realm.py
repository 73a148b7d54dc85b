"""Small questions and small changes that every chapter needs: armies, ownership, support, income, neighbours at the
table.

Whatever moves a piece goes through here, so that a piece is always in exactly one place.
"""

from collections.abc import Iterator, Sequence
from itertools import compress

from ..core.rng import drawn
from ..core.types import Tell
from .charter import MOST_SEATS, SHIELD_LIMIT, STACK_LIMIT
from .powers import MINES_UNDER
from .state import BAG, CITADEL, NOBODY, NOTHING, State
from .terrain import SEA
from .things import CREATURES, INCOMES, ITEMS, KIND, KIND_IDS, LORD_OF, MINES, TERRAIN, THINGS, VALUE

# -- the table ---------------------------------------------------------------------------------------------------------


def right_of(state: State, seat: int) -> int:
    """The previous player in player order (1.5)."""
    return state.order[state.order.index(seat) - 1]


def from_left(state: State, seat: int) -> tuple[int, ...]:
    """Everybody else, beginning with the player to the left."""
    at = state.order.index(seat)
    return state.order[at + 1 :] + state.order[:at]


# -- armies ------------------------------------------------------------------------------------------------------------


def army(state: State, side: int, hex_: int) -> tuple[int, ...]:
    """The creatures and Heroes of a side in a hex."""
    return state.armies[side * state.charter.hexes + hex_]


def camps_of(state: State, seat: int) -> Iterator[int]:
    """The hexes where a player has creatures or Heroes."""
    hexes = state.charter.hexes
    return compress(range(hexes), state.armies[seat * hexes : (seat + 1) * hexes])


def marked(bits: int) -> list[int]:
    """The hexes of which a bit is set, in order."""
    found = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found


def join(state: State, side: int, hex_: int, piece: int) -> None:
    """A creature or Hero comes into a hex."""
    at = side * state.charter.hexes + hex_
    state.armies[at] = tuple(sorted((*state.armies[at], piece)))


def leave(state: State, side: int, hex_: int, piece: int) -> None:
    """A creature or Hero goes out of a hex; whoever calls puts it somewhere else."""
    at = side * state.charter.hexes + hex_
    pieces = state.armies[at]
    cut = pieces.index(piece)
    state.armies[at] = pieces[:cut] + pieces[cut + 1 :]
    if state.flight is not None and piece in state.flight.passengers:
        aboard = tuple([other for other in state.flight.passengers if other != piece])
        state.flight = state.flight._replace(passengers=aboard)


def of_kind(pieces: tuple[int, ...], kind: int) -> int:
    """The first piece of that kind; there must be one."""
    for piece in pieces:
        if KIND[piece] == kind:
            return piece
    raise LookupError(f"no {KIND_IDS[kind]} among {pieces}")


def kinds(pieces: Sequence[int]) -> list[int]:
    """The kinds among some pieces, each once, as sorted as these are."""
    found, seen = [], -1
    for piece in pieces:
        kind = KIND[piece]
        if kind != seen:
            seen = kind
            found.append(kind)
    return found


def sides_in(state: State, hex_: int) -> list[int]:
    """The sides with creatures or Heroes in a hex, seats first."""
    return [side for side, pieces in enumerate(state.armies[hex_ :: state.charter.hexes]) if pieces]


def room(state: State, seat: int, hex_: int) -> int:
    """How many more creatures and Heroes of a player may stay in a hex (8.1); a citadel hex has no limit."""
    if state.fort[hex_] == CITADEL:
        return 1000
    return STACK_LIMIT - len(state.armies[seat * state.charter.hexes + hex_])


def with_room(state: State, seat: int, hexes: tuple[int, ...]) -> list[int]:
    """Those among some hexes where one more of a player's creatures and Heroes may stay (8.1)."""
    fort, armies, mine = state.fort, state.armies, seat * state.charter.hexes
    return [at for at in hexes if len(armies[mine + at]) < STACK_LIMIT or fort[at] == CITADEL]


def has_room(state: State, seat: int, hexes: tuple[int, ...]) -> bool:
    """Whether there is such a hex among them."""
    fort, armies, mine = state.fort, state.armies, seat * state.charter.hexes
    for at in hexes:  # noqa: SIM110  # mostly the first has
        if len(armies[mine + at]) < STACK_LIMIT or fort[at] == CITADEL:
            return True
    return False


def heroes_of(state: State, seat: int) -> list[int]:
    """A player's Heroes."""
    hexes = state.charter.hexes
    mine = filter(None, state.armies[seat * hexes : (seat + 1) * hexes])
    return [piece for pieces in mine if pieces[-1] >= THINGS for piece in pieces if piece >= THINGS]  # sorted


def bluffs(state: State, seat: int, hex_: int, pieces: Sequence[int]) -> list[int]:
    """8.2: those among some pieces of a player in a hex that are creatures, and have neither an own hex of their
    terrain anywhere nor its Terrain Lord with them. Heroes need no support."""
    lands = {state.terrain[at] for at in hexes_of(state, seat)}
    strays = [piece for piece in pieces if piece < CREATURES and TERRAIN[piece] not in lands]
    return [piece for piece in strays if LORD_OF[TERRAIN[piece]] not in army(state, seat, hex_)]


def supported(state: State, seat: int, hex_: int, piece: int) -> bool:
    """8.2: whether a piece of a player may stay in a hex face up."""
    return not bluffs(state, seat, hex_, (piece,))


# -- land and gold -----------------------------------------------------------------------------------------------------


Kingdoms = tuple[tuple[int, ...], ...]
"""seat -> the hexes that a player controls."""


def hexes_of(state: State, seat: int) -> tuple[int, ...]:
    """The hexes a player controls: asked for all the time, while land changes hands seldom. So what was found last is
    kept: to see that two lists are alike is far quicker than to find one in a table."""
    owners, kingdoms = _latest[0]
    if owners != state.owner:
        owners = state.owner[:]
        kingdoms = _kingdoms(owners)
        _latest[0] = (owners, kingdoms)
    return kingdoms[seat]


def _kingdoms(owners: list[int]) -> Kingdoms:
    kingdoms: list[list[int]] = [[] for _ in range(MOST_SEATS)]
    for at, owner in enumerate(owners):
        if owner != NOBODY:
            kingdoms[owner].append(at)
    return tuple(map(tuple, kingdoms))


_latest: list[tuple[list[int], Kingdoms]] = [([], _kingdoms([]))]
"""Who owned each hex when somebody last asked, and the kingdoms; as one value, since computers think in threads."""


def lands_of(state: State, seat: int) -> int:
    """How many land hexes a player controls."""
    return len([at for at in hexes_of(state, seat) if state.terrain[at] != SEA])


def worth(state: State, seat: int, counter: int) -> int:
    """What a special income counter brings its owner (5): mines twice under the Dwarf King."""
    return VALUE[counter] * (mining(heroes_of(state, seat)) if counter in MINES else 1)


def mining(heroes: list[int]) -> int:
    """5: how many times what it says a mine brings to the owner of these Heroes."""
    return 1 if MINES_UNDER.keys().isdisjoint(heroes) else max([MINES_UNDER.get(hero, 1) for hero in heroes])


def income(state: State, seat: int) -> int:
    """5: land hexes, fort levels, special income counters, Heroes."""
    heroes = heroes_of(state, seat)
    mines = mining(heroes)
    total = len(heroes)
    for at in hexes_of(state, seat):
        total += (state.terrain[at] != SEA) + state.fort[at]
        counter = state.income[at]
        if counter != NOTHING:
            total += VALUE[counter] * (mines if counter in MINES else 1)
    return total


def has_building(state: State, hex_: int) -> bool:
    """A fort, city or village stands there: it fights for the owner (1.3)."""
    return state.fort[hex_] > 0 or state.income[hex_] >= INCOMES


# -- the Bag and the Shields -------------------------------------------------------------------------------------------


def draw(state: State, tell: Tell, count: int) -> list[int]:
    """Things out of the Bag, as many as it holds. The moment it is empty, true elimination begins (7)."""
    things = drawn(state.rng, BAG, state.bag, count)
    if not state.bag and not state.emptied:
        state.emptied = True
        if tell is not None:
            tell("bag_emptied")
    return things


def gain(state: State, tell: Tell, seat: int, things: list[int] | tuple[int, ...]) -> None:
    """Drawn Things go behind a Shield. Whoever calls sees to the limit: push `over_limit`'s frame when it is time."""
    state.shields[seat] = tuple(sorted((*state.shields[seat], *things)))
    if tell is not None and things:
        if state.charter.hide_shield_count:
            tell("drew_hidden", seat, secret=(tuple(things),), to=1 << seat)
        else:
            tell("drew", seat, len(things), secret=(tuple(things),), to=1 << seat)


def give(state: State, seat: int, thing: int) -> None:
    """A Thing that everybody sees, or that its events told of, goes behind a Shield."""
    state.shields[seat] = tuple(sorted((*state.shields[seat], thing)))


def take(state: State, seat: int, thing: int) -> None:
    """A Thing comes out from behind a Shield; whoever calls puts it somewhere else."""
    held = state.shields[seat]
    cut = held.index(thing)
    state.shields[seat] = held[:cut] + held[cut + 1 :]


def excess(state: State, seat: int) -> int:
    """How many Things too many lie behind a Shield (7)."""
    return max(0, len(state.shields[seat]) - SHIELD_LIMIT)


def discard(state: State, thing: int) -> None:
    """A Thing goes back to the Bag; with the option `true_elimination` all leave the game once the Bag ran empty."""
    if state.emptied and state.charter.all_leave:
        state.gone += (thing,)
    else:
        state.bag.append(thing)


def use_up(state: State, thing: int) -> None:
    """Magic, a treasure or an event was used: back to the Bag, or after true elimination out of the game (7). Ruling:
    what is dropped, traded or left unused is only discarded."""
    if state.emptied:
        state.gone += (thing,)
    else:
        state.bag.append(thing)


def give_back(state: State, tell: Tell, things: Sequence[int]) -> None:
    """Things that everybody sees are discarded."""
    for thing in things:
        discard(state, thing)
    if tell is not None and things:
        tell("left_game" if state.emptied and state.charter.all_leave else "returned", tuple(sorted(things)))


def send_home(state: State, seat: int, face: int) -> None:
    """A Hero goes to the bank, and its owner is asked which side to lay up (6)."""
    state.offer = tuple(sorted((*state.offer, face)))
    if seat in state.order:
        state.agenda.append(("hero_side", seat, face))


def remove(state: State, side: int, hex_: int, piece: int) -> None:
    """A creature or Hero leaves the board: to the Bag, or to the bank. The caller tells `lost`."""
    leave(state, side, hex_, piece)
    if piece >= THINGS:
        send_home(state, side, piece)
    else:
        discard(state, piece)


def is_event(thing: int) -> bool:
    return ITEMS <= thing < THINGS
