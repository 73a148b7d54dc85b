"""Cues of a moment: one picture after another, and what others did also told in a line over the board.

The facts of a moment are first seen over the board before it; from the first that brings something new, over the board
after it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.core.chronicle import subject
from engines.core.types import Event
from engines.kings_and_things.events import EVENTS
from engines.kings_and_things.state import NOWHERE

from ...match.chronicle import Moment
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from ...sprites.timeline import Cue
from ...tables.steps import FADE, Step
from .battle.motion import TUMBLE
from .board.board import BoardCue, BoardPanel
from .board.cues_board import step_of
from .cues_overlay import overlay_cues, parts_of

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

PAUSE, TELL = 0.18, 0.55
"""A fact beside the board, and one that is told."""

TOLD = frozenset((
    "turn_began", "goes_first", "collected", "cashed", "traded", "discharged", "recruited", "not_recruited",
    "event_played", "event_failed", "immune", "cloud_moved", "used", "cancelled", "dispelled", "charmed", "defected",
    "built", "stalked", "robbed", "foiled", "eliminated", "first_player_changed", "won", "captured", "explored",
    "battle_began", "battle_ended", "bribed", "looted", "proof_asked", "shown", "showed_nothing", "bluff_called",
    "held_flyer", "balloon_aimed", "blown_off", "flew", "retreated", "evacuated", "income_placed", "stationed",
))  # fmt: skip
"""What somebody else did that is worth a line; dice are read out whoever rolls them."""


def cues_for(table: "KingdomTable", board: BoardPanel, moment: Moment, show: Callable[[], None]) -> list[Cue]:
    """The pictures of a moment; one of them turns to the position after it."""
    if moment.undone:
        return [Cue(PAUSE, sound="undo"), Cue(after=show)]
    before, between, after = parts_of(moment)
    return [
        *overlay_cues(table, moment, before, before=True),
        *_board_cues(table, board, moment._replace(events=between), show),
        *overlay_cues(table, moment, after, before=False),
    ]


def _board_cues(table: "KingdomTable", board: BoardPanel, moment: Moment, show: Callable[[], None]) -> list[Cue]:
    """What is seen on the board; one of its pictures turns to the position after."""
    steps = [(event, step_of(board, moment, event)) for event in moment.events]
    turn = next((at for at, (_, step) in enumerate(steps) if step is not None and step.turns), len(steps))
    early = [_cue(table, board, moment, event, step) for event, step in steps[:turn]]
    late = [_cue(table, board, moment, event, step) for event, step in steps[turn:]]
    for number, cue in enumerate(early):  # what has left stays away
        cue.lifted = frozenset().union(*[one.lifted for one in early[: number + 1]])
    for number, cue in enumerate(late):  # what is still to come is not there yet
        cue.lifted = frozenset().union(*[one.lifted for one in late[number:]])
    return [*[cue for cue in early if cue.seconds], Cue(after=show), *[cue for cue in late if cue.seconds]]


def _cue(table: "KingdomTable", board: BoardPanel, moment: Moment, event: Event, step: Step | None) -> BoardCue:
    context = table.context
    told = event.kind == "rolled" or (event.kind in TOLD and moment.seat != context.view.seat)
    seconds = sum(leg.seconds for leg in step.legs) if step else 0.0
    if context.settings.reduced_motion:
        seconds = FADE if step or told else 0.0
    if told:
        seconds = max(seconds, TELL)
    words = context.session.game.text.fact(event, moment.after, context.names, context.say) if told else ""
    told_of = subject(event, EVENTS, len(context.names))
    moves = step.legs[0].paint if step and not context.settings.reduced_motion else None
    late = TUMBLE if event.kind == "rolled" and moves is not None else 0.0  # nobody reads dice that still roll

    def paint(canvas: Canvas, time: float) -> None:
        if not table.covered:
            if moves is not None:
                moves(canvas, time)
            if words and time >= late:
                _tell(canvas, board, words, told_of)

    cue = BoardCue(seconds, sound=step.sound if step else "", paint=paint, hex=step.look_at if step else NOWHERE)
    if step and moves is not None:
        cue.lifted = step.leaves | step.comes
    return cue


def _tell(canvas: Canvas, board: BoardPanel, words: str, seat: int | None) -> None:
    """A line at the foot of the board, with the shield of whoever it speaks of."""
    land = board.box
    sign = 0.0 if seat is None else 34.0
    width = min(land.w - 40, canvas.text_width(words, "body", 18) + 36 + sign)
    box = Box(land.cx - width / 2, land.bottom - 52, width, 40)
    canvas.shadow(box, 20, 8, 170, 4)
    canvas.rect(box, 20, (24, 15, 9, 240), "g500", 1.5)
    if seat is not None:
        badge(canvas, board.context.badges[seat], box.x + 10, box.y + 5, 30)
    canvas.text(words, box.right - 18, box.cy, "body", 18, "t1", "rm", width - 36 - sign, cut=True)
