"""What the battle screen tells whoever points at something."""

import random
from pathlib import Path

from engines.core.types import Option
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules.battle_units import FORT
from tests.engines.kings_and_things.table import Table

from ..table_kit import bare_stage
from .battles import Position, fight_on, show, two_sides


def test_what_a_hit_on_a_fort_costs_is_told_where_one_points_at_it(tmp_path: Path) -> None:
    found: list[Position] = []

    def keep(game: Table) -> None:
        decision = GAME.decision(game.state)
        assert decision is not None
        if not found and decision.kind == "assign_hits" and Option("hit_fort") in decision.options:
            found.append(Position(GAME.clone(game.state), tuple(game.story)))

    fight_on(two_sides(seed=0), random.Random(0), keep)
    scene = show(bare_stage(tmp_path), found[0])
    scene.ready()
    at = next(at for at, choice in enumerate(scene.table.battle.parchment.choices) if choice.kind == FORT)
    spot = scene.ui.get(f"choice{at}")
    assert spot is not None
    assert spot.tip.startswith("Hits on a fort are gone after the battle.")
