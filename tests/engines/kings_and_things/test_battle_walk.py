"""Random battles: many sides, forts, Heroes and magic everywhere; the laws hold at every question, and no view or
redeal goes wrong. And a few whole games."""

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import WATCHER, Story
from engines.kings_and_things.game import GAME
from engines.kings_and_things.state import COMBAT_PHASE
from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.things import CREATURES, HEROES, ITEMS, KIND, KIND_IDS, THINGS, TREASURES
from tests.rounds import first

from .table import table

LANDS = [name for name in TERRAIN_IDS if name != "sea"]
FORTS = ("tower", "keep", "castle", "citadel")
CHOICES = (
    ("bluff", ("automatic", "challenge")),
    ("explore_after_fight", ("later", "at_once")),
    ("segments", ("involved", "attacking")),
    ("siege", ("each", "once")),
    ("damage_without_round", (False, True)),
    ("dust", ("one", "all")),
    ("outsiders_dispel", (True, False)),
    ("ask_charm", ("relevant", "never", "always")),
    ("ask_windows", ("holders", "everyone")),
    ("marker_limit", (False, True)),
)


def random_front(rng, phase):
    """A position full of strife: seven hexes in the middle, where everybody may stand."""
    seats = 2 + rng.below(3)
    hexes = 37 if seats == 4 else 19
    board = {at: rng.pick(LANDS) for at in range(hexes)}
    kingdoms: list[list[int]] = [[] for _ in range(seats)]
    for at in range(hexes):
        owner = rng.below(seats + 2)
        if owner < seats:
            kingdoms[owner].append(at)
    owned = [at for kingdom in kingdoms for at in kingdom]
    creatures, heroes = list(range(CREATURES)), list(range(THINGS, HEROES, 2))
    rng.shuffle(creatures)
    armies: list[dict[int, str]] = [{} for _ in range(seats)]
    for seat in range(seats):
        for at in rng.sample(range(7), 3):
            pieces = [creatures.pop() for _ in range(1 + rng.below(5))]
            while heroes and len(pieces) < 10 and rng.below(2):
                pieces.append(heroes.pop(rng.below(len(heroes))) + rng.below(2))
            armies[seat][at] = " ".join(KIND_IDS[KIND[piece]] for piece in pieces)
    magic = list(range(TREASURES, ITEMS))
    rng.shuffle(magic)
    shields: list[list[str]] = [[] for _ in range(seats)]
    for item in magic[:8]:
        shields[rng.below(seats)].append(KIND_IDS[KIND[item]])
    defenders = {}
    for at in rng.sample([at for at in range(7) if at not in owned], 2):
        names = [KIND_IDS[KIND[creatures.pop()]] for _ in range(2)]
        defenders[at] = " ".join([*names, *[KIND_IDS[KIND[magic.pop()]] for _ in range(rng.below(2))]])
    citadels = 0
    forts = {}
    for at in rng.sample([at for at in owned if at < 7], 3):
        forts[at] = rng.pick(FORTS[: 3 if citadels else 4])
        citadels += forts[at] == "citadel"
    return table(
        seats=seats, board=board, kingdoms=kingdoms, armies=armies, shields=[" ".join(things) for things in shields],
        defenders=defenders, forts=forts, income={at: rng.pick(("city", "village")) for at in rng.sample(range(7), 2)},
        gold=[rng.below(20) for _ in range(seats)], cloud=rng.below(8) - 1, phase=phase, seed=rng.below(1000),
        **{name: rng.pick(values) for name, values in CHOICES},
    )  # fmt: skip


def play_on(game, rng, look):
    """At random, to the end of the Combat Phase."""
    state, count = game.state, 0
    while state.phase <= COMBAT_PHASE and (decision := GAME.decision(state)):
        count += 1
        assert count < 5000
        assert 0 < len(decision.options) <= 300
        assert GAME.broken(state) == []
        if count % look == 0:
            for seat in (WATCHER, *range(state.charter.seats)):
                seen = GAME.view(state, seat)
                other = GAME.redeal(seen, Rng(count))
                assert GAME.view(other, seat) == seen
                asked = GAME.decision(other)
                assert (asked.seat, asked.kind) == (decision.seat, decision.kind)
                assert asked.options
                assert seat != decision.seat or asked == decision
            assert GAME.clone(state) == state
        GAME.apply(state, rng.pick(decision.options), Story())
    assert state.battle is None or not state.agenda
    assert not state.face_up or not state.agenda


@pytest.mark.parametrize("seed", first(4, range(30)))
def test_random_battles(seed):
    rng = Rng(seed, "front")
    play_on(random_front(rng, "combat"), rng, look=5)


@pytest.mark.parametrize("seed", first(3, range(15)))
def test_random_marches_and_battles(seed):
    rng = Rng(seed, "march")
    play_on(random_front(rng, "movement"), rng, look=9)


@pytest.mark.parametrize("seed", first(2, range(9)))
def test_random_games(seed):
    rng = Rng(seed, "game")
    state = GAME.new(set_up(GAME, 2 + seed % 3, {"turn_limit": 5}, seed))
    while decision := GAME.decision(state):
        assert GAME.broken(state) == []
        GAME.apply(state, rng.pick(decision.options))
    assert GAME.outcome(state).winners
