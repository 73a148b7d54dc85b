"""Kings & Things, put together."""

from ..core.hexes import spiral
from ..core.machine import Machine
from ..core.setup import Setup
from ..core.types import Tell
from .agenda import AGENDA
from .boards import LARGE, StartSet, make, spell
from .charter import MODES, SETTINGS, Charter
from .decisions import ABSTENTIONS, ASIDES, CONCLUDES, KINDS, LOSSES, OPEN_QUESTIONS, TRIFLES, VERBS, WINDOWS
from .drafting import draw_up
from .events import EVENTS
from .invariants import broken
from .judging import KingJudge
from .opponents import OPPONENTS
from .redeal import redeal
from .rules import magic_battle, victory
from .state import STREAMS, State, blank
from .terrain import ANY, SEA
from .text import WORDS
from .view import view

TURN_BOUND = 5000
"""Far above what a turn can hold."""


def begin(charter: Charter, rng: list[int], tell: Tell) -> State:
    """A table with nothing on it, and setting up to be done."""
    state = blank(charter, rng)
    state.agenda.append(("set_up",))
    return state


def bound(setup: Setup) -> int:
    return TURN_BOUND * draw_up(setup).turn_limit


def sizes() -> dict[str, dict[str, str]]:
    """Boards of 37, 61 and 127 hexes, on which four begin in corners. The larger ones have no tiles to draw."""
    boards = [
        make(spiral(radius), _land(len(spiral(radius))), [StartSet(4, _four_corners(radius))]) for radius in (3, 4, 6)
    ]
    return {f"{len(board.places)} hexes": {"board": spell(board)} for board in boards}


def _land(hexes: int) -> list[int]:
    return [ANY if hexes <= len(LARGE.places) else hex_ % SEA for hex_ in range(hexes)]


def _four_corners(radius: int) -> tuple[int, ...]:
    """Of a spiral's last ring, by number."""
    first = 1 + 3 * radius * (radius - 1)
    return tuple([first + corner * radius for corner in (0, 1, 3, 4)])


GAME = Machine(
    id="kings_and_things",
    title="Kings & Things",
    before={"hesitations": 0},
    rules_version=4,  # since whoever might have the Fan is asked for the first battle while the Black Cloud lies
    modes=MODES,
    settings=SETTINGS,
    kinds=KINDS,
    verbs=VERBS,
    events=EVENTS,
    turn="turn_began",
    opponents=OPPONENTS,
    judge=KingJudge,
    brief={"turn_limit": 5},
    sizes=sizes,
    text=WORDS,
    agenda=AGENDA,
    state=State,
    streams=STREAMS,
    draw_up=draw_up,
    begin=begin,
    bound=bound,
    outcome=victory.outcome,
    tally=victory.tally,
    clone=State.clone,
    view=view,
    redeal=redeal,
    broken=broken,
    windows=WINDOWS,
    losses=LOSSES,
    trifles=TRIFLES,
    concludes=CONCLUDES,
    open_questions=OPEN_QUESTIONS,
    asides=ASIDES,
    abstentions=ABSTENTIONS,
    occasion=magic_battle.occasion,
)
