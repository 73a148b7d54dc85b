"""Why a clan, or the land it lies in, cannot be clicked now: each reason is a condition of the rules that fails."""

from enum import StrEnum
from typing import NamedTuple

from engines.core.game import Say
from engines.core.types import Decision, View
from engines.cover_your_kingdom.cards import (
    CT,
    ELVES,
    HYPNOGRIFF,
    MOB,
    SPYDRA,
    WIZARD,
)
from engines.cover_your_kingdom.rules.course import ACTIONS
from engines.cover_your_kingdom.state import ID, KIN, State, open_homes, protected, raidable, stack

from .choices import Kinds, reachable
from .names import NAMES


class WhyClan(StrEnum):
    """The reasons, short enough for a chip on a stack."""

    NOT_ASKED = "Not asked now"
    NO_CLAN = "No clan"
    NO_ACTIONS = "No actions left"
    TOO_FAR = "{seats} seats: too far"
    SETTLE_FIRST = "Settle first"
    ONLY_CLAN = "Only clan: safe"
    GUARDED = "Guarded"
    TRIED = "Tried this turn"
    NO_HOME = "Blocked: no home"
    NOT_THESE = "Not {creatures}"
    NO_CARD = "No card for it"
    NONE_HELD = "No {short} in hand"
    NO_WILD = "No wild may join"
    TWO_CLANS = "Needs two clans"
    NOT_OWN = "Not your own"
    RIVALS_ONLY = "Rivals only"
    NO_CARDS = "No cards in hand"
    NO_CLAN_TO_GIVE = "No clan to give"
    NOTHING_TO_SWAP = "Nothing to swap"
    NOT_THEIR_LAND = "Not their land"
    OWN_LANDS = "Your own lands"


class Reason(NamedTuple):
    """A reason, and the number it speaks of: a kind, or how many seats away."""

    why: WhyClan
    number: int = 0


def why_not_clan(
    view: View[State], decision: Decision, seat: int, land: int, chosen: Kinds = (), say: Say = str
) -> str | None:
    """A short reason for the stack of this land, or None if it may be clicked."""
    reason = clan_reason(view, decision, seat, land, chosen)
    if reason is None:
        return None
    if reason.why == WhyClan.TOO_FAR:
        return say(reason.why).format(seats=reason.number)
    name = NAMES[reason.number]
    return say(reason.why).format(creatures=say(name.many), short=say(name.short))


def clan_reason(view: View[State], decision: Decision, seat: int, land: int, chosen: Kinds = ()) -> Reason | None:
    """The same before it is put in words."""
    state, me = view.state, view.seat
    if me != decision.seat:
        return Reason(WhyClan.NOT_ASKED)
    if (seat, land) in reachable(decision.options, me, chosen):
        return None
    match decision.kind:
        case "act":
            return _act(state, me, seat, land, chosen)
        case "land":
            return Reason(_new_home(state, me, seat, land, state.agenda[-1][2][KIN]))
        case "inn_hire":
            return Reason(_inn_hire(state, me, seat, land))
        case _:
            return Reason(WhyClan.NOT_ASKED)


def seats_away(view: View[State], seat: int) -> int:
    """How far round the table, the shorter way; 6.4 counts Rulers without cards too."""
    seats = view.state.charter.seats
    return min((seat - view.seat) % seats, (view.seat - seat) % seats)


def reach_note(view: View[State], seat: int, say: Say = str) -> tuple[bool, str]:
    """Whether one may recruit from this Ruler, and where they sit: 'next on your left', '3 seats: too far'."""
    away = seats_away(view, seat)
    if not away:
        return False, say("your kingdom")
    if seat not in view.state.charter.neighbours[view.seat]:
        return False, say(WhyClan.TOO_FAR).format(seats=away)
    left = (seat - view.seat) % view.state.charter.seats == away
    if away == 1:
        return True, say("next on your left") if left else say("next on your right")
    return True, (say("{seats} seats to your left") if left else say("{seats} seats to your right")).format(seats=away)


# -- in the own turn ---------------------------------------------------------------------------------------------------


def _act(state: State, me: int, seat: int, land: int, chosen: Kinds) -> Reason:
    if len(chosen) > 1:
        return Reason(_new_home(state, me, seat, land, min(chosen)))
    if state.actions >= ACTIONS:
        return Reason(WhyClan.NO_ACTIONS)
    if chosen and chosen[0] > SPYDRA:
        return Reason(_hire(state, me, seat, land, chosen[0]))
    if not stack(state, seat, land):
        return Reason(WhyClan.NO_CLAN)
    return _add(state, me, land, chosen) if seat == me else _recruit(state, me, seat, land, chosen)


def _new_home(state: State, me: int, seat: int, land: int, species: int) -> WhyClan:
    """Where a clan that is being settled, or that was won, may not go."""
    if seat != me:
        return WhyClan.OWN_LANDS
    return WhyClan.NO_HOME if land in state.charter.homes[species] else WhyClan.NOT_THEIR_LAND


def _add(state: State, me: int, land: int, chosen: Kinds) -> Reason:
    """6.2: only the same kind may join an own clan, and never a wild."""
    if not chosen:
        return Reason(WhyClan.NONE_HELD, stack(state, me, land)[-1][KIN])
    return Reason(WhyClan.NO_WILD) if chosen[0] >= CT else Reason(WhyClan.NOT_THESE, chosen[0])


def _recruit(state: State, me: int, seat: int, land: int, chosen: Kinds) -> Reason:
    """6.4, from what concerns the whole kingdom down to the card."""
    clan = stack(state, seat, land)[-1]
    if seat not in state.charter.neighbours[me]:
        return Reason(WhyClan.TOO_FAR, seats_away(View(me, state), seat))
    if not state.clans[me]:
        return Reason(WhyClan.SETTLE_FIRST)
    if not raidable(state, seat):
        return Reason(WhyClan.ONLY_CLAN)
    if protected(state, seat, land):
        return Reason(WhyClan.GUARDED)
    if clan[ID] in state.failed:
        return Reason(WhyClan.TRIED)
    if not open_homes(state, me, clan[KIN]):
        return Reason(WhyClan.NO_HOME)
    return Reason(WhyClan.NOT_THESE, chosen[0]) if chosen else Reason(WhyClan.NO_CARD)


def _hire(state: State, me: int, seat: int, land: int, kind: int) -> WhyClan:
    """6.5, row by row. A Minnowtaur may stand on any land, so it never comes here."""
    if kind == HYPNOGRIFF:
        return WhyClan.RIVALS_ONLY if seat == me else WhyClan.NO_CARDS
    if kind == MOB and not state.clans[me]:
        return WhyClan.NO_CLAN_TO_GIVE
    clans = stack(state, seat, land)
    if not clans:
        return WhyClan.NO_CLAN
    if kind == WIZARD and len(clans) < 2:
        return WhyClan.TWO_CLANS
    if kind == ELVES:
        if seat == me and not state.charter.elves_own_clan:
            return WhyClan.NOT_OWN
        if not raidable(state, seat):
            return WhyClan.ONLY_CLAN
    if seat != me and protected(state, seat, land) and (kind != WIZARD or state.charter.guard_stops_wizard):
        return WhyClan.GUARDED
    locked = (*state.failed, *state.attempted) if kind == ELVES else state.failed
    if kind == MOB and (seat == me or clans[-1][ID] not in locked):
        return WhyClan.NOTHING_TO_SWAP if seat == me else WhyClan.NO_HOME
    return WhyClan.TRIED


def _inn_hire(state: State, me: int, seat: int, land: int) -> WhyClan:
    """10.2: one's own half of a hire that turned up at the inn."""
    if seat == me:
        return WhyClan.RIVALS_ONLY
    clans = stack(state, seat, land)
    if not clans:
        return WhyClan.NO_CLAN
    return WhyClan.TWO_CLANS if state.agenda[-1][1] == WIZARD and len(clans) < 2 else WhyClan.TRIED
