"""Challenges: the deal of the day in every game, and any deal by its code. Nothing is fetched and nothing is sent."""

from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING

from engines.core.codes import LONGEST, BadCode, Deal, code_in, deal_of, spaced
from engines.core.setup import LONGEST_NAME

from ...box import BOX
from ...games.ui import ui_of
from ...input.intents import Intent, Kind
from ...match.challenges import StandIn, challenge_of, days_played, difference, in_words, on_this_deal, sit_down, tries
from ...match.ledger import LedgerLine
from ...match.seats import Seat
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import disc
from ...stage.shell import ShellScene
from ...widgets.button import Button
from ...widgets.fields import TextField
from ..boxart import box_art
from ..clipboard import copy
from ..results.facts import mode_line
from ..saved_game import ago
from ..shelf_pages import lay_pages

if TYPE_CHECKING:
    from ...stage import Stage

GAP, PAD = 20.0, 26.0
PORTION, PATIENCE = 6, 0.002
"""Decisions of a stand-in between two frames, and the seconds that one of them is waited for."""
MOST_FRIENDS = 5
MOST_OWN, OWN_ROW = 6, 72.0
"""So many deals of one's own offer their code, and how high each stands."""


class ChallengesScene(ShellScene):
    """Today's deals at the left, a friend's code at the right."""

    name = "challenges"
    title = "Challenges"
    subtitle = "The same deal for everyone: all it takes is a date or a short code"

    def __init__(self, stage: "Stage") -> None:
        super().__init__(stage)
        self.today = date.today()
        self.code = ""
        self.lines: list[LedgerLine] = []
        self.stand_ins: dict[str, StandIn] = {}
        """Games whose deal of today the computer is playing in the person's chair."""
        self.rivals: dict[str, int] = {}
        """What it came to."""

    def enter(self) -> None:
        self.today = date.today()
        self.lines = self.stage.library.ledger.lines()
        self.changed()

    def update(self, seconds: float) -> bool:
        """The computer plays the deals that somebody has finished, a little between two frames."""
        for game in BOX:
            done = tries(self.lines, game, self.today)
            if done and game not in self.rivals:
                self._play_on(game, done[0])
                return True
        return False

    def _play_on(self, game: str, line: LedgerLine) -> None:
        if game not in self.stand_ins:
            setup, seats = sit_down(BOX[game], challenge_of(BOX[game], self.today), line.names[line.people[0]])
            self.stand_ins[game] = StandIn(BOX[game], setup, seats, self.stage.thinker)
        outcome = self.stand_ins[game].play_on(PORTION, PATIENCE)
        if outcome is not None:
            self.rivals[game] = outcome.scores[line.people[0]]
            self.changed()

    # -- what people do ------------------------------------------------------------------------------------------------

    @property
    def person(self) -> str:
        """The name of whoever sat down last."""
        seats = self.stage.settings.seats
        return next((seat.name for seat in seats if isinstance(seat, Seat) and seat.is_human), "")[:LONGEST_NAME]

    def play_today(self, game: str) -> None:
        setup, seats = sit_down(BOX[game], challenge_of(BOX[game], self.today), self.person)
        self.stage.begin_challenge(setup, seats, self.today.isoformat())

    def write(self, text: str) -> None:
        self.code = spaced(code_in(text))
        self.changed()

    def found(self) -> Deal | str:
        """The deal of the code, or what is wrong with it so far."""
        try:
            return deal_of(self.code, BOX)
        except BadCode as error:
            return self.say(str(error))

    def handle(self, intent: Intent) -> bool:
        """Enter in the field plays a code that is right. A pad opens its letters there."""
        if intent.kind is Kind.ACTIVATE and intent.pad < 0 and self.ui.focus == "code":
            self.play_code()
            return True
        return super().handle(intent)

    def play_code(self) -> None:
        deal = self.found()
        if isinstance(deal, Deal):
            self.stage.begin(*sit_down(BOX[deal.game], deal, self.person))

    def copy(self, line: LedgerLine) -> None:
        """A result as one line, for friends."""
        words = in_words(line, BOX[line.game].title, self.say)
        copy(self.stage, words, self.say("Your result is copied: one line of words to send."))

    # -- laying out ----------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        lay_pages(self)
        area = self.area()
        self.left = area._replace(w=(area.w - GAP) * 0.56)
        self.right = Box(self.left.right + GAP, area.y, area.right - self.left.right - GAP, area.h)
        self._lay_today()
        self._lay_code()
        self._lay_own()
        if not self.ui.wish:
            open_still = [game for game in BOX if not tries(self.lines, game, self.today)]
            self.ui.focus = f"today {open_still[0]}" if open_still else "code"

    def _rows(self) -> list[tuple[str, Box]]:
        head, foot = 110.0 * max(1.0, self.stage.scale.text), 50.0 * max(1.0, self.stage.scale.text)
        high = (self.left.h - head - foot) / len(BOX)
        x, w = self.left.x + PAD, self.left.w - 2 * PAD
        return [(game, Box(x, self.left.y + head + n * high, w, high - 12)) for n, game in enumerate(BOX)]

    def _lay_today(self) -> None:
        for game, row in self._rows():
            done = tries(self.lines, game, self.today)
            label = self.say("Play again") if done else self.say("Play today's deal")
            wide = min(250.0, row.w * 0.34)
            place = Box(row.right - wide - 14, row.cy - 26, wide, 52)
            kind = "secondary" if done else "teal"
            does = partial(self.play_today, game)
            self.ui.add(Button(f"today {game}", place, does, group="today", label=label, kind=kind, size=18))
            if done:
                small = Box(place.x - 116, place.y, 104, 52)
                does = partial(self.copy, done[0])
                button = Button(
                    f"copy {game}", small, does, group="today", label=self.say("Copy"), kind="ghost", size=17
                )
                self.ui.add(button)

    def _lay_code(self) -> None:
        box, large = self.right, max(1.0, self.stage.scale.text)
        x, w = box.x + PAD, box.w - 2 * PAD
        field = Box(x, box.y + 150 * large, w, 58)
        self.ui.add(
            TextField(
                "code",
                field,
                group="code",
                text=self.code,
                hint=self.say("Type or paste a code"),
                icon="magnifying-glass",
                longest=LONGEST,
                changes=self.write,
            )
        )
        self.found_box = Box(x, field.bottom + 20, w, 190 * large if self.code else -20.0)
        play = Box(x, self.found_box.bottom + 20, w, 60)
        why = "" if isinstance(self.found(), Deal) else self.say("Enter a whole code first.")
        label = self.say("Play this deal")
        self.ui.add(
            Button("play", play, self.play_code, not why, "code", tip=why, label=label, kind="primary", size=21)
        )

    def own_deals(self) -> list[LedgerLine]:
        """What was played here last, each deal once, as long as nobody types a code: theirs can be given to others."""
        found: dict[str, LedgerLine] = {}
        for line in sorted(self.lines, key=lambda line: line.begun, reverse=True):
            found.setdefault(line.code, line)
        return [] if self.code else list(found.values())

    def _own_rows(self) -> list[tuple[LedgerLine, Box]]:
        """As many of them as there is room for below the field."""
        box, play, large = self.right, self.ui.get("play"), max(1.0, self.stage.scale.text)
        top, low, high = play.box.bottom + 60 * large if play else box.y, box.bottom - 100 * large, OWN_ROW * large
        x, room = box.x + PAD, int((low - top) / high)
        rows = self.own_deals()[: max(0, min(MOST_OWN, room))]
        return [(line, Box(x, top + n * high, box.w - 2 * PAD, high - 8)) for n, line in enumerate(rows)]

    def _lay_own(self) -> None:
        for number, (line, row) in enumerate(self._own_rows()):
            wide = min(170.0, row.w * 0.3)
            place = Box(row.right - wide - 10, row.cy - 22, wide, 44)
            does, label = partial(self.copy_code, line), self.say("Copy the code")
            self.ui.add(Button(f"own {number}", place, does, group="own", label=label, kind="secondary", size=16))

    def copy_code(self, line: LedgerLine) -> None:
        """The code of a deal that was played here, for friends."""
        copy(self.stage, line.code, self.say("The code of this deal is copied: {code}", code=line.code[:40]))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._draw_today(canvas)
        self._draw_code(canvas)

    def _draw_today(self, canvas: Canvas) -> None:
        box, say, large = self.left, self.say, max(1.0, canvas.scale.text)
        canvas.panel(box, "dark", 16)
        day = say.day(self.today)
        x, room = box.x + PAD, box.w - 2 * PAD
        canvas.text(say("Today's deals, {day}", day=day), x, box.y + 36 * large, "heading", 26, "g300", "lm", room)
        words = say("Everyone who plays today gets the same deal. Your first try counts.")
        canvas.text(words, x, box.y + 76 * large, "body", 18, "t2", "lm", room)
        for game, row in self._rows():
            self._draw_row(canvas, game, row)
        days = days_played(self.lines, self.today)
        month = say.plural("{count} day this month", "{count} days this month", days, count=days)
        canvas.text(month, x, box.bottom - 30 * large, "label", 17, "t2", "lm", room)

    def _draw_row(self, canvas: Canvas, game: str, row: Box) -> None:
        canvas.rect(row, 12, (18, 12, 8, 190), "g700", 1.4)
        art = Box(row.x + 10, row.y + 10, (row.h - 20) * 1.16, row.h - 20)
        box_art(canvas, game, art)
        done = tries(self.lines, game, self.today)
        button = self.ui.get(f"copy {game}") or self.ui.get(f"today {game}")
        x = art.right + 18
        room = (button.box.x if button else row.right) - x - 14
        canvas.text(BOX[game].title, x, row.cy - 18, "strong", 22, "t1", "lm", room)
        canvas.paragraph(self._standing(game, done), Box(x, row.cy + 2, room, row.h / 2 - 6), "small", 17, "t2", 1.25)
        if done:
            disc(canvas, art.right - 6, art.bottom - 6, 34, "ink", "e600", None)
            canvas.icon("check-mark", art.right - 6, art.bottom - 6, 20, "e100")

    def _standing(self, game: str, done: list[LedgerLine]) -> str:
        say = self.say
        if not done:
            return say("{count} at the table", count=challenge_of(BOX[game], self.today).seats)
        mine = done[0].scores[done[0].people[0]]
        if game in self.rivals:
            return difference(say.name(done[0].names[done[0].people[0]]), mine, self.rivals[game], say)
        return say("You: {mine}. The computer is playing in your chair…", mine=mine)

    def _draw_code(self, canvas: Canvas) -> None:
        box, say, large = self.right, self.say, max(1.0, canvas.scale.text)
        canvas.panel(box, "parchment", 16)
        x, room = box.x + PAD, box.w - 2 * PAD
        canvas.text(say("A friend gave you a code"), x, box.y + 40 * large, "heading", 25, "inkp", "lm", room)
        words = say("It holds the game, its rules and its deal. Capitals and dashes don't matter.")
        canvas.paragraph(words, Box(x, box.y + 66 * large, room, 70 * large), "body", 18.5, "inkp2", 1.3)
        self._draw_found(canvas)
        self._draw_friends(canvas)
        self._draw_own(canvas)
        foot = say(
            "Make a code from any game in your library: “Share the deal”. Nothing is fetched and nothing is sent."
        )
        low, play = Box(x, box.bottom - 90 * large, room, 80 * large), self.ui.get("play")
        if play is None or play.box.bottom <= low.y:  # whoever types a code needs the button more
            canvas.paragraph(foot, low, "body", 17.5, "inkp2", 1.3)

    def _draw_own(self, canvas: Canvas) -> None:
        rows, say, large = self._own_rows(), self.say, max(1.0, canvas.scale.text)
        if not rows:
            return
        head = rows[0][1]
        words = say("Codes of your own deals")
        canvas.text(words, head.x, head.y - 22 * large, "heading", 21, "inkp", "lm", head.w)
        for number, (line, row) in enumerate(rows):
            canvas.rect(row, 10, (255, 250, 235, 120), "edge", 1.2)
            canvas.icon(ui_of(line.game).sign, row.x + 32, row.cy, 36, "edge")
            button = self.ui.get(f"own {number}")
            x = row.x + 64
            room = (button.box.x if button else row.right) - x - 12
            when = ago(line.day, datetime.now(), say) if line.day else ""
            wide = canvas.text_width(when, "small", 16) + 12
            canvas.text(when, x + room, row.cy - 13 * large, "small", 16, "inkp2", "rm", room / 2, cut=True)
            title = BOX[line.game].title
            canvas.text(title, x, row.cy - 13 * large, "strong", 18, "inkp", "lm", room - wide, cut=True)
            canvas.text(line.code, x, row.cy + 13 * large, "label", 16, "inkp2", "lm", room, cut=True)

    def _draw_friends(self, canvas: Canvas) -> None:
        """Who played the deal of this code here, to compare with."""
        found, play = on_this_deal(self.lines, self.code), self.ui.get("play")
        if not found or play is None:
            return
        box, say, large = self.right, self.say, max(1.0, canvas.scale.text)
        x, y, room = box.x + PAD, play.box.bottom + 18, box.w - 2 * PAD
        canvas.text(say("On this deal"), x, y + 14 * large, "heading", 21, "inkp", "lm", room)
        high = 38.0 * large
        y += 34 * large
        for place, (name, score) in enumerate(found[:MOST_FRIENDS], 1):
            if y + high > box.bottom - 100 * large:
                break
            canvas.rect(Box(x, y, room, high - 6), 8, (255, 250, 235, 120), "edge", 1.2)
            words = say("{place}. {name}", place=place, name=say.name(name))
            canvas.text(words, x + 16, y + high / 2 - 3, "strong", 18, "inkp", "lm", room - 120, cut=True)
            canvas.text(str(score), x + room - 16, y + high / 2 - 3, "heading", 19, "inkp", "rm", 90)
            y += high

    def _draw_found(self, canvas: Canvas) -> None:
        box, found, say = self.found_box, self.found(), self.say
        if not self.code:
            return
        canvas.rect(box, 12, (255, 250, 235, 130), "edge", 1.4)
        if isinstance(found, str):
            canvas.paragraph(found, Box(box.x + 20, box.y + 20, box.w - 40, box.h - 40), "body", 19, "#7A1820", 1.3)
            return
        title = BOX[found.game].title
        canvas.icon(ui_of(found.game).sign, box.x + 60, box.cy, 72, "edge")
        x, room = box.x + 120, box.w - 140
        canvas.text(say("The code is right"), x, box.y + box.h * 0.22, "label", 17, "#1F6B3A", "lm", room)
        canvas.text(title, x, box.y + box.h * 0.5, "heading", 23, "inkp", "lm", room)
        setup, _ = sit_down(BOX[found.game], found, self.person)
        words = say("{mode}, {count} at the table", mode=mode_line(setup, say), count=found.seats)
        canvas.text(words, x, box.y + box.h * 0.76, "body", 18, "inkp2", "lm", room, cut=True)
