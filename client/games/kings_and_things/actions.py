"""The action buttons: every answer that lacks nothing but a word. The last one is the large one."""

from typing import TYPE_CHECKING

from engines.core.types import Option
from engines.kings_and_things.decisions import option
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import KIND

from ...tables.base import ActionButton
from ...tables.shortcuts import MAIN
from . import things
from .placing import is_bluff
from .things import CounterPicking

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

ALWAYS = frozenset(["end_moves"])
"""Can be said while something is picked, too."""

ENDS = (
    "end_moves", "halt", "end_placing", "exchange", "seek_nobody", "draw", "no_event", "end_building", "no_stalking",
    "no_robbery", "keep_seas", "give_up", "pay", "depart", "let_pass", "decline", "move_freely_not",
    "lift_off",
    "take_back", "ignore", "leave_there", "let_be", "hold_off", "fight", "leave_rest", "arm_nobody", "covet_nothing",
    "no_save", "stay",
)  # fmt: skip
"""By these one goes on; the first of them that is offered is the large button, unless something is picked. None of them
costs anything that nobody has chosen: a number is 0 until somebody says more, and ten gold for a point of the dice
(`top_up`) have a button of their own."""

LOSES = frozenset(["drop"])
"""Picked things can be given away by these for nothing: the large button has them only if nothing else can be done."""

LETTERS = {"hunt": "d", "inflate": "i", "demand": "p", "march_all": "m", "march": "m"}
"""While digits say who marches, the buttons have letters."""

STEPPED = {"draw": 1, "pay": 5}
"""Answers that are a number: the panel's stepper says which."""


def action_list(table: "KingdomTable") -> list[ActionButton]:
    """The buttons from the top down."""
    picking, say = table.context.picking, table.context.say
    if table.marching.spread:
        return [ActionButton(say("Choose a hex"), kind="primary", key=MAIN, does=table.marching.toggle_spread)]
    if not isinstance(picking, CounterPicking):
        return []
    found = [answer for answer in picking.buttons() if _shown(table, answer)]
    found += [answer for answer in picking.options if answer.verb in ALWAYS and answer not in found]
    start = table.marching.start()
    if start:
        found = [answer for answer in found if answer.verb not in ("march", "march_all")]
    main = main_answer(found, bool(picking.picked))
    others = [answer for answer in found if answer is not main]
    digits = table.muster is None
    actions = _steps(table, picking)
    actions += [_action(table, answer, str(n) if digits else "") for n, answer in enumerate(others, 1)]
    if start:
        actions.append(_march(table, start))
    if main is not None:
        actions.append(_action(table, main, MAIN)._replace(kind="primary", left=_left(table, picking, main)))
    return actions


def _march(table: "KingdomTable", start: tuple[Option, ...]) -> ActionButton:
    """The chosen set out together, to go on hex by hex."""
    first, *others = start
    march = _action(table, first, "m")
    if not others:
        return march
    everybody = _action(table, option("march_all", int(str(first.args[0]))), "m")
    label = table.context.say("March them")
    return march._replace(label=label, second=everybody.second, then=tuple(others))


def _left(table: "KingdomTable", picking: CounterPicking, main: Option) -> str:
    """What could still be placed or moved when this is said; empty if nothing could. Bluffs are nobody's duty."""
    say, state = table.context.say, table.state
    if main.verb == "end_placing":
        kinds = {answer.args[0] for answer in picking.options if answer.verb == "place"}
        held = [piece for piece in state.shields[table.context.me] if piece >= 0 and KIND[piece] in kinds]
        count = sum(not is_bluff(state, table.context.me, piece) for piece in held)
        return (
            say.plural("{count} Thing can be placed", "{count} Things can be placed", count, count=count)
            if count
            else ""
        )
    if main.verb == "end_moves":
        count = len({answer.args[0] for answer in picking.options if answer.verb in ("march", "march_all", "hunt")})
        return (
            say.plural("{count} army can still move", "{count} armies can still move", count, count=count)
            if count
            else ""
        )
    if main.verb == "leave_rest":
        count = sum(answer.verb == "loot" for answer in picking.options)
        return say.plural("{count} Thing could be yours", "{count} Things could be yours", count, count=count)
    if main.verb == "give_up":
        paid = next((answer.args[0] for answer in picking.options if answer.verb == "top_up"), None)
        return say("{gold} gold would do", gold=paid) if paid is not None else ""
    return ""


def _shown(table: "KingdomTable", answer: Option) -> bool:
    """Of a number, only the one the stepper shows."""
    by = STEPPED.get(answer.verb)
    return by is None or answer.args[0] == table.amount * by


def main_answer(found: list[Option], picked: bool) -> Option | None:
    """The answer of the large button: what is picked, or else how one goes on."""
    sure = [answer for answer in found if things.SURE in things.things_of(answer) and answer.verb not in LETTERS]
    if picked and sure:
        return min(sure, key=lambda answer: answer.verb in LOSES)  # what brings something, before what gives it away
    ends = [answer for verb in ENDS for answer in found if answer.verb == verb]
    return ends[0] if ends else found[0] if len(found) == 1 else None


def _steps(table: "KingdomTable", picking: CounterPicking) -> list[ActionButton]:
    """Buttons that answer nothing yet."""
    say = table.context.say
    found = []
    if not picking.picked and things.MORE in picking.next_things():
        words = say("special income, back in the Bag")
        found.append(ActionButton(say("Remove a counter"), words, None, "ghost", "v", thing=things.MORE))
    if picking.picked:
        found.append(ActionButton(say("Put back"), kind="ghost", key="Esc"))
    return found


def _action(table: "KingdomTable", answer: Option, key: str) -> ActionButton:
    context = table.context
    label = WORDS.label(answer, context.asked_view(), context.names, context.say)
    return ActionButton(label.words, label.second, answer, "secondary", key or LETTERS.get(answer.verb, ""))
