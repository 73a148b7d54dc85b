"""One question for the whole table: does anyone play a Highwayman?"""

from typing import TYPE_CHECKING

from ...match.prompts import AskAll
from ...render.canvas import Box, Canvas
from ..okan_words import counts
from .middle import draw_road
from .reading import on_the_road

if TYPE_CHECKING:
    from ...scenes.ask_all import AskAllView
    from .table import GameTable


def question(table: "GameTable", prompt: AskAll) -> "AskAllView":
    """From whom to whom, how many gems, and who may answer. Computers have answered for themselves already."""
    from ...scenes.ask_all import AskAllView, Person

    scene, say = table.scene, table.scene.say
    road = on_the_road(table.state)
    assert road is not None, "the table is asked while gems are on the road"
    holder, count = road
    people = tuple(
        Person(seat, scene.names[seat], scene.badges[seat], table.hand_words(len(table.state.hands[seat])))
        for seat in prompt.seats
    )
    sentence = say("{gems}, taken from {loser} by {holder}. With a Highwayman all of them are yours.").format(
        gems=counts.gems(count, say), loser=scene.names[table.loser_to(holder)], holder=scene.names[holder]
    )

    def picture(canvas: Canvas, box: Box) -> None:
        width = min(560.0, box.w)
        draw_road(canvas, table.board.spread, Box(box.cx - width / 2, box.cy - 42, width, 108))

    return AskAllView(say("Does anyone play a Highwayman?"), sentence, people, _foot(table), picture, tall=84.0)


def _foot(table: "GameTable") -> str:
    """Who is a computer, and that a robber can be robbed."""
    scene, say = table.scene, table.scene.say
    machines = [name for name, seat in zip(scene.names, scene.session.seats, strict=True) if not seat.is_human]
    again = say("What a Highwayman takes can be robbed again: all are then asked anew.")
    if not machines:
        return again
    words = say(
        "{name} is a computer and answers alone." if len(machines) == 1 else "{name} are computers and answer alone."
    )
    return f"{words.format(name=counts.listed(machines, say))} {again}"
