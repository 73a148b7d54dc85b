"""Page *Gamepad*: a drawing of one with what each button does, and how it is used."""

from io import BytesIO
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ...assets import asset
from ...render import shapes
from ...render.canvas import Box, Canvas
from ...render.caps import Cap, button
from .groups import ROWS
from .rows import row_height

if TYPE_CHECKING:
    from .scene import SettingsScene

GAP = 10.0
WIDE, HIGH = 1456.0, 546.0
"""The box of the drawing where there is room; the pad in it is 660 wide."""
PAD = 660.0
DRAWN = 640.0, 420.0
"""Size of the drawing itself, in its own numbers."""
SMALLEST = 0.72
"""The drawing is not made smaller than this: a list takes its place."""
COLUMN = 690.0
"""From this width on a row of settings has room for another beside it."""
CONTROL = 400.0
HEAD = {
    "left_shoulder": "Left shoulder", "left_stick": "Left stick", "cross": "D-pad",
    "right_shoulder": "Right shoulder", "right_stick": "Right stick",
}  # fmt: skip
"""What is not called by a letter or a sign."""


class PadNote(NamedTuple):
    """A thread from a button, in numbers of the drawing, to its words at the left or right, so far down in the box."""

    place: str
    at: tuple[float, float]
    down: float


LEFT: Final = (
    PadNote("left_shoulder", (185, 48), 66),
    PadNote("left_stick", (138, 148), 170),
    PadNote("cross", (208, 238), 286),
)
RIGHT: Final = (
    PadNote("right_shoulder", (455, 48), 66),
    PadNote("north", (499, 102), 142),
    PadNote("east", (543, 146), 218),
    PadNote("south", (498, 196), 294),
    PadNote("right_stick", (430, 240), 374),
)
TOP: Final = PadNote("west", (424, 128), 47)
DOES = {
    "left_shoulder": "the group before",
    "right_shoulder": "the next group",
    "left_stick": "walks from thing to thing",
    "cross": "the same, one step at a time",
    "south": "do it",
    "east": "back, put back",
    "west": "hint",
    "north": "explain: what is this?",
    "right_stick": "scrolls, moves the board",
}
"""What every button does."""
MORE = {
    "select": "the aim",
    "start": "the menu",
    "left_trigger": "one answer back",
    "right_trigger": "one answer on",
}
"""And those without a thread."""
HELD = "hold: fast-forward"
MIDDLES: Final = {
    "south": (476, 190, "e300"), "east": (520, 146, "#F0B0A4"), "west": (432, 146, "v300"), "north": (476, 102, "g300"),
}  # fmt: skip
SPOTS: Final = {
    **{place: (x, y, 26.0) for place, (x, y, _) in MIDDLES.items()},
    "left_stick": (164, 148, 46.0), "right_stick": (402, 230, 46.0), "select": (280, 135, 16.0),
    "start": (360, 135, 16.0), "left_shoulder": (185, 46, 24.0), "right_shoulder": (455, 46, 24.0),
    "up": (238, 209, 15.0), "down": (238, 267, 15.0), "left": (209, 238, 15.0), "right": (267, 238, 15.0),
    "left_trigger": (150, 46, 18.0), "right_trigger": (490, 46, 18.0),
}  # fmt: skip
"""Where a button that is pressed glows, and how large."""
ALL = "All that the mouse can do, the gamepad can: it walks like the arrow keys, and {button} takes what has the ring."
OWN = "With several gamepads each player has their own: it is theirs from the first answer on."
NOTHING = "Plug one in: it is found at once."


class PadPage:
    """The drawing, or where it has no room a list; below it the settings."""

    def __init__(self, scene: "SettingsScene") -> None:
        self.scene = scene
        self.hands = scene.stage.hands
        self.boxes: list[Box] = []
        self.k = 1.0
        self.drawn = True

    def lay(self, canvas: Canvas, view: Box) -> None:
        scene, width = self.scene, view.w - 16
        text, settings = canvas.scale.text, ROWS["pad"]
        columns = 2 if width >= 2 * COLUMN and text <= 1.15 else 1
        rows = [settings[at : at + columns] for at in range(0, len(settings), columns)]
        wide = CONTROL if columns == 2 else None
        single = [row_height(canvas, one, scene.note(one), width) for one in settings]
        heights = [90.0] * len(rows) if wide else single
        foot = 28 + len(self._foot(canvas, width)) * 19 * 1.3 * text
        left = view.h - sum(heights) - foot - GAP * (len(heights) + 1)
        self.k = min(1.0, width / WIDE, max(left / HIGH, SMALLEST))
        self.drawn = self.k >= SMALLEST and text < 1.3
        first = HIGH * self.k if self.drawn else self._list_height(canvas)
        boxes = scene.rows.lay(scene.ui, view, [first, *heights, foot], GAP)
        self.boxes = [boxes[0]._replace(w=width), boxes[-1]._replace(w=width)]
        for row, box in zip(rows, boxes[1:-1], strict=True):
            each = (width - 14 * (columns - 1)) / columns
            for number, setting in enumerate(row):
                scene.lay_row(canvas, setting, Box(box.x + number * (each + 14), box.y, each, box.h), view, wide)

    def _foot(self, canvas: Canvas, width: float) -> list[str]:
        say = self.scene.say
        words = say(ALL).format(button=self.hands.word("south"))
        if len(self.hands.pads.plugged) > 1:
            words = f"{words} {say(OWN)}"
        return canvas.wrapped(words, "body", 19, width - 100)

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        box, say = self.scene.rows_box, self.scene.say
        count = len(self.hands.pads.plugged)
        words = say(NOTHING)
        if count:
            words = say.plural("One gamepad is plugged in", "{count} gamepads are plugged in", count, count=count)
        head = box.y + self.scene.head / 2 + 4
        found = canvas.text(words, box.right - 32, head, "label", 17, "t1", "rm", box.w * 0.5)
        if count:
            canvas.icon("check-mark", found.x - 18, head, 20, "ok")
        with canvas.clipped(self.scene.rows.view):
            first, foot = self.boxes
            if self.drawn:
                self._draw_pad(canvas, first)
            else:
                self._draw_list(canvas, first)
            self._draw_foot(canvas, foot)

    def _draw_foot(self, canvas: Canvas, foot: Box) -> None:
        canvas.rect(foot, 12, (12, 37, 41, 200), "e500", 1.4)
        canvas.icon("retro-controller", foot.x + 34, foot.cy, 32, "e300")
        lines = self._foot(canvas, foot.w)
        step = 19 * 1.3 * canvas.scale.text
        y = foot.cy - step * (len(lines) - 1) / 2
        for line in lines:
            canvas.text(line, foot.x + 64, y, "body", 19, "e100", "lm", foot.w - 84)
            y += step

    def _draw_pad(self, canvas: Canvas, box: Box) -> None:
        k, say = self.k, self.scene.say
        canvas.rect(box, 14, (0, 0, 0, 70), (134, 101, 43, 130), 1)
        wide = PAD * k
        pad = Box(box.cx - wide / 2, box.y + 66 * k, wide, wide * DRAWN[1] / DRAWN[0])
        dull = not self.hands.pads.plugged
        canvas.light(pad.cx, pad.cy, 420 * k, 280 * k, "g500", 20 if dull else 60)
        px = (canvas.scale.px(pad.w), canvas.scale.px(pad.h))
        picture = canvas.made(("pad", px), lambda: _painted(px))
        canvas.put(picture, canvas.scale.px(pad.x), canvas.scale.px(pad.y), 110 if dull else 255)
        unit = pad.w / DRAWN[0]

        def at(x: float, y: float) -> tuple[float, float]:
            return pad.x + x * unit, pad.y + y * unit

        for place in sorted(self.hands.pads.pressed() & SPOTS.keys()):
            (x, y), size = at(*SPOTS[place][:2]), SPOTS[place][2] * unit
            canvas.glow(Box(x - size, y - size, 2 * size, 2 * size), size, "chosen", 12, 255)
        for place, (x, y, ink) in MIDDLES.items():
            cap = self._cap(place)
            cx, cy = at(x, y)
            if cap.icon:
                canvas.icon(cap.icon, cx, cy, 24 * k, ink)
            else:
                canvas.text(cap.text, cx, cy + 1, "number", max(16.0, 22 * k), ink, "mm")
        x, y = box.cx, box.y + 62 * k
        thread(canvas, [(x, y), at(*TOP.at)])
        canvas.text(f"{self._name('west')}: {say(DOES['west'])}", x, box.y + 36 * k, "strong", 19, "g100", "mm")
        for side, notes in ((-1, LEFT), (1, RIGHT)):
            x = box.x + 310 * k if side < 0 else box.right - 310 * k
            for note in notes:
                y, end = box.y + note.down * k, at(*note.at)
                thread(canvas, [(x, y), ((x + end[0]) / 2, y), end])
                anchor, away = ("rm", -12) if side < 0 else ("lm", 12)
                room = 310 * k - 26
                canvas.text(self._name(note.place), x + away, y - 12, "strong", 20, "g100", anchor, room)
                canvas.text(say(DOES[note.place]), x + away, y + 12, "small", 17, "t1", anchor, room)
        self._draw_more(canvas, box)

    def _draw_more(self, canvas: Canvas, box: Box) -> None:
        rows = self._rows()[len(DOES) :]
        words = "      ".join(f"{name}: {does}" for name, does in rows)
        canvas.text(words, box.cx, box.bottom - 22 * self.k, "small", 17, "t2", "mm", box.w - 40)

    def _cap(self, place: str) -> Cap:
        settings = self.scene.stage.settings
        return button(self.hands.pads.maker(), settings.pad_names, place, settings.pad_swap)

    def _name(self, place: str) -> str:
        return self.scene.say(HEAD[place]) if place in HEAD else self.hands.word(place)

    # -- as a list -----------------------------------------------------------------------------------------------------

    def _rows(self) -> list[tuple[str, str]]:
        """Every button and what it does."""
        say = self.scene.say
        return [
            *((self._name(place), say(does)) for place, does in DOES.items()),
            *((self.hands.word(place), say(does)) for place, does in MORE.items()),
            (self.hands.word("east"), say(HELD)),
        ]

    def _list_height(self, canvas: Canvas) -> float:
        return len(self._rows()) * (20 + canvas.line_height("body", 20)) + 16

    def _draw_list(self, canvas: Canvas, box: Box) -> None:
        canvas.rect(box, 12, (0, 0, 0, 60), (134, 101, 43, 130), 1)
        step, y = 20 + canvas.line_height("body", 20), box.y + 8
        for name, does in self._rows():
            canvas.text(name, box.x + 20, y + step / 2, "strong", 20, "g100", "lm", box.w * 0.36)
            canvas.text(does, box.x + 20 + box.w * 0.4, y + step / 2, "body", 20, "t1", "lm", box.w * 0.6 - 40)
            y += step


def _painted(px: tuple[int, int]) -> pygame.Surface:
    drawn = asset("icons", "own-pad.svg").read_bytes()
    large = pygame.image.load_sized_svg(BytesIO(drawn), (px[0] * 2, px[1] * 2)).convert_alpha()
    return pygame.transform.smoothscale(large, px)


def thread(canvas: Canvas, points: list[tuple[float, float]]) -> None:
    """A thin golden thread with a bead at its end."""
    left, top = min(x for x, _ in points) - 8, min(y for _, y in points) - 8
    right, low = max(x for x, _ in points) + 8, max(y for _, y in points) + 8
    k = canvas.scale.pixels

    def draw(surface: pygame.Surface, over: float) -> None:
        unit = k * over
        spots = [((x - left) * unit, (y - top) * unit) for x, y in points]
        for ink, line, bead in (((20, 12, 6), 5.0, 6.5), ((242, 207, 126), 2.2, 4.5)):
            pygame.draw.lines(surface, ink, False, spots, max(1, round(line * unit)))
            pygame.draw.circle(surface, ink, spots[-1], bead * unit)

    size = (round((right - left) * k), round((low - top) * k))
    key = ("thread", size, tuple((round((x - left) * k), round((y - top) * k)) for x, y in points))
    canvas.put(canvas.made(key, lambda: shapes.smooth(size, draw)), round(left * k), round(top * k))
