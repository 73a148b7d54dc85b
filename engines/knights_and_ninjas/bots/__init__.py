"""Computer players. They count: what a blow is likely to bring, what an answer saves, what the cards are worth."""

from .captain import Captain, Easy
from .hard import Hard
from .worths import VERBS

__all__ = ["VERBS", "Captain", "Easy", "Hard"]
