"""Names in any script: a line is cut into runs that one font can write, and those come in the order in which they are
read on the screen.

Greek and Cyrillic are in most of our own fonts; Hebrew and Arabic, which run from right to left and are shaped, have
fonts of their own, and so do Chinese, Japanese and Korean, as far as names need them. A letter that none of them has is
a clear sign, never an empty box.
"""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

HEBREW, ARABIC = "FrankRuhlLibre-SemiBold", "NotoNaskhArabic-SemiBold"
HAN, HANGUL = "NotoSansSC-SemiBold", "NotoSansKR-SemiBold"
RIGHT_TO_LEFT: Final = {HEBREW: "Hebr", ARABIC: "Arab"}
"""Fonts of scripts that run from right to left, each with its name for whoever shapes letters."""
SMALLER: Final = {ARABIC: 0.82, HAN: 0.86, HANGUL: 0.86}
"""Their letters reach higher and lower than ours: so much of our size leaves them in their line."""
INSTEAD: Final = {"Cinzel-Bold": "Alegreya-ExtraBold", "Cinzel-Black": "Alegreya-ExtraBold"}
"""Fonts of Latin letters only, and which one writes others in their place."""
SIGN: Final = "\N{LOZENGE}"
"""For a letter that no font here has."""

LATIN = 0x024F
OTHERS: Final = (  # first and last letter, and who writes them; "" is any font of ours but those of Latin letters only
    (0x0370, 0x052F, ""), (0x1C80, 0x1C8F, ""), (0x1E00, 0x1FFF, ""), (0x2DE0, 0x2DFF, ""), (0xA640, 0xA69F, ""),
    (0x0590, 0x05FF, HEBREW), (0xFB1D, 0xFB4F, HEBREW),
    (0x0600, 0x06FF, ARABIC), (0x0750, 0x077F, ARABIC), (0x08A0, 0x08FF, ARABIC), (0xFB50, 0xFDFF, ARABIC),
    (0xFE70, 0xFEFF, ARABIC),
    (0x3000, 0x30FF, HAN), (0x4E00, 0x9FFF, HAN), (0xFF00, 0xFF60, HAN), (0xAC00, 0xD7A3, HANGUL),
)  # fmt: skip
KEPT: Final = {
    HAN: (("gb2312", 0xB0, 0xF7), ("big5", 0xA4, 0xC6), ("euc_jp", 0xA1, 0xA5), ("euc_jp", 0xB0, 0xCF)),
    HANGUL: (("euc_kr", 0xB0, 0xC8),),
}
"""What of large fonts is kept, by the old standards of each country: codec, first and last of its leading bytes. All of
the simplified Chinese one, the common half of the traditional and of the Japanese one, kana, and common syllables."""
BETWEEN: Final = " !\"#%&'()*+,-./:;=?[]_\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026"
"""What may stand within a name, or behind it without a space: the font of the name writes that too."""
SYMBOLS = (0x2000, 0x2BFF)
"""Dashes, arrows, quotation marks: as far as our own texts have them, our fonts do."""


def is_kept(face: str, letter: str) -> bool:
    """Whether a font has this letter of its scripts."""
    return face not in KEPT or any(first <= _lead(letter, codec) <= last for codec, first, last in KEPT[face])


def _lead(letter: str, codec: str) -> int:
    """The leading byte of a letter in an old standard; 0 if it is not there."""
    return letter.encode(codec, "ignore")[:1].ljust(1, b"\0")[0]


def kept(face: str) -> Iterator[str]:
    """The letters that a large font is cut down to, and what stands between them."""
    yield from BETWEEN
    for first, last, writer in OTHERS:
        if writer == face:
            yield from (letter for letter in map(chr, range(first, last + 1)) if is_kept(face, letter))


class Run(NamedTuple):
    """A piece of a line in one font."""

    face: str
    text: str


def is_plain(text: str) -> bool:
    """Whether our own font writes all of it."""
    return text.isascii() or all(ord(letter) <= LATIN for letter in text)


@lru_cache(maxsize=1 << 12)
def runs(face: str, text: str) -> tuple[Run, ...]:
    """The pieces of a line from left to right.

    >>> [run.text for run in runs("Alegreya-Bold", "Ada, \u05d3\u05e0 \u05d9 and Bo")]
    ['Ada, ', '\u05d3\u05e0 \u05d9', ' ', 'and Bo']
    """
    pieces: list[list[str]] = []  # face and letters, as they are typed
    for letter in text:
        found, letter = _written_by(face, letter)
        if pieces and (found is None or found == pieces[-1][0]):
            pieces[-1][1] += letter
        else:
            pieces.append([found or face, letter])
    return tuple(_in_order([Run(*piece) for piece in pieces], face))


def _written_by(face: str, letter: str) -> tuple[str | None, str]:
    """The font of a letter, and the letter; no font: whatever writes the one before it."""
    code, kind = ord(letter), unicodedata.category(letter)
    if code <= LATIN or SYMBOLS[0] <= code <= SYMBOLS[1]:
        return (face if letter.isalnum() else None), letter
    for first, last, writer in OTHERS:
        if first <= code <= last and is_kept(writer, letter):
            return (None if kind == "Mn" else writer or INSTEAD.get(face, face)), letter
    if letter in "\u200c\u200d\ufffd" or (kind[0] == "M" and code < 0x0370):
        return None, letter
    return (None, "") if kind[0] == "M" else (face, SIGN)  # a mark goes with its letter


def _in_order(pieces: list[Run], face: str) -> list[Run]:
    """What runs from right to left is turned round, run by run; what stands between goes back to the line."""
    ordered: list[Run] = []
    back: list[Run] = []
    for at, piece in enumerate(pieces):
        if piece.face not in RIGHT_TO_LEFT:
            ordered += [*back, piece]
            back = []
            continue
        letters = piece.text.rstrip(" .,:;!?()[]\u2026\u2019\u2013")  # what ends it belongs to the line around it
        back.insert(0, Run(piece.face, letters))
        if letters != piece.text:
            rest = piece.text[len(letters) :]
            if at + 1 < len(pieces) and pieces[at + 1].face in RIGHT_TO_LEFT:
                back.insert(0, Run(face, rest))
            else:
                ordered += [*back, Run(face, rest)]
                back = []
    return [run for run in (*ordered, *back) if run.text]


def is_written(text: str) -> bool:
    """Whether every letter of a name can be drawn, and none is a sign.

    >>> is_written("\u039c\u03b1\u03c1\u03af\u03b1 \u05d3\u05e0"), is_written("\u0905")
    (True, False)
    """
    return is_plain(text) or not any(_written_by("Alegreya-Bold", letter)[1] != letter for letter in text)
