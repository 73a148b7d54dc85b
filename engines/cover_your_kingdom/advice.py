"""What speaks for an answer, in words: what comes of it in imagined deals, or by rule of thumb."""

from ..core.game import Say
from ..core.judgement import Reason
from ..core.reasons import parts

REASONS = {
    "magic": "You have about {more} magic more a few turns later.",
    "lost": "You lose a clan {here} instead of {there}.",
    "won": "You win a rival's clan {here} instead of {there}.",
    "rival": "Your strongest rival has about {more} magic less.",
}

THUMBS = {
    "magic": "It brings more magic at once.",
    "sky": "It lights a star.",
    "cover": "It covers what rivals would like to take.",
    "hand": "It keeps the better cards in your hand.",
    "action": "It costs fewer actions.",
    "rival": "It costs a rival more.",
    "gift": "It leaves less on the discard pile for the next Ruler.",
    "theft": "It takes more cards from a rival.",
}
"""By the name of the term in the worths of a normal Ruler."""


def reason(told: Reason, say: Say) -> str:
    return say(REASONS[told.name], **parts(told, say))


def thumb(term: str, gain: float, say: Say) -> str:
    return say(THUMBS[term])
