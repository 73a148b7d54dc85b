"""Looking at what lies covered: one's own stacks, and what the table agreed to leave open."""

from typing import TYPE_CHECKING

from engines.core.types import HIDDEN
from engines.cover_your_kingdom.nouns import NAMES
from engines.cover_your_kingdom.state import CARDS, KIN, stack

from ...render.canvas import Box
from ...widgets.button import Button, IconButton
from .kingdoms import large
from .reading import clan_magic
from .slots import layout
from .words.names import LAND_TITLES

if TYPE_CHECKING:
    from .board import Board


def look_buttons(board: "Board") -> None:
    """A button at every stack the viewer may look under, and at a discard pile that lies open."""
    state = board.table.state
    for kingdom in board.spread.plan.kingdoms:
        for land in state.charter.lands:
            clans = stack(state, kingdom.seat, land)
            if len(clans) > 1 and all(clan[KIN] != HIDDEN for clan in clans):
                _button(board, kingdom.seat, land)
    if state.charter.open_history and len(state.discard) > 1:
        box = board.spread.pile_boxes()[1]
        board.context.ui.add(
            IconButton(
                "history", Box(box.right - 20, box.bottom - 26, 34, 34), lambda: look_through(board), group="piles",
                icon="magnifying-glass", tip=board.context.say("Look through the discard pile"),
            )
        )  # fmt: skip


def _button(board: "Board", seat: int, land: int) -> None:
    context, say = board.context, board.context.say
    kingdom, box, slot = board.spread.plan.kingdom(seat), board.spread.boxes[seat, land], board.spread.slots[seat, land]
    group = "own" if seat == context.me else f"rival{seat}"
    where = layout(slot, box, kingdom.card, large(kingdom, len(board.table.state.charter.lands)) and box.w >= 330)
    name, tip = f"under{seat}.{land}", say("Look at the covered clans")
    if where.info and where.info.w > 136 and where.info.h > 150 * context.stage.scale.text:
        place = Box(where.info.x, where.info.bottom - 46, min(where.info.w, 164), 36)
        context.ui.add(
            Button(
                name, place, lambda: look_under(board, seat, land), group=group, tip=tip, label=say("Look under"),
                kind="ghost", size=15, icon="magnifying-glass",
            )
        )  # fmt: skip
        return
    low = where.plate.y if where.plate else box.bottom
    place = Box(box.right - 38, low - 38, 32, 32)
    context.ui.add(
        IconButton(
            name, place, lambda: look_under(board, seat, land), group=group, tip=tip, icon="magnifying-glass"
        )
    )  # fmt: skip


def look_under(board: "Board", seat: int, land: int) -> None:
    """All the clans of a stack, from top to bottom."""
    from .look_under import LookUnderScene

    context, say, state = board.context, board.context.say, board.table.state
    clans = [
        (
            say(NAMES[clan[KIN]].many),
            tuple(board.table.faces.card(card) for card in clan[CARDS]),
            clan_magic(state, seat, clan),
        )
        for clan in reversed(stack(state, seat, land))
    ]
    title = say("{land} of {name}").format(land=say(LAND_TITLES[land]), name=context.names[seat])
    context.stage.push(LookUnderScene(context.stage, title, clans))


def look_through(board: "Board") -> None:
    """The whole discard pile, the newest card first."""
    from .look_under import LookUnderScene

    context, state = board.context, board.table.state
    cards = tuple(board.table.faces.card(card) for card in reversed(state.discard))
    context.stage.push(LookUnderScene(context.stage, context.say("Discard pile"), [("", cards, 0)], spread=True))
