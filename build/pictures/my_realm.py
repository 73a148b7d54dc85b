"""Positions of My Realm Will Be Yours for pictures, played by computers from fixed seeds."""

import math
from collections.abc import Callable, Mapping
from typing import Any

from client.games.samples import NAMES, Played
from engines.core.bots import Deadline
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.types import Option
from engines.my_realm.events import GLORY
from engines.my_realm.forms import FORM_IDS
from engines.my_realm.game import GAME
from engines.my_realm.matters import MATTER, VALUES
from engines.my_realm.state import State

LOWER = FORM_IDS.index("lower")
SEEDS = 60
"""So many games are looked at until one ends as wanted."""


def her_year() -> Played:
    """Her third year: two tiles lie on their matters, and the reckoner is on."""
    game = _played(
        {"mode": "heir", "showBelief": True}, 6, lambda state, kind: kind == "decide" and len(state.years) == 2
    )
    first, second, _ = game[0].state.dealt
    _submit(game, Option("place", (MATTER[first], 2)))
    _submit(game, Option("place", (MATTER[second], 6)))
    return game


def his_seat() -> Played:
    """His third year: one word is spoken, and the other wants only its proverb."""

    def wanted(state: State, kind: str) -> bool:
        late = kind == "speak" and len(state.years) == 2 and state.words == 1 and not state.draft
        return late and any(state.key[MATTER[card]] in VALUES[5:] for card in state.dealt)

    game = _played({"mode": "crown"}, 5, wanted)
    match = game[0]
    _submit(game, Option("form", (LOWER,)))
    assert match.decision is not None  # the King has more to choose
    dealt = [MATTER[card] for card in match.state.dealt]
    _submit(game, next(option for option in match.decision.options if option.args and option.args[0] in dealt))
    return game


def last_page() -> Played:
    """A reign that is remembered for growth and glory."""
    for seed in range(SEEDS):
        game = _played({"mode": "heir", "budget": 1}, seed, lambda state, kind: False)
        if game[0].state.ending == GLORY:
            return game
    raise AssertionError("No reign was glorious.")


def _played(wishes: Mapping[str, Any], seed: int, wanted: Callable[[State, str], bool]) -> Played:
    """A game by two computers of few words, to the position that is wanted or to its end."""
    match: Match[State] = Match(GAME, set_up(GAME, 2, wishes, seed, NAMES[:2]))
    taken = [ActionTaken(None, None, match.opening)]
    bots = [GAME.opponents["plain"]() for _ in range(2)]
    while match.decision is not None and not wanted(match.state, match.decision.kind):
        decision = match.decision
        view, chance = match.view(decision.seat), Rng(len(taken))
        _submit((match, taken), bots[decision.seat].choose(view, decision, Deadline(math.inf), chance))
    return match, taken


def _submit(game: Played, option: Option) -> None:
    match, taken = game
    assert match.decision is not None  # somebody is asked
    seat, choices = match.decision.seat, len(match.decision.options)
    taken.append(ActionTaken(seat, option, match.submit(option), choices))
