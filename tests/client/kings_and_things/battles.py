"""Battles and explorations for tests of their screens: a position for every kind of question, found by chance.

Wars with everything in them are fought by random answers; the first position in which a kind of question is asked is
kept, with all that happened before it.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

from client.games.kings_and_things.battle.things import KINDS
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.types import Event
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules import exploration
from engines.kings_and_things.state import COMBAT_PHASE, State
from engines.kings_and_things.things import KIND, KIND_IDS
from tests.engines.kings_and_things.table import Table, table
from tests.engines.kings_and_things.war import LANDS, war

NAMES = ("Aldric", "Theo", "Sigrid", "Morwen")
LONGEST = ("W" * 24,) * 4
EIGHT = "walrus white_bear wolves elk_herd killer_puffins eskimos eskimos eskimos"
WEAK = "goblins goblins nomads nomads skeletons skeletons giant_spider buzzard"
FIVE = "bears druid green_knight wild_cat unicorn"
STRONG, STRONGER = "will_o_wisp elves_3 giant brown_knight troll sword_master", "witch_doctor ice_giant bears tigers"


class Position(NamedTuple):
    """A position, and what happened before it."""

    state: State
    story: tuple[Event, ...]

    @property
    def asked(self) -> tuple[int, str]:
        decision = GAME.decision(self.state)
        assert decision is not None
        return decision.seat, decision.kind


@contextmanager
def drawn(*names: str) -> Iterator[None]:
    """An exploration draws these Things, as many as its die says."""

    def draw(state: State, tell: Any, count: int) -> list[int]:
        found = []
        for name in names[:count]:
            found.append(next(thing for thing in state.bag if KIND_IDS[KIND[thing]] == name))
            state.bag.remove(found[-1])
        return found

    before, exploration.draw = exploration.draw, draw
    try:
        yield
    finally:
        exploration.draw = before


def two_sides(**more: Any) -> Table:
    items = ["lucky_charm talisman sword", "golem dispel_magic firewall", "fan", ""]
    return war(
        STRONG, STRONGER, fort="castle", terrain="forest", counter="timberland", havens=[[1, 2], [3]],
        shields=more.pop("shields", items), **more,
    )  # fmt: skip


def three_sides(**more: Any) -> Table:
    items = ["talisman golem bow", "dust_of_defense elixir", "", "dispel_magic"]
    return war(
        "elves_3 brown_knight troll walrus sword_master", "giant_ape tigers deerhunter head_hunter", "",
        "djinn camel_corps unicorn green_knight", fort="citadel", terrain="jungle", havens=[[1], [], [], [4]],
        shields=items, **more,
    )  # fmt: skip


def four_sides(**more: Any) -> Table:
    return war("troll ogre elves_3", "bears tigers", "nomads djinn", "unicorn wild_cat", havens=[[1], [], [3]], **more)


WARS: tuple[Callable[[int], Table], ...] = (
    lambda seed: two_sides(seed=seed),
    lambda seed: three_sides(seed=seed),
    lambda seed: four_sides(seed=seed),
    lambda seed: war("marksman warlord troll", "bears tigers elves_3", havens=[[1]], seed=seed),
    lambda seed: war(EIGHT, WEAK, havens=[[1]], armies=[{1: FIVE}, {}, {}, {}],
                     seed=seed),
    lambda seed: war("troll bears", "tigers ogre", bluff="challenge", seed=seed),
    lambda seed: war("troll bears", owner=None, gold=[30], shields=["ruby sapphire"], seed=seed),
    lambda seed: war("troll ogre giant", owner=None, defenders="bears tigers", seed=seed),
)  # fmt: skip
DRAWS = (
    ("bears", "sword", "tigers", "ruby", "wolves"),
    ("city", "silver_mine", "farmers", "bow", "bears"),
    ("ruby", "lucky_charm", "pearl", "balloon", "emerald"),
)
ODD = (
    lambda seed: war("troll giant", owner=None, terrain="mountain", gold=[12], seed=seed),
    lambda seed: war("troll giant walrus", owner=None, terrain="swamp", gold=[40], seed=seed),
)


def fight_on(game: Table, chance: random.Random, seen: Callable[[Table], None], most: int = 150) -> None:
    """Answer by chance for a while."""
    for _ in range(most):
        decision = GAME.decision(game.state)
        if decision is None or game.state.phase != COMBAT_PHASE:
            return
        seen(game)
        game.apply(chance.choice(decision.options))


@cache
def positions() -> dict[str, Position]:
    """The first position found for each kind of question."""
    found: dict[str, Position] = {}

    def keep(game: Table) -> None:
        kind = game.asked[1]
        if kind in KINDS and kind not in found:
            found[kind] = Position(GAME.clone(game.state), tuple(game.story))

    for seed in range(12):
        chance = random.Random(seed)
        for make in WARS:
            fight_on(make(seed), chance, keep)
        for names in DRAWS:
            with drawn(*names):
                for make in ODD:
                    fight_on(make(seed), chance, keep, 30)
        if set(found) == KINDS:
            break
    return found


def position(kind: str) -> Position:
    return positions()[kind]


class Still(Session):
    """A session whose computers wait."""

    def tick(self, now: float, held: bool = False) -> bool:
        return False


def match_of(found: Position, names: tuple[str, ...] = NAMES) -> tuple[Match[Any], list[ActionTaken]]:
    """A game that stands at this position."""
    match = Match(GAME, set_up(GAME, found.state.charter.seats, {}, 1, names))
    match.state = GAME.clone(found.state)
    match.decision = GAME.decision(match.state)
    return match, [ActionTaken(None, None, found.story)]


def show(
    stage: Stage, found: Position, people: tuple[int, ...] | None = None, names: tuple[str, ...] = NAMES
) -> TableScene:
    """The position on the stage; without `people`, whoever is asked sits there alone among computers."""
    match, taken = match_of(found, names)
    sitting = people if people is not None else (found.asked[0],)
    seats = tuple(Seat(name, HUMAN if n in sitting else "random", n) for n, name in enumerate(names))
    scene = TableScene(stage, Still(match, seats, stage.settings, taken))
    stage.push(scene)
    for _ in range(3):
        stage.update(0.05)
    return scene


def warlord(*others: str) -> Position:
    """The Warlord of the first seat, who has a forest and nothing else, may name one of these; Theo's are in hex 0."""
    armies = [{0: "warlord elves_3"}, *[{0: names} for names in others]]
    kingdoms = [[7], [0, *range(14, 21)], list(range(21, 28)), list(range(28, 35))][: 1 + len(others)]
    board = {7: "forest", **{14 + 7 * seat + at: name for seat in range(3) for at, name in enumerate(LANDS)}}
    game = table(phase="combat", kingdoms=kingdoms, armies=armies, board=board)
    while game.asked[1] != "warlord_target":
        game.do(next(iter(game.options("hold_off", "settle"))))
    return Position(game.state, tuple(game.story))
