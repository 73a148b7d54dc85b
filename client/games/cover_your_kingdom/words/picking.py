"""Line that says what may be clicked next: after the question, or instead of it once cards are chosen."""

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import Decision, View
from engines.cover_your_kingdom.cards import (
    ELVES,
    EXTRA_FEATURES,
    HYPNOGRIFF,
    MINNOWTAUR,
    MOB,
    SPYDRA,
    WIZARD,
)
from engines.cover_your_kingdom.choices import Kinds, hand_kinds, open_to, playable
from engines.cover_your_kingdom.nouns import plus
from engines.cover_your_kingdom.rules.hires import ALIKE
from engines.cover_your_kingdom.state import State

from .names import full_name

CLICKED = ("act", "land", "inn_hire")
"""Questions for which something on the table is clicked; others are answered by cards of the hand alone."""

ANY_OF_THREE = -1

HIRE_WAYS = {
    MINNOWTAUR: "pick a land of yours to guard it, or a rival's to block it",
    HYPNOGRIFF: "pick a Ruler to take cards from",
    ELVES: "pick the clan to send away",
    WIZARD: "pick a lit stack, then which of its clans moves",
    MOB: "pick a clan of yours and the one you want for it",
    ANY_OF_THREE: "play it as a Minnowtaur, a Hypnogriff or a Wiizzaard",
}


def picking_words(
    sentence: str, decision: Decision, view: View[State], chosen: Kinds = (), say: Say = ENGLISH, pile: bool = False
) -> str:
    """The sentence of a question as whoever is asked reads it, with these cards of the hand chosen.

    `pile`: the discard pile is chosen too, and it is not yet said what for.
    """
    if chosen and pile:
        return say("{card} and the discard pile chosen: press what you mean.", card=full_name(chosen[0], say))
    if chosen:
        return _chosen(decision, view, chosen, say) if decision.kind == "act" else _selection(decision, chosen, say)
    lit = decision.kind in CLICKED and any(option.verb != "end" for option in decision.options)
    return f"{sentence} {say('Pick what is lit.')}" if lit else sentence


def _chosen(decision: Decision, view: View[State], chosen: Kinds, say: Say) -> str:
    """'Klaken chosen: pick a lit clan or the discard pile, or a second lit card to settle.'"""
    options = open_to(decision.options, chosen)
    verbs = {option.verb for option in options}
    name = full_name(chosen[0], say)
    if not verbs:
        return say("{card} can't be played now.", card=name)
    if verbs == {"claim"}:
        return say("Tick the guests your {card} brings home. Your rival may contest them.", card=name)
    if len(chosen) == 2:
        lands = {option.args[2] for option in options}
        return (
            say("Both chosen: pick a lit land to settle.") if len(lands) > 1 else say("Both chosen: settle the clan.")
        )
    ways = [say(HIRE_WAYS[_hire_way(view, chosen[0])])] if chosen[0] > SPYDRA else _card_ways(verbs, say)
    return say("{card} chosen: {ways}.", card=name, ways=say(", or ").join(ways))


def _card_ways(verbs: set[str], say: Say) -> list[str]:
    """What may be clicked with a creature or a wild in hand."""
    clan, pile = bool(verbs & {"add", "recruit"}), bool(verbs & {"discard", "settle_discard"})
    ways = []
    if clan and pile:
        ways.append(say("pick a lit clan or the discard pile"))
    elif clan or pile:
        ways.append(say("pick a lit clan" if clan else "pick the discard pile"))
    if "settle" in verbs:
        ways.append(say("a second lit card to settle") if ways else say("pick a second lit card to settle"))
    if "claim" in verbs:
        ways.append(say("lit guests of the Inn to claim") if ways else say("pick lit guests of the Inn to claim"))
    return ways


def _hire_way(view: View[State], kind: int) -> int:
    extra = view.state.powers[view.seat] & EXTRA_FEATURES and kind in ALIKE
    return ANY_OF_THREE if extra else kind


def _selection(decision: Decision, chosen: Kinds, say: Say) -> str:
    """'Klaken chosen: pick another lit card.' Where a whole set of cards is the answer."""
    done = any(sorted(hand_kinds(option)) == sorted(chosen) for option in decision.options)
    more = playable(decision.options, chosen)
    if done:
        words = "{cards} chosen: confirm, or pick another lit card." if more else "{cards} chosen: confirm."
    else:
        words = "{cards} chosen: pick another lit card." if more else "{cards} can't be played now."
    return say(words, cards=plus(chosen, say))
