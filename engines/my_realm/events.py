"""Every kind of fact that can happen, for log, animation, sound and statistics."""

from ..core.vocabulary import EventKind, EventKinds, Field
from .decisions import FORM_FIELD, QUESTION_FIELD, WORDING_FIELD
from .matters import CARD_IDS, MATTER_IDS, NUMBER_IDS

ENDING_IDS = (
    "ruin",
    "survival",
    "honour",
    "glory",
    "golden_age",
    "usurped",
    "revolt_crushed",
    "realm_falls",
)
RUIN, SURVIVAL, HONOUR, GLORY, GOLDEN_AGE, USURPED, REVOLT_CRUSHED, REALM_FALLS = range(len(ENDING_IDS))

_MATTERS = Field("matters", MATTER_IDS)
_NUMBERS = Field("numbers", NUMBER_IDS)
_CARD = Field("card", CARD_IDS)
_PHASE, _YEAR, _COUNT = Field("phase"), Field("year"), Field("count")
_EXACT, _DISORDER, _LOSS, _POINTS = Field("exact"), Field("disorder"), Field("loss"), Field("points")
_SAYING = (FORM_FIELD, _MATTERS, WORDING_FIELD)

EVENTS: EventKinds = {
    # setting up, and years
    "key_drawn": EventKind(secret=(Field("order", MATTER_IDS),), reveals=True, minor=True),  # a key is no line to read
    "phase_began": EventKind((_PHASE,)),
    "shuffled": EventKind((_COUNT,)),
    "year_began": EventKind((_PHASE, _YEAR, Field("rumour"))),
    "duplicate": EventKind((_CARD,), reveals=True),
    "dealt": EventKind((Field("cards", CARD_IDS),), reveals=True),
    # talk
    "asked": EventKind((QUESTION_FIELD, _MATTERS)),
    "spoke": EventKind(_SAYING, reveals=True),
    "hinted": EventKind(_SAYING, reveals=True),  # poetic mode: the same, without its plain meaning
    "fell_silent": EventKind(),
    "looked": EventKind((_COUNT,), reveals=True),  # two people: both may know how often he looks at his key
    "deflected": EventKind(),
    "contradicted": EventKind(_SAYING, reveals=True),
    # judgement
    "sealed": EventKind((_MATTERS, _NUMBERS)),
    "judged": EventKind((_EXACT, _DISORDER, _LOSS), reveals=True),
    "judged_sternly": EventKind((_LOSS,), reveals=True),
    "why": EventKind(secret=(_EXACT, _DISORDER), reveals=True),  # stern score: the King keeps the reason to himself
    "reckoned": EventKind((_LOSS, _POINTS), reveals=True),
    "death_rolled": EventKind((Field("die"), _YEAR), reveals=True),
    "king_died": EventKind(),
    # the end
    "rebelled": EventKind((_MATTERS, _NUMBERS)),
    "key_shown": EventKind((Field("order", MATTER_IDS),), reveals=True),
    "ended": EventKind((Field("ending", ENDING_IDS),), reveals=True),
}
