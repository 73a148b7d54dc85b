"""Note at the head of a kingdom: where its Ruler sits, and whether one may recruit there."""

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import View
from engines.cover_your_kingdom.reasons.turn import seats_away
from engines.cover_your_kingdom.reasons.why import Reason, Why
from engines.cover_your_kingdom.state import State


def reach_note(view: View[State], seat: int, say: Say = ENGLISH) -> tuple[bool, str]:
    """Whether one may recruit from this Ruler, and where they sit: 'next on your left', '3 seats: too far'."""
    state, me = view.state, view.seat
    away = seats_away(state, me, seat)
    if not away:
        return False, say("your kingdom")
    if seat not in state.charter.neighbours[me]:
        return False, Reason(Why.TOO_FAR, away).words(say)
    left = (seat - me) % state.charter.seats == away
    if away == 1:
        return True, say("next on your left") if left else say("next on your right")
    return True, (say("{seats} seats to your left") if left else say("{seats} seats to your right")).format(seats=away)
