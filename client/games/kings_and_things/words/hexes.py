"""A hex in words, as far as whoever looks may know it."""

from engines.core.game import Say
from engines.core.types import HIDDEN
from engines.kings_and_things.phrases import land, of_side, pieces_in_words
from engines.kings_and_things.realm import army, sides_in, worth
from engines.kings_and_things.state import NOBODY, NOTHING, State
from engines.kings_and_things.terrain import COST, SEA
from engines.kings_and_things.things import KIND, ROWS
from engines.kings_and_things.words import FORT_NAMES


def explain_hex(state: State, at: int, names: tuple[str, ...], say: Say) -> str:
    """Terrain, owner, fort, income, and who stands there, one line each."""
    return "\n".join([_land(state, at, names, say), *_standing(state, at, names, say), *_rest(state, at, say)])


def _land(state: State, at: int, names: tuple[str, ...], say: Say) -> str:
    terrain, owner = state.terrain[at], state.owner[at]
    where = f"{land(state, at, say).capitalize()} {at}"  # the chronicle calls a hex by its number
    if terrain == HIDDEN:
        return say("A tile that still lies face down.")
    if owner != NOBODY:
        return say("{land}, land of {name}.").format(land=where, name=names[owner])
    if terrain == SEA:
        return say("{land}: only flyers cross it.").format(land=where)
    return say("{land}, not explored: {price}.").format(land=where, price=price_words(state, at, say))


def price_words(state: State, at: int, say: Say) -> str:
    """What walking into a hex costs."""
    cost = COST[state.terrain[at]]
    return say("1 point to enter") if cost == 1 else say("{cost} points to enter").format(cost=cost)


def _standing(state: State, at: int, names: tuple[str, ...], say: Say) -> list[str]:
    """Fort, special income, armies."""
    lines = []
    if state.fort[at]:
        fort = say(FORT_NAMES[state.fort[at]]).capitalize()
        lines.append(say("{fort}: fights as {level}.").format(fort=fort, level=state.fort[at]))
    counter = state.income[at]
    if counter != NOTHING:
        gold = worth(state, state.owner[at], counter) if state.owner[at] != NOBODY else ROWS[KIND[counter]].value
        lines.append(say("{thing}: {gold} gold a turn.").format(thing=say(ROWS[KIND[counter]].name), gold=gold))
    for side in sides_in(state, at):
        who, whom = of_side(side, names, say), pieces_in_words(army(state, side, at), say)
        lines.append(f"{who[:1].upper()}{who[1:]}: {whom}.")
    return lines


def _rest(state: State, at: int, say: Say) -> list[str]:
    lines = []
    if state.hoard[at]:
        lines.append(say("To be won: {things}.").format(things=pieces_in_words(state.hoard[at], say)))
    if state.cloud == at:
        lines.append(say("The Black Cloud hangs over it."))
    if state.contested >> at & 1:
        lines.append(say("Arms will decide about it."))
    return lines
