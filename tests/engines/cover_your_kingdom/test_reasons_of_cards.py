"""Why a card of the hand cannot be chosen: in random games every such card has a reason, and the reason is true."""

from collections import Counter
from collections.abc import Callable, Mapping

from engines.core.types import Decision, View
from engines.cover_your_kingdom.cards import (
    CT,
    EQUINITY,
    HENTAUR,
    HORSES,
    KIND,
    KIND_IDS,
    SPYDRA,
)
from engines.cover_your_kingdom.choices import Kinds, hand_kinds, open_to
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.reasons.cards import card_reason
from engines.cover_your_kingdom.reasons.why import Why
from engines.cover_your_kingdom.state import BLOCK, State
from tests.conformance.cases import Case

from .positions import asked, at_stake, every_game, guarded, hand, held_kinds, walk
from .table import KLAKEN, table

Truth = Callable[[State, Decision, int, Kinds], bool]


def _pairs(state: State, seat: int, kind: int) -> bool:
    """Whether the hand and the discard pile hold a clan with this card (6.1)."""
    others = held_kinds(state, seat)
    others.remove(kind)
    shown = [KIND[state.discard[-1]]] if state.discard else []
    if kind >= CT:
        return any(other < CT for other in others + shown)
    wild = [other for other in others if other in (CT, SPYDRA)] + (shown if state.charter.wild_from_discard else [])
    return kind in others + shown or any(other in (CT, SPYDRA) for other in wild)


def _rivals(state: State, seat: int) -> list[int]:
    return [other for other in range(state.charter.seats) if other != seat]


def _allied(state: State, decision: Decision) -> bool:
    return bool(state.powers[decision.seat] & EQUINITY) and at_stake(state) in HORSES


CARD_TRUTHS: Mapping[Why, Truth] = {
    Why.NO_ACTIONS: lambda s, d, kind, chosen: s.actions == 2,
    Why.NO_PAIR: lambda s, d, kind, chosen: s.actions == 2 and not _pairs(s, d.seat, kind),
    Why.NO_PAIR_NO_CLAN: lambda s, d, kind, chosen: (
        kind in (CT, SPYDRA)
        and not _pairs(s, d.seat, kind)
        and not any(option.verb in ("recruit", "claim") and option.args[0] == kind for option in d.options)
    ),
    Why.BLOCKED: lambda s, d, kind, chosen: (
        any(seat == d.seat for seat, _ in guarded(s, BLOCK)) and _pairs(s, d.seat, kind)
    ),
    Why.NO_RIVAL_CARDS: lambda s, d, kind, chosen: not any(s.hands[seat] for seat in _rivals(s, d.seat)),
    Why.NO_STACK: lambda s, d, kind, chosen: all(len(clans) < 2 for clans in s.stacks),
    Why.TWO_CLANS: lambda s, d, kind, chosen: all(
        clans < 2 for seat, clans in enumerate(s.clans) if s.charter.elves_own_clan or seat != d.seat
    ),
    Why.NO_CLAN_TO_GIVE: lambda s, d, kind, chosen: not s.clans[d.seat],
    Why.NO_CLAN_TO_GET: lambda s, d, kind, chosen: not any(s.clans[seat] for seat in _rivals(s, d.seat)),
    Why.OUT_OF_REACH: lambda s, d, kind, chosen: bool(s.guards or s.failed or s.attempted),
    Why.ACTS_ALONE: lambda s, d, kind, chosen: kind > SPYDRA and bool(chosen),
    Why.HIRES_ALONE: lambda s, d, kind, chosen: chosen[0] > SPYDRA,
    Why.TWO_WILDS: lambda s, d, kind, chosen: {kind, chosen[0]} <= {CT, SPYDRA},
    Why.TWO_ENOUGH: lambda s, d, kind, chosen: len(chosen) == 2,
    Why.ONE_ENOUGH: lambda s, d, kind, chosen: all(len(hand_kinds(option)) < 2 for option in d.options),
    Why.ENOUGH: lambda s, d, kind, chosen: len(chosen) == s.agenda[-1][2],
    Why.CHOSEN_ENOUGH: lambda s, d, kind, chosen: chosen in [hand_kinds(option) for option in d.options],
    Why.BY_ITSELF: lambda s, d, kind, chosen: (kind,) in [hand_kinds(option) for option in d.options],
    Why.NOT_A: lambda s, d, kind, chosen: (
        kind != chosen[0]
        if d.kind == "act"
        else kind < CT and kind != at_stake(s) and not (kind == HENTAUR and _allied(s, d))
    ),
    Why.NEEDS: lambda s, d, kind, chosen: (
        kind != at_stake(s) and (chosen[0] != at_stake(s) if chosen else at_stake(s) not in held_kinds(s, d.seat))
    ),
    Why.NEEDS_SECOND: lambda s, d, kind, chosen: (
        d.kind == "defend" and not any(kind in hand_kinds(option) for option in d.options)
    ),
    Why.TOO_LITTLE: lambda s, d, kind, chosen: kind == at_stake(s) and held_kinds(s, d.seat).count(kind) == 1,
    Why.ON_YOUR_TURN: lambda s, d, kind, chosen: kind > SPYDRA and d.kind != "act",
    Why.NOT_DISCARDED: lambda s, d, kind, chosen: kind >= CT and not s.charter.dissed_hard_any,
    Why.PICK_LAND: lambda s, d, kind, chosen: d.kind == "land",
    Why.PICK_CLAN: lambda s, d, kind, chosen: d.kind == "inn_hire",
}


def selections(view: View[State], decision: Decision) -> list[Kinds]:
    """Nothing chosen, each card that may be, and some larger selections."""
    firsts = [(kind,) for kind in hand(view) if open_to(decision.options, (kind,))]
    sets = {hand_kinds(option) for option in decision.options[::7]}
    return [(), *firsts, *(chosen for chosen in sets if len(chosen) > 1)]


@every_game
def test_every_card_that_cannot_be_chosen_has_a_true_reason(case: Case) -> None:
    for state, view, decision in walk(case, every=5):
        for chosen in selections(view, decision):
            takes = [Counter(hand_kinds(option)) for option in decision.options]
            for kind, held in hand(view).items():
                wanted = Counter((*chosen, kind))
                said = GAME.text.why_not_card(kind, decision, view, chosen)
                if any(wanted <= taken for taken in takes) or wanted[kind] > held:
                    assert said == ""
                    continue
                reason = card_reason(decision, view.state, view.seat, kind, chosen)
                assert reason is not None, (decision.kind, KIND_IDS[kind], chosen)
                assert 0 < len(said) <= 20
                assert CARD_TRUTHS[reason.why](state, decision, kind, chosen), (decision, reason, kind, chosen)


def test_the_challenge_of_the_pictures() -> None:
    game = table(
        ["klaken spydra", "spydra klaken klaken ct ct bragon ct", "yogi", "yogi"],
        [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}],
    )
    view, decision = asked(game.do("recruit klaken 1 lowland", "answer ct", "answer spydra"))
    for kind, chosen, words in (
        (KIND_IDS.index("bragon"), (), "Not a Klaken"),
        (CT, (CT,), "Needs a Klaken"),
        (SPYDRA, (KLAKEN,), "Enough on its own"),
        (KLAKEN, (SPYDRA,), "Spydra is enough"),
    ):
        assert GAME.text.why_not_card(kind, decision, view, chosen) == words
