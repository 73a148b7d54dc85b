"""Buttons of the column: what is picked is confirmed there, and what lies nowhere is done there."""

from engines.core.types import Option

from ...tables.base import ActionButton
from ...tables.shortcuts import MAIN
from . import jester_names
from .knights_table import KnightsTable
from .ways import way_buttons
from .words.notes import mode_of

MOST = 2
"""So many ways are named beside what puts everything back."""

KEYS = {
    "stop": MAIN,
    "endure": MAIN,
    "decline": MAIN,
    "redeal": MAIN,
    "pass": "p",
    "keep": MAIN,
    "give": "g",
    "pay_gems": "g",
}
"""Of what is done by its button alone; digits belong to cards and rows. To pass is never what is confirmed: whoever
picks a good card and presses on should not throw it away."""
CONFIRM, OTHER = MAIN, "v"

DANGER = ("endure", "give")
"""What costs something and is no choice of a card: it does not look like the natural next step."""
ALWAYS = ("stop", "decline", "redeal", "keep", "give")
UNPICKED = ("endure", "pay_gems")
"""What needs no picking, but may be picked."""


def action_list(table: KnightsTable) -> list[ActionButton]:
    """From the top down; the last one is the one to press."""
    context, picking = table.context, table.context.picking
    if picking is None:
        return []
    always = [option for option in picking.options if option.verb in ALWAYS or not picking.things(option)]
    if not picking.picked:
        always += [option for option in picking.options if option.verb in UNPICKED and option not in always]
        found = [_action(table, option, KEYS[option.verb]) for option in always]
        return [*way_buttons(table), *sorted(found, key=lambda action: action.key == MAIN)]
    exact = picking.exact()
    ways = [option for option in picking.matching() if option not in always]
    ways = [option for option in ways if mode_of(option) == table.way] or ways
    if len(ways) > MOST:
        ways = [option for option in ways if option in exact][:MOST]
    if jester_names.asks(table):  # what lies under the list of names is done by its button
        ways += [option for option in picking.matching() if option.verb == "pass" and option not in ways][:MOST]
    ways.sort(key=lambda option: (option.verb != "pass", option in exact))
    passes = [option for option in ways if option.verb == "pass"]  # they come first, and have a key of their own
    others = ways[len(passes) :]
    actions = [_action(table, option, KEYS["pass"]) for option in passes]
    keys = (OTHER, CONFIRM)[MOST - len(others) :]
    actions += [_action(table, option, key) for option, key in zip(others, keys, strict=True)]
    confirmed = 1 if actions and actions[-1].key == MAIN else 0
    back = ActionButton(context.say("Put back"), kind="ghost", key="Esc")
    return [*actions[: len(actions) - confirmed], back, *actions[len(actions) - confirmed :]]


def _action(table: KnightsTable, option: Option, key: str) -> ActionButton:
    label = table.label(option)
    kind = "danger" if option.verb in DANGER else "primary" if key == MAIN else "secondary"
    return ActionButton(label.words, label.second, option, kind, key)
