"""No private pixel: two games that differ only in what is hidden give the same picture, whatever one presses."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.input.intents import Intent, Kind
from client.match.saves import Glimpse, Saved
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.cover.scene import CoverScene
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines import GAMES
from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.types import WATCHER

from ..faults.secrets import other_secret
from .registry import REGISTRY, Sitting, sittings
from .saved_games import still_of
from .table_kit import NAMES, bare_stage, played_match

SIZE = (1024, 640)


def with_other_secrets(game: Game[Any], state: Any, viewer: int) -> Any:
    """The same game in the eyes of this viewer, and everything dealt anew that it cannot know."""
    seen = game.view(state, viewer)
    other = game.redeal(seen, Rng(1))
    assert game.view(other, viewer) == seen
    assert game.dump(other) != game.dump(state)
    return other


class Twins:
    """Two stages with games that only differ in what this viewer may not know."""

    def __init__(
        self, folder: Path, viewer: int, people: tuple[int, ...], table: Sitting, actions: int = 60, seed: int = 15,
        **settings: Any,
    ) -> None:  # fmt: skip
        self.stages: list[Stage] = []
        seats = tuple(Seat(name, HUMAN if n in people else "random", n) for n, name in enumerate(NAMES[: table.seats]))
        for name in ("one", "two"):
            told = REGISTRY[table.game]
            match, taken = played_match(
                table.seats, round(actions * told.pace), seed, table.wishes, asked=told.asked, game=table.game,
                seat=told.viewer,
            )  # fmt: skip
            if name == "two":
                match.state = with_other_secrets(match.game, match.state, viewer)
                match.decision = match.game.decision(match.state)
                taken = [other_secret(action, viewer) for action in taken]
            stage = bare_stage(folder / name, SIZE, reduced_motion=True, **settings)
            session = Session(match, seats, stage.settings, taken)
            session.tick = lambda now, held=False: False  # type: ignore[method-assign]  # computers wait
            stage.push(TableScene(stage, session))
            stage.update(0.01)
            self.stages.append(stage)

    def do(self, intent: Intent) -> None:
        for stage in self.stages:
            stage.handle(intent)
            stage.update(0.5)

    def same_picture(self) -> bool:
        one, two = (stage.picture() for stage in self.stages)
        return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")

    @property
    def tops(self) -> list[Any]:
        return [stage.top for stage in self.stages]


EVERY_KEY = [
    *[Intent(kind) for kind in Kind if kind not in (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL, Kind.ACTIVATE)],
    *[Intent(Kind.KEY, text=letter) for letter in "zluhacrs123456789"],
]
"""Everything but what says: I am there."""


# -- under the cover ---------------------------------------------------------------------------------------------------


every_first = pytest.mark.parametrize("table", sittings("shared"))
every_table = pytest.mark.parametrize("table", sittings("secret"))


@every_first
@pytest.mark.parametrize("hand_over", ["secrets", "always"])
def test_the_cover_hides_all(table: Sitting, hand_over: str, tmp_path: Path) -> None:
    twins = Twins(tmp_path, WATCHER, (0, 1), table, hand_over=hand_over)
    if hand_over == "always" or not GAMES[table.game].open_seats:  # whoever is asked first may know nothing hidden
        assert all(isinstance(top, CoverScene) for top in twins.tops)
    assert twins.same_picture()


@pytest.mark.parametrize("table", sittings("shared", games=2))
def test_nothing_private_is_reached_by_keys_under_the_cover(table: Sitting, tmp_path: Path) -> None:
    twins = Twins(tmp_path, WATCHER, (0, 1), table, hand_over="always")
    for intent in EVERY_KEY:
        twins.do(intent)
        assert twins.tops[0].name == twins.tops[1].name
        assert twins.tops[0].name in ("cover", "menu", "rules", "settings")
        assert twins.same_picture(), intent
        while twins.tops[0].name != "cover":  # out of the menu again, and out of what it opened
            twins.do(Intent(Kind.BACK))


@every_first
def test_the_cover_has_nothing_to_focus_but_its_button(table: Sitting, tmp_path: Path) -> None:
    twins = Twins(tmp_path, WATCHER, (0, 1), table, hand_over="always")
    for top in twins.tops:
        top.ready()
        assert [widget.id for widget in top.ui.widgets if widget.focusable] == ["ready"]


# -- on the table ------------------------------------------------------------------------------------------------------


@every_table
def test_the_public_table_shows_what_is_public(table: Sitting, tmp_path: Path) -> None:
    twins = Twins(tmp_path, WATCHER, (), table)
    assert all(isinstance(top, TableScene) for top in twins.tops)
    assert twins.same_picture()
    twins.do(Intent(Kind.KEY, text="c"))
    assert twins.same_picture()


@every_table
def test_a_person_sees_nothing_of_the_others(table: Sitting, tmp_path: Path) -> None:
    viewer = REGISTRY[table.game].viewer
    twins = Twins(tmp_path, viewer, (viewer,), table)
    assert all(top.asked for top in twins.tops)
    assert twins.same_picture()
    twins.do(Intent(Kind.KEY, text="z"))
    steps = [Kind.NEXT, Kind.NEXT, Kind.RIGHT, Kind.UP, Kind.RIGHT, Kind.NEXT, Kind.NEXT, Kind.RIGHT]
    for kind in steps:  # along the lands of the others, each of them explained
        twins.do(Intent(kind))
        assert twins.same_picture(), (kind, twins.tops[0].ui.focus)
    twins.do(Intent(Kind.KEY, text="c"))
    assert twins.same_picture()


@every_first
def test_what_others_drew_is_in_nobody_elses_log(table: Sitting, tmp_path: Path) -> None:
    viewer = REGISTRY[table.game].viewer
    twins = Twins(tmp_path, viewer, (viewer,), table, actions=80)
    one, two = (top.session.chronicle() for top in twins.tops)
    assert [line.text for line in one] == [line.text for line in two]
    assert [line.events for line in one] == [line.events for line in two]
    assert [top.pictures_of(line) for top in twins.tops[:1] for line in one] == [
        top.pictures_of(line) for top in twins.tops[1:] for line in two
    ]


@every_table
def test_pictures_of_saved_games_are_public(table: Sitting, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, SIZE)
    pictures = []
    for other in (False, True):
        told = REGISTRY[table.game]
        actions = round(60 * told.pace)
        match, _ = played_match(table.seats, actions, 15, table.wishes, asked=told.asked, game=table.game)
        if other:
            match.state = with_other_secrets(match.game, match.state, WATCHER)
        people = tuple(Seat(name, HUMAN, n) for n, name in enumerate(NAMES[: table.seats]))
        saved = Saved(tmp_path / "one.crowns", "", match.setup, people, None, datetime(2026, 11, 16), 60, None)
        pictures.append(still_of(stage, saved, Glimpse(0, match.view(WATCHER)), (480, 270)))
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")
