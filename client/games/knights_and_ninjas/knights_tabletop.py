"""The tabletop as its parts know it: where things are, what may be picked next, and the lines of the table of answers.

Parts know this class and nothing above it; `tabletop.py` puts them together.
"""

from ...tables.picking import Thing
from .knights_table import KnightsTable
from .raids import Raids
from .table_places import TablePlaces
from .ways import cards_for, offered
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
        else:
            self.raids = table.raids()

    def nexts(self) -> set[Thing]:
        """What may be picked now; only what goes the way that was said, before anything is picked."""
        picking = self.context.picking
        if picking is None:
            return set()
        if self.table.way and offered(self.table):
            return set(cards_for(self.table.way, picking, self.raids))
        return picking.next_things()
