"""The choice of a game."""

from collections.abc import Mapping
from typing import Any

import pytest

from client.box import BOX
from client.input.intents import Kind
from client.render.canvas import Mark
from client.scenes.choose import scene as choose
from client.scenes.choose.cards import players_of, time_of, words_on
from client.scenes.choose.scene import ChooseScene
from engines import GAMES
from engines.core.setup import Mode
from tests.growing import GROWN

from .shell_kit import TestStage, click, crowded, faults, picture_faults, press, stage
from .sizes import every_size, every_window

COVER_YOUR_KINGDOM = GAMES["cover_your_kingdom"]


class Other:
    """A game that may be in the box one day."""

    def __init__(self, name: str, title: str) -> None:
        self.id, self.title = name, title
        self.modes = (Mode("usual", (2,), "A King knows, a Princess must guess. Win together."),)


OTHERS = (
    Other("kings", "Kings & Things"),
    Other("ninjas", "Of Knights & Ninjas"),
    Other("realm", "My Realm Will Be Yours"),
)


def box_of(count: int) -> Mapping[str, Any]:
    return {game.id: game for game in (COVER_YOUR_KINGDOM, *OTHERS)[:count]}


def choosing(count: int = 1, size: tuple[int, int] = (1920, 1080), **settings: Any) -> TestStage:
    table = stage(size, **settings)
    table.push(ChooseScene(table, box_of(count)))
    return table


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    monkeypatch.setattr(choose, "go", lambda stage, *door: found.append(door))
    return found


@every_window
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_everything_fits(size: tuple[int, int], text: int, count: int) -> None:
    table = choosing(count, size, text_size=text)
    assert faults(table) + crowded(table) == []


@every_window
def test_every_box_tells_its_sentence_its_players_and_its_time(size: tuple[int, int], text: int) -> None:
    table = stage(size, text_size=text)
    table.push(ChooseScene(table, {game: BOX[game] for game in GROWN}))
    marks: list[Mark] = []
    table.frame(marks)
    told = [mark.text for mark in marks]
    all_told = " ".join(told)
    for game in (BOX[id_] for id_ in GROWN):
        card = words_on(game)
        assert {players_of(game), time_of(game)} <= set(told)
        assert card.sentence in all_told


@every_size
def test_all_boxes_are_written_in_letters_of_one_size(size: tuple[int, int]) -> None:
    table = stage(size, text_size=150)
    table.push(ChooseScene(table))
    marks: list[Mark] = []
    table.frame(marks)
    for words in ({game.title for game in BOX.values()}, {time_of(game) for game in BOX.values()}):
        assert len({round(mark.box.h) for mark in marks if mark.text in words}) == 1


@every_size
def test_it_is_drawn_at_every_size(size: tuple[int, int]) -> None:
    assert picture_faults(choosing(1, size)) == []


def test_only_games_that_are_in_the_box_are_shown() -> None:
    table = stage()
    table.push(ChooseScene(table))
    table.frame()
    plays = [each.id for each in table.top.ui.widgets if each.id.startswith("play.")]
    assert plays == [f"play.{game}" for game in BOX]


def test_enter_plays_the_first(opened: list[tuple[Any, ...]]) -> None:
    table = stage()
    table.people.come("Ann", "cover_your_kingdom")  # for who has never played it, *Learn* is first
    table.push(ChooseScene(table, box_of(1)))
    press(table, Kind.ACTIVATE)
    assert opened == [("setup", "cover_your_kingdom")]


@pytest.mark.parametrize(("count", "size"), [(4, (1920, 1080)), (4, (1024, 640)), (2, (1280, 720))])
def test_arrows_walk_from_box_to_box(opened: list[tuple[Any, ...]], count: int, size: tuple[int, int]) -> None:
    table = choosing(count, size)
    while table.top.ui.focus != "play.kings":
        press(table, Kind.RIGHT)
    press(table, Kind.ACTIVATE)
    assert opened == [("setup", "kings")]


def test_clicks_and_f1(opened: list[tuple[Any, ...]]) -> None:
    table = choosing(2)
    click(table, "rules.kings")
    press(table, Kind.RULES)
    click(table, "play.cover_your_kingdom")
    assert opened == [("rules", "kings"), ("rules", "kings"), ("setup", "cover_your_kingdom")]


def test_the_box_in_focus_stands_out() -> None:
    table = choosing(4)
    table.top.ready()
    first, second = (next(w.box.y for w in table.top.ui.widgets if w.id == f"play.{game}") for game in box_of(2))
    assert first == second - 12


def test_escape_goes_back() -> None:
    table = choosing()
    press(table, Kind.BACK)
    assert not table.running  # it was the only scene


def test_players() -> None:
    assert players_of(COVER_YOUR_KINGDOM) == "2\N{EN DASH}8"
    assert players_of(OTHERS[2]) == "2"  # type: ignore[arg-type]  # not a whole game
