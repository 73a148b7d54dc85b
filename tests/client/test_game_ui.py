"""What a game brings to the window: everything it names is there, and of the right kind."""

import pytest

from client.box import BOX
from client.games.counting import Count
from client.games.terms import GameWords
from client.games.ui import Bench, GameUi, Keepsakes, Preview, RuleFigures, ui_of
from client.settings import Settings
from client.stage.scene import Scene
from client.tables.base import Table
from engines.core.language import ENGLISH
from tests.growing import GROWING

each_game = pytest.mark.parametrize("game", BOX)


@each_game
def test_everything_that_comes_later_is_there(game: str) -> None:
    ui = ui_of(game)
    table, count = ui.table(), ui.counting()
    assert isinstance(table, type)
    assert issubclass(table, Table)
    assert isinstance(count(ENGLISH), Count)
    assert isinstance(ui.setup(), GameWords)
    assert isinstance(ui.figures(), RuleFigures)
    assert isinstance(ui.keepsakes(), Keepsakes)
    assert ui.progress or game in GROWING
    assert ui.progress is None or callable(ui.progress())
    assert ui.preview is None or isinstance(ui.preview(), Preview)
    assert ui.bench is None or isinstance(ui.bench(), Bench)


@each_game
def test_its_own_screens_are_of_options_it_has(game: str) -> None:
    options = {setting.name for setting in BOX[game].settings}
    for option, screen in ui_of(game).screens.items():
        assert option in options
        assert issubclass(screen(), Scene)


@each_game
def test_its_switches_are_settings(game: str) -> None:
    assert all(isinstance(getattr(Settings(), switch.field), bool) for switch in ui_of(game).switches)


def test_somebody_lays_out_a_hand_on_the_title() -> None:
    hands = [hand for game in BOX if (hand := ui_of(game).keepsakes().fan)]
    assert [len(hand) for hand in hands] == [5]


def test_a_game_without_a_room_has_what_any_game_has() -> None:
    plain = ui_of("a game that nobody has made yet")
    assert (plain.box, plain.progress, plain.preview, plain.bench) == (None, None, None, None)
    assert plain.setup() == GameWords()
    assert plain.counting() is Count
    assert plain._replace(table=ui_of("another").table) == GameUi(ui_of("another").table)
