"""A card of Of Knights & Ninjas as a surface: ground of its class, ivory frame, figure, words and stone of strength.

A card has three builds. From 150 units of width it says all (L): name, uses, one sentence; from 70 its name (M); below
that nothing (S), and its name stands beside it. Where everything goes is written in the manifest.
"""

from typing import Any, NamedTuple

import pygame

from ....render import shapes
from ....render.canvas import Canvas
from ....render.fonts import LEAST
from ....render.letters import fitted, fitted_line, wrapped, written, written_width
from ....render.pictures import icon, picture
from ....render.theme import RGBA, rgba
from ....sprites.card import RATIO
from ..manifest import manifest

WHITE: RGBA = (255, 250, 240, 255)


class KnightFace(NamedTuple):
    """Print on a card: words come translated, so that a face is the same in every picture of it."""

    id: str
    class_: str  # a key of `[knight_class]`
    strength: str  # on the stone; empty without one
    name: str
    uses: tuple[tuple[str, str], ...]  # icon and word of each
    sentence: str


def build_for(units: float) -> str:
    """Which build a card of this width, in units, gets.

    >>> [build_for(width) for width in (172, 150, 149, 84, 70, 46)]
    ['L', 'L', 'M', 'M', 'M', 'S']
    """
    plans = manifest()["knight_card"]
    return next((build for build in "LM" if units >= plans[build]["from"]), "S")


def knight_card(canvas: Canvas, face: KnightFace, units: float, build: str = "", guise: str = "") -> pygame.Surface:
    """The cached surface of a card so many units wide. `guise`: what a Jester is now, on a ribbon over its picture."""
    width = max(8, canvas.scale.px(units))
    build = build or build_for(units)
    unit = canvas.scale.pixels
    key = ("knight card", face, width, build, guise, unit)
    return canvas.made(key, lambda: card_pixels(face, width, build, unit, guise))


def knight_back(canvas: Canvas, units: float) -> pygame.Surface:
    """The cached surface of a card face down."""
    width = max(6, canvas.scale.px(units))
    return canvas.made(("knight back", width), lambda: picture("knights/back.png", (width, round(width * RATIO))))


def card_pixels(face: KnightFace, width: int, build: str, unit: float, guise: str = "") -> pygame.Surface:
    """A card so many pixels wide, where `unit` pixels are a logical unit: no letter gets smaller than 14 of those."""
    plan: dict[str, Any] = manifest()["knight_card"][build]
    press = _Press(plan, width, unit)
    press.picture(f"knights/grounds/{face.class_}_{build}.jpg", plan["art"])
    press.surface.blit(picture(f"knights/frames/{build}.png", press.surface.get_size()), (0, 0))
    press.figure(face.id)
    if "name" in plan:
        beside = plan.get("name_beside", {}) if face.strength else {}
        press.line(face.name, plan["name"] | beside, _ink("name"))
    if "use" in plan:
        press.uses(face.uses)
        press.hairline()
        press.sentence(face.sentence)
    if face.strength:
        press.stone(manifest()["knight_class"][face.class_]["stone"], face.strength)
    if guise and "guise" in plan:
        press.guise(guise)
    return press.surface


def _ink(name: str) -> RGBA:
    return rgba(str(manifest()["knight_ink"][name]))


def stone_pixels(stone: str, strength: str, pixels: int, share: float) -> pygame.Surface:
    """A stone with a number on it, centred by its ink: an asterisk hangs high in its line."""
    surface = picture(f"knights/stones/{stone}.png", (pixels, pixels))
    figure = written("Cinzel-Black", round(pixels * share), strength, WHITE[:3])
    ink = figure.get_bounding_rect()
    surface.blit(figure, (round(pixels / 2 - ink.centerx), round(pixels * 0.508 - ink.centery)))
    return surface


class _Press:
    """Prints one card; all places are those of its plan."""

    def __init__(self, plan: dict[str, Any], width: int, unit: float) -> None:
        self.plan = plan
        self.k: float = width / plan["size"][0]
        self.least = LEAST * unit
        self.surface = shapes.clear((width, round(width * RATIO)))

    def picture(self, name: str, box: tuple[float, float, float, float]) -> None:
        x, y, w, h = (value * self.k for value in box)
        left, top = int(x), int(y)  # never short of the frame that lies over its edges
        self.surface.blit(picture(name, (round(x + w) - left + 1, round(y + h) - top + 1)), (left, top))

    def centred(self, sprite: pygame.Surface, x: float, y: float) -> None:
        self.surface.blit(sprite, sprite.get_rect(center=(round(x * self.k), round(y * self.k))))

    def figure(self, id_: str) -> None:
        x, y, w, h = self.plan["art"]
        side = round(self.plan["figure"] * 1.155 * self.k)  # the sprite has room for light round its box
        self.centred(picture(f"knights/figures/{id_}.png", (side, side)), x + w / 2, y + h / 2 + self.plan["edge"] / 2)

    def stone(self, stone: str, strength: str) -> None:
        row = self.plan["stone"]
        sprite = stone_pixels(stone, strength, round(row["box"] * self.k), row["number"])
        self.centred(sprite, *row["centre"])

    def fitting(self, text: str, row: dict[str, Any], room: float, colour: RGBA) -> pygame.Surface:
        """A line as large as it has room, but not below the least; longer than any of ours, it is squeezed."""
        return fitted_line(row["font"], text, colour, room, max(self.least, row["size"] * self.k), self.least)

    def line(self, text: str, row: dict[str, Any], colour: RGBA) -> None:
        """A line round its centre."""
        self.centred(self.fitting(text, row, row["width"] * self.k, colour), *row["centre"])

    def uses(self, uses: tuple[tuple[str, str], ...]) -> None:
        """Sign and word of each use, or only the signs of many."""
        row = self.plan["use"]
        sign, gap, apart = (row[name] * self.k for name in ("icon", "gap", "apart"))
        size = round(max(self.least, row["size"] * self.k))
        words = [word for _, word in uses]
        widths = [sign + gap + written_width(row["font"], size, word) for word in words]
        room = self.surface.get_width() - 12 * self.k
        if len(uses) > row["words"] or sum(widths) + apart * (len(uses) - 1) > room:
            widths, words = [sign] * len(uses), [""] * len(uses)
        x = (self.surface.get_width() - sum(widths) - apart * (len(uses) - 1)) / 2
        y = row["middle"] * self.k
        for (name, _), word, width in zip(uses, words, widths, strict=True):
            self.surface.blit(icon(name, round(sign), _ink("use")), (round(x), round(y - sign / 2)))
            label = written(row["font"], size, word, _ink("use")[:3])
            self.surface.blit(label, label.get_rect(midleft=(round(x + sign + gap), round(y))))
            x += width + apart

    def hairline(self) -> None:
        x, y, w, h = (value * self.k for value in self.plan["rule"]["box"])
        red, green, blue, _ = _ink("line")
        fade = ((0.0, (red, green, blue, 0)), (0.5, (red, green, blue, 170)), (1.0, (red, green, blue, 0)))
        rule = shapes.gradient((round(w), max(1, round(h))), fade, across=True)
        self.surface.blit(rule, (round(x), round(y)))

    def sentence(self, text: str) -> None:
        """At most three lines in the middle of their box; a longer language is set smaller."""
        row = self.plan["sentence"]
        x, y, w, h = (value * self.k for value in row["box"])
        size = round(max(self.least, row["size"] * self.k))
        size = round(fitted(size, 6, lambda size: len(wrapped(row["font"], round(size), text, w)) <= row["lines"], 1))
        lines = balanced(wrapped(row["font"], size, text, w), row["font"], size, w)
        step = size * row["leading"]
        top = y + (h - step * len(lines)) / 2
        for number, line in enumerate(lines):
            words = written(row["font"], size, line, _ink("sentence")[:3])
            middle = top + step * (number + 0.5)
            self.surface.blit(words, words.get_rect(center=(round(x + w / 2), round(middle))))

    def guise(self, text: str) -> None:
        """A ribbon over the foot of the picture."""
        row = self.plan["guise"]
        height = round(max(row["height"] * self.k, self.least * 1.3))
        room = round(self.surface.get_width() - height)
        words = self.fitting(text, row, room, rgba("white"))
        ribbon = shapes.box(
            (words.get_width() + height, height), height / 2, ((0.0, _ink("guise")),), rgba("#FFF1CC"), max(1, self.k)
        )
        ribbon.blit(words, words.get_rect(center=ribbon.get_rect().center))
        self.centred(ribbon, self.plan["size"][0] / 2, row["middle"])


def balanced(lines: list[str], face: str, pixels: int, room: float) -> list[str]:
    """The same words in as many lines, so that none stands alone in the last."""
    text, count, narrow = " ".join(lines), len(lines), room
    while written_width(face, pixels, lines[-1]) < narrow / 2:
        narrow *= 0.95
        tried = wrapped(face, pixels, text, narrow)
        if len(tried) > count or narrow < room / 2:
            break
        lines = tried
    return lines
