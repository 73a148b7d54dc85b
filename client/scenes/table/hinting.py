"""A hint that somebody asked for, from the asking until it is there: a computer finds it beside the frame.

Each press of the key tells more: where to look, what to do, why; one more puts it away."""

from typing import TYPE_CHECKING

from engines.core.judgement import Judgement, Line
from engines.core.reasons import why

from ...render.canvas import Box
from ...sprites.ornaments import chip
from ...sprites.spotlight import draw_arrow
from ...tables.hints import BETTER, SPENT, BestAnswer, Depth, Hint, Warned
from ...tables.spots import HotSpot

if TYPE_CHECKING:
    from ...render.canvas import Canvas
    from .scene import TableScene

SIGN = 0.1
"""Seconds after which something shows that it is being thought about."""
STRONG, FAIR = 1.4, 0.8
"""Chances to win, in those that everybody would have."""
YOURS, MINE = "your choice", "Pim's choice"
"""Tags on the rings of a warning."""
CLEAR = 10.0
"""The arrow keeps so far from what it leads from and to."""
COUNTED = "Your statistics count the hints you ask for."
SEEN = "hint"


def hint_now(scene: "TableScene") -> Hint | None:
    """The hint for the question that is open; None if nobody wants one, or the computer still thinks."""
    asked = scene.session.prompt
    if scene.hinted and scene.hinted.asked is asked:
        return scene.hinted
    found = scene.session.judge() if scene.asked and scene.hint_for is asked else None
    if found is None or scene.asked is None:
        return None
    scene.hint_for = None
    scene.session.note_hint()
    if scene.stage.people.first_time(scene.names[scene.asked.seat], SEEN):
        scene.stage.toast(scene.say(COUNTED))
    words = scene.table.line_words(found.best)
    return Hint(scene.asked, found.best[0], words, found.best, Depth.WHERE, ways_of(scene, found))


def ways_of(scene: "TableScene", found: Judgement) -> tuple[BestAnswer, ...]:
    """The best two answers, each with what speaks for it against the other."""
    text, say = scene.session.game.text, scene.say
    second = found.second
    rows = [(found.best, second)] if second is None else [(found.best, second), (second, found.best)]
    most = max([found.worth(line) or 0.0 for line, _ in rows])
    ways = []
    for line, other in rows:
        told = why(text, found, say, line, other)
        worth = found.worth(line)
        share = worth / most if worth is not None and most > 0 else None
        ways.append(BestAnswer(scene.table.line_words(line), tuple(told), share, in_words(scene, worth)))
    return tuple(ways)


def in_words(scene: "TableScene", worth: float | None) -> str:
    """A chance to win without a number."""
    if worth is None:
        return ""
    fair = worth * len(scene.names) if not scene.session.game.together else 2 * worth
    return scene.say("strong") if fair >= STRONG else scene.say("fair") if fair >= FAIR else scene.say("a gamble")


def press(scene: "TableScene") -> None:
    """The key of the hint: ask for one, or be told more."""
    hint = scene.hinted
    if hint is None or hint.asked is not scene.asked:
        scene.hint_for, scene.hint_waits = scene.asked, 0.0
        take_hint(scene)
    elif hint.depth is Depth.WHY:
        put_away(scene)
    else:
        scene.hinted = hint._replace(depth=Depth(hint.depth + 1))
        scene.changed()


def put_away(scene: "TableScene") -> None:
    """No hint any more, or none after all."""
    if scene.hint_for is not None:
        scene.session.stop_judging()
    scene.hinted = scene.hint_for = None
    scene.changed()


def take_hint(scene: "TableScene") -> None:
    """Show it as soon as it is there."""
    scene.hinted = hint_now(scene)
    scene.changed()


def wait(scene: "TableScene", seconds: float) -> None:
    """Time goes by while the computer thinks: after a moment it shows; and while somebody reads what is new to them."""
    scene.firsts.wait()
    if scene.hint_for is not None or scene.tutoring.waits:
        before, scene.hint_waits = scene.hint_waits, scene.hint_waits + seconds
        if before < SIGN <= scene.hint_waits:
            scene.changed()


def thinks(scene: "TableScene") -> bool:
    """Whether it shows that a computer thinks about the question of somebody."""
    return (scene.hint_for is not None or scene.tutoring.waits) and scene.hint_waits >= SIGN


def is_on_table(scene: "TableScene", line: Line) -> bool:
    """Whether what the hint speaks of lies on the table, and not only on a button."""
    wanted = scene.picking.things(line[0]) if scene.picking and line else {}
    return any(isinstance(spot, HotSpot) and wanted.get(spot.thing) for spot in scene.ui.widgets)


def draw_marks(canvas: "Canvas", scene: "TableScene") -> None:
    """Ring on the table what a hint speaks of; or, before somebody gives much away, what they are about to do, and what
    could be done instead."""
    warned, hint, table = scene.warned, scene.hinted, scene.table
    if warned is not None:
        differs = warned.instead and warned.instead[0] != warned.line[0]
        if differs:
            table.draw_hint(canvas, warned.instead[0], mark=BETTER)
        table.draw_hint(canvas, warned.line[0], mark=SPENT)
        if differs:
            _tell_apart(canvas, scene, warned)
    elif hint and scene.asked:
        table.draw_hint(canvas, hint.option, hint.depth is Depth.WHERE)


def _tell_apart(canvas: "Canvas", scene: "TableScene", warned: Warned) -> None:
    """Which of two rings is whose choice, and an arrow from what would be used to where it would go."""
    chosen = [spot.seen() for spot in scene.table.spots_of(warned.line[0])]
    better = [spot.seen() for spot in scene.table.spots_of(warned.instead[0])]
    if len(better) > 1:
        start, end = arrow_from(better[0], better[-1])
        draw_arrow(canvas, start, end)
    own = [box for box in chosen if box not in better]
    instead = [box for box in reversed(better) if box not in chosen]
    for box, words, mark in (*[(box, YOURS, SPENT) for box in own[:1]], *[(box, MINE, BETTER) for box in instead[:1]]):
        wide = canvas.text_width(scene.say(words), "label", 15) + 24
        x = min(max(box.cx, wide / 2 + 4), canvas.width - wide / 2 - 4)
        chip(canvas, x, box.y - 15, scene.say(words), "ink", mark.colour, "ink", anchor="m")


def arrow_from(one: Box, other: Box) -> tuple[tuple[float, float], tuple[float, float]]:
    """From the edge of a thing that looks to another, to the edge of that."""
    if other.bottom <= one.y:
        return (one.cx, one.y - CLEAR), (other.cx, other.bottom + CLEAR)
    if other.y >= one.bottom:
        return (one.cx, one.bottom + CLEAR), (other.cx, other.y - CLEAR)
    if other.cx > one.cx:
        return (one.right + CLEAR, one.cy), (other.x - CLEAR, other.cy)
    return (one.x - CLEAR, one.cy), (other.right + CLEAR, other.cy)
