"""Bar over every page: title and seat, the three phases with their years, the time die, small buttons."""

from engines.my_realm.matters import KING, PRINCESS
from engines.my_realm.state import DYING, REIGN, TEACHING

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import disc
from ...widgets.button import IconButton, MenuButton
from .fitted_text import line
from .plan import row
from .realm_table import RealmTable
from .sprites.cloth import GOLD, TEXT, TEXT_SOFT, night_panel
from .sprites.pieces import portrait, time_die
from .words.captions import ROMAN, die_line, phase_line, phase_name

NOW = ((0.0, "#3F4F96"), (1.0, "#1E2858"))


def lay_top_bar(table: RealmTable) -> None:
    """Undo, the last turn again, chronicle, rules and menu."""
    context, box = table.context, table.plan.tools
    say = context.say
    stop = "" if context.session.can_undo else say(context.session.undo_stop)
    rows = (
        ("undo", "<return-arrow", context.undo, stop or say("Undo (Ctrl+Z)"), not stop),
        ("again", "clockwise-rotation", context.again, say("Show the last moves again (R)"), True),
        ("log", "scroll-unfurled", context.open_log, say("Chronicle (L)"), True),
        ("rules", "rule-book", context.open_rules, say("Rules (F1)"), True),
    )
    places = row(box.inset(10, 13), (1.0,) * 5, 7)
    for place, (name, icon, does, tip, enabled) in zip(places[:4], rows, strict=True):
        context.ui.add(IconButton(name, place, does, enabled, "bar", tip=tip, icon=icon))
    context.ui.add(MenuButton("menu", places[4], context.menu, group="bar", tip=say("Menu (Esc)")))


def draw_top_bar(canvas: Canvas, table: RealmTable) -> None:
    plan, context = table.plan, table.context
    for box in (plan.title, plan.phases, plan.die, plan.tools):
        night_panel(canvas, box)
    _title(canvas, table)
    for number, box in enumerate(row(plan.phases.inset(7, 7), (1.0, 1.0, 1.0), 6), TEACHING):
        _phase(canvas, table, number, box)
    state = table.state
    face = state.die if state.phase == REIGN else state.year if state.phase == TEACHING else max(1, state.die)
    die = plan.die
    time_die(canvas, max(1, min(6, face)), die.x + 36, die.cy, 46)
    room = die.w - 80
    if room > 60:
        at = Box(die.x + 68, die.y + 8, room, die.h / 2 - 8)
        line(canvas, context.say("Time die"), at, "heading", 18, GOLD)
        line(canvas, die_line(state, context.say), at.moved(0, die.h / 2 - 8), "small", 16, TEXT_SOFT)


def _title(canvas: Canvas, table: RealmTable) -> None:
    box, context = table.plan.title, table.context
    who = {KING: "king", PRINCESS: "queen" if table.state.phase == REIGN else "princess"}.get(context.view.seat)
    disc_size = 50.0
    if who:
        portrait(canvas, who, box.x + 12 + disc_size / 2, box.cy, disc_size)
    else:
        canvas.icon("crown", box.x + 36, box.cy, 36, "#FFE08A")
    at = Box(box.x + 72, box.y + 8, box.w - 86, box.h / 2 - 8)
    line(canvas, context.session.game.title, at, "title", 25, GOLD)
    line(canvas, table.status(), at.moved(0, box.h / 2 - 6), "small", 17, TEXT_SOFT, cut=True)


def _phase(canvas: Canvas, table: RealmTable, phase: int, box: Box) -> None:
    state, say = table.state, table.context.say
    now = phase == state.phase
    if now:
        canvas.rect(box, 9, NOW, "#FFF0BE", 1.5)
    colour = TEXT if now else "#C3CBE8"
    line(canvas, ROMAN[phase], Box(box.x + 6, box.y, 38, box.h), "title", 26, GOLD if now else "#A8B2D8", "m")
    years = state.charter.queen_years if phase == REIGN else 3
    pips = now and phase != DYING and years and box.w > 250
    words = Box(box.x + 50, box.y + 3, box.w - 58 - (76 if pips else 0), box.h / 2 - 3)
    line(canvas, phase_name(phase, say), words, "heading", 19, colour)
    line(canvas, phase_line(state, phase, say), words.moved(0, box.h / 2 - 2), "small", 16, colour)
    if pips:
        for year in range(3):
            done = year < state.year
            disc(canvas, box.right - 66 + year * 22, box.cy, 14, "#FFE39A", "#FFE39A" if done else "#0B1026", None)
