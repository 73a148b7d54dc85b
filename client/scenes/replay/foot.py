"""Foot of a replay: the line of time, and the controls below it. Whatever is still to come is not drawn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from ...games.ui import ui_of
from ...render.canvas import Box, Canvas
from ...render.theme import SEAT_COLOURS, mix
from ...sprites.ornaments import badge
from ...tables.shortcuts import with_keys
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import Button
from ...widgets.choices import Toggle
from ...widgets.tabs import Tab
from ..results.chart import NAMED_COLOURS

if TYPE_CHECKING:
    from .scene import ReplayScene

EDGE, GAP = 20.0, 12.0
STRIP, NAMED_STRIP = 12.0, 20.0
"""How high the row of turns is, and where there are so few that each can be named."""
LEAST_CHIP = 120.0
"""What is narrower than this tells nothing: a key moment without room for it is a lozenge."""
SPEEDS = (0.5, 1.0, 2.0, 4.0)
SPEED_WORDS = ("½", "1", "2", "4")


class FootPlan(NamedTuple):
    """Where everything in the foot stands."""

    box: Box
    panel: Box
    line: Box
    """From the first moment to the last: scores above, turns at its lower edge."""
    controls: Box


def plan_foot(width: float, top: float, height: float) -> FootPlan:
    """The foot of a window: the line of time gets what the controls leave."""
    box = Box(0, top, width, height - top)
    high = min(54.0, box.h * 0.27)
    controls = Box(EDGE, box.bottom - high - 12, width - 2 * EDGE, high)
    panel = Box(EDGE, box.y + 12, width - 2 * EDGE, controls.y - box.y - 24)
    line = Box(panel.x + 14, panel.y + 34, panel.w - 28, panel.h - 44)
    return FootPlan(box, panel, line, controls)


@dataclass
class Scrubber(Widget):
    """The line of time: a click goes there."""

    x_of: Callable[[int], float] = lambda moment: 0.0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if mood.focus:
            focus_ring(canvas, self.box, 8)


@dataclass
class WordedToggle(Toggle):
    """A switch with its word at its left."""

    label: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        super().draw(canvas, mood)
        canvas.text(self.label, self.box.x, self.box.cy, "label", 17, "t1", "lm", self.box.w - 70)


# -- controls ----------------------------------------------------------------------------------------------------------


def lay_foot(scene: "ReplayScene") -> None:
    """The line of time and every button below it."""
    plan, ui, say = scene.plan, scene.ui, scene.say
    ui.add(Scrubber("scrubber", plan.line, scene.scrub, group="time", focusable=False))
    box = plan.controls
    x = box.x
    pause = with_keys(say, scene.stage.caps, say("Play or pause"), "space")
    for name, icon, does, tip in (
        ("first", "own-first", scene.first, say("To the beginning (Home)")),
        ("back_one", "own-left", scene.back_one, say("One action back (←)")),
        ("play", "own-pause" if scene.playing else "own-play", scene.toggle, pause),
        ("on_one", "own-right", scene.on_one, say("One action on (→)")),
        ("last", "own-last", scene.to_the_end, say("To the end (End)")),
    ):
        main = name == "play"
        place = Box(x, box.y, box.h * (1.6 if main else 1.0), box.h)
        kind = "primary" if main else "secondary"
        ui.add(Button(name, place, does, group="play", icon=icon, kind=kind, tip=tip, size=22))
        x = place.right + 8
    x = _speeds(scene, x + 14, box)
    right = _play_on(scene, box)
    left = _perspectives(scene, _whole(scene, right - 16, box), box)
    _key_moments(scene, Box(x + 14, box.y, left - x - 28, box.h))


def _speeds(scene: "ReplayScene", x: float, box: Box) -> float:
    for number, (speed, word) in enumerate(zip(SPEEDS, SPEED_WORDS, strict=True)):
        place = Box(x, box.y + 6, 52, box.h - 12)

        def pick(speed: float = speed) -> None:
            scene.speed_up_to(speed)

        tip = scene.say("Speed (+ and -)")
        ui_tab = Tab(f"speed{number}", place, pick, group="speed", label=word, chosen=speed == scene.speed, tip=tip)
        scene.ui.add(ui_tab)
        x = place.right + 6
    return x


def _play_on(scene: "ReplayScene", box: Box) -> float:
    say = scene.say
    width = min(360.0, box.w * 0.18)
    place = Box(box.right - width, box.y - 4, width, box.h + 8)
    why_not = scene.why_not_play_on()
    second = why_not or say("as a new game; this one stays")
    scene.ui.add(
        Button(
            "play_on",
            place,
            scene.play_on,
            enabled=not why_not,
            group="on",
            key="P",
            label=say("Play on from here"),
            kind="teal",
            second=second,
            tip=why_not,
            size=19,
        )
    )
    return place.x


def _whole(scene: "ReplayScene", right: float, box: Box) -> float:
    """The switch that shows what is still to come; in a narrow window there is only its key."""
    words = scene.say("Whole game")
    wide = scene.canvas().text_width(words, "label", 17) + 10 + 62
    if box.w < 1500 * max(1.0, scene.stage.scale.text):
        return right
    place = Box(right - wide, box.y + 4, wide, box.h - 8)
    tip = scene.say("Show how it goes on, to the end (F)")
    on, off = scene.say("on"), scene.say("off")
    scene.ui.add(
        WordedToggle(
            "whole", place, scene.show_whole, group="ways", tip=tip, on=scene.whole, words=(off, on), label=words
        )
    )
    return place.x - 16


def _perspectives(scene: "ReplayScene", right: float, box: Box) -> float:
    """The ways to look, from the right: as one saw it, the public table, all open."""
    canvas = scene.canvas()
    x = right
    for number, (words, chosen, does) in reversed(list(enumerate(scene.ways_to_look()))):
        wide = min(230.0, canvas.text_width(words, "label", 18) + 36)
        place = Box(x - wide, box.y + 4, wide, box.h - 8)
        tip = scene.say("As whom you watch ({key})", key=number + 1)
        scene.ui.add(Tab(f"way{number}", place, does, group="ways", label=words, chosen=chosen, size=18, tip=tip))
        x = place.x - 8
    return x


def _key_moments(scene: "ReplayScene", box: Box) -> None:
    say, side = scene.say, box.h
    if box.w < 3 * side:
        return
    before = Box(box.x, box.y, side, side)
    after = Box(box.right - side, box.y, side, side)
    for name, place, icon, does, tip in (
        ("key_before", before, "own-left", scene.key_before, say("Key moment before (Page Up)")),
        ("key_after", after, "own-right", scene.key_after, say("Next key moment (Page Down)")),
    ):
        ui_button = Button(name, place, does, group="keys", icon=icon, kind="ghost", tip=tip, size=20)
        scene.ui.add(ui_button)
    scene.key_box = Box(before.right + 12, box.y, after.x - before.right - 24, box.h)


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_foot(canvas: Canvas, scene: "ReplayScene") -> None:
    plan = scene.plan
    canvas.rect(plan.box, 0, ((0, (24, 17, 44, 255)), (1, (12, 8, 22, 255))))
    canvas.rect(Box(plan.box.x, plan.box.y, plan.box.w, 2), 0, "g500")
    canvas.rect(plan.panel, 12, (10, 8, 16, 200), "g700", 1.5)
    strip = strip_of(canvas, scene)
    _scores(canvas, scene, strip)
    _strip(canvas, scene, strip)
    _to_come(canvas, scene, strip)
    _chips(canvas, scene, strip)
    _head(canvas, scene, strip)
    _key_words(canvas, scene)


def strip_of(canvas: Canvas, scene: "ReplayScene") -> float:
    """How high the row of turns is: with names if the shortest turn but the last has room for its own."""
    lengths = [scene.x_of(after) - scene.x_of(before) for before, after in pairwise(scene.course.turns)]
    room = canvas.text_width(_turn_name(scene, 10), "label", 14) + 8
    return NAMED_STRIP if lengths and min(lengths) > room and scene.plan.line.h > 60 else STRIP


def _turn_name(scene: "ReplayScene", number: int) -> str:
    turn = ui_of(scene.session.setup.game).results.turn
    return scene.say("Year {n}", n=number) if turn == "year" else scene.say("Turn {n}", n=number)


def _scores(canvas: Canvas, scene: "ReplayScene", strip: float) -> None:
    """A line for every seat, as far as the game has been seen: level, until an action changes it."""
    course, area = scene.course, scene.plan.line
    known = Box(area.x, area.y, scene.x_of(scene.horizon) - area.x, area.h - strip)
    canvas.rect(known, 3, (40, 150, 150, 24))
    shown = [score for score in course.scores if score.moment <= scene.horizon]
    if not shown:
        return
    low = min(min(score.points) for score in shown)
    high = max(low + 1, *(max(score.points) for score in shown))
    room = Box(area.x, area.y + 4, area.w, area.h - strip - 12)
    px = canvas.scale.px
    size = (px(room.w) + 8, px(room.h) + 8)
    colours = [
        mix(NAMED_COLOURS[number] if course.lines else SEAT_COLOURS[scene.badges[number]], "white", 0.25)
        for number in range(len(shown[0].points))
    ]
    own = scene.session.viewer
    thick = [2.6 if number == own else 1.8 for number in range(len(colours))]
    key = ("replay scores", tuple(shown), tuple(colours), own, size)

    def y_of(points: int) -> float:
        return room.bottom - (points - low) / (high - low) * room.h

    def draw() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        for number in sorted(range(len(colours)), key=lambda number: number == own):
            points = []
            for before, score in pairwise(shown):
                x = 4 + px(scene.x_of(score.moment) - room.x)
                points += [(x, 4 + px(y_of(value.points[number]) - room.y)) for value in (before, score)]
            begin = (4 + px(scene.x_of(shown[0].moment) - room.x), 4 + px(y_of(shown[0].points[number]) - room.y))
            for start, end in pairwise((begin, *points)):
                pygame.draw.line(surface, colours[number], start, end, max(1, px(thick[number])))
        return surface

    canvas.put(canvas.made(key, draw), px(room.x) - 4, px(room.y) - 4)
    x, now = scene.x_of(shown[-1].moment), scene.x_of(scene.horizon)
    for number, points in enumerate(shown[-1].points):
        level = Box(x, y_of(points) - thick[number] / 2, now - x, thick[number])
        canvas.rect(level, 0, colours[number])
    if not course.lines:
        for seat, points in enumerate(shown[-1].points):
            badge(canvas, scene.badges[seat], min(now + 4, room.right - 20), max(room.y, y_of(points) - 9), 18)


def _strip(canvas: Canvas, scene: "ReplayScene", strip: float) -> None:
    """Turns, in the colours of whoever plays them."""
    course, area = scene.course, scene.plan.line
    bounds = [*course.turns, scene.session.played.last]
    y = area.bottom - strip
    canvas.rect(Box(area.x, y, area.w, strip), 4, (70, 52, 30, 160))
    for number, (start, end) in enumerate(pairwise(bounds)):
        if start > scene.horizon:
            break
        left, right = scene.x_of(start), scene.x_of(min(end, scene.horizon))
        mover = course.movers[number]
        colour = mix(SEAT_COLOURS[scene.badges[mover]], "black", 0.15) if mover is not None else "g700"
        canvas.rect(Box(left + 0.6, y, max(1.5, right - left - 1.2), strip), 3, colour)
        name = _turn_name(scene, number + 1)
        if strip == NAMED_STRIP and canvas.text_width(name, "label", 14) < right - left - 6:
            canvas.text(name, (left + right) / 2, y + strip / 2, "label", 14, "white", "mm")


def _to_come(canvas: Canvas, scene: "ReplayScene", strip: float) -> None:
    area, played = scene.plan.line, scene.session.played
    if scene.horizon >= played.last:
        return
    x = scene.x_of(scene.horizon)
    rest = Box(x + 30, area.y, area.right - x - 30, area.h - strip)
    _hatch(canvas, Box(x + 3, area.y, area.right - x - 3, area.h - strip))
    words = scene.say("still to come: hidden until you reach it")
    wide = canvas.text_width(words, "small", 17)
    if wide + 60 < rest.w:
        canvas.rect(Box(rest.cx - wide / 2 - 14, rest.cy - 16, wide + 28, 32), 16, (10, 8, 16, 220))
        canvas.text(words, rest.cx, rest.cy, "small", 17, "t2", "mm", rest.w - 12)


def _hatch(canvas: Canvas, box: Box) -> None:
    """What nobody has seen yet is hatched."""
    size = (canvas.scale.px(box.w), canvas.scale.px(box.h))
    if min(size) < 8:
        return

    def draw() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        step = max(8, canvas.scale.px(12))
        for left in range(-size[1], size[0], step):
            pygame.draw.line(surface, (255, 236, 190, 20), (left, size[1]), (left + size[1], 0), max(1, size[1] // 60))
        return surface

    canvas.put(canvas.made(("replay hatch", size), draw), canvas.scale.px(box.x), canvas.scale.px(box.y))


def _chips(canvas: Canvas, scene: "ReplayScene", strip: float) -> None:
    """Key moments that have been reached, each over its place. The one of now has room before the others."""
    area, top, size = scene.plan.line, scene.plan.panel.y + 5, 17.0
    taken: list[Box] = []
    keys = sorted(scene.keys_reached(), key=lambda key: key.moment != scene.session.moment)
    for key in keys:
        x = scene.x_of(key.moment)
        canvas.rect(Box(x - 0.7, top + 26, 1.4, area.bottom - strip - top - 26), 0, (242, 207, 126, 150))
        canvas.lozenge(x, top + 13, 14, "g700", "g500")
    for key in keys:
        x = scene.x_of(key.moment)
        now = key.moment == scene.session.moment
        wide = min(520.0 if now else 250.0, canvas.text_width(key.words, "label", size) + 44)
        place = chip_place(x, wide, taken, area)
        if place is None:
            continue
        box = place._replace(y=top)
        taken.append(box)
        canvas.rect(box, 13, "g300" if now else (40, 30, 20, 235), "g500", 1.4)
        left = box.x + 14
        if key.seat is not None:
            badge(canvas, scene.badges[key.seat], box.x + 7, box.y + 4, 18)
            left = box.x + 30
        ink = "inkp" if now else "t1"
        room = box.right - 12 - left
        words = canvas.shortened(key.words, "label", size, room, size)
        canvas.text(words, left, box.cy, "label", size, ink, "lm", room, size)


def chip_place(x: float, wide: float, taken: Sequence[Box], area: Box) -> Box | None:
    """Where the chip of a key moment stands: over its place, or moved a little and cut where others are in the way.
    None if there is no room."""
    left = max((other.right + 8 for other in taken if other.cx <= x), default=area.x)
    right = min((other.x - 8 for other in taken if other.cx > x), default=area.right)
    wide = min(wide, right - left)
    if wide < LEAST_CHIP or not left - LEAST_CHIP / 4 <= x <= right + LEAST_CHIP / 4:
        return None
    return Box(min(max(x - wide / 2, left), right - wide), area.y, wide, 26)


def _head(canvas: Canvas, scene: "ReplayScene", strip: float) -> None:
    """Where we are."""
    area = scene.plan.line
    x = scene.x_of(scene.session.moment)
    canvas.rect(Box(x - 1.2, area.y - 2, 2.4, area.h + 4), 1, "white")
    canvas.lozenge(x, area.bottom - strip / 2, 22, "white", "inkp")


def _key_words(canvas: Canvas, scene: "ReplayScene") -> None:
    box = scene.key_box
    if box is None:
        return
    keys = scene.keys_reached()
    now = [number for number, key in enumerate(keys) if key.moment <= scene.session.moment]
    canvas.text(scene.say("Key moment"), box.x, box.y + 10, "small", 16, "t2", "lm", box.w)
    words = canvas.shortened(keys[now[-1]].words, "label", 17, box.w, 17) if now else scene.say("none yet")
    canvas.text(words, box.x, box.y + box.h - 16, "label", 17, "t1", "lm", box.w, 17)
