"""Slot of the bar: the three phases with their years, and the time die."""

from engines.my_realm.state import DYING, REIGN, TEACHING

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import disc
from .fitted_text import line
from .plan import row
from .realm_table import RealmTable
from .sprites.cloth import GOLD, TEXT, TEXT_SOFT
from .sprites.pieces import time_die
from .words.captions import ROMAN, die_line, phase_line, phase_name

NOW = ((0.0, "#3F4F96"), (1.0, "#1E2858"))
DIE, LOW_DIE = 156.0, 52.0
"""What the die takes of the slot with its words, and without."""
WORDED = 860.0
"""So wide the slot must be for words beside the die."""


def draw_phases(canvas: Canvas, table: RealmTable, slot: Box) -> None:
    """Which phase it is, and what the die shows."""
    state, say = table.state, table.context.say
    told = die_line(state, say)
    wide = max(DIE, canvas.text_width(told, "small", canvas.least()) + 54)
    worded = slot.w >= WORDED * max(1.0, canvas.scale.text) + wide - DIE
    wide = wide if worded else LOW_DIE
    phases = slot._replace(w=slot.w - wide - 12).inset(0, 5)
    for number, box in enumerate(row(phases, (1.0, 1.0, 1.0), 6), TEACHING):
        _phase(canvas, table, number, box)
    face = state.die if state.phase == REIGN else state.year if state.phase == TEACHING else max(1, state.die)
    x = slot.right - wide
    time_die(canvas, max(1, min(6, face)), x + 24, slot.cy, 36)
    if worded:
        at = Box(x + 50, slot.y + 5, wide - 50, slot.h / 2 - 5)
        line(canvas, say("Time die"), at, "heading", 15, GOLD)
        line(canvas, told, at.moved(0, slot.h / 2 - 5), "small", 14.5, TEXT_SOFT)


def _phase(canvas: Canvas, table: RealmTable, phase: int, box: Box) -> None:
    state, say = table.state, table.context.say
    now = phase == state.phase
    if now:
        canvas.rect(box, 9, NOW, "#FFF0BE", 1.5)
    colour = TEXT if now else "#C3CBE8"
    line(canvas, ROMAN[phase], Box(box.x + 4, box.y, 30, box.h), "title", 20, GOLD if now else "#A8B2D8", "m")
    years = state.charter.queen_years if phase == REIGN else 3
    pips = now and phase != DYING and years and box.w > 200
    words = Box(box.x + 38, box.y + 2, box.w - 44, box.h / 2 - 2)
    line(canvas, phase_name(phase, say), words, "heading", 15.5, colour)
    told = words.moved(0, box.h / 2 - 2)
    line(canvas, phase_line(state, phase, say), told._replace(w=told.w - (60 if pips else 0)), "small", 14.5, colour)
    if pips:
        for year in range(3):
            done = year < state.year
            disc(canvas, box.right - 48 + year * 17, told.cy, 11, "#FFE39A", "#FFE39A" if done else "#0B1026", None)
