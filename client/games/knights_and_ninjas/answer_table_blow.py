"""The head of the table of answers: who attacks with what, and what there is to lose."""

from engines.knights_and_ninjas import phrases

from ...render.canvas import Box, Canvas
from ...sprites.card import RATIO, lay
from .knights_tabletop import KnightsTabletop
from .middle import played
from .sprites import gems as knight_gems
from .table_facts import Blow, blow_of, colours_of

CARD = 72.0
GEM = 27.0


def draw_attack(canvas: Canvas, tabletop: KnightsTabletop, box: Box) -> None:
    """The attacking card, the attack in words, and the own gems."""
    table, context, say = tabletop.table, tabletop.context, tabletop.context.say
    blow = blow_of(table.state)
    if blow is None:
        return
    width = min(CARD, (box.h - 8) / RATIO)
    step = min(width * 0.3, 40.0 / max(1, len(blow.cards) - 1))
    for number, card in enumerate(blow.cards):
        lay(canvas, played(canvas, table, card, width, blow.kind), box.x + width / 2 + number * step, box.cy)
    x = box.x + width + step * (len(blow.cards) - 1) + 18
    room = box.right - x
    who = phrases.attackers(blow.kind, len(blow.cards), say)
    turned = blow.target == table.state.seat
    words = "{name} turns {who:the} on you" if turned else "{name} attacks you with {who:a}"
    lead = say(words, name=say.name(context.names[blow.controller]), who=who)
    title = canvas.text(lead, x, box.y, "heading", 24, "#7A1820", "lt", room, cut=True)
    line = canvas.text(_stakes(tabletop, blow), x, title.bottom, "body", 19, "inkp", "lt", room, cut=True)
    purse, colours = tabletop.places.purses[context.me], colours_of(context.badges)
    size = min(GEM, box.bottom - line.bottom)
    if size >= GEM / 2 and purse:
        xs = knight_gems.places(len(purse), x, room, size)
        for gem, at in zip(purse, xs, strict=True):
            knight_gems.gem(canvas, colours[gem] if gem < len(colours) else gem, at, line.bottom + size / 2, size)


def _stakes(tabletop: KnightsTabletop, blow: Blow) -> str:
    """What it takes, unless it is answered."""
    say, there = tabletop.context.say, tabletop.table.state.gems[tabletop.context.me]
    if not blow.strength:
        return say("Answer it, or it does what it came for.")
    if not there:
        return say("Strength {strength}, but you have no gems to lose.", strength=blow.strength)
    words = "Strength {strength}: unless you answer, you lose {lost} of your {gems}."
    return say(words, strength=blow.strength, lost=min(there, blow.strength), gems=phrases.gems(there, say))
