"""Answers to a blow (reference 6, 10.1, 10.3, 11): one function for each card that can be one."""

from ...core.agenda import Args, Frame
from ...core.hands import take_all
from ...core.types import PICK_SOME, Decision, Tell
from .. import decisions as offer
from ..cards import AS, BOUNDS, EXECUTIONER, GUARD, MINSTREL, PRINCESS, QUEEN, SHIELD_MAIDEN, STRENGTH, TRAITOR
from ..state import State, everybody_but, gain, kinds_of, play, put_up
from .attack import go_on, land
from .course import end_turn
from .windows import put_question

Cards = tuple[int, ...]

MINSTREL_COSTS = 2  # cards that a Minstrel costs the attacker in the two-player game (11)


def endure(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    if tell is not None:
        tell("endured", frame[1])
    land(state, tell, frame)


def answer(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6: one card, or a Revolt; a Jester among them is named."""
    (guises,) = args
    kind = AS[guises[0]]
    cards = play(state, frame[1], guises)
    if tell is not None:
        tell("answered", frame[1], cards, kind)
    if kind <= QUEEN:
        parry(state, tell, frame, cards, len(cards) * STRENGTH[kind])
    else:
        REPLIES[kind](state, tell, frame, cards)


def parry(state: State, tell: Tell, frame: Frame, cards: Cards, shield: int) -> None:
    """6: strength against strength; what is left over takes gems."""
    _, target, _, _, strength, _ = frame
    if tell is not None:
        tell("parried", target, strength, shield, min(state.gems[target], max(0, strength - shield)))
    state.discard += cards
    land(state, tell, frame, shield)


def princess(state: State, tell: Tell, frame: Frame, cards: Cards) -> None:
    """6: the Knight or Dragon changes sides; nothing it would do happens."""
    _, target, _, _, _, attackers = frame
    state.discard += cards
    gain(state, target, attackers, everybody_but(state, target))
    if tell is not None:
        tell("charmed", target, attackers[0])
    go_on(state)


def traitor(state: State, tell: Tell, frame: Frame, cards: Cards) -> None:
    """6: the blow turns round; its former controller may answer it, and fortifications do not matter."""
    _, target, controller, kind, strength, attackers = frame
    state.discard += cards
    if tell is not None:
        tell("turned", target, controller)
    put_question(state, tell, ("respond", controller, target, kind, strength, attackers), land)


def executioner(state: State, tell: Tell, frame: Frame, cards: Cards) -> None:
    """6: whoever attacks loses the head, a Revolt all of them; and the turn, if it is theirs."""
    _, target, controller, _, _, attackers = frame
    state.discard += attackers + cards
    if tell is not None:
        tell("executed", target, attackers)
    _end_turn_of(state, tell, controller)


def minstrel(state: State, tell: Tell, frame: Frame, cards: Cards) -> None:
    """6: the attackers go home to the hand they came from, and the Minstrel stays in front of the kingdom.

    11: with two players they are discarded, two more cards with them, and the Minstrel does not stay.
    """
    _, target, controller, _, _, attackers = frame
    if state.charter.two:
        state.discard += attackers + cards
        count = min(MINSTREL_COSTS, len(state.hands[controller]))
        if count:
            state.agenda.append(("minstrel_cost", controller, count, ()))
        else:
            _end_turn_of(state, tell, controller)
        return
    put_up(state, target, MINSTREL, cards[0])
    gain(state, state.seat, attackers, everybody_but(state, state.seat))
    if tell is not None:
        tell("returned", state.seat, attackers)
    _end_turn_of(state, tell, controller)


def guard(state: State, tell: Tell, frame: Frame, cards: Cards) -> None:
    """10.1: a COMMON blow of strength three at most goes to the Dungeon."""
    _, target, _, _, _, attackers = frame
    state.discard += cards
    state.dungeon += attackers
    if tell is not None:
        tell("jailed", target, attackers)
    go_on(state)


def shield_maiden(state: State, tell: Tell, frame: Frame, cards: Cards) -> None:
    """10.3: four against a COMMON blow; a UNIQUE one is stopped."""
    _, target, _, kind, _, attackers = frame
    if kind <= QUEEN:
        parry(state, tell, frame, cards, STRENGTH[SHIELD_MAIDEN])
        return
    state.discard += attackers + cards
    if tell is not None:
        tell("warded", target, attackers)
    go_on(state)


def _end_turn_of(state: State, tell: Tell, controller: int) -> None:
    """6: the controller's turn ends, if it is their turn; that of a player who stopped a turned blow goes on."""
    if controller == state.seat:
        end_turn(state, tell)
    else:
        go_on(state)


REPLIES = {
    PRINCESS: princess,
    TRAITOR: traitor,
    EXECUTIONER: executioner,
    MINSTREL: minstrel,
    GUARD: guard,
    SHIELD_MAIDEN: shield_maiden,
}


# -- the Minstrel with two players (11) --------------------------------------------------------------------------------


def ask_minstrel_cost(state: State, frame: Frame) -> Decision:
    """13, MINSTREL_COST: ("minstrel_cost", seat, count, chosen)."""
    _, seat, count, chosen = frame
    options = offer.picks("give_up", kinds_of(state, seat), chosen, count)
    return Decision(seat, "minstrel_cost", PICK_SOME, options)


def give_up(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    _, seat, count, chosen = frame
    chosen += args[0]
    if len(chosen) < count:
        state.agenda.append(("minstrel_cost", seat, count, chosen))
        return
    cards = take_all(state.hands[seat], state.seen, chosen, BOUNDS)
    state.discard += cards
    if tell is not None:
        tell("gave_up", seat, cards)
    _end_turn_of(state, tell, seat)
