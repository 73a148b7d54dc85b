"""The widest questions (reference 16): one player with all the counters of the box, and a choice that is still one."""

from engines.kings_and_things.game import GAME
from engines.kings_and_things.things import CREATURES, KIND, KIND_IDS, ROWS, THINGS

from .table import table

LAND = range(37)
MOST = 300
HEROES = [KIND_IDS[KIND[face]] for face in range(THINGS, THINGS + 22, 2)]


def everything(**position):
    """All creatures and Heroes spread over 37 hexes, a special income counter in every second one."""
    stacks: dict[int, list[str]] = {hex_: [] for hex_ in LAND}
    for at, name in enumerate([*(KIND_IDS[KIND[piece]] for piece in range(CREATURES)), *HEROES]):
        stacks[at % len(LAND)].append(name)
    towns = [row.id for row in ROWS if row.kind == "town" for _ in range(row.copies)]
    return table(
        kingdoms=[list(LAND)],
        armies=[{hex_: " ".join(names) for hex_, names in stacks.items()}],
        income=dict(zip(LAND, towns, strict=False)),
        shields=["pearl sapphire diamond emerald ruby treasure_chest balloon fan"],
        cloud=3,
        **position,
    )


def test_all_the_counters_of_the_box_may_move_and_it_is_still_a_choice():
    game = everything(phase="movement")
    counts = {verb: len(game.options(verb)) for verb in ("march", "march_all", "inflate", "remove_income", "cash")}
    assert counts["march"] > 140
    assert counts["march_all"] == 37
    assert counts["inflate"] > 30
    assert (counts["remove_income"], counts["cash"]) == (12, 6)
    assert len(game.options()) <= MOST


def test_every_other_question_to_such_a_player_is_narrower():
    for phase in ("recruit_heroes", "recruit_things", "random_events", "construction", "special_powers"):
        decision = GAME.decision(everything(phase=phase).state)
        assert decision is not None
        assert len(decision.options) <= 100, decision.kind
