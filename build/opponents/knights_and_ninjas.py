"""Fit what a hard player of Of Knights & Ninjas thinks of a position: python build/opponents/knights_and_ninjas.py

Captains who err a little play many games among themselves. At the beginning of every turn the features of each seat
are noted, and who won in the end; logistic regression (a softmax over the seats, by stochastic gradients whose steps
shrink) finds the weights. Also counted: how much likelier a kind is in a hand than among all the cards its rivals have
not seen. Everything is seeded: the same table comes out, byte by byte. It takes about two minutes.
"""

import sys
from collections.abc import Iterator
from math import fsum, sqrt
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from engines.core.bots import Deadline  # noqa: E402  (after the path is set)
from engines.core.game import set_up  # noqa: E402
from engines.core.rng import Rng  # noqa: E402
from engines.core.setup import Value  # noqa: E402
from engines.knights_and_ninjas.bots.captain import Easy  # noqa: E402
from engines.knights_and_ninjas.bots.evaluation import FEATURES, FIRST_LEAN, TABLE, softmax, sparse  # noqa: E402
from engines.knights_and_ninjas.cards import KIND, KIND_COUNT  # noqa: E402
from engines.knights_and_ninjas.charter import EXPANSIONS  # noqa: E402
from engines.knights_and_ninjas.game import GAME  # noqa: E402
from engines.knights_and_ninjas.state import State  # noqa: E402

GAMES, DUELS = 4000, 1600
SEEDS = 500_000
OVERLOOKS = ERRS = 0.1  # so that positions come up which good players avoid
PASSES, PACE, SHRINK = 6, 0.05, 1e-4
FAR = Deadline(float("inf"))
HOUSE: dict[str, Value] = {setting.name: True for setting in EXPANSIONS}

Row = list[tuple[int, float]]


class Sample(NamedTuple):
    """One position: the features of each seat, and who won."""

    rows: list[Row]
    winner: int


class Hands:
    """How often each kind is in a hand, and how often anywhere that others cannot see."""

    def __init__(self) -> None:
        self.held, self.unseen = [0] * KIND_COUNT, [0] * KIND_COUNT

    def count(self, state: State) -> None:
        hidden = state.deck + state.discard[:-1] + [card for hand in state.hands for card in hand]
        for card in hidden:
            self.unseen[KIND[card]] += 1
        for hand in state.hands:
            for card in hand:
                self.held[KIND[card]] += 1

    def leaning(self) -> list[float]:
        held, unseen = sum(self.held), sum(self.unseen)
        shares = zip(self.held, self.unseen, strict=True)
        return [(h / held) / (u / unseen) if u else 1.0 for h, u in shares]


def played(seats: int, wishes: dict[str, Value], seed: int, hands: Hands) -> Iterator[Sample]:
    """A game, position by position."""
    state = GAME.new(set_up(GAME, seats, wishes, seed))
    bot, rng, turn, positions = Easy(overlooks=OVERLOOKS, errs=ERRS), Rng(seed, "fit"), 0, []
    while (decision := GAME.decision(state)) is not None:
        if state.turns != turn and decision.kind == "turn":
            turn = state.turns
            positions.append([sparse(state, seat) for seat in range(seats)])
            hands.count(state)
        GAME.apply(state, bot.choose(GAME.view(state, decision.seat), decision, FAR, rng))
    if len(state.winners) == 1:
        for rows in positions:
            yield Sample(rows, state.winners[0])


def fit(samples: list[Sample], seed: int) -> list[float]:
    """The weights that make the winners likeliest (Adagrad), averaged over the last pass."""
    rng, order = Rng(seed, "order"), list(range(len(samples)))
    weights, squares, summed = [0.0] * len(FEATURES), [1e-8] * len(FEATURES), [0.0] * len(FEATURES)
    for number in range(PASSES):
        rng.shuffle(order)
        for at in order:
            rows, winner = samples[at]
            chances = softmax([fsum([weights[place] * size for place, size in row]) for row in rows])
            slope: dict[int, float] = {}
            for seat, row in enumerate(rows):
                wrong = chances[seat] - (seat == winner)
                for place, size in row:
                    slope[place] = slope.get(place, 0.0) + wrong * size
            for place, steep in slope.items():
                steep += SHRINK * weights[place]
                squares[place] += steep * steep
                weights[place] -= PACE * steep / sqrt(squares[place])
            if number == PASSES - 1:
                for place in range(len(weights)):
                    summed[place] += weights[place]
    return [one / len(samples) for one in summed]


def fitted(games: int, duel: bool) -> list[float]:
    """A column of the table."""
    hands, samples = Hands(), list[Sample]()
    for number in range(games):
        seats = 2 if duel else (3, 4, 4, 5, 6, 4)[number % 6]
        wishes = HOUSE if not duel and number % 3 == 2 else {}
        samples += played(seats, wishes, SEEDS + number, hands)
    weights = fit(samples, SEEDS)
    return weights[:FIRST_LEAN] + hands.leaning()


def written(games: int, duels: int) -> str:
    """The whole table."""
    many, two = fitted(games, duel=False), fitted(duels, duel=True)
    made = "# Written by build/opponents/knights_and_ninjas.py"
    head = f"{made}: {games} games and {duels} duels of Captains who err, from seed {SEEDS}."
    rows = [f"{name},{a:.3f},{b:.3f}" for name, a, b in zip(FEATURES, many, two, strict=True)]
    return "\n".join([head, "feature,many,two", *rows]) + "\n"


if __name__ == "__main__":
    TABLE.write_text(written(GAMES, DUELS), encoding="utf-8")
