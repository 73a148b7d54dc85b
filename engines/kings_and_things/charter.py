"""Charter, agreed on before the game: modes (3), settings (17), and the tables that rules look things up in."""

from dataclasses import dataclass

from ..core.setup import SWITCH, Mode, Setting
from .boards import Board

STANDARD, BEGINNERS = "standard", "beginners"

MODES = (
    Mode(STANDARD, (4, 3, 2), "Tiles drawn for every game: the full game."),
    Mode(BEGINNERS, (4, 3, 2), "An open, even board, and kingdoms that huddle round their first hex."),
)

AUTOMATIC, CHALLENGE = "automatic", "challenge"
LATER, AT_ONCE = "later", "at_once"
ALWAYS, RELEVANT, NEVER = "always", "relevant", "never"
HOLDERS, EVERYONE = "holders", "everyone"

SETTINGS = (
    Setting("bluff", AUTOMATIC, (AUTOMATIC, CHALLENGE), "Whether creatures without support go as soon as seen."),
    Setting("hide_shield_count", False, SWITCH, "Keep secret how many Things lie behind a Shield."),
    Setting("walk_in", LATER, (LATER, AT_ONCE), "When an undefended hex changes hands: as the moves end, or at once."),
    Setting("explore_after_fight", LATER, (LATER, AT_ONCE), "When the last army in an unowned hex explores it."),
    Setting("segments", "involved", ("involved", "attacking"), "Which battles a player may choose to settle."),
    Setting("harvest_pays_forts", False, SWITCH, "The Good Harvest pays for forts too."),
    Setting("workers_use_build", True, SWITCH, "What the Willing Workers build is that hex's build for the turn."),
    Setting("outsiders_dispel", True, SWITCH, "Dispel Magic may be read in a battle of others."),
    Setting("dust", "one", ("one", "all"), "Whether the Dust of Defense drives off one attacking army or all of them."),
    Setting("fan_on_cloud", "any_phase", ("any_phase", "events"), "When the Fan may move a lying Black Cloud."),
    Setting("place_excess", True, SWITCH, "Things over the Shield's limit may be placed, not only dropped or cashed."),
    Setting("damage_without_round", False, SWITCH, "Damage is rolled for even after a battle without a round."),
    Setting("siege", "each", ("each", "once"), "Whether Baron and Grand Duke hit every building, or one."),
    Setting("free_discharge", True, SWITCH, "Heroes may be dismissed without trying for another."),
    Setting("true_elimination", "used", ("used", "all"), "What leaves the game once the Bag ran empty."),
    Setting("victory", "income", ("income", "conquest"), "What decides between citadels; conquest: a long game."),
    Setting("citadel_hold", 1, (1, 2, 3), "For how many turns a citadel must be held; more than 1: a longer war."),
    Setting("great_hunter", 2, (2, 4), "The Great Hunter's combat value."),
    Setting("ask_charm", RELEVANT, (RELEVANT, ALWAYS, NEVER), "When holders of the Lucky Charm are asked about dice."),
    Setting("ask_windows", HOLDERS, (HOLDERS, EVERYONE), "Who is asked for an answer: who has one, or whoever might."),
    Setting("marker_limit", False, SWITCH, "Nobody can own more than fifteen hexes."),
    Setting("marker_moves", False, SWITCH, "House rule: with two players, too, the first player changes each turn."),
    Setting("turn_limit", 0, (0, 5, 10, 20, 40, 60, 100), "After this many turns kingdoms are compared; 0: after 100."),
    Setting("first_player", "dice", ("dice", "1", "2", "3", "4"), "Who goes first, by seat."),
    Setting("board", "", (), "A board of your own, as one line of text; empty: the standard boards."),
)  # fmt: skip

MOST_SEATS = 4

SHIELD_LIMIT = 10
STACK_LIMIT = 10
ALLOWANCE = 4  # movement points of a counter
PATIENCE = 40  # so often in a turn counters are taken up and put down again for nothing
MARKERS = 15
LAST_TURN = 100  # of a game without a turn limit


@dataclass(frozen=True, slots=True, eq=False)
class Charter:
    """The setup as the rules need it. Never changes, so all copies of a state share one.

    Compared by identity: `draw_up` gives equal setups the same charter.
    """

    seats: int
    neutral: int  # the side of those who defend an unexplored hex: one more than the last seat
    beginners: bool
    board: Board
    hexes: int
    near: tuple[tuple[int, ...], ...]
    far: tuple[bytes, ...]
    drawn: tuple[int, ...]  # hexes whose tile is drawn
    tiles: tuple[int, ...]  # terrain -> tiles in this game, on the board, in the deck and aside together
    set_aside: tuple[int, ...]  # tiles put aside before the shuffle (3, step 5)
    combat: tuple[int, ...]  # piece -> combat value
    citadel_income: int
    bluff_challenge: bool
    hide_shield_count: bool
    capture_at_once: bool
    explore_at_once: bool
    attackers_choose: bool
    harvest_pays_forts: bool
    workers_use_build: bool
    outsiders_dispel: bool
    dust_hits_all: bool
    fan_in_events_only: bool
    place_excess: bool
    damage_without_round: bool
    siege_once: bool
    free_discharge: bool
    all_leave: bool  # true elimination of creatures and income too
    conquest_only: bool
    citadel_hold: int
    ask_charm: str
    ask_everyone: bool
    marker_limit: int
    marker_moves: bool  # 4, phase 9: the first player changes
    turn_limit: int  # 13.3: no game is without one
    first: int  # seat of the first player, or -1: by dice
