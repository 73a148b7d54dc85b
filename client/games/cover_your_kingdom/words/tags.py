"""The verb on the tag of a lit thing: a card, a clan, a land or a pile."""

from engines.core.game import Say
from engines.core.types import Option, View
from engines.cover_your_kingdom.state import State

TAGS = {
    "settle": "Settle",
    "settle_discard": "Settle",
    "add": "Add",
    "discard": "Discard, draw 1",
    "recruit": "Recruit",
    "wizard": "Move",
    "hypnogriff": "Steal",
    "protect": "Guard",
    "block": "Block",
    "elves": "Send away",
    "mob": "Swap",
    "claim": "Claim",
    "kid": "Swap",
    "end": "End",
    "place": "Here",
    "answer": "Answer",
    "concede": "Give in",
    "sacrifice": "Pay",
    "let_go": "Let go",
    "give_back": "Give back",
    "take_clan": "Take",
    "move_clan": "Move",
    "disperse_clan": "Send away",
    "throw": "Discard",
}


def tag(option: Option, view: View[State], say: Say = str) -> str:
    """One or two words; nothing is promised from an empty deck."""
    if option.verb == "discard" and not view.state.deck:
        return say("Discard")
    return say(TAGS[option.verb])
