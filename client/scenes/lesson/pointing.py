"""Pointers of a lesson: ids of a note become boxes on the table of now, and a place is found for the card that does not
lie on them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from engines.core.types import Option

from ...match.lessons import LessonStep
from ...render.canvas import Box
from ...sprites.spotlight import Hole
from ...tables.spots import HotSpot
from ...widgets.base import Widget
from ...widgets.ui import ANSWERS

if TYPE_CHECKING:
    from .scene import LessonScene

HAND, BACK = "hand", "Esc"
AWAY = 16.0
"""The card keeps so far from what is in the light."""
FOR_ARROW = 64.0
"""So far from the first thing there is room for the arrow."""
MOST = 4
"""So many things at most are in the light."""
LIT = 4.0
"""What it costs to lie on something that is lit but not asked for, next to anything else."""
GRID = 28.0
ROUND = 3.0
"""A hole is so much larger than its thing."""


def clicks_for(scene: "LessonScene", option: Option) -> list[Widget]:
    """What is clicked next for an answer: the things of it that are not picked yet, or else its button."""
    found = scene.table.ways_to(option, *scene.session.awaited_all[1:])
    if found:
        return found
    picking, ui = scene.picking, scene.ui
    if picking is None or option not in picking.options:
        return []
    left = picking.things(option) - Counter(picking.picked)
    nexts = picking.next_things()
    spots = [w for w in ui.widgets if isinstance(w, HotSpot) and w.enabled and not w.chosen and left[w.thing] > 0]
    first = [spot for spot in spots if spot.thing in nexts] or spots
    first = [spot for spot in first if spot.group == HAND] or first  # one thing after another
    if first:
        counts: Counter[object] = Counter()
        chosen = []
        for spot in first:
            counts[spot.thing] += 1
            if counts[spot.thing] <= left[spot.thing]:
                chosen.append(spot)
        return list(chosen)
    buttons = []
    for number, action in enumerate(scene.table.buttons()):
        button = ui.get(action.name or f"action{number}")
        fits = action.option == option or (action.thing is not None and left[action.thing] > 0)
        if fits and button is not None and button.enabled:
            buttons.append(button)
    if not buttons and picking.picked:  # something else is picked: it has to go back first
        buttons = [each for each in ui.widgets if each.enabled and each.group == ANSWERS and each.key == BACK]
    return buttons[:1]


def things_for(scene: "LessonScene") -> list[Widget]:
    """Everything on the table that the awaited answer is made of, now or later."""
    awaited, picking = scene.session.awaited, scene.picking
    if awaited is None or picking is None or awaited not in picking.options:
        return []
    things = picking.things(awaited)
    return [w for w in scene.ui.widgets if isinstance(w, HotSpot) and things[w.thing] > 0]


def holes_of(scene: "LessonScene", note: LessonStep) -> list[Hole]:
    """What of the table is in the light: the things of the note, or what has to be clicked; then what explains it."""
    awaited = scene.session.awaited
    clicks = clicks_for(scene, awaited) if awaited is not None else []
    found = [hole for name in note.point if (hole := hole_at(scene, name)) is not None]
    shown = [hole._replace(ringed=False) for name in note.show if (hole := hole_at(scene, name)) is not None]
    if clicks and scene.is_begun:  # what was pointed at first is done: now what is left
        shown = [*(hole._replace(ringed=False) for hole in found), *shown]
        found = _joined(clicks)
    elif clicks and not any(_holds(hole.box, click.seen()) for hole in found for click in clicks):
        found = [*found[: MOST - 1], *_joined(clicks)]
    if awaited is not None and len(found) > 1:
        found = [hole._replace(seal=number) for number, hole in enumerate(found, 1)]
    if awaited is not None:
        shown.append(Hole(scene.table.frame.column.prompt, False))
    return [*found, *(hole for hole in shown if all(hole.box != other.box for other in found))][:MOST]


def _joined(clicks: Sequence[Widget]) -> list[Hole]:
    """Things side by side are one hole; several clicks elsewhere have one each."""
    boxes = [click.seen() for click in clicks]
    rows = [box for box in boxes if abs(box.cy - boxes[0].cy) < 24 and not _is_six(clicks[0])]
    if len(rows) == len(boxes) and len(boxes) > 1 and _neighbours(boxes):
        return [_hole(union(boxes))]
    return [_hole(click.seen(), _is_six(click)) for click in clicks[:2]]


def _neighbours(boxes: Sequence[Box]) -> bool:
    order = sorted(boxes)
    return all(after.x - before.right < before.w for before, after in pairwise(order))


def _is_six(widget: Widget) -> bool:
    return isinstance(widget, HotSpot) and widget.six


def _hole(box: Box, six: bool = False) -> Hole:
    return Hole(box.inset(0 if six else -ROUND), True, six)


def hole_at(scene: "LessonScene", name: str) -> Hole | None:
    """The thing of an id: a widget, or a part of the table that is none; several are joined by `+`."""
    parts = [part for each in name.split("+") if (part := _thing_at(scene, each.strip())) is not None]
    if len(parts) == 1:
        return parts[0]
    return _hole(union([part.box.inset(ROUND) for part in parts])) if parts else None


def _thing_at(scene: "LessonScene", name: str) -> Hole | None:
    widget = scene.ui.get(name)
    if widget is not None:
        return _hole(widget.seen(), _is_six(widget))
    box = scene.table.places().get(name)
    return _hole(box) if box is not None else None


def union(boxes: Iterable[Box]) -> Box:
    """The least box that has all of them in it."""
    found = list(boxes)
    x, y = min(box.x for box in found), min(box.y for box in found)
    return Box(x, y, max(box.right for box in found) - x, max(box.bottom for box in found) - y)


def _holds(outer: Box, inner: Box) -> bool:
    return outer.inset(-ROUND).holds(inner.cx, inner.cy)


# -- where the card stands ---------------------------------------------------------------------------------------------


def place_for(scene: "LessonScene", size: tuple[float, float], holes: Sequence[Hole]) -> Box | None:
    """A place on the table for a card of that size: on nothing that is in the light or in the hand, on as little as can
    be of what is lit, and near what it speaks of. None: there is no such place."""
    return _place(scene, size, holes, FOR_ARROW) or _place(scene, size, holes, AWAY)


def _place(scene: "LessonScene", size: tuple[float, float], holes: Sequence[Hole], away: float) -> Box | None:
    area, (wide, high) = scene.table.frame.area, size
    never = [hole.box.inset(-AWAY) for hole in holes[1:]] + [hole.box.inset(-away) for hole in holes[:1]]
    never += [w.seen() for w in scene.ui.widgets if isinstance(w, HotSpot) and w.group == HAND]
    never += [spot.seen().inset(-4) for spot in things_for(scene)]
    lit = [w.seen() for w in scene.ui.widgets if isinstance(w, HotSpot) and w.enabled]
    other = [w.seen() for w in scene.ui.widgets if w.group not in ("bar", "actions", "prompt", "coach")]
    best: tuple[float, Box] | None = None
    y = area.y + 52
    while y + high <= area.bottom:
        x = area.x + 58
        while x + wide <= area.right:
            box = Box(x, y, wide, high)
            room = box.inset(-6)
            if not any(room.meets(each) for each in never):
                cost = LIT * _covered(box, lit) + _covered(box, other) + 260 * _far(box, holes)
                if best is None or cost < best[0]:
                    best = (cost, box)
            x += GRID
        y += GRID
    return best[1] if best else None


def _covered(box: Box, others: Iterable[Box]) -> float:
    total = 0.0
    for other in others:
        across = min(box.right, other.right) - max(box.x, other.x)
        down = min(box.bottom, other.bottom) - max(box.y, other.y)
        total += max(0.0, across) * max(0.0, down)
    return total


def _far(box: Box, holes: Sequence[Hole]) -> float:
    """How far the first thing in the light is from the card, beyond a hand's breadth for the arrow."""
    if not holes:
        return 0.0
    first = holes[0].box
    across = max(0.0, first.x - box.right, box.x - first.right)
    down = max(0.0, first.y - box.bottom, box.y - first.bottom)
    return abs(max(across, down) - 90) + 0.3 * min(abs(first.cx - box.cx), 400)
