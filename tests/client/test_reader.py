"""Whoever has the screen read to them: what is told, in which order, to whom, and what is not done for nobody."""

import random

import pytest

from client.input.intents import Kind
from client.match.policy import HandOver
from client.match.prompts import Ask, Over
from client.match.seats import HUMAN, Seat
from client.scenes.navigation import go
from client.scenes.table.scene import TableScene
from client.settings import Settings
from client.shot import Posed
from client.stage.reading import read_scene
from client.widgets.told import Role
from engines import GAMES
from engines.core.game import set_up
from engines.core.seats import usual_seats

from .pages import Ear, file_of, table_of, written
from .scene_kit import NAMES, make_stage, played, press, settle

SCREENS = ("title", "choose", "library", "settings", "statistics", "challenges", "credits")


def listening(stage):
    ear = Ear()
    stage.reader.listeners.append(ear)
    stage.reader.update()
    return ear


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_told_as_it_is_kept_as_text(game):
    """After a change: `python -m tests.client.pages`, and read the difference as you would hear it."""
    assert written(game) == file_of(game).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_question_comes_first_then_its_answers_then_the_places(game, tmp_path):
    stage, ear = table_of(game, tmp_path)
    page, options = stage.reader.page, stage.top.asked.decision.options
    assert [told.id for told in page.told[:3]] == ["heading", "question", "answers"]
    assert [told.role for told in page.told[3:]].count(Role.TOOLS) == 1
    assert len(page.told[2].things) >= len(options)
    assert len({told.name for told in page.told[2].things}) == len(page.told[2].things), "no two answers sound the same"
    assert page.focus == page.told[2].things[0].id
    assert ear.said[0] == (page.question, True)
    assert ear.focus == [page.told[2].things[0].name]
    assert len(list(page.walk())) < 130


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["my_realm", "knights_and_ninjas", "cover_your_kingdom"])
def test_a_whole_game_is_played_by_what_is_told(game, tmp_path):
    """Names are chosen, things pressed; nothing is looked at and no key used."""
    stage = make_stage(
        tmp_path, (1280, 720), animation_speed=0.0, reduced_motion=True, losses_wait=False, summary="never"
    )
    seats = usual_seats(GAMES[game])
    setup = set_up(GAMES[game], seats, {}, 5, NAMES[:seats])
    sitting = tuple(Seat(name, "random" if at else HUMAN, at) for at, name in enumerate(setup.names))
    ear, chance = Ear(), random.Random(1)
    stage.reader.listeners.append(ear)
    go(stage, "table", Posed.begin(GAMES[game], setup, sitting, stage.settings))
    table = stage.top
    for _ in range(3_000):
        stage.update(0.1)
        stage.reader.update()
        session = table.session
        if isinstance(session.prompt, Over):
            break
        page = stage.reader.page
        if stage.top is not table:
            ways = [told for told in page.told if told.does and told.enabled and told.name != "Back"]
            stage.reader.press(ways[0].id)
        elif table.asked is not None:
            stage.reader.press(chance.choice([told for told in page.get("answers").things if told.enabled]).id)
        elif table.timeline.busy:
            table.timeline.finish()
        elif isinstance(session.prompt, Ask):
            table.changed()
        elif (decision := session.match.decision) is not None:
            session.act(chance.choice(decision.options))
            table.follow()
    assert isinstance(table.session.prompt, Over)
    questions = [text for text, urgent in ear.said if urgent]
    assert questions
    assert len(ear.said) > len(questions), "what the others did was told too"


def test_news_are_told_once_and_questions_at_once(tmp_path):
    stage, ear = table_of("knights_and_ninjas", tmp_path)
    before = len(ear.said)
    for _ in range(5):
        stage.update(0.1)
        stage.top.changed()
        stage.reader.update()
    assert len(ear.said) == before, "nothing is said twice"
    answer = next(told for told in stage.reader.page.get("answers").things if told.enabled)
    stage.reader.press(answer.id)
    stage.update(0.1)
    stage.reader.update()
    said = ear.said[before:]
    assert any("Larissa" in text and not urgent for text, urgent in said)
    assert len({text for text, _ in said}) == len(said)


def test_an_answer_to_a_question_that_is_over_does_nothing(tmp_path):
    stage, _ = table_of("my_realm", tmp_path)
    answer = stage.reader.page.get("answers").things[0].id
    assert stage.reader.press(answer)
    taken = len(stage.top.session.match.moves)
    assert not stage.reader.press(answer)
    assert len(stage.top.session.match.moves) == taken


def test_arrows_walk_through_what_is_told_and_tab_from_part_to_part(tmp_path):
    stage, ear = table_of("cover_your_kingdom", tmp_path)
    answers = stage.reader.page.get("answers").things
    press(stage, Kind.DOWN)
    stage.reader.update()
    assert ear.focus[-1] == answers[1].name
    press(stage, Kind.NEXT)
    stage.reader.update()
    assert ear.focus[-1].startswith("Your hand")
    press(stage, Kind.HOME)
    stage.reader.update()
    assert ear.focus[-1].startswith("Cover Your Kingdom")
    press(stage, Kind.PREVIOUS)
    stage.reader.update()
    assert ear.focus[-1] == "Undo"


def test_without_a_listener_nothing_is_described_and_keys_are_as_ever(tmp_path, monkeypatch):
    stage, ear = table_of("cover_your_kingdom", tmp_path)
    stage.reader.listeners.remove(ear)
    monkeypatch.setattr(TableScene, "describe", lambda scene: pytest.fail("described for nobody"))
    focus = stage.top.ui.focus
    press(stage, Kind.RIGHT)
    stage.update(0.1)
    stage.reader.update()
    assert stage.top.ui.focus != focus


def test_read_aloud_says_the_question_the_table_and_what_happened(tmp_path):
    stage, ear = table_of("cover_your_kingdom", tmp_path)
    press(stage, Kind.WHERE_AM_I)
    text, urgent = ear.said[-1]
    assert urgent
    page = stage.reader.page
    places = [told.name for told in page.told if told.id.startswith("place")]
    at = [text.index(words) for words in (page.question, *places, "Chronicle, newest first")]
    assert at == sorted(at)
    press(stage, Kind.SAY_AGAIN)
    assert ear.said[-1][0] == page.question


def test_without_a_reader_the_key_says_how_to_get_one(tmp_path):
    stage = make_stage(tmp_path)
    go(stage, "title")
    press(stage, Kind.WHERE_AM_I)
    assert "Reading aloud" in stage.toasts[0].text


@pytest.mark.parametrize("speech", ["short", "full", "all"])
def test_how_much_is_told_is_a_setting(speech, tmp_path):
    stage, _ = table_of("knights_and_ninjas", tmp_path, speech=speech)
    hand = next(told for told in stage.reader.page.told if told.name.startswith("Your hand"))
    assert all(bool(card.more) == (speech != "short") for card in hand.things)


# -- several people at one screen --------------------------------------------------------------------------------------


def words_of(page):
    return " ".join(f"{told.name} {told.more} {told.value}" for told in page.walk())


def holding(game, folder):
    """A table of two people of whom the first holds something, and is asked what others may not hear: the usual moment,
    or a later one."""
    for moves in (None, *range(100, 400, 20)):
        home = folder / str(moves)
        home.mkdir()
        stage, ear = table_of(game, home, people=2, moves=moves)
        table = stage.top
        while not isinstance(table, TableScene):  # the cover
            stage.reader.press(next(told.id for told in stage.reader.page.told if told.does))
            stage.update(1.0)
            stage.reader.update()
            table = stage.top
        assert table.asked.seat == 0
        mine = table.session.game.text.places(table.session.match.view(0), table.names, table.say)[0]
        if mine.things and table.asked.decision.kind not in GAMES[game].open_questions:
            return stage, ear, mine
    raise AssertionError(f"Nobody holds anything in {game}.")


@pytest.mark.parametrize("game", ["cover_your_kingdom", "knights_and_ninjas", "kings_and_things"])
def test_what_others_may_not_hear_is_told_while_the_key_is_held(game, tmp_path):
    stage, ear, mine = holding(game, tmp_path)
    assert mine.name not in words_of(stage.reader.page)
    assert stage.reader.page.get("answers").things[0].name.startswith("Answer 1 of ")
    for said, _ in ear.said:
        assert mine.name not in said
    press(stage, Kind.ALONE)
    stage.reader.update()
    assert mine.name in words_of(stage.reader.page)
    assert mine.name in ear.said[-1][0]
    assert not stage.reader.page.get("answers").things[0].name.startswith("Answer")
    press(stage, Kind.ALONE_OVER)
    stage.reader.update()
    assert mine.name not in words_of(stage.reader.page)
    stage.change(headphones=True)
    stage.reader.update()
    assert mine.name in words_of(stage.reader.page)


def test_at_an_open_table_and_alone_everything_is_told(tmp_path):
    for people, hand_over in ((2, HandOver.NEVER), (1, HandOver.SECRETS)):
        stage, _ = table_of("cover_your_kingdom", tmp_path, people=people, hand_over=hand_over)
        assert "Your hand" in words_of(stage.reader.page)


def test_hidden_cards_change_nothing_of_what_is_told_to_all(tmp_path):
    """Two worlds that differ in hands alone sound the same."""
    stage, _ = table_of("cover_your_kingdom", tmp_path, people=2)
    while not isinstance(stage.top, TableScene):
        stage.reader.press(next(told.id for told in stage.reader.page.told if told.does))
        stage.update(1.0)
        stage.reader.update()
    before = [told.heard() for told in stage.reader.page.told if told.id.startswith("place")]
    state = stage.top.session.match.state
    state.hands[0], state.deck[:6] = sorted(state.deck[:6]), state.hands[0]
    stage.top.view = stage.top.session.view()
    stage.top.changed()
    stage.reader.update()
    assert [told.heard() for told in stage.reader.page.told if told.id.startswith("place")] == before


def test_under_a_cover_there_is_nothing_but_the_cover(tmp_path):
    stage, ear = table_of("cover_your_kingdom", tmp_path, people=2)
    assert stage.top.name == "cover"
    words = words_of(stage.reader.page)
    assert "Larissa" in words
    assert "kingdom:" not in words
    assert "Answer" not in words
    assert [told.name for told in stage.reader.page.told if told.does] == ["I'm Larissa: show my cards", "Esc menu"]
    assert not any("Your hand" in said for said, _ in ear.said)


def test_a_page_for_one_pair_of_eyes_is_withheld(tmp_path):
    stage, _ = table_of("cover_your_kingdom", tmp_path, people=2)
    stage.reader.press(next(told.id for told in stage.reader.page.told if told.does))
    stage.update(1.0)
    stage.top.open_log()
    stage.reader.update()
    assert "hold F8" in words_of(stage.reader.page)
    assert len(stage.reader.page.told) == 2
    press(stage, Kind.ALONE)
    stage.reader.update()
    assert len(stage.reader.page.told) > 2


# -- every other screen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", SCREENS)
def test_whatever_has_the_focus_has_a_name(screen, tmp_path):
    played(tmp_path, stop=40)
    stage = make_stage(tmp_path, (1280, 720))
    go(stage, screen)
    settle(stage)
    stage.frame()
    page = read_scene(stage.top)
    assert page.name
    told = {thing.widget for thing in page.told}
    lacking = [widget.id for widget in stage.top.ui.in_order() if widget.id not in told]
    assert not lacking


def test_settings_are_told_with_their_values_and_can_be_changed(tmp_path):
    stage = make_stage(tmp_path, (1280, 720))
    go(stage, "settings")
    ear = listening(stage)
    page = stage.reader.page
    slider = page.get("text_size")
    assert (slider.role, slider.value) == (Role.SLIDER, "100 %")
    assert slider.name.startswith("Text size")
    stage.reader.step("text_size", 1)
    stage.reader.update()
    assert stage.settings.text_size == 105
    assert stage.reader.page.get("text_size").value == "105 %"
    switch = stage.reader.page.get("rule_beside_hand")
    assert (switch.role, switch.on) == (Role.SWITCH, True)
    stage.reader.press("rule_beside_hand")
    stage.reader.update()
    assert stage.reader.page.get("rule_beside_hand").on is False
    assert ear.focus


def test_what_is_off_says_why(tmp_path):
    stage, ear = table_of("my_realm", tmp_path)
    undo = stage.reader.page.get("tool undo")
    assert not undo.enabled
    stage.reader.press("tool undo")
    assert ear.said[-1] == (undo.why, True)


def test_a_dialog_and_a_toast_are_said(tmp_path):
    stage, ear = table_of("cover_your_kingdom", tmp_path)
    stage.top.menu()
    stage.reader.update()
    assert any("Everything is saved" in text and urgent for text, urgent in ear.said)
    stage.toast("Something small.")
    stage.reader.update()
    assert ear.said[-1] == ("Something small.", False)


def test_settings_of_reading_have_defaults_that_change_nothing(tmp_path):
    first = Settings()
    assert first.read_aloud == "reader"
    assert not first.headphones
    assert not first.one_button
