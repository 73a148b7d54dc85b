"""The aim in one sentence, and how near everyone is, as far as a seat may know (reference 9.4, 11, 12)."""

from typing import NamedTuple

from ..core.game import Say
from ..core.types import View
from .charter import FIRST_2, SINGLE, SUM_2
from .rules.scoring import contest_winners, magic_of, round_wins, sky_magic, speed_magic, totals
from .state import CARDS, State

AIM = "Have the most magic when all cards are played."
AIM_TOTAL = "Have the most magic in total after {rounds}."
AIM_TWICE = "Be the first to win two rounds, each by having the most magic."

HAS_WON = "{seat} has won the crown with {magic} magic."
HAS_WON_TWICE = "{seat} has won {rounds} and the crown."
LOST_IT = "{seat} ends with {magic} magic."
LOST_TWICE = "{seat} has won {rounds}."
SHOWS = "{seat} shows {magic} magic and has {clans:a}."
HAS = "{seat} has {magic} magic."
HAS_COVERED = "{seat} has {magic} magic, {covered} of it covered."
TOTAL = "{line} Earlier rounds brought {seat} {past} magic."
TWICE = "{line} {seat} has won {rounds} so far."


class Magic(NamedTuple):
    """A kingdom's magic as a view shows it."""

    seen: int
    """Gems of all clans that are known, and of the sky."""
    covered: int
    """How much of it lies under other clans."""
    unknown: int
    """Clans of which nobody but their Ruler knows what they are worth."""


def aim(state: State, say: Say) -> str:
    """11, or 9.4 in a contest."""
    contest = state.charter.contest
    if contest == SINGLE:
        return say(AIM)
    return (
        say(AIM_TWICE)
        if contest == FIRST_2
        else say(AIM_TOTAL, rounds=say.count(2 if contest == SUM_2 else 3, "round"))
    )


def standing(view: View[State], names: tuple[str, ...], say: Say) -> list[str]:
    """A line for each seat; a rival's covered clans are only counted."""
    return [_line(view.state, seat, names, say) for seat in range(view.state.charter.seats)]


def magic(state: State, seat: int) -> Magic:
    """12: what a view shows of a kingdom."""
    stacks = [state.stacks[at] for _, at in state.charter.places[seat]]
    buried = [clan[CARDS] for clans in stacks for clan in clans[:-1]]
    known = [cards for cards in buried if cards and cards[0] >= 0]
    top = magic_of(state, seat, [card for clans in stacks for clan in clans[-1:] for card in clan[CARDS]])
    covered = magic_of(state, seat, [card for cards in known for card in cards])
    return Magic(top + covered + sky_magic(state, seat) + speed_magic(state, seat), covered, len(buried) - len(known))


def _line(state: State, seat: int, names: tuple[str, ...], say: Say) -> str:
    charter, rounds, name = state.charter, state.rounds, say.name(names[seat])
    past = totals(charter, rounds)[seat]
    wins = say.count(round_wins(charter, rounds)[seat], "round")
    if rounds and not state.agenda:
        won, twice = seat in contest_winners(charter, rounds), charter.contest == FIRST_2
        text = (LOST_IT, LOST_TWICE, HAS_WON, HAS_WON_TWICE)[2 * won + twice]
        return say(text, seat=name, magic=past, rounds=wins)
    found = magic(state, seat)
    line = say(
        SHOWS if found.unknown else HAS_COVERED if found.covered else HAS,
        seat=name,
        magic=found.seen,
        covered=found.covered,
        clans=say.count(found.unknown, "covered clan"),
    )
    if not rounds:
        return line
    return say(TWICE if charter.contest == FIRST_2 else TOTAL, line=line, seat=name, past=past, rounds=wins)
