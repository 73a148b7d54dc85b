"""Blunders of My Realm Will Be Yours.

A Princess is judged by the scores and the last three sayings, which even the most forgetful partner keeps in mind; a
King by what he may expect her to recall.
"""

from collections.abc import Callable, Iterator

from ..core.blunders import Blunder, BlunderMade, DecisionTaken, WholeGame
from .belief import Belief, believe
from .bots import HELP, HUMAN_MEMORY
from .charter import HEIR
from .counsel import true_statements
from .forms import is_true, reply
from .matters import DEALT, KING, PRINCESS, VALUES
from .rules.judgement import ordering
from .state import DYING, REIGN, State, matters_of

RECENT = 6
"""Sayings ago up to which saying it again is laughed at."""

Test = Callable[[WholeGame[State], DecisionTaken[State]], str]
"""What was wrong with a deed, in a few words; nothing if nothing was."""


def _finder(seat: int, verb: str, test: Test) -> Callable[[WholeGame[State]], Iterator[BlunderMade]]:
    """The moments at which a seat did something that a test objects to."""

    def find(course: WholeGame[State]) -> Iterator[BlunderMade]:
        for deed in course.deeds:
            if deed.seat == seat and deed.option.verb == verb and (words := test(course, deed)):
                yield BlunderMade(deed.number, seat, words)

    return find


def _hers(state: State) -> Belief:
    """What the Princess knows, however forgetful she is."""
    return believe(state, HELP["hard"].memory)


def _heard(state: State) -> Belief:
    """What a King may expect her to know."""
    return believe(state, HUMAN_MEMORY if state.charter.mode == HEIR else None)


def _sure(belief: Belief, matter: int) -> int:
    """The value of a matter, if there is only one that it can have; else 0."""
    possible = [value for value in VALUES if belief.alive & belief.orders.at[matter][value]]
    return possible[0] if len(possible) == 1 else 0


# -- the King ----------------------------------------------------------------------------------------------------------


def _spoken(deed: DecisionTaken[State]) -> tuple[int, tuple[int, ...]]:
    """The statement that a deed completes."""
    form, *matters = deed.before.draft
    return form, tuple(matters)


def lies(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    said = _spoken(deed)
    return "" if is_true(said, deed.before.key) else f"form {said[0]} of {said[1]}"


def says_nothing_new(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    """Unless there was nothing new to say."""
    state, belief = deed.before, _heard(deed.before)
    if not belief.alive or belief.after(_spoken(deed)).size < belief.size:
        return ""
    news = any(belief.after(said).size < belief.size for said in true_statements(state, state.charter.forms))
    return f"{belief.size} orders before and after" if news else ""


def repeats_himself(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    lately = [saying.said for saying in deed.before.sayings[-RECENT:] if not saying.void]
    return "said the same lately" if _spoken(deed) in lately else ""


def falls_silent(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    """With words left, though she doubts and something would help."""
    state, belief = deed.before, _heard(deed.before)
    if belief.size < 2 or not state.words or state.draft:
        return ""
    news = any(belief.after(said).size < belief.size for said in true_statements(state, state.charter.forms))
    return f"{belief.size} orders possible" if news else ""


def answers_what_she_knows(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    _, question, matters = deed.before.agenda[-1]
    belief = _heard(deed.before)
    known = belief.after(reply(question, matters, deed.before.key)).size == belief.size
    return "it costs a saying" if known else ""


def hides_news(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    _, question, matters = deed.before.agenda[-1]
    belief = _heard(deed.before)
    news = belief.after(reply(question, matters, deed.before.key)).size < belief.size
    return "the answer was news" if news and deed.before.words else ""


def takes_it_back(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    return "starts over"


def teaches_late(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    """Speaks of what does not lie before her, while a matter of this year is quite unknown and he may die."""
    state = deed.before
    if state.phase != DYING:
        return ""
    now = set(matters_of(state))
    return "not of this year's matters" if not now & set(_spoken(deed)[1]) else ""


# -- the Princess ------------------------------------------------------------------------------------------------------


def _laid(deed: DecisionTaken[State]) -> list[tuple[int, int]]:
    """The tiles that she seals: matter and number."""
    draft = deed.before.draft
    return list(zip(draft[::2], draft[1::2], strict=True))


def lays_a_sure_hit(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    """4: while he lives, an exact number costs a token."""
    belief = _hers(deed.before)
    if deed.before.phase == REIGN or not belief.alive:
        return ""
    hits = [matter for matter, number in _laid(deed) if _sure(belief, matter) == number]
    return f"matter {hits[0]}" if hits else ""


def lays_a_sure_disorder(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    """The order of the three is certain, and she lays another."""
    belief, laid = _hers(deed.before), _laid(deed)
    if not belief.alive:
        return ""
    matters, numbers = [matter for matter, _ in laid], [number for _, number in laid]
    for at, (first, then) in enumerate(((0, 1), (0, 2), (1, 2))):
        less = belief.alive & belief.orders.less(matters[first], matters[then])
        if less in (0, belief.alive) and ordering(numbers)[at] != bool(less):
            return f"matters {matters[first]} and {matters[then]}"
    return ""


def lays_far_from_what_is_sure(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    """4: when she rules, every number within one earns a point."""
    belief = _hers(deed.before)
    if deed.before.phase != REIGN or not belief.alive:
        return ""
    far = [matter for matter, number in _laid(deed) if (value := _sure(belief, matter)) and abs(value - number) > 1]
    return f"matter {far[0]}" if far else ""


def lays_what_cannot_be_near(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    """When she rules: a number that no possible order has within one of it."""
    belief = _hers(deed.before)
    if deed.before.phase != REIGN or not belief.alive:
        return ""
    for matter, number in _laid(deed):
        near = [value for value in VALUES if abs(value - number) <= 1]
        if not belief.alive & belief.orders.within(matter, near):
            return f"matter {matter}"
    return ""


def asks_what_she_knows(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    """A comparison of two of which she can tell which comes first."""
    state, belief = deed.before, _hers(deed.before)
    named = (*state.draft[1:], *deed.option.args)
    if len(named) != 2 or not belief.alive:
        return ""
    less = belief.alive & belief.orders.less(*named)
    return f"matters {named[0]} and {named[1]}" if less in (0, belief.alive) else ""


def stops_listening(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    state = deed.before
    return f"{state.words} sayings left" if state.words and not state.silent and not state.charter.free_talk else ""


def rebels_on_a_guess(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    """4: a claim that fails loses everything."""
    belief = believe(deed.before)
    _, *claims = deed.before.draft
    pairs = zip(claims[::2], claims[1::2], strict=False)
    return "" if all(_sure(belief, matter) == value for matter, value in pairs) else "not certain of it"


def shrinks_back(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    return "began to rebel and did not" if deed.before.draft else ""


def wastes_a_point(course: WholeGame[State], deed: DecisionTaken[State]) -> str:
    """When she rules and knows all three values, nothing but three points will do."""
    belief, laid = _hers(deed.before), _laid(deed)
    if deed.before.phase != REIGN or not belief.alive:
        return ""
    sure = [_sure(belief, matter) for matter, _ in laid]
    near = sum(abs(value - number) <= 1 for value, (_, number) in zip(sure, laid, strict=True))
    return f"{near} of {DEALT} near" if all(sure) and near < DEALT else ""


BLUNDERS = (
    Blunder("lie", "A King says what is false.", True, _finder(KING, "word", lies)),
    Blunder("nothing new", "A King says what she knows already.", True, _finder(KING, "word", says_nothing_new)),
    Blunder("repeats", "A King says the same again within six sayings.", True, _finder(KING, "word", repeats_himself)),
    Blunder("silent", "A King falls silent though she doubts.", True, _finder(KING, "silence", falls_silent)),
    Blunder(
        "known answer", "A King spends a saying on what she knows.", True,
        _finder(KING, "answer", answers_what_she_knows),
    ),
    Blunder("hides news", "A King keeps an answer from her that was news.", True, _finder(KING, "deflect", hides_news)),
    Blunder("stammer", "A King begins a saying and takes it back.", False, _finder(KING, "back", takes_it_back)),
    Blunder("elsewhere", "A dying King speaks of other matters.", False, _finder(KING, "word", teaches_late)),
    Blunder(
        "sure hit", "A Princess lays a number that is surely exact while he lives.", True,
        _finder(PRINCESS, "seal", lays_a_sure_hit),
    ),
    Blunder(
        "sure disorder", "A Princess lays two matters in an order that is surely wrong.", True,
        _finder(PRINCESS, "seal", lays_a_sure_disorder),
    ),
    Blunder(
        "sure but far", "A Queen lays a number far from a value she knows.", True,
        _finder(PRINCESS, "seal", lays_far_from_what_is_sure),
    ),
    Blunder(
        "nowhere near", "A Queen lays a number that cannot be near.", False,
        _finder(PRINCESS, "seal", lays_what_cannot_be_near),
    ),
    Blunder(
        "wasted point", "A Queen knows all three values and lays a far one.", True,
        _finder(PRINCESS, "seal", wastes_a_point),
    ),
    Blunder(
        "asks the known", "A Princess asks what she can tell herself.", True,
        _finder(PRINCESS, "concerning", asks_what_she_knows),
    ),
    Blunder(
        "impatient", "A Princess is ready though the King would speak on.", True,
        _finder(PRINCESS, "ready", stops_listening),
    ),
    Blunder(
        "guessed revolt", "A Princess rebels on a guess.", True, _finder(PRINCESS, "proclaim", rebels_on_a_guess)
    ),
    Blunder("shrinks back", "A Princess begins to rebel; relents.", False, _finder(PRINCESS, "relent", shrinks_back)),
    Blunder("undecided", "A Princess takes her tiles back.", False, _finder(PRINCESS, "back", takes_it_back)),
)  # fmt: skip
