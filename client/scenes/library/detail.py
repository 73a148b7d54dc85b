"""The parchment beside the list: the chosen game large, and all that can be done with it."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from engines import find
from engines.core.foreign import shown_path

from ...games.opponents import player_words
from ...match.saves import ByName, Entry, Saved, Unreadable
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from ...widgets.button import Button
from ..opening import STORY, open_remains, up_to
from ..results.facts import mode_line
from ..saved_game import table_picture
from .rows import PICTURE
from .words import begun_words, length_words, name_of, news_of, why_not

if TYPE_CHECKING:
    from .scene import LibraryScene

PUBLIC = "Previews show only what everyone may see."
LINE = 1.36
PAD = 32.0


class Detail:
    """Laid out from both ends: words from the top, buttons from the bottom, the picture gets what is left."""

    def __init__(self, scene: "LibraryScene") -> None:
        self.scene = scene
        self.box = Box(0, 0, 0, 0)
        self.low = 0.0

    def lay(self, box: Box) -> None:
        self.box, self.low = box, box.bottom - 24
        scene, say, entry = self.scene, self.scene.say, self.scene.chosen
        if entry is None:
            return
        fixed = scene.stage.library.is_fixed(entry.path)
        pairs: list[tuple[str, str, Callable[[], None], str, str]] = [
            ("export", say("Export"), scene.export, "secondary", "X")
        ]
        if not fixed:
            label = say("Delete {count} games", count=len(scene.ticked)) if len(scene.ticked) > 1 else say("Delete")
            pairs.append(("delete", label, scene.delete, "danger", ""))
        if isinstance(entry, Unreadable) and entry.tells:
            pairs = [("story", say(STORY), scene.story, "secondary", ""), *pairs]
        if isinstance(entry, Saved) and not fixed:
            pairs = [("rename", say("Rename"), scene.rename, "secondary", "N"), *pairs]
        if isinstance(entry, Saved):
            share = ("share", say("Share the deal"), scene.share, "secondary", "D")
            pairs = [("like", say("Rematch"), scene.like_this, "secondary", ""), share, *pairs]
        if isinstance(entry, Saved) and entry.outcome:
            result = ("result", say("See the result"), scene.open, "secondary", "C")
            pairs = [result, ("table", say("Final table"), scene.see_table, "secondary", "F"), *pairs]
        elif isinstance(entry, Saved):
            pairs = [("watch", say("Watch the replay"), scene.watch, "secondary", "W"), *pairs]
        top = self.low - 60 * -(-len(pairs) // 2) + 10
        self.low = top - 18
        label, does = self._way_in(entry)
        if label:  # the first of them, for Tab
            place = Box(box.x + PAD, top - 80, box.w - 2 * PAD, 64)
            button = Button("open", place, does, group="detail", label=label, kind="primary", key="C", size=22)
            if isinstance(entry, Saved) and entry.outcome:
                button.key, button.second = "W", length_words(entry, say)
            scene.ui.add(button)
            self.low -= 80
        width = (box.w - 2 * PAD - 12) / 2
        for number, (name, label, does, kind, key) in enumerate(pairs):
            place = Box(box.x + PAD + number % 2 * (width + 12), top + number // 2 * 60, width, 50)
            scene.ui.add(Button(name, place, does, group="detail", label=label, kind=kind, key=key, size=18))

    def _way_in(self, entry: Entry) -> tuple[str, Callable[[], None]]:
        """What the large button says and does; a file of which nothing can be had has none."""
        scene, say = self.scene, self.scene.say
        if isinstance(entry, Saved) and not entry.outcome and scene.stage.library.is_fixed(entry.path):
            return say("Continue in a copy"), scene.open
        if isinstance(entry, Saved):
            if entry.outcome:
                return say("Watch the replay"), scene.watch
            return say("Continue this game"), scene.open
        if isinstance(entry, ByName):
            return say("Try to open it"), scene.open
        if entry.remains:
            return up_to(scene.stage, entry.remains), partial(open_remains, scene.stage, entry.path)
        return "", scene.open

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, "parchment", 16)
        entry = self.scene.chosen
        if isinstance(entry, Saved):
            self._draw_saved(canvas, entry)
        elif entry:
            self._draw_broken(canvas, entry)

    def _draw_saved(self, canvas: Canvas, saved: Saved) -> None:
        say, box, room = self.scene.say, self.box, self.box.w - 2 * PAD
        x = box.x + PAD
        canvas.divider(x, self.low, room, "edge")
        y = self._head(canvas, name_of(saved, say))
        game = say("{game}, {mode}").format(game=self.scene.game_title(saved), mode=mode_line(saved.setup, say))
        lines = canvas.wrapped(game, "body", 21, room)[:2]
        for line in lines:
            canvas.text(line, x, y, "body", 21, "inkp2", room=room)
            y += 21 * LINE * canvas.scale.text
        info = canvas.line_height("body", 18.5) * 2 + 16
        note = canvas.line_height("small", 17.5) + 6
        spare = self.low - 14 - 12 - info - 12 - y - 10 - note
        seconds = self._seconds(saved)
        seats = self._seats_height(canvas, saved, seconds)
        if not saved.outcome and spare - seats < room * PICTURE:  # the picture tells more than who is a computer
            seconds, seats = (), self._seats_height(canvas, saved, ())
        height = min(room * PICTURE, spare - seats)
        if height >= 80:
            picture = Box(x, y + 8, room, height)
            table_picture(canvas, picture, saved, self.scene.glimpse(saved))
            if self.scene.glimpse(saved) is not None:  # else it is the lid of the box
                canvas.text(say(PUBLIC), x, picture.bottom + 6, "small", 17.5, "inkp2", room=room)
            y = picture.bottom + note + 6
        place = Box(x, y + 6, room, info)
        canvas.rect(place, 10, (90, 66, 40, 26), "edge", 1.2)
        begun = begun_words(saved, datetime.now(), say)
        news = news_of(saved, self.scene.glimpse(saved), say)
        first = canvas.shortened(news, "body", 18.5, room - 36)
        high = canvas.line_height("body", 18.5)
        canvas.text(first, x + 18, place.y + 8, "body", 18.5, "inkp", room=room - 36)
        canvas.text(begun, x + 18, place.y + 8 + high, "body", 18.5, "inkp2", room=room - 36)
        rest = Box(x, place.bottom + 8, room, self.low - 14 - place.bottom - 8)
        if seats <= rest.h + 2:
            self._draw_seats(canvas, saved, Box(x, rest.cy - seats / 2, room, seats), seconds)
        elif rest.h > 20:
            self._draw_badges(canvas, saved, rest)

    def _head(self, canvas: Canvas, name: str) -> float:
        """The name, large. Returns where the rest begins."""
        box, room = self.box, self.box.w - 2 * PAD
        name = canvas.shortened(name, "title", 34, room, 20)
        canvas.text(name, box.x + PAD, box.y + 20, "title", 34, "inkp", room=room, least=20)
        return box.y + 20 + canvas.line_height("title", 34)

    def _columns(self, saved: Saved) -> int:
        """As many names side by side as can be read, in rows of the same length."""
        fit = int((self.box.w - 2 * PAD) / (58 + 92 * max(1.0, self.scene.stage.scale.text)))
        rows = -(-len(saved.seats) // max(2, min(4, fit)))
        return max(2, -(-len(saved.seats) // rows))

    def _seconds(self, saved: Saved) -> tuple[str, ...]:
        """What stands under each name: the score, or while the game goes on who plays."""
        if saved.outcome:
            return tuple(map(str, saved.outcome.scores))
        return tuple(player_words(find(saved.setup.game), seat.player, self.scene.say) for seat in saved.seats)

    def _seats_height(self, canvas: Canvas, saved: Saved, seconds: tuple[str, ...]) -> float:
        rows = -(-len(saved.seats) // self._columns(saved))
        second = canvas.line_height("small", 17) - 6 if seconds else 0
        return rows * max(48.0, canvas.line_height("strong", 19) + 4 + second)

    def _draw_seats(self, canvas: Canvas, saved: Saved, box: Box, seconds: tuple[str, ...]) -> None:
        columns = self._columns(saved)
        step, high = box.w / columns, box.h / -(-len(saved.seats) // columns)
        second = canvas.line_height("small", 17) - 6 if seconds else 0
        for number, seat in enumerate(saved.seats):
            x, y = box.x + number % columns * step, box.y + number // columns * high
            badge(canvas, seat.badge, x, y + high / 2 - 20, 40)
            room = step - 58
            name = canvas.shortened(seat.name, "strong", 19, room)
            middle = y + high / 2 - second / 2
            canvas.text(name, x + 48, middle, "strong", 19, "inkp", "lm", room)
            if seconds:
                low = middle + canvas.line_height("strong", 19) / 2 + second / 2 + 2
                fits = canvas.fits(seconds[number], "small", room)
                words = seconds[number] if fits else self.scene.say("Computer")
                canvas.text(words, x + 48, low, "small", 17, "inkp2", "lm", room)

    def _draw_badges(self, canvas: Canvas, saved: Saved, box: Box) -> None:
        """Where there is no room for names."""
        size = min(44.0, box.h, box.w / len(saved.seats) - 4)
        for number, seat in enumerate(saved.seats):
            badge(canvas, seat.badge, box.x + number * (size + 4), box.bottom - size, size)

    def _draw_broken(self, canvas: Canvas, entry: Unreadable | ByName) -> None:
        box, room = self.box, self.box.w - 2 * PAD
        y = self._head(canvas, entry.name)
        say = self.scene.say
        words = why_not(entry, say)
        if isinstance(entry, Unreadable):
            canvas.icon("broken-wall", box.cx, y + 90, 130, "#7A2A22")
            words = f"{words} {say('Your other games are untouched.')}"
        else:
            canvas.icon("book-pile", box.cx, y + 90, 130, "edge")
        y = canvas.paragraph(words, Box(box.x + PAD, y + 176, room, 200), "body", 21, "inkp", LINE)
        where = canvas.shortened(shown_path(entry.path.parent), "small", 17.5, room)
        if y + 40 < self.low:
            canvas.text(where, box.x + PAD, y + 10, "small", 17.5, "inkp2", room=room)
