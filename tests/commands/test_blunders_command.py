"""`blunders`: what is found in records is what is found in the same games played for it."""

import json
import sys
from types import ModuleType

import pytest

import engines
from engines.commands import blunders
from engines.core.blunders import Blunder, BlunderMade, played_course, recorded_course
from engines.core.record import read_record
from tests.core.playing import DONE, DRAW, mark, table
from tests.growing import GROWN
from tests.toy import PEEK


def idle(course):
    """A seat is done though it could have drawn."""
    for deed in course.deeds:
        if deed.option == DONE and DRAW in deed.decision.options:
            assert course.view(deed).seat == deed.seat
            yield BlunderMade(deed.number, deed.seat, f"{len(deed.before.deck)} cards left")


def marked_big(course):
    return [BlunderMade(deed.number, deed.seat) for deed in course.deeds if deed.option == mark(2)]


LIST = (
    Blunder("idle", "Is done though there is a card to draw.", True, idle),
    Blunder("big mark", "Marks two.", False, marked_big),
)


@pytest.fixture(autouse=True)
def listed(monkeypatch):
    """The toy game has a list of its own."""
    monkeypatch.setattr(blunders, "blunders_of", lambda game: LIST if game == "peek" else ())


def told(said):
    assert said.code == 0, said.err
    return json.loads(said.out)["games"]


def test_records_and_games_played_for_it_tell_the_same(run, tmp_path):
    for seed in (5, 6, 7):
        assert run("record", "peek", "--seats", 2, "--seed", seed, "--bots", "random", "-o",
                   tmp_path / f"{seed}.crown").code == 0  # fmt: skip
    (from_records,) = told(run("blunders", tmp_path, "--json"))
    (played,) = told(run("blunders", "--game", "peek", "--games", 3, "--seats", 2, "--seed", 5, "--json"))
    assert from_records["games"] == played["games"] == 3
    assert [row["count"] for row in from_records["blunders"]] == [row["count"] for row in played["blunders"]]
    actions = [[(one["action"], one["seat"]) for one in row["moments"]] for row in played["blunders"]]
    assert actions == [[(one["action"], one["seat"]) for one in row["moments"]] for row in from_records["blunders"]]
    assert played["forbidden"] == played["blunders"][0]["count"] > 0
    assert played["players"] == {"random": 6}
    assert played["blunders"][0]["by_player"] == {"random": played["forbidden"]}


def test_the_page_shows_where_the_forbidden_ones_are(run):
    said = run("blunders", "--game", "peek", "--games", 3, "--bots", "guesser,random", "--seed", 5, "--show", 1)
    assert said.code == 0
    assert "Peek: 3 games" in said.out
    assert said.out.count(", action ") == 1
    assert "cards left" in said.out
    assert "Is done though there is a card to draw." in said.out
    assert "forbidden: " in said.out


def test_what_was_taken_back_never_happened(tmp_path):
    file = tmp_path / "game.crown"
    match = table(file=file)
    match.submit(mark(2))
    match.undo()
    match.submit(mark(1))
    match.submit(DONE)
    course = recorded_course(PEEK, read_record(file, {"peek": PEEK}))
    assert [deed.option for deed in course.deeds] == [mark(1), DONE]
    assert list(marked_big(course)) == []
    assert [moment.number for moment in idle(course)] == [2]
    assert course.outcome is None
    same = played_course(PEEK, match.setup, [mark(1), DONE])
    assert [deed._replace(before=None, after=None) for deed in same.deeds] == [
        deed._replace(before=None, after=None) for deed in course.deeds
    ]
    assert [(PEEK.dump(deed.before), PEEK.dump(deed.after)) for deed in same.deeds] == [
        (PEEK.dump(deed.before), PEEK.dump(deed.after)) for deed in course.deeds
    ]


def test_a_record_that_cannot_be_read_is_told_and_the_others_counted(run, tmp_path):
    run("record", "peek", "--seats", 2, "--seed", 5, "--bots", "random", "-o", tmp_path / "a.crown")
    (tmp_path / "b.crown").write_text("{}\n")
    said = run("blunders", tmp_path)
    assert said.code == 1
    assert "Peek: 1 games" in said.out
    assert "b.crown is not a Four Crowns game." in said.err


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ([], "Name saved games, or a game to be played"),
        (["--game", "peek"], "Say how many games"),
        (["nowhere.crown"], "There is no nowhere.crown."),
        (["--game", "peek", "--games", 1, "--bots", "nobody"], "There is no player 'nobody'"),
    ],
)
def test_what_cannot_be_counted_is_one_sentence(run, argv, words):
    said = run("blunders", *argv)
    assert (said.code, said.out) == (2, "")
    assert words in said.err


def test_a_player_of_ones_own(run):
    own = "timid=tests.commands.test_tournament_command:Timid"
    (played,) = told(run("blunders", "--game", "peek", "--games", 2, "--seats", 2, "--bots", own, "--json"))
    assert played["players"] == {"timid": 4}
    (played,) = told(run("blunders", "--game", "peek", "--games", 2, "--bots", f"{own},random", "--json"))
    assert played["players"] == {"timid": 2, "random": 2}


def test_the_list_of_a_game_is_its_own_file(monkeypatch):
    assert engines.blunders_of("no_such_game") == ()
    module = ModuleType("engines.my_realm.blunders")
    module.BLUNDERS = LIST  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    assert engines.blunders_of("my_realm") == LIST


@pytest.mark.parametrize("game", GROWN)
def test_a_list_is_long_and_names_every_blunder_once_in_a_sentence(game):
    listed = engines.blunders_of(game)
    assert len(listed) >= 12
    assert any(one.forbidden for one in listed)
    assert len({one.name for one in listed}) == len(listed)
    assert all(one.sentence.endswith(".") and callable(one.find) for one in listed)
