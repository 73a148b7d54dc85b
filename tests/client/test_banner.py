"""The banner of a deed: it fits every table, its words stay apart, and what is done in passing is one line."""

from types import SimpleNamespace
from typing import Any

import pytest

from client.render.canvas import Box, Canvas
from client.tables.banner import TO_AND_FRO, CardGroup, Deed, Passing, Stand, banner_box, draw_deed
from client.tables.pace import Caption, Weight
from engines.core.language import ENGLISH
from tests.client.cover_your_kingdom.canvas import LONG, SIZES, TEXTS, blank, faults

NAMES = ("Larissa", "Tomas", "Morwen")
SENTENCE = "Three cards of your hand, drawn blindly, for as many of Maximiliane's choice, and then some more."


def no_card(canvas: Canvas, card: Any, x: float, y: float, width: float) -> None:
    """Only words are looked at here."""


def deed_with(cards: int) -> Deed:
    groups = (
        CardGroup("Maximiliane takes", "from you", ("card",) * cards),
        CardGroup("Maximiliane gives back", "to you", ("card",) * cards),
    )
    caption = Caption(0, "Maximiliane hires a Hypnogriff", SENTENCE, "action 1 of 2")
    return Deed(caption, "card", groups, (0, 0), (100, 700), TO_AND_FRO)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("cards", [1, 3, 9])
def test_a_banner_fits_its_table_and_its_words_stay_apart(size: str, text: int, cards: int) -> None:
    canvas, marks = blank(SIZES[size], text)
    area = Box(16, 64, canvas.width - 440, canvas.height - 360)
    context: Any = SimpleNamespace(badges=(0, 1, 2), names=LONG)
    deed = deed_with(cards)
    box = banner_box(canvas, area, deed)
    assert area.x <= box.x
    assert box.right <= area.right
    assert area.y <= box.y
    assert box.bottom <= area.bottom
    draw_deed(canvas, context, Stand(area, no_card), deed, 60.0)
    assert not faults(marks, box)


def test_what_has_no_cards_is_a_line() -> None:
    caption = Caption(0, "Larissa passes.", "", sort="routine", weight=Weight.ROUTINE)
    assert Deed(caption).is_line
    assert Deed(caption, None, (CardGroup("", "", ()),)).is_line
    assert not Deed(caption, "card").is_line


def test_a_row_of_passes_is_one_line_until_somebody_does_something() -> None:
    passing, words = Passing(), "{seat} {seat:?passes|pass}"
    lines = [passing.line(ENGLISH, seat, "passed", NAMES, words).caption.lead for seat in (0, 1, 2)]
    assert lines == ["Larissa passes.", "Larissa and Tomas pass.", "Larissa, Tomas and Morwen pass."]
    passing.after(Deed(Caption(0, "Larissa settles", "")))
    assert passing.line(ENGLISH, 1, "passed", NAMES, words).caption.lead == "Tomas passes."
