"""A side of the battle: who it is, what it has to take, and its three ranks with dice under the units."""

from typing import NamedTuple

from engines.core.game import Say
from engines.kings_and_things.phrases import piece_name
from engines.kings_and_things.rules.battle_units import FORT
from engines.kings_and_things.state import NOTHING
from engines.kings_and_things.things import KIND, ROWS, SWORD_MASTER, THINGS

from ....render.canvas import Box, Canvas
from ....render.theme import mix
from ....sprites.ornaments import badge
from ..manifest import manifest
from ..sprites.counters import draw_counter, printed
from ..sprites.dice import draw_die
from ..sprites.forts import LEAST_PIP, PIP, draw_fort, draw_pips
from ..words.battle import STEP_TITLES
from .marks import draw_drop, side_colour
from .places import LABEL, Placed, rank_box
from .reading import RANKS, SEALED, Army

STEP_ICONS = ("magic", "ranged", "melee")
DROPS = 4
"""So many hits are shown as drops; more as one drop with a number."""


class Banner(NamedTuple):
    """Name, badge and role of a side."""

    name: str
    badge: int | None
    role: str
    short: str = ""
    """Whom it aims at, for where there is no room for all of it."""


def role_words(army: Army, human: bool | None, aim: str, say: Say) -> str:
    """'attacker, human', or whom it aims at once that is open; among two there is no aim to tell."""
    part = say("defender") if army.defends else say("attacker")
    if army.aim == SEALED:
        return say("{role}, has named its aim").format(role=part)
    if aim:
        return say("{role}, aims at {name}").format(role=part, name=aim)
    if human is None:
        return part
    return say("{role}, human" if human else "{role}, computer").format(role=part)


def draw_side(
    canvas: Canvas, box: Box, army: Army, banner: Banner, step: int, mirror: bool, narrow: bool, say: Say
) -> None:
    """The panel: head and ranks, without the units."""
    canvas.panel(box, "dark", 12)
    colour = side_colour(banner.badge)
    head = Box(box.x + 6, box.y + 6, box.w - 12, 56)
    canvas.rect(head, 8, ((0, mix(colour, "black", 0.3)), (1, mix(colour, "black", 0.66))))
    x = head.x + 12
    if banner.badge is None:
        canvas.icon("crossed-swords", x + 24, head.cy, 38, "t2")
    else:
        badge(canvas, banner.badge, x, head.y + 3, 50)
    k = max(1.0, canvas.scale.text)  # the head keeps its height: larger type would not fit its two lines
    named = x + 66 + canvas.text_width(banner.name, "heading", 23 / k)
    room = _draw_hits(canvas, head, army.hits, narrow, named, say) - x - 66
    canvas.text(banner.name, x + 58, head.y + 20, "heading", 23 / k, "#FFF6DC", "lm", room, cut=True)
    fits = not banner.short or canvas.text_width(banner.role, "small", 16 / k) <= room
    role = banner.role if fits else banner.short
    canvas.text(role, x + 58, head.y + 43, "small", 16 / k, "#F6E6BD", "lm", room, cut=True)
    for at in range(len(RANKS)):
        _draw_rank(canvas, rank_box(box, at), at, RANKS[at] == step, bool(army.ranks[at]), mirror, say)


def _draw_hits(canvas: Canvas, head: Box, hits: int, narrow: bool, named: float, say: Say) -> float:
    """What it takes in this step, at the right: in words where the name, which ends at `named`, leaves room for them.
    Returns where it begins."""
    right = head.right - 12
    if not hits:
        return right
    many = hits > DROPS or narrow
    for _ in range(1 if many else hits):
        draw_drop(canvas, right - 16, head.cy, 40 if many else 32, hits if many else 0)
        right -= 44 if many else 29
    words = say("takes {count} hit" if hits == 1 else "takes {count} hits").format(count=hits)
    width = canvas.text_width(words, "heading", 17)
    if not narrow and width < min(head.w * 0.36, right - 20 - named):
        canvas.text(words, right - 6, head.cy, "heading", 17, "#FFE9D8", "rm")
        right -= width + 14
    return right


def _draw_rank(canvas: Canvas, box: Box, at: int, now: bool, manned: bool, mirror: bool, say: Say) -> None:
    ground = (107, 42, 30, 145) if now else (14, 8, 5, 140)
    canvas.rect(box, 9, ground, "#FFCF6B" if now else "#6B4F26", 2 if now else 1)
    cx = box.right - LABEL / 2 if mirror else box.x + LABEL / 2
    ink = "#FFE39A" if now else "#CDB98A"
    canvas.icon(manifest()["step"][STEP_ICONS[at]]["icon"], cx, box.cy - 14, 28, ink)
    canvas.text(say(STEP_TITLES[at + 1]), cx, box.cy + 16, "label", 15, ink, "mm", LABEL - 4)
    if not manned:
        middle = box.cx + (-LABEL if mirror else LABEL) / 2
        canvas.text(say("none"), middle, box.cy, "italic", 18, "#CDB98A", "mm", box.w - 2 * LABEL)


# -- units -------------------------------------------------------------------------------------------------------------


PRINTED = 0.5
"""Of its counter's side: so high is the shield with a building's value, a little larger than it is printed."""


def draw_unit(canvas: Canvas, placed: Placed, fort: int, hits: int, badge_: int | None, say: Say) -> None:
    """A unit with what it bears and the hits on it. `fort`, `hits`: level and hits of the hex's fort."""
    fighter, size = placed.fighter, placed.size
    if fighter.unit == FORT:
        _draw_fort(canvas, placed, fort, hits, badge_)
    else:
        name = piece_name(fighter.unit, say)
        draw_counter(canvas, KIND[fighter.unit], placed.x, placed.y, size, name=name)
        left = f"({fighter.value})"
        if fighter.is_building and fighter.endures and left != printed(ROWS[KIND[fighter.unit]]):
            _value(canvas, placed, left, PRINTED)
    if fighter.bears != NOTHING:
        draw_counter(canvas, KIND[fighter.bears], placed.x - size * 0.36, placed.y - size * 0.36, size * 0.42)
    if fighter.placed:
        box = placed.box
        canvas.rect(box.inset(-3), 12, None, "#FF8D7A", 3.4)
        draw_drop(canvas, box.right - 4, box.y + size * 0.4, size * 0.4, fighter.placed if fighter.placed > 1 else 0)


def _draw_fort(canvas: Canvas, placed: Placed, level: int, hits: int, badge_: int | None) -> None:
    box = placed.box
    canvas.shadow(box, 10, 6, 150, 4)
    canvas.rect(box, 10, ((0, "#F3E7C6"), (1, "#DCC797")), "#2A1608", 2)
    size = placed.size
    draw_fort(canvas, level, badge_, placed.x, box.bottom - size * 0.17, size * 0.84, hits, pips=False)
    pip = max(LEAST_PIP, size * PIP)
    draw_pips(canvas, level, box.x + 6 + pip * (level * 1.35 + 0.75) / 2, box.y + pip + 6, pip, hits)
    _value(canvas, placed, f"({placed.fighter.value})")


def _value(canvas: Canvas, placed: Placed, words: str, part: float = 0.31) -> None:
    """What is left of a building, over what is printed there if it is as large."""
    high = placed.size * part
    box = Box(placed.box.right - high * 1.5, placed.box.bottom - high * 1.15, high * 1.5, high)
    canvas.picture("counters/badge_red_wide.png", box)
    canvas.text(words, box.cx, box.cy - 1, "number", high * 0.5 / canvas.scale.text, "#FFF6DC", "mm", least=1)


def draw_under(canvas: Canvas, placed: Placed, room: float, say: Say) -> None:
    """Dice of this round under a unit, with the word; without dice, what is special about it."""
    fighter = placed.fighter
    below = placed.box.bottom
    die = min(34.0, max(22.0, placed.size * 0.36))
    cy = below + 7 + die / 2
    if fighter.blows:
        count = len(fighter.blows)
        words = say("hit") if fighter.blows[0].hit else say("miss")
        width = canvas.text_width(words, "label", 15)
        worded = count == 1 and die + 5 + width <= room - 4
        x = placed.x - (count * (die + 2) - 2 + (5 + width if worded else 0)) / 2 + die / 2
        for blow in fighter.blows:
            draw_die(canvas, blow.face, x, cy, die, "hit" if blow.hit else "miss")
            x += die + 2
        if worded:
            ink = "#FFE39A" if fighter.blows[0].hit else "#CDB98A"
            canvas.text(words, x - die / 2 + 3, cy, "label", 15, ink, "lm")
        return
    note = _note(placed, say)
    if note and canvas.fits(note, "small", room - 2):
        canvas.text(note, placed.x, cy, "small", 15, "#CDB98A", "mm", room - 2)


def _note(placed: Placed, say: Say) -> str:
    if placed.fighter.unit == SWORD_MASTER:
        return say("may parry")
    if placed.fighter.dice > 1:
        return say("{count} dice").format(count=placed.fighter.dice)
    return say("hero") if placed.fighter.unit >= THINGS else ""
