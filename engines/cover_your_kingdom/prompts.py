"""Prompts: who is asked, at which moment, what is at stake, and what may be done about it."""

from collections.abc import Callable, Mapping

from ..core.game import Prompt, Say
from ..core.language import ENGLISH
from ..core.types import Decision, View
from . import nouns
from .cards import CT, ELVES, KIND, MOB, WIZARD
from .challenge import Challenge, challenge
from .nouns import creature
from .rules.course import ACTIONS
from .rules.hires import ransom
from .rules.recruit import Price, price
from .rules.turn import THROWN
from .state import CARDS, KIN, State

Names = tuple[str, ...]
Parts = dict[str, object]
PromptKey = tuple[str, str, Parts]
"""Which lead a question has, which words tell those who wait, and what both name."""

LEADS: Mapping[str, str] = {
    "act": "{name}, action {number} of {actions}.",
    "act.more": "{name}, one more thing?",
    "land": "{name}, where will the {clan:many} live?",
    "answer": "{name}, answer {play:the}.",
    "answer.pair": "{name}, answer the pair.",
    "answer.claim": "{name}, contest the claim?",
    "defend": "{name}, the Elves want your {clan}.",
    "give_back": "{name}, give back {cards:a}.",
    "inn_hire": "{name}, {hire:a} came to the Inn.",
    "end_powers": "{name}, DissedHard.",
}

OTHERS: Mapping[str, str] = {
    "act": "{name} plays, action {number} of {actions}.",
    "act.more": "{name} plays.",
}
"""For whoever is not asked, where a lead would speak to the wrong one."""

FORCED: Mapping[str, str] = {
    "concede": "{name}, you must give in.",
    "let_go": "{name}, you must let the clan go.",
}
"""By the only answer there is. Whoever waits reads the usual lead: they only see who is asked."""

WAITING: Mapping[str, str] = {
    "act": "",
    "land": "{name} chooses a land for the clan.",
    "recruit": "{name} answers or gives in: {rival} wants their {clan}.",
    "recruit.back": "{name} answers or gives in: {rival} defends {clan}.",
    "claim": "{name} contests it, or {rival} gets {clan:a}.",
    "claim.back": "{name} answers or gives in: {rival} contests {clan:a}.",
    "defend": "{name} pays the Elves or lets the clan go.",
    "give_back": "{name} chooses what to give back.",
    "inn_hire": "{name} chooses in secret.",
    "end_powers": "{name} may discard cards.",
}
"""For whoever is not asked: nothing of the options shows."""

STAKES: Mapping[str, str] = {
    "recruit": "{rival} wants your {clan}.",
    "recruit.back": "{rival} defends {clan}.",
    "claim": "{rival} claims {clan:a} with {opening:a}.",
    "claim.back": "{rival} contests {clan:a}.",
}
"""What a challenge is fought over, for whoever must answer."""

INN_HIRES: Mapping[int, str] = {
    MOB: "Choose the clan you take from {rival}.",
    WIZARD: "Choose one of {rival:'s} stacks, and which of its clans moves.",
    ELVES: "Choose which of {rival:'s} clans leaves the game.",
}


def prompt(decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
    """What the seat of this view reads while this is asked; without options it is as for anybody who waits."""
    state, kind = view.state, decision.kind
    lead, waiting, parts = STEPS[kind](state, names, say)
    parts["name"] = say.name(names[decision.seat])
    if view.seat == decision.seat and decision.options:
        sentence = SENTENCES[kind](decision, state, names, say)
    else:
        sentence = say(WAITING[waiting], **parts) if WAITING[waiting] else ""
    told = LEADS[lead] if view.seat == decision.seat else OTHERS.get(lead, LEADS[lead])
    return Prompt(say(told, **parts), sentence)


def forced_prompt(decision: Decision, names: Names, say: Say = ENGLISH) -> Prompt:
    """The same for whoever can only give something up, where what is at stake can be seen."""
    lead = say(FORCED[decision.options[0].verb], name=say.name(names[decision.seat]))
    return Prompt(lead, say("None of your cards can answer. Take your time: the others only see that you are asked."))


# -- the moment --------------------------------------------------------------------------------------------------------


def _act_step(state: State, names: Names, say: Say) -> PromptKey:
    lead = "act" if state.actions < ACTIONS else "act.more"
    return lead, "act", {"number": state.actions + 1, "actions": ACTIONS}


def _land_step(state: State, names: Names, say: Say) -> PromptKey:
    clan = state.agenda[-1][2]
    return "land", "land", {"clan": nouns.count(clan[KIN], len(clan[CARDS]), say)}


def _answer_step(state: State, names: Names, say: Say) -> PromptKey:
    fight = fight_of(state)
    stake, parts = _stake(state, fight, names, say)
    *pair, last = [KIND[card] for card in fight.plays[-1].cards]
    opens = fight.at_the_inn and len(fight.plays) == 1
    lead = "answer.claim" if opens else "answer.pair" if pair else "answer"
    return lead, stake, {**parts, "play": creature(last, say)}


def _defend_step(state: State, names: Names, say: Say) -> PromptKey:
    _, owner, land = state.agenda[-1]
    return "defend", "defend", {"clan": nouns.clan(state, owner, land, say, "{clan}")}


def _give_back_step(state: State, names: Names, say: Say) -> PromptKey:
    return "give_back", "give_back", {"cards": nouns.cards(state.agenda[-1][2], say)}


def _inn_hire_step(state: State, names: Names, say: Say) -> PromptKey:
    return "inn_hire", "inn_hire", {"hire": creature(state.agenda[-1][1], say)}


def _end_powers_step(state: State, names: Names, say: Say) -> PromptKey:
    return "end_powers", "end_powers", {}


STEPS: Mapping[str, Callable[[State, Names, Say], PromptKey]] = {
    "act": _act_step,
    "land": _land_step,
    "answer": _answer_step,
    "inn_contest": _answer_step,
    "defend": _defend_step,
    "give_back": _give_back_step,
    "inn_hire": _inn_hire_step,
    "end_powers": _end_powers_step,
}


def fight_of(state: State) -> Challenge:
    """The challenge in which an answer is asked for."""
    fight = challenge(state)
    assert fight is not None, "an answer is asked for only in a challenge"
    return fight


def _stake(state: State, fight: Challenge, names: Names, say: Say) -> tuple[str, Parts]:
    """How a challenge stands, whom it is against, and for what."""
    back = "" if fight.mover == fight.defender else ".back"
    parts: Parts = {"rival": say.name(names[fight.foe])}
    if not fight.at_the_inn:
        parts["clan"] = nouns.clan(state, fight.defender, fight.land, say)
        return f"recruit{back}", parts
    parts["clan"] = nouns.census([KIND[card] for card in fight.claimed], say)
    parts["opening"] = creature(KIND[fight.plays[0].cards[0]], say)
    return f"claim{back}", parts


# -- what may be done --------------------------------------------------------------------------------------------------


ACTS: Mapping[tuple[str, ...], str] = {
    (): "You have no move. Pass.",
    ("done",): "Nothing left to do. End your turn.",
    ("play",): "Play a card.",
    ("play", "end"): "Play a card, or end your turn.",
    ("play", "kid"): "Play a card, or swap the top two clans of a land for free (Wiizzz Kid).",
    ("play", "kid", "end"): ("Play a card, swap the top two clans of a land for free (Wiizzz Kid), or end your turn."),
    ("settle", "end"): "Settle one clan for free (Match Maker), or end your turn.",
    ("settle", "kid", "end"): (
        "Settle one clan for free (Match Maker), swap the top two clans of a land for free (Wiizzz Kid), or end your "
        "turn."
    ),
    ("kid",): "Swap the top two clans of a land for free (Wiizzz Kid).",
    ("kid", "end"): "Swap the top two clans of a land for free (Wiizzz Kid), or end your turn.",
}
"""By what may be done in the own turn."""


def _act(decision: Decision, state: State, names: Names, say: Say) -> str:
    verbs = {option.verb for option in decision.options}
    if verbs == {"end"}:
        return say(ACTS["done",] if state.actions else ACTS[()])
    plays = state.actions < ACTIONS and verbs - {"end", "kid"}
    ways = ["play"] if plays else ["settle"] if verbs & {"settle", "settle_discard"} else []
    return say(ACTS[*ways, *[verb for verb in ("kid", "end") if verb in verbs]])


def _land(decision: Decision, state: State, names: Names, say: Say) -> str:
    return say("Choose a land: the clan goes on top there.")


def _answer(decision: Decision, state: State, names: Names, say: Say) -> str:
    """'Tomas wants your 4 Klakens, 85 magic. Play one card: a Klaken, a Terrier or a Spydra.'"""
    stake, parts = _stake(state, fight_of(state), names, say)
    said = [say(STAKES[stake], **parts), *_price_words(price(state, state.agenda[-1]), say)]
    if len(decision.options) == 1:
        said.append(say("You have no answer."))
    return " ".join(said)


def _price_words(asked: Price, say: Say) -> list[str]:
    """'Play a Spydra, or two cards: two Klakens, or a Klaken and a Terrier. Two Terriers are not enough.'"""
    singles = say.either([creature(kind, say) for kind in asked.singles])
    if not asked.partners:
        return [say("Play one card: {singles:a}.", singles=singles)]
    words = "Play {singles:a}, or two cards: {two:words}, or {one:a} and {guests:a}."
    if not asked.singles:
        words = "Play two cards: {two:words}, or {one:a} and {guests:a}."
    two, one = nouns.count(asked.pair, 2, say), creature(asked.pair, say)
    guests = say.either([creature(kind, say) for kind in asked.partners])
    said = [say(words, singles=singles, two=two, one=one, guests=guests)]
    return [*said, say("Two Terriers aren't enough.")] if CT in asked.partners else said


def _defend(decision: Decision, state: State, names: Names, say: Say) -> str:
    """'Pay a Spydra, or any two cards that are Klakens or Terriers.'"""
    _, owner, land = state.agenda[-1]
    asked = ransom(state, owner, land)
    singles = say.either([creature(kind, say) for kind in asked.singles])
    if asked.partners:
        kinds = say.either([creature(kind, say) for kind in (asked.pair, *asked.partners)])
        said = say("Pay {singles:a}, or any two cards that are {kinds:many}.", singles=singles, kinds=kinds)
    else:
        said = say("Pay {singles:a}, or {two:words}.", singles=singles, two=nouns.count(asked.pair, 2, say))
    return said if len(decision.options) > 1 else " ".join([said, say("You can't pay.")])


def _give_back(decision: Decision, state: State, names: Names, say: Say) -> str:
    _, rival, number = state.agenda[-1]
    cards = nouns.cards(number, say)
    return say("Choose {cards:a} from your hand for {rival}.", cards=cards, rival=say.name(names[rival]))


def _inn_hire(decision: Decision, state: State, names: Names, say: Say) -> str:
    said = say(INN_HIRES[state.agenda[-1][1]], rival=say.name(names[1 - decision.seat]))
    return " ".join([said, say("Both choices count at once.")])


def _end_powers(decision: Decision, state: State, names: Names, say: Say) -> str:
    if state.charter.dissed_hard_any:
        words = "Discard up to {count} cards of any kind before everyone draws. The last one ends up on top."
    else:
        words = "Discard up to {count} clanning creatures before everyone draws. The last one ends up on top."
    return say(words, count=THROWN)


SENTENCES: Mapping[str, Callable[[Decision, State, Names, Say], str]] = {
    "act": _act,
    "land": _land,
    "answer": _answer,
    "inn_contest": _answer,
    "defend": _defend,
    "give_back": _give_back,
    "inn_hire": _inn_hire,
    "end_powers": _end_powers,
}
