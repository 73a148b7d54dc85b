"""What grows and stands on a hex: trees, palms, reeds, cactus, rocks, peaks, ice. Lit from the upper left.

Each is drawn on its foot, in the units of a hex, with a soft shadow to the lower right.
"""

import math
import random
from typing import NamedTuple

from canvas import Colour
from vector import Drawing


class Foliage(NamedTuple):
    """Three greens, or whatever a plant is made of."""

    dark: Colour
    middle: Colour
    light: Colour


TIERS = ((0.10, 0.52, 1.0), (0.34, 0.76, 0.78), (0.58, 1.0, 0.55))
"""The three skirts of a conifer: foot and tip as shares of its height, and share of its width."""
FRONDS = (-175, -140, -40, -5, -100, -70)
"""Angles of a palm's leaves, the lit ones last."""


def conifer(art: Drawing, x: float, y: float, height: float, needles: Foliage) -> None:
    """A fir of three tiers with a lit left edge; white needles are snow."""
    half = height * 0.34
    art.ellipse(x + half * 0.5, y + 1, half * 1.1, half * 0.36, "#04120A", 0.38)
    art.rect((x - 1.2, y - height * 0.2, 2.4, height * 0.2), "#3A2413")
    for low, high, share in TIERS:
        wide, foot, tip = half * share, y - height * low, y - height * high
        art.polygon([(x, tip), (x + wide, foot), (x, foot + height * 0.05), (x - wide, foot)], needles.dark)
        art.polygon([(x, tip), (x - wide, foot), (x - half * 0.1, foot + height * 0.03)], needles.light, 0.95)
        art.polygon([(x, tip), (x + wide * 0.15, foot), (x - wide * 0.25, foot)], needles.middle, 0.9)


def round_tree(art: Drawing, x: float, y: float, size: float, leaves: Foliage) -> None:
    art.ellipse(x + size * 0.3, y + 1, size * 0.8, size * 0.28, "#04120A", 0.36)
    art.polygon([(x - 1.4, y), (x + 1.4, y), (x + 1, y - size * 0.7), (x - 1, y - size * 0.7)], "#4A2F18")
    art.ellipse(x, y - size * 1.05, size * 0.72, size * 0.66, leaves.dark)
    art.ellipse(x - size * 0.12, y - size * 1.15, size * 0.56, size * 0.5, leaves.middle)
    art.ellipse(x - size * 0.24, y - size * 1.3, size * 0.3, size * 0.24, leaves.light, 0.9)


def palm(art: Drawing, x: float, y: float, height: float, chance: random.Random, leaves: Foliage) -> None:
    """A bent trunk and six fronds."""
    lean = chance.uniform(-0.25, 0.25) * height
    top_x, top_y = x + lean, y - height
    art.ellipse(x + 4, y + 1, 9, 3, "#03140A", 0.38)
    for offset, bark, width in ((0, "#4D3418", 3.0), (-0.6, "#A47A3E", 1.1)):
        bend = f"Q{x + lean * 0.2 + offset:.1f},{y - height * 0.6:.1f} {top_x + offset:.1f},{top_y:.1f}"
        art.line(f"M{x + offset:.1f},{y:.1f} {bend}", bark, width)
    shades = (leaves.dark, leaves.middle, leaves.middle, leaves.dark, leaves.light, leaves.light)
    for angle, shade in zip(FRONDS, shades, strict=True):
        turn = math.radians(angle + chance.uniform(-10, 10))
        reach = height * 0.62
        across, down = math.cos(turn) * reach, math.sin(turn) * reach * 0.75
        tip_x, tip_y = top_x + across, top_y + down + height * 0.16
        mid_x, mid_y = top_x + across * 0.55, top_y + down - height * 0.12
        wide_x, wide_y = -(tip_y - top_y) / reach * 3.2, (tip_x - top_x) / reach * 3.2
        art.path(
            f"M{top_x:.1f},{top_y:.1f} Q{mid_x + wide_x:.1f},{mid_y + wide_y - 1:.1f} {tip_x:.1f},{tip_y:.1f} "
            f"Q{mid_x - wide_x * 0.4:.1f},{mid_y - wide_y * 0.4 + 3:.1f} {top_x:.1f},{top_y:.1f} Z",
            shade,
        )


def rosette(art: Drawing, x: float, y: float, chance: random.Random) -> None:
    """Broad leaves on the ground of a jungle."""
    art.ellipse(x, y + 2, 7, 3, "#052A16", 0.4)
    for side in (-6, -3, 3, 6):
        shade = chance.choice(("#1C6A35", "#3FA04A", "#69BB4A"))
        rise = -8 - abs(side) * 0.1
        out, home = f"q{side},{rise:.1f} {side * 1.7:.1f},-3", f"q{-side * 0.5:.1f},3 {-side * 1.7:.1f},3"
        art.path(f"M{x:.1f},{y + 2:.1f} {out} {home} Z", shade)


def grass(art: Drawing, x: float, y: float, chance: random.Random) -> None:
    """A tuft of three blades."""
    for blade in (-1, 0, 1):
        height = chance.uniform(6, 10)
        shade = chance.choice(("#5F7A2E", "#77912F", "#EEE39A"))
        bend = f"q{blade * 1.5:.1f},-4 {blade * 3.4:.1f},{-height:.1f}"
        art.line(f"M{x + 2 * blade:.1f},{y:.1f} {bend}", shade, 1.2, 0.95)


def flower(art: Drawing, x: float, y: float, size: float, petals: Colour) -> None:
    """Four petals round a golden eye."""
    for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        art.disc(x + size * across, y + size * down, size * 0.85, petals)
    art.disc(x, y, size * 0.6, "#8A5A14" if petals in ("#F0C23A", "#FFCF3D") else "#F6D65A")


def stook(art: Drawing, x: float, y: float) -> None:
    """Sheaves of corn leaning together."""
    art.ellipse(x + 2, y + 2, 6, 2, "#3A3A12", 0.35)
    art.path(f"M{x - 5:.1f},{y:.1f} q0,-10 5,-11 q5,1 5,11 Z", "#D9B24A")
    art.path(f"M{x + 1:.1f},{y:.1f} q2,-8 -1,-11 q5,1 5,11 Z", "#B08A30")
    art.line(f"M{x - 3:.1f},{y - 1:.1f} l2,-8 M{x + 2:.1f},{y - 1:.1f} l-1.4,-8", "#8F6A2A", 1)


def field(art: Drawing, x: float, y: float) -> None:
    """A ploughed field with six furrows."""
    art.polygon([(x - 22, y + 8), (x - 8, y - 11), (x + 25, y - 7), (x + 14, y + 14)], "#C79F48", 0.95)
    for furrow in range(6):
        start = f"M{x - 19 + furrow * 6.2:.1f},{y + 8 + furrow:.1f}"
        art.line(f"{start} L{x - 5 + furrow * 5.6:.1f},{y - 9 + furrow * 0.6:.1f}", "#8F6A2A", 1.1, 0.75)


def cactus(art: Drawing, x: float, y: float) -> None:
    art.ellipse(x + 4, y + 1, 7, 2, "#6D4A1A", 0.4)
    art.line(f"M{x:.1f},{y:.1f} v-16", "#3F6B34", 4)
    art.line(f"M{x - 5:.1f},{y - 12:.1f} v4 q0,3 5,3 M{x + 5:.1f},{y - 14:.1f} v4 q0,3 -5,3", "#3F6B34", 2.6)
    art.line(f"M{x - 1:.1f},{y - 2:.1f} v-13", "#7FA35A", 1)


def sandstone(art: Drawing, x: float, y: float) -> None:
    art.ellipse(x + 3, y + 1, 8, 2.4, "#6D4A1A", 0.4)
    art.polygon([(x - 7, y), (x - 4, y - 7), (x + 2, y - 9), (x + 7, y - 2), (x + 5, y + 1)], "#A8703A")
    art.polygon([(x - 7, y), (x - 4, y - 7), (x + 2, y - 9), (x - 1, y - 2)], "#D69F5E")


def boulder(art: Drawing, x: float, y: float) -> None:
    art.ellipse(x + 1.5, y + 1, 4, 1.6, "#1D1814", 0.4)
    art.polygon([(x - 4, y), (x - 2, y - 4), (x + 2, y - 4.6), (x + 4, y - 0.5)], "#6B6057")
    art.polygon([(x - 4, y), (x - 2, y - 4), (x + 1, y - 3.6), (x - 0.5, y)], "#B9AEA0")


def peak(art: Drawing, x: float, y: float, width: float, height: float, chance: random.Random) -> None:
    """A mountain of a light, a middle and a dark facet under a ragged cap of snow."""
    tip = x + chance.uniform(-0.08, 0.08) * width
    ridge = chance.uniform(-0.1, 0.12) * width

    def at(across: float, up: float) -> tuple[float, float]:
        return x + width * across, y - height * up

    foot, shoulder, summit = (x + ridge, y + height * 0.06), (x + ridge * 0.6, y - height * 0.4), (tip, y - height)
    art.polygon([(x - width * 0.55, y + 2), (x + width * 0.72, y + 3), (x + width * 0.2, y + 6)], "#1D1814", 0.35)
    art.polygon([summit, at(0.28, 0.45), at(0.5, 0), foot, shoulder], "#4C433D")
    art.polygon([summit, shoulder, foot, at(-0.5, 0), at(-0.26, 0.5)], "#A2978A")
    art.polygon([summit, at(-0.26, 0.5), at(-0.5, 0), at(-0.3, 0.1), at(-0.12, 0.42)], "#C4B9AA", 0.9)
    for (top_x, top_y), (low_x, low_y) in ((at(-0.1, 0.3), at(-0.18, 0.05)), (at(0.2, 0.32), at(0.28, 0.06))):
        art.line(f"M{top_x:.1f},{top_y:.1f} L{low_x:.1f},{low_y:.1f}", "#2E2723", 1, 0.5)
    lee = [at(0.17, 0.66), at(0.1, 0.60), at(0.06, 0.68)]
    lit = [at(-0.06, 0.66), at(-0.12, 0.58), at(-0.16, 0.68)]
    art.polygon([summit, *lee, (x + ridge * 0.5, y - height * 0.56), *lit], "#FBFAF6")
    art.polygon([summit, *lee, (x + ridge * 0.4, y - height * 0.58)], "#B9C2CC", 0.9)


def pool(art: Drawing, x: float, y: float, width: float, chance: random.Random) -> None:
    """Still water with a pale rim, the sky in it and lily pads."""
    art.ellipse(x, y + 1.4, width + 2, width * 0.46 + 2, "#8D9560", 0.6)
    art.ellipse(x, y, width, width * 0.46, "#23403F")
    art.ellipse(x - width * 0.15, y - width * 0.06, width * 0.72, width * 0.28, "#3C6562", 0.8)
    glint = f"M{x - width * 0.5:.1f},{y - width * 0.12:.1f} q{width * 0.3:.1f},-3 {width * 0.6:.1f},0"
    art.line(glint, "#B8D0C0", 1.1, 0.75)
    for _ in range(chance.randint(1, 3)):
        pad_x, pad_y = x + chance.uniform(-0.6, 0.6) * width, y + chance.uniform(-0.2, 0.25) * width
        art.ellipse(pad_x, pad_y, 3.4, 1.9, "#6FA04A")
        art.ellipse(pad_x - 0.6, pad_y - 0.4, 1.8, 0.9, "#A5C96E")


def reeds(art: Drawing, x: float, y: float, height: float, chance: random.Random) -> None:
    """A clump, every second stalk with a brown head."""
    for stalk in range(chance.randint(4, 6)):
        foot, bend, tall = x + (stalk - 2.5) * 2.1, chance.uniform(-4, 4), height * chance.uniform(0.7, 1.1)
        shade = chance.choice(("#A9B36A", "#7F8C4A", "#C4C481"))
        art.line(f"M{foot:.1f},{y:.1f} q0,{-tall * 0.6:.1f} {bend:.1f},{-tall:.1f}", shade, 1.3)
        if stalk % 2:
            art.line(f"M{foot + bend:.1f},{y - tall:.1f} l{bend * 0.12:.1f},{-height * 0.24:.1f}", "#5D3A1C", 2.6)


def dead_tree(art: Drawing, x: float, y: float) -> None:
    trunk, right, left, twig = "v4 l1,-16", "l7.4,-9", "l-6.8,-9", "l6,1"
    starts = ((0, 0, trunk), (0.6, -5, right), (0.8, -8, left), (5, -10, twig))
    for across, down, limb in starts:
        art.line(f"M{x + across:.1f},{y + down:.1f} {limb}", "#3A2D20", 2.2)


def shard(art: Drawing, x: float, y: float, height: float) -> None:
    """Ice of four facets."""
    art.ellipse(x + 4, y + 1, 9, 2.6, "#537489", 0.4)
    art.polygon([(x - 6, y), (x - 2, y - height), (x + 2, y - height * 0.4), (x + 1, y)], "#E9F6FC")
    middle = [(x - 2, y - height), (x + 2, y - height * 0.4), (x + 1, y), (x + 4, y), (x + 3, y - height * 0.55)]
    art.polygon(middle, "#7FB0CC")
    art.polygon([(x + 1, y), (x + 5, y - height * 0.7), (x + 9, y)], "#BFE0EF")
    art.polygon([(x + 5, y - height * 0.7), (x + 9, y), (x + 5.5, y)], "#5F95B5")


def wave(art: Drawing, x: float, y: float, length: float) -> None:
    """Two crests, dark below light."""
    crest = f"q{length * 0.25:.1f},{-length * 0.26:.1f} {length * 0.5:.1f},0"
    for down, shade, width, opacity in ((1.6, "#0E3A61", 2.4, 0.7), (0, "#D9F0F8", 1.5, 0.9)):
        art.line(f"M{x - length / 2:.1f},{y + down:.1f} {crest} {crest}", shade, width, opacity)


def ship(art: Drawing, x: float, y: float) -> None:
    """Two sails and a red pennant."""
    art.ellipse(x, y + 9, 19, 3.4, "#0E3A61", 0.6)
    art.polygon([(x - 17, y), (x + 17, y), (x + 11, y + 9), (x - 11, y + 9)], "#5D3A1C")
    art.line(f"M{x - 16},{y + 1} h32", "#C79F55", 1.6)
    art.line(f"M{x},{y} v-30", "#3A2413", 2)
    art.path(f"M{x + 1},{y - 29} q16,11 0,25 Z", "#F6EAD0")
    art.path(f"M{x - 1},{y - 25} q-12,9 0,20 Z", "#DCCBA0")
    art.path(f"M{x},{y - 35} l9,3 l-9,3 Z", "#A8242C")
