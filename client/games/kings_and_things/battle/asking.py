"""How a battle or an exploration asks: the words, the buttons, and the question to everybody."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.core.types import Decision

from ....match.prompts import AskAll
from ....render.canvas import Box
from ....tables.base import ActionButton, PromptLine
from ..words.battle import PASSES, PROMPTS, battle_prompt, button
from ..words.links import RULE_FOR

if TYPE_CHECKING:
    from ....tables.ask_all import AskAllView
    from ....tables.context import Context
    from ..table import GameTable


def words_for(context: "Context", decision: Decision) -> PromptLine:
    """Who is asked what."""
    link = RULE_FOR[decision.kind]
    if decision.kind in PROMPTS:
        ask = battle_prompt(context.asked_view(), decision, context.names, context.say)
        return PromptLine(ask.lead, ask.sentence, link.anchor, link.label)
    asked = context.session.game.text.prompt(decision, context.asked_view(), context.names, context.say)
    return PromptLine(context.names[decision.seat], asked.line, link.anchor, link.label)


def plain_actions(context: "Context") -> list[ActionButton]:
    """A button for every answer that nothing on the table stands for; the one that does nothing more comes last."""
    picking = context.picking
    if picking is None:
        return []
    plain = [option for option in picking.options if not picking.things(option)]
    plain.sort(key=lambda option: option.verb in PASSES)
    actions = []
    for number, option in enumerate(plain, 1):
        label = button(option, context.view, context.names, context.say)
        kind = "primary" if number == len(plain) else "secondary"
        key = "space" if option.verb in PASSES else str(number)
        actions.append(ActionButton(label.text, label.second, option, kind, key))
    if picking.picked:
        actions.insert(0, ActionButton(context.say("Put back"), kind="ghost", key="Esc"))
    return actions


def ask_all_view(table: "GameTable", prompt: AskAll, place: Callable[[], Box] | None) -> "AskAllView":
    """A question to everybody, in a place of the screen."""
    from ....tables.ask_all import AskAllView, Person

    context, rows = table.context, table.seat_rows()
    people = tuple(
        Person(seat, context.names[seat], context.badges[seat], table.hand_words(rows[seat].hand))
        for seat in prompt.seats
    )
    title = context.say("Is anyone bluffing?" if prompt.decision.kind == "call_bluff" else "Does anyone answer?")
    return AskAllView(title, words_for(context, prompt.decision).sentence, people, place=place)
