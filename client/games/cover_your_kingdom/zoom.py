"""What a card, a clan or a pile means, in words: for the large picture beside it and for the box beside the hand."""

from typing import TYPE_CHECKING

from engines.core.types import HIDDEN
from engines.cover_your_kingdom.cards import CT, FRAME, HENTAUR, KIND, PIGXIE, ROWS, SPYDRA
from engines.cover_your_kingdom.nouns import NAMES, count
from engines.cover_your_kingdom.state import CARDS, KIN, stack
from engines.cover_your_kingdom.text import WORDS

from ...render.canvas import Box, Canvas
from .reading import clan_magic
from .words.names import full_name
from .zoom_box import ZoomInfo
from .zoom_box import draw_zoom as draw_large

if TYPE_CHECKING:
    from .board import Board


def draw_zoom(canvas: Canvas, board: "Board", name: str, at: Box, time: float) -> bool:
    """Explain the widget of that name. False if there is nothing to explain."""
    info = zoom_info(board, name)
    if info is None:
        return False
    draw_large(canvas, at, info, time)
    return True


def zoom_info(board: "Board", name: str) -> ZoomInfo | None:
    """The thing behind a hot spot."""
    table, state = board.table, board.table.state
    if name.startswith("hand") and table.hand_is_open():
        hand = board.spread.hand_cards
        index = int(name[4:])
        return card_info(board, hand[index], in_hand=True) if index < len(hand) else None
    if name.startswith("land"):
        seat, land = map(int, name[4:].split("."))
        return _clan_info(board, seat, land)
    if name.startswith("pile"):
        cards = state.inn[int(name[4:])]
        return card_info(board, cards[-1]) if cards and cards[-1] != HIDDEN else None
    if name == "discard" and state.discard:
        return card_info(board, state.discard[-1])
    if name == "retired" and state.retired:
        return card_info(board, state.retired[-1])
    return None


def card_info(board: "Board", card: int, in_hand: bool = False) -> ZoomInfo:
    """A card by itself; one of the own hand also says what it can do now."""
    context, say = board.context, board.context.say
    kind = KIND[card]
    face = board.table.faces.kind(kind)
    asked = context.asked
    now = WORDS.now(kind, asked.decision, context.view, say) if in_hand and asked else ""
    return ZoomInfo(
        face=face,
        title=full_name(kind, say),
        sub=_sub(board, kind),
        magic_line=say("{magic} magic at the end").format(magic=face.magic)
        if face.magic
        else say("Acts, then retires"),
        paragraphs=_paragraphs(board, card),
        now=now,
        notes=_notes(board, card),
        frame=FRAME[card] if kind in (PIGXIE, HENTAUR) else 0,
        worth=say("{magic} magic").format(magic=face.magic) if face.magic else "",
    )


def _paragraphs(board: "Board", card: int) -> tuple[str, ...]:
    """What may be done with a card. Clanning creatures all do the same, and each is somebody besides."""
    say, kind = board.context.say, KIND[card]
    own = WORDS.card(card, say, board.table.state.charter)
    if kind >= CT:
        return (own,)
    name = NAMES[kind]
    rule = say(
        "Settle with a second {card}, a Terrier or a Spydra. Add to your own. Or lay it against a rival's {cards}."
    )
    return rule.format(card=say(name.short), cards=say(name.many)), own


def _notes(board: "Board", card: int) -> tuple[str, ...]:
    """Pigxies and Hentaurs are the pages of two flip-books; no rule uses it."""
    if KIND[card] not in (PIGXIE, HENTAUR):
        return ()
    pages = ROWS[KIND[card]].copies
    return (board.context.say("Page {page} of {pages} of a flip-book").format(page=FRAME[card], pages=pages),)


def _sub(board: "Board", kind: int) -> str:
    say, charter = board.context.say, board.table.state.charter
    copies = ROWS[kind].copies_two if charter.two else ROWS[kind].copies
    sort = "Wild creature" if kind in (CT, SPYDRA) else "Creature for hire" if kind > SPYDRA else "Clanning creature"
    return say("{kind}, {count} in the deck").format(kind=say(sort), count=copies)


def _clan_info(board: "Board", seat: int, land: int) -> ZoomInfo | None:
    """The top clan of a land: whose it is, what it is worth, and what its creature is like."""
    context, say, state = board.context, board.context.say, board.table.state
    clans = stack(state, seat, land)
    if not clans:
        return None
    top = clans[-1]
    kind = top[KIN]
    info = card_info(board, next(card for card in top[CARDS] if KIND[card] == kind))
    owner = say("{clan} of {name}").format(clan=count(kind, len(top[CARDS]), say), name=context.names[seat])
    magic = say("{magic} magic, {count} cards").format(magic=clan_magic(state, seat, top), count=len(top[CARDS]))
    return info._replace(sub=owner, magic_line=magic)


def rule_info(board: "Board") -> ZoomInfo | None:
    """What stands beside the hand: the chosen card, else the one that is pointed at or has the focus."""
    context, hand = board.context, board.spread.hand_cards
    chosen = board.table.chosen_kinds()
    if chosen:
        card = next((number for number in hand if KIND[number] == chosen[-1]), None)
        return card_info(board, card, in_hand=True) if card is not None else None
    name = context.ui.focus if context.ui.keyboard else context.ui.hover
    if name.startswith("hand") and int(name[4:]) < len(hand):
        return card_info(board, hand[int(name[4:])], in_hand=True)
    return card_info(board, hand[0], in_hand=True) if hand else None
