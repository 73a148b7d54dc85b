"""Why something is not offered: whatever is not has a reason, nothing that is offered has one, and each is true."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

from engines.core.types import WATCHER, Decision, Option
from engines.cover_your_kingdom import decisions as offer
from engines.cover_your_kingdom.cards import (
    CT,
    EQUINITY,
    EQUINITY_OPENERS,
    EXTRA_FEATURES,
    FIRST,
    HENTAUR,
    HIGHLAND,
    HORSES,
    HYPNOGRIFF,
    KIND,
    KIND_IDS,
    LOWLAND,
    MATCH_MAKER,
    MINNOWTAUR,
    ONE,
    OPENERS,
    ROWS,
    SPYDRA,
    WIIZZZ_KID,
    WIZARD,
)
from engines.cover_your_kingdom.choices import Kinds, hand_kinds
from engines.cover_your_kingdom.decisions import FREE, FROM_BOTTOM, FROM_TOP, PAID, SWAP
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.reasons import reason_of
from engines.cover_your_kingdom.reasons.why import Why
from engines.cover_your_kingdom.state import BLOCK, ID, KIN, PROTECT, Guard, State, stack
from tests.conformance.cases import Case

from .positions import NAMES, asked, at_stake, every_game, guarded, held_kinds, walk
from .table import KLAKEN, table
from .test_reasons_of_cards import CARD_TRUTHS

# -- answers -----------------------------------------------------------------------------------------------------------


def thinkable(state: State, decision: Decision) -> Iterator[Option]:
    """Whatever somebody might want to answer to this question, with cards they have and with others."""
    charter, hand = state.charter, sorted(set(held_kinds(state, decision.seat)))
    kinds, places = range(len(ROWS)), [(seat, land) for seat in range(charter.seats) for land in charter.lands]
    match decision.kind:
        case "act":
            yield from thinkable_actions(state, kinds, places)
        case "land":
            yield from map(offer.place, range(4))
        case "answer" | "inn_contest" | "defend":
            make = offer.sacrifice if decision.kind == "defend" else offer.answer
            yield from [offer.LET_GO] if decision.kind == "defend" else [offer.CONCEDE]
            for size in (1, 2, 3):
                yield from [make(in_order(state, cards)) for cards in combinations_with_replacement(kinds, size)]
        case "give_back":
            for size in range(1, 5):
                yield from [offer.give_back[cards] for cards in combinations_with_replacement(hand, size)]
        case "inn_hire":
            yield from map(offer.take_clan, charter.lands)
            yield from map(offer.disperse_clan, charter.lands)
            yield from [
                offer.move_clan(land, end) for land in charter.lands for end in turns(state, 1 - decision.seat, land)
            ]
        case "end_powers":
            for size in (0, 1, 2, 3):
                yield from [offer.throw(cards) for cards in permutations(held_kinds(state, decision.seat), size)]


def thinkable_actions(state: State, kinds: range, places: list[tuple[int, int]]) -> Iterator[Option]:
    lands, me = state.charter.lands, state.seat
    yield offer.END
    for land in lands:
        yield offer.kid(land)
    for kind in kinds:
        yield offer.discard(kind)
        for land in lands:
            yield offer.protect(kind, land)
            yield from [offer.settle(kind, other, land, cost) for other in kinds[kind:] for cost in (FREE, PAID)]
            yield from [offer.settle_discard(kind, land, cost) for cost in (FREE, PAID)]
            yield from [offer.add(kind, land, to) for to in lands]
        for seat, land in places:
            yield offer.recruit(kind, seat, land)
            yield offer.block(kind, seat, land)
            yield from [offer.wizard(kind, seat, land, end) for end in turns(state, seat, land)]
        yield from [offer.hypnogriff(kind, seat) for seat in range(state.charter.seats)]
        yield from [offer.claim(kind, piles) for piles in ((0,), (1, 3), (0, 1, 2), (0, 1, 2, 3))]
    for seat, land in places:
        yield offer.elves(seat, land)
        yield from [offer.mob(own, seat, land) for own in lands if (me, own) != (seat, land)]


def turns(state: State, seat: int, land: int) -> tuple[int, ...]:
    """How a Wiizzaard may be meant: with two clans both ways come to the same."""
    return (SWAP,) if len(stack(state, seat, land)) < 3 else (FROM_TOP, FROM_BOTTOM)


def in_order(state: State, cards: Kinds) -> Kinds:
    """A pair begins with the clan's own kind, as the options do."""
    frame = state.agenda[-1]
    return tuple(sorted(cards, key=lambda kind: kind != frame[4])) if frame[0] == "answer" else cards


@every_game
def test_whatever_is_not_offered_has_a_true_reason_and_nothing_else_has(case: Case) -> None:
    for state, view, decision in walk(case, every=23):
        for option in {*thinkable(state, decision), *decision.options}:
            reason = reason_of(option, view.state, view.seat)
            assert (reason is None) == (option in decision.options), (option, reason)
            if reason is not None:
                assert 0 < len(reason.words()) <= 21, reason.words()
                assert TRUTHS[reason.why](state, decision.seat, option), (option, reason)
                if reason.why in REMEDIES and decision.kind == "act":
                    assert cured(state, reason.why, option)


def _named(option: Option) -> dict[str, Any]:
    return dict(zip([field.name for field in offer.VERBS[option.verb]], option.args, strict=True))


def _place(state: State, me: int, option: Option) -> tuple[int, int]:
    """The land it is aimed at."""
    args = _named(option)
    at_the_inn = option.verb in ("take_clan", "disperse_clan", "move_clan")
    return 1 - me if at_the_inn else args.get("seat", me), args["land"]


def _clans(state: State, me: int, option: Option) -> Any:
    return stack(state, *_place(state, me, option))


def _top(state: State, me: int, option: Option) -> Any:
    return _clans(state, me, option)[-1]


def _cards(option: Option) -> Kinds:
    """The cards it would take, whatever they are."""
    args = _named(option)
    return args.get("cards") or tuple(args[name] for name in ("card", "partner") if name in args) or hand_kinds(option)


def _away(state: State, one: int, other: int) -> int:
    apart = abs(one - other)
    return min(apart, state.charter.seats - apart)


def _tried(state: State, me: int, option: Option) -> bool:
    clans = _clans(state, me, option)
    locked = {*state.failed, *(state.attempted if option.verb == "elves" else ())}
    aimed = {"from_top": clans[-1:], "from_bottom": clans[:1], "swap": clans}
    if option.verb in ("wizard", "move_clan"):
        return all(clan[ID] in locked for clan in aimed[("from_top", "from_bottom", "swap")[option.args[-1]]])
    return clans[-1][ID] in locked


def _nowhere(state: State, me: int, option: Option) -> bool:
    """A block stands in the way of a clan: the actor's, or with Mobgoblins the rival's."""
    blocked, args = guarded(state, BLOCK), _named(option)
    if option.verb == "mob":
        return state.charter.block_stops_moves and bool(blocked)
    if option.verb == "recruit":
        return all((me, home) in blocked for home in state.charter.homes[_top(state, me, option)[KIN]])
    return (me, args.get("to", args["land"])) in blocked


def _species(state: State, option: Option) -> int:
    """Of the clan that looks for a land."""
    if option.verb == "place":
        species: int = state.agenda[-1][2][KIN]
        return species
    shown = [KIND[state.discard[-1]]] if option.verb == "settle_discard" else []
    return min(*_cards(option), *shown, 99)


def _hire_of(option: Option) -> int:
    hires = {"wizard": WIZARD, "hypnogriff": HYPNOGRIFF, "protect": MINNOWTAUR, "block": MINNOWTAUR}
    return hires[option.verb]


def _not_a(state: State, me: int, option: Option) -> bool:
    match option.verb:
        case "settle":
            return option.args[0] != option.args[1]
        case "settle_discard":
            return option.args[0] != KIND[state.discard[-1]]
        case "answer" | "sacrifice":
            stake = at_stake(state)
            guests = (HENTAUR,) if state.powers[me] & EQUINITY and stake in HORSES else ()
            return any(kind < CT and kind not in (stake, *guests) for kind in _cards(option))
    alike = state.powers[me] & EXTRA_FEATURES and option.args[0] in (MINNOWTAUR, HYPNOGRIFF, WIZARD)
    return option.args[0] != _hire_of(option) and not alike


def _opens(state: State, me: int, kind: int, species: int) -> bool:
    openers = EQUINITY_OPENERS if state.powers[me] & EQUINITY else OPENERS
    return bool(openers[species] & ONE[kind])


def _enough(state: State, me: int, option: Option) -> bool:
    """One of two cards is an answer by itself, for whoever has it."""
    other = GAME.clone(state)
    other.hands[me] = sorted({FIRST[kind] for kind in _cards(option)})
    decision = GAME.decision(other)
    assert decision is not None
    return any((kind,) in map(hand_kinds, decision.options) for kind in _cards(option))


OptionTruth = Callable[[State, int, Option], bool]

TRUTHS: Mapping[Why, OptionTruth] = {
    Why.NOT_ASKED: lambda s, me, o: o.verb in ("take_clan", "disperse_clan", "move_clan"),
    Why.NO_ACTIONS: lambda s, me, o: s.actions == 2,
    Why.MUST_ACT: lambda s, me, o: s.actions == 0,
    Why.NOT_FREE: lambda s, me, o: o.args[-1] == FREE and (s.free_settled or not s.powers[me] & MATCH_MAKER),
    Why.NONE_HELD: lambda s, me, o: not set(_cards(o)) <= set(held_kinds(s, me)),
    Why.NEEDS_SECOND: lambda s, me, o: (
        o.verb == "sacrifice" or any(_cards(o).count(kind) > held_kinds(s, me).count(kind) for kind in _cards(o))
    ),
    Why.NOT_A: _not_a,
    Why.NOT_THESE: lambda s, me, o: (
        not _opens(s, me, o.args[0], _top(s, me, o)[KIN]) if o.verb == "recruit" else o.args[0] != _top(s, me, o)[KIN]
    ),
    Why.TWO_WILDS: lambda s, me, o: min(_cards(o)) in (CT, SPYDRA),
    Why.NO_WILD: lambda s, me, o: o.verb == "add" and o.args[0] in (CT, SPYDRA),
    Why.WILD_SHOWN: lambda s, me, o: KIND[s.discard[-1]] in (CT, SPYDRA) and not s.charter.wild_from_discard,
    Why.NONE_SHOWN: lambda s, me, o: not s.discard,
    Why.ACTS_ALONE: lambda s, me, o: max(_cards(o)) > SPYDRA,
    Why.HIRES_ALONE: lambda s, me, o: max(*_cards(o), *map(KIND.__getitem__, s.discard[-1:])) > SPYDRA,
    Why.NOT_THEIR_LAND: lambda s, me, o: _named(o).get("to", _named(o)["land"]) not in s.charter.homes[_species(s, o)],
    Why.NO_HOME: _nowhere,
    Why.NO_CLAN: lambda s, me, o: not _clans(s, me, o) or (o.verb == "mob" and not stack(s, me, _named(o)["own_land"])),
    Why.TWO_CLANS: lambda s, me, o: len(_clans(s, me, o)) < 2,
    Why.TOO_FAR: lambda s, me, o: s.charter.seats > 5 and _away(s, me, o.args[1]) > 2,
    Why.SETTLE_FIRST: lambda s, me, o: not s.clans[me],
    Why.ONLY_CLAN: lambda s, me, o: s.clans[_place(s, me, o)[0]] == 1,
    Why.GUARDED: lambda s, me, o: _place(s, me, o) in guarded(s, PROTECT) and _place(s, me, o)[0] != me,
    Why.TRIED: _tried,
    Why.RIVALS_ONLY: lambda s, me, o: _named(o)["seat"] == me,
    Why.NOT_OWN: lambda s, me, o: _named(o)["seat"] == me and not s.charter.elves_own_clan,
    Why.NO_CARDS: lambda s, me, o: not s.hands[_named(o)["seat"]],
    Why.NO_CLAN_TO_GIVE: lambda s, me, o: o.verb == "mob" and not s.clans[me],
    Why.NO_INN: lambda s, me, o: not s.inn,
    Why.NO_GUEST: lambda s, me, o: any(not s.inn_open >> pile & 1 for pile in o.args[1]),
    Why.NOT_ONE_CLAN: lambda s, me, o: (
        len({kind for kind in (o.args[0], *(KIND[s.inn[pile][-1]] for pile in o.args[1])) if kind < CT}) > 1
    ),
    Why.NO_POWER: lambda s, me, o: o.verb == "kid" and not s.powers[me] & WIIZZZ_KID,
    Why.USED: lambda s, me, o: o.verb == "kid" and s.kid_used,
    Why.NOT_DISCARDED: lambda s, me, o: max(_cards(o)) >= CT,
    Why.ON_YOUR_TURN: lambda s, me, o: max(_cards(o)) > SPYDRA and s.agenda[-1][0] in ("answer", "defend"),
    Why.ONE_ENOUGH: _enough,
    Why.CHOSEN_ENOUGH: _enough,
    Why.BY_ITSELF: _enough,
    Why.TWO_ENOUGH: lambda s, me, o: len(_cards(o)) > 2,
    Why.ENOUGH: lambda s, me, o: len(_cards(o)) > s.agenda[-1][2],
    Why.TOO_FEW: lambda s, me, o: len(_cards(o)) < s.agenda[-1][2],
    Why.NEEDS: lambda s, me, o: at_stake(s) not in _cards(o),
    Why.TOO_LITTLE: lambda s, me, o: _cards(o) == (at_stake(s),) and s.agenda[-1][-1],
}

REMEDIES: Mapping[Why, Mapping[str, Any]] = {
    Why.GUARDED: {"guards": ()},
    Why.NO_HOME: {"guards": ()},
    Why.TRIED: {"failed": (), "attempted": ()},
    Why.NO_ACTIONS: {"actions": 0},
}
"""What to change for a reason to fall away."""


def cured(state: State, why: Why, option: Option) -> bool:
    """Whether the reason falls away together with what it names."""
    other = GAME.clone(state)
    for name, value in REMEDIES[why].items():
        setattr(other, name, value)
    reason = reason_of(option, other, other.seat)
    return reason is None or reason.why != why


# -- by hand -----------------------------------------------------------------------------------------------------------


def test_the_turn_of_the_pictures() -> None:
    two_clans = {"highland": ["sighclops sighclops"], "lowland": ["unique unique", "spydra klaken klaken klaken"]}
    game = table(
        ["klaken klaken ct spydra bragon wizard", "yogi", "yogi", "yogi"],
        [{"lowland": ["ct klaken"], "highland": ["pegleg pegleg"]}, two_clans, {}, {"lowland": ["ct klaken"]}],
    )
    view, decision = asked(game)
    bragon = KIND_IDS.index("bragon")
    beside = {kind: GAME.text.why_not_card(kind, decision, view, (KLAKEN,)) for kind in (bragon, WIZARD, SPYDRA)}
    assert beside == {bragon: "Not a Klaken", WIZARD: "Acts alone", SPYDRA: ""}
    for option, words in (
        (offer.recruit(KLAKEN, 3, LOWLAND), "Only clan: safe"),
        (offer.recruit(KLAKEN, 1, LOWLAND), ""),
        (offer.add(bragon, HIGHLAND, HIGHLAND), "Not Bragons"),
        (offer.settle(bragon, CT, LOWLAND), "Not their land"),
    ):
        assert GAME.text.why_not(option, view, NAMES) == words


def test_reach_is_told_by_seats() -> None:
    clans = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}
    view, _ = asked(table(["klaken"] + ["yogi"] * 7, [clans, *[{}] * 2, clans, *[{}] * 4], seats=8))
    assert GAME.text.why_not(offer.recruit(KLAKEN, 3, LOWLAND), view, NAMES) == "3 seats: too far"


@pytest.mark.parametrize("seat", [1, WATCHER])
def test_whoever_is_not_asked_may_do_nothing(seat: int) -> None:
    view, decision = asked(table(["klaken klaken", "yogi", "yogi"]), seat)
    assert GAME.text.why_not_card(KLAKEN, decision, view) == "Not your move"
    assert GAME.text.why_not(offer.discard(KLAKEN), view, NAMES) == "Not your move"


def test_reasons_that_are_rarely_met() -> None:
    view, decision = asked(table(["ct spydra", "yogi", "yogi"]))
    assert GAME.text.why_not_card(CT, decision, view) == "No pair, no clan"

    game = table(["wizard hypnogriff mob", "", "yogi"], [{}, {"highland": ["yogi yogi", "bragon bragon"]}])
    game.state.guards = (Guard(PROTECT, 1, HIGHLAND, 1, FIRST[MINNOWTAUR]),)
    view, decision = asked(game)
    assert GAME.text.why_not_card(WIZARD, decision, view) == "None in reach"
    wanted = (
        offer.wizard(WIZARD, 1, HIGHLAND, SWAP),
        offer.hypnogriff(HYPNOGRIFF, 1),
        offer.mob(HIGHLAND, 1, HIGHLAND),
    )
    told = [GAME.text.why_not(option, view, NAMES) for option in wanted]
    assert told == ["Guarded", "No cards in hand", "No clan to give"]

    game = table(
        ["mob", "yogi", ""],
        [{"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}, {"highland": ["bragon bragon"]}],
        seats=3,
        blockStopsMoves=True,
    )
    game.state.guards = (Guard(BLOCK, 1, LOWLAND, 2, FIRST[MINNOWTAUR]),)
    view, decision = asked(game)
    assert GAME.text.why_not(offer.mob(LOWLAND, 1, HIGHLAND), view, NAMES) == "Blocked: no home"
    assert GAME.text.why_not(offer.mob(HIGHLAND, 1, HIGHLAND), view, NAMES) == ""


def test_the_reasons_are_all_tested() -> None:
    assert set(CARD_TRUTHS) | set(TRUTHS) == set(Why)
