"""Short notes on the table: how a kingdom stands, what a blow can take, and the four ways to use a turn."""

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import Option
from engines.knights_and_ninjas import phrases
from engines.knights_and_ninjas.cards import (
    ARCHER,
    ARCHER_UP,
    CASTLE,
    CASTLE_UP,
    COMMON,
    KIND_COUNT,
    MINSTREL_UP,
    ONE,
)
from engines.knights_and_ninjas.state import NONE, State

Names = tuple[str, ...]


def seat_note(state: State, seat: int, me: int, say: Say = ENGLISH) -> str:
    """How a kingdom stands, if there is something to say; empty: who plays it is said instead."""
    frame = state.agenda[-1] if state.agenda else ("",)
    if frame[0] == "highwayman" and frame[2] == seat:
        return say("holds {gems}", gems=phrases.gems(frame[3], say))
    if frame[0] == "respond" and frame[1] == seat:
        return say("under attack")
    if frame[0] == "draft" and frame[1] == seat:
        return say("drafting")
    if state.bears[seat] != NONE:
        return say("misses a turn")
    if seat == state.seat and state.victim != NONE:
        return say("attacking")
    if seat == state.victim:
        return say("attacked")
    if seat == state.seat:
        return say("your turn") if seat == me else say("playing now")
    if state.walls[seat] & MINSTREL_UP:
        return say("safe from attack")
    if state.locked >> seat & 1:
        return say("needs one more gem")
    return ""


def blow_lines(state: State, names: Names, say: Say = ENGLISH) -> tuple[str, str]:
    """What the attack comes to, in two lines: 'King over the Ladder: strength 4', 'Bea has 5 gems: at most 4 …'."""
    _, target, controller, kind, strength, cards = state.agenda[-1]
    who = phrases.attackers(kind, len(cards), say)
    if not strength:
        return str(who), say("against {name}", name=names[target])
    over = kind in COMMON and state.ladder != NONE and controller == state.seat
    first = "{who} over the Ladder: strength {strength}" if over else "{who}: strength {strength}"
    there = state.gems[target]
    second = "{name} has {gems}: at most {most} can be taken"
    return (
        say(first, who=who, strength=strength),
        say(second, name=names[target], gems=phrases.gems(there, say), most=min(there, strength)),
    )


def wall_lines(state: State, names: Names, say: Say = ENGLISH) -> tuple[str, str]:
    """Whom the attack is on, and what keeps it off, before the first card is laid."""
    wall = state.walls[state.victim]
    stands = [kind for kind, bit in ((CASTLE, CASTLE_UP), (ARCHER, ARCHER_UP)) if wall & bit]
    if wall & CASTLE_UP and state.ladder != NONE:
        words = say("a Ladder leans against the Castle")
    elif stands:
        words = say("{defences:a} in the way", defences=phrases.kinds_in_words(stands, say))
    else:
        words = say("nothing in the way")
    return say("Attack on {name}", name=names[state.victim]), words


def road_lines(state: State, names: Names, say: Say = ENGLISH) -> tuple[str, str]:
    """The gems that lie on the cloth until nobody robs them any more, and how near they bring whoever holds them."""
    _, _, holder, count = state.agenda[-1]
    words = "That makes {gems}; {target} win"
    return (
        say("{gems} for {name}, unless a Highwayman comes", gems=phrases.gems(count, say), name=names[holder]),
        say(words, gems=phrases.gems(state.gems[holder], say), target=state.target),
    )


def names_of(living: int) -> tuple[int, ...]:
    """Every kind a Jester may be."""
    return tuple(kind for kind in range(KIND_COUNT) if living & ONE[kind])


# -- this turn ---------------------------------------------------------------------------------------------------------

MODES = {
    "attack": ("attack", "lay", "sally", "stop"),
    "fortify": ("fortify",),
    "special": ("herald", "merchant", "monk", "bear", "key", "treasure", "supply_ship"),
    "pass": ("pass", "redeal"),
}
"""The four ways to use a turn, by the verbs that are them."""


def mode_of(option: Option) -> str:
    return next((mode for mode, verbs in MODES.items() if option.verb in verbs), "")
