"""The tabletop as its parts know it: where things are, what may be picked next, and the lines of the table of answers.

Parts know this class and nothing above it; `tabletop.py` puts them together.
"""

from ...tables.picking import Thing
from .knights_table import KnightsTable
from .raids import Raids, raids_of
from .table_places import TablePlaces
from .words.answers import AnswerLine, answer_lines


class KnightsTabletop:
    """Base of the tabletop: what it shows is found anew whenever the window or the view changes."""

    def __init__(self, table: KnightsTable) -> None:
        self.table, self.context = table, table.context
        self.places: TablePlaces
        self.raids: Raids = {}
        self.answer_lines: list[AnswerLine] = []

    def arrange(self) -> None:
        """The window or the view changed: everything finds its place."""
        table, context, asked = self.table, self.context, self.context.asked
        self.places = TablePlaces(table, context.view)
        self.raids, self.answer_lines = {}, []
        if asked and table.answering():
            self.answer_lines = answer_lines(context.view, asked.decision, context.names, context.say)
        elif asked and asked.decision.kind == "turn" and table.hand_is_open():
            self.raids = raids_of(table.state, asked.decision)

    def nexts(self) -> set[Thing]:
        """What may be picked now."""
        return self.context.picking.next_things() if self.context.picking else set()
