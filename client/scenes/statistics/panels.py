"""Panels of the statistics: tiles, game by game, month by month, and the records."""

from typing import TYPE_CHECKING

from ...box import BOX
from ...games.ui import ui_of
from ...match.ledger import Line, person
from ...match.statistics import Figures, wins
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import disc

if TYPE_CHECKING:
    from .scene import StatisticsScene

TILE, GAP = 116.0, 16.0
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def draw_middle(canvas: Canvas, scene: "StatisticsScene") -> None:
    box, large = scene.middle, max(1.0, canvas.scale.text)
    whole = scene.figures()
    _tiles(canvas, scene, Box(box.x, box.y, box.w, TILE * large), whole)
    rest = box.h - TILE * large - 2 * GAP
    games = Box(box.x, box.y + TILE * large + GAP, box.w, rest * 0.56)
    _games(canvas, scene, games)
    _months(canvas, scene, Box(box.x, games.bottom + GAP, box.w, box.bottom - games.bottom - GAP))


def _tiles(canvas: Canvas, scene: "StatisticsScene", box: Box, whole: Figures) -> None:
    say = scene.say
    share = "" if whole.share is None else f"{whole.share:.0%}"
    now = say("now {count}", count=whole.streak) if whole.streak else ""
    hours = whole.minutes / 60
    length = say("{hours} h", hours=f"{hours:.0f}" if hours >= 10 else f"{hours:.1f}")
    tiles = (
        ("round-table", str(whole.played), say("games finished"), ""),
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
        room = wide - sign * 1.7 - 10
        placed = canvas.text(figure, x, tile.y + tile.h * 0.38, "heading", 40, "g300", "lm", room * 0.7)
        canvas.text(
            beside, placed.right + 10, tile.y + tile.h * 0.4, "label", 16, "e300", "lm", tile.right - placed.right - 14
        )
        canvas.text(words, x, tile.y + tile.h * 0.74, "small", 17, "t1", "lm", room)


def _games(canvas: Canvas, scene: "StatisticsScene", box: Box) -> None:
    canvas.panel(box, "dark", 16)
    say, rows = scene.say, scene.by_game()
    head = 54.0 * max(1.0, canvas.scale.text)
    first = box.w * 0.36
    wide = (box.w - first - 24) / 6
    canvas.text(say("Game by game"), box.x + 24, box.y + head / 2, "heading", 22, "g300", "lm", first - 30)
    names = (say("won"), say("streak"), *(name for name, _ in (rows[0][2] if rows else ())))
    for number, name in enumerate(names):
        x = box.x + first + wide * (number + 0.5)
        canvas.text(name, x, box.y + head / 2, "label", 16, "t1", "mm", wide - 6)
    high = min(96.0, (box.h - head - 12) / max(1, len(BOX)))
    for number, (game, figures, columns) in enumerate(rows):
        row = Box(box.x + 14, box.y + head + number * high, box.w - 28, high - 8)
        canvas.rect(row, 10, (18, 12, 8, 170))
        disc(canvas, row.x + 38, row.cy, min(54.0, row.h - 8), "g300", "w500", None)
        canvas.icon(ui_of(game).sign, row.x + 38, row.cy, min(34.0, row.h - 24), "t1")
        canvas.text(BOX[game].title, row.x + 78, row.y + row.h * 0.34, "strong", 19, "t1", "lm", first - 96)
        best = say("best {score}", score=figures.best) if figures.best is not None else ""
        played = str(say.count(figures.played, "game"))
        line = f"{played}, {best}" if best else played
        canvas.text(line, row.x + 78, row.y + row.h * 0.7, "small", 16, "t2", "lm", first - 96)
        x = box.x + first
        _share(canvas, Box(x, row.y, wide, row.h), str(figures.won), figures, "g300", 22)
        canvas.text(str(figures.best_streak), x + wide * 1.5, row.cy, "heading", 22, "t1", "mm", wide - 8)
        for place, (_, part) in enumerate(columns, 2):
            words = say("{won} of {played}", won=part.won, played=part.played) if part.played else "-"
            _share(canvas, Box(x + wide * place, row.y, wide, row.h), words, part, "e500", 16)


def _share(canvas: Canvas, box: Box, words: str, figures: Figures, colour: str, size: float) -> None:
    role = "heading" if size > 18 else "label"
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
    for colour, word in (("w500", say("played")), ("g300", say("won"))):
        wide = canvas.text_width(word, "label", 16)
        canvas.text(word, x, box.y + head / 2, "label", 16, "t1", "rm")
        canvas.rect(Box(x - wide - 26, box.y + head / 2 - 8, 16, 16), 4, colour, "g500", 1)
        x -= wide + 52
    area = Box(box.x + 24, box.y + head + 18, box.w - 48, box.h - head - foot - 22)
    most = max(1, *(played for _, played, _ in months))
    step = area.w / len(months)
    for number, (first, played, won) in enumerate(months):
        middle = area.x + step * (number + 0.5)
        wide = min(46.0, step * 0.6)
        for count, colour in ((played, "w500"), (won, "g300")):
            if count:
                high = max(6.0, area.h * count / most)
                canvas.rect(Box(middle - wide / 2, area.bottom - high, wide, high), 6, colour, "g500", 1.2)
        if played:
            canvas.text(str(played), middle, area.bottom - area.h * played / most - 12, "label", 15, "t1", "mm")
        canvas.text(say(MONTHS[first.month - 1]), middle, area.bottom + foot / 2, "small", 16, "t2", "mm", step)
    canvas.rect(Box(area.x, area.bottom, area.w, 1.2), 0, (201, 159, 74, 90))


# -- records -----------------------------------------------------------------------------------------------------------


def records_of(scene: "StatisticsScene") -> list[tuple[str, str, str, str]]:
    """Icon, title, figure and where, of whatever stands out among these games."""
    say, lines, who = scene.say, scene.games(), scene.asked.who
    found: list[tuple[str, str, str, str]] = []
    longest = max(lines, key=lambda line: (line.turns, line.minutes or 0), default=None)
    if longest is not None and longest.turns:
        turns = str(say.count(longest.turns, "turn"))
        words = turns if longest.minutes is None else f"{turns}, {say.count(longest.minutes, 'minute')}"
        found.append(("hourglass", say("The longest game"), words, where(scene, longest)))
    for game in BOX:
        own = [line for line in lines if line.game == game and wins(line, who)]
        best = max(own, key=lambda line: max(line.scores[seat] for seat in line.people), default=None)
        if best is not None:
            score = max(best.scores[seat] for seat in best.people)
            title = say("The best of {game}", game=BOX[game].title)
            found.append((ui_of(game).sign, title, str(score), where(scene, best)))
    close = [line for line in lines if not line.together and len(line.winners) == 1 and len(line.scores) > 1]
    closest = min(close, key=lambda line: _margin(line), default=None)
    if closest is not None:
        first, second = sorted(closest.scores, reverse=True)[:2]
        words = say("{first} to {second}", first=first, second=second)
        found.append(("scales", say("The closest finish"), words, where(scene, closest)))
    return found


def _margin(line: Line) -> int:
    first, second = sorted(line.scores, reverse=True)[:2]
    return first - second


def where(scene: "StatisticsScene", line: Line) -> str:
    """Which game that was."""
    day = line.day
    when = "" if day is None else f"{day.day}. {scene.say(MONTHS[day.month - 1])} {day.year}"
    names = scene.say.many([scene.say.name(line.names[seat]) for seat in line.people])
    return ", ".join(part for part in (str(names), when) if part)


def feats_of(scene: "StatisticsScene") -> list[tuple[str, str, str, bool]]:
    """Sign of the game, the feat, when it was first done, and whether it was."""
    say, who = scene.say, scene.asked.who
    first: dict[tuple[str, str], Line] = {}
    for line in scene.games():
        for feat in line.feats:
            if not who or person(line.names[feat.seat]) == person(who):
                first.setdefault((line.game, feat.id), line)
    rows = []
    for game in [scene.asked.game] if scene.asked.game else BOX:
        for kind in ui_of(game).feats():
            done = first.get((game, kind.id))
            when = where(scene, done) if done else say("not yet")
            rows.append((ui_of(game).sign, say(kind.words), when, done is not None))
    return rows


def _draw_feats(canvas: Canvas, scene: "StatisticsScene", box: Box) -> None:
    """All feats of the games that are shown, those that were done in full colour."""
    feats = feats_of(scene)
    columns = 2 if box.w > 700 else 1
    rows = -(-len(feats) // columns)
    high = min(52.0 * max(1.0, canvas.scale.text), box.h / max(1, rows))
    wide = box.w / columns
    for number, (sign, words, when, done) in enumerate(feats):
        x, y = box.x + number // rows * wide, box.y + number % rows * high
        ink = "inkp" if done else "inkp2"
        canvas.icon(sign, x + 16, y + high / 2, min(24.0, high - 6), "#7A4A14" if done else "edge")
        room = wide - 50
        size = min(16.5, high * 0.42)
        if high < 34:
            canvas.text(words, x + 38, y + high / 2, "strong" if done else "body", size, ink, "lm", room, cut=True)
            continue
        canvas.text(words, x + 38, y + high * 0.32, "strong" if done else "body", size, ink, "lm", room, cut=True)
        canvas.text(when, x + 38, y + high * 0.72, "small", min(15.0, high * 0.36), "inkp2", "lm", room, cut=True)


def draw_records(canvas: Canvas, scene: "StatisticsScene") -> None:
    box, large = scene.right, max(1.0, canvas.scale.text)
    canvas.panel(box, "parchment", 16)
    head = 70 * large
    title = scene.say("Feats") if scene.shows_feats else scene.say("Records")
    canvas.text(title, box.x + 30, box.y + head / 2 + 6, "title", 32, "inkp", "lm", box.w - 120)
    if scene.shows_feats:
        _draw_feats(canvas, scene, Box(box.x + 24, box.y + head + 6, box.w - 48, box.h - head - 80))
        return
    records = records_of(scene)
    high = min(112.0 * large, (box.h - head - 90) / max(1, len(records)))
    for number, (icon, title, figure, line) in enumerate(records):
        row = Box(box.x + 20, box.y + head + 10 + number * high, box.w - 40, high - 10)
        canvas.rect(row, 10, (255, 250, 235, 120), "edge", 1.3)
        size = min(56.0, row.h - 16)
        disc(canvas, row.x + 42, row.cy, size, "edge", "w500", None)
        canvas.icon(icon, row.x + 42, row.cy, size * 0.62, "t1")
        x, wide = row.x + 84, row.w - 98
        canvas.text(title, x, row.y + row.h * 0.2, "label", 15, "inkp2", "lm", wide)
        canvas.text(figure, x, row.y + row.h * 0.5, "strong", 21, "inkp", "lm", wide)
        canvas.text(line, x, row.y + row.h * 0.8, "body", 17, "inkp2", "lm", wide, cut=True)
