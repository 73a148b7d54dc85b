"""The odds are the asker's: first, in words and figure, however narrow their piece of the bar is."""

from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.odds_bar import Forecast, draw_odds, forecast, odds_height, short_height
from client.render.canvas import Box
from engines.core.language import ENGLISH
from engines.kings_and_things.game import GAME
from engines.kings_and_things.odds import Odds, odds, percent
from engines.kings_and_things.realm import army
from tests.engines.kings_and_things.war import war

from ..scene_kit import Blind, words
from ..table_kit import bare_stage
from .battles import LONGEST, NAMES, STRONGER, Position, drawn, show

BADGES = (0, 1, 2, 3)
LOCALS = 4


def told(chances: dict[int, float], keepers: tuple[int, ...], asker: int, exact: bool = True) -> Forecast:
    sides = tuple(sorted(chances))
    found = Odds(sides, tuple(chances[side] for side in sides), (0.0,) * len(sides), exact)
    return forecast("If all fight on", found, sides, keepers, asker, NAMES, BADGES, ENGLISH)


@pytest.mark.parametrize("asker", [0, 1, 3])
def test_the_asker_comes_first_and_is_called_you(asker: int) -> None:
    found = told({0: 0.02, 1: 0.9, 3: 0.05}, (1,), asker)
    assert found.shares[0].badge == asker
    assert found.first.startswith("you ")
    assert sum(share.words.startswith("you") for share in found.shares) == 1
    assert found.nobody == "3 %: nobody is left standing"


def test_an_onlooker_reads_names_in_the_order_of_the_seats() -> None:
    found = told({3: 0.5, 1: 0.5}, (3,), 0)
    assert [share.words for share in found.shares] == ["Theo takes it 50 %", "Morwen keeps it 50 %"]
    assert not found.nobody


def test_locals_are_grey_and_hold_it() -> None:
    found = told({0: 0.02, LOCALS: 0.98}, (), 0)
    assert found.first == "you win 2 %"
    assert found.shares[1].words == "they hold it 98 %"
    assert found.shares[1].badge is None


def test_nothing_is_certain_that_is_not() -> None:
    assert [percent(chance) for chance in (0.0, 0.0001, 0.004, 0.5, 0.999, 0.99999, 1.0)] == [0, 1, 1, 50, 99, 99, 100]


@pytest.mark.parametrize(
    ("chances", "written"),
    [
        ({0: 1.0, 1: 0.0}, ["you take it 99 %", "Theo keeps it 1 %"]),
        ({0: 0.0, 1: 1.0}, ["you take it 1 %", "Theo keeps it 99 %"]),
        ({0: 1.0, 1: 0.0, 3: 0.0}, ["you win 98 %", "Theo keeps it 1 %", "Morwen takes it 1 %"]),
        ({0: 1.0}, ["you take it 99 %"]),
        ({0: 0.55, 1: 0.3}, ["you take it 55 %", "Theo keeps it 30 %"]),
    ],
)
def test_what_was_only_tried_is_never_sure(chances: dict[int, float], written: list[str]) -> None:
    assert [share.words for share in told(chances, (1,), 0, exact=False).shares] == written
    assert sum(share.chance for share in told(chances, (1,), 0, exact=False).shares) <= 1.0001


def test_nobody_is_sure_while_an_enemy_stands() -> None:
    """However certain the dice are: magic, saves and the Lucky Charm are not reckoned with."""
    assert [share.words for share in told({0: 1.0, 1: 0.0}, (1,), 1).shares] == [
        "you keep it 1 %", "Aldric takes it 99 %",
    ]  # fmt: skip
    assert told({0: 1.0}, (), 0).first == "you take it 100 %"


@pytest.mark.parametrize("high", ["short", "line"])
def test_where_only_the_askers_words_have_room_no_other_figure_stands(high: str, tmp_path: Path) -> None:
    """A bare 70 % left of *You win 30 %* was read as one's own."""
    canvas = bare_stage(tmp_path).canvas()
    canvas.marks = []
    found = told({0: 0.3, 1: 0.7}, (1,), 0)
    if high == "line":
        found = found._replace(title=found.first)
    draw_odds(canvas, Box(0, 0, 300, short_height(canvas) if high == "short" else 28.0), found)
    written = [mark.text for mark in canvas.marks]
    assert "you take it 30 %" in written
    assert not [text for text in written if "70" in text]


@pytest.mark.parametrize("high", ["whole", "short", "line"])
def test_however_low_the_place_the_askers_chance_is_written(high: str, tmp_path: Path) -> None:
    """Also where their piece of the bar is too narrow for a figure."""
    stage = bare_stage(tmp_path)
    canvas = stage.canvas()
    canvas.marks = []
    found = told({0: 0.02, 1: 0.98}, (1,), 0)
    if high == "line":
        found = found._replace(title=found.first)
    tall = {"whole": odds_height(canvas, 400, found), "short": short_height(canvas), "line": 28.0}[high]
    draw_odds(canvas, Box(0, 0, 400, tall), found)
    assert "you take it 2 %" in [mark.text for mark in canvas.marks]


def hopeless_exploration() -> Position:
    """A lone creature before four defenders: nearly all of the bar is theirs."""
    with drawn("bears", "big_foot", "wild_cat", "elephant"):
        for seed in range(200):
            game = war("hunters", owner=None, terrain="forest", gold=[30], seed=seed)
            if game.asked == (0, "bribe") and len(game.state.armies[LOCALS * game.state.charter.hexes]) >= 3:
                return Position(game.state, tuple(game.story))
    raise AssertionError("No four was rolled.")


def test_a_hopeless_exploration_does_not_show_the_locals_share_as_ones_own(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show(stage, hopeless_exploration())
    table: Any = scene.table
    scene.ready()
    mine = table.exploration.odds().chance(0)
    assert mine < 0.1
    written = words(stage).splitlines()
    assert f"you win {percent(mine)} %" in written
    assert any(line.startswith("they hold it 9") for line in written)
    assert "Chance to win" not in written
    fight = next(action for action in table.exploration.actions() if action.kind == "primary")
    assert fight.second == f"you win {percent(mine)} %", "the large button repeats it"


def unequal_battle() -> Position:
    """Two against a castle full of enemies."""
    for seed in range(50):
        game = war("troll ogre", STRONGER, fort="castle", terrain="forest", havens=[[1], [3]], seed=seed)
        if game.state.battle is not None and len(game.state.battle.sides) == 2:
            return Position(game.state, tuple(game.story))
    raise AssertionError("Nobody fights.")


@pytest.mark.parametrize("asker", [0, 1])
def test_a_battle_tells_each_side_its_own_chance_first(asker: int, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    scene = show(stage, unequal_battle(), people=(asker,))
    table: Any = scene.table
    scene.ready()
    found = table.battle.forecast()
    assert found.shares[0].badge == scene.badges[asker]
    assert found.first in words(stage).splitlines()
    assert found.first.startswith("you take it" if asker == 0 else "you keep it")


def test_whoever_has_struck_all_of_them_is_told_99_until_they_fall() -> None:
    """*You keep it 100 %* was shown while four enemies stood; one was saved, and then it was 99 %."""
    game = war("troll", "nomads skeletons goblins buzzard", havens=[[1]])
    battle = game.state.battle
    assert battle is not None
    battle.hits[:2], battle.doomed[:2] = [0, len(army(game.state, 1, 0))], [(), ()]
    for seat in (0, 1):
        reckoned = odds(GAME.view(game.state, seat), 0, struck=True)
        assert (reckoned.exact, reckoned.chance(0)) == (True, 1.0)
        found = forecast("If both fight on", reckoned, (0, 1), (1,), seat, NAMES, BADGES, ENGLISH)
        assert found.first == ("you take it 99 %" if seat == 0 else "you keep it 1 %")


def test_long_names_stay_in_the_panel(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    canvas = stage.canvas()
    canvas.marks = []
    sides = (0, 1, 2, 3)
    odds = Odds(sides, (0.25,) * 4, (0.0,) * 4, exact=True)
    found = forecast("If all four fight on", odds, sides, (1,), 0, LONGEST, BADGES, ENGLISH)
    box = Box(0, 0, 300, odds_height(canvas, 300, found))
    draw_odds(canvas, box, found)
    assert all(mark.box.right <= box.right + 2 and mark.box.bottom <= box.bottom + 2 for mark in canvas.marks)
