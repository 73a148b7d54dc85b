"""design.md, Interrupts at one screen: consecutive questions of one open window become one public prompt."""

import pytest

from client.match import policy
from client.match.prompts import Ask, AskAll, Cover, Over, Thinking
from engines.core.errors import NotOffered
from engines.core.types import Option
from tests.client.match.heist import HEIST, HIGH, PASS
from tests.client.match.tables import TEMPT, instant, let_think, play_out, sit_down


def tempted(players, seed=7, **wishes):
    """Ada marks two: everybody else is asked whether they stop her."""
    session = sit_down(players, HEIST, instant(**wishes), seed)
    if isinstance(session.prompt, Cover):
        session.ready()
    session.choose(TEMPT)
    return session


def done_by(session):
    return [(action.seat, action.option.verb) for action in session._taken[1:]]


def with_stoppers(players, *seats, stops=True, **wishes):
    """The same, with a seed for which these seats can stop her."""
    for seed in range(500):
        session = tempted(players, seed, **wishes)
        if all((session.match.state.hands[seat][0] >= HIGH) is stops for seat in seats):
            return session
    raise AssertionError("no such deal")


def stop(session):
    return next(option for option in session.prompt.decision.options if option.verb == "stop")


def test_one_public_prompt_with_a_button_per_human_seat():
    session = tempted("hhhh")
    assert isinstance(session.prompt, AskAll)
    assert session.prompt.seats == (1, 2, 3)
    assert session.prompt.decision.kind == "stop"


def test_the_public_prompt_shows_nobodys_hand():
    session = tempted("hhhh")
    assert session.viewer is None
    assert session.prompt.decision.options == ()
    assert not session.can_undo


def test_everybody_is_asked_alike_whatever_they_hold():
    assert with_stoppers("hhhh", 1, 2, 3).prompt == with_stoppers("hhhh", 1, 2, 3, stops=False).prompt


def test_no_one_answers_for_all_of_them():
    session = tempted("hhhh")
    session.no_one()
    assert done_by(session) == [(0, "mark"), (1, "pass"), (2, "pass"), (3, "pass")]


def test_if_no_one_wants_it_there_is_no_cover():
    session = tempted("hhhh")
    session.no_one()
    assert isinstance(session.prompt, Ask)
    assert (session.prompt.seat, session.viewer) == (0, 0)


def test_only_who_claims_it_gets_the_hand_over_cover():
    session = with_stoppers("hhhh", 2)
    session.claim(2)
    assert isinstance(session.prompt, Cover)
    assert (session.prompt.seat, session.viewer) == (2, None)
    session.ready()
    assert isinstance(session.prompt, Ask)
    assert done_by(session) == [(0, "mark"), (1, "pass")]
    session.choose(stop(session))
    assert done_by(session)[-1] == (2, "stop")


def test_to_claim_is_not_to_play():
    """Whoever looked may still pass; then those behind are asked, and those before are not asked twice."""
    session = tempted("hhhh")
    session.claim(2)
    session.ready()
    session.choose(PASS)
    assert isinstance(session.prompt, AskAll)
    assert session.prompt.seats == (3,)


def test_an_answer_opens_the_window_afresh_for_all():
    session = with_stoppers("hhhh", 1)
    session.claim(1)
    session.ready()
    session.choose(stop(session))
    assert isinstance(session.prompt, AskAll)
    assert session.prompt.seats == (2, 3, 0)


def test_computer_seats_answer_by_themselves():
    session = let_think(tempted("hshs"))
    assert isinstance(session.prompt, AskAll)
    assert session.prompt.seats == (2,)
    session.no_one()
    let_think(session)
    assert done_by(session) == [(0, "mark"), (1, "pass"), (2, "pass"), (3, "pass")]


def test_no_one_holds_for_people_behind_a_computer_too():
    session = tempted("hhsh")
    assert session.prompt.seats == (1, 3)
    session.no_one()
    assert isinstance(session.prompt, Thinking)
    let_think(session)
    assert done_by(session)[-2:] == [(2, "pass"), (3, "pass")]
    assert isinstance(session.prompt, Ask)


def test_what_a_computer_does_in_between_makes_it_another_question():
    session = with_stoppers("hhbh", 2)
    session.no_one()
    let_think(session)
    assert done_by(session)[-1] == (2, "stop")
    assert isinstance(session.prompt, AskAll)
    assert session.prompt.seats == (3, 0, 1)


def test_a_claim_falls_to_a_computer_that_the_rules_ask_before():
    session = with_stoppers("hhbh", 2)
    session.claim(3)
    let_think(session)
    assert done_by(session)[-2:] == [(1, "pass"), (2, "stop")]
    assert isinstance(session.prompt, AskAll)


def test_one_human_among_bots_is_simply_asked():
    kinds = set()

    def watch(session):
        assert isinstance(session.prompt, Ask | Over)
        if isinstance(session.prompt, Ask):
            kinds.add(session.prompt.decision.kind)

    for seed in range(5):
        play_out(sit_down("rhr", HEIST, seed=seed), seed, watch)
    assert "stop" in kinds


def test_an_open_table_needs_no_cover_for_a_claim():
    session = tempted("hhhh", hand_over="never")
    assert isinstance(session.prompt, AskAll)
    session.claim(2)
    assert isinstance(session.prompt, Ask)
    assert session.viewer == 2


def test_the_same_kind_of_window_right_after_is_a_new_question():
    """No one stopped the first mark; that says nothing about the second."""
    session = tempted("hhh")
    session.no_one()
    session.choose(TEMPT)
    assert isinstance(session.prompt, AskAll)
    assert session.prompt.seats == (1, 2)


def test_a_question_with_one_answer_is_not_answered_for_people_at_a_shared_screen():
    """Who can only pass is asked like the others: to skip them would tell what they hold."""
    session = with_stoppers("hhh", 1, 2, stops=False, auto_answer=True)
    assert isinstance(session.prompt, AskAll)
    session.claim(1)
    session.ready()
    assert session.prompt.decision.options == (PASS,)
    assert not session.tick(1e9)
    assert isinstance(session.prompt, Ask)


@pytest.mark.parametrize("seat", [0, 4, -1])
def test_only_those_who_are_asked_can_claim(seat):
    session = tempted("hhhh")
    with pytest.raises(NotOffered):
        session.claim(seat)


def test_without_such_a_question_nobody_can_claim_or_wave_it_off():
    session = sit_down("hhhh", HEIST)
    for act in (lambda: session.claim(1), session.no_one):
        with pytest.raises(NotOffered):
            act()
    session.ready()
    with pytest.raises(NotOffered):
        session.ready()


def test_whole_games_with_windows_come_to_their_end():
    for seed, players in enumerate(["hhh", "hhsb", "hbhbh", "hhhhh"] * 3):
        session = play_out(sit_down(players, HEIST, seed=seed), seed)
        assert session.match.decision is None
        assert HEIST.broken(session.match.state) == []


def test_a_window_is_told_by_the_game_and_not_guessed():
    session = sit_down("hh", HEIST)
    assert policy.way_out(HEIST, session.match.decision) is None
    session.ready()
    session.choose(TEMPT)
    assert policy.way_out(HEIST, session.match.decision) == Option("pass")
