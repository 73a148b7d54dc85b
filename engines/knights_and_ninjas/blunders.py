"""Blunders of Of Knights & Ninjas, found in a game that was played: the follies, and what good players do too often."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ..core.blunders import Blunder, BlunderMade, DecisionTaken, WholeGame
from ..core.types import View
from .cards import AS, KIND_COUNT, KNIGHT, QUEEN, STRENGTH
from .follies import FOLLIES, Folly, folly_of, sensible
from .forecast import forecast, openings
from .state import State, kinds_of

NEAR = 2  # so many gems from the target, a rival is about to win

Find = Callable[[State, DecisionTaken[State]], bool]


def _committed(course: WholeGame[State], folly: Folly) -> Iterator[BlunderMade]:
    """Deeds that were this folly, while there was another answer."""
    for deed in course.deeds:
        decision, option = deed.decision, deed.option
        if decision.kind == folly.kind and len(decision.options) > 1:
            state = course.view(deed).state
            if folly_of(state, decision, option) is folly:
                sense = decision.options[sensible(state, decision)[0]]
                if folly_of(state, decision, sense) is None:
                    yield BlunderMade(deed.number, deed.seat)


def _done(course: WholeGame[State], kind: str, find: Find) -> Iterator[BlunderMade]:
    """Deeds of a kind that were such a blunder, by what their seat could see."""
    for deed in course.deeds:
        if deed.decision.kind == kind and find(_seen(course, deed), deed):
            yield BlunderMade(deed.number, deed.seat)


def _seen(course: WholeGame[State], deed: DecisionTaken[State]) -> State:
    view: View[State] = course.view(deed)
    return view.state


def _blows(state: State, victim: int) -> list[int]:
    """The gems that each first blow against a rival could take."""
    lays = [option.args[0] for option in openings(state, victim) if option.verb == "lay"]
    return [min(state.gems[victim], len(guises) * STRENGTH[AS[guises[0]]]) for guises in lays]


def lets_the_leader_go(state: State, deed: DecisionTaken[State]) -> bool:
    """A rival is about to win and within reach; another is attacked, or nobody."""
    leaders = [
        option.args[0]
        for option in deed.decision.options
        if option.verb == "attack"
        and state.gems[option.args[0]] >= state.target - NEAR
        and max(_blows(state, option.args[0]), default=0) > 0
    ]
    return bool(leaders) and not (deed.option.verb == "attack" and deed.option.args[0] in leaders)


def builds_at_the_gate(state: State, deed: DecisionTaken[State]) -> bool:
    """One blow from winning, and within reach of it, it fortifies or passes."""
    enough = state.target - state.gems[deed.seat]
    victims = [option.args[0] for option in deed.decision.options if option.verb == "attack"]
    winning = any(max(_blows(state, victim), default=0) >= enough for victim in victims)
    return enough <= NEAR and winning and deed.option.verb in ("fortify", "pass")


def robs_the_poor(state: State, deed: DecisionTaken[State]) -> bool:
    """Attacks somebody poor behind the same wall as somebody rich."""
    if deed.option.verb != "attack":
        return False
    (victim,) = deed.option.args
    richer = [
        option.args[0]
        for option in deed.decision.options
        if option.verb == "attack" and state.gems[option.args[0]] >= state.gems[victim] + 4
    ]
    return any(state.walls[other] == state.walls[victim] for other in richer)


def jester_for_a_gem(state: State, deed: DecisionTaken[State]) -> bool:
    """A Jester answers a blow that would have taken a single gem, and would have won nothing."""
    if deed.option.verb != "answer" or deed.option.args[0][0] < KIND_COUNT:
        return False
    frame = state.agenda[-1]
    loss = forecast(state, frame).loss
    return loss == 1 and state.gems[frame[2]] + loss < state.target


def sleeps_at_open_doors(state: State, deed: DecisionTaken[State]) -> bool:
    """Throws a card away with a Knight or better in hand and a rich rival without a wall."""
    strong = any(KNIGHT <= kind <= QUEEN for kind in kinds_of(state, deed.seat))
    open_doors = [
        option
        for option in deed.decision.options
        if option.verb == "attack" and not state.walls[option.args[0]] and state.gems[option.args[0]] >= 4
    ]
    return deed.option.verb == "pass" and strong and bool(open_doors)


def _often(name: str, sentence: str, kind: str, find: Find) -> Blunder:
    return Blunder(name, sentence, False, partial(_done, kind=kind, find=find))


BLUNDERS: Sequence[Blunder] = (
    *[Blunder(folly.name, folly.sentence, True, partial(_committed, folly=folly)) for folly in FOLLIES],
    _often("lets_the_leader_go", "A rival is about to win and within reach, and is not attacked.", "turn",
           lets_the_leader_go),
    _often("builds_at_the_gate", "Fortifies or passes with an attack in hand that could win.", "turn",
           builds_at_the_gate),
    _often("robs_the_poor", "Attacks a poor rival, though a far richer one stands behind the same wall.", "turn",
           robs_the_poor),
    _often("jester_for_a_gem", "Spends a Jester to save a single gem.", "respond", jester_for_a_gem),
    _often("sleeps_at_open_doors", "Throws a card away with strong ones in hand and an open kingdom before it.", "turn",
           sleeps_at_open_doors),
)  # fmt: skip
