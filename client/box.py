"""The games that can be played in the window: those of `engines` that have a `ui.py` in `games`."""

from importlib.util import find_spec

from engines import GAMES, Games


def has_ui(game: str) -> bool:
    """A folder alone is not enough: parts of a table may be there before it."""
    folder = f"client.games.{game}"
    return find_spec(folder) is not None and find_spec(f"{folder}.ui") is not None


BOX = Games(name for name in GAMES if has_ui(name))
"""By id, in the order of the rules."""
