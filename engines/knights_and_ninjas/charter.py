"""Charter, agreed on before the deal: modes (3, 11), settings (18), and the tables that rules look into."""

from dataclasses import dataclass
from typing import NamedTuple

from ..core.setup import SWITCH, Mode, Setting

STANDARD, TWO = "standard", "two"

MODES = (
    Mode(STANDARD, tuple(range(3, 7)), "Everyone for themselves: be the first with ten gems."),
    Mode(TWO, (2,), "Two kingdoms draft their hands and duel for all twelve gems."),
)

MOST_SEATS = 6

ANY_TURN, OWN_TURN = "anyTurn", "ownTurn"
VICTIM_FIRST, RACE = "victimFirstClockwise", "race"

EXPANSIONS = (
    Setting("lockedUp", False, SWITCH, "House rule: Guards throw attackers into the Dungeon, Keys let them out."),
    Setting("dragonsLair", False, SWITCH, "House rule: more Dragons, and Treasures that buy the two gold gems."),
    Setting("invaders", False, SWITCH, "House rule: Vikings, Barbarians, a Shield Maiden and Supply Ships."),
    Setting("dancingBear", False, SWITCH, "House rule: a Dancing Bear that makes a rival miss a turn."),
)

OPTIONS = (
    Setting("beginnerDeck", False, SWITCH, "Leave out Minstrels, Heralds, Merchants and Monks."),
    Setting("firstPlayer", "random", ("random", *(str(n) for n in range(1, 7))), "Who goes first, by seat."),
    Setting("firstDrawsOne", False, SWITCH, "Whoever goes first draws only one card on the first turn."),
    Setting("winCheck", ANY_TURN, (ANY_TURN, OWN_TURN), "Whether gems win at the end of any turn or only of your own."),
    Setting(
        "highwaymanOrder",
        VICTIM_FIRST,
        (VICTIM_FIRST, RACE),
        "Who may play a Highwayman first: whoever lost the gems, then clockwise; or a random order, like a race.",
    ),
    Setting("preAttackStrict", False, SWITCH, "No siege card after the first attack with strength in a turn."),
    Setting("minstrelVsPreAttack", True, SWITCH, "A Minstrel may answer siege cards: Ladder and Catapult."),
    Setting("maskWindows", True, SWITCH, "Ask for an answer even when a hand has none."),
    Setting("openDiscard", False, SWITCH, "The whole discard pile may be looked through, not just its top card."),
    Setting("truce", False, SWITCH, "House rule: nobody attacks in the first round."),
)

SETTINGS = OPTIONS + EXPANSIONS


class Dues(NamedTuple):
    """Dues of special cards (9): gems for a Merchant, cards shown to a Herald, gems or cards for a Monk."""

    merchant_gems: int
    herald_shows: int
    monk_gems: int
    monk_cards: int


DUES = (Dues(1, 1, 1, 2), Dues(2, 2, 2, 3))
"""Usually, and in the duel of two (11)."""


@dataclass(frozen=True, slots=True)
class Charter:
    """The setup as the rules need it. Never changes, so all copies of a state share one."""

    seats: int
    two: bool
    cards: tuple[int, ...]  # the deck
    living: int  # bits of the kinds that a Jester may be
    fitting_forts: tuple[int, ...]  # wall -> bits of the kinds that may be put up there
    layable: tuple[tuple[int, ...], tuple[int, ...]]  # without and with a Ladder: wall -> bits of kinds
    prey: tuple[int, ...]  # wall -> bits of the kinds, Jesters included, with which an attack may begin
    rivals: tuple[tuple[int, ...], ...]  # seat -> everybody else, clockwise
    clockwise: tuple[tuple[int, ...], ...]  # seat -> everybody, beginning with it
    gems: int  # each at the start
    horde: int  # gold gems that lie in the Dragon's Lair
    target: int
    first: int  # the seat that begins, or -1: by chance
    merchant_price: int  # gems
    herald_shows: int  # cards each rival shows
    monk_gems: int
    monk_cards: int
    first_draws_one: bool
    truce: int  # so many turns at the start nobody attacks
    own_turn: bool
    race: bool
    pre_attack_strict: bool
    minstrel_vs_pre_attack: bool
    mask_windows: bool
    open_discard: bool
