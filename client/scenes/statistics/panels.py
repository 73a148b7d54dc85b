"""Panels of the statistics: tiles, game by game, month by month."""

from typing import TYPE_CHECKING, Final

from ...box import BOX
from ...games.ui import ui_of
from ...match.statistics import Figures
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import disc
from .rows import Words, draw_lines

if TYPE_CHECKING:
    from .scene import StatisticsScene

TILE, GAP = 116.0, 16.0
LOWEST = 0.19
"""Tiles take no more of the height than this."""
PLAYED: Final = ((0.0, "w500"), (1.0, "w500"))
WON: Final = ((0.0, "g300"), (1.0, "g500"))
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def draw_middle(canvas: Canvas, scene: "StatisticsScene") -> None:
    box, large = scene.middle, max(1.0, canvas.scale.text)
    whole = scene.figures()
    tiles = Box(box.x, box.y, box.w, min(TILE * large, box.h * LOWEST))
    _tiles(canvas, scene, tiles, whole)
    games = Box(box.x, tiles.bottom + GAP, box.w, (box.bottom - tiles.bottom - 2 * GAP) * 0.56)
    _games(canvas, scene, games)
    _months(canvas, scene, Box(box.x, games.bottom + GAP, box.w, box.bottom - games.bottom - GAP))


def _tiles(canvas: Canvas, scene: "StatisticsScene", box: Box, whole: Figures) -> None:
    say = scene.say
    share = "" if whole.share is None else f"{whole.share:.0%}"
    now = say("now {count}", count=whole.streak) if whole.streak else ""
    hours = whole.minutes / 60
    length = say("{hours} h", hours=say.number(hours, 0 if hours >= 10 else 1))
    casual = say("{count} casual", count=whole.casual) if whole.casual else ""
    tiles = (
        ("round-table", str(whole.played), say("games finished"), casual),
        ("crown", str(whole.won), say("won"), share),
        ("flame", str(whole.best_streak), say("wins in a row at best"), now),
        ("hourglass", length, say("at the table"), ""),
    )
    wide = (box.w - GAP * (len(tiles) - 1)) / len(tiles)
    for number, (icon, figure, words, beside) in enumerate(tiles):
        tile = Box(box.x + number * (wide + GAP), box.y, wide, box.h)
        canvas.panel(tile, "dark", 14)
        sign = 46.0 if wide > 200 else 30.0
        canvas.icon(icon, tile.x + sign * 0.9, tile.cy, sign, "g300")
        x = tile.x + sign * 1.7
        room = wide - sign * 1.7 - 6
        placed = canvas.text(figure, x, tile.y + tile.h * 0.38, "heading", 40, "g300", "lm", room * 0.7)
        canvas.text(
            beside, placed.right + 10, tile.y + tile.h * 0.4, "label", 16, "e300", "lm", tile.right - placed.right - 14
        )
        canvas.text(words, x, tile.y + tile.h * 0.74, "small", 17, "t1", "lm", room)


def _games(canvas: Canvas, scene: "StatisticsScene", box: Box) -> None:
    canvas.panel(box, "dark", 16)
    say, rows = scene.say, scene.by_game()
    head = 54.0 * max(1.0, canvas.scale.text)
    first = box.w * 0.33
    wide = (box.w - first - 24) / 7
    canvas.text(say("Game by game"), box.x + 24, box.y + head / 2, "heading", 22, "g300", "lm", first - 30)
    names = (say("won"), say("streak"), say("first player"), *(name for name, _ in (rows[0][2] if rows else ())))
    for number, name in enumerate(names):
        x = box.x + first + wide * (number + 0.5)
        canvas.text(name, x, box.y + head / 2, "label", 16, "t1", "mm", wide - 6)
    high = min(96.0, (box.h - head - 12) / max(1, len(BOX)))
    for number, (game, figures, columns) in enumerate(rows):
        row = Box(box.x + 14, box.y + head + number * high, box.w - 28, high - 8)
        canvas.rect(row, 10, (18, 12, 8, 170))
        disc(canvas, row.x + 38, row.cy, min(54.0, row.h - 8), "g300", ground(game), None)
        canvas.icon(ui_of(game).sign, row.x + 38, row.cy, min(34.0, row.h - 24), "t1")
        line = _in_a_line(canvas, scene, figures, first - 96)
        lines = [Words(BOX[game].title, "strong", 19, "t1"), Words(line, "small", 16, "t2")]
        draw_lines(canvas, Box(row.x + 78, row.y, first - 96, row.h), lines)
        x = box.x + first
        share(canvas, Box(x, row.y, wide, row.h), str(figures.won), figures, "g300", 22)
        canvas.text(str(figures.best_streak), x + wide * 1.5, row.cy, "heading", 22, "t1", "mm", wide - 8)
        began = Figures(figures.first_known, figures.first_won)
        words = say("{won} of {played}", won=began.won, played=began.played) if began.played else "-"
        share(canvas, Box(x + wide * 2, row.y, wide, row.h), words, began, "g300", 16)
        for place, (_, part) in enumerate(columns, 3):
            words = say("{won} of {played}", won=part.won, played=part.played) if part.played else "-"
            share(canvas, Box(x + wide * place, row.y, wide, row.h), words, part, "e500", 16)


def _in_a_line(canvas: Canvas, scene: "StatisticsScene", figures: Figures, room: float) -> str:
    """How many games, the best score and, where there is room, that of the average."""
    say, games = scene.say, scene.say.count(figures.played, "game")
    if figures.best is None or figures.average is None:
        return str(games)
    average = scene.say.number(figures.average, 0 if figures.average >= 20 else 1)
    line = say("{games}, best {best}, average {average}", games=games, best=figures.best, average=average)
    return line if canvas.fits(line, "small", room) else say("{games}, best {best}", games=games, best=figures.best)


def share(canvas: Canvas, box: Box, words: str, figures: Figures, colour: str, size: float) -> None:
    role = "heading" if size > 18 else "label"
    if canvas.line_height(role, size) + 14 > box.h:  # a bar would lie on the words
        canvas.text(words, box.cx, box.cy, role, size, "t1", "mm", box.w - 8)
        return
    canvas.text(words, box.cx, box.y + box.h * 0.36, role, size, "t1", "mm", box.w - 8)
    line = Box(box.x + 10, box.y + box.h * 0.7, box.w - 20, 9)
    canvas.rect(line, 4, (0, 0, 0, 120), "g700", 1)
    if figures.won:
        canvas.rect(Box(line.x, line.y, max(8.0, line.w * (figures.share or 0)), line.h), 4, colour)


def _months(canvas: Canvas, scene: "StatisticsScene", box: Box) -> None:
    canvas.panel(box, "dark", 16)
    say, months = scene.say, scene.by_month()
    head, foot = 50.0 * max(1.0, canvas.scale.text), 34.0 * max(1.0, canvas.scale.text)
    canvas.text(say("Month by month"), box.x + 24, box.y + head / 2, "heading", 22, "g300", "lm", box.w * 0.5)
    x = box.right - 24
    for key, word in (("w500", say("played")), ("g300", say("won"))):
        wide = canvas.text_width(word, "label", 16)
        canvas.text(word, x, box.y + head / 2, "label", 16, "t1", "rm")
        canvas.rect(Box(x - wide - 26, box.y + head / 2 - 8, 16, 16), 4, key, "g500", 1)
        x -= wide + 52
    edge = 24.0 + canvas.text_width("00", "small", 15)
    area = Box(box.x + edge + 10, box.y + head + 18, box.w - edge - 34, box.h - head - foot - 22)
    most = max(1, *(played for _, played, _ in months))
    step = area.w / len(months)
    for count in marks(most):
        y = area.bottom - area.h * count / most
        canvas.rect(Box(area.x, y, area.w, 1.2), 0, (201, 159, 74, 90 if not count else 40))
        canvas.text(str(count), area.x - 10, y, "small", 15, "t2", "rm")
    for number, (first, played, won) in enumerate(months):
        middle = area.x + step * (number + 0.5)
        wide = min(46.0, step * 0.6)
        for count, colour in ((played, PLAYED), (won, WON)):
            if count:
                high = max(6.0, area.h * count / most)
                canvas.rect(Box(middle - wide / 2, area.bottom - high, wide, high), 6, colour, "g500", 1.2)
        if played:
            canvas.text(str(played), middle, area.bottom - area.h * played / most - 12, "label", 15, "t1", "mm")
        canvas.text(say(MONTHS[first.month - 1]), middle, area.bottom + foot / 2, "small", 16, "t2", "mm", step)


def ground(game: str) -> str:
    """The colour on which the sign of a game stands."""
    box = ui_of(game).box
    return box.colours[0] if box else "w500"


def marks(most: int) -> tuple[int, ...]:
    """The figures at the edge of a chart that reaches so high: nothing, a half and a whole, in round numbers.

    >>> marks(1), marks(7), marks(10), marks(43)
    ((0, 1), (0, 3, 6), (0, 5, 10), (0, 20, 40))
    """
    fine = 10 ** (len(str(most // 2)) - 1)
    half = most // 2 // fine * fine
    return (0, half, 2 * half) if half else (0, most)
