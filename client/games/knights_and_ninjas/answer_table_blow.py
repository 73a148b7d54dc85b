"""The left side of the table of answers: who strikes with what, and what there is to lose."""

from engines.knights_and_ninjas import phrases
from engines.knights_and_ninjas.cards import ARCHER, COMMON, STRENGTH
from engines.knights_and_ninjas.state import State

from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ...sprites.ornaments import badge
from .knights_tabletop import KnightsTabletop
from .middle import arrow, played
from .plan import RATIO
from .sprites import gems as knight_gems
from .table_facts import Blow, blow_of, colours_of

INK = "#5B0F18"


def draw_attacker(canvas: Canvas, tabletop: KnightsTabletop, box: Box) -> None:
    """Who strikes with what, and what there is to lose."""
    table, context, say = tabletop.table, tabletop.context, tabletop.context.say
    blow = blow_of(table.state)
    if blow is None:
        return
    turned = blow.target == table.state.seat
    title = say("{name} turns it on you" if turned else "{name} attacks you", name=context.names[blow.controller])
    head = canvas.text(title, box.cx, box.y + 2, "heading", 27, "#7A1820", "mt", box.w, cut=True)
    canvas.divider(box.x + 10, head.bottom + 6, box.w - 20, "#9A2530")
    foot_h = 150.0
    top = head.bottom + 18
    width = min(240.0, box.w * 0.72, (box.bottom - foot_h - top - 150) / RATIO)
    tall = width * RATIO
    step = min(width * 0.2, (box.w - width) / max(1, len(blow.cards)))
    for number, card in enumerate(blow.cards):
        x = box.cx + (number - (len(blow.cards) - 1) / 2) * step
        lay(canvas, played(canvas, table, card, width, blow.kind), x, top + tall / 2)
    who = phrases.attackers(blow.kind, len(blow.cards), say)
    words = say("{who}, strength {strength}", who=who, strength=blow.strength) if blow.strength else str(who)
    y = top + tall + 12
    line = canvas.text(words, box.cx, y, "heading", 22, INK, "mt", box.w)
    sort = say(_sort(blow, table.state))
    line = canvas.text(sort, box.cx, line.bottom + 2, "italic", 18, "#4A3517", "mt", box.w)
    foot = Box(box.x, min(box.bottom - foot_h, line.bottom + 108), box.w, foot_h)
    gap = foot.y - line.bottom
    if gap > 56:
        arrow(canvas, box.cx, line.bottom + gap / 2, 90, min(72.0, gap - 8))
    badge(canvas, context.badges[context.me], foot.x + 6, foot.y + 6, 54)
    x, room = foot.x + 70, foot.w - 74
    name = canvas.text(context.names[context.me], x, foot.y + 6, "heading", 23, INK, "lt", room, cut=True)
    gems = phrases.gems(table.state.gems[context.me], say)
    cards = phrases.cards(len(table.state.hands[context.me]), say)
    canvas.text(say("{gems}, {cards}", gems=gems, cards=cards), x, name.bottom, "body", 18, "inkp", "lt", room)
    colours = colours_of(context.badges)
    purse = tabletop.places.purses[context.me]
    size = 36.0
    xs = knight_gems.places(len(purse), foot.x + 6, foot.w - 12, size)
    for gem, at in zip(purse, xs, strict=True):
        knight_gems.gem(canvas, colours[gem] if gem < len(colours) else gem, at, foot.y + 104, size)

    note = Box(box.x, box.bottom - 116, box.w, 116)
    if note.y > foot.bottom + 6:
        canvas.rect(note, 10, (255, 250, 240, 165), (154, 37, 48, 150), 1)
        words = say("Only you see this table. The others see that you're asked, not what you hold.")
        canvas.paragraph(words, note.inset(16, 12), "body", 18, "inkp", 1.2)


def _sort(blow: Blow, state: State) -> str:
    """What sort of attackers they are: what answers them depends on it."""
    if blow.target == state.seat:
        return "turned against you by a Traitor"
    if blow.kind in COMMON:
        return "common attackers" if len(blow.cards) > 1 else "a common attacker"
    if STRENGTH[blow.kind]:
        return "a unique attacker"
    return "against your Archer" if blow.kind == ARCHER else "a siege card"
