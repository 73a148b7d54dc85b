"""Panel on which a challenge is fought: night over the table, both sides seen, card by card.

What it shows is read by `duel_reading`; here is where it stands and how it is drawn.
"""

from collections.abc import Set
from typing import NamedTuple

import pygame

from ...render import pictures
from ...render.canvas import Box, Canvas
from ...sprites.card import RATIO, lay
from ...sprites.ornaments import badge, chip, dashed
from ...sprites.timeline import Pose
from ...tables.lights import light
from ...tables.picking import Thing
from .duel_reading import Duel, Laid
from .duel_sides import draw_side, hand_box
from .room import Room
from .slots import STEP
from .sprites.card import card
from .sprites.ornaments import weight
from .styled_lines import draw_styled, fitting

COLUMNS = 4
"""So many plays are seen at once, the place to fill among them."""
PAIR = 0.24
"""How far the second card of a pair lies to the right of the first, in card widths."""
WIDEST, LOWEST, TALLEST = 1568.0, 460.0, 650.0
WIDEST_CARD = 0.16
"""Of the lane: the second card of a pair lies beside the first."""

STAKE: Thing = ("stake",)
"""The clan, or the guests of the Inn, over which a duel is fought."""


def play(number: int) -> Thing:
    """The cards of a play, the first one 0."""
    return ("play", number)


class DuelPlaces(NamedTuple):
    """Places of things on the panel, for flights and drops. Plays scrolled away are at the edge of the lane."""

    clan: Box
    plays: tuple[Box, ...]
    gap: Box
    left_hand: Box
    right_hand: Box
    lane: Box


class _DuelPlan(NamedTuple):
    left: Box
    right: Box
    middle: Box
    title: float
    lead: float
    clan_card: float
    clan_top: float
    stake: float
    lane: Box
    card: float

    @property
    def column(self) -> float:
        return self.lane.w / (COLUMNS + 0.25)

    @property
    def head(self) -> float:
        """Room for the names over the cards of the lane."""
        return 64.0 if self.lane.h > 250 else 56.0


def duel_box(room: Room) -> Box:
    """Box of the panel: in the place of kingdoms and piles."""
    return room.table


def _plan(box: Box) -> _DuelPlan:
    tall = min(1.0, max(0.0, (box.h - LOWEST) / (TALLEST - LOWEST)))

    def between(low: float, high: float) -> float:
        return low + (high - low) * tall

    top = between(74, 96)
    side = max(204.0, 252 * min(1.0, box.w / WIDEST))
    left = Box(box.x + 20, box.y + top, side, box.h - top - 22)
    middle = Box(left.right + 24, box.y + top, box.w - 2 * (side + 44), left.h)
    clan_card = between(72, 124)
    clan_top = box.y + between(84, 112)
    stake = clan_top + clan_card * RATIO + between(17, 24)
    lane_top = stake + between(17, 28)
    lane = Box(middle.x, lane_top, middle.w, left.bottom - lane_top)
    lane_card = max(56.0, min(132.0, (lane.h - (64 if lane.h > 250 else 56) - 16) / RATIO, lane.w * WIDEST_CARD))
    title, lead = box.y + between(26, 36), box.y + between(58, 74)
    return _DuelPlan(
        left, left.moved(box.w - 40 - side, 0), middle, title, lead, clan_card, clan_top, stake, lane, lane_card
    )


def _clan(plan: _DuelPlan, cards: int) -> tuple[Box, float]:
    """Where the fan of the clan lies, and its step."""
    width = plan.clan_card
    room = min(plan.middle.w * 0.55, 3.2 * width)
    step = min(width * STEP, (room - width) / (cards - 1)) if cards > 1 else 0.0
    fan = width + step * (cards - 1)
    return Box(plan.middle.cx - fan / 2, plan.clan_top, fan, width * RATIO), step


def most_back(duel: Duel) -> int:
    """How many plays the lane can be scrolled back from the newest."""
    return max(0, len(duel.plays) + 1 - COLUMNS)


def _column(plan: _DuelPlan, duel: Duel, number: int, back: int) -> Box | None:
    """Where the cards of a play lie (the gap is the one after the last), None if it is scrolled away."""
    at = number - (most_back(duel) - back)
    if not 0 <= at < COLUMNS:
        return None
    x = plan.lane.x + 22 + at * plan.column + plan.card * 0.2
    return Box(x, plan.lane.y + plan.head, plan.card, plan.card * RATIO)


def places(box: Box, duel: Duel, back: int = 0) -> DuelPlaces:
    """Where things are on the panel; the boxes of plays are those of their first cards."""
    plan = _plan(box)
    first, last = most_back(duel) - back, most_back(duel) - back + COLUMNS
    found = [
        _column(plan, duel, min(max(number, first), last - 1), back) or plan.lane
        for number in range(len(duel.plays) + 1)
    ]
    clan, _ = _clan(plan, len(duel.clan))
    return DuelPlaces(clan, tuple(found[:-1]), found[-1], hand_box(plan.left), hand_box(plan.right), plan.lane)


def draw_duel(canvas: Canvas, box: Box, duel: Duel, back: int = 0, away: Set[Thing] = frozenset()) -> None:
    """The panel. `back`: how many plays the lane is scrolled back; `away`: plays and stake that are still flying."""
    plan = _plan(box)
    _ground(canvas, box, plan)
    words = (duel.title, duel.lead, duel.stake, duel.clan, STAKE in away)
    canvas.layer(("duel top", words), box, lambda inner: _top(inner, box, plan, duel, STAKE in away))
    draw_side(canvas, plan.left, duel.left)
    draw_side(canvas, plan.right, duel.right)
    flying = frozenset(number for number in range(len(duel.plays)) if play(number) in away)
    key = ("duel lane", duel.plays, duel.gap, back, flying)
    canvas.layer(key, plan.lane, lambda inner: _lane(inner, plan, duel, back, flying), 12)


def warm(canvas: Canvas, box: Box) -> None:
    """Make the ground of the panel ahead of time, unseen: it is the dear part, and a duel opens within a frame."""
    with canvas.clipped(Box(0, 0, 0, 0)):
        _ground(canvas, box, _plan(box))


def _ground(canvas: Canvas, box: Box, plan: _DuelPlan) -> None:
    canvas.layer("duel ground", box, lambda inner: _paint_ground(inner, box, plan), 30)


def _paint_ground(canvas: Canvas, box: Box, plan: _DuelPlan) -> None:
    canvas.panel(box, "night", 18)
    canvas.light(plan.middle.cx, plan.clan_top + plan.clan_card * 0.8, 380, 190, "#FFD890", 64)
    canvas.rect(plan.lane, 14, (10, 7, 22, 190), (189, 166, 245, 110), 1.4)
    across = Box(plan.lane.x + 14, plan.lane.y + plan.head + plan.card * 0.7 - 12, plan.lane.w - 28, 1.4)
    canvas.rect(across, 0, (189, 166, 245, 120))


def _top(canvas: Canvas, box: Box, plan: _DuelPlan, duel: Duel, away: bool) -> None:
    """Title, rule, and what is at stake."""
    tall = 34 if box.h > 560 else 28
    canvas.title(duel.title, box.cx, plan.title, fitting(canvas, tall, tall * 1.3), "mm", box.w - 80)
    canvas.text(duel.lead, box.cx, plan.lead, "body", fitting(canvas, 19, 26), "t1", "mm", box.w - 80)
    draw_styled(canvas, duel.stake, plan.middle.cx, plan.stake, fitting(canvas, 20, 30), plan.middle.w)
    if away or not duel.clan:
        return
    fan, step = _clan(plan, len(duel.clan))
    light(canvas, fan, "chosen", plan.clan_card * 0.075)
    for at, face in enumerate(duel.clan):
        printed = card(canvas, face, plan.clan_card, worded=at == len(duel.clan) - 1)
        lay(canvas, printed, fan.x + at * step + plan.clan_card / 2, fan.cy)


# -- the lane ----------------------------------------------------------------------------------------------------------


def _lane(canvas: Canvas, plan: _DuelPlan, duel: Duel, back: int, flying: Set[int]) -> None:
    entries = (*duel.plays, duel.gap)
    for number, laid in enumerate(entries):
        place = _column(plan, duel, number, back)
        if place is None:
            continue
        _heading(canvas, plan, place, laid)
        if not laid.faces:
            dashed(canvas, place, "legal")
            canvas.text("?", place.cx, place.cy, "number", place.w * 0.4 / canvas.scale.text, "legal", "mm")
            continue
        if number not in flying:
            _draw_play(canvas, place, laid, newest=number == len(duel.plays) - 1)
        _arrow(canvas, place.x - plan.card * 0.2 + plan.column - 18, place.cy - 12)
    first = most_back(duel) - back
    for hidden, x in ((first, plan.lane.x + 22), (back, plan.lane.right - 22)):
        if hidden:
            middle = plan.lane.y + plan.head + plan.card * 0.7 - 11
            chip(canvas, x, middle - 14, f"+{hidden}", "g300", height=28, anchor="m")


def _heading(canvas: Canvas, plan: _DuelPlan, place: Box, laid: Laid) -> None:
    """Who it is, over the cards."""
    x, y = place.x - plan.card * 0.2, plan.lane.y + (14 if plan.head > 60 else 10)
    badge(canvas, laid.badge, x, y, 34)
    room = plan.column - 52
    name = canvas.shortened(laid.name, "strong", 18, room)
    canvas.text(name, x + 42, y + 9, "strong", fitting(canvas, 18, 22), "t1", "lm", room)
    role, colour = ("small", "t2") if laid.faces else ("label", "g300")
    canvas.text(laid.words, x + 42, y + 28, role, fitting(canvas, 16, 19), colour, "lm", room)


def _draw_play(canvas: Canvas, place: Box, laid: Laid, newest: bool) -> None:
    for at, face in enumerate(laid.faces):
        here = place.moved(at * place.w * PAIR, 0)
        if newest:
            light(canvas, here, "chosen", place.w * 0.075)
        lay(canvas, card(canvas, face, place.w, worded=at == len(laid.faces) - 1), here.cx, here.cy, shadow=not newest)
    if laid.weight:
        last = place.moved((len(laid.faces) - 1) * place.w * PAIR, 0)
        stone = stone_place(Pose(last.cx, last.cy, last.w))
        weight(canvas, stone.x, stone.y, laid.weight, stone.width)


def stone_place(last: Pose) -> Pose:
    """Where the stone lies that tells what a play weighs: at the corner of its last card."""
    size = 42.0 if last.width > 115 else 34.0
    return Pose(last.x + last.width / 2 - 1, last.y + last.width * RATIO / 2 - size * 0.17, size)


def _arrow(canvas: Canvas, cx: float, cy: float) -> None:
    """From a play to the next one."""
    size, gold = max(4, canvas.scale.px(24)), canvas.colour("g300")
    key = ("lane arrow", size, gold)
    canvas.blit(canvas.made(key, lambda: pygame.transform.rotate(pictures.icon("plain-arrow", size, gold), 90)), cx, cy)
