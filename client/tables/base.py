"""Base of all tables: what a game must bring to be played in the window. Everything else is the same for all games."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.judgement import Line
from engines.core.types import Decision, Event, Option

from ..input.intents import Intent
from ..match.chronicle import Moment
from ..match.prompts import AskAll, Over
from ..match.session import PAUSE
from ..render.blit_canvas import AgreedNumbers
from ..render.canvas import Box, Canvas, Colour
from ..sprites.timeline import Cue
from ..sprites.wood import wood
from ..widgets.base import Widget
from ..widgets.button import Painted
from ..widgets.log import NO_PICTURES, Pictures
from .advice import hint_room, lay_advice, lay_hint, warning_buttons
from .bar import Heading, draw_bar, lay_bar, plan_bar
from .column import draw_prompt, draw_title, lay_answers, lay_chronicle, lay_held, lay_waiting, prompt_link
from .frame import KEPT, table_frame
from .hints import HINTED, Mark, hint_ring
from .picking import Picking, Thing
from .shortcuts import MAIN
from .spots import HotSpot

if TYPE_CHECKING:
    from ..stage.scene import Scene
    from .ask_all import AskAllView
    from .context import Context


A_WORD_FIRST = "Nothing has happened yet. Pim has a word first; then it is as you say."


class SeatRow(NamedTuple):
    """One person at the table; the same value is the same picture."""

    name: str
    second: str
    badge: int
    hand: int
    other: int  # the second number of the game: clans, gems ...
    other_icon: str
    now: bool
    face: str = ""  # the portrait of whom a computer plays
    near: "Near | None" = None


class Near(NamedTuple):
    """How near to the aim they are, as far as whoever looks may know."""

    known: int
    unknown: int
    """So many things count besides, and only their owner knows how much."""
    mine: bool


class PromptLine(NamedTuple):
    """The prompt line: `lead` in bold names the person; `sentence` says what may be done."""

    lead: str
    sentence: str
    anchor: str = ""
    """The page of the rules that explains it, and the words on the link."""
    link: str = ""
    done: int = 0
    steps: int = 0
    """How many actions the turn has, and how many of them are spent."""
    seat: int = 0
    """Whose badge stands before it."""


class ActionButton(NamedTuple):
    """A button of the action bar: an answer, a thing to pick that lies nowhere, or else the way to put back."""

    label: str
    second: str = ""
    option: Option | None = None
    kind: str = "teal"
    key: str = ""
    reason: str = ""
    """Why it cannot be done now; empty: it can."""
    thing: Thing | None = None
    then: tuple[Option, ...] = ()
    """The answers to what is asked next, given with it."""
    does: Callable[[], None] | None = None
    """What it does at the table itself, if it answers nothing."""
    left: str = ""
    """What could still be done: whoever presses it all the same is asked once."""
    name: str = ""
    """Of the button, if it is no answer."""
    pictures: tuple[str | Painted, ...] = ()
    """What it is about, at its left: the shield of the owner, the sign of a land."""
    icon: str = ""


class Table:
    """One game on the table. A view goes in, pictures and hot spots come out; clicks become things, things options.

    The context brings the game, the question and the way to answer. Bar, prompt, chronicle and answers stand in the
    frame, alike in all games; the game fills the room of the table, the slot of the bar and the middle of the column.
    """

    groups: tuple[str, ...] = ()
    """The groups of widgets in the order of Tab."""
    agreed: AgreedNumbers = ()
    """Numbers on its pieces that are not the printed ones."""
    sign = ""
    """The icon before its title."""
    touching: frozenset[str] = frozenset()
    """Questions that come because another did something to whoever is asked."""
    fills_column = False
    """What the question is about takes the whole middle of the column: there is no chronicle in it."""
    prompt_ink: Colour = "#7A1820"
    """Colour of the head of the prompt."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.frame = table_frame(context.width, context.height)
        self.bar = plan_bar(context.canvas(), context, self.frame)

    # -- words ---------------------------------------------------------------------------------------------------------

    def mode(self) -> str:
        """What is played, in a few words."""
        raise NotImplementedError

    def status(self) -> str:
        """Where the game stands, in a few words: under the title."""
        raise NotImplementedError

    def heading(self) -> Heading:
        """What the bar says: the game, or what goes on in a stage of it."""
        return Heading(self.context.session.game.title, self.status(), self.sign)

    def prompt_line(self) -> PromptLine | None:
        """What the prompt says now."""
        context = self.context
        if self.is_over():
            told = context.asked_words() if context.session.looking else None  # a replay says what ended it
            over = PromptLine(context.say("It is over."), "", seat=context.me)
            return over if told is None else over._replace(sentence=told.sentence, seat=told.seat)
        words = context.asked_words()
        return words._replace(sentence=context.say(A_WORD_FIRST)) if words and context.warned else words

    def is_over(self) -> bool:
        """The game has ended, and all of it has been shown."""
        return isinstance(self.context.session.prompt, Over) and not self.context.timeline.busy

    def seat_rows(self) -> tuple[SeatRow, ...]:
        """Who sits there, and what everybody knows of them."""
        raise NotImplementedError

    def words(self, decision: Decision) -> PromptLine:
        """Who is asked what."""
        raise NotImplementedError

    def ask_all(self, prompt: AskAll) -> "AskAllView":
        """A question that is put to several people at once."""
        from .ask_all import AskAllView, Person

        context, rows = self.context, self.seat_rows()
        people = tuple(
            Person(seat, context.names[seat], context.badges[seat], self.hand_words(rows[seat].hand))
            for seat in prompt.seats
        )
        return AskAllView(context.say("Does anyone answer?"), self.words(prompt.decision).sentence, people)

    def hand_words(self, count: int) -> str:
        """What everybody knows of somebody's hand."""
        say = self.context.say
        return say.plural("{count} card in hand", "{count} cards in hand", count, count=count)

    def greeting(self) -> "Scene | None":
        """What is shown before anybody is asked when a game goes on from its record."""
        return None

    def hand_is_open(self) -> bool:
        """Whether the hand at the near side of the table is the viewer's own."""
        return self.context.view.seat == self.context.me

    # -- choosing ------------------------------------------------------------------------------------------------------

    def picking(self, decision: Decision) -> Picking:
        """What the answers are made of."""
        raise NotImplementedError

    def actions(self) -> list[ActionButton]:
        """The answers from the top down. The last is the main one if it has its key, be it on or off."""
        raise NotImplementedError

    def buttons(self) -> list[ActionButton]:
        """All buttons; where none of them is the main one, one that says what is missing."""
        if self.context.warned is not None:
            return warning_buttons(self.context)
        actions, say = self.actions(), self.context.say
        if self.context.session.can_turn_away:
            second, away = say("the others look away first"), self.context.turn_away
            look = ActionButton(say("Look at my things"), second, kind="ghost", does=away, name="turn_away")
            actions = [*actions[:-1], look, *actions[-1:]]
        if actions and actions[-1].key == MAIN:
            *others, main = actions
            if self.context.insists(main):
                main = main._replace(label=say("End it all the same"), second=main.left, kind="danger")
            return [*others, main]
        lit = self.context.picking is not None and self.context.picking.next_things()
        where = say("pick what glows") if lit or not actions else say("choose above")
        return [*actions, ActionButton(self.missing(), kind="primary", key=MAIN, reason=where)]

    def answers_title(self) -> str:
        """What the answers are about, above them; empty where they say it all themselves."""
        return ""

    def missing(self) -> str:
        """What the main button asks for while nothing is picked."""
        return self.context.say("Your choice")

    def handle(self, intent: Intent) -> bool:
        """What somebody does with the table itself, before any widget: move the camera ... True: it took it."""
        return False

    def let_go(self) -> None:
        """What was pulled from its place was let go where nothing is: it goes back."""
        if self.context.picking:
            self.context.picking.put_back()

    # -- drawing -------------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """The window or the view changed: find the place of everything, and make the widgets."""
        context = self.context
        self.read()
        actions = self.buttons() if context.picking else []
        text, waits = context.stage.scale.text, context.asked is None
        answers = KEPT if waits else len(actions) - 1
        title = bool(actions) and bool(self.answers_title())
        hint = hint_room(context, table_frame(context.width, context.height))
        self.frame = table_frame(context.width, context.height, text, answers, hint, title)
        self.bar = plan_bar(context.canvas(), context, self.frame)
        self.lay_table()
        column = self.frame.column
        prompt_link(context, column.prompt, self.prompt_line())
        lay_hint(context, self.frame)
        left = self.lay_context(context.lay_aside(column.middle, brief=True) if self.fills_column else column.middle)
        lay_chronicle(context, left if self.fills_column else context.lay_aside(left), self.unfolds())
        if context.timeline.held is not None:
            lay_held(context, self.frame, context.timeline.held)
        elif not waits:
            lay_answers(context, self.frame, actions)
        elif not self.is_over():
            lay_waiting(context, self.frame)
        lay_advice(context, column, self.draw_sprite)
        lay_bar(context, self.bar)

    def read(self) -> None:
        """Before anything is laid out: whatever was chosen beside the game belongs to one question."""

    def unfolds(self) -> bool:
        """Whether the chronicle tells how the newest deed went: in a stage of the game, where that is what matters."""
        return False

    def on_stage(self) -> bool:
        """Whether a stage of the game stands over the table, such as a fight: the coach of a lesson stands in the
        column then, so as to cover nothing of it."""
        return self.unfolds()

    def lay_table(self) -> None:
        """Find the place of everything in the room of the table, and make its widgets."""
        raise NotImplementedError

    def lay_context(self, box: Box) -> Box:
        """Put into the middle of the column what the question is about. Returns what is left for the chronicle."""
        return box

    def update(self, seconds: float) -> bool:
        """Time goes by. True while something of the table's own moves: the camera ..."""
        return False

    def draw_ground(self, canvas: Canvas) -> None:
        """What everything stands on."""
        wood(canvas, self.context.session.setup.game, self.context.lights)

    def draw(self, canvas: Canvas) -> None:
        """Everything on the ground that is no widget."""
        self.draw_table(canvas)
        self.draw_context(canvas)
        draw_prompt(canvas, self.context, self.frame.column.prompt, self.prompt_line(), self.prompt_ink)
        if self.frame.column.title:
            draw_title(canvas, self.frame.column.title, self.answers_title())
        draw_bar(canvas, self.bar, self.heading())
        if not self.context.stage.toasts and not self.context.draw_in_slot(canvas, self.bar.slot):
            self.draw_slot(canvas, self.bar.slot)

    def draw_table(self, canvas: Canvas) -> None:
        """What lies in the room of the table."""
        raise NotImplementedError

    def draw_context(self, canvas: Canvas) -> None:
        """What the question is about, in the middle of the column."""

    def draw_slot(self, canvas: Canvas, slot: Box) -> None:
        """Where the game stands, in the middle of the bar."""

    def lay_out_for_picture(self) -> None:
        """Find the place of everything for a picture of a saved game: nobody plays, and nothing can be clicked."""
        raise NotImplementedError

    def draw_public(self, canvas: Canvas) -> None:
        """What everybody sees of the table, for such a picture."""
        raise NotImplementedError

    def picture_box(self) -> Box:
        """The part of the window that such a picture shows."""
        raise NotImplementedError

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float, degrees: float) -> None:
        """Something that flies, or is pulled by the pointer."""
        raise NotImplementedError

    def draw_zoom(self, canvas: Canvas, name: str, at: Box, time: float) -> bool:
        """Explain the thing of that widget, large. False if there is nothing to explain."""
        return False

    def flips(self, name: str) -> bool:
        """Whether something moves in the explanation of that widget."""
        return False

    def pictures_of(self, events: Sequence[Event]) -> Pictures:
        """The cards, counters or dice a line of the chronicle speaks of, shown beside it."""
        return NO_PICTURES

    def dice_of(self, events: Sequence[Event]) -> Pictures:
        """The dice that were thrown in a line of the chronicle, shown in it."""
        return NO_PICTURES

    def draw_pointed(self, canvas: Canvas, events: Sequence[Event]) -> None:
        """Where on the table that line of the chronicle happened, while somebody points at it."""

    def doer(self, events: Sequence[Event], seat: int | None) -> int | None:
        """Who did what a line of the chronicle tells of; `seat`: whom it is about."""
        return seat

    def draw_deed(self, canvas: Canvas, events: Sequence[Event], seat: int | None) -> None:
        """The same in a replay, of the deed that is told: which seat did it, and to whom."""
        self.draw_pointed(canvas, events)

    def hint_words(self, option: Option) -> str:
        """What a hint says."""
        context = self.context
        return context.session.game.text.option(option, context.view, context.names, context.say)

    def line_words(self, line: Line) -> str:
        """The same of an answer with all that is answered in the same breath: where it is of one kind, all of it."""
        alike = [option for option in line if option.verb == line[0].verb]
        return ", ".join([self.hint_words(option) for option in (alike if len(alike) == len(line) else alike[:1])])

    def spots_of(self, option: Option) -> list[HotSpot]:
        """What lies on the table and is picked for this answer; of two that are alike one is enough."""
        picking, found = self.context.picking, []
        wanted = picking.things(option).copy() if picking else Counter()
        for spot in sorted(self.context.ui.widgets, key=lambda widget: not widget.enabled):
            if isinstance(spot, HotSpot) and wanted[spot.thing] > 0:
                wanted[spot.thing] -= 1
                found.append(spot)
        return found

    def draw_hint(self, canvas: Canvas, option: Option, where: bool = False, mark: Mark = HINTED) -> None:
        """Mark what a hint or a warning speaks of: everything that is picked for this answer, and its button; or only
        `where` to look first."""
        context = self.context
        for spot in self.spots_of(option)[: 1 if where else None]:
            spot.draw_hint(canvas, mark)
        if where:
            return
        for number, action in enumerate(self.buttons()):
            button = context.ui.get(f"action{number}")
            if action.option == option and button is not None:
                hint_ring(canvas, button.seen(), mark=mark)

    def ways_to(self, option: Option, *then: Option) -> list[Widget]:
        """What is clicked next for an answer, where that is neither one of its things nor its button; `then`: what is
        answered after it, and perhaps by the same click."""
        return []

    def places(self) -> dict[str, Box]:
        """Parts of the table that are no widgets but can be pointed at in a lesson, by name."""
        column = self.frame.column
        return {"prompt": column.prompt, "main": column.main, "slot": self.bar.slot}

    def told_elsewhere(self) -> tuple[Box, ...]:
        """Where a text may end in dots, because another place on the screen has it in full."""
        return ()

    def pause(self) -> float:
        """How long a computer takes for its answer to the question of now, at normal speed, whatever it holds."""
        return PAUSE

    def before_asking(self) -> Cue | None:
        """What a person has to see before the question that is put to them now: a summary ... It comes once."""
        return None

    def retell(self, moments: Sequence[Moment]) -> None:
        """These moments will be shown once more: whatever was remembered of them is forgotten."""

    def stand(self, led_here: Iterable[Sequence[Event]]) -> None:
        """Another moment is shown at once. `led_here`: what each action before it brought, the newest first."""

    # -- motion --------------------------------------------------------------------------------------------------------

    def cues(self, moment: Moment, show: Callable[[], None]) -> list[Cue]:
        """The pictures of what happened, one after another; one calls `show`, which turns to the table after."""
        raise NotImplementedError
