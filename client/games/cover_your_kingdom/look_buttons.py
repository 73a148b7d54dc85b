"""Buttons to look at what lies covered: one's own stacks, and what the table agreed to leave open."""

from engines.core.types import HIDDEN
from engines.cover_your_kingdom.nouns import creature, land_noun
from engines.cover_your_kingdom.state import CARDS, KIN, stack

from ...render.canvas import Box
from ...widgets.button import Button, IconButton
from .kingdoms import large
from .reading import clan_magic
from .slots import slot_layout
from .table_facts import TableFacts
from .table_layout import TableLayout


def look_buttons(table: TableFacts, layout: TableLayout) -> None:
    """A button at every stack the viewer may look under, and at a discard pile that lies open."""
    state = table.state
    for kingdom in layout.plan.kingdoms:
        for land in state.charter.lands:
            clans = stack(state, kingdom.seat, land)
            if len(clans) > 1 and all(clan[KIN] != HIDDEN for clan in clans):
                _button(table, layout, kingdom.seat, land)
    if state.charter.open_history and len(state.discard) > 1:
        box = layout.pile_boxes()[1]
        table.context.ui.add(
            IconButton(
                "history", Box(box.right - 20, box.bottom - 26, 34, 34), lambda: look_through(table), group="piles",
                icon="magnifying-glass", tip=table.context.say("Look through the discard pile"),
            )
        )  # fmt: skip


def _button(table: TableFacts, layout: TableLayout, seat: int, land: int) -> None:
    context, say = table.context, table.context.say
    kingdom, box, slot = layout.plan.kingdom(seat), layout.boxes[seat, land], layout.slots[seat, land]
    group = "own" if seat == context.me else f"rival{seat}"
    where = slot_layout(slot, box, kingdom.card, large(kingdom, len(table.state.charter.lands)) and box.w >= 330)
    name, tip = f"under{seat}.{land}", say("Look at the covered clans")
    if where.info and where.info.w > 136 and where.info.h > 150 * context.stage.scale.text:
        place = Box(where.info.x, where.info.bottom - 46, min(where.info.w, 164), 36)
        context.ui.add(
            Button(
                name, place, lambda: look_under(table, seat, land), group=group, tip=tip, label=say("Look under"),
                kind="ghost", size=15, icon="magnifying-glass",
            )
        )  # fmt: skip
        return
    low = where.plate.y if where.plate else box.bottom
    place = Box(box.right - 38, low - 38, 32, 32)
    context.ui.add(
        IconButton(
            name, place, lambda: look_under(table, seat, land), group=group, tip=tip, icon="magnifying-glass"
        )
    )  # fmt: skip


def look_under(table: TableFacts, seat: int, land: int) -> None:
    """All the clans of a stack, from top to bottom."""
    from .look_under import LookUnderScene

    context, say, state = table.context, table.context.say, table.state
    clans = [
        (
            f"{creature(clan[KIN], say):many}",
            tuple(table.faces.card(card) for card in clan[CARDS]),
            clan_magic(state, seat, clan),
        )
        for clan in reversed(stack(state, seat, land))
    ]
    title = say("{name:'s} {land}", land=land_noun(land, say), name=say.name(context.names[seat]))
    context.stage.push(LookUnderScene(context.stage, title, clans))


def look_through(table: TableFacts) -> None:
    """The whole discard pile, the newest card first."""
    from .look_under import LookUnderScene

    context, state = table.context, table.state
    cards = tuple(table.faces.card(card) for card in reversed(state.discard))
    context.stage.push(LookUnderScene(context.stage, context.say("Discard pile"), [("", cards, 0)], grid=True))
