"""Page *Language*: a row for each there is, with how much of the box speaks it."""

from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, ClassVar

from engines.core.language.catalogue import catalogue
from engines.core.language.po import BadPo, read_po

from ...assets import asset
from ...box import BOX
from ...i18n import languages, system_language
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import disc
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.told import Role
from .groups import LANGUAGES

if TYPE_CHECKING:
    from .scene import SettingsScene

HIGH, GAP = 70.0, 8.0
BEGUN = 0.6
"""Below this share a language is only begun."""
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

    def lay(self, canvas: Canvas, view: Box) -> None:
        scene, say = self.scene, self.scene.say
        found = ("", *languages())
        high = HIGH * max(1.0, canvas.scale.text)
        boxes = scene.rows.lay(scene.ui, view, [high] * len(found), GAP)
        for language, box in zip(found, boxes, strict=True):
            now = LANGUAGES.get(system_language(), system_language())
            note = say(STATE_WORDS[state(language)]) if language else say(FOLLOWS).format(language=now)
            title = LANGUAGES.get(language, language) if language else say("System")
            row = LanguageRow(
                f"language {language}", box, partial(scene.set, "language", language), group="language",
                title=title, note=note, part=share(language) if language else None, says=f"{title}, {note}",
                chosen=scene.stage.settings.language == language, clip=view,
            )  # fmt: skip
            scene.ui.add(row)

    def draw(self, canvas: Canvas) -> None:
        """The rows draw themselves."""
