"""The middle column of the set-up: how to play. Modes, the add-ons of the first page, and the way to all options."""

from collections.abc import Callable

from engines.core.setup import SWITCH, Mode, Setting, Value

from ...games.terms import GameWords, ModeWords
from ...games.ui import ui_of
from ...match.draft import Draft
from ...render.canvas import Box, Canvas
from ...stage.rows import Rows
from ...stage.scene import Scene
from ...widgets.base import Widget
from ...widgets.button import Button
from ...widgets.choices import RadioCard, Toggle
from ...widgets.dropdown import Dropdown
from .words import sentence_of, title_of, value_label

GROUP = "rules"
GAP = 8.0
SENTENCE = 18.0
BUTTON = 46.0


def refusal_of(scene: Scene, draft: Draft, words: GameWords, setting: Setting) -> str:
    """Why an option cannot be changed at all now; empty if it can."""
    now = draft.value(setting)
    others = [value for value in setting.choices if value != now]
    refusals = [draft.refusal(setting, value) for value in others]
    if not refusals or not all(refusals):
        return ""
    return scene.say(words.refusals.get(refusals[0], refusals[0]))


def step_through(draft: Draft, setting: Setting, by: int) -> None:
    """To the next value of an option that can be had."""
    choices = setting.choices
    at = choices.index(draft.value(setting))
    for n in range(1, len(choices)):
        value = choices[(at + by * n) % len(choices)]
        if not draft.refusal(setting, value):
            draft.wish(setting, value)
            return


def screen_for(scene: Scene, draft: Draft, setting: Setting, name: str, box: Box) -> Dropdown | None:
    """The way to the screen on which this option is chosen, if it has one: a board of one's own, from pictures."""
    screen = ui_of(draft.game.id).screens.get(setting.name)
    if screen is None:
        return None
    label = scene.say("Your own") if draft.wishes.get(setting.name) else scene.say("Standard")
    return Dropdown(name, box, lambda: scene.stage.push(screen()(scene.stage, draft, setting)), label=label)


class RuleColumn:
    """Modes and add-ons."""

    def __init__(self, scene: Scene, draft: Draft, words: GameWords, all_options: Callable[[], None]) -> None:
        self.scene, self.draft, self.words, self.all_options = scene, draft, words, all_options
        self.rows = Rows("rules")
        self.features: list[tuple[Setting, Box]] = []
        self.add_ons: Box | None = None
        known = {setting.name: setting for setting in draft.game.settings}
        self.featured = [known[name] for name in words.featured if name in known]
        order = list(words.modes)
        self.modes = sorted(draft.game.modes, key=lambda mode: order.index(mode.id) if mode.id in order else len(order))

    def heading(self) -> float:
        return 60 + (self.scene.stage.scale.text - 1) * 28

    # -- widgets -----------------------------------------------------------------------------------------------------

    def layout(self, box: Box) -> None:
        view = Box(box.x + 16, box.y + self.heading(), box.w - 32, box.h - self.heading() - 14 - GAP - BUTTON)
        canvas = self.scene.stage.canvas()
        cards = [self._mode(mode) for mode in self.modes]
        heights = self._heights(canvas, view.w, cards)
        if sum(heights) + GAP * (len(heights) - 1) > view.h:  # a scroll bar will take some of the width
            heights = self._heights(canvas, view.w - 16, cards)
        boxes = self.rows.lay(self.scene.ui, view, heights, GAP)
        for card, row in zip(cards, boxes, strict=False):
            card.box = row
            self._add(card)
        rest = boxes[len(cards) :]
        self.add_ons = rest.pop(0) if self.featured else None
        self.features = list(zip(self.featured, rest, strict=False))
        for setting, row in self.features:
            self._add(self._control(setting, row))
        label = self.scene.say("All {count} rule options").format(count=len(self.draft.game.settings))
        foot = Box(
            view.x, min(boxes[-1].bottom, view.bottom) + GAP, view.w, BUTTON
        )  # however far the rows are scrolled
        self.scene.ui.add(
            Button("options", foot, self.all_options, group=GROUP, label=label, kind="ghost", size=18, key="o")
        )

    def _heights(self, canvas: Canvas, width: float, cards: list[RadioCard]) -> list[float]:
        text = canvas.scale.text
        heights = [max(92.0, card.height(canvas, width)) for card in cards]
        if self.featured:
            heights.append(34 * max(1.0, text))
        for setting in self.featured:
            lines = len(self._lines(canvas, setting, width))
            heights.append(max(82.0, 16 + 26 * text + lines * SENTENCE * 1.2 * text + 10))
        return heights

    def _add(self, widget: Widget) -> None:
        widget.clip, widget.group = self.rows.view, GROUP
        self.scene.ui.add(widget)

    def _mode(self, mode: Mode) -> RadioCard:
        say = self.scene.say
        known = self.words.modes.get(mode.id, ModeWords(mode.id.capitalize(), mode.text))
        least, most = min(mode.seats), max(mode.seats)
        players = str(say.count(most, self.words.player))
        if least != most:
            people = say.noun(self.words.player)
            players = say("{least}\N{EN DASH}{most} {people:many}", least=least, most=most, people=people)
        reason = "" if self.draft.fits(mode) else self._seats_reason(least, most)

        def choose() -> None:
            self.draft.choose_mode(mode.id)

        return RadioCard(
            f"mode.{mode.id}", Box(0, 0, 0, 0), choose, enabled=not reason, title=say(known.title),
            text=say(known.sentence), chip=players, reason=reason,
            chosen=self.draft.mode == mode.id,
        )  # fmt: skip

    def _seats_reason(self, least: int, most: int) -> str:
        say, players, count = self.scene.say, self.scene.say.count(most, self.words.player), len(self.draft.seats)
        if least == most:
            return say("For exactly {players}; you have {count}.", players=players, count=count)
        return say("For {least} to {players}; you have {count}.", least=least, players=players, count=count)

    def _control_width(self, setting: Setting) -> float:
        return 62.0 if setting.choices == SWITCH else 140 + 48 * self.scene.stage.scale.text

    def _control(self, setting: Setting, row: Box) -> Widget:
        value, refusal = self.draft.value(setting), refusal_of(self.scene, self.draft, self.words, setting)
        name, say = f"add.{setting.name}", self.scene.say

        def step(by: int = 1) -> None:
            step_through(self.draft, setting, by)

        if setting.choices == SWITCH:
            words = (say("off"), say("on"))
            return Toggle(name, row.inset(18, 0), step, enabled=not refusal, on=bool(value), words=words)
        width = self._control_width(setting)
        box = Box(row.right - 18 - width, row.cy - 20, width, 40)
        if screen := screen_for(self.scene, self.draft, setting, name, box):
            return screen
        label = say(value_label(self.words, setting, value))
        return Dropdown(name, box, step, enabled=not refusal, label=label, steps=step)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def _lines(self, canvas: Canvas, setting: Setting, width: float) -> list[str]:
        """The sentence under an option, or why it is shut."""
        sentence = refusal_of(self.scene, self.draft, self.words, setting)
        sentence = sentence or sentence_of(self.words, setting, len(self.draft.seats), self.scene.say)
        room = width - 36 - self._control_width(setting) - 16
        return canvas.wrapped(sentence, "body", SENTENCE, room)

    def draw(self, canvas: Canvas, box: Box) -> None:
        say = self.scene.say
        canvas.panel(box, "dark", 16)
        canvas.text(say("How to play"), box.x + 24, box.y + 33, "heading", 24, "g300", "lm", box.w - 48)
        with canvas.clipped(self.rows.view):
            if self.add_ons:
                canvas.text(
                    say(self.words.extras.title), self.add_ons.x + 8, self.add_ons.bottom, "heading", 20, "g300", "lb"
                )
            for setting, row in self.features:
                if self.rows.shows(row):
                    self._draw_feature(canvas, setting, row)

    def _draw_feature(self, canvas: Canvas, setting: Setting, row: Box) -> None:
        shut = bool(refusal_of(self.scene, self.draft, self.words, setting))
        canvas.rect(row, 12, (0, 0, 0, 70), (134, 101, 43, 170), 1.2)
        room = row.w - 36 - self._control_width(setting) - 16
        title = self.scene.say(title_of(self.words, setting))
        canvas.text(title, row.x + 18, row.y + 9, "strong", 20, "t2" if shut else "t1", room=room)
        y = row.y + 14 + 26 * canvas.scale.text
        for i, line in enumerate(self._lines(canvas, setting, row.w)):
            if shut and i == 0:
                canvas.icon("padlock", row.x + 26, y + SENTENCE * 0.62 * canvas.scale.text, 17, "warn")
            x = row.x + (42 if shut else 18)
            canvas.text(line, x, y, "body", SENTENCE, "warn" if shut else "t2", room=room)
            y += SENTENCE * 1.2 * canvas.scale.text


def chosen_add_ons(draft: Draft, words: GameWords) -> list[str]:
    """The short names of the options of the first page that are not as usual."""
    found: list[str] = []
    for setting in draft.game.settings:
        known = words.settings.get(setting.name)
        changed: Value = draft.value(setting)
        if setting.name in words.featured and changed != setting.default:
            found.append((known and known.short) or title_of(words, setting).lower())
    return found
