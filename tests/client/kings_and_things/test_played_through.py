"""What made somebody stumble who played a whole game with the mouse."""

from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.battle.magic import MagicPanel, rows_of
from client.games.kings_and_things.cues import result_prompt
from client.games.kings_and_things.following.deeds import caption_of
from client.games.kings_and_things.following.results import BattleResult, SideResult, head_words
from client.games.kings_and_things.following.summary import SummaryReader, summary_of
from client.match.chronicle import Moment
from client.match.prompts import Thinking
from client.render.canvas import Box
from client.widgets.beside import place
from client.widgets.tooltip import draw_tooltip
from engines.core.language import ENGLISH
from engines.core.types import PICK_ONE, Decision, Event, View
from engines.kings_and_things.game import GAME
from engines.kings_and_things.phrases import hex_name
from engines.kings_and_things.state import CITADEL, NOBODY, Item
from engines.kings_and_things.things import GOLEM, piece_of
from tests.engines.kings_and_things.table import table
from tests.engines.kings_and_things.war import war

from ..scene_kit import Blind, words
from ..table_kit import bare_stage
from .battles import NAMES, Position, show
from .test_odds_bar import unequal_battle
from .test_own_stacks import building
from .test_table import marching, sit


def test_whoever_placed_the_last_thing_says_themselves_that_they_are_done() -> None:
    """The phase ended by itself, and the click on its way to *Done placing* skipped the event."""
    assert GAME.concludes["end_placing"] == "put"


def at_war(tmp_path: Path, game: Any, people: tuple[int, ...] = (0,)) -> Any:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    scene = show(stage, Position(game.state, tuple(game.story)), people=people)
    scene.ready()
    return scene


@pytest.mark.parametrize(("owner", "said"), [(None, "takes it"), (1, "keeps it")])
def test_in_nobodys_land_there_is_nothing_to_keep(owner: int | None, said: str, tmp_path: Path) -> None:
    scene = at_war(tmp_path, war("troll", "bears tigers", owner=owner, havens=[[1], [3]]))
    told = scene.table.battle.forecast()
    assert [said in share.words for share in told.shares[1:]] == [True]


def test_magic_that_works_for_a_rival_is_not_called_yours() -> None:
    state = unequal_battle().state
    assert state.battle is not None
    for side, title in ((1, ("Magic in this battle", "")), (0, ("Your magic", "only you see this"))):
        state.battle.items = (Item(GOLEM, side),)
        rows = rows_of(GAME.view(state, 0), NAMES, frozenset(), ENGLISH)
        assert MagicPanel(Box(0, 0, 400, 300), rows, False)._title(ENGLISH) == title


def test_whoever_is_left_in_nobodys_land_does_not_hold_it_yet(tmp_path: Path) -> None:
    _, at = sit(tmp_path, building())
    sides = (SideResult(0, True, (piece_of("troll"),), (), (), -1), SideResult(1, False, (), (), (), 13))
    result = BattleResult(5, 0, sides, 1, NOBODY, NOBODY, ())
    assert head_words(at, result)[0].startswith("You win at")


def test_after_a_battle_one_reads_where_else_one_fights(tmp_path: Path) -> None:
    _, at = sit(tmp_path, marching())
    sides = (SideResult(0, False, (), (), (), -1), SideResult(1, True, (), (), (), -1))
    result = BattleResult(5, 0, sides, 1, NOBODY, NOBODY, ())
    assert result_prompt(at, result, "", at.state).sentence == "Nothing is left to decide here."
    at.state.contested = 1 << 0 | 1 << 4
    told = result_prompt(at, result, "", at.state).sentence
    assert told.endswith(f"This turn you still fight or explore at {hex_name(at.state, 0, ENGLISH)}.")


def two_citadels() -> Any:
    kingdoms = [[0, 1, 2, 3, 5, 6], [13, 14]]
    return table(kingdoms=kingdoms, forts={0: "citadel", 13: "citadel"}, phase="construction", gold=[20])


def test_the_card_of_a_citadel_knows_that_another_wins_before(tmp_path: Path) -> None:
    game = two_citadels()
    game.state.since = ((0, game.state.turn - 1), (13, game.state.turn))
    _, at = sit(tmp_path, game)
    seen = View(0, at.state)
    card = caption_of(at, Moment(1, None, (), seen, seen), Event("built", (1, 13, CITADEL)))
    assert card is not None
    assert "but Aldric wins" in card.sentence


def test_the_summary_says_when_ones_own_citadel_wins(tmp_path: Path) -> None:
    game = two_citadels()
    game.state.since = ((0, game.state.turn - 1), (13, game.state.turn))
    _, at = sit(tmp_path, game)
    story = (Event("turn_began", (1, 0)), Event("turn_began", (2, 0)), Event("turn_began", (3, 0)))
    found = summary_of(SummaryReader(at.context, View(0, at.state)), story, [])
    number, words_told = found.figures[0]
    assert (number, words_told.rsplit(" ", 1)[0]) == ("1", "Best citadel: wins after Build in turn")


def test_who_goes_on_is_said_where_one_goes_on(tmp_path: Path) -> None:
    stage, _ = sit(tmp_path, building())
    scene: Any = stage.top
    scene.session.prompt = Thinking(1, Decision(1, "build", PICK_ONE, ()))
    scene.changed()
    stage.update(0.1)
    assert "what Theo does now" in words(stage)


def test_a_tip_does_not_cover_the_explanation_of_the_same_thing(tmp_path: Path) -> None:
    """*Events are played in the Events phase* lay over what the event does."""
    canvas = bare_stage(tmp_path).canvas()
    canvas.marks = []
    thing = Box(60, canvas.height - 300, 60, 60)
    draw_tooltip(canvas, "Not now.", thing)
    assert canvas.marks.pop().box.bottom < thing.y
    explained = place(canvas, thing, 300, 400)
    draw_tooltip(canvas, "Not now.", thing)
    assert not canvas.marks[0].box.meets(explained)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_with_a_stack_picked_a_small_window_still_tells_the_odds(size: tuple[int, int], tmp_path: Path) -> None:
    """Three answers above the large button left no room for the hex one points at, and so none for the chance."""
    stage, at = sit(tmp_path, marching(shields=["balloon"]), size)
    scene: Any = stage.top
    scene.ui.get("hex0").use()
    stage.update(0.1)
    scene.ready()
    at.point(4)
    scene.changed()
    assert " %, costs" in words(stage)


def test_a_name_that_several_share_is_not_explained_by_one_of_them() -> None:
    """*Elves: fights with 2*, said of those with 3."""
    view = GAME.view(marching().state, 0)
    assert {"Elves", "Dwarves"} <= GAME.text.shared_names(ENGLISH) <= set(GAME.text.glossary(view, ENGLISH))
    assert "Troll" not in GAME.text.shared_names(ENGLISH)
