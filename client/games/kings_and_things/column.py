"""The column at the right: what is asked, what it is about, what happened, and the answers."""

from functools import partial
from typing import TYPE_CHECKING

from ...render.canvas import Box, Canvas
from ...tables.column import (
    PRIMARY,
    action_column,
    actions_height,
    draw_prompt,
    draw_title,
    menu_button,
    prompt_link,
    tools,
)
from ...widgets.button import Button, IconButton
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

PROMPT = 168.0
TOOLS = 44.0
LOG_LEAST = 112.0
"""Less than this is no chronicle; it is a drawer then."""


class RightColumn:
    """Finds a place for everything in the column, from the top and from the foot."""

    def __init__(self, table: "KingdomTable") -> None:
        self.table, self.context = table, table.context
        self.prompt = Box(0, 0, 0, 0)
        self.panels: list[Panel] = []

    def lay_out(self) -> None:
        table, context = self.table, self.context
        box, fanned = table.plan.right, table.marching.spread
        menu_button(context, table.plan.title)
        words = context.asked_words()
        self.prompt = box._replace(h=self._prompt_height(box, words.sentence if words else ""))
        prompt_link(context, self.prompt, words)
        actions = [] if fanned else table.actions()[1]
        room = box.h - self.prompt.h - GAP - TOOLS
        alone = fanned or context.timeline.held is not None  # one large button, whatever else could be said
        high = min(PRIMARY if alone else actions_height(actions), (room - GAP) * 0.62)
        foot = Box(box.x, box.bottom - high, box.w, high)
        low = foot.y - GAP if high else box.bottom
        logged = self._lay_panels(Box(box.x, self.prompt.bottom + GAP, box.w, low - TOOLS - self.prompt.bottom - GAP))
        self._tools(Box(box.x, low - TOOLS, box.w, TOOLS), logged)
        if fanned:
            self._choose_hex(foot)
        else:
            action_column(context, foot, actions)
        if any(isinstance(panel, PreviewPanel) for panel in self.panels):
            self._leave_out_hexes()

    def _lay_panels(self, box: Box) -> bool:
        """From the top, as many as there is room for. Whether the chronicle has a place below them."""
        context = self.context
        self.panels = []
        y = box.y
        for panel in self._panels():
            high = panel.height(box.w, box.bottom - GAP - y)
            if high > 0:
                panel.lay_out(Box(box.x, y, box.w, high))
                self.panels.append(panel)
                y += high + GAP
        log = Box(box.x, y, box.w, box.bottom - GAP - y)
        if log.h < LOG_LEAST or self.table.plan.narrow:
            return False
        canvas, lines = context.canvas(), context.chronicle()
        context.log_panel.lay(
            context.ui, canvas, log, lines, context.badges, context.say("Chronicle"), context.open_log
        )
        return True

    def _choose_hex(self, box: Box) -> None:
        """The way back from the fan to the board."""
        context = self.context
        label = context.say("Choose a hex")
        place = box._replace(y=box.bottom - PRIMARY, h=PRIMARY)
        does = self.table.marching.toggle_spread
        context.ui.add(
            Button("action0", place, does, group="actions", key="space", label=label, kind="primary", size=24)
        )

    def _leave_out_hexes(self) -> None:
        """What the preview says need not be said beside the pointer, over the board."""
        for widget in self.context.ui.widgets:
            if isinstance(widget, HexSpot):
                widget.tip = ""

    def _prompt_height(self, box: Box, sentence: str) -> float:
        canvas = self.context.canvas()
        lines = len(canvas.wrapped(sentence, "body", 18, box.w - 96))
        wanted = 58 + canvas.scale.text * (10 + lines * 18 * 1.18) + 46
        return min(max(PROMPT - 20, wanted), 232.0 if canvas.scale.text < 1.2 else 268.0)

    def _tools(self, box: Box, logged: bool) -> None:
        """Undo and the others; on narrow windows the drawers too."""
        context, say = self.context, self.context.say
        if self.table.plan.narrow:
            for name, key, icon, tip in (
                ("drawer.rack", "s", "round-shield", say("Behind your Shield (S)")),
                ("drawer.offer", "o", "crested-helmet", say("Heroes on offer (O)")),
            ):
                place = Box(box.right - 40, box.y, 40, box.h)
                context.ui.add(IconButton(name, place, partial(self.table.pull, key), group="bar", tip=tip, icon=icon))
                box = box._replace(w=box.w - 46)
        tools(context, box, log=not logged)

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
        return [*found, PreviewPanel(table)]

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw_title(self, canvas: Canvas) -> None:
        table = self.table
        second = f"{table.status()} · {table.mode()}"
        draw_title(canvas, table.plan.title, table.game.title, second, "crown")

    def draw(self, canvas: Canvas) -> None:
        draw_prompt(canvas, self.table, self.prompt, self.context.asked_words())
        for panel in self.panels:
            panel.draw(canvas)
