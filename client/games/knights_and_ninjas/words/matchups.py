"""Matchups: what gets past which wall and what answers it, read from the tables of the rules."""

from typing import NamedTuple

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.knights_and_ninjas.cards import (
    ANSWERS,
    ARCHER_UP,
    CASTLE_UP,
    COMMON_BITS,
    GUARD,
    GUARD_HOLDS,
    KIND,
    KING,
    KNIGHT,
    MINSTREL_UP,
    ONE,
    PRE_ATTACK,
    UNIQUE,
    layable,
)
from engines.knights_and_ninjas.cards import ARCHER as SHOOTER
from engines.knights_and_ninjas.charter import Charter
from engines.knights_and_ninjas.lore import answers_to
from engines.knights_and_ninjas.phrases import name

from .cards import sentence

WALLS = (CASTLE_UP, ARCHER_UP, MINSTREL_UP)
IN, LADDER, OUT = "in", "ladder", "out"


class Matchup(NamedTuple):
    """One line: an attacker, whether each wall lets it through, and what answers it."""

    kind: int
    title: str
    effect: str
    walls: tuple[str, ...]
    answers: tuple[int, ...]
    words: str


def matchups(charter: Charter, say: Say = ENGLISH) -> tuple[Matchup, ...]:
    """Every sort of attacker of this deck. Common ones are alike but for the Knight, whom a Princess wins over."""
    deck = {KIND[card] for card in charter.cards}
    kinds = (KING, KNIGHT, *UNIQUE, SHOOTER, *PRE_ATTACK)
    return tuple(_line(kind, deck, charter, say) for kind in kinds if kind in deck)


def _line(kind: int, deck: set[int], charter: Charter, say: Say) -> Matchup:
    title = say("Any common attacker") if kind == KING else name(kind, say)
    effect = (
        say("Strength against strength; what is left takes gems.") if kind == KING else sentence(kind, charter, say)
    )
    shown = list(answers_to(kind, charter))
    words = [name(other, say) for other in shown]
    if ANSWERS[kind] & COMMON_BITS:
        words.insert(0, say("common cards"))
        shown.insert(0, KING)
        if GUARD in deck:
            words.append(say("{guard} up to {strength}", guard=name(GUARD, say), strength=GUARD_HOLDS))
            shown.append(GUARD)
    told = say.grammar.listed(words, say.grammar.last)
    return Matchup(kind, title, effect, tuple(_wall(kind, wall) for wall in WALLS), tuple(shown), told)


def _wall(kind: int, wall: int) -> str:
    """Whether this may be laid against a kingdom behind that wall alone."""
    if layable(wall, ladder=False) & ONE[kind]:
        return IN
    return LADDER if layable(wall, ladder=True) & ONE[kind] else OUT
