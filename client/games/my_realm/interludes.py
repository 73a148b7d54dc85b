"""Interludes, the King's death and the rise of the Queen: pictures that move by themselves, over all on the cloth."""

from engines.my_realm.state import State

from ...render.canvas import Box, Canvas
from ...sprites.tween import out_back, out_quad
from .fitted_text import line, lines_of
from .realm_table import RealmTable
from .sprites.cloth import TEXT, TEXT_SOFT, candle, cloth, crown, rays
from .sprites.pieces import time_die
from .words.captions import count_word

DEATH, RISE = 1.8, 1.6
"""How long each of them moves."""
SNUFFED = 0.7
"""When the candle goes out."""

ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def share(time: float, start: float, length: float) -> float:
    """How much of something that begins then has happened."""
    return out_quad(min(1.0, max(0.0, (time - start) / length)))


def draw_death(canvas: Canvas, table: RealmTable, die: int, year: int, time: float) -> None:
    """The cloth darkens, the candle goes out, smoke rises. No closing words."""
    say, box = table.context.say, table.plan.page
    cloth(canvas, box)
    canvas.rect(box, 18, (5, 6, 14, 225), alpha=round(255 * share(time, 0.0, DEATH)))
    k = min(1.0, box.h / 986)
    foot = box.y + box.h * 0.65
    canvas.light(box.cx, foot - 130 * k, 300 * k, 220 * k, "#3A4A8A", 120)
    candle(canvas, box.cx, foot, 250 * k, time, time < SNUFFED)
    crown(canvas, box.cx - 250 * k, foot - 40 * k, 110 * k, queens=False)
    time_die(canvas, die, box.cx + 250 * k, foot - 46 * k, 92 * k)
    with canvas.faded(round(255 * share(time, 0.2, 0.6))):
        line(canvas, say("The King is dead"), _row(box, 0.05, 70 * k), "title", 52, "#D6DCF2", "m")
        told = say("at the end of his {ordinal} uncertain year").format(ordinal=say(ORDINALS[year]))
        line(canvas, told, _row(box, 0.05, 40 * k).moved(0, 72 * k), "italic", 26, "#AAB4D8", "m")
    with canvas.faded(round(255 * share(time, SNUFFED + 0.4, 0.8))):
        number = count_word(year, say)
        why = (
            say("The die shows {die}: the King dies on {year} or less.")
            if year > 1
            else say("The die shows a 1: the King dies.")
        )
        line(canvas, why.format(die=die, year=number), _row(box, 0.72, 44 * k), "body", 28, TEXT, "m")
        line(
            canvas,
            say("No closing words. He may not speak again."),
            _row(box, 0.78, 40 * k),
            "italic",
            25,
            "#C3CBE8",
            "m",
        )
    _go_on(canvas, table, share(time, DEATH + 0.4, 0.4))


def draw_rise(canvas: Canvas, table: RealmTable, state: State, time: float) -> None:
    """Gold light, the Queen's crown, and the rule that turns round."""
    say, box = table.context.say, table.plan.page
    cloth(canvas, box)
    k = min(1.0, box.h / 986)
    canvas.rect(box, 18, (58, 42, 8, 235))
    with canvas.clipped(box.inset(3)):
        rays(canvas, box.cx, box.y + box.h * 0.36, 1250 * k, round(255 * share(time, 0.0, RISE)))
    canvas.rect(box.inset(1), 17, None, "#FFE39A", 2)
    size = 270 * k * max(0.05, out_back(min(1.0, time / RISE)))
    crown(canvas, box.cx, box.y + box.h * 0.36, size)
    with canvas.faded(round(255 * share(time, 0.3, 0.6))):
        line(canvas, say("Long live the Queen"), _row(box, 0.04, 70 * k), "title", 52, "#FFF0B8", "m")
        under = _row(box, 0.04, 40 * k).moved(0, 72 * k)
        line(canvas, say("the crown is hers, and so is the judgement"), under, "italic", 26, "#FFEECB", "m")
    with canvas.faded(round(255 * share(time, 0.9, 0.6))):
        wide, high, y = 400 * k, 168 * k, box.y + box.h * 0.56
        for now, x in ((False, box.cx - wide - 12), (True, box.cx + 12)):
            _rule(canvas, table, Box(x, y, wide, high), now)
        years = state.charter.queen_years
        first = (
            say("Three years, no sayings. Tokens left: {tokens}.")
            if years
            else say("No sayings, to the end. Tokens left: {tokens}.")
        )
        line(canvas, first.format(tokens=state.tokens), _row(box, 0.77, 44 * k), "body", 28, TEXT, "m")
        last = say("The order must still be right, or no point counts.")
        line(canvas, last, _row(box, 0.825, 40 * k), "body", 25, "#FFEECB", "m")
    _go_on(canvas, table, share(time, RISE, 0.4))


def _rule(canvas: Canvas, table: RealmTable, box: Box, now: bool) -> None:
    """Before: an exact number was a fault. Now: come close."""
    say = table.context.say
    canvas.rect(box, 12, "#FFF6DC" if now else (27, 18, 4, 190), "#FFE39A", 2)
    ink, title = ("#2B1A0D", "#8C1616") if now else ("#F3E6C4", "#FFE39A")
    inner = box.inset(18, 10)
    canvas.icon("bullseye" if now else "crosshair", inner.x + 18, inner.y + 18, 36, "#8C1616" if now else "#D9B45A")
    line(
        canvas, say("Now") if now else say("Before"), Box(inner.x + 50, inner.y, inner.w - 50, 38), "heading", 25, title
    )
    rule = say("be within one place of it") if now else say("an exact number was a fault")
    small = say("a point for each that is") if now else say("stay off the true place")
    rest = inner.bottom - inner.y - 42
    lines_of(canvas, rule, Box(inner.x, inner.y + 42, inner.w, rest * 0.58), "body", 22, ink, centred=False)
    line(canvas, small, Box(inner.x, inner.y + 42 + rest * 0.6, inner.w, rest * 0.4), "italic", 20, ink)


def _row(box: Box, down: float, height: float) -> Box:
    return Box(box.x + 40, box.y + box.h * down, box.w - 80, height)


def _go_on(canvas: Canvas, table: RealmTable, alpha: float) -> None:
    box = table.plan.page
    with canvas.faded(round(255 * alpha)):
        words = table.context.say("Click to continue.")
        line(canvas, words, Box(box.x, box.bottom - 56, box.w, 30), "italic", 19, TEXT_SOFT, "m")
