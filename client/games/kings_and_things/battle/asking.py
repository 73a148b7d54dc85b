"""Questions of a battle or an exploration: the buttons, and the question to everybody."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.kings_and_things.text import WORDS

from ....match.prompts import AskAll
from ....render.canvas import Box
from ....tables.base import ActionButton, Table
from ....tables.shortcuts import MAIN

if TYPE_CHECKING:
    from ....tables.ask_all import AskAllView
    from ....tables.context import Context


PASSES = (
    "arm_nobody", "fight", "leave_rest", "hold_off", "covet_nothing", "no_save", "stay", "let_be", "ignore",
)  # fmt: skip
"""Verbs of somebody who does nothing more: the main button."""


def plain_actions(context: "Context") -> list[ActionButton]:
    """A button for every answer that nothing on the table stands for; the one that does nothing more comes last."""
    picking = context.picking
    if picking is None:
        return []
    plain = [option for option in picking.options if not picking.things(option)]
    plain.sort(key=lambda option: option.verb in PASSES)
    actions = []
    for number, option in enumerate(plain, 1):
        label = WORDS.label(option, context.asked_view(), context.names, context.say)
        kind = "primary" if number == len(plain) else "secondary"
        key = MAIN if option.verb in PASSES else str(number)
        actions.append(ActionButton(label.words, label.second, option, kind, key))
    if picking.picked:
        actions.insert(0, ActionButton(context.say("Put back"), kind="ghost", key="Esc"))
    return actions


def ask_all_view(table: Table, prompt: AskAll, place: Callable[[], Box] | None) -> "AskAllView":
    """A question to everybody, in a place of the screen."""
    from ....tables.ask_all import AskAllView, Person

    context, rows = table.context, table.seat_rows()
    people = tuple(
        Person(seat, context.names[seat], context.badges[seat], table.hand_words(rows[seat].hand))
        for seat in prompt.seats
    )
    title, sentence = WORDS.prompt(prompt.decision, context.asked_view(), context.names, context.say)
    return AskAllView(title, sentence, people, place=place)
