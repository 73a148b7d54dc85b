"""Finds puzzles: `python build/puzzles.py kings_and_things --wanted 13`.

Games are played by computers; a question becomes a puzzle where one answer is clearly the best, in imagined deals of
which more are tried than for any hint.

What is there already stays as it is, so that people find again what they have begun: only what is missing is added.
Puzzles of other rules, of another deck above all, lead elsewhere today: take their files away first.
"""

import argparse
import math
import time
from pathlib import Path
from typing import Any

from engines import find
from engines.core.bots import Deadline, tell
from engines.core.game import Game, set_up
from engines.core.judgement import Judgement
from engines.core.match import Match
from engines.core.puzzles import FOLDER, Puzzle, digest, write
from engines.core.rng import Rng
from engines.core.seats import bot_for, usual_seats
from engines.core.types import Decision

LEAD, SURE = 0.05, 3.0
"""By so much, and by so many standard errors, the best answer is ahead of every other that was tried."""
PATIENCE = 4
LONGEST = 700
"""No more actions before the question, so that the text stays small."""
KINDS = {
    "cover_your_kingdom": ("act", "answer"),
    "knights_and_ninjas": ("turn", "blow", "respond", "highwayman"),
    "kings_and_things": ("retreat", "bribe", "build", "assign_hits", "choose_battle", "battle_magic", "hero_target",
                         "march"),
    "my_realm": ("decide", "speak"),
}  # fmt: skip
"""Questions that make puzzles: one thing is done, and one can see what it is about."""
EACH = 4
"""No more puzzles of one kind of question in one part of a game, and one a game; more where a game has few kinds."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--wanted", type=int, default=13)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, help="no more of one kind")
    wanted = parser.parse_args()
    game = find(wanted.game)
    each = wanted.each or max(EACH, math.ceil(wanted.wanted / len(KINDS[game.id])))
    folder = Path(__file__).parents[1] / "engines" / game.id / FOLDER
    folder.mkdir(exist_ok=True)
    seed, kinds = wanted.seed, dict[str, int]()
    begun = time.process_time()
    while (count := len(list(folder.glob("*.json")))) < wanted.wanted:
        found = search(game, seed, kinds, each)
        if found is not None:
            kind, puzzle = found
            kinds[kind] = kinds.get(kind, 0) + 1
            (folder / f"{count + 1:02}.json").write_text(write(puzzle, game), encoding="utf-8")
            print(
                f"{count + 1}: seed {seed}, {kind}, lead {puzzle.lead:.2f}, {time.process_time() - begun:.0f} s",
                flush=True,
            )
        seed += 1


def search(game: Game[Any], seed: int, kinds: dict[str, int], each: int) -> tuple[str, Puzzle] | None:
    """The first puzzle of a game that computers play."""
    seats = usual_seats(game)
    match = Match(game, set_up(game, seats, {}, seed))
    bots = [bot_for(game, game.opponents.usual) for _ in range(seats)]
    judges = [game.judge() for _ in range(seats)]
    chance, events, actions = Rng(seed, "puzzles"), match.opening, list[int]()
    after = chance.below(60 if game.id != "kings_and_things" else 350)
    while (decision := match.decision) is not None and len(actions) < LONGEST:
        for seat in range(seats):
            tell(bots[seat], seat, events)
            judges[seat].watch([event.seen_by(seat) for event in events])
        seat, view = decision.seat, match.view(decision.seat)
        kind = f"{decision.kind} {getattr(view.state, 'phase', '')}"
        fits = decision.kind in KINDS[game.id] and kinds.get(kind, 0) < each
        if fits and len(actions) >= after and len(decision.options) > 1:
            judge: Any = judges[seat]
            judge.patience = 1
            if is_clear(judge.judge(view, decision), 1.0):
                judge.patience = PATIENCE
                found = judge.judge(view, decision)
                if is_clear(found, SURE) and found.reasons() and is_whole(game, decision, found):
                    cost = found.cost(found.second)
                    puzzle = Puzzle(
                        game.id, 0, seats, {}, seed, tuple(actions), found.best, found.reasons(), cost.mean,
                        digest(view, decision),
                    )  # fmt: skip
                    return kind, puzzle
        option = bots[seat].choose(view, decision, Deadline(60), chance)
        actions.append(decision.options.index(option))
        events = match.submit(option)
    return None


def is_clear(found: Judgement, sure: float) -> bool:
    """One answer is ahead of all others."""
    others = [found.trials[at].candidate for at in found.ranking[1:]]
    costs = [found.cost(line) for line in others if found.worth(line) is not None]
    return bool(costs) and all(cost.deals > 3 and cost.beyond(0.0, sure) and cost.mean > LEAD for cost in costs)


def is_whole(game: Game[Any], decision: Decision, found: Judgement) -> bool:
    """There is something to be found: more than two answers, or not the one that a rule of thumb takes."""
    return len(decision.options) > 2 or found.ranking[0] != 0 or game.together


if __name__ == "__main__":
    main()
