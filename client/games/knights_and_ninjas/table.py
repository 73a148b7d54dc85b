"""The table of Of Knights & Ninjas: kingdoms round the cloth, the blow in its middle, the own hand."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engines.core.types import Decision, Event, Option
from engines.knights_and_ninjas.cards import CARD_IDS
from engines.knights_and_ninjas.events import EVENTS

from ...input.intents import Intent, Kind
from ...match.chronicle import Moment, numbers_in
from ...match.prompts import AskAll
from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ...sprites.timeline import Cue
from ...tables.banner import Stand
from ...tables.base import ActionButton, PromptLine, SeatRow
from ...tables.frame import GAP, LOG_LEAST
from ...tables.pace import pause_for
from ...tables.picking import Picking
from ...tables.pointing import draw_places, draw_way, seats_in
from ...tables.spots import HotSpot
from ...tables.turns import Turns, draw_turns
from ...widgets.button import Button
from ...widgets.log import Pictures
from . import answer_table, draft, draft_lane, jester_names, things, ways
from .actions import action_list
from .cues import cues_for
from .deeds import Deeds
from .highwayman import question
from .knights_table import KnightsTable
from .matchups import MatchupsScene
from .picture import draw_goal, picture_plan
from .plan import RATIO, plan
from .side_panels import FOOT, ROW, draw_bars
from .sprites.card import KnightFace, knight_back, knight_card
from .sprites.gems import gem
from .table_facts import acting, counted_gems, top_frame
from .table_places import TablePlaces
from .tabletop import Tabletop
from .ui import GAME_UI
from .words.hints import NAME, RAID, REVOLT, Verbs, to_begin, with_picked
from .words.links import RULE_FOR
from .zoom import draw_zoom

if TYPE_CHECKING:
    from ...tables.ask_all import AskAllView
    from ...tables.context import Context

DRAFT_ROWS = 5
MATCHUPS = 38.0
"""How high the button is that leads to what beats what."""


ANSWERS = frozenset(("respond", "highwayman", "herald_show", "monk_pay"))
"""Questions whose answers tell what somebody holds: how long they take must not."""


class GameTable(KnightsTable):
    """The whole table. What is drawn where is the `Tabletop`'s; this class answers for it."""

    groups = ("rows", "names", "hand", "rivals", "felt", "own", "actions", "hint", "prompt", "bar")
    sign = GAME_UI.sign
    touching = frozenset(("respond", "monk_pay"))

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.gems_box = Box(0, 0, 0, 0)
        self.tabletop = Tabletop(self)
        self.deeds = Deeds(context, self.banner)

    # -- words ---------------------------------------------------------------------------------------------------------

    def mode(self) -> str:
        say, seats = self.context.say, self.state.charter.seats
        return say("Two players") if seats == 2 else say("{count} players").format(count=seats)

    def status(self) -> str:
        say, state = self.context.say, self.state
        if top_frame(state)[0] == "draft":
            return say("Draft {number} · {mode}").format(mode=self.mode(), number=state.drafts)
        return say("Turn {number} · {mode}").format(mode=self.mode(), number=max(1, state.turns))

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
        verbs = {option.verb for option in picking.matching()}
        more = {REVOLT} if "lay" in verbs and any(thing[0] == "hand" for thing in picking.next_things()) else set[str]()
        return frozenset(verbs | naming | raiding | more)

    def ask_all(self, prompt: AskAll) -> "AskAllView":
        return question(self.tabletop, prompt)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def picking(self, decision: Decision) -> Picking:
        picking = Picking(decision.options, things.things_of)
        first, self.first, self.way = self.first, None, ""
        if first in picking.next_things():
            picking.pick(first)
        return picking

    def actions(self) -> list[ActionButton]:
        return action_list(self)

    def answers_title(self) -> str:
        return self.context.say("What will you do?") if ways.offered(self) else ""

    def missing(self) -> str:
        say, picking = self.context.say, self.context.picking
        if picking is not None and picking.picked:
            return say("Pick what it is for")
        return say("Pick an answer") if self.answering() else say("Pick a card")

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.KEY and intent.text == "w":
            self.show_matchups()
            return True
        return False

    def show_matchups(self) -> None:
        self.context.stage.push(MatchupsScene(self.context.stage, self.faces, self.state.charter))

    # -- layout and drawing --------------------------------------------------------------------------------------------

    def lay_table(self) -> None:
        self.plan = plan(self.frame, self.state.charter.seats)
        self.tabletop.arrange()
        self.tabletop.add_spots()

    def lay_context(self, box: Box) -> Box:
        """The gems, and at the foot the way to what beats what; the chronicle between them."""
        seats = self.state.charter.seats
        foot = FOOT if self.frame.size.wide else 0.0  # the chronicle needs the room more
        wanted = 44 + foot + ROW * (DRAFT_ROWS if top_frame(self.state)[0] == "draft" else seats)
        least = 40 + 22.0 * seats
        self.gems_box = box._replace(h=max(least, min(wanted, box.h - MATCHUPS - LOG_LEAST - 2 * GAP)))
        place = box._replace(y=box.bottom - MATCHUPS, h=MATCHUPS)
        label, does = self.context.say("What beats what"), self.show_matchups
        self.context.ui.add(
            Button("matchups", place, does, group="bar", key="w", label=label, icon="rule-book", size=17)
        )
        y = self.gems_box.bottom + GAP
        return Box(box.x, y, box.w, place.y - GAP - y)

    def lay_out_for_picture(self) -> None:
        self.plan = picture_plan(self.context.width, self.context.height, self.state.charter.seats)
        self.tabletop.arrange()

    def draw_table(self, canvas: Canvas) -> None:
        self.tabletop.draw(canvas)

    def draw_context(self, canvas: Canvas) -> None:
        if top_frame(self.state)[0] == "draft":
            draft.draw_facts(canvas, self.gems_box, self.tabletop.places, self.lane())
        else:
            kingdoms = self.tabletop.places.kingdoms
            context = self.context
            standing = context.session.game.text.standing(context.view, context.names, context.say)
            draw_bars(canvas, self.gems_box, kingdoms, self.state.target, standing, context.say)

    def draw_slot(self, canvas: Canvas, slot: Box) -> None:
        state, say = self.state, self.context.say
        seats, fact = state.charter.seats, say("{count} gems win").format(count=state.target)
        order = tuple((acting(state) + steps) % seats for steps in range(seats))
        draw_turns(canvas, slot, Turns(order, fact, "cut-diamond"), self.context.names, self.context.badges)

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

    def draw_pointed(self, canvas: Canvas, events: Sequence[Event]) -> None:
        if top_frame(self.state)[0] != "draft" and not self.answering():
            draw_places(canvas, [self.tabletop.places.seat_box(seat) for seat in seats_in(events, EVENTS)])

    def draw_deed(self, canvas: Canvas, events: Sequence[Event], seat: int | None) -> None:
        self.draw_pointed(canvas, events)
        rivals = [other for other in seats_in(events, EVENTS) if other != seat]
        if top_frame(self.state)[0] != "draft" and not self.answering() and seat is not None and len(rivals) == 1:
            places = self.tabletop.places
            draw_way(canvas, places.seat_box(seat), places.seat_box(rivals[0]))

    def pictures_of(self, events: Sequence[Event]) -> Pictures:
        cards = dict.fromkeys(card for event in events for card in numbers_in(event, EVENTS, CARD_IDS))
        return Pictures(tuple(self.faces.card(card) for card in cards), paint_card)

    def on_stage(self) -> bool:
        return self.answering() or top_frame(self.state)[0] == "draft"

    def places(self) -> dict[str, Box]:
        plan = self.plan
        at = draft_lane.drawn(plan)
        drawn = Box(at.x - at.width / 2, at.y - at.width * RATIO / 2, at.width, at.width * RATIO)
        more = {"own": plan.own, "hand": plan.hand, "drawn": drawn, "lane": draft_lane.lane_box(plan)}
        return {**super().places(), **more, "gems_panel": self.gems_box}

    def spots_of(self, option: Option) -> list[HotSpot]:
        """Of the cards of a pile the uppermost: the others show no more than an edge."""
        spots = [spot for spot in self.context.ui.widgets if isinstance(spot, HotSpot)]

        def turned(spot: HotSpot) -> HotSpot:
            pile = [other for other in spots if other.thing == spot.thing]
            return pile[-1 - pile.index(spot)]

        return [turned(spot) for spot in super().spots_of(option)]

    def told_elsewhere(self) -> tuple[Box, ...]:
        """Whoever points at a row of the table of answers reads all of it."""
        return tuple(box for _, box in answer_table.sheet(self.tabletop).rows) if self.answering() else ()

    # -- motion --------------------------------------------------------------------------------------------------------

    def cues(self, moment: Moment, show: Callable[[], None]) -> list[Cue]:
        before, after = TablePlaces(self, moment.before), TablePlaces(self, moment.after)
        return cues_for(moment, before, after, show, self.context.settings.reduced_motion, self.deeds.told)

    def pause(self) -> float:
        return pause_for(self.context.session.prompt, ANSWERS)

    def banner(self) -> Stand:
        """Where deeds of others are told."""
        return Stand(self.plan.above_hand, self._paint_sprite)

    def _paint_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float) -> None:
        """A card or a gem at rest."""
        if isinstance(sprite, tuple) and sprite[0] == "gem":
            gem(canvas, sprite[1], x, y, width * 0.5)
        else:
            surface = (
                knight_card(canvas, sprite, width) if isinstance(sprite, KnightFace) else knight_back(canvas, width)
            )
            lay(canvas, surface, x, y)


def paint_card(canvas: Canvas, face: Any, cx: float, cy: float, width: float, worded: bool) -> None:
    lay(canvas, knight_card(canvas, face, width), cx, cy)
