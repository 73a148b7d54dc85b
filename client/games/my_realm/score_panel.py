"""Panel of tokens and points, and how this year is judged."""

from engines.my_realm.rules.ending import MOST_POINTS
from engines.my_realm.state import REIGN

from ...render.canvas import Box, Canvas
from .fitted_text import line, titled
from .plan import LOW_TOKENS, STARS, TOKENS
from .realm_table import RealmTable
from .sprites.cloth import TEXT
from .sprites.pieces import star, token
from .words.captions import JUDGED


def score_height(table: RealmTable) -> float:
    """Points have their row when there are any to win."""
    return (TOKENS if table.plan.size.wide else LOW_TOKENS) + (STARS if table.state.phase == REIGN else 0)


def draw_score(canvas: Canvas, table: RealmTable, box: Box) -> None:
    """Kingdom tokens, whole and cracked; in Phase 3 the points under them."""
    state, say = table.state, table.context.say
    most = state.charter.tokens
    count = say("{left} of {most}").format(left=state.tokens, most=most)
    room = titled(canvas, box, say("Tokens"), count, 19)
    tokens = TOKENS if table.plan.size.wide else LOW_TOKENS
    size = min(40.0, (room.w + 4) / 9 - 4, tokens - 44)
    step = (room.w - size) / 8
    for number in range(most):
        token(canvas, number < state.tokens, room.x + size / 2 + number * step, box.y + tokens - 8 - size / 2, size)
    if state.phase == REIGN:
        y = box.y + tokens + STARS / 2 - 8
        for number in range(MOST_POINTS):
            star(canvas, number < state.points, room.x + size / 2 + number * step, y, size)


def draw_judged(canvas: Canvas, table: RealmTable, box: Box) -> None:
    """The rules of judgement of this phase."""
    state, say = table.state, table.context.say
    titled(canvas, box, say("How this year is judged"))
    rows = JUDGED[state.phase]
    step = min(44.0, (box.bottom - 12 - box.y - 42) / len(rows))
    for number, (icon, words) in enumerate(rows):
        y = box.y + 42 + number * step
        canvas.icon(icon, box.x + 34, y + step / 2, min(26.0, step - 4), "#FFE39A")
        line(canvas, say(words), Box(box.x + 58, y, box.w - 76, step), "body", 19, TEXT)
