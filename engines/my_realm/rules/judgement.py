"""DECIDE and SCORE (reference 3.d, 3.e, 4): three numbers, and what they cost."""

from collections.abc import Sequence
from typing import NamedTuple

from ...core.agenda import Args, Frame
from ...core.types import PICK_ONE, Decision, Tell, new_tuple
from .. import decisions as offer
from ..matters import DEALT, KING, MATTER, PRINCESS
from ..state import REIGN, State, Year, go_on, matters_of
from .candour import strike_out
from .course import end_year
from .ending import MOST_POINTS


class Verdict(NamedTuple):
    """Result of three numbers. `tally`: exact hits while the King lives, far numbers afterwards."""

    tally: int
    disorder: int
    loss: int
    points: int = 0


def ordering(three: Sequence[int]) -> tuple[bool, bool, bool]:
    """In which order three different numbers stand."""
    first, second, third = three
    return first < second, first < third, second < third


def judge(phase: int, values: Sequence[int], numbers: Sequence[int]) -> Verdict:
    """4: exact hits and one fault for the order; in Phase 3 order and far numbers, and points if the order is right.

    >>> judge(1, (1, 8, 4), (1, 3, 4)), judge(3, (3, 4, 6), (3, 5, 9)).points
    (Verdict(tally=2, disorder=1, loss=3, points=0), 2)
    """
    disorder = int(ordering(values) != ordering(numbers))
    if phase == REIGN:
        far = sum([abs(value - number) > 1 for value, number in zip(values, numbers, strict=True)])
        return Verdict(far, disorder, disorder + far, 0 if disorder else DEALT - far)
    exact = sum([value == number for value, number in zip(values, numbers, strict=True)])
    return Verdict(exact, disorder, exact + disorder)


def ask_decide(state: State, frame: Frame) -> Decision:
    """3.d: three different numbers 1 to 9, tile by tile in any order, taken back until they are sealed."""
    draft = state.draft
    if not draft:
        first, second, third = state.dealt
        options = offer.all_tiles[MATTER[first], MATTER[second], MATTER[third]]
    elif len(draft) == 2 * DEALT:
        options = offer.SEALING if state.rethinks else offer.SEALING[:1]
    else:
        judged, free = draft[::2], offer.values_but[draft[1::2]]
        options = offer.GOING_BACK if state.rethinks else ()
        for card in reversed(state.dealt):
            if MATTER[card] not in judged:
                options = offer.tiles[MATTER[card], free] + options
    return new_tuple(Decision, (PRINCESS, "decide", PICK_ONE, options))


def place(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    go_on(state, frame, args)


def seal(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """3.e: work out every loss and point of the year, then see what is left. Tokens never go below nothing."""
    draft, matters = state.draft, matters_of(state)
    tiles = dict(zip(draft[::2], draft[1::2], strict=True))
    numbers = tuple([tiles[matter] for matter in matters])
    state.draft = ()
    verdict = judge(state.phase, [state.key[matter] for matter in matters], numbers)
    loss = min(verdict.loss, state.tokens)
    points = min(verdict.points, MOST_POINTS - state.points)
    state.tokens -= loss
    state.points += points
    state.years += (Year(state.phase, state.dealt, numbers, verdict.tally, verdict.disorder, loss, points),)
    if tell is not None:
        tell("sealed", matters, numbers)
        _tell_verdict(state, tell, verdict, loss, points)
    if not state.charter.honest:
        strike_out(state, tell)
    end_year(state, tell)


def _tell_verdict(state: State, tell: Tell, verdict: Verdict, loss: int, points: int) -> None:
    """4: she learns how many and whether, never which; sternly only the sum; the dead King says nothing at all."""
    assert tell is not None
    if state.phase == REIGN:
        tell("reckoned", loss, points)
    elif state.charter.stern:
        tell("judged_sternly", loss)
        tell("why", secret=(verdict.tally, verdict.disorder), to=1 << KING)
    else:
        tell("judged", verdict.tally, verdict.disorder, loss)
