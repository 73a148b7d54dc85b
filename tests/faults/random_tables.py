"""Tables drawn by chance: mode, seats, every setting, and texts where a setting takes one."""

from collections.abc import Callable, Mapping
from typing import Any

from engines.core.errors import BadSetup
from engines.core.game import Game, set_up
from engines.core.rng import Rng
from engines.core.setup import Setting, Setup, Value
from engines.cover_your_kingdom.cards import ROWS
from engines.kings_and_things.boards import BadBoard, spell
from tests.growing import GROWING

from ..engines.kings_and_things.odd_boards import random_board

TRIES = 50
"""So many setups may be refused before one is accepted."""


def random_setup(game: Game[Any], rng: Rng) -> Setup:
    """Any table that the game accepts; each setting is the default or any other value, each as likely as the next."""
    for _ in range(TRIES):
        mode = rng.pick(game.modes)
        seats = rng.pick(mode.seats)
        wishes: dict[str, Value] = {"mode": mode.id}
        for setting in rng.sample(game.settings, len(game.settings)):
            value = rng.pick(setting.choices) if setting.choices else _text(setting, rng)
            if _accepted(game, seats, {**wishes, setting.name: value}):
                wishes[setting.name] = value
        if _accepted(game, seats, wishes):
            return set_up(game, seats, wishes, rng.below(1 << 40))
    raise AssertionError(f"{game.id} refuses every setup.")


def _text(setting: Setting, rng: Rng) -> Value:
    """A text for a setting that takes one; of a growing game, nobody knows yet what may stand there."""
    return TEXTS[setting.name](rng) if setting.name in TEXTS or not GROWING else setting.default


def _accepted(game: Game[Any], seats: int, wishes: Mapping[str, Value]) -> bool:
    try:
        set_up(game, seats, wishes)
    except BadSetup:
        return False
    return True


def _board(rng: Rng) -> str:
    """One's own, for every third game; one that cannot be played on is refused like any other value."""
    if rng.below(3):
        return ""
    try:
        return spell(random_board(rng))
    except BadBoard as error:
        return str(error)


def _values(rng: Rng) -> str:
    """Other gems for a few creatures."""
    if rng.below(3):
        return ""
    return ",".join(f"{row.id}:{rng.below(12) * 5}" for row in rng.sample(ROWS, 1 + rng.below(3)))


TEXTS: Mapping[str, Callable[[Rng], str]] = {"board": _board, "valuesTable": _values}
"""Values of settings that take a text, which no game can list."""
