"""Attacks (reference 5), and what a blow does when it lands (6).

("blow", begun): the attacker lays the next card or, once something was laid, may stop.
("respond", target, controller, kind, strength, cards): a blow waits for its target's answer. A Traitor turns it round,
so whoever controls it need not be the one who laid it; that is always the player whose turn it is.
"""

from ...core.agenda import Args, Frame
from ...core.rng import sample
from ...core.types import PICK_SOME, Decision, Tell, new_tuple
from .. import decisions as offer
from ..cards import (
    ARCHER,
    ARCHER_UP,
    AS,
    BARBARIAN,
    CASTLE,
    CASTLE_UP,
    CATAPULT,
    DRAGON,
    JESTER,
    LADDER,
    NINJA,
    ONE,
    PEASANT,
    PRE_ATTACK_BITS,
    QUEEN,
    STRENGTH,
)
from ..state import NONE, THEFT, State, held_in, jesters_in, move_gems, peasants_in, play, take_down
from .course import end_turn
from .highwayman import open_window
from .windows import put_question

FIRST_BLOW, NEXT_BLOW = ("blow", False), ("blow", True)
SCATTERED = 2  # cards that a Barbarian makes the victim lose (10.3)

_PEASANT, _JESTER = ONE[PEASANT], ONE[JESTER]


def attack(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """4: one victim for the whole turn."""
    (state.victim,) = args
    if tell is not None:
        tell("attacked", state.seat, state.victim)
    state.agenda.append(FIRST_BLOW)


def ask_blow(state: State, frame: Frame) -> Decision:
    """13, ATTACK_LOOP: whatever the victim's wall lets through at this moment."""
    charter, seat = state.charter, state.seat
    hand, fitting = state.hands[seat], fitting_blows(state)
    held = held_in(hand)
    options: offer.Group = offer.lays[held & fitting & ~_PEASANT]
    if held & _JESTER:
        jesters = jesters_in(hand)
        if fitting & _PEASANT:
            options += offer.lay_revolts[peasants_in(hand)][jesters]
        options += offer.lay_jesters[fitting & charter.living & ~_PEASANT]
    elif held & fitting & _PEASANT:
        options += offer.lay_revolts[peasants_in(hand)][0]
    if fitting & ONE[ARCHER] and state.walls[seat] & ARCHER_UP:
        options += (offer.SALLY,)
    if frame[1]:
        options += (offer.STOP,)
    return new_tuple(Decision, (seat, "blow", PICK_SOME, options))


def fitting_blows(state: State) -> int:
    """5: the kinds that the victim's wall lets through at this moment, as bits, whatever the attacker holds."""
    fitting = state.charter.layable[state.ladder != NONE][state.walls[state.victim]]
    if state.struck and state.charter.pre_attack_strict:
        fitting &= ~PRE_ATTACK_BITS
    return fitting


def lay(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """5: a card, or a Revolt, goes on the table; a Jester among them is named."""
    (guises,) = args
    _strike(state, tell, play(state, state.seat, guises), AS[guises[0]])


def sally(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """5: the own fortifying Archer goes to attack, and is off the wall whatever comes of it (15.2)."""
    _strike(state, tell, (take_down(state, state.seat, ARCHER),), ARCHER)


def stop(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15.1: legal after the first card; nothing is discarded for it (4)."""
    if tell is not None:
        tell("stopped", state.seat)
    end_turn(state, tell)


def _strike(state: State, tell: Tell, cards: tuple[int, ...], kind: int) -> None:
    strength = len(cards) * STRENGTH[kind]
    if strength:
        state.struck = True
    if tell is not None:
        tell("laid", state.seat, state.victim, cards, kind, strength)
    put_question(state, tell, ("respond", state.victim, state.seat, kind, strength, cards), land)


def go_on(state: State) -> None:
    """4, ATTACK_LOOP: no gems moved, so the attacker may lay another card."""
    state.agenda.append(NEXT_BLOW)


# -- what a blow does (6) ----------------------------------------------------------------------------------------------


def land(state: State, tell: Tell, frame: Frame, shield: int = 0) -> None:
    """6, full effect, less what an answer's strength took off: strengths first, then as many gems as there are."""
    _, target, controller, kind, strength, cards = frame
    if kind == LADDER:
        (state.ladder,) = cards
        if tell is not None:
            tell("ladder_set", controller, target)
        go_on(state)
        return
    state.discard += cards
    if kind > QUEEN:
        _wreck(state, tell, target, kind)
    loss = min(state.gems[target], strength - shield)
    if loss <= 0:
        go_on(state)
        return
    if tell is not None:
        tell("captured", controller, target, loss)
    move_gems(state, tell, target, controller, loss)
    if kind <= QUEEN:  # 7: never for a UNIQUE card
        open_window(state, tell, target, controller, loss)
    else:
        end_turn(state, tell)


def _wreck(state: State, tell: Tell, target: int, kind: int) -> None:
    """6: what else a Ninja, Dragon, Archer or Catapult does, by itself; 10.3: Barbarians scatter cards."""
    if kind in (NINJA, ARCHER):
        if state.walls[target] & ARCHER_UP:
            _destroy(state, tell, target, ARCHER)
    elif kind in (DRAGON, CATAPULT):
        if state.walls[target] & CASTLE_UP:
            _destroy(state, tell, target, CASTLE)
    elif kind == BARBARIAN and state.hands[target]:
        lost = tuple(sample(state.rng, THEFT, state.hands[target], SCATTERED))
        for card in lost:
            state.hands[target].remove(card)
            state.seen.pop(card, None)
        state.discard += lost
        if tell is not None:
            tell("scattered", target, lost)


def _destroy(state: State, tell: Tell, target: int, kind: int) -> None:
    card = take_down(state, target, kind)
    state.discard.append(card)
    if tell is not None:
        tell("destroyed", target, card, kind)
