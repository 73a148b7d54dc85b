"""Choice of a game: a box for each one that can be played, and none for those that cannot."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.game import Game

from ...box import BOX
from ...input.intents import Intent, Kind
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import chip
from ...sprites.portraits import portrait
from ...stage.shell import MARGIN, ShellScene
from ...widgets.button import Button
from ..boxart import box_art
from ..lesson.card import COACH
from ..navigation import go
from .cards import players_of, time_of, words_on
from .learning import LEARNED, draw_thread, is_new_to, lay_thread, learn_button, learning_of, who_button

if TYPE_CHECKING:
    from ...stage import Stage

WIDTH, HEIGHT, GAP = 440.0, 860.0, 26.0
LYING = (1280.0, 600.0)
"""A box that lies on its side: the picture at the left, the words at the right."""


ROOMY = 480.0
"""Words this wide have room for more than a sentence."""
LETTERS = (22.0, 20.5, 19.0, 17.5, 16.0, 14.7)
"""How large the sentence is, at best and at less."""
ALL, LINE, NO_FACTS = "all", "line", "none"
HINT = "Arrows to choose, {key_enter} to play, {key_f1} for the rules. Lessons never count in your statistics."
NEW_HERE = "New here? Pim plays the first game with you, step by step."
LOW = 400.0
"""Words on a box that is less high than this stand closer."""
GROUND = (20, 13, 8, 235)
THREAD, LEARN, ROW = "thread", "learn", "row"
"""How much of the lessons is on a box: their thread and a button, the button alone, or that beside the others."""


class Rows(NamedTuple):
    """Places of what can be pressed on a box."""

    thread: Box | None
    learn: Box
    play: Box
    rules: Box

    @property
    def top(self) -> float:
        return min(box.y for box in self if box is not None)


class Fit(NamedTuple):
    """Amount of words on a box: the size of its sentence, how many paragraphs, and how the facts are told."""

    letters: float
    paragraphs: int
    facts: str


class BoxParagraph(NamedTuple):
    """Words on a box."""

    said: str
    letters: float
    colour: str
    height: float


def fact_step(canvas: Canvas) -> float:
    """How high a line of facts is."""
    return min(46.0, 40 * max(0.8, canvas.scale.text))


class ChooseScene(ShellScene):
    """Up to four boxes side by side where there is room, two by two where there is not; a single one lies down."""

    name = "choose"
    title = "Choose a game"
    subtitle = "Play offline, with friends or against the computer."
    music = True

    def __init__(self, stage: "Stage", games: Mapping[str, Game[Any]] = BOX) -> None:
        super().__init__(stage)
        self.games = tuple(games.values())
        self._now = ROW
        self._fitted: tuple[object, str, Fit] = (None, ROW, Fit(LETTERS[0], 0, NO_FACTS))
        """What every box has room for, since when."""
        first = self.games[0]
        taught = bool(learning_of(stage, first).lessons) and is_new_to(stage, first)
        self.ui.focus = f"{'learn' if taught else 'play'}.{first.id}"

    def below_title(self) -> str:
        new = all(is_new_to(self.stage, game) for game in self.games if learning_of(self.stage, game).lessons)
        taught = any(learning_of(self.stage, game).lessons for game in self.games)
        return self.say(NEW_HERE) if new and taught else super().below_title()

    # -- where the boxes are -----------------------------------------------------------------------------------------

    def boxes(self) -> list[Box]:
        area, count = self.area(), len(self.games)
        height = area.h - 40 * self.stage.scale.text
        standing = count * WIDTH + (count - 1) * GAP <= area.w and height >= 640 and count > 1
        if standing:
            tall = min(HEIGHT, height)
            left = (self.width - count * WIDTH - (count - 1) * GAP) / 2
            top = area.y + (height - tall) / 2
            return [Box(left + i * (WIDTH + GAP), top, WIDTH, tall) for i in range(count)]
        across = 1 if count == 1 else 2
        down = -(-count // across)
        wide = min(LYING[0], (area.w - GAP * (across - 1)) / across)
        tall = min(LYING[1], (height - GAP * (down - 1)) / down)
        left = (self.width - across * wide - (across - 1) * GAP) / 2
        top = area.y + (height - down * tall - (down - 1) * GAP) / 2
        places = [divmod(i, across) for i in range(count)]
        return [Box(left + x * (wide + GAP), top + y * (tall + GAP), wide, tall) for y, x in places]

    def _parts(self, box: Box) -> tuple[Box, Box]:
        """Picture and words of a box that stands, or lies."""
        if box.h > box.w:
            tall = min(344.0, box.h * 0.42 / max(1.0, self.stage.scale.text**0.5))
            art = Box(box.x + 20, box.y + 20, box.w - 40, tall)
            return art, Box(box.x + 24, art.bottom + 14, box.w - 48, box.bottom - art.bottom - 44)
        wide = min(box.h - 50, box.w * (0.44 if box.w > 800 else 0.34))
        art = Box(box.x + 22, box.y + 22, wide, box.h - 50)
        return art, Box(art.right + 26, box.y + 12, box.right - art.right - 46, box.h - 40)

    @staticmethod
    def _rows(words: Box, way: str) -> Rows:
        """Thread, Learn, Play and Rules from the top down, less high where a box is low."""
        low = words.h < LOW
        foot = Box(words.x, words.bottom - (46 if low else 52), words.w, 46 if low else 52)
        if way == ROW:
            wide = (foot.w - 20) / 3
            learn, play, rules = (Box(foot.x + number * (wide + 10), foot.y, wide, foot.h) for number in range(3))
            return Rows(None, learn, play, rules)
        play = foot._replace(w=foot.w * 0.6 - 5)
        rules = Box(play.right + 10, foot.y, foot.right - play.right - 10, foot.h)
        high = 48 if low else 64
        learn = Box(words.x, foot.y - high - (8 if low else 10), words.w, high)
        high = 56 if low else 66
        thread = Box(words.x, learn.y - high - (6 if low else 10), words.w, high) if way == THREAD else None
        return Rows(thread, learn, play, rules)

    def _way(self, canvas: Canvas, words: Box) -> str:
        """The most of the lessons that every box has room for, beside its sentence and a line of facts."""
        if not any(learning_of(self.stage, game).lessons for game in self.games):
            return ROW
        for way in (THREAD, LEARN):
            if any(self._fits(canvas, words, Fit(letters, 1, LINE), way) for letters in self._sizes(canvas, words)):
                return way
        return ROW

    def _puzzles(self) -> Box:
        """Beside the way back, where nothing else is."""
        return Box(MARGIN + 132 + 14, 26, 156, 48)

    # -- widgets -----------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        who = who_button(self.stage, Box(self.width - 28 - 84 - 12 - 190, 28, 190, 44))
        if who is not None and self.width > 1500:
            self.ui.add(who)
        self.ui.add(
            Button(
                "puzzles", self._puzzles(), lambda: go(self.stage, "puzzles"), group="bar", label=self.say("Puzzles"),
                kind="ghost", size=18, icon="light-bulb", tip=self.say("Five for today, out of real games"),
            )
        )  # fmt: skip
        boxes = self.boxes()
        way = self._way(self.canvas(), self._parts(boxes[0])[1])
        for game, box in zip(self.games, boxes, strict=True):
            words = self._parts(self._lifted(game, box))[1]
            chosen = self._chosen(game)
            taught = bool(learning_of(self.stage, game).lessons)
            new = taught and is_new_to(self.stage, game)
            rows = self._rows(words, way)
            play, rules = rows.play, rows.rules
            if way == ROW and not taught:
                play = Box(words.x, play.y, words.w * 0.58, play.h)
                rules = Box(play.right + 10, play.y, words.right - play.right - 10, play.h)

            def start(game: Game[Any] = game) -> None:
                go(self.stage, "setup", game.id)

            def read(game: Game[Any] = game) -> None:
                go(self.stage, "rules", game.id)

            if taught:
                self.ui.add(learn_button(self.stage, game, rows.learn, chosen and new, rows.thread is not None))
            kind = "primary" if chosen and not new else "secondary"
            self.ui.add(
                Button(
                    f"play.{game.id}", play, start, group=game.id, label=self.say("Play"), kind=kind, size=23,
                    says=self.say("Play {game}").format(game=game.title),
                )
            )  # fmt: skip
            self.ui.add(
                Button(
                    f"rules.{game.id}", rules, read, group=game.id, label=self.say("Rules"), kind="ghost", size=18,
                    icon="rule-book", says=self.say("{game}: rules").format(game=game.title),
                )
            )  # fmt: skip
            if taught and rows.thread is not None:
                for bead in lay_thread(self.stage, game, rows.thread):
                    self.ui.add(bead)

    def _chosen(self, game: Game[Any]) -> bool:
        return self.ui.wish.endswith(f".{game.id}")

    def _lifted(self, game: Game[Any], box: Box) -> Box:
        return box.moved(0, -12) if len(self.games) > 1 and self._chosen(game) and box.h > box.w else box

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.RULES:
            chosen = next((game for game in self.games if self._chosen(game)), self.games[0])
            go(self.stage, "rules", chosen.id)
            return True
        return super().handle(intent)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if any(learning_of(self.stage, game).lessons for game in self.games):
            portrait(canvas, COACH, self.width - 28 - 42, 50, 84)
        boxes = self.boxes()
        words = self._parts(boxes[0])[1]
        if self._fitted[0] != self.laid:  # nothing it depends on changes without a new layout
            way = self._way(canvas, words)
            self._fitted = self.laid, way, self._fit(canvas, words, way)
        _, self._now, fit = self._fitted
        for game, box in zip(self.games, boxes, strict=True):
            self._draw_box(canvas, game, self._lifted(game, box), fit)
        hint = self.stage.hands.keyed(self.say(HINT))
        y = self.height - 16 - 14 * canvas.scale.text
        canvas.text(hint, self.width / 2, y, "small", 18, "t2", "mm", self.width - 80)

    def _draw_box(self, canvas: Canvas, game: Game[Any], box: Box, fit: Fit) -> None:
        card = words_on(game)
        chosen = self._chosen(game) and len(self.games) > 1
        if chosen:
            canvas.glow(box, 18, "g300", 16, 150, 0)
        canvas.panel(box, "dark", 18)
        if chosen:
            canvas.rect(box.inset(-4), 21, None, "white", 3)
        band = Box(box.x + 6, box.bottom - 16, box.w - 12, 8)
        canvas.rect(band, 4, ((0, card.colours[0]), (1, card.colours[1])))
        art, words = self._parts(box)
        box_art(canvas, game.id, art)
        self._draw_words(canvas, game, words, fit)
        learning = learning_of(self.stage, game)
        thread = self._rows(words, self._now).thread
        if learning.lessons and thread is not None:
            draw_thread(canvas, thread, learning)
        if learning.lessons and learning.state == LEARNED:
            chip(
                canvas,
                art.x + 12,
                art.y + 12,
                self.say("Learned"),
                "ok",
                GROUND,
                "ok",
                17,
                icon="check-mark",
                height=32,
            )
        elif any(learning.done):
            told = self.say("{done} of {count} lessons", done=sum(learning.done), count=len(learning.lessons))
            chip(canvas, art.x + 12, art.y + 12, told, "chosen", GROUND, "chosen", 17, icon="hourglass", height=32)

    def _fit(self, canvas: Canvas, words: Box, way: str) -> Fit:
        """The most that every box has room for: all boxes say as much, in letters of one size.

        Letters that people made larger grow as far as that costs no words. Where even that does not help, a box loses
        more words first, then facts are told in one line, and the sentence goes before players and time do.
        """
        sizes = self._sizes(canvas, words)
        ways = [Fit(letters, *way) for way in ((2, ALL), (1, ALL), (1, LINE), (0, LINE)) for letters in sizes]
        return next((fit for fit in ways if self._fits(canvas, words, fit, way)), Fit(LETTERS[0], 0, NO_FACTS))

    @staticmethod
    def _sizes(canvas: Canvas, words: Box) -> list[float]:
        """Sizes of the sentence, the largest first: a low box has smaller ones."""
        least = LETTERS[4 if words.h < LOW else 0] / max(1.0, canvas.scale.text)
        return [letters for letters in LETTERS if letters >= least]

    def _fits(self, canvas: Canvas, words: Box, fit: Fit, way: str) -> bool:
        low = self._rows(words, way).top - (8 if words.h < LOW else 14)
        return all(
            self._top(canvas, words)
            + sum(paragraph.height + 10 for paragraph in self._paragraphs(canvas, game, words, fit))
            <= low - self._facts_height(canvas, game, fit)
            for game in self.games
        )

    def _top(self, canvas: Canvas, words: Box) -> float:
        """Where words begin below the title."""
        above = 10 if words.h < LOW else 14
        return words.y + above + (30 if words.w < ROOMY else 38) * canvas.scale.text

    def _paragraphs(self, canvas: Canvas, game: Game[Any], words: Box, fit: Fit) -> list[BoxParagraph]:
        card = words_on(game)
        found = [(self.say(card.sentence), fit.letters, "t1")]
        if words.w >= ROOMY and card.about:
            found.append((self.say(card.about), fit.letters - 2, "t2"))
        return [
            BoxParagraph(said, letters, colour,
                      len(canvas.wrapped(said, "body", letters, words.w - 20)) * letters * 1.3 * canvas.scale.text)
            for said, letters, colour in found[: fit.paragraphs]
        ]  # fmt: skip

    def _facts_height(self, canvas: Canvas, game: Game[Any], fit: Fit) -> float:
        step = fact_step(canvas)
        return {ALL: len(self._facts(game)) * step + 34, LINE: 0.85 * step, NO_FACTS: 0.0}[fit.facts]

    def _draw_words(self, canvas: Canvas, game: Game[Any], words: Box, fit: Fit) -> None:
        """From top to bottom: title, sentence, facts."""
        top, low = self._top(canvas, words), self._rows(words, self._now).top - (8 if words.h < LOW else 14)
        wish = 30 if words.w < ROOMY else 38
        size = min(canvas.fitted(self.say(each.title), "title", wish, words.w) for each in self.games)
        canvas.text(self.say(game.title), words.cx, (words.y + top) / 2, "title", size, "g300", "mm", words.w)
        paragraphs = self._paragraphs(canvas, game, words, fit)
        below, step = self._facts_height(canvas, game, fit), fact_step(canvas)
        spare = low - below - top - sum(paragraph.height + 10 for paragraph in paragraphs)
        y = top + min(24.0, spare * 0.4)
        for said, letters, colour, height in paragraphs:
            room = Box(words.x + 10, y, words.w - 20, height)
            canvas.paragraph(said, room, "body", letters, colour, 1.3, centred=True)
            y += height + 10
        facts = self._facts(game)
        if fit.facts == LINE:
            self._draw_short_facts(canvas, facts, Box(words.x, low - below, words.w, below))
        elif fit.facts == ALL:
            canvas.divider(words.x + 26, low - below + 10, words.w - 52)
            self._draw_facts(canvas, facts, Box(words.x, low - below + 24, words.w, below - 34), step)

    def _facts(self, game: Game[Any]) -> list[tuple[str, str, str]]:
        facts = [("meeple", self.say("Players"), players_of(game))]
        time = time_of(game, self.say)
        return facts + ([("hourglass", self.say("Time"), time)] if time else [])

    def _draw_short_facts(self, canvas: Canvas, facts: list[tuple[str, str, str]], box: Box) -> None:
        """Players and time side by side, in the middle of a line."""
        width = [48 + canvas.text_width(value, "strong", 19) for _, _, value in facts[:2]]
        x = box.cx - sum(width) / 2
        for (sign, _, value), wide in zip(facts[:2], width, strict=True):
            canvas.icon(sign, x + 14, box.cy, 24, "g300")
            canvas.text(value, x + 34, box.cy, "strong", 19, "t1", "lm", wide - 34)
            x += wide

    def _draw_facts(self, canvas: Canvas, facts: list[tuple[str, str, str]], box: Box, step: float) -> None:
        for i, (sign, name, value) in enumerate(facts):
            y = box.y + (i + 0.5) * step
            canvas.icon(sign, box.x + 30, y, 28, "g300")
            left = canvas.text(name, box.x + 56, y, "small", 19, "t2", "lm", box.w * 0.35)
            canvas.text(value, box.right - 16, y, "strong", 20, "t1", "rm", box.w - 84 - left.w)
