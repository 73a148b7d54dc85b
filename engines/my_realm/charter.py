"""Charter: what King and Princess agreed on before the first year: seat modes (6.1) and settings (10)."""

from dataclasses import dataclass
from functools import lru_cache

from ..core.setup import SWITCH, Mode, Setting, Setup, Value
from .forms import COMPARE, FORMS, QUESTIONS, STATEMENTS

DUO, HEIR, CROWN, DEMO = "duo", "heir", "crown", "demo"

PERSON, COMPUTER = True, False

MODES = (
    Mode(DUO, (2,), "Two people, one screen: you talk, the chronicle remembers.", (PERSON, PERSON)),
    Mode(HEIR, (2,), "You are the Princess; the computer is the King and speaks in proverbs.", (COMPUTER, PERSON)),
    Mode(
        CROWN, (2,), "You are the King; the computer is the Princess and understands every saying.", (PERSON, COMPUTER)
    ),
    Mode(DEMO, (2,), "The computer plays both, for tests and for the curious.", (COMPUTER, COMPUTER)),
)
"""Who is King and who is Princess (6.1), in the order of the seats."""

FULL, COMPARE_ONLY = "full", "compareOnly"

SETTINGS = (
    Setting("startTokens", 9, (9, 6), "Kingdom tokens at the start; six is the hard game."),
    Setting("phase3Rounds", 3, (3, 0), "Years of the Queen; 0: until the tokens, or the nine points, are gone."),
    Setting("budget", 2, (0, 1, 2, 3), "Sayings of the King in a year, answers included; free when two people talk."),
    Setting(
        "vocabulary",
        FULL,
        (FULL, COMPARE_ONLY),
        "All sixteen sayings, and one that only answers; or only which of two comes first.",
    ),
    Setting("veilMin", 3, (3, 4, 5, 6, 7), "A saying alone must leave each matter at least this many values."),
    Setting("sternScore", False, SWITCH, "The King tells only what is lost, not what for."),
    Setting("showPlain", True, SWITCH, "The plain meaning stands beside each proverb; off: poetic mode."),
    Setting("showBelief", False, SWITCH, "The reckoner fills in the Princess's notes."),
    Setting("teachAhead", True, SWITCH, "The King may speak of matters that are not asked for this year."),
    Setting("ambitious", False, SWITCH, "A computer Princess who knows six values for certain rebels."),
    Setting("honest", True, SWITCH, "Only true sayings are offered; off: the King may err, and hears of it."),
)

DUO_CHIPS = 9
"""With two people talk is free; so many statements a year can be put on record (6.1)."""

LOOKS_A_YEAR = 12
"""Ruling: two people put each look of the King at his key on record (6.1); a dozen a year, lest a year never ends."""

QUESTIONS_A_YEAR = 3
"""Ruling: deflected questions cost nothing, so they are counted lest a year never ends."""


@dataclass(frozen=True, slots=True, eq=False)
class Charter:
    """The setup as the rules need it. Never changes, so all copies of a state share one.

    Compared by identity: `draw_up` gives equal setups the same charter.
    """

    mode: str
    free_talk: bool  # two people talk: no budget counts, no questions need a form, and looks at the key are on record
    tokens: int
    queen_years: int  # 0: until the tokens are gone
    words: int  # statements in a year
    forms: tuple[int, ...]  # the statements that may be made
    questions: tuple[int, ...]  # the questions that may be asked
    stern: bool
    plain: bool
    belief: bool
    ahead: bool
    ambitious: bool
    honest: bool


def draw_up(setup: Setup) -> Charter:
    """The charter of a setup."""
    return _draw_up(setup.mode, tuple(setup.options.items()))


@lru_cache(maxsize=64)
def _draw_up(mode: str, options: tuple[tuple[str, Value], ...]) -> Charter:
    chosen = dict(options)
    duo, veil = mode == DUO, int(chosen["veilMin"])
    compare_only = chosen["vocabulary"] == COMPARE_ONLY
    forms = (COMPARE,) if compare_only else STATEMENTS
    veiled = tuple(form for form in forms if FORMS[form].leaves >= veil)
    return Charter(
        mode=mode,
        free_talk=duo,
        tokens=int(chosen["startTokens"]),
        queen_years=int(chosen["phase3Rounds"]),
        words=DUO_CHIPS if duo else int(chosen["budget"]),
        forms=veiled,
        questions=() if duo else tuple(number for number in range(len(QUESTIONS)) if _answerable(number, veiled)),
        stern=bool(chosen["sternScore"]),
        plain=bool(chosen["showPlain"]),
        belief=bool(chosen["showBelief"]),
        ahead=bool(chosen["teachAhead"]),
        ambitious=bool(chosen["ambitious"]),
        honest=bool(chosen["honest"]),
    )


def _answerable(question: int, forms: tuple[int, ...]) -> bool:
    """Ruling: a question is offered only if the statement that answers it may be made at all."""
    return QUESTIONS[question].answers[0] in forms
