"""The table of My Realm Will Be Yours: her page, his page, what both may see, and how it ends."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engines.core.types import Decision, Event, Option
from engines.my_realm.decisions import BACK, LISTEN, LOOK, REBEL, SEAL
from engines.my_realm.matters import KING, PRINCESS
from engines.my_realm.reasons import key_shut
from engines.my_realm.state import REIGN, matters_of
from engines.my_realm.text import WORDS

from ...input.intents import CONTROL, Intent, Kind
from ...match.chronicle import Moment
from ...match.prompts import Ask
from ...render.canvas import Box, Canvas
from ...sprites.timeline import Cue
from ...stage.scene import Scene
from ...tables.base import ActionButton, PromptLine, SeatRow
from ...tables.frame import table_frame
from ...tables.picking import Picking
from ...tables.shortcuts import MAIN
from ...widgets.log import Pictures
from .cards import draw_event, draw_flying_tile, event_face
from .cues import cues_for, matters_shown
from .end_page import EndPage
from .her_page import HerPage
from .his_page import HisPage
from .notes import Notes
from .peek import Peek, PeekScene
from .phases import draw_phases
from .picture import Picture
from .plan import CARD, plan
from .realm_table import RealmTable
from .sayings import SayingsList
from .sprites.card import EventFace
from .sprites.cloth import cloth
from .sprites.pieces import time_die
from .things import things_of
from .words.buttons import BUTTONS, CLEAR, OTHER, ButtonLook
from .words.captions import MODES
from .words.links import RULE_FOR
from .years import Years
from .zoom import draw_zoom

if TYPE_CHECKING:
    from ...tables.context import Context

UNLISTED = ("back", "word", "answer", "look")
"""Answers without a button of their own: taking back has no limit in the window, words are chosen on the page, and the
seal is for looks."""


class GameTable(RealmTable):
    """The whole table. What stands where is the pages'; this class answers for them."""

    fills_column = True
    groups = (
        "slots", "tiles", "forms", "questions", "matters", "wordings", "actions", "seal", "tabs", "notes", "years",
        "cards", "hint", "prompt", "bar",
    )  # fmt: skip

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.peek, self.notes = Peek(self._look, self._king_is_alone), Notes()
        self.sayings, self.years = SayingsList(), Years()
        self._chapter: object = None
        self.her_page = HerPage(self, self.notes, self.sayings, self.years)
        self.his_page = HisPage(self, self.peek, self.sayings, self.years)
        self.end_page = EndPage(self)

    @property
    def page(self) -> HerPage | HisPage | EndPage:
        """Whose page is open: everybody's at the end; the watcher's is hers without her notes."""
        if self.state.ending >= 0:
            return self.end_page
        return self.his_page if self.context.view.seat == KING else self.her_page

    # -- words ---------------------------------------------------------------------------------------------------------

    def mode(self) -> str:
        return self.context.say(MODES[self.state.charter.mode])

    def status(self) -> str:
        say, seat = self.context.say, self.context.view.seat
        if seat == KING:
            return say("King's seat · {name}").format(name=self.context.names[KING])
        if seat == PRINCESS:
            whose = say("Queen's seat · {name}") if self.state.phase == REIGN else say("Princess's seat · {name}")
            return whose.format(name=self.context.names[PRINCESS])
        return say("Both seats · {mode}").format(mode=self.mode())

    def seat_rows(self) -> tuple[SeatRow, ...]:
        say, context = self.context.say, self.context
        roles = (say("King"), say("Queen") if self.state.phase == REIGN else say("Princess"))
        asked = getattr(context.session.prompt, "seat", None)
        return tuple(
            SeatRow(name, role, badge, 0, self.state.points, "crown", seat == asked)
            for seat, (name, role, badge) in enumerate(zip(context.names, roles, context.badges, strict=True))
        )

    def words(self, decision: Decision) -> PromptLine:
        context = self.context
        asked = context.asked.decision if context.asked else decision
        lead, sentence = WORDS.prompt(asked, context.asked_view(), context.names, context.say)
        link = RULE_FOR[decision.kind]
        return PromptLine(lead, sentence, link.anchor, link.label)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def picking(self, decision: Decision) -> Picking:
        return Picking(decision.options, things_of)

    def actions(self) -> list[ActionButton]:
        """A button for every answer that is no thing on the page, the one that goes on last."""
        context = self.context
        if not context.asked:
            return []
        options = context.asked.decision.options
        found = [self._action(option) for option in options if self._has_button(option)]
        if self.asks("decide"):
            found = [self._action(SEAL)]
        elif self.asks("speak") or self.asks("answer"):
            found.append(self._action(self.his_page.builder.option()))
        found.sort(key=lambda action: action.kind == "primary" or action.option == Option("proclaim"))
        main = [action._replace(key=MAIN) for action in found[-1:]]
        others = [action._replace(key=OTHER) if action.key == MAIN else action for action in found[:-1]]
        return [*self._rebel(found), *others, *self._helpers(), *main]

    def _rebel(self, found: list[ActionButton]) -> list[ActionButton]:
        """While the King lives she sees that she could rise against him, and why not now."""
        offered = any(action.option == REBEL for action in found)
        if offered or self.context.view.seat != PRINCESS or self.state.phase == REIGN or self.asks("rebellion"):
            return []
        return [self._action(REBEL)]

    def _helpers(self) -> list[ActionButton]:
        """What is no answer: begin anew, and for two people the King's scroll."""
        context, found = self.context, list[ActionButton]()
        assert context.asked is not None  # it has buttons
        if LOOK in context.asked.decision.options and KING in context.session.people and context.view.seat == PRINCESS:
            label, key = self.label(LOOK), BUTTONS["look"].key
            found.append(ActionButton(*label, kind="night", key=key, does=self.open_peek, name="peek"))
        if self.state.draft or self.asks("decide") or self.asks("speak"):
            label, key = self.label(BACK), CLEAR
            reason = "" if self.state.draft else context.say("nothing is begun")
            clear = ActionButton(label.words, kind="night", key=key, reason=reason, does=self.clear, name="clear")
            found.append(clear)
        return found

    def _look_of(self, option: Option) -> ButtonLook:
        """While he has words left she is meant to hear them; where people simply talk, he only writes some down."""
        assert self.context.asked is not None  # it has buttons
        look = BUTTONS[option.verb]
        if LISTEN in self.context.asked.decision.options and not self.state.charter.free_talk:
            return look._replace(kind="primary" if option == LISTEN else "danger" if option == REBEL else "night")
        return look

    def _has_button(self, option: Option) -> bool:
        return things_of(option)[0][0] == "button" and option.verb not in UNLISTED

    def _action(self, option: Option) -> ActionButton:
        label, look = self.label(option), self._look_of(option)
        return ActionButton(label.words, label.second, option, look.kind, look.key, self.why_not(option))

    # -- intents and time ----------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        if self.page is self.his_page and self.peek.handle(intent):
            self.context.changed()
            return intent.kind in (Kind.KEY, Kind.KEY_OVER)
        if intent.kind in (Kind.NEXT, Kind.PREVIOUS, Kind.PRESS):
            self.notes.cursor = None
        if intent.kind is Kind.KEY and intent.text == "n" and self.page.turn_tab():
            self.context.changed()
            return True
        if intent.kind is Kind.KEY and intent.text.startswith(CONTROL):
            turned = self.page is self.her_page and self.her_page.turn_tab(int(intent.text[-1]) - 1)
            if turned:
                self.context.changed()
            return turned
        if intent.kind is Kind.KEY and self.page is self.her_page:
            return self._key(intent.text)
        return intent.kind is Kind.BACK and self._step_back()

    def _key(self, text: str) -> bool:
        """Digits lay tiles."""
        if len(text) != 1 or text not in "123456789":
            return False
        if self.state.draft and isinstance(self.context.session.prompt, Ask):
            self.context.timeline.finish()  # the tile before may still be dropping
        return self.context.asked is not None and self._digit(int(text), self.context.asked.decision)

    def _digit(self, number: int, decision: Decision) -> bool:
        """The tile goes to the slot that was picked, or else to the first that is empty."""
        picking = self.context.picking
        picked = [thing[1] for thing in picking.picked if thing[0] == "slot"] if picking else []
        ways = [Option("place", (matter, number)) for matter in picked or matters_of(self.state)]
        for option in (Option("value", (number,)), *ways):
            if option in decision.options:
                self.context.answer(option)
                return True
        return False

    def _step_back(self) -> bool:
        """Esc: out of the notes, or one step of the answer back."""
        if self.notes.cursor is not None:
            self.notes.cursor = None
        elif self.context.picking and self.context.picking.put_back():
            pass
        elif self.context.asked and self.state.draft and self.context.session.can_undo:
            self.context.undo()
        else:
            return False
        self.context.changed()
        return True

    def update(self, seconds: float) -> bool:
        if self.context.view.seat != KING or key_shut(self.state):
            self.peek.release()
        self._remember()
        if self.peek.pass_time(seconds):
            self.context.changed()
        busy = self.notes.reckoner.busy
        if self.notes.reckoner.is_news():
            self.context.changed()
        return self.peek.left > 0 or busy

    def _remember(self) -> None:
        """Whoever has seen a reign through needs no long reminder the next time."""
        context, seen = self.context, self.context.settings.seen_through
        game = context.session.setup.game
        if self.state.ending >= 0 and context.session.people and game not in seen:
            context.stage.change(seen_through=(*seen, game))

    # -- the King's look at his key ------------------------------------------------------------------------------------

    def _look(self) -> bool:
        """The seal is taken: where two people keep count, the look is on record before the scroll opens."""
        if self.look_lock():
            return False
        if self.state.charter.free_talk:
            self.context.session.note(LOOK)
            self.context.follow()
            self.context.timeline.finish()
        return True

    def _king_is_alone(self) -> bool:
        """Nobody at this screen may not see his key, which is his to hold (6.1)."""
        session = self.context.session
        if self.context.view.seat != KING:
            return False
        if session.looks_back:
            return True  # nothing is secret any more, not even while she judges
        return session.people == (KING,) and not key_shut(self.state)

    def open_peek(self) -> None:
        """Two people talk, and the King wants to see his key: she turns away."""
        self.context.stage.push(PeekScene(self, self.peek))

    def greeting(self) -> Scene | None:
        """9.6: when two people go on, the King looks at his key first."""
        alive = self.state.phase != REIGN and self.state.ending < 0
        if not (self.state.charter.free_talk and alive and KING in self.context.session.people):
            return None
        return PeekScene(self, self.peek)

    # -- drawing -------------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """With every new question the keys begin at its first thing, wherever they were while others acted."""
        if self.context.asked is None:
            return
        state = self.state
        chapter = self.context.asked.decision.kind, len(state.years), state.sayings, state.questions, state.silent
        if chapter != self._chapter:
            self._chapter = chapter
            self.context.ui.focus = ""

    def places(self) -> dict[str, Box]:
        """The King's order on its scroll, and on the last page the points, can be pointed at too."""
        found = super().places()
        if self.page is self.his_page:
            found["order"] = self.his_page.scroll.box
        elif self.page is self.end_page:
            found["points"] = self.end_page.points_box().inset(-8, 0)
        return found

    def lay_table(self) -> None:
        self.plan = plan(self.frame)
        self.page.lay_table()

    def lay_context(self, box: Box) -> Box:
        return self.page.lay_context(box)

    def draw_ground(self, canvas: Canvas) -> None:
        super().draw_ground(canvas)
        cloth(canvas, self.plan.cloth)

    def draw_table(self, canvas: Canvas) -> None:
        self.page.draw_table(canvas)

    def draw_context(self, canvas: Canvas) -> None:
        self.page.draw_context(canvas)

    def draw_slot(self, canvas: Canvas, slot: Box) -> None:
        draw_phases(canvas, self, slot)

    def lay_out_for_picture(self) -> None:
        self.frame = table_frame(self.context.width, self.context.height)
        self.plan = plan(self.frame)
        self.plan = self.plan._replace(cloth=self.picture_box().inset(10))

    def draw_public(self, canvas: Canvas) -> None:
        Picture(self, self.picture_box()).draw(canvas)

    def picture_box(self) -> Box:
        return Box(0, 0, self.context.width, self.context.height)

    def draw_zoom(self, canvas: Canvas, name: str, at: Box, time: float) -> bool:
        aiming = self.context.picking is not None and bool(self.context.picking.picked)
        return not aiming and draw_zoom(canvas, self, name, at)

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float, degrees: float) -> None:
        if isinstance(sprite, EventFace):
            draw_event(canvas, sprite, x, y, width)
        else:
            draw_flying_tile(canvas, sprite[1], x, y, width)

    def pictures_of(self, events: Sequence[Event]) -> Pictures:
        faces = tuple(event_face(self, card) for event in events for card in matters_shown(event))
        return Pictures(faces, _paint_card, CARD[1] / CARD[0])

    def dice_of(self, events: Sequence[Event]) -> Pictures:
        return Pictures(tuple(event.args[0] for event in events if event.kind == "death_rolled"), _paint_die, 1.0)

    def cues(self, moment: Moment, show: Callable[[], None]) -> list[Cue]:
        return cues_for(self, moment, show)


def _paint_die(canvas: Canvas, face: Any, cx: float, cy: float, width: float, worded: bool) -> None:
    time_die(canvas, face, cx, cy, width)


def _paint_card(canvas: Canvas, face: Any, cx: float, cy: float, width: float, worded: bool) -> None:
    draw_event(canvas, face, cx, cy, width)
