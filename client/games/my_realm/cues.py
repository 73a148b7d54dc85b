"""Cues of every event: the events of a moment, which the timeline plays one after the other."""

from collections.abc import Callable, Mapping
from typing import Any

from engines.core.types import Event
from engines.my_realm.matters import KING, PRINCESS
from engines.my_realm.state import REIGN, Saying, State, matters_of
from engines.my_realm.text import WORDS
from engines.my_realm.words import PHASE_TEXT

from ...match.chronicle import Moment
from ...render.canvas import Box, Canvas
from ...sprites.timeline import Cue, Flight, Pose
from ...sprites.tween import out_quint
from ...tables.base import PromptLine
from ...tables.pace import Caption, Interlude, Weight, waits
from .banner import FADE, LETTER, draw_judgement, draw_spoken, draw_told
from .cards import event_face
from .interludes import DEATH, RISE, draw_death, draw_rise
from .plan import her_columns, year_plan
from .realm_table import RealmTable
from .sayings import plain_parts, quoted, shows_plain
from .sprites.pieces import time_die, time_die_tumbling
from .words.captions import phase_name, spared_line

DROP, DEAL, APART = 0.16, 0.34, 0.06
READ, PAUSE = 2.4, 0.7
ROLL, LIES = 0.5, 1.1
SILENCE = 1.2
"""After the death nothing happens for so long."""
STAYS = 3.5
"""So long a picture stays that wants to be read; a click goes on."""
LAST = 40.0
"""And so long the last page."""
END = 99.0
"""When everything that moves has come to rest."""

TURNS = ("phase_began", "year_began", "duplicate", "dealt", "asked", "fell_silent", "deflected", "looked", "key_shown")
"""The first of these events finds the picture after."""

Paint = Callable[[Canvas, float], None]


class PageMoment:
    """A moment to be shown at a table."""

    def __init__(self, table: RealmTable, moment: Moment) -> None:
        self.table, self.context, self.moment = table, table.context, moment
        self.say = table.context.say
        self.reduced = table.context.settings.reduced_motion
        self.year = year_plan(her_columns(table.plan).middle, table.plan)
        self.judgement: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    @property
    def hers(self) -> bool:
        """Whether the cards are in sight: the King's page has none."""
        return self.moment.after.seat != KING

    def painted(
        self, seconds: float, paint: Paint, sound: str = "", interlude: Interlude | None = None, waits: bool = False
    ) -> list[Cue]:
        """Something free that moves; where motion is reduced, only how it ends."""
        still = self.reduced
        drawn: Paint = lambda canvas, time: paint(canvas, END if still else time)  # noqa: E731
        return [Cue(seconds, sound=sound, paint=drawn, interlude=interlude, waits=waits)]

    def interlude(self, lead: str, sentence: str, button: str = "") -> Interlude:
        """What the prompt says meanwhile: the question that led here is answered."""
        return Interlude(PromptLine(lead, sentence, seat=max(0, self.moment.after.seat)), button or self.say("OK"))


def cues_for(table: RealmTable, moment: Moment, show: Callable[[], None]) -> list[Cue]:
    """The cues of a moment. The picture turns from before to after once."""
    turn = Cue(after=show)
    if moment.undone:
        return [Cue(sound="undo"), turn]
    tale = PageMoment(table, moment)
    cues: list[Cue] = []
    for event in moment.events:
        if turn not in cues and event.kind in TURNS:
            cues.append(turn)
        cues += CUES[event.kind](tale, event)
    if turn not in cues:
        cues.append(turn)
    return cues + _laid(tale)


def _laid(tale: PageMoment) -> list[Cue]:
    """A tile that she laid drops the last few units."""
    option = tale.moment.option
    if option is None or option.verb != "place" or tale.reduced:
        return []
    matter, number = option.args
    state: State = tale.moment.after.state
    place = tale.year.slots[matters_of(state).index(matter)]
    end = Pose(place.cx, place.cy, place.w)
    flight = Flight(("tile", number), end._replace(y=end.y - 14), end, DROP, arc=0, easing=out_quint)
    return [Cue(DROP, (flight,), frozenset({("laid", matter)}), "tile")]


# -- one function for each kind of event -------------------------------------------------------------------------------


def _quiet(seconds: float, sound: str = "") -> Callable[[PageMoment, Event], list[Cue]]:
    """A fact that moves nothing."""
    return lambda tale, event: [Cue(seconds, sound=sound)]


def _said(title: str) -> Callable[[PageMoment, Event], list[Cue]]:
    """Words that the King is known to say, without a picture of their own."""

    def cue(tale: PageMoment, event: Event) -> list[Cue]:
        words = WORDS.event(event, tale.table.context.names, tale.say)
        return tale.painted(PAUSE + 0.9, _told(tale, tale.say(title), words))

    return cue


def _deflected(tale: PageMoment, event: Event) -> list[Cue]:
    """He speaks of the weather: to which question, is said once more."""
    words = WORDS.event(event, tale.table.context.names, tale.say)
    before: State = tale.moment.before.state
    frame = before.agenda[-1] if before.agenda else ("",)
    if frame[0] == "answer":
        words = f"{WORDS.question(frame[1], frame[2], tale.say)} {words}"
    return tale.painted(PAUSE + 1.4, _told(tale, tale.say("The King deflects"), words))


def _told(tale: PageMoment, title: str, words: str, icon: str = "") -> Paint:
    return lambda canvas, time: draw_told(canvas, tale.table, title, words, icon)


def _phase(tale: PageMoment, event: Event) -> list[Cue]:
    phase: Any = event.args[0]
    state: State = tale.moment.after.state
    if phase == REIGN:
        return tale.painted(
            RISE + STAYS, lambda canvas, time: draw_rise(canvas, tale.table, state, time), "queen_rises"
        )
    title, words = phase_name(phase, tale.say), tale.say(PHASE_TEXT[phase])
    return tale.painted(READ, _told(tale, title, words), "herald")


def _dealt(tale: PageMoment, event: Event) -> list[Cue]:
    """Three cards come from the pile."""
    if tale.reduced or not tale.hers:
        return [Cue(PAUSE / 2, sound="card_deal")]
    cards: Any = event.args[0]
    pile = _pile(tale)
    flights = tuple(
        Flight(event_face(tale.table, card), pile, Pose(place.cx, place.cy, place.w), DEAL, number * APART * 2)
        for number, (card, place) in enumerate(zip(cards, tale.year.cards, strict=True))
    )
    lifted = frozenset(("card", number) for number in range(len(cards)))
    return [Cue(DEAL + APART * 4, flights, lifted, "card_deal")]


def _pile(tale: PageMoment) -> Pose:
    return Pose(tale.year.board.right - 30, tale.year.board.y + 14, 40)


def _duplicate(tale: PageMoment, event: Event) -> list[Cue]:
    """A second card of a matter comes up, and is put aside."""
    if tale.reduced or not tale.hers:
        return [Cue(PAUSE / 2, sound="card_slide")]
    card: Any = event.args[0]
    middle, aside = tale.year.cards[1], tale.year.cards[0]
    up = Pose(middle.cx, middle.cy, middle.w)
    away = Pose(aside.x - 60, aside.bottom + 60, aside.w * 0.3)
    face = event_face(tale.table, card)
    hidden = frozenset(("card", number) for number in range(3))
    comes = Cue(DEAL + 0.3, (Flight(face, _pile(tale), up, DEAL),), hidden, "card_flip")
    goes = Cue(DEAL, (Flight(face, up, away, DEAL),), hidden, "card_slide")
    return [comes, goes]


def _spoke(tale: PageMoment, event: Event) -> list[Cue]:
    """The proverb writes itself, then the chip fades in."""
    table = tale.table
    words, plain = _statement(tale, event)
    seconds = (0.0 if tale.reduced else len(words) * LETTER + FADE) + 1.6
    title = tale.say("The King says")
    return tale.painted(seconds, lambda canvas, time: draw_spoken(canvas, table, title, words, plain, time), "quill")


def _statement(tale: PageMoment, event: Event) -> tuple[str, list[Any]]:
    form, matters, wording = event.args
    saying = Saying(0, form, matters, wording)  # type: ignore[arg-type]
    shown = shows_plain(tale.table) or tale.moment.after.seat == KING
    return quoted(tale.table, saying), plain_parts(tale.table, saying.form, saying.matters) if shown else []


def _contradicted(tale: PageMoment, event: Event) -> list[Cue]:
    """Told gently, and long enough to be read."""
    words = WORDS.event(event, tale.table.context.names, tale.say)
    title = tale.say("Something does not fit")
    return tale.painted(
        STAYS + 1, lambda canvas, time: draw_told(canvas, tale.table, title, words, "broken-heart"), "hover"
    )


def _asked(tale: PageMoment, event: Event) -> list[Cue]:
    question, matters = event.args
    words = WORDS.question(question, matters, tale.say)  # type: ignore[arg-type]
    title = tale.say("The Princess asks")
    return tale.painted(PAUSE + 1, _told(tale, title, words, "tiara"), "quill")


def _sealed(tale: PageMoment, event: Event) -> list[Cue]:
    matters, numbers = event.args
    tale.judgement = matters, numbers  # type: ignore[assignment]
    told = tale.interlude(tale.say("The year is sealed."), tale.say("Now it is judged."))
    return tale.painted(0.8, _judgement(tale, ""), "seal", told)


def _judgement(tale: PageMoment, words: str, title: str = "") -> Paint:
    matters, numbers = tale.judgement
    if not title:
        hers = tale.moment.after.seat == PRINCESS
        title = tale.say("Your judgement") if hers else tale.say("Her judgement")
    return lambda canvas, time: draw_judgement(canvas, tale.table, matters, numbers, title, words)


def _judged(tale: PageMoment, event: Event) -> list[Cue]:
    """What it cost: tokens crack, or nothing does."""
    words = WORDS.event(event, tale.table.context.names, tale.say)
    loss = event.args[0] if event.kind in ("reckoned", "judged_sternly") else event.args[2]
    points = event.args[1] if event.kind == "reckoned" else 0
    sound = "token_lost" if loss and not points else "star"
    lead = tale.say("The year is judged.")
    left = tale.say("Tokens left: {tokens}.", tokens=tale.moment.after.state.tokens)
    weight = Weight.TOUCHES if loss else Weight.DEED  # a token is of both
    waiting = waits(tale.context, Caption(-1, lead, words, weight=weight))
    return tale.painted(READ, _judgement(tale, words), sound, tale.interlude(lead, left), waiting)


def _rolled(tale: PageMoment, event: Event) -> list[Cue]:
    """The die falls with three bounces, and lies there."""
    die: Any = event.args[0]
    year: Any = event.args[1]
    dies = die <= year
    table, say = tale.table, tale.say

    def paint(canvas: Canvas, time: float) -> None:
        cloth = table.plan.page
        canvas.rect(cloth, 18, (5, 6, 14, 205))
        fallen = min(1.0, time / ROLL)
        height = 260 * (1 - fallen) * abs(1 - (fallen * 3 % 1) * 2)
        if fallen < 1:
            time_die_tumbling(canvas, int(time * 30), cloth.cx, cloth.cy - height, 150)
            return
        time_die(canvas, die, cloth.cx, cloth.cy, 150)
        told = say("The King's time has come.") if dies else say("He lives another year.")
        at = Box(cloth.x, cloth.cy + 96, cloth.w, 44)
        canvas.text(told, at.cx, at.cy, "italic", 30, "#FFF6E4", "mm", at.w)
        if not dies:
            canvas.text(spared_line(year, say), at.cx, at.cy + 42, "body", 22, "#D6DCF2", "mm", at.w)

    return tale.painted(ROLL + LIES, paint, "time_die")


def _died(tale: PageMoment, event: Event) -> list[Cue]:
    roll = next(each for each in tale.moment.events if each.kind == "death_rolled")
    die: Any = roll.args[0]
    year: Any = roll.args[1]
    paint = lambda canvas, time: draw_death(canvas, tale.table, die, year, time)  # noqa: E731
    told = tale.interlude(tale.say("The King is dead"), "")
    return tale.painted(DEATH + SILENCE + STAYS - 1, paint, "king_dies", told)


def _rebelled(tale: PageMoment, event: Event) -> list[Cue]:
    matters, numbers = event.args
    tale.judgement = matters, numbers  # type: ignore[assignment]
    return tale.painted(READ, _judgement(tale, "", tale.say("She rises against him")), "treason")


def _ended(tale: PageMoment, event: Event) -> list[Cue]:
    """The last page stands until somebody clicks."""
    state: State = tale.moment.after.state
    won = state.ending in range(1, 6)
    told = tale.interlude(tale.say("It is over."), tale.say("All that was secret lies open."), tale.say("Go on"))
    return [Cue(LAST, sound="ending_good" if won else "ending_bad", interlude=told)]


CUES: Mapping[str, Callable[[PageMoment, Event], list[Cue]]] = {
    "key_drawn": _quiet(PAUSE, "shuffle"),
    "phase_began": _phase,
    "shuffled": _quiet(PAUSE / 2, "shuffle"),
    "year_began": _quiet(0.1),
    "duplicate": _duplicate,
    "dealt": _dealt,
    "asked": _asked,
    "spoke": _spoke,
    "hinted": _spoke,
    "fell_silent": _said("The King is silent"),
    "looked": _quiet(0.0),
    "deflected": _deflected,
    "contradicted": _contradicted,
    "sealed": _sealed,
    "judged": _judged,
    "judged_sternly": _judged,
    "why": _quiet(0.0),
    "reckoned": _judged,
    "death_rolled": _rolled,
    "king_died": _died,
    "rebelled": _rebelled,
    "key_shown": _quiet(0.0),
    "ended": _ended,
}
"""By kind of event."""


def matters_shown(event: Event) -> tuple[int, ...]:
    """The cards a line of the chronicle speaks of."""
    if event.kind not in ("dealt", "duplicate"):
        return ()
    cards: Any = event.args[0]
    return cards if isinstance(cards, tuple) else (cards,)
