"""The odds of a battle as a picture: a title, a bar with a piece for each side, and every side's share in words.

One function draws them everywhere, and they are always the asker's: whoever looks comes first from the left and is
called *you*. A piece too narrow for its figure is named under the bar all the same.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import pygame

from engines.core.game import Say
from engines.kings_and_things.odds import Odds, percent
from engines.kings_and_things.phrases import side_name

from ...render import shapes
from ...render.canvas import Box, Canvas
from ...render.theme import mix
from ...sprites.ornaments import badge
from .battle.marks import side_colour

BAR, LOW_BAR, SHIELD = 30.0, 22.0, 24.0
SURE = 0.0005
"""Less than this is missing to the whole: nobody else can win."""
YOURS = 118.0
"""How wide the bar is where the words stand beside it."""


class Share(NamedTuple):
    """A part of the bar: whose, how much of the whole, and what that means in words."""

    badge: int | None
    """None: those who defend an unexplored hex."""
    chance: float
    words: str


class Forecast(NamedTuple):
    """How a fight may end. What the shares lack to the whole is nobody's."""

    title: str
    shares: tuple[Share, ...]
    """The asker's first; for onlookers in the order of the seats."""
    nobody: str = ""

    @property
    def first(self) -> str:
        """The asker's own chance in words."""
        return self.shares[0].words


def forecast(
    title: str, found: Odds, sides: Sequence[int], keepers: Collection[int], asker: int, names: tuple[str, ...],
    badges: tuple[int, ...], say: Say,
) -> Forecast:  # fmt: skip
    """The odds as the asker reads them: their own, then the others in this order. `keepers` are the sides who have the
    hex now. An asker who is not among the sides is an onlooker, who reads them in the order of the seats."""
    neutral = len(names)
    others = [side for side in dict.fromkeys(sides) if side != asker]
    ordered = [asker, *others] if asker in sides else sorted(others)
    shares = []
    for side, chance in zip(ordered, found.believed(ordered), strict=True):
        words = _words(side, side in keepers, asker, len(ordered) > 2 or max(ordered) >= neutral, neutral)
        named = say(words, name=side_name(side, names, say), percent=percent(chance))
        shares.append(Share(badges[side] if side < neutral else None, chance, named))
    left = 1 - sum(share.chance for share in shares)
    nobody = say("{percent} %: nobody is left standing", percent=percent(left)) if left > SURE else ""
    return Forecast(title, tuple(shares), nobody)


def _words(side: int, keeps: bool, asker: int, crowd: bool, neutral: int) -> str:
    """What it means if this side is the last: for three and more, and for explorers, it is simply to win."""
    if side == asker:
        return "you keep it {percent} %" if keeps else "you win {percent} %" if crowd else "you take it {percent} %"
    if side >= neutral:
        return "they hold it {percent} %"
    return "{name} keeps it {percent} %" if keeps else "{name} takes it {percent} %"


def odds_height(canvas: Canvas, width: float, told: Forecast) -> float:
    """How high the whole picture is at this width."""
    rows = len(_rows(canvas, width, told.shares))
    high = _line(canvas) + BAR + 4 + rows * _row(canvas)
    return high + (_small(canvas) if told.nobody and not _beside(canvas, width, told) else 0)


def short_height(canvas: Canvas) -> float:
    """How high it is with the asker's words beside the title instead of all words below."""
    return _line(canvas) + LOW_BAR


def draw_odds(canvas: Canvas, box: Box, told: Forecast) -> None:
    """The odds in a box: whole; if that is too low, only the asker's words, beside the title; and in a box of one line
    a small bar with them."""
    if box.h < short_height(canvas) - 1:
        wide = min(YOURS, box.w * 0.4)
        _bar(canvas, Box(box.x, box.cy - LOW_BAR / 2, wide, LOW_BAR), told.shares, named=1)
        canvas.text(told.title, box.x + wide + 10, box.cy, "strong", 16, "inkp", "lm", box.w - wide - 10, 11)
        return
    whole = odds_height(canvas, box.w, told) <= box.h + 1
    high = _line(canvas)
    beside, role, size = (told.nobody, "small", 15.0) if whole else (told.first, "strong", 16.0)
    wide = canvas.text_width(beside, role, size) + 12 if beside and (not whole or _beside(canvas, box.w, told)) else 0
    wide = min(wide, box.w * 0.55)  # a name may be long
    if wide:
        ink = "inkp2" if whole else "inkp"
        canvas.text(beside, box.right, box.y + high / 2 - 2, role, size, ink, "rm", wide - 12, 11, cut=True)
    canvas.text(told.title, box.x, box.y + high / 2 - 2, "strong", 17, "inkp", "lm", box.w - wide, 11, cut=True)
    bar = Box(box.x, box.y + high, box.w, BAR if whole else LOW_BAR)
    _bar(canvas, bar, told.shares, named=len(told.shares) if whole else 1)
    if not whole:
        return
    y = bar.bottom + 4
    for row in _rows(canvas, box.w, told.shares):
        _draw_row(canvas, Box(box.x, y, box.w, _row(canvas)), row, last=len(told.shares) > 1)
        y += _row(canvas)
    if told.nobody and not wide:
        canvas.text(told.nobody, box.cx, y + _small(canvas) / 2, "small", 15, "inkp2", "mm", box.w)


def _line(canvas: Canvas) -> float:
    return canvas.line_height("strong", 17) + 2


def _row(canvas: Canvas) -> float:
    return max(SHIELD + 2, canvas.line_height("strong", 16))


def _small(canvas: Canvas) -> float:
    return canvas.line_height("small", 15)


def _beside(canvas: Canvas, width: float, told: Forecast) -> bool:
    """Whether what is nobody's has room at the right of the title."""
    both = canvas.text_width(told.title, "strong", 17) + canvas.text_width(told.nobody, "small", 15)
    return both + 16 <= width


def _rows(canvas: Canvas, width: float, shares: Sequence[Share]) -> list[list[Share]]:
    """The shares under the bar, as many in a row as there is room for."""
    rows: list[list[Share]] = [[]]
    for share in shares:
        if rows[-1] and sum(_wide(canvas, one) for one in [*rows[-1], share]) > width:
            rows.append([])
        rows[-1].append(share)
    return rows


def _wide(canvas: Canvas, share: Share) -> float:
    return SHIELD + 6 + canvas.text_width(share.words, "strong", 15) + 8


def _draw_row(canvas: Canvas, box: Box, row: Sequence[Share], last: bool) -> None:
    """Shield and words of each; of two the second stands at the right end, under its piece."""
    x = box.x
    for share in row:
        wide = min(_wide(canvas, share), box.w)
        left = box.right - wide + 8 if last and len(row) == 2 and share is row[-1] else x
        if share.badge is None:
            canvas.icon("crossed-swords", left + SHIELD / 2, box.cy, SHIELD - 4, "inkp2")
        else:
            badge(canvas, share.badge, left, box.cy - SHIELD / 2, SHIELD)
        room = wide - SHIELD - 6
        canvas.text(share.words, left + SHIELD + 6, box.cy, "strong", 15, "inkp", "lm", room, cut=True)
        x += wide


def _bar(canvas: Canvas, box: Box, shares: Sequence[Share], named: int) -> None:
    """A piece for each side, every second one hatched, so that colour is not all that tells them apart. Only of so many
    the words stand there too: a figure that nobody names would be taken for the reader's own."""
    canvas.rect(box, 8, "#2A1608")
    x, whole = box.x + 2, box.w - 4
    for number, share in enumerate(shares):
        piece = Box(x, box.y + 2, whole * share.chance, box.h - 4)
        x = piece.right
        if piece.w < 2:
            continue
        colour = side_colour(share.badge)
        canvas.rect(piece, min(5, piece.w / 2), ((0, mix(colour, "white", 0.16)), (1, mix(colour, "black", 0.3))))
        if number % 2:
            _hatch(canvas, piece)
        words = f"{percent(share.chance)} %"
        size = min(17.0, box.h * 0.6 / canvas.scale.text)
        if number < named and piece.w > canvas.text_width(words, "number", size) + 8:
            canvas.text(words, piece.cx, piece.cy, "number", size, "#FFF6DC", "mm", piece.w - 4, 9, shadow="black")


def _hatch(canvas: Canvas, box: Box) -> None:
    size = (max(1, canvas.scale.px(box.w)), max(1, canvas.scale.px(box.h)))

    def draw(surface: pygame.Surface, over: float) -> None:
        width, height = surface.get_size()
        step = max(4, round(height * 0.45))
        for x in range(-height, width, step):
            pygame.draw.line(surface, (255, 255, 255, 70), (x, height), (x + height, 0), max(1, step // 4))

    surface = canvas.made(("hatch", size), lambda: shapes.smooth(size, draw))
    canvas.put(surface, canvas.scale.px(box.x), canvas.scale.px(box.y))
