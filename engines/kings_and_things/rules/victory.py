"""Winning and losing (reference 13.3, 13.4)."""

from typing import NamedTuple

from ...core.agenda import Frame
from ...core.types import Outcome, Tell
from ..decisions import KINDS
from ..realm import discard, income, lands_of
from ..state import CONSTRUCTION, State


def armies_of(state: State, seat: int) -> int:
    """13.3: a player's creatures and Heroes on the board, bluffs included."""
    hexes = state.charter.hexes
    return sum([len(pieces) for pieces in state.armies[seat * hexes : (seat + 1) * hexes]])


def citadels_of(state: State, seat: int) -> list[int]:
    """The hexes of a player's citadels."""
    return [at for at, _ in state.since if state.owner[at] == seat]


class Verdict(NamedTuple):
    """Verdict of the citadels if nothing changes."""

    turn: int
    """The turn at the end of whose Construction Phase they do."""
    winners: tuple[int, ...]


def citadel_owners(state: State) -> list[int]:
    """Who owns a citadel."""
    return sorted({state.owner[at] for at, _ in state.since})


def ripe_in(state: State, got: int) -> int:
    """13.3: the turn in which a citadel that its owner got in this turn ends the game: the next one, or later (option
    `citadel_hold`)."""
    return got + state.charter.citadel_hold


def verdict(state: State) -> Verdict | None:
    """13.3: when the citadels decide the game, and for whom, as things are. None: they do not (`decided_in`)."""
    turn = decided_in(state)
    return None if turn is None else Verdict(turn, tuple(compare(state, citadel_owners(state))))


def decided_in(state: State) -> int | None:
    """13.3: the turn in which the citadels decide the game, as things are. None: there is none, only conquest decides
    between several owners, or the turn limit comes first."""
    if not state.since or (state.charter.conquest_only and len(citadel_owners(state)) > 1):
        return None
    next_check = state.turn + (state.phase > CONSTRUCTION)
    turn = max(next_check, min([ripe_in(state, got) for _, got in state.since]))
    return None if state.charter.turn_limit < turn else turn


def victory_check(state: State, tell: Tell, frame: Frame) -> None:
    """13.3: at the end of each Construction Phase, a citadel owned since an earlier turn ends the game (with the option
    `citadel_hold` one held for more turns; unless only conquest decides and several players own one); so does the turn
    limit, which every game has in the end."""
    if decided_in(state) == state.turn:
        win(state, tell, compare(state, citadel_owners(state)))
    elif state.turn >= state.charter.turn_limit:
        win(state, tell, compare(state, list(state.order)))


def compare(state: State, seats: list[int]) -> list[int]:
    """13.3: highest income; then most land hexes; then most creatures and Heroes; then shared."""
    ranks = {seat: (income(state, seat), lands_of(state, seat), armies_of(state, seat)) for seat in seats}
    best = max(ranks.values())
    return [seat for seat in seats if ranks[seat] == best]


def win(state: State, tell: Tell, seats: list[int]) -> None:
    """The game is over, wherever it was."""
    state.winners = tuple(sorted(seats))
    state.agenda.clear()
    if tell is not None:
        tell("won", state.winners)


def second_citadel(state: State, tell: Tell, seat: int) -> None:
    """13.3: whoever captures a second citadel wins at once."""
    if len(citadels_of(state, seat)) > 1:
        win(state, tell, [seat])


def check_elimination(state: State, tell: Tell, seat: int) -> None:
    """13.4: without hexes and without counters on the board a player is out: Shield to the Bag, gold to the bank. What
    was still to be asked of the player is asked no more; the last one left wins. Ruling: the First Player Marker goes
    to the left at once."""
    if seat not in state.order or seat in state.owner or armies_of(state, seat):
        return
    for thing in state.shields[seat]:
        discard(state, thing)
    state.shields[seat] = ()
    state.gold[seat] = 0
    state.order = tuple([other for other in state.order if other != seat])
    state.agenda[:] = [frame for frame in state.agenda if frame[0] not in KINDS or frame[1] != seat]
    if tell is not None:
        tell("eliminated", seat)
    if len(state.order) == 1:
        win(state, tell, list(state.order))


def outcome(state: State) -> Outcome | None:
    """How it ended; None while it goes on."""
    return None if state.agenda else tally(state)._replace(winners=state.winners)


def tally(state: State) -> Outcome:
    """Scores are incomes."""
    seats = range(state.charter.seats)
    sources = tuple(
        {"land": lands_of(state, seat), "army": armies_of(state, seat), "gold": state.gold[seat]} for seat in seats
    )
    return Outcome((), tuple(income(state, seat) for seat in seats), sources)
