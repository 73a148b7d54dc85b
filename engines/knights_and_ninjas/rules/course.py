"""The course of a turn (reference 4): how it begins and ends, and who has won (8)."""

from ...core.types import Tell
from ..cards import FORT_SLOTS, MINSTREL, MINSTREL_UP
from ..state import NONE, State, take_down
from .piles import draw

TURN = ("turn",)

DRAWN = 2  # cards at the beginning of a turn

PATIENCE = 100
"""Ruling: when the pile was made anew, or drafted from, so many times, whoever has the most gems wins. The rules know
no such end; players who never attack would go on for ever."""


def start_turn(state: State, tell: Tell, seat: int) -> None:
    """4, BEGIN and DRAW; 9.4: behind a Dancing Bear the turn is over before it began."""
    state.seat = seat
    state.turns += 1
    state.victim, state.struck, state.gained = NONE, False, 0
    charter = state.charter
    if tell is not None:
        tell("turn_began", seat)
    if state.walls[seat] & MINSTREL_UP:
        card = take_down(state, seat, MINSTREL)
        state.discard.append(card)
        if tell is not None:
            tell("minstrel_left", seat, card)
    if state.bears[seat] != NONE:
        _dance(state, tell, seat)
        end_turn(state, tell)
        return
    if not charter.two:  # 11: with two, cards come from drafting only
        draw(state, tell, seat, 1 if state.turns == 1 and charter.first_draws_one else DRAWN)
    state.agenda.append(TURN)


def _dance(state: State, tell: Tell, seat: int) -> None:
    card = state.bears[seat]
    state.bears = (*state.bears[:seat], NONE, *state.bears[seat + 1 :])
    state.discard.append(card)
    if tell is not None:
        tell("skipped", seat, card)


def end_turn(state: State, tell: Tell) -> None:
    """4, END: the Ladder goes, then the win check, then it is the next player's turn."""
    if state.ladder != NONE:
        state.discard.append(state.ladder)
        state.ladder = NONE
    winners: tuple[int, ...] = ()
    if max(state.gems) >= state.target:
        winners = winners_of(state)
    if not winners and (state.reshuffles >= PATIENCE or state.drafts >= PATIENCE):
        winners = tuple([seat for seat, gems in enumerate(state.gems) if gems == max(state.gems)])
    if winners:
        state.winners = winners
        if tell is not None:
            tell("won", winners)
        return
    start_turn(state, tell, state.charter.rivals[state.seat][0])


def winners_of(state: State) -> tuple[int, ...]:
    """8: enough gems, and not only because the target fell. `ownTurn`: only whoever's turn ends here can win.

    If several have enough: the active player, then whoever gained gems this turn, then clockwise.
    """
    gems, charter, seat = state.gems, state.charter, state.seat
    able = [other for other in charter.clockwise[seat] if gems[other] >= state.target and not state.locked >> other & 1]
    if charter.own_turn:
        able = [other for other in able if other == seat]
    able.sort(key=lambda other: (other != seat, not state.gained >> other & 1))  # stable: else clockwise
    return tuple(able[:1])


def sweep(state: State, tell: Tell) -> None:
    """11, REDEAL: all fortifications are discarded."""
    for seat in range(state.charter.seats):
        places = range(seat * FORT_SLOTS, (seat + 1) * FORT_SLOTS)
        cards = tuple([state.forts[at] for at in places if state.forts[at] != NONE])
        if cards:
            state.discard += cards
            for at in places:
                state.forts[at] = NONE
            state.walls[seat] = 0
            if tell is not None:
                tell("swept", seat, cards)
