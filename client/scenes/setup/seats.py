"""The left column of the set-up: a row for each seat."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from client.match.seats import BADGES, HUMAN
from engines.core.opponents import Level
from engines.core.setup import LONGEST_NAME

from ...games.opponents import level_of, level_title
from ...games.terms import GameWords
from ...match.draft import Draft
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from ...stage.rows import Rows
from ...stage.scene import Scene
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import Button, IconButton
from ...widgets.choices import Choice
from ...widgets.dropdown import Dropdown
from ...widgets.fields import TextField
from ..dialog import Answer, Dialog
from .words import SHIELDS

COMPUTER = "computer"
GROUP = "seats"
ROLE, ROLE_GAP = 18.0, 14.0


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

    def __init__(self, scene: Scene, draft: Draft, words: GameWords) -> None:
        self.scene, self.draft, self.words = scene, draft, words
        self.rows = Rows("seats")
        self.boxes: list[Box] = []

    def _wide(self, width: float) -> bool:
        """A row of this width holds name, player and level side by side; otherwise they take two lines."""
        return width >= 80 + 540 * max(1.0, self.scene.stage.scale.text)

    def _note(self) -> float:
        """How high the line is that says what a player is like, under a row of two lines."""
        return 26 * max(1.0, self.scene.stage.scale.text)

    def _tall(self, row: Box) -> bool:
        """A row of two lines has room for that line as well."""
        return not self._wide(row.w) and row.h >= 90 + self._note()

    def heading(self) -> float:
        return 62 + (self.scene.stage.scale.text - 1) * 28

    # -- widgets -----------------------------------------------------------------------------------------------------

    def layout(self, box: Box) -> None:
        view = Box(box.x + 16, box.y + self.heading(), box.w - 32, box.h - self.heading() - 16)
        self.boxes = self.rows.lay(self.scene.ui, view, self._heights(view), 10 if view.h > 800 else 6)
        for place, row in enumerate(self.boxes):
            if place < len(self.draft.seats):
                self._seat(place, row)
            else:
                self._empty(place, row)

    def _heights(self, view: Box) -> list[float]:
        """All places, as tall as they can be; if they do not fit, the seats and one place more, and they scroll."""
        wide, text = self._wide(view.w), self.scene.stage.scale.text
        ideal, least = (73 + 21 * text, 54 + 21 * text) if wide else (102.0, 90.0)
        places, gap = self.draft.most, 10 if view.h > 800 else 6
        fit = (view.h - gap * (places - 1)) / places
        if not wide and fit >= least + self._note():
            ideal += self._note()
        if fit >= least:
            return [min(ideal, fit)] * places
        seats, more = len(self.draft.seats), [64.0] * self.draft.can_add
        if not wide and seats * (ideal + self._note() + gap) + sum(more) <= view.h:
            ideal += self._note()
        return [ideal] * seats + more

    def _add(self, widget: Widget) -> None:
        widget.clip, widget.group = self.rows.view, GROUP
        self.scene.ui.add(widget)

    def _seat(self, place: int, row: Box) -> None:
        wide = self._wide(row.w)
        draft, say = self.draft, self.scene.say
        lines = 82 + (self._note() if self._tall(row) else 0)
        seat, top = draft.seats[place], row.y + (min(14.0, (row.h - 66) / 2 + 4) if wide else (row.h - lines) / 2)
        size = min(64.0, row.h - 24)
        shield = Box(row.x + 14, row.cy - size / 2, size, size)
        tip = f"{self._shield(place).capitalize()}. {say('Click to change your shield.')}"
        self._add(Shield(f"seat{place}.badge", shield, lambda: draft.turn_badge(place), tip=tip, number=seat.badge))
        left, end = shield.right + 18, row.right - 14
        gone = 36.0 + 8 if draft.can_remove else 0.0
        field = Box(left, top, 210, 40) if wide else Box(left, top, end - left - gone - self._role_room(), 38)
        self._add(self._name(place, field))
        if wide:
            right = end - gone - field.right - 12
            level = min(112.0, right * 0.36)
            player = Box(field.right + 12, top, right - level - 8, 40)
            levels = Box(player.right + 8, top, level, 40)
        else:
            player = Box(left, top + 44, (end - left) * 0.64 - 8, 38)
            levels = Box(player.right + 8, top + 44, end - player.right - 8, 38)
        self._add(self._player(place, player))
        if not seat.is_human:
            self._add(self._level(place, levels))
        if draft.can_remove:
            box = Box(end - 36, top + (2 if wide else 1), 36, 36)
            tip = say("Remove this player.")
            self._add(IconButton(f"seat{place}.remove", box, self._doing(draft.remove, place), tip=tip, icon="cancel"))

    def _doing(self, does: Callable[[int], None], place: int) -> Callable[[], None]:
        return lambda: does(place)

    def _name(self, place: int, box: Box) -> TextField:
        def typed(name: str) -> None:
            self.draft.rename(place, name)

        def cut() -> None:
            words = self.scene.say("A name has at most {count} letters.").format(count=LONGEST_NAME)
            if not self.scene.stage.shows_toast(words):
                self.scene.stage.toast(words)

        seat, hint = self.draft.seats[place], self.draft.name(place)
        return TextField(
            f"seat{place}.name", box, text=seat.name, hint=hint, longest=LONGEST_NAME, changes=typed, cuts=cut
        )

    def _player(self, place: int, box: Box) -> Choice:
        def pick(kind: str) -> None:
            if (kind == HUMAN) != self.draft.seats[place].is_human:
                self.draft.seat_player(place, HUMAN if kind == HUMAN else self.draft.game.opponents.usual)

        say, seat = self.scene.say, self.draft.seats[place]
        labels = (say("Human"), say("Computer"))
        value = HUMAN if seat.is_human else COMPUTER
        return Choice(
            f"seat{place}.player", box, values=(HUMAN, COMPUTER), labels=labels, value=value, picks=pick,
            tip=self._sentence(place),
        )  # fmt: skip

    def _level(self, place: int, box: Box) -> Dropdown:
        def step(by: int) -> None:
            levels = self.draft.levels
            at = levels.index(self._level_words(place).id)
            self.draft.seat_player(place, levels[(at + by) % len(levels)])

        label = level_title(self._level_words(place).id, self.scene.say)
        tip = self._sentence(place)
        return Dropdown(f"seat{place}.level", box, lambda: self._open_levels(place), label=label, steps=step, tip=tip)

    def _open_levels(self, place: int) -> None:
        """All computer players there are, each with what it is like."""
        say, stage = self.scene.say, self.scene.stage

        def answer(player: str) -> Answer:
            words, sits = level_of(self.draft.game, player), self._level_words(place).id == player
            kind = "primary" if sits else "secondary"
            choose = partial(self.draft.seat_player, place, player)
            return Answer(level_title(player, say), choose, kind, second=say(words.sentence))

        title = say("Who plays for {name}?").format(name=self.draft.name(place))
        stage.push(Dialog(stage, title, "", [answer(player) for player in self.draft.levels]))

    def _level_words(self, place: int) -> Level:
        player = self.draft.seats[place].player
        return level_of(self.draft.game, player)

    def _sentence(self, place: int) -> str:
        """What it means that this seat is a person's or a computer's."""
        if not self.draft.seats[place].is_human:
            return self.scene.say(self._level_words(place).sentence)
        people = sum(seat.is_human for seat in self.draft.seats)
        return self.scene.say("Gets a cover screen before secrets." if people > 1 else "Plays here, no cover needed.")

    def _empty(self, place: int, row: Box) -> None:
        first = place == len(self.draft.seats)
        width = min(180.0 * max(1.0, self.scene.stage.scale.text), row.w * 0.5)
        box = Box(row.right - width - 14, row.cy - 22, width, 44)
        label = self.scene.say("Add a player" if first else "Add")
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
            badge(canvas, self._free_shield(place), row.x + 20, row.cy - size / 2, size, 90)
            canvas.text(self.scene.say("Empty seat"), row.x + 96, row.cy, "italic", 20, "t2", "lm", row.w * 0.5 - 110)
            return
        edge = "g500" if place == 0 else (134, 101, 43, 200)
        canvas.rect(row, 12, ((0, (66, 46, 29, 255)), (1, (44, 30, 19, 255))), edge, 1.5)
        field = self.scene.ui.get(f"seat{place}.name")
        if self._wide(row.w):
            self._notes(canvas, place, {"name": self._shield(place), "player": self._sentence(place)})
        elif self._tall(row):
            self._notes(canvas, place, {"player": self._sentence(place)})
        if field and self.words.roles and not self._wide(row.w):
            room = self._role_room() - ROLE_GAP
            canvas.text(self._role(place), field.box.right + ROLE_GAP, field.box.cy, "label", ROLE, "g300", "lm", room)

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

    def _notes(self, canvas: Canvas, place: int, texts: Mapping[str, str]) -> None:
        """Words under the parts of a row, where they can be read."""
        for widget, text in ((f"seat{place}.{part}", text) for part, text in texts.items()):
            at = self.scene.ui.get(widget)
            if at is None:
                continue
            room = self.rows.view.right - at.box.x - 20 if widget.endswith("player") else at.box.w
            if canvas.text_width(text, "small", 14) <= room:
                canvas.text(text, at.box.x + 2, at.box.bottom + 5, "small", 16.5, "t2", room=room)
