"""A card enlarged with its rule in words, or what a kingdom has that a panel can only hint at."""

from typing import NamedTuple

from engines.core.types import HIDDEN
from engines.knights_and_ninjas import phrases
from engines.knights_and_ninjas.cards import KIND
from engines.knights_and_ninjas.rules.course import DRAWN
from engines.knights_and_ninjas.rules.draft import LANE

from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST
from ...sprites.card import lay
from ...widgets.beside import place
from . import answer_table, jester_names
from .dungeon_and_horde import prisoners
from .knights_tabletop import KnightsTabletop
from .plan import RATIO
from .sprites.card import knight_card
from .table_facts import known_cards
from .words import cards as printed

CARD, SIDE, COLUMN = 260.0, 20.0, 330.0


class Explained(NamedTuple):
    """Explanation of something; the same value is the same picture."""

    kind: int | None  # the card; None: words only
    title: str
    sub: str
    paragraphs: tuple[str, ...]


def draw_zoom(canvas: Canvas, tabletop: KnightsTabletop, name: str, at: Box) -> bool:
    """Explain the widget of that name. False if there is nothing to explain."""
    told = explained(tabletop, name)
    if told is None:
        return False
    k = min(1.0, max(0.75, canvas.height / 1080))
    card = CARD * k if told.kind is not None else 0.0
    size = max(LEAST, 18 * k)
    lines = [canvas.wrapped(text, "body", size, COLUMN) for text in told.paragraphs]
    head = canvas.line_height("heading", 28 * k) + canvas.line_height("small", 17) + 22
    tall = head + sum(len(each) * size * 1.22 * canvas.scale.text + 8 for each in lines)
    width = COLUMN + 2 * SIDE + (card + SIDE if card else 0)
    box = place(canvas, at, width, max(tall, card * RATIO) + 2 * SIDE)
    canvas.layer(("knights zoom", told, box), box, lambda inner: _draw(inner, box, tabletop, told, lines, card, k), 30)
    return True


def _draw(
    canvas: Canvas, box: Box, tabletop: KnightsTabletop, told: Explained, lines: list[list[str]], card: float, k: float
) -> None:
    canvas.panel(box, "parchment", 16)
    x = box.x + SIDE
    if told.kind is not None:
        face = tabletop.table.faces.kind(told.kind)
        lay(canvas, knight_card(canvas, face, card, "L"), x + card / 2, box.y + SIDE + card * RATIO / 2)
        x += card + SIDE
    title = canvas.text(told.title, x, box.y + SIDE - 2, "heading", 28 * k, "#7A1820", "lt", COLUMN, cut=True)
    sub = canvas.text(told.sub, x, title.bottom, "small", 17, "inkp2", "lt", COLUMN)
    y = (sub if told.sub else title).bottom + 6
    canvas.divider(x, y, COLUMN, "#9A2530")
    y += 10
    size = max(LEAST, 18 * k)
    for each in lines:
        for line in each:
            canvas.text(line, x, y, "body", size, "inkp", "lt", COLUMN)
            y += size * 1.22 * canvas.scale.text
        y += 8


def explained(tabletop: KnightsTabletop, name: str) -> Explained | None:
    """The thing behind a hot spot."""
    if name.startswith("seat"):
        return _kingdom(tabletop, int(name[4:]))
    if name == "deck":
        return _deck(tabletop)
    kind = _kind_of(tabletop, name)
    if kind is None:
        return None
    told = card_words(tabletop, kind)
    return told._replace(paragraphs=(*told.paragraphs, *_pile(tabletop))) if name == "discard" else told


def card_words(tabletop: KnightsTabletop, kind: int) -> Explained:
    """Class, uses, copies and the whole rule, as they are at this table."""
    say, charter = tabletop.context.say, tabletop.table.state.charter
    copies = sum(KIND[card] == kind for card in charter.cards)
    uses = ", ".join(printed.use_words(kind, charter, say))
    sub = say("{sort}, {count} in the deck").format(sort=printed.class_name(kind, say), count=copies)
    return Explained(kind, phrases.name(kind, say), sub, (uses, printed.rule(kind, charter, say)))


def _kind_of(tabletop: KnightsTabletop, name: str) -> int | None:
    table, places = tabletop.table, tabletop.places
    number = int("".join(filter(str.isdigit, name)) or 0)
    if name.startswith("hand") and table.hand_is_open() and number < len(places.hand_cards):
        return KIND[places.hand_cards[number]]
    if name.startswith("name"):
        return number
    if name.startswith("prisoner") and number < len(prisoners(places)):
        return prisoners(places)[number]
    if name.startswith("shown") and number < len(tabletop.places.shown_cards()):
        return KIND[tabletop.places.shown_cards()[number][0][1]]
    if name.startswith("row") and table.answering() and not jester_names.asks(table):
        kinds = answer_table.sheet(tabletop).rows[number][0].kinds
        return kinds[0] if kinds else None
    top = table.state.discard[-1] if name == "discard" and table.state.discard else HIDDEN
    return None if top == HIDDEN else KIND[top]


def _deck(tabletop: KnightsTabletop) -> Explained:
    """What nobody would guess: that an empty pile lowers the goal."""
    state, say = tabletop.table.state, tabletop.context.say
    words = _DRAFTED if state.charter.two else _DRAWN
    return Explained(
        None, say("Draw pile"), str(phrases.cards(len(state.deck), say)), (say(words).format(drawn=DRAWN, lane=LANE),)
    )


_DRAFTED = "Drafts of {lane} cards come from it. Nobody draws at the start of a turn."
_DRAWN = (
    "Everyone draws {drawn} cards at the start of a turn. When it runs out, the discard pile is shuffled, and one gem "
    "fewer wins from then on."
)


def _pile(tabletop: KnightsTabletop) -> tuple[str, ...]:
    """All of the discard pile, where they may be looked through (`openDiscard`)."""
    state, say = tabletop.table.state, tabletop.context.say
    if not state.charter.open_discard:
        return ()
    kinds = sorted(KIND[card] for card in state.discard)
    return (say("In the discard pile: {cards:a}.", cards=phrases.kinds_in_words(kinds, say)),)


def _kingdom(tabletop: KnightsTabletop, seat: int) -> Explained:
    """Who it is, what stands there, and which cards of the hand are known."""
    state, say = tabletop.table.state, tabletop.context.say
    kingdom = tabletop.places.kingdoms[seat]
    walls = [word for kind, word in zip(kingdom.walls, kingdom.words, strict=True) if kind >= 0]
    paragraphs = [say("Defences: {walls}.").format(walls=", ".join(walls)) if walls else say("No defences.")]
    known = known_cards(state, seat)
    if known:
        paragraphs.append(say("You know of {cards:a}.", cards=phrases.kinds_in_words(known, say)))
    if kingdom.locked:
        paragraphs.append(say("Enough gems, but only because fewer are needed now: one more is needed to win."))
    if kingdom.bear:
        paragraphs.append(say("A Bear dances here: the next turn is missed."))
    return Explained(None, kingdom.name, kingdom.note, tuple(paragraphs))
