"""Positions of Kings & Things for pictures. Battles and explorations are laid out in a sample game, then fought by
chance."""

from collections.abc import Callable
from typing import Any

from client.games.kings_and_things.march import reach
from client.games.samples import NAMES, Played, play_on
from engines.core.agenda import Frame
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.types import Decision, Story
from engines.kings_and_things.agenda import AGENDA
from engines.kings_and_things.game import GAME
from engines.kings_and_things.realm import lands_of
from engines.kings_and_things.state import CASTLE, CITADEL, COMBAT_PHASE, MOVEMENT, NOBODY, NOTHING, RANGED_STEP, State
from engines.kings_and_things.terrain import SEA
from engines.kings_and_things.things import (
    CHARGE,
    COMBAT,
    CREATURES,
    FLAGS,
    GOLEM,
    INCOMES,
    LUCKY_CHARM,
    MAGIC,
    RANGED,
    SWORD,
    TALISMAN,
    TERRAIN,
)

MOST = 400
"""So many answers are tried until the wanted position comes."""


def movement() -> Played:
    """A large stack that may go in many directions."""

    def wanted(state: State, asked: Decision) -> bool:
        if (asked.seat, asked.kind) != (0, "move") or state.turn < 3:
            return False
        everybody = [option for option in asked.options if option.verb == "march_all"]
        stacks = [option for option in everybody if len(state.armies[option.args[0]]) >= 5]
        return any(len(reach(GAME, GAME.view(state, 0), 0, (option,))) >= 12 for option in stacks)

    return _played(4, wanted, 1)


def recruiting() -> Played:
    """Three kingdoms on the small board; Things to trade in, and gold to spend."""

    def wanted(state: State, asked: Decision) -> bool:
        rich = state.gold[0] >= 15 and len(state.shields[0]) >= 4 and lands_of(state, 0) >= 5
        return (asked.seat, asked.kind) == (0, "recruit") and rich and not state.tray

    return _played(3, wanted, 50)


def battle() -> Played:
    """Two armies at a castle; dice lie there, and everybody may still answer them with magic."""

    def laid(state: State) -> None:
        hex_ = _home(state, 1)
        state.fort[hex_] = CASTLE
        _gather(state, 0, hex_, 7)
        _gather(state, 1, hex_, 6)
        for item in (LUCKY_CHARM, TALISMAN, SWORD):
            _hand(state, 0, item)

    def wanted(state: State, asked: Decision) -> bool:
        return asked.seat == 0 and _dice(state) and any(option.verb == "charm" for option in asked.options)

    return _fought(laid, wanted, ask_windows="everyone")


def three_armies() -> Played:
    """Three armies at a citadel; the first seat has hits to place."""

    def laid(state: State) -> None:
        hex_ = _home(state, 1)
        state.fort[hex_], state.since = CITADEL, (*state.since, (hex_, state.turn))
        for seat in (0, 1, 2):
            _gather(state, seat, hex_, 5)
        for item in (TALISMAN, GOLEM):
            _hand(state, 0, item)

    def wanted(state: State, asked: Decision) -> bool:
        fought = state.battle
        return fought is not None and (asked.seat, asked.kind) == (0, "assign_hits") and fought.hits[0] > 1

    return _fought(laid, wanted)


def exploration() -> Played:
    """Defenders who can be bribed, some of them: something of worth lies there, so all prices double."""

    def laid(state: State) -> None:
        lands = enumerate(state.terrain)
        hex_ = next(at for at, land in lands if state.owner[at] == NOBODY and land != SEA and _bare(state, at))
        _gather(state, 0, hex_, 4, weak=True)
        state.gold[0] = 11

    def wanted(state: State, asked: Decision) -> bool:
        hexes, neutral = state.charter.hexes, state.charter.neutral
        defenders = sum(len(state.armies[neutral * hexes + at]) for at in range(hexes))
        return (asked.seat, asked.kind) == (0, "bribe") and defenders > 2 and state.agenda[-1][3] == 2

    return _fought(laid, wanted)


def denying() -> Played:
    """An army of somebody else stands on somebody's special income, who may take it off the board before the battle."""

    def laid(state: State) -> None:
        lands = [at for at, owner in enumerate(state.owner) if owner == 0 and state.income[at] == NOTHING]
        found = ((at, piece) for at in lands for piece in state.bag if TERRAIN[piece] == state.terrain[at])
        hex_, mine = next((at, piece) for at, piece in found if CREATURES <= piece < INCOMES)
        state.bag.remove(mine)
        state.income[hex_] = mine
        _gather(state, 0, hex_, 5)
        _gather(state, 3, hex_, 4)

    def wanted(state: State, asked: Decision) -> bool:
        return (asked.seat, asked.kind) == (0, "deny")

    return _fought(laid, wanted, MOVEMENT, ("end_movement",))


# -- playing ----------------------------------------------------------------------------------------------------------


def _played(seats: int, wanted: Callable[[State, Decision], bool], first: int) -> Played:
    """A sample game that comes to the wanted position: the first, or that of one of the next seeds."""
    for seed in range(first, first + 60):
        match = Match(GAME, set_up(GAME, seats, {}, seed, NAMES[:seats]))
        taken = [ActionTaken(None, None, match.opening)]
        while match.decision is not None:
            if wanted(match.state, match.decision):
                return match, taken
            taken += play_on(match, 1)[1:]
    raise AssertionError("No seed leads to the picture that is wanted.")


# -- laying out --------------------------------------------------------------------------------------------------------


def _fought(
    lay: Callable[[State], None],
    wanted: Callable[[State, Decision], bool],
    phase: int = COMBAT_PHASE,
    begin: Frame = ("phase", COMBAT_PHASE),
    **wishes: Any,
) -> Played:
    """Lay armies out in a sample game, and fight by chance until the wanted position; seed after seed."""
    match: Match[State] = Match(GAME, set_up(GAME, 4, wishes, 4, NAMES[:4]))
    before = play_on(match, 260, 0, "move")
    beginning = match.state
    for seed in range(1, 60):
        story, chance = Story(), Rng(seed)
        match.state = state = GAME.clone(beginning)
        _clear(state)
        lay(state)
        state.rng = [chance.below(2**32) for _ in state.rng]
        state.phase, state.agenda[:] = phase, [begin]
        AGENDA.run(state, story)
        match.decision = GAME.decision(state)
        taken = [*before, ActionTaken(None, None, tuple(story))]
        for _ in range(MOST):
            decision = match.decision
            if decision is None or state.phase != phase:
                break
            if wanted(state, decision):
                return match, taken
            staying = [option for option in decision.options if option.verb not in ("retreat", "use", "charm")]
            option = chance.pick(staying or list(decision.options))
            taken.append(ActionTaken(decision.seat, option, match.submit(option), len(decision.options)))
    raise AssertionError("No seed leads to the picture that is wanted.")


def _clear(state: State) -> None:
    """All armies go home: nobody fights anywhere else."""
    for at, pieces in enumerate(state.armies):
        state.bag += [piece for piece in pieces if piece < CREATURES]
        state.offer = tuple(sorted((*state.offer, *[piece for piece in pieces if piece >= CREATURES])))
        state.armies[at] = ()
    state.column, state.moved = None, ()


def _home(state: State, seat: int) -> int:
    return next(at for at, owner in enumerate(state.owner) if owner == seat)


def _bare(state: State, hex_: int) -> bool:
    return state.income[hex_] < 0 and not state.hoard[hex_]


def _gather(state: State, seat: int, hex_: int, count: int, weak: bool = False) -> None:
    """Creatures that the seat can support, out of the Bag: some of each step, the strong or the weak ones first."""
    homes = {state.terrain[at] for at, owner in enumerate(state.owner) if owner == seat}
    free = sorted([piece for piece in state.bag if piece < CREATURES and TERRAIN[piece] in homes],
                  key=lambda piece: (COMBAT[piece] if weak else -COMBAT[piece], piece))  # fmt: skip
    chosen: list[int] = []
    for flag, most in ((MAGIC, 1), (RANGED, 2), (CHARGE, 1), (0, count)):
        fitting = [piece for piece in free if piece not in chosen and (FLAGS[piece] & flag or not flag)]
        chosen += fitting[: min(most, count - len(chosen))]
    for piece in chosen:
        state.bag.remove(piece)
    state.armies[seat * state.charter.hexes + hex_] = tuple(sorted(chosen))


def _hand(state: State, seat: int, item: int) -> None:
    """An item comes behind a Shield, from wherever it is."""
    if item in state.bag:
        state.bag.remove(item)
    state.shields = [tuple(thing for thing in shield if thing != item) for shield in state.shields]
    state.hoard = [tuple(thing for thing in hoard if thing != item) for hoard in state.hoard]
    state.shields[seat] = tuple(sorted((*state.shields[seat], item)))


def _dice(state: State) -> bool:
    """Dice of the ranged step lie there."""
    thrown = any(frame[0] == "strike_dice" for frame in state.agenda)
    return thrown and state.battle is not None and state.battle.step == RANGED_STEP
