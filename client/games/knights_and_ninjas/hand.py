"""The own hand at the near side of the table: what of it can be played, and why the rest cannot."""

from engines.knights_and_ninjas.cards import KIND
from engines.knights_and_ninjas.reasons import why_shut

from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ...sprites.ornaments import chip
from ...tables.fan import FanPlace, Held, draw_held, draw_reason
from ...tables.picking import Thing
from . import things
from .hand_piles import LIFT
from .knights_tabletop import KnightsTabletop
from .sprites.card import knight_back, knight_card


def draw_hand(canvas: Canvas, tabletop: KnightsTabletop) -> None:
    """Open before its owner; before everybody else the backs."""
    piles = tabletop.places.piles()
    if not tabletop.table.hand_is_open():
        for number, box in enumerate(piles.boxes):
            if ("hand", number) not in tabletop.context.lifted:
                lay(canvas, knight_back(canvas, piles.width), box.cx, box.cy)
        return
    hand = held(tabletop)
    if piles.strip is None:
        _draw_title(canvas, tabletop, min((box.y for box in piles.boxes), default=tabletop.table.plan.hand.bottom))
    else:
        _draw_strip(canvas, tabletop, piles.strip, hand)
    zone = tabletop.table.plan.hand
    for pile in piles.piles:
        for number in pile.cards:
            box = piles.boxes[number]
            if not hand[number].away:
                place = FanPlace(box.cx, box.cy, 0)
                draw_held(canvas, hand[number], place, piles.width, zone, knight_card)
                draw_reason(canvas, hand[number], place, piles.width)
        here = [hand[number] for number in pile.cards if not hand[number].away]  # the others are still on their way
        if len(here) > 1:
            taken = sum(card.state == "chosen" for card in here)
            words = f"{taken}/{len(here)}" if taken else f"\N{MULTIPLICATION SIGN}{len(here)}"
            # of a pile that is picked from it stands beside the seal
            _draw_count(canvas, pile.top.moved(-40, -26) if taken else pile.top, words)


def _draw_title(canvas: Canvas, tabletop: KnightsTabletop, top: float) -> None:
    """Above the cards, those that are picked included."""
    head, say = tabletop.table.plan.head, tabletop.context.say
    middle = min(head.cy, top - LIFT - canvas.line_height("heading", 20) / 2 - 4)
    title = canvas.text(say("Your hand"), head.x, middle, "heading", 20, "#FFE9D8", "lm", head.w / 3)
    words = _words(tabletop)
    room = head.right - title.right - 20
    if words and canvas.fits(words, "small", room):
        canvas.text(words, head.right - 4, middle, "small", 17, "#F4E8D6", "rm", room)


def _draw_strip(canvas: Canvas, tabletop: KnightsTabletop, box: Box, hand: list[Held]) -> None:
    """Name and words of the card that is pointed at or picked; else what can be done with the hand."""
    say = tabletop.context.say
    canvas.shadow(box, 10, 8, 150, 4)
    canvas.rect(box, 10, ((0, "#FAF0DA"), (1, "#E4D0A2")), "edge", 1.6)
    count = say.plural("{count} card", "{count} cards", len(hand), count=len(hand))
    ground = (90, 66, 40, 34)
    right = chip(canvas, box.right - 12, box.cy - 13, count, "inkp2", ground, "edge", 15, anchor="r").x - 12
    seen = next((card for card in hand if card.hover or card.focus), None)
    seen = seen or next((card for card in reversed(hand) if card.state == "chosen"), None)
    title, words = (seen.face.name, seen.reason or seen.face.sentence) if seen else (say("Your hand"), _words(tabletop))
    name = canvas.text(title, box.x + 18, box.cy, "heading", 19, "#7A1820", "lm", box.w * 0.3, cut=True)
    x = name.right + 16
    if words:
        canvas.text(words, x, box.cy, "body", 18, "inkp", "lm", right - x, cut=True)


def _draw_count(canvas: Canvas, top: Box, words: str) -> None:
    """How many cards a pile has, or how many of them are picked."""
    chip(canvas, top.right - 6, top.y - 12, words, "#FFF6DC", "#1A0F07", "#F6E9C8", 16, "number", height=28, anchor="m")


def _words(tabletop: KnightsTabletop) -> str:
    asked, say, state = tabletop.context.asked, tabletop.context.say, tabletop.table.state
    if asked is None:
        return ""
    if asked.decision.kind == "blow":
        return say("lit cards can be played")
    if asked.decision.kind == "turn" and tabletop.context.picking and not tabletop.context.picking.picked:
        return say("lit cards can be played") if _can_play(tabletop) else say("discard one to pass")
    known = sum(card in state.seen for card in state.hands[tabletop.places.me])
    return say("{count} of them known to others").format(count=known) if known else ""


def picked_cards(tabletop: KnightsTabletop) -> frozenset[int]:
    """The cards of the hand that are picked, by their numbers: of equal ones the uppermost."""
    left = list(tabletop.context.picking.picked) if tabletop.context.picking else []
    found = set[int]()
    for number, card in reversed(list(enumerate(tabletop.places.hand_cards))):
        thing = things.hand(KIND[card])
        if thing in left:
            left.remove(thing)
            found.add(number)
    return frozenset(found)


def held(tabletop: KnightsTabletop) -> list[Held]:
    """The own hand with the state of each card."""
    context, picking, asked = tabletop.context, tabletop.context.picking, tabletop.context.asked
    nexts, taken = tabletop.nexts(), picked_cards(tabletop)
    piles, playing = tabletop.places.piles(), bool(asked and picking and _can_play(tabletop))
    found = []
    for number, card in enumerate(tabletop.places.hand_cards):
        kind, name = KIND[card], f"hand{number}"
        thing, state, reason = things.hand(kind), "", ""
        hover = not context.ui.keyboard and context.ui.hover == name
        focus = context.ui.keyboard and context.ui.focus == name
        roomy = piles.strip is None and piles.hits[number].w >= piles.width  # a reason is wider than a strip
        if number in taken:
            state = "chosen"
        elif thing in nexts:
            state = "legal" if not playing or _playable(tabletop, thing) else ""
        elif asked and picking and asked.decision.kind != "draft":
            state = "shut"
            if not picking.picked and (roomy or hover or focus):
                reason = why_shut(kind, tabletop.table.state, context.say)
        away = ("hand", number) in context.lifted or (context.drag is not None and context.drag.id == name)
        found.append(Held(tabletop.table.faces.kind(kind), kind, state, reason, hover, away, focus))
    return found


def _can_play(tabletop: KnightsTabletop) -> bool:
    """Whether any card can be played. Where none can, all are lit that may be discarded to pass."""
    nexts = tabletop.nexts()
    hand = {things.hand(KIND[card]) for card in tabletop.places.hand_cards}
    return any(_playable(tabletop, thing) for thing in hand if thing in nexts)


def _playable(tabletop: KnightsTabletop, thing: Thing) -> bool:
    """It can be played, not only be discarded to pass: such cards have a ring."""
    assert tabletop.context.picking
    others = any(option.verb != "pass" for option in tabletop.context.picking.ways(thing))
    return others or any(card == thing for card, _ in tabletop.raids)
