"""The action bar: a numbered button for every answer that is near enough to be named."""

from collections.abc import Sequence

from engines.core.types import Option
from engines.cover_your_kingdom.cards import LAND_IDS
from engines.cover_your_kingdom.decisions import END, FROM_BOTTOM, VERBS

from ...tables.base import ActionButton
from ...tables.picking import Picking
from ...tables.plan import WIDE
from ...tables.shortcuts import MAIN
from ...widgets.button import Painted
from .inn import PILES
from .stack_strip import stack_strip
from .table_facts import TableFacts

MOST, MOST_WIDE = 6, 7
"""So many ways are listed at most, in a wide window one more; where there are more, things are picked on the table
first."""

STACKS = ("recruit", "wizard", "block", "elves", "mob", "move_clan", "protect")
"""Answers about a stack that lies somewhere."""
STIRRED = ("wizard", "move_clan")
"""Answers that put a stack in another order."""
DANGER = ("concede", "let_go")
QUIET = ("discard", "throw")
TICKED = frozenset(("claim",))
"""Answers that are ticked on the table, and confirmed by the main button."""
KINDS = {**dict.fromkeys(DANGER, "danger"), **dict.fromkeys(QUIET, "secondary"), "end": "primary"}


def action_list(table: TableFacts) -> list[ActionButton]:
    """The answers from the top down. What is picked whole is confirmed in the corner; else one goes on from there."""
    context, say = table.context, table.context.say
    picking = context.picking
    if picking is None:
        return []
    always = [option for option in picking.options if option.verb in ("end", *DANGER)]
    confirmed = _confirmed(picking)
    ways = [option for option in _ways(table, picking) if option not in always and option != confirmed]
    first = PILES + 1 if claiming(picking) else 1  # the guests of the Inn have the numbers before
    actions = [_action(table, option, str(number % 10)) for number, option in enumerate(ways, first)]
    if confirmed is not None:
        others = [option for option in always if option.verb in DANGER]
        actions += [_action(table, option, "") for option in others]
    if picking.picked:
        actions.append(ActionButton(say("Put back"), kind="ghost", key="Esc"))
    if confirmed is not None:
        return [*actions, _action(table, confirmed, MAIN)._replace(kind="primary")]
    actions += [_action(table, option, MAIN) for option in always]
    if context.asked and context.asked.decision.kind == "act" and END not in always:
        actions.append(_action(table, END, MAIN))
    return actions


def claiming(picking: Picking) -> bool:
    """Whether a card is picked for which guests of the Inn can be ticked."""
    return bool(picking.picked) and any(option.verb in TICKED for option in picking.matching())


def _confirmed(picking: Picking) -> Option | None:
    """The answer that is made of just what is picked, where it waits for its button."""
    exact = [option for option in picking.exact() if picking.picked]
    return exact[0] if len(exact) == 1 and exact[0].verb not in QUIET else None


def _ways(table: TableFacts, picking: Picking) -> Sequence[Option]:
    """The answers that are named above the corner."""
    context = table.context
    ways = [option for option in picking.matching() if option.verb not in TICKED]
    most = MOST_WIDE if context.width >= WIDE else MOST
    choosing_a_card = context.asked is not None and context.asked.decision.kind == "act" and not picking.picked
    named = [option for option in ways if option.verb not in ("end", *DANGER)]
    if choosing_a_card or (not picking.picked and len(named) > most):
        ways = [option for option in ways if not any(thing[0] == "hand" for thing in picking.things(option))]
    if len([option for option in ways if option.verb not in ("end", *DANGER)]) > most:
        exact = picking.exact()
        ways = [option for option in ways if option in exact]
    return sorted(ways, key=lambda option: option.verb in QUIET)


def answers_title(table: TableFacts) -> str:
    """What the answers are about, where all of them put a stack in another order."""
    picking = table.context.picking
    ways = [option for option in _ways(table, picking) if option.verb != "end"] if picking else []
    stirring = len(ways) > 1 and all(option.verb in STIRRED for option in ways)
    return table.context.say("The Wiizzaard moves") if stirring else ""


def _action(table: TableFacts, option: Option, key: str) -> ActionButton:
    label = table.label(option)
    kind = KINDS.get(option.verb, "teal")
    picking = table.context.picking
    forced = option.verb in DANGER and picking is not None and len(picking.options) == 1
    second = table.context.say("nothing happens before you press it") if forced else label.second
    reason, left = table.why_not(option), ""
    if option == END and not reason and picking is not None and picking.picked:
        kind, left = "secondary", label.second or table.context.say("a card is picked")  # whoever picks wants to play
    return ActionButton(label.words, second, option, kind, key, reason, left=left, pictures=_pictures(table, option))


def _pictures(table: TableFacts, option: Option) -> tuple[str | Painted, ...]:
    """Whose stack an answer is about, in which land, and what becomes of it."""
    if option.verb not in STACKS:
        return ()
    args = dict(zip([field.name for field in VERBS[option.verb]], option.args, strict=True))
    asked = table.context.asked
    owner = args.get("seat", asked.seat if asked else 0)
    if option.verb == "move_clan":
        owner = 1 - owner
    land = LAND_IDS[args["land"]]
    pictures = f"badges/{table.context.badges[owner] + 1}.png", f"signs/{'either' if land == 'kingdom' else land}.png"
    if option.verb not in STIRRED:
        return pictures
    return *pictures, stack_strip(table, owner, args["land"], rises=args["end"] == FROM_BOTTOM)
