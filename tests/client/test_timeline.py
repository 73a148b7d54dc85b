"""What moves on the table: in a row, at any speed, skipped or hurried, and never in the way of the game."""

import pytest

from client.sprites.timeline import HURRY, Cue, Flight, Pose, Timeline
from client.sprites.tween import in_out_cubic


def heard(name: str) -> None:
    SOUNDS.append(name)


SOUNDS: list[str] = []


@pytest.fixture(autouse=True)
def _silence() -> None:
    SOUNDS.clear()


def row(*seconds: float) -> tuple[Timeline, list[int]]:
    """Cues of these lengths, and which of them are over."""
    line, over = Timeline(), []
    for number, length in enumerate(seconds):
        line.add(Cue(length, sound=f"s{number}", after=lambda number=number: over.append(number)))  # type: ignore[misc]
    return line, over


def test_nothing_moves_in_an_empty_row() -> None:
    line = Timeline()
    assert not line.busy
    assert not line.update(1, 1, heard)


def test_one_thing_comes_after_another() -> None:
    line, over = row(1.0, 0.5)
    assert line.busy
    assert line.update(0.4, 1, heard)
    assert (over, SOUNDS) == ([], ["s0"])
    line.update(0.7, 1, heard)
    assert (over, SOUNDS) == ([0], ["s0", "s1"])
    assert line.time == pytest.approx(0.1)
    assert not line.update(0.5, 1, heard)
    assert (over, line.busy) == ([0, 1], False)


def test_a_slow_frame_loses_no_cue() -> None:
    line, over = row(0.2, 0.0, 0.3)
    line.update(0.01, 1, heard)
    assert not line.update(5, 1, heard)
    assert over == [0, 1, 2]
    assert SOUNDS == ["s0", "s1", "s2"]


def test_instant_waits_for_nothing() -> None:
    line, over = row(1.0, 9.0, 3.0)
    assert not line.update(0.0, 0, heard)
    assert over == [0, 1, 2]


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_speed_is_speed(speed: float) -> None:
    line, over = row(1.0)
    line.update(0.0, speed, heard)
    line.update(0.99 / speed, speed, heard)
    assert over == []
    line.update(0.02 / speed, speed, heard)
    assert over == [0]


def test_holding_space_hurries() -> None:
    line, over = row(1.0)
    line.update(0.0, 1, heard)
    line.hurry = True
    line.update(0.9 / HURRY, 1, heard)
    assert over == []
    line.update(0.2 / HURRY, 1, heard)
    assert over == [0]


def test_a_click_skips_only_what_moves_now() -> None:
    line, over = row(5.0, 5.0)
    line.update(0.1, 1, heard)
    line.skip()
    assert line.update(0.0, 1, heard)
    assert over == [0]
    assert line.time == pytest.approx(0.0)


def test_a_click_before_anything_moves_skips_nothing() -> None:
    line, over = row(5.0)
    line.skip()
    line.update(0.1, 1, heard)
    assert over == []


def test_finish_calls_everything_that_was_to_come_once() -> None:
    line, over = row(5.0, 5.0, 5.0)
    line.update(0.1, 1, heard)
    line.finish()
    assert (over, line.busy, line.time) == ([0, 1, 2], False, 0.0)
    line.finish()
    assert over == [0, 1, 2]


def test_what_a_cue_adds_comes_last() -> None:
    line, over = Timeline(), list[str]()
    line.add(Cue(0.1, after=lambda: line.add(Cue(0.1, after=lambda: over.append("late")))))
    line.add(Cue(0.1, after=lambda: over.append("soon")))
    assert not line.update(0.0, 0, heard)
    assert over == ["soon", "late"]


# -- flights -----------------------------------------------------------------------------------------------------------


def test_a_flight_begins_and_ends_where_it_should() -> None:
    flight = Flight("back", Pose(0, 0, 10, -5), Pose(100, 50, 20, 5), seconds=1.0, delay=0.5, arc=40)
    assert flight.pose(0.4) is None
    assert flight.pose(0.5) == Pose(0, 0, 10, -5)
    assert flight.pose(1.5) == flight.pose(99) == Pose(100, 50, 20, 5)
    middle = flight.pose(1.0)
    assert middle
    assert (middle.x, middle.y, middle.width, middle.degrees) == pytest.approx((50, 25 - 40, 15, 0))


def test_easing_keeps_its_ends() -> None:
    assert (in_out_cubic(0), in_out_cubic(0.5), in_out_cubic(1)) == pytest.approx((0, 0.5, 1))


def test_what_waits_stays_until_somebody_has_seen_it() -> None:
    for speed in (1.0, 0.0):
        line, over = row(0.5)
        line.add(Cue(0.2, waits=True, after=lambda over=over: over.append(9)))  # type: ignore[misc]
        line.add(Cue(0.5))
        line.hurry = True
        for _ in range(20):
            line.skip()
            line.update(1.0, speed, heard)
        line.finish()
        assert line.held is not None
        assert line.busy
        assert over == [0]
        assert not line.update(1.0, speed, heard), "nothing moves meanwhile"
        line.go_on()
        assert line.held is None
        line.update(0.1, speed, heard)
        assert over == [0, 9]
        line.update(1.0, speed, heard)
        assert not line.busy


def test_the_end_of_everything_stops_at_what_waits() -> None:
    line = Timeline()
    over: list[str] = []
    for name, waits in (("a", False), ("b", True), ("c", False)):
        line.add(Cue(1.0, waits=waits, after=lambda name=name: over.append(name)))  # type: ignore[misc]
    line.finish()
    assert over == ["a"]
    line.go_on()
    line.finish()
    assert over == ["a", "b", "c"]


def test_what_is_shown_again_comes_before_what_waits() -> None:
    line, over = row(0.5)
    line.add(Cue(0.2, waits=True, after=lambda: over.append(9)))
    line.finish()
    assert line.held is not None
    line.show_first([Cue(0.1, after=lambda: over.append(5))])
    assert line.held is None
    line.update(0.2, 1, heard)
    assert over == [0, 5]
    assert line.held is not None
    line.go_on()
    line.update(0.1, 1, heard)
    assert over == [0, 5, 9]
