"""What is counted of citadels is what happened."""

from functools import partial

from engines.kings_and_things.bots import Marshal
from engines.kings_and_things.bots.weights import NORMAL
from engines.kings_and_things.state import COMBAT_PHASE
from tests.opponents.citadels import COUNTS, Watch, watched

from .table import table


def test_an_army_in_the_hex_of_a_citadel_is_an_assault() -> None:
    """Two are one assault, and a gang; whoever is at home is none."""
    for armies, counts in (
        ([{}, {1: "farmers"}, {}], (0, 0, 0)),
        ([{1: "wolf_pack"}, {1: "farmers"}, {}], (1, 0, 0)),
        ([{1: "wolf_pack"}, {1: "farmers"}, {1: "ogre"}], (1, 0, 1)),
        ([{7: "wolf_pack"}, {}, {}], (0, 1, 0)),
    ):
        game = table(kingdoms=[[0], [1, 7], [5]], armies=armies, forts={1: "citadel", 7: "castle"}, citadels_since=2)
        watch = Watch()
        watch.state = game.state
        watch("phase_began", COMBAT_PHASE)
        assert tuple(watch.counts[what] for what in ("assaults", "castles stormed", "gangs")) == counts


def test_a_game_is_played_alike_again() -> None:
    make = partial(Marshal, NORMAL)
    counts = watched(make, 5)
    assert counts == watched(make, 5)
    assert counts["turns"] > 1
    assert set(counts) <= set(COUNTS)
