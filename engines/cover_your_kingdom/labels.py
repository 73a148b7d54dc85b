"""Answers in words: for a button, beside what it is about; for a list, where each says it all; and for a tag."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..core.game import Label, Say
from ..core.language import ENGLISH, capital
from ..core.language.word import Name, Noun
from ..core.types import Option, View
from . import nouns
from .cards import CT, HYPNOGRIFF, KIND, MINNOWTAUR, MOB, WIZARD
from .decisions import FREE, FROM_BOTTOM, FROM_TOP, SWAP, VERBS
from .nouns import TopClan, census, creature, land_noun, top_clan
from .prompts import fight_of
from .reasons import reason_of
from .rules.course import ACTIONS
from .rules.hires import STOLEN
from .state import State, stack

Names = tuple[str, ...]

MOVES = {FROM_TOP: "Send the top clan down", FROM_BOTTOM: "Bring the bottom clan up", SWAP: "Swap the two clans"}
MOVED = {
    FROM_TOP: "{clan:many} to the bottom",
    FROM_BOTTOM: "the lowest clan comes up",
    SWAP: "the two clans swap",
}
"""What becomes of a stack, by the end that is moved: in a list, and under the stack's name on a button."""


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
        return str(creature(kind, self.say)) if self.listed else nouns.short(kind, self.say)

    def plus(self, kinds: tuple[int, ...]) -> str:
        """Cards laid together: 'Klaken + Terrier'."""
        return " + ".join([self.name(kind) for kind in kinds])

    def magic(self, *kinds: int) -> str:
        return self.say("{magic} magic", magic=sum([self.state.charter.magic[kind] for kind in kinds]))

    def ruler(self, seat: int) -> Name:
        return self.say.name(self.names[seat])

    def land(self, land: int) -> Noun:
        return land_noun(land, self.say)

    def clan(self, seat: int, land: int, words: str = "{clan}, {magic} magic") -> str:
        return nouns.clan(self.state, seat, land, self.say, words)

    def placed(self, seat: int, land: int) -> str:
        """A clan with its land: '4 Klakens, 85 magic, Lowland'."""
        if self.listed or self.state.charter.quick:
            return self.clan(seat, land)
        top = self.top(seat, land)
        words = "{clan}, {magic} magic, {land}"
        return self.say(words, clan=top.words(self.say), magic=top.magic, land=self.land(land))

    def stack(self, seat: int, land: int) -> str:
        """A stack by whose it is: 'Tomas's Highland'."""
        words = "my {land}" if seat == self.me else "{name:'s} {land}"
        return self.say(words, land=self.land(land), name=self.ruler(seat))

    def top(self, seat: int, land: int) -> TopClan:
        top = top_clan(self.state, seat, land)
        assert top is not None, "an answer names only clans that are there"
        return top

    def with_card(self, usual: int | None, phrase: str) -> str:
        """The phrase, after the card to be played: on a button only if that is not the obvious one."""
        card: int = self.args["card"]
        return phrase if card == usual and not self.listed else self.by(card, phrase)

    def by(self, card: int, phrase: str) -> str:
        return self.say("with {card:a}: {phrase}", card=creature(card, self.say), phrase=phrase)


def label(option: Option, view: View[State], names: Names, say: Say = ENGLISH, listed: bool = False) -> Label:
    """What one does, and what comes of it: no two answers to a question have the same. `listed`: for a list."""
    args = dict(zip([field.name for field in VERBS[option.verb]], option.args, strict=True))
    return LABELS[option.verb](Asked(option, args, view.state, view.seat, names, say, listed))


# -- clans -------------------------------------------------------------------------------------------------------------


def _settle(it: Asked) -> Label:
    card, partner = it.args["card"], it.args["partner"]
    text = it.say("Settle {cards}", cards=it.plus((card, partner)))
    return Label(text, _where(it, it.magic(card, partner)))


def _settle_discard(it: Asked) -> Label:
    card, shown = it.args["card"], KIND[it.state.discard[-1]]
    words = "Settle {card} + {shown} off the discard pile" if it.listed else "Settle {card} + discard"
    text = it.say(words, card=it.name(card), shown=it.name(shown))
    return Label(text, _where(it, it.magic(card, shown)))


def _where(it: Asked, magic: str) -> str:
    """'Lowland, 35 magic'; in the Quick Start there is no land to name."""
    phrase = magic if it.state.charter.quick else f"{it.land(it.args['land'])}, {magic}"
    return it.say("free: {phrase}", phrase=phrase) if it.args["cost"] == FREE else phrase


def _add(it: Asked) -> Label:
    card, land, to = it.args["card"], it.args["land"], it.args["to"]
    grown = it.say("{cards} afterwards", cards=nouns.cards(it.top(it.me, land).cards + 1, it.say))
    if to != land:
        words = "Add and move my {creature:many}"
        phrase = it.say("{land} to {to}, {grown}", land=it.land(land), to=it.land(to), grown=grown)
    else:
        words = "Add to my {creature:many}"
        phrase = grown if it.state.charter.quick else f"{it.land(land)}, {grown}"
    return Label(it.say(words, creature=creature(card, it.say)), it.with_card(card, phrase))


def _discard(it: Asked) -> Label:
    card = creature(it.args["card"], it.say)
    if it.listed:
        return Label(it.say("Discard and draw" if it.state.deck else "Discard"), it.say("{card:a}", card=card))
    return Label(it.say("Discard {card:a}", card=card), it.say("draw 1 card") if it.state.deck else "")


def _recruit(it: Asked) -> Label:
    seat, land = it.args["seat"], it.args["land"]
    phrase = it.say("their {clan}", clan=it.placed(seat, land))
    text = it.say("Recruit from {name}", name=it.ruler(seat))
    return Label(text, it.with_card(it.top(seat, land).species, phrase))


def _claim(it: Asked) -> Label:
    card, piles = it.args["card"], it.args["piles"]
    guests = [KIND[it.state.inn[pile][-1]] for pile in piles]
    numbers = it.say.grammar.listed([str(pile + 1) for pile in piles], it.say.grammar.last)
    magic = it.magic(card, *guests)
    if it.listed:
        words = "Claim guests {numbers} of the Inn" if len(piles) > 1 else "Claim guest {numbers} of the Inn"
        text = it.say(words, numbers=numbers)
        phrase = it.say("{cards:a}, {magic}", cards=census(guests, it.say), magic=magic)
    else:
        all_of_them = len(piles) == len(it.state.inn)
        named = Label(it.say("Claim {cards}", cards=_guests(it, guests)))
        every = it.say("Claim every guest") if all_of_them else it.say("Claim these guests")
        text = named.words if named.fits and not all_of_them else every
        words = "guests {numbers}, {magic}" if len(piles) > 1 else "guest {numbers}, {magic}"
        phrase = it.say(words, numbers=numbers, magic=magic)
    usual = min(guests) if min(guests) < CT else None
    return Label(text, it.with_card(usual, phrase))


def _guests(it: Asked, kinds: list[int]) -> str:
    """Guests by name, equal ones counted, their own kind before the wilds: '2 Klakens, Spydra'."""
    counted = Counter(sorted(kinds))
    return ", ".join(
        [it.name(kind) if times == 1 else str(nouns.count(kind, times, it.say)) for kind, times in counted.items()]
    )


def _kid(it: Asked) -> Label:
    words = "with Wiizzz Kid: {land}, free" if it.listed else "{land}, free"
    return Label(it.say("Swap my top two clans"), it.say(words, land=it.land(it.args["land"])))


def _place(it: Asked) -> Label:
    below = len(stack(it.state, it.me, it.args["land"]))
    second = it.say("on top of {clans:a}", clans=it.say.count(below, nouns.CLAN)) if below else it.say("empty")
    return Label(it.say("To my {land}", land=it.land(it.args["land"])), second)


# -- hires -------------------------------------------------------------------------------------------------------------


def _wizard(it: Asked) -> Label:
    seat, land, end = it.args["seat"], it.args["land"], it.args["end"]
    if it.listed:
        return Label(it.say(MOVES[end]), it.with_card(WIZARD, it.stack(seat, land)))
    return Label(capital(it.stack(seat, land)), it.with_card(WIZARD, _moved(it, seat, land, end)))


def _moved(it: Asked, seat: int, land: int, end: int) -> str:
    return it.say(MOVED[end], clan=creature(it.top(seat, land).species, it.say))


def _hypnogriff(it: Asked) -> Label:
    seat = it.args["seat"]
    held = len(it.state.hands[seat])
    phrase = it.say("{count} of {cards}, then give back", count=min(STOLEN, held), cards=nouns.cards(held, it.say))
    return Label(it.say("Take cards from {name}", name=it.ruler(seat)), it.with_card(HYPNOGRIFF, phrase))


def _protect(it: Asked) -> Label:
    text = it.say("Guard my {land}", land=it.land(it.args["land"]))
    return Label(text, it.with_card(MINNOWTAUR, it.say("until my next turn")))


def _block(it: Asked) -> Label:
    phrase = it.say("no new clan in their {land}", land=it.land(it.args["land"]))
    return Label(it.say("Block {name}", name=it.ruler(it.args["seat"])), it.with_card(MINNOWTAUR, phrase))


def _elves(it: Asked) -> Label:
    seat, clan = it.args["seat"], it.placed(it.args["seat"], it.args["land"])
    if seat == it.me:
        return Label(it.say("Send Elves to mine"), clan)
    text = it.say("Send the Elves to {name}", name=it.ruler(seat))
    return Label(text, it.say("their {clan}", clan=clan))


def _mob(it: Asked) -> Label:
    own, seat, land = it.args["own_land"], it.args["seat"], it.args["land"]
    text = it.say("Swap with {name}", name=it.ruler(seat))
    if not it.listed:
        mine, theirs = it.top(it.me, own), it.top(seat, land)
        phrase = it.say(
            "{own_land} {mine:many} {magic} for {land} {theirs:many} {other}",
            own_land=it.land(own),
            mine=creature(mine.species, it.say),
            magic=mine.magic,
            land=it.land(land),
            theirs=creature(theirs.species, it.say),
            other=theirs.magic,
        )
        return Label(text, phrase)
    phrase = it.say("my {mine}, for {theirs}", mine=it.clan(it.me, own), theirs=it.clan(seat, land))
    return Label(text, it.by(MOB, phrase))


# -- answers -----------------------------------------------------------------------------------------------------------


def _answer(it: Asked) -> Label:
    return Label(it.say("Play {cards}", cards=it.plus(it.args["cards"])))


def _concede(it: Asked) -> Label:
    fight = fight_of(it.state)
    if fight.at_the_inn and len(fight.plays) == 1:
        return Label(it.say("Don't contest"), it.say("{name} gets the clan", name=it.ruler(fight.foe)))
    stays = fight.mover == fight.attacker and not fight.at_the_inn
    words = "{name} keeps it and all cards" if stays else "{name} takes it and all cards"
    return Label(it.say("Give in"), it.say(words, name=it.ruler(fight.foe)))


def _sacrifice(it: Asked) -> Label:
    return Label(it.say("Pay {cards}", cards=it.plus(it.args["cards"])), it.say("the clan stays"))


def _let_go(it: Asked) -> Label:
    _, owner, land = it.state.agenda[-1]
    return Label(it.say("Let the clan go"), it.clan(owner, land))


def _give_back(it: Asked) -> Label:
    cards, name = ", ".join([it.name(kind) for kind in it.args["cards"]]), it.ruler(it.state.agenda[-1][1])
    label = Label(cards, it.say("back to {name}", name=name))
    if label.fits or it.listed:
        return label
    return Label(it.say("Give these back"), it.say("{cards}, back to {name}", cards=cards, name=name))


def _throw(it: Asked) -> Label:
    cards = [it.name(kind) for kind in it.args["cards"]]
    if not cards:
        return Label(it.say("Keep everything"))
    on_top = it.say("{card} ends up on top", card=cards[-1])
    label = Label(it.say("Discard {cards}", cards=it.say(", then ").join(cards)), on_top)
    if label.fits or it.listed:
        return label
    return Label(it.say("Discard in this order"), it.say(", then ").join(cards))


# -- hires at the inn --------------------------------------------------------------------------------------------------


def _take_clan(it: Asked) -> Label:
    return _rival_clan(it, "Take {clan:the}")


def _disperse_clan(it: Asked) -> Label:
    return _rival_clan(it, "Send away {clan:the}")


def _rival_clan(it: Asked, words: str) -> Label:
    top = it.top(1 - it.me, it.args["land"])
    second = it.say("{land}, {magic} magic", land=it.land(it.args["land"]), magic=top.magic)
    return Label(it.say(words, clan=top.words(it.say)), second)


def _move_clan(it: Asked) -> Label:
    land, end, rival = it.args["land"], it.args["end"], 1 - it.me
    if it.listed:
        return Label(it.say(MOVES[end]), it.say("their {land}", land=it.land(land)))
    return Label(capital(it.stack(rival, land)), _moved(it, rival, land, end))


def _end(it: Asked) -> Label:
    left = ACTIONS - it.state.actions
    if left == ACTIONS and reason_of(it.option, it.state, it.me) is None:
        return Label(it.say("Pass"), it.say("no action required"))
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
    "hypnogriff": "Take",
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
