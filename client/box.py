"""The games that can be played in the window: those of the rules that have a table. A game comes when it is whole."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from engines import GAMES
from engines.core.game import Game


def has_table(game: str) -> bool:
    """A folder alone is not enough: parts of a table may be there before it."""
    folder = f"client.tables.{game}"
    return find_spec(folder) is not None and find_spec(f"{folder}.table") is not None


BOX: Mapping[str, Game[Any]] = {name: game for name, game in GAMES.items() if has_table(name)}
"""By id, in the order of the rules."""
