"""Setting up a round (reference 4, 9.3, 10.1)."""

from ...core.agenda import Frame
from ...core.rng import below, shuffle
from ...core.types import Tell
from ..cards import KIND, POWERS, SPECIES, SPYDRA, VULCENT_HANDS
from ..charter import LAND_SLOTS
from ..state import CLOCK_WAITS, DEAL, State
from .course import draw, start_turn

INN_PILES = 4
PILE = 7  # cards in each of the six piles of the two-ruler game
DEALT = (2 + INN_PILES) * PILE
TOKENS = 6  # of each species, in the common piles of seven and eight Rulers


def deal(state: State, tell: Tell, frame: Frame) -> None:
    """A fresh round: powers, deck, hands and, with two Rulers, the inn."""
    charter = state.charter
    state.starter = _starter(state)
    if tell is not None:
        tell("round_began", len(state.rounds) + 1, state.starter)
    state.stacks = [()] * (charter.seats * LAND_SLOTS)
    state.clans, state.faces, state.lures = [0] * charter.seats, [0] * charter.seats, [0] * charter.seats
    state.discard, state.retired, state.guards, state.seen = [], [], (), {}
    state.lit, state.speedy, state.clock = (0,) * charter.seats, 0, CLOCK_WAITS
    state.tokens = (TOKENS,) * len(SPECIES) if charter.token_piles else ()
    state.passes, state.next_clan = 0, 0
    _deal_powers(state, tell)
    state.sizes = tuple([charter.hand + bool(power & VULCENT_HANDS) for power in state.powers])
    if charter.two:
        _deal_six_piles(state, tell)
    else:
        state.deck = _shuffled(state)
        state.hands = [[] for _ in range(charter.seats)]
        for seat in charter.clockwise[state.starter]:
            draw(state, tell, seat, charter.hand)
    if charter.powers:
        for seat in charter.clockwise[state.starter]:
            if state.powers[seat] & VULCENT_HANDS:  # 9.3: they are dealt the extra card; it comes from the deck
                draw(state, tell, seat, 1)
    start_turn(state, tell, state.starter)


def _starter(state: State) -> int:
    """4: by chance, or as the host says; 9.4: one seat to the left in each further round."""
    if state.rounds:
        return (state.starter + 1) % state.charter.seats
    return state.charter.first if state.charter.first >= 0 else below(state.rng, DEAL, state.charter.seats)


def _shuffled(state: State) -> list[int]:
    cards = list(state.charter.cards)
    shuffle(state.rng, DEAL, cards)
    return cards


def _deal_powers(state: State, tell: Tell) -> None:
    """9.3: one face up to each; with two or three Rulers two powers are taken out, and two each may be dealt."""
    charter = state.charter
    dealt = [0] * charter.seats
    if charter.powers:
        numbers = [number for number, power in enumerate(POWERS) if power.few or charter.seats > 3]
        heaps = [numbers]
        if charter.powers == 2:  # one action power and one that modifies
            heaps = [[n for n in numbers if POWERS[n].action], [n for n in numbers if not POWERS[n].action]]
        for heap in heaps:
            shuffle(state.rng, DEAL, heap)
            for seat, number in zip(charter.clockwise[state.starter], heap, strict=False):
                dealt[seat] |= 1 << number
                if tell is not None:
                    tell("power_dealt", seat, number)
    state.powers = tuple(dealt)


def _deal_six_piles(state: State, tell: Tell) -> None:
    """10.1: six piles of seven; one for each Ruler, four for the inn, whose tops are turned up."""
    while True:
        cards = _shuffled(state)
        cards.reverse()  # dealt from the end, as everything is
        piles = [cards[at : at + PILE] for at in range(0, DEALT, PILE)]
        if all(KIND[min(pile)] <= SPYDRA for pile in piles[2:]):
            break  # ruling: a pile of seven hires, and everything is dealt again
    state.deck = cards[: DEALT - 1 : -1]
    state.hands = [[], []]
    for seat, pile in zip(state.charter.clockwise[state.starter], piles, strict=False):
        state.hands[seat] = sorted(pile)
        if tell is not None:
            tell("drew", seat, PILE, secret=(tuple(pile),), to=1 << seat)
    for number, pile in enumerate(piles[2:]):
        while KIND[pile[-1]] > SPYDRA:  # mercy for the setup only: a hire is shuffled back in
            if tell is not None:
                tell("inn_reshuffled", number, pile[-1])
            shuffle(state.rng, DEAL, pile)
        if tell is not None:
            tell("inn_shown", number, pile[-1])
    state.inn = tuple([tuple(pile) for pile in piles[2:]])
    state.inn_open = (1 << INN_PILES) - 1
