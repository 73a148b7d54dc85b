"""Every kind of fact that can happen, for log, animation, sound and statistics.

A card that is played comes with the kind it is played as, which for a Jester is the kind it is named.
"""

from ..core.vocabulary import EventKind, EventKinds, Field
from .cards import CARD_IDS, KIND_IDS

_SEAT = Field("seat")
_RIVAL = Field("rival")
_CARD = Field("card", CARD_IDS)
_CARDS = Field("cards", CARD_IDS)
_AS = Field("kind", KIND_IDS)
_KINDS = Field("kinds", KIND_IDS)
_COUNT = Field("count")
_GEMS = Field("gems")

EVENTS: EventKinds = {
    # piles and turns
    "began": EventKind((_SEAT,)),
    "drew": EventKind((_SEAT, _COUNT), secret=(_CARDS,), reveals=True),
    "reshuffled": EventKind((Field("target"), Field("prisoners")), reveals=True),
    "locked": EventKind((_SEAT,)),
    "unlocked": EventKind((_SEAT,)),
    "turn_began": EventKind((_SEAT,)),
    "minstrel_left": EventKind((_SEAT, _CARD)),
    "skipped": EventKind((_SEAT, _CARD)),
    "fortified": EventKind((_SEAT, _CARDS, _KINDS)),
    "passed": EventKind((_SEAT, _CARDS)),
    # attacks
    "attacked": EventKind((_SEAT, _RIVAL)),
    "laid": EventKind((_SEAT, _RIVAL, _CARDS, _AS, Field("strength"))),
    "stopped": EventKind((_SEAT,)),
    "ladder_set": EventKind((_SEAT, _RIVAL)),
    "destroyed": EventKind((_SEAT, _CARD, _AS)),
    "scattered": EventKind((_SEAT, _CARDS), reveals=True),
    "captured": EventKind((_SEAT, _RIVAL, _GEMS)),
    # answers
    "answered": EventKind((_SEAT, _CARDS, _AS)),
    "endured": EventKind((_SEAT,)),
    "can_answer": EventKind((_SEAT,), reveals=True),
    "cannot_answer": EventKind((_SEAT,), reveals=True),
    "parried": EventKind((_SEAT, Field("strength"), Field("answer"), _GEMS)),
    "turned": EventKind((_SEAT, _RIVAL)),
    "charmed": EventKind((_SEAT, _CARD)),
    "executed": EventKind((_SEAT, _CARDS)),
    "returned": EventKind((_SEAT, _CARDS)),
    "warded": EventKind((_SEAT, _CARDS)),
    "jailed": EventKind((_SEAT, _CARDS)),
    # Highwaymen
    "raced": EventKind((Field("seats"),), reveals=True),
    "robbed": EventKind((_SEAT, _RIVAL, _CARD, _GEMS)),
    # special actions
    "heralded": EventKind((_SEAT, _CARD)),
    "chose_in_secret": EventKind((_SEAT,)),
    "showed": EventKind((_SEAT, _CARDS), reveals=True),
    "took": EventKind((_SEAT, _RIVAL, _CARD)),
    "bought": EventKind((_SEAT, _RIVAL, _CARD, _GEMS, _COUNT), secret=(_CARDS,), reveals=True),
    "monk_came": EventKind((_SEAT, _CARD)),
    "collected": EventKind((_SEAT,), reveals=True),
    "paid_gems": EventKind((_SEAT, _RIVAL, _GEMS)),
    "paid_cards": EventKind((_SEAT, _RIVAL, _COUNT), secret=(_CARDS,)),
    "bear_sent": EventKind((_SEAT, _RIVAL, _CARD)),
    "freed": EventKind((_SEAT, _CARD, _CARDS)),
    "hoarded": EventKind((_SEAT, _CARDS)),
    "ship_came": EventKind((_SEAT, _CARD)),
    # the two-player game
    "shuffled_in": EventKind((_COUNT,), reveals=True),  # and no target falls
    "lane_dealt": EventKind((_COUNT, _SEAT), reveals=True),
    "looked": EventKind((_SEAT,), secret=(_CARD,), reveals=True),
    "kept": EventKind((_SEAT,)),
    "gave": EventKind((_SEAT, _RIVAL), secret=(_CARD,)),
    "gave_up": EventKind((_SEAT, _CARDS)),
    "redealt": EventKind((_SEAT,)),
    "swept": EventKind((_SEAT, _CARDS)),
    # the end
    "won": EventKind((Field("seats"),)),
}
