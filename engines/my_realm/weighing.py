"""Decisions of the Princess: all 504 ways to lay three tiles, weighed exactly (reference 6.4, Decision)."""

from math import log2

from .belief import Belief
from .matters import VALUES
from .odds import CELLS, TOTAL, Odds, Three
from .state import DYING, REIGN, TEACHING, State, matters_of

CURIOSITY = {TEACHING: 0.05, DYING: 0.1}
"""What a bit of knowledge is worth in tokens, by phase."""

THRIFT, DIRE_THRIFT, DIRE = 0.25, 0.5, 3
"""What a token is worth in points in Phase 3; twice that with so few tokens."""

MOST_LOSS = 4
"""In a year of Phase 3: whoever has no more may be out after it."""

MOST_LESSON = 3.1
"""Bits: more than a year can teach, which has one of eight outcomes."""

EVEN = 9
"""Decimals beyond which two guesses are equally good."""


def joint(belief: Belief, matters: Three) -> list[int]:
    """How many orders give three matters the values of each cell."""
    first, second, third = [belief.orders.at[matter] for matter in matters]
    counts = []
    for a in VALUES:
        alive = belief.alive & first[a]
        for b in VALUES:
            if a != b:
                both = alive & second[b]
                counts += [(both & third[c]).bit_count() if both else 0 for c in VALUES if c not in (a, b)]
    return counts


def best_guess(state: State, belief: Belief) -> Three:
    """The numbers to lay on this year's matters."""
    odds = Odds(joint(belief.narrowed(), matters_of(state)))
    if state.phase == REIGN:
        return _best_of_the_queen(state, odds)
    return _best_while_he_lives(odds, CURIOSITY[state.phase])


def _best_while_he_lives(odds: Odds, curiosity: float) -> Three:
    """Least expected loss, less a little for what the outcome will teach; of equals the one that teaches more."""
    total = odds.sizes[TOTAL]
    best, found = (float("inf"), 0.0), CELLS[0]
    for guess in CELLS:
        loss = odds.price(guess) / total
        if loss - curiosity * MOST_LESSON > best[0]:  # most guesses: whatever it teaches, a better one is found
            continue
        lesson = -sum([count / total * log2(count / total) for _, count in odds.outcomes(guess) if count])
        worth = (round(loss - curiosity * lesson, EVEN), round(-lesson, EVEN))
        if worth < best:
            best, found = worth, guess
    return found


def _best_of_the_queen(state: State, odds: Odds) -> Three:
    """Most points for the fewest tokens; but if this may be the last year and nothing is won yet, any point at all."""
    thrift = DIRE_THRIFT if state.tokens <= DIRE else THRIFT
    last_chance = state.points == 0 and (state.year == state.charter.queen_years or state.tokens <= MOST_LOSS)
    best, found = (float("-inf"), float("-inf")), CELLS[0]
    for guess in CELLS:
        worth = odds.points(guess) - thrift * odds.loss(guess)
        hope = odds.chances(guess) if last_chance else 0
        if (hope, worth) > best:
            best, found = (hope, worth), guess
    return found
