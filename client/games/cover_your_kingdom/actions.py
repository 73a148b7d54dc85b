"""The action bar: a numbered button for every answer that is near enough to be named."""

from engines.core.types import Option
from engines.cover_your_kingdom.cards import LAND_IDS
from engines.cover_your_kingdom.decisions import END, VERBS

from ...tables.base import ActionButton
from ...tables.plan import WIDE
from ...tables.shortcuts import MAIN
from .table_facts import TableFacts

MOST, MOST_WIDE = 6, 7
"""So many ways are listed at most, in a wide window one more; where there are more, things are picked on the table
first."""

STACKS = ("recruit", "wizard", "block", "elves", "mob", "move_clan", "protect")
"""Answers about a stack that lies somewhere."""
DANGER = ("concede", "let_go")
QUIET = ("discard", "throw")
KINDS = {**dict.fromkeys(DANGER, "danger"), **dict.fromkeys(QUIET, "secondary"), "end": "primary"}


def action_list(table: TableFacts) -> list[ActionButton]:
    """The answers from the top down."""
    context, say = table.context, table.context.say
    picking = context.picking
    if picking is None:
        return []
    always = [option for option in picking.options if option.verb in ("end", *DANGER)]
    ways = [option for option in picking.matching() if option not in always]
    most = MOST_WIDE if context.width >= WIDE else MOST
    choosing_a_card = context.asked is not None and context.asked.decision.kind == "act" and not picking.picked
    if choosing_a_card or (not picking.picked and len(ways) > most):
        ways = [option for option in ways if not any(thing[0] == "hand" for thing in picking.things(option))]
    if len(ways) > most:
        exact = picking.exact()
        ways = [option for option in ways if option in exact]
    ways.sort(key=lambda option: (option.verb in QUIET, -len(picking.things(option)) if option.verb == "claim" else 0))
    actions = [_action(table, option, str(number)) for number, option in enumerate(ways, 1)]
    if picking.picked:
        actions.append(ActionButton(say("Put back"), kind="ghost", key="Esc"))
    actions += [_action(table, option, MAIN) for option in always]
    if context.asked and context.asked.decision.kind == "act" and END not in always:
        actions.append(_action(table, END, MAIN))
    return actions


def _action(table: TableFacts, option: Option, key: str) -> ActionButton:
    label = table.label(option)
    kind = KINDS.get(option.verb, "teal")
    picking = table.context.picking
    forced = option.verb in DANGER and picking is not None and len(picking.options) == 1
    second = table.context.say("nothing happens before you press it") if forced else label.second
    return ActionButton(
        label.words, second, option, kind, key, table.why_not(option), pictures=_pictures(table, option)
    )


def _pictures(table: TableFacts, option: Option) -> tuple[str, ...]:
    """Whose stack an answer is about, and in which land."""
    if option.verb not in STACKS:
        return ()
    args = dict(zip([field.name for field in VERBS[option.verb]], option.args, strict=True))
    asked = table.context.asked
    owner = args.get("seat", asked.seat if asked else 0)
    if option.verb == "move_clan":
        owner = 1 - owner
    land = LAND_IDS[args["land"]]
    return f"badges/{table.context.badges[owner] + 1}.png", f"signs/{'either' if land == 'kingdom' else land}.png"
