"""The action bar: a numbered button for every answer that is near enough to be named."""

from engines.core.types import Option
from engines.cover_your_kingdom.decisions import END
from engines.cover_your_kingdom.nouns import short

from ...tables.base import ActionButton
from .table_facts import TableFacts

MOST = 7
"""So many ways are listed at most; where there are more, things are picked on the table first."""

DANGER = ("concede", "let_go")
QUIET = ("discard", "throw")
KEYS = {"end": "e", "concede": "c", "let_go": "c"}


def action_list(table: TableFacts) -> tuple[str, list[ActionButton]]:
    """The title of the bar and its buttons."""
    context, say = table.context, table.context.say
    picking = context.picking
    if picking is None:
        return "", []
    most = min(MOST, table.frame.ways)
    always = [option for option in picking.options if option.verb in ("end", *DANGER)]
    ways = [option for option in picking.matching() if option not in always]
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
    actions += [_action(table, option, KEYS[option.verb]) for option in always]
    if context.asked and context.asked.decision.kind == "act" and END not in always:
        actions.append(_action(table, END, KEYS["end"]))
    return _title(table), actions


def _title(table: TableFacts) -> str:
    say, chosen = table.context.say, table.chosen_kinds()
    asked = table.context.asked
    if asked and asked.decision.kind in ("answer", "inn_contest", "defend"):
        return say("Your answers")
    if len(chosen) == 1:
        return say("With this {card}", card=short(chosen[0], say))
    if chosen:
        return say("With these cards")
    return say("Your turn") if asked and asked.decision.kind == "act" else say("Your choice")


def _action(table: TableFacts, option: Option, key: str) -> ActionButton:
    label = table.label(option)
    kind = "danger" if option.verb in DANGER else "secondary" if option.verb in (*QUIET, "end") else "teal"
    return ActionButton(label.words, label.second, option, kind, key, table.why_not(option))
