"""*While you waited*: once a turn, before the first question, who took what from whom, and what will end the game."""

from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.following.summary import (
    HELD,
    Summary,
    SummaryReader,
    last_turn,
    owners_at,
    story_of_last_turn,
    summary_of,
)
from client.match.chronicle import Moment
from client.stage import Stage
from engines.core.chronicle import HEADING, ActionTaken, Chronicle, Entry
from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import Event
from engines.kings_and_things.state import CITADEL
from engines.kings_and_things.things import piece_of

from ..scene_kit import click, words
from ..test_table_layout import letters, text_faults
from .test_own_stacks import building
from .test_table import sit

BEGIN = [Event("turn_began", (1, 0)), Event("captured", (0, 0)), Event("captured", (0, 1)), Event("captured", (1, 13))]
LAST = [
    Event("turn_began", (2, 0)),
    Event("battle_began", (1, (1,), 0)),
    Event("lost", (0, 1, (piece_of("eskimos"),))),
    Event("battle_ended", (1, 1)),
    Event("captured", (1, 1)),
    Event("captured", (1, 5)),
    Event("built", (1, 13, CITADEL)),
]
NOW = [Event("turn_began", (3, 0))]
TOLD = (*BEGIN, *LAST, *NOW)


def read(folder: Path) -> tuple[Stage, Any, Summary]:
    game = building()
    game.state.turn = 3
    game.state.owner[1], game.state.owner[5], game.state.fort[13] = 1, 1, CITADEL
    stage, at = sit(folder, game)
    tell(at, TOLD)
    session = at.context.session
    return stage, at, summary_of(SummaryReader(at.context, at.view), session.told(), session.chronicle(ENGLISH))


def tell(at: Any, told: tuple[Event, ...]) -> None:
    """As if this had happened."""
    session = at.context.session
    taken = [ActionTaken(None, None, told)]

    def chronicle(say: Say = ENGLISH) -> list[Entry]:
        return Chronicle(session.game, at.context.names).entries(taken, session.view(), say)

    session.told, session.chronicle = lambda: told, chronicle


def test_the_turn_that_is_over_is_told() -> None:
    first, last = last_turn(TOLD)
    assert TOLD[first:last] == (*LAST,)
    assert last_turn(BEGIN) == (0, 0)
    story = [Entry("1", depth=HEADING), Entry("a"), Entry("2", depth=HEADING), Entry("b"), Entry("3", depth=HEADING)]
    assert [entry.text for entry in story_of_last_turn(story)] == ["2", "b"]
    assert not story_of_last_turn(story[:2])
    assert owners_at(TOLD, first, 37)[1] == 0
    assert owners_at(TOLD, len(TOLD), 37)[1] == 1


def test_it_says_who_took_what_from_whom(tmp_path: Path) -> None:
    _, at, told = read(tmp_path)
    card = next(card for card in told.cards if card.seat == 1)
    first, *others = card.lines
    assert first.touches
    assert " beats " in first.words
    assert any("citadel" in line.words and line.touches for line in card.lines)
    assert others
    assert card.stands.startswith("now has ")
    chronicle = {entry.text for entry in at.context.session.chronicle()}
    assert {line.words for line in card.lines} <= chronicle
    assert told.rings == {1: "target", 13: "chosen"}
    assert told.touches
    (threat,) = told.warnings
    assert "has a citadel at" in threat.lead
    assert [figure for figure, _ in told.figures][-1] == "\N{MINUS SIGN}1"
    assert told.figures[-1][1] == "counter: the Eskimos"


def test_one_hex_is_no_hexes(tmp_path: Path) -> None:
    _, at, _ = read(tmp_path)
    state, chronicle = at.view.state, at.context.session.chronicle(ENGLISH)
    for hex_ in [hex_ for hex_, owner in enumerate(state.owner) if owner == 0][1:]:
        state.owner[hex_] = 1
    told = summary_of(SummaryReader(at.context, at.view), at.context.session.told(), chronicle)
    assert told.figures[1] == ("1", "hex, 1 fewer than before")


@pytest.mark.parametrize(("wish", "comes"), [("always", True), ("touched", True), ("never", False)])
def test_it_comes_once_before_the_first_question_of_a_turn(wish: str, comes: bool, tmp_path: Path) -> None:
    stage, at, _ = read(tmp_path)
    scene = at.context
    stage.change(summary=wish)
    assert at.before_asking() is None, "whoever sits down has not waited"
    at._summed[0] = 2
    scene.follow()
    stage.update(0.1)
    assert (scene.timeline.held is not None) is comes
    if not comes:
        return
    assert scene.asked is None
    assert "To my turn" in words(stage)
    click(stage, "go_on")
    stage.update(0.1)
    assert scene.asked is not None
    scene.follow()
    assert not scene.timeline.busy, "once a turn is enough"


def test_nothing_that_touches_nobody_is_shown_to_whoever_wants_no_more(tmp_path: Path) -> None:
    stage, at, _ = read(tmp_path)
    stage.change(summary="touched")
    tell(at, (*BEGIN, LAST[0], *NOW))
    at.context.session.match.state.fort[13] = 0
    at._summed[0] = 2
    assert at.before_asking() is None


def test_it_fits_every_window(tmp_path: Path) -> None:
    for text in (100, 150):
        stage, at, _ = read(tmp_path / str(text))
        stage.change(text_size=text)
        at._summed[0] = 2
        at.context.follow()
        for size in ((1920, 1080), (1280, 720), (1024, 640)):
            stage.resize(size)
            stage.update(0.1)
            held = at.context.timeline.held
            stage.top.ready()
            held.paint(letters(stage, marks := []), 9.0)
            assert text_faults(marks, stage.width, stage.height) == [], (size, text)
            assert "While you waited" in [mark.text for mark in marks]


def test_it_can_be_seen_again_before_one_goes_on(tmp_path: Path) -> None:
    stage, at, _ = read(tmp_path)
    scene = at.context
    moment = Moment(1, None, (Event("captured", (1, 5)),), at.view, at.view)
    scene.session.moments_again = lambda: [moment]
    scene.session.has_moments_again = lambda: True
    at._summed[0] = 2
    scene.follow()
    stage.change(animation_speed=1.0)
    stage.update(0.1)
    assert scene.timeline.held is not None
    click(stage, "again_row")
    stage.update(0.1)
    assert scene.timeline.busy
    assert scene.timeline.held is None
    for _ in range(200):
        stage.update(0.1)
    assert scene.timeline.held is not None, "and back to the summary"


def test_what_was_held_against_an_army_is_ringed(tmp_path: Path) -> None:
    game = building()
    game.state.turn = 3
    _, at = sit(tmp_path, game)
    held = (Event("turn_began", (2, 0)), Event("battle_began", (1, (1,), 0)), Event("battle_ended", (1, 0)))
    tell(at, (*BEGIN, *held, *NOW))
    session = at.context.session
    told = summary_of(SummaryReader(at.context, at.view), session.told(), session.chronicle(ENGLISH))
    assert told.rings == {1: HELD}


def test_an_end_in_sight_is_shown_on_the_board(tmp_path: Path) -> None:
    stage, at, _ = read(tmp_path)
    scene = at.context
    at._summed[0] = 2
    scene.follow()
    stage.update(0.1)

    def painted() -> list[str]:
        scene.timeline.held.paint(letters(stage, marks := []), 9.0)
        return [mark.text for mark in marks]

    assert "While you waited" in painted()
    click(stage, "aside")
    assert "While you waited" not in painted()
    assert "Back to the summary" in words(stage)
    assert scene.timeline.held is not None, "it still waits to be read"
    click(stage, "aside")
    assert "While you waited" in painted()
