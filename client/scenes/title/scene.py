"""The title: the way to everything, and the last game waiting at the right."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from engines.core.errors import BadSetup
from engines.core.game import set_up
from engines.core.setup import mode_for

from ...box import BOX
from ...crash import Report, put_aside
from ...input.intents import Intent, Kind
from ...match.lessons import has_lessons
from ...match.saves import ByName, Glimpse, Saved
from ...render.canvas import Box, Canvas
from ...stage.scene import Scene
from ...version import VERSION
from ...widgets.button import Button
from ..boxart import box_art
from ..candles import Flicker
from ..dialog import Answer, Dialog
from ..lesson.opening import learn
from ..navigation import go
from ..saved_game import ago, glimpse_of, seat_names, standing, table_picture
from .hall import draw_hall, draw_props

if TYPE_CHECKING:
    from ...stage import Stage

WELCOME = "Sit down together"
INVITATION = (
    "Pass the mouse round the table, or play alone against the computer. Nothing leaves this machine, and every game "
    "is saved as you play."
)


CARD, MARGIN = 560.0, 32.0
"""How wide the card is, and how far its words keep from its sides."""
LINE = 24.0
"""How high a line about the game is."""
LINES = 2
"""So many at most say where it stands."""


class TitlePlan(NamedTuple):
    """Boxes of the title."""

    k: float
    """How much smaller than designed."""
    cx: float
    card: Box


class TitleScene(Scene):
    """`report` is what was written down when the program stopped the last time; it is shown once."""

    name = "title"
    static = True
    music = True

    def __init__(self, stage: "Stage", report: Report | None = None) -> None:
        super().__init__(stage)
        self.report = report
        self.saved: Saved | None = None
        """The game that goes on, if it was found."""
        self.by_name: ByName | None = None
        """The same, if it is not looked at."""
        self.glimpse: Glimpse | None = None
        self.looked = False
        """It was looked for; until then the card says nothing."""
        self.played = False
        """There are games in the library, if none that goes on."""
        self._search: Iterator[None] = iter(())
        self.props = False
        """What the games left on the table lies there. It takes half the time of the first picture, so it comes after
        it."""
        self.flicker = Flicker()
        self.ui.focus = "new"

    def enter(self) -> None:
        """Whatever was played meanwhile is the last game now. It is looked for when the title can be seen and used,
        a file at a time: a folder may hold anything."""
        self._search = self._look()
        self.stage.later((self, "last game"), self._look_on, first=True)
        if not self.props:
            self.stage.later((self, "props"), self._lay_props, first=True)

    def _lay_props(self) -> None:
        self.props = True
        self.changed()

    def _look_on(self) -> None:
        self.stage.library.safeguard.reached_title()
        if next(self._search, self) is None:
            self.stage.later((self, "last game"), self._look_on, first=True)

    def _look(self) -> Iterator[None]:
        """Look for the last game; whatever was found before is shown until then."""
        found: Saved | ByName | None = None
        for result in self.stage.library.search():
            found = result
            yield
        glimpse = glimpse_of(self.stage, found) if isinstance(found, Saved) else None
        self.saved = found if isinstance(found, Saved) else None
        self.by_name = found if isinstance(found, ByName) else None
        self.glimpse, self.looked = glimpse, True
        self.played = self.stage.library.has_games()
        if self._learns_first and self.ui.wish == "new":
            self.ui.focus = "learn"
        self.changed()
        if self.stage.top is self:  # elsewhere something else is wanted
            self._rehearse(self.saved)
        if self.report and self.stage.top is self:
            self._tell(self.report)

    def _rehearse(self, saved: Saved | None) -> None:
        """The table of the last game is what is likely to be opened next: one like it is prepared. Nothing of the file
        is asked for that but the game and who sits there."""
        if saved is None:
            self.stage.rehearse(None, ())
            return
        game, names = BOX[saved.setup.game], tuple(seat.name for seat in saved.seats)
        with suppress(BadSetup):
            mode = {"mode": mode_for(game.modes, len(names))}
            self.stage.rehearse(set_up(game, len(names), mode, names=names), saved.seats)

    # -- the menu ----------------------------------------------------------------------------------------------------

    def plan(self) -> TitlePlan:
        width, height = self.width, self.height
        k = min(1.0, height / 1080)
        share = min(1.0, max(0.0, (width - 1400) / 400))
        cx = width * (0.30 + 0.0333 * share)
        text, more = self.stage.scale.text, max(0, len(self._stands()) - 1)
        wide, tall = CARD, 424 + 72 * max(1.0, text) + more * LINE * text
        top = max(24.0, min(250 - (1080 - height) * 0.617, height * 0.70 - tall + 0.1 * height))
        return TitlePlan(k, cx, Box(width * 0.724 - wide / 2, top, wide, tall))

    def _stands(self) -> list[str]:
        """Where the last game stands, in lines of the card; names too long for them end in dots."""
        if self.saved is None:
            return []
        canvas, room = self.stage.canvas(), CARD - 2 * MARGIN
        lines = canvas.wrapped(standing(self.saved, self.glimpse, self.say), "body", 20, room)
        rest = " ".join(lines[LINES - 1 :])
        return lines if len(lines) <= LINES else [*lines[: LINES - 1], canvas.shortened(rest, "body", 20, room)]

    def layout(self) -> None:
        plan, say = self.plan(), self.say
        small = max(0.82, plan.k)
        y = 572 * plan.k
        rows = (
            *((self._learn_row(),) if self._learns_first else ()),
            (
                "new",
                "New game",
                "n",
                "secondary" if self._learns_first else "primary",
                lambda: go(self.stage, "choose"),
            ),
            *(() if self._learns_first or not has_lessons() else (self._learn_row(),)),
            ("library", "Library", "l", "secondary", lambda: go(self.stage, "library")),
            ("rules", "Rules", "F1", "secondary", self._rules),
            ("settings", "Settings", "F10", "secondary", lambda: go(self.stage, "settings")),
            ("credits", "Credits", "", "secondary", lambda: go(self.stage, "credits")),
            ("quit", "Quit", "", "ghost", self.stage.close),
        )
        for name, label, key, kind, does in rows:
            height = (60 if kind == "primary" else 50 if len(rows) > 6 else 54) * small
            box = Box(plan.cx - 210, y, 420, height)
            size = 24 if kind == "primary" else 21
            self.ui.add(Button(name, box, does, group="menu", key=key, label=say(label), kind=kind, size=size))
            y = box.bottom + (9 if len(rows) > 6 else 12) * small
        card = plan.card
        button = Box(card.x + MARGIN, card.bottom - 70, card.w - 2 * MARGIN, 52)
        if self._offered:
            fixed = self.stage.library.is_fixed(self._offered.path)
            label, does, key = "Continue in a copy" if fixed else "Continue this game", self._continue, "c"
        else:
            label = "Start a new game" if self.played else "Start your first game"
            does, key = lambda: go(self.stage, "choose"), ""
        if self.looked:
            self.ui.add(Button("card", button, does, group="card", key=key, label=say(label), kind="teal", size=21))

    @property
    def _learns_first(self) -> bool:
        """Nobody has ever played here: *Learn* stands first."""
        people = self.stage.people
        return self.looked and not self.played and has_lessons() and not people.of(people.now).played

    def _learn_row(self) -> tuple[str, str, str, str, Callable[[], None]]:
        """Straight into the lesson that comes next."""
        kind = "primary" if self._learns_first else "secondary"
        return "learn", "Learn to play", "p", kind, lambda: learn(self.stage)

    @property
    def _offered(self) -> Saved | ByName | None:
        return self.saved or self.by_name

    def _rules(self) -> None:
        go(self.stage, "rules", self.saved.setup.game if self.saved else next(iter(BOX)))

    def _continue(self) -> None:
        if self._offered:
            self.stage.resume(self._offered.path)

    # -- intents and time --------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        self.flicker.wake()
        if intent.kind is Kind.RULES:
            self._rules()
            return True
        if intent.kind is Kind.SETTINGS:
            go(self.stage, "settings")
            return True
        return super().handle(intent)

    def update(self, seconds: float) -> bool:
        """True when the flames take another shape: eight times a second, until everything is quiet."""
        return self.flicker.update(seconds, self.stage.settings.reduced_motion)

    def back(self) -> None:
        """From here the only way back is out; that is asked first."""
        answers = (
            Answer(self.say("Stay"), lambda: None, "primary"),
            Answer(self.say("Quit"), self.stage.close, "secondary", "q"),
        )
        text = self.say("Your games are saved just as they are.")
        self.stage.push(Dialog(self.stage, self.say("Leave the table?"), text, answers))

    def _tell(self, report: Report) -> None:
        """The last run stopped: say so, and offer to go on."""
        self.report = None
        put_aside(report.path.parent)
        answers = [Answer(self.say("Pick up where you left off"), self._continue, "primary")] if self._offered else []
        answers += [
            Answer(self.say("Show the report"), lambda: go(self.stage, "report", report.path, report.text)),
            Answer(self.say("Not now"), lambda: None),
        ]
        text = self.say("Four Crowns closed unexpectedly. Your games are safe, and nothing was sent anywhere.")
        self.stage.push(Dialog(self.stage, self.say("That wasn't planned"), text, answers))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        plan = self.plan()
        draw_hall(canvas, self.flicker)
        if self.props:
            draw_props(canvas, self.stage.say, plan.card.cx - 40 * plan.k, plan.card.bottom + 12)
        shield = 300 * plan.k
        canvas.picture("shield.png", Box(plan.cx - shield / 2, 70 * plan.k, shield, shield))
        letters = canvas.scale.text  # the name of the box does not grow with the letters of its screens
        room = 2 * min(plan.cx - 24, plan.card.x - 16 - plan.cx)
        canvas.title("Four Crowns", plan.cx, 446 * plan.k, 104 * plan.k / letters, "mm", room)
        motto = self.say("Four kingdom games round one table")
        canvas.text(
            motto, plan.cx, 526 * plan.k, "italic", 30 * plan.k / letters**0.5, "t1", "mm", room, shadow="black"
        )
        self._draw_card(canvas, plan.card)
        y, small = self.height - 28, 17
        version = self.say("Version {number}").format(number=VERSION)
        left = canvas.text(version, 28, y, "small", small, "t2", "lm", 300)
        hints = self.stage.hands.keyed(self.say("{key_f11} for full screen, {key_esc} to go back"))
        canvas.text(hints, self.width - 28, y, "small", small, "t2", "rm", self.width - 90 - left.w)

    def _draw_card(self, canvas: Canvas, card: Box) -> None:
        canvas.panel(card, "parchment", 18)
        text, left, room = canvas.scale.text, card.x + MARGIN, card.w - 2 * MARGIN
        head = self.say("Continue") if self._offered else self.say(WELCOME) if self.looked else ""
        when = ""
        if self.saved:
            when = self.say("saved {when}").format(when=ago(self.saved.played, datetime.now(), self.say))
        right = card.right - MARGIN
        width = canvas.text(when, right, card.y + 26 + 20 * text, "small", 18, "inkp2", "rm", room * 0.55).w
        canvas.text(head, left, card.y + 24 + 20 * text, "title", 34, "inkp", "lm", room - width - 16)
        picture = Box(left, card.y + 36 + 42 * text, room, 0)
        if self.saved is None:
            self._draw_lid(canvas, card, picture)
            return
        rows = -(-len(self.saved.seats) // 4)
        names = Box(left, card.bottom - 80 - 42 * rows, room, 42 * rows)
        lines = self._stands()
        first = names.y - 8 - LINE * text * len(lines)
        title = first - 6 - 30 * text
        table_picture(canvas, picture._replace(h=title - 10 - picture.y), self.saved, self.glimpse)
        name = self.saved.title or self.say(BOX[self.saved.setup.game].title)
        name = canvas.shortened(name, "heading", 25, room, 12)
        canvas.text(name, left, title, "heading", 25, "inkp", room=room, least=12)
        for number, line in enumerate(lines):
            canvas.text(line, left, first + LINE * text * number, "body", 20, "inkp2", room=room)
        seat_names(canvas, names, self.saved)

    def _draw_lid(self, canvas: Canvas, card: Box, picture: Box) -> None:
        """Without a game that can be shown: a lid, and the name of one that cannot, or an invitation."""
        if not self.looked:
            return
        low = card.bottom - 84 - 92 * canvas.scale.text
        box_art(canvas, f"{next(iter(BOX))}_wide", picture._replace(h=low - picture.y), 6)
        words = Box(picture.x, low + 12, picture.w, card.bottom - 78 - low - 12)
        if self.by_name:
            high = canvas.line_height("heading", 25)
            name = canvas.shortened(self.by_name.name, "heading", 25, words.w, 12)
            canvas.text(name, words.x, words.y, "heading", 25, "inkp", room=words.w, least=12)
            why = Box(words.x, words.y + high, words.w, words.h - high)
            canvas.paragraph(self.by_name.why.said(self.say), why, "body", 20, "inkp2")
        else:
            canvas.paragraph(self.say(INVITATION), words, "body", 20, "inkp2")
