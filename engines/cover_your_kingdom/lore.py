"""Texts of cards and powers.

A card means one thing in the Quick Start and another with two Rulers, and house rules change some words: at a table
the charter says which words are true there. Without a charter this is the text of the rulebook, for all of them.
"""

from collections.abc import Callable

from ..core.game import Say
from ..core.language import ENGLISH
from .cards import CT, KINGDOM, LAND_IDS, POWERS, ROWS, SUBCERBIENT, SWINE_MAGIC
from .charter import Charter
from .rules.hires import STOLEN
from .rules.turn import THROWN

FOLK = {
    "highland": "Highland folk.",
    "lowland": "Lowland folk.",
    "maneland": "Maneland folk.",
    "either": "At home in either land: when you add to the clan, you may move it to the other.",
    "any": "At home in any land: when you add to the clan, you may move it to another.",
}
"""Where a clan lives (6.1), and when it may move (6.2)."""

WITH_TWO = "With two Rulers it lives in the Maneland and stays there."
"""10.2, where the rulebook speaks of every mode at once."""

WILD = "Wild: it settles with any clanning creature."
COUNTS_ONE = "In a challenge for any clan it counts as one."
COUNTS_TWO = "In a challenge for any clan it counts as two: meet it with another Spydra, or with a pair."
QUICK_COUNTS_ONE = "In the Quick Start it counts as one."
INN_COUNTS_ONE = "When it opens a claim at the Inn it counts as one."
SUBCERBIENT_TERRIER = "SubCerbient makes it two."
SUBCERBIENT_SPYDRA = "Against SubCerbient it counts as one."

GUARDS = "Guard a land of yours: until your next turn no rival may recruit or swap a clan there, or send the Elves."
GUARDS_STACK = (
    "Guard a land of yours: until your next turn no rival may recruit or swap a clan there, send the Elves or a "
    "Wiizzaard."
)
BLOCKS = "Or block a rival's land: in their next turn they cannot settle there or recruit a clan into it."
BLOCKS_MOVES = (
    "Or block a rival's land: in their next turn they cannot settle there, recruit a clan into it, or move or swap one "
    "there."
)
HYPNOGRIFF = (
    "Take {count} cards at random from a rival's hand, or all if there are fewer. Then give back as many, of your "
    "choice."
)
ELVES = "Send a rival's top clan out of the game."
ELVES_ANY = "Send a top clan out of the game, one of your own if you like."
ELVES_PAID = (
    "A rival keeps it by paying a Spydra, or two cards that are each of the clan's kind or a Terrier. An only clan is "
    "safe."
)
WIZARD = (
    "In any stack of two clans or more, move the top clan to the bottom or the bottom clan to the top, yours or a "
    "rival's."
)
MOB = "Swap one of your top clans for a top clan of a rival, even an only one."

POWER_TEXT = {
    "wiizzz_kid": "Once in your turn, for free, swap one of your top clans with the clan right under it.",
    "dissed_hard": "At the end of your turn, before anyone draws, discard up to {thrown} clanning creatures.",
    "match_maker": "Once in your turn you may settle a clan without spending an action.",
    "equinity": "Your Hentaurs act as wilds when you recruit or defend PegLegasus and UniqueHorn clans.",
    "extra_features": "Play your Wiizzaards, Minnowtaurs and Hypnogriffs as any of the three.",
    "mighty_swine": "Each Pigxie in your kingdom is worth {swine} magic.",
    "vulcent_hands": "Hold one card more than the others.",
    "subcerbient": "Your Terriers count as two in a challenge, and rivals' Spydras count as one against you. "
    "One Terrier is enough for the Elves.",
}

DISSED_HARD_ANY = "At the end of your turn, before anyone draws, discard up to {thrown} cards of any kind."
LONE_SPYDRA = "A lone Spydra still answers your Terriers and Spydras."


def card_text(kind: int, charter: Charter | None = None, say: Say = ENGLISH) -> str:
    """What a card of this kind does, and who it is."""
    row = ROWS[kind]
    told = (*_home(kind, charter), row.character) if kind < CT else _WORDS[row.id](charter)
    return " ".join([say(sentence, count=STOLEN) for sentence in told])


def power_text(number: int, charter: Charter | None = None, say: Say = ENGLISH) -> str:
    """What a Kingdom Power does (9.3)."""
    id_ = POWERS[number].id
    told = [DISSED_HARD_ANY if id_ == "dissed_hard" and charter and charter.dissed_hard_any else POWER_TEXT[id_]]
    if id_ == "subcerbient" and charter and charter.spydra_answers_subcerbient:
        told.append(LONE_SPYDRA)
    return " ".join([say(sentence, thrown=THROWN, swine=SWINE_MAGIC) for sentence in told])


Told = tuple[str, ...]


def _home(kind: int, charter: Charter | None) -> Told:
    """Where a species lives. The Quick Start knows no lands."""
    row = ROWS[kind]
    if charter is None:
        if row.land == row.land_two:
            return (FOLK["any" if row.land == "either" else row.land],)
        return FOLK[row.land], WITH_TWO
    homes = charter.homes[kind]
    if homes == (KINGDOM,):
        return ()
    if len(homes) > 1:
        return (FOLK["any" if len(homes) > 2 else "either"],)
    return (FOLK[LAND_IDS[homes[0]]],)


def _subcerbient(charter: Charter | None) -> bool:
    """9.3: whether SubCerbient may be at the table: it is for four Rulers or more."""
    few = POWERS[SUBCERBIENT.bit_length() - 1].few
    return charter is None or bool(charter.powers and (few or charter.seats > 3))


def _terrier(charter: Charter | None) -> Told:
    return (WILD, COUNTS_ONE, *((SUBCERBIENT_TERRIER,) if _subcerbient(charter) else ()))


def _spydra(charter: Charter | None) -> Told:
    """7: heavy, but in the Quick Start a creature like any other."""
    if charter and charter.quick:
        return WILD, COUNTS_ONE
    told: Told = (WILD, COUNTS_TWO)
    if charter is None:
        told += (QUICK_COUNTS_ONE,)
    elif charter.two and not charter.inn_spydra_heavy:
        told += (INN_COUNTS_ONE,)
    return told + ((SUBCERBIENT_SPYDRA,) if _subcerbient(charter) else ())


def _minnowtaur(charter: Charter | None) -> Told:
    guards = GUARDS_STACK if charter is None or charter.guard_stops_wizard else GUARDS
    return guards, BLOCKS_MOVES if charter and charter.block_stops_moves else BLOCKS


def _elves(charter: Charter | None) -> Told:
    return ELVES_ANY if charter is None or charter.elves_own_clan else ELVES, ELVES_PAID


_WORDS: dict[str, Callable[[Charter | None], Told]] = {
    "ct": _terrier,
    "spydra": _spydra,
    "minnowtaur": _minnowtaur,
    "hypnogriff": lambda charter: (HYPNOGRIFF,),
    "elves": _elves,
    "wizard": lambda charter: (WIZARD,),
    "mob": lambda charter: (MOB,),
}
