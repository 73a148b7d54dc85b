"""Replies: to a blow (6) and to a capture (7)."""

from .. import cards
from ..cards import AS, MINSTREL_UP
from ..forecast import forecast
from .ledger import Kinds, Ledger
from .terms import Terms


def answer(ledger: Ledger, guises: Kinds = ()) -> Terms:
    """What is lost with this answer, what the cards cost, and whether the attacker may go on."""
    state, weights = ledger.state, ledger.weights
    _, _, controller, kind, strength, _ = frame = state.agenda[-1]
    outlook = forecast(state, frame, guises)
    terms = {"gems": ledger.moved(ledger.seat, controller, outlook.loss), "cards": -ledger.cost(guises)}
    if not outlook.ends and controller == state.seat:
        terms["goes_on"] = -weights.again
    if outlook.turned:
        back = min(strength, state.gems[controller])
        terms["turned"] = weights.turned * ledger.moved(controller, ledger.seat, back)
    reply = AS[guises[0]] if guises else None
    if not strength and not guises:
        terms["exposed"] = -weights.exposed * state.gems[ledger.seat]
    if reply == cards.PRINCESS:
        terms["drawn"] = weights.held[kind]
    if reply == cards.MINSTREL and not state.walls[ledger.seat] & MINSTREL_UP and not ledger.charter.two:
        terms["own_wall"] = weights.bare
    if not guises and kind == cards.BARBARIAN:
        terms["scattered"] = -weights.drawn
    return terms


def rob(ledger: Ledger, guise: int) -> Terms:
    """All that was captured; and whoever holds it may be about to win."""
    state = ledger.state
    _, _, holder, gems = state.agenda[-1]
    terms = {"gems": ledger.moved(holder, ledger.seat, gems), "cards": -ledger.cost((guise,))}
    if state.gems[holder] >= state.target:
        terms["threat"] = ledger.weights.win
    return terms
