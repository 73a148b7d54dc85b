"""A hex in words, as far as whoever looks may know it."""

from engines.core.game import Say
from engines.core.language import capital
from engines.core.types import HIDDEN
from engines.kings_and_things.phrases import hex_word, land, pieces_in_words, side_name
from engines.kings_and_things.realm import army, sides_in, worth
from engines.kings_and_things.state import NOBODY, NOTHING, State
from engines.kings_and_things.terrain import COST, SEA
from engines.kings_and_things.things import KIND, ROWS
from engines.kings_and_things.words import FORT_NAMES


def explain_hex(state: State, at: int, names: tuple[str, ...], say: Say) -> str:
    """Terrain, owner, fort, income, and who stands there, one line each."""
    return "\n".join([_land(state, at, names, say), *_standing(state, at, names, say), *_rest(state, at, say)])


def known_of_hex(state: State, at: int, names: tuple[str, ...], say: Say) -> str:
    """The same in one paragraph, below its name and whose land it is."""
    found = [*_standing(state, at, names, say), *_rest(state, at, say)]
    if state.terrain[at] == HIDDEN:
        found.insert(0, say("The tile is still face down."))
    elif state.terrain[at] == SEA:
        found.insert(0, say("Only flyers cross it."))
    elif state.owner[at] == NOBODY:
        found.insert(0, say("Not explored: {price}.", price=price_words(state, at, say)))
    return " ".join(found) or say("Nobody is here: {price}.", price=price_words(state, at, say))


def _land(state: State, at: int, names: tuple[str, ...], say: Say) -> str:
    terrain, owner = state.terrain[at], state.owner[at]
    if terrain == HIDDEN:
        return say("Unknown land: the tile is still face down.")
    place, kind = hex_word(state, at, say), land(state, at, say)
    if owner != NOBODY:
        return say("{hex:The} ({land}), {name:'s} land.", hex=place, land=kind, name=say.name(names[owner]))
    if terrain == SEA:
        return say("{hex:The} ({land}): only flyers cross it.", hex=place, land=kind)
    price = price_words(state, at, say)
    return say("{hex:The} ({land}), not explored: {price}.", hex=place, land=kind, price=price)


def price_words(state: State, at: int, say: Say) -> str:
    """What walking into a hex costs."""
    cost = COST[state.terrain[at]]
    return say.plural("{cost} point to enter", "{cost} points to enter", cost, cost=cost)


def _standing(state: State, at: int, names: tuple[str, ...], say: Say) -> list[str]:
    """Fort, special income, armies."""
    lines = []
    if state.fort[at]:
        fort = str(say.noun(FORT_NAMES[state.fort[at]])).capitalize()
        lines.append(say("{fort}: fights with {level}.", fort=fort, level=state.fort[at]))
    counter = state.income[at]
    if counter != NOTHING:
        gold = worth(state, state.owner[at], counter) if state.owner[at] != NOBODY else ROWS[KIND[counter]].value
        lines.append(say("{thing}: {gold} gold a turn.", thing=say.noun(ROWS[KIND[counter]].noun), gold=gold))
    for side in sides_in(state, at):
        whom = pieces_in_words(army(state, side, at), say)
        lines.append(capital(say("{side}: {things}.", side=side_name(side, names, say), things=whom)))
    return lines


def _rest(state: State, at: int, say: Say) -> list[str]:
    lines = []
    if state.hoard[at]:
        lines.append(say("To be won: {things}.", things=pieces_in_words(state.hoard[at], say)))
    if state.cloud == at:
        lines.append(say("The Black Cloud hangs over it."))
    if state.contested >> at & 1:
        lines.append(say("A battle will decide it."))
    return lines
