"""Progress line of an unfinished game."""

from engines.core.game import Say

from ..games.ui import ui_of
from ..match.saves import Glimpse, Saved


def progress_of(saved: Saved, glimpse: Glimpse | None, say: Say) -> str:
    """A few words that begin small: "turn 5, movement"; where the game has none, its actions are counted."""
    words = ui_of(saved.setup.game).progress
    if glimpse is None or words is None:
        return say("{count} action" if saved.actions == 1 else "{count} actions").format(count=saved.actions)
    return words()(glimpse.view.state, say)
