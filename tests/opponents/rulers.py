"""What characters of Cover Your Kingdom do at one table, all of them normal, each at every seat equally often.

    python -m tests.opponents.rulers SEED GAMES

Told are means of a game: challenges; those begun while more than half of the deck is left; those begun with nothing
more to answer with; clans settled; creatures added; of a hundred challenges those against whoever seems to lead; wilds
in the hand when it is one's turn.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import permutations

from engines.commands.playing import Bots
from engines.core.game import set_up
from engines.core.types import Decision, Option, Story
from engines.cover_your_kingdom.bots.ledger import Ledger
from engines.cover_your_kingdom.cards import CT, KIND, SPYDRA
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.opponents import CHARACTERS
from engines.cover_your_kingdom.state import KIN, State, stack

NAMES = [character.id for character in CHARACTERS]
ORDERS = list(permutations(NAMES))


def deeds(seed: int, games: int) -> dict[str, Counter[str]]:
    """By character, over all games."""
    told: dict[str, Counter[str]] = {name: Counter() for name in NAMES}
    for number in range(games):
        names = ORDERS[number % len(ORDERS)]
        bots = Bots(GAME, {seat: f"normal:{name}" for seat, name in enumerate(names)}, seed + number)
        story = Story()
        state = GAME.new(set_up(GAME, len(names), {}, seed + number), story)
        while (decision := GAME.decision(state)) is not None:
            bots.hear(story)
            story.clear()
            option = bots.choose(decision, partial(GAME.view, state))
            if decision.kind == "act":
                _note(told[names[decision.seat]], state, decision, option)
            GAME.apply(state, option, story)
    return told


def _note(counts: Counter[str], state: State, decision: Decision, option: Option) -> None:
    hand = Counter([KIND[card] for card in state.hands[decision.seat]])
    counts["turns"] += 1
    counts["wilds"] += hand[CT] + hand[SPYDRA]
    counts[option.verb] += 1
    if option.verb != "recruit":
        return
    card, rival, land = option.args
    assert isinstance(card, int)
    assert isinstance(rival, int)
    assert isinstance(land, int)
    hand[card] -= 1
    counts["early"] += 2 * len(state.deck) > len(state.charter.cards)
    counts["bare"] += not any(hand[kind] for kind in (stack(state, rival, land)[-1][KIN], CT, SPYDRA))
    counts["at leader"] += rival == Ledger.seen(GAME.view(state, decision.seat)).leader


def main(arguments: Sequence[str]) -> None:
    seed, games = map(int, arguments)
    for name, counts in deeds(seed, games).items():
        means = {what: counts[what] / games for what in ("recruit", "early", "bare", "settle", "add")}
        means["at leader"] = 100 * counts["at leader"] / counts["recruit"]
        means["wilds"] = counts["wilds"] / counts["turns"]
        print(f"{name:10}", "  ".join(f"{what} {number:.2f}" for what, number in means.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
