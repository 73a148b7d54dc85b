"""Progress line of an unfinished game."""

from engines.core.game import Say

from ..games.ui import ui_of
from ..match.saves import Glimpse, Saved


def moves_made(saved: Saved, say: Say) -> str:
    """How long it is so far."""
    return say.plural("{count} move", "{count} moves", saved.actions, count=saved.actions)


def progress_of(saved: Saved, glimpse: Glimpse | None, say: Say) -> str:
    """A few words that begin small: "turn 5, movement"; where the game has none, its moves are counted."""
    words = ui_of(saved.setup.game).progress
    if glimpse is None or words is None:
        return moves_made(saved, say)
    return words()(glimpse.view.state, say)
