"""How long a computer seems to think: the same for every hand, and for every question."""

import pytest

from client.match.session import PAUSE

from .heist import HEIST
from .tables import DONE, instant, sit_down
from .test_session import Slow, sign

__all__ = ["sign"]


def answered_after(session, step=0.01):
    """Seconds on the window's clock until a computer's answer is let through, its thinking left out."""
    now = 10.0
    session.tick(now, held=True)
    session._thought._thread.join()
    while not session.tick(now):
        now += step
    return now - 10.0


@pytest.mark.parametrize(("speed", "seconds"), [(1.0, PAUSE), (2.0, PAUSE / 2), (0.25, PAUSE * 4), (0.0, 0.0)])
def test_a_bots_pause_does_not_depend_on_what_it_holds(speed, seconds):
    """It is the same for every question; the speed slider shortens it, and with *instant* there is none."""
    session = sit_down("bbbb", settings=instant(animation_speed=speed))
    pauses = {round(answered_after(session), 2) for _ in range(40)}
    assert len(pauses) == 1
    assert pauses.pop() == pytest.approx(seconds, abs=0.011)


def test_a_question_with_one_answer_pauses_like_any_other():
    session = sit_down("bbbb", settings=instant(animation_speed=1.0))
    pauses = {True: set(), False: set()}
    for _ in range(60):
        lone = len(session.match.decision.options) == 1
        pauses[lone].add(round(answered_after(session), 2))
    assert len(pauses[False]) == 1
    assert pauses[True] == pauses[False]


def test_a_bot_that_thinks_longer_than_its_pause_waits_another_whole_one(sign):
    session = sit_down("hb", Slow(sign), instant(animation_speed=1.0))
    session.choose(DONE)
    assert not session.tick(0.0)
    assert not session.tick(PAUSE + 0.01)
    sign.set()
    session._thought._thread.join()
    assert not session.tick(PAUSE + 0.02)
    assert session.tick(2 * PAUSE + 0.02)


def test_the_pause_begins_when_the_animation_is_over():
    session = sit_down("hs", HEIST, instant(animation_speed=1.0))
    session.choose(DONE)
    assert not session.tick(0.0, held=True)
    session._thought._thread.join()  # it has thought all the same
    assert not session.tick(50.0, held=True)
    assert not session.tick(60.0)
    assert session.tick(60.0 + PAUSE)
