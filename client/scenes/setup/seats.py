"""The left column of the set-up: a row for each seat."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from client.match.seats import BADGES, HUMAN
from engines.core.opponents import Level
from engines.core.setup import LONGEST_NAME

from ...games.opponents import level_of, level_title
from ...games.terms import GameWords
from ...games.ui import ui_of
from ...match.draft import Draft
from ...render.canvas import Box, Canvas
from ...render.scripts import is_written
from ...sprites.ornaments import badge
from ...sprites.portraits import portrait
from ...stage.rows import Rows
from ...stage.scene import Scene
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import Button, IconButton
from ...widgets.choices import Choice
from ...widgets.dropdown import Dropdown
from ...widgets.fields import TextField
from .picker import Picker
from .words import SHIELDS

COMPUTER = "computer"
GROUP = "seats"
ROLE, ROLE_GAP = 18.0, 14.0

UNWRITTEN = "Some letters of this name can't be drawn here. They show as \N{LOZENGE}; the name itself is kept."


@dataclass
class Shield(Widget):
    """The badge of a seat; pressed, it becomes the next one that is free."""

    number: int = 0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if mood.hover:
            canvas.light(self.box.cx, self.box.cy, self.box.w * 0.8, self.box.h * 0.8, "g300", 110)
        badge(canvas, self.number, self.box.x, self.box.y, self.box.w)
        if mood.focus:
            focus_ring(canvas, self.box.inset(2), 8)


class SeatColumn:
    """Column of the seats."""

    def __init__(self, scene: Scene, draft: Draft, words: GameWords, picker: Picker) -> None:
        self.scene, self.draft, self.words, self.picker = scene, draft, words, picker
        self.rows = Rows("seats")
        self.boxes: list[Box] = []

    # -- measures ----------------------------------------------------------------------------------------------------

    def _wide(self, width: float) -> bool:
        """A row of this width holds name and player side by side, and all levels; otherwise a list opens for them."""
        return width >= 80 + 540 * max(1.0, self.scene.stage.scale.text)

    def _note(self) -> float:
        """How high the line is that says what a player is like."""
        return 26 * max(1.0, self.scene.stage.scale.text)

    def _heights(self, view: Box) -> list[float]:
        """Every place with its sentence if all seats fit so; without it if not, and then they scroll."""
        text, gap = max(1.0, self.scene.stage.scale.text), self._gap(view)
        lines = {True: 54.0, False: 104.0} if self._wide(view.w) else {True: 96.0, False: 96.0}
        seats = [lines[seat.is_human] for seat in self.draft.seats]
        told = [height + 22 + self._note() for height in seats]
        one = 60.0 * text
        for rows in (told, [height + 10 for height in seats]):
            left = view.h - sum(rows) - gap * (len(rows) - 1)
            if left >= (one + gap) * self.draft.can_add:
                empty = min(self.draft.most - len(seats), int(left // (one + gap)))
                return [*rows, *[min(84.0 * text, left / max(1, empty) - gap)] * empty]
        return [*(told if view.h > 700 else [height + 10 for height in seats]), *[one] * self.draft.can_add]

    def _gap(self, view: Box) -> float:
        return 10 if view.h > 700 else 6

    def _tells(self, place: int, row: Box) -> bool:
        """Whether the row has room for its sentence."""
        lines = (54 if self.draft.seats[place].is_human else 104) if self._wide(row.w) else 96
        return row.h >= lines + self._note()

    def heading(self) -> float:
        return 62 + (self.scene.stage.scale.text - 1) * 28

    # -- widgets -----------------------------------------------------------------------------------------------------

    def layout(self, box: Box) -> None:
        foot = Box(box.x + 16, box.bottom - 62, box.w - 32, 46)
        view = Box(box.x + 16, box.y + self.heading(), box.w - 32, foot.y - 10 - box.y - self.heading())
        self.boxes = self.rows.lay(self.scene.ui, view, self._heights(view), self._gap(view))
        for place, row in enumerate(self.boxes):
            if place < len(self.draft.seats):
                self._seat(place, row)
            elif place == len(self.draft.seats):
                self._empty(place, row)
        if self.draft.game.opponents.characters:
            self.scene.ui.add(
                Button(
                    "surprise", foot, self._surprise, group=GROUP, label=self.scene.say("Surprise me: fill the seats"),
                    kind="ghost", size=16, icon="perspective-dice-six-faces-random", key="r",
                )
            )  # fmt: skip

    def _surprise(self) -> None:
        self.draft.surprise(secrets.randbelow(1_000_000))

    def _add(self, widget: Widget) -> None:
        widget.clip, widget.group = self.rows.view, GROUP
        self.scene.ui.add(widget)

    def _left(self, row: Box) -> float:
        """Where the words of a row begin."""
        return row.x + (132 if self._wide(row.w) else 108)

    def _picture(self, row: Box) -> Box:
        """Where the shield is, or the portrait."""
        size = min(100.0 if self._wide(row.w) else 76.0, row.h - 20)
        return Box(row.x + 14, row.cy - size / 2, size, size)

    def _seat(self, place: int, row: Box) -> None:
        wide, draft, say = self._wide(row.w), self.draft, self.scene.say
        seat, picture = draft.seats[place], self._picture(row)
        tip = f"{self._shield(place).capitalize()}. {say('Click to change your shield.')}"
        size = min(picture.w, 84.0)
        shield = Box(picture.cx - size / 2, picture.cy - size / 2, size, size)
        if self._face(place):
            size = max(36.0, picture.w * 0.4)
            shield = Box(picture.right - size * 0.86, picture.bottom - size * 0.9, size, size)
        self._add(Shield(f"seat{place}.badge", shield, lambda: draft.turn_badge(place), tip=tip, number=seat.badge))
        left, end = self._left(row), row.right - 14
        lines = (40 if seat.is_human and wide else 90) + (self._note() if self._tells(place, row) else 0)
        top = row.cy - lines / 2
        gone = 36.0 + 8 if draft.can_remove else 0.0
        field = Box(left, top, 214, 40) if wide else Box(left, top, end - left - gone - self._role_room(), 38)
        self._add(self._name(place, field))
        if wide:
            self._add(self._player(place, Box(field.right + 12, top, min(210.0, end - gone - field.right - 12), 40)))
        else:
            self._add(self._player(place, Box(left, top + 48, (end - left) * 0.62 - 8, 38)))
        if not seat.is_human and wide:
            width = min(316.0, (end - left) * 0.62)
            self._add(self._levels(place, Box(left, top + 50, width, 38)))
            self._add(self._who(place, Box(left + width + 12, top + 50, end - left - width - 12, 38)))
        elif not seat.is_human:
            x = left + (end - left) * 0.62
            self._add(self._level(place, Box(x, top + 48, end - x, 38)))
        if draft.can_remove:
            box = Box(end - 36, top + (2 if wide else 1), 36, 36)
            tip, says = say("Remove this player."), say("Remove {name}").format(name=draft.name(place))
            remove = self._doing(draft.remove, place)
            self._add(IconButton(f"seat{place}.remove", box, remove, tip=tip, icon="cancel", says=says))

    def _doing(self, does: Callable[[int], None], place: int) -> Callable[[], None]:
        return lambda: does(place)

    def _name(self, place: int, box: Box) -> TextField:
        def typed(name: str) -> None:
            self.draft.rename(place, name)
            if not is_written(name):
                self.scene.stage.toast(self.scene.say(UNWRITTEN))

        def cut() -> None:
            words = self.scene.say("A name has at most {count} letters.").format(count=LONGEST_NAME)
            if not self.scene.stage.shows_toast(words):
                self.scene.stage.toast(words)

        seat, hint = self.draft.seats[place], self.draft.name(place)
        return TextField(
            f"seat{place}.name", box, text=seat.name, hint=hint, longest=LONGEST_NAME, changes=typed, cuts=cut,
            says=self.scene.say("Name of player {number}").format(number=place + 1),
        )  # fmt: skip

    def _player(self, place: int, box: Box) -> Choice:
        def pick(kind: str) -> None:
            if (kind == HUMAN) != self.draft.seats[place].is_human:
                self.draft.seat_player(place, HUMAN) if kind == HUMAN else self.draft.seat_computer(place)

        say, seat = self.scene.say, self.draft.seats[place]
        labels = (say("Human"), say("Computer"))
        value = HUMAN if seat.is_human else COMPUTER
        return Choice(
            f"seat{place}.player", box, values=(HUMAN, COMPUTER), labels=labels, value=value, picks=pick,
            tip=self._sentence(place), says=say("Who plays {name}").format(name=self.draft.name(place)),
        )  # fmt: skip

    def _levels(self, place: int, box: Box) -> Choice:
        """All levels side by side."""

        def pick(level: str) -> None:
            self.draft.choose_computer(place, level=level)

        labels = [level_title(level, self.scene.say) for level in self.draft.levels]
        value, tip = self.draft.computer(place).level, self.scene.say(self._level_words(place).sentence)
        return Choice(
            f"seat{place}.level", box, values=self.draft.levels, labels=labels, value=value, picks=pick, tip=tip,
            says=self._level_of(place),
        )  # fmt: skip

    def _level_of(self, place: int) -> str:
        return self.scene.say("Level of {name}").format(name=self.draft.name(place))

    def _who(self, place: int, box: Box) -> Button:
        picked = self.picker.place == place
        kind, icon = ("teal", "check-mark") if picked else ("ghost", "own-right")
        label, tip = self.scene.say("Who sits here"), self._sentence(place)
        opens = self._doing(self.picker.open, place)
        return Button(f"seat{place}.who", box, opens, label=label, kind=kind, size=15, icon=icon, tip=tip)

    def _level(self, place: int, box: Box) -> Dropdown:
        """The level of now, and the way to all of them where there is little room."""

        def step(by: int) -> None:
            levels = self.draft.levels
            at = levels.index(self.draft.computer(place).level)
            self.draft.choose_computer(place, level=levels[(at + by) % len(levels)])

        label, tip = level_title(self.draft.computer(place).level, self.scene.say), self._sentence(place)
        opens = self._doing(self.picker.open, place)
        return Dropdown(f"seat{place}.who", box, opens, label=label, steps=step, tip=tip, says=self._level_of(place))

    def _level_words(self, place: int) -> Level:
        return level_of(self.draft.game, self.draft.seats[place].player)

    def _face(self, place: int) -> str:
        """The portrait of whom a computer plays; nothing if it plays nobody."""
        sits = self.draft.character(place)
        return ui_of(self.draft.game.id).portraits.get(sits.id, "") if sits else ""

    def _sentence(self, place: int) -> str:
        """What it means that this seat is a person's or a computer's."""
        if not self.draft.seats[place].is_human:
            sits = self.draft.character(place)
            return self.scene.say((sits or self._level_words(place)).sentence)
        people = sum(seat.is_human for seat in self.draft.seats)
        return self.scene.say("Gets a cover screen before secrets." if people > 1 else "Plays here, no cover needed.")

    def _empty(self, place: int, row: Box) -> None:
        """The next place: whoever sits down does so there."""
        width = min(180.0 * max(1.0, self.scene.stage.scale.text), row.w * 0.5)
        box = Box(row.right - width - 14, row.cy - 22, width, 44)
        label = self.scene.say("Add a player")
        icon = "" if self._wide(row.w) else "own-plus"
        self._add(Button(f"seat{place}.add", box, self.draft.add, label=label, kind="ghost", size=17, icon=icon))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        say, draft = self.scene.say, self.draft
        canvas.panel(box, "dark", 16)
        count = say("{count} of {least}\N{EN DASH}{most}").format(
            count=len(draft.seats), least=draft.fewest, most=draft.most
        )
        if draft.fewest == draft.most:
            count = str(draft.most)
        room = box.w - 60 - canvas.text(count, box.right - 24, box.y + 34, "label", 18, "t2", "rm").w
        canvas.text(say(self.words.people), box.x + 24, box.y + 33, "heading", 24, "g300", "lm", room)
        with canvas.clipped(self.rows.view):
            for place, row in enumerate(self.boxes):
                if self.rows.shows(row):
                    self._draw_row(canvas, place, row)

    def _draw_row(self, canvas: Canvas, place: int, row: Box) -> None:
        if place >= len(self.draft.seats):
            canvas.rect(row, 12, ((0, (26, 17, 11, 190)), (1, (22, 14, 9, 190))), (134, 101, 43, 110), 1.5)
            size = min(52.0, row.h - 20)
            left = self._left(row)
            badge(canvas, self._free_shield(place), (row.x + left - size) / 2, row.cy - size / 2, size, 90)
            room = row.x + row.w * 0.55 - left
            canvas.text(self.scene.say("Empty seat"), left, row.cy, "italic", 20, "t2", "lm", room)
            return
        edited = self.picker.place == place
        edge = "e300" if edited else "g500" if place == 0 else (134, 101, 43, 200)
        canvas.rect(row, 12, ((0, (66, 46, 29, 255)), (1, (44, 30, 19, 255))), edge, 2.4 if edited else 1.5)
        picture = self._picture(row)
        if face := self._face(place):
            portrait(canvas, face, picture.cx, picture.cy, picture.w)
        field = self.scene.ui.get(f"seat{place}.name")
        if field is None:
            return
        if self._tells(place, row):
            low = max(widget.box.bottom for part in ("name", "player", "who") if (widget := self._part(place, part)))
            size, ink = (16.5, "t2") if self.draft.seats[place].is_human else (18.0, "t1")
            room = row.right - 14 - field.box.x
            canvas.text(self._sentence(place), field.box.x + 2, low + 6, "body", size, ink, room=room)
        if self.words.roles:
            self._draw_role(canvas, place, row, field.box)

    def _draw_role(self, canvas: Canvas, place: int, row: Box, field: Box) -> None:
        """Who one is, beside the name, or at the end of a wide row."""
        if not self._wide(row.w):
            room = self._role_room() - ROLE_GAP
            canvas.text(self._role(place), field.right + ROLE_GAP, field.cy, "label", ROLE, "g300", "lm", room)
        else:
            player = self._part(place, "player")
            left = (player.box.right if player else field.right) + ROLE_GAP
            canvas.text(self._role(place), row.right - 20, field.cy, "label", ROLE, "g300", "rm", row.right - 24 - left)

    def _part(self, place: int, part: str) -> Widget | None:
        return self.scene.ui.get(f"seat{place}.{part}")

    def _free_shield(self, place: int) -> int:
        """The badge that somebody would get at an empty place if those before it were taken: no two show the same."""
        taken = {seat.badge for seat in self.draft.seats}
        for empty in range(len(self.draft.seats), place + 1):
            found = next(n % BADGES for n in range(empty, empty + BADGES) if n % BADGES not in taken)
            taken.add(found)
        return found

    def _role(self, place: int) -> str:
        """Who one is at this place, if that is not the same for all."""
        return self.scene.say(self.words.roles[place]) if self.words.roles else ""

    def _role_room(self) -> float:
        """What the names leave for that in a narrow row."""
        canvas = self.scene.stage.canvas()
        widths = [canvas.text_width(self.scene.say(role), "label", ROLE) for role in self.words.roles]
        return max(widths) + ROLE_GAP if widths else 0.0

    def _shield(self, place: int) -> str:
        """The badge in words, after the role."""
        role = self._role(place)
        return (f"{role}: " if role else "") + self.scene.say(SHIELDS[self.draft.seats[place].badge])
