"""Page *Keyboard*: every key there is with what it does, and how another is given to it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ...input.intents import Intent, Kind
from ...input.keymap import FIXED, Command, Keymap
from ...render.canvas import Box, Canvas
from ...render.caps import NO_CAP, Cap, named
from ...sprites.ornaments import cap_width, draw_cap
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import Button
from .board import BOARD, WIDE, draw_board
from .groups import ROWS
from .keys import AT_TABLE, COMMANDS, KEYS, Chapter, command_of, single
from .rows import row_height

if TYPE_CHECKING:
    from .scene import SettingsScene

LINE, GAP = 1.3, 8.0
COLUMN, DRAWN = 560.0, 1100.0
"""From this width on a row of keys has room for another beside it; and from this on the board is drawn."""
BAR, FOOT = 62.0, 50.0
PRESS = "Press the new key. Esc keeps the old one."
TAKEN = "{key} is taken ({place}: {does})."
NEVER = "{key} stays what it is."
HELP = "Enter or a click changes a key, Backspace puts it back. Enter, Esc and the arrows stay as they are."


@dataclass
class KeyButton(Widget):
    """A key that can be changed."""

    cap: Cap = NO_CAP
    waits: bool = False
    own: bool = False
    """Somebody gave it themselves."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        if self.waits:
            canvas.rect(box, 7, ((0, "#FBE3A0"), (1, "#B88734")), "white", 1.6)
        elif self.own or (mood.hover and self.enabled):
            canvas.rect(box, 7, (255, 236, 190, 36), "g300" if self.own else "g500", 1.2)
        wide = cap_width(canvas, self.cap)
        draw_cap(canvas, box.cx + wide / 2, box.cy, self.cap, "inkp" if self.waits else "t1")
        if mood.focus:
            focus_ring(canvas, box, 7)


class Key(NamedTuple):
    """A key of a row: what it is called at first, its command if it can have another, and the cap of today."""

    name: str
    command: Command | None
    cap: Cap
    wide: float


class KeyRow(NamedTuple):
    """A row of the page: what it does and its keys; without keys it is the head of a chapter."""

    chapter: Chapter
    keys: tuple[Key, ...]
    does: str

    @property
    def caps_room(self) -> float:
        return sum(key.wide + 6 for key in self.keys) + 20

    def is_stacked(self, width: float) -> bool:
        """Whether there are so many keys that the words stand above them."""
        return self.caps_room > width * 0.55

    def words_room(self, width: float) -> float:
        return width - 36 - (0 if self.is_stacked(width) else self.caps_room)


class Clash(NamedTuple):
    """A key that was wanted for a command and is another's already."""

    command: Command
    key: str
    other: Command


class KeyPage:
    """The list of keys. While a command waits for a key, the next one pressed goes to it and does nothing else."""

    def __init__(self, scene: "SettingsScene") -> None:
        self.scene = scene
        self.waits: Command | None = None
        self.clash: Clash | None = None
        self.lines: list[tuple[KeyRow, Box]] = []
        self.board: Box | None = None
        self.help = self.bar = Box(0, 0, 0, 0)
        self.keymap = Keymap()

    def _lines(self, canvas: Canvas) -> Iterator[KeyRow]:
        for chapter in KEYS:
            yield KeyRow(chapter, (), chapter.place)
            for keys, does in chapter.keys:
                yield KeyRow(chapter, tuple(self._key(canvas, chapter, name) for name in single(keys)), does)

    def _key(self, canvas: Canvas, chapter: Chapter, name: str) -> Key:
        command = command_of(chapter, name)
        cap = named(self.keymap.keys[command]) if command else Cap(name)
        return Key(name, command, cap, max(36.0, cap_width(canvas, cap) + 12))

    def _full(self, own: Mapping[str, str] | None = None) -> Keymap:
        """The keys of every command there is, by the settings or with other keys of one's own."""
        settings = self.scene.stage.settings
        return Keymap(COMMANDS, settings.keys if own is None else own, settings.hand)

    # -- what people do ------------------------------------------------------------------------------------------------

    def change(self, command: Command) -> None:
        """The next key is for this command."""
        self.clash, self.waits = None, command
        self.scene.stage.hands.keyboard.listens = self.take
        self.scene.changed()

    def stop(self) -> None:
        """Nothing waits for a key any more."""
        self.waits = None
        self.scene.stage.hands.keyboard.listens = None

    def take(self, key: str) -> None:
        """This key was pressed for the command that waits."""
        command = self.waits
        self.stop()
        self.scene.changed()
        keymap = self._full()
        if command is None or key in ("esc", keymap.keys[command]):
            return
        other = keymap.taken(command, key, AT_TABLE)
        if other is None:
            self._give({command: key})
        else:
            self.clash = Clash(command, key, other)
            self.scene.ui.focus = "keep_key"

    def swap(self) -> None:
        """The two commands change keys."""
        assert self.clash is not None
        command, key, other = self.clash
        self._give({command: key, other: self._full().keys[command]})

    def keep(self) -> None:
        self.clash = None
        self.scene.changed()

    def reset(self, command: Command) -> None:
        """The key it has at first; what has that now takes the one it leaves."""
        first, before = self._full({}).keys[command], self._full().keys[command]
        if first != before:
            other = self._full().taken(command, first, AT_TABLE)
            self._give({command: first} | ({other: before} if other and first not in FIXED else {}))

    def reset_all(self) -> None:
        stage, say = self.scene.stage, self.scene.say
        before = stage.settings.keys
        self.clash = None
        stage.change(keys={})
        stage.toast(say("All keys are back to default."), say("Undo"), lambda: stage.change(keys=before))
        self.scene.changed()

    def _give(self, keys: dict[Command, str]) -> None:
        """What is as at first again is not kept as one's own."""
        self.clash = None
        stage = self.scene.stage
        first = self._full({}).keys
        others = {name: key for name, key in stage.settings.keys.items() if name not in {one.id for one in keys}}
        stage.change(keys=others | {one.id: key for one, key in keys.items() if key != first[one]})
        self.scene.changed()

    def handle(self, intent: Intent) -> bool:
        """Whatever else is used while a key is waited for ends that; Backspace on a key puts it back."""
        if self.waits is not None and intent.kind in (Kind.PRESS, Kind.BACK, Kind.ACTIVATE):
            self.stop()
            return True
        if self.clash is not None and intent.kind is Kind.BACK:
            self.keep()
            return True
        focused = self.scene.ui.focus
        if intent.kind is Kind.ERASE and focused.startswith("key "):
            _, _, scope, key = focused.split(" ", 3)
            self.reset(Command(scope, key))
            return True
        return False

    # -- laying out ----------------------------------------------------------------------------------------------------

    def lay(self, canvas: Canvas, view: Box) -> None:
        scene, large = self.scene, max(1.0, canvas.scale.text)
        self.keymap = self._full()
        if self.clash is not None:
            view = view._replace(h=view.h - BAR * large - GAP)
            self._lay_bar(Box(view.x, view.bottom + GAP, view.w, BAR * large), self.clash)
        width = view.w - 16
        columns = 2 if width >= 2 * COLUMN and large <= 1.15 else 1
        each = (width - GAP * (columns - 1)) / columns
        drawn = width >= DRAWN and large <= 1.25
        groups = self._grouped(canvas, columns)
        heights = [
            *([BOARD * width / WIDE] if drawn else ()),
            *(row_height(canvas, row, scene.note(row), width) for row in ROWS["keys"]),
            FOOT * large,
            *(max(self._height(canvas, line, each) for line in group) for group in groups),
        ]
        boxes = iter(scene.rows.lay(scene.ui, view, heights, GAP))
        self.board = next(boxes)._replace(w=width) if drawn else None
        for row in ROWS["keys"]:
            scene.lay_row(canvas, row, next(boxes)._replace(w=width), view)
        self._lay_reset(next(boxes)._replace(w=width), view)
        self.lines = []
        for group in groups:
            box = next(boxes)
            for number, line in enumerate(group):
                place = Box(box.x + number * (each + GAP), box.y, each if line.keys else width, box.h)
                self._lay_keys(line, place, view)
                self.lines.append((line, place))

    def _grouped(self, canvas: Canvas, columns: int) -> list[list[KeyRow]]:
        """Rows side by side, but for the heads of chapters."""
        groups: list[list[KeyRow]] = []
        for line in self._lines(canvas):
            if line.keys and groups and groups[-1][0].keys and len(groups[-1]) < columns:
                groups[-1].append(line)
            else:
                groups.append([line])
        return groups

    def _height(self, canvas: Canvas, line: KeyRow, width: float) -> float:
        if not line.keys:
            return 20 + canvas.line_height("heading", 21)
        text = canvas.wrapped(self.scene.say(line.does), "strong", 19, line.words_room(width))
        high = max(56.0, 18 + len(text) * 19 * LINE * canvas.scale.text)
        return high + (44.0 if line.is_stacked(width) else 0.0)

    def _lay_keys(self, line: KeyRow, box: Box, view: Box) -> None:
        x, y = box.right - 14, box.bottom - 26 if line.is_stacked(box.w) else box.cy
        for cap, command, shown, wide in reversed(line.keys):
            place = Box(x - wide, y - 18, wide, 36)
            x -= wide + 6
            name = f"key {len(self.lines)} {command.id if command else cap}"
            button = KeyButton(name, place, cap=shown, group=f"keys {line.chapter.scope}", clip=view)
            if command is None or (command.key in FIXED and self.keymap.keys[command] == command.key):
                button.enabled = button.focusable = False
            else:
                button.does = partial(self.change, command)
                button.waits = command == self.waits
                button.own = command.id in self.scene.stage.settings.keys
            button.says = f"{self.scene.say(line.does)}: {shown.text}"
            self.scene.ui.add(button)

    def _lay_reset(self, box: Box, view: Box) -> None:
        label, on = self.scene.say("Reset all keys"), bool(self.scene.stage.settings.keys)
        place = Box(box.right - 260, box.y + 2, 260, box.h - 4)
        button = Button("reset_keys", place, self.reset_all, on, group="reset", label=label, kind="ghost", size=17)
        button.clip = view
        self.scene.ui.add(button)
        self.help = box._replace(w=box.w - 280)

    def _lay_bar(self, box: Box, clash: Clash) -> None:
        say, self.bar = self.scene.say, box
        keep = Box(box.right - 210, box.y + 9, 200, box.h - 18)
        label = say("Keep {key}").format(key=named(self.keymap.keys[clash.command]).text)
        self.scene.ui.add(Button("keep_key", keep, self.keep, group="clash", label=label, size=16))
        if clash.key not in FIXED:
            label, swap = say("Swap the two"), keep.moved(-210, 0)
            self.scene.ui.add(Button("swap_keys", swap, self.swap, group="clash", label=label, kind="teal", size=16))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        rows, say = self.scene.rows, self.scene.say
        with canvas.clipped(rows.view):
            if self.board is not None and rows.shows(self.board):
                draw_board(canvas, self.board, self.keymap, self.waits, say)
            if rows.shows(self.help):
                canvas.paragraph(say(HELP), self.help, "small", 17, "t2")
            for line, box in self.lines:
                if rows.shows(box):
                    self._draw_line(canvas, line, box)
        if self.clash is not None:
            self._draw_bar(canvas, self.clash)

    def _draw_line(self, canvas: Canvas, line: KeyRow, box: Box) -> None:
        say = self.scene.say
        if not line.keys:
            canvas.text(say(line.does), box.x + 16, box.cy, "heading", 21, "g300", "lm", box.w - 32)
            return
        canvas.rect(box, 10, (0, 0, 0, 60), (134, 101, 43, 110), 1)
        room = line.words_room(box.w)
        waits = self.waits is not None and any(key.command == self.waits for key in line.keys)
        high = box.h - (44 if line.is_stacked(box.w) else 0)
        place = Box(box.x + 18, box.y + 6, room, high - 12)
        lines = canvas.wrapped(say(PRESS) if waits else say(line.does), "strong", 19, room)
        step = 19 * LINE * canvas.scale.text
        top = max(place.y, place.cy - step * len(lines) / 2)
        words = say(PRESS) if waits else say(line.does)
        canvas.paragraph(words, place._replace(y=top), "strong", 19, "chosen" if waits else "t1", LINE)

    def _draw_bar(self, canvas: Canvas, clash: Clash) -> None:
        box, say = self.bar, self.scene.say
        canvas.rect(box, 10, (60, 40, 10, 160), "warn", 1.4)
        canvas.icon("hazard-sign", box.x + 30, box.cy, 30, "warn")
        line = next(line for line, _ in self.lines if any(key.command == clash.other for key in line.keys))
        key = named(clash.key).text
        words = say(NEVER).format(key=key)
        if clash.key not in FIXED:
            words = say(TAKEN).format(key=key, place=say(line.chapter.place), does=say(line.does))
        canvas.paragraph(words, Box(box.x + 58, box.y + 8, box.w - 490, box.h - 16), "strong", 18, "t1", 1.2)
