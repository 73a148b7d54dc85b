"""Every rule option of a game, with its sentence and what is usual; and the seed, to play the same game twice."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engines.core.setup import SWITCH, Setting, Value

from ...games.terms import GameWords
from ...input.intents import Intent
from ...match.draft import LONGEST_SEED, Draft
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import chip
from ...stage.rows import Rows
from ...stage.shell import ShellScene
from ...widgets.base import Widget
from ...widgets.button import Button
from ...widgets.choices import Choice, Toggle
from ...widgets.dropdown import Dropdown
from ...widgets.fields import TextField
from .rules import refusal_of, screen_for, step_through
from .words import sentence_of, title_of, value_label

if TYPE_CHECKING:
    from ...stage import Stage

SEED = Setting("seed", "", (), "Same seed, same deal. Leave it empty for a fresh game.")
LONGEST_TEXT = 400
FEW = 3
"""So many values stand side by side; more are gone through one by one."""
HEADING = 20.0
HOUSE_RULES, THE_DEAL = "House rules", "The deal"

OptionLine = Setting | str
"""An option, or the heading over some."""


def grouped(settings: Sequence[Setting], words: GameWords) -> list[OptionLine]:
    """All options under their headings: the groups of the game, its house rules, and at last the seed."""
    named = {name for names in words.groups.values() for name in names}
    lines: list[OptionLine] = []
    for heading, names in words.groups.items():
        lines += [heading, *[setting for setting in settings if setting.name in names]]
    lines += [HOUSE_RULES, *[setting for setting in settings if setting.name not in named]] if named else settings
    return [*lines, THE_DEAL, SEED]


class OptionsScene(ShellScene):
    """A long list, with a control at the right of each row."""

    name = "options"
    title = "Rule options"

    def __init__(self, stage: "Stage", draft: Draft, words: GameWords) -> None:
        super().__init__(stage)
        self.draft, self.words = draft, words
        self.subtitle = draft.game.title
        self.rows = Rows("options")
        self.boxes: list[Box] = []
        self.lines = grouped(draft.game.settings, words)
        self.ui.focus = "done"

    # -- widgets -----------------------------------------------------------------------------------------------------

    def _panel(self) -> Box:
        area = self.area()
        width = min(1320.0, area.w)
        return Box((self.width - width) / 2, area.y, width, area.h)

    def layout(self) -> None:
        super().layout()
        panel = self._panel()
        view = Box(panel.x + 16, panel.y + 16, panel.w - 32, panel.h - 104)
        canvas = self.stage.canvas()
        heights = [self._height(canvas, line, view.w - 16) for line in self.lines]
        self.boxes = self.rows.lay(self.ui, view, heights, 8)
        for line, row in zip(self.lines, self.boxes, strict=True):
            if not isinstance(line, str):
                control = self._control(line, row)
                control.clip, control.group = view, "options"
                self.ui.add(control)
        width = (panel.w - 48) / 2
        y = panel.bottom - 72
        restore = Box(panel.x + 16, y, width, 56)
        usual = not self.draft.wishes and not self.draft.seed
        self.ui.add(
            Button("usual", restore, self._restore, enabled=not usual, group="foot", label=self.say("Reset all"))
        )
        done = Box(restore.right + 16, y, width, 56)
        self.ui.add(
            Button("done", done, self.stage.pop, group="foot", label=self.say("Done"), kind="primary", key="Esc")
        )

    def _restore(self) -> None:
        self.draft.wishes.clear()
        self.draft.seed = ""
        self.ui.focus = "done"

    def _control_width(self, setting: Setting, width: float) -> float:
        if setting.choices == SWITCH:
            return 62.0
        return min(width * 0.42, (240 if setting.choices else 380) * max(1.0, self.stage.scale.text * 0.9))

    def _control(self, setting: Setting, row: Box) -> Widget:
        name, width = f"option.{setting.name}", self._control_width(setting, row.w)
        box = Box(row.right - 20 - width, row.cy - 20, width, 40)
        if screen := screen_for(self, self.draft, setting, name, box):
            return screen
        if not setting.choices:
            return self._field(setting, name, box)
        value = self.draft.value(setting)
        open_to_change = not refusal_of(self, self.draft, self.words, setting)

        def step(by: int = 1) -> None:
            step_through(self.draft, setting, by)

        def pick(wished: Value) -> None:
            self.draft.wish(setting, wished)

        if setting.choices == SWITCH:
            words = (self.say("off"), self.say("on"))
            return Toggle(name, row.inset(20, 0), step, enabled=open_to_change, on=bool(value), words=words)
        if len(setting.choices) <= FEW:
            return Choice(
                name, box, enabled=open_to_change, values=setting.choices, value=value, picks=pick,
                labels=[self._label(setting, each) for each in setting.choices],
                reasons=[self.draft.refusal(setting, each) for each in setting.choices],
            )  # fmt: skip
        label = self._label(setting, value)
        return Dropdown(name, box, step, enabled=open_to_change, label=label, steps=step)

    def _field(self, setting: Setting, name: str, box: Box) -> TextField:
        if setting is SEED:

            def seed(text: str) -> None:
                self.draft.seed = text.strip()

            hint = self.say("Random")
            return TextField(name, box, text=self.draft.seed, hint=hint, longest=LONGEST_SEED, changes=seed)

        def typed(text: str) -> None:
            self.draft.wish(setting, text)

        text = str(self.draft.value(setting))
        return TextField(name, box, text=text, hint=self.say("Default"), longest=LONGEST_TEXT, changes=typed)

    def _label(self, setting: Setting, value: Value) -> str:
        if setting is not self.draft.first:
            return self.say(value_label(self.words, setting, value))
        if value == setting.default:
            return self.say("Random")
        return self.draft.name(int(value) - 1)

    # -- intents -----------------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        taken = super().handle(intent)
        if self.ui.keyboard and self.rows.follow(self.ui.get(self.ui.focus)):
            self.changed()
        return taken

    # -- drawing -----------------------------------------------------------------------------------------------------

    def _room(self, setting: Setting, width: float) -> float:
        return width - 40 - self._control_width(setting, width) - 24

    def _words(self, setting: Setting) -> tuple[str, bool]:
        """The sentence of an option, or why it cannot be changed or is wrong."""
        if setting is SEED:
            wrong = "" if not self.draft.seed or self.draft.seed.isdecimal() else self.draft.problem(self.say)
        elif setting.choices:
            wrong = refusal_of(self, self.draft, self.words, setting)
        else:
            wrong = self.draft.refusal(setting, self.draft.value(setting))
        return (wrong, True) if wrong else (sentence_of(self.words, setting, len(self.draft.seats), self.say), False)

    def _height(self, canvas: Canvas, line: OptionLine, width: float) -> float:
        if isinstance(line, str):
            return canvas.line_height("heading", HEADING) + 14
        lines = canvas.wrapped(self._words(line)[0], "body", 18, self._room(line, width))
        return max(76.0, 18 + (30 + len(lines) * 22) * canvas.scale.text)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.panel(self._panel(), "dark", 16)
        with canvas.clipped(self.rows.view):
            for line, row in zip(self.lines, self.boxes, strict=True):
                if not self.rows.shows(row):
                    continue
                if isinstance(line, str):
                    canvas.text(self.say(line), row.x + 8, row.bottom - 2, "heading", HEADING, "g300", "lb", row.w - 16)
                else:
                    self._draw_row(canvas, line, row)

    def _draw_row(self, canvas: Canvas, setting: Setting, row: Box) -> None:
        canvas.rect(row, 12, (0, 0, 0, 70), (134, 101, 43, 170), 1.2)
        room, text = self._room(setting, row.w), canvas.scale.text
        name = self.say("Seed") if setting is SEED else self.say(title_of(self.words, setting))
        changed = bool(self.draft.seed) if setting is SEED else self.draft.value(setting) != setting.default
        usual = self._usual(setting, changed)
        height = 24 * max(1.0, text)
        pill = canvas.text_width(usual, "label", 15) + 18
        title = canvas.text(name, row.x + 20, row.y + 8, "strong", 20, "t1", room=room - pill - 12)
        edge = "g300" if changed else (134, 101, 43, 130)
        ink = "g300" if changed else "t2"
        chip(canvas, title.right + 12, title.cy - height / 2, usual, ink, edge=edge, size=15, height=height)
        sentence, wrong = self._words(setting)
        words = Box(row.x + 20, row.y + 12 + 28 * text, room, row.h - 14 - 28 * text)
        canvas.paragraph(sentence, words, "body", 18, "warn" if wrong else "t2", 1.2)

    def _usual(self, setting: Setting, changed: bool) -> str:
        if not changed:
            return self.say("default")
        if not setting.choices:
            return self.say("changed")
        return self.say("default: {value}").format(value=self._label(setting, setting.default))
