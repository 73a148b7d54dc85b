"""The lane of a draft: what everybody saw of it so far, and where its cards are."""

from typing import NamedTuple

from engines.core.types import Event

from ...render.canvas import Box
from ...sprites.timeline import Pose
from .plan import RATIO, Plan


class Lane(NamedTuple):
    """The draft so far, as everybody saw it: who drew each card, and whether it was kept."""

    cards: int
    taken: tuple[tuple[int, bool], ...]


def lane_of(events: tuple[Event, ...]) -> Lane:
    """The last draft that was begun."""
    cards, taken = 0, list[tuple[int, bool]]()
    for event in events:
        if event.kind == "lane_dealt":
            cards, taken = int(event.args[0]), []  # type: ignore[arg-type]  # a number
        elif event.kind in ("kept", "gave"):
            taken.append((int(event.args[0]), event.kind == "kept"))  # type: ignore[arg-type]  # a seat
    return Lane(cards, tuple(taken))


# -- places ------------------------------------------------------------------------------------------------------------


def lane_box(plan: Plan) -> Box:
    width = min(plan.felt.w * 0.9, 1032.0)
    return Box(plan.felt.cx - width / 2, plan.rivals[0].bottom + 8, width, 74 if plan.size == "wide" else 62)


def _below(plan: Plan) -> Box:
    lane = lane_box(plan)
    return Box(plan.felt.x, lane.bottom + 10, plan.felt.w, plan.head.y - 10 - lane.bottom - 10)


def drawn(plan: Plan) -> Pose:
    """The card that is being looked at."""
    box = _below(plan)
    tall = min(330.0, box.h - 8)
    return Pose(plan.felt.cx, box.cy, tall / RATIO)


def pile(plan: Plan) -> Pose:
    """What still lies face down."""
    box = _below(plan)
    return Pose(plan.felt.x + plan.felt.w * 0.18, box.cy - 10, min(plan.deck.w, (box.h - 50) / RATIO))


def known_boxes(plan: Plan, hidden: int, known: int) -> list[Box]:
    """The rival's hand in a row beside the panel: what is hidden, a gap, and what is known."""
    panel, count = plan.rivals[0], hidden + known
    tall = min(panel.h - 54, 146.0) if panel.h > 100 else panel.h - 30
    width, left = tall / RATIO, panel.right + 24
    gap = 30.0 if hidden and known else 0.0
    step = min(width + 12, (plan.table.right - left - 8 - gap - width) / max(1, count - 1))
    return [Box(left + step * n + gap * (n >= hidden), panel.y + 10, width, tall) for n in range(count)]
