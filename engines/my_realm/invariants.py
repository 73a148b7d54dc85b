"""Laws that hold at every decision of every game."""

from ..core.ranges import MANY, Range, Ranges, faults_of_ranges
from .charter import LOOKS_A_YEAR, QUESTIONS_A_YEAR
from .forms import APART, is_true
from .matters import CARDS, DEALT, MATTER, SPARES, VALUES
from .rules.ending import MOST_POINTS
from .rules.judgement import judge
from .state import DYING, REIGN, RETHINKS, State
from .tales import ENDINGS


def broken(state: State) -> list[str]:
    """Every law this position breaks, as sentences."""
    if faults := faults_of_ranges(state, RANGES):
        return faults
    return [*_cards(state), *_key(state), *_history(state), *_talk(state), *_course(state)]


RANGES: Ranges = {
    "phase": Range(1, REIGN),
    "year": Range(0, MANY),
    "rumour": Range(0, SPARES - 1),
    "words": Range(0, MANY),
    "questions": Range(0, QUESTIONS_A_YEAR),
    "rethinks": Range(0, RETHINKS),
    "die": Range(0, 6),
    "ending": Range(-1, len(ENDINGS) - 1),
}


def _cards(state: State) -> list[str]:
    """Every card exists exactly once, and this year's matters differ."""
    faults = []
    if sorted([*state.deck, *state.aside, *state.spent, *state.dealt]) != list(CARDS):
        faults.append("A card is missing, or there twice.")
    if len({MATTER[card] for card in state.dealt}) != len(state.dealt) or len(state.dealt) not in (0, DEALT):
        faults.append(f"These are not three matters: {state.dealt}.")
    return faults


def _key(state: State) -> list[str]:
    return [] if sorted(state.key) == list(VALUES) else [f"The key is no order of the nine matters: {state.key}."]


def _history(state: State) -> list[str]:
    """Every year was judged by the key, and tokens and points add up."""
    faults = []
    tokens, points = state.charter.tokens, 0
    for number, year in enumerate(state.years, 1):
        verdict = judge(year.phase, [state.key[matter] for matter in year.matters], year.numbers)
        if (year.tally, year.disorder) != (verdict.tally, verdict.disorder):
            faults.append(f"Year {number} was not judged by the key.")
        if year.loss != min(verdict.loss, tokens) or year.points != min(verdict.points, MOST_POINTS - points):
            faults.append(f"Year {number} did not cost or bring what it should.")
        if len(set(year.numbers)) != DEALT or not set(year.numbers) <= set(VALUES):
            faults.append(f"Year {number} was judged with numbers that are no three tiles.")
        tokens, points = tokens - year.loss, points + year.points
    if (tokens, points) != (state.tokens, state.points):
        faults.append(f"There should be {tokens} tokens and {points} points.")
    return faults


def _talk(state: State) -> list[str]:
    """Statements are true (6.2), unless the King may err, and within the budget; looks are counted for two people."""
    faults = []
    if state.charter.honest and not all(is_true(saying.said, state.key) for saying in state.sayings):
        faults.append("The King said what is not so.")
    said = sum(saying.year == len(state.years) + 1 for saying in state.sayings)
    if state.ending < 0 and state.phase != REIGN and state.words != state.charter.words - said:
        faults.append(f"{state.words} statements are left after {said}.")
    if any(saying.form not in (*state.charter.forms, APART) for saying in state.sayings):
        faults.append("A statement is not in the vocabulary, or lifts the veil.")
    if not 0 <= state.looks <= (LOOKS_A_YEAR if state.charter.free_talk else 0):
        faults.append(f"The King has looked {state.looks} times.")
    return faults


def _course(state: State) -> list[str]:
    faults = []
    if (state.ending >= 0) == bool(state.agenda):
        faults.append("The game is over and asks on, or is not and asks nothing.")
    if state.phase == REIGN and any(frame[0] != "decide" for frame in state.agenda):
        faults.append("The King is dead, but there is talk or rebellion.")
    if state.tokens == 0 and state.ending < 0:
        faults.append("No token is left, and the game goes on.")
    if state.phase == DYING and state.year > 6:
        faults.append("The King has outlived the die.")
    if len(state.agenda) > 1:
        faults.append("More than one thing is asked.")
    return faults
