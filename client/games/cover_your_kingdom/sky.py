"""The night sky of a kingdom: the constellations in three clusters, and what they are worth (reference 9.1, 9.2)."""

from typing import NamedTuple

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import View
from engines.cover_your_kingdom.cards import CLUSTERS, KIND_IDS
from engines.cover_your_kingdom.nouns import creature
from engines.cover_your_kingdom.state import CLOCK_OVER, State

from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST
from ...sprites.ornaments import disc
from .manifest import manifest
from .night_sky import draw_night_sky
from .sprites.ornaments import sign
from .styled_lines import Span, draw_styled, fits, fitting, number, styled
from .words.names import in_words

GOLD, MAUVE = "#FFE08A", "#8D7BB8"
SIGNS = ("highland", "either", "lowland")
MIDDLES = (0.20, 0.51, 0.80)
"""Where the words of each cluster stand, from left to right."""

_SPEED = {
    "open": "Light Speed: {magic} for the first whole sky",
    "won": "Light Speed: {magic} won",
    "lost": "Light Speed: the prize is gone",
}


class Star(NamedTuple):
    """A constellation. `left`: tokens left in the common pile, None where each Ruler has their own."""

    species: str
    lit: bool
    left: int | None = None


class Cluster(NamedTuple):
    stars: tuple[Star, ...]
    magic: int

    @property
    def lit(self) -> int:
        return sum(star.lit for star in self.stars)

    @property
    def full(self) -> bool:
        return self.lit == len(self.stars)


class Sky(NamedTuple):
    """Everything that is drawn of a sky; the same value is the same picture."""

    title: str
    lit: str
    clusters: tuple[Cluster, ...]
    whole: tuple[Span, ...]
    speed: tuple[Span, ...]  # empty without the Light Speed prize


class _Parts(NamedTuple):
    """Places of the parts of the panel."""

    stars: Box
    token: float
    counts: float
    foot: Box | None


def lit_stars(state: State, seat: int) -> tuple[bool, ...]:
    """The stars of a kingdom, cluster by cluster."""
    return tuple(bool(state.lit[seat] >> species & 1) for cluster in CLUSTERS for species in cluster)


def read_sky(view: View[State], seat: int, say: Say = ENGLISH) -> Sky:
    """The sky over a kingdom."""
    state = view.state
    *each, whole = state.charter.bonuses
    clusters = tuple(
        Cluster(tuple(_star(state, seat, species) for species in cluster), magic)
        for cluster, magic in zip(CLUSTERS, each, strict=True)
    )
    lit = lit_stars(state, seat)
    sentence = say("All {number} stars: {magic} more, {total} in all")
    sentence = sentence.replace("{number}", in_words(len(lit), say))
    return Sky(
        say("Your sky") if seat == view.seat else say("The sky"),
        say("{count} of {all} lit", count=sum(lit), all=len(lit)),
        clusters,
        styled(sentence, "t1", magic=number(f"+{whole}"), total=Span(str(whole + sum(each)), "small", "t1")),
        _speed(state, seat, say) if state.charter.light_speed else (),
    )


def _star(state: State, seat: int, species: int) -> Star:
    lit = bool(state.lit[seat] >> species & 1)
    return Star(KIND_IDS[species], lit, state.tokens[species] if state.tokens else None)


def _speed(state: State, seat: int, say: Say) -> tuple[Span, ...]:
    won = bool(state.speedy >> seat & 1)
    words = _SPEED["won" if won else "lost" if state.clock == CLOCK_OVER else "open"]
    return styled(say(words), "t1", magic=number(f"+{state.charter.bonuses[3]}"))


def hint(sky: Sky, say: Say = ENGLISH) -> str:
    """All that a small panel cannot show, for whoever points at it."""
    lines = ["".join(span.text for span in line) for line in (sky.whole, sky.speed) if line]
    dark = [star for cluster in sky.clusters for star in cluster.stars if star.left is not None and not star.lit]
    if dark:
        kinds = [(creature(KIND_IDS.index(star.species), say), star.left) for star in dark]
        left = [say("{creature} {count}", creature=kind, count=count) for kind, count in kinds]
        lines.append(say("Stars left: {list}", list=", ".join(left)))
    return "\n".join(lines)


# -- where things are --------------------------------------------------------------------------------------------------


def _parts(box: Box) -> _Parts:
    """A low panel has no room for the lines at its foot: they are said by `hint`."""
    roomy = box.h >= 240
    foot = None
    bottom = box.bottom - 10
    if roomy:
        foot = Box(box.x + 14, box.bottom - 62, box.w - 28, 50)
        bottom = foot.y - (12 if box.h >= 300 else 6)
    counts = bottom - 13
    top = box.y + (44 if roomy else 30)
    room = counts - 18 - top
    token = max(20.0, min(44.0, room * 0.3, box.w * 0.104))
    inset = token / 2 + (8 if box.h >= 300 else 2)
    stars = Box(box.x, top + inset, box.w, room - 2 * inset)
    return _Parts(stars, token, counts, foot)


def _place(parts: _Parts, species: str) -> tuple[float, float]:
    """The manifest says where each star stands: across the panel, and down the part of it that belongs to stars."""
    x, y = manifest()["creature"][species]["star"]
    return parts.stars.x + x * parts.stars.w, parts.stars.y + y * parts.stars.h


def star_place(box: Box, species: int) -> tuple[float, float]:
    """The middle of a constellation in the panel."""
    return _place(_parts(box), KIND_IDS[species])


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_sky(canvas: Canvas, box: Box, sky: Sky) -> None:
    """The panel of the own sky."""
    parts = _parts(box)
    draw_night_sky(canvas, box)
    y, height = box.y + (25 if parts.foot else 18), 36 if parts.foot else 30
    count = canvas.text(sky.lit, box.right - 18, y, "label", fitting(canvas, 17, height), "t1", "rm")
    canvas.text(sky.title, box.x + 18, y, "heading", fitting(canvas, 19, height), "g300", "lm", count.x - box.x - 30)
    _lines(canvas, box, parts, sky)
    for at, cluster in enumerate(sky.clusters):
        for star in cluster.stars:
            _draw_star(canvas, star, *_place(parts, star.species), parts.token)
        _draw_count(canvas, box.x + box.w * MIDDLES[at], parts.counts, box.w * 0.29, at, cluster)
    if parts.foot:
        _draw_foot(canvas, parts.foot, sky)


def _draw_foot(canvas: Canvas, foot: Box, sky: Sky) -> None:
    """What the whole sky is worth; a line without room for it is left to the hint."""
    lines = [line for line in (sky.whole, sky.speed) if line and fits(canvas, line, foot.w - 12)]
    if not lines:
        return
    canvas.rect(foot, 9, (0, 0, 0, 110), (189, 166, 245, 120), 1.2)
    height = foot.h / len(lines)
    for at, line in enumerate(lines):
        inward = (0.5 - at) * 4 if len(lines) > 1 else 0
        size = fitting(canvas, 18 if len(lines) == 1 else 17, height)
        draw_styled(canvas, line, foot.cx, foot.y + (at + 0.5) * height + inward, size, foot.w - 12)


def _draw_star(canvas: Canvas, star: Star, cx: float, cy: float, size: float) -> None:
    name = f"tokens/{star.species}_{'lit' if star.lit else 'dark'}.png"
    if star.lit:
        canvas.light(cx, cy, size * 0.85, size * 0.85, GOLD, 70)
    canvas.picture(name, Box(cx - size / 2, cy - size / 2, size, size))
    if star.left is not None and not star.lit:
        place = (cx + size * 0.4, cy + size * 0.36)
        disc(canvas, *place, 21, MAUVE, "v900", None)
        canvas.text(str(star.left), *place, "label", 14 / canvas.scale.text, "t1" if star.left else "warn", "mm")


def _draw_count(canvas: Canvas, cx: float, cy: float, room: float, at: int, cluster: Cluster) -> None:
    """How many of a cluster are lit, and what all of them are worth."""
    done, worth = f"{cluster.lit}/{len(cluster.stars)}", f"+{cluster.magic}"
    size = 17.0
    while size > LEAST and _count_width(canvas, done, worth, size) > room:
        size -= 0.5
    width = _count_width(canvas, done, worth, size)
    x = cx - width / 2
    sign(canvas, SIGNS[at], x + size * 0.76, cy, size * 1.52)
    x = canvas.text(done, x + size * 1.75, cy, "label", size, "t1", "lm").right + 5
    x = canvas.text(worth, x, cy, "number", size, GOLD if cluster.full else "t2", "lm").right + 3
    if cluster.full and room - width > 20:
        canvas.icon("check-mark", x + 9, cy, 18, "ok")


def _count_width(canvas: Canvas, done: str, worth: str, size: float) -> float:
    return size * 1.75 + 5 + canvas.text_width(done, "label", size) + canvas.text_width(worth, "number", size)


def _lines(canvas: Canvas, box: Box, parts: _Parts, sky: Sky) -> None:
    """Dots from star to star: close where both are lit, else far between."""
    for stars, _ in sky.clusters:
        ends = (*stars[1:], stars[0]) if len(stars) > 2 else stars[1:]
        for first, second in zip(stars, ends, strict=False):
            both = first.lit and second.lit
            start, end = _place(parts, first.species), _place(parts, second.species)
            for dot in range(1, 20, 1 if both else 2):
                x, y = (a + (b - a) * dot / 20 for a, b in zip(start, end, strict=True))
                canvas.rect(Box(x - 1.2, y - 1.2, 2.4, 2.4), 1.2, GOLD if both else MAUVE)
