"""The draft of the two-player game: a lane of cards face down, the one being looked at, and what both know."""

from engines.core.game import Say
from engines.core.types import HIDDEN
from engines.knights_and_ninjas.cards import KIND

from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ...sprites.ornaments import badge, chip
from .draft_lane import Lane, drawn, known_boxes, lane_box, pile
from .middle import draw_pile
from .plan import RATIO
from .sprites.card import knight_back, knight_card
from .table_facts import top_frame
from .table_places import TablePlaces


def draw_draft(canvas: Canvas, places: TablePlaces, lane: Lane, lifted: frozenset[object]) -> None:
    state, plan, say = places.state, places.plan, places.table.context.say
    if lane.cards:  # a picture of a saved game knows where it stands, not how it came there
        _draw_lane(canvas, lane_box(plan), lane, places.table.context.badges, say)
    place = pile(plan)
    tall = place.width * RATIO
    box = Box(place.x - place.width / 2, place.y - tall / 2, place.width, tall)
    draw_pile(canvas, box, len(state.lane), say("face down"))
    if ("drawn",) not in lifted:
        card, at = top_frame(state)[2], drawn(plan)
        shown = (
            knight_back(canvas, at.width)
            if card == HIDDEN
            else knight_card(canvas, places.table.faces.card(card), at.width)
        )
        lay(canvas, shown, at.x, at.y)


def _draw_lane(canvas: Canvas, box: Box, lane: Lane, badges: tuple[int, ...], say: Say) -> None:
    """Who kept and who gave, the one now, and how many are left."""
    canvas.panel(box, "crimson", 12)
    step = (box.w - 24) / max(1, lane.cards)
    for number in range(lane.cards):
        cell = Box(box.x + 12 + step * number, box.y + 7, step, box.h - 14)
        if number < len(lane.taken):
            seat, kept = lane.taken[number]
            size, word = min(34.0, step * 0.56), say("kept") if kept else say("given")
            low = canvas.line_height("small", 14)
            worded = canvas.fits(word, "small", step - 4) and cell.h >= size * 1.15 + low
            y = cell.y + size * 0.58 if worded else cell.cy
            badge(canvas, badges[seat], cell.x + 3, y - size / 2, size)
            icon = "card-pick" if kept else "card-exchange"
            canvas.icon(icon, cell.right - step * 0.24, y, min(22.0, step * 0.36), "#FFE9D8")
            if worded:
                canvas.text(word, cell.cx, cell.bottom, "small", 14, "#F4E8D6", "mb", step - 4)
        elif number == len(lane.taken):
            canvas.rect(cell.inset(3, 2), 8, "#FFE39A", "#FFF6EA", 2)
            canvas.text(str(number + 1), cell.cx, cell.cy, "number", 24 / canvas.scale.text, "#5B0F18", "mm", step - 8)
        else:
            canvas.blit(knight_back(canvas, min(34.0, step * 0.56)), cell.cx, cell.cy)


def draw_known(canvas: Canvas, places: TablePlaces, rival: int) -> None:
    """The rival's hand: cards that both know face up, the others are backs."""
    hand, say = sorted(places.state.hands[rival]), places.table.context.say  # what is hidden comes first
    hidden = hand.count(HIDDEN)
    boxes = known_boxes(places.plan, hidden, len(hand) - hidden)
    for card, box in zip(hand, boxes, strict=True):
        face = knight_back(canvas, box.w) if card == HIDDEN else knight_card(
            canvas, places.table.faces.kind(KIND[card]), box.w
        )  # fmt: skip
        lay(canvas, face, box.cx, box.cy)
    if places.view.seat != rival:
        _caption(canvas, boxes[:hidden], say("hidden"))
        _caption(canvas, boxes[hidden:], say("known to you"))


def _caption(canvas: Canvas, boxes: list[Box], words: str) -> None:
    """Below some cards, in the middle; left out where it has no room."""
    if boxes and canvas.fits(words, "label", room := boxes[-1].right - boxes[0].x - 18):
        cx = (boxes[0].x + boxes[-1].right) / 2
        chip(canvas, cx, boxes[0].bottom + 6, words, "#FFE9D8", height=24, anchor="m", room=room + 18)


def draw_facts(canvas: Canvas, box: Box, places: TablePlaces, lane: Lane) -> None:
    """The draft in numbers."""
    context, say = places.table.context, places.table.context.say
    rows = [(say("cards out"), say("{out} of {count}").format(out=len(lane.taken), count=lane.cards))]
    for seat in (places.me, 1 - places.me):
        kept = sum(who == seat and own for who, own in lane.taken)
        given = sum(who != seat and not own for who, own in lane.taken)
        rows.append((context.names[seat], say("kept {kept}, given {given}").format(kept=kept, given=given)))
    rows.append((say("goes first"), say("who takes the last")))
    rows.append((say("goal"), say("all {count} gems").format(count=places.state.target)))
    canvas.panel(box, "plum", 12)
    title = canvas.text(say("Draft so far"), box.x + 16, box.y + 9, "heading", 19, "g300", "lt", box.w - 32)
    step = (box.bottom - 8 - title.bottom) / len(rows)
    for at, (label, value) in enumerate(rows):
        y = title.bottom + step * (at + 0.5)
        size = min(17.0, step * 0.62 / canvas.scale.text)
        end = canvas.text(value, box.right - 16, y, "strong", size, "#FFF6EA", "rm", box.w * 0.62)
        canvas.text(label, box.x + 16, y, "small", size, "#D9CDB8", "lm", end.x - box.x - 26, cut=True)
