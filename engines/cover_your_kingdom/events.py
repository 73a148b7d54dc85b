"""Every kind of fact that can happen, for log, animation, sound and statistics."""

from ..core.vocabulary import EventKind, EventKinds, Field
from .cards import CARD_IDS, KIND_IDS, LAND_IDS, POWER_IDS
from .decisions import VERBS

_SEAT = Field("seat")
_RIVAL = Field("rival")
_LAND = Field("land", LAND_IDS)
_CARD = Field("card", CARD_IDS)
_CARDS = Field("cards", CARD_IDS)
_SPECIES = Field("species", KIND_IDS)
_COUNT = Field("count")
_COST = Field("cost", ("free", "paid"))
_END = VERBS["wizard"][3]

EVENTS: EventKinds = {
    # setting up, and turns
    "round_began": EventKind((Field("round"), _SEAT)),
    "power_dealt": EventKind((_SEAT, Field("power", POWER_IDS)), reveals=True),
    "drew": EventKind((_SEAT, _COUNT), secret=(_CARDS,), reveals=True),
    "crowned": EventKind((_SEAT,)),
    "skipped": EventKind((_SEAT,)),
    "passed": EventKind((_SEAT,)),
    "guard_left": EventKind((_SEAT, _LAND, _CARD)),
    # clans
    "settled": EventKind((_SEAT, _LAND, _CARDS, _COST)),
    "settled_discard": EventKind((_SEAT, _LAND, _CARDS, _COST)),
    "discard_shown": EventKind((_CARD,), reveals=True),
    "added": EventKind((_SEAT, _LAND, _CARD)),
    "moved": EventKind((_SEAT, _LAND, Field("to", LAND_IDS), _SPECIES)),
    "discarded": EventKind((_SEAT, _CARDS)),
    "placed": EventKind((_SEAT, _LAND, _CARDS)),
    "uncovered": EventKind((_SEAT, _LAND, _SPECIES), reveals=True),
    "kid_swapped": EventKind((_SEAT, _LAND)),
    # challenges
    "challenged": EventKind((_SEAT, _RIVAL, _LAND, _CARD)),
    "answered": EventKind((_SEAT, _CARDS)),
    "can_answer": EventKind((_SEAT,), reveals=True),
    "cannot_answer": EventKind((_SEAT,), reveals=True),
    "conceded": EventKind((_SEAT,)),
    "recruited": EventKind((_SEAT, _RIVAL, _LAND)),
    "held": EventKind((_SEAT, _RIVAL, _LAND)),
    # hires
    "hired": EventKind((_SEAT, _CARD)),
    "clan_moved": EventKind((_SEAT, _RIVAL, _LAND, _END)),
    "stole": EventKind((_SEAT, _RIVAL, _COUNT), secret=(_CARDS,), reveals=True),
    "gave_back": EventKind((_SEAT, _RIVAL, _COUNT), secret=(_CARDS,)),
    "guarded": EventKind((_SEAT, _LAND, _CARD)),
    "blocked": EventKind((_SEAT, _RIVAL, _LAND, _CARD)),
    "elves_sent": EventKind((_SEAT, _RIVAL, _LAND)),
    "sacrificed": EventKind((_SEAT, _CARDS)),
    "dispersed": EventKind((_SEAT, _LAND, _CARDS)),
    "swapped": EventKind((_SEAT, _LAND, _RIVAL, Field("rival_land", LAND_IDS))),
    # the Drafty Inn
    "claimed": EventKind((_SEAT, _CARD, _CARDS)),
    "inn_shown": EventKind((Field("pile"), _CARD), reveals=True),
    "inn_hired": EventKind((Field("pile"), _CARD), reveals=True),
    "inn_reshuffled": EventKind((Field("pile"), _CARD), reveals=True),
    "chose_in_secret": EventKind((_SEAT,), reveals=True),
    # the night sky
    "lit": EventKind((_SEAT, _SPECIES)),
    "no_token": EventKind((_SEAT, _SPECIES)),
    "sky_complete": EventKind((_SEAT,)),
    "light_speed": EventKind((_SEAT,)),
    # the end
    "stalemate": EventKind(),
    "scored": EventKind((_SEAT, Field("magic"), Field("sky"), Field("speed"), Field("creatures")), reveals=True),
    "round_won": EventKind((Field("round"), Field("seats"))),
    "won": EventKind((Field("seats"),)),
}
