"""Numbers that count up: which clans have grown, from what to what, and when."""

from collections.abc import Callable

import pytest

from client.sprites.timeline import Cue
from tests.client.cover_your_kingdom.moments import TWO_EACH, attack, cues, play, said
from tests.engines.cover_your_kingdom.table import Table, table


def counting(told: list[Cue]) -> list[Cue]:
    return [cue for cue in told if cue.paint]


def shown(told: list[Cue]) -> list[int]:
    """The number that is seen, as time goes by."""
    numbers: list[int] = []
    for cue in counting(told):
        assert cue.paint
        for part in range(11):
            cue.paint(numbers, cue.seconds * part / 10)
    return numbers


def settling() -> Table:
    return table(["bragon bragon yogi", "yogi", "yogi"])


def adding() -> Table:
    return table(["bragon yogi", "yogi", "yogi"], TWO_EACH)


@pytest.mark.parametrize(
    ("game", "words", "place", "start", "end"),
    [
        (settling, "settle bragon bragon highland paid", "magic 0 0", 0, 30),
        (adding, "add bragon highland highland", "magic 0 0", 30, 45),
        (attack, "concede", "magic 0 1", 70, 85),  # won with the Klaken that was laid
    ],
)
def test_a_clan_that_grows_counts_up(game: Callable[[], Table], words: str, place: str, start: int, end: int) -> None:
    told = cues(play(game(), words))
    numbers = shown(told)
    assert (numbers[0], numbers[-1]) == (start, end)
    assert numbers == sorted(numbers)
    assert len(set(numbers)) > 4
    assert sum(cue.seconds for cue in counting(told)) >= 0.4
    assert all(place in said(cue.lifted) for cue in counting(told)), "it is not there twice"
    assert place not in said(told[0].lifted)


def test_nobody_waits_for_it_while_something_else_is_told() -> None:
    game = table(["bragon bragon yogi", "yogi", "yogi"], actions=1, deck="ct ct")
    told = cues(play(game, "settle bragon bragon highland paid"))
    assert [cue.sound for cue in counting(told)] == ["card_deal", "crown"]
    told = cues(play(settling(), "settle bragon bragon highland paid"))
    assert [cue.sound for cue in counting(told)] == [""]


def test_it_counts_over_the_picture_after() -> None:
    turned: list[bool] = []
    told = cues(play(settling(), "settle bragon bragon highland paid"), show=lambda: turned.append(True))
    for cue in told:
        if cue.paint:
            assert turned
        cue.after()


def test_a_clan_of_either_land_counts_where_it_goes() -> None:
    game = table(["pigxie yogi", "yogi", "yogi"], [{"highland": ["yogi yogi", "pigxie pigxie"]}, {}, {}])
    told = counting(cues(play(game, "add pigxie highland lowland")))
    assert told
    numbers = {thing for cue in told for thing in said(cue.lifted) if thing.startswith("magic")}
    assert numbers == {"magic 0 1"}, "not what lay below it"


def test_what_only_lies_elsewhere_does_not_count() -> None:
    game = table(["mob yogi", "yogi", "yogi"], TWO_EACH)
    assert counting(cues(play(game, "mob highland 1 highland"))) == []


def test_a_discard_and_reduced_motion_count_nothing() -> None:
    assert counting(cues(play(settling(), "discard bragon"))) == []
    assert counting(cues(play(settling(), "settle bragon bragon highland paid"), reduced=True)) == []
