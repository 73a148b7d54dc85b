"""The aim in one sentence, and how near everyone is (reference 13). All of it lies open: land, forts, Heroes, gold."""

from ..core.game import Say
from . import words
from .charter import LAST_TURN
from .phrases import people
from .realm import hexes_of, income
from .rules.construction import PRICE
from .rules.victory import citadel_owners, compare, verdict
from .state import CASTLE, State

AIM = "Build a citadel and still own it {turns:a} later; of several owners, the richest wins."
AIM_LIMIT = "Build a citadel and still own it {turns:a} later, or be the richest when turn {limit} ends the game."
AIM_CONQUEST = "Build a citadel and still own it {turns:a} later; once a rival has one too, only a second one wins."
AIM_BOTH = (
    "Own the only citadel for {turns:a}, or take a second one, or be the richest when turn {limit} ends the game."
)

HAS_WON = "{seat} has won."
LOST_IT = "{seat} ends with an income of {income}."
IS_OUT = "{seat} is out of the game."
WINS = "{seat} owns a citadel and wins when Build ends in turn {turn}, as things stand."
SHARES = "{seat} owns a citadel and shares the win when Build ends in turn {turn}, as things stand."
IS_POORER = "{seat} owns a citadel, but {winners} {winners:?wins|win} when Build ends in turn {turn}, as things stand."
SECOND_ONE = "{seat} owns a citadel and needs a second one."
TOO_LATE = "{seat} owns a citadel, but turn {limit} ends the game first."
LEADS = "{seat} has an income of {income} and wins when turn {limit} ends, as things stand."
HAS_ALL = "{seat} has all it takes for a citadel: a castle, an income of {income} and {gold} gold."
NEEDS_GOLD = "{seat} has a castle and an income of {income}; a citadel costs {price} gold, and {gold} is there."
NEEDS_INCOME = "{seat} has a castle and an income of {income}; a citadel needs {needed}."
NEEDS_CASTLE = "{seat} has {fort:a} and an income of {income}; a citadel needs a castle."
NEEDS_FORT = "{seat} has no fort and an income of {income}; a citadel needs a castle."
NEEDS_BOTH = "{seat} has {fort:a} and an income of {income}; a citadel needs a castle and {needed}."
NEEDS_EVERYTHING = "{seat} has no fort and an income of {income}; a citadel needs a castle and {needed}."


def aim(state: State, say: Say) -> str:
    """13.3, with the options `citadel_hold`, `victory` and `turn_limit`; the limit that every game has is not told."""
    charter = state.charter
    limited = charter.turn_limit < LAST_TURN
    texts = (AIM_CONQUEST, AIM_BOTH) if charter.conquest_only else (AIM, AIM_LIMIT)
    return say(texts[limited], turns=say.count(charter.citadel_hold, "turn"), limit=charter.turn_limit)


def standing(state: State, names: tuple[str, ...], say: Say) -> list[str]:
    """A line for each seat."""
    return [_line(state, seat, names, say) for seat in range(state.charter.seats)]


def _line(state: State, seat: int, names: tuple[str, ...], say: Say) -> str:
    found, charter = verdict(state), state.charter
    return say(
        _text(state, seat),
        seat=say.name(names[seat]),
        winners=people(found.winners if found else (), names, say),
        fort=say.noun(words.FORT_NAMES[best_fort(state, seat)]),
        income=income(state, seat),
        gold=state.gold[seat],
        price=PRICE,
        needed=charter.citadel_income,
        turn=found.turn if found else 0,
        limit=charter.turn_limit,
    )


def best_fort(state: State, seat: int) -> int:
    """The level of a player's highest fort."""
    return max([state.fort[at] for at in hexes_of(state, seat)], default=0)


def _text(state: State, seat: int) -> str:
    if state.winners:
        return HAS_WON if seat in state.winners else LOST_IT
    if state.order and seat not in state.order:
        return IS_OUT
    owners = citadel_owners(state)
    if seat in owners:
        return _with_citadel(state, seat, owners)
    if state.charter.turn_limit < LAST_TURN and not verdict(state) and _leads(state, seat):
        return LEADS
    return _without(state, seat)


def _with_citadel(state: State, seat: int, owners: list[int]) -> str:
    found = verdict(state)
    if found is not None:
        return IS_POORER if seat not in found.winners else WINS if len(found.winners) == 1 else SHARES
    if _leads(state, seat) and state.charter.turn_limit < LAST_TURN:
        return LEADS
    return SECOND_ONE if state.charter.conquest_only and len(owners) > 1 else TOO_LATE


def _leads(state: State, seat: int) -> bool:
    """13.3: the turn limit compares all players, citadel or not."""
    return compare(state, list(state.order)) == [seat]


def _without(state: State, seat: int) -> str:
    """13.2: what a citadel needs, as far as it is there."""
    fort, rich = best_fort(state, seat), income(state, seat) >= state.charter.citadel_income
    if fort == CASTLE and rich:
        return HAS_ALL if state.gold[seat] >= PRICE else NEEDS_GOLD
    if fort == CASTLE:
        return NEEDS_INCOME
    if rich:
        return NEEDS_CASTLE if fort else NEEDS_FORT
    return NEEDS_BOTH if fort else NEEDS_EVERYTHING
