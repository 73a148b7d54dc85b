"""Why something is not lit at the table of Kings & Things, in words."""

from pathlib import Path

from client.games.kings_and_things.hexes import hex_title, why_not
from client.games.kings_and_things.words.reasons import (
    why_no_building,
    why_no_hero,
    why_no_march,
    why_no_placing,
    why_no_thing,
)
from engines.kings_and_things.things import piece_of
from tests.engines.kings_and_things.table import table

from ..scene_kit import click, words
from .test_table import marching, sit, slot_of

TEN = "goblins ogre troll giant cyclops little_roc great_eagle giant_roc giant_condor brown_knight"


def pieces(names: str) -> tuple[int, ...]:
    return tuple(map(piece_of, names.split()))


def test_why_a_stack_cannot_go_there() -> None:
    state = table(board={1: "sea"}, kingdoms=[[0, 2]], armies=[{2: TEN}], phase="movement").state
    assert why_no_march(state, 0, pieces("bears eagles"), 1, str) == "Only flyers cross the sea."
    assert why_no_march(state, 0, pieces("eagles"), 1, str) == "Nobody may stay at sea."
    assert why_no_march(state, 0, pieces("bears"), 2, str) == "No room for them: 10 may stand in a hex."
    assert why_no_march(state, 0, pieces("bears"), 30, str).startswith("Too far")


def test_why_a_thing_cannot_be_placed_there() -> None:
    game = table(board={0: "swamp"}, kingdoms=[[0, 1, 2]], armies=[{2: TEN}], income={1: "city"})
    said = {
        ("bears", 30): "Not your land.",
        ("bears", 2): "10 stand there already.",
        ("village", 1): "Something brings income there already.",
        ("farmlands", 0): "It only works in the plains.",
    }
    assert {key: why_no_placing(game.state, 0, piece_of(key[0]), key[1], str) for key in said} == said


def test_why_nothing_can_be_built_there() -> None:
    lands = {0: "castle", 1: "citadel", 2: "keep"}
    game = table(kingdoms=[[0, 1, 2]], forts=lands, gold=[9], phase="construction").do("build 2")
    said = [why_no_building(game.state, 0, hex_, str) for hex_ in (0, 1, 2, 30)]
    assert said == [
        "You have a citadel already.", "A citadel cannot grow.", "Built here in this turn already.",
        "Not your land.",
    ]  # fmt: skip
    poor = table(kingdoms=[[0, 1]], forts={0: "castle"}, gold=[3], phase="construction")
    assert why_no_building(poor.state, 0, 1, str) == "It costs 5 gold."
    wanted = poor.state.charter.citadel_income
    assert why_no_building(poor.state, 0, 0, str) == f"A citadel wants an income of {wanted}."


def test_why_a_thing_cannot_be_used_now() -> None:
    state = table(kingdoms=[[0]], shields=["vandals bow oil_field"]).state
    said = [
        why_no_thing(state, piece_of(name), "place_things", str) for name in ("vandals", "bow", "oil_field", "ruby")
    ]
    assert said == [
        "Events are played in their own phase.", "Magic waits here for its moment.",
        "No frozen waste of yours is free for it.", "",
    ]  # fmt: skip
    assert why_no_thing(state, piece_of("vandals"), "play_event", str) == "It finds no target now."


def test_why_a_hero_cannot_be_courted() -> None:
    state = table(kingdoms=[[0]], armies=[{0: "swamp_king"}], phase="recruit_heroes").state
    assert why_no_hero(state, 0, piece_of("ice_lord"), str) == "You have a Terrain Lord already."
    full = table(kingdoms=[[2]], armies=[{2: TEN}], phase="recruit_heroes").state
    assert why_no_hero(full, 0, piece_of("warlord"), str) == "No hex of yours has room for a Hero."


def test_the_preview_says_why(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    assert why_not(at, 0) == ""
    click(stage, "hex0")
    assert why_not(at, 9) == "Only flyers cross the sea."
    assert why_not(at, next(iter(at.reach))) == why_not(at, 0) == ""
    assert hex_title(at, 0) == "Aldric's plains"
    assert hex_title(at, 9) == "Sea"


def test_what_lies_unlit_behind_the_shield_says_why(tmp_path: Path) -> None:
    game = table(kingdoms=[[0, 1]], shields=["bow bears"], bag="ruby pearl").do("draw 0")
    stage, at = sit(tmp_path, game)
    bow = at.context.ui.get(slot_of(at, "bow"))
    assert bow is not None
    assert (bow.enabled, at.rack.told[bow.id]) == (False, "Magic waits here for its moment.")
    at.context.ui.hover, at.context.ui.keyboard = bow.id, False
    assert at.rack.told[bow.id] in words(stage)
