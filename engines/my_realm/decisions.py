"""The decision catalogue (reference 6.6): every kind of question, every verb that answers, and how options are made.

Wide choices are put together step by step in the asked seat's draft, under one kind: from outside nobody can tell how
far the other has got. Options that come up together are looked up as a group. Rules import this module as `offer`.
"""

from ..core.memo import Memo
from ..core.types import Option, Shape
from ..core.vocabulary import Field, Verbs
from .forms import FORM_IDS, QUESTION_IDS
from .matters import MATTER_IDS, MATTERS, NUMBER_IDS, VALUES

KINDS = {
    "rebellion": Shape.PICK_ONE,
    "discuss": Shape.PICK_ONE,
    "speak": Shape.PICK_ONE,
    "answer": Shape.PICK_ONE,
    "decide": Shape.PICK_ONE,
}

WORDINGS = 3
"""Proverbs for each statement."""

MATTER_FIELD = Field("matter", MATTER_IDS)
NUMBER_FIELD = Field("number", NUMBER_IDS)
FORM_FIELD = Field("form", FORM_IDS)
QUESTION_FIELD = Field("question", QUESTION_IDS)
WORDING_FIELD = Field("wording")

VERBS: Verbs = {
    "draw": (),
    "look": (),
    "rebel": (),
    "claim": (MATTER_FIELD,),
    "value": (NUMBER_FIELD,),
    "relent": (),
    "proclaim": (),
    "ready": (),
    "listen": (),
    "inquire": (QUESTION_FIELD,),
    "concerning": (MATTER_FIELD,),
    "form": (FORM_FIELD,),
    "about": (MATTER_FIELD,),
    "word": (WORDING_FIELD,),
    "silence": (),
    "answer": (WORDING_FIELD,),
    "deflect": (),
    "place": (MATTER_FIELD, NUMBER_FIELD),
    "seal": (),
    "back": (),
}

Group = tuple[Option, ...]

ALL_MATTERS = sum(1 << matter for matter in MATTERS)
ALL_VALUES = sum(1 << value for value in VALUES)

DRAW, REBEL, RELENT, PROCLAIM = Option("draw"), Option("rebel"), Option("relent"), Option("proclaim")
READY, LISTEN, SILENCE, DEFLECT = Option("ready"), Option("listen"), Option("silence"), Option("deflect")
SEAL, BACK, LOOK = Option("seal"), Option("back"), Option("look")

START: Group = (DRAW, REBEL)
PROCLAIMING: Group = (PROCLAIM, RELENT)
SEALING: Group = (SEAL, BACK)
GOING_BACK: Group = (BACK,)
WORDS: Group = tuple(Option("word", (wording,)) for wording in range(WORDINGS))
ANSWERS: Group = (*[Option("answer", (wording,)) for wording in range(WORDINGS)], DEFLECT)


@Memo
def matters_in(bits: int) -> tuple[int, ...]:
    """The matters of which the bit is set.

    >>> matters_in[0b101]
    (0, 2)
    """
    return tuple(matter for matter in MATTERS if bits >> matter & 1)


@Memo
def values(bits: int) -> Group:
    """4: a value that the rebel has not given to another matter."""
    return (*[Option("value", (value,)) for value in VALUES if bits >> value & 1], RELENT)


@Memo
def claims(bits: int) -> Group:
    """4: a matter that the rebel has not named yet."""
    return (*[Option("claim", (matter,)) for matter in matters_in[bits]], RELENT)


@Memo
def talks(questions: tuple[int, ...], may_listen: bool) -> Group:
    """What the Princess may do while there is talk."""
    listen = (LISTEN,) if may_listen else ()
    return (READY, *listen, *[Option("inquire", (question,)) for question in questions])


@Memo
def forms(*allowed: int) -> Group:
    """The forms of statement, or silence."""
    return (*[Option("form", (form,)) for form in allowed], SILENCE)


@Memo
def naming(verb: str, bits: int, may_go_back: bool) -> Group:
    """One of these matters."""
    back = (BACK,) if may_go_back else ()
    return (*[Option(verb, (matter,)) for matter in matters_in[bits]], *back)


@Memo
def values_but(*taken: int) -> int:
    """All values but these, as bits."""
    return ALL_VALUES - sum([1 << value for value in taken])


@Memo
def tiles(matter: int, bits: int) -> Group:
    """3.d: one of the tiles that still lie there, on this matter."""
    return tuple(Option("place", (matter, number)) for number in VALUES if bits >> number & 1)


@Memo
def all_tiles(*matters: int) -> Group:
    """3.d: every tile on each of the year's matters, in the order in which they lie there."""
    return tuple(option for matter in matters for option in tiles[matter, ALL_VALUES])
