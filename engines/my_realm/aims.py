"""The aim in one sentence, and how near the two are to it, together (reference 3, 4)."""

from bisect import bisect_right

from ..core.game import Say
from . import words
from .rules.course import TEACHING_YEARS
from .rules.ending import LEAST_POINTS
from .state import DYING, REIGN, State

AIM = "Learn the King's secret order together: after his death one point wins, and nine make a golden age."

TEACHES = "Year {year} of {years} with the King, {tokens} of {all} tokens left: without one you both lose."
DIES = (
    "A 1 on this year's die takes the King, {tokens} of {all} tokens left: without one you both lose.",
    "A {year} or less on this year's die takes the King, {tokens} of {all} tokens left: without one you both lose.",
)
"""In the first of his last years, and later."""
RULES = (
    "{course} No points yet: one saves the realm.",
    "{course} {points}: with 3 the realm is honoured.",
    "{course} {points}: with 6 the reign is remembered.",
    "{course} {points}: with 9 it is a golden age.",
    "{course} {points}: a golden age.",
)
"""By how many of `LEAST_POINTS` are reached."""
REIGNS = "Year {year} of {years} alone, {tokens} of {all} tokens left."
REIGNS_ON = "Year {year} alone, {tokens} of {all} tokens left: the last one ends it."


def aim(state: State, say: Say) -> str:
    """4, Final. The same in every year: what is learned now counts then."""
    return say(AIM)


def standing(state: State, say: Say) -> list[str]:
    """One line for both."""
    if state.ending >= 0:
        return [say(words.ENDINGS[state.ending])]
    parts = {"year": state.year, "tokens": state.tokens, "all": state.charter.tokens}
    if state.phase != REIGN:
        return [say(DIES[state.year > 1] if state.phase == DYING else TEACHES, years=TEACHING_YEARS, **parts)]
    years = state.charter.queen_years
    course = say(REIGNS if years else REIGNS_ON, years=years, **parts)
    points = say.count(state.points, "point")
    return [say(RULES[bisect_right(LEAST_POINTS, state.points)], course=course, points=points)]
