"""What guests of the Inn and the card that claims them would make: the clan and its gem, above the main button."""

from typing import NamedTuple

from engines.cover_your_kingdom.cards import CT, KIND
from engines.cover_your_kingdom.nouns import land_noun

from ...render.canvas import Box, Canvas
from ...sprites.card import RATIO, lay
from .sprites.card import Face, card
from .sprites.ornaments import gem
from .table_facts import TableFacts

HIGH, CARD, GEM, BETWEEN = 156.0, 58.0, 66.0, 16.0


class ClaimPreview(NamedTuple):
    """Everything that is drawn of it; the same value is the same picture."""

    title: str
    cards: tuple[tuple[Face, str], ...]
    """Each with whose it is."""
    magic: int
    unit: str


def read_claim(table: TableFacts) -> ClaimPreview | None:
    """The clan that what is picked makes; None: no guest is ticked."""
    context, picking = table.context, table.context.picking
    if picking is None or context.asked is None:
        return None
    claim = next((option for option in picking.exact() if option.verb == "claim"), None)
    if claim is None:
        return None
    card_kind, piles = claim.args
    say, charter = context.say, table.state.charter
    guests = [KIND[table.state.inn[pile][-1]] for pile in piles]
    kinds = [card_kind, *guests]
    homes = charter.homes[min(kind for kind in kinds if kind < CT)]  # 10.2: there is a species among them
    title = say("A new clan")
    if len(homes) == 1:
        title = say("A new clan for your {land}", land=land_noun(homes[0], say))
    cards = tuple(
        (table.faces.kind(kind), say("guest") if number else say("yours")) for number, kind in enumerate(kinds)
    )
    return ClaimPreview(title, cards, sum(charter.magic[kind] for kind in kinds), say("magic"))


def preview_box(above: Box, low: float, text: float) -> Box:
    """At the foot of the column's middle, right above the answers, which begin at `low`."""
    high = HIGH * max(1.0, text) ** 0.5
    return Box(above.x, low - high, above.w, high)


def draw_claim(canvas: Canvas, box: Box, preview: ClaimPreview) -> None:
    """Cards with a plus between them, and what they come to."""
    canvas.panel(box, "parchment", 12)
    inner = box.inset(16)
    canvas.text(preview.title, inner.x, inner.y - 2, "heading", 17, "#7A1820", "lt", inner.w)
    words = canvas.line_height("small", 15)
    top = inner.y + canvas.line_height("heading", 17) + 2
    count = len(preview.cards)
    room = inner.w - GEM - 30 - BETWEEN * (count - 1)
    width = min(CARD, room / count, (inner.bottom - words - 6 - top) / RATIO)
    x, cy = inner.x, top + width * RATIO / 2
    for number, (face, whose) in enumerate(preview.cards):
        lay(canvas, card(canvas, face, width), x + width / 2, cy)
        canvas.text(whose, x + width / 2, inner.bottom, "small", 15, "inkp2", "mb", width + BETWEEN)
        x += width
        if number < count - 1:
            canvas.text("+", x + BETWEEN / 2, cy, "strong", 18, "inkp", "mm")
            x += BETWEEN
    canvas.text("\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", x + 15, cy - 2, "strong", 26, "inkp", "mm")
    gem(canvas, preview.magic, x + 30 + GEM / 2, cy, GEM)
    canvas.text(preview.unit, x + 30 + GEM / 2, inner.bottom, "small", 15, "inkp2", "mb", GEM)
