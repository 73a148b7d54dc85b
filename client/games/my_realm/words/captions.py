"""Captions of the page: what a year came to, how a phase is judged, and other small sentences."""

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import HIDDEN
from engines.my_realm.charter import CROWN, DEMO, DUO, HEIR
from engines.my_realm.state import DYING, REIGN, TEACHING, State, Year
from engines.my_realm.words import PHASE_NAMES

ROMAN = ("", "I", "II", "III")

MODES = {DUO: "Two people", HEIR: "The heir", CROWN: "The crown", DEMO: "The mirror"}

JUDGED = {
    TEACHING: (
        ("crosshair", "each exact number costs a token"),
        ("podium", "a wrong order costs one token"),
        ("check-mark", "right order, none exact: no loss"),
    ),
    REIGN: (
        ("bullseye", "a point for each number within one"),
        ("podium", "a wrong order: a token, and no points"),
        ("cross-mark", "each number further off costs a token"),
    ),
}
JUDGED[DYING] = JUDGED[TEACHING]
"""phase -> sign and sentence."""

ORDER_WORDS = ("first", "second", "third")

COUNTS = ("no", "one", "two", "three")

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
"""Small numbers in sentences."""


def count_word(number: int, say: Say = ENGLISH) -> str:
    """A small number in words; a large one in figures.

    >>> count_word(4), count_word(12)
    ('four', '12')
    """
    return say(NUMBERS[number]) if number < len(NUMBERS) else str(number)


def phase_line(state: State, phase: int, say: Say = ENGLISH) -> str:
    """Under the name of a phase: where it stands, or how long it will be."""
    years = state.charter.queen_years if phase == REIGN else 3
    if phase == state.phase:
        if phase == DYING or not years:
            return say("year {year}").format(year=state.year)
        return say("year {year} of {years}").format(year=state.year, years=years)
    if phase == DYING:
        return say("until the die takes him")
    return say("{count} years").format(count=years) if years else say("to the end")


def phase_name(phase: int, say: Say = ENGLISH) -> str:
    return say(PHASE_NAMES[phase])


def die_line(state: State, say: Say = ENGLISH) -> str:
    """What the time die is for at this moment."""
    if state.phase == TEACHING:
        return say("counts the years")
    if state.phase == DYING:
        return say("he dies on {most} or less").format(most=state.year) if state.year > 1 else say("he dies on a 1")
    return say("rests in the Queen's years")


def spared_line(year: int, say: Say = ENGLISH) -> str:
    """What the die did not show in a year of Phase 2."""
    if year == 1:
        return say("Only a 1 would have taken him.")
    return say("{most} or less would have taken him.").format(most=year)


def loss_words(year: Year, say: Say = ENGLISH) -> str:
    """The short result of a year."""
    if year.phase == REIGN:
        points = say("{count} point" if year.points == 1 else "{count} points").format(count=year.points)
        return points if not year.loss else say("{points}, {loss} lost").format(points=points, loss=year.loss)
    if not year.loss:
        return say("no loss")
    return say("{count} token lost" if year.loss == 1 else "{count} tokens lost").format(count=year.loss)


def reason_words(year: Year, say: Say = ENGLISH) -> str:
    """Why it came to that, as far as the reader knows."""
    if year.tally == HIDDEN:
        return say("he keeps the reason to himself") if year.phase != REIGN else say("nobody says why")
    order = say("order wrong") if year.disorder else say("order right")
    if year.phase == REIGN:
        far = say("{count} far off").format(count=say(COUNTS[year.tally])) if year.tally else say("all within one")
        return say("{first}, {second}").format(first=order, second=far)
    exact = say("{count} exact").format(count=say(("none", "one", "two", "three")[year.tally]))
    return say("{first}, {second}").format(first=order, second=exact)


def veil_words(leaves: int, honest: bool, say: Say = ENGLISH) -> str:
    """What a statement leaves open."""
    places = say("{count} places").format(count=count_word(leaves, say))
    if honest:
        return say("True. Leaves {places} open: the veil holds.").format(places=places)
    return say("If it is true, it leaves {places} open.").format(places=places)


def looks_words(count: int, say: Say = ENGLISH) -> str:
    """How often the King has looked at his key: both may know."""
    if not count:
        return say("The King has not looked at the secret order this year.")
    if count == 1:
        return say("The King has looked at the secret order once this year.")
    if count == 2:
        return say("The King has looked at the secret order twice this year.")
    return say("The King has looked at the secret order {count} times this year.").format(count=count)
