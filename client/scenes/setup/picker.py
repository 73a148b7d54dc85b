"""Who sits at a place: the characters of a game with portraits, and how good a computer is, each in a sentence."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engines.core.opponents import Character, Level, Style

from ...games.opponents import PACES, level_title
from ...games.ui import ui_of
from ...match.draft import Draft
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import chip
from ...sprites.portraits import portrait
from ...stage.rows import Rows
from ...stage.scene import Scene
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import IconButton

GROUP = "picker"
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
DIFFERENT = "Characters play differently, not better: that is what the level is for."
FAIR = "No computer ever sees more than its seat may see, on any level."
PAD, GAP = 30.0, 12.0
ROOMY = 24.0
"""By so much cards grow where there is room."""
FACE, LEAST_CARD, LEAST_LEVEL = 96.0, 290.0, 190.0
"""A portrait; how wide a character's card must be to stand beside another, and that of a level."""


@dataclass
class CharacterCard(Widget):
    """A character with portrait, name and sentence."""

    name: str = ""
    sentence: str = ""
    picture: str = ""
    chosen: bool = False
    taken: str = ""
    """Where else it sits; empty if it sits nowhere else."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        fill, edge = ("#E2F3EE", "e600") if self.chosen else ("#FFFAEC" if mood.hover else "#FBF3E0", "edge")
        canvas.rect(box, 12, fill, edge, 3 if self.chosen else 1.2)
        if self.picture:
            portrait(canvas, self.picture, box.x + 12 + FACE / 2, box.cy, FACE)
        x = box.x + FACE + 24
        name = canvas.text(self.name, x, box.y + 12, "name", 22, "inkp", room=box.right - x - 44)
        words = Box(x, name.bottom + 3, box.right - x - 12, box.bottom - name.bottom - 8)
        canvas.paragraph(self.sentence, words, "body", 18, "inkp", 1.15, least=13)
        if self.chosen:
            canvas.rect(Box(box.right - 38, box.y + 10, 28, 28), 14, "e600", "e300", 2)
            canvas.icon("check-mark", box.right - 24, box.y + 24, 17, "e100")
        if self.taken:
            canvas.rect(box, 12, (222, 200, 151, 150))
            height = 25 * max(1.0, canvas.scale.text)
            y = box.bottom - height - 5
            chip(canvas, box.x + 10, y, self.taken, "g100", (42, 26, 14, 245), "g700", 14.5, height=height)
        if mood.focus:
            focus_ring(canvas, box, 12)


@dataclass
class LevelCard(Widget):
    """A level, or a style: its name, its rank in lozenges, what it does, and how long it takes."""

    title: str = ""
    sentence: str = ""
    pace: str = ""
    rank: int = 0
    ranks: int = 0
    chosen: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        ground: Any = "#FFFAEC" if mood.hover else "#FBF3E0"
        ink, quiet = ("e100", "e100") if self.chosen else ("inkp", "inkp2")
        if self.chosen:
            ground = ((0, "#207378"), (1, "#0F4850"))
        canvas.rect(box, 10, ground, "#0E3A40" if self.chosen else "edge", 2 if self.chosen else 1.2)
        pips = self.ranks * 20.0
        head = canvas.text(self.title, box.x + 16, box.y + 11, "heading", 20, ink, room=box.w - 40 - pips)
        for pip in range(self.ranks):
            full = pip <= self.rank
            fill = ("chosen" if self.chosen else "#B88734") if full else (90, 66, 40, 60)
            canvas.lozenge(box.right - 24 - (self.ranks - 1 - pip) * 20, head.cy, 16, fill, "ink" if full else "edge")
        foot = 24 * canvas.scale.text if self.pace else 6.0
        words = Box(box.x + 16, head.bottom + 4, box.w - 26, box.bottom - foot - head.bottom - 6)
        canvas.paragraph(self.sentence, words, "body", 17.5, ink, 1.15, least=13)
        if self.pace:
            y = box.bottom - 6 - foot / 2
            canvas.icon("hourglass", box.x + 24, y, 16, quiet)
            canvas.text(self.pace, box.x + 38, y, "label", 15, quiet, "lm", box.w - 50)
        if mood.focus:
            focus_ring(canvas, box, 10)


class Picker:
    """The parchment on which a computer is chosen."""

    def __init__(self, scene: Scene, draft: Draft, close: Callable[[], None]) -> None:
        self.scene, self.draft, self.close = scene, draft, close
        self.place: int | None = None
        """The seat that is chosen for; None: the parchment is not there."""
        self.rows = Rows("picker")

    def open(self, place: int) -> None:
        """Show it for that seat, or put it away again."""
        self.place = None if self.place == place else place
        self.rows.offset = 0.0
        if self.place is not None:
            sits = self.draft.character(place)
            self.scene.ui.focus = f"who.{sits.id}" if sits else f"level.{self.draft.computer(place).level}"

    # -- widgets -----------------------------------------------------------------------------------------------------

    def _head(self) -> float:
        return 60 + 40 * self.scene.stage.scale.text

    def _foot(self) -> float:
        return 22 + 26 * self.scene.stage.scale.text

    def layout(self, box: Box) -> None:
        if self.place is None:
            return
        close = Box(box.right - 62, box.y + 22, 40, 40)
        tip = self.scene.say("Close")
        self.scene.ui.add(IconButton("picker.close", close, self.close, group=GROUP, tip=tip, icon="cancel"))
        view = Box(box.x + PAD, box.y + self._head(), box.w - 2 * PAD, box.h - self._head() - self._foot() - 14)
        canvas, lines = self.scene.stage.canvas(), self._lines(view.w)
        heights = [max(self._height(canvas, card, view.w / len(line)) for card in line) for line in lines]
        spare = view.h - sum(heights) - GAP * (len(heights) - 1)
        heights = [height + max(0.0, min(ROOMY, spare / len(heights))) for height in heights]
        for row, line in zip(self.rows.lay(self.scene.ui, view, heights, GAP), lines, strict=True):
            width = (row.w - GAP * (len(line) - 1)) / len(line)
            for at, card in enumerate(line):
                card.box = Box(row.x + at * (width + GAP), row.y, width, row.h)
                card.clip, card.group = self.rows.view, GROUP
                self.scene.ui.add(card)

    def _lines(self, width: float) -> list[list[CharacterCard | LevelCard]]:
        """Characters two by two, then styles and levels side by side; one by one where there is little room."""
        text = max(1.0, self.scene.stage.scale.text)
        opponents, lines = self.draft.game.opponents, list[list[CharacterCard | LevelCard]]()
        people = [self._character(each) for each in opponents.characters]
        many = 2 if width / 2 >= LEAST_CARD * text else 1
        lines += [list(people[at : at + many]) for at in range(0, len(people), many)]
        styles, levels = map(self._style, opponents.styles), map(self._level, opponents.levels)
        for cards in map(list[LevelCard], (styles, levels)):
            many = len(cards) if cards and width / len(cards) >= LEAST_LEVEL * text else 1
            lines += [list(cards[at : at + many]) for at in range(0, len(cards), many)]
        return lines

    def _height(self, canvas: Canvas, card: CharacterCard | LevelCard, width: float) -> float:
        text = canvas.scale.text
        if isinstance(card, CharacterCard):
            lines = canvas.wrapped(card.sentence, "body", 18, width - FACE - 50)
            return max(FACE + 24, 24 + (30 + 22 * len(lines)) * text)
        lines = canvas.wrapped(card.sentence, "body", 17.5, width - 40)
        return 24 + (28 + 21 * len(lines)) * text + (24 * text if card.pace else 6)

    def _character(self, character: Character) -> CharacterCard:
        assert self.place is not None
        place, say, where = self.place, self.scene.say, self.draft.where(character.id)
        taken = "" if where in (None, place) else say("sits in seat {number}").format(number=(where or 0) + 1)
        return CharacterCard(
            f"who.{character.id}", Box(0, 0, 0, 0), lambda: self.draft.choose_computer(place, character=character.id),
            enabled=not taken, name=character.name, sentence=say(character.sentence),
            picture=ui_of(self.draft.game.id).portraits.get(character.id, ""), chosen=where == place, taken=taken,
        )  # fmt: skip

    def _level(self, level: Level) -> LevelCard:
        assert self.place is not None
        place, levels, say = self.place, self.draft.levels, self.scene.say
        pace = "" if self.draft.game.together else PACES.get(level.id, "")
        return LevelCard(
            f"level.{level.id}", Box(0, 0, 0, 0), lambda: self.draft.choose_computer(place, level=level.id),
            title=level_title(level.id, say), sentence=say(level.sentence), pace=say(pace) if pace else "",
            rank=levels.index(level.id), ranks=len(levels), chosen=self.draft.computer(place).level == level.id,
        )  # fmt: skip

    def _style(self, style: Style) -> LevelCard:
        assert self.place is not None
        place, styles, say = self.place, self.draft.game.opponents.styles, self.scene.say
        chosen = (self.draft.computer(place).style or styles[0].id) == style.id
        return LevelCard(
            f"style.{style.id}", Box(0, 0, 0, 0), lambda: self.draft.choose_computer(place, style=style.id),
            title=say(style.title), sentence=say(style.sentence), chosen=chosen,
        )  # fmt: skip

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        if self.place is None:
            return
        say, text = self.scene.say, canvas.scale.text
        canvas.panel(box, "parchment", 18)
        title = say("Who sits in the {place} seat?").format(place=say(PLACES[self.place]))
        head = canvas.text(title, box.x + PAD, box.y + 22, "title", 28, "inkp", room=box.w - 110)
        canvas.text(say(DIFFERENT), box.x + PAD, head.bottom + 2, "body", 18.5, "inkp2", room=box.w - 110)
        foot = box.bottom - 10 - self._foot() / 2
        canvas.divider(box.x + PAD, box.bottom - self._foot() - 6, box.w - 2 * PAD, "edge")
        canvas.icon("eye-shield", box.x + PAD + 14, foot + 2, 22 * min(1.3, text), "inkp2")
        canvas.text(say(FAIR), box.x + PAD + 36, foot + 2, "body", 18, "inkp", "lm", box.w - 2 * PAD - 40)
