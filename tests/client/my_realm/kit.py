"""Positions of My Realm Will Be Yours at a table without a window."""

import math
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines.core.bots import Deadline
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.types import Option
from engines.my_realm.game import GAME
from engines.my_realm.matters import KING, PRINCESS
from engines.my_realm.state import State

from ..table_kit import bare_stage

NAMES = ("Larissa", "Tomas")
Wanted = Callable[[State, str], bool]
Game = tuple[Match[State], list[ActionTaken]]


def asked(kind: str, year: int = 1, parts: int = 0) -> Wanted:
    """A question of this kind, not before that year, with so much of its answer given."""
    return lambda state, now: now == kind and len(state.years) + 1 >= year and len(state.draft) >= parts


class Tale:
    """What two plain computers choose in one game: thought out once, for however many tests play it."""

    def __init__(self, seed: int, answers: tuple[tuple[str, Option], ...], wishes: tuple[tuple[str, Any], ...]) -> None:
        self.match: Match[State] = Match(GAME, set_up(GAME, 2, dict(wishes), seed, NAMES))
        self.answers = dict(answers)
        self.bots = [GAME.opponents["plain"]() for _ in NAMES]

    def chosen(self, number: int) -> Option:
        """The answer of this number, counted from 0."""
        while len(self.match.moves) <= number:
            decision = self.match.decision
            option = self.answers.get(decision.kind)
            if option not in decision.options:
                view, chance = self.match.view(decision.seat), Rng(len(self.match.moves) + 1)
                option = self.bots[decision.seat].choose(view, decision, Deadline(math.inf), chance)
            self.match.submit(option)
        return self.match.moves[number].option


the_tale = lru_cache(Tale)


def played(wanted: Wanted, seed: int = 3, answers: dict[str, Option] | None = None, **wishes: Any) -> Game:
    """A game by two plain computers, to what is wanted; `answers` are given instead of theirs where they can be."""
    wishes = {"mode": "heir", **wishes}
    tale = the_tale(seed, tuple((answers or {}).items()), tuple(wishes.items()))
    match: Match[State] = Match(GAME, set_up(GAME, 2, wishes, seed, NAMES))
    taken = [ActionTaken(None, None, match.opening)]
    while (decision := match.decision) is not None and not wanted(match.state, decision.kind):
        option = tale.chosen(len(match.moves))
        taken.append(ActionTaken(decision.seat, option, match.submit(option), len(decision.options)))
    return match, taken


def at_table(
    folder: Path, game: Game, people: tuple[int, ...] = (PRINCESS,), **settings: Any
) -> tuple[Stage, TableScene]:
    """A game on the stage; computers there wait."""
    stage = bare_stage(folder, **{"size": (1920, 1080), **settings})
    seats = tuple(Seat(name, HUMAN if n in people else "plain", n) for n, name in enumerate(NAMES))
    match, taken = game
    session = Session(match, seats, stage.settings, taken)
    session.tick = lambda now, held=False: False  # type: ignore[method-assign]
    scene = TableScene(stage, session)
    stage.push(scene)
    stage.update(0.01)
    scene.ready()
    return stage, scene


def kings_table(folder: Path, wanted: Wanted, seed: int = 3, **wishes: Any) -> tuple[Stage, TableScene]:
    return at_table(folder, played(wanted, seed, mode="crown", **wishes), (KING,))


def her_table(folder: Path, wanted: Wanted, seed: int = 3, **wishes: Any) -> tuple[Stage, TableScene]:
    return at_table(folder, played(wanted, seed, **wishes), (PRINCESS,))


def draft_of(scene: TableScene) -> tuple[int, ...]:
    """What has been put together so far."""
    state: State = scene.session.match.state
    return state.draft
