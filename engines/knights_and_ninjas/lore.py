"""Texts of the cards, with their numbers and names taken from the tables of the rules.

Expansions bring attackers and answers, the duel of two changes four cards, and house rules some more: at a table the
charter says what is true there. Without a charter this is the text of the rulebook, for all of them.
"""

from collections.abc import Sequence
from typing import Any

from ..core.game import Say
from ..core.language import ENGLISH
from ..core.memo import Memo
from . import phrases
from .cards import (
    ANSWERS,
    ARCHER_UP,
    CASTLE_UP,
    COMMON_BITS,
    GUARD_HOLDS,
    HERALD,
    KIND,
    KIND_COUNT,
    KIND_IDS,
    MERCHANT,
    MINSTREL,
    MONK,
    ONE,
    PRE_ATTACK,
    ROWS,
    STRENGTH,
    UNIQUE,
    layable,
)
from .charter import DUES, Charter
from .rules.attack import SCATTERED
from .rules.expansions import RELEASED, SHIPPED
from .rules.response import MINSTREL_COSTS

CARD_TEXT = {
    "peasant": "Strength {strength}. Any number of Peasants may attack or answer together, as a Revolt.",
    "soldier": "Strength {strength}, to attack with or to answer.",
    "knight": "Strength {strength}, to attack with or to answer. A Princess can win it over.",
    "king": "Strength {strength}, to attack with or to answer.",
    "queen": "Strength {strength}, to attack with or to answer. There is only one.",
    "ninja": "Takes {strength_gems} past Castle and Archer, and the Archer falls. {answered}",
    "dragon": "Takes {strength_gems} over a Castle and burns it. An Archer keeps it off. {answered}",
    "archer": "Keeps everyone out but {past_archer}. Or attack with it to shoot a rival's Archer.",
    "castle": "Keeps out {kept_out}. A Ladder leads over it; a Catapult or a Dragon destroys it.",
    "ladder": "Lean it against a Castle without an Archer: {climbers} climb over it this turn. {answered}",
    "catapult": "Destroys a Castle, unless an Archer stands on it. {answered}",
    "minstrel": "Put it up, and nobody may attack you until your next turn. "
    "As an answer it sends the attackers home, ends their turn and stays.",
    "traitor": "Turns a common attack round on whoever sent it, defences or not.",
    "highwayman": "Right after common attackers or a Highwayman take gems, rob them all.",
    "princess": "When a Knight or a Dragon attacks you, it joins your hand instead.",
    "executioner": "Off with the attackers' heads, a whole Revolt's if need be; and their turn is over. "
    "A Ladder or a Catapult has no head.",
    "herald": "Every rival shows a card of their choice; you take one of them.",
    "merchant": "Pay a rival {price} and take half their cards at random, rounded down.",
    "monk": "Every rival with a Castle gives you {monk_cards} or {monk_gems}, as they like.",
    "jester": "Is whatever living card you name when you play it: no {lifeless}.",
    "guard": "Throws common attackers of strength {holds} or less into the Dungeon. Their turn goes on.",
    "key": "Take up to {released} prisoners out of the Dungeon into your hand.",
    "treasure": "Two Treasures, or a Treasure and a Dragon, buy one of the gold gems.",
    "viking": "Takes {strength_gems} and does not mind an Archer. A Castle keeps it out, with or without a Ladder. "
    "{answered}",
    "barbarian": "Takes {strength_gems}, and {scattered} random cards of the victim's hand are discarded. "
    "An Archer keeps it off, and so does a Castle without a Ladder. {answered}",
    "shield_maiden": "Stops {uniques}, or answers common attackers with strength {strength}.",
    "supply_ship": "Draw {shipped} cards.",
    "dancing_bear": "Send it to a rival, who misses the next turn. They may still answer attacks.",
}

TWO_TEXT = {
    "minstrel": "Only an answer, and it does not stay: the attackers are discarded with {cost} more cards of their "
    "player, whose turn is over.",
    "herald": "Your rival shows {shows} of their choice; you take one of them.",
    "merchant": CARD_TEXT["merchant"],
    "monk": "A rival with a Castle gives you {monk_cards} or {monk_gems}, as they like.",
}
"""11: the cards that are different in the duel of two."""
CHANGED = (MINSTREL, HERALD, MERCHANT, MONK)

WITH_TWO = "With two players: {text}"
ANSWERED, UNANSWERED = "Only {answers} can answer it.", "Nothing can answer it."
COMMON_ATTACKERS = "common attackers"
OF_SET = "{name} ({set})"
SET_NAMES = {"lockedUp": "Locked Up", "dragonsLair": "Dragon's Lair", "invaders": "Invaders", "dancingBear": "Promo"}


def card_text(kind: int, charter: Charter | None = None, say: Say = ENGLISH) -> str:
    """What a card of this kind does."""
    id_ = KIND_IDS[kind]
    two = charter is not None and charter.two and kind in CHANGED
    text = say((TWO_TEXT if two else CARD_TEXT)[id_], **facts(kind, charter, say))
    if charter is None and kind in CHANGED:
        duel = say(TWO_TEXT[id_], **facts(kind, None, say, two=True))
        text += " " + say(WITH_TWO, text=duel)
    return text


def facts(kind: int, charter: Charter | None = None, say: Say = ENGLISH, two: bool = False) -> dict[str, Any]:
    """All that a text about this kind may count or name, by the names of its blanks."""
    dues = DUES[charter.two if charter else two]
    answers = answers_to(kind, charter)
    answered = ANSWERED if answers else UNANSWERED
    shut, climbed = layable(CASTLE_UP, ladder=False), layable(CASTLE_UP, ladder=True)
    lifeless = [other for other, row in enumerate(ROWS) if not row.living]

    def named(kinds: Sequence[int], first: str = "") -> list[str]:
        names = [_name(other, charter, say, ROWS[kind].set) for other in kinds if in_deck(other, charter)]
        return [say(first), *names] if first else names

    def listed(kinds: Sequence[int], first: str = "") -> str:
        return say.grammar.listed(named(kinds, first), say.grammar.last)

    def either(kinds: Sequence[int]) -> str:
        return say.grammar.listed(named(kinds), say.grammar.either)

    return {
        "strength": STRENGTH[kind],
        "strength_gems": phrases.gems(STRENGTH[kind], say),
        "answered": say(answered, answers=listed(answers)) if kind in ANSWERS else "",
        "answers": listed(answers),
        "past_archer": listed([other for other in range(KIND_COUNT) if layable(ARCHER_UP, ladder=False) & ONE[other]]),
        "kept_out": listed([other for other in UNIQUE if not shut & ONE[other]], first=COMMON_ATTACKERS),
        "climbers": listed([other for other in UNIQUE if climbed & ~shut & ONE[other]], first=COMMON_ATTACKERS),
        "uniques": either(UNIQUE),
        "uncaught": either((*UNIQUE, MERCHANT, MONK)),
        "lifeless": either(lifeless),
        "holds": GUARD_HOLDS,
        "released": RELEASED,
        "shipped": SHIPPED,
        "scattered": SCATTERED,
        "cost": MINSTREL_COSTS,
        "shows": phrases.cards(dues.herald_shows, say),
        "price": phrases.gems(dues.merchant_gems, say),
        "monk_gems": phrases.gems(dues.monk_gems, say),
        "monk_cards": phrases.cards(dues.monk_cards, say),
    }


def answers_to(kind: int, charter: Charter | None = None) -> tuple[int, ...]:
    """6, a row of the table, as far as the deck has it; common cards and Guards, who look at strength, are left out."""
    fitting = ANSWERS.get(kind, 0) & ~COMMON_BITS
    if charter and kind in PRE_ATTACK and not charter.minstrel_vs_pre_attack:
        fitting &= ~ONE[MINSTREL]
    return tuple(other for other in range(KIND_COUNT) if fitting & ONE[other] and in_deck(other, charter))


def in_deck(kind: int, charter: Charter | None) -> bool:
    """Whether such a card is in the game; the rulebook has them all."""
    return charter is None or kind in _kinds[charter.cards]


@Memo
def _kinds(*deck: int) -> frozenset[int]:
    """What lies in a deck: for each table a page of cards asks some hundred times."""
    return frozenset(KIND[card] for card in deck)


def _name(kind: int, charter: Charter | None, say: Say, own: str) -> str:
    """The rulebook says which expansion a card comes with, where that is not `own`."""
    row = ROWS[kind]
    if charter is not None or row.set not in SET_NAMES or row.set == own:
        return phrases.name(kind, say)
    return say(OF_SET, name=phrases.noun(kind, say), set=say(SET_NAMES[row.set]))
