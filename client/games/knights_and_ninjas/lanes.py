"""The draft of the two-player game: a lane of cards face down, the one being looked at, and what both know."""

from typing import TYPE_CHECKING, NamedTuple

from engines.core.game import Say
from engines.core.types import HIDDEN, Event
from engines.knights_and_ninjas.cards import KIND

from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ...sprites.ornaments import badge, chip
from ...sprites.timeline import Pose
from .middle import draw_pile
from .plan import RATIO, Plan
from .reading import top_frame
from .sprites.card import knight_back, knight_card

if TYPE_CHECKING:
    from .spread import Spread


class Lane(NamedTuple):
    """The draft so far, as everybody saw it: who drew each card, and whether it was kept."""

    cards: int
    taken: tuple[tuple[int, bool], ...]


def lane_of(events: tuple[Event, ...]) -> Lane:
    """The last draft that was begun."""
    cards, taken = 0, list[tuple[int, bool]]()
    for event in events:
        if event.kind == "lane_dealt":
            cards, taken = int(event.args[0]), []  # type: ignore[arg-type]  # a number
        elif event.kind in ("kept", "gave"):
            taken.append((int(event.args[0]), event.kind == "kept"))  # type: ignore[arg-type]  # a seat
    return Lane(cards, tuple(taken))


# -- places ------------------------------------------------------------------------------------------------------------


def lane_box(plan: Plan) -> Box:
    width = min(plan.felt.w * 0.9, 1032.0)
    return Box(plan.felt.cx - width / 2, plan.rivals[0].bottom + 8, width, 74 if plan.size == "wide" else 62)


def _below(plan: Plan) -> Box:
    lane = lane_box(plan)
    return Box(plan.felt.x, lane.bottom + 10, plan.felt.w, plan.head.y - 10 - lane.bottom - 10)


def drawn(plan: Plan) -> Pose:
    """The card that is being looked at."""
    box = _below(plan)
    tall = min(330.0, box.h - 8)
    return Pose(plan.felt.cx - plan.felt.w * 0.06, box.cy, tall / RATIO)


def pile(plan: Plan) -> Pose:
    """What still lies face down."""
    box = _below(plan)
    return Pose(plan.felt.x + plan.felt.w * 0.18, box.cy - 10, min(plan.deck.w, (box.h - 50) / RATIO))


def button_boxes(plan: Plan) -> list[Box]:
    """*Keep* and *Give* beside the card."""
    card, box = drawn(plan), _below(plan)
    left = card.x + card.width / 2 + 36
    width = min(300.0, plan.felt.right - 40 - left)
    tall = min(88.0, (box.h - 24) / 2)
    return [Box(left, box.cy - tall - 10, width, tall), Box(left, box.cy + 10, width, tall)]


def known_boxes(plan: Plan, hidden: int, known: int) -> list[Box]:
    """The rival's hand in a row beside the panel: what is hidden, a gap, and what is known."""
    panel, count = plan.rivals[0], hidden + known
    tall = min(panel.h - 54, 146.0) if panel.h > 100 else panel.h - 30
    width, left = tall / RATIO, panel.right + 24
    gap = 30.0 if hidden and known else 0.0
    step = min(width + 12, (plan.table.right - left - 8 - gap - width) / max(1, count - 1))
    return [Box(left + step * n + gap * (n >= hidden), panel.y + 10, width, tall) for n in range(count)]


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_draft(canvas: Canvas, spread: "Spread", lane: Lane, lifted: frozenset[object]) -> None:
    state, plan, say = spread.state, spread.plan, spread.table.context.say
    if lane.cards:  # a picture of a saved game knows where it stands, not how it came there
        _draw_lane(canvas, lane_box(plan), lane, spread.table.context.badges, say)
    place = pile(plan)
    tall = place.width * RATIO
    box = Box(place.x - place.width / 2, place.y - tall / 2, place.width, tall)
    draw_pile(canvas, box, len(state.lane), say("face down"))
    if ("drawn",) not in lifted:
        card, at = top_frame(state)[2], drawn(plan)
        shown = (
            knight_back(canvas, at.width)
            if card == HIDDEN
            else knight_card(canvas, spread.table.faces.card(card), at.width)
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
            size, word = min(34.0, step * 0.56), say("keep") if kept else say("give")
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


def draw_known(canvas: Canvas, spread: "Spread", rival: int) -> None:
    """The rival's hand: cards that both know face up, the others are backs."""
    hand, say = sorted(spread.state.hands[rival]), spread.table.context.say  # what is hidden comes first
    hidden = hand.count(HIDDEN)
    boxes = known_boxes(spread.plan, hidden, len(hand) - hidden)
    for card, box in zip(hand, boxes, strict=True):
        face = knight_back(canvas, box.w) if card == HIDDEN else knight_card(
            canvas, spread.table.faces.kind(KIND[card]), box.w
        )  # fmt: skip
        lay(canvas, face, box.cx, box.cy)
    if spread.view.seat != rival:
        _caption(canvas, boxes[:hidden], say("hidden"))
        _caption(canvas, boxes[hidden:], say("known to you"))


def _caption(canvas: Canvas, boxes: list[Box], words: str) -> None:
    """Below some cards, in the middle; left out where it has no room."""
    if boxes and canvas.fits(words, "label", room := boxes[-1].right - boxes[0].x - 18):
        cx = (boxes[0].x + boxes[-1].right) / 2
        chip(canvas, cx, boxes[0].bottom + 6, words, "#FFE9D8", height=24, anchor="m", room=room + 18)


def draw_facts(canvas: Canvas, box: Box, spread: "Spread", lane: Lane) -> None:
    """The draft in numbers."""
    context, say = spread.table.context, spread.table.context.say
    rows = [(say("cards out"), say("{out} of {count}").format(out=len(lane.taken), count=lane.cards))]
    for seat in (spread.me, 1 - spread.me):
        kept = sum(who == seat and own for who, own in lane.taken)
        given = sum(who != seat and not own for who, own in lane.taken)
        rows.append((context.names[seat], say("kept {kept}, given {given}").format(kept=kept, given=given)))
    rows.append((say("goes first"), say("who takes the last")))
    rows.append((say("goal"), say("all {count} gems").format(count=spread.state.target)))
    canvas.panel(box, "plum", 12)
    title = canvas.text(say("Draft so far"), box.x + 16, box.y + 9, "heading", 19, "g300", "lt", box.w - 32)
    step = (box.bottom - 8 - title.bottom) / len(rows)
    for at, (label, value) in enumerate(rows):
        y = title.bottom + step * (at + 0.5)
        size = min(17.0, step * 0.62 / canvas.scale.text)
        end = canvas.text(value, box.right - 16, y, "strong", size, "#FFF6EA", "rm", box.w * 0.62)
        canvas.text(label, box.x + 16, y, "small", size, "#D9CDB8", "lm", end.x - box.x - 26, cut=True)
