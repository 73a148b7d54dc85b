"""Words about a finished game: who won, and what was counted. For results and library."""

from collections.abc import Sequence

from engines.core.game import Say
from engines.core.types import Outcome

from ...games.ui import ui_of


def headline(game: str, outcome: Outcome, names: Sequence[str], say: Say) -> str:
    """Who won, large. In a game that is won together nobody may have."""
    words, winners = ui_of(game).results, [names[seat] for seat in outcome.winners]
    if len(winners) > 2:
        return say(words.many).format(count=len(winners))
    if len(winners) == 2:
        return say(words.two).format(first=winners[0], last=winners[1])
    return say(words.alone).format(name=winners[0]) if winners else say(words.nobody)


def ending(game: str, outcome: Outcome, names: Sequence[str], say: Say) -> str:
    """Who won and with what, as one sentence."""
    words, score = ui_of(game).results, max(outcome.scores)
    if not outcome.winners:
        return say(words.was_nobody)
    if len(outcome.winners) > 1:
        return say(words.were_many).format(count=len(outcome.winners), score=score)
    winner = outcome.winners[0]
    return say(words.was_alone).format(name=names[winner], score=outcome.scores[winner])
