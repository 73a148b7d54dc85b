"""Losses without a choice: nobody's program gives in for them, and nobody else learns that they had to."""

import pytest

from client.match.prompts import Ask
from tests.client.match.tables import instant, play_out, sit_down


def forced(session):
    """One answer, and something is lost by it."""
    options = session.prompt.decision.options if isinstance(session.prompt, Ask) else ()
    return len(options) == 1 and options[0].verb in session.game.losses


@pytest.mark.parametrize(("losses_wait", "asked"), [(True, 1), (False, 0)])
def test_a_loss_without_a_choice_waits_for_whoever_suffers_it(losses_wait, asked):
    waited = 0

    def watch(session):
        nonlocal waited
        if forced(session):
            answered = session.tick(0.0)
            assert answered != losses_wait, "a program never gives in for a person who wants to see it"
            waited += not answered

    for seed in (3, 4):
        session = sit_down("hbb", settings=instant(auto_answer=True, losses_wait=losses_wait), seed=seed)
        play_out(session, seed, watch=watch)
    assert (waited > 0) == asked


def test_a_person_who_must_give_in_among_others_is_asked_as_ever():
    session = sit_down("hhb", settings=instant(auto_answer=True, losses_wait=False))
    met = 0

    def watch(session):
        nonlocal met
        if forced(session):
            met += 1
            assert not session.tick(0.0), "how quickly somebody gives in would tell what is in the hand"

    play_out(session, watch=watch)
    assert met


def test_other_questions_with_one_answer_still_answer_themselves():
    session = sit_down("hb", settings=instant(auto_answer=True))
    for _ in range(400):
        if isinstance(session.prompt, Ask) and len(session.prompt.decision.options) == 1 and not forced(session):
            assert session.tick(0.0)
        play_out(session, steps=1)
