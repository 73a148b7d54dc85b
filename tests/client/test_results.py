"""The results: ranks and ties, what scores are made of, the chart, and what one can do next."""

import pygame
import pytest

from client.games.samples import keep_sample
from client.input.intents import Intent, Kind
from client.match.saves import Library
from client.match.session import Session
from client.scenes.results.facts import Help, gain_in, mode_line, ranks, result_of_record, result_of_session
from client.scenes.results.scene import ResultsScene
from client.settings import Settings
from engines import GAMES
from engines.core.language import ENGLISH
from engines.core.playback import Playback
from engines.core.types import Outcome
from tests.growing import GROWN

from .scene_kit import GAME, NAMES, click, click_at, faults, key, make_stage, played, press, settle, words
from .shell_kit import picture_faults
from .sizes import every_size, every_window


def result(folder, **game):
    record = Library(folder / "games", GAMES).read(played(folder, **game))
    return result_of_record(GAMES[GAME], record)


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    """Two to eight Rulers, and both kinds of contests."""
    folder = tmp_path_factory.mktemp("results")
    return [
        result(folder, seats=2, seed=3),
        result(folder, seats=4, constellations=True),
        result(folder, seats=8, seed=5, powers=1),
        result(folder, seats=3, seed=4, contest="sum3"),
        result(folder, seats=5, seed=6, contest="first2"),
    ]


@pytest.mark.thorough
@every_window
def test_results_can_be_read_at_every_size(tmp_path, results, size, text):
    stage = make_stage(tmp_path, size, text_size=text)
    for one in results:
        for counted in (0.0, 1.0):
            scene = ResultsScene(stage, one)
            scene.counted = counted
            stage.push(scene)
            assert faults(stage) == []


@every_size
def test_results_are_drawn_at_every_size(tmp_path, results, size):
    stage = make_stage(tmp_path, size)
    scene = ResultsScene(stage, results[2])
    scene.counted = 1.0
    stage.push(scene)
    assert picture_faults(stage) == []


def test_the_parts_of_a_score_add_up(results):
    for one in results:
        totals = [sum(source.values[seat] for source in one.sources) for seat in range(len(one.seats))]
        assert totals == [part["magic"] + part["sky"] + part["speed"] for part in one.outcome.sources]
        assert one.chart[-1] == tuple(totals)


def test_the_chart_has_a_point_for_every_turn(results):
    for one in results:
        assert len(one.chart) == one.turns + 1
        assert one.chart[0] == (0,) * len(one.seats)
        assert all(0 <= sign.turn <= one.turns for sign in one.signs)


def test_who_shares_a_place_shares_the_number():
    assert ranks(Outcome((2,), (10, 30, 30, 10, 5)), (3, 7, 9, 3, 0)) == (3, 2, 1, 3, 5)
    assert ranks(Outcome((0, 1), (30, 30, 10)), (9, 2, 1)) == (1, 1, 3)


def test_a_contest_is_told_by_its_rounds(results):
    contest = results[3]
    assert [source.label for source in contest.sources] == ["Round 1", "Round 2", "Round 3"]
    assert contest.mode == "Standard, three rounds"
    assert [sign.label for sign in contest.signs] == ["round 2", "round 3"]


def test_the_mode_names_what_was_added(results):
    assert results[1].mode == "Standard with Constellations"
    assert mode_line(results[0].setup, ENGLISH) == "Two Rulers"


def test_a_game_that_goes_on_has_no_result(tmp_path):
    record = Library(tmp_path / "games", GAMES).read(played(tmp_path, stop=20))
    assert result_of_record(GAMES[GAME], record) is None


def test_a_session_that_has_just_ended_tells_the_same(tmp_path):
    path = played(tmp_path, seed=9)
    record = Library(tmp_path / "games", GAMES).read(path)
    session = Session.resume(GAMES[GAME], record, Settings())
    told = result_of_session(session)
    assert told._replace(minutes=None) == result_of_record(GAMES[GAME], record)._replace(minutes=None, path=None)


def test_the_winner_is_named_and_everybody_is_listed(tmp_path, results):
    stage = make_stage(tmp_path)
    scene = ResultsScene(stage, results[1])
    stage.push(scene)
    scene.counted = 1.0
    text = words(stage)
    winner = results[1].seats[results[1].outcome.winners[0]].name
    assert f"{winner} wins the crown" in text
    assert all(name in text for name in NAMES[:4])
    assert "Computer, normal" in text
    assert "Tales from the table" in text
    assert all(str(score) in text for score in results[1].outcome.scores)


def test_a_shared_crown_is_shared_in_words(tmp_path, results):
    stage = make_stage(tmp_path)
    drawn = results[1]._replace(outcome=results[1].outcome._replace(winners=(0, 1)), ranks=(1, 1, 3, 4))
    stage.push(ResultsScene(stage, drawn))
    assert "Larissa and Tomas share the crown" in words(stage)


def test_scores_count_up_unless_nothing_may_move(tmp_path, results):
    stage = make_stage(tmp_path)
    stage.push(ResultsScene(stage, results[1]))
    assert stage.update(0.1)
    while stage.update(0.1):
        pass
    assert stage.top.counted == 1.0
    for still in ({"animation_speed": 0.0}, {"reduced_motion": True}):
        stage = make_stage(tmp_path, **still)
        stage.push(ResultsScene(stage, results[1]))
        assert not stage.update(0.1)


def test_play_again_keeps_people_and_rules_but_not_the_cards(tmp_path, results):
    stage, begun = make_stage(tmp_path), []
    stage.begin = lambda setup, seats: begun.append((setup, seats))
    stage.push(ResultsScene(stage, results[1]))
    settle(stage)
    press(stage, Kind.ACTIVATE)
    click(stage, "again")
    (setup, seats), other = begun
    assert seats == results[1].seats
    assert setup.options == results[1].setup.options
    assert setup.seed not in (other[0].seed, results[1].setup.seed)


@pytest.mark.parametrize(("button", "scene"), [("new", "setup"), ("library", "library"), ("back", "title")])
def test_buttons_lead_on_and_nothing_of_the_old_game_stays(tmp_path, results, button, scene):
    stage = make_stage(tmp_path)
    stage.push(ResultsScene(stage, results[1]))
    click(stage, button)
    assert stage.top.name == scene
    assert all(other.name != "results" for other in stage.scenes)


def test_escape_leads_to_the_title_from_the_table_and_back_to_the_library_from_there(tmp_path, results):
    stage = make_stage(tmp_path)
    stage.push(ResultsScene(stage, results[1]))
    press(stage, Kind.BACK)
    assert [scene.name for scene in stage.scenes] == ["title"]
    stage.push(ResultsScene(stage, results[1], from_library=True))
    press(stage, Kind.BACK)
    assert [scene.name for scene in stage.scenes] == ["title"]


def test_the_scores_can_be_copied(tmp_path, results, monkeypatch):
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    for from_library in (False, True):
        stage = make_stage(tmp_path)
        stage.push(ResultsScene(stage, results[1], from_library=from_library))
        key(stage, "c")
        assert stage.toasts[0].text == "Scores copied."
    best = results[1].order[0]
    name, score = results[1].seats[best].name, results[1].outcome.scores[best]
    assert copied[0] == copied[1]
    title, game, *places = copied[0].splitlines()
    assert title == f"{name} wins the crown"
    assert game.startswith("Cover Your Kingdom, Standard")
    assert places[0] == f"1. {name}: {score}"
    assert len(places) == 4


@pytest.mark.thorough
def test_anecdotes_and_chart_lead_to_their_moments(tmp_path):
    stage = make_stage(tmp_path)
    path = played(tmp_path, seed=9)
    told = result_of_record(GAMES[GAME], Library(tmp_path / "games", GAMES).read(path))
    assert told.path == path
    stage.push(ResultsScene(stage, told, from_library=True))
    settle(stage)
    stage.picture()
    results = stage.top
    assert len(results.anecdotes) > 1
    for number, anecdote in enumerate(results.anecdotes):
        results.ui.get(f"tale {number}").does()
        assert stage.top.session.moment == anecdote.moment
        stage.pop()
    area = results.lines_at
    stage.handle(Intent(Kind.POINT, area.x + area.w / 2, area.cy))
    turn = results.turn_pointed_at()
    assert f"Turn {turn}" in words(stage)
    assert told.deeds[turn - 1]
    assert faults(stage) == []
    click_at(stage, area.x + area.w / 2, area.cy)
    assert stage.top.session.moment == told.began[turn - 1]


@pytest.mark.thorough
@pytest.mark.parametrize("game", GROWN)
def test_every_anecdote_has_its_moment(tmp_path, game):
    """Also one that tells of the whole game, which leads to its end; the richest clan to what made it as large."""
    record = keep_sample(Library(tmp_path, GAMES), game, finished=True)
    told = result_of_record(GAMES[game], Library(tmp_path, GAMES).read(record))
    assert told.anecdotes
    assert all(anecdote.moment is not None for anecdote in told.anecdotes)
    played = Playback(GAMES[game], Library(tmp_path, GAMES).read(record))
    for anecdote in told.anecdotes:
        if anecdote.title == "Richest clan":
            assert {event.kind for event in played.taken[anecdote.moment].events} & {"settled", "added", "placed"}


def test_what_is_told_of_a_turn_was_done_in_it(results):
    for one in results:
        assert len(one.deeds) == len(one.began)
        for turn in range(1, len(one.chart)):
            gained = gain_in(one, turn)
            steps = [after - before for before, after in zip(one.chart[turn - 1], one.chart[turn], strict=True)]
            assert gained == ((steps.index(max(steps)), max(steps)) if max(steps) > 0 else None)


def test_help_makes_a_game_casual_and_the_results_say_so(tmp_path, results):
    stage = make_stage(tmp_path)
    for help_, said in (
        (Help(), ""),
        (Help(undone=1), "Casual: 1 move undone."),
        (Help(hints=2), "Casual: 2 hints."),
        (Help(3, 1), "Casual: 3 moves undone, 1 hint."),
    ):
        scene = ResultsScene(stage, results[1]._replace(help=help_))
        assert scene.subtitle.endswith(said)
        assert ("Casual" in scene.subtitle) == bool(said)
