"""Dice: six faces in each colour, and a cube that tumbles."""

import math
from typing import NamedTuple

import manifest
import pygame
from canvas import Colour, Point, Recipe, mix, painted
from vector import Drawing, closed

SIZE = 160
BOX = 64.0
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-14, -14), (14, 14)),
    3: ((-16, -16), (0, 0), (16, 16)),
    4: ((-14, -14), (14, -14), (-14, 14), (14, 14)),
    5: ((-15, -15), (15, -15), (0, 0), (-15, 15), (15, 15)),
    6: ((-14, -17), (14, -17), (-14, 0), (14, 0), (-14, 17), (14, 17)),
}
"""Places of the pips round the middle of a face 60 wide."""

Vector = tuple[float, float, float]


class Side(NamedTuple):
    """A side of the cube: its number, the way it looks, and its right and lower directions."""

    number: int
    out: Vector
    right: Vector
    down: Vector


SIDES = (
    Side(1, (0, 0, 1), (1, 0, 0), (0, 1, 0)),
    Side(6, (0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    Side(2, (0, 1, 0), (1, 0, 0), (0, 0, -1)),
    Side(5, (0, -1, 0), (1, 0, 0), (0, 0, 1)),
    Side(3, (1, 0, 0), (0, 0, -1), (0, 1, 0)),
    Side(4, (-1, 0, 0), (0, 0, 1), (0, 1, 0)),
)


def face(colour: str, number: int) -> pygame.Surface:
    """A die seen from above."""
    row = manifest.table("die")[colour]
    art = Drawing(BOX, BOX)
    art.rect((2, 4, 60, 59), "#1A0F07", 0.7, 13)
    art.rect((2, 1, 60, 59), art.shade(row["light"], row["dark"]), 1, 13)
    art.frame((2, 1, 60, 59), "#3A2612", 2, 1, 13)
    art.rect((6, 4, 52, 22), "#FFFFFF", 0.25, 9)
    if row.get("dial"):
        _dial(art, row["dial"])
    for x, y in PIPS[number]:
        art.disc(32 + x, 30 + y, 5.6, row["pip"])
    if row.get("ring"):
        art.frame((2.5, 1.5, 59, 58), row["ring"], 4, 1, 12.5)
    if row.get("struck"):
        art.line("M12,52 L52,10", "#2A1608", 3, 0.55)
    return art.render(SIZE, SIZE, 4)


def _dial(art: Drawing, shade: Colour) -> None:
    """The hours round the face of a die that tells the time."""
    art.ring(32, 30, 26, shade, 0.9, 0.45)
    for hour in range(12):
        x, y = math.cos(math.tau * hour / 12), math.sin(math.tau * hour / 12)
        inner = 22.5 if hour % 3 == 0 else 24
        art.line(f"M{32 + inner * x:.2f},{30 + inner * y:.2f} L{32 + 26 * x:.2f},{30 + 26 * y:.2f}", shade, 1.1, 0.55)


def tumbling(colour: str, frame: int) -> pygame.Surface:
    """A die in the air: one of the frames of a roll that ends where it began."""
    row = manifest.table("die")[colour]
    turn = math.tau * frame / row["frames"]
    art = Drawing(BOX, BOX)
    art.ellipse(34, 58, 20, 4, "#000000", 0.28)
    seen = [(side, _turned(side.out, turn)) for side in SIDES]
    for side, out in sorted(seen, key=lambda one: one[1][2]):
        if out[2] > 0.02:
            _cube_side(art, side, out, turn, row)
    return art.render(SIZE, SIZE, 4)


def _turned(vector: Vector, turn: float) -> Vector:
    """A direction after the cube has turned: about its standing axis, then twice about the lying one."""
    x, y, z = vector
    spin, roll = turn + 0.5, 2 * turn + 0.7
    x, z = x * math.cos(spin) + z * math.sin(spin), z * math.cos(spin) - x * math.sin(spin)
    y, z = y * math.cos(roll) - z * math.sin(roll), z * math.cos(roll) + y * math.sin(roll)
    return x, y, z


def _cube_side(art: Drawing, side: Side, out: Vector, turn: float, row: dict[str, Colour]) -> None:
    """One visible side with its pips, lighter the more it looks to the upper left."""
    right, down = _turned(side.right, turn), _turned(side.down, turn)
    half = 19.0

    def at(across: float, along: float) -> Point:
        return tuple(  # type: ignore[return-value]
            middle + half * out[axis] + across * right[axis] + along * down[axis] for axis, middle in ((0, 32), (1, 31))
        )

    facing = -0.5 * out[0] - 0.6 * out[1] + 0.62 * out[2]
    shade = mix(row["dark"], row["light"], 0.5 + 0.5 * facing)
    if facing < 0:
        shade = mix(shade, "#1A0F07", -0.5 * facing)
    reach = half - 3.5
    outline = closed([at(-reach, -reach), at(reach, -reach), at(reach, reach), at(-reach, reach)])
    art.line(outline, "#3A2612", 9)
    art.edged(outline, shade, shade, 7)
    share = half / 30
    for x, y in PIPS[side.number]:
        pip = [
            at(share * x + 3.4 * math.cos(step * math.tau / 16), share * y + 3.4 * math.sin(step * math.tau / 16))
            for step in range(16)
        ]
        art.polygon(pip, row["pip"])


def recipes() -> dict[str, Recipe]:
    files: dict[str, Recipe] = {}
    for colour, row in manifest.table("die").items():
        for number in PIPS:
            files[manifest.path("die", colour=colour, face=number)] = painted(face, colour, number)
        for frame in range(row.get("frames", 0)):
            files[manifest.path("die_tumbling", colour=colour, frame=frame)] = painted(tumbling, colour, frame)
    return files
