import time

from engines.core.bots import Deadline, RandomBot
from engines.core.rng import Rng
from tests.core.playing import table
from tests.toy import PEEK


class Clock:
    now = 100.0

    def __call__(self):
        return self.now


def test_a_deadline_passes_when_its_time_has_come():
    clock = Clock()
    deadline = Deadline(1.5, clock)
    assert not deadline.passed
    clock.now = 101.4
    assert not deadline.passed
    clock.now = 101.5
    assert deadline.passed


def test_a_deadline_of_nothing_has_passed():
    assert Deadline(0).passed


def test_waiting_for_a_busy_machine_is_no_work():
    deadline = Deadline(0.05)
    time.sleep(0.06)
    assert not deadline.passed
    while not deadline.passed:
        pass  # work


def test_a_random_bot_answers_legally_and_in_time_gives_every_answer():
    match, rng = table(), Rng(4)
    chosen = {RandomBot().choose(match.view(0), match.decision, Deadline(9), rng) for _ in range(200)}
    assert chosen == set(match.decision.options)


def test_a_random_bot_with_the_same_chance_plays_the_same_game():
    def game(seed):
        match, rng, bot = table(3), Rng(seed, "bot"), RandomBot()
        while match.decision:
            match.submit(bot.choose(match.view(match.decision.seat), match.decision, Deadline(9), rng))
        return match.moves

    assert game(1) == game(1)
    assert game(1) != game(2)


def test_a_redeal_fits_what_the_seat_knows_and_is_a_sound_state():
    match = table(3)
    for seat in range(3):
        view = match.view(seat)
        worlds = [PEEK.redeal(view, Rng(seed)) for seed in range(20)]
        assert all(PEEK.view(world, seat) == view and not PEEK.broken(world) for world in worlds)
        assert len({tuple(world.deck) for world in worlds}) > 1
