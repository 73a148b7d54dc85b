"""Settings: groups at the left, their rows in the middle, and at the right what they make of a table."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...input.intents import Intent, Kind
from ...render.canvas import Box, Canvas
from ...settings import Settings
from ...stage.rows import Rows
from ...stage.shell import ShellScene
from ...widgets.button import Button
from .groups import GROUPS, ROWS, Setting
from .heard import draw_heard
from .key_page import KeyPage
from .language_page import LanguagePage
from .lists import FileList
from .pad_page import PadPage
from .preview import draw_preview
from .rows import GAP, GroupButton, RowGround, control, lay_row, row_height

if TYPE_CHECKING:
    from ...stage import Stage

SPACE = 20.0
UNSHOWN = ("keys", "pad")
"""Pages that need all the room: they are no matter of looks, and have no preview."""
KEPT = ("window", "full_screen", "seats", "language", "rules_language", "writing")
"""What *Restore defaults* leaves as it is: not a matter of taste, and nothing one can have set wrongly."""


class SettingsScene(ShellScene):
    """Every change holds from the moment it is made."""

    name = "settings"
    title = "Settings"
    subtitle = "Changes apply at once"

    def __init__(self, stage: "Stage", group: str = "reading") -> None:
        super().__init__(stage)
        self.group = group
        self.rows = Rows("rows")
        self.grounds: list[RowGround] = []
        self.lists: KeyPage | FileList | LanguagePage | PadPage | None = None
        self._held: tuple[str, Any] | None = None
        """A slider that is being dragged: its value counts when it is let go, for the window may change under it."""
        self.key_page = KeyPage(self)
        self.ui.focus = f"group {group}"

    # -- what people do ----------------------------------------------------------------------------------------------

    def choose(self, group: str) -> None:
        self.group = group
        self.rows.offset = 0
        self.changed()

    def set(self, field: str, value: Any) -> None:
        """A control was moved."""
        if self.ui.pressed == field and field in ("scale", "text_size"):
            self._held = (field, value)
        elif value != getattr(self.stage.settings, field):
            self.stage.change(**{field: value})
            if field == "sound_volume":
                self.stage.audio.play("card_flip")
        self.changed()

    def restore(self) -> None:
        """Everything as at first, with a way back."""
        first = Settings()
        fields = [name for name in first.__struct_fields__ if name not in KEPT]
        before = {name: getattr(self.stage.settings, name) for name in fields}
        self.stage.change(**{name: getattr(first, name) for name in fields})
        self.stage.toast(
            self.say("All settings are back to default."), self.say("Undo"), lambda: self.stage.change(**before)
        )
        self.changed()

    def leave(self) -> None:
        self.key_page.stop()

    def handle(self, intent: Intent) -> bool:
        if self.group == "keys" and self.key_page.handle(intent):
            self.changed()
            return True
        done = super().handle(intent)
        if intent.kind is Kind.RELEASE and self._held:
            (field, value), self._held = self._held, None
            self.stage.change(**{field: value})
            self.changed()
        if self.ui.keyboard and self.rows.follow(self.ui.get(self.ui.focus)):
            self.changed()
        if not done and self.rows.turn(intent):
            self.changed()
            return True
        return done

    # -- laying out --------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        area, canvas = self.area(), self.stage.canvas()
        widest = max(canvas.text_width(self.say(group.title), "strong", 16) for group in GROUPS) + 104
        self.groups_box = area._replace(w=max(widest, min(330.0, area.w * 0.177)))
        self._lay_groups(self.groups_box)
        rest = Box(self.groups_box.right + SPACE, area.y, area.right - self.groups_box.right - SPACE, area.h)
        self.preview_box: Box | None = None
        if self.group in ROWS and self.group not in UNSHOWN:
            preview = min(614.0, max(360.0, area.w * 0.33))
            self.preview_box = Box(area.right - preview, area.y, preview, area.h)
            rest = rest._replace(w=rest.w - preview - SPACE)
        self.rows_box = rest
        self.head = 70 * max(1.0, canvas.scale.text)
        view = Box(rest.x + 20, rest.y + self.head, rest.w - 32, rest.h - self.head - 20)
        self.lists, self.grounds = None, []
        if self.group == "keys":
            self.lists = self.key_page
        elif self.group == "files":
            self.lists = FileList(self)
        elif self.group == "pad":
            self.lists = PadPage(self)
        elif self.group == "language":
            self.lists = LanguagePage(self)
        if self.lists:
            self.lists.lay(canvas, view)
        else:
            self._lay_rows(canvas, view)

    def _lay_groups(self, box: Box) -> None:
        height = min(60.0, (box.h - 110) / len(GROUPS) - 8)
        for number, group in enumerate(GROUPS):
            place = Box(box.x + 14, box.y + 18 + number * (height + 8), box.w - 28, height)
            self.ui.add(
                GroupButton(
                    f"group {group.id}",
                    place,
                    partial(self.choose, group.id),
                    group="groups",
                    title=self.say(group.title),
                    icon=group.icon,
                    chosen=group.id == self.group,
                )
            )
        place = Box(box.x + 20, box.bottom - 70, box.w - 40, 50)
        label = self.say("Restore defaults")
        self.ui.add(Button("restore", place, self.restore, group="groups", label=label, kind="ghost", size=17))

    def settings_rows(self) -> list[Setting]:
        return list(ROWS[self.group])

    def _lay_rows(self, canvas: Canvas, view: Box) -> None:
        rows, width = self.settings_rows(), view.w - 16
        heights = [row_height(canvas, row, self.note(row), width) for row in rows]
        boxes = self.rows.lay(self.ui, view, heights, GAP)
        for row, box in zip(rows, boxes, strict=True):
            self.lay_row(canvas, row, box._replace(w=width), view)

    def note(self, row: Setting) -> str:
        """What is said of a setting, with the keys of now."""
        return self.stage.hands.keyed(self.say(row.note))

    def lay_row(self, canvas: Canvas, row: Setting, box: Box, view: Box, wide: float | None = None) -> None:
        """The row of a setting in its box, seen through `view`; `wide` is its control where there is little room."""
        ground, place = lay_row(canvas, row, self.say(row.name), self.note(row), box, wide)
        self.grounds.append(ground)
        held = self._held and self._held[0] == row.field
        value = self._held[1] if self._held and held else getattr(self.stage.settings, row.field)
        widget = control(row, place, value, self.say, self.set, canvas.scale)
        widget.clip, widget.says = view, f"{self.say(row.name)}. {self.note(row)}"
        self.ui.add(widget)

    def crash_folder(self) -> Path:
        """Where reports lie; on a stage without folders of its own, beside the games."""
        folders = self.stage.folders
        return folders.crashes if folders else self.stage.library.folder.parent / "crashes"

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.panel(self.groups_box, "dark", 16)
        box = self.rows_box
        canvas.panel(box, "dark", 16)
        title = next(group.title for group in GROUPS if group.id == self.group)
        canvas.text(self.say(title), box.x + 32, box.y + self.head / 2 + 4, "heading", 26, "g300", "lm", box.w - 64)
        if self.lists:
            self.lists.draw(canvas)
        with canvas.clipped(self.rows.view):
            for ground in self.grounds:
                if self.rows.shows(ground.box):
                    ground.draw(canvas)
        if self.preview_box and self.group == "aloud":
            settings = self.stage.settings
            draw_heard(canvas, self.preview_box, self.say, settings.speech, settings.read_chronicle)
        elif self.preview_box:
            draw_preview(canvas, self.preview_box, self.say)
