"""Words about a card, a clan or a pile, for the large picture beside it and for the box beside the hand."""

from engines.core.types import HIDDEN
from engines.cover_your_kingdom.cards import CT, FRAME, HENTAUR, KIND, PIGXIE, ROWS, SPYDRA
from engines.cover_your_kingdom.nouns import count, creature
from engines.cover_your_kingdom.state import CARDS, KIN, stack
from engines.cover_your_kingdom.text import WORDS

from ...render.canvas import Box, Canvas
from .reading import clan_magic
from .table_facts import TableFacts
from .table_layout import TableLayout
from .words.names import full_name
from .zoom_box import ZoomInfo
from .zoom_box import draw_zoom as draw_large


def draw_zoom(canvas: Canvas, table: TableFacts, layout: TableLayout, name: str, at: Box, time: float) -> bool:
    """Explain the widget of that name. False if there is nothing to explain."""
    info = zoom_info(table, layout, name)
    if info is None:
        return False
    draw_large(canvas, at, info, time)
    return True


def zoom_info(table: TableFacts, layout: TableLayout, name: str) -> ZoomInfo | None:
    """The thing behind a hot spot."""
    state = table.state
    if name.startswith("hand") and table.hand_is_open():
        hand = layout.hand_cards
        index = int(name[4:])
        return card_info(table, hand[index], in_hand=True) if index < len(hand) else None
    if name.startswith("land"):
        seat, land = map(int, name[4:].split("."))
        return _clan_info(table, seat, land)
    if name.startswith("pile"):
        cards = state.inn[int(name[4:])]
        return card_info(table, cards[-1]) if cards and cards[-1] != HIDDEN else None
    if name == "discard" and state.discard:
        return card_info(table, state.discard[-1])
    if name == "retired" and state.retired:
        return card_info(table, state.retired[-1])
    return None


def card_info(table: TableFacts, card: int, in_hand: bool = False) -> ZoomInfo:
    """A card by itself; one of the own hand also says what it can do now."""
    context, say = table.context, table.context.say
    kind = KIND[card]
    face = table.faces.kind(kind)
    asked = context.asked
    now = WORDS.now(kind, asked.decision, context.view, say) if in_hand and asked else ""
    return ZoomInfo(
        face=face,
        title=full_name(kind, say),
        sub=_sub(table, kind),
        magic_line=say("{magic} magic at the end", magic=face.magic) if face.magic else say("Acts, then retires"),
        paragraphs=_paragraphs(table, card),
        now=now,
        notes=_notes(table, card),
        frame=FRAME[card] if kind in (PIGXIE, HENTAUR) else 0,
        worth=say("{magic} magic", magic=face.magic) if face.magic else "",
    )


def _paragraphs(table: TableFacts, card: int) -> tuple[str, ...]:
    """What may be done with a card. Clanning creatures all do the same, and each is somebody besides."""
    say, kind = table.context.say, KIND[card]
    own = WORDS.card(card, say, table.state.charter)
    if kind >= CT:
        return (own,)
    rule = (
        "Settle it with a second {card}, a Terrier or a Spydra. Add it to your own, or recruit a rival's {card:many}."
    )
    return say(rule, card=creature(kind, say)), own


def _notes(table: TableFacts, card: int) -> tuple[str, ...]:
    """Pigxies and Hentaurs are the pages of two flip-books; no rule uses it."""
    if KIND[card] not in (PIGXIE, HENTAUR):
        return ()
    pages = ROWS[KIND[card]].copies
    return (table.context.say("Page {page} of {pages} of a flip-book", page=FRAME[card], pages=pages),)


def _sub(table: TableFacts, kind: int) -> str:
    say, charter = table.context.say, table.state.charter
    copies = ROWS[kind].copies_two if charter.two else ROWS[kind].copies
    sort = "Wild creature" if kind in (CT, SPYDRA) else "Creature for hire" if kind > SPYDRA else "Clanning creature"
    return say("{kind}, {count} in the deck", kind=say(sort), count=copies)


def _clan_info(table: TableFacts, seat: int, land: int) -> ZoomInfo | None:
    """The top clan of a land: whose it is, what it is worth, and what its creature is like."""
    context, say, state = table.context, table.context.say, table.state
    clans = stack(state, seat, land)
    if not clans:
        return None
    top = clans[-1]
    kind = top[KIN]
    info = card_info(table, next(card for card in top[CARDS] if KIND[card] == kind))
    owner = say("{name:'s} {clan}", clan=count(kind, len(top[CARDS]), say), name=say.name(context.names[seat]))
    magic = say("{magic} magic, {count} cards", magic=clan_magic(state, seat, top), count=len(top[CARDS]))
    return info._replace(sub=owner, magic_line=magic)


def rule_info(table: TableFacts, layout: TableLayout) -> ZoomInfo | None:
    """What stands beside the hand: the chosen card, else the one that is pointed at or has the focus."""
    context, hand = table.context, layout.hand_cards
    chosen = table.chosen_kinds()
    if chosen:
        card = next((number for number in hand if KIND[number] == chosen[-1]), None)
        return card_info(table, card, in_hand=True) if card is not None else None
    name = context.ui.focus if context.ui.keyboard else context.ui.hover
    if name.startswith("hand") and int(name[4:]) < len(hand):
        return card_info(table, hand[int(name[4:])], in_hand=True)
    return card_info(table, hand[0], in_hand=True) if hand else None
