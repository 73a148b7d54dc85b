import pytest

from engines.core.types import EVERYONE, Event, Option, Story

SECRET = Event("drew", (2,), ((17, 18),), audience=1 << 2 | 1 << 5)


@pytest.mark.parametrize("seat", [2, 5])
def test_who_may_know_sees_the_secret(seat):
    assert SECRET.seen_by(seat).secret == ((17, 18),)


@pytest.mark.parametrize("seat", [0, 1, 3, 4, 6, 7])
def test_who_may_not_know_sees_that_it_happened_and_no_more(seat):
    assert SECRET.seen_by(seat) == Event("drew", (2,))


def test_a_seen_event_does_not_say_who_else_knows():
    assert SECRET.seen_by(2).audience == EVERYONE
    assert "36" not in repr(SECRET.seen_by(0))


def test_two_events_that_differ_only_in_the_secret_look_alike_to_the_others():
    other = SECRET._replace(secret=((3, 4, 5),), audience=1 << 2)
    assert other.seen_by(0) == SECRET.seen_by(0)


@pytest.mark.parametrize("seat", range(8))
def test_what_everyone_may_know_everyone_sees(seat):
    event = Event("rolled", (), (6,))
    assert event.seen_by(seat) == event


def test_a_secret_for_nobody_is_seen_by_nobody():
    assert all(Event("hid", (), (6,), 0).seen_by(seat).secret == () for seat in range(8))


def test_a_story_keeps_events_in_order():
    story = Story()
    story("drew", 1, secret=(4,), to=2)
    story("passed")
    assert story == [Event("drew", (1,), (4,), 2), Event("passed")]


def test_options_are_values():
    assert Option("mark", (1,)) == Option("mark", (1,))
    assert len({Option("mark", (1,)), Option("mark", (1,)), Option("mark", (2,))}) == 2
