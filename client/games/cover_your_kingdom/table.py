"""The table of Cover Your Kingdom: kingdoms round it, piles, sky and inn, the own hand, and challenges on a panel."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engines.core.game import Label
from engines.core.types import Decision, Event, Option
from engines.cover_your_kingdom import aims
from engines.cover_your_kingdom.cards import CARD_IDS
from engines.cover_your_kingdom.charter import QUICK, TWO
from engines.cover_your_kingdom.events import EVENTS
from engines.cover_your_kingdom.prompts import forced_prompt
from engines.cover_your_kingdom.rules.course import ACTIONS
from engines.cover_your_kingdom.state import State
from engines.cover_your_kingdom.text import WORDS

from ...match.chronicle import Moment, numbers_in
from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ...sprites.timeline import Cue
from ...tables.banner import Stand
from ...tables.base import ActionButton, Near, PromptLine, SeatRow, Table
from ...tables.frame import GAP, table_frame
from ...tables.pace import pause_for
from ...tables.picking import Picking
from ...tables.pointing import draw_places, draw_way, seats_in
from ...tables.turns import Turns, draw_turns
from ...widgets.log import Pictures
from ..opponents import face_of, player_words
from . import things
from .actions import TICKED, action_list, answers_title
from .claim_preview import ClaimPreview, draw_claim, preview_box, read_claim
from .cues import cues_for
from .deeds import Deeds
from .faces import Faces, faces
from .forced import draw_forced, forced_box, is_forced, read_forced
from .plan import crowded
from .room import room_of
from .seats import draw_seats, seat_boxes
from .sprites.card import Face, back, card
from .table_layout import TableLayout
from .tabletop import Tabletop
from .ui import GAME_UI
from .words.links import RULE_FOR
from .words.picking import picking_words
from .zoom import draw_zoom, zoom_info
from .zoom_box import flips

if TYPE_CHECKING:
    from ...tables.context import Context

ANSWERS = frozenset(("answer", "inn_contest", "defend"))
"""Questions whose answers tell what somebody holds: how long they take must not."""

MODE_WORDS = {"standard": "Standard", TWO: "Two Rulers", QUICK: "Quick Start"}


class GameTable(Table):
    """The game's table. What is drawn where is the `Tabletop`'s; this class answers for it."""

    sign = GAME_UI.sign
    touching = frozenset(("answer", "defend", "inn_contest"))

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.room = room_of(self.frame)
        self.seat_boxes: list[Box] = []
        self.forced_box: Box | None = None
        """Where a loss is told that cannot be helped, in the place of the seats."""
        self.claim: tuple[Box, ClaimPreview] | None = None
        """The clan that ticked guests would make, and where it is shown."""
        self.tabletop = Tabletop(self)
        self.deeds = Deeds(context, self.banner)
        self._turn = (-1, 0)

    @property
    def state(self) -> State:
        """What is shown, with holes."""
        state: State = self.context.view.state
        return state

    @property
    def faces(self) -> Faces:
        return faces(self.state.charter, self.context.stage.say)

    # -- words for the frame -------------------------------------------------------------------------------------------

    def crowded(self) -> bool:
        return crowded(self.state.charter.seats)

    def mode(self) -> str:
        say, setup = self.context.say, self.context.session.setup
        parts = [say(MODE_WORDS[setup.mode])]
        if setup.mode != TWO:
            parts[0] = say("{mode}, {count} Rulers", mode=parts[0], count=setup.seats)
        if setup.options["constellations"]:
            parts.append(say("Constellations"))
        if setup.options["powers"]:
            parts.append(say("Powers"))
        return " · ".join(parts)

    def status(self) -> str:
        say = self.context.say
        parts = [say("Turn {turn}", turn=max(1, self.turn())), self.mode()]
        if self.context.session.setup.options["contest"] != "single":
            parts.insert(0, say("Round {round}", round=len(self.state.rounds) + 1))
        return " · ".join(parts)

    def turn(self) -> int:
        """Which turn it is: the crown has gone round so often."""
        version = self.context.session.version
        if self._turn[0] != version:
            self._turn = (version, self.context.session.count("crowned"))
        return self._turn[1]

    def seat_rows(self) -> tuple[SeatRow, ...]:
        say, state = self.context.say, self.state
        rows, over = [], self.is_over()
        for number in range(state.charter.seats):
            now = number == state.seat and not over
            second = say("playing now") if now else self.player_words(number)
            hand = len(state.hands[number])
            badge = self.context.badges[number]
            face = face_of(self.context.session.game, self.context.session.seats[number].player)
            name, clans = self.context.names[number], state.clans[number]
            magic = aims.magic(state, number)
            near = Near(magic.seen, magic.unknown, number == self.context.view.seat)
            rows.append(SeatRow(name, second, badge, hand, clans, "stack", now, face, near))
        return tuple(rows)

    def player_words(self, seat: int) -> str:
        """Who plays that seat: a person, or a computer of which kind."""
        say, player = self.context.say, self.context.session.seats[seat]
        return player_words(self.context.session.game, player.player, say)

    def words(self, decision: Decision) -> PromptLine:
        context, view = self.context, self.context.asked_view()
        asked = context.asked.decision if context.asked else decision
        lead, sentence = WORDS.prompt(asked, view, context.names, context.say)
        if context.asked:
            left = asked._replace(options=tuple(context.picking.matching())) if context.picking else asked
            pile = context.picking is not None and things.DISCARD in context.picking.picked
            sentence = picking_words(sentence, left, view, self.chosen_kinds(), context.say, pile)
        if is_forced(self):
            lead, sentence = forced_prompt(asked, context.names, context.say)
        link = RULE_FOR[decision.kind]
        steps = ACTIONS if decision.kind == "act" else 0
        return PromptLine(lead, sentence, link.anchor, link.label, min(view.state.actions, steps), steps)

    def label(self, option: Option) -> Label:
        return WORDS.label(option, self.context.asked_view(), self.context.names, self.context.say)

    def why_not(self, option: Option) -> str:
        """Why this cannot be done now; empty if it can."""
        return WORDS.why_not(option, self.context.asked_view(), self.context.names, self.context.say)

    def actions(self) -> list[ActionButton]:
        return action_list(self)

    def answers_title(self) -> str:
        return answers_title(self)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def picking(self, decision: Decision) -> Picking:
        me = decision.seat
        return Picking(decision.options, lambda option: things.things_of(option, me), TICKED)

    def chosen_kinds(self) -> tuple[int, ...]:
        """The kinds of the hand that are picked."""
        picking = self.context.picking
        return tuple(thing[1] for thing in picking.picked if thing[0] == "hand") if picking else ()  # type: ignore[misc]

    # -- drawing -------------------------------------------------------------------------------------------------------

    def lay_table(self) -> None:
        context = self.context
        others = len(context.names)
        rivals = [f"rival{(context.me + steps) % others}" for steps in range(1, others)]
        self.groups = ("hand", "own", *rivals, "piles", "actions", "hint", "prompt", "bar")
        self._arrange(context.settings.rule_beside_hand)

    def _arrange(self, rule: bool) -> None:
        self.tabletop.arrange(room_of(self.frame, rule))
        self.room = self.tabletop.layout.plan.room

    def on_stage(self) -> bool:
        return self.tabletop.layout.duel is not None

    def lay_context(self, box: Box) -> Box:
        box = self._lay_claim(box)
        self.forced_box = forced_box(box, self.context.stage.scale.text) if is_forced(self) else None
        if self.forced_box:
            return box._replace(y=self.forced_box.bottom + GAP, h=box.bottom - self.forced_box.bottom - GAP)
        self.seat_boxes = seat_boxes(box, len(self.context.names))
        y = self.seat_boxes[-1].bottom + GAP
        return box._replace(y=y, h=box.bottom - y)

    def _lay_claim(self, box: Box) -> Box:
        """What ticked guests make stands right above the answers, where the chronicle leaves its room."""
        preview, column = read_claim(self), self.frame.column
        self.claim = None
        if preview is None:
            return box
        place = preview_box(
            box, (column.rows[0] if column.rows else column.main).y - GAP, self.context.stage.scale.text
        )
        room = place.y - GAP - box.y
        if room < seat_boxes(box, len(self.context.names))[-1].bottom - box.y:
            return box
        self.claim = (place, preview)
        return box._replace(h=room)

    def lay_out_for_picture(self) -> None:
        self.frame = table_frame(self.context.width, self.context.height)
        self._arrange(False)

    def draw_table(self, canvas: Canvas) -> None:
        self.tabletop.draw(canvas)

    def draw_context(self, canvas: Canvas) -> None:
        context = self.context
        if self.forced_box:
            forced = read_forced(context.view, context.names, self.faces, context.say)
            draw_forced(canvas, self.forced_box, forced, context.badges)
            return
        draw_seats(canvas, self.seat_boxes, self.seat_rows())
        if self.claim:
            draw_claim(canvas, *self.claim)

    def draw_slot(self, canvas: Canvas, slot: Box) -> None:
        say, seats, deck = self.context.say, self.state.charter.seats, len(self.state.deck)
        fact = say("{count} card in the deck" if deck == 1 else "{count} cards in the deck", count=deck)
        if not deck:  # 11: nobody draws any more
            fact = say("the last cards are played")
        order = tuple((self.state.seat + steps) % seats for steps in range(seats))
        draw_turns(canvas, slot, Turns(order, fact), self.context.names, self.context.badges)

    def told_elsewhere(self) -> tuple[Box, ...]:
        return (self.room.rule,) if self.room.rule else ()

    def picture_box(self) -> Box:
        return self.room.table.inset(-8)

    def draw_public(self, canvas: Canvas) -> None:
        self.tabletop.draw_kingdoms(canvas)

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float, degrees: float) -> None:
        self.tabletop.draw_sprite(canvas, sprite, x, y, width, degrees)

    def draw_zoom(self, canvas: Canvas, name: str, at: Box, time: float) -> bool:
        return draw_zoom(canvas, self, self.tabletop.layout, name, at, time)

    def flips(self, name: str) -> bool:
        info = zoom_info(self, self.tabletop.layout, name)
        return info is not None and flips(info)

    def cues(self, moment: Moment, show: Callable[[], None]) -> list[Cue]:
        before, after = (TableLayout(self, view, self.room) for view in (moment.before, moment.after))
        reduced = self.context.settings.reduced_motion
        return cues_for(moment, before, after, self.faces, show, self.tabletop.draw_magic, reduced, self.deeds.told)

    def pause(self) -> float:
        return pause_for(self.context.session.prompt, ANSWERS)

    def banner(self) -> Stand:
        """Where deeds of others are told."""
        return Stand(self.room.table, self._paint_sprite)

    def _paint_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float) -> None:
        surface = card(canvas, sprite, width) if isinstance(sprite, Face) else back(canvas, width)
        lay(canvas, surface, x, y)

    def draw_pointed(self, canvas: Canvas, events: Sequence[Event]) -> None:
        seats, layout = seats_in(events, EVENTS), self.tabletop.layout
        draw_places(canvas, [self.seat_boxes[seat] for seat in seats])
        if layout.duel is None:
            draw_places(canvas, [layout.plan.kingdom(seat).box for seat in seats])

    def doer(self, events: Sequence[Event], seat: int | None) -> int | None:
        """A challenge is about whoever won it, but it was done by whoever began it."""
        return next((number for number in seats_in(events, EVENTS)), seat)

    def draw_deed(self, canvas: Canvas, events: Sequence[Event], seat: int | None) -> None:
        self.draw_pointed(canvas, events)
        rivals = [other for other in seats_in(events, EVENTS) if other != seat]
        plan = self.tabletop.layout.plan
        if self.tabletop.layout.duel is None and seat is not None and len(rivals) == 1:
            draw_way(canvas, plan.kingdom(seat).box, plan.kingdom(rivals[0]).box)

    def pictures_of(self, events: Sequence[Event]) -> Pictures:
        cards = dict.fromkeys(card for event in events for card in numbers_in(event, EVENTS, CARD_IDS))
        return Pictures(tuple(self.faces.card(card) for card in cards), paint_card)


def paint_card(canvas: Canvas, face: Any, cx: float, cy: float, width: float, worded: bool) -> None:
    """A card beside a line of the chronicle."""
    lay(canvas, card(canvas, face, width, worded=worded), cx, cy)
