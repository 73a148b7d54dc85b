"""The main button of Kings & Things: it asks once before it leaves something undone, and never pays."""

from pathlib import Path

import pytest

from client.games.kings_and_things.table import GameTable
from client.input.intents import Intent, Kind
from client.widgets.button import Button
from engines.kings_and_things.rules import dice as dice_rules
from tests.engines.kings_and_things.table import Table, table

from ..scene_kit import click, key
from .test_table import marching, placing, sit


def main_of(at: GameTable) -> Button:
    at.context.ready()
    (found,) = [each for each in at.context.ui.widgets if isinstance(each, Button) and each.key == "e"]
    return found


def test_ending_with_something_to_place_asks_once(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, placing())
    moves = len(at.context.session.match.moves)
    assert main_of(at).label == "Done placing"
    click(stage, main_of(at).id)
    assert len(at.context.session.match.moves) == moves
    assert (main_of(at).label, main_of(at).kind) == ("End it all the same", "danger")
    assert "can be placed" in main_of(at).second
    click(stage, main_of(at).id)
    assert len(at.context.session.match.moves) > moves


def test_who_turns_away_is_not_taken_at_their_word(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, placing())
    click(stage, main_of(at).id)
    stage.handle(Intent(Kind.POINT, at.board.box.cx, at.board.box.cy))
    assert main_of(at).label == "Done placing"
    key(stage, "e")
    assert main_of(at).label == "End it all the same"
    stage.handle(Intent(Kind.RIGHT))
    assert main_of(at).label == "Done placing"


def test_ending_the_moves_while_an_army_can_move_asks_once_by_keys_too(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    moves = len(at.context.session.match.moves)
    key(stage, "e")
    assert main_of(at).label == "End it all the same"
    stacks = {option.args[0] for option in at.context.asked.decision.options if option.verb.startswith("march")}
    assert main_of(at).second.startswith(f"{len(stacks)} arm")
    assert len(at.context.session.match.moves) == moves
    key(stage, "e")
    assert len(at.context.session.match.moves) > moves


def so_close(monkeypatch: pytest.MonkeyPatch, gold: int) -> Table:
    """The dice of seat 0 were two short for the Warlord, who would come for 20 gold."""
    monkeypatch.setattr(dice_rules, "roll", lambda state, count: (4,) * count)
    game = table(phase="recruit_heroes", kingdoms=[[0, 1], [30]], offer="warlord", gold=[gold, 0])
    game.do("seek warlord", "pay 0")
    assert game.asked == (0, "hero_post_gold")
    return game


def test_the_main_button_never_pays_for_the_dice_and_asks_before_it_gives_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, at = sit(tmp_path, so_close(monkeypatch, 30))
    moves, gold = len(at.context.session.match.moves), at.state.gold[0]
    assert main_of(at).label == "Give up"
    key(stage, "e")
    assert len(at.context.session.match.moves) == moves
    assert (main_of(at).label, main_of(at).second) == ("End it all the same", "20 gold would do")
    key(stage, "e")
    assert len(at.context.session.match.moves) == moves + 1
    assert at.context.session.match.state.gold[0] == gold


def test_paying_for_the_dice_has_a_button_and_a_digit_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, at = sit(tmp_path, so_close(monkeypatch, 30))
    gold = at.state.gold[0]
    key(stage, "1")
    assert at.context.session.match.state.gold[0] == gold - 20


def test_who_cannot_pay_gives_up_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, at = sit(tmp_path, so_close(monkeypatch, 10))
    moves = len(at.context.session.match.moves)
    key(stage, "e")
    assert len(at.context.session.match.moves) == moves + 1
