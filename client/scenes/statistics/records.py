"""Records and feats of the statistics: what stands out among some games, each with a way to its replay."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ...box import BOX
from ...games.ui import ui_of
from ...match.ledger import LedgerLine, person
from ...match.statistics import wins
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import disc
from ...widgets.button import Button
from ..replay.opening import END
from .panels import ground
from .rows import Words, draw_lines

if TYPE_CHECKING:
    from .scene import StatisticsScene


class Best(NamedTuple):
    """Something that stands out among some games."""

    icon: str
    title: str
    figure: str
    line: LedgerLine
    moment: int
    """Where its replay begins."""


def records_of(scene: "StatisticsScene") -> list[Best]:
    """Whatever stands out among these games."""
    say, lines, who = scene.say, scene.games(), scene.asked.who
    found: list[Best] = []
    longest = max(lines, key=lambda line: (line.turns, line.minutes or 0), default=None)
    if longest is not None and longest.turns:
        turns = str(say.count(longest.turns, "turn"))
        words = turns if longest.minutes is None else f"{turns}, {say.count(longest.minutes, 'minute')}"
        found.append(Best("hourglass", say("The longest game"), words, longest, 0))
    for game in BOX:
        own = [line for line in lines if line.game == game and wins(line, who)]
        best = max(own, key=lambda line: max(line.scores[seat] for seat in line.people), default=None)
        if best is not None:
            score = max(best.scores[seat] for seat in best.people)
            title = say("The best of {game}", game=BOX[game].title)
            found.append(Best(ui_of(game).sign, title, str(score), best, END))
    close = [line for line in lines if not line.together and len(line.winners) == 1 and len(line.scores) > 1]
    closest = min(close, key=_margin, default=None)
    if closest is not None:
        first, second = sorted(closest.scores, reverse=True)[:2]
        words = say("{first} to {second}", first=first, second=second)
        found.append(Best("scales", say("The closest finish"), words, closest, END))
    return found


def _margin(line: LedgerLine) -> int:
    first, second = sorted(line.scores, reverse=True)[:2]
    return first - second


def where(scene: "StatisticsScene", line: LedgerLine) -> str:
    """Which game that was."""
    day = line.day
    when = "" if day is None else scene.say.day(day, year=True)
    names = scene.say.many([scene.say.name(line.names[seat]) for seat in line.people])
    return ", ".join(part for part in (str(names), when) if part)


class FeatDone(NamedTuple):
    """A feat, and the game in which somebody did it first."""

    sign: str
    words: str
    line: LedgerLine | None
    moment: int = 0


def feats_of(scene: "StatisticsScene") -> list[FeatDone]:
    """All feats of the games that are shown, and who did them first."""
    say, who = scene.say, scene.asked.who
    first: dict[tuple[str, str], tuple[LedgerLine, int]] = {}
    for line in scene.games():
        for feat in line.feats:
            if not who or person(line.names[feat.seat]) == person(who):
                first.setdefault((line.game, feat.id), (line, feat.moment))
    rows = []
    for game in [scene.asked.game] if scene.asked.game else BOX:
        for kind in ui_of(game).feats():
            found = first.get((game, kind.id))
            rows.append(FeatDone(ui_of(game).sign, say(kind.words), *(found or (None,))))
    return rows


# -- places ------------------------------------------------------------------------------------------------------------


def _inner(scene: "StatisticsScene") -> Box:
    """The parchment below its title and above its button."""
    box, head = scene.right, 70 * max(1.0, scene.stage.scale.text)
    return Box(box.x + 20, box.y + head + 6, box.w - 40, box.h - head - 86)


def _feat_boxes(scene: "StatisticsScene", count: int) -> list[Box]:
    """Where feats stand: in two columns where there is room."""
    box, large = _inner(scene), max(1.0, scene.stage.scale.text)
    columns = 2 if box.w > 700 else 1
    rows = -(-count // columns)
    high, wide = min(52.0 * large, box.h / max(1, rows)), box.w / columns
    return [Box(box.x + n // rows * wide, box.y + n % rows * high, wide, high) for n in range(count)]


def _record_boxes(scene: "StatisticsScene", count: int) -> list[Box]:
    box = _inner(scene)
    high = min(112.0 * max(1.0, scene.stage.scale.text), box.h / max(1, count))
    return [Box(box.x, box.y + n * high, box.w, high - 10) for n in range(count)]


def lay_records(scene: "StatisticsScene") -> None:
    """A play button beside whatever has a record that was not deleted."""
    shown: list[tuple[LedgerLine | None, int, Box]]
    if scene.shows_feats:
        feats = feats_of(scene)
        boxes = _feat_boxes(scene, len(feats))
        shown = [(feat.line, feat.moment, box) for feat, box in zip(feats, boxes, strict=True)]
    else:
        records = records_of(scene)
        boxes = _record_boxes(scene, len(records))
        shown = [(best.line, best.moment, box) for best, box in zip(records, boxes, strict=True)]
    for number, (line, moment, box) in enumerate(shown):
        if line is not None and line.record in scene.paths and box.h >= 24:
            side = min(38.0, box.h - 4)
            place = Box(box.right - side - 10, box.cy - side / 2, side, side)
            does, tip = partial(scene.watch, line, moment), scene.say("Watch it")
            scene.ui.add(Button(f"watch {number}", place, does, group="records", icon="own-play", tip=tip, size=14))


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_records(canvas: Canvas, scene: "StatisticsScene") -> None:
    """The parchment with records or feats."""
    box, large = scene.right, max(1.0, canvas.scale.text)
    canvas.panel(box, "parchment", 16)
    title = scene.say("Feats") if scene.shows_feats else scene.say("Records")
    canvas.text(title, box.x + 30, box.y + 35 * large + 6, "title", 32, "inkp", "lm", box.w - 120)
    if scene.shows_feats:
        _draw_feats(canvas, scene)
        return
    records = records_of(scene)
    for best, row in zip(records, _record_boxes(scene, len(records)), strict=True):
        canvas.rect(row, 10, (255, 250, 235, 120), "edge", 1.3)
        size = min(56.0, row.h - 16)
        disc(canvas, row.x + 42, row.cy, size, "edge", ground(best.line.game), None)
        canvas.icon(best.icon, row.x + 42, row.cy, size * 0.62, "t1")
        x, wide = row.x + 84, row.w - (148 if best.line.record in scene.paths else 98)
        lines = [
            Words(best.title, "label", 15, "inkp2"),
            Words(best.figure, "strong", 21, "inkp"),
            Words(where(scene, best.line), "body", 17, "inkp2"),
        ]
        draw_lines(canvas, Box(x, row.y, wide, row.h), lines)


def _draw_feats(canvas: Canvas, scene: "StatisticsScene") -> None:
    """Those that were done in full colour, with who did it and when."""
    feats = feats_of(scene)
    for (sign, words, line, _), (x, y, wide, high) in zip(feats, _feat_boxes(scene, len(feats)), strict=True):
        ink, face = ("inkp", "strong") if line else ("inkp2", "body")
        canvas.icon(sign, x + 16, y + high / 2, min(24.0, high - 6), "#7A4A14" if line else "edge")
        room = wide - (96 if line and line.record in scene.paths else 50)
        when = where(scene, line) if line else scene.say("not yet")
        lines = [Words(words, face, min(16.5, high * 0.42), ink), Words(when, "small", min(15.0, high * 0.36), "inkp2")]
        draw_lines(canvas, Box(x + 38, y, room, high), lines)
