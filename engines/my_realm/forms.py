"""Forms of speech: sixteen statements, one that only answers, and four questions (reference 6.3).

A statement is a row: how many matters it names, and what it claims of their values. The claim is a set of values (one
matter), a set of differences (two matters), or rows of "this one before that one" of which one must hold throughout.
The rules ask whether a claim `holds` of some values; the belief turns the same row into a set of orders.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

from ..core.memo import Memo
from .matters import VALUES

Before = tuple[int, int]
"""Positions among the matters named: the first has the smaller value, so the higher priority."""


class Form(NamedTuple):
    """One form of statement."""

    id: str
    matters: int  # how many it names
    leaves: int  # the least number of values it leaves to a matter it names (the veil rule, 6.2)
    values: tuple[int, ...] = ()
    gaps: tuple[int, ...] = ()
    chains: tuple[tuple[Before, ...], ...] = ()


FORMS = (
    Form("compare", 2, 8, chains=(((0, 1),),)),
    Form("first_of", 3, 7, chains=(((0, 1), (0, 2)),)),
    Form("last_of", 3, 7, chains=(((1, 0), (2, 0)),)),
    Form("between", 3, 7, chains=(((1, 0), (0, 2)), ((2, 0), (0, 1)))),
    Form("chain", 3, 7, chains=(((0, 1), (1, 2)),)),
    Form("except", 3, 7, chains=(((1, 0), (0, 2)),)),
    Form("top3", 1, 3, values=(1, 2, 3)),
    Form("mid3", 1, 3, values=(4, 5, 6)),
    Form("last3", 1, 3, values=(7, 8, 9)),
    Form("upper", 1, 4, values=(1, 2, 3, 4)),
    Form("lower", 1, 4, values=(6, 7, 8, 9)),
    Form("not_top3", 1, 6, values=(4, 5, 6, 7, 8, 9)),
    Form("not_last3", 1, 6, values=(1, 2, 3, 4, 5, 6)),
    Form("edge", 1, 4, values=(1, 2, 8, 9)),
    Form("near", 2, 9, gaps=(1, 2)),
    Form("far", 2, 9, gaps=(4, 5, 6, 7, 8)),
    Form("apart", 2, 9, gaps=(3, 4, 5, 6, 7, 8)),  # the denial of NEAR: only ever an answer
)

FORM_IDS = tuple(form.id for form in FORMS)

COMPARE: Final = FORM_IDS.index("compare")
FIRST_OF: Final = FORM_IDS.index("first_of")
CHAIN: Final = FORM_IDS.index("chain")
EXCEPT: Final = FORM_IDS.index("except")
TOP3, MID3, LAST3 = (FORM_IDS.index(band) for band in ("top3", "mid3", "last3"))
NEAR: Final = FORM_IDS.index("near")
APART: Final = FORM_IDS.index("apart")

STATEMENTS = tuple(range(APART))
UNORDERED = tuple(FORM_IDS.index(form) for form in ("first_of", "last_of", "between"))
"""Forms whose last two matters may change places."""


class Question(NamedTuple):
    """One form of question."""

    id: str
    matters: int
    answers: tuple[int, ...]  # the forms it may be answered by


QUESTIONS = (
    Question("compare", 2, (COMPARE,)),
    Question("first_of", 3, (FIRST_OF,)),
    Question("band", 1, (TOP3, MID3, LAST3)),
    Question("near", 2, (NEAR, APART)),
)

QUESTION_IDS = tuple(question.id for question in QUESTIONS)
ASK_COMPARE, ASK_FIRST_OF, ASK_BAND, ASK_NEAR = range(len(QUESTIONS))

Said = tuple[int, tuple[int, ...]]
"""A statement without its proverb: its form and the matters it names."""


def holds(form: Form, values: Sequence[int]) -> bool:
    """Whether the claim is true of matters with these values.

    >>> holds(FORMS[COMPARE], (2, 5)), holds(FORMS[EXCEPT], (4, 2, 9)), holds(FORMS[NEAR], (1, 4))
    (True, True, False)
    """
    if form.values:
        return values[0] in form.values
    if form.gaps:
        return abs(values[0] - values[1]) in form.gaps
    return any(all(values[first] < values[then] for first, then in chain) for chain in form.chains)


def is_true(said: Said, key: Sequence[int]) -> bool:
    """Whether the statement is true of this key."""
    form, matters = said
    return holds(FORMS[form], [key[matter] for matter in matters])


@Memo
def openings(form: int, *values: int) -> frozenset[int]:
    """The values that the next matter may have so that the statement can still come out true.

    >>> sorted(openings[FIRST_OF, 6])
    [7, 8, 9]
    """
    row, given = FORMS[form], len(values)
    rests = permutations([value for value in VALUES if value not in values], row.matters - given)
    return frozenset(rest[0] for rest in rests if holds(row, (*values, *rest)))


def said(form: int, matters: Sequence[int]) -> Said:
    """The statement, in the one way in which it is written down.

    >>> said(FIRST_OF, (4, 8, 2))
    (1, (4, 2, 8))
    """
    first, *rest = matters
    return (form, (first, *sorted(rest))) if form in UNORDERED else (form, tuple(matters))


def reply(question: int, matters: tuple[int, ...], key: Sequence[int]) -> Said:
    """The true answer (6.3)."""
    if question == ASK_BAND:
        return (TOP3, MID3, LAST3)[(key[matters[0]] - 1) // 3], matters
    if question == ASK_NEAR:
        return (NEAR if holds(FORMS[NEAR], [key[matter] for matter in matters]) else APART), matters
    first, *rest = sorted(matters, key=lambda matter: key[matter])
    return (COMPARE, (first, *rest)) if question == ASK_COMPARE else (FIRST_OF, (first, *sorted(rest)))
