"""The table of Kings & Things: the board between two columns; battles and explorations on overlays of their own."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from engines.core.judgement import Line
from engines.core.types import Decision, Event, Option
from engines.kings_and_things.events import EVENTS
from engines.kings_and_things.rules.placement import homes
from engines.kings_and_things.state import NOWHERE, State
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import COMBAT, FIRST, KIND

from ...input.intents import Intent, Kind
from ...match.chronicle import Moment
from ...match.prompts import Ask, AskAll, Thinking
from ...render.canvas import Box, Canvas
from ...sprites.timeline import Cue
from ...tables.bar import Heading
from ...tables.base import ActionButton, PromptLine
from ...tables.frame import table_frame
from ...tables.pace import BETWEEN, Interlude
from ...tables.picking import Picking, Thing
from ...tables.shortcuts import MAIN
from ...widgets.base import Widget
from ...widgets.log import Pictures
from . import offer, players, things
from .actions import STEPPED, action_list
from .battle.asking import ask_all_view
from .battle.overlay import WATCH, BattleOverlay
from .battle.things import KINDS as BATTLE_KINDS
from .board.board import BoardPanel
from .column import ContextPanels
from .cues import cues_for
from .explore.overlay import ExploreOverlay
from .fan import Fan
from .following.summary import THREAT, SummaryReader, summary_of
from .following.summary_panel import SummaryPanel
from .following.trail import Trail
from .following.trails import draw_ends, draw_trails
from .kingdom_table import DRAWERS, KingdomTable
from .line_pictures import line_dice, line_pictures
from .phases import draw_track
from .plan import plan
from .rack import Rack
from .stack_look import StackLook
from .tabs import lay_tabs
from .words.additions import giving_up, left_alone, march_words, watched, with_hexes, with_stack
from .words.links import RULE_FOR
from .zoom import draw_counter_zoom, explained

if TYPE_CHECKING:
    from ...tables.ask_all import AskAllView
    from ...tables.context import Context

STAGED = BATTLE_KINDS | {"hero_side"}
"""Questions that are put on the overlay of a battle or an exploration while there is one."""

PAUSES = {"march": 0.0, "place_where": 0.0, "place_things": 0.2, "react": 0.7, "battle_magic": 0.7}
"""How long a computer takes for its answer, by kind of question, where it is not as long as between two deeds."""

SUMMARY = 1.4
"""So long the parts of a summary come one after another."""

GROUPS = ("actions", "fan", "filters", "board", "panel", "rack", "offer", "players", "prompt", "bar", "zoom")
"""In the order of Tab."""


class GameTable(KingdomTable):
    """The game's table: it knows who is shown what, its parts where and how."""

    touching = STAGED | {"deny"}

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.board = BoardPanel(self)
        self.battle = BattleOverlay(self)
        self.exploration = ExploreOverlay(self)
        self.look = StackLook(self, self.board)
        self.rack = Rack(self)
        self.fan = Fan(self)
        self.panels = ContextPanels(self)
        values = enumerate(self.state.charter.combat)
        self.agreed = tuple((KIND[piece], value) for piece, value in values if value != COMBAT[piece])
        self._asked: tuple[object, ...] = ()
        self._watched: Ask | None = None
        """The question during which the board is looked at."""
        self._summed: dict[int, int] = {}
        """The last turn that each person was told of, or in which they sat down."""

    # -- what is known -------------------------------------------------------------------------------------------------

    @property
    def overlay(self) -> "BattleOverlay | ExploreOverlay | None":
        """The battle or exploration that stands in the place of the board, unless something else is asked meanwhile."""
        asked, now = self.context.asked, self.context.timeline.now
        if (asked is not None and asked.decision.kind not in STAGED) or (now is not None and now.interlude is not None):
            return None
        if self.watching:
            return None
        return next((overlay for overlay in (self.exploration, self.battle) if overlay.active()), None)

    @property
    def covered(self) -> bool:
        return self.overlay is not None

    @property
    def watching(self) -> bool:
        """Whether somebody looks at the board while a question of a battle waits for them."""
        return self._watched is not None and self._watched is self.context.asked

    def watch(self) -> None:
        """Look at the board, or go back to the battle."""
        self._watched = None if self.watching else self.context.asked
        self.context.changed()

    # -- words ---------------------------------------------------------------------------------------------------------

    def words(self, decision: Decision) -> PromptLine:
        context = self.context
        if not isinstance(context.session.prompt, Thinking):
            asked = WORDS.prompt(decision, context.asked_view(), context.names, context.say)
            if context.picking is not None and things.MORE in context.picking.picked:
                asked = giving_up(asked, context.say)
            elif decision.kind == "move":
                asked = with_stack(asked, self._picked(), context.say)
            elif self.placing.hexes():
                asked = with_hexes(asked, context.say)
        elif decision.seat == context.session.viewer and context.session.abstains(decision.seat):
            asked = left_alone(decision, context.names, context.say)
        else:
            asked = WORDS.prompt(decision, context.asked_view(), context.names, context.say)
            asked = (
                asked
                if decision.seat == context.session.viewer
                else watched(asked, *self._followers(decision.seat), context.say)
            )
        link = RULE_FOR[decision.kind]
        return PromptLine(*asked, link.anchor, link.label)

    def _followers(self, seat: int) -> tuple[list[str], bool]:
        """Who is asked after this seat in the same phase, up to whoever looks, and whether they are among them."""
        order, me = self.state.order, self.view.seat
        after = list(order[order.index(seat) + 1 :]) if seat in order and not self.state.battle else []
        before = after[: after.index(me)] if me in after else after
        return [self.context.names[other] for other in before], me in after

    def _picked(self) -> str:
        """How far one has come with a stack that shall move."""
        return "" if self.muster is None else "fan" if self.fan.open else "picked" if self.muster.going else "nobody"

    def hint_words(self, option: Option) -> str:
        """As on a button: what it is about is ringed on the board, by its name and not by a number."""
        label = WORDS.label(option, self.context.asked_view(), self.context.names, self.context.say)
        return f"{label.words}: {label.second}" if label.second else label.words

    def line_words(self, line: Line) -> str:
        return march_words(line, self.context.asked_view().state, self.context.say) or super().line_words(line)

    def ask_all(self, prompt: AskAll) -> "AskAllView":
        overlay = self._overlay_for(prompt.decision)
        return overlay.ask_all(prompt) if overlay is not None else ask_all_view(self, prompt, None)

    def _overlay_for(self, decision: Decision) -> "BattleOverlay | ExploreOverlay | None":
        overlay = self.overlay
        return overlay if overlay is not None and decision.kind in BATTLE_KINDS else None

    # -- choosing ------------------------------------------------------------------------------------------------------

    def picking(self, decision: Decision) -> Picking:
        overlay = self._overlay_for(decision)
        if overlay is not None:
            return things.CounterPicking(decision.options, lambda option: overlay.things(option, decision.seat))
        return things.CounterPicking(decision.options, lambda option: self._things(option, decision))

    def _things(self, option: Option, decision: Decision) -> tuple[Thing, ...]:
        """What an option is made of; a Thing that has only one hex to go to is still brought there."""
        found = things.things_of(option)
        frame = self.context.asked_view().state.agenda[-1]
        if option.verb == "place" and frame[0] in ("place_things", "shield_discard"):
            state: State = self.context.asked_view().state
            only = frame[2] if frame[0] == "place_things" else NOWHERE
            piece = next(piece for piece in state.shields[decision.seat] if KIND[piece] == option.args[0])
            possible = homes(state, decision.seat, piece) if only == NOWHERE else [only]
            if len(possible) == 1:
                return (*found, things.hex_(possible[0]))
        return found

    def actions(self) -> list[ActionButton]:
        if self.watching:
            label = self.context.say("Back to the battle")
            return [ActionButton(label, kind="primary", key=MAIN, does=self.watch)]
        overlay = self.overlay
        if overlay is not None and self.context.asked and self._overlay_for(self.context.asked.decision):
            return overlay.actions()
        return action_list(self)

    def let_go(self) -> None:
        if self.muster is not None:  # a stack that was pulled nowhere is still the one that is picked
            return
        asked = self.context.asked
        back = next((o for o in asked.decision.options if o.verb == "take_back"), None) if asked else None
        if back is not None:
            self.context.answer(back)
        else:
            super().let_go()

    def handle(self, intent: Intent) -> bool:
        if self.overlay is not None:
            return False
        if self.watching and (intent.kind is Kind.BACK or (intent.kind is Kind.KEY and intent.text == WATCH)):
            self.watch()
            return True
        if not self.fan.open and self.look.handle(intent):
            return True
        if intent.kind is Kind.KEY:
            return self._key(intent.text) or (not self.fan.open and self.board.handle(intent))
        if intent.kind is Kind.BACK and self.fan.open:
            self.fan.toggle()
            return True
        if intent.kind is Kind.BACK and self._take_back():
            return True
        taken = self.board.handle(intent)
        if intent.kind is Kind.POINT:
            if self.context.drag is not None and self.fan.open:  # they are pulled to the board: it must be seen
                self.fan.toggle()
            self.point(self.board.hex_at(intent.x, intent.y))
        return taken

    def _take_back(self) -> bool:
        """Esc puts what is being placed behind the Shield again."""
        asked = self.context.asked
        if asked is None or not any(option.verb == "take_back" for option in asked.decision.options):
            return False
        self.let_go()
        return True

    def _key(self, text: str) -> bool:
        if text in DRAWERS and self.plan.size.narrow and not self.needs_drawer():
            self.pull(text)
        elif text == "l":
            stage = self.context.stage
            stage.change(place_labels=not stage.settings.place_labels)
            self.context.changed()
        elif text == "b":
            self.rack.closed = not self.rack.closed
            self.context.changed()
        else:
            return False
        return True

    # -- drawing -------------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Whatever was chosen beside the game belongs to one question, and to one stack of it."""
        context = self.context
        if context.asked is not None:
            asked = (context.asked.decision.seat, context.asked.decision.kind)
            if asked != self._asked:
                self._asked, self.amount = asked, 0
            places = sum(option.verb in ("draw", "pay") for option in context.asked.decision.options)
            self.amount = min(self.amount, places - 1) if places else self.amount
        self.marching.sync()
        self.look.sync()
        overlay = self.overlay
        self.groups = GROUPS if overlay is None else overlay.groups
        if overlay is not None:
            overlay.read()

    def lay_table(self) -> None:
        if self.overlay is not None:
            self.overlay.lay_table()
            return
        self._plan()
        if self.fan.open:
            self.board.place(self.plan.board)
            self.fan.lay_out()
        elif self.watching:
            self.board.place(self.plan.board)
        else:
            self.board.lay_out(self.plan.board)
        players.lay_out(self)
        offer.lay_out(self)
        self.rack.lay_out()
        lay_tabs(self)

    def unfolds(self) -> bool:
        return self.overlay is not None

    def places(self) -> dict[str, Box]:
        return {**super().places(), **{f"seat{seat}": box for seat, box in enumerate(self.plan.players)}}

    def ways_to(self, option: Option, *then: Option) -> list[Widget]:
        """A number is found with the stepper, before its button says it; an army that is picked is sent by a click on
        where it goes."""
        context = self.context
        goal = context.ui.get(f"hex{then[0].args[0]}") if then and then[0].verb == "step" else None
        if option.verb == "march_all" and goal is not None and context.picking and context.picking.picked:
            return [goal]
        by = STEPPED.get(option.verb)
        step = option.args[0] - self.amount * by if by else 0
        button = context.ui.get("more" if step > 0 else "less") if step else None
        return [button] if button is not None else []

    def lay_context(self, box: Box) -> Box:
        return self.panels.lay_out(box) if self.overlay is None else self.overlay.lay_context(box)

    def _plan(self) -> None:
        context = self.context
        warned = tuple(bool(words) for words in players.warnings(self))
        self.plan = plan(self.frame, self.state.charter.seats, warned, self.drawer(), context.stage.scale.text)

    def lay_out_for_picture(self) -> None:
        self.frame = table_frame(self.context.width, self.context.height)
        self._plan()
        self.board.place(self.plan.board)

    def heading(self) -> Heading:
        return super().heading() if self.overlay is None else self.overlay.heading()

    def prompt_line(self) -> PromptLine | None:
        return super().prompt_line() if self.overlay is None else self.overlay.prompt_line()

    def draw_table(self, canvas: Canvas) -> None:
        if self.overlay is not None:
            self.overlay.draw_table(canvas)
            return
        players.draw(canvas, self)
        offer.draw(canvas, self)
        self.rack.draw(canvas)
        self.board.draw(canvas)
        if not self.context.timeline.busy:
            self._draw_trails(canvas)
        self.fan.draw(canvas)
        self.look.draw(canvas)

    def shown_trails(self) -> tuple[Trail, ...]:
        """All of this phase; where one hex alone is at issue, only how its invaders came."""
        trails, lights = self.following.trails, self.board.lights
        if not lights.alone:
            return trails
        return tuple(one for one in trails if one.hexes[-1] in lights.chosen and one.seat != self.context.me)

    def _draw_trails(self, canvas: Canvas) -> None:
        trails, lights = self.shown_trails(), self.board.lights
        draw_trails(canvas, self.board, trails)
        if lights.alone:
            draw_ends(canvas, self.board, trails, lights.chosen)

    def draw_context(self, canvas: Canvas) -> None:
        (self.panels.draw if self.overlay is None else self.overlay.draw_context)(canvas)

    def draw_slot(self, canvas: Canvas, slot: Box) -> None:
        if self.overlay is not None:
            self.overlay.draw_slot(canvas, slot)
        else:
            draw_track(canvas, slot, self.state.phase, self.context.say)

    def draw_public(self, canvas: Canvas) -> None:
        self.board.draw_public(canvas)

    def picture_box(self) -> Box:
        return self.plan.board

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float, degrees: float) -> None:
        pulled = self.marching.pulled()
        if pulled is not None or sprite is not None:
            self.board.draw_sprite(canvas, sprite if pulled is None else pulled, x, y, width)

    def draw_zoom(self, canvas: Canvas, name: str, at: Box, time: float) -> bool:
        kind, mine = self._kind(name)
        if kind is None:
            return False
        advice = self.rack.advice(FIRST[kind]) if mine else None
        draw_counter_zoom(canvas, explained(self, kind, advice), at, self.context.say("For you now"))
        return True

    def _kind(self, name: str) -> tuple[int | None, bool]:
        """The kind of counter a widget shows, and whether it is one's own; None: none."""
        overlay = self.overlay
        if overlay is not None:
            return overlay.kind(name), False
        widget = self.context.ui.get(name)
        kind = getattr(widget, "sprite", None)
        return (kind, name.startswith(("rack", "counter", "fan"))) if isinstance(kind, int) else (None, False)

    def pictures_of(self, events: Sequence[Event]) -> Pictures:
        return line_pictures(events, self.counter_names)

    def dice_of(self, events: Sequence[Event]) -> Pictures:
        return line_dice(events)

    def draw_pointed(self, canvas: Canvas, events: Sequence[Event]) -> None:
        now = self.context.timeline.now
        if self.overlay is not None or (now is not None and now.interlude is not None):  # nothing lies over a result
            return
        hexes = {
            arg
            for event in events
            for field, arg in zip(EVENTS[event.kind].fields, event.args, strict=True)
            if field.name in ("hex", "to") and isinstance(arg, int) and arg >= 0
        }
        for hex_ in sorted(hexes):
            self.board.draw_here(canvas, hex_)
        if hexes and not self.context.timeline.busy:
            self._draw_trails(canvas)  # no ring lies over the number of an army

    # -- motion --------------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        return self.overlay is None and self.board.update(seconds)

    def pause(self) -> float:
        """Steps of a march, and answers in a battle among others, follow each other: their pictures take the time."""
        asked = self.context.session.prompt
        kind = asked.decision.kind if isinstance(asked, Thinking) else ""
        battle = self.state.battle
        if battle is not None and self.context.me not in battle.sides:
            return 0.0
        return PAUSES.get(kind, BETWEEN)

    def before_asking(self) -> Cue | None:
        """Once a turn: what happened in the one before."""
        context, seat = self.context, self.context.session.view().seat
        state: State = context.session.view().state
        known = self._summed.setdefault(seat, state.turn)
        wish = context.settings.summary
        if state.turn <= max(1, known) or seat not in context.session.people or wish == "never":
            return None
        self._summed[seat] = state.turn
        return self._summary_cue(wish)

    def _summary_cue(self, wish: str) -> Cue | None:
        context, say = self.context, self.context.say
        eyes = SummaryReader(context, context.session.view())
        summary = summary_of(eyes, context.session.told(), context.session.chronicle(say))
        if wish == "touched" and not summary.touches:
            return None
        panel = SummaryPanel(eyes, summary)
        lead = say("{name}, your turn is next", name=say.name(context.names[eyes.view.seat]))
        sentence = say("Read what happened, then go on. It is all in the chronicle, too.")
        words = PromptLine(lead, sentence, seat=eyes.view.seat)
        aside = partial(self._aside, panel) if summary.warnings else None
        interlude = Interlude(words, say("To my turn"), panel, "summary", aside)
        return Cue(SUMMARY, sound="summary", paint=partial(self._paint_summary, panel), waits=True, interlude=interlude)

    def _aside(self, panel: SummaryPanel) -> tuple[str, Callable[[], None]]:
        """Where an end is in sight, the board shows it."""
        say = self.context.say
        return say("Back to the summary") if panel.away else say("Show me"), partial(self._show_threats, panel)

    def _show_threats(self, panel: SummaryPanel) -> None:
        panel.away = not panel.away
        if panel.away:
            self.board.steering.show(panel.summary.warnings[0].hex)
        self.context.changed()

    def _paint_summary(self, panel: SummaryPanel, canvas: Canvas, time: float) -> None:
        if not panel.away:
            panel.draw(canvas, self.room(), time)
            return
        for threat in panel.summary.warnings:
            self.board.draw_ringed(canvas, threat.hex, THREAT)

    def retell(self, moments: Sequence[Moment]) -> None:
        self.following.take_back(moments)

    def stand(self, led_here: Iterable[Sequence[Event]]) -> None:
        self.following.stand(led_here, self.state)

    def cues(self, moment: Moment, show: Callable[[], None]) -> list[Cue]:
        return cues_for(self, self.board, moment, show)
