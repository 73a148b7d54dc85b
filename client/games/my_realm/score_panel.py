"""Panel of tokens and points, and how this year is judged."""

from engines.my_realm.decisions import REBEL
from engines.my_realm.rules.ending import MOST_POINTS
from engines.my_realm.state import REIGN

from ...render.canvas import Box, Canvas
from .fitted_text import line, titled
from .plan import STARS, TOKENS
from .realm_table import RealmTable
from .sprites.cloth import TEXT, TEXT_SOFT
from .sprites.pieces import star, token
from .words.captions import JUDGED


def score_height(table: RealmTable) -> float:
    """Points have their row when there are any to win."""
    return TOKENS + (STARS if table.state.phase == REIGN else 0)


def draw_score(canvas: Canvas, table: RealmTable, box: Box) -> None:
    """Kingdom tokens, whole and cracked; in Phase 3 the points under them."""
    state, say = table.state, table.context.say
    most = state.charter.tokens
    count = say("{left} of {most}").format(left=state.tokens, most=most)
    room = titled(canvas, box, say("Tokens"), count, 19)
    size = min(40.0, (room.w + 4) / 9 - 4)
    step = (room.w - size) / 8
    for number in range(most):
        token(canvas, number < state.tokens, room.x + size / 2 + number * step, box.y + 66, size)
    if state.phase == REIGN:
        y = box.y + TOKENS + STARS / 2 - 8
        for number in range(MOST_POINTS):
            star(canvas, number < state.points, room.x + size / 2 + number * step, y, size)


def draw_judged(canvas: Canvas, table: RealmTable, box: Box, rebel: Box | None) -> None:
    """The rules of judgement of this phase; and, beside the button, why nobody can rebel."""
    state, say = table.state, table.context.say
    titled(canvas, box, say("How this year is judged"))
    low = rebel.y - 6 if rebel else box.bottom - 12
    rows = JUDGED[state.phase]
    step = min(44.0, (low - box.y - 42) / len(rows))
    for number, (icon, words) in enumerate(rows):
        y = box.y + 42 + number * step
        canvas.icon(icon, box.x + 34, y + step / 2, min(26.0, step - 4), "#FFE39A")
        line(canvas, say(words), Box(box.x + 58, y, box.w - 76, step), "body", 19, TEXT)
    if rebel and not table.can_rebel():
        room = Box(rebel.right + 10, rebel.y, box.right - 18 - rebel.right - 10, rebel.h)
        line(canvas, table.why_not(REBEL), room, "small", 16, TEXT_SOFT)
