"""Preparing a table while nobody does anything: it is there sooner, and nothing else is different."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.box import BOX
from client.paths import HOME, find_folders
from client.program import open_stage
from client.render.pictures import MASTERS
from client.scenes.navigation import go
from client.scenes.rehearsal import MOST
from client.scenes.setup.scene import SetupScene
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.stage.ahead import QUIET_SECONDS, Ahead

pytestmark = pytest.mark.ahead


def setting_up(folder: Path, game: str) -> Stage:
    """A stage of the program, on which this game is set up."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    stage = open_stage((1024, 640), find_folders({HOME: str(folder)}), silent=True)
    go(stage, "title")
    while stage.waiting:
        stage.frame()
        stage.update(0.1)
    go(stage, "setup", game)
    stage.frame()
    return stage


def prepared(stage: Stage, steps: int = 400) -> None:
    """Nobody does anything until all is prepared."""
    for _ in range(steps):
        if not stage.ahead.waiting:
            return
        stage.update(0.1)
        stage.frame()
    raise AssertionError("it never ends")


def surfaces_made(stage: Stage) -> int:
    """How many the first picture of the table needs that are not there yet."""
    scene = stage.top
    assert isinstance(scene, SetupScene)
    setup, seats = scene.draft.begin(3)
    before, counted, get = set(stage.cache._kept), [0], stage.cache.get

    def counting(key: Any, make: Any) -> pygame.Surface:
        counted[0] += key not in before
        before.add(key)
        return get(key, make)

    stage.cache.get = counting  # type: ignore[method-assign]
    stage.begin(setup._replace(seed=99), seats)
    stage.frame()
    assert stage.top.name == "table"
    stage.close()
    return counted[0]


@pytest.mark.thorough
@pytest.mark.parametrize("game", BOX)
def test_most_of_a_table_is_there_before_it_opens_and_nothing_else_is(tmp_path: Path, game: str) -> None:
    cold = surfaces_made(setting_up(tmp_path / "cold", game))
    stage = setting_up(tmp_path / "warm", game)
    scene, picture = stage.top, pygame.image.tobytes(stage.picture(), "RGB")
    prepared(stage)
    assert stage.top is scene
    assert pygame.image.tobytes(stage.picture(), "RGB") == picture
    assert not stage.library.has_games()
    assert surfaces_made(stage) < cold / 2


def test_nothing_is_prepared_while_somebody_does_something_and_nothing_twice() -> None:
    ahead, taken = Ahead(), []

    def steps() -> Iterator[None]:
        for step in range(3):
            taken.append(step)
            yield

    ahead.wish("something", steps)
    for _ in range(20):
        ahead.disturbed()
        ahead.update(QUIET_SECONDS / 2)
    assert not taken
    for _ in range(8):
        ahead.update(QUIET_SECONDS / 2)
    assert taken == [0, 1, 2]
    ahead.wish("something", steps)
    assert not ahead.waiting
    ahead.wish("something else", steps)
    ahead.update(0.0)
    assert taken == [0, 1, 2, 0]


@pytest.mark.thorough
def test_the_screens_on_the_way_to_a_new_game_are_prepared_while_the_title_is_looked_at(tmp_path: Path) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    stage = open_stage((1024, 640), find_folders({HOME: str(tmp_path)}), silent=True)
    go(stage, "title")
    while stage.waiting:
        stage.frame()
        stage.update(0.1)
    title = stage.top
    cold = {name: made_for(stage, *name) for name in SCREENS}
    stage.cache.clear()
    go_home(stage)
    prepared(stage)
    assert stage.top is title
    for name in SCREENS:
        assert made_for(stage, *name) < cold[name] / 4


SCREENS = (("choose",), *(("setup", game) for game in BOX))


def made_for(stage: Stage, *screen: str) -> int:
    """How many surfaces the first picture of a screen needs that are not there yet."""
    before = set(stage.cache._kept)
    go(stage, *screen)
    stage.frame()
    stage.pop()
    return len(set(stage.cache._kept) - before)


def go_home(stage: Stage) -> None:
    """The title is looked at once more."""
    stage.top.enter()
    while stage.waiting:
        stage.frame()
        stage.update(0.1)


def test_no_more_is_prepared_than_there_is_memory_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = setting_up(tmp_path, next(iter(BOX)))
    stage.home()
    go_home(stage)
    stage.frame()
    before = stage.cache.used
    monkeypatch.setattr(stage.cache, "room", round(before / MOST) - 1)
    prepared(stage)
    assert stage.cache.used == before
    assert not MASTERS


@pytest.mark.thorough
def test_of_all_that_is_prepared_the_title_itself_is_given_up_last(tmp_path: Path) -> None:
    stage = setting_up(tmp_path, next(iter(BOX)))
    stage.home()
    go_home(stage)
    prepared(stage)
    stage.frame()
    title = {blit.surface for blit in stage.frame()}
    stage.cache.turn()
    stage.cache.turn()
    stage.cache.limit(stage.cache.used // 2)
    assert title <= {surface for surface, _ in stage.cache._kept.values()}


@pytest.mark.thorough
def test_the_title_is_prepared_while_the_menu_over_a_table_is_looked_at(tmp_path: Path) -> None:
    stage = setting_up(tmp_path, next(iter(BOX)))
    scene = stage.top
    assert isinstance(scene, SetupScene)
    stage.begin(*scene.draft.begin(3))
    stage.frame()
    stage.cache.clear()
    assert isinstance(stage.top, TableScene)
    stage.top.menu()
    stage.frame()
    prepared(stage)
    before = set(stage.cache._kept)
    stage.home()
    stage.frame()
    assert not set(stage.cache._kept) - before
    stage.close()
