"""The counters of Kings & Things as pages of the rules show them."""

from typing import Final

from engines.core.game import Say
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import FIRST, ROWS

from ...render.canvas import Box, Canvas
from ..ui import RuleFigures
from .sprites.counters import counter, lay

KIND_OF: Final = {row.id: kind for kind, row in enumerate(ROWS)}


def show_counter(canvas: Canvas, name: str, box: Box, worded: bool, say: Say) -> None:
    kind = KIND_OF[name]
    lay(canvas, counter(canvas, kind, box.w, say(ROWS[kind].name)), box.cx, box.cy, box.w)


FIGURES: Final = RuleFigures(
    {row.id: row.name for row in ROWS},
    lambda name, say: WORDS.thing(FIRST[KIND_OF[name]], say),
    show_counter,
)
