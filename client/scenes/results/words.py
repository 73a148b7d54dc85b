"""How a finished game is spoken of: who won, what was counted, and what a turn is called. For results and library."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from engines.core.game import Say
from engines.core.types import Outcome


class ResultWords(NamedTuple):
    """The words of one game; those of most are the same."""

    scores: str = "Scores"
    chart: str = "Scores, turn by turn"
    chart_short: str = "Turn by turn"
    turn: str = "turn"
    turns: str = "{turns} turns"
    alone: str = "{name} wins the crown"
    two: str = "{first} and {last} share the crown"
    many: str = "{count} share the crown"
    nobody: str = "Nobody wins the crown"
    was_alone: str = "{name} won with {score}."
    were_many: str = "{count} share the crown with {score}."
    was_nobody: str = "Nobody won."


RESULT_WORDS: Final[Mapping[str, ResultWords]] = MappingProxyType(
    {
        "cover_your_kingdom": ResultWords(
            scores="Magic of the kingdoms",
            chart="Magic lying open and covered, turn by turn",
            chart_short="Magic, turn by turn",
        ),
        "kings_and_things": ResultWords(
            scores="Income of the kingdoms",
            chart="What the kingdoms brought in, turn by turn",
            chart_short="Income, turn by turn",
            was_alone="{name} won with an income of {score}.",
            were_many="{count} share the crown with an income of {score}.",
        ),
        "knights_and_ninjas": ResultWords(
            scores="Gems of the kingdoms",
            chart="Where the gems were, turn by turn",
            chart_short="Gems, turn by turn",
            was_alone="{name} won with {score} gems.",
            were_many="{count} share the crown with {score} gems.",
        ),
        "my_realm": ResultWords(
            scores="Points of the realm",
            chart="Tokens and points, year by year",
            chart_short="Year by year",
            turn="year",
            turns="{turns} years",
            alone="{name} takes the crown alone",
            two="{first} and {last} win together",
            nobody="The realm is lost for both",
            was_alone="{name} took the crown alone.",
            were_many="Won together with {score} of 9 points.",
            was_nobody="The realm was lost.",
        ),
    }
)


def result_words(game: str) -> ResultWords:
    return RESULT_WORDS.get(game, ResultWords())


def headline(game: str, outcome: Outcome, names: Sequence[str], say: Say) -> str:
    """Who won, large. In a game that is won together nobody may have."""
    words, winners = result_words(game), [names[seat] for seat in outcome.winners]
    if len(winners) > 2:
        return say(words.many).format(count=len(winners))
    if len(winners) == 2:
        return say(words.two).format(first=winners[0], last=winners[1])
    return say(words.alone).format(name=winners[0]) if winners else say(words.nobody)


def ending(game: str, outcome: Outcome, names: Sequence[str], say: Say) -> str:
    """Who won and with what, as one sentence."""
    words, score = result_words(game), max(outcome.scores)
    if not outcome.winners:
        return say(words.was_nobody)
    if len(outcome.winners) > 1:
        return say(words.were_many).format(count=len(outcome.winners), score=score)
    winner = outcome.winners[0]
    return say(words.was_alone).format(name=names[winner], score=outcome.scores[winner])
