"""All that the table of Cover Your Kingdom says, as text tables and pure functions of a view and its decision.

Every sentence goes through `say`, the catalogue. `chosen` are the kinds of the cards picked so far, () for none.

| module              | says                                                                      |
|---------------------|---------------------------------------------------------------------------|
| names               | creatures, one or many or briefly; lands; lists of things                 |
| links               | where the rulebook explains what                                          |
| prompts             | the prompt line                                                           |
| buttons, captions   | the action bar                                                            |
| tags                | verbs on lit things                                                       |
| why_cards why_clans | why something cannot be chosen                                            |
| now                 | what an enlarged card can do at this moment                               |
| challenge           | who laid what in a challenge, and what would answer                       |
| choices             | which cards and places options speak of                                   |
| hearth, chronicle   | anecdotes of a finished game                                              |
"""

from .anecdotes import Anecdote, anecdotes
from .buttons import button
from .captions import Label
from .challenge import Challenge, Play, challenge, prize_words, weights
from .choices import hand_kinds, open_to, places, playable, reachable
from .links import RULE_FOR, RULE_FOR_CARD, RULE_FOR_POWER, RULE_FOR_VERB
from .names import LANDS, NAMES, TopClan, census, count, full_name, label, top_clan
from .now import card_now
from .prompts import Prompt, prompt
from .tags import tag
from .why_cards import why_not_card, why_not_end
from .why_clans import reach_note, why_not_clan

__all__ = [
    "LANDS",
    "NAMES",
    "RULE_FOR",
    "RULE_FOR_CARD",
    "RULE_FOR_POWER",
    "RULE_FOR_VERB",
    "Anecdote",
    "Challenge",
    "Label",
    "Play",
    "Prompt",
    "TopClan",
    "anecdotes",
    "button",
    "card_now",
    "census",
    "challenge",
    "count",
    "full_name",
    "hand_kinds",
    "label",
    "open_to",
    "places",
    "playable",
    "prize_words",
    "prompt",
    "reach_note",
    "reachable",
    "tag",
    "top_clan",
    "weights",
    "why_not_card",
    "why_not_clan",
    "why_not_end",
]
