"""Answers in words: for a button, beside what it is about; for a list, where each says it all; and for a tag."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..core.game import Label, Say
from ..core.language import ENGLISH
from ..core.types import Option, View
from . import nouns
from .cards import CT, HYPNOGRIFF, KIND, MINNOWTAUR, MOB, POWER_IDS, WIZARD
from .decisions import FREE, FROM_BOTTOM, FROM_TOP, SWAP, VERBS
from .nouns import NAMES, TopClan, census, top_clan
from .prompts import fight_of
from .reasons import reason_of
from .rules.course import ACTIONS
from .rules.hires import STOLEN
from .state import State, stack
from .words import POWER_NAMES

Names = tuple[str, ...]

MOVES = {FROM_TOP: "Send the top clan down", FROM_BOTTOM: "Bring the bottom clan up", SWAP: "Swap the two clans"}


class Asked(NamedTuple):
    """One answer, ready to be put in words."""

    option: Option
    args: dict[str, Any]  # by the names of the vocabulary
    state: State
    me: int
    names: Names
    say: Say
    listed: bool

    def name(self, kind: int) -> str:
        """A card: briefly on a button."""
        return self.say(NAMES[kind].one if self.listed else NAMES[kind].short)

    def plus(self, kinds: tuple[int, ...]) -> str:
        """Cards laid together: 'Klaken + Terrier'."""
        return " + ".join([self.name(kind) for kind in kinds])

    def magic(self, *kinds: int) -> str:
        return self.say("{magic} magic").format(magic=sum([self.state.charter.magic[kind] for kind in kinds]))

    def land(self, land: int) -> str:
        return self.say(nouns.LANDS[land])

    def clan(self, seat: int, land: int, words: str = "{clan}, {magic} magic") -> str:
        return nouns.clan(self.state, seat, land, self.say, words)

    def top(self, seat: int, land: int) -> TopClan:
        top = top_clan(self.state, seat, land)
        assert top is not None, "an answer names only clans that are there"
        return top

    def with_card(self, usual: int | None, phrase: str) -> str:
        """The phrase, after the card to be played: on a button only if that is not the obvious one."""
        card: int = self.args["card"]
        return phrase if card == usual and not self.listed else self.by(NAMES[card].a, phrase)

    def by(self, means: str, phrase: str) -> str:
        return self.say("with {card}: {phrase}").format(card=self.say(means), phrase=phrase)


def label(option: Option, view: View[State], names: Names, say: Say = ENGLISH, listed: bool = False) -> Label:
    """What one does, and what comes of it: no two answers to a question have the same. `listed`: for a list."""
    args = dict(zip([field.name for field in VERBS[option.verb]], option.args, strict=True))
    return LABELS[option.verb](Asked(option, args, view.state, view.seat, names, say, listed))


# -- clans -------------------------------------------------------------------------------------------------------------


def _settle(it: Asked) -> Label:
    card, partner = it.args["card"], it.args["partner"]
    text = it.say("Settle {cards}").format(cards=it.plus((card, partner)))
    return Label(text, _where(it, it.magic(card, partner)))


def _settle_discard(it: Asked) -> Label:
    card, shown = it.args["card"], KIND[it.state.discard[-1]]
    words = "Settle {card} + {shown} of the discard pile" if it.listed else "Settle {card} + discard pile"
    text = it.say(words).format(card=it.name(card), shown=it.name(shown))
    return Label(text, _where(it, it.magic(card, shown)))


def _where(it: Asked, magic: str) -> str:
    """'Lowland, 35 magic'; in the Quick Start there is no land to name."""
    phrase = magic if it.state.charter.quick else f"{it.land(it.args['land'])}, {magic}"
    return it.say("free: {phrase}").format(phrase=phrase) if it.args["cost"] == FREE else phrase


def _add(it: Asked) -> Label:
    card, land, to = it.args["card"], it.args["land"], it.args["to"]
    grown = it.say("{count} cards after").format(count=it.top(it.me, land).cards + 1)
    own = it.say(NAMES[card].many)
    if to != land:
        words = "Add to my {creatures}, move"
        phrase = it.say("{land} to {to}, {grown}").format(land=it.land(land), to=it.land(to), grown=grown)
    else:
        words = "Add to my {creatures}"
        phrase = grown if it.state.charter.quick else f"{it.land(land)}, {grown}"
    return Label(it.say(words).format(creatures=own), it.with_card(card, phrase))


def _discard(it: Asked) -> Label:
    text = it.say("Discard and draw") if it.state.deck else it.say("Discard")
    return Label(text, it.say(NAMES[it.args["card"]].a))


def _recruit(it: Asked) -> Label:
    seat, land = it.args["seat"], it.args["land"]
    phrase = it.say("their {clan}").format(clan=it.clan(seat, land))
    text = it.say("Recruit from {name}").format(name=it.names[seat])
    return Label(text, it.with_card(it.top(seat, land).species, phrase))


def _claim(it: Asked) -> Label:
    card, piles = it.args["card"], it.args["piles"]
    guests = [KIND[it.state.inn[pile][-1]] for pile in piles]
    numbers = [str(pile + 1) for pile in piles]
    if it.listed:
        words = "Claim guests {numbers} of the Inn" if len(piles) > 1 else "Claim guest {numbers} of the Inn"
        text = it.say(words).format(numbers=nouns.both(numbers, it.say))
    else:
        words = "Claim {count} guests ({numbers})" if len(piles) > 1 else "Claim the guest ({numbers})"
        text = it.say(words).format(count=len(piles), numbers=", ".join(numbers))
    usual = min(guests) if min(guests) < CT else None
    return Label(text, it.with_card(usual, f"{census(guests, it.say)}, {it.magic(card, *guests)}"))


def _kid(it: Asked) -> Label:
    phrase = it.say("{land}, free").format(land=it.land(it.args["land"]))
    power = POWER_NAMES[POWER_IDS.index("wiizzz_kid")]
    return Label(it.say("Swap my two upper clans"), it.by(power, phrase) if it.listed else phrase)


def _place(it: Asked) -> Label:
    below = len(stack(it.state, it.me, it.args["land"]))
    second = (
        it.say("on top of {count} clans") if below > 1 else it.say("on top of a clan") if below else it.say("empty")
    )
    return Label(it.say("To my {land}").format(land=it.land(it.args["land"])), second.format(count=below))


# -- hires -------------------------------------------------------------------------------------------------------------


def _wizard(it: Asked) -> Label:
    seat, land = it.args["seat"], it.land(it.args["land"])
    where = it.say("my {land}") if seat == it.me else it.say("{land} of {name}")
    phrase = where.format(land=land, name=it.names[seat])
    return Label(it.say(MOVES[it.args["end"]]), it.with_card(WIZARD, phrase))


def _hypnogriff(it: Asked) -> Label:
    seat = it.args["seat"]
    held = len(it.state.hands[seat])
    phrase = it.say("{count} of {held} cards, then give back").format(count=min(STOLEN, held), held=held)
    return Label(it.say("Take cards from {name}").format(name=it.names[seat]), it.with_card(HYPNOGRIFF, phrase))


def _protect(it: Asked) -> Label:
    text = it.say("Guard my {land}").format(land=it.land(it.args["land"]))
    return Label(text, it.with_card(MINNOWTAUR, it.say("until my next turn")))


def _block(it: Asked) -> Label:
    phrase = it.say("no new clan in their {land}").format(land=it.land(it.args["land"]))
    return Label(it.say("Block {name}").format(name=it.names[it.args["seat"]]), it.with_card(MINNOWTAUR, phrase))


def _elves(it: Asked) -> Label:
    seat, clan = it.args["seat"], it.clan(it.args["seat"], it.args["land"])
    if seat == it.me:
        return Label(it.say("Send the Elves to my own"), clan)
    text = it.say("Send the Elves to {name}").format(name=it.names[seat])
    return Label(text, it.say("their {clan}").format(clan=clan))


def _mob(it: Asked) -> Label:
    own, seat, land = it.args["own_land"], it.args["seat"], it.args["land"]
    text = it.say("Swap with {name}").format(name=it.names[seat])
    if not it.listed:
        brief = "{clan} ({magic})"
        words, parts = "my {mine} for {theirs}", (it.clan(it.me, own, brief), it.clan(seat, land, brief))
    else:
        words, parts = "my {mine}, for {theirs}", (it.clan(it.me, own), it.clan(seat, land))
    phrase = it.say(words).format(mine=parts[0], theirs=parts[1])
    return Label(text, it.by(NAMES[MOB].a, phrase) if it.listed else phrase)


# -- answers -----------------------------------------------------------------------------------------------------------


def _answer(it: Asked) -> Label:
    return Label(it.plus(it.args["cards"]))


def _concede(it: Asked) -> Label:
    fight = fight_of(it.state)
    if fight.at_the_inn and len(fight.plays) == 1:
        return Label(it.say("Let it settle"), it.say("{name} gets the clan").format(name=it.names[fight.foe]))
    stays = fight.mover == fight.attacker and not fight.at_the_inn
    second = it.say("{name} keeps it and all cards") if stays else it.say("{name} takes it and all cards")
    return Label(it.say("Give in"), second.format(name=it.names[fight.foe]))


def _sacrifice(it: Asked) -> Label:
    return Label(it.say("Pay {cards}").format(cards=it.plus(it.args["cards"])), it.say("the clan stays"))


def _let_go(it: Asked) -> Label:
    _, owner, land = it.state.agenda[-1]
    return Label(it.say("Let the clan go"), it.clan(owner, land))


def _give_back(it: Asked) -> Label:
    text = ", ".join([it.name(kind) for kind in it.args["cards"]])
    return Label(text, it.say("back to {name}").format(name=it.names[it.state.agenda[-1][1]]))


def _throw(it: Asked) -> Label:
    cards = [it.name(kind) for kind in it.args["cards"]]
    if not cards:
        return Label(it.say("Discard nothing"))
    on_top = it.say("{card} ends up on top").format(card=cards[-1])
    return Label(it.say("Discard {cards}").format(cards=it.say(", then ").join(cards)), on_top)


# -- hires at the inn --------------------------------------------------------------------------------------------------


def _take_clan(it: Asked) -> Label:
    return _rival_clan(it, it.say("Take {clan}"))


def _disperse_clan(it: Asked) -> Label:
    return _rival_clan(it, it.say("Send away {clan}"))


def _rival_clan(it: Asked, phrase: str) -> Label:
    top = it.top(1 - it.me, it.args["land"])
    second = it.say("{land}, {magic} magic").format(land=it.land(it.args["land"]), magic=top.magic)
    return Label(phrase.format(clan=top.words(it.say)), second)


def _move_clan(it: Asked) -> Label:
    return Label(it.say(MOVES[it.args["end"]]), it.say("their {land}").format(land=it.land(it.args["land"])))


def _end(it: Asked) -> Label:
    left = ACTIONS - it.state.actions
    if left == ACTIONS and reason_of(it.option, it.state, it.me) is None:
        return Label(it.say("Pass"), it.say("no action has to be taken"))
    return Label(it.say("End turn"), it.say("1 action left") if left == 1 else "")


LABELS: Mapping[str, Callable[[Asked], Label]] = {
    "settle": _settle,
    "settle_discard": _settle_discard,
    "add": _add,
    "discard": _discard,
    "recruit": _recruit,
    "wizard": _wizard,
    "hypnogriff": _hypnogriff,
    "protect": _protect,
    "block": _block,
    "elves": _elves,
    "mob": _mob,
    "claim": _claim,
    "kid": _kid,
    "end": _end,
    "place": _place,
    "answer": _answer,
    "concede": _concede,
    "sacrifice": _sacrifice,
    "let_go": _let_go,
    "give_back": _give_back,
    "take_clan": _take_clan,
    "move_clan": _move_clan,
    "disperse_clan": _disperse_clan,
    "throw": _throw,
}

# -- in a word or two --------------------------------------------------------------------------------------------------

TAGS: Mapping[str, str] = {
    "settle": "Settle",
    "settle_discard": "Settle",
    "add": "Add",
    "discard": "Discard, draw 1",
    "recruit": "Recruit",
    "wizard": "Move",
    "hypnogriff": "Steal",
    "protect": "Guard",
    "block": "Block",
    "elves": "Send away",
    "mob": "Swap",
    "claim": "Claim",
    "kid": "Swap",
    "end": "End",
    "place": "Here",
    "answer": "Answer",
    "concede": "Give in",
    "sacrifice": "Pay",
    "let_go": "Let go",
    "give_back": "Give back",
    "take_clan": "Take",
    "move_clan": "Move",
    "disperse_clan": "Send away",
    "throw": "Discard",
}


def tag(option: Option, view: View[State], say: Say = ENGLISH) -> str:
    """What one does, for a tag on the thing it is done to; nothing is promised from an empty deck."""
    return say("Discard" if option.verb == "discard" and not view.state.deck else TAGS[option.verb])
