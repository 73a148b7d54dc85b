"""Statistics: who played what and how it went, counted from the ledger of this computer each time it is opened."""

from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs

from ...box import BOX
from ...match.ledger import LedgerLine
from ...match.saves import Counted
from ...match.statistics import PEOPLE, Figures, Question, as_csv, chosen, column_of, figures_of, months
from ...render.canvas import Box, Canvas
from ...stage.shell import ShellScene
from ...widgets.button import Button
from ...widgets.choices import Choice, Toggle
from ...widgets.dropdown import Dropdown
from ...widgets.tabs import lay_tabs
from ..dialog import Answer, Dialog
from ..navigation import go
from ..replay.opening import watch
from ..setup.words import words_for
from ..shelf_pages import lay_pages
from . import panels
from .records import draw_records, lay_records
from .rows import PersonRow

if TYPE_CHECKING:
    from ...stage import Stage

LEVELS = ("easy", "normal", "hard")
LEVEL_WORDS = {"easy": "Easy", "normal": "Normal", "hard": "Hard", PEOPLE: "People"}
ALWAYS, YEAR, MONTH = "always", "year", "month"
DAYS = {YEAR: 365, MONTH: 30}
MOST_PEOPLE = 6
PORTION = 40
"""Files that are looked at between two frames."""


def level_of(game: str, player: str) -> str:
    """The level of a computer player by how it is spelled; random ones are none."""
    known = BOX[game].opponents.player(player) if game in BOX else None
    return known.level if known else player


class StatisticsScene(ShellScene):
    """Whose games at the left, figures in the middle, records at the right."""

    name = "statistics"
    title = "Statistics"
    subtitle = "Counted from the games finished on this computer"

    def __init__(self, stage: "Stage") -> None:
        super().__init__(stage)
        self.lines: list[LedgerLine] = []
        self.paths: dict[str, Path] = {}
        """Where the records of these lines lie, those that were not deleted."""
        self.asked = Question()
        self.time_span = ALWAYS
        self.shows_feats = False
        self.shows_records = False
        """Where there is room for one side only."""
        self._counting: Iterator[Counted] | None = None
        self._found: dict[str, Path] = {}
        """As `paths`, as far as files were looked at."""

    # -- counting ------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.lines = self.stage.library.ledger.lines()
        self._counting, self._found = self.stage.library.uncounted(), {}
        self.changed()

    def update(self, seconds: float) -> bool:
        """Where records lie is looked up, some of them between two frames. Games whose line was never written are
        added, one at a time."""
        if self._counting is None:
            return False
        for _ in range(PORTION):
            found = next(self._counting, None)
            if found is None:
                self._counting, self.paths = None, self._found
                self.changed()
                return False
            self._found[found.digest] = found.path
            if found.line is not None:
                self.stage.library.ledger.add(found.line)
                self.lines.append(found.line)
                self.changed()
                break
        return True

    def games(self) -> list[LedgerLine]:
        """The games the figures are of."""
        return chosen(self.lines, self.asked, level_of, LEVELS)

    def figures(self, **asked: Any) -> Figures:
        """The figures of a part of them."""
        return figures_of(chosen(self.games(), Question(**asked), level_of, LEVELS), self.asked.who)

    def ask(self, **asked: Any) -> None:
        """Count something else."""
        self.asked = self.asked._replace(**asked)
        self.changed()

    # -- what people do ------------------------------------------------------------------------------------------------

    def choose_game(self, step: int = 1) -> None:
        ids = ["", *BOX]
        self.ask(game=ids[(ids.index(self.asked.game) + step) % len(ids)], mode="")

    def modes(self) -> dict[str, str]:
        """Modes of the chosen game that were played, and what they are called."""
        words = words_for(self.asked.game).modes if self.asked.game else {}
        played = {line.mode for line in self.lines if line.game == self.asked.game}
        return {mode: self.say(words[mode].title) if mode in words else mode for mode in sorted(played)}

    def choose_mode(self, step: int = 1) -> None:
        modes = ["", *self.modes()]
        at = modes.index(self.asked.mode) if self.asked.mode in modes else 0
        self.ask(mode=modes[(at + step) % len(modes)])

    def count_casual(self) -> None:
        """Leave out games in which somebody had help, or count them again."""
        self.ask(casual=not self.asked.casual)

    def watch(self, line: LedgerLine, moment: int) -> None:
        """A game of the ledger at its table, as long as its record is there."""
        path = self.paths.get(line.record)
        if path is not None:
            watch(self.stage, path, moment)

    def choose_against(self, step: int = 1) -> None:
        columns = ["", *LEVELS, PEOPLE]
        self.ask(against=columns[(columns.index(self.asked.against) + step) % len(columns)])

    def choose_time(self, span: str) -> None:
        self.time_span = span
        self.ask(since=date.today() - timedelta(days=DAYS[span]) if span in DAYS else None)

    def export(self) -> None:
        """All games of now as a table, where people look for their own files."""
        folders = self.stage.folders
        folder = (folders.copies if folders else None) or platformdirs.user_documents_path()
        path = folder / "four-crowns-statistics.csv"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(as_csv(self.games(), {name: BOX[name].title for name in BOX}), encoding="utf-8")
        except OSError as error:
            self.stage.toast(self.say("Couldn't save {path}: {reason}.", path=path, reason=error.strerror or ""))
            return
        self.stage.toast(self.say("Saved as {path}.", path=path))

    def forget(self) -> None:
        """Ask, and then take a name out of the ledger."""
        name = self.stage.people.known(self.lines).get(self.asked.who)
        if name is None:
            return
        say = self.say
        words = say(
            "The figures stay and say “someone”. Saved games keep the name until you delete them.",
        )
        answers = (
            Answer(say("Forget {name}", name=say.name(name)), partial(self._forget, name), "danger"),
            Answer(say("Cancel"), lambda: None, key="Esc"),
        )
        self.stage.push(Dialog(self.stage, say("Forget a person?"), words, answers))

    def _forget(self, name: str) -> None:
        self.stage.library.ledger.forget(name)
        self.stage.people.forget(name)
        self.asked = Question()
        self.enter()

    # -- laying out ----------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        lay_pages(self)
        area = self.area()
        self.left = area._replace(w=min(380.0, area.w * 0.24))
        rest = Box(self.left.right + 20, area.y, area.right - self.left.right - 20, area.h)
        self.middle = self.right = rest
        if self.is_roomy:
            right = min(490.0, area.w * 0.26)
            self.right = Box(area.right - right, area.y, right, area.h)
            self.middle = rest._replace(w=self.right.x - rest.x - 20)
        if not self.lines:
            place = Box(area.cx - 160, area.cy + 60, 320, 60)
            begin = partial(go, self.stage, "choose")
            self.ui.add(
                Button("begin", place, begin, group="list", label=self.say("New game"), kind="primary", key="N")
            )
            return
        self._lay_people()
        self._lay_filters()
        if not self.is_roomy:
            self._lay_sides(rest)
        if self.is_roomy or self.shows_records:
            label = self.say("Records") if self.shows_feats else self.say("Feats")
            place = Box(self.right.x + 24, self.right.bottom - 66, self.right.w - 48, 46)
            button = Button("feats", place, self.show_feats, group="records", label=label, key="F", size=18)
            self.ui.add(button)
            lay_records(self)

    @property
    def is_roomy(self) -> bool:
        """Whether figures and records stand side by side."""
        return self.area().w >= 1500 * max(1.0, self.stage.scale.text)

    def _lay_sides(self, rest: Box) -> None:
        """Figures or records, where there is no room for both."""
        high = 44.0 * max(1.0, self.stage.scale.text) ** 0.5
        tabs = Box(rest.x, rest.y, rest.w, high)
        sides = [(False, self.say("Figures")), (True, self.say("Records"))]
        lay_tabs(self.ui, self.canvas(), tabs, "side", sides, self.shows_records, self.show_records)
        self.middle = self.right = rest._replace(y=rest.y + high + 12, h=rest.h - high - 12)

    def show_feats(self) -> None:
        """Feats instead of records, or records again."""
        self.shows_feats = not self.shows_feats
        self.changed()

    def show_records(self, wish: bool) -> None:
        self.shows_records = wish
        self.changed()

    def _lay_people(self) -> None:
        box, large = self.left, max(1.0, self.stage.scale.text)
        people = self.stage.people.known(self.lines)
        below = 4 * (24 * large + 48) + 180  # filters and buttons
        y = box.y + 64 * large
        room = box.bottom - y - below
        fits = max(1, min(MOST_PEOPLE, len(people), int(room / (44 * large + 6)) - 1))
        high = min(64.0 * large, room / (fits + 1) - 6)
        everyone = sorted(people, key=lambda who: -self._count(who)[0])  # who plays most comes first
        order = everyone if len(everyone) <= fits else everyone[: fits - 1]
        for who in ["", *order]:
            place = Box(box.x + 14, y, box.w - 28, high)
            name = people[who] if who else self.say("Everyone")
            played, won = self._count(who)
            words = self.say("{games}, {won} won", games=self.say.count(played, "game"), won=won)
            does = partial(self.ask, who=who)
            row = PersonRow(
                f"who {who}", place, does, group="who", tip=words, name=name, words=words, chosen=who == self.asked.who
            )
            self.ui.add(row)
            y = place.bottom + 6
        if rest := everyone[len(order) :]:
            self._lay_rest(Box(box.x + 14, y, box.w - 28, high), rest, people)
            y += high + 6
        self.filters_top = y + 10

    def _lay_rest(self, place: Box, rest: list[str], people: Mapping[str, str]) -> None:
        """Everyone who has no row of their own, one after the other in the last one."""
        chosen_one = self.asked.who in rest
        label = people[self.asked.who] if chosen_one else self.say("{count} more", count=len(rest))

        def step(by: int = 1) -> None:
            at = rest.index(self.asked.who) + by if chosen_one else 0 if by > 0 else -1
            self.ask(who=rest[at % len(rest)])

        self.ui.add(Dropdown("who_more", place, step, group="who", label=label, steps=step))

    def _count(self, who: str) -> tuple[int, int]:
        found = figures_of(chosen(self.lines, self.asked._replace(who=who), level_of, LEVELS), who)
        return found.played, found.won

    def _lay_filters(self) -> None:
        box, say, large = self.left, self.say, max(1.0, self.stage.scale.text)
        x, w = box.x + 18, box.w - 36
        y = self.filters_top
        self.filter_names: list[tuple[str, float]] = []
        game = BOX[self.asked.game].title if self.asked.game else say("Every game")
        against = say(LEVEL_WORDS[self.asked.against]) if self.asked.against else say("Anyone")
        mode = self.modes().get(self.asked.mode, say("Every mode"))
        no_game = "" if self.asked.game else say("Choose a game first.")
        for name, word, label, steps, why_not in (
            ("game", say("Game"), game, self.choose_game, ""),
            ("mode", say("Mode"), mode, self.choose_mode, no_game),
            ("against", say("Against"), against, self.choose_against, ""),
        ):
            self.filter_names.append((word, y + 12 * large))
            place = Box(x, y + 24 * large, w, 42)
            self.ui.add(Dropdown(name, place, steps, not why_not, "filters", tip=why_not, label=label, steps=steps))
            y = place.bottom + 6
        self.filter_names.append((say("Time"), y + 12 * large))
        place = Box(x, y + 24 * large, w, 42)
        spans, labels = (ALWAYS, YEAR, MONTH), (say("All"), say("Year"), say("30 days"))
        self.ui.add(
            Choice(
                "time",
                place,
                group="filters",
                values=spans,
                labels=labels,
                value=self.time_span,
                picks=self.choose_time,
            )
        )
        casual = Box(x, place.bottom + 8, w, 40)
        self.filter_names.append((say("Casual games, too"), casual.cy))
        self.ui.add(
            Toggle(
                "casual",
                casual,
                self.count_casual,
                group="filters",
                on=self.asked.casual,
                words=(say("off"), say("on")),
                tip=say("Casual: someone undid a move or had a hint, or it began from another game."),
            )
        )
        forget = Box(x, box.bottom - 64, w, 46)
        named = bool(self.asked.who)
        why = "" if named else say("Choose a person first.")
        self.ui.add(
            Button(
                "forget", forget, self.forget, named, "do", tip=why, label=say("Forget a person"), kind="ghost", size=17
            )
        )
        export = Box(x, forget.y - 56, w, 46)
        self.ui.add(Button("export", export, self.export, group="do", label=say("Export as a table"), key="X", size=17))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if not self.lines:
            area = self.area()
            canvas.icon("laurel-crown", area.cx, area.cy - 90, 140, "g700")
            words = self.say("Nothing finished yet. The first crown will stand here.")
            canvas.text(words, area.cx, area.cy + 10, "body", 24, "t1", "mm", area.w - 80)
            return
        canvas.panel(self.left, "dark", 16)
        large = max(1.0, canvas.scale.text)
        x, y = self.left.x + 24, self.left.y + 34 * large
        canvas.text(self.say("Whose games"), x, y, "heading", 24, "g300", "lm", self.left.w - 48)
        for words, at in self.filter_names:
            canvas.text(words, self.left.x + 20, at, "label", 16, "t2", "lm", self.left.w - 40)
        if self.is_roomy or not self.shows_records:
            panels.draw_middle(canvas, self)
        if self.is_roomy or self.shows_records:
            draw_records(canvas, self)

    def by_game(self) -> list[tuple[str, Figures, list[tuple[str, Figures]]]]:
        """Every game that was played, with its figures and those against each kind of rival."""
        lines = self.games()
        rows = []
        for game in BOX:
            own = [line for line in lines if line.game == game]
            if own:
                columns = []
                for column in (*LEVELS, PEOPLE):
                    part = [line for line in own if column_of(line, level_of, LEVELS) == column]
                    columns.append((self.say(LEVEL_WORDS[column]), figures_of(part, self.asked.who)))
                rows.append((game, figures_of(own, self.asked.who), columns))
        return rows

    def by_month(self) -> list[tuple[date, int, int]]:
        return months(self.games(), self.asked.who, date.today())
