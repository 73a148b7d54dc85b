"""Blunders of Kings: what makes people laugh at a computer player, found in a game that was played.

A forbidden one no good player ever makes. The others happen to everybody; what counts is how often.
"""

from collections.abc import Callable, Iterator

from ..core.blunders import Blunder, BlunderMade, DecisionTaken, Finder, WholeGame
from .bots.strength import Strength, chance, muster, walls
from .realm import army, excess, hexes_of, income
from .rules.battle_units import units
from .rules.construction import PRICE, can_build
from .rules.heroes import PRICE_BEFORE
from .rules.victory import citadels_of, decided_in
from .state import CASTLE, NOTHING, State
from .things import (
    BIG_JUJU,
    COMBAT,
    CREATURES,
    FIRST,
    INCOMES,
    MOTHER_LODE,
    TERRAIN_DISASTER,
    TOWNS,
    TREASURES,
    recruit_number,
)

Match = WholeGame[State]
Act = DecisionTaken[State]

EVEN, HOPELESS, SURE = 0.5, 0.05, 0.95
SURE_ROLL = 2  # two dice always show as much
RUINOUS = (BIG_JUJU, TERRAIN_DISASTER)
THRONG = 3  # counters that are many for one march


def deeds(verb: str, unwise: Callable[[Act], bool]) -> Finder:
    """Answers with this verb that were unwise."""

    def find(course: Match) -> Iterator[BlunderMade]:
        for deed in course.deeds:
            if deed.option.verb == verb and unwise(deed):
                yield BlunderMade(deed.number, deed.seat)

    return find


def instead_of(verb: str, better: str) -> Finder:
    """Answers with the one verb where the other was offered."""
    return deeds(verb, lambda deed: any(answer.verb == better for answer in deed.decision.options))


def anything(deed: Act) -> bool:
    return True


# -- gold and building -------------------------------------------------------------------------------------------------


def overpaid(deed: Act) -> bool:
    """6, step 3: more gold than the dice can need."""
    needed = recruit_number(deed.before.agenda[-1][2]) - SURE_ROLL
    return bool(deed.option.args[0] > max(0, needed) * PRICE_BEFORE)


def castle_ready(state: State, seat: int) -> bool:
    """13.2: a citadel can be built now."""
    ready = any(state.fort[at] == CASTLE and can_build(state, seat, at) for at in hexes_of(state, seat))
    return ready and not citadels_of(state, seat)


def no_answer(deed: Act) -> bool:
    """13.3: the game ends without the citadel that could be built."""
    state, seat = deed.before, deed.seat
    return (
        decided_in(state) == state.turn
        and state.gold[seat] >= PRICE
        and income(state, seat) >= state.charter.citadel_income
        and castle_ready(state, seat)
    )


def idle_gold(deed: Act) -> bool:
    """13.3: the incomes are compared, and gold is left that could be income."""
    state, seat = deed.before, deed.seat
    ends = decided_in(state) == state.turn and citadels_of(state, seat)
    return bool(ends) and state.gold[seat] >= PRICE and any(_site(state, seat, at) for at in hexes_of(state, seat))


def _site(state: State, seat: int, hex_: int) -> bool:
    return state.fort[hex_] < CASTLE and can_build(state, seat, hex_)


def clock_for_a_rival(deed: Act) -> bool:
    """13.3: the first citadel, while somebody richer can answer it at once."""
    state, seat, hex_ = deed.before, deed.seat, deed.option.args[0]
    if state.fort[hex_] != CASTLE or state.since:
        return False
    mine = income(state, seat) + 1
    return any(
        rival != seat and castle_ready(state, rival) and income(state, rival) > mine and state.gold[rival] >= PRICE
        for rival in state.order
    )


# -- Things ------------------------------------------------------------------------------------------------------------


def is_treasure(deed: Act) -> bool:
    thing: int = FIRST[deed.option.args[0]]
    return TOWNS <= thing < TREASURES


def barren_lode(deed: Act) -> bool:
    """12: nothing to collect."""
    state = deed.before
    bare = all(state.income[at] == NOTHING for at in hexes_of(state, deed.seat))
    return FIRST[deed.option.args[0]] == MOTHER_LODE and bare


def own_ruin(deed: Act) -> bool:
    """12: a blow at one's own hex, with a rival's to choose."""
    state = deed.before
    if deed.decision.kind != "event_target" or state.agenda[-1][2] not in RUINOUS:
        return False
    others = [answer.args[0] for answer in deed.decision.options if answer.verb == "target_hex"]
    return state.owner[deed.option.args[0]] == deed.seat and any(
        state.owner[at] not in (deed.seat, NOTHING) for at in others
    )


def loot_left(deed: Act) -> bool:
    """10.6: there was room for it."""
    return any(answer.verb == "loot" for answer in deed.decision.options) and not excess(deed.before, deed.seat)


# -- marches and battles -----------------------------------------------------------------------------------------------


def defenders(state: State) -> Strength:
    """Who still defends the unexplored hex that is fought over."""
    battle = state.battle
    assert battle is not None
    found = units(state, state.charter.neutral)
    town = state.income[battle.hex]
    towns = [COMBAT[unit] for unit in found if unit == town and unit >= INCOMES]
    return muster([unit for unit in found if 0 <= unit < CREATURES]).plus(walls(0, sum(towns)))


def paid_for_nothing(course: Match) -> Iterator[BlunderMade]:
    """10.3: some were bribed, and the rest was too strong all the same."""
    paid: set[tuple[int, int]] = set()
    for deed in course.deeds:
        state = deed.before
        if deed.decision.kind == "bribe" and state.battle is not None:
            where = state.turn, state.battle.hex
            if deed.option.verb == "bribe":
                paid.add(where)
            elif deed.option.verb == "fight" and where in paid:
                mine = muster(army(state, deed.seat, state.battle.hex))
                if chance(mine, defenders(state)) < EVEN:
                    yield BlunderMade(deed.number, deed.seat)


def wall_spared(deed: Act) -> bool:
    """10.5: a counter dies, and a building that recovers could have taken the hit."""
    return any(answer.verb == "hit_fort" for answer in deed.decision.options)


def round_trip(deed: Act) -> bool:
    """9: a column that was gathered and went nowhere."""
    column = deed.before.column
    return column is not None and not any(column.spent) and not column.marched


def into_the_jaws(deed: Act) -> bool:
    """9: many counters end their march where walls and a crowd await them."""
    state, column = deed.before, deed.before.column
    if column is None or len(column.pieces) < THRONG:
        return False
    hex_, owner = column.hex, state.owner[column.hex]
    if owner in (deed.seat, NOTHING):
        return False
    theirs = muster([-1] * len(army(state, owner, hex_))).plus(walls(state.fort[hex_], 0))
    return chance(muster(army(state, deed.seat, hex_)), theirs) < HOPELESS


def citadel_left_alone(deed: Act) -> bool:
    """13.3: nobody guards the own citadel, a rival stands next to it, and somebody could have come."""
    state, seat, near = deed.before, deed.seat, deed.before.charter.near
    for at in citadels_of(state, seat):
        rivals = [rival for rival in state.order if rival != seat]
        pressed = any(army(state, rival, to) for rival in rivals for to in near[at])
        could = [to for to in near[at] if {*army(state, seat, to)} - {*state.moved}]
        if pressed and could and not army(state, seat, at):
            return True
    return False


def fled_from_victory(deed: Act) -> bool:
    """10.5: the enemy was all but beaten."""
    return _odds(deed) > SURE


def died_for_nothing(deed: Act) -> bool:
    """10.5: hopeless, and the way out was open."""
    return _odds(deed) < HOPELESS and any(answer.verb == "retreat" for answer in deed.decision.options)


def _odds(deed: Act) -> float:
    """By the counters that lie open in the battle."""
    state, battle = deed.before, deed.before.battle
    if battle is None or deed.decision.kind != "retreat":
        return EVEN
    own = walls(state.fort[battle.hex] if state.owner[battle.hex] == deed.seat else 0, 0)
    foes = Strength(0.0, 0.0)
    for side in battle.sides:
        if side != deed.seat:
            foes = foes.plus(muster(army(state, side, battle.hex)))
            if state.owner[battle.hex] == side:
                foes = foes.plus(walls(state.fort[battle.hex], 0))
    return chance(muster(army(state, deed.seat, battle.hex)).plus(own), foes)


def robbed_the_poor(deed: Act) -> bool:
    """11.2: the Thief went to somebody without gold, and another had plenty."""
    state = deed.before
    richest = max([state.gold[answer.args[0]] for answer in deed.decision.options if answer.verb == "rob"])
    return not state.gold[deed.option.args[0]] and richest >= PRICE


def _blunder(name: str, sentence: str, find: Finder, forbidden: bool = True) -> Blunder:
    return Blunder(name, sentence, forbidden, find)


BLUNDERS: tuple[Blunder, ...] = (
    _blunder("income_thrown_away", "Took a special income counter off the board with no enemy about.",
             deeds("remove_income", anything)),
    _blunder("hero_sent_home", "Dismissed a Hero.", deeds("discharge", anything)),
    _blunder("bribe_wasted", "Bribed some defenders and fought the rest without a chance.", paid_for_nothing),
    _blunder("no_citadel", "Could have built a citadel before the game was decided, and did not.",
             deeds("end_building", no_answer)),
    _blunder("idle_gold", "Kept gold that could have been income when incomes were compared.",
             deeds("end_building", idle_gold)),
    _blunder("wall_spared", "Let a counter die where a fort could have taken the hit.", deeds("hit", wall_spared)),
    _blunder("treasure_dropped", "Dropped a treasure instead of cashing it.", deeds("drop", is_treasure)),
    _blunder("treasure_traded", "Traded a treasure for a Thing.", deeds("trade", is_treasure)),
    _blunder("barren_lode", "Played the Mother Lode without special income.", deeds("play_event", barren_lode)),
    _blunder("own_ruin", "Hit an own hex with an event that could have hit a rival.",
             deeds("target_hex", own_ruin)),
    _blunder("overpaid", "Paid more for a Hero than the dice could need.", deeds("pay", overpaid)),
    _blunder("elixir_kept", "Let the plague come with the Elixir in hand.", instead_of("ignore", "drink")),
    _blunder("drowned", "Let an army drown that could have fled.", instead_of("perish", "flee")),
    _blunder("loot_left", "Left loot behind with room for it.", deeds("leave_rest", loot_left)),
    _blunder("round_trip", "Gathered a column and went nowhere.", deeds("halt", round_trip)),
    _blunder("robbed_the_poor", "Sent the Thief to a rival without gold.", deeds("rob", robbed_the_poor)),
    _blunder("clock_for_a_rival", "Built the first citadel while a richer rival could answer it.",
             deeds("build", clock_for_a_rival), forbidden=False),
    _blunder("into_the_jaws", "Marched many counters into walls and a crowd.", deeds("halt", into_the_jaws),
             forbidden=False),
    _blunder("citadel_left_alone", "Left the own citadel empty with an enemy next to it.",
             deeds("end_moves", citadel_left_alone), forbidden=False),
    _blunder("fled_from_victory", "Retreated from a battle that was all but won.",
             deeds("retreat", fled_from_victory), forbidden=False),
    _blunder("died_for_nothing", "Stayed in a hopeless battle with the way out open.",
             deeds("stay", died_for_nothing), forbidden=False),
)  # fmt: skip
