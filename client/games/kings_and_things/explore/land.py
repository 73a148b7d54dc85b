"""The land that is explored: the hex among its darkened neighbours, the defenders with their prices, the ribbon."""

import pygame

from engines.core.game import Say
from engines.kings_and_things.phrases import piece_name
from engines.kings_and_things.state import NOTHING, State
from engines.kings_and_things.things import KIND

from ....render.canvas import Box, Canvas
from ....sprites.ornaments import chip
from ..battle.field import draw_tray
from ..battle.marks import BLOOD_INK
from ..sprites.counters import RATIO, draw_counter
from ..sprites.dice import draw_die
from ..sprites.hexes import HALF, draw_hex, variant_of
from .plan import TAG, ExplorePlan
from .reading import Defender

PAYABLE, TOO_DEAR = ((0, "#FFF0CC"), (1, "#E3C68A")), ((0, "#B8AC92"), (1, "#8F836A"))
BLUNT = 4
"""The neighbours are painted so many times too small: in the shade nobody sees how sharp they are."""
PARCHMENT = ((0, "#F7ECD3"), (0.5, "#EFE0BD"), (1, "#DFCA9B"))


def draw_land(canvas: Canvas, plan: ExplorePlan, state: State, hex_: int) -> None:
    """The hex large, its neighbours round it in the shade. Painted once for the land that lies there."""
    near = (hex_, *state.charter.near[hex_])
    terrain = tuple(state.terrain[at] for at in near)
    box = plan.land
    canvas.layer(("explored land", hex_, terrain), box, lambda inner: _paint(inner, plan, state, near))
    canvas.rect(box, 12, None, "g500", 2)


def _paint(canvas: Canvas, plan: ExplorePlan, state: State, near: tuple[int, ...]) -> None:
    blunt = canvas.scale._replace(pixels=canvas.scale.pixels / BLUNT)
    small = Canvas(blunt, (canvas.width, canvas.height), canvas.cache, canvas.style)
    neighbours = small.surface(plan.land, lambda inner: _paint_neighbours(inner, plan, state, near))
    px, box = canvas.scale.px, plan.land
    size = (px(box.right) - px(box.x), px(box.bottom) - px(box.y))
    canvas.put(pygame.transform.smoothscale(neighbours, size), px(box.x), px(box.y))
    canvas.rect(box, 12, (12, 7, 5, 165))
    draw_tray(canvas, box.cx, box.cy, plan.radius)
    terrain = state.terrain[near[0]]
    draw_hex(canvas, terrain, variant_of(state.charter.board.places[near[0]], terrain), box.cx, box.cy, plan.radius)


def _paint_neighbours(canvas: Canvas, plan: ExplorePlan, state: State, near: tuple[int, ...]) -> None:
    places = state.charter.board.places
    q0, r0 = places[near[0]]
    for at in near[1:]:
        q, r = places[at][0] - q0, places[at][1] - r0
        x = plan.land.cx + 1.5 * q * plan.radius * 1.03
        y = plan.land.cy + 2 * HALF * (r + q / 2) * plan.radius * 1.03
        draw_hex(canvas, state.terrain[at], variant_of(places[at], state.terrain[at]), x, y, plan.radius)


def ribbon_box(plan: ExplorePlan) -> Box:
    width = min(plan.land.w - 40, 540.0)
    return Box(plan.land.cx - width / 2, plan.land.y + 12, width, 72)


def draw_ribbon(canvas: Canvas, plan: ExplorePlan, title: str, second: str, die: int) -> None:
    """What was rolled, and what that means."""
    box = ribbon_box(plan)
    canvas.shadow(box, 10, 10, 150, 5)
    canvas.rect(box, 10, PARCHMENT, "edge", 2)
    x = box.x + 20
    if die:
        draw_die(canvas, die, box.x + 38, box.cy, 46)
        x = box.x + 70
    room = box.right - 16 - x
    k = max(1.0, canvas.scale.text)  # the ribbon keeps its height
    canvas.text(title, x + room / 2, box.y + 24, "heading", 22 / k, BLOOD_INK, "mm", room)
    canvas.text(second, x + room / 2, box.y + 51, "body", 18 / k, "inkp", "mm", room)


def draw_defender(canvas: Canvas, box: Box, defender: Defender, dim: bool, say: Say) -> None:
    name = piece_name(defender.piece, say)
    draw_counter(canvas, KIND[defender.piece], box.cx, box.cy, box.w, name=name, dim=dim)
    if defender.bears != NOTHING:
        draw_counter(canvas, KIND[defender.bears], box.x + box.w * 0.14, box.y + box.w * 0.14, box.w * 0.42)


def draw_price(canvas: Canvas, box: Box, defender: Defender, factor: int, payable: bool) -> None:
    """The tag under a defender: its price, and below that what it is made of."""
    width = min(box.w, 118.0)
    tag = Box(box.cx - width / 2, box.bottom + 9, width, TAG - 8)
    canvas.shadow(tag, 8, 5, 150, 3)
    canvas.rect(tag, 8, PAYABLE if payable else TOO_DEAR, "#5A3A14", 1.6)
    size = tag.h * 0.8
    canvas.picture("marks/coin.png", Box(tag.x + 8, tag.cy - size / 2, size, size))
    ink = "#8C1616" if payable else "#3A2A18"
    words = str(defender.price)
    canvas.text(
        words, tag.x + size + (width - size) / 2 + 4, tag.cy, "number", 22 / canvas.scale.text, ink, "mm", least=1
    )
    if factor > 1:
        made = f"{defender.price // factor} x {factor}"
        chip(canvas, box.cx, tag.bottom + 4, made, size=15, height=22, anchor="m", room=box.w)


def draw_tick_box(canvas: Canvas, box: Box, ticked: bool) -> None:
    """On the corner of a defender who can be paid off."""
    side = max(24.0, box.w * 0.2)
    place = Box(box.right - side * 0.42, box.y - side * 0.5, side, side)
    canvas.rect(place, 6, "#2E8B4A" if ticked else "#FBF5E6", "#2A1608", 2)
    if ticked:
        canvas.icon("check-mark", place.cx, place.cy, side * 0.66, "#F4FFF0")


def kept_boxes(plan: ExplorePlan, count: int, below: float) -> list[Box]:
    """What lies there besides those who fight, in a row under them."""
    size = min(92.0, plan.land.bottom - 50 - below, plan.radius * 1.2 / max(1, count) - 8)
    if size < 40:
        return []
    left = plan.land.cx - (size + 12) * (count - 1) / 2
    return [Box(left + at * (size + 12) - size / 2, below + 4, size, size * RATIO) for at in range(count)]
