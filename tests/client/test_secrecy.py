"""No private pixel: two games that differ only in what is hidden give the same picture, whatever one presses."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.input.intents import Intent, Kind
from client.match.chronicle import Deed
from client.match.saves import Glimpse, Saved
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.cover import CoverScene
from client.scenes.table import TableScene
from client.stage import Stage
from client.tables.still import still
from engines import GAMES
from engines.core.types import WATCHER
from engines.cover_your_kingdom.cards import KIND
from engines.cover_your_kingdom.state import State

from .table_kit import GAME, NAMES, bare_stage, played_match

SIZE = (1024, 640)


def hidden_changes(state: State) -> Iterator[Callable[[State], None]]:
    """Other cards wherever cards may be hidden: in hands, in the deck, and in clans that are covered."""

    def other_hand(seat: int) -> Callable[[State], None]:
        def change(state: State) -> None:
            hand, deck = state.hands[seat], state.deck
            for at in range(min(len(hand), len(deck))):
                hand[at], deck[at] = deck[at], hand[at]
            hand.sort()

        return change

    def other_clan(stack: int, depth: int) -> Callable[[State], None]:
        def change(state: State) -> None:
            clans = list(state.stacks[stack])
            name, kin, cards = clans[depth]
            for other in range(len(state.charter.magic)):
                found = [card for card in state.deck if KIND[card] == other][: len(cards)]
                if other != kin and state.charter.magic[other] == state.charter.magic[kin] and len(found) == len(cards):
                    for card, mine in zip(found, cards, strict=True):
                        state.deck[state.deck.index(card)] = mine
                    clans[depth] = (name, other, tuple(found))
                    state.stacks[stack] = tuple(clans)
                    return

        return change

    yield lambda state: state.deck.reverse()
    yield from map(other_hand, range(state.charter.seats))
    for stack, clans in enumerate(state.stacks):
        yield from (other_clan(stack, depth) for depth in range(len(clans) - 1))


def with_other_secrets(state: State, viewer: int) -> tuple[State, int]:
    """The same game in the eyes of this viewer, everything else changed that can be; and how many changes those are."""
    game, changed = GAMES[GAME], 0
    seen = game.view(state, viewer)
    for change in hidden_changes(state):
        other = game.clone(state)
        change(other)
        if game.view(other, viewer) == seen and game.dump(other) != game.dump(state):
            state, changed = other, changed + 1
    return state, changed


class Twins:
    """Two stages with games that only differ in what this viewer may not know."""

    def __init__(
        self, folder: Path, viewer: int, people: tuple[int, ...], seats: int = 3, actions: int = 60, seed: int = 15,
        wishes: dict[str, Any] | None = None, asked: str = "act", **settings: Any,
    ) -> None:  # fmt: skip
        self.stages: list[Stage] = []
        table = tuple(Seat(name, HUMAN if n in people else "random", n) for n, name in enumerate(NAMES[:seats]))
        for name in ("one", "two"):
            match, deeds = played_match(seats, actions, seed, wishes, asked=asked)
            if name == "two":
                match.state, self.changes = with_other_secrets(match.state, viewer)
                match.decision = match.game.decision(match.state)
                deeds = [other_secret(deed, viewer) for deed in deeds]
            stage = bare_stage(folder / name, SIZE, reduced_motion=True, **settings)
            session = Session(match, table, stage.settings, deeds)
            session.tick = lambda now, held=False: False  # type: ignore[method-assign]  # computers wait
            stage.push(TableScene(stage, session))
            stage.update(0.01)
            self.stages.append(stage)
        assert self.changes > 1

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


def other_secret(deed: Deed, viewer: int) -> Deed:
    """What only others know of an event is something else."""
    told = tuple(
        event if viewer != WATCHER and event.audience >> viewer & 1 else event._replace(secret=others(event.secret))
        for event in deed.events
    )
    return deed._replace(events=told)


def others(secret: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple((0,) * len(arg) if isinstance(arg, tuple) else 0 for arg in secret)


EVERY_KEY = [
    *[Intent(kind) for kind in Kind if kind not in (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL, Kind.ACTIVATE)],
    *[Intent(Kind.KEY, text=letter) for letter in "zlec123456789"],
]
"""Everything but what says: I am there."""


# -- under the cover ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand_over", ["secrets", "always"])
def test_the_cover_hides_all(hand_over: str, tmp_path: Path) -> None:
    twins = Twins(tmp_path, WATCHER, (0, 1), hand_over=hand_over)
    assert all(isinstance(top, CoverScene) for top in twins.tops)
    assert twins.same_picture()


def test_nothing_private_is_reached_by_keys_under_the_cover(tmp_path: Path) -> None:
    twins = Twins(tmp_path, WATCHER, (0, 1))
    for intent in EVERY_KEY:
        twins.do(intent)
        assert twins.tops[0].name == twins.tops[1].name
        assert twins.tops[0].name in ("cover", "menu", "rules", "settings")
        assert twins.same_picture(), intent
        while twins.tops[0].name != "cover":  # out of the menu again, and out of what it opened
            twins.do(Intent(Kind.BACK))


def test_the_cover_has_nothing_to_focus_but_its_button(tmp_path: Path) -> None:
    twins = Twins(tmp_path, WATCHER, (0, 1))
    for top in twins.tops:
        top.ready()
        assert [widget.id for widget in top.ui.widgets if widget.focusable] == ["ready"]


# -- on the table ------------------------------------------------------------------------------------------------------

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "three": (3, {}),
    "two": (2, {}),
    "eight": (8, {}),
    "sky": (4, {"constellations": True, "powers": 1}),
    "quick": (4, {"mode": "quick"}),
}


@pytest.mark.parametrize("table", TABLES)
def test_the_public_table_shows_what_is_public(table: str, tmp_path: Path) -> None:
    seats, wishes = TABLES[table]
    twins = Twins(tmp_path, WATCHER, (), seats, wishes=wishes)
    assert all(isinstance(top, TableScene) for top in twins.tops)
    assert twins.same_picture()
    twins.do(Intent(Kind.KEY, text="l"))
    assert twins.same_picture()


@pytest.mark.parametrize("table", TABLES)
def test_a_person_sees_nothing_of_the_others(table: str, tmp_path: Path) -> None:
    seats, wishes = TABLES[table]
    twins = Twins(tmp_path, 0, (0,), seats, wishes=wishes)
    assert all(top.asked for top in twins.tops)
    assert twins.same_picture()
    assert all(top.ui.focus.startswith("hand") for top in twins.tops)
    twins.do(Intent(Kind.KEY, text="z"))
    steps = [Kind.NEXT, Kind.NEXT, Kind.RIGHT, Kind.UP, Kind.RIGHT, Kind.NEXT, Kind.NEXT, Kind.RIGHT]
    for kind in steps:  # along the lands of the others, each of them explained
        twins.do(Intent(kind))
        assert twins.same_picture(), (kind, twins.tops[0].ui.focus)
    twins.do(Intent(Kind.KEY, text="l"))
    assert twins.same_picture()


def test_what_others_drew_is_in_nobody_elses_log(tmp_path: Path) -> None:
    twins = Twins(tmp_path, 0, (0,), actions=80)
    one, two = (top.session.log() for top in twins.tops)
    assert [line.text for line in one] == [line.text for line in two]
    assert [line.event for line in one] == [line.event for line in two]
    assert [top.pictures_of(line) for top in twins.tops[:1] for line in one] == [
        top.pictures_of(line) for top in twins.tops[1:] for line in two
    ]


@pytest.mark.parametrize("table", ["three", "two"])
def test_pictures_of_saved_games_are_public(table: str, tmp_path: Path) -> None:
    seats, wishes = TABLES[table]
    stage = bare_stage(tmp_path, SIZE)
    pictures = []
    for other in (False, True):
        match, _ = played_match(seats, 60, 15, wishes)
        if other:
            match.state, _ = with_other_secrets(match.state, WATCHER)
        people = tuple(Seat(name, HUMAN, n) for n, name in enumerate(NAMES[:seats]))
        saved = Saved(tmp_path / "one.crowns", "", match.setup, people, None, datetime(2026, 11, 16), 60, None)
        pictures.append(still(stage, saved, Glimpse(0, match.view(WATCHER)), (480, 270)))
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")
