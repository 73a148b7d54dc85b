"""Opening of a year, before the cards are drawn: a rumour, or six numbers that a rebel names."""

from engines.my_realm.matters import MATTER_IDS, MATTERS
from engines.my_realm.text import WORDS
from engines.my_realm.words import MATTER_NAMES

from ...render.canvas import Box, Canvas
from .cards import lay_tiles
from .chips import Chip, ChipFace
from .fitted_text import inside, line, lines_of, titled
from .plan import Year, grid
from .realm_table import RealmTable
from .sprites.cloth import TEXT_SOFT


def claims(table: RealmTable) -> dict[int, int | None]:
    """matter -> the number she names for it; None: she is about to."""
    named = table.state.draft[1:]
    values = (*named[1::2], None)
    return dict(zip(named[::2], values, strict=False))


def is_rebelling(table: RealmTable) -> bool:
    """Whether she is naming numbers."""
    return bool(table.state.draft) and table.asks("rebellion")


def lay_rebellion(table: RealmTable, year: Year) -> None:
    """Nine matters to name, and the tiles for their numbers."""
    context, say = table.context, table.context.say
    lit = context.picking.next_things() if context.picking else set()
    named = claims(table)
    for matter, place in zip(MATTERS, grid(inside(_grid_box(year)), 3, 3, 10), strict=True):
        thing = ("matter", matter)
        number = named[matter] or 0 if matter in named else None
        face = ChipFace(say(MATTER_NAMES[matter]), matter=MATTER_IDS[matter], number=number)
        context.ui.add(Chip(f"matter{matter}", place, context, thing, face, thing in lit, matter in named, "matters"))
    lay_tiles(table, year.tiles)


def _grid_box(year: Year) -> Box:
    return year.board._replace(h=year.tiles.y - 10 - year.board.y)


def draw_rebellion(canvas: Canvas, table: RealmTable, year: Year, sentence: str) -> None:
    titled(canvas, _grid_box(year), table.context.say("The six you are sure of"), sentence)


def draw_rumour(canvas: Canvas, table: RealmTable, box: Box) -> None:
    """What they talk of in the town this year, and how many cards are left."""
    state, say = table.state, table.context.say
    words = WORDS.rumour(state.rumour, say)
    titled(canvas, box, say("They say in town"))
    room = inside(box)
    lines_of(canvas, words, room._replace(h=room.h - 34), "italic", 26, "#FFF6E4")
    count = say("{count} cards in the pile").format(count=len(state.deck))
    line(canvas, count, Box(room.x, room.bottom - 30, room.w, 28), "small", 17, TEXT_SOFT, "m")
