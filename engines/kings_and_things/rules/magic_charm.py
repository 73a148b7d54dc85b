"""The Lucky Charm (reference 15): it may change any die of anybody, right after the throw.

("charm",) lies over every dice frame. `READINGS` say what dice come to, so that holders are asked only where one more
or less would change it (option `ask_charm`).
"""

from collections.abc import Callable

from ...core.agenda import Args, Frame
from ...core.types import Tell
from ..charter import ALWAYS
from ..state import State
from ..things import LUCKY_CHARM
from . import battle, exploration, heroes
from .dice import STRIKE, tell_dice
from .magic import announce, holds, play, put_away
from .magic_asking import THROWN, drop_reacts, others, push_reacts, who_might


def _total(state: State, frame: Frame, dice: tuple[int, ...]) -> int:
    return sum(dice)


def _one_or_six(state: State, frame: Frame, dice: tuple[int, ...]) -> int:
    return dice[0] in (1, 6)


def _losses(state: State, frame: Frame, dice: tuple[int, ...]) -> int:
    return 0 if dice[0] in (1, 6) else dice[0]


def _contest(state: State, frame: Frame, dice: tuple[int, ...]) -> int:
    mine, theirs = dice[0] + dice[1], dice[2] + dice[3]
    return (mine > theirs) - (mine < theirs)


def _higher(state: State, frame: Frame, dice: tuple[int, ...]) -> int:
    return dice[0] + dice[1] > dice[2] + dice[3]


def _lower(state: State, frame: Frame, dice: tuple[int, ...]) -> int:
    return dice[0] + dice[1] < dice[2] + dice[3]


def _strikes(state: State, frame: Frame, dice: tuple[int, ...]) -> int:
    return 6 <= sum(dice) <= 8


def _upper_half(state: State, frame: Frame, dice: tuple[int, ...]) -> int:
    return dice[0] > 3


READINGS: dict[str, Callable[[State, Frame, tuple[int, ...]], int]] = {
    "hero_dice": heroes.reading,
    "explore_dice": exploration.reading,
    "warlord_dice": battle.reading,
    "strike_dice": battle.reading,
    "parry_dice": _one_or_six,
    "save_dice": _one_or_six,
    "damage_dice": _one_or_six,
    "firewall_dice": _total,
    "defection_dice": _higher,
    "teeniepox_dice": _losses,
    "disaster_dice": _strikes,
    "disaster_losses_dice": _losses,
    "assassin_dice": _contest,
    "assassin_again_dice": _lower,
    "assassin_aim_dice": _upper_half,
    "thief_dice": _contest,
    "thief_again_dice": _lower,
}
"""What dice come to, by the frame that reads them: the Charm is of use where that changes."""


def charm(state: State, tell: Tell, frame: Frame) -> None:
    """15: ("charm",) over a dice frame: ask the Lucky Charm's holder if one more or less would change what the dice
    come to (option `ask_charm`)."""
    if state.charter.ask_everyone:
        seats = who_might(state, LUCKY_CHARM)
    else:
        seats = [seat for seat in state.order if LUCKY_CHARM in state.shields[seat]]
    if not seats and state.battle is not None and LUCKY_CHARM in state.hoard[state.battle.hex]:
        seats = [seat for seat in state.order if holds(state, seat, LUCKY_CHARM)]
    if seats and charms(state, state.agenda[-1]):
        thrown = state.agenda[-1]
        thrower = thrown[1]
        if thrown[0] == "strike_dice":
            tell_dice(tell, STRIKE, thrower, thrown[2], side=thrown[3])
        if tell is not None:
            tell("answers_sought", THROWN)
        push_reacts(state, [seat for seat in (*others(state, thrower), thrower) if seat in seats], THROWN, thrower)


def charms(state: State, frame: Frame) -> list[tuple[int, int]]:
    """15: the changes (die, +1 or -1) that the Charm may make: within 1 to 6, and only those that matter, unless
    holders are always asked."""
    dice, reading = frame[2], READINGS[frame[0]]
    always = state.charter.ask_charm == ALWAYS
    now = reading(state, frame, dice)
    found = []
    for die, shown in enumerate(dice):
        for change in (1, -1):
            if 1 <= shown + change <= 6:
                changed = (*dice[:die], shown + change, *dice[die + 1 :])
                if always or reading(state, frame, changed) != now:
                    found.append((die, change))
    return found


def use_charm(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15, Lucky Charm: announce it; nobody else can have one."""
    _, seat, trigger, actor = frame
    drop_reacts(state, trigger, actor)
    side = play(state, tell, seat, LUCKY_CHARM)
    announce(state, tell, ("resolve_item", seat, LUCKY_CHARM, (side, *args)), LUCKY_CHARM)


def turn_luck(state: State, tell: Tell, seat: int, item: int, args: Args) -> None:
    """15, Lucky Charm: rewrite the dice frame below."""
    put_away(state, tell, item)
    _, die, change = args
    thrown = state.agenda[-1]
    dice = thrown[2]
    changed = (*dice[:die], dice[die] + change, *dice[die + 1 :])
    state.agenda[-1] = (*thrown[:2], changed, *thrown[3:])
    if tell is not None:
        tell("charmed", seat, die, change, changed)
