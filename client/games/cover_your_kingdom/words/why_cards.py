"""Why a card of the own hand cannot be played now, or not together with what is chosen already."""

from enum import StrEnum
from typing import NamedTuple

from engines.core.game import Say
from engines.core.types import Decision, View
from engines.cover_your_kingdom.cards import CT, ELVES, HYPNOGRIFF, KIND, MATCH_MAKER, MOB, SPYDRA, WIZARD
from engines.cover_your_kingdom.rules.course import ACTIONS
from engines.cover_your_kingdom.state import State, blocked_lands

from .challenge import Price, challenge, price, ransom
from .choices import Kinds, playable
from .names import NAMES


class WhyCard(StrEnum):
    """The reasons, short enough for a chip on a card."""

    NOT_ASKED = "Not asked now"
    NO_ACTIONS = "No actions left"
    NO_PAIR = "No pair to settle"
    NO_PAIR_NO_CLAN = "No pair, no clan"
    BLOCKED = "Home land blocked"
    NO_RIVAL_CARDS = "No rival has cards"
    NO_STACK = "No stack of two"
    NO_TWO_CLANS = "Needs two clans"
    NO_CLAN_TO_GIVE = "No clan to give"
    NO_CLAN_TO_GET = "No clan to get"
    OUT_OF_REACH = "None in reach"
    ACTS_ALONE = "Acts alone"
    HIRES_ALONE = "Hires act alone"
    TWO_WILDS = "Two wilds: no clan"
    TWO_ENOUGH = "Two are enough"
    ONE_ENOUGH = "One card is enough"
    ENOUGH = "Enough chosen"
    CHOSEN_ENOUGH = "{short} is enough"
    BY_ITSELF = "Enough by itself"
    NOT_A = "Not {a}"
    NEEDS = "Needs {a}"
    NEEDS_SECOND = "Needs a second"
    TOO_LITTLE = "Only counts as one"
    ON_YOUR_TURN = "Only on your turn"
    NOT_DISCARDED = "Not to be discarded"
    PICK_LAND = "Pick a land first"
    PICK_CLAN = "Pick a clan first"


class Reason(NamedTuple):
    """A reason, and the kind it speaks of, if any."""

    why: WhyCard
    kind: int = 0


def why_not_card(view: View[State], decision: Decision, kind: int, chosen: Kinds = (), say: Say = str) -> str:
    """A short reason for a card of the hand; nothing if it may be chosen, or is what is chosen."""
    reason = card_reason(view, decision, kind, chosen)
    if reason is None:
        return ""
    name = NAMES[reason.kind]
    return say(reason.why).format(a=say(name.a), short=say(name.short))


def card_reason(view: View[State], decision: Decision, kind: int, chosen: Kinds = ()) -> Reason | None:
    """The same before it is put in words."""
    if view.seat != decision.seat:
        return Reason(WhyCard.NOT_ASKED)
    if kind in playable(decision.options, chosen):
        return None
    if _held(view, kind) <= chosen.count(kind):
        return None
    match decision.kind:
        case "act":
            return _beside(view, kind, chosen) if chosen else _act(view.state, view.seat, kind)
        case "answer" | "inn_contest" | "defend":
            return _payment(view, decision, kind, chosen)
        case "end_powers":
            return Reason(WhyCard.TWO_ENOUGH if chosen and _may_throw(view.state, kind) else WhyCard.NOT_DISCARDED)
        case "give_back":
            return Reason(WhyCard.ENOUGH)
        case "land":
            return Reason(WhyCard.PICK_LAND)
        case _:
            return Reason(WhyCard.PICK_CLAN)


def why_not_end(decision: Decision, say: Say = str) -> str:
    """The second line of an End button that cannot be pressed; nothing if it can."""
    return "" if any(option.verb == "end" for option in decision.options) else say("take one action first")


def _held(view: View[State], kind: int) -> int:
    return [KIND[card] for card in view.state.hands[view.seat]].count(kind)


def _may_throw(state: State, kind: int) -> bool:
    return kind < CT or state.charter.dissed_hard_any


# -- in the own turn ---------------------------------------------------------------------------------------------------


def _beside(view: View[State], kind: int, chosen: Kinds) -> Reason:
    """Why a card does not go with the one chosen: only a creature and its like, or a wild, go together."""
    first = chosen[0]
    if len(chosen) > 1:
        return Reason(WhyCard.TWO_ENOUGH)
    if kind > SPYDRA:
        return Reason(WhyCard.ACTS_ALONE)
    if first > SPYDRA:
        return Reason(WhyCard.HIRES_ALONE)
    if min(kind, first) >= CT:
        return Reason(WhyCard.TWO_WILDS)
    if max(kind, first) < CT and kind != first:
        return Reason(WhyCard.NOT_A, first)
    return Reason(WhyCard.BLOCKED if blocked_lands(view.state, view.seat) else WhyCard.NO_ACTIONS)


def _act(state: State, me: int, kind: int) -> Reason:
    spent = state.actions >= ACTIONS
    may_settle = not spent or (state.powers[me] & MATCH_MAKER and not state.free_settled)
    if (spent and kind > SPYDRA) or not may_settle:
        return Reason(WhyCard.NO_ACTIONS)
    if kind > SPYDRA:
        return Reason(_idle_hire(state, me, kind))
    if _has_partner(state, me, kind):
        return Reason(WhyCard.BLOCKED)
    return Reason(WhyCard.NO_PAIR if spent else WhyCard.NO_PAIR_NO_CLAN)


def _has_partner(state: State, me: int, kind: int) -> bool:
    """6.1: whether the hand or the discard pile holds what makes a clan with this card."""
    hand = [KIND[card] for card in state.hands[me]]
    hand.remove(kind)
    shown = KIND[state.discard[-1]] if state.discard else None
    if kind >= CT:
        return any(other < CT for other in hand) or (shown is not None and shown < CT)
    wild_shown = shown in (CT, SPYDRA) and state.charter.wild_from_discard
    return kind in (*hand, shown) or CT in hand or SPYDRA in hand or wild_shown


def _idle_hire(state: State, me: int, kind: int) -> WhyCard:
    """6.5: what a hire lacks. A Minnowtaur always finds a land."""
    rivals = state.charter.rivals[me]
    owners = state.charter.clockwise[me] if state.charter.elves_own_clan else rivals
    lacks = {
        HYPNOGRIFF: (WhyCard.NO_RIVAL_CARDS, not any(state.hands[seat] for seat in rivals)),
        WIZARD: (WhyCard.NO_STACK, not any(len(clans) > 1 for clans in state.stacks)),
        ELVES: (WhyCard.NO_TWO_CLANS, not any(state.clans[seat] > 1 for seat in owners)),
        MOB: (WhyCard.NO_CLAN_TO_GIVE, not state.clans[me]),
    }
    why, lacking = lacks[kind]
    if lacking:
        return why
    if kind == MOB and not any(state.clans[seat] for seat in rivals):
        return WhyCard.NO_CLAN_TO_GET
    return WhyCard.OUT_OF_REACH


# -- in a challenge, and when the Elves come ---------------------------------------------------------------------------


def _payment(view: View[State], decision: Decision, kind: int, chosen: Kinds) -> Reason:
    asked = _asked(view, decision)
    if kind > SPYDRA:
        return Reason(WhyCard.ON_YOUR_TURN)
    if kind not in (asked.pair, *asked.singles, *asked.partners):
        return Reason(WhyCard.NOT_A, asked.pair)
    if not chosen:
        return _too_little(decision, asked, kind)
    if len(chosen) > 1:
        return Reason(WhyCard.TWO_ENOUGH)
    if chosen[0] in asked.singles:
        one_card = decision.kind != "defend" and not asked.partners
        return Reason(WhyCard.ONE_ENOUGH) if one_card else Reason(WhyCard.CHOSEN_ENOUGH, chosen[0])
    return Reason(WhyCard.BY_ITSELF) if kind in asked.singles else Reason(WhyCard.NEEDS, asked.pair)


def _asked(view: View[State], decision: Decision) -> Price:
    if decision.kind == "defend":
        _, owner, land = view.state.agenda[-1]
        return ransom(view.state, owner, land)
    fight = challenge(view)
    assert fight is not None, "an answer is asked for only in a challenge"
    return price(view.state, fight)


def _too_little(decision: Decision, asked: Price, kind: int) -> Reason:
    """A card that would fit, if only there were another."""
    if decision.kind == "defend":
        return Reason(WhyCard.NEEDS_SECOND)
    return Reason(WhyCard.TOO_LITTLE) if kind == asked.pair else Reason(WhyCard.NEEDS, asked.pair)
