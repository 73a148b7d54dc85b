"""The table of answers lies between the kingdoms: walls, gems and hands of everybody stay in sight."""

import pytest

from client.games.knights_and_ninjas.answer_table import between
from client.games.knights_and_ninjas.plan import plan
from client.tables.frame import table_frame

SIZES = {"wide": (1920.0, 1080.0), "compact": (1600.0, 900.0), "narrow": (1365.0, 853.0)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_kingdom_is_covered(size: str, seats: int) -> None:
    places = plan(table_frame(*SIZES[size]), seats)
    sheet = between(places)
    for box in (*places.rivals, places.own):
        apart = box.right <= sheet.x or sheet.right <= box.x or box.bottom <= sheet.y or sheet.bottom <= box.y
        assert apart, f"{box} under {sheet}"
    assert sheet.w >= 480
    assert sheet.h >= 400


def test_with_six_players_it_is_as_large_as_designed() -> None:
    sheet = between(plan(table_frame(1920, 1080), 6))
    assert (round(sheet.w), round(sheet.h)) == (774, 766)
