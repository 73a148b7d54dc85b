"""Page *Language*: a row for each there is, with how much of the box speaks it, and all sentences to take along."""

import re
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, ClassVar

import platformdirs

from engines.core.language.catalogue import catalogue
from engines.core.language.po import BadPo, read_po

from ...assets import asset
from ...box import BOX
from ...i18n import languages, system_language
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import disc
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import Button
from ...widgets.told import Role
from .groups import LANGUAGES, ROWS
from .rows import row_height

if TYPE_CHECKING:
    from .scene import SettingsScene

HIGH, GAP = 70.0, 8.0
BEGUN = 0.6
"""Below this share a language is only begun."""
EXPORT, BUTTON, PAD, SIGN, LINE = 290.0, 46.0, 14.0, 66.0, 1.4
"""The row at the foot: how wide and high its button is, the room round it and for its sign, from line to line."""
WRONG = "Is a sentence wrong, or your language missing?"
FOLLOWS = "follows this computer: {language}"
STATE_WORDS = {
    "by_hand": "written by hand",
    "whole": "complete, rules included",
    "no_rules": "complete, rules in English",
    "partly": "what is missing stays English",
    "begun": "begun",
}


@lru_cache(maxsize=16)
def share(language: str) -> float:
    """How much of the box is in a language."""
    if language == "en":
        return 1.0
    try:
        entries = [entry for entry in read_po(catalogue(language).read_text(encoding="utf-8")) if entry.english]
    except (OSError, ValueError, BadPo):
        return 0.0
    return len([entry for entry in entries if entry.is_done]) / max(1, len(entries))


def state(language: str) -> str:
    """What of the box is in a language: the key of its words."""
    if language == "en":
        return "by_hand"
    if share(language) < BEGUN:
        return "begun"
    if share(language) < 1:
        return "partly"
    rules = all(asset("games", game, "rules", f"{language}.md").is_file() for game in BOX)
    return "whole" if rules else "no_rules"


def sentences(language: str) -> str:
    """Every sentence of the box with what it is in this language; without anything if there is none yet.

    So whoever knows better mends it in any editor, and whoever speaks another language begins with an empty copy.
    """
    if (file := catalogue(language)).is_file():
        return file.read_text(encoding="utf-8")
    model = next(other for other in languages() if other != language and catalogue(other).is_file())
    head, gap, rest = catalogue(model).read_text(encoding="utf-8").partition("\n\n")
    head = head.replace(f"Language: {model}", "Language: ")
    return head + gap + re.sub(r'(?m)^(msgstr(?:\[\d\])?) ".*"(?:\n".*")*', r'\1 ""', rest)


@dataclass
class LanguageRow(Widget):
    """One language, by its own name."""

    told_as: ClassVar[Role] = Role.CHOICE

    title: str = ""
    note: str = ""
    part: float | None = None
    chosen: bool = False

    def is_on(self) -> bool:
        return self.chosen

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box, large = self.box, max(1.0, canvas.scale.text)
        if self.chosen:
            canvas.rect(box, 12, ((0, (30, 84, 90, 255)), (1, (16, 58, 64, 255))), "e300", 2.4)
        else:
            canvas.rect(box, 12, (0, 0, 0, 60), "g500" if mood.hover else (134, 101, 43, 130), 1)
        disc(canvas, box.x + 32, box.cy, 26, "g300", "w900", "e300" if self.chosen else None)
        roomy = box.w >= 560 * large
        right = box.right - (20 if self.part is None else (250 if roomy else 76) * large)
        x = box.x + 62
        canvas.text(self.title, x, box.cy - 12 * large, "strong", 22, "t1", "lm", right - x)
        canvas.text(self.note, x, box.cy + 15 * large, "small", 17, "e100" if self.chosen else "t2", "lm", right - x)
        if self.part is not None and roomy:
            bar = Box(box.right - 244 * large, box.cy - 6, 140 * large, 12)
            canvas.rect(bar, 6, (0, 0, 0, 110), "g700", 1)
            full = bar._replace(w=max(12.0, bar.w * self.part))
            canvas.rect(full, 6, "ok" if self.part >= 1 else "g500")
        if self.part is not None:
            canvas.text(f"{int(100 * self.part)} %", box.right - 20, box.cy, "label", 17, "t1", "rm", 60 * large)
        if mood.focus:
            focus_ring(canvas, box, 12)


class LanguagePage:
    """The rows; what is chosen applies at once, and the preview speaks it."""

    def __init__(self, scene: "SettingsScene") -> None:
        self.scene = scene
        self.foot = Box(0, 0, 0, 0)

    def export(self) -> None:
        """All sentences in the language of now, where people look for their own files."""
        scene, language = self.scene, self.scene.say.code
        folders = scene.stage.folders
        folder = (folders.copies if folders else None) or platformdirs.user_documents_path()
        path = folder / f"four-crowns-{'new' if language == 'en' else language}.po"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(sentences(language), encoding="utf-8")
        except OSError as error:
            scene.stage.toast(scene.say("Couldn't save {path}: {reason}.", path=path, reason=error.strerror or ""))
            return
        scene.stage.toast(scene.say("Saved as {path}.", path=path))

    def lay(self, canvas: Canvas, view: Box) -> None:
        scene, say = self.scene, self.scene.say
        found = ("", *languages())
        high = HIGH * max(1.0, canvas.scale.text)
        rows = ROWS["language"]
        below = [row_height(canvas, row, scene.note(row), view.w) for row in rows]
        heights = [high] * len(found) + below + [self._foot_height(canvas, view.w)]
        *boxes, foot = scene.rows.lay(scene.ui, view, heights, GAP)
        for language, box in zip(found, boxes, strict=False):
            now = LANGUAGES.get(system_language(), system_language())
            note = say(STATE_WORDS[state(language)]) if language else say(FOLLOWS).format(language=now)
            title = LANGUAGES.get(language, language) if language else say("System")
            row = LanguageRow(
                f"language {language}", box, partial(scene.set, "language", language), group="language",
                title=title, note=note, part=share(language) if language else None, says=f"{title}, {note}",
                chosen=scene.stage.settings.language == language, clip=view,
            )  # fmt: skip
            scene.ui.add(row)
        for setting, box in zip(rows, boxes[len(found) :], strict=True):
            scene.lay_row(canvas, setting, box, view)
        self.foot = foot
        wide = EXPORT * max(1.0, canvas.scale.text)
        y = foot.bottom - PAD - BUTTON if self._is_narrow(canvas, self.foot.w) else foot.cy - BUTTON / 2
        place = Box(self.foot.right - PAD - wide, y, wide, BUTTON)
        label = say("Export the sentences")
        scene.ui.add(Button("export", place, self.export, group="export", label=label, kind="teal", size=18, clip=view))

    @staticmethod
    def _is_narrow(canvas: Canvas, width: float) -> bool:
        """Whether the button has no room beside the question."""
        return width < 2.2 * EXPORT * max(1.0, canvas.scale.text)

    def _room(self, canvas: Canvas, width: float) -> float:
        """How wide the question may be."""
        beside = 0.0 if self._is_narrow(canvas, width) else EXPORT * max(1.0, canvas.scale.text) + PAD
        return width - SIGN - PAD - beside

    def _words_height(self, canvas: Canvas, width: float) -> float:
        lines = canvas.wrapped(self.scene.say(WRONG), "body", 18, self._room(canvas, width))
        return len(lines) * 18 * LINE * canvas.scale.text

    def _foot_height(self, canvas: Canvas, width: float) -> float:
        words = self._words_height(canvas, width)
        return 2 * PAD + (words + PAD + BUTTON if self._is_narrow(canvas, width) else max(words, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """The rows draw themselves, and so does the button below them; not the question it belongs to."""
        foot, scene = self.foot, self.scene
        high = self._words_height(canvas, foot.w)
        y = foot.y + PAD if self._is_narrow(canvas, foot.w) else foot.cy - high / 2
        with canvas.clipped(scene.rows.view):
            canvas.rect(foot, 12, (14, 40, 46, 160), "e500", 1.4)
            canvas.icon("quill-ink", foot.x + SIGN / 2 + 4, y + high / 2, 32, "e300")
            place = Box(foot.x + SIGN, y, self._room(canvas, foot.w), high)
            canvas.paragraph(scene.say(WRONG), place, "body", 18, spacing=LINE)
