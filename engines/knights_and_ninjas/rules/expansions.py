"""Special actions of the expansions (reference 10): Keys, Treasures and Supply Ships. All house rules."""

from itertools import combinations

from ...core.agenda import Args, Frame
from ...core.hands import take
from ...core.types import Option, Tell
from .. import decisions as offer
from ..cards import BOUNDS, DRAGON, JESTER, KEY, KIND, SUPPLY_SHIP, TREASURE, jest
from ..state import State, everybody_but, gain, gain_gems, play
from .course import end_turn
from .piles import draw

Options = tuple[Option, ...]

RELEASED = 2  # prisoners a Key lets out
SHIPPED = 3  # cards a Supply Ship brings


def keys_of(state: State, seat: int, guise: int) -> Options:
    """10.1: up to two prisoners of your choice. Ruling: there must be one to let out."""
    prisoners = sorted([KIND[card] for card in state.dungeon])
    ways = [kinds for count in range(1, RELEASED + 1) for kinds in combinations(prisoners, count)]
    return tuple(dict.fromkeys([offer.key[kinds] for kinds in ways]))


def key(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.1: the Dungeon lies open, so everybody sees who comes out of it."""
    seat = state.seat
    opener = take(state.hands[seat], state.seen, KEY, BOUNDS)
    state.discard.append(opener)
    prisoners = list(state.dungeon)
    freed = []
    for kind in args[0]:
        freed.append(next(card for card in prisoners if KIND[card] == kind))
        prisoners.remove(freed[-1])
    state.dungeon = tuple(prisoners)
    gain(state, seat, freed, everybody_but(state, seat))
    if tell is not None:
        tell("freed", seat, opener, tuple(freed))
    end_turn(state, tell)


def treasures_of(state: State, seat: int, guise: int) -> Options:
    """10.2: a Treasure and another one, or a Dragon, while there is gold in the Horde."""
    if not state.horde:
        return ()
    kinds = [KIND[card] for card in state.hands[seat]]
    kinds.remove(TREASURE)  # the one that is played
    partners = ((TREASURE, TREASURE), (DRAGON, DRAGON), (JESTER, jest(DRAGON)))
    return tuple([offer.treasure[guise] for kind, guise in partners if kind in kinds])


def treasure(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.2: a gold gem is a gem in every way, and no Highwayman gets at it."""
    seat = state.seat
    cards = play(state, seat, (TREASURE, *args))
    state.discard += cards
    state.horde -= 1
    if tell is not None:
        tell("hoarded", seat, cards)
    gain_gems(state, tell, seat, 1)
    end_turn(state, tell)


def ships_of(state: State, seat: int, guise: int) -> Options:
    return (offer.SUPPLY_SHIP,)


def supply_ship(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.3: three cards."""
    card = take(state.hands[state.seat], state.seen, SUPPLY_SHIP, BOUNDS)
    state.discard.append(card)
    if tell is not None:
        tell("ship_came", state.seat, card)
    draw(state, tell, state.seat, SHIPPED)
    end_turn(state, tell)
