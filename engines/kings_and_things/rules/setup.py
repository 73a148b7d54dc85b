"""Setting up (reference 3, 3.1, 3.2): tiles, starting positions, kingdoms, forces. Steps are numbered as there."""

from itertools import combinations

from ...core.agenda import Args, Frame
from ...core.rng import Rng, below, shuffle
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..boards import by_clock
from ..decisions import option
from ..place_names import name_places, renamed
from ..realm import discard, draw, gain, hexes_of, of_kind, take
from ..realm import kinds as kinds_of
from ..state import HEROES, NOBODY, NOWHERE, TILES, TOWER, State
from ..terrain import ANY, SEA
from ..things import HEROES as FACES
from ..things import THINGS
from .course import TURN
from .dice import roll

POSITIONS, SEAS, SECOND, THIRD, TOWERS, FORCES, EXCHANGE, AGAIN = range(8)

START_GOLD = 10
START_THINGS = 10


def set_up(state: State, tell: Tell, frame: Frame) -> None:
    """3, steps 1 to 5: first player, Bag, Heroes, tiles."""
    state.order = _first_player(state, tell)
    state.bag = list(range(THINGS))
    state.offer = tuple([face + below(state.rng, HEROES, 2) for face in range(THINGS, FACES, 2)])
    if tell is not None:
        tell("goes_first", state.order[0])
        tell("heroes_tossed", state.offer)
    lay_tiles(state)
    state.agenda.append(("setup_step", POSITIONS))


def _first_player(state: State, tell: Tell) -> tuple[int, ...]:
    """3, step 1: all roll two dice; ties among the highest roll again. Until positions are picked, seats are in
    order."""
    seats = state.charter.seats
    rivals = list(range(seats)) if state.charter.first < 0 else [state.charter.first]
    while len(rivals) > 1:
        rolls = {seat: roll(state, 2) for seat in rivals}
        if tell is not None:
            for seat, dice in rolls.items():
                tell("rolled_for_first", seat, dice)
        best = max(map(sum, rolls.values()))
        rivals = [seat for seat in rivals if sum(rolls[seat]) == best]
    return tuple([(rivals[0] + turn) % seats for turn in range(seats)])


def lay_tiles(state: State) -> None:
    """3, step 5: some tiles aside, the others shuffled and laid face down; what is left is the rest to draw from."""
    charter = state.charter
    stock = [charter.tiles[kind] - charter.board.terrain.count(kind) for kind in range(len(charter.tiles))]
    tiles = [kind for kind, count in enumerate(stock) for _ in range(count)]
    for kind in charter.set_aside:
        tiles.remove(kind)
    state.aside = charter.set_aside
    shuffle(state.rng, TILES, tiles)
    for at in charter.drawn:
        state.terrain[at] = tiles.pop()
    state.deck = tiles
    state.face_down = bool(charter.drawn)


def setup_step(state: State, tell: Tell, frame: Frame) -> None:
    """3, steps 6 to 14, each for everybody in order."""
    step = frame[1]
    agenda, order = state.agenda, state.order
    if step > AGAIN:
        start(state)
        return
    agenda.append(("setup_step", step + 1))
    if step == POSITIONS:
        agenda.extend([("start_position", seat) for seat in reversed(order)])
    elif step == SEAS:
        reveal(state, tell)
        agenda.extend([("seas", seat, _own(state, seat)) for seat in reversed(state.order)])
    elif step in (SECOND, THIRD):
        # Found by the first pick: before the second one a player owns nothing but the start.
        agenda.extend([("pick_hex", seat, _own(state, seat)) for seat in reversed(order)])
    elif step == TOWERS:
        for seat in order:
            state.gold[seat] = START_GOLD
        agenda.extend([("place_tower", seat) for seat in reversed(order)])
    elif step == FORCES:
        for seat in reversed(order):
            agenda.append(("place_things", seat, NOWHERE, ()))
        for seat in order:
            gain(state, tell, seat, draw(state, tell, START_THINGS))
    elif step == EXCHANGE:
        agenda.extend([("exchange_things", seat) for seat in reversed(order)])


def _own(state: State, seat: int) -> int:
    """The hex a player started in: of his own, the one that is a start (second and third hexes never touch others)."""
    starts = {at for chosen in state.charter.board.start_sets(state.charter.seats) for at in chosen}
    mine = hexes_of(state, seat)
    return next((at for at in mine if at in starts), mine[0])


# -- positions (3, steps 6 and 7) --------------------------------------------------------------------------------------


def ask_start_position(state: State, frame: Frame) -> Decision:
    """3, step 6: a free starting hex, of the set the first player's hex belongs to (2: sets B to F)."""
    return offer.ask(frame[1], "start_position", [option("start", at) for at in _free_starts(state)])


def _free_starts(state: State) -> list[int]:
    taken = [at for at, owner in enumerate(state.owner) if owner != NOBODY]
    sets = state.charter.board.start_sets(state.charter.seats)
    fitting = [chosen for chosen in sets if all(at in chosen for at in taken)]
    return sorted({at for chosen in fitting for at in chosen if at not in taken})


def take_start(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """3, step 6: mark it; after the last pick, player order is clockwise by position, beginning with the first
    player."""
    state.owner[args[0]] = frame[1]
    if tell is not None:
        tell("started", frame[1], args[0])
    starts = [at for at, owner in enumerate(state.owner) if owner != NOBODY]
    if len(starts) == state.charter.seats:
        seats = [state.owner[at] for at in by_clock(state.charter.board, starts)]
        first = seats.index(state.order[0])
        state.order = tuple(seats[first:] + seats[:first])
        if tell is not None:
            tell("ordered", state.order)


def reveal(state: State, tell: Tell) -> None:
    """3, step 7."""
    state.face_down = False
    state.names = name_places(state.terrain, Rng(state.rng[TILES], "places"))
    if tell is not None:
        tell("tiles_revealed", tuple(state.terrain))


# -- sea replacement (3, step 8) ---------------------------------------------------------------------------------------


def seas(state: State, tell: Tell, frame: Frame) -> None:
    """3, step 8: asked while the start is sea or has two or more sea neighbours that a tile was drawn for, and there is
    land for them."""
    _, seat, home = frame
    near = [at for at in state.charter.near[home] if state.terrain[at] == SEA]
    wanted = (state.terrain[home] == SEA or len(near) > 1) and _swappable(state, home)
    if wanted and (state.deck or _lands(state, home)):
        state.agenda.append(("replace_sea", seat, home))


def _swappable(state: State, home: int) -> list[int]:
    board = state.charter.board
    around = (home, *state.charter.near[home])
    return [at for at in around if state.terrain[at] == SEA and board.terrain[at] == ANY]


def ask_replace_sea(state: State, frame: Frame) -> Decision:
    """3, step 8: any of these sea tiles; none only if the start is land and has two land neighbours."""
    _, seat, home = frame
    tiles = _swappable(state, home)
    options = [
        option("swap_seas", chosen) for count in range(1, len(tiles) + 1) for chosen in combinations(tiles, count)
    ]
    lands = [at for at in state.charter.near[home] if state.terrain[at] != SEA]
    if state.terrain[home] != SEA and len(lands) > 1:
        options.insert(0, option("keep_seas"))
    return offer.ask(seat, "replace_sea", options)


def swap_seas(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """3, step 8: each goes under the set-aside tiles and is replaced from the rest; then test again."""
    _, seat, home = frame
    for at in args[0]:
        if state.deck:
            state.aside += (SEA,)
            state.terrain[at] = state.deck.pop()
        else:
            _swap_with_nearest(state, home, at)
        state.names = renamed(state.names, at, state.terrain[at])
        if tell is not None:
            tell("sea_replaced", seat, at, state.terrain[at])
    state.agenda.append(("seas", seat, home))


def _lands(state: State, home: int) -> list[int]:
    """Unowned land that a sea tile can change places with: none that touches the start, but for a start in the sea."""
    lands = [at for at, terrain in enumerate(state.terrain) if terrain != SEA and state.owner[at] == NOBODY]
    far = [at for at in lands if at not in state.charter.near[home]]
    return far if far or state.terrain[home] != SEA else lands


def _swap_with_nearest(state: State, home: int, at: int) -> None:
    """Ruling, practically never: the rest has run out, so the nearest unowned land tile and this one change places."""
    lands = _lands(state, home)
    if lands:
        other = min(lands, key=lambda land: (state.charter.far[at][land], land))
        state.terrain[at], state.terrain[other] = state.terrain[other], SEA
        state.names = renamed(state.names, other, SEA)


def keep_seas(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """3, step 8: good enough."""


# -- kingdoms (3, step 9), towers (3, step 10) -------------------------------------------------------------------------


def ask_pick_hex(state: State, frame: Frame) -> Decision:
    """3, step 9."""
    return offer.ask(frame[1], "pick_hex", [option("claim", at) for at in claims(state, frame[1], frame[2])])


def claims(state: State, seat: int, home: int) -> list[int]:
    """3, step 9: land next to an own hex (3.2: to the first one) and next to nobody else's, if there is such a hex."""
    near, owner = state.charter.near, state.owner
    roots = [home] if state.charter.beginners else hexes_of(state, seat)
    around = sorted({at for root in roots for at in near[root]})
    free = [at for at in around if owner[at] == NOBODY and state.terrain[at] != SEA]
    friends = {NOBODY, seat}
    apart = [at for at in free if friends.issuperset([owner[other] for other in near[at]])]
    return apart or free or [at for at in range(len(owner)) if owner[at] == NOBODY and state.terrain[at] != SEA]


def claim(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """3, step 9."""
    state.owner[args[0]] = frame[1]
    if tell is not None:
        tell("captured", frame[1], args[0])


def ask_place_tower(state: State, frame: Frame) -> Decision:
    """3, step 10."""
    return offer.ask(frame[1], "place_tower", [option("raise_tower", at) for at in hexes_of(state, frame[1])])


def raise_tower(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """3, step 10."""
    state.fort[args[0]] = TOWER
    if tell is not None:
        tell("built", frame[1], args[0], TOWER)


# -- exchange, placing again, deck (3, steps 12 to 14) -----------------------------------------------------------------


def ask_exchange_things(state: State, frame: Frame) -> Decision:
    """3, step 12: put Things aside one by one, then draw as many."""
    seat = frame[1]
    options = [option("exchange"), *[option("put_aside", kind) for kind in kinds_of(state.shields[seat])]]
    return offer.ask(seat, "exchange_things", options)


def put_aside(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """3, step 12: face down."""
    thing = of_kind(state.shields[frame[1]], args[0])
    take(state, frame[1], thing)
    state.tray = tuple(sorted((*state.tray, thing)))
    state.agenda.append(frame)


def exchange(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """3, steps 12 and 13: draw, then return what was put aside. The new Things may be placed when all have
    exchanged."""
    seat = frame[1]
    aside, state.tray = state.tray, ()
    if not aside:
        return
    if tell is not None:
        tell("exchanged", seat, len(aside), secret=(aside,), to=1 << seat)
    fresh = draw(state, tell, len(aside))
    gain(state, tell, seat, fresh)
    for thing in aside:
        discard(state, thing)
    # Under the exchanges still to come, and under the placings of those who exchanged before.
    at = state.agenda.index(("setup_step", AGAIN))
    state.agenda.insert(at + 1, ("place_things", seat, NOWHERE, tuple(sorted(fresh))))


def start(state: State) -> None:
    """3, step 14: the tiles left are shuffled to the deck for Big Juju; the first turn begins."""
    state.deck += state.aside
    state.aside = ()
    shuffle(state.rng, TILES, state.deck)
    state.agenda.append(TURN)
