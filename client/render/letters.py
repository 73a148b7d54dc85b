"""The one door to letters: whatever is measured, fitted, broken into lines or written passes here, in pixels.

Nothing here can fail and nothing takes long, whatever the text (people type names, files bring them) and however small
the room: what cannot be written is left out, what has no room ends in dots, and without room even for those there is
nothing.
"""

import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

import pygame

from .fonts import font
from .scripts import is_plain, runs
from .shapes import clear
from .theme import RGBA

LONGEST: Final = 1024
"""Letters of a line: more than the widest window shows."""
LONGEST_PARAGRAPH: Final = 8192
WIDEST: Final = 16_384
"""Pixels of a line."""
STACKED: Final = 2
"""So many marks and joiners may go with one letter, as some languages need; more would grow into other lines."""
ORDINARY: Final = 32
"""Letters of a word that is measured whole before anybody thinks of breaking it."""
NARROW, WIDE = 0.45, 2.0
"""Width of a letter by the pixels of its type: about what most have, and more than any of ours has."""
SMALLEST, LARGEST = 6, 480
"""Pixels of type."""
DOTS: Final = "…"
JOINERS: Final = "\u200c\u200d"
"""Letters without a shape of their own that shape their neighbours; all others like them are left out."""


@lru_cache(maxsize=1 << 12)
def legible(text: str) -> str:
    """What of a line can be written: no control letters, no half letters, no towers of marks, no endless lines.

    >>> legible("Ilse\\0 the\\nGreat\\ud800"), legible("\\u200b\\u2060")
    ('Ilse the Great\ufffd', '')
    """
    return _plain(text[:LONGEST])


def _plain(text: str) -> str:
    return text if text.isascii() and text.isprintable() else "".join(_letters(text))


def _letters(text: str) -> Iterator[str]:
    stacked = 0
    for letter in text:
        kind = unicodedata.category(letter)
        if kind in ("Mn", "Me") or letter in JOINERS:
            stacked += 1
            if stacked <= STACKED:
                yield letter
        elif letter.isspace():
            yield letter if letter == "\xa0" else " "
        elif kind not in ("Cc", "Cf"):
            stacked = 0
            yield "\ufffd" if kind == "Cs" else letter


def type_size(pixels: float) -> int:
    """Pixels that type can have."""
    return min(LARGEST, max(SMALLEST, round(pixels)))


def line_height(face: str, pixels: int) -> int:
    """From one line to the next."""
    return font(face, type_size(pixels)).get_linesize()


def base_drop(face: str, pixels: int) -> float:
    """How far the base line of a text lies under its middle."""
    letters = font(face, type_size(pixels))
    return letters.get_ascent() - letters.get_height() / 2


@lru_cache(maxsize=1 << 14)
def written_width(face: str, pixels: int, text: str) -> int:
    """How many pixels wide a text is: asked for again and again while lines are broken and type is fitted."""
    text, size = legible(text), type_size(pixels)
    if is_plain(text):
        return font(face, size).size(text)[0]
    return sum(font(run.face, size).size(run.text)[0] for run in runs(face, text))


def written(face: str, pixels: int, text: str, colour: RGBA | tuple[int, int, int] | str) -> pygame.Surface:
    """A line of letters; an empty surface one pixel wide if nothing of the text can be seen."""
    text = legible(text)
    if written_width(face, pixels, text) > WIDEST:
        text = shortened(face, pixels, text, WIDEST)
    letters = font(face, type_size(pixels))
    try:
        if not is_plain(text):
            return _in_runs(face, pixels, text, colour)
        return letters.render(text, True, colour) if text else clear((1, letters.get_height()))
    except pygame.error:  # letters without any width
        return clear((1, letters.get_height()))


def _in_runs(face: str, pixels: int, text: str, colour: RGBA | tuple[int, int, int] | str) -> pygame.Surface:
    """A line in more than one font, all on the base line of the first, and as high as a line of that."""
    own = font(face, type_size(pixels))
    line = clear((max(1, written_width(face, pixels, text)), own.render("A", True, colour).get_height()))
    x = 0
    for run in runs(face, text):
        letters = font(run.face, type_size(pixels))
        line.blit(letters.render(run.text, True, colour), (x, own.get_ascent() - letters.get_ascent()))
        x += letters.size(run.text)[0]
    return line


def squeezed(surface: pygame.Surface, room: float) -> pygame.Surface:
    """A line on a card, made narrower where a translated name is longer than any of ours: better narrow than cut."""
    if surface.get_width() <= room:
        return surface
    return pygame.transform.smoothscale(surface, (max(1, int(room)), surface.get_height()))


def fitted(wish: float, least: float, fits: Callable[[float], bool], step: float = 0.5) -> float:
    """The largest size from the wish down to the least, in steps, that fits; the least if none does.

    >>> fitted(20, 14, lambda size: size <= 16.7), fitted(20, 14, lambda size: False), fitted(12, 14, lambda size: True)
    (16.5, 14, 12)
    """
    if wish <= least or fits(wish):
        return wish
    steps = range(1, int((wish - least) / step) + 1)
    at = bisect_left(steps, True, key=lambda number: fits(wish - number * step))
    return wish - steps[at] * step if at < len(steps) else least


def fitted_line(
    face: str, text: str, colour: RGBA, room: float, wish: float, least: float, step: float = 1.0
) -> pygame.Surface:
    """A line on a card: as large as it has room, from the pixels wished for to the least, and then narrower."""
    size = fitted(wish, least, lambda size: written_width(face, type_size(size), text) <= room, step)
    return squeezed(written(face, type_size(size), text, colour), room)


def shortened(face: str, pixels: int, text: str, room: float) -> str:
    """A line cut to have room, with dots at its end; nothing at all if not even they have."""
    if written_width(face, pixels, text) <= room:
        return text
    text = legible(text)

    def cut(letters: int) -> str:
        while letters and letters < len(text) and unicodedata.category(text[letters]).startswith("M"):
            letters -= 1  # a letter goes with its marks
        return f"{text[:letters].rstrip()}{DOTS}"

    over = bisect_left(range(1, len(text)), True, key=lambda letters: written_width(face, pixels, cut(letters)) > room)
    found = cut(over)
    return found if written_width(face, pixels, found) <= room else ""


def wrapped(face: str, pixels: int, text: str, room: float) -> list[str]:
    """Text in lines that have room, new ones where it asks for them. A word too long for a line is broken: somebody's
    name may be one. At least a letter stands in a line."""
    lines: list[str] = []
    for paragraph in text[:LONGEST_PARAGRAPH].split("\n"):
        pieces = [piece for word in _plain(paragraph).split() for piece in _broken(face, pixels, word, room)]
        lines.extend(_filled(face, pixels, pieces, room) if pieces else [""])
    return lines


def _filled(face: str, pixels: int, pieces: list[str], room: float) -> Iterator[str]:
    """As many in a line as have room. How many that may be is guessed by the line before: to measure takes long."""
    start, letters = 0, int(room / (NARROW * pixels))
    while start < len(pieces):
        end, guessed = start + 1, len(pieces[start])
        while end < len(pieces) and (guessed := guessed + 1 + len(pieces[end])) <= letters:
            end += 1

        def fits(end: int) -> bool:
            return written_width(face, pixels, " ".join(pieces[start:end])) <= room  # noqa: B023 (called at once)

        if end > start + 1 and not fits(end):
            end -= 1
            while end > start + 1 and not fits(end):
                end -= 1
        else:
            while end < len(pieces) and fits(end + 1):
                end += 1
        line = " ".join(pieces[start:end])
        yield line
        start, letters = end, len(line)


def _broken(face: str, pixels: int, word: str, room: float) -> Iterator[str]:
    plain = word.isascii() and WIDE * pixels * len(word) <= room
    if plain or (len(word) <= ORDINARY and written_width(face, pixels, word) <= room):
        yield word
        return
    while word:
        some = 1  # so many letters have room, or must do without; only twice as many as that are ever measured
        while some < len(word) and written_width(face, pixels, word[: 2 * some]) <= room:
            some *= 2
        more = range(some + 1, min(len(word), 2 * some) + 1)
        some += bisect_left(more, True, key=lambda letters: written_width(face, pixels, word[:letters]) > room)
        yield word[:some]
        word = word[some:]
