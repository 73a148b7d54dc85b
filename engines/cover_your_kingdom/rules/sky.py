"""The night sky: constellations (reference 9.1) and Light Speed (9.2)."""

from ...core.agenda import Frame
from ...core.types import Tell
from ..cards import ALL_LIT, CT, HENTAUR, KIND, WILDS
from ..state import CLOCK_OVER, CLOCK_WAITS, State

OWN_CLAN = frozenset((HENTAUR, *WILDS))
"""What lies in a clan of Hentaurs."""

Gain = tuple[int, tuple[int, ...]]
"""A seat, and the cards of a clan that has just come to its kingdom or grown there."""


def light(state: State, tell: Tell, gains: tuple[Gain, ...]) -> None:
    """9.1: a species that enters a kingdom by any means is lit there for good. Gains of one swap count at once."""
    if not state.charter.constellations:
        return
    complete = []
    for seat, cards in gains:
        before = state.lit[seat]
        for species in sorted({KIND[card] for card in cards if KIND[card] < CT}):
            if not before >> species & 1 and _counts(state, species, cards):
                _light_one(state, tell, seat, species)
        if before != state.lit[seat] == ALL_LIT:
            if tell is not None:
                tell("sky_complete", seat)
            complete.append(seat)
    if complete and state.charter.light_speed:
        _race(state, tell, complete)


def light_later(state: State, tell: Tell, frame: Frame) -> None:
    """("light", gain, ...): for clans that first had to find their land."""
    light(state, tell, frame[1:])


def _counts(state: State, species: int, cards: tuple[int, ...]) -> bool:
    """A Hentaur inside a horse clan came through Equinity: `equinityLights`."""
    guest = species == HENTAUR and not OWN_CLAN.issuperset([KIND[card] for card in cards])
    return state.charter.equinity_lights or not guest


def _light_one(state: State, tell: Tell, seat: int, species: int) -> None:
    if state.charter.token_piles:
        left = state.tokens[species]
        if not left:  # 9.1: an empty pile, and the constellation is lost for this Ruler
            if tell is not None:
                tell("no_token", seat, species)
            return
        state.tokens = (*state.tokens[:species], left - 1, *state.tokens[species + 1 :])
    state.lit = (*state.lit[:seat], state.lit[seat] | 1 << species, *state.lit[seat + 1 :])
    if tell is not None:
        tell("lit", seat, species)


def _race(state: State, tell: Tell, complete: list[int]) -> None:
    """9.2: the first whole sky, and all that follow before that Ruler's next turn, earn the extra bonus."""
    if state.clock == CLOCK_OVER:
        return
    if state.clock == CLOCK_WAITS:
        # Ruling: when one swap completes two skies, both are first and the clock is the actor's.
        state.clock = complete[0] if len(complete) == 1 else state.seat
    for seat in complete:
        state.speedy |= 1 << seat
        if tell is not None:
            tell("light_speed", seat)


def stop_clock(state: State, seat: int) -> None:
    """9.2: the window shuts when that seat's turn comes up, even if it is skipped."""
    if state.clock == seat:
        state.clock = CLOCK_OVER
