"""Uses of a card of the hand at this moment, in one sentence."""

from ..core.game import Say
from ..core.language import ENGLISH
from ..core.language.word import Word
from ..core.types import Decision, Option, View
from .cards import KIND
from .choices import hand_kinds, open_to, places
from .nouns import ANY, TWIN, creature
from .reasons.cards import card_reason
from .reasons.why import held
from .state import State

MANY = 3  # partners that are named one by one


def card_now(decision: Decision, view: View[State], kind: int, say: Say = ENGLISH) -> str:
    """'Now: settle it with a Terrier, add it to your Klakens, or discard it.' Nothing about cards not in the hand."""
    if view.seat != decision.seat or kind not in held(view.state, view.seat):
        return ""
    options = open_to(decision.options, (kind,))
    if not options:
        reason = card_reason(decision, view.state, view.seat, kind)
        return say("Not now: {why}.", why=reason.words(say) if reason else "")
    if decision.kind == "act":
        ways = _ways(view, options, kind, say)
    elif decision.kind in ("give_back", "end_powers"):
        ways = [say("give it back") if decision.kind == "give_back" else say("discard it")]
    else:
        ways = _answers(options, kind, say)
    *most, last = ways
    text = say("{first}, or {last}", first=", ".join(most), last=last) if most else last
    return say("Now: {ways}.", ways=text)


def _ways(view: View[State], options: list[Option], kind: int, say: Say) -> list[str]:
    """One phrase for each verb that is offered, in the order of the rules."""
    by_verb: dict[str, list[Option]] = {}
    for option in options:
        by_verb.setdefault(option.verb, []).append(option)
    return [_way(view, verb, same, kind, say) for verb, same in by_verb.items()]


def _way(view: View[State], verb: str, options: list[Option], kind: int, say: Say) -> str:
    count = len({places(option, view.seat)[-1:] for option in options})
    match verb:
        case "settle":
            return say("settle it with {partners:a}", partners=_partners(options, kind, say))
        case "settle_discard":
            shown = creature(KIND[view.state.discard[-1]], say)
            return say("settle it with {shown:the} on the discard pile", shown=shown)
        case "add":
            return say("add it to your {creature:many}", creature=creature(kind, say))
        case "discard" if view.state.deck:
            return say("discard it and draw")
    one, many = _WAYS[verb]
    return say(many if count > 1 else one, count=count)


_WAYS = {
    "discard": ("discard it", "discard it"),
    "recruit": ("recruit a rival's clan", "recruit one of {count} clans"),
    "claim": ("claim guests of the Inn", "claim guests of the Inn"),
    "wizard": ("move a clan in a stack", "move a clan in one of {count} stacks"),
    "hypnogriff": ("take cards from a rival", "take cards from one of {count} rivals"),
    "protect": ("guard your land", "guard one of your lands"),
    "block": ("block a rival's land", "block a rival's land"),
    "elves": ("send a clan away", "send one of {count} clans away"),
    "mob": ("swap one of your clans for another", "swap one of your clans for one of {count}"),
}
"""For one place to do it at, and for several."""


def _answers(options: list[Option], kind: int, say: Say) -> list[str]:
    alone = any(len(hand_kinds(option)) == 1 for option in options)
    pairs = [option for option in options if len(hand_kinds(option)) == 2]
    ways = [say("it is enough on its own")] if alone else []
    if pairs:
        ways.append(say("play it with {partners:a}", partners=_partners(pairs, kind, say)))
    return ways


def _partners(options: list[Option], kind: int, say: Say) -> Word:
    """The cards that would go with it."""
    others = []
    for option in options:
        rest = list(hand_kinds(option))
        rest.remove(kind)
        others.append(rest[0])
    kinds = sorted(set(others))
    if len(kinds) > MANY:
        return say.noun(ANY)
    return say.either([say.noun(TWIN) if other == kind else creature(other, say) for other in kinds])
