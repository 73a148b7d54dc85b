"""The session: whole games, computers, undo, the log, and what a viewer is told."""

import subprocess
import sys
import threading
from itertools import pairwise
from pathlib import Path

import pytest

from client.match.prompts import Ask, Cover, Over, Thinking
from client.match.session import Session
from client.match.thinking import Desk, InPlace, chance_for
from engines.core.chronicle import HEADING
from engines.core.errors import Fault, NothingToUndo, NotOffered
from engines.core.journal import Journal
from engines.core.opponents import line_up
from engines.core.record import STOPS, Undo, read_record
from engines.core.types import WATCHER, Option
from tests.client.match.heist import HEIST, Heist
from tests.client.match.tables import (
    BOX,
    DONE,
    DRAW,
    GAME,
    MARK,
    instant,
    let_think,
    play_out,
    seated,
    secrets_in,
    setup_of,
    sit_down,
)
from tests.languages import told_by

ROOT = Path(__file__).parents[3]

# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["hb", "hbb", "hbbb", "hbbbbbbb", "hh", "hhbb", "hhhhhhhh", "bb", "bbbb"])
def test_whole_games_of_people_and_computers(players):
    session = play_out(sit_down(players, powers=1), undo_one_in=4)
    assert session.prompt == Over(GAME.outcome(session.match.state))
    assert session.take_moments()[0].seat is None  # the deal


@pytest.mark.parametrize("mode", [{"mode": "quick"}, {"constellations": True}, {"contest": "sum2"}], ids=str)
def test_every_way_to_play(mode):
    assert isinstance(play_out(sit_down("hbhb", **mode)).prompt, Over)


def test_the_same_seed_and_the_same_answers_are_the_same_game():
    one, two = (play_out(sit_down("hbbb", seed=3), seed=5) for _ in "12")
    assert one.in_words() == two.in_words()
    assert one.in_words() != play_out(sit_down("hbbb", seed=4), seed=5).in_words()


def test_nothing_here_needs_pygame():
    code = "import sys, client.match.session, client.match.saves; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


# -- what a viewer is told ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["hbbb", "hhhh", "hhbb", "hb", "hh"])
def test_a_story_holds_what_its_viewer_may_know_and_no_more(players):
    session = sit_down(players)
    known = 0

    def watch(session):
        nonlocal known
        scenes, viewer = list(session._film.unseen), session.viewer
        seat = WATCHER if viewer is None else viewer
        for scene, moment in zip(scenes, session.take_moments(), strict=True):
            assert moment.events == tuple(event.seen_by(seat) for event in scene.action.events)
            assert (moment.before.seat, moment.after.seat) == (seat, seat)
            assert moment.after == GAME.view(scene.after, seat)
            assert moment.option is None or moment.seat == viewer
            known += len(secrets_in([moment]))

    play_out(session, watch=watch)
    assert known  # what is one's own is told


def test_the_views_of_a_story_lead_from_one_to_the_next():
    session = sit_down("hbbb")
    moments = []
    play_out(session, watch=lambda session: moments.extend(session.take_moments()))
    for one, two in pairwise(moments):
        assert one.after == two.before
    assert moments[-1].after == session.view()


def test_each_moment_is_told_once():
    session = sit_down("hs", HEIST)
    assert [moment.events[0].kind for moment in session.take_moments()] == ["dealt"]
    assert session.take_moments() == []
    session.choose(MARK)
    (moment,) = session.take_moments()
    assert (moment.seat, moment.option, [event.kind for event in moment.events]) == (0, MARK, ["marked"])


def test_private_facts_are_only_in_the_log_of_the_seat_that_knows_them():
    session = sit_down("hh", HEIST)
    session.ready()
    session.choose(DRAW)
    public = [line.text for line in session.chronicle()]
    session.ready()
    bea = [line.text for line in session.chronicle()]
    session.choose(DONE)
    session.ready()
    ada = [line.text for line in session.chronicle()]
    assert public[2] == bea[2] == "drew 0"
    assert ada[2].startswith("drew 0 ")
    assert public[:2] == ["dealt", "dealt"]
    assert [text.split()[1:] == [] for text in bea[:2]] == [True, False]


def test_the_log_is_sentences_with_the_seat_they_are_about():
    session = play_out(sit_down("hbbb"), steps=10)
    lines = session.chronicle()
    assert [line.text for line in lines if line.text[-1] not in ".!" and line.depth != HEADING] == []
    assert {line.seat for line in lines} >= {0, 1, 2, 3}
    assert session.chronicle(told_by(lambda text: f"[{text}]"))[0].text == f"[{lines[0].text}]"


def test_the_version_tells_when_to_look_again():
    session = sit_down("hh", HEIST)
    versions = [session.version]
    for act in (session.ready, lambda: session.choose(MARK), session.undo, lambda: session.choose(DONE)):
        act()
        versions.append(session.version)
    assert versions == sorted(set(versions))


# -- answers -----------------------------------------------------------------------------------------------------------


def test_what_was_not_offered_is_refused_and_nothing_changes():
    session = sit_down("hs", HEIST)
    before = session.in_words(), session.prompt, session.version
    with pytest.raises(NotOffered, match="was not offered"):
        session.choose(Option("mark", (9,)))
    assert (session.in_words(), session.prompt, session.version) == before


def test_nobody_chooses_for_a_computer_or_after_the_end():
    session = sit_down("sh", HEIST)
    with pytest.raises(NotOffered, match="Nobody is asked"):
        session.choose(DONE)
    play_out(session)
    with pytest.raises(NotOffered, match="Nobody is asked"):
        session.choose(DONE)
    assert not session.tick(1e9)


@pytest.mark.parametrize(("auto_answer", "hand_over", "asked"), [(True, "secrets", 0), (False, "secrets", 1)])
def test_a_trivial_question_answers_itself_if_the_only_person_likes_that(auto_answer, hand_over, asked):
    session = sit_down("hb", settings=instant(auto_answer=auto_answer, hand_over=hand_over, losses_wait=False))
    trivial = 0

    def watch(session):
        nonlocal trivial
        if isinstance(session.prompt, Ask) and len(session.prompt.decision.options) == 1:
            while session.tick(0.0):
                pass
            let_think(session)
            trivial += isinstance(session.prompt, Ask) and len(session.prompt.decision.options) == 1

    play_out(session, watch=watch)
    assert (trivial > 0) == asked


def test_nothing_answers_itself_where_another_person_could_see_how_quickly():
    session = sit_down("hhb", settings=instant(auto_answer=True))
    trivial = 0

    def watch(session):
        nonlocal trivial
        if isinstance(session.prompt, Ask) and len(session.prompt.decision.options) == 1:
            trivial += 1
            assert not session.tick(0.0)

    play_out(session, watch=watch)
    assert trivial


def test_nothing_answers_itself_while_an_animation_runs():
    session = a_trivial_question()
    assert not session.tick(0.0, held=True)
    assert session.tick(0.0)


def a_trivial_question():
    session = sit_down("hb", settings=instant(auto_answer=True, losses_wait=False))
    for seed in range(2000):
        let_think(session)
        if isinstance(session.prompt, Ask) and len(session.prompt.decision.options) == 1:
            return session
        play_out(session, seed, steps=1)
    raise AssertionError("never asked")


# -- computers ---------------------------------------------------------------------------------------------------------


class Slow(Heist):
    """A Heist whose computer waits for a sign, or for its deadline."""

    def __init__(self, sign):
        self.opponents = line_up({"slow": lambda: self})
        self.sign = sign
        self.asked = []

    def choose(self, view, decision, deadline, rng):
        self.asked.append((view, decision))
        while not self.sign.wait(0.001):
            if deadline.passed:
                break
        return decision.options[-1]


@pytest.fixture
def sign():
    sign = threading.Event()
    yield sign
    sign.set()


def test_the_window_never_waits_for_a_computer(sign):
    session = sit_down("hb", Slow(sign))
    session.choose(DONE)
    assert not any(session.tick(now) for now in range(20))
    assert session.prompt.seat == 1
    sign.set()
    session._thought._thread.join()
    assert session.tick(100.0)
    assert isinstance(session.prompt, Ask)


def test_a_computer_gets_its_view_and_the_question_and_nothing_else(sign):
    sign.set()
    session = sit_down("hb", Slow(sign))
    session.choose(DONE)
    view = session.match.view(1)
    decision = session.match.decision
    let_think(session)
    assert session.game.asked == [(view, decision)]


def test_closing_the_window_while_a_computer_thinks_loses_nothing(sign, tmp_path):
    game = Slow(sign)
    setup = setup_of(game, 2)
    session = sit_down("hb", game, journal=Journal.create(tmp_path / "a.crown", game, setup))
    session.choose(DONE)
    session.tick(0.0)
    thread = session._thought._thread
    session.close()
    thread.join(1.0)
    assert not thread.is_alive()  # its deadline passed at once
    again = Session.resume(game, read_record(tmp_path / "a.crown", {game.id: game}), instant(), session.seats)
    assert isinstance(again.prompt, Thinking)
    assert again.in_words() == session.in_words()


@pytest.mark.parametrize("answer", ["raise", "nonsense"])
def test_a_broken_computer_stops_loudly(answer):
    class Broken(Heist):
        def choose(self, view, decision, deadline, rng):
            return Option("nonsense") if answer == "nonsense" else decision.options[99]

    game = Broken()
    game.opponents = line_up({"broken": lambda: game})
    session = sit_down("hb", game)
    session.choose(DONE)
    with pytest.raises(Fault, match="The bot at seat 1"):
        let_think(session)


def test_an_undone_and_repeated_action_meets_the_same_computer():
    """A bot cannot be asked again until its answer suits: chance follows from seed, seat and place in the game."""
    setup = setup_of(HEIST, 2)
    assert chance_for(setup, 1, 5).fresh() == chance_for(setup, 1, 5).fresh()
    assert len({chance_for(setup, seat, n).fresh() for seat in range(2) for n in range(5)}) == 10


def test_a_thought_is_of_one_question():
    session = sit_down("hb")
    decision = session.match.decision
    thought = Desk(GAME, session.setup, InPlace()).ask("normal", session.match.view(0), decision, session._taken)
    assert thought.answer().option in decision.options


# -- undo --------------------------------------------------------------------------------------------------------------


def test_undo_goes_back_one_choice_at_a_time_to_the_barrier():
    session = sit_down("hs", HEIST)
    first = session.view()
    session.choose(MARK)
    session.choose(MARK)
    assert session.can_undo
    session.undo()
    session.undo()
    assert session.view() == first
    assert not session.can_undo
    assert session.undo_stop == STOPS["start"]
    assert [line.events[0].kind for line in session.chronicle()] == ["dealt", "dealt"]
    with pytest.raises(NothingToUndo, match="starts here"):
        session.undo()


def test_undo_is_told_as_a_moment():
    session = sit_down("hs", HEIST)
    session.choose(MARK)
    session.take_moments()
    with_it = session.view()
    session.undo()
    (moment,) = session.take_moments()
    assert moment.undone
    assert (moment.seat, moment.option, moment.before, moment.after) == (0, MARK, with_it, session.view())


def test_undo_stops_at_a_reveal():
    session = sit_down("hs", HEIST)
    session.choose(DRAW)
    let_think(session)
    assert not session.can_undo
    session = sit_down("hs", HEIST, dares=True)
    session.choose(Option("dare", (1,)))
    let_think(session)
    assert session.undo_stop in (STOPS["reveal"], STOPS["another's answer"])


def test_undo_never_takes_back_what_another_did():
    session = sit_down("hs", HEIST)
    session.choose(MARK)
    session.choose(Option("dare", (1,)))
    assert isinstance(session.prompt, Thinking)
    assert (session.can_undo, session.undo_stop) == (False, STOPS["another's turn"])
    let_think(session)
    assert (session.can_undo, session.undo_stop) == (False, STOPS["another's answer"])


def test_undo_never_changes_who_is_asked():
    session = sit_down("hh", HEIST)
    session.ready()
    session.choose(DONE)
    assert session.match.undoable
    assert not session.can_undo
    session.ready()
    assert (session.can_undo, session.undo_stop) == (False, STOPS["another's answer"])


def test_undo_stops_at_the_end():
    session = play_out(sit_down("hs", HEIST))
    assert (session.can_undo, session.undo_stop) == (False, STOPS["end"])


def test_the_barrier_is_named_even_while_something_can_be_taken_back():
    session = sit_down("hs", HEIST)
    session.choose(MARK)
    assert (session.can_undo, session.undo_stop) == (True, STOPS["start"])


def test_undo_takes_what_answered_itself_along():
    """Otherwise it would answer itself again at once, and undo would do nothing."""

    class Forced(Heist):
        def decision(self, state):
            decision = super().decision(state)
            forced = decision and decision.kind == "turn" and state.agenda[-1][2] == 1
            return decision._replace(options=decision.options[:1]) if forced else decision

    session = sit_down("hs", Forced(), instant(auto_answer=True))
    first = session.view()
    session.choose(MARK)
    assert session.tick(0.0)
    assert session.match.state.marks[0] == 2
    assert session.can_undo
    session.undo()
    assert session.view() == first
    assert not session.tick(0.0)
    assert [moment.undone for moment in session.take_moments()][-2:] == [True, True]


def test_nobody_is_stopped_for_a_trifle_alone():
    class Trifling(Heist):
        trifles = frozenset(["draw"])

        def decision(self, state):
            decision = super().decision(state)
            forced = decision and decision.kind == "turn" and state.agenda[-1][2] == 1
            return decision._replace(options=(MARK, DRAW)) if forced else decision

    session = sit_down("hs", Trifling(), instant(auto_answer=True))
    first = session.view()
    session.choose(MARK)
    assert session.tick(0.0)
    assert session.match.state.marks[0] == 2
    assert not session.tick(0.0)  # more than one answer is worth asking for
    session.undo()
    assert session.view() == first
    patient = sit_down("hs", Trifling(), instant(auto_answer=False))
    patient.choose(MARK)
    assert not patient.tick(0.0)
    patient.choose(DRAW)  # by their own hand, so it stands alone
    assert patient.match.state.marks[0] == 1


def test_the_record_keeps_both_the_action_and_the_undo(tmp_path):
    path = tmp_path / "a.crown"
    session = sit_down("hs", HEIST, journal=Journal.create(path, HEIST, setup_of(HEIST, 2)))
    session.choose(MARK)
    session.undo()
    assert [type(entry) is Undo for entry in read_record(path, BOX).entries] == [False, True]


# -- resume ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["hbbb", "hhb", "hh"])
def test_a_record_opens_at_its_last_position_with_its_log(tmp_path, players):
    for steps in (0, 1, 17, 60):
        path = tmp_path / f"{steps}.crown"
        journal = Journal.create(path, GAME, setup_of(GAME, len(players)), sync=False)
        session = play_out(sit_down(players, journal=journal), steps=steps, undo_one_in=3)
        let_think(session)
        again = Session.resume(GAME, read_record(path, BOX), instant(), seated(players, GAME))
        assert again.match.state == session.match.state
        assert (again.match.undoable, again.match.barrier) == (session.match.undoable, session.match.barrier)
        assert again.in_words() == session.in_words()
        assert again.take_moments() == []
        if isinstance(again.prompt, Cover) and isinstance(session.prompt, Ask):
            again.ready()  # whoever opens the box again has to say who they are
        assert again.viewer == session.viewer
        assert again.chronicle() == session.chronicle()
        assert type(again.prompt) is type(session.prompt)


def test_a_resumed_game_meets_the_same_computers(tmp_path):
    path = tmp_path / "a.crown"
    setup = setup_of(GAME, 4)
    whole = play_out(sit_down("bbbb"))
    half = sit_down("bbbb", journal=Journal.create(path, GAME, setup, sync=False))
    while len(half._taken) < 40:
        half.tick(0.0)
    again = Session.resume(GAME, read_record(path, BOX), instant(), half.seats)
    assert play_out(again).in_words() == whole.in_words()


def test_a_finished_record_is_over(tmp_path):
    path = tmp_path / "a.crown"
    journal = Journal.create(path, GAME, setup_of(GAME, 4), sync=False)
    session = play_out(sit_down("hbbb", journal=journal))
    assert Session.resume(GAME, read_record(path, BOX), instant()).prompt == session.prompt


def test_to_look_at_a_record_does_not_touch_it(tmp_path):
    path = tmp_path / "a.crown"
    play_out(sit_down("hbbb", journal=Journal.create(path, GAME, setup_of(GAME, 4))), steps=5)
    before = path.read_bytes(), path.stat().st_mtime_ns
    again = Session.resume(GAME, read_record(path, BOX), instant(), keep=False)
    play_out(again, steps=5)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert again.trouble is None


def test_a_torn_last_line_is_dropped_and_said_so(tmp_path):
    path = tmp_path / "a.crown"
    session = sit_down("hs", HEIST, journal=Journal.create(path, HEIST, setup_of(HEIST, 2)))
    session.choose(MARK)
    session.choose(MARK)
    path.write_bytes(path.read_bytes()[:-5])
    again = Session.resume(HEIST, read_record(path, BOX), instant())
    assert "cut off" in again.notice
    assert again.match.state.marks[0] == 1
    again.choose(MARK)
    assert read_record(path, BOX).torn is None
