"""What helps a person at this table: bluffs are marked, dice are seen, and what a question is about is shown."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.battle.choices import subject
from client.games.kings_and_things.battle.motion import TUMBLE
from client.games.kings_and_things.board.spots import HexSpot
from client.games.kings_and_things.cues import cues_for
from client.games.kings_and_things.hexes import hex_title, land_words
from client.games.kings_and_things.players import rows
from client.games.kings_and_things.table import GameTable
from client.games.kings_and_things.words.hexes import known_of_hex
from client.input.intents import Intent, Kind
from client.match.chronicle import Moment
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.spots import HotSpot
from client.widgets.base import nothing
from engines.core.game import ENGLISH
from engines.core.types import Decision, Event, Option, Shape
from engines.kings_and_things.decisions import option
from engines.kings_and_things.events import PURPOSES
from engines.kings_and_things.state import NOTHING
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import DUST_OF_DEFENSE, MARKSMAN, piece_of
from engines.kings_and_things.view import view
from tests.engines.kings_and_things.table import Table, table

from ..scene_kit import Blind, click, key, words
from ..table_kit import bare_stage
from .battles import Position, position, show
from .far import FAR
from .test_table import marching, placing, sit


def bluffing() -> Table:
    """A Troll on its mountain, and Wolves whom nothing supports."""
    return table(
        board={0: "mountain", 2: "swamp"}, kingdoms=[[0, 2]], armies=[{0: "troll wolves"}, {4: "bears"}],
        phase="movement",
    )  # fmt: skip


# -- before a march ----------------------------------------------------------------------------------------------------


def test_bluffs_are_marked_before_they_march(tmp_path: Path) -> None:
    stage, _ = sit(tmp_path, bluffing())
    click(stage, "hex0")
    assert words(stage).splitlines().count("bluff") == 1
    key(stage, "g")
    assert words(stage).splitlines().count("bluff") == 1


def test_land_that_would_lie_open_is_told(tmp_path: Path) -> None:
    stage, _ = sit(tmp_path, bluffing())
    click(stage, "hex0")
    assert "Nobody stays: the hex is undefended" in words(stage)
    click(stage, "counter0")
    assert "Click a counter to leave it behind" in words(stage)


def test_counters_that_bear_their_name_need_no_other(tmp_path: Path) -> None:
    _, at = sit(tmp_path, bluffing())
    assert at.name_tip(0, 84.0) == ""
    assert at.name_tip(0, 48.0) == at.counter_names[0]


# -- hexes -------------------------------------------------------------------------------------------------------------


def test_empty_land_of_somebody_says_what_it_costs(tmp_path: Path) -> None:
    _, at = sit(tmp_path, marching())
    assert known_of_hex(at.state, 13, at.context.names, ENGLISH).startswith("Nobody is here")
    assert land_words(at, 13).startswith("Theo's")


def test_what_is_known_of_a_hex_does_not_repeat_its_name(tmp_path: Path) -> None:
    _, at = sit(tmp_path, marching())
    for hex_ in range(at.state.charter.hexes):
        told = known_of_hex(at.state, hex_, at.context.names, ENGLISH)
        assert told
        assert hex_title(at, hex_) not in told


def test_a_tile_face_down_is_called_so_whosever_it_is(tmp_path: Path) -> None:
    _, at = sit(tmp_path, marching())
    at.state.terrain[0] = -1
    assert "'s" not in land_words(at, 0)
    assert hex_title(at, 0) == "Unknown land"


# -- the line under the rack -------------------------------------------------------------------------------------------


def test_what_the_line_under_the_rack_says_is_not_said_twice(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, placing())
    name = next(name for name, said in at.rack.told.items() if "bluff" in said)
    spot = at.context.ui.get(name)
    assert spot is not None
    assert spot.tip == ""
    at.context.ui.hover, at.context.ui.keyboard = name, False
    assert at.rack.pointed_advice() in words(stage)
    stage.resize((1024, 640))
    at.context.ready()
    spot = at.context.ui.get(name)
    assert spot is not None
    assert "bluff" in spot.tip  # there is no line on a narrow window


# -- what others do ----------------------------------------------------------------------------------------------------


def moment(at: GameTable, *events: Event, seat: int = 1) -> Moment:
    return Moment(seat, None, events, at.view, at.view, False)


def test_dice_fall_on_the_board_whoever_rolls_them(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching(), animation_speed=1.0)
    rolled = Event("rolled", (PURPOSES.index("hero"), 0, (3, 5), 0, -1))
    cue = next(cue for cue in cues_for(at, at.board, moment(at, rolled, seat=0), nothing) if cue.seconds)
    assert cue.seconds > TUMBLE
    assert cue.sound == "dice_roll"
    assert cue.paint is not None
    for time, said in ((TUMBLE / 2, False), (TUMBLE + 0.1, True)):  # nobody reads dice that still roll
        canvas = stage.canvas()
        canvas.marks = []
        cue.paint(canvas, time)
        assert any("3 and 5" in mark.text for mark in canvas.marks) is said


def test_a_line_bears_the_shield_of_whom_it_speaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, at = sit(tmp_path, marching(), animation_speed=1.0)
    shown = []
    monkeypatch.setattr("client.games.kings_and_things.cues.badge", lambda canvas, badge, *box: shown.append(badge))
    ruby = piece_of("ruby")
    told = moment(at, Event("cashed", (2, ruby, 7)), Event("cashed", (3, ruby, 5)))
    for cue in cues_for(at, at.board, told, nothing):
        if cue.paint is not None:
            cue.paint(stage.canvas(), 0.3)
    assert shown == [at.context.badges[2], at.context.badges[3]]


def test_the_player_who_is_lit_is_the_one_the_prompt_speaks_of(tmp_path: Path) -> None:
    _, at = sit(tmp_path, marching())
    told = at.context.asked_words()
    assert told is not None
    assert [row.active for row in rows(at)] == [seat == told.seat for seat in range(4)]


def test_whoever_holds_no_event_is_told_so() -> None:
    asked = Decision(0, "play_event", Shape.PICK_ONE, (option("no_event"),))
    assert WORDS.prompt(asked, view(marching().state, 0), ("Ada",) * 4).lead == "Ada, no event"


# -- battles -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ("react", 2),  # named in the frame, at this place
        ("save", 3),
        ("attach", 3),
        ("marksman_mode", MARKSMAN),
        ("dust_target", DUST_OF_DEFENSE),
        ("assign_hits", NOTHING),
        ("retreat", NOTHING),
    ],
)
def test_the_counter_a_question_is_about_is_shown_with_what_it_does(kind: str, found: int, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    scene = show(stage, position(kind))
    scene.ready()
    at = scene.table
    assert isinstance(at, GameTable)
    about = subject(at.context)
    frame = position(kind).state.agenda[-1]
    assert about == (frame[found] if 0 < found < 9 else found)
    told = WORDS.thing(max(0, about)).split(".")[0]
    assert (told in words(stage).replace("\n", " ")) is (about != NOTHING)


# -- hints -------------------------------------------------------------------------------------------------------------


def marked(stage: Stage, at: GameTable, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of what a hint marks in the picture of now."""
    found: list[str] = []
    monkeypatch.setattr(HotSpot, "draw_hint", lambda spot, canvas, mark: found.append(spot.id))
    monkeypatch.setattr(HexSpot, "draw_hint", lambda spot, canvas, mark: found.append(spot.id))
    monkeypatch.setattr("client.tables.base.hint_ring", lambda canvas, box, **look: found.append("button"))
    at.context.ready()
    stage.frame()
    return found


def hint_of(stage: Stage) -> Option:
    """What a computer says to the person who asked, and the table that shows it."""
    scene = stage.top
    assert isinstance(scene, TableScene)
    advice = scene.session.hint(wait=True)
    assert advice is not None
    stage.update(0.0)
    scene.hint()  # and now what to do there
    return advice


@pytest.mark.parametrize(
    ("kind", "verb", "marks"),
    [("fan_escape", "land", "hex"), ("movement_excess", "disband", "counter"), ("ask_pin_proof", "ask_proof", "seat")],
)
def test_a_hint_is_shown_where_it_is_followed(
    kind: str, verb: str, marks: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, at = sit(tmp_path, FAR[kind]())
    assert marked(stage, at, monkeypatch) == []
    key(stage, "h")
    hint_of(stage)
    (name,) = marked(stage, at, monkeypatch)
    spot = at.context.ui.get(name)
    assert isinstance(spot, HotSpot)
    assert spot.thing[0] == marks
    advice = hint_of(stage)
    assert advice.verb == verb
    assert spot.thing[1] == advice.args[0]


def test_a_hint_that_is_a_word_marks_its_button(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, at = sit(tmp_path, FAR["fly_block"]())
    session: Any = at.context.session
    found = session.judge(wait=True)
    place = [trial.candidate for trial in found.trials].index((option("let_pass"),))
    found = replace(found, ranking=[place, *[at for at in found.ranking if at != place]])
    monkeypatch.setattr(session, "judge", lambda *asked, wait=False: found)
    key(stage, "h")
    hint_of(stage)
    assert marked(stage, at, monkeypatch) == ["button"]


def test_the_mark_goes_with_the_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, at = sit(tmp_path, FAR["fan_escape"]())
    key(stage, "h")
    hint_of(stage)
    assert marked(stage, at, monkeypatch)
    stage.handle(Intent(Kind.BACK))
    assert marked(stage, at, monkeypatch) == []


@pytest.mark.parametrize("hand_over", ["always", "never"])
def test_a_hint_is_nothing_for_the_next_person(hand_over: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mouse goes on from Theo, who holds two flyers, to Aldric, who says which."""
    stage = bare_stage(tmp_path, hand_over=hand_over)
    stage.cache = Blind()
    game = FAR["fly_block"]()
    scene = show(stage, Position(game.state, tuple(game.story)), people=(0, 1))
    at = scene.table
    assert isinstance(at, GameTable)
    if stage.top is not scene:
        key(stage, "e")
    key(stage, "h")
    hint_of(stage)
    assert marked(stage, at, monkeypatch)
    for answer in ("hold", "hold", "let_pass"):
        assert scene.session.match.decision is not None
        scene.answer(next(choice for choice in scene.session.match.decision.options if choice.verb == answer))
        stage.update(0.05)
        assert not scene.hinted  # another question, and nothing that was said of the last one
    assert scene.session.match.decision is not None
    assert scene.session.match.decision.seat == 0
    assert marked(stage, at, monkeypatch) == []
