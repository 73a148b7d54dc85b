"""The own hand at the near side of the table: what of it can be played, and why the rest cannot."""

from engines.knights_and_ninjas.cards import KIND
from engines.knights_and_ninjas.reasons import why_shut

from ...render.canvas import Canvas
from ...sprites.card import lay
from ...tables.fan import Held, draw_fan, spots
from ...tables.picking import Thing
from . import things
from .knights_tabletop import KnightsTabletop
from .sprites.card import knight_back, knight_card


def draw_hand(canvas: Canvas, tabletop: KnightsTabletop) -> None:
    """Open before its owner; before everybody else the backs."""
    plan, say = tabletop.table.plan, tabletop.context.say
    cards = tabletop.places.hand_cards
    if tabletop.table.hand_is_open():
        title = canvas.text(
            say("Your hand"), plan.head.x, plan.head.cy, "heading", 20, "#FFE9D8", "lm", plan.head.w / 3
        )
        words = _words(tabletop)
        room = plan.head.right - title.right - 20
        if words and canvas.fits(words, "small", room):
            canvas.text(words, plan.head.right - 4, plan.head.cy, "small", 17, "#F4E8D6", "rm", room)
        draw_fan(canvas, plan.hand, held(tabletop), plan.hand_card, knight_card)
        return
    for number, spot in enumerate(spots(plan.hand, len(cards), plan.hand_card)):
        if ("hand", number) not in tabletop.context.lifted:
            lay(canvas, knight_back(canvas, plan.hand_card), spot.cx, spot.cy, spot.degrees)


def _words(tabletop: KnightsTabletop) -> str:
    asked, say, state = tabletop.context.asked, tabletop.context.say, tabletop.table.state
    if asked is None:
        return ""
    if asked.decision.kind == "blow":
        return say("lit cards can be played")
    if asked.decision.kind == "turn" and tabletop.context.picking and not tabletop.context.picking.picked:
        return say("lit cards can be played")
    known = sum(card in state.seen for card in state.hands[tabletop.places.me])
    return say("{count} of them known to others").format(count=known) if known else ""


def held(tabletop: KnightsTabletop) -> list[Held]:
    """The own hand with the state of each card."""
    context, picking, asked = tabletop.context, tabletop.context.picking, tabletop.context.asked
    nexts, chosen = tabletop.nexts(), tabletop.chosen_spots()
    boxes = tabletop.places.hand_boxes()
    roomy = all(box.w >= tabletop.table.plan.hand_card * 0.95 for box in boxes)  # a reason is wider than a strip
    found = []
    for number, card in enumerate(tabletop.places.hand_cards):
        kind, name = KIND[card], f"hand{number}"
        thing, state, reason = things.hand(kind), "", ""
        hover = not context.ui.keyboard and context.ui.hover == name
        focus = context.ui.keyboard and context.ui.focus == name
        if name in chosen:
            state = "chosen"
        elif thing in nexts:
            state = "legal" if _playable(tabletop, thing) else ""
        elif asked and picking and asked.decision.kind != "draft":
            state = "shut"
            if not picking.picked and (roomy or hover or focus):
                reason = why_shut(kind, tabletop.table.state, context.say)
        away = ("hand", number) in context.lifted or (context.drag is not None and context.drag.id == name)
        found.append(Held(tabletop.table.faces.kind(kind), kind, state, reason, hover, away, focus))
    return found


def _playable(tabletop: KnightsTabletop, thing: Thing) -> bool:
    """It can be played, not only be discarded to pass: such cards have a ring."""
    assert tabletop.context.picking
    others = any(option.verb != "pass" for option in tabletop.context.picking.ways(thing))
    return others or any(card == thing for card, _ in tabletop.raids)
