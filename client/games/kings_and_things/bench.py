"""Measurements of drawing the board of Kings & Things: 37 hexes and 150 counters."""

from typing import Any, Final

from engines.kings_and_things.things import CREATURES

from ...input.intents import Intent, Kind
from ...sprites.timeline import Cue
from ..samples import Played, sample_of, sample_seats
from ..ui import Bench, Meter
from .board.board import BoardPanel
from .board.camera import LEVELS, Viewpoint
from .board.motion import walks
from .board.reading import HexArmy

COUNTERS = 150
"""On the board while it is measured."""
WALK = 1.2
PAN = 7.0
"""Units that the board is dragged in a frame."""

MUSTS: Final = {"board_pan_ms": 12.0, "board_zoom_ms": 16.0, "counter_moving_ms": 4.0, "idle_board_percent": 1.0}


def crowded_board(counters: int) -> Played:
    """A game of four, their armies filled up from the Bag until so many counters stand on the board."""
    match, taken = sample_of("kings_and_things")
    state = match.state
    hexes = state.charter.hexes
    standing = [at for at, pieces in enumerate(state.armies) if pieces]
    at = 0
    while sum(len(pieces) for pieces in state.armies) < counters and state.bag:
        home = standing[at % len(standing)] if at < 4 * len(standing) else at % (4 * hexes)
        piece = state.bag.pop()
        if piece < CREATURES:
            state.armies[home] = tuple(sorted((*state.armies[home], piece)))
        at += 1
    return match, taken


def measure(meter: Meter) -> dict[str, float]:
    match, taken = crowded_board(COUNTERS)
    scene, opened = meter.open((match, taken), sample_seats(4, (0,), match.game.id))
    board: BoardPanel = scene.table.board
    moving = meter.median(lambda: _march(scene, board))
    scene.timeline.finish()
    meter.step()
    zoom = meter.median(lambda: _zoom(meter, board))
    board.reset()
    idle = meter.idle()
    board.camera.jump(Viewpoint(0, 0, LEVELS[0]))
    meter.step()
    _hold(meter, board)
    return {
        "board_opened_ms": opened,
        "board_pan_ms": meter.median(lambda: _pan(meter, board)),
        "board_zoom_ms": zoom,
        "counter_moving_ms": moving,
        "idle_board_percent": idle,
    }


def _march(scene: Any, board: BoardPanel) -> None:
    """Keep one counter on its way over the board."""
    if not scene.timeline.busy:
        scene.timeline.add(Cue(WALK, paint=walks(board, HexArmy(0, 1, ()), 19, 28, WALK)))


def _zoom(meter: Meter, board: BoardPanel) -> None:
    """Keep the camera on its way, nearer and farther."""
    if not board.camera.moving:
        notches = -5 if board.camera.near else 5
        meter.stage.handle(Intent(Kind.WHEEL, board.box.cx, board.box.cy, amount=notches))


def _hold(meter: Meter, board: BoardPanel) -> None:
    x, y = board.centre(0)
    meter.stage.handle(Intent(Kind.POINT, x, y))
    meter.stage.handle(Intent(Kind.GRAB, x, y))  # the main button might pull a stack


def _pan(meter: Meter, board: BoardPanel) -> None:
    """Drag the board to and fro, as far as that shows other hexes."""
    x, y = meter.stage.top.ui.pointer or board.centre(0)
    step = PAN if board.camera.viewpoint.x > -1.5 else -PAN * meter.frames / 3
    meter.stage.handle(Intent(Kind.POINT, x + step, y + step / 2))


BENCH: Final = Bench(measure, MUSTS)
