"""Setting up (reference 3, 11), and how it ended (8)."""

from ...core.agenda import Frame
from ...core.rng import below, shuffle
from ...core.types import Outcome, Tell
from ..state import DEAL, State
from .course import start_turn
from .draft import begin_draft
from .piles import draw

HAND = 4  # cards dealt to each


def deal(state: State, tell: Tell, frame: Frame) -> None:
    """3: four cards each, and somebody begins; 11: with two players hands come from the draft."""
    charter = state.charter
    shuffle(state.rng, DEAL, state.deck)
    if charter.two:
        begin_draft(state, tell)
        return
    first = charter.first if charter.first >= 0 else below(state.rng, DEAL, charter.seats)
    if tell is not None:
        tell("began", first)
    for seat in charter.clockwise[first]:
        draw(state, tell, seat, HAND)
    start_turn(state, tell, first)


def outcome(state: State) -> Outcome | None:
    """How it ended; None while it goes on."""
    return tally(state)._replace(winners=state.winners) if state.winners else None


def tally(state: State) -> Outcome:
    """Scores are gems."""
    sources = tuple(
        {"gems": gems, "cards": len(hand), "forts": wall.bit_count()}
        for gems, hand, wall in zip(state.gems, state.hands, state.walls, strict=True)
    )
    return Outcome((), tuple(state.gems), sources)
