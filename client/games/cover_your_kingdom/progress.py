"""Progress line of an unfinished game of Cover Your Kingdom, from what everybody at the table sees."""

from typing import TYPE_CHECKING

from engines.core.game import Say

if TYPE_CHECKING:
    from engines.cover_your_kingdom.state import State


def progress(state: "State", say: Say) -> str:
    deck = len(state.deck)
    cards = say("{count} card in the deck" if deck == 1 else "{count} cards in the deck", count=deck)
    left = cards if deck else say("the deck is empty")
    if not state.rounds:
        return left
    return say("round {n}, {cards}", n=len(state.rounds) + 1, cards=left)
