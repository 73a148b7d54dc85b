"""The kingdom in peace: the first hexes (reference 3), placing (8), Heroes (6), recruiting (7), building (13)."""

from collections.abc import Sequence

from ...core.types import HIDDEN
from ..realm import hexes_of, income, of_kind
from ..rules.construction import PRICE
from ..rules.heroes import PRICE_BEFORE
from ..state import CASTLE, CITADEL, NOBODY, NOTHING, SETUP
from ..terrain import SEA
from ..things import CREATURES, FIRST, INCOMES, TERRAIN, TOWNS, TREASURES, VALUE, recruit_number
from .strength import BLOW
from .survey import Survey

SURELY, NEVER = 1000.0, -1000.0
DEAR, CHEAP = 1.0, 0.15  # what gold is worth that can be built with, and what is left over
VARIETY = 3.0  # a terrain that the kingdom has not got yet
ELBOW_ROOM = 0.4  # each free hex around
POST_FRONT = 0.012  # placing a counter near a prize, for each pip
CAPITAL = 3.0  # a level towards the castle
WALL = 0.6  # a fort where there is none
BULWARK, MENACED = 0.5, 0.1  # a town where there is no fort; each pip of enemies near special income
BUILD = 1.0  # over the price
TRADE_IN = 0.6  # an attempt at something better, out of two Things
GROWTH = 4  # a rival who lacks so much income may have it next turn
PATIENCE = 12  # from this turn on nobody waits for a better day
URGENT = 8.0  # a Hero who brings the income that the citadel wants


def nothing(survey: Survey, *args: object) -> float:
    """To pass: the measure of all the rest."""
    return 0.0


def never(survey: Survey, *args: object) -> float:
    return NEVER


def gold_worth(survey: Survey, amount: int) -> float:
    """Gold that would be built with is dear, the rest is cheap."""
    spare = min(amount, survey.spare_gold)
    return CHEAP * spare + DEAR * (amount - spare)


def held(survey: Survey, kind: int) -> int:
    """The Thing of that kind behind the own Shield."""
    return of_kind(survey.state.shields[survey.seat], kind)


# -- setup (3) ---------------------------------------------------------------------------------------------------------


def swap_seas(survey: Survey, hexes: Sequence[int]) -> float:
    """Land is better than sea: all of it."""
    return float(len(hexes))


def claim(survey: Survey, hex_: int) -> float:
    """A new terrain, and room to grow."""
    state = survey.state
    free = [at for at in survey.charter.near[hex_] if state.owner[at] == NOBODY and state.terrain[at] != SEA]
    return VARIETY * (state.terrain[hex_] not in survey.terrains) + ELBOW_ROOM * len(free)


def raise_tower(survey: Survey, hex_: int) -> float:
    """Away from the others: here the citadel shall stand."""
    others = [at for at, owner in enumerate(survey.state.owner) if owner not in (NOBODY, survey.seat)]
    return float(min([survey.charter.far[hex_][at] for at in others], default=0))


def put_aside(survey: Survey, kind: int) -> float:
    """3, step 12: whatever is worth less than a new draw."""
    return survey.weights.thing - survey.thing(held(survey, kind))


# -- placing (8) -------------------------------------------------------------------------------------------------------


def place(survey: Survey, kind: int) -> float:
    """Everything that does something on the board; in setup bluffs are exchanged instead, later they scout."""
    thing = held(survey, kind)
    if thing >= CREATURES:
        return SURELY + VALUE[thing]
    if TERRAIN[thing] not in survey.terrains:
        return -1.0 if survey.state.phase == SETUP else survey.weights.bluff
    return 1.0 + BLOW[thing]


def put(survey: Survey, hex_: int) -> float:
    """8.1: special income where it is safe; counters where they guard most, or near what there is to take."""
    thing = survey.frame[2]
    if thing >= CREATURES:
        bulwark = BULWARK if thing >= INCOMES and not survey.state.fort[hex_] else 0.0
        return SURELY + bulwark - MENACED * survey.menace(hex_)
    return SURELY + post(survey, hex_, thing)


def post(survey: Survey, hex_: int, piece: int) -> float:
    """How well a counter stands in an own hex. A bluff only deters: nobody knows that it will not fight."""
    guard = survey.risk(hex_) - survey.risk(hex_, (), (piece,))
    if not survey.strength((piece,)).bodies:
        guard = survey.weights.deters * (survey.risk(hex_) - survey.risk(hex_, (), (HIDDEN,)))
    guard += survey.vigil(hex_, (piece,))
    return guard + POST_FRONT * (BLOW[piece] + 1) * survey.front(hex_)


def drop(survey: Survey, kind: int) -> float:
    """7: the Thing that is missed least."""
    return -survey.thing(held(survey, kind))


def cash(survey: Survey, kind: int) -> float:
    """5: gold that can be used is better than a stone behind the Shield."""
    return SURELY


def cash_if_short(survey: Survey, kind: int) -> float:
    """5: when the purse does not hold what the moment wants."""
    return SURELY if survey.gold < PRICE * len(survey.sites) else -1.0


# -- Heroes (6) --------------------------------------------------------------------------------------------------------

ROLLS = tuple(sum(1 for a in range(1, 7) for b in range(1, 7) if a + b >= total) / 36 for total in range(14))
"""The chance of at least so many points with two dice."""


SURE_ROLL = 2
"""Two dice always show as much."""


def wanted(survey: Survey, face: int) -> float:
    """What a Hero is worth now: more if his income is what the citadel wants."""
    castle = any(survey.state.fort[at] == CASTLE for at in survey.lands)
    return survey.hero(face) + URGENT * (castle and survey.wanting == 1 and not survey.crowned)


def seek(survey: Survey, kind: int) -> float:
    """An attempt costs nothing: always the best one, by the odds."""
    face = FIRST[kind]
    return ROLLS[min(13, recruit_number(face))] * wanted(survey, face) + 0.01


def pay(survey: Survey, gold: int) -> float:
    """6, step 3: five gold for a point, as long as it brings more than it costs."""
    face = survey.frame[2]
    missing = max(0, min(13, recruit_number(face) - gold // PRICE_BEFORE))
    if gold and missing < SURE_ROLL:
        return NEVER
    return ROLLS[missing] * wanted(survey, face) - gold_worth(survey, gold)


def top_up(survey: Survey, gold: int) -> float:
    """6, step 5: ten gold for a missing point, if he is worth it."""
    return wanted(survey, survey.frame[2]) - gold_worth(survey, gold)


def station(survey: Survey, hex_: int) -> float:
    return post(survey, hex_, survey.frame[2])


def lay_up(survey: Survey, kind: int) -> float:
    """6: the side that others want less, or will hardly get."""
    face = FIRST[kind]
    return -ROLLS[min(13, recruit_number(face))] * survey.hero(face)


def keep_lord(survey: Survey, kind: int) -> float:
    """11.2: another's Lords: the one who helps least."""
    return -survey.hero(FIRST[kind])


# -- recruiting (7) ----------------------------------------------------------------------------------------------------


def trade(survey: Survey, kind: int) -> float:
    """7: two Things for one, if both together are worth less than what one may hope for."""
    worths = sorted([survey.thing(thing) for thing in survey.state.shields[survey.seat]])
    own = survey.thing(held(survey, kind))
    if TOWNS <= FIRST[kind] < TREASURES:
        return NEVER  # that is gold
    if len(survey.state.tray) % 2:
        return -own
    return survey.weights.thing * TRADE_IN - own - (worths[1] if own == worths[0] else worths[0])


def draw(survey: Survey, paid: int) -> float:
    """7: early in the game a Thing brings more than a tower does, but the capital grows every turn; later five gold
    are much while there is something to build. To whoever is lost unless a citadel falls, gold is what storms it."""
    if survey.musters:
        return float(paid)
    price = gold_worth(survey, PRICE * paid)
    if survey.last or survey.state.turn > survey.weights.early:
        return paid * survey.weights.thing - price
    level = survey.state.fort[survey.capital] if survey.capital != NOTHING else CASTLE
    kept = PRICE if level < CASTLE or can_crown(survey) else 0
    if paid and survey.gold - PRICE * paid < kept:
        return -1.0
    return paid * survey.weights.early_thing - price


def behind(survey: Survey) -> bool:
    """The capital should be a keep after the second turn and a castle after the third; then it wants its citadel."""
    if survey.capital == NOTHING or survey.crowned or survey.state.built >> survey.capital & 1:
        return False
    level = survey.state.fort[survey.capital]
    return level <= survey.state.turn if level < CASTLE else survey.last or can_crown(survey)


# -- building (13) -----------------------------------------------------------------------------------------------------


def build(survey: Survey, hex_: int) -> float:
    """13: every level is income, and the capital comes first. Five gold are kept while the citadel can still be had in
    this phase."""
    level = survey.state.fort[hex_] + 1
    if level == CITADEL:
        return crown(survey)
    worth = BUILD + CAPITAL * (hex_ == survey.capital and level <= CASTLE)
    worth += WALL * (level == 1) + survey.risk(hex_) - survey.risk(hex_, levels=1)
    return worth if survey.gold - PRICE >= reserve(survey) else -1.0


def crown(survey: Survey) -> float:
    """13.3: a citadel ends the game a turn later, and the highest income wins. So build to answer another's, or as the
    richest of those who could answer; but do not wait for ever."""
    state = survey.state
    mine = income(state, survey.seat)
    ready = [rival for rival in survey.rivals if any(state.fort[at] == CASTLE for at in hexes_of(state, rival))]
    richer = [rival for rival in ready if income(state, rival) > max(mine, survey.charter.citadel_income - 1 - GROWTH)]
    return -1.0 if richer and not state.since and state.turn < PATIENCE else survey.weights.crown


def reserve(survey: Survey) -> int:
    """13.2: what must be kept for a citadel that this turn's income will allow."""
    return PRICE if can_crown(survey) else 0


def can_crown(survey: Survey) -> bool:
    """13.2: a castle not built up this turn, no citadel, and levels enough to be had for the missing income."""
    state = survey.state
    if survey.crowned or not any(state.fort[at] == CASTLE and not state.built >> at & 1 for at in survey.lands):
        return False
    affordable = min(survey.gold // PRICE - 1, len([at for at in survey.sites if state.fort[at] < CASTLE]))
    return 0 < survey.wanting <= affordable
