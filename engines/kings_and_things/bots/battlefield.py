"""Combat (reference 10): which battle first, bribes, magic, whom to name, where hits go, when to run."""

from ...core.rng import Rng
from ...core.types import Decision, Option, View
from ..charter import STACK_LIMIT
from ..odds import odds
from ..realm import army, of_kind, supported
from ..rules.battle_units import STEP, dice_of, endures, fought, units, value_of
from ..rules.construction import PRICE
from ..rules.magic_battle import hits_wait
from ..rules.retreat import havens
from ..state import CITADEL, NOTHING, State
from ..things import (
    BOW,
    COMBAT,
    CREATURES,
    DISPEL_MAGIC,
    DUST_OF_DEFENSE,
    FAN,
    FIREWALL,
    FIRST,
    GOLEM,
    INCOMES,
    KIND,
    SWORD,
    TALISMAN,
    THINGS,
    VALUE,
)
from .kingdom import behind, gold_worth
from .strength import BLOW, FIRST_STRIKE, NONE, chance, left, muster, walls
from .survey import Survey

SURE = 0.9  # with such a chance no magic is spent
HOPELESS = 0.08
NO_BARGAIN = -1.0  # worse than to fight
SURE_OF_THE_REST = 0.85  # with less nobody is paid but everybody
GOES_BADLY = 0.45  # with such a chance the Dust is scattered; it can wait, since it works at any time
SAVES = 2 / 3  # the Talisman's die
LATER = 0.5  # how much of its worth an item has left in the middle of a battle
SAMPLES = 12  # worlds to look at where the odds are not exact
WORLDS = 36  # and where it is all or nothing
LIFT = {
    GOLEM: 0.3,
    TALISMAN: 0.15,
    SWORD: 0.15,
    BOW: 0.12,
    FIREWALL: 0.2,
    DISPEL_MAGIC: 0.15,
    DUST_OF_DEFENSE: 0.9,
    FAN: 0.05,
}  # how much an item raises the chance in an even fight
RECOVERS, WEARS, ABSORBS = 100.0, 90.0, 50.0  # hits go on buildings first, then on walls of fire, then on Sword and Bow
GOLEM_WORTH = 3.0
HARM = 0.2  # fighting on costs the others this part of what they have there
TARGET_OWNER, TARGET_WEAK = 3.0, 0.05  # whom to name: the owner of the hex, and each pip less
LOST = 1.5  # each counter that does not fit where one flees to


def settle(survey: Survey, hex_: int) -> float:
    """10.1: the safest gain first: it may support those who fight later."""
    return survey.venture(hex_, army(survey.state, survey.seat, hex_))


def deny(survey: Survey, kind: int) -> float:
    """9: what will surely be lost is not left to whoever takes it; what will be held stays. A city or village helps to
    hold its hex, so that is reckoned without it too."""
    _, seat, hex_ = survey.frame
    bare = survey.state.clone()
    bare.income[hex_] = NOTHING
    estate, seed = survey.estate(hex_), survey.rng.fresh()
    kept = _hold(survey, survey.view, hex_, seed)
    denied = _hold(survey, View(seat, bare), hex_, seed) if FIRST[kind] >= INCOMES else kept
    return denied * (estate - survey.weights.income * VALUE[FIRST[kind]]) - kept * estate


def _hold(survey: Survey, view: View[State], hex_: int, seed: int) -> float:
    """The chance to keep an own hex, less the chances of others as far as they hurt."""
    result = odds(view, hex_, (), Rng(seed, "hold"), WORLDS)
    chances = zip(result.sides, result.wins, strict=True)
    return sum([likely if side == survey.seat else -likely * survey.spite(side) for side, likely in chances])


# -- exploring (10.2, 10.3) --------------------------------------------------------------------------------------------


def bribe(survey: Survey, kind: int) -> float:
    """10.3: pay off the one who strikes hardest, if that is the beginning of the best bargain. Whoever pays some must
    be able to beat the rest; and the gold that the capital wants is not lightly spent."""
    _, _, hex_, factor = survey.frame
    order = sorted(_defenders(survey), key=lambda piece: (-BLOW[piece], piece))
    if KIND[order[0]] != kind:
        return -1.0
    fought = attack_worth(survey, hex_, order)
    best = NO_BARGAIN
    for count in range(1, len(order) + 1):
        price, rest = factor * sum([COMBAT[piece] for piece in order[:count]]), order[count:]
        if price <= survey.gold and attack_chance(survey, hex_, rest) >= SURE_OF_THE_REST:
            needed = survey.weights.reserve * (survey.gold - price < PRICE and behind(survey))
            best = max(best, attack_worth(survey, hex_, rest) - gold_worth(survey, price) - needed - fought)
    return best


def attack_chance(survey: Survey, hex_: int, defenders: list[int]) -> float:
    """To beat these."""
    if not defenders:
        return 1.0
    towns = [COMBAT[piece] for piece in defenders if piece >= CREATURES]
    theirs = muster([piece for piece in defenders if piece < CREATURES]).plus(walls(0, sum(towns)))
    return chance(survey.strength(army(survey.state, survey.seat, hex_)), theirs)


def beats_the_rest(survey: Survey) -> bool:
    """10.3: whether those who still want gold can be fought instead."""
    return attack_chance(survey, survey.frame[2], _defenders(survey)) >= SURE_OF_THE_REST


def price_of_all(survey: Survey) -> int:
    """10.3: what it costs to bribe everybody who still wants gold."""
    factor: int = survey.frame[3]
    return factor * sum([COMBAT[piece] for piece in _defenders(survey)])


def attack_worth(survey: Survey, hex_: int, defenders: list[int]) -> float:
    """What it is worth to fight these for the hex, or to walk in where nobody is left."""
    pieces, prize = army(survey.state, survey.seat, hex_), survey.prize(hex_)
    if not defenders:
        return prize
    likely = attack_chance(survey, hex_, defenders)
    return likely * prize - (1 - left(likely)) * survey.host(pieces)


def _defenders(survey: Survey) -> list[int]:
    """Creatures, and the city or village, that still want gold."""
    town = survey.state.income[fought(survey.state).hex]
    found = units(survey.state, survey.charter.neutral)
    return [unit for unit in found if 0 <= unit < CREATURES or (unit == town and unit >= INCOMES)]


def arm(survey: Survey, item: int, kind: int) -> float:
    """10.2: what the explorer meets shall hurt: the strongest bears it."""
    return BLOW[FIRST[kind]]


def loot(survey: Survey, kind: int) -> float:
    return 1.0 + survey.thing(FIRST[kind])


# -- magic (10.4, 15) --------------------------------------------------------------------------------------------------


def win_chance(survey: Survey, side: int) -> float:
    """By the battle calculator: exact if the battle is small."""
    return odds(survey.view, fought(survey.state).hex, (), survey.rng, SAMPLES).chance(side)


def at_stake(survey: Survey, hex_: int) -> float:
    """What this player wins with a battle, in gold: an own hex is held, another one taken."""
    return survey.estate(hex_) if survey.state.owner[hex_] == survey.seat else survey.prize(hex_)


def use(survey: Survey, kind: int) -> float:
    """15: an item is for battles that are worth it and not decided yet. What defends neutral land is not one's own."""
    _, _, side = survey.frame
    battle, item = fought(survey.state), FIRST[kind]
    if item in survey.state.in_play:
        return -1.0  # Sword and Bow stay with their bearer
    if side == survey.charter.neutral:
        return 1.0
    if side not in battle.sides:
        return -1.0
    if hits_wait(battle):
        return spares(survey, item) - survey.weights.item
    if item == TALISMAN:
        return -1.0  # it comes in time once hits are scored
    likely = win_chance(survey, side)
    if item == DUST_OF_DEFENSE and (likely > GOES_BADLY or not drives_off(survey, side)):
        return -1.0
    if likely > SURE or (likely < HOPELESS and item != DUST_OF_DEFENSE):
        return -1.0
    return LIFT.get(item, 0.0) * at_stake(survey, battle.hex) - survey.weights.item


def drives_off(survey: Survey, side: int) -> bool:
    """15: whether the Dust would drive anybody off."""
    return any(havens(survey.state, foe) for foe in fought(survey.state).sides if foe != side)


def spares(survey: Survey, item: int) -> float:
    """10.4: what Talisman or Golem would save of those who are about to fall, with what they do later in the battle.
    Hits on buildings cost nothing."""
    state, battle, side = survey.state, fought(survey.state), survey.frame[2]
    own = army(state, side, battle.hex)
    aimed = sum([target == side and unit in own for target, unit in battle.aimed])
    soaked = sum([endures(state, side, unit, battle.step) for unit in units(state, side) if unit not in own])
    falling = min(len(own), max(0, battle.hits[side] - soaked) + aimed)
    if not falling:
        return 0.0
    losses = sorted([survey.counter(piece) for piece in own])[:falling]
    saves = (1.0,) if item == GOLEM else [SAVES ** (at + 1) for at in range(falling)]
    saved = sum([loss * likely for loss, likely in zip(reversed(losses), saves, strict=False)])
    return saved + LATER * LIFT[item] * at_stake(survey, battle.hex)


def attach(survey: Survey, item: int, kind: int) -> float:
    """15: Sword and Bow make the most of strong creatures with one die that strike late."""
    piece = FIRST[kind]
    armed = 2.0 if FIRST[item] == SWORD else FIRST_STRIKE[STEP[BOW]]
    return armed * min(6, COMBAT[piece] + 1) - BLOW[piece]


def scope(survey: Survey, extent: int, side: int) -> float:
    """15: as much as the scroll allows; of several forces the one that fights against this player."""
    return extent + (0.5 if side == survey.leader else 0.0)


# -- heroes in battle (11.2) -------------------------------------------------------------------------------------------


def covet(survey: Survey, kind: int, side: int) -> float:
    """The Warlord: the likelier it comes and the harder it hits, the better."""
    piece = FIRST[kind]
    return (7 - max(1, COMBAT[piece])) / 6 * (BLOW[piece] + 1)


def shoot(survey: Survey, value: int) -> float:
    """The Marksman: hits count more than aim."""
    return float(value)


def aim_at(survey: Survey, kind: int, side: int) -> float:
    return BLOW[FIRST[kind]] + 2 * (FIRST[kind] >= THINGS)


# -- hits and retreats (10.5, 10.7) ------------------------------------------------------------------------------------


def name(survey: Survey, side: int) -> float:
    """10.7: whoever owns the hex or leads the game; of those the weakest."""
    hex_ = fought(survey.state).hex
    owner = survey.state.owner[hex_] == side
    return TARGET_OWNER * owner + 10 * survey.spite(side) - TARGET_WEAK * survey.garrison(hex_, side).blow


def hit(survey: Survey, kind: int) -> float:
    """10.5: towns recover, magic is gone anyway; of creatures the one that is missed least."""
    _, _, side = survey.frame
    state, battle = survey.state, fought(survey.state)
    unit, town = FIRST[kind], state.income[battle.hex]
    if town >= INCOMES and KIND[town] == kind:
        return RECOVERS
    if unit in (SWORD, BOW, FIREWALL):
        return WEARS if unit == FIREWALL else ABSORBS
    if CREATURES <= unit < THINGS:
        return -GOLEM_WORTH  # or the Balloon
    piece = of_kind(army(state, side, battle.hex), kind)
    lasting = 0.0 if side == survey.charter.neutral else survey.counter(piece)
    return -value_of(state, side, piece) * dice_of(state, piece) - lasting


def hit_fort(survey: Survey) -> float:
    """10.5: what is built recovers after the battle."""
    return RECOVERS + 1


def stay(survey: Survey) -> float:
    """10.5: to fight on is worth the odds of the hex, and those who will be left; to go is worth everybody."""
    side = survey.frame[2]
    battle = fought(survey.state)
    pieces = army(survey.state, side, battle.hex)
    result = odds(survey.view, battle.hex, (), survey.rng, SAMPLES)
    alive = result.left[result.sides.index(side)] / max(1, len(pieces)) if side in result.sides else 0.0
    foes = [survey.garrison(battle.hex, foe).blow for foe in battle.sides if foe != side]
    likely = result.chance(side)
    if battle.hex in survey.doomed:  # 13.3: it must fall, whoever takes it
        likely = max(likely, 1 - result.chance(survey.state.owner[battle.hex]))
    gain = likely * at_stake(survey, battle.hex) + HARM * survey.weights.blow * sum(foes)
    return gain - (1 - alive) * survey.host(pieces)


def hasty_retreat(survey: Survey, decision: Decision) -> Option:
    """10.5: to stay or to go, by the formula instead of the calculator."""
    side, hex_ = survey.frame[2], fought(survey.state).hex
    foes = [foe for foe in fought(survey.state).sides if foe != side]
    theirs = NONE
    for foe in foes:
        theirs = theirs.plus(survey.garrison(hex_, foe))
    likely = chance(survey.garrison(hex_, side), theirs)
    cost = (1 - left(likely)) * survey.host(army(survey.state, side, hex_))
    if likely * at_stake(survey, hex_) + HARM * survey.weights.blow * theirs.blow > cost:
        return decision.options[0]
    return max(decision.options[1:], key=lambda answer: retreat(survey, *answer.args))


def retreat(survey: Survey, hex_: int) -> float:
    """10.5: to where they are needed; whoever does not fit is lost."""
    state = survey.state
    pieces = army(state, survey.seat, fought(state).hex)
    count = len(pieces) + len(army(state, survey.seat, hex_))
    excess = 0 if state.fort[hex_] == CITADEL else max(0, count - STACK_LIMIT)
    needed = survey.risk(hex_) - survey.risk(hex_, (), pieces)
    return min(0.5, 0.01 * needed) - LOST * excess


def disband(survey: Survey, kind: int) -> float:
    """Whoever is missed least."""
    return -survey.counter(FIRST[kind])


def try_save(survey: Survey) -> float:
    """15: the Talisman is gone after the battle anyway."""
    return 1.0


def call_bluff(survey: Survey, kind: int, owner: int) -> float:
    """8.3: terrain, owners and Heroes lie open: who looks finds out."""
    return -1.0 if supported(survey.state, owner, survey.frame[2], FIRST[kind]) else 1.0
