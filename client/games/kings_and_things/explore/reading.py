"""An exploration as this seat may know it: who explores what, who defends it, and what they cost."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engines.core.agenda import Frame
from engines.core.types import HIDDEN, Event, View
from engines.kings_and_things.events import PURPOSES
from engines.kings_and_things.odds import Odds, odds
from engines.kings_and_things.realm import army, bluffs, leave
from engines.kings_and_things.rules.battle_units import carried, town_left
from engines.kings_and_things.state import NOTHING, State
from engines.kings_and_things.things import INCOMES

EXPLORER = {"explore_dice": 1, "income_tie": 4, "defence_item": 3, "bribe": 1, "take_loot": 1}
"""Frames of an exploration -> where in them the explorer is."""
HEX = {"explore_dice": 3}
"""Where the hex is; else the third."""
GONE = ("returned", "left_game")
"""What is told next of Things that were drawn and do not stay."""
OVER = frozenset(("react", "answers", "charm", "dispel_scope", "resolve_item"))
"""What may lie over them: answers to dice and items."""


class Defender(NamedTuple):
    """One of those who hold the hex."""

    piece: int
    price: int
    bears: int


class Exploration(NamedTuple):
    """State of an exploration."""

    kind: str
    seat: int
    hex: int
    factor: int
    """What a bribe costs for each point of combat value; 0: nobody can be bribed now."""
    die: int
    drawn: int
    back: int
    """How many of them went back to the Bag at once: events, and income that does not fit the land (10.2)."""
    defenders: tuple[Defender, ...]
    kept: tuple[int, ...]
    """Special income, treasure and magic that lie there."""
    choices: tuple[int, ...]
    """Counters between which somebody chooses."""


def exploring(agenda: Sequence[Frame]) -> Frame | None:
    """The frame of an exploration that is under way; None: there is none on top."""
    for frame in reversed(agenda):
        if frame[0] in EXPLORER:
            return frame
        if frame[0] not in OVER:
            return None
    return None


def read_exploration(view: View[State], events: Sequence[Event]) -> Exploration | None:
    """The exploration on top of the agenda."""
    state = view.state
    frame = exploring(state.agenda)
    if frame is None:
        return None
    hex_ = frame[HEX.get(frame[0], 2)]
    bribe = next((other for other in state.agenda if other[0] == "bribe"), None)
    factor = bribe[3] if bribe is not None else 0
    battle = state.battle
    pieces = list(army(state, state.charter.neutral, hex_))
    town = state.income[hex_]
    if town >= INCOMES and (battle is None or town_left(state)) and frame[0] != "take_loot":
        pieces.append(town)
    combat = state.charter.combat
    defenders = tuple(
        Defender(piece, combat[piece] * factor, carried(battle, piece) if battle else NOTHING) for piece in pieces
    )
    lying = [] if town == NOTHING or town in pieces else [town]
    hoard = state.hoard[hex_]
    choices = frame[3] if frame[0] == "income_tie" else hoard if frame[0] == "take_loot" else ()
    kept = tuple(lying) if frame[0] == "take_loot" else (*lying, *hoard)
    die, drawn, back = _thrown(frame, events)
    return Exploration(
        frame[0], frame[EXPLORER[frame[0]]], hex_, factor, die, drawn, back, defenders, kept, tuple(choices)
    )  # fmt: skip


def _thrown(frame: Frame, events: Sequence[Event]) -> tuple[int, int, int]:
    """The exploration die, how many Things were drawn, and how many of them went back; 0 if it was never thrown or
    lies too far back."""
    if frame[0] == "explore_dice":
        return frame[2][0], 0, 0
    die = drawn = back = then = 0
    for event in reversed(events):
        args: Any = event.args
        if event.kind == "explored":
            break
        if event.kind == "defence_drawn":
            drawn, back = len(args[2]), then
        then = len(args[0]) if event.kind in GONE else 0
        if event.kind == "charmed" and not die:
            die = args[3][0]
        if event.kind == "rolled" and PURPOSES[args[0]] == "explore" and not die:
            die = args[2][0]
    return die, drawn, back


def pretenders(view: View[State], found: Exploration) -> list[int]:
    """8.3: those among the explorers who are bluffs and will be found out, as far as this seat knows."""
    state, pieces = view.state, army(view.state, found.seat, found.hex)
    if HIDDEN in pieces or state.charter.bluff_challenge:
        return []
    return bluffs(state, found.seat, found.hex, pieces)


def reckoned(view: View[State], found: Exploration, bribed: tuple[int, ...] = ()) -> Odds:
    """How a fight would end against those who are there, or against the rest of them after some bribes."""
    state = view.state.clone()
    for piece in bribed:
        if piece >= INCOMES and state.battle is not None:
            state.battle.town_hits = state.charter.combat[piece]
        else:
            leave(state, state.charter.neutral, found.hex, piece)
    return odds(View(view.seat, state), found.hex)
