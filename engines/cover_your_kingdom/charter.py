"""Charter, agreed on before the deal: modes (3), settings (14), and the tables that rules look things up in."""

from dataclasses import dataclass

from ..core.memo import Memo
from ..core.setup import SWITCH, Mode, Setting
from ..core.types import Option

STANDARD, TWO, QUICK = "standard", "two", "quick"

MODES = (
    Mode(STANDARD, tuple(range(3, 9)), "Two lands each, hires and all: the full game."),
    Mode(TWO, (2,), "Two Rulers, three lands each, and the Inn between them."),
    Mode(QUICK, tuple(range(4, 9)), "One stack each and no hires: learn it in five minutes."),
)

SINGLE, SUM_2, SUM_3, FIRST_2 = "single", "sum2", "sum3", "first2"

ADD_ONS = (
    Setting("constellations", False, SWITCH, "Each kind of creature you bring home lights a constellation."),
    Setting("lightSpeed", False, SWITCH, "An extra prize for the first to light all ten stars. Needs constellations."),
    Setting("powers", 0, (0, 1, 2), "Kingdom Powers for each Ruler; two each only with two or three Rulers."),
    Setting("contest", SINGLE, (SINGLE, SUM_2, SUM_3, FIRST_2), "One round, two or three summed, or first to win two."),
)

OPTIONS = (
    Setting("firstRuler", "random", ("random", *(str(n) for n in range(1, 9))), "Who goes first, by seat."),
    Setting("openStacks", False, SWITCH, "Covered clans lie open for everyone."),
    Setting("openHistory", False, SWITCH, "The whole discard pile may be looked through, not just its top card."),
    Setting("pairDemandsPair", False, SWITCH, "A pair played in a challenge must be met like a Spydra."),
    Setting("maskForcedConcede", True, SWITCH, "Ask a defender even if all they can do is give in."),
    Setting("wizardVsGuard", "blocked", ("blocked", "allowed"), "Whether a guard keeps rival Wiizzaards out."),
    Setting("twoPlayerHand", 7, (6, 7), "Cards to refill to with two Rulers."),
    Setting("stalemateRounds", 1, (1, 2, 3), "Rounds in which everyone passes before play ends."),
    Setting("quickRetargetLimit", False, SWITCH, "Quick Start: a clan that held out is safe for the rest of the turn."),
    Setting("quickWildFromDiscard", False, SWITCH, "Quick Start: a wild on top of the discard pile may be settled."),
    Setting("blockStopsMoves", False, SWITCH, "A blocking guard also stops moved and swapped clans."),
    Setting("elvesOwnClan", True, SWITCH, "The Elves may be sent to one of your own clans."),
    Setting("elvesFailLocks", False, SWITCH, "A clan that beat off the Elves is safe for the rest of the turn."),
    Setting("spydraAnswersSubCerbient", False, SWITCH, "A lone Spydra may answer what counts as two by SubCerbient."),
    Setting("dissedHardAny", False, SWITCH, "DissedHard may discard wilds and hires too."),
    Setting("equinityLights", True, SWITCH, "A Hentaur that helps a horse clan lights its own constellation."),
    Setting("innOpeningSpydra", "two", ("two", "one"), "What a Spydra that opens a claim at the Inn counts as."),
    Setting(
        "valuesTable", "", (), "Other gems and lands, as in 'bragon:20:lowland,pigxie:10'; empty: as on the cards."
    ),
)

SETTINGS = ADD_ONS + OPTIONS

BONUSES = {2: (20, 10, 20, 50), 5: (30, 15, 30, 75), 7: (40, 20, 40, 100)}
"""Magic for the three clusters and for the whole sky, by the least number of Rulers (9.1)."""


def bonuses_for(seats: int) -> tuple[int, int, int, int]:
    """9.1: what a sky is worth with so many Rulers.

    >>> sum(bonuses_for(3)), sum(bonuses_for(8))
    (100, 200)
    """
    return BONUSES[max(least for least in BONUSES if least <= seats)]


MOST_SEATS = 8

LAND_SLOTS = 4
"""The stacks of all kingdoms are one list: `stacks[seat * LAND_SLOTS + land]`."""

Group = tuple[Option, ...]

Plays = tuple[int, Group, Group, bool]
"""What a hand can do by itself: its kinds as bits, what it can settle, what it can discard, whether it can hire."""

Turns = tuple[tuple[int, Group, Group], ...]
"""Clockwise, the place of each stack, and a Wiizzaard there: with two clans, where both ends come to the same; with
more."""


@dataclass(frozen=True, slots=True, eq=False)
class Charter:
    """The setup as the rules need it. Never changes, so all copies of a state share one.

    Compared by identity: `draw_up` gives equal setups the same charter.
    """

    # Groups of options, filled by the functions of the same names in `decisions`.
    plays: Memo[Plays]  # hand at a glance -> what it can do
    discard_settles: tuple[Memo[Group], ...]  # card on top of the discard pile -> what is held -> settles, paid
    adds: Memo[Memo[Group]]  # face -> what is held -> adds
    guards: tuple[Memo[Group], ...]  # seat -> card -> guards
    hypnogriffs: tuple[Memo[Group], ...]  # seat -> card -> Hypnogriffs
    wizards: tuple[Memo[Turns], ...]  # seat -> card -> Wiizzaards
    seats: int
    quick: bool
    two: bool
    lands: tuple[int, ...]  # the stacks of a kingdom
    homes: tuple[tuple[int, ...], ...]  # kind -> the lands its clans may live in
    magic: tuple[int, ...]  # kind -> gem
    gems: tuple[int, ...]  # card -> gem
    cards: tuple[int, ...]  # the deck
    all_cards: bytes  # the same, a byte for each
    hand: int  # cards to refill to
    rivals: tuple[tuple[int, ...], ...]  # seat -> everybody else, clockwise
    clockwise: tuple[tuple[int, ...], ...]  # seat -> everybody, beginning with it
    next_up: tuple[tuple[int, ...], ...]  # seat -> everybody, ending with it
    neighbours: tuple[tuple[int, ...], ...]  # seat -> whom it may recruit from
    places: tuple[tuple[tuple[int, int], ...], ...]  # seat -> its lands, each with its place among the stacks
    bonuses: tuple[int, int, int, int]
    constellations: bool
    light_speed: bool
    powers: int
    contest: str
    first: int  # seat of the first Ruler, or -1: by chance
    retarget_limit: bool
    open_stacks: bool
    open_history: bool
    pair_demands_pair: bool
    mask_forced_concede: bool
    guard_stops_wizard: bool
    stalemate_rounds: int
    wild_from_discard: bool
    block_stops_moves: bool
    elves_own_clan: bool
    elves_fail_locks: bool
    spydra_answers_subcerbient: bool
    dissed_hard_any: bool
    equinity_lights: bool
    inn_spydra_heavy: bool

    @property
    def token_piles(self) -> bool:
        """With seven or eight Rulers the tokens lie in common piles of six (9.1)."""
        return self.constellations and self.seats > 6
