"""Short notes on the table: how a kingdom stands, what a blow can take, why a card cannot be laid, what may be done."""

from engines.core.game import Say
from engines.core.types import Decision, Option, View
from engines.knights_and_ninjas.cards import (
    ARCHER,
    ARCHER_UP,
    CASTLE,
    CASTLE_UP,
    COMMON,
    FORTS,
    KIND_COUNT,
    LADDER,
    MINSTREL_UP,
    NINJA,
    ONE,
    PRE_ATTACK,
    ROWS,
    UNIQUE,
    VIKING,
)
from engines.knights_and_ninjas.state import NONE, State

from . import counts
from .cards import name

Names = tuple[str, ...]


def seat_note(state: State, seat: int, me: int, say: Say = str) -> str:
    """How a kingdom stands, if there is something to say; empty: who plays it is said instead."""
    frame = state.agenda[-1] if state.agenda else ("",)
    if frame[0] == "highwayman" and frame[2] == seat:
        return say("holds {gems}").format(gems=counts.gems(frame[3], say))
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
        return say("no attacks")
    if state.locked >> seat & 1:
        return say("needs one gem more")
    return ""


def blow_lines(state: State, names: Names, say: Say = str) -> tuple[str, str]:
    """What lies in the middle comes to, in two lines: 'King over the Ladder: strength 4', 'at most 3 gems move'."""
    _, target, controller, kind, strength, cards = state.agenda[-1]
    who = counts.capital(counts.attackers(kind, len(cards), say))
    if not strength:
        return who, say("against {name}").format(name=names[target])
    over = kind in COMMON and state.ladder != NONE and controller == state.seat
    first = say("{who} over the Ladder: strength {strength}" if over else "{who}: strength {strength}")
    there = state.gems[target]
    second = say("{name} has {gems}: at most {most} can move")
    return (
        first.format(who=who, strength=strength),
        second.format(name=names[target], gems=counts.gems(there, say), most=min(there, strength)),
    )


def wall_lines(state: State, names: Names, say: Say = str) -> tuple[str, str]:
    """Whom the attack is on, and what keeps it off, before the first card is laid."""
    wall = state.walls[state.victim]
    stands = [name(kind, say) for kind, bit in ((CASTLE, CASTLE_UP), (ARCHER, ARCHER_UP)) if wall & bit]
    if wall & CASTLE_UP and state.ladder != NONE:
        words = say("a Ladder leans against the Castle")
    elif stands:
        words = say("{forts} in the way").format(forts=counts.listed(stands, say))
    else:
        words = say("nothing in the way")
    return say("Attack on {name}").format(name=names[state.victim]), words


def road_line(state: State, names: Names, say: Say = str) -> str:
    """The gems that lie on the cloth until nobody robs them any more."""
    _, _, holder, count = state.agenda[-1]
    return say("{gems} for {name}, unless a Highwayman comes").format(gems=counts.gems(count, say), name=names[holder])


def wins_with(state: State, seat: int, more: int) -> bool:
    """So many gems more, and this seat wins as the turn ends: any gem gained opens a lock (8)."""
    return not state.charter.own_turn and state.gems[seat] + more >= state.target


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not(view: View[State], decision: Decision, kind: int, say: Say = str) -> str:
    """Why a card of the hand is not lit."""
    if decision.kind == "blow":
        return say(_why_not_laid(view.state, kind))
    if decision.kind == "turn":
        return say(_why_not_played(kind))
    return say({"highwayman": "no Highwayman"}.get(decision.kind, ""))


def _why_not_played(kind: int) -> str:
    """4: at the start of a turn, where a card cannot even be discarded to pass (11)."""
    use = ROWS[kind].use
    if set(use) & set("AP") and kind != ARCHER:
        return "no way in"
    return "only an answer" if "R" in use else "not now"


def _why_not_laid(state: State, kind: int) -> str:
    """5: what the wall of the victim keeps out."""
    wall, ladder = state.walls[state.victim], state.ladder != NONE
    if kind not in (*COMMON, *UNIQUE, ARCHER, *PRE_ATTACK):
        return "no attacker"
    if kind == ARCHER:
        return "no Archer to shoot"
    if kind in PRE_ATTACK:
        if wall & ARCHER_UP:
            return "the Archer first"
        if kind == LADDER and ladder:
            return "one is enough"
        return "not any more" if wall & CASTLE_UP else "no Castle there"
    if wall & ARCHER_UP and kind not in (NINJA, VIKING):
        return "the Archer first"
    return "no way in" if kind == VIKING else "needs a Ladder"


def why_not_named(view: View[State], decision: Decision, kind: int, say: Say = str) -> str:
    """Why a Jester cannot be this kind now."""
    if decision.kind == "blow":
        return say(_why_not_laid(view.state, kind))
    if decision.kind == "respond":
        return say("some do not answer this")
    if decision.kind == "highwayman":
        return say("only a Highwayman robs")
    if kind in COMMON or kind in UNIQUE:
        return say("for an attacker click a kingdom first")
    if kind in FORTS:
        return say("some stand already")
    return say("some only answer" if "R" in ROWS[kind].use else "some have nothing to do")


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
