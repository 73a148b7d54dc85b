"""Pictures of an exploration: the die falls into the ribbon, and whoever was drawn turns up."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engines.core.types import Event
from engines.kings_and_things.events import PURPOSES
from engines.kings_and_things.things import KIND

from ...match.chronicle import Moment
from ...render.canvas import Canvas
from ...tables.steps import Step, painted
from .battle import motion
from .battle.motion import Die
from .explore.land import ribbon_box
from .explore.plan import plan_for, row
from .explore.reading import read_exploration
from .sprites.counters import RATIO, draw_back

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable


class ExploreTale:
    """A moment as it is seen on the exploration screen: over the screen after it."""

    def __init__(self, table: "KingdomTable", moment: Moment) -> None:
        self.table, self.context = table, table.context
        self.found = read_exploration(moment.after, ())
        self.plan = plan_for(table.frame)

    def step(self, event: Event, at: int) -> Step | None:
        """How an event is seen here; None: it is not."""
        make = STEPS.get(event.kind)
        return make(self, *event.args) if make else None


def rolled(it: ExploreTale, purpose: int, seat: int, dice: tuple[int, ...], *whose: int) -> Step | None:
    if PURPOSES[purpose] != "explore":
        return None
    box = ribbon_box(it.plan)
    die = Die(box.x + 38, box.cy, 46.0, dice[0], "")
    return painted(motion.TUMBLE + motion.REST, motion.falling((die,)), "dice_roll")


def defence_drawn(it: ExploreTale, seat: int, hex_: int, things: tuple[int, ...]) -> Step | None:
    """Out of the bag, face down, then up, one after another."""
    if it.found is None:
        return None
    boxes = row(it.plan, len(it.found.defenders), bool(it.found.kept))
    seconds = motion.TURN + motion.APART * 2 * len(boxes)

    def paint(canvas: Canvas, time: float) -> None:
        for number, box in enumerate(boxes):
            left = 1 - motion.share(time, motion.TURN, number * motion.APART * 2)
            if left > 0:
                with canvas.faded(round(255 * left)):
                    draw_back(canvas, None, box.cx, box.cy, box.w)

    return painted(seconds, paint, "card_flip")


def bribed(it: ExploreTale, seat: int, hex_: int, thing: int, gold: int) -> Step:
    box = it.plan.land
    size = 120.0
    paint = motion.shown(KIND[thing], box.cx, box.cy - size * RATIO, size, it.table.counter_names)
    return painted(motion.SHOW, paint, "gold")


STEPS: Mapping[str, Callable[..., Step | None]] = {
    "rolled": rolled,
    "defence_drawn": defence_drawn,
    "bribed": bribed,
}
"""By kind of event."""
