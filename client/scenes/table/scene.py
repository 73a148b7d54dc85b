"""The table scene: a session on the screen. What is common to all games is here; the rest is the game's `Table`.

The game is always further than the picture: what happened is animated after the fact, and leaving in the middle of it
loses nothing. While something moves, nobody is asked yet.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from engines.core.chronicle import Entry
from engines.core.types import WATCHER, Event, Option, View

from ...games.ui import ui_of
from ...input.intents import ACTS, Intent, Kind
from ...match.chronicle import Moment
from ...match.prompts import Ask, Over, Thinking
from ...match.session import Session
from ...render.canvas import Box, Canvas
from ...sprites.timeline import Cue, Timeline
from ...sprites.tween import pulse
from ...sprites.wood import Light
from ...tables.aim_sheet import aim_sheet
from ...tables.base import ActionButton, PromptLine, Table
from ...tables.picking import Picking, Thing
from ...tables.shortcuts import MAIN, TOOLS
from ...tables.spots import HotSpot
from ...widgets.log import LogPanel, Pictures
from ...widgets.told import Page
from ..navigation import go
from .advised import Advised
from .aloud import TableAloud
from .arrival import Arrival
from .dragging import drop, pull
from .hinting import draw_marks, hint_now, take_hint, wait
from .insisting import Insisting
from .magnifier import Magnifier
from .prompt_scenes import PromptScenes
from .rail import Rail
from .retelling import Retelling
from .saving import SavingQuestion
from .seat_menu import open_menu
from .tutoring import Tutoring
from .wording import Wording

if TYPE_CHECKING:
    from ...stage import Stage

PULSE_SECONDS = 10.0
"""What may be clicked pulses for so long after the last intent; then the window sleeps."""


def table_for(scene: "TableScene", game: str) -> Table:
    """The table of a game."""
    return ui_of(game).table()(scene)


def _pauses(cue: Cue | None) -> tuple[object, bool] | None:
    """What of a cue is more than a motion: the table looks different while it is there."""
    return (cue.interlude, cue.waits) if cue is not None and (cue.waits or cue.interlude is not None) else None


class TableScene(Advised):
    """One game being played."""

    name = "table"
    static = True
    watched = False
    tells_itself = True

    def __init__(self, stage: "Stage", session: Session) -> None:
        super().__init__(stage)
        self.ui.keyboard = not stage.scenes or stage.top.ui.keyboard  # whoever came by the pointer sees no ring
        self.session = session
        self.names = session.names
        self.badges = tuple(seat.badge for seat in session.seats)
        self.timeline = Timeline()
        self.view: View[Any] = session.view()
        """What is shown: behind the session while something moves."""
        self.me = session.viewer if session.viewer is not None else (session.people[0] if session.people else 0)
        """Who sits at the near side of the table."""
        self.picking: Picking | None = None
        self.lifted: frozenset[Thing] = frozenset()
        self.drag: HotSpot | None = None
        """What is being pulled from its place."""
        self.tutoring = Tutoring(self)
        self.skipping = False
        """Somebody wants to see what waits for them, and nothing before it."""
        self.log_panel = LogPanel("chronicle", self.show_line, self.dice_of, self.changed)
        self._version = -1
        self._quiet = 0.0
        self.table = table_for(self, session.setup.game)
        self.agreed = self.table.agreed
        self.magnifier = Magnifier(self)
        self.arrival = Arrival(self)
        self.insisting = Insisting(self)
        self.prompt_scenes = PromptScenes(self)
        self.saving = SavingQuestion(self)
        self.retelling = Retelling(self)
        self.wording = Wording(self)
        self.rail = Rail(self)
        self.aloud = TableAloud(self)
        self._tools = {
            "undo": self.undo, "hint": self.hint, "again": self.again,
            "log": self.open_log, "rules": self.open_rules, "settings": self.open_settings,
        }  # fmt: skip
        self._letters = {tool.key: self._tools[tool.name] for tool in TOOLS}
        self._opens = {
            Kind.AIM: self.open_aim, Kind.RULES: self.open_rules, Kind.SETTINGS: self.open_settings,
            Kind.HINT: self.hint, Kind.MENU: self.menu,
        }  # fmt: skip

    # -- the session ---------------------------------------------------------------------------------------------------

    @property
    def lights(self) -> tuple[Light, ...]:
        return ui_of(self.session.setup.game).lights

    def repaint(self) -> None:
        """Draw again; everything is at its place."""
        self.stage.dirty = True

    @property
    def asked(self) -> Ask | None:
        """The question to the person at the mouse, once everything that led to it has been seen."""
        prompt = self.session.prompt
        return prompt if isinstance(prompt, Ask) and not self.timeline.busy else None

    def answer(self, option: Option, *then: Option) -> None:
        """The person chose; `then` are the answers to what is asked next, chosen with it."""
        if not self.tutoring.holds((option, *then)):
            self.give(option, *then)

    def give(self, option: Option, *then: Option) -> None:
        """Give the answer, whatever it costs."""
        self.picking = None
        self.session.choose(option, *then)
        self.follow()

    def asked_person(self) -> str:
        prompt = self.session.prompt
        return self.names[prompt.seat] if isinstance(prompt, Ask) and len(self.session.people) > 1 else ""

    def turn_away(self) -> None:
        self.session.turn_away()
        self.follow()

    def undo(self) -> None:
        if self.picking and self.picking.put_back():
            self.changed()
        elif self.session.can_undo:
            self.session.undo()
            self.follow()
        else:
            self.stage.toast(self.say(self.session.undo_stop))

    def follow(self) -> None:
        """Take in what the session did: its story becomes cues, its prompt a cover, a question or the end."""
        self.session.settings = self.stage.settings
        if self.session.viewer is not None:
            self.me = self.session.viewer
        elif isinstance(self.session.prompt, Ask):
            self.me = self.session.prompt.seat
        self._animate(self.session.take_moments())
        if isinstance(self.session.prompt, Ask):
            first = self.before_asking()
            if first is not None:
                self.timeline.add(first)
        if not self.timeline.busy:
            self.show(self.session.view())
        if not isinstance(self.session.prompt, Ask):
            self.drag = None
        self.hinted = hint_now(self)
        self._version = self.session.version
        self.changed()

    def _animate(self, moments: Iterable[Moment]) -> None:
        """Moments become cues, of which one turns the picture to the position after its moment."""
        for cue in self.cues(moments):
            self.timeline.add(cue)

    def cues(self, moments: Iterable[Moment]) -> list[Cue]:
        found: list[Cue] = []
        for moment in moments:
            cues = self.table.cues(moment, partial(self.show, moment.after))
            for cue in cues:
                cue.own = moment.seat == self.me
            found += cues
        return found

    @property
    def others_act(self) -> bool:
        return not isinstance(self.session.prompt, Ask | Over) or self.timeline.shows_others

    def show(self, view: View[Any]) -> None:
        """Show this position, unless it was meant for other eyes than those that look now."""
        viewer = -1 if self.session.viewer is None else self.session.viewer
        self.view = view if view.seat == viewer else self.session.view()
        self.lifted = frozenset()
        self.changed()

    def enter(self) -> None:
        self.timeline.hurry = False  # the key may have been let go somewhere else
        self.follow()

    def leave(self) -> None:
        self.session.close()

    # -- time ----------------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        settings = self.stage.settings
        self._quiet += seconds
        if isinstance(self.session.prompt, Thinking):
            self.session.pause = 0.0 if self.skipping else self.table.pause()
        if self.session.tick(time.monotonic(), held=self.timeline.busy) or self.session.version != self._version:
            self.follow()
        wait(self, seconds)
        if self.session.hint_came():
            take_hint(self)
            self.tutoring.look()
        if self.skipping:
            self.timeline.finish()
            self.skipping = isinstance(self.session.prompt, Thinking) or self.session.given is not None
        was_busy = self.timeline.busy
        before = self.timeline.now
        moving = self.timeline.update(seconds, self.animation_speed(), self.stage.play)
        if _pauses(self.timeline.now) != _pauses(before):
            if self.timeline.held:
                self.arrival.hold()
            self.changed()
        lifted = self.timeline.now.lifted if self.timeline.now else frozenset()
        if lifted != self.lifted:
            self.lifted = lifted
            self.stage.dirty = True
        if was_busy and not self.timeline.busy:
            self.changed()
        if self.stage.top is self:
            self.saving.ask()
        if not self.timeline.busy:
            self.prompt_scenes.put_up()
        unveiling = self.prompt_scenes.update(seconds)
        pulsing = (
            self.asked is not None
            and self._quiet < PULSE_SECONDS
            and not settings.reduced_motion
            and not settings.instant
        )
        explaining = self.magnifier.update(seconds)
        table = self.table.update(seconds)
        return table or moving or pulsing or unveiling or bool(self.drag) or explaining

    def animation_speed(self) -> float:
        """How fast everything goes; 0 is at once."""
        return self.retelling.speed()

    # -- intents -------------------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        taken = self._handle(intent)
        self.insisting.follow(intent)
        return taken

    def _handle(self, intent: Intent) -> bool:
        self._quiet = 0.0
        if intent.kind in ACTS:
            self.magnifier.close()
        if intent.kind is Kind.PRESS and self.timeline.busy:
            self.timeline.skip()
        if self._command(intent) or self.table.handle(intent) or self._drag(intent):
            return True
        if opens := self._opens.get(intent.kind):
            opens()
            return True
        if self.asked is None and intent.kind in (Kind.RIGHT, Kind.END):
            (self.next if intent.kind is Kind.RIGHT else self.skip)()
            return True
        if intent.kind is Kind.BACK and self._put_away():
            return True
        if intent.kind is Kind.ACTIVATE and (not self.ui.keyboard or (intent.pad >= 0 and self.timeline.held)):
            return super().handle(Intent(Kind.KEY, text=MAIN))
        return super().handle(intent)

    def _command(self, intent: Intent) -> bool:
        """What means the same at every table, whatever is asked there."""
        if intent.kind is Kind.UNDO:
            self.undo()
        elif intent.kind in (Kind.HURRY, Kind.HURRY_OVER):
            self.timeline.hurry = intent.kind is Kind.HURRY
        elif intent.kind is Kind.ZOOM or (intent.kind is Kind.KEY and intent.text == "z"):
            self.magnifier.raised = not self.magnifier.raised
            self.changed()
        elif intent.kind is Kind.KEY and intent.text in self._letters:
            self._letters[intent.text]()
        else:
            return False
        return True

    def _drag(self, intent: Intent) -> bool:
        if intent.kind is Kind.POINT:
            pull(self)
        if intent.kind is not Kind.RELEASE or not self.drag:
            return False
        drop(self, intent)
        self.magnifier.close()
        return True

    def _put_away(self) -> bool:
        """Of all that lies over the table or was begun, put the uppermost back; False if there is nothing."""
        if self.magnifier.raised:
            self.magnifier.raised = False
            self.changed()
        elif self.picking and self.picking.put_back():
            self.changed()
        elif self.warned or self.tutoring.waits:
            self.think_again()
        elif self.hinted or self.hint_for:
            self.stop_hint()
        else:
            return False
        return True

    def back(self) -> None:
        self.menu()

    def open_settings(self) -> None:
        go(self.stage, "settings")

    def menu(self) -> None:
        open_menu(self, self._tools)

    def why_not(self, tool: str) -> str:
        """Why a tool of the bar is off now; empty if it is not."""
        if tool == "undo" and not self.session.can_undo:
            return self.say(self.session.undo_stop)
        if tool == "hint" and self.asked is None:
            return self.say("Nothing is asked of you now.")
        return self.retelling.why_not() if tool == "again" else ""

    def next(self) -> None:
        """End the step that is shown."""
        self.timeline.skip()

    def skip(self) -> None:
        """Run to what waits for a person: nothing before it is shown."""
        self.skipping = True
        self.timeline.finish()
        self.changed()

    def tool(self, name: str) -> Callable[[], None]:
        return self._tools[name]

    def again(self) -> None:
        self.retelling.again()

    def show_line(self, line: Entry) -> None:
        """Show what a line of the chronicle tells once more, if it is remembered."""
        self.retelling.show_line(line)

    def go_on(self) -> None:
        """What waited to be seen has been seen."""
        self.timeline.go_on()
        self.changed()

    def open_rules(self) -> None:
        words = self.asked_words()
        go(self.stage, "rules", self.session.setup.game, words.anchor if words else "", words.lead if words else "")

    def open_log(self) -> None:
        self.rail.open()

    def open_aim(self) -> None:
        """What wins, and how near everyone is as far as the person at the mouse may know."""
        from ..aim import AimScene

        self.stage.push(AimScene(self.stage, aim_sheet(self)))

    def chronicle(self) -> list[Entry]:
        return self.rail.lines()

    def pictures_of(self, line: Entry) -> Pictures:
        """The cards or counters a line of the chronicle speaks of."""
        return self.table.pictures_of(line.events)

    def dice_of(self, events: Sequence[Event]) -> Pictures:
        """The dice thrown in a line of the chronicle."""
        return self.table.dice_of(events)

    def pick(self, thing: Thing, spot: str = "") -> None:
        """A thing was clicked, at this hot spot."""
        if not self.picking:
            return
        count = len(self.picking.picked)
        option = self.picking.click(thing, spot)
        if len(self.picking.picked) >= count:
            self.stage.audio.play("click")
        if option:
            self.answer(option)
        else:
            self.changed()

    def act(self, action: ActionButton) -> None:
        """A button of the action bar was pressed."""
        if self.insisting.asks(action):
            return
        if action.does:
            action.does()
        elif action.option:
            self.answer(action.option, *action.then)
        elif action.thing:
            self.pick(action.thing)
        elif self.picking:
            self.picking.put_back()
            self.changed()

    def insists(self, action: ActionButton) -> bool:
        return self.insisting.holds(action)

    # -- layout and drawing --------------------------------------------------------------------------------------------

    def asked_view(self) -> View[Any]:
        """The position to which the question belongs. In the open it speaks to whoever is asked of what all see."""
        view, prompt = self.session.view() if self.timeline.busy else self.view, self.session.prompt
        return view._replace(seat=prompt.seat) if isinstance(prompt, Ask) and view.seat == WATCHER else view

    def asked_words(self) -> PromptLine | None:
        return self.wording.words()

    def ignores(self, intent: Intent) -> bool:
        return super().ignores(intent) and self.asked_or_held and not self.arrival.lets(intent)

    @property
    def asked_or_held(self) -> bool:
        """Whether somebody can answer or go on: while others act a click only hurries."""
        return self.asked is not None or self.timeline.held is not None

    def layout(self) -> None:
        self.arrival.look()
        self.rail.lines()  # told in time, though the table may show them on its last page only
        asked = self.asked
        if asked is None:
            self.picking = None
        elif self.picking is None or self.picking.options != asked.decision.options:
            self.picking = self.table.picking(asked.decision)
        self.table.lay_out()
        self.ui.groups = self.table.groups

    @property
    def hushed(self) -> bool:
        return self.aloud.hushed

    def describe(self) -> Page:
        return self.aloud.describe()

    def pulse(self) -> int:
        """What may be clicked pulses, in few steps, so that few frames differ."""
        settings = self.stage.settings
        if settings.reduced_motion or settings.instant or self._quiet >= PULSE_SECONDS:
            return 255
        return round(pulse(self._quiet) * 16) * 255 // 16

    def draw(self, canvas: Canvas) -> None:
        self.table.draw_ground(canvas)
        self.table.draw(canvas)

    def meanwhile(self) -> Sequence[tuple[str, str]]:
        return self.retelling.meanwhile()

    def slot(self) -> Box | None:
        return self.table.bar.slot

    def draw_over(self, canvas: Canvas) -> None:
        draw_marks(canvas, self)
        self._flights(canvas)
        if self.drag and self.ui.pointer:
            self.table.draw_sprite(canvas, self.drag.sprite, *self.ui.pointer, self.drag.lift, 0)
            return
        self.rail.draw_pointed(canvas)
        self.magnifier.draw(canvas)
        self.prompt_scenes.draw(canvas)

    def _flights(self, canvas: Canvas) -> None:
        cue = self.timeline.now
        if not cue:
            return
        for flight in cue.flights:
            pose = flight.pose(self.timeline.time)
            if pose:
                self.table.draw_sprite(canvas, flight.sprite, pose.x, pose.y, pose.width, pose.degrees)
        if cue.paint:
            cue.paint(canvas, self.timeline.time)
