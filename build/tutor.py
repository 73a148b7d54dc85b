"""How often the tutor would warn, by who sits in the chair: `python build/tutor.py cover_your_kingdom`.

Counted before the limit of one warning a turn, in decisions with more than one answer: the strongest computer must get
hardly any, chance alone many. Also tells how long a hint takes, in CPU time.
"""

import argparse
import time
from typing import Any

from engines import find
from engines.core.bots import Bot, Deadline, tell
from engines.core.game import Game, set_up
from engines.core.judgement import WARNINGS
from engines.core.match import Match
from engines.core.opponents import RANDOM
from engines.core.rng import Rng
from engines.core.seats import bot_for, usual_seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=300, help="so many are judged at least, in whole games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="judge one decision in so many")
    parser.add_argument("--chair", default="", help="who sits there; both the strongest and chance without it")
    wanted = parser.parse_args()
    game = find(wanted.game)
    chairs = [wanted.chair] if wanted.chair else [strongest(game), RANDOM]
    for chair in chairs:
        counts, times, judged, seed = dict.fromkeys(WARNINGS, 0), list[float](), 0, wanted.seed
        while judged < wanted.decisions:
            judged += count(game, chair, seed, wanted.every, counts, times)
            seed += 1
        shares = ", ".join(f"{name} {found} ({100 * found / judged:.1f} %)" for name, found in counts.items())
        nine = sorted(times)[int(len(times) * 0.9)]
        slow = f"nine in ten in {1000 * nine:.0f} ms, all in {1000 * max(times):.0f} ms"
        games = f"{judged} decisions of {seed - wanted.seed} games"
        print(f"{game.id} {chair}: {games}, warned {shares}; hint: {slow}", flush=True)


def strongest(game: Game[Any]) -> str:
    """The level that knows most: the hardest rival, or the partner who helps most."""
    return "easy" if game.together else "hard"


def count(game: Game[Any], chair: str, seed: int, every: int, counts: dict[str, int], times: list[float]) -> int:
    """Play one game, with that player in the chair of seat 0 and the usual ones round it."""
    match = Match(game, set_up(game, usual_seats(game), {}, seed))
    usual = game.opponents.usual
    seats = range(match.setup.seats) if game.together else (0,)  # where two play together, both chairs
    bots: list[Bot[Any]] = [bot_for(game, chair if seat in seats else usual) for seat in range(match.setup.seats)]
    judges = {seat: game.judge() for seat in seats}
    chance, events, asked, judged = Rng(seed, "warnings"), match.opening, 0, 0
    while (decision := match.decision) is not None:
        for seat, bot in enumerate(bots):
            tell(bot, seat, events)
        for seat, judge in judges.items():
            judge.watch([event.seen_by(seat) for event in events])
        seat = decision.seat
        view = match.view(seat)
        option = bots[seat].choose(view, decision, Deadline(60), chance)
        if seat in judges and len(decision.options) > 1:
            asked += 1
            if asked % every == 0:
                begun = time.thread_time()
                judges[seat].judge(view, decision)
                times.append(time.thread_time() - begun)
                found = judges[seat].judge(view, decision, [(option,)])
                judged += 1
                for setting in WARNINGS:
                    counts[setting] += found.warns((option,), setting)
        events = match.submit(option)
    return judged


if __name__ == "__main__":
    main()
