"""What speaks for an answer, in words: what comes of it by the end of the turn in imagined deals."""

from ..core.game import Say
from ..core.judgement import Reason
from ..core.reasons import parts

REASONS = {
    "won": "You win this turn {here} instead of {there}.",
    "beaten": "A rival wins this turn {here} instead of {there}.",
    "citadel": "You have a citadel at the end of the turn {here} instead of {there}.",
    "crowned": "A rival has a citadel at the end of the turn {here} instead of {there}.",
    "hero": "A Hero joins you {here} instead of {there}.",
    "lost": "You lose a hex {here} instead of {there}.",
    "land": "You own about {hexes} more at the end of the turn.",
    "income": "Your income is about {more} gold higher at the end of the turn.",
    "counters": "You keep about {counters} more.",
    "gold": "You have about {more} gold more at the end of the turn.",
}


def reason(told: Reason, say: Say) -> str:
    hexes = say.plural("{n} hex", "{n} hexes", told.more, n=told.more)
    counters = say.plural("{n} counter", "{n} counters", told.more, n=told.more)
    return say(REASONS[told.name], **parts(told, say), hexes=hexes, counters=counters)


THUMB = "By rule of thumb it is worth about {gold} gold more."
HARDLY = "By rule of thumb it is worth a little more."


def thumb(term: str, gain: float, say: Say) -> str:
    return say(THUMB, gold=round(gain)) if gain >= 1 else say(HARDLY)
