"""The middle of the cloth: piles, the blow on its way to its victim, gems on the road, cards that are shown."""

import math

import pygame

from engines.core.types import HIDDEN
from engines.knights_and_ninjas.cards import JESTER, KIND
from engines.knights_and_ninjas.phrases import name
from engines.knights_and_ninjas.state import NONE

from ...render import shapes
from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ...sprites.ornaments import badge, chip
from ...sprites.timeline import Pose
from .dungeon_and_horde import draw_dungeon_and_horde
from .knights_table import KnightsTable
from .sprites import gems as knight_gems
from .sprites.card import knight_back, knight_card
from .table_facts import Blow, blow_of, colours_of, on_the_road, top_frame
from .table_places import TablePlaces
from .words import notes

RED, PALE, DARK = "#E0525A", "#FFB9A8", "#1A0808"
MOST = 4
"""So many backs a pile shows at most."""


def draw_middle(canvas: Canvas, places: TablePlaces, lifted: frozenset[object]) -> None:
    """Everything that lies on the cloth."""
    state = places.state
    draw_pile(canvas, places.plan.deck, len(state.deck), places.table.context.say("draw pile"))
    _draw_discards(canvas, places, ("discard",) in lifted)
    draw_dungeon_and_horde(canvas, places)
    blow = blow_of(state)
    if state.ladder != NONE and ("ladder",) not in lifted:
        _lay(canvas, places, state.ladder, places.ladder())
    if blow and ("blow",) not in lifted:
        draw_blow(canvas, places, blow)
    if on_the_road(state):
        draw_road(canvas, places, places.road(), ("road",) in lifted)
    _draw_line(canvas, places)


# -- piles -------------------------------------------------------------------------------------------------------------


def draw_pile(canvas: Canvas, box: Box, count: int, words: str) -> None:
    """A pile face down, with its number, and its name below."""
    for number in range(min(MOST, count)):
        lay(canvas, knight_back(canvas, box.w), box.cx - number * 2, box.cy - number * 2)
    if not count:
        canvas.rect(box, 8, (0, 0, 0, 60), (217, 180, 90, 120), 1.4)
    chip(
        canvas, box.cx - 3, box.bottom - 26, str(count), "#FFF6EA", "#160C05", "#F2CF7E", 20, "number",
        height=32, anchor="m",
    )  # fmt: skip
    _caption(canvas, box, words)


def _caption(canvas: Canvas, box: Box, words: str) -> None:
    room = box.w + 60
    if canvas.fits(words, "label", room):
        canvas.text(words, box.cx, box.bottom + 8, "label", 17, "#FFE9D8", "mt", room)


def _draw_discards(canvas: Canvas, places: TablePlaces, top_away: bool) -> None:
    state, box = places.state, places.plan.discard
    pile = state.discard[:-1] if top_away else state.discard
    canvas.rect(box, 8, (0, 0, 0, 60), (217, 180, 90, 120), 1.4)
    if len(pile) > 1:
        lay(canvas, knight_back(canvas, box.w) if pile[-2] == HIDDEN else _face(canvas, places, pile[-2], box.w),
            box.cx + 3, box.cy + 3, 4)  # fmt: skip
    if pile:
        top = knight_back(canvas, box.w) if pile[-1] == HIDDEN else _face(canvas, places, pile[-1], box.w)
        lay(canvas, top, box.cx, box.cy)
    words = places.table.context.say("discard pile {count}").format(count=len(pile))
    _caption(canvas, box, words)


# -- the blow ----------------------------------------------------------------------------------------------------------


def draw_blow(canvas: Canvas, places: TablePlaces, blow: Blow) -> None:
    """The road from whoever strikes, the cards, and the arrow to whom they strike."""
    box = places.plan.blow
    source, target = places.seat_box(blow.controller), places.seat_box(blow.target)
    own = (box.cx, places.plan.head.y + 4)  # out of the hand
    beam(canvas, own if blow.controller == places.me else _edge(source, box.cx, box.cy), (box.cx, box.cy))
    poses = places.blow(len(blow.cards))
    for card, pose in zip(blow.cards, poses, strict=True):
        _lay(canvas, places, card, pose, blow.kind)
    toward = math.atan2(target.cy - box.cy, target.cx - box.cx)
    half = box.w / 2 + (poses[-1].x - poses[0].x) / 2
    reach = min(half / max(0.01, abs(math.cos(toward))), box.h / 2 / max(0.01, abs(math.sin(toward)))) + 34
    arrow(canvas, box.cx + math.cos(toward) * reach, box.cy + math.sin(toward) * reach, math.degrees(toward))


def _edge(box: Box, x: float, y: float) -> tuple[float, float]:
    """Where the way from a panel to a point leaves it."""
    dx, dy = x - box.cx, y - box.cy
    t = min(box.w / 2 / max(1.0, abs(dx)), box.h / 2 / max(1.0, abs(dy)))
    return box.cx + dx * t, box.cy + dy * t


def beam(canvas: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A road of light."""
    px, k = canvas.scale.px, canvas.scale.pixels
    pad = 16.0
    left, top = min(start[0], end[0]) - pad, min(start[1], end[1]) - pad
    size = (px(abs(start[0] - end[0]) + 2 * pad), px(abs(start[1] - end[1]) + 2 * pad))
    ends = [((x - left) * k, (y - top) * k) for x, y in (start, end)]

    def draw(surface: pygame.Surface, over: float) -> None:
        a, b = (pygame.Vector2(x * over, y * over) for x, y in ends)
        for colour, wide in ((DARK, 24), (RED, 14), (PALE, 4)):
            pygame.draw.line(surface, colour, a, b, max(1, round(wide * k * over)))
            for point in (a, b):
                pygame.draw.circle(surface, colour, point, wide * k * over / 2)

    canvas.put(canvas.made(("knights beam", size, *ends), lambda: shapes.smooth(size, draw)), px(left), px(top))


def arrow(canvas: Canvas, x: float, y: float, degrees: float, size: float = 72) -> None:
    """Points where the blow goes; at nought degrees to the right."""
    px = max(8, canvas.scale.px(size))
    angle = round(degrees / 3) * 3

    def draw(surface: pygame.Surface, over: float) -> None:
        n = surface.get_width()
        shape = [(0.98, 0.5), (0.5, 0.08), (0.5, 0.32), (0.14, 0.32), (0.14, 0.68), (0.5, 0.68), (0.5, 0.92)]
        points = [(n * a, n * b) for a, b in shape]
        pygame.draw.polygon(surface, RED, points)
        pygame.draw.polygon(surface, DARK, points, max(1, round(n * 0.045)))

    def make() -> pygame.Surface:
        return pygame.transform.rotozoom(shapes.smooth((px, px), draw), -angle, 1)

    canvas.blit(canvas.made(("knights arrow", px, angle), make), x, y)


def _lay(canvas: Canvas, places: TablePlaces, card: int, pose: Pose, kind: int = NONE) -> None:
    lay(canvas, played(canvas, places.table, card, pose.width, kind), pose.x, pose.y, pose.degrees)


def played(canvas: Canvas, table: KnightsTable, card: int, width: float, kind: int = NONE) -> pygame.Surface:
    """A card as it is played; a Jester with the name it has now."""
    say, named = table.context.say, KIND[card] == JESTER and kind not in (NONE, JESTER)
    guise = say("as {name}").format(name=name(kind, say)) if named else ""
    return knight_card(canvas, table.faces.card(card), width, guise=guise)


def _face(canvas: Canvas, places: TablePlaces, card: int, width: float) -> pygame.Surface:
    return knight_card(canvas, places.table.faces.card(card), width)


# -- gems on the road --------------------------------------------------------------------------------------------------


def draw_road(canvas: Canvas, places: TablePlaces, box: Box, gone: bool = False) -> None:
    """From whom to whom, and the gems between them, which count for nobody yet."""
    context = places.table.context
    road = on_the_road(places.state)
    if road is None:
        return
    holder, count = road
    loser = places.table.loser_to(holder)
    y = box.cy - 12
    beam(canvas, (box.x + 66, y), (box.right - 84, y))
    arrow(canvas, box.right - 72, y, 0, 40)
    pill = Box(box.cx - box.w * 0.29, y - 30, box.w * 0.58, 60)
    canvas.rect(pill, 30, "#F1E6CD", "#B3202A", 3)
    for seat, x in ((loser, box.x + 26), (holder, box.right - 26)):
        badge(canvas, context.badges[seat], x - 24, y - 24, 48)
    if not gone:
        colours = colours_of(context.badges)
        for number, gem in enumerate(places.purses[holder][-count:]):
            pose = places.road_gem(number, count)
            knight_gems.gem(canvas, colours[gem] if gem < len(colours) else gem, pose.x - places.road().cx + box.cx,
                            y, pose.width)  # fmt: skip


# -- words -------------------------------------------------------------------------------------------------------------


def _draw_line(canvas: Canvas, places: TablePlaces) -> None:
    """What lies there comes to."""
    state, context = places.state, places.table.context
    lines: tuple[str, ...] = ()
    if blow_of(state):
        lines = notes.blow_lines(state, context.names, context.say)
    elif on_the_road(state):
        lines = notes.road_lines(state, context.names, context.say)
    elif top_frame(state)[0] == "blow":
        lines = notes.wall_lines(state, context.names, context.say)
    if lines:
        draw_words(canvas, places.plan.line, lines)


def draw_words(canvas: Canvas, box: Box, lines: tuple[str, ...]) -> None:
    """One or two lines on parchment."""
    canvas.panel(box, "parchment", 12)
    room = box.w - 24
    sizes = [20.0, 18.0][: len(lines)]
    tall = [canvas.line_height("strong" if n == 0 else "body", size) for n, size in enumerate(sizes)]
    k = min(1.0, (box.h - 10) / sum(tall))
    y = box.cy - sum(tall) * k / 2
    for number, line in enumerate(lines):
        role, ink = ("strong", "#5B0F18") if number == 0 else ("body", "inkp")
        canvas.text(line, box.cx, y, role, sizes[number] * k, ink, "mt", room, cut=True)
        y += tall[number] * k
