"""The table as plain data. Whatever is nested is a tuple, shared between copies and replaced rather than changed.

Where each piece is: creatures and Heroes in `armies`, special income, cities and villages in `income`,
treasure and magic of a defended hex in `hoard`, Things behind Shields in `shields`, in the Bag in `bag`, Heroes of the
bank in `offer`, used magic that still works in `in_play`, what somebody has put aside but not yet given back in `tray`,
what left the game in `gone`; the Black Cloud in `cloud`; the First Player Marker is with `order[0]`.
"""

from dataclasses import dataclass
from typing import NamedTuple

from ..core.agenda import Frame
from .charter import Charter

DICE, BAG, TILES, THEFT, HEROES = range(5)  # streams of chance
STREAMS = ("dice", "bag", "tiles", "theft", "heroes")

NOBODY = -1
NOWHERE = -1
NOTHING = -1

TOWER, KEEP, CASTLE, CITADEL = 1, 2, 3, 4

(
    SETUP, GOLD, RECRUIT_HEROES, RECRUIT_THINGS, RANDOM_EVENTS, MOVEMENT, COMBAT_PHASE, CONSTRUCTION, SPECIAL_POWERS,
    CHANGE_FIRST,
) = range(10)  # fmt: skip
PHASE_IDS = (
    "setup", "gold", "recruit_heroes", "recruit_things", "random_events", "movement", "combat", "construction",
    "special_powers", "change_first",
)  # fmt: skip

START, MAGIC_STEP, RANGED_STEP, MELEE_STEP, RETREAT_STEP = range(5)
STEP_IDS = ("start", "magic", "ranged", "melee", "retreat")


class Column(NamedTuple):
    """The stack on the march (9): `spent[n]` is what `pieces[n]` has used of its allowance. All stand in `hex`."""

    hex: int
    pieces: tuple[int, ...]
    spent: tuple[int, ...]
    hunter: bool  # led by the Deerhunter: every hex costs 1, and nobody may drop out or join (11.2)
    marched: bool = False  # it has come into this hex, whoever of it was picked up only here


class Item(NamedTuple):
    """A magic piece that works in the battle: whose, and who bears it (Sword, Bow) or what it is worth (Firewall)."""

    piece: int
    side: int
    bearer: int = NOTHING
    value: int = 0


class Flight(NamedTuple):
    """The Balloon of this turn (15)."""

    seat: int
    hex: int
    passengers: tuple[int, ...]


@dataclass(slots=True)
class Battle:
    """The battle being fought (10.4 to 10.7). A *side* is a seat, or `charter.neutral` for those who defend an
    unexplored hex. Lists have an entry for each side, seats first, the neutral one last."""

    hex: int
    attacker: int  # the side that acts first; of several, the one next to the defender's left
    defender: int  # the owner of the hex, the neutral side, or the other army (10.7)
    conductor: int  # the seat that decides for the neutral side: to the right of the explorer
    sides: tuple[int, ...]  # who still takes part, in the order in which they act
    round: int  # 0 before the first
    step: int
    fort_hits: int
    town_hits: int
    dispelled: int  # bits of the sides whose magic units fight in the melee step
    items: tuple[Item, ...]
    targets: list[int]  # whom each side named for this round; NOTHING: not yet, or nobody
    hits: list[int]  # hits each side still has to take in this step
    doomed: list[tuple[int, ...]]  # what each side put its hits of this step on; sealed until all have
    parried: bool  # the Sword Master has tried to parry in this round
    struck: tuple[int, ...]  # units that rolled in the magic or the ranged step of this round
    saved: tuple[int, ...]  # whom the Talisman saved in this step
    warlords: int  # bits of the sides whose Warlord has tried
    passed: int  # bits of the sides that passed in the open window for magic
    named: bool  # all targets are open
    aimed: tuple[tuple[int, int], ...]  # (side, unit) of the Marksman's aimed hits of this step
    opened: bool  # all hits of this step are placed and open
    orphaned: int  # bits of the sides that lost a Terrain Lord in this step

    def clone(self) -> "Battle":
        return Battle(
            self.hex, self.attacker, self.defender, self.conductor, self.sides, self.round, self.step, self.fort_hits,
            self.town_hits, self.dispelled, self.items, self.targets[:], self.hits[:], self.doomed[:], self.parried,
            self.struck, self.saved, self.warlords, self.passed, self.named, self.aimed, self.opened, self.orphaned,
        )  # fmt: skip


@dataclass(slots=True)
class State:
    """One position. Rules are functions of it; it has no methods but `clone`."""

    charter: Charter
    rng: list[int]
    agenda: list[Frame]
    # the board, by hex
    terrain: list[int]
    owner: list[int]
    fort: list[int]  # level, 0: none
    income: list[int]  # special income counter, city or village, or NOTHING
    hoard: list[tuple[int, ...]]  # treasure and magic that lie with the defenders of an unexplored hex
    armies: list[tuple[int, ...]]  # side * hexes + hex -> creatures and Hero faces, sorted
    # the players, by seat
    gold: list[int]
    shields: list[tuple[int, ...]]  # sorted
    # beside the board
    bag: list[int]
    offer: tuple[int, ...]  # Hero faces that lie face up in the bank, sorted
    gone: tuple[int, ...]
    tray: tuple[int, ...]  # Things put aside in an exchange or a trade, not yet back in the Bag
    in_play: tuple[int, ...]  # magic that was played and still works
    deck: list[int]  # terrain of the face-down tiles, drawn from the end
    aside: tuple[int, ...]  # tiles put aside during setup, face up
    cloud: int
    # the course of the game
    order: tuple[int, ...]  # who still plays, the first player first
    turn: int
    phase: int
    face_down: bool  # the tiles of the board are not turned up yet
    face_up: int  # bits of the hexes whose armies lie face up
    shown: tuple[int, ...]  # face-down creatures that everybody has just been shown (proof of a pin, flyers)
    emptied: bool  # the Bag has run empty once: true elimination (7)
    built: int  # bits of the hexes built in this turn
    since: tuple[tuple[int, int], ...]  # each citadel's hex, and the turn in which its owner got it
    moved: tuple[int, ...]  # counters of the moving player that have finished their move, sorted
    hesitations: int  # how often in this part something was begun for nothing: a march, a demand for proof
    column: Column | None
    flight: Flight | None
    contested: int  # bits of the hexes with a battle or exploration to resolve in this phase
    battle: Battle | None
    winners: tuple[int, ...]
    names: tuple[int, ...] = ()  # hex -> its name (see `place_names`); empty until the tiles lie open

    def clone(self) -> "State":
        return State(
            self.charter, self.rng[:], self.agenda[:], self.terrain[:], self.owner[:], self.fort[:], self.income[:],
            self.hoard[:], self.armies[:], self.gold[:], self.shields[:], self.bag[:], self.offer, self.gone,
            self.tray, self.in_play, self.deck[:], self.aside, self.cloud, self.order, self.turn, self.phase,
            self.face_down, self.face_up, self.shown, self.emptied, self.built, self.since, self.moved,
            self.hesitations, self.column, self.flight, self.contested, self.battle and self.battle.clone(),
            self.winners, self.names,
        )  # fmt: skip


def blank(charter: Charter, rng: list[int]) -> State:
    """A table with nothing on it."""
    seats, hexes = charter.seats, charter.hexes
    return State(
        charter, rng, agenda=[], terrain=list(charter.board.terrain), owner=[NOBODY] * hexes, fort=[0] * hexes,
        income=[NOTHING] * hexes, hoard=[()] * hexes, armies=[()] * (hexes * (seats + 1)), gold=[0] * seats,
        shields=[()] * seats, bag=[], offer=(), gone=(), tray=(), in_play=(), deck=[], aside=(), cloud=NOWHERE,
        order=tuple(range(seats)), turn=0, phase=SETUP, face_down=False, face_up=0, shown=(), emptied=False, built=0,
        since=(), moved=(), hesitations=0, column=None, flight=None, contested=0, battle=None, winners=(),
    )  # fmt: skip
