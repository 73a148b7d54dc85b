"""How a battle or an exploration asks: the words, the buttons, and the question to everybody."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.core.types import Decision

from ....match.prompts import AskAll
from ....render.canvas import Box
from ....tables.base import Action, Words
from ..words.battle import PASSES, PROMPTS, battle_prompt, button
from ..words.links import RULE_FOR

if TYPE_CHECKING:
    from ....tables.ask_all import AskAllView
    from ....tables.context import Context
    from ..table import GameTable


def words_for(scene: "Context", decision: Decision) -> Words:
    """Who is asked what."""
    link = RULE_FOR[decision.kind]
    if decision.kind in PROMPTS:
        ask = battle_prompt(scene.asked_view(), decision, scene.names, scene.say)
        return Words(ask.lead, ask.sentence, link.anchor, link.label)
    sentence = scene.session.game.text.prompt(decision, scene.asked_view(), scene.names, scene.say)
    return Words(scene.names[decision.seat], sentence, link.anchor, link.label)


def plain_actions(scene: "Context") -> list[Action]:
    """A button for every answer that nothing on the table stands for; the one that does nothing more comes last."""
    picking = scene.picking
    if picking is None:
        return []
    plain = [option for option in picking.options if not picking.things(option)]
    plain.sort(key=lambda option: option.verb in PASSES)
    actions = []
    for number, option in enumerate(plain, 1):
        label = button(option, scene.view, scene.names, scene.say)
        kind = "primary" if number == len(plain) else "secondary"
        key = "space" if option.verb in PASSES else str(number)
        actions.append(Action(label.text, label.second, option, kind, key))
    if picking.picked:
        actions.insert(0, Action(scene.say("Put back"), kind="ghost", key="Esc"))
    return actions


def ask_all_view(table: "GameTable", prompt: AskAll, place: Callable[[], Box] | None) -> "AskAllView":
    """A question to everybody, in a place of the screen."""
    from ....tables.ask_all import AskAllView, Person

    scene, rows = table.scene, table.seat_rows()
    people = tuple(
        Person(seat, scene.names[seat], scene.badges[seat], table.hand_words(rows[seat].hand)) for seat in prompt.seats
    )
    title = scene.say("Is anyone bluffing?" if prompt.decision.kind == "call_bluff" else "Does anyone answer?")
    return AskAllView(title, words_for(scene, prompt.decision).sentence, people, place=place)
