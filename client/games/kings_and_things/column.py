"""The middle of the column: what the question is about, and the hex one points at."""

from typing import TYPE_CHECKING

from ...render.canvas import Box, Canvas
from ...tables.frame import LOG_LEAST
from .board.spots import HexSpot
from .building import BuildPanel
from .group import GroupPanel, KeysPanel, LeavePanel
from .heroes import HeroPanel, courted
from .panel import Panel
from .plan import GAP
from .preview import PreviewPanel
from .recruit import RecruitPanel
from .stack import StackPanel, entries
from .stake import StakePanel, stake_of
from .words_panel import LorePanel, told

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable


class ContextPanels:
    """The panels of a question. They find their places from the top."""

    def __init__(self, table: "KingdomTable") -> None:
        self.table, self.context = table, table.context
        self.panels: list[Panel] = []

    def lay_out(self, box: Box) -> Box:
        """As many as there is room for. Returns what is left for the chronicle."""
        self.panels = []
        y, low = box.y, box.bottom - LOG_LEAST - GAP
        for panel in self._panels():
            high = panel.height(box.w, low - y)
            if high > 0:
                panel.lay_out(Box(box.x, y, box.w, high))
                self.panels.append(panel)
                y += high + GAP
        if any(isinstance(panel, PreviewPanel) and panel.tells_all for panel in self.panels):
            self._leave_out_hexes()
        return Box(box.x, y, box.w, box.bottom - y)

    def _leave_out_hexes(self) -> None:
        """What the preview says need not be said beside the pointer, over the board."""
        for widget in self.context.ui.widgets:
            if isinstance(widget, HexSpot):
                widget.tip = ""

    def _panels(self) -> list[Panel]:
        """What the question is about, then what one points at."""
        table = self.table
        asked = table.context.asked
        kind = asked.decision.kind if asked else ""
        found: list[Panel] = []
        if kind == "recruit":
            return [RecruitPanel(table)]
        stake = stake_of(table.state, table.context.me) if kind == "deny" else None
        if stake is not None:
            return [StakePanel(table, stake)]
        if table.marching.spread and table.muster is not None:
            return [GroupPanel(table, table.muster), LeavePanel(table, table.muster), KeysPanel(table)]
        laid = entries(table)
        if laid:
            found.append(StackPanel(table, laid))
        hero = courted(table)
        if hero is not None:
            found.append(HeroPanel(table, *hero))
        if kind == "build":
            found.append(BuildPanel(table))
        lore = told(table)
        if lore is not None:
            found.append(LorePanel(table, lore))
        if asked is None and table.pointed is None:
            return found  # while others act the chronicle has the room, until somebody points at a hex
        return [*found, PreviewPanel(table)]

    def draw(self, canvas: Canvas) -> None:
        for panel in self.panels:
            panel.draw(canvas)
