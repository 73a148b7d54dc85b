"""Question for the whole table: does anyone play a Highwayman?"""

from typing import TYPE_CHECKING

from engines.core.types import WATCHER
from engines.knights_and_ninjas import phrases

from ...match.prompts import AskAll
from ...render.canvas import Box, Canvas
from .knights_table import KnightsTable
from .knights_tabletop import KnightsTabletop
from .middle import draw_road
from .table_facts import on_the_road

if TYPE_CHECKING:
    from ...tables.ask_all import AskAllView


def question(tabletop: KnightsTabletop, prompt: AskAll) -> "AskAllView":
    """From whom to whom, how many gems, and who may answer. Computers have answered for themselves already."""
    from ...tables.ask_all import AskAllView, Person

    table, context = tabletop.table, tabletop.context
    road = on_the_road(table.state)
    assert road is not None, "the table is asked while gems are on the road"
    holder, _ = road
    people = tuple(
        Person(seat, context.names[seat], context.badges[seat], table.hand_words(len(table.state.hands[seat])))
        for seat in prompt.seats
    )
    loser = table.loser_to(holder)
    asked = table.prompt(prompt.decision, context.view._replace(seat=WATCHER))  # as nobody in particular reads it

    def picture(canvas: Canvas, box: Box) -> None:
        width = min(560.0, box.w)
        draw_road(canvas, tabletop.places, Box(box.cx - width / 2, box.cy - 42, width, 108))

    return AskAllView(*asked, people, _foot(table, prompt, loser), picture, 84.0, _middle(table))


def _middle(table: KnightsTable) -> tuple[float, float]:
    """Over the cloth, so that the rail with everybody's gems stays in sight."""
    return table.plan.table.cx, table.plan.table.cy


def _foot(table: KnightsTable, prompt: AskAll, loser: int) -> str:
    """Who goes first, that a robber can be robbed, and who is a computer."""
    context, say = table.context, table.context.say
    said = [say("What a Highwayman takes can be robbed again: then everyone is asked once more.")]
    if loser in prompt.seats and len(prompt.seats) > 1 and not table.state.charter.race:
        said.insert(
            0, say("If several want them, {loser}, who lost them, goes first.").format(loser=context.names[loser])
        )
    machines = [name for name, seat in zip(context.names, context.session.seats, strict=True) if not seat.is_human]
    if machines:
        words = "{names} {names:?is a computer player and answers|are computer players and answer} on their own."
        said.append(say(words, names=phrases.people(machines, say)))
    return " ".join(said)
