"""Follies: answers that no good player gives while there is another. Everything is read from the view.

Computer players from normal on never choose one, and `blunders.py` finds them in games that were played.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..core.types import Decision, Option
from .cards import (
    ARCHER_UP,
    AS,
    BARBARIAN,
    CASTLE_UP,
    COMMON_BITS,
    DRAGON,
    FACE,
    JESTER,
    KIND_COUNT,
    LADDER,
    NINJA,
    ONE,
    QUEEN,
    SHIELD_MAIDEN,
    STRENGTH,
)
from .forecast import forecast, wins_with
from .rules.course import winners_of
from .rules.monk import dues
from .state import State, held_in

Test = Callable[[State, Decision, Option], bool]
"""Of a state as a seat sees it, what it is asked, and an answer."""


class Folly(NamedTuple):
    """One of them: the kind of question, the verbs it is committed with, and how it is told from sense."""

    name: str
    sentence: str
    kind: str
    verbs: tuple[str, ...]
    test: Test


def pays_the_winner(state: State, decision: Decision, option: Option) -> bool:
    """9.2: the price is the gem that the rival lacked."""
    return wins_with(state, option.args[1], state.charter.merchant_price)


def alms_for_the_winner(state: State, decision: Decision, option: Option) -> bool:
    """9.3: the gem that whoever sent the Monk lacked."""
    return wins_with(state, state.seat, dues(state, decision.seat)[0])


def lets_the_winner_ride(state: State, decision: Decision, option: Option) -> bool:
    """7: whoever holds the gems has won if nobody robs them."""
    return state.agenda[-1][2] in winners_of(state)


def bows_to_the_winner(state: State, decision: Decision, option: Option) -> bool:
    """6: the blow wins the game, and another answer would have kept it from that."""
    return _loses(state, option) and not all(_loses(state, other) for other in decision.options)


def _loses(state: State, option: Option) -> bool:
    """Whether the game is lost with the gems that this answer gives up."""
    frame = state.agenda[-1]
    controller, loss = frame[2], forecast(state, frame, *option.args).loss
    in_time = controller == state.seat or not state.charter.own_turn
    return in_time and loss > 0 and state.gems[controller] + loss >= state.target


def parries_in_vain(state: State, decision: Decision, option: Option) -> bool:
    """6: strength against strength, and not a gem is saved."""
    frame, reply = state.agenda[-1], AS[option.args[0][0]]
    if reply > QUEEN and not (reply == SHIELD_MAIDEN and frame[3] <= QUEEN):
        return False
    return forecast(state, frame, *option.args).loss == forecast(state, frame).loss


def cracks_a_nut(state: State, decision: Decision, option: Option) -> bool:
    """6: a weaker card of the hand, or a plain one instead of a Jester, would have done the same."""
    frame, guises = state.agenda[-1], option.args[0]
    if len(guises) > 1 or AS[guises[0]] > QUEEN:
        return False
    strength, jester = STRENGTH[AS[guises[0]]], guises[0] >= KIND_COUNT
    outlook = forecast(state, frame, guises)
    for other in decision.options:
        if other.verb == "answer" and len(other.args[0]) == 1 and other.args[0][0] <= QUEEN:
            less = STRENGTH[other.args[0][0]]
            if (less < strength or (jester and less == strength)) and forecast(state, frame, *other.args) == outlook:
                return True
    return False


def leaves_the_hoard(state: State, decision: Decision, option: Option) -> bool:
    """10.2: a gold gem wins, and nobody could stop it."""
    treasure = any(other.verb == "treasure" for other in decision.options)
    return treasure and option.verb != "treasure" and state.gems[decision.seat] + 1 >= state.target


def stops_short(state: State, decision: Decision, option: Option) -> bool:
    """5: a card in the hand could still win the game this turn."""
    enough, there = state.target - state.gems[decision.seat], state.gems[state.victim]
    lays = [other.args[0] for other in decision.options if other.verb == "lay"]
    return any(min(there, len(guises) * STRENGTH[AS[guises[0]]]) >= enough for guises in lays)


def marches_on_beggars(state: State, decision: Decision, option: Option) -> bool:
    """4: no gem and no wall there, and elsewhere there is something to be had."""
    (victim,) = option.args
    if state.gems[victim] or state.walls[victim]:
        return False
    return any(other.verb == "attack" and state.gems[other.args[0]] > 0 for other in decision.options)


def beats_a_beggar(state: State, decision: Decision, option: Option) -> bool:
    """5: a card with strength for no gem and no wall, where one may stop."""
    kind, wall = AS[option.args[0][0]], state.walls[state.victim]
    wrecks = (kind == DRAGON and wall & CASTLE_UP) or (kind == NINJA and wall & ARCHER_UP)
    scatters = kind == BARBARIAN and state.hands[state.victim]
    idle = STRENGTH[kind] and not state.gems[state.victim] and not wrecks and not scatters
    return bool(idle) and _may_stop(decision)


def climbs_for_nobody(state: State, decision: Decision, option: Option) -> bool:
    """5: a Ladder, and nobody in the hand who could climb it."""
    climbers = COMMON_BITS | ONE[BARBARIAN] | ONE[JESTER]
    ladder = AS[option.args[0][0]] == LADDER
    return ladder and not held_in(state.hands[decision.seat]) & climbers and _may_stop(decision)


def _may_stop(decision: Decision) -> bool:
    return any(other.verb == "stop" for other in decision.options)


def throws_the_jester_away(state: State, decision: Decision, option: Option) -> bool:
    """A card that can be nearly anything goes, where another would do."""
    return JESTER in option.args[0] and any(_spares_the_jester(other) for other in decision.options)


def _spares_the_jester(option: Option) -> bool:
    return option.verb in ("pass", "show", "pay", "give_up") and JESTER not in [FACE[kind] for kind in option.args[0]]


FOLLIES: Sequence[Folly] = (
    Folly("pays_the_winner", "Pays a Merchant with the gem that wins a rival the game.", "turn", ("merchant",),
          pays_the_winner),
    Folly("alms_for_the_winner", "Gives a Monk the gem that wins the game, and had cards to give.", "monk_pay",
          ("pay_gems",), alms_for_the_winner),
    Folly("lets_the_winner_ride", "Has a Highwayman, and lets a rival win with stolen gems.", "highwayman",
          ("decline",), lets_the_winner_ride),
    Folly("bows_to_the_winner", "Gives in to the attack that wins the game, and could have stopped it.", "respond",
          ("endure", "answer"), bows_to_the_winner),
    Folly("parries_in_vain", "Answers with strength and saves not a single gem.", "respond", ("answer",),
          parries_in_vain),
    Folly("cracks_a_nut", "Answers with a strong card what a weaker one would have answered as well.", "respond",
          ("answer",), cracks_a_nut),
    Folly("leaves_the_hoard", "Leaves the gold gem lying that would have won.", "turn", (), leaves_the_hoard),
    Folly("stops_short", "Stops an attack with a card in hand that could still win.", "blow", ("stop",), stops_short),
    Folly("marches_on_beggars", "Attacks a rival who has neither gem nor wall, with riches in reach.", "turn",
          ("attack",), marches_on_beggars),
    Folly("beats_a_beggar", "Spends a strong card on a rival who has nothing to lose.", "blow", ("lay",),
          beats_a_beggar),
    Folly("climbs_for_nobody", "Sets up a Ladder with no one to climb it.", "blow", ("lay",), climbs_for_nobody),
    Folly("throws_the_jester_away", "Passes with a Jester where another card would do.", "turn", ("pass",),
          throws_the_jester_away),
    Folly("shows_the_jester", "Shows a Herald a Jester where another card would do.", "herald_show", ("show",),
          throws_the_jester_away),
    Folly("pays_with_the_jester", "Pays a Monk with a Jester where other cards would do.", "monk_pay", ("pay",),
          throws_the_jester_away),
    Folly("drops_the_jester", "Loses a Jester to a Minstrel where other cards would do.", "minstrel_cost",
          ("give_up",), throws_the_jester_away),
)  # fmt: skip

_BY_KIND = {
    kind: [folly for folly in FOLLIES if folly.kind == kind] for kind in dict.fromkeys([one.kind for one in FOLLIES])
}


def folly_of(state: State, decision: Decision, option: Option) -> Folly | None:
    """The folly that an answer is, if it is one."""
    for folly in _BY_KIND.get(decision.kind, ()):
        if (not folly.verbs or option.verb in folly.verbs) and folly.test(state, decision, option):
            return folly
    return None


def sensible(state: State, decision: Decision) -> list[int]:
    """Places of the answers that are no follies; of all, if there is no other."""
    places = range(len(decision.options))
    return [at for at in places if folly_of(state, decision, decision.options[at]) is None] or list(places)
