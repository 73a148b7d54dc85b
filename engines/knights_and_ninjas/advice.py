"""What speaks for an answer, in words: what comes of it in imagined deals, or by rule of thumb."""

from ..core.game import Say
from ..core.judgement import Reason
from ..core.reasons import parts
from .phrases import cards, gems

REASONS = {
    "won": "You have won a few turns later {here} instead of {there}.",
    "beaten": "A rival has won by then {here} instead of {there}.",
    "gems": "You have about {gems} more a few turns later.",
    "robbed": "You lose gems {here} instead of {there}.",
    "rival": "Your strongest rival has about {gems} less.",
    "defences": "More of your defences stand.",
    "cards": "You hold about {cards} more.",
}

THUMBS = {
    "gems": "It brings more gems, or saves them.",
    "risk": "It is less of a risk.",
    "scattered": "It costs a rival cards.",
    "wall": "It breaks a rival's defences.",
    "cards": "It keeps the better cards in your hand.",
    "own_wall": "It keeps your defences up.",
    "drawn": "It brings you cards.",
    "hoped": "Rivals may have to pay.",
    "missed_turn": "A rival misses a turn.",
    "spite": "It hurts whoever is near to winning.",
    "tempo": "You go first.",
    "goes_on": "The attack ends with it.",
    "turned": "It turns the attack round.",
    "exposed": "Your gems don't lie open.",
    "threat": "It stops a rival who is about to win.",
}
"""By the name of the term in the worths of a normal player."""


def reason(told: Reason, say: Say) -> str:
    counts = {"gems": gems(told.more, say), "cards": cards(told.more, say)}
    return say(REASONS[told.name], **parts(told, say), **counts)


def thumb(term: str, gain: float, say: Say) -> str:
    return say(THUMBS[term])
