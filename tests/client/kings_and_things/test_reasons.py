"""Where the table of Kings & Things says why something is not lit. The reasons are the game's."""

from pathlib import Path

from client.games.kings_and_things.hexes import hex_title, land_words, why_not
from tests.engines.kings_and_things.table import table

from ..scene_kit import click, words
from .test_table import marching, sit, slot_of


def test_the_preview_says_why(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    assert why_not(at, 0) == ""
    click(stage, "hex0")
    assert why_not(at, 9) == "Only flyers cross the sea."
    assert why_not(at, next(iter(at.reach))) == why_not(at, 0) == ""
    assert hex_title(at, 0) == "Maybough"
    assert hex_title(at, 9) == "Whalebone Sound"
    assert (land_words(at, 0), land_words(at, 9)) == ("Aldric's plains", "sea")


def test_what_lies_unlit_behind_the_shield_says_why(tmp_path: Path) -> None:
    game = table(kingdoms=[[0, 1]], shields=["bow bears"], bag="ruby pearl").do("draw 0")
    stage, at = sit(tmp_path, game)
    bow = at.context.ui.get(slot_of(at, "bow"))
    assert bow is not None
    assert (bow.enabled, at.rack.told[bow.id]) == (False, "Magic stays behind your Shield until you use it.")
    at.context.ui.hover, at.context.ui.keyboard = bow.id, False
    assert at.rack.told[bow.id] in words(stage)
