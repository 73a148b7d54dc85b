"""This year's three cards, the slots under them, and the nine tiles."""

from engines.my_realm.matters import MATTER, MATTER_IDS, VALUES
from engines.my_realm.state import matters_of
from engines.my_realm.text import WORDS
from engines.my_realm.words import MATTER_NAMES

from ...render.canvas import Box, Canvas
from ...tables.lights import light
from ...tables.spots import HotSpot
from ...widgets.base import Widget, focus_ring
from .fitted_text import line, titled
from .plan import Year, rack_boxes, slot_width
from .realm_table import RealmTable
from .sprites.card import EventFace, event_card
from .sprites.cloth import GOLD
from .sprites.pieces import CHOSEN, GHOST, RACK, slot, tile, tile_height, tile_surface
from .words.captions import ORDER_WORDS

LIFTED = 12.0
"""So far a chosen tile stands out of its row."""


def event_face(table: RealmTable, card: int) -> EventFace:
    """What is printed on a card."""
    say, matter = table.context.say, MATTER[card]
    return EventFace(MATTER_IDS[matter], say(MATTER_NAMES[matter]), WORDS.card(card, say))


def laid_tiles(table: RealmTable) -> dict[int, int]:
    """matter -> the tile on it, as far as the viewer may know; once it is sealed, everybody does."""
    state = table.state
    if state.agenda and state.agenda[-1][0] == "decide":
        return dict(zip(state.draft[::2], state.draft[1::2], strict=True))
    return {}


# -- widgets -----------------------------------------------------------------------------------------------------------


def lay_cards(table: RealmTable, year: Year) -> None:
    """A card and its slot are one thing to aim at; a tile that lies there can be taken back."""
    context, state = table.context, table.state
    lit = context.picking.next_things() if context.picking else set()
    picked = context.picking.picked if context.picking else ()
    laid = laid_tiles(table)
    for matter, card, place in zip(matters_of(state), year.cards, year.slots, strict=True):
        whole = Box(card.x, card.y, card.w, place.bottom - card.y)
        thing = ("slot", matter)
        if thing in lit or thing in picked:
            context.ui.add(HotSpot(f"slot{matter}", whole, context, thing, thing in lit, thing in picked, "slots"))
        elif table.can_swap(thing):
            context.ui.add(Widget(f"slot{matter}", whole, table.swapper(thing), group="slots"))
        else:
            context.ui.add(Widget(f"card{matter}", card, group="cards", focusable=not table.asks("decide")))
        if matter in laid and context.asked:
            back = context.say("Take this tile back.")
            context.ui.add(Widget(f"laid{matter}", place, table.taker(matter), group="slots", tip=back))


def lay_tiles(table: RealmTable, box: Box) -> None:
    """The tiles that can be picked; they can be pulled, too."""
    context = table.context
    if not context.picking:
        return
    lit, picked = context.picking.next_things(), context.picking.picked
    for number, place in zip(VALUES, rack_boxes(box), strict=True):
        thing = ("tile", number)
        if table.can_swap(thing):
            context.ui.add(Widget(f"tile{number}", place, table.swapper(thing), group="tiles"))
        elif thing in lit or thing in picked:
            sprite = ("tile", number)
            context.ui.add(
                HotSpot(
                    f"tile{number}",
                    place,
                    context,
                    thing,
                    thing in lit,
                    thing in picked,
                    "tiles",
                    sprite,
                    slot_width(table.plan),
                )
            )


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_cards(canvas: Canvas, table: RealmTable, year: Year) -> None:
    """Cards as they were dealt; face down while the year has none."""
    state, context = table.state, table.context
    if not state.dealt:
        for place in year.cards:
            draw_back(canvas, place)
        return
    for number, (card, place) in enumerate(zip(state.dealt, year.cards, strict=True)):
        if ("card", number) not in context.lifted:
            draw_event(canvas, event_face(table, card), place.cx, place.cy, place.w)
            if _focused(table, f"card{MATTER[card]}"):
                focus_ring(canvas, place, 12)


def draw_event(canvas: Canvas, face: EventFace, cx: float, cy: float, width: float) -> None:
    """A card with its shadow, its middle at a point."""
    surface = event_card(canvas, face, width)
    high = width * 325 / 232
    canvas.shadow(Box(cx - width / 2, cy - high / 2, width, high), 12, 9, 170, 5)
    canvas.blit(surface, cx, cy)


def draw_back(canvas: Canvas, box: Box) -> None:
    """A card face down: midnight, and a crown."""
    radius = box.w * 14 / 232
    canvas.shadow(box, radius, 9, 170, 5)
    canvas.rect(box, radius, ((0, "#2F3B74"), (1, "#131A3C")), "#0A0F24", 2)
    canvas.rect(box.inset(box.w * 0.04), radius * 0.7, None, GOLD, 1.5)
    canvas.rect(box.inset(box.w * 0.07), radius * 0.5, None, (244, 220, 151, 70), 1)
    canvas.icon("crown", box.cx, box.cy, box.w * 0.42, (244, 220, 151, 190))


def draw_slots(canvas: Canvas, table: RealmTable, year: Year, asks: bool) -> None:
    """Tiles on their matters with the order in which they stand, and places that want one."""
    state, context = table.state, table.context
    laid = laid_tiles(table)
    lit = context.picking.next_things() if context.picking else set()
    picked = context.picking.picked if context.picking else ()
    standing = sorted(laid.values())
    for matter, place in zip(matters_of(state), year.slots, strict=True):
        below = Box(place.cx - 110, place.bottom + 4, 220, 26)
        if matter in laid and ("laid", matter) not in context.lifted:
            canvas.blit(tile_surface(canvas, laid[matter], place.w, CHOSEN), place.cx, place.cy)
            if _focused(table, f"laid{matter}"):
                focus_ring(canvas, place)
            line(canvas, context.say(ORDER_WORDS[standing.index(laid[matter])]), below, "label", 17, "#FFE7B0", "m")
            continue
        if any(thing[0] == "tile" for thing in picked) and ("slot", matter) in lit:
            light(canvas, place, "legal", 11)
        elif ("slot", matter) in picked:
            light(canvas, place, "chosen", 11)
        slot(canvas, place.cx, place.cy, place.w, "chosen" if asks else "#6D78A8")
        if asks:
            line(canvas, context.say("place a tile"), below, "label", 17, "#FFE7B0", "m")


def _focused(table: RealmTable, name: str) -> bool:
    ui = table.context.ui
    return ui.keyboard and ui.wish == ui.focus == name


def draw_tiles(canvas: Canvas, table: RealmTable, box: Box, title: str, note: str, used: tuple[int, ...]) -> None:
    """The row of tiles: those that lie elsewhere are ghosts, the chosen one stands out."""
    context = table.context
    titled(canvas, box, title, note, 19)
    lit = context.picking.next_things() if context.picking else set()
    picked = context.picking.picked if context.picking else ()
    for number, place in zip(VALUES, rack_boxes(box), strict=True):
        thing, name = ("tile", number), f"tile{number}"
        if context.drag is not None and context.drag.id == name:
            tile(canvas, number, place.cx, place.cy, place.w, GHOST)
        elif thing in picked:
            tile(canvas, number, place.cx, place.cy - LIFTED, place.w, CHOSEN)
        elif number in used:
            tile(canvas, number, place.cx, place.cy, place.w, GHOST)
        else:
            live = thing in lit or table.can_swap(thing)
            raised = 5 if live and context.ui.hover == name else 0
            with canvas.faded(255 if live or not context.asked else 120):
                tile(canvas, number, place.cx, place.cy - raised, place.w, RACK)
        if _focused(table, name):
            focus_ring(canvas, place)


def draw_flying_tile(canvas: Canvas, number: int, x: float, y: float, width: float) -> None:
    """A tile on its way, or pulled by the pointer."""
    high = tile_height(width)
    canvas.shadow(Box(x - width / 2, y - high / 2, width, high), 10, 10, 150, 8)
    canvas.blit(tile_surface(canvas, number, width, CHOSEN), x, y)
