"""The table of Of Knights & Ninjas: kingdoms round the cloth, the blow in its middle, the own hand."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engines.core.types import Decision, Event
from engines.knights_and_ninjas.cards import CARD_IDS
from engines.knights_and_ninjas.events import EVENTS

from ...input.intents import Intent, Kind
from ...match.chronicle import Moment, numbers_in
from ...match.prompts import AskAll
from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ...sprites.timeline import Cue
from ...tables import column
from ...tables.base import ActionButton, PromptLine, SeatRow
from ...tables.picking import Picking
from ...widgets.button import Button
from ...widgets.log import Pictures
from . import answer_table, draft, jester_names, things
from .actions import action_list
from .cues import cues_for
from .draft_lane import button_boxes
from .highwayman import question
from .knights_table import KnightsTable
from .matchups import MatchupsScene
from .picture import draw_goal, picture_plan
from .plan import plan
from .side_panels import draw_bars
from .sprites.card import knight_card
from .table_facts import acting, counted_gems, top_frame
from .table_places import TablePlaces
from .tabletop import Tabletop
from .words.hints import NAME, RAID, Verbs, to_begin, with_picked
from .words.links import RULE_FOR
from .zoom import draw_zoom

if TYPE_CHECKING:
    from ...tables.ask_all import AskAllView
    from ...tables.context import Context

TITLE = "Of Knights & Ninjas"


class GameTable(KnightsTable):
    """The whole table. What is drawn where is the `Tabletop`'s; this class answers for it."""

    groups = ("rows", "names", "hand", "rivals", "felt", "own", "actions", "prompt", "bar")

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.tabletop = Tabletop(self)

    # -- words ---------------------------------------------------------------------------------------------------------

    def mode(self) -> str:
        say, seats = self.context.say, self.state.charter.seats
        return say("Two players") if seats == 2 else say("{count} players").format(count=seats)

    def status(self) -> str:
        say, state = self.context.say, self.state
        if top_frame(state)[0] == "draft":
            return say("{mode} · draft {number}").format(mode=self.mode(), number=state.drafts)
        return say("{mode} · turn {number}").format(mode=self.mode(), number=max(1, state.turns))

    def seat_rows(self) -> tuple[SeatRow, ...]:
        state, context = self.state, self.context
        return tuple(
            SeatRow(
                context.names[seat], self.player_words(seat), context.badges[seat], len(state.hands[seat]),
                counted_gems(state, seat), "cut-diamond", seat == acting(state),
            )
            for seat in range(state.charter.seats)
        )  # fmt: skip

    def words(self, decision: Decision) -> PromptLine:
        context = self.context
        asked = context.asked.decision if context.asked else decision
        lead, sentence = self.prompt(asked, context.asked_view())
        link = RULE_FOR[decision.kind]
        return PromptLine(lead, self._with_hint(sentence, asked), link.anchor, link.label)

    def _with_hint(self, sentence: str, asked: Decision) -> str:
        """What may be done with what is picked; else what is asked, and where to click."""
        context, victim = self.context, self.state.victim
        hint = with_picked(self._verbs(), context.names[victim] if victim >= 0 else "", context.say)
        return hint or f"{sentence} {to_begin(asked, context.say) if context.asked else ''}".strip()

    def _verbs(self) -> Verbs:
        """What may still become of what is picked."""
        picking = self.context.picking
        if picking is None or not picking.picked:
            return frozenset()
        naming = {NAME} if jester_names.asks(self) else set[str]()
        raiding = {RAID} if self.tabletop.strikes() else set[str]()
        return frozenset({option.verb for option in picking.matching()} | naming | raiding)

    def ask_all(self, prompt: AskAll) -> "AskAllView":
        return question(self.tabletop, prompt)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def picking(self, decision: Decision) -> Picking:
        picking = Picking(decision.options, things.things_of)
        first, self.first = self.first, None
        if first in picking.next_things():
            picking.pick(first)
        return picking

    def actions(self) -> tuple[str, list[ActionButton]]:
        return "", action_list(self)

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.KEY and intent.text == "w":
            self.show_matchups()
            return True
        return False

    def show_matchups(self) -> None:
        self.context.stage.push(MatchupsScene(self.context.stage, self.faces, self.state.charter))

    # -- layout and drawing --------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        context, say = self.context, self.context.say
        self.plan = plan(context.width, context.height, self.state.charter.seats)
        self.tabletop.arrange()
        self.tabletop.add_spots()
        canvas, actions = context.canvas(), action_list(self)
        if top_frame(self.state)[0] == "draft" and actions:
            for number, (action, box) in enumerate(zip(actions, button_boxes(self.plan), strict=False)):
                column.action_button(context, number, action, box, 25 / max(1.0, canvas.scale.text))
        else:
            column.action_column(context, self.plan.actions, actions)
        column.prompt_link(context, self.plan.prompt, context.asked_words())
        if self.plan.log:
            lines = context.chronicle()
            context.log_panel.lay(
                context.ui, canvas, self.plan.log, lines, context.badges, say("Chronicle"), context.open_log
            )
        label = say("What beats what")
        context.ui.add(
            Button(
                "matchups",
                self.plan.matchups,
                self.show_matchups,
                group="bar",
                key="w",
                label=label,
                icon="rule-book",
                size=17,
            )
        )
        column.tools(context, self.plan.tools, log=self.plan.log is None)
        column.menu_button(context, self.plan.title)

    def lay_out_for_picture(self) -> None:
        self.plan = picture_plan(self.context.width, self.context.height, self.state.charter.seats)
        self.tabletop.arrange()

    def draw(self, canvas: Canvas) -> None:
        context, boxes = self.context, self.plan
        self.tabletop.draw(canvas)
        column.draw_title(canvas, boxes.title, context.say(TITLE), self.status(), "ninja-star", "crimson")
        column.draw_prompt(canvas, self, boxes.prompt, context.asked_words())
        if top_frame(self.state)[0] == "draft":
            draft.draw_facts(canvas, boxes.gems, self.tabletop.places, self.lane())
        else:
            draw_bars(canvas, boxes.gems, self.tabletop.places.kingdoms, self.state.target, context.say)

    def draw_public(self, canvas: Canvas) -> None:
        self.tabletop.draw_public(canvas)
        if top_frame(self.state)[0] != "draft":
            draw_goal(canvas, self.tabletop.places)

    def picture_box(self) -> Box:
        return self.plan.table

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float, degrees: float) -> None:
        self.tabletop.draw_sprite(canvas, sprite, x, y, width, degrees)

    def draw_zoom(self, canvas: Canvas, name: str, at: Box, time: float) -> bool:
        return draw_zoom(canvas, self.tabletop, name, at)

    def pictures_of(self, events: Sequence[Event]) -> Pictures:
        cards = dict.fromkeys(card for event in events for card in numbers_in(event, EVENTS, CARD_IDS))
        return Pictures(tuple(self.faces.card(card) for card in cards), paint_card)

    def told_elsewhere(self) -> tuple[Box, ...]:
        """Whoever points at a row of the table of answers reads all of it."""
        return tuple(box for _, box in answer_table.sheet(self.tabletop).rows) if self.answering() else ()

    # -- motion --------------------------------------------------------------------------------------------------------

    def cues(self, moment: Moment, show: Callable[[], None]) -> list[Cue]:
        before, after = TablePlaces(self, moment.before), TablePlaces(self, moment.after)
        return cues_for(moment, before, after, show, self.context.settings.reduced_motion)


def paint_card(canvas: Canvas, face: Any, cx: float, cy: float, width: float, worded: bool) -> None:
    lay(canvas, knight_card(canvas, face, width), cx, cy)
