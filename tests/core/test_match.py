import pytest

from engines.core.errors import Fault, NothingToUndo, NotOffered
from engines.core.match import Match, Move
from engines.core.record import BARRIERS
from engines.core.types import EVERYONE, Event, Option
from tests.core.playing import CONCEDE, DONE, DRAW, dare, mark, peek_setup, play, play_out, show, table
from tests.toy import CARDS, PEEK, Peek

# --- the gate ---


def test_a_match_begins_with_the_events_of_the_deal():
    match = table()
    assert [event.kind for event in match.opening] == ["dealt", "dealt"]
    assert match.opening[0].secret == tuple(match.state.hands[0])
    assert match.decision.seat == 0
    assert match.outcome is None


def test_an_offered_option_is_done_and_its_events_come_back_with_their_secrets():
    match = table()
    top = match.state.deck[-1]
    assert match.submit(DRAW, seat=0) == (Event("drew", (0,), (top,), 1),)
    assert match.decision.seat == 1
    assert match.moves == [Move(0, DRAW)]


@pytest.mark.parametrize(
    "answer",
    [
        *[mark(3), mark(-1), dare(0), show("ace"), CONCEDE, Option("fly")],
        *[Option("mark"), Option("mark", ((1,),)), Option("mark", ("1",))],
        *["done", None, 0, (), ("done",), []],
    ],
)
def test_anything_else_is_refused_and_nothing_changes(answer):
    match = play(table(), mark(1))
    before, decision = PEEK.clone(match.state), match.decision
    with pytest.raises(NotOffered, match=r"was not offered to seat 0, but mark 1, mark 2, dare 1, draw, done\.$"):
        match.submit(answer)
    assert (match.state, match.decision, match.undoable) == (before, decision, 1)


def test_a_refusal_names_the_answer_and_only_a_few_of_the_options():
    match = table(3)
    with pytest.raises(NotOffered, match=r"^show crown was .* mark 1, mark 2, dare 1, dare 2, draw and 1 more\.$"):
        match.submit(show("crown"))


def test_a_page_of_nonsense_is_refused_in_a_line():
    with pytest.raises(NotOffered) as refused:
        table().submit(Option("x" * 5000))
    assert len(str(refused.value)) < 300


def test_another_seat_is_refused_and_does_not_hear_the_options():
    match = table()
    before = PEEK.clone(match.state)
    with pytest.raises(NotOffered, match=r"^Seat 1 is not asked now, seat 0 is\.$"):
        match.submit(DONE, seat=1)
    assert match.state == before


def test_a_finished_game_takes_no_more_answers():
    match = play_out(table())
    before = PEEK.clone(match.state)
    with pytest.raises(NotOffered, match="The game is over"):
        match.submit(DONE)
    assert match.state == before
    assert match.outcome.scores


def test_an_equal_answer_is_taken_as_the_one_that_was_offered():
    match = play(table(), Option("mark", (True,)))  # True == 1 in Python
    assert type(match.moves[0].option.args[0]) is int


def test_a_view_hides_the_other_hand():
    match = table()
    assert match.view(0).state.hands == [match.state.hands[0], [-1]]


def test_a_match_says_what_it_is_about():
    assert repr(table()) == "<Match peek, seed 7, seat 0: turn>"
    assert repr(play_out(table())) == "<Match peek, seed 7, over>"


# --- undo ---


def test_marks_can_be_taken_back_one_by_one_to_the_start():
    match = table()
    first = PEEK.clone(match.state)
    play(match, mark(1), mark(2))
    assert (match.undoable, match.barrier) == (2, "start")
    assert match.undo() == Move(0, mark(2))
    assert match.state.marks == [1, 0]
    assert match.undo() == Move(0, mark(1))
    assert match.state == first
    assert match.decision == PEEK.decision(first)
    assert (match.undoable, match.moves) == (0, [])


def test_nothing_to_undo_says_why_and_changes_nothing():
    match = table()
    with pytest.raises(NothingToUndo, match=r"\(start\)"):
        match.undo()
    play(match, DRAW)
    before = PEEK.clone(match.state)
    with pytest.raises(NothingToUndo, match=r"\(reveal\)"):
        match.undo()
    assert match.state == before


def test_a_draw_cannot_be_taken_back_nor_what_came_before_it():
    match = play(table(), mark(1), DRAW)
    assert (match.undoable, match.barrier) == (0, "reveal")


def test_what_came_after_a_reveal_can_be_taken_back():
    match = play(table(), mark(1), DRAW, mark(2))
    match.undo()
    assert match.state.marks == [1, 0]
    assert match.decision.seat == 1
    assert (match.undoable, match.barrier) == (0, "reveal")


def test_a_question_to_another_can_be_taken_back_until_it_is_answered():
    match = play(table(), mark(1), dare(1))
    assert match.undoable == 2
    match.undo()
    assert match.decision.kind == "turn"
    play(match, dare(1), CONCEDE)
    assert (match.undoable, match.barrier) == (1, "another's answer")


def test_an_answer_of_another_seat_protects_what_came_before_it():
    match = play(table(), mark(1), dare(1), CONCEDE)
    match.undo()
    assert match.decision.kind == "answer"
    with pytest.raises(NothingToUndo, match="another's answer"):
        match.undo()


def test_one_cannot_reach_through_anothers_answer_to_ones_own():
    match = play(table(), mark(1), dare(1), CONCEDE, mark(1))
    assert (match.undoable, match.barrier) == (1, "another's answer")
    match.undo()
    assert (match.undoable, match.barrier) == (0, "another's answer")


def test_the_end_is_a_barrier():
    match = play(table(), DONE, DONE, DONE, mark(1))
    assert match.undoable == 1
    play(match, DONE)
    assert match.decision is None
    assert (match.undoable, match.barrier) == (0, "end")


def test_undo_and_do_again_is_as_if_nothing_had_been():
    once = play(table(), mark(1), mark(2))
    twice = play(table(), mark(1), mark(1))
    twice.undo()
    twice.submit(mark(2))
    assert twice.state == once.state
    assert twice.moves == once.moves


@pytest.mark.parametrize("seed", range(30))
def test_undo_always_gives_the_position_that_was(seed):
    """Beside the match we keep a copy of every position, and let it take back whatever it says it can."""
    match, rng_seed = table(3, seed, rounds=4), seed
    positions = [PEEK.clone(match.state)]
    while match.decision:
        play_out(match, rng_seed := rng_seed + 100, undo_one_in=1 << 60, steps=1)
        positions.append(PEEK.clone(match.state))
        back = match.undoable
        assert back <= len(match.moves)
        assert len({move.seat for move in match.moves[len(match.moves) - back :]}) <= 1
        for _ in range(back if rng_seed % 3 == 0 else 0):
            positions.pop()
            match.undo()
            assert match.state == positions[-1]
            assert match.decision == PEEK.decision(match.state)
        assert len(positions) == len(match.moves) + 1
        assert match.barrier in BARRIERS


# --- faults of the rules ---


class Brittle(Peek):
    """Breaks down in the middle of a second mark, after it has changed things."""

    error: BaseException = KeyError("no such thing")

    def apply(self, state, option, tell=lambda *args, **more: None):
        super().apply(state, option, tell)
        if option == mark(2):
            state.hands[0].clear()
            raise self.error


@pytest.mark.parametrize("first", [(), (mark(1),), (mark(1), dare(1), CONCEDE), (DRAW,), (dare(1), CONCEDE, mark(1))])
def test_a_breakdown_leaves_the_match_where_it_was(first):
    match, sound = play(table(game=Brittle()), *first), play(table(), *first)
    with pytest.raises(Fault):
        match.submit(mark(2))
    assert match.state == sound.state
    assert (match.undoable, match.barrier, match.moves) == (sound.undoable, sound.barrier, sound.moves)
    play(match, mark(1))
    assert match.state == play(sound, mark(1)).state


def test_a_fault_tells_all_that_is_needed_to_see_it_again():
    match = play(table(seed=12, game=Brittle()), mark(1), dare(1), CONCEDE)
    with pytest.raises(Fault) as fault:
        match.submit(mark(2))
    assert isinstance(fault.value.__cause__, KeyError)
    said = str(fault.value)
    for word in ("no such thing", "game peek", "seed 12", '"rounds":2', "seat 0: dare 1\nseat 1: concede"):
        assert word in said
    assert "seat 0: mark 2 failed" in said.splitlines()[0]


def test_an_interruption_stays_an_interruption_and_leaves_nothing_half_done():
    game = Brittle()
    game.error = KeyboardInterrupt()
    match = play(table(game=game), mark(1))
    before = PEEK.clone(match.state)
    with pytest.raises(KeyboardInterrupt):
        match.submit(mark(2))
    assert match.state == before


class Untold(Peek):
    """Tells an event that it never declared."""

    def apply(self, state, option, tell=lambda *args, **more: None):
        super().apply(state, option, tell)
        tell("surprise", to=EVERYONE)


def test_an_undeclared_event_is_a_fault():
    match = table(game=Untold())
    with pytest.raises(Fault, match="surprise"):
        match.submit(DONE)
    assert match.state == table().state


# --- laws ---


def test_the_same_setup_and_answers_give_the_same_match():
    one, two = play_out(table(3, 5)), play_out(table(3, 5))
    assert (one.state, one.moves, one.outcome) == (two.state, two.moves, two.outcome)
    assert play_out(table(3, 6)).state != one.state


def test_a_match_needs_no_more_decisions_than_its_game_allows():
    for seed in range(20):
        match = play_out(table(3, seed, rounds=4), seed)
        assert len(match.moves) <= PEEK.bound(match.setup)
        assert not PEEK.broken(match.state)


def test_two_matches_of_one_setup_share_nothing():
    setup = peek_setup()
    one, two = Match(PEEK, setup), Match(PEEK, setup)
    play(one, mark(1), DRAW)
    assert two.state == table().state
    assert len(two.state.deck) == len(CARDS) - 2
