"""Games that still grow: in the box and played, without all that a whole game of it has (`docs/extending.md`).

Whatever every game must do, they are asked as well: rules, records, secrets, tables, windows. What takes weeks to come,
players of three levels, sentences in every language, puzzles, golden games, a word for every option, only the grown
ones are asked. So a new game is named here while it grows; take its name off, and the tests tell what is missing.
"""

from engines import GAMES

GROWING: frozenset[str] = frozenset()
"""By their ids. None of a release."""

GROWN = tuple(game for game in GAMES if game not in GROWING)
