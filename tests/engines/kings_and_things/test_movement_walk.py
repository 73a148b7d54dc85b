"""Crowded boards, moved over at random (reference 9, 15): the laws hold at each question, nobody sees too much, every
march ends, and what is offered is never too much."""

import pytest

from engines.core.rng import Rng
from engines.core.types import WATCHER, Story
from engines.kings_and_things.game import GAME
from engines.kings_and_things.state import MOVEMENT
from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.things import CREATURES, FIRST, KIND_IDS, ROWS, THINGS, reverse
from tests.rounds import first

from .table import table

CREATURE_IDS = [KIND_IDS[kind] for kind, row in enumerate(ROWS) for _ in range(row.copies) if FIRST[kind] < CREATURES]
HERO_IDS = [KIND_IDS[kind] for kind in range(len(ROWS)) if THINGS <= FIRST[kind] < THINGS + 22]
OPTIONS = [
    {},
    {"bluff": "challenge"},
    {"walk_in": "at_once"},
    {"marker_limit": True, "hide_shield_count": True},
    {"ask_windows": "everyone"},
]


def crowded(seed):
    """Armies of all players, flyers and bluffs and Heroes among them, on hexes that touch each other."""
    rng = Rng(seed)
    seats = 2 + seed % 3
    hexes = 37 if seats == 4 else 19
    board = {hex_: rng.pick(TERRAIN_IDS) for hex_ in range(hexes)}
    land = [hex_ for hex_ in range(hexes) if board[hex_] != "sea"]
    kingdoms: list[list[int]] = [[] for _ in range(seats)]
    for hex_ in land:
        if rng.below(5):
            kingdoms[rng.below(seats)].append(hex_)
    creatures = rng.sample(CREATURE_IDS, len(CREATURE_IDS))
    heroes = [hero for hero in HERO_IDS[rng.below(2) :: 2] if rng.below(2)]
    armies: list[dict[int, str]] = [{} for _ in range(seats)]
    for seat in range(seats):
        for hex_ in rng.sample(land, min(5, len(land))):
            size = 1 + rng.below(4) if rng.below(6) else 10
            names = [creatures.pop() for _ in range(min(size, len(creatures)))]
            if size < 10 and heroes and not rng.below(3):
                names.append(heroes.pop())
            armies[seat][hex_] = " ".join(names)
    owned = [hex_ for kingdom in kingdoms for hex_ in kingdom]
    forts = {hex_: rng.pick(("tower", "keep", "castle")) for hex_ in owned if not rng.below(6)}
    shields = [" ".join(things) for things in (["balloon ruby"], ["fan"], ["dispel_magic"], [])][:seats]
    return table(
        seats=seats, board=board, kingdoms=kingdoms, armies=armies, forts=forts, shields=shields, phase="movement",
        seed=seed, turn_limit=5, **OPTIONS[seed % len(OPTIONS)],
    )  # fmt: skip


@pytest.mark.parametrize("seed", first(5, range(40)))
def test_a_crowded_board_moved_over_at_random(seed):
    state = crowded(seed).state
    rng = Rng(seed)
    count = 0
    while state.phase == MOVEMENT and (decision := GAME.decision(state)):
        count += 1
        assert 0 < len(decision.options) <= 300
        assert len(set(decision.options)) == len(decision.options)
        assert GAME.broken(state) == []
        if count % 4 == 0:
            for seat in (WATCHER, *range(state.charter.seats)):
                seen = GAME.view(state, seat)
                other = GAME.redeal(seen, Rng(count))
                assert GAME.view(other, seat) == seen
                assert GAME.broken(other) == []
                asked = GAME.decision(other)
                assert (asked.seat, asked.kind) == (decision.seat, decision.kind)
                assert asked.options
                assert seat != decision.seat or asked == decision
        stays = [option for option in decision.options if option.verb in ("end_moves", "halt", "let_pass")]
        others = [option for option in decision.options if option not in stays]
        GAME.apply(state, rng.pick(others if others and rng.below(4) else decision.options), Story())
        assert count < 2000, "the march never ends"
    assert not any(state.moved)
    assert state.column is None
    assert state.shown == ()


def test_heroes_of_the_walk_are_one_side_of_a_counter_each():
    for start in (0, 1):
        faces = [FIRST[KIND_IDS.index(hero)] for hero in HERO_IDS[start::2]]
        assert len({min(face, reverse(face)) for face in faces}) == 11
