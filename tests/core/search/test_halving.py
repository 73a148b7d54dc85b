"""Sequential halving, on candidates whose worth is known."""

from collections.abc import Sequence
from math import inf

import pytest

from engines.core.bots import Deadline
from engines.core.rng import Rng
from engines.core.search import Budget, Finding, halve
from engines.core.search.finding import lead_of
from engines.core.search.halving import luck_of, world_of

FAR = Deadline(inf)


class Ticks:
    """A clock that goes on by one whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def deal(rng: Rng) -> list[int]:
    return [rng.below(100)]


def gamble(world: list[int], worth: float, luck: Rng) -> Sequence[float]:
    """The worth of a candidate, with the same noise for all in one world."""
    noise = world.pop() + luck.below(100)
    return (worth + noise / 100, -worth)


def halving(worths: Sequence[float], budget: Budget, deadline: Deadline = FAR, seed: int = 5) -> Finding[float]:
    return halve(worths, deal, list.copy, gamble, 0, budget, deadline, Rng(seed))


@pytest.mark.parametrize("count", [2, 3, 5, 8])
def test_the_best_is_found_in_noise_that_all_share(count: int) -> None:
    worths = [float(at) / 50 for at in range(count)]
    finding = halving(worths, Budget(40))
    assert finding.choice == worths[-1]
    assert finding.ranking[0] == finding.chosen == count - 1
    assert sorted(finding.ranking) == list(range(count))


def test_the_budget_is_spent_and_no_more_than_a_world_beyond() -> None:
    for simulations in (1, 10, 60, 61):
        spent = halving([0.0] * 8, Budget(simulations)).simulations
        assert simulations <= spent < simulations + 8 * 3  # three rounds, each finishing its world


def test_the_first_and_the_best_two_go_through_every_world() -> None:
    finding = halving([0.0, 0.3, 0.1, 0.2, 0.5, 0.4, 0.6], Budget(80))
    lengths = [len(trial.values) for trial in finding.trials]
    whole = len(finding.seeds)
    assert lengths[0] == whole
    assert [lengths[at] for at in finding.ranking[:2]] == [whole, whole]
    assert min(lengths) < whole
    assert finding.lead(finding.ranking[0], finding.ranking[1]).worlds == whole


def test_a_world_can_be_looked_at_again() -> None:
    finding = halving([0.0, 0.5], Budget(10))
    again = [gamble(deal(world_of(seed)), 0.5, luck_of(seed))[0] for seed in finding.seeds]
    assert [values[0] for values in finding.trials[1].values] == pytest.approx(again)


def test_what_the_rule_player_chose_stays_unless_the_lead_is_beyond_noise() -> None:
    def coin(world: list[int], candidate: int, luck: Rng) -> Sequence[float]:
        return (float(luck.below(2)) if candidate else 0.49,)

    def chosen(gate: float) -> list[int]:
        budget = Budget(24, gate=gate)
        return [halve((0, 1), deal, list.copy, coin, 0, budget, FAR, Rng(seed)).chosen for seed in range(40)]

    assert sum(chosen(0.0)) > 12
    assert sum(chosen(3.0)) <= 2


def test_equals_leave_it_at_the_rule_players_choice() -> None:
    assert halving([1.0, 1.0, 1.0], Budget(30)).chosen == 0


def test_one_world_alone_is_never_beyond_noise() -> None:
    assert not lead_of([1.0]).beyond(0.7)
    assert halving([0.0, 9.0], Budget(1)).chosen == 0


def test_one_candidate_needs_no_world() -> None:
    finding = halving([1.0], Budget(60))
    assert (finding.choice, finding.seeds, finding.struck) == (1.0, [], False)


def test_a_deadline_leaves_whole_worlds_and_is_told() -> None:
    finding = halving([0.0, 0.1, 0.2, 0.3], Budget(60), Deadline(7, Ticks()))
    assert finding.struck
    assert [len(trial.values) for trial in finding.trials] == [1, 1, 1, 1]
    assert len(finding.seeds) == 1


def test_a_deadline_at_once_takes_the_rule_players_choice() -> None:
    finding = halving([0.0, 0.1], Budget(60), Deadline(0, Ticks()))
    assert (finding.chosen, finding.struck, finding.simulations) == (0, True, 0)
    assert finding.trials[0].mean(0) == 0.0


def test_the_same_chance_finds_the_same() -> None:
    assert halving([0.0, 0.1, 0.2], Budget(40)) == halving([0.0, 0.1, 0.2], Budget(40))
    assert halving([0.0, 0.1, 0.2], Budget(40)).seeds != halving([0.0, 0.1, 0.2], Budget(40), seed=6).seeds
