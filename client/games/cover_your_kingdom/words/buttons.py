"""The action bar: a caption and a second line for every option."""

from collections.abc import Callable

from engines.core.game import Say
from engines.core.types import Option, View
from engines.cover_your_kingdom.cards import CT, HYPNOGRIFF, KIND, MINNOWTAUR, WIZARD
from engines.cover_your_kingdom.decisions import FREE, FROM_BOTTOM, FROM_TOP, SWAP, VERBS
from engines.cover_your_kingdom.rules.course import ACTIONS
from engines.cover_your_kingdom.rules.hires import STOLEN
from engines.cover_your_kingdom.state import State, stack

from .captions import Asked, Label, Rulers
from .challenge import challenge
from .names import NAMES, census, count, plus, top_clan


def button(option: Option, view: View[State], names: Rulers, say: Say = str) -> Label:
    """The button of an option, told apart from every other of the same decision by its caption or second line."""
    args = dict(zip([field.name for field in VERBS[option.verb]], option.args, strict=True))
    return _BUTTONS[option.verb](Asked(args, view.state, view.seat, names, say))


# -- clans -------------------------------------------------------------------------------------------------------------


def _settle(it: Asked) -> Label:
    card, partner = it.args["card"], it.args["partner"]
    text = it.say("Settle {cards}").format(cards=plus((card, partner), it.say))
    return Label(text, _where(it, it.magic(card, partner)))


def _settle_discard(it: Asked) -> Label:
    card, shown = it.args["card"], KIND[it.state.discard[-1]]
    text = it.say("Settle {card} + discard pile").format(card=it.say(NAMES[card].short))
    return Label(text, _where(it, it.magic(card, shown)))


def _where(it: Asked, magic: str) -> str:
    """'Lowland, 35 magic'; in the Quick Start there is no land to name."""
    phrase = magic if it.state.charter.quick else f"{it.land(it.args['land'])}, {magic}"
    return it.say("free: {phrase}").format(phrase=phrase) if it.args["cost"] == FREE else phrase


def _add(it: Asked) -> Label:
    land, to, own = it.args["land"], it.args["to"], it.say(NAMES[it.args["card"]].many)
    top = top_clan(it.state, it.me, land)
    assert top is not None, "one adds to a clan that is there"
    grown = it.say("{count} cards after").format(count=top.cards + 1)
    if to != land:
        text = it.say("Add to my {creatures}, move").format(creatures=own)
        return Label(text, it.say("{land} to {to}, {grown}").format(land=it.land(land), to=it.land(to), grown=grown))
    second = grown if it.state.charter.quick else f"{it.land(land)}, {grown}"
    return Label(it.say("Add to my {creatures}").format(creatures=own), second)


def _discard(it: Asked) -> Label:
    text = it.say("Discard and draw") if it.state.deck else it.say("Discard")
    return Label(text, it.say(NAMES[it.args["card"]].a))


def _recruit(it: Asked) -> Label:
    seat, land = it.args["seat"], it.args["land"]
    top = top_clan(it.state, seat, land)
    phrase = it.say("their {clan}").format(clan=it.clan(seat, land))
    text = it.say("Recruit from {name}").format(name=it.names[seat])
    return Label(text, it.with_card(top and top.species, phrase))


def _claim(it: Asked) -> Label:
    card, piles = it.args["card"], it.args["piles"]
    guests = [KIND[it.state.inn[pile][-1]] for pile in piles]
    numbers = ", ".join(str(pile + 1) for pile in piles)
    words = "Claim {count} guests ({numbers})" if len(piles) > 1 else "Claim the guest ({numbers})"
    phrase = f"{census(guests, it.say)}, {it.magic(card, *guests)}"
    usual = min(guests) if min(guests) < CT else None
    return Label(it.say(words).format(count=len(piles), numbers=numbers), it.with_card(usual, phrase))


def _kid(it: Asked) -> Label:
    return Label(it.say("Swap my two upper clans"), it.say("{land}, free").format(land=it.land(it.args["land"])))


def _place(it: Asked) -> Label:
    below = len(stack(it.state, it.me, it.args["land"]))
    second = (
        it.say("on top of {count} clans") if below > 1 else it.say("on top of a clan") if below else it.say("empty")
    )
    return Label(it.say("To my {land}").format(land=it.land(it.args["land"])), second.format(count=below))


# -- hires -------------------------------------------------------------------------------------------------------------

_MOVES = {FROM_TOP: "Send the top clan down", FROM_BOTTOM: "Bring the bottom clan up", SWAP: "Swap the two clans"}


def _wizard(it: Asked) -> Label:
    seat, land = it.args["seat"], it.land(it.args["land"])
    where = it.say("my {land}") if seat == it.me else it.say("{land} of {name}")
    phrase = where.format(land=land, name=it.names[seat])
    return Label(it.say(_MOVES[it.args["end"]]), it.with_card(WIZARD, phrase))


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
    brief = "{clan} ({magic})"
    mine, theirs = it.clan(it.me, it.args["own_land"], brief), it.clan(it.args["seat"], it.args["land"], brief)
    text = it.say("Swap with {name}").format(name=it.names[it.args["seat"]])
    return Label(text, it.say("my {mine} for {theirs}").format(mine=mine, theirs=theirs))


# -- answers -----------------------------------------------------------------------------------------------------------


def _answer(it: Asked) -> Label:
    return Label(plus(it.args["cards"], it.say))


def _concede(it: Asked) -> Label:
    fight = challenge(View(it.me, it.state))
    assert fight is not None, "one concedes in a challenge"
    if fight.at_the_inn and len(fight.plays) == 1:
        return Label(it.say("Let it settle"), it.say("{name} gets the clan").format(name=it.names[fight.foe]))
    stays = fight.mover == fight.attacker and not fight.at_the_inn
    second = it.say("{name} keeps it and all cards") if stays else it.say("{name} takes it and all cards")
    return Label(it.say("Give in"), second.format(name=it.names[fight.foe]))


def _sacrifice(it: Asked) -> Label:
    return Label(it.say("Pay {cards}").format(cards=plus(it.args["cards"], it.say)), it.say("the clan stays"))


def _let_go(it: Asked) -> Label:
    _, owner, land = it.state.agenda[-1]
    return Label(it.say("Let the clan go"), it.clan(owner, land))


def _give_back(it: Asked) -> Label:
    text = ", ".join(it.say(NAMES[kind].short) for kind in it.args["cards"])
    return Label(text, it.say("back to {name}").format(name=it.names[it.state.agenda[-1][1]]))


def _throw(it: Asked) -> Label:
    cards = [it.say(NAMES[kind].short) for kind in it.args["cards"]]
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
    top = top_clan(it.state, 1 - it.me, it.args["land"])
    assert top is not None, "an option names only clans that are there"
    second = it.say("{land}, {magic} magic").format(land=it.land(it.args["land"]), magic=top.magic)
    return Label(phrase.format(clan=count(top.species, top.cards, it.say)), second)


def _move_clan(it: Asked) -> Label:
    return Label(it.say(_MOVES[it.args["end"]]), it.say("their {land}").format(land=it.land(it.args["land"])))


def _end(it: Asked) -> Label:
    left = ACTIONS - it.state.actions
    if left == ACTIONS:
        return Label(it.say("Pass"), it.say("no action has to be taken"))
    return Label(it.say("End turn"), it.say("1 action left") if left else "")


_BUTTONS: dict[str, Callable[[Asked], Label]] = {
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
