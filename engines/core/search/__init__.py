"""Search, the same for every game: the best options are tried in the same imagined worlds, the better ones in more.

A game supplies a `Mind`; `search` makes a `Finding` of it, and `Searcher` is a computer player who does as it says.
`halve` compares anything else that can be tried in a world, such as plans for a whole turn.
"""

from .budget import Budget
from .finding import Finding, Trial, Values
from .halving import halve
from .mind import Mind, Worth
from .playout import playout
from .searcher import Searcher, search

__all__ = ["Budget", "Finding", "Mind", "Searcher", "Trial", "Values", "Worth", "halve", "playout", "search"]
