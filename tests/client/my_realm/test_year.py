"""Her year: tiles by mouse and by digits, taking back, notes that stay with her, the reckoner, rebellion."""

from pathlib import Path

import pytest

from client.games.my_realm.notes import NotesRow
from client.games.my_realm.reckoner import Reckoner, reckon
from client.games.my_realm.sayings import SaidRow, unanswered
from client.games.my_realm.zoom import explained
from client.input.intents import CONTROL, Intent, Kind
from client.scenes.table.scene import TableScene
from client.sprites.timeline import Cue
from client.stage import Stage
from client.tables.spots import HotSpot
from engines.core.types import Event, Option
from engines.my_realm.forms import FORM_IDS
from engines.my_realm.matters import KING, PRINCESS
from engines.my_realm.state import Saying, State, matters_of

from .kit import asked, at_table, draft_of, her_table, played


def key(stage: Stage, letter: str) -> None:
    stage.handle(Intent(Kind.KEY, text=letter))
    stage.update(0.05)
    stage.top.ready()


def click(stage: Stage, name: str) -> None:
    stage.top.ready()
    widget = stage.top.ui.get(name)
    assert widget is not None, name
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        stage.handle(Intent(kind, widget.seen().cx, widget.seen().cy))
    stage.update(0.05)
    stage.top.ready()


@pytest.fixture
def deciding(tmp_path: Path) -> tuple[Stage, TableScene]:
    return her_table(tmp_path, asked("decide"))


def test_digits_lay_tiles_on_the_first_slot_that_is_empty(deciding: tuple[Stage, TableScene]) -> None:
    stage, scene = deciding
    first, second, third = matters_of(scene.view.state)
    for digit in "2", "6", "2", "9":  # the second 2 lies elsewhere already
        key(stage, digit)
    assert draft_of(scene) == (first, 2, second, 6, third, 9)
    key(stage, "e")
    assert len(scene.session.match.state.years) == 1


def test_a_digit_goes_to_the_slot_that_was_picked(deciding: tuple[Stage, TableScene]) -> None:
    stage, scene = deciding
    last = matters_of(scene.view.state)[-1]
    click(stage, f"slot{last}")
    key(stage, "7")
    assert draft_of(scene) == (last, 7)


def test_a_tile_is_pulled_onto_a_card(deciding: tuple[Stage, TableScene]) -> None:
    stage, scene = deciding
    matter = matters_of(scene.view.state)[1]
    tile, slot = scene.ui.get("tile5"), scene.ui.get(f"slot{matter}")
    assert tile
    assert slot
    stage.handle(Intent(Kind.PRESS, tile.box.cx, tile.box.cy))
    stage.handle(Intent(Kind.POINT, tile.box.cx, tile.box.cy - 40))
    stage.handle(Intent(Kind.POINT, slot.box.cx, slot.box.cy))
    stage.handle(Intent(Kind.RELEASE, slot.box.cx, slot.box.cy))
    assert draft_of(scene) == (matter, 5)


def test_another_tile_takes_the_place_of_the_one_that_is_picked(deciding: tuple[Stage, TableScene]) -> None:
    stage, scene = deciding
    click(stage, "tile3")
    click(stage, "tile4")
    assert scene.picking
    assert scene.picking.picked == (("tile", 4),)


def test_a_tile_can_be_taken_back_from_among_others(deciding: tuple[Stage, TableScene]) -> None:
    stage, scene = deciding
    first, second, third = matters_of(scene.view.state)
    for digit in "123":
        key(stage, digit)
    click(stage, f"laid{first}")
    assert draft_of(scene) == (second, 2, third, 3)
    click(stage, "clear")
    assert draft_of(scene) == ()
    assert scene.session.match.state.rethinks == 3  # nothing was used up: clearing is no answer


def test_esc_takes_one_step_back_and_then_opens_the_menu(deciding: tuple[Stage, TableScene]) -> None:
    stage, scene = deciding
    key(stage, "1")
    stage.handle(Intent(Kind.BACK))
    assert draft_of(scene) == ()
    stage.handle(Intent(Kind.BACK))
    assert stage.top.name == "menu"


def test_the_seal_says_what_is_missing(deciding: tuple[Stage, TableScene]) -> None:
    stage, scene = deciding
    for digit, words in (("1", "2 matters still need a tile"), ("2", "still needs a tile")):
        key(stage, digit)
        seal = scene.table.actions()[-1]
        assert seal.reason.endswith(words) or digit == "1"
    key(stage, "3")
    assert scene.table.actions()[-1].reason == ""


def test_everything_lit_comes_from_an_option(deciding: tuple[Stage, TableScene]) -> None:
    _, scene = deciding
    assert scene.picking
    spots = [widget for widget in scene.ui.widgets if isinstance(widget, HotSpot) and widget.enabled]
    assert {spot.thing for spot in spots} == scene.picking.next_things()


# -- notes -------------------------------------------------------------------------------------------------------------


def test_a_click_goes_through_the_marks_and_a_record_knows_nothing(deciding: tuple[Stage, TableScene]) -> None:
    stage, scene = deciding
    notes, moves = scene.table.notes, len(scene.session.match.moves)
    box = notes.cell_box((4, 7))
    marks = []
    for _ in range(4):
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            stage.handle(Intent(kind, box.cx, box.cy))
        marks.append(notes.marks.get((4, 7), 0))
    assert marks == [1, 2, 3, 0]
    assert len(scene.session.match.moves) == moves


def test_notes_are_written_by_keys(deciding: tuple[Stage, TableScene]) -> None:
    stage, scene = deciding
    scene.ui.focus = "notes"
    for kind in (Kind.ACTIVATE, Kind.DOWN, Kind.RIGHT, Kind.RIGHT, Kind.ACTIVATE, Kind.BACK):
        stage.handle(Intent(kind))
    assert scene.table.notes.marks == {(1, 3): 1}
    assert scene.table.notes.cursor is None
    assert stage.top is scene


def test_her_notes_are_on_no_page_but_hers(tmp_path: Path) -> None:
    game = played(asked("discuss", year=2), mode="duo")
    stage, scene = at_table(tmp_path, game, ())
    before = stage.picture().get_buffer().raw
    scene.table.notes.marks = {(matter, 5): 1 for matter in range(9)}
    scene.changed()
    assert stage.picture().get_buffer().raw == before


def test_n_turns_to_the_notes_where_they_lie_behind_a_tab(tmp_path: Path) -> None:
    stage, scene = at_table(tmp_path, played(asked("decide")), size=(1024, 640))
    assert scene.ui.get("notes") is None
    key(stage, "n")
    assert scene.ui.get("notes") is not None


def test_control_and_a_digit_open_the_tab_of_that_number(tmp_path: Path) -> None:
    stage, scene = at_table(tmp_path, played(asked("decide")), size=(1024, 640))
    for digit, tab in enumerate(("said", "notes", "years", "judged"), 1):
        key(stage, f"{CONTROL}{digit}")
        assert scene.table.her_page.tab == tab
    key(stage, f"{CONTROL}9")
    assert scene.table.her_page.tab == "judged"
    assert not draft_of(scene), "Control and a digit lay no tile"


def test_on_a_narrow_window_the_notes_of_a_matter_lie_under_its_tile(tmp_path: Path) -> None:
    stage, scene = at_table(tmp_path, played(asked("decide")), size=(1024, 640))
    rows = [widget for widget in scene.ui.widgets if isinstance(widget, NotesRow)]
    assert len(rows) == 3
    fifth = rows[0].cells()[4]
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        stage.handle(Intent(kind, fifth.cx, fifth.cy))
    assert scene.table.notes.marks == {(rows[0].matter, 5): 1}


def test_the_newest_saying_comes_first_and_is_in_sight(tmp_path: Path) -> None:
    _, scene = at_table(tmp_path, played(asked("decide", year=3)))
    rows = [widget for widget in scene.ui.widgets if isinstance(widget, SaidRow)]
    numbers = [int(row.id.removeprefix("said")) for row in rows if row.id.startswith("said")]
    assert numbers == sorted(numbers, reverse=True)
    assert len(numbers) > 2
    scene.table.sayings.rows.offset = 60.0
    state: State = scene.view.state
    state.sayings = (*state.sayings, state.sayings[-1])
    scene.changed()
    scene.ready()
    assert scene.table.sayings.rows.offset == 0.0


def test_a_question_that_he_did_not_answer_is_remembered() -> None:
    spoke = Event("spoke", (5, (0, 1, 2), 1))
    again = Event("asked", (0, (1, 2)))
    told = (Event("asked", (0, (3, 4))), spoke, Event("sealed", ((0,), (1,))), again, Event("deflected"))
    assert unanswered(told) == [(2, 1, 0, (1, 2))]


def test_the_reckoner_counts_what_the_reference_counts() -> None:
    match, _ = played(asked("decide"))
    state = match.view(PRINCESS).state
    compare, top = FORM_IDS.index("compare"), FORM_IDS.index("top3")
    state.sayings, state.years = (Saying(1, compare, (7, 0), 0),), ()
    assert reckon(state).orders == 181_440
    state.sayings += (Saying(1, top, (7,), 0),)
    assert reckon(state).orders == 105_840
    assert reckon(state).shares[7][3:] == [0.0] * 6


def test_the_reckoner_works_off_the_frame_and_only_once() -> None:
    match, _ = played(asked("decide"))
    state, reckoner = match.view(PRINCESS).state, Reckoner()
    assert reckoner.reckoning(state, at_once=False) is None or not reckoner.busy
    thread = reckoner._thread
    assert thread is not None
    thread.join()
    assert reckoner.is_news()
    assert not reckoner.is_news()
    assert reckoner.reckoning(state, at_once=False) == reckon(state)
    assert reckoner._thread is thread


def test_the_reckoner_is_a_matter_of_agreement(tmp_path: Path) -> None:
    _, scene = her_table(tmp_path / "without", asked("decide"))
    assert scene.ui.get("reckoner") is None
    stage, scene = her_table(tmp_path / "with", asked("decide"), showBelief=True)
    stage.frame()
    assert scene.ui.get("reckoner") is not None
    assert scene.table.notes.reckoner._found is not None


# -- a closer look -----------------------------------------------------------------------------------------------------


def test_a_card_tells_what_it_covers_what_was_said_and_what_it_was_given(tmp_path: Path) -> None:
    _, scene = her_table(tmp_path, asked("decide", year=4))
    state = scene.view.state
    told = [explained(scene.table, f"slot{matter}") for matter in matters_of(state)]  # type: ignore[arg-type]
    assert all(each and each.covers and "In his proverbs" in each.paragraphs[0] for each in told)
    texts = " ".join(text for each in told if each for text in each.paragraphs)
    assert "He said" in texts
    assert "in year" in texts
    assert explained(scene.table, "tile3") is None  # type: ignore[arg-type]


def test_in_poetic_mode_a_closer_look_explains_no_proverb(tmp_path: Path) -> None:
    _, scene = her_table(tmp_path, asked("decide", year=4), showPlain=False)
    for matter in matters_of(scene.view.state):
        told = explained(scene.table, f"slot{matter}")  # type: ignore[arg-type]
        assert told
        assert not [text for text in told.paragraphs if "proverbs" in text or "He said" in text]


def test_z_shows_the_card_large(tmp_path: Path) -> None:
    stage, scene = her_table(tmp_path, asked("discuss"))
    scene.ui.focus, scene.ui.keyboard = f"card{matters_of(scene.view.state)[0]}", True
    scene.changed()
    before = stage.picture().get_buffer().raw
    key(stage, "z")
    assert stage.picture().get_buffer().raw != before


# -- talk and rebellion ------------------------------------------------------------------------------------------------


def test_a_question_is_put_together_by_clicks(tmp_path: Path) -> None:
    stage, scene = her_table(tmp_path, asked("discuss"))
    click(stage, "question0")
    click(stage, "matter3")
    click(stage, "matter4")
    assert scene.session.match.state.agenda[-1] == ("answer", 0, (3, 4))


def test_while_he_has_words_left_the_gold_button_lets_him_speak(tmp_path: Path) -> None:
    stage, scene = her_table(tmp_path, asked("discuss"))
    assert [(action.option, action.kind) for action in scene.table.actions()] == [
        (Option("rebel"), "danger"),
        (Option("ready"), "night"),
        (Option("listen"), "primary"),
    ]
    key(stage, "e")
    assert scene.session.match.state.agenda[-1] == ("speak",)


def test_her_question_stays_in_sight_until_it_is_answered(tmp_path: Path) -> None:
    answers = {"discuss": Option("inquire", (2,)), "concerning": Option("concerning", (0,))}
    stage, scene = at_table(tmp_path, played(asked("answer"), answers=answers))
    seen = stage.picture().get_buffer().raw
    frame = scene.session.match.state.agenda[-1]
    scene.view.state.agenda[-1] = (*frame[:2], (1,))
    scene.changed()
    assert stage.picture().get_buffer().raw != seen


def test_in_poetic_mode_no_plain_word_is_on_her_page(tmp_path: Path) -> None:
    game = played(asked("decide", year=2), showPlain=False)
    _, scene = at_table(tmp_path, game)
    rows = [widget for widget in scene.ui.widgets if widget.id.startswith("said")]
    assert rows
    assert not any(row.plain for row in rows)
    _, scene = at_table(tmp_path / "plain", played(asked("decide", year=2)))
    assert all(row.plain for row in scene.ui.widgets if row.id.startswith("said"))


def test_rebelling_is_shut_with_its_reason_once_cards_lie_there(tmp_path: Path) -> None:
    stage, scene = her_table(tmp_path, asked("rebellion"))
    assert Option("rebel") in scene.asked.decision.options
    key(stage, "e")
    rebel = next(action for action in scene.table.actions() if action.option == Option("rebel"))
    assert rebel.reason


def test_six_numbers_are_named_by_matters_and_digits(tmp_path: Path) -> None:
    stage, scene = her_table(tmp_path, asked("rebellion"))
    order = scene.session.match.state.key
    key(stage, "b")
    for matter in range(6):
        click(stage, f"matter{matter}")
        key(stage, str(order[matter]))
    key(stage, "e")
    outcome = scene.session.match.outcome
    assert outcome is not None
    assert outcome.winners == (PRINCESS,)


def test_the_king_at_a_computers_table_never_shows_her_page(tmp_path: Path) -> None:
    _, scene = at_table(tmp_path, played(asked("decide"), mode="crown"), (KING,))
    assert scene.table.page is scene.table.his_page
    assert not [widget for widget in scene.ui.widgets if isinstance(widget, HotSpot)]
    assert Option("seal") not in [action.option for action in scene.table.actions()]


def test_the_die_that_decides_on_the_king_stands_in_its_line(deciding: tuple[Stage, TableScene]) -> None:
    _, scene = deciding
    assert scene.dice_of([Event("asked"), Event("death_rolled", (4, 2))]).things == (4,)
    assert scene.dice_of([Event("king_died")]).things == ()


def test_the_chronicle_is_told_in_time_for_the_last_page_though_her_page_shows_none(tmp_path: Path) -> None:
    """While the last page comes, the lines are those from before it: not none at all."""
    _, scene = her_table(tmp_path, asked("decide", year=3))
    before = scene.session.chronicle(scene.say)
    assert before
    scene.timeline.add(Cue(waits=True))
    scene.timeline.add(Cue(1.0))
    scene.stage.update(0.05)
    assert scene.timeline.busy
    assert scene.chronicle(), "nothing was told although two years are over"
