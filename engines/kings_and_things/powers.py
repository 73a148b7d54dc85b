"""Powers of Heroes besides fighting by their symbols (reference 11.2): a row for each, a column for each power.

The rules ask for a power, never for a face; who applies it stands beside the column. A Terrain Lord has no row here:
he supports the terrain of his row in `counters.csv` (`things.LORD_OF`). A player has at most one Hero who aims, one
who parries and one for each errand.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from .things import piece_of


class Power(NamedTuple):
    """One Hero's row."""

    mines: int = 1  # times what mines bring (5): `realm.mining`
    guides: bool = False  # leads a stack over all land for 1 a hex, and out of pins: `movement.hunt`
    covets: bool = False  # may win over a creature as a battle begins (10.4): `battle.warlords`
    besieges: int = 0  # hits on each enemy fort and town as a battle begins (10.4): `battle.siege`
    aims: int = 0  # another combat value, a hit with which is aimed: `battle_strikes.volley`
    parries: bool = False  # may throw once in a round for a hit on himself: `battle_losses.apply_hits`
    errand: str = ""  # a question of phase 8: `special_powers.ERRANDS`


POWERS = {
    piece_of(id_): power
    for id_, power in {
        "assassin_primus": Power(errand="assassin"),
        "baron_munchhausen": Power(besieges=1),
        "dwarf_king": Power(mines=2),
        "warlord": Power(covets=True),
        "grand_duke": Power(besieges=1),
        "deerhunter": Power(guides=True),
        "marksman": Power(aims=2),
        "master_thief": Power(errand="thief"),
        "sword_master": Power(parries=True),
    }.items()
}
"""face -> its power."""

# The same by column, for rules that ask all the time.
MINES_UNDER = {face: power.mines for face, power in POWERS.items() if power.mines != 1}
GUIDES = frozenset(face for face, power in POWERS.items() if power.guides)
COVETERS = frozenset(face for face, power in POWERS.items() if power.covets)
BESIEGES = {face: power.besieges for face, power in POWERS.items() if power.besieges}
AIMS = {face: power.aims for face, power in POWERS.items() if power.aims}
PARRIERS = frozenset(face for face, power in POWERS.items() if power.parries)


@cache
def errand_of(name: str) -> frozenset[int]:
    """The Heroes who have this question in phase 8."""
    return frozenset(face for face, power in POWERS.items() if power.errand == name)


def one_of(faces: Iterable[int], pieces: Iterable[int]) -> int:
    """The one of these Heroes who is among some pieces; there must be one."""
    return next(piece for piece in pieces if piece in faces)
