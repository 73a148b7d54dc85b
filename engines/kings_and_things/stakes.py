"""What a question is about, for its words: the Hero, the Thing, the hex, or what is to be answered."""

from collections.abc import Callable

from ..core.agenda import Frame
from ..core.game import Say
from ..core.types import HIDDEN
from .phrases import Names, of_side, piece_name, place
from .state import State
from .things import TEENIEPOX

Parts = dict[str, str]


def at_stake(kind: str, state: State, names: Names, say: Say) -> tuple[str, Parts]:
    """The words a question is put in, a key of `PROMPTS`, and what they name. A view hides what others may not read."""
    frame = state.agenda[-1]
    if kind == "react":
        return _react(frame, names, say)
    tell = _NAMED.get(kind)
    return kind, tell(state, frame, names, say) if tell else {}


def _react(frame: Frame, names: Names, say: Say) -> tuple[str, Parts]:
    """15: dice that were thrown, an item or event, or the magic of a battle."""
    _, _, trigger, actor = frame
    rival = of_side(actor, names, say)
    if trigger == TEENIEPOX:  # the die that says how many was the victim's own
        return "react_pox", {}
    if trigger >= 0:
        return "react_item", {"rival": rival, "item": piece_name(trigger, say)}
    return ("react_dice" if trigger == HIDDEN else "react"), {"rival": rival}


def _piece(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"thing": piece_name(frame[2], say)}


def _hex(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"hex": place(state, frame[2], names, say)}


_NAMED: dict[str, Callable[[State, Frame, Names, Say], Parts]] = {
    "hero_pre_gold": _piece,
    "hero_post_gold": _piece,
    "place_hero": _piece,
    "place_where": _piece,
    "deny": _hex,
    "bribe": _hex,
    "take_loot": _hex,
}
