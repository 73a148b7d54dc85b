"""Dungeon and Horde, the tables of the expansions (reference 10.1, 10.2): each is a board below a pile."""

from collections import Counter

from engines.knights_and_ninjas.cards import KIND

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import chip
from .plan import RATIO
from .sprites import gems as knight_gems
from .sprites.card import knight_card
from .table_places import TablePlaces

HEAD = 32.0
"""How high the name of a board is."""


def draw_dungeon_and_horde(canvas: Canvas, places: TablePlaces) -> None:
    """The prisoners, each kind with its number, and the gold that is left."""
    options, plan, say = places.table.context.session.setup.options, places.plan, places.table.context.say
    if options.get("lockedUp"):
        _board(canvas, plan.dungeon, "dungeon-gate", "#E6DAC0", say("Dungeon"))
        counted = Counter(KIND[card] for card in places.state.dungeon)
        for kind, box in zip(prisoners(places), prisoner_boxes(places), strict=True):
            canvas.blit(knight_card(canvas, places.table.faces.kind(kind), box.w), box.cx, box.cy)
            if counted[kind] > 1:
                chip(canvas, box.right - 2, box.bottom - 12, str(counted[kind]), "#FFF6EA", "#160C05", "#F2CF7E", 15,
                     "number", height=24, anchor="r")  # fmt: skip
    if options.get("dragonsLair"):
        box = plan.horde
        _board(canvas, box, "gold-stack", "#F2CC55", say("Horde"))
        size = min(44.0, box.h - HEAD - 16)
        for number in range(places.state.horde):
            x = box.cx + (number - (places.state.horde - 1) / 2) * size * 1.4
            knight_gems.gem(canvas, knight_gems.GOLD, x, (box.y + HEAD + box.bottom - 8) / 2, size)


def _board(canvas: Canvas, box: Box, icon: str, ink: str, words: str) -> None:
    canvas.panel(box, "plum", 10)
    canvas.icon(icon, box.x + 26, box.y + HEAD / 2 + 3, 24, ink)
    canvas.text(words, box.x + 46, box.y + HEAD / 2 + 3, "heading", 17 / canvas.scale.text, "g300", "lm",
                box.w - 56)  # fmt: skip


def prisoners(places: TablePlaces) -> list[int]:
    """The kinds in the Dungeon, each once."""
    return sorted({KIND[card] for card in places.state.dungeon})


def prisoner_boxes(places: TablePlaces) -> list[Box]:
    room, count = places.plan.dungeon, len(prisoners(places))
    tall = room.h - HEAD - 10
    width = min(tall / RATIO, (room.w - 24) / max(1, count) - 6)
    left = room.cx - (width * count + 6 * (count - 1)) / 2
    top = (room.y + HEAD + room.bottom - 8) / 2 - width * RATIO / 2
    return [Box(left + (width + 6) * n, top, width, width * RATIO) for n in range(count)]
