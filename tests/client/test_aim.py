"""The aim on parchment, and how near everyone is."""

from typing import Any

import pytest

from client.input.intents import Kind
from client.scenes.aim import AimScene
from client.stage.scene import Scene
from client.tables.aim_sheet import AimSheet
from engines import GAMES
from engines.core.game import set_up

from .shell_kit import TestStage, crowded, faults, press, stage
from .sizes import every_window

NAMES = ("Margarethe von Wald", "Bartholomew Jones", "Wilhelmina Oakheart", "Maximilian II.") * 2


def opened(game_id: str, seats: int, wishes: dict[str, Any], **settings: Any) -> TestStage:
    game = GAMES[game_id]
    view = game.view(game.new(set_up(game, seats, wishes)), 0)
    made = stage(**settings)
    made.push(Scene(made))
    standing = game.text.standing(view, NAMES)
    made.push(AimScene(made, AimSheet("The aim", game.text.aim(view), standing, tuple(range(seats)))))
    made.top.ready()
    return made


@every_window
@pytest.mark.parametrize(
    ("game", "seats", "wishes"),
    [
        ("cover_your_kingdom", 8, {"contest": "first2"}),
        ("kings_and_things", 4, {"victory": "conquest", "turn_limit": 100}),
        ("knights_and_ninjas", 6, {"winCheck": "ownTurn"}),
        ("my_realm", 2, {}),
    ],
)
def test_everything_fits(size: tuple[int, int], text: int, game: str, seats: int, wishes: dict[str, Any]) -> None:
    made = opened(game, seats, wishes, size=size, text_size=text)
    assert faults(made) + crowded(made) == []


def test_a_line_for_each_player_has_their_shield_and_one_for_all_has_none() -> None:
    apart, together = opened("knights_and_ninjas", 3, {}).top, opened("my_realm", 2, {}).top
    assert isinstance(apart, AimScene)
    assert isinstance(together, AimScene)
    assert list(apart.sheet.shields) == [0, 1, 2]
    assert list(together.sheet.shields) == [None]


def test_it_closes_with_escape() -> None:
    made = opened("my_realm", 2, {})
    press(made, Kind.BACK)
    assert not isinstance(made.top, AimScene)
