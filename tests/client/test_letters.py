"""The one door to letters: any text in any room, and an answer in little time."""

import re
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.render.cache import SurfaceCache
from client.render.canvas import Box, Canvas
from client.render.letters import (
    LONGEST,
    STACKED,
    WIDEST,
    fitted_line,
    legible,
    shortened,
    squeezed,
    wrapped,
    written,
    written_width,
)
from client.render.scale import Scale

FACE = "Alegreya-Bold"
CLIENT = Path(__file__).parents[2] / "client"

STRANGE = {
    "nothing": "",
    "NUL": "a\0b",
    "only NUL": "\0",
    "zero width": "\u200b\u200c\u200d\u2060\ufeff",
    "half letters": "\ud800 \udfff",
    "newlines": "one\ntwo\r\n\nthree\u2028four",
    "control letters": "\x01\x1b[31m\x7f\x85",
    "right to left": "\u202e\u05e9\u05dc\u05d5\u05dd",
    "a flood of marks": "Ilse" + "\u0301\u0489" * 500,
    "marks and nothing else": "\u0301" * 300,
    "long": "W" * 4096,
    "very long": "Wilhelmina " * 30_000,
    "long without a shape": "\u200d" * 4096,
    "joined": "👩‍👩‍👧‍👦" * 500,
    "private": "\ue000\U0010ffff\U000e0001",
}
ROOMS = (-50.0, 0.0, 7.0, 120.0, 1e9)


@pytest.fixture(autouse=True)
def _letters() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))


def canvas(pixels: float = 1.0) -> Canvas:
    return Canvas(Scale(pixels), (400.0, 300.0), SurfaceCache())


def draw(canvas: Canvas, text: str, room: float) -> None:
    """Everything that a scene can do with a text."""
    canvas.text(text, 5, 5, room=room)
    canvas.text(text, 5, 5, room=room, cut=True, shadow="black")
    canvas.text(text, 5, 5)
    canvas.title(text, 5, 5, 40, room=room)
    canvas.paragraph(text, Box(0, 0, room, room))
    canvas.fits(text, "body", room)
    canvas.text(canvas.shortened(text, "title", 26, room, 18), 0, 0, "title", 26, room=room)
    fitted_line(FACE, text, (0, 0, 0, 255), room, 20, 8)


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE)
def test_any_text_in_any_room(text: str) -> None:
    for room in ROOMS:
        draw(canvas(), text, room)


@given(st.text(st.characters(exclude_categories=()), max_size=40), st.floats(-1e3, 1e4), st.sampled_from((0.75, 1, 3)))
@settings(max_examples=40, deadline=None)
def test_any_letters_at_all(text: str, room: float, pixels: float) -> None:
    draw(canvas(pixels), text, room)


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE)
def test_nothing_leaves_its_room_nor_its_line(text: str) -> None:
    high = written(FACE, 20, "Ilse", "white").get_height()
    for room in ROOMS:
        cut = shortened(FACE, 20, text, room)
        assert written_width(FACE, 20, cut) <= max(0, room)
        assert squeezed(written(FACE, 20, text, "white"), room).get_width() <= max(1, room)
        drawn = canvas().text(text, 0, 0, room=room)
        assert drawn.w <= max(1, room + 2)
        assert drawn.h < 2 * high
    assert written(FACE, 400, text, "white").get_width() <= WIDEST


def test_what_people_write_is_left_as_it_is() -> None:
    for text in (
        "Ilse",
        "José Ångström",
        "Nguyễn Văn Ế",
        "Ho\u0302\u0323i",
        "שרה",
        "王小明",
        "1\xa0000 “crowns” …",
        "👩‍👧",
    ):
        assert legible(text) == text


def test_what_cannot_be_written_is_left_out() -> None:
    assert legible("a\0b\nc\td\u200be\u202ef") == "ab c def"
    assert legible("\ud800") == "\ufffd"
    assert legible("o" + "\u0301" * 9) == "o" + "\u0301" * STACKED
    assert len(legible("W" * 5000)) == LONGEST


def test_a_letter_is_not_parted_from_its_marks() -> None:
    text = "e\u0301" * 30
    for room in range(10, 200, 7):
        cut = shortened(FACE, 20, text, room).removesuffix("…")
        assert len(cut) % 2 == 0


def test_every_letter_of_a_long_word_is_in_some_line() -> None:
    word = "".join(chr(97 + n % 26) for n in range(500))
    for room in (0, 9, 60, 400):
        lines = wrapped(FACE, 20, f"the {word} end", room)
        assert "".join(lines).replace(" ", "") == f"the{word}end"
        assert all(written_width(FACE, 20, line) <= room or len(line) == 1 for line in lines)


def test_a_line_is_cut_no_more_than_it_must_be() -> None:
    for room in range(20, 200, 13):
        kept = shortened(FACE, 20, "Wilhelmina Maximiliane", room).removesuffix("…")
        longer = "Wilhelmina Maximiliane"[: len(kept) + 2]
        assert written_width(FACE, 20, f"{longer}…") > room


def test_letters_pass_one_door() -> None:
    """No other file of the window opens a typeface, or asks one for pixels."""
    doors = {CLIENT / "render" / "letters.py", CLIENT / "render" / "fonts.py"}
    own = re.compile(r"pygame\.font\.(Font|SysFont)|fonts import .*\bfont\b|\.render\([^)]*, (True|False)\b")
    found = [path for path in CLIENT.rglob("*.py") if path not in doors and own.search(path.read_text("utf-8"))]
    assert found == []


def test_it_takes_little_time() -> None:
    """Work is counted, not seconds: how often a typeface is asked for the width of something."""
    for text in ("W" * 4096, "Wilhelmina " * 400, "\u0430\u0301" * 500):
        for room in (0, 300):
            written_width.cache_clear()
            canvas().text(text, 0, 0, room=room, size=60)
            assert written_width.cache_info().misses < 40
            written_width.cache_clear()
            wrapped(FACE, 20, text, room)
            assert written_width.cache_info().misses < 4 * len(text)
