"""Why something cannot be chosen: in random games every such card and clan has a reason, and the reason is true."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from client.games.cover_your_kingdom import words as words
from client.games.cover_your_kingdom.words.choices import Kinds
from client.games.cover_your_kingdom.words.why_cards import WhyCard, card_reason
from client.games.cover_your_kingdom.words.why_clans import WhyClan, clan_reason
from engines.core.types import Decision, View
from engines.cover_your_kingdom.cards import (
    CT,
    ELVES,
    EQUINITY,
    EQUINITY_OPENERS,
    FIRST,
    HENTAUR,
    HIGHLAND,
    HORSES,
    HYPNOGRIFF,
    KIND,
    KIND_IDS,
    LOWLAND,
    MINNOWTAUR,
    MOB,
    ONE,
    OPENERS,
    SPYDRA,
    WIZARD,
)
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.state import BLOCK, ID, KIN, PROTECT, Guard, State, stack
from tests.conformance.cases import Case
from tests.engines.cover_your_kingdom.table import table

from .positions import NAMES, asked, every_game, hand, walk

Truth = Callable[[State, Decision, int, Kinds], bool]


def _kinds(state: State, seat: int) -> list[int]:
    return [KIND[card] for card in state.hands[seat]]


def _guards(state: State, mode: int) -> set[tuple[int, int]]:
    return {(guard.seat, guard.land) for guard in state.guards if guard.mode == mode}


def _at_stake(state: State) -> int:
    """The species of the clan that is fought for."""
    frame = state.agenda[-1]
    species: int = frame[4] if frame[0] == "answer" else stack(state, frame[1], frame[2])[-1][KIN]
    return species


def _pairs(state: State, seat: int, kind: int) -> bool:
    """Whether the hand and the discard pile hold a clan with this card (6.1)."""
    others = _kinds(state, seat)
    others.remove(kind)
    shown = [KIND[state.discard[-1]]] if state.discard else []
    if kind >= CT:
        return any(other < CT for other in others + shown)
    wild = [other for other in others if other in (CT, SPYDRA)] + (shown if state.charter.wild_from_discard else [])
    return kind in others + shown or any(other in (CT, SPYDRA) for other in wild)


def _rivals(state: State, seat: int) -> list[int]:
    return [other for other in range(state.charter.seats) if other != seat]


def _allied(state: State, decision: Decision) -> bool:
    return bool(state.powers[decision.seat] & EQUINITY) and _at_stake(state) in HORSES


CARD_TRUTHS: Mapping[WhyCard, Truth] = {
    WhyCard.NO_ACTIONS: lambda s, d, kind, chosen: s.actions == 2,
    WhyCard.NO_PAIR: lambda s, d, kind, chosen: s.actions == 2 and not _pairs(s, d.seat, kind),
    WhyCard.NO_PAIR_NO_CLAN: lambda s, d, kind, chosen: (
        kind in (CT, SPYDRA)
        and not _pairs(s, d.seat, kind)
        and not any(option.verb in ("recruit", "claim") and option.args[0] == kind for option in d.options)
    ),
    WhyCard.BLOCKED: lambda s, d, kind, chosen: (
        any(seat == d.seat for seat, _ in _guards(s, BLOCK)) and _pairs(s, d.seat, kind)
    ),
    WhyCard.NO_RIVAL_CARDS: lambda s, d, kind, chosen: not any(s.hands[seat] for seat in _rivals(s, d.seat)),
    WhyCard.NO_STACK: lambda s, d, kind, chosen: all(len(clans) < 2 for clans in s.stacks),
    WhyCard.NO_TWO_CLANS: lambda s, d, kind, chosen: all(
        clans < 2 for seat, clans in enumerate(s.clans) if s.charter.elves_own_clan or seat != d.seat
    ),
    WhyCard.NO_CLAN_TO_GIVE: lambda s, d, kind, chosen: not s.clans[d.seat],
    WhyCard.NO_CLAN_TO_GET: lambda s, d, kind, chosen: not any(s.clans[seat] for seat in _rivals(s, d.seat)),
    WhyCard.OUT_OF_REACH: lambda s, d, kind, chosen: bool(s.guards or s.failed or s.attempted),
    WhyCard.ACTS_ALONE: lambda s, d, kind, chosen: kind > SPYDRA and bool(chosen),
    WhyCard.HIRES_ALONE: lambda s, d, kind, chosen: chosen[0] > SPYDRA,
    WhyCard.TWO_WILDS: lambda s, d, kind, chosen: {kind, chosen[0]} <= {CT, SPYDRA},
    WhyCard.TWO_ENOUGH: lambda s, d, kind, chosen: len(chosen) == 2,
    WhyCard.ONE_ENOUGH: lambda s, d, kind, chosen: all(len(words.hand_kinds(option)) < 2 for option in d.options),
    WhyCard.ENOUGH: lambda s, d, kind, chosen: len(chosen) == s.agenda[-1][2],
    WhyCard.CHOSEN_ENOUGH: lambda s, d, kind, chosen: chosen in [words.hand_kinds(option) for option in d.options],
    WhyCard.BY_ITSELF: lambda s, d, kind, chosen: (kind,) in [words.hand_kinds(option) for option in d.options],
    WhyCard.NOT_A: lambda s, d, kind, chosen: (
        kind != chosen[0]
        if d.kind == "act"
        else kind < CT and kind != _at_stake(s) and not (kind == HENTAUR and _allied(s, d))
    ),
    WhyCard.NEEDS: lambda s, d, kind, chosen: (
        kind != _at_stake(s) and (chosen[0] != _at_stake(s) if chosen else _at_stake(s) not in _kinds(s, d.seat))
    ),
    WhyCard.NEEDS_SECOND: lambda s, d, kind, chosen: (
        d.kind == "defend" and not any(kind in words.hand_kinds(option) for option in d.options)
    ),
    WhyCard.TOO_LITTLE: lambda s, d, kind, chosen: kind == _at_stake(s) and _kinds(s, d.seat).count(kind) == 1,
    WhyCard.ON_YOUR_TURN: lambda s, d, kind, chosen: kind > SPYDRA and d.kind != "act",
    WhyCard.NOT_DISCARDED: lambda s, d, kind, chosen: kind >= CT and not s.charter.dissed_hard_any,
    WhyCard.PICK_LAND: lambda s, d, kind, chosen: d.kind == "land",
    WhyCard.PICK_CLAN: lambda s, d, kind, chosen: d.kind == "inn_hire",
}


def selections(view: View[State], decision: Decision) -> list[Kinds]:
    """Nothing chosen, each card that may be, and some larger selections."""
    firsts = [(kind,) for kind in hand(view) if words.open_to(decision.options, (kind,))]
    sets = {words.hand_kinds(option) for option in decision.options[::7]}
    return [(), *firsts, *(chosen for chosen in sets if len(chosen) > 1)]


@every_game
def test_every_card_that_cannot_be_chosen_has_a_true_reason(case: Case) -> None:
    for state, view, decision in walk(case, every=5):
        for chosen in selections(view, decision):
            takes = [Counter(words.hand_kinds(option)) for option in decision.options]
            for kind, held in hand(view).items():
                wanted = Counter((*chosen, kind))
                said = words.why_not_card(view, decision, kind, chosen)
                if any(wanted <= taken for taken in takes) or wanted[kind] > held:
                    assert said == ""
                    continue
                reason = card_reason(view, decision, kind, chosen)
                assert reason is not None, (decision.kind, KIND_IDS[kind], chosen)
                assert 0 < len(said) <= 20
                assert CARD_TRUTHS[reason.why](state, decision, kind, chosen), (decision, reason, kind, chosen)


ClanTruth = Callable[[State, Decision, int, int, Kinds], bool]


def _top(state: State, seat: int, land: int) -> Any:
    return stack(state, seat, land)[-1]


def _opens(state: State, seat: int, kind: int, species: int) -> bool:
    openers = EQUINITY_OPENERS if state.powers[seat] & EQUINITY else OPENERS
    return bool(openers[species] & ONE[kind])


def _away(state: State, one: int, other: int) -> int:
    apart = abs(one - other)
    return min(apart, state.charter.seats - apart)


def _tried(state: State, decision: Decision, seat: int, land: int, chosen: Kinds) -> bool:
    clans = stack(state, seat, land)
    if decision.kind == "inn_hire":
        return _top(state, seat, land)[ID] in state.failed
    if chosen == (WIZARD,):
        return clans[-1][ID] in state.failed and clans[0][ID] in state.failed
    return clans[-1][ID] in (state.attempted if chosen == (ELVES,) else ()) or clans[-1][ID] in state.failed


def _nowhere(state: State, decision: Decision, seat: int, land: int, chosen: Kinds) -> bool:
    """A block stands in the way of a clan: the actor's, or with Mobgoblins the rival's."""
    blocked = _guards(state, BLOCK)
    if chosen == (MOB,):
        return state.charter.block_stops_moves and bool(blocked)
    if len(chosen) == 2:
        return (seat, land) in blocked
    homes = state.charter.homes[_top(state, seat, land)[KIN]]
    return all((decision.seat, home) in blocked for home in homes)


CLAN_TRUTHS: Mapping[WhyClan, ClanTruth] = {
    WhyClan.NOT_ASKED: lambda s, d, seat, land, c: d.kind not in ("act", "land", "inn_hire"),
    WhyClan.NO_CLAN: lambda s, d, seat, land, c: not stack(s, seat, land),
    WhyClan.NO_ACTIONS: lambda s, d, seat, land, c: s.actions == 2,
    WhyClan.TOO_FAR: lambda s, d, seat, land, c: s.charter.seats > 5 and _away(s, d.seat, seat) > 2,
    WhyClan.SETTLE_FIRST: lambda s, d, seat, land, c: not s.clans[d.seat],
    WhyClan.ONLY_CLAN: lambda s, d, seat, land, c: s.clans[seat] == 1,
    WhyClan.GUARDED: lambda s, d, seat, land, c: (seat, land) in _guards(s, PROTECT) and seat != d.seat,
    WhyClan.TRIED: _tried,
    WhyClan.NO_HOME: _nowhere,
    WhyClan.NOT_THESE: lambda s, d, seat, land, c: c[0] != _top(s, seat, land)[KIN],
    WhyClan.NO_CARD: lambda s, d, seat, land, c: (
        not c and not any(_opens(s, d.seat, kind, _top(s, seat, land)[KIN]) for kind in _kinds(s, d.seat))
    ),
    WhyClan.NONE_HELD: lambda s, d, seat, land, c: _top(s, seat, land)[KIN] not in _kinds(s, d.seat),
    WhyClan.NO_WILD: lambda s, d, seat, land, c: seat == d.seat and c[0] in (CT, SPYDRA),
    WhyClan.TWO_CLANS: lambda s, d, seat, land, c: len(stack(s, seat, land)) == 1,
    WhyClan.NOT_OWN: lambda s, d, seat, land, c: seat == d.seat and not s.charter.elves_own_clan,
    WhyClan.RIVALS_ONLY: lambda s, d, seat, land, c: seat == d.seat,
    WhyClan.NO_CARDS: lambda s, d, seat, land, c: c == (HYPNOGRIFF,) and not s.hands[seat],
    WhyClan.NO_CLAN_TO_GIVE: lambda s, d, seat, land, c: c == (MOB,) and not s.clans[d.seat],
    WhyClan.NOTHING_TO_SWAP: lambda s, d, seat, land, c: (
        seat == d.seat and not any(option.verb == "mob" and option.args[0] == land for option in d.options)
    ),
    WhyClan.NOT_THEIR_LAND: lambda s, d, seat, land, c: (
        land not in s.charter.homes[min(c) if c else s.agenda[-1][2][KIN]]
    ),
    WhyClan.OWN_LANDS: lambda s, d, seat, land, c: seat != d.seat and (len(c) == 2 or d.kind == "land"),
}

REMEDIES: Mapping[WhyClan, Mapping[str, Any]] = {
    WhyClan.GUARDED: {"guards": ()},
    WhyClan.NO_HOME: {"guards": ()},
    WhyClan.TRIED: {"failed": (), "attempted": ()},
    WhyClan.NO_ACTIONS: {"actions": 0},
}
"""What to change for a reason to fall away."""


@every_game
def test_every_clan_that_cannot_be_reached_has_a_true_reason(case: Case) -> None:
    for state, view, decision in walk(case, every=9):
        lands = [(seat, land) for seat in range(state.charter.seats) for land in state.charter.lands]
        for chosen in selections(view, decision):
            lit = words.reachable(decision.options, decision.seat, chosen)
            for seat, land in lands:
                said = words.why_not_clan(view, decision, seat, land, chosen)
                reason = clan_reason(view, decision, seat, land, chosen)
                if (seat, land) in lit:
                    assert said is None
                    continue
                assert said is not None
                assert reason is not None
                assert 0 < len(said) <= 20
                assert CLAN_TRUTHS[reason.why](state, decision, seat, land, chosen), (decision, reason, seat, land)
                if reason.why in REMEDIES and decision.kind == "act":
                    assert cured(state, reason.why, seat, land, chosen)


def cured(state: State, why: WhyClan, seat: int, land: int, chosen: Kinds) -> bool:
    """Whether the reason falls away together with what it names."""
    other = GAME.clone(state)
    for name, value in REMEDIES[why].items():
        setattr(other, name, value)
    decision = GAME.decision(other)
    assert decision is not None
    reason = clan_reason(GAME.view(other, decision.seat), decision, seat, land, chosen)
    return reason is None or reason.why != why


def test_reasons_that_are_rarely_met() -> None:
    view, decision = asked(table(["ct spydra", "yogi", "yogi"]))
    assert words.why_not_card(view, decision, CT) == "No pair, no clan"
    assert words.prompt(view, decision, NAMES).sentence == "Nothing can be done: pass."
    assert words.button(decision.options[-1], view, NAMES) == ("Pass", "no action has to be taken")

    game = table(["wizard hypnogriff mob", "", "yogi"], [{}, {"highland": ["yogi yogi", "bragon bragon"]}])
    game.state.guards = (Guard(PROTECT, 1, HIGHLAND, 1, FIRST[MINNOWTAUR]),)
    view, decision = asked(game)
    assert words.why_not_card(view, decision, WIZARD) == "None in reach"
    assert words.why_not_clan(view, decision, 1, HIGHLAND, (WIZARD,)) == "Guarded"
    assert words.why_not_clan(view, decision, 1, HIGHLAND, (HYPNOGRIFF,)) == "No cards in hand"
    assert words.why_not_clan(view, decision, 1, HIGHLAND, (MOB,)) == "No clan to give"

    game = table(
        ["mob", "yogi", ""],
        [{"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}, {"highland": ["bragon bragon"]}],
        seats=3,
        blockStopsMoves=True,
    )
    game.state.guards = (Guard(BLOCK, 1, LOWLAND, 2, FIRST[MINNOWTAUR]),)
    view, decision = asked(game)
    assert words.why_not_clan(view, decision, 0, LOWLAND, (MOB,)) == "Nothing to swap"
    assert words.why_not_clan(view, decision, 0, HIGHLAND, (MOB,)) is None


def test_the_reasons_are_all_tested() -> None:
    assert set(CARD_TRUTHS) == set(WhyCard) - {WhyCard.NOT_ASKED}
    assert set(CLAN_TRUTHS) == set(WhyClan)
